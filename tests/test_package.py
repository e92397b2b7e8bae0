"""Installed as a package, far from the repository, everything is there."""

from __future__ import annotations

import re
import subprocess
import sys
import venv
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from tools.first_start import ROOT, as_a_stranger, copy_of_the_repository
from tools.readme import readable_anywhere

import monsterbox as mb
from tests.server.clocks import PATIENCE
from tests.test_first_start import has_network


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    """What it prints; without any network there may be nothing to install from."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        env=as_a_stranger() | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if "No matching distribution" in done.stderr and not has_network():
        pytest.skip("no network: " + done.stderr.splitlines()[-1])
    assert done.returncode == 0, done.stderr
    return done.stdout


def metadata_of(wheel: Path) -> Message:
    with ZipFile(wheel) as archive:
        (name,) = (one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
        return message_from_bytes(archive.read(name))


@pytest.mark.full
def test_a_wheel_works_outside_the_repository(tmp_path: Path) -> None:
    """As with `uv tool install` and `pipx`: an environment of its own, started from elsewhere."""
    source = copy_of_the_repository(tmp_path / "source")
    wheel_of = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", "dist", ".")
    run(*wheel_of, "--no-build-isolation", folder=source, MONSTERBOX_BUILD="pure")
    (wheel,) = (source / "dist").glob("*.whl")
    check_metadata(metadata_of(wheel))

    environment, elsewhere = tmp_path / "environment", tmp_path / "elsewhere"
    elsewhere.mkdir()
    venv.create(environment, with_pip=True)
    python = environment / "bin" / "python"
    install = (python, "-m", "pip", "install", "--quiet", "--no-compile", wheel)
    run(*install, folder=elsewhere, PIP_CONSTRAINT=str(ROOT / "constraints.txt"))

    command = environment / "bin" / "monsterbox"
    assert run(command, "--version", folder=elsewhere) == f"monsterbox {mb.__version__}\n"
    check_pages(command, elsewhere)


def check_metadata(told: Message) -> None:
    assert told["Author"] == "Monsterbox contributors"
    assert told["License-Expression"] == "MIT"
    assert told["Requires-Python"] == ">=3.11"
    assert told["Description-Content-Type"] == "text/markdown"
    assert "Typing :: Typed" in told.get_all("Classifier", [])
    assert "make play" in str(told.get_payload())


def check_pages(command: Path, folder: Path) -> None:
    """The first page, and a file that it needs."""
    words = ["serve", "--port", "0", "--database", "tables.db", "--log-level", "warning"]
    server = subprocess.Popen(
        [command, *words], cwd=folder, env=as_a_stranger(), stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    with server, server.stdout:
        try:
            address = server.stdout.readline().partition(": ")[2].strip()
            with urlopen(address, timeout=PATIENCE) as page:
                html = page.read().decode()
            assert all(f"/games/{key}/new" in html for key in mb.games())
            found = re.search(r'href="(/static/[^"]+[.]css)"', html)
            assert found is not None
            with urlopen(address + found[1], timeout=PATIENCE) as style:
                assert style.status == 200
        finally:
            server.terminate()


def test_the_readme_on_an_index_leads_nowhere_that_is_not_there() -> None:
    """Pictures and pages of the repository are not there; the text stays."""
    text = readable_anywhere((ROOT / "README.md").read_text(encoding="utf-8"))

    assert "<img" not in text
    assert not re.findall(r"\]\((?!https:)", text)
    assert "make play" in text
    assert "Architecture" in text
