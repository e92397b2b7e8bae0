"""`docs/operate.md` and the files in `deploy/`: what they show works."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tools.first_start import as_a_stranger, copy_of_the_repository

from monsterbox.cli.main import parse
from monsterbox.server.settings import SETTINGS
from tests.processes import ROOT, free_port
from tests.server.clocks import PATIENCE

DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
HERE = "127.0.0.1"
TIMES = 50  # how often a connection is tried until somebody listens


def commands_of_the_page() -> list[list[str]]:
    """What the page shows in its blocks of shell, each line in words."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, flags=re.S)
    return [shlex.split(line) for block in blocks for line in block.splitlines()]


# The page itself


def test_every_command_of_the_page_is_one(tmp_path: Path) -> None:
    ours = [words[1:] for words in commands_of_the_page() if words[0] == "monsterbox"]

    assert {words[0] for words in ours} == {"serve", "backup", "restore", "person"}
    for words in ours:
        parse(words)


def test_every_setting_is_explained() -> None:
    assert [one.flag for one in SETTINGS if f"`{one.flag}`" not in PAGE] == []


def test_the_token_of_the_page_is_long_enough() -> None:
    (made,) = [words for words in commands_of_the_page() if "secrets" in " ".join(words)]

    token = subprocess.check_output([sys.executable, *made[1:3]], text=True)

    assert len(token.strip()) >= 32


@pytest.mark.full
def test_every_metric_of_the_page_and_of_the_alerts_exists(tmp_path: Path) -> None:
    alerts = (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"monsterbox_\w+", alerts + PAGE)) - {"monsterbox_people"}
    port = free_port()
    with a_server(tmp_path, "--metrics", f"{HERE}:{port}") as address:
        httpx.get(address, timeout=PATIENCE)
        served = httpx.get(f"http://{HERE}:{port}/metrics", timeout=PATIENCE).text

    missing = [name for name in named if not re.search(rf"^{name}(_count|{{| )", served, re.M)]
    assert missing == []


@contextmanager
def a_server(folder: Path, *more: str) -> Iterator[str]:
    """A server as people start it; where it listens."""
    command = [sys.executable, "-m", "monsterbox", "serve", "--log-level", "warning"]
    where = ["--database", str(folder / "tables.db"), "--bot-processes", "1"]
    if "--port" not in more:
        where += ["--port", "0"]
    with running([*command, *where, *more]) as process:
        assert process.stdout is not None
        yield process.stdout.readline().removeprefix("Monsterbox: ").strip()


@contextmanager
def running(command: list[str], **how: object) -> Iterator[subprocess.Popen[str]]:
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, **how)  # type: ignore[call-overload]  # an environment, or nothing
    try:
        yield process
    finally:
        process.terminate()  # killed, nginx would leave its workers behind
        process.communicate(timeout=PATIENCE)


# The proxies


def program(name: str) -> str:
    """The path of a program, also of those that only root has in its path."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"no {name}: sudo apt-get install {name}")
    return found


def a_certificate(folder: Path) -> list[str]:
    """A certificate for this machine, signed by itself, and its key."""
    files = [str(folder / "fullchain.pem"), str(folder / "privkey.pem")]
    made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"]
    command = [program("openssl"), *made, *named, "-out", files[0], "-keyout", files[1]]
    subprocess.run(command, check=True, capture_output=True)
    return files


def site_for_a_test(folder: Path, *, server: int, plain: int, tls: int) -> str:
    """The site of the repository, with the ports and the certificate of the test."""
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    certificate, key = a_certificate(folder)
    site = re.sub(r" *listen \[::\].*\n", "", site)
    for old, new in {
        "listen 80;": f"listen {HERE}:{plain};",
        "listen 443 ssl": f"listen {HERE}:{tls} ssl",
        "server_name games.example.org;": "server_name localhost;",
        f"server {HERE}:8000;": f"server {HERE}:{server};",
        "/etc/letsencrypt/live/games.example.org/fullchain.pem": certificate,
        "/etc/letsencrypt/live/games.example.org/privkey.pem": key,
    }.items():
        assert old in site, old
        site = site.replace(old, new)
    return site


def nginx_around(site: str, folder: Path) -> list[str]:
    """The command that runs nginx with this site in a folder of its own."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{ }} http {{ access_log off; {places}\n{site}\n}}\n"
    )
    return [program("nginx"), "-e", f"{folder}/error.log", "-c", str(folder / "nginx.conf")]


