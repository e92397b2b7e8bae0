"""Killed under load: what was acknowledged is there, once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from monsterbox.server.store import SqlStore

from . import postgres
from .builders import numbers_of
from .conftest import Run
from .writer import TABLES

PROJECT = Path(__file__).parents[3]
# After so many acknowledgements, so that the moment is another each time.
KILLED_AFTER = (1, 2, 60, 7, 200, 33, 20, 1, 111, 45)


@contextmanager
def a_writer(address: str) -> Iterator[subprocess.Popen[str]]:
    """A process that starts writers, ended with the test."""
    command = [sys.executable, "-W", "error", "-m", "tests.server.store.writer", address]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=PROJECT, stdin=pipe, stdout=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def kill_one(process: subprocess.Popen[str], after: int) -> list[str]:
    """Let it write for a while, then kill it; what it had acknowledged until then."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("go\n")
    process.stdin.flush()
    pid = int(process.stdout.readline().removeprefix("started "))
    acknowledged = [next(process.stdout) for _ in range(after)]
    os.kill(pid, signal.SIGKILL)
    return acknowledged + list(until_dead(process.stdout))


def until_dead(said: IO[str]) -> Iterator[str]:
    while (line := said.readline()) != "dead\n":
        assert line, "the writer is gone"
        yield line


async def logs(address: str) -> dict[str, list[int]]:
    """What a server would find after the last kill."""
    store = SqlStore(address)
    await store.start()
    found = {table_id: await numbers_of(store, table_id) for table_id in TABLES}
    await store.close()
    return found


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_no_acknowledged_entry_is_lost_or_doubled(database: str, run: Run) -> None:
    """Each writer goes on where the log ends, so a hole or a double would stop it at once."""
    acknowledged: list[str] = []
    with a_writer(database) as process:
        for after in KILLED_AFTER:
            acknowledged += kill_one(process, after)
            if database.startswith("postgresql"):
                postgres.wait_until_alone(database)

    found = run(logs(database))

    stored = {f"{table}, {number}\n" for table, numbers in found.items() for number in numbers}
    assert len(acknowledged) == len(set(acknowledged)) >= sum(KILLED_AFTER)
    assert set(acknowledged) <= stored
    for numbers in found.values():
        assert numbers == list(range(1, len(numbers) + 1))
