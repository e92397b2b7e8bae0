"""Builders: a house with tables, people, and ways to play."""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, ParamSpec

from monsterbox.bots.fair_queue import Asker
from monsterbox.core.belief import Belief
from monsterbox.server.background.bot_pool import BotPool
from monsterbox.server.tables.people import Person, hash_of
from monsterbox.server.tables.rooms import Room
from monsterbox.server.tables.service import Tables
from monsterbox.server.tables.table import Table
from monsterbox.server.tables.wish import Wish
from monsterbox.server.views.shown import Shown

from .clocks import HandClock, settle
from .memory_store import MemoryStore

P = ParamSpec("P")
ADA = Person(id_hash=hash_of("ada"), name="Ada", language="en")
BEN = Person(id_hash=hash_of("ben"), name="Ben", language="de")
CLEO = Person(id_hash=hash_of("cleo"), name="Cleo", language="fr")
DAAN = Person(id_hash=hash_of("daan"), name="Daan", language="nl")
FIEN = Person(id_hash=hash_of("fien"), name="Fien", language="nl")
GUUS = Person(id_hash=hash_of("guus"), name="Guus", language="nl")
EVE = Person(id_hash=hash_of("eve"), name="Eve", language="it")


def in_a_loop(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run an async test to its end."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run


class FirstChoice(BotPool):
    """Bots that say the first thing there is, and remember what they were told."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, Belief, int]] = []
        self.askers: list[Asker] = []

    async def _ask(self, spec: str, belief: Belief, seed: int, asker: Asker) -> str:
        self.asked.append((spec, belief, seed))
        self.askers.append(asker)
        return belief.legal[0]


@dataclass
class House:
    """Tables over a store in memory, on a clock that is turned by hand."""

    store: MemoryStore = field(default_factory=MemoryStore)
    clock: HandClock = field(default_factory=HandClock)
    thinking: BotPool = field(default_factory=FirstChoice)
    pause: float = 0.0
    keys: Any = field(default_factory=count)
    streams: list[AsyncIterator[Shown]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.tables = self._tables()

    def _tables(self) -> Tables:
        return Tables(self.store, self.thinking, self.clock, bot_pause=self.pause)

    async def restart(self) -> None:
        """As after a crash: only the store is left."""
        await self.tables.close()
        self.tables = self._tables()

    def key(self) -> str:
        return f"key-{next(self.keys):06}"

    def room(self, table: str) -> Room:
        room = self.tables.rooms.find(table)
        assert room is not None
        return room

    def table(self, table: str) -> Table:
        return self.room(table).table

    async def open(self, *chairs: str, host: Person = ADA, **wish: Any) -> str:
        """A table of Zombeasts; `person` chairs are the host's."""
        wish.setdefault("game", "zombeasts")
        return await self.tables.new.open(Wish(seats=len(chairs), chairs=chairs, **wish), host)

    async def open_for(self, *people: Person, **wish: Any) -> str:
        """A table where each of these people sits, in order."""
        chairs = ["person", *["free"] * (len(people) - 1)]
        table = await self.open(*chairs, host=people[0], is_open=True, **wish)
        for seat, person in enumerate(people[1:], 1):
            await self.tables.seats.take(table, seat, person, person.name)
        return table

    async def look(self, table: str, person: Person | None, **seat: Any) -> Shown:
        language = person.language if person is not None else "en"
        return await self.tables.shown(table, person, language, **seat)

    async def watch(self, table: str, person: Person | None) -> AsyncIterator[Shown]:
        """A stream after its first message; it stays open as long as the house."""
        language = person.language if person is not None else "en"
        stream = self.tables.watch(table, person, language)
        await anext(stream)
        self.streams.append(stream)
        return stream

    async def play(self, table: str, seat: int, person: Person, choice: str) -> Shown:
        """One choice, with the version and a key of its own."""
        version = self.table(table).version(seat)
        await self.tables.moves.play(table, seat, person, choice, version, self.key())
        return await self.look(table, person)

    async def lift_curtain(self, table: str, seat: int, person: Person) -> Shown:
        await self.tables.moves.lift_curtain(table, seat, person)
        return await self.look(table, person)

    async def play_on(
        self, table: str, *people: Person, choices: int | None = None, seed: int = 0
    ) -> int:
        """Random choices of whoever is asked, by seat; how many were made."""
        source = random.Random(seed)
        made = 0
        while made != choices:
            live = self.table(table)
            asked = [seat for seat in live.waiting if live.bot_in(seat) is None]
            if not asked:
                await settle()
                if not self.table(table).waiting:
                    break
                continue
            seat = source.choice(asked)
            match = self.table(table).running()
            await self.play(table, seat, people[seat], source.choice(match.legal(seat)))
            made += 1
        return made