@pytest.mark.full
@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="nginx is tried on Unix")
def test_nginx_plays_with_the_site_of_the_repository(tmp_path: Path) -> None:
    """Over TLS, with cookies for TLS only, a stream that comes at once, and no claimed address."""
    server, plain, tls = free_port(), free_port(), free_port()
    base = f"https://localhost:{tls}"
    site = site_for_a_test(tmp_path, server=server, plain=plain, tls=tls)
    settings = ["--port", str(server), "--base-url", base, "--trusted-proxy", HERE]
    trust = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
    patient = httpx.HTTPTransport(verify=trust, retries=TIMES)
    limited = ["--tables-per-minute", "1"]
    with (
        a_server(tmp_path, *settings, *limited),
        running(nginx_around(site, tmp_path)),
        httpx.Client(base_url=base, transport=patient, timeout=PATIENCE) as visitor,
    ):
        home = visitor.get("/")
        opened = [open_a_table(visitor, claimed=f"192.0.2.{number}") for number in range(8)]
        token, table = opened[0].json()["token"], opened[0].json()["table"]
        mine = {"authorization": f"Bearer {token}"}
        with visitor.stream("GET", f"/api/tables/{table}/stream", headers=mine) as stream:
            first = next(stream.iter_lines())
        away = visitor.get(f"http://localhost:{plain}/rules/zombeasts")

    assert home.status_code == 200
    assert home.headers["set-cookie"].startswith("__Host-me=")
    assert "strict-transport-security" in home.headers
    assert f'"table":"{table}"' in first
    assert opened[-1].status_code == 429  # whatever address they claim, it is one visitor
    assert away.status_code == 301
    assert away.headers["location"] == "https://localhost/rules/zombeasts"


def open_a_table(visitor: httpx.Client, *, claimed: str) -> httpx.Response:
    wish = {"game": "zombeasts", "seats": 2}
    return visitor.post("/api/tables", json=wish, headers={"x-forwarded-for": claimed})


def test_caddy_reads_the_file_of_the_repository() -> None:
    caddy = program("caddy")

    checked = ["validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    subprocess.run([caddy, *checked], check=True, capture_output=True)


def block_of_the_page(language: str) -> str:
    (block,) = re.findall(rf"```{language}\n(.*?)```", PAGE, flags=re.S)
    return str(block)


def test_caddy_reads_what_the_page_says_about_several_processes(tmp_path: Path) -> None:
    caddy = program("caddy")
    site = tmp_path / "Caddyfile"
    site.write_text(f"games.example.org {{\n{block_of_the_page('caddy')}}}\n", encoding="utf-8")

    checked = ["validate", "--adapter", "caddyfile", "--config", str(site)]
    subprocess.run([caddy, *checked], check=True, capture_output=True)


@pytest.mark.full
@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="nginx is tried on Unix")
def test_nginx_leads_to_several_processes(tmp_path: Path, postgres_database: str) -> None:
    """Whichever of them opens a table, it is found, and a stream of it comes at once."""
    ports, plain, tls = (free_port(), free_port()), free_port(), free_port()
    base = f"https://localhost:{tls}"
    site = site_for_a_test(tmp_path, server=ports[0], plain=plain, tls=tls)
    several = block_of_the_page("nginx")
    for shown, port in zip(("8001", "8002"), ports, strict=True):
        several = several.replace(f"{HERE}:{shown}", f"{HERE}:{port}")
    site = re.sub(r"upstream monsterbox \{.*?\n\}\n", lambda _: several, site, flags=re.S)
    shared = ["--database", postgres_database, "--base-url", base, "--trusted-proxy", HERE]
    trust = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
    patient = httpx.HTTPTransport(verify=trust, retries=TIMES)
    with (
        a_server(tmp_path, *shared, "--port", str(ports[0])),
        a_server(tmp_path, *shared, "--port", str(ports[1])),
        running(nginx_around(site, tmp_path)),
        httpx.Client(base_url=base, transport=patient, timeout=PATIENCE) as visitor,
    ):
        opened = [open_a_table(visitor, claimed="192.0.2.1").json() for _ in range(6)]
        found = []
        for one in opened:
            mine = {"authorization": f"Bearer {one['token']}"}
            with visitor.stream("GET", f"/api/tables/{one['table']}/stream", headers=mine) as rows:
                found.append(f'"table":"{one["table"]}"' in next(rows.iter_lines()))

    assert found == [True] * 6


