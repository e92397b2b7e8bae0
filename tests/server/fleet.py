"""Server processes that share one database, and people who use any of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from tools.crash import NO_LIMITS, Nursery, tracebacks

from tests.processes import free_port
from tests.server.clocks import PATIENCE

Json = dict[str, Any]


@dataclass
class Process:
    """One of them, with a client that asks it and nobody else."""

    nursery: Nursery
    pid: int
    client: httpx.Client
    log: Path
    is_alive: bool = True

    def kill(self) -> None:
        if self.is_alive:
            self.is_alive = False
            self.nursery.kill(self.pid)


@contextmanager
def processes(nursery: Nursery, database: str, folder: Path) -> Iterator[tuple[Process, Process]]:
    """Two of them, with a log for both."""
    log = folder / "log"
    log.touch()
    two = a_process(nursery, database, log), a_process(nursery, database, log)
    try:
        for one in two:
            wait_for(one)
        yield two
        assert tracebacks(log.read_text()) == []
    finally:
        for one in two:
            one.kill()
            one.client.close()


def a_process(nursery: Nursery, database: str, log: Path) -> Process:
    port = free_port()
    pid = nursery.start(log, "--port", str(port), "--database", database, *NO_LIMITS)
    client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
    return Process(nursery, pid, client, log)


def wait_for(one: Process) -> None:
    while True:
        try:
            assert one.client.get("/health").status_code == 200
            return
        except httpx.TransportError:
            assert one.nursery.is_alive(one.pid), one.log.read_text()
            time.sleep(0.02)


@dataclass
class Seated:
    """Somebody who plays all seats that they hold, through whichever process."""

    table: str
    token: str
    keys: Iterator[int] = field(default_factory=count)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def look(self, at: Process, seat: int | None = None) -> Json:
        more = "" if seat is None else f"?seat={seat}"
        answer = at.client.get(f"{self.path}{more}", headers=self.headers)
        assert answer.status_code == 200, answer.text
        shown: Json = answer.json()
        return shown

    def asked(self, at: Process) -> tuple[int, Json]:
        """The seat that has to choose, and what it sees."""
        seat = self.look(at)["waiting_for"][0]
        return seat, self.look(at, seat)

    def a_move(self, at: Process) -> Json:
        """The first choice there is, ready to be sent."""
        seat, shown = self.asked(at)
        choice, key = shown["choices"][0]["text"], f"key-{next(self.keys):06}"
        return {"choice": choice, "version": shown["version"], "seat": seat, "key": key}

    def send(self, at: Process, move: Json) -> httpx.Response:
        return at.client.post(f"{self.path}/moves", json=move, headers=self.headers)

    def play(self, at: Process) -> Json:
        answer = self.send(at, self.a_move(at))
        assert answer.status_code == 200, answer.text
        shown: Json = answer.json()
        return shown

    def record(self, at: Process) -> list[str]:
        """What was played; the match is given up for that."""
        at.client.post(f"{self.path}/give-up", headers=self.headers)
        answer = at.client.get(f"{self.path}/record", headers=self.headers)
        assert answer.status_code == 200, answer.text
        actions: list[str] = answer.json()["actions"]
        return actions


def open_table(at: Process, *chairs: str, game: str = "zombeasts") -> Seated:
    wish = {"game": game, "seats": len(chairs), "chairs": list(chairs), "name": "Ada"}
    answer = at.client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return Seated(answer.json()["table"], answer.json()["token"])
