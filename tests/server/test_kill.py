"""Pulling the plug: the server is killed again and again while people play.

What was answered must be there afterwards, once and in order; what was not answered may be asked
again under the same key, and happens once. `MONSTERBOX_KILLS` is how often (50).
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.processes import free_port

KILLS = int(os.environ.get("MONSTERBOX_KILLS", "50"))
LONGEST_LIFE = 0.4  # seconds of play between two kills
SMALL_PAUSE = 0.01
PATIENCE = 60.0  # seconds for one life on a busy machine
# Two people with a device each, two on one device, a person against a bot; each of them thrice.
WISHES = 3 * (["person", "free"], ["person", "person"], ["person", "bot:level1"])
TIMES = (1, 1, 1, 2)  # how often a choice is sent at once
COMMAND = [sys.executable, "-m", "monsterbox", "serve", "--log-level", "warning"]
NO_LIMITS = ["--bot-pause", "0", "--bot-processes", "1"]
NO_LIMITS += ["--moves-per-second", "0", "--tables-per-minute", "0"]

Json = dict[str, Any]


@pytest.mark.full
def test_every_answered_move_outlives_fifty_kills(tmp_path: Path) -> None:
    with a_server(tmp_path) as server:
        players = asyncio.run(asyncio.wait_for(storm(server), KILLS * PATIENCE))

    sat_at = [table for player in players for table in player.tables]
    assert all(table.recorded == table.moves for table in sat_at)
    assert sum(len(table.moves) for table in sat_at) >= KILLS
    assert sum(player.asked_again for player in players) > 0
    assert "Traceback" not in server.log.read_text()


async def storm(server: Server) -> list[Player]:
    """Players who go on after every kill; in the end they read what is on record."""
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
        players = [
            Player(Line(client, server), random.Random(number), chairs)
            for number, chairs in enumerate(WISHES)
        ]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            await kill_repeatedly(server, client)
            for player in players:
                player.is_done = True
        for player in players:
            await player.read_records()
    return players


async def kill_repeatedly(server: Server, client: httpx.AsyncClient) -> None:
    moments = random.Random("when to pull the plug")
    for _ in range(KILLS):
        server.start()
        await server.healthy(client)
        await server.busy.wait()
        await asyncio.sleep(moments.uniform(0, LONGEST_LIFE))
        server.kill()
    server.start()
    await server.healthy(client)


# The server


class Server:
    """A process that listens on the same port and writes to the same file in every life."""

    def __init__(self, folder: Path, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.log = folder / "log"
        self.up = asyncio.Event()
        self.busy = asyncio.Event()
        self.lives = 0
        self._arguments = ["--port", str(port), "--database", str(folder / "tables.db")]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.lives += 1
        with self.log.open("ab") as log:
            command = [*COMMAND, *NO_LIMITS, *self._arguments]
            self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)

    async def healthy(self, client: httpx.AsyncClient) -> None:
        """Wait until it answers; one that ended by itself never will."""
        while self._process is not None and self._process.poll() is None:
            try:
                assert (await client.get("/health")).status_code == 200
                self.up.set()
                return
            except httpx.TransportError:
                await asyncio.sleep(SMALL_PAUSE)
        raise AssertionError(f"no server in life {self.lives}: {self.log.read_text()}")

    def kill(self) -> None:
        """As `kill -9` does it: no signal is heard, nothing is tidied up."""
        self.up.clear()
        self.busy.clear()
        if self._process is not None:
            self._process.kill()
            self._process.wait()


@contextmanager
def a_server(folder: Path) -> Iterator[Server]:
    server = Server(folder, free_port())
    try:
        yield server
    finally:
        server.kill()


# The players


@dataclass
class Line:
    """The way to the server, which may be cut at any moment."""

    client: httpx.AsyncClient
    server: Server

    async def ask(self, method: str, path: str, token: str, body: Json | None = None) -> Json:
        """The answer, or `TransportError` where the server died meanwhile."""
        answer = await self.client.request(
            method, f"/api{path}", headers=as_person(token), json=body
        )
        assert answer.is_success, (method, path, body, answer.text)
        told: Json = answer.json()
        return told

    async def come(self) -> str:
        """The secret of somebody new: the server takes only those that it has issued."""
        while True:
            try:
                secret = (await self.client.get("/")).cookies["me"]
            except httpx.TransportError:
                await self.server.up.wait()
            else:
                self.client.cookies.clear()
                return secret

    async def ask_until_answered(
        self, method: str, path: str, token: str, body: Json | None = None
    ) -> Json:
        while True:
            try:
                return await self.ask(method, path, token, body)
            except httpx.TransportError:
                await self.server.up.wait()


@dataclass
class Played:
    """A table: who holds which seat, what was answered, what is on record."""

    path: str
    tokens: dict[int, str]
    moves: list[str] = field(default_factory=list)
    recorded: list[str] = field(default_factory=list)


@dataclass
class Player:
    """Plays for all people of one table after the other, any legal choice."""

    line: Line
    dice: random.Random
    chairs: list[str]
    tables: list[Played] = field(default_factory=list)
    is_done: bool = False
    asked_again: int = 0

    async def play(self) -> None:
        while not self.is_done:
            table = await self.sit_down()
            self.tables.append(table)
            is_over = False
            while not (self.is_done or is_over):
                is_over = await self.go_on(table)

    async def sit_down(self) -> Played:
        """A table that its host never heard of stays empty: only moves have a key."""
        host, guest = await self.line.come(), await self.line.come()
        wish = {"game": "zombeasts", "seats": 2, "chairs": self.chairs}
        opened = await self.line.ask_until_answered("POST", "/tables", host, wish)
        path = f"/tables/{opened['table']}"
        mine = [seat for seat, chair in enumerate(self.chairs) if chair == "person"]
        table = Played(path, dict.fromkeys(mine, host))
        for link in opened["links"]:
            seat, body = link["seat"], {"link": link["secret"]}
            await self.line.ask_until_answered("POST", f"{path}/seats/{seat}", guest, body)
            table.tokens[seat] = guest
        return table

    async def go_on(self, table: Played) -> bool:
        """One choice of whoever is asked; whether the match is over."""
        for seat, token in table.tokens.items():
            path = f"{table.path}?seat={seat}"
            shown = await self.line.ask_until_answered("GET", path, token)
            if shown["phase"] == "over":
                return True
            if shown["choices"]:
                await self.choose(table, seat, shown)
                return False
        await asyncio.sleep(SMALL_PAUSE)
        return False

    async def choose(self, table: Played, seat: int, shown: Json) -> None:
        """Until there is an answer, under the same key; the impatient ask twice at once."""
        choice = self.dice.choice(shown["choices"])["text"]
        key = f"{self.dice.getrandbits(64):016x}"
        body = {"choice": choice, "version": shown["version"], "key": key, "seat": seat}
        while not await self.is_answered(table, seat, body):
            self.asked_again += 1
            await self.line.server.up.wait()
        table.moves.append(f"{seat}: {choice}")
        self.line.server.busy.set()

    async def is_answered(self, table: Played, seat: int, body: Json) -> bool:
        """Whether one of the requests was; but for a cut line nothing may be in the way."""
        path, token = f"{table.path}/moves", table.tokens[seat]
        asked = [self.line.ask("POST", path, token, body) for _ in range(self.dice.choice(TIMES))]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        failures = [answer for answer in answers if isinstance(answer, BaseException)]
        for failure in failures:
            if not isinstance(failure, httpx.TransportError):
                raise failure
        return len(failures) < len(answers)

    async def read_records(self) -> None:
        """What the people chose, in order; matches that go on are given up first."""
        for table in self.tables:
            token = next(iter(table.tokens.values()))
            await self.line.client.post(f"/api{table.path}/give-up", headers=as_person(token))
            record = await self.line.ask("GET", f"{table.path}/record", token)
            own = tuple(f"{seat}: " for seat in table.tokens)
            table.recorded = [step for step in record["actions"] if step.startswith(own)]


def as_person(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}