def test_both_proxies_lead_to_the_usual_port() -> None:
    """The part of Caddy's file that can be checked without Caddy."""
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")

    assert f"reverse_proxy {HERE}:8000" in caddy
    assert f"server {HERE}:8000;" in (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    lines = [line.strip() for line in caddy.splitlines()]
    assert sum(line.endswith(" {") for line in lines) == lines.count("}") == 3


# The service and the container


def test_the_service_starts_what_there_is(tmp_path: Path) -> None:
    unit = (DEPLOY / "monsterbox.service").read_text(encoding="utf-8")
    (start,) = re.findall(r"^ExecStart=(.*)$", unit, flags=re.M)

    path, *words = shlex.split(start)
    parsed = parse(words)

    assert path == "/opt/monsterbox/bin/monsterbox"
    assert f"python3 -m venv {Path(path).parents[1]}" in PAGE
    assert parsed.database.startswith("/var/lib/monsterbox/")


def test_the_services_of_several_processes_differ_in_their_ports() -> None:
    one = (DEPLOY / "monsterbox.service").read_text(encoding="utf-8")
    many = (DEPLOY / "monsterbox@.service").read_text(encoding="utf-8")
    (start,) = re.findall(r"^ExecStart=(.*)$", many, flags=re.M)

    parsed = parse(shlex.split(start.replace("%i", "8001"))[1:])

    assert parsed.port == "8001"
    assert parsed.database.startswith("postgresql://")
    assert set(many.splitlines()[4:]) - set(one.splitlines()) == {f"ExecStart={start}"}


@pytest.mark.parametrize("name", ["monsterbox.service", "monsterbox@.service"])
def test_systemd_understands_the_service(name: str, tmp_path: Path) -> None:
    verify = program("systemd-analyze")
    unit = (DEPLOY / name).read_text(encoding="utf-8")
    (tmp_path / name).write_text(unit.replace("/opt/monsterbox/bin/monsterbox", sys.executable))
    started = name.replace("@", "@8001")

    checked = [verify, "verify", "--man=no", "--recursive-errors=no"]
    told = subprocess.run([*checked, str(tmp_path / started)], capture_output=True, text=True)

    about_it = [line for line in told.stderr.splitlines() if "monsterbox" in line]
    assert about_it == []


def steps_of_the_container() -> list[tuple[str, str]]:
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
    return [
        (word, rest) for word, _, rest in (line.partition(" ") for line in lines) if word.isupper()
    ]


@pytest.mark.full
def test_the_steps_of_the_container_make_a_server(tmp_path: Path) -> None:
    """In a folder instead of a container: what is copied suffices, and the command serves.

    The libraries are those of this Python, and nothing is compiled: others test that.
    """
    clone = copy_of_the_repository(tmp_path / "clone")
    source, installed = tmp_path / "source", tmp_path / "installed"
    source.mkdir()
    for word, rest in steps_of_the_container():
        if word == "COPY" and not rest.startswith("--from"):
            *names, target = rest.split()
            for name in names:
                put(clone / name, source / target / ("" if target != "./" else name))
    venv.create(installed, with_pip=False)
    lend_libraries(installed)
    (install,) = [rest for _, rest in steps_of_the_container() if "pip install" in rest]
    words = shlex.split(install.replace("/opt/monsterbox", str(installed)))
    pinned, *command = words
    extra = ["--no-deps", "--no-build-isolation", "--quiet"]
    environment = as_a_stranger() | {"MONSTERBOX_BUILD": "pure"}
    done = subprocess.run(
        [*command, *extra],
        cwd=source,
        env=environment | dict([pinned.split("=", 1)]),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr

    (shown,) = [rest for word, rest in steps_of_the_container() if word == "CMD"]
    serve = [word.replace("/opt/monsterbox", str(installed)) for word in eval(shown)]
    port = free_port()
    set_up = {"MONSTERBOX_DATABASE": str(tmp_path / "data.db"), "MONSTERBOX_HOST": HERE}
    environment |= set_up | {"MONSTERBOX_PORT": str(port), "MONSTERBOX_LOG_LEVEL": "warning"}
    with running(serve, cwd=tmp_path, env=environment) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == f"Monsterbox: http://{HERE}:{port}\n"
        with httpx.Client(base_url=f"http://{HERE}:{port}", timeout=PATIENCE) as visitor:
            assert visitor.get("/ready").json()["status"] == "ok"
            assert b"Zombeasts" in visitor.get("/").content


def put(what: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if what.is_dir():
        shutil.copytree(what, target)
    else:
        shutil.copy(what, target)


def lend_libraries(installed: Path) -> None:
    """Let a new environment use the libraries of this one, pip among them, behind its own."""
    inside = next((installed / "lib").glob("python*/site-packages"))
    (inside / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
