"""A position read into a state: defaults filled in, what cannot be refused with its place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import UNSET

from monsterbox.core.actions import Actions
from monsterbox.core.errors import BadPosition
from monsterbox.core.options import Settings
from monsterbox.core.positions import by_seat, members_of, number_at, one_of, read_fields, seat_set
from monsterbox.core.state import CHANCE, NONE, OVER
from monsterbox.games.monster_meister.api.notation import TASK_IDS
from monsterbox.games.monster_meister.api.options import deck_of, flags_of, holder_of
from monsterbox.games.monster_meister.api.position import PHASES, Card, Laid, Position
from monsterbox.games.monster_meister.api.position_checks import (
    IN_ROUND,
    SET_UP,
    points_of,
    problem,
    turned_of,
    up_of,
)
from monsterbox.games.monster_meister.cards import BACKS, FEATURES
from monsterbox.games.monster_meister.engine import phases, table
from monsterbox.games.monster_meister.engine.deck import COMPETITION, SET, SLOTS, STRAY_BACK, STRAYS
from monsterbox.games.monster_meister.engine.flags import ALL_OPEN, FRAME_FIXED, OPEN_TABLE
from monsterbox.games.monster_meister.engine.rules.flow import set_up
from monsterbox.games.monster_meister.engine.rules.setup import begin_dealing, begin_tasks
from monsterbox.games.monster_meister.engine.state import State, bare_state
from monsterbox.games.monster_meister.engine.table import (
    ask,
    ask_all,
    ask_chance,
    everybody,
    lay,
    of_display,
    put_under_pile,
    set_of_display,
    set_of_seat,
)

CELL = re.compile(r"(-?\d{1,2}),(-?\d{1,2})")
MOST_POINTS = 10_000
LOWEST, HIGHEST = -4, 7  # I-4: columns and rows that a display can reach


def state_at(position: Mapping[str, Any], seats: int, settings: Settings) -> State:
    """The state of a position; what is left out has its default, what cannot be is refused."""
    told = read_fields(Position, position)
    t = bare_state(seats, deck_of(settings), flags_of(settings))
    return Reader(t, told, settings).read()


class Reader:
    """Lays a position on a fresh table, field by field."""

    def __init__(self, t: State, position: Position, settings: Settings) -> None:
        self.t = t
        self.position = position
        self.settings = settings
        self.seats = int(t.seats)
        self.house = int(t.house)
        self.laid: Counter[int] = Counter()

    def read(self) -> State:
        told = self.position
        self.t.phase = one_of("phase", told.phase, PHASES)
        self.t.round = number_at("round", told.round, 0, table.ROUNDS)
        self.t.holder = number_at("holder", told.holder, 0, self.seats - 1)
        for seat, display in enumerate(by_seat("displays", told.displays, self.seats, {})):
            self.read_display(seat, display)
        for place, card in enumerate(told.pile):
            put_under_pile(self.t, *self.card(f"pile[{place}]", card))
        self.read_drawn()
        self.read_roles()
        self.check_cards()
        self.read_tasks()
        self.read_seats()
        self.see()
        self.ask()
        self.check()
        return self.t

    def seats_of(self, name: str, listed: Sequence[int]) -> int:
        return seat_set(name, listed, self.seats)

    # Cards

    def card(self, where: str, told: Card) -> tuple[int, int]:
        """Kind of card, and who has seen its face."""
        back, _, face = told.card.partition("-")
        names = self.t.deck.names
        if back not in BACKS or (back != BACKS[STRAY_BACK] and BACKS.index(back) >= self.seats):
            raise BadPosition(f"{where}: {told.card!r} is no card, such as P0-{names[0]}")
        first, last = (SET, SLOTS) if back == BACKS[STRAY_BACK] else (0, SET)
        if face not in names[first:last]:
            raise BadPosition(f"{where}: {told.card!r} is no card of this deck")
        kind = BACKS.index(back) * SLOTS + names.index(face, first)
        self.laid[kind] += 1
        return kind, self.seats_of(f"{where}.seen", told.seen)

    def read_display(self, seat: int, display: Mapping[str, Any]) -> None:
        where = f"displays[{seat}]"
        cells = {cell: self.cell(where, cell) for cell in display}
        if not cells:
            return
        left = min(column for column, _ in cells.values())
        top = min(row for _, row in cells.values())
        set_of_display(self.t, seat, table.LEFT, left)
        set_of_display(self.t, seat, table.TOP, top)
        for name, (column, row) in cells.items():
            if column - left >= table.SIDE or row - top >= table.SIDE:
                raise BadPosition(f"{where}: the display is wider than six by six")
            card = read_fields(Laid, display[name], f"{where}.{name}")
            self.lay(f"{where}.{name}", seat, column - left + table.SIDE * (row - top), card)
        self.check_frame(where, cells.values())

    def lay(self, where: str, seat: int, place: int, card: Laid) -> None:
        lay(self.t, seat, place, *self.card(where, card))
        if card.up:
            set_of_display(self.t, seat, table.UP, up_of(self.t, seat) | 1 << place)

    def cell(self, where: str, name: str) -> tuple[int, int]:
        read = CELL.fullmatch(name)
        if read is None or f"{int(read[1])},{int(read[2])}" != name:
            raise BadPosition(f"{where}: {name!r} is no cell, such as 2,0")
        return int(read[1]), int(read[2])

    def check_frame(self, where: str, cells: Iterable[tuple[int, int]]) -> None:
        """I-4, A-28. No display gets further away from where it began."""
        low, high = (-1, table.START) if self.house & FRAME_FIXED else (LOWEST, HIGHEST)
        for column, row in cells:
            if not (low <= column <= high and low <= row <= high):
                raise BadPosition(f"{where}: {column},{row} is not within {low} to {high}")

    def read_drawn(self) -> None:
        told = self.position.drawn
        for seat, drawn in enumerate(by_seat("drawn", told, self.seats, None)):
            if drawn is not None:
                kind, seen = self.card(f"drawn[{seat}]", drawn)
                set_of_seat(self.t, seat, table.DRAWN, kind)
                set_of_seat(self.t, seat, table.DRAWN_SEEN, seen | 1 << seat)

    def check_cards(self) -> None:
        """I-1. No face more often than the deck has it; once dealt, all of them."""
        like = [int(slot) for slot in self.t.deck.like]
        is_dealt = self.t.phase > phases.DEAL
        for back in [*range(self.seats), STRAY_BACK]:
            for slot in range(SET, SLOTS) if back == STRAY_BACK else range(SET):
                if like[slot] != slot:
                    continue
                there, most = self.laid[back * SLOTS + slot], like.count(slot)
                if there > most or (is_dealt and there < most):
                    name = f"{BACKS[back]}-{self.t.deck.names[slot]}"
                    raise BadPosition(f"cards: {there} of {name}, but there are {most}")

    def see(self) -> None:
        """Section 8, 5.2. What lies face up is seen; with all_open what one has seen all have."""
        t = self.t
        all_seats = int(everybody(t))
        is_secret = t.phase == phases.REVEAL and not self.house & OPEN_TABLE
        for seat in range(self.seats):
            for cell in members_of(int(of_display(t, seat, table.TAKEN))):
                place = seat * table.CELLS + cell
                seen = others = int(t.seen[place])
                if up_of(t, seat) >> cell & 1:
                    seen |= 1 << seat if is_secret else all_seats
                    others = seen & ~(1 << seat)
                t.seen[place] = all_seats if others and self.house & ALL_OPEN else seen

    # Seats and tasks

    def read_seats(self) -> None:
        """Points and cards turned; what lies face up tells them where they are left out."""
        t, told = self.t, self.position
        for seat, points in enumerate(by_seat("points", told.points, self.seats, None)):
            points = points_of(t, seat) if points is None else points
            points = number_at(f"points[{seat}]", points, -MOST_POINTS, MOST_POINTS)
            set_of_seat(t, seat, table.POINTS, points)
        for seat, turned in enumerate(by_seat("turned", told.turned, self.seats, None)):
            turned = turned_of(t, seat) if turned is None else turned
            set_of_seat(t, seat, table.TURNED, number_at(f"turned[{seat}]", turned, 0, table.CELLS))
        for seat, pick in enumerate(by_seat("picks", told.picks, self.seats, None)):
            if pick is not None:
                set_of_seat(t, seat, table.PICK, self.pick(seat, pick))

    def pick(self, seat: int, name: str) -> int:
        column, row = self.cell(f"picks[{seat}]", name)
        column -= int(of_display(self.t, seat, table.LEFT))
        row -= int(of_display(self.t, seat, table.TOP))
        place = column + table.SIDE * row
        inside = 0 <= column < table.SIDE and 0 <= row < table.SIDE
        if not inside or self.t.cards[seat * table.CELLS + place] == NONE:
            raise BadPosition(f"picks[{seat}]: no card lies at {name}")
        return place

    def read_roles(self) -> None:
        t, told = self.t, self.position
        t.memorizers = self.seats_of("memorizers", told.memorizers)
        t.muddlers = self.seats_of("muddlers", told.muddlers)
        t.remaining = self.seats_of("remaining", told.remaining)
        t.first_out = self.seats_of("firstOut", told.first_out)
        if told.namer is not None:
            t.namer = number_at("namer", told.namer, 0, self.seats - 1)
        if told.feature is not None:
            t.feature = one_of("feature", told.feature, FEATURES)
        for place, name in enumerate(told.used):
            feature = one_of(f"used[{place}]", name, FEATURES)
            if int(t.used) >> feature & 1:
                raise BadPosition(f"used[{place}]: {name} is there twice")
            t.used |= 1 << feature

    def read_tasks(self) -> None:
        """MM-07. The ten tasks in their order; the others are left out."""
        t = self.t
        is_dealt = t.phase > phases.TASKS
        told = self.position.tasks
        if told is UNSET:
            told = TASK_IDS[: table.ROUNDS] if is_dealt else ()
        if t.phase >= phases.TASKS:
            begin_tasks(t)
        elif told:
            raise BadPosition(f"tasks: {len(told)}, but none is dealt in phase {self.name}")
        for place, name in enumerate(told):
            task = one_of(f"tasks[{place}]", name, TASK_IDS)
            if task == COMPETITION and not int(t.bag) >> task & 1:
                task += 1
            if place >= table.ROUNDS or not int(t.bag) >> task & 1:
                raise BadPosition(f"tasks[{place}]: {name} is there too often")
            t.tasks[place] = task
            t.bag &= ~(1 << task)
        if is_dealt and len(told) < table.ROUNDS:
            raise BadPosition(f"tasks: {len(told)}, but {table.ROUNDS} are played")
        if not is_dealt:
            t.dealt = len(told)
        self.read_task()

    def read_task(self) -> None:
        """MM-10. The task on the table is that of the round."""
        t, told = self.t, self.position.task
        if t.phase in (*IN_ROUND, phases.OVER) and t.round > 0:
            t.task = t.tasks[int(t.round) - 1]
        if told is UNSET:
            return
        task = NONE if told is None else one_of("task", told, TASK_IDS)
        if task != min(int(t.task), COMPETITION):  # the two competitions are alike
            raise BadPosition(f"task: {told!r} does not go with round {t.round}, {self.name}")

    # The question

    @property
    def name(self) -> str:
        return PHASES[int(self.t.phase)]

    def ask(self) -> None:
        t = self.t
        phase = int(t.phase)
        asked = self.seats_of("asked", self.position.asked)
        if phase == phases.OVER:
            t.actor = OVER
        elif phase == phases.HOLDER:
            self.ask_for_holder()
        elif phase == phases.DEAL:
            self.go_on_dealing()
        elif phase == phases.TASKS:
            self.check_dealt(table.ROUNDS)
            ask_chance(t, phase)
        elif phase == phases.FLIP:
            ask(t, phase, int(t.holder))
        elif phase == phases.NAME:
            if t.namer == NONE:
                raise BadPosition("namer: somebody must name a feature")
            ask(t, phase, int(t.namer))
        elif not asked:
            raise BadPosition(f"asked: nobody, but the phase is {PHASES[phase]}")
        else:
            ask_all(t, phase, asked)
        if asked not in (0, sum(1 << seat for seat in range(self.seats) if t.may_act(seat))):
            raise BadPosition(f"asked: not these seats in phase {PHASES[phase]}")

    def ask_for_holder(self) -> None:
        """MM-08. Nothing has happened yet."""
        if self.t.holder:
            raise BadPosition(f"holder: {self.t.holder}, but he is not found in phase holder")
        self.check_dealt(1)
        set_up(self.t, holder_of(self.settings))

    def go_on_dealing(self) -> None:
        """MM-03. The bag holds what is missing of the set that is being dealt."""
        t = self.t
        begin_dealing(t)
        t.dealt = self.laid.total()
        self.check_dealt(SET * self.seats + STRAYS)
        group = int(t.dealt) // SET
        is_stray = group >= self.seats
        back = STRAY_BACK if is_stray else group
        bag = ((1 << STRAYS) - 1) << SET if is_stray else (1 << SET) - 1
        for slot in range(SLOTS):
            for _ in range(self.laid[back * SLOTS + slot]):
                alike = [k for k in range(SLOTS) if bag >> k & 1 and int(t.deck.like[k]) == slot]
                bag &= ~(1 << alike[0])
        t.bag = bag
        ask_chance(t, phases.DEAL)

    def check_dealt(self, most: int) -> None:
        """As many as lie there, and not the last one."""
        there, told = int(self.t.dealt), self.position.dealt
        if there >= most:
            raise BadPosition(f"dealt: {there}, but then phase {self.name} is over")
        if told not in (UNSET, there):
            raise BadPosition(f"dealt: {told}, but {there} lie there")

    def check(self) -> None:
        """A question that nobody can answer, or that would not be asked, is no position."""
        t = self.t
        phase = PHASES.index(self.position.phase)
        if phase not in SET_UP and self.position.dealt is not UNSET:
            raise BadPosition(f"dealt: does not go with phase {PHASES[phase]}")
        wrong = problem(t, phase)
        if wrong:
            raise BadPosition(f"phase: {PHASES[phase]}, but {wrong}")
        actions = Actions()
        for actor in [*range(self.seats), CHANCE]:
            if t.may_act(actor) or (actor == CHANCE and t.actor == CHANCE):
                actions.clear()
                t.legal(actor, actions)
                if actions.n == 0:
                    raise BadPosition(f"phase: {self.name}, but seat {actor} cannot act")
