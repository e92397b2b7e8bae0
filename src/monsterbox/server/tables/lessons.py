"""Lessons: real tables on rails, where chance and bots follow the lesson of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from monsterbox.bots.make import simple_bot
from monsterbox.core.game import Game
from monsterbox.core.lessons import Lesson
from monsterbox.core.options import changed_options
from monsterbox.server.store.rows import ChairRow, TableRow
from monsterbox.server.tables import entries
from monsterbox.server.tables.create import NewTable, fresh_seed, with_log
from monsterbox.server.tables.errors import BadWish, NotInALesson
from monsterbox.server.tables.moves import carry_out, own_seat
from monsterbox.server.tables.people import BOT_NAMES, GUEST_NAMES, Person, distinct
from monsterbox.server.tables.rooms import UseCases, stored, to_the_end
from monsterbox.server.tables.secrets import new_id
from monsterbox.server.tables.wish import check_game


class Progress(NamedTuple):
    """What somebody has learnt so far."""

    begun: Mapping[str, str]
    """The table of each lesson that they have begun, by game."""
    finished: frozenset[str]


class Lessons(UseCases):
    """Beginning a lesson, and going on in it."""

    @to_the_end
    async def begin(self, game_key: str, person: Person, *, afresh: bool = False) -> str:
        """Return the table of somebody's lesson: the one they have left, or a new one."""
        game = check_game(game_key)
        if game.lesson is None:
            raise BadWish("game", "unknown-game")
        store = self.rooms.store
        known = (await stored(store.lessons.tables_of(person.id_hash))).get(game.key)
        if known is not None and not afresh and await self._is_under_way(known):
            return known
        self.rooms.admission.check_lobby()
        if known is not None:
            await self._clear_away(known)
        table, begun = lesson_table(game, game.lesson, person, self.rooms.clock.now())
        await self.rooms.add(table, begun)
        return table.row.id

    async def _is_under_way(self, table: str) -> bool:
        """Whether a lesson can go on where it was left; its text may have been rewritten since."""
        async with self.rooms.hold(table) as room:
            course = room.table.course
            return course is not None and not course.is_over

    async def _clear_away(self, table: str) -> None:
        async with self.rooms.hold(table) as room:
            await stored(self.rooms.store.delete_table(table))
            room.evict()

    @to_the_end
    async def read_on(self, table: str, person: Person, beat: int) -> None:
        """Note that a step was read; of one that is behind already, nothing comes."""
        async with self.rooms.hold(table) as room:
            own_seat(room, person, None)
            course = room.table.course
            if course is None:
                raise NotInALesson
            if course.is_reading and course.at == beat:
                await carry_out(room, entries.read_on(room.table, room.now()))

    async def of(self, person: Person) -> Progress:
        """Return which lessons somebody has begun, by game, and which they have finished."""
        store = self.rooms.store
        finished = await stored(store.lessons.finished_by(person.id_hash))
        begun = await stored(store.lessons.tables_of(person.id_hash))
        return Progress(begun, frozenset(row.game for row in finished))


def lesson_table(game: Game, lesson: Lesson, person: Person, now: float) -> NewTable:
    """Make the table of a lesson, with the learner and simple bots."""
    match = lesson.match(game)
    table_id, names = new_id(), list[str]()
    chairs = []
    for seat in range(match.seats):
        is_learner = seat == lesson.seat
        free = [name for name in BOT_NAMES if name not in names]
        name = distinct(person.name or GUEST_NAMES[0], names) if is_learner else free[0]
        names.append(name)
        chairs.append(
            ChairRow(
                table_id=table_id,
                seat=seat,
                kind="person" if is_learner else "bot",
                person=person.id_hash if is_learner else None,
                name=name,
                bot=None if is_learner else simple_bot(game.key),
            )
        )
    row = TableRow(
        id=table_id,
        game=game.key,
        rules=game.version,
        seats=match.seats,
        options=changed_options(game.options, match.settings),
        pace="live",
        is_open=False,
        spectators=False,
        host=person.id_hash,
        created=now,
        seed=fresh_seed(),
        start=dict(match.record()["start"]),
        lesson=lesson.digest,
    )
    return with_log(row, chairs, now)
