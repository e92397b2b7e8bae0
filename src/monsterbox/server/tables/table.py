"""One live table: its match, its chairs, its log, without HTTP, SQL or a clock."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from monsterbox.core.errors import BadOption, UnknownGame
from monsterbox.core.fair import FairChance
from monsterbox.core.match import Match
from monsterbox.core.series import Series
from monsterbox.core.view import View
from monsterbox.games.registry import game as find_game
from monsterbox.server.logging import short
from monsterbox.server.store.rows import BotSpeed, ChairRow, EntryRow, Phase, Stored, TableRow
from monsterbox.server.tables.course import Course, course_of
from monsterbox.server.tables.errors import (
    AlreadyOver,
    BrokenTable,
    KeyReused,
    NotBegun,
    NotYourSeat,
    StaleMove,
)
from monsterbox.server.tables.gathering import PATIENCE, Gathering
from monsterbox.server.tables.line_up import NOTED, LineUp
from monsterbox.server.tables.replay import replayed
from monsterbox.server.tables.secrets import bot_seed, seat_link

UNDO = "undo"
THEN = " then "  # between choices that are made in one go
VERSION_DIGITS = 16


class Table:
    """A table in memory: a cache of its log."""

    def __init__(self, row: TableRow, chairs: Sequence[ChairRow]) -> None:
        self.row = row
        try:
            self.game = find_game(row.game)
            self.settings = self.game.stored_settings(row.seats, row.options, row.rules)
        except (BadOption, UnknownGame) as error:
            raise BrokenTable(f"table {short(row.id)}: {error}") from None
        self.chairs = list(chairs)
        self.match: Match | None = None
        self.course: Course | None = course_of(self.game, row)
        """How far the lesson has come, at a table where one is given."""
        self.number = 0
        self.answered: dict[tuple[int, str], str] = {}
        self.stand_ins: dict[int, str] = {}
        self.advance: dict[int, str] = {}
        """The advance answers of the seats."""
        self.answered_for: set[int] = set()
        """The seats for which the table made the last choice: in advance, forced, or too late."""
        self._gathering = Gathering()
        self.line_up = LineUp()
        self.made_by: list[str | None] = []
        """For every step the spec of the bot that made it, if one did."""
        self.bot_speed: BotSpeed = "brisk"
        self._together = (-1, 0)
        """Who made the last choice, and how many were made with it in one request."""
        self.sits = [0] * row.seats
        self.left: set[int] = set()
        self._left_by: dict[str, set[int]] = {}
        """The seats that somebody has left after the first card, and whose hands they know."""
        self.given_up = False
        self.rematch: str | None = None
        self.touched = row.created
        self.revision = 0
        self.silent: int | None = None
        """The seat that made the last choice, if nobody else saw anything of it."""
        self.made_in_turn = 0
        """How many choices everybody has seen in this turn, since the table is in memory."""
        self._active: int | None = None
        self._asked: dict[int, float] = {}
        self._views: dict[int | None, View] = {}
        self._versions: dict[int | None, str] = {}

    @classmethod
    def rebuilt(cls, stored: Stored) -> Table:
        """Rebuild a table from its log."""
        table = cls(stored.table, stored.chairs)
        for entry in stored.entries:
            table._note(entry)
        table.match = replayed(stored.table, stored.entries)
        table._ask(table.touched)
        return table

    # Queries

    @property
    def phase(self) -> Phase:
        if self.given_up:
            return "given-up"
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def is_finished(self) -> bool:
        """Whether its secrets may be revealed."""
        return self.phase in ("over", "given-up")

    @property
    def waiting(self) -> list[int]:
        """The seats that have to answer."""
        return self.match.waiting if self.match is not None and not self.given_up else []

    @property
    def is_full(self) -> bool:
        return all(chair.kind != "free" for chair in self.chairs)

    @property
    def gathering(self) -> tuple[int, ...]:
        """The seats whose browsers the cards wait for."""
        return self._gathering.seats if self.phase == "waiting" else ()

    @property
    def gathered_by(self) -> float | None:
        """When a full table begins without the browsers that have not answered."""
        return self.touched + PATIENCE if self.gathering and self.is_full else None

    @property
    def contributors(self) -> tuple[int, ...]:
        """The seats that have added to the shuffle."""
        chance = None if self.match is None else self.match.chance
        if isinstance(chance, FairChance) and chance.contributors is not None:
            return chance.contributors
        return tuple(chair.seat for chair in self.chairs if chair.contribution)

    @property
    def free_seats(self) -> list[int]:
        """The seats that wait for a person; in a running match bots play there."""
        if self.is_finished:
            return []
        return [one.seat for one in self.chairs if one.kind == "free" or one.seat in self.left]

    def may_lead(self, person: str | None) -> bool:
        """Whether somebody may speed the table up: the host, or who plays against bots only."""
        people = {chair.person for chair in self.chairs} - {None}
        return person is not None and (person == self.row.host or people == {person})

    def is_alone(self, person: str | None) -> bool:
        """Whether somebody holds one seat, and bots play in all others."""
        people = {chair.person for chair in self.chairs if chair.kind == "person"}
        return people == {person} and len(self.held_by(person)) == 1

    @property
    def is_bots_turn(self) -> bool:
        """Whether everybody sees that bots are to play, and nobody else."""
        asked = self.asked_seen_by(None)
        return bool(asked) and all(self.bot_in(seat) is not None for seat in asked)

    def held_by(self, person: str | None) -> tuple[int, ...]:
        return tuple(
            chair.seat for chair in self.chairs if person is not None and chair.person == person
        )

    def seats_left_by(self, person: str | None) -> Collection[int]:
        """Return the seats whose hands somebody knows who has left them."""
        return self._left_by.get(person or "", ())

    def check_holds(self, person: str | None, seat: int) -> None:
        if seat not in self.held_by(person):
            raise NotYourSeat(f"seat {seat}")

    def bot_in(self, seat: int) -> str | None:
        """Return the spec of the bot that chooses for a seat."""
        return self.stand_ins.get(seat) or self.chairs[seat].bot

    def bot_to_move(self) -> int | None:
        """Return the first seat that a bot has to choose for; a lesson says whose turn it is."""
        if self.course is not None:
            return self.course.bot[0] if self.course.bot and not self.is_finished else None
        return next((seat for seat in self.waiting if self.bot_in(seat) is not None), None)

    @property
    def goes_on_alone(self) -> bool:
        """Whether a bot has to choose, a timer runs, or the table answers for somebody."""
        return self.bot_to_move() is not None or self.due is not None or self.forced() is not None

    def bot_seed(self, seat: int) -> int:
        return bot_seed(self.row.seed, seat)

    def next_advance_answer(self) -> tuple[int, str | None] | None:
        """Return the next seat with an advance answer, and the answer; None if that has expired."""
        if self.match is None or self.is_finished:
            return None
        for seat, kind in self.advance.items():
            if self.match.has_advance_expired(seat, kind):
                return seat, None
            choice = self.match.advance_answer(seat, kind) if self.bot_in(seat) is None else None
            if choice is not None:
                return seat, choice
        return None

    def forced(self) -> tuple[int, str] | None:
        """Return the first person with only one choice, which the table makes after a while."""
        if self.match is None or self.course is not None:
            return None
        for seat in self.waiting:
            if self.bot_in(seat) is not None or self.is_asked_with_others(seat):
                continue
            choice = self.match.forced(seat)
            if choice is not None:
                return seat, choice
        return None

    def is_asked_with_others(self, seat: int) -> bool:
        """Whether everybody on the seat's device is asked at once, who would react."""
        held = self.held_by(self.chairs[seat].person)
        return len(held) > 1 and bool(self.may_react(held))

    def may_react(self, held: Sequence[int]) -> tuple[int, ...]:
        """Return who of these might react in an open window, if one of them is asked there.

        This does not depend on what their hands hold, nor on which of them is asked.
        """
        window = None if self.match is None or self.is_finished else self.match.window
        if window is None or self.reactor(held) is None:
            return ()
        return tuple(seat for seat in window.seats if seat in held)

    def reactor(self, held: Sequence[int]) -> int | None:
        """Return which of these seats is asked in an open window."""
        if self.match is None or self.match.window is None:
            return None
        asked = (seat for seat in self.waiting if seat in held and self.bot_in(seat) is None)
        return next(asked, None)

    def advance_kinds(self, seat: int | None) -> tuple[str, ...]:
        """Return the kinds of advance answers, if one of them would answer the seat's question."""
        if seat is None or self.match is None or self.is_finished or self.bot_in(seat) is not None:
            return ()
        kinds = self.match.advance_kinds
        answered = any(self.match.advance_answer(seat, kind) is not None for kind in kinds)
        return kinds if answered else ()

    def asked_seen_by(self, eyes: int | None, held: Collection[int] = ()) -> tuple[int, ...]:
        """Return the seats that have to answer, as far as a viewer who holds these seats may know.

        Some questions are visible only to the seat that is asked.
        """
        view = self.view(eyes)
        seen = () if view is None else view.asked_seats
        return tuple(seat for seat in self.waiting if seat in seen or seat in held)

    def asked_at(self, seat: int) -> float:
        return self._asked.get(seat, self.touched)

    @property
    def until(self) -> float | None:
        """When the open question is answered for everybody who has not, if it has a time limit."""
        is_asked = self.match is not None and self.waiting and self.course is None
        deadline = self.match.deadline if is_asked and self.match is not None else None
        if deadline is None:
            return None
        return deadline.seconds + min(self.asked_at(seat) for seat in self.waiting)

    @property
    def due(self) -> float | None:
        """When the table goes on by itself if nothing happens."""
        return self.until if self.match is not None else self.gathered_by

    def until_seen_by(self, eyes: int | None, held: Collection[int] = ()) -> float | None:
        """Return `until` for a viewer; a hidden question hides its time limit as well."""
        return self.until if {*self.waiting} <= {*self.asked_seen_by(eyes, held)} else None

    def can_undo(self, seat: int | None) -> bool:
        """Whether the seat may take back its last choice, which it has made itself."""
        if seat is None or self.match is None or self.is_finished or seat in self.stand_ins:
            return False
        if self.course is not None:
            return False  # a lesson takes back by itself what it does not want
        if seat in self.answered_for and seat not in self.waiting:
            return False
        return self.match.can_undo(seat)

    def undo_count(self, seat: int | None) -> int:
        """How many choices the seat may take back together; 0 if it may take back none."""
        if not self.can_undo(seat):
            return 0
        who, count = self._together
        return max(1, count) if who == seat else 1

    def series_of(self, seat: int | None) -> Series | None:
        """How far the series of questions has come that the seat is being asked."""
        if self.match is None or seat is None or seat not in self.waiting:
            return None
        return self.match.series if self.bot_in(seat) is None else None

    def link(self, seat: int) -> str:
        """Return the secret that lets one person sit down."""
        return seat_link(self.row.seed, self.row.id, seat, self.sits[seat])

    def running(self) -> Match:
        """Return the match if it has begun and is not over."""
        if self.match is None:
            raise NotBegun
        if self.is_finished:
            raise AlreadyOver
        return self.match

    # Views

    def view(self, seat: int | None) -> View | None:
        if self.match is None:
            return None
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def views(self) -> tuple[View | None, ...]:
        """Return what every seat sees: together the whole truth."""
        return tuple(self.view(seat) for seat in range(self.row.seats))

    def version(self, seat: int | None) -> str:
        """Return a digest of what a seat sees and may do; others' hidden steps do not change it."""
        if seat not in self._versions:
            self._versions[seat] = self._digest(seat)
        return self._versions[seat]

    def _digest(self, seat: int | None) -> str:
        match = self.match
        told: list[Any] = [seat, self.phase]
        if match is None or seat is None or not match.is_at_once:
            # Where all choose at once, what the others do meanwhile does not make an answer stale.
            told.append(self.view(seat))
        if match is not None and seat is not None:
            # The number of the seat's own choices is included, since two questions may look alike.
            told += [match.legal(seat), [step.seat for step in match.steps].count(seat)]
        return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:VERSION_DIGITS]

    # Changes; they are made in `entries.py`

    def is_answered(self, seat: int, key: str, choice: str) -> bool:
        """Whether this request has already been carried out."""
        known = self.answered.get((seat, key))
        if known is not None and known != choice:
            raise KeyReused
        return known is not None

    def check_version(self, seat: int | None, version: str) -> None:
        if version != self.version(seat):
            raise StaleMove

    # The log

    def log(
        self,
        kind: str,
        seat: int | None,
        now: float,
        *,
        key: str | None = None,
        is_silent: bool = False,
        **body: Any,
    ) -> EntryRow:
        """Make the next entry of the log and apply it; nobody else sees a silent one."""
        number = self.number + 1
        entry = EntryRow(
            table_id=self.row.id, number=number, kind=kind, seat=seat, key=key, body=body, at=now
        )
        self._note(entry)
        self.silent = seat if is_silent else None
        if kind in ("play", "undo") and seat is not None and not is_silent:
            self._asked.pop(seat, None)  # asked again, if its turn continues
        if kind == "play" and not is_silent:
            self._count_in_turn()
        self._ask(now)
        return entry

    def _note(self, entry: EntryRow) -> None:
        """Apply what an entry means outside the match, now or when the log is read again."""
        self.number = entry.number
        self.touched = entry.at
        self.revision += 1
        self._views.clear()
        self._versions.clear()
        if entry.kind in NOTED:
            self.line_up.note(entry)
        if self.match is None:
            self._gathering.note(entry)
        if self.course is not None:
            self.course.note(entry)
        self._note_author(entry)
        seat = entry.seat
        if seat is not None:
            self._note_seat(entry, seat)
        if entry.kind == "give_up":
            self.given_up = True
        elif entry.kind == "rematch":
            self.rematch = entry.body["table"]
        elif entry.kind == "speed":
            self.bot_speed = entry.body["speed"]

    def _note_author(self, entry: EntryRow) -> None:
        if entry.kind == "undo":
            del self.made_by[entry.body.get("from", -1) : entry.body.get("to")]
            return
        bot = entry.body.get("bot") if entry.kind == "play" else None
        self.made_by += [bot] * len(entry.body.get("steps", ()))

    def _note_together(self, entry: EntryRow, seat: int) -> None:
        if entry.kind == "play":
            self._together = (seat, entry.body.get("together", 1))
        elif self._together[0] == seat:
            self._together = (seat, max(0, self._together[1] - 1))

    def _count_in_turn(self) -> None:
        view = self.view(None)
        active = None if view is None else view.active
        is_same = active is not None and active == self._active
        self.made_in_turn = self.made_in_turn + 1 if is_same else 0
        self._active = active

    def _note_seat(self, entry: EntryRow, seat: int) -> None:
        if entry.key is not None:
            choice = entry.body.get("choice", UNDO)
            self.answered[(seat, entry.key)] = entry.body.get("request", choice)
        if entry.kind in ("play", "undo"):
            is_own = not (entry.body.get("ordered") or entry.body.get("late"))
            (self.answered_for.discard if is_own else self.answered_for.add)(seat)
            self._note_together(entry, seat)
        match entry.kind:
            case "sit":
                self.advance.pop(seat, None)
                self.sits[seat] += 1
                self.left.discard(seat)
                self.stand_ins.pop(seat, None)
            case "leave":
                self.advance.pop(seat, None)
                self.stand_ins.pop(seat, None)
                if entry.body.get("bot"):
                    self.left.add(seat)
                if entry.body.get("person"):
                    self._left_by.setdefault(entry.body["person"], set()).add(seat)
            case "stand_in":
                self.stand_ins[seat] = entry.body["bot"]
            case "return":
                self.stand_ins.pop(seat, None)
            case "order":
                self.advance.pop(seat, None)
                if entry.body["order"]:
                    self.advance[seat] = entry.body["order"]

    def ask_anew(self, now: float) -> None:
        """Give everybody who is asked the whole time for an answer again."""
        self._asked.clear()
        self._ask(now)

    def _ask(self, now: float) -> None:
        """Note since when each seat has been asked."""
        waiting = self.waiting
        self._asked = {seat: self._asked.get(seat, now) for seat in waiting}
