"""`monsterbox serve`: the real thing, on a real port."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from monsterbox.cli.main import main
from monsterbox.server import addresses
from monsterbox.server.run import PortInUse, listen, listen_elsewhere
from monsterbox.server.settings import Settings
from tests.server.clocks import PATIENCE


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """The command sets up logs for its whole process: here, that of the tests."""
    root = logging.getLogger()
    handlers = root.handlers
    yield
    root.handlers = handlers


COMMAND = [sys.executable, "-m", "monsterbox", "serve"]


def visitor(address: str) -> httpx.Client:
    return httpx.Client(base_url=address, timeout=PATIENCE)


@contextmanager
def a_server(folder: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process and its address; it must end by itself."""
    arguments = ["--port", "0", "--database", str(folder / "tables.db"), "--log-level", "warning"]
    process = subprocess.Popen(
        [*COMMAND, *arguments, "--bot-processes", "1", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline().removeprefix("Monsterbox: ").strip()
    finally:
        process.kill()
        process.communicate()


def test_it_tells_its_address_plays_and_stops_politely(tmp_path: Path) -> None:
    with a_server(tmp_path) as (process, address), visitor(address) as client:
        opened = client.post("/api/tables", json={"game": "zombeasts", "seats": 2}).json()
        mine = {"authorization": f"Bearer {opened['token']}"}
        path = f"/api/tables/{opened['table']}"
        with client.stream("GET", f"{path}/stream", headers=mine) as answer:
            rows = answer.iter_lines()
            assert '"table":' in next(rows)

            process.send_signal(signal.SIGTERM)

            assert list(rows)[-1] == '{"bye":true}'
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_what_was_played_is_there_after_a_restart(tmp_path: Path) -> None:
    wish = {"game": "zombeasts", "seats": 2, "chairs": ["person", "person"], "name": "Ada"}
    with a_server(tmp_path) as (process, address), visitor(address) as client:
        opened = client.post("/api/tables", json=wish).json()
        mine = {"authorization": f"Bearer {opened['token']}"}
        path = f"/api/tables/{opened['table']}"
        seat = opened["shown"]["waiting_for"][0]
        shown = client.get(f"{path}?seat={seat}", headers=mine).json()
        move = {"choice": shown["choices"][0]["text"], "version": shown["version"], "seat": seat}
        after = client.post(f"{path}/moves", json=move, headers=mine)
        token = client.get("/").text.partition('data-csrf="')[2].partition('"')[0]
        cookie = client.cookies["me"]
        process.send_signal(signal.SIGKILL)

    with a_server(tmp_path) as (_, address), visitor(address) as client:
        client.cookies["me"] = cookie
        same = client.get(f"{path}?seat={seat}", headers=mine)
        form = client.post("/theme", data={"theme": "dark", "_csrf_token": token})

    assert after.status_code == 200
    assert same.json()["view"] == after.json()["view"]
    assert form.status_code == 303  # pages that were open before still work


# What cannot be is one line on the terminal


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other program never answers."""
    monkeypatch.setattr(addresses, "PATIENCE", 0.01)


@pytest.mark.usefixtures("hasty")
def test_a_port_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        status = main(["serve", "--port", port, "--database", str(tmp_path / "x.db")])

    told = capsys.readouterr()
    assert status == 2
    assert told.err.count("\n") == 1
    assert f"127.0.0.1, port {port}" in told.err


def test_a_port_where_monsterbox_is_already_running(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever types `make play` twice is told where the first one is."""
    monkeypatch.setattr(addresses, "PATIENCE", PATIENCE)  # it has just begun, on a busy machine
    with a_server(tmp_path) as (_, address):
        port = address.rpartition(":")[2]
        status = main(["serve", "--port", port, "--database", str(tmp_path / "x.db"), "--open"])

    told = capsys.readouterr()
    assert status == 2
    assert f"already running at {address}" in told.err
    assert told.err.count("\n") == 1


def test_a_second_server_on_the_same_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each keeps its tables in memory, so that they would play against each other's logs."""
    with a_server(tmp_path) as (process, _):
        status = main(["serve", "--port", "0", "--database", str(tmp_path / "tables.db")])

    told = capsys.readouterr()
    assert status == 2
    assert f"tables.db: is in use by another server (process {process.pid})" in told.err
    assert told.err.count("\n") == 1


@pytest.mark.usefixtures("hasty")
def test_whoever_only_wants_to_play_gets_the_next_port(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And a line that says so; without `--open` the port in the settings is meant."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        with pytest.raises(PortInUse) as error:
            listen(Settings(port=taken))
        with listen_elsewhere(Settings(port=taken, open=True), error.value) as found:
            port = found.getsockname()[1]

    assert port > taken
    assert f"Port {taken} is taken by another program: {port} instead" in capsys.readouterr().out


def test_all_addresses_of_both_kinds() -> None:
    if not socket.has_dualstack_ipv6():
        pytest.skip("no IPv6 here")
    with listen(Settings(host="::", port=0)) as both:
        port = both.getsockname()[1]
        socket.create_connection(("127.0.0.1", port), PATIENCE).close()
        socket.create_connection(("::1", port), PATIENCE).close()


@pytest.mark.parametrize("host", ["no.such.host.invalid", "999.1.1.1", "ü" * 100])
def test_a_host_that_there_is_not(host: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--host", host, "--port", "0"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def no_database(folder: Path) -> str:
    (folder / "text").write_text("this is no database, but a text of some length\n" * 40)
    return str(folder / "text")


@pytest.mark.parametrize("kind", ["text", "folder", "missing", "address"])
def test_a_database_that_cannot_be_opened(
    tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    address = {
        "text": no_database(tmp_path),
        "folder": str(tmp_path),
        "missing": str(tmp_path / "text" / "below" / "a" / "file.db"),
        "address": "mysql://root:hunter2@localhost/x",
    }[kind]

    status = main(["serve", "--port", "0", "--database", address, "--log-level", "error"])

    told = capsys.readouterr()
    assert status == 2
    assert told.err.startswith("monsterbox: database ")
    assert told.err.count("\n") == 1
    assert "hunter2" not in told.err


@pytest.mark.parametrize(
    "arguments", [["--port", "many"], ["--base-url", "here"], ["--log-level", "x"], ["--nonsense"]]
)
def test_a_bad_option(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(["serve", *arguments])
    except SystemExit as left:
        status = int(str(left.code))

    assert status == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_bad_variable(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MONSTERBOX_PORT", "many")

    assert main(["serve"]) == 2
    assert "MONSTERBOX_PORT" in capsys.readouterr().err


def test_no_other_command_loads_the_server() -> None:
    check = "import sys, monsterbox.cli.main; sys.exit('litestar' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", check], env=os.environ).returncode == 0
