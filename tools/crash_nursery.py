"""Where `tools.crash` starts its servers: each is a fork, much faster than a new Python.

It reads a list of words in each line, and answers each with a line: `start LOG OPTION ...` with the
number of the process, `bury PID` when that has ended, `is-alive PID` with yes or no.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from pathlib import Path

from monsterbox.cli.main import main as monsterbox

for module in ("run", "store.postgres", "store.peers", "http.forwarding"):
    importlib.import_module(f"monsterbox.server.{module}")


def main() -> None:
    for line in sys.stdin:
        print(answer(json.loads(line)), flush=True)


def answer(words: list[str]) -> str:
    match words:
        case ["start", log, *options]:
            return str(start(Path(log), options))
        case ["bury", pid]:
            os.waitpid(int(pid), 0)
            return "buried"
        case ["is-alive", pid]:
            return "no" if os.waitpid(int(pid), os.WNOHANG)[0] else "yes"
    raise ValueError(words)


def start(log: Path, options: list[str]) -> int:
    pid = os.fork()
    if pid != 0:
        return pid
    with log.open("ab") as said:
        os.dup2(said.fileno(), 2)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    os._exit(monsterbox(["serve", *options]))


if __name__ == "__main__":
    main()
