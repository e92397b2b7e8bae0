"""Programs that play: two seats at each table, any legal choice after a while of thinking."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass, field
from secrets import token_urlsafe
from typing import Any

import msgspec

from served import Failed, Person, Served, Wire, connect, newcomer, open_table

GAME = "zombeasts"
STALE = 409


class Choice(msgspec.Struct):
    """All that a client reads of a choice."""

    text: str


class Peek(msgspec.Struct):
    """All that a client reads of a table."""

    version: str = ""
    phase: str = ""
    choices: list[Choice] = []
    log: list[msgspec.Raw] = []


LINE = msgspec.json.Decoder(Peek)


@dataclass
class Counts:
    """What happened since the warm-up."""

    delays: list[float] = field(default_factory=list)
    moves: int = 0
    unseen: int = 0
    """Nobody else could see anything."""
    lost: int = 0
    """Somebody should have seen something, and did not before the next choice."""
    stale: int = 0
    """Refused, since somebody else had chosen meanwhile."""
    matches: int = 0
    errors: list[str] = field(default_factory=list)


class Chair:
    """A seat with its stream. What it reads is up to the table."""

    def __init__(self, table: LiveTable, seat: int, person: Person) -> None:
        self.table = table
        self.seat = seat
        self.person = person
        self.rest = b""
        self.answered = ""
        self.stream: Wire | None = None

    async def listen(self) -> None:
        self.stream = await connect(self.table.served, self.read)
        path = f"/api/tables/{self.table.id}/stream"
        answer = await self.stream.ask("GET", path, self.person.token)
        if answer.status != 200:
            raise Failed(f"stream: {answer.status}")

    def leave(self) -> None:
        if self.stream is not None:
            self.stream.close()

    def read(self, part: bytes) -> None:
        now = time.perf_counter()
        if not part:
            self.table.counts.errors.append("a stream ended")
        *lines, self.rest = (self.rest + part).split(b"\n")
        for line in filter(None, lines):
            self.table.told(self, LINE.decode(line), now)


class LiveTable:
    """Two seats that play one match after the other."""

    def __init__(
        self,
        served: Served,
        counts: Counts,
        think: float,
        seed: int,
        game: str = GAME,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.served = served
        self.counts = counts
        self.think = think
        self.game = game
        self.options = options
        self.are_asked_together = game != GAME
        """Both seats may choose at a time, and lines of the log may be for one of them alone."""
        self.dice = random.Random(seed)
        self.id = ""
        self.chairs: list[Chair] = []
        self.wire: Wire | None = None
        self.work: set[asyncio.Task[None]] = set()
        self.is_closed = False
        self.asking = asyncio.Lock()
        self.last = time.perf_counter()
        self.sent: float | None = None
        self.sender: Chair | None = None
        self.told_of = 0
        self.is_public = False

    async def begin(self) -> None:
        """A new match; the streams start it."""
        async with self.asking:  # somebody may still wait for an answer at the table before
            if self.wire is None or self.wire.transport.is_closing():
                self.wire = await connect(self.served)
            self.chairs = [Chair(self, seat, await newcomer(self.wire)) for seat in range(2)]
            self.sent, self.told_of = None, 0
            host, guest = (chair.person for chair in self.chairs)
            self.id = await open_table(self.wire, host, guest, self.game, self.options)
        for chair in self.chairs:
            await chair.listen()

    def close(self) -> None:
        self.is_closed = True
        for chair in self.chairs:
            chair.leave()
        if self.wire is not None:
            self.wire.close()

    def told(self, chair: Chair, peek: Peek, now: float) -> None:
        """A line of a stream."""
        if self.sent is not None and chair is not self.sender:
            self.counts.delays.append(now - self.sent)
            self.sent = None
        if self.is_closed:
            return
        if peek.phase == "over":
            self.start(self.begin_again(chair))
        elif peek.choices and peek.version != chair.answered:
            chair.answered = peek.version
            self.start(self.play(chair, peek))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.work.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.work.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not self.is_closed:
            self.counts.errors.append(str(error))

    async def play(self, chair: Chair, peek: Peek) -> None:
        """Think, then choose."""
        await asyncio.sleep(self.think * self.dice.uniform(0.5, 1.5))
        if self.is_closed or self.wire is None or chair not in self.chairs:
            return
        self.settle()
        choice = self.dice.choice(peek.choices).text
        body = {"choice": choice, "version": peek.version, "key": token_urlsafe(12)}
        path = f"/api/tables/{self.id}/moves"
        async with self.asking:
            if chair not in self.chairs:  # the match has ended meanwhile
                return
            if self.wire.transport.is_closing():  # the server hangs up on those who think for long
                self.wire = await connect(self.served)
            self.sender, self.sent, self.is_public = chair, time.perf_counter(), False
            answer = await self.wire.ask(
                "POST", path, chair.person.token, msgspec.json.encode(body)
            )
        if answer.status == STALE and self.are_asked_together:
            self.counts.stale += 1  # somebody else was faster; the stream tells what is asked now
            return
        self.counts.moves += 1
        self.last = time.perf_counter()
        if answer.status != 200:
            raise Failed(f"{choice}: {answer.status} {answer.body[:200]!r}")
        self.is_public = len(LINE.decode(answer.body).log) > len(peek.log)

    def settle(self) -> None:
        """What became of the last choice, if the other seat was told nothing."""
        if self.sent is not None and not self.are_asked_together:
            self.counts.lost += self.is_public
            self.counts.unseen += not self.is_public

    async def begin_again(self, chair: Chair) -> None:
        """Once both have seen the end."""
        if chair is self.sender:
            return
        self.counts.matches += 1
        for other in self.chairs:
            other.leave()
        await self.begin()
