"""What happens by itself at the tables: bots answer, and the table makes forced choices."""

from __future__ import annotations

import asyncio
import logging
import random
from dataclasses import dataclass
from typing import Any

from monsterbox.core.belief import Belief
from monsterbox.server.background.bot_pool import BotPool, at_once, limited, speaking_time
from monsterbox.server.background.deadlines import Deadlines
from monsterbox.server.background.tempo import AT_ONCE, SPEEDS, Tempo
from monsterbox.server.logging import short
from monsterbox.server.tables.entries import play
from monsterbox.server.tables.errors import NotStored, StaleMove, TableFailure
from monsterbox.server.tables.moves import carry_out
from monsterbox.server.tables.rooms import Room, Rooms
from monsterbox.server.tables.table import Table

MOST_PAUSES = 3.0  # times the pause of a bot that a person seems to think
LOOK = 0.25  # seconds between two looks at whether a lesson still speaks
AGAIN = 5.0  # seconds until a move that could not be stored is tried again

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Question:
    """A question to a bot: which bot it is, and what its seat may know."""

    host: str
    """Whose turn it is to ask bots: hosts take turns."""
    seat: int
    spec: str
    seed: int
    thinker: str
    """The spec of the bot that answers: the bot itself, or a fast one."""
    belief: Belief
    version: str
    """What the seat saw when it was asked."""
    when: float
    """When to answer, in seconds from now."""

    @property
    def made_by(self) -> dict[str, Any]:
        return {"bot": self.spec}

    def is_open(self, table: Table) -> bool:
        """Whether the answer is still needed: nobody has come back, nothing was taken back."""
        if self.seat not in table.waiting or table.bot_in(self.seat) != self.spec:
            return False
        return table.version(self.seat) == self.version


@dataclass(frozen=True)
class Formality:
    """A forced choice that hides who really has one; the table answers it for the person."""

    seat: int
    choice: str
    when: float

    @property
    def made_by(self) -> dict[str, Any]:
        return {"is_in_advance": True}

    def is_open(self, table: Table) -> bool:
        return table.forced() == (self.seat, self.choice)


@dataclass(frozen=True)
class Part:
    """What the script of a lesson lets a bot choose."""

    seat: int
    choice: str
    when: float
    bot: str
    beat: int

    @property
    def made_by(self) -> dict[str, Any]:
        return {"bot": self.bot}

    def is_open(self, table: Table) -> bool:
        course = table.course
        return course is not None and course.at == self.beat and not table.is_finished


