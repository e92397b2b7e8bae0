"""Other processes: modules of the tests, with the sources or compiled; servers and their ports."""

from __future__ import annotations

import json
import os
import random
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]


def answer_of(module: str, *arguments: str, pure: bool) -> Any:
    """What the module prints as JSON."""
    environment = {name: value for name, value in os.environ.items() if name != "MONSTERBOX_PURE"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    if pure:
        environment["MONSTERBOX_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def free_port() -> int:
    """A port that nobody is given by chance while the server is down; each is given once.

    Tests that run beside these have a range of their own.
    """
    for port in PORTS:
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


def own_ports() -> Iterator[int]:
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    first = 20_000 + 1_000 * (worker % 10)
    ports = list(range(first, first + 1_000))
    random.Random(os.getpid()).shuffle(ports)  # other runs of the tests use the same range
    return iter(ports)


PORTS = own_ports()
