"""The server as people start it: a process of its own, a free port, a new file for the tables."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

ENDING = 300.0  # seconds that it may take to end; a quiet machine needs one
COMMAND = [sys.executable, "-m", "tests.browser.seeded"]
WITHOUT_WAITING = [
    *("--bot-pause", "0"),
    *("--bot-processes", "1"),
    *("--moves-per-second", "0"),
    *("--tables-per-minute", "0"),
    *("--messages-per-minute", "0"),
    *("--log-level", "warning"),
]


class Served:
    """It can be stopped and started again: the same address, the same tables."""

    def __init__(self, folder: Path, port: int = 0, *more: str) -> None:
        self.database = folder / "tables.db"
        self._log = folder / "server.log"
        self._chance = folder / "chance"
        self.let_chance_follow(folder.name)
        self._port = str(port)
        self._more = more
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def let_chance_follow(self, test: str) -> None:
        """The tables that are opened from now on play alike whenever this test runs."""
        self._chance.write_text(test)

    def start(self) -> None:
        """Returns when it answers; its first line tells where."""
        command = [*COMMAND, str(self._chance), "serve", *WITHOUT_WAITING, *self._more]
        where = ["--port", self._port, "--database", str(self.database)]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                command + where, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Monsterbox: "), self._log.read_text()
        self.address = line.removeprefix("Monsterbox: ").strip()
        self._port = self.address.rpartition(":")[2]

    def stop(self) -> None:
        """Politely; it must end by itself."""
        if self._process is None:
            return
        process, self._process = self._process, None
        process.send_signal(signal.SIGTERM)
        try:
            process.communicate(timeout=ENDING)
        finally:
            process.kill()
            process.wait()

    def told(self) -> str:
        """What it wrote to its log: nothing, where all is well."""
        return self._log.read_text()