class BotTurns:
    """Makes bots answer when they are asked: one task for each table."""

    def __init__(self, rooms: Rooms, bots: BotPool, pause: float) -> None:
        self.rooms = rooms
        self.bots = bots
        self.pause = pause
        self.deadlines = Deadlines(rooms)
        self.is_closed = False
        self._tasks: set[asyncio.Task[None]] = set()

    def call(self, room: Room) -> None:
        """Start the bots and the timer of a table, if needed. The room must be locked."""
        if self.is_closed:
            return
        self.deadlines.call(room)
        is_driven = room.driver is not None and not room.driver.done()
        table = room.table
        if is_driven or (table.bot_to_move() is None and table.forced() is None):
            return
        room.driver = asyncio.create_task(self._drive(room), name=f"bots at {short(room.id)}")
        self._tasks.add(room.driver)
        room.driver.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self.is_closed = True
        await self.deadlines.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _drive(self, room: Room) -> None:
        try:
            while (question := await self._question(room)) is not None:
                await self._answer(room, question)
        except TableFailure as error:
            log.warning("bots at %s stopped: %s", short(room.id), error)
        except Exception:
            log.exception("bots at %s stopped", short(room.id))

    async def _question(self, room: Room) -> Question | Formality | Part | None:
        """Return the next question; without one, this task ends before anybody else can look."""
        async with self.rooms.hold(room.id) as held:
            table = held.table
            if not held.is_ours:  # whoever holds it now asks its bots
                held.driver = None
                return None
            if asks_people(table):
                held.hurry.clear()
            seat, forced = table.bot_to_move(), table.forced()
            if seat is None and forced is not None:
                return Formality(*forced, self._formal_pause(table))
            if seat is None:
                held.driver = None
                return None
            spec = table.bot_in(seat) or ""
            if table.course is not None and table.course.bot is not None:
                return Part(*table.course.bot, self.pause, spec, table.course.at)
            belief, seed = table.running().belief(seat), table.bot_seed(seat)
            if seat not in table.asked_seen_by(None):
                thinker, when = at_once(spec, table.game.key), 0.0
            else:
                thinker, when = self._manner(held, seat, spec)
            version = table.version(seat)
            return Question(table.row.host, seat, spec, seed, thinker, belief, version, when)

    def _formal_pause(self, table: Table) -> float:
        """Return a pause as long as a person may take, if others could learn from a shorter one."""
        has_company = len({chair.person for chair in table.chairs} - {None}) > 1
        return self.pause * random.uniform(1.0, MOST_PAUSES) if has_company else 0.0

    def _manner(self, room: Room, seat: int, spec: str) -> tuple[str, float]:
        """Return who answers a question that everybody sees, and when.

        After a hidden choice the answer comes at once, since a pause would reveal it.
        """
        table, tempo = room.table, self._tempo(room)
        key = table.game.key
        if table.running().series is not None:
            spec = at_once(spec, key)
        elif self.pause > 0:
            spec = limited(spec, key, tempo.thought)
        if table.silent == seat:
            return spec, 0.0
        return spec, speaking_time(spec, key, self.pause * tempo.pause)

    def _tempo(self, room: Room) -> Tempo:
        """Return how fast this choice is made, by what everybody sees."""
        table = room.table
        if room.hurry.is_set():
            return AT_ONCE
        is_routine = table.running().series is not None
        return SPEEDS[table.bot_speed].at(table.made_in_turn, is_routine=is_routine)

    async def _answer(self, room: Room, question: Question | Formality | Part) -> None:
        choice = await self._choice(room, question)
        await self._wait_for_lessons(room)
        try:
            async with self.rooms.hold(room.id) as held:
                if not (held.is_ours and question.is_open(held.table)):
                    return
                seat, now = question.seat, held.now()
                await carry_out(held, play(held.table, seat, choice, now, **question.made_by))
        except (NotStored, StaleMove) as error:
            log.warning("a bot's choice at %s was not stored: %s", short(room.id), error)
            await self.rooms.clock.sleep(AGAIN)

    async def _wait_for_lessons(self, room: Room) -> None:
        """Wait while a lesson speaks, unless somebody wants to skip to their turn."""
        while room.cached is not None and room.is_in_lesson and not room.hurry.is_set():
            await self.rooms.clock.sleep(LOOK)

    async def _choice(self, room: Room, question: Question | Formality | Part) -> str:
        """Return the bot's choice when it is time to answer, or the forced choice."""
        if isinstance(question, Formality | Part):
            if question.when or isinstance(question, Formality):
                await self.rooms.clock.sleep(question.when)
            return question.choice
        asked = question.thinker, question.belief, question.seed
        thinking = self.bots.choose(*asked, asker=(question.host, room.id))
        if question.when == 0:
            return await thinking
        choice, _ = await asyncio.gather(thinking, self._sleep(room, question.when))
        return choice

    async def _sleep(self, room: Room, seconds: float) -> None:
        """Pause, unless somebody wants to skip to their turn."""
        waits = {
            asyncio.ensure_future(self.rooms.clock.sleep(seconds)),
            asyncio.ensure_future(room.hurry.wait()),
        }
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waits:
                one.cancel()


def asks_people(table: Table) -> bool:
    """Whether a person has to choose."""
    match = table.match
    people = (seat for seat in table.waiting if table.bot_in(seat) is None)
    return match is not None and any(match.forced(seat) is None for seat in people)
