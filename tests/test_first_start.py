"""`make play` on a fresh clone: the page first, the compiler beside it."""

from __future__ import annotations

import socket
from pathlib import Path
from urllib.request import urlopen

import pytest
from tools.first_start import FirstStart, copy_of_the_repository

from tests.server.clocks import PATIENCE

COMPILED = "the rules are compiled"


def has_network() -> bool:
    """Whether there is a way out of this machine; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return False
        return True


def address_of(start: FirstStart) -> str:
    """Where it serves; without any network there may be nothing to install from."""
    address = start.address()
    if not address and not has_network():
        pytest.skip("no network: " + " | ".join(start.lines))
    assert address, "\n".join(start.lines)
    return address


def steps_of(start: FirstStart) -> list[str]:
    """The lines that count the steps of setting up."""
    return [line.split()[1] for line in start.lines if " of 3: " in line]


@pytest.mark.full
def test_two_fresh_starts_at_once_show_a_page_before_they_compile(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sets up, the other one waits for it; how long it takes is told, not judged."""
    folder = copy_of_the_repository(tmp_path)
    starts = [FirstStart(folder, name) for name in ("one.db", "other.db")]  # one server a file
    try:
        for start in starts:
            with urlopen(address_of(start), timeout=PATIENCE) as page:
                assert b"Monsterbox" in page.read()
            with capsys.disabled():
                print(f"\nfirst page after {start.seconds:.0f} s (two starts at once)")
            assert not list(folder.glob("src/**/*.so"))
        assert sorted(steps_of(starts[0]) + steps_of(starts[1])) == ["1", "2", "3"]
        for start in starts:
            assert any("starting the server" in line for line in start.lines)
            assert any("compiling the rules" in line for line in start.lines)
    finally:
        endings = [start.interrupt() for start in starts]

    for start, ending in zip(starts, endings, strict=True):
        assert any("stopped" in line for line in ending), ending
        assert not any(COMPILED in line for line in start.lines)
    assert not list(folder.glob("src/**/*.so"))
