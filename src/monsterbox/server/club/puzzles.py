"""Puzzles for whoever comes: what they have tried, what they have solved, and one for every day."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta

import msgspec

from monsterbox.coach.puzzle import Puzzle, puzzles_of
from monsterbox.games.registry import games
from monsterbox.server.store.rows import AttemptRow
from monsterbox.server.tables.errors import UnknownPuzzle
from monsterbox.server.tables.rooms import Rooms, stored

WEEK = 7


class Standing(msgspec.Struct, frozen=True):
    """How somebody is doing with the puzzles."""

    attempts: dict[tuple[str, str], AttemptRow]
    today: date
    days: frozenset[str]
    """The days whose puzzle was solved on the day itself."""

    @property
    def streak(self) -> int:
        """How many days in a row, up to today or yesterday."""
        day = self.today if self.today.isoformat() in self.days else self.today - timedelta(1)
        return length(day, self.days)

    @property
    def longest(self) -> int:
        """The longest row of days there ever was."""
        return max((length(date.fromisoformat(day), self.days) for day in self.days), default=0)

    @property
    def week(self) -> tuple[tuple[date, bool], ...]:
        """The last seven days, today last, each with whether its puzzle was solved."""
        found = [self.today - timedelta(back) for back in reversed(range(WEEK))]
        return tuple((day, day.isoformat() in self.days) for day in found)

    def of(self, game: str, puzzle: str) -> AttemptRow | None:
        return self.attempts.get((game, puzzle))

    def has_solved(self, game: str, puzzle: str) -> bool:
        row = self.of(game, puzzle)
        return row is not None and row.solved is not None


def length(day: date, days: Iterable[str]) -> int:
    """How many days in a row end with this one."""
    found, known = 0, set(days)
    while day.isoformat() in known:
        found, day = found + 1, day - timedelta(1)
    return found


class Puzzles:
    """The puzzles that come with the games."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def today(self) -> date:
        return datetime.fromtimestamp(self._rooms.clock.now(), UTC).date()

    def find(self, game: str, puzzle: str) -> Puzzle:
        found = puzzles_of(game).get(puzzle) if game in games() else None
        if found is None:
            raise UnknownPuzzle
        return found

    def of_day(self, day: date) -> tuple[str, Puzzle] | None:
        """Return the puzzle of a day: the same for everybody, and every game in turn."""
        shelf = [key for key in games() if puzzles_of(key)]
        if not shelf:
            return None
        game = shelf[day.toordinal() % len(shelf)]
        found = list(puzzles_of(game).values())
        lot = hashlib.sha256(f"{day.isoformat()} {game}".encode()).digest()
        return game, found[int.from_bytes(lot[:8]) % len(found)]

    async def standing(self, person: str) -> Standing:
        rows = await stored(self._rooms.store.attempts.of_person(person))
        return Standing(
            {(row.game, row.puzzle): row for row in rows},
            self.today(),
            frozenset(row.day for row in rows if row.day),
        )

    async def answer(self, person: str, game: str, puzzle: Puzzle, choice: str) -> bool:
        """Return whether the answer is right, and note it; what is solved stays solved."""
        standing = await self.standing(person)
        row = standing.of(game, puzzle.id) or AttemptRow(
            person=person, game=game, puzzle=puzzle.id, misses=0, solved=None, day=""
        )
        is_right = choice in puzzle.accepted
        if row.solved is None:
            await stored(self._rooms.store.attempts.save(self._noted(row, is_right=is_right)))
        return is_right

    def _noted(self, row: AttemptRow, *, is_right: bool) -> AttemptRow:
        if not is_right:
            return msgspec.structs.replace(row, misses=row.misses + 1)
        today = self.today()
        daily = self.of_day(today)
        is_daily = daily is not None and (daily[0], daily[1].id) == (row.game, row.puzzle)
        return msgspec.structs.replace(
            row, solved=self._rooms.clock.now(), day=today.isoformat() if is_daily else ""
        )
