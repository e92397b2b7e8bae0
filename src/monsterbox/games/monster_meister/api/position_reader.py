"""A position read into a state: defaults filled in, what cannot be refused with its place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from monsterbox.core.actions import Actions
from monsterbox.core.errors import BadPosition, listing
from monsterbox.core.options import Settings
from monsterbox.core.state import CHANCE, NONE, OVER
from monsterbox.games.monster_meister.api.notation import TASK_IDS
from monsterbox.games.monster_meister.api.options import deck_of, flags_of, holder_of
from monsterbox.games.monster_meister.api.position import PHASES, seats_in
from monsterbox.games.monster_meister.cards import BACKS, FEATURES, in_one_line
from monsterbox.games.monster_meister.engine import phases
from monsterbox.games.monster_meister.engine.deck import (
    COMPETITION,
    SET,
    SLOTS,
    STRAY_BACK,
    STRAYS,
    back_of,
    slot_of,
)
from monsterbox.games.monster_meister.engine.flags import (
    ALL_OPEN,
    ALL_OUT_BOTH,
    FRAME_FIXED,
    OPEN_TABLE,
    REVEAL_UP_TO,
)
from monsterbox.games.monster_meister.engine.rules.competition import pickers
from monsterbox.games.monster_meister.engine.rules.flow import set_up
from monsterbox.games.monster_meister.engine.rules.setup import begin_dealing, begin_tasks
from monsterbox.games.monster_meister.engine.state import State, bare_state
from monsterbox.games.monster_meister.engine.table import (
    CELLS,
    DRAWN,
    DRAWN_SEEN,
    LEFT,
    PICK,
    POINTS,
    ROUNDS,
    SIDE,
    START,
    TAKEN,
    TOP,
    TURNED,
    UP,
    ask,
    ask_all,
    ask_chance,
    everybody,
    face_down,
    lay,
    of_display,
    of_seat,
    put_under_pile,
    set_of_display,
    set_of_seat,
)

FIELDS = frozenset(
    [
        "game",
        "seats",
        "options",
        "phase",
        "round",
        "holder",
        "asked",
        "displays",
        "pile",
        "tasks",
        "task",
        "points",
        "turned",
        "picks",
        "drawn",
        "memorizers",
        "muddlers",
        "remaining",
        "firstOut",
        "namer",
        "feature",
        "used",
        "dealt",
    ]
)
CELL = re.compile(r"(-?\d{1,2}),(-?\d{1,2})")
MOST_POINTS = 10_000
LOWEST, HIGHEST = -4, 7  # I-4: columns and rows that a display can reach

SET_UP = (phases.HOLDER, phases.DEAL, phases.TASKS)
COMPETING = (phases.NAME, phases.PICK)
WITH_ROLES = (phases.REMOVE, phases.PLACE, phases.READY)
IN_ROUND = (phases.REVEAL, *COMPETING, *WITH_ROLES)
ROUNDS_OF = dict.fromkeys(SET_UP, (0, 0)) | {
    phases.FLIP: (0, ROUNDS - 1),
    phases.OVER: (ROUNDS, ROUNDS),
}


def state_at(position: Mapping[str, Any], seats: int, settings: Settings) -> State:
    """The state of a position; what is left out has its default, what cannot be is refused."""
    for name in position:
        if name not in FIELDS:
            fields = listing(sorted(FIELDS), 40)
            raise BadPosition(f"{in_one_line(name)[:40]}: no such field; fields: {fields}")
    t = bare_state(seats, deck_of(settings), flags_of(settings))
    return Reader(t, position, settings).read()


class Reader:
    """Reads a position into a fresh state, field by field."""

    def __init__(self, t: State, position: Mapping[str, Any], settings: Settings) -> None:
        self.t = t
        self.position = position
        self.settings = settings
        self.seats = int(t.seats)
        self.house = int(t.house)
        self.laid: Counter[int] = Counter()

    def read(self) -> State:
        self.read_turn()
        for seat, display in enumerate(self.by_seat("displays", {})):
            self.read_display(seat, display)
        for place, told in enumerate(self.listed("pile", ())):
            put_under_pile(self.t, *self.card(f"pile[{place}]", told))
        self.read_drawn()
        self.read_roles()
        self.check_cards()
        self.read_tasks()
        self.read_seats()
        self.see()
        self.ask()
        self.check()
        return self.t

    # Fields

    def number(self, name: str, default: int, low: int, high: int) -> int:
        return self.number_at(name, self.position.get(name, default), low, high)

    def number_at(self, where: str, value: object, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise BadPosition(f"{where}: {value!r} is no whole number from {low} to {high}")
        return value

    def listed(self, name: str, default: Sequence[Any]) -> Sequence[Any]:
        value = self.position.get(name, default)
        if not isinstance(value, list | tuple):
            raise BadPosition(f"{name}: must be a list, not {type(value).__name__}")
        return value

    def by_seat(self, name: str, default: Any) -> Sequence[Any]:
        value = self.listed(name, [default] * self.seats)
        if len(value) != self.seats:
            raise BadPosition(f"{name}: {len(value)} entries, but there are {self.seats} seats")
        return value

    def seat_set(self, where: str, seats: object) -> int:
        if not isinstance(seats, list | tuple):
            raise BadPosition(f"{where}: must be a list of seats")
        found = 0
        for place, told in enumerate(seats):
            seat = self.number_at(f"{where}[{place}]", told, 0, self.seats - 1)
            if found >> seat & 1:
                raise BadPosition(f"{where}[{place}]: {seat} is there twice")
            found |= 1 << seat
        return found

    def seats_of(self, name: str) -> int:
        return self.seat_set(name, self.position.get(name, []))

    def one_of(self, where: str, value: object, allowed: Sequence[str]) -> int:
        if value not in allowed:
            raise BadPosition(f"{where}: {value!r} is not one of {listing(allowed, 20)}")
        return allowed.index(str(value))

    # Cards

    def card(
        self, where: str, told: object, words: Sequence[str] = ("card", "seen")
    ) -> tuple[int, int]:
        """Kind of card, and who has seen its face."""
        if not isinstance(told, Mapping) or not {*told} <= {*words}:
            named = f"{', '.join(words[:-1])} and {words[-1]}"
            raise BadPosition(f"{where}: must be an object of {named}")
        back, _, face = str(told.get("card")).partition("-")
        names = self.t.deck.names
        if back not in BACKS or (back != BACKS[STRAY_BACK] and BACKS.index(back) >= self.seats):
            raise BadPosition(f"{where}: {told.get('card')!r} is no card, such as P0-{names[0]}")
        first, last = (SET, SLOTS) if back == BACKS[STRAY_BACK] else (0, SET)
        if face not in names[first:last]:
            raise BadPosition(f"{where}: {told.get('card')!r} is no card of this deck")
        kind = BACKS.index(back) * SLOTS + names.index(face, first)
        self.laid[kind] += 1
        return kind, self.seat_set(f"{where}.seen", told.get("seen", []))

    def read_display(self, seat: int, display: object) -> None:
        where = f"displays[{seat}]"
        if not isinstance(display, Mapping):
            raise BadPosition(f"{where}: must be an object of cells")
        cells = {cell: self.cell(where, cell) for cell in display}
        if not cells:
            return
        left = min(column for column, _ in cells.values())
        top = min(row for _, row in cells.values())
        set_of_display(self.t, seat, LEFT, left)
        set_of_display(self.t, seat, TOP, top)
        for name, (column, row) in cells.items():
            if column - left >= SIDE or row - top >= SIDE:
                raise BadPosition(f"{where}: the display is wider than six by six")
            place = column - left + SIDE * (row - top)
            self.read_cell(f"{where}.{name}", seat, place, display[name])
        self.check_frame(where, cells.values())

    def read_cell(self, where: str, seat: int, place: int, told: Any) -> None:
        lay(self.t, seat, place, *self.card(where, told, ("card", "seen", "up")))
        is_up = told.get("up", False)
        if type(is_up) is not bool:
            raise BadPosition(f"{where}.up: must be true or false, not {is_up!r}")
        if is_up:
            set_of_display(self.t, seat, UP, int(of_display(self.t, seat, UP)) | 1 << place)

    def cell(self, where: str, name: object) -> tuple[int, int]:
        read = CELL.fullmatch(name) if isinstance(name, str) else None
        if read is None or f"{int(read[1])},{int(read[2])}" != name:
            raise BadPosition(f"{where}: {name!r} is no cell, such as 2,0")
        return int(read[1]), int(read[2])

    def check_frame(self, where: str, cells: Iterable[tuple[int, int]]) -> None:
        """I-4, A-28. No display gets further away from where it began."""
        low, high = (-1, START) if self.house & FRAME_FIXED else (LOWEST, HIGHEST)
        for column, row in cells:
            if not (low <= column <= high and low <= row <= high):
                raise BadPosition(f"{where}: {column},{row} is not within {low} to {high}")

    def read_drawn(self) -> None:
        for seat, drawn in enumerate(self.by_seat("drawn", None)):
            if drawn is not None:
                kind, seen = self.card(f"drawn[{seat}]", drawn)
                set_of_seat(self.t, seat, DRAWN, kind)
                set_of_seat(self.t, seat, DRAWN_SEEN, seen | 1 << seat)

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
            for cell in seats_in(int(of_display(t, seat, TAKEN))):
                place = seat * CELLS + cell
                seen = others = int(t.seen[place])
                if int(of_display(t, seat, UP)) >> cell & 1:
                    seen |= 1 << seat if is_secret else all_seats
                    others = seen & ~(1 << seat)
                t.seen[place] = all_seats if others and self.house & ALL_OPEN else seen

    # Seats and tasks

    def read_turn(self) -> None:
        t = self.t
        t.phase = self.one_of("phase", self.position.get("phase", "flip"), PHASES)
        t.round = self.number("round", 0, 0, ROUNDS)
        t.holder = self.number("holder", 0, 0, self.seats - 1)

    def read_seats(self) -> None:
        """Points and cards turned; what lies face up tells them where they are left out."""
        t = self.t
        points = self.by_seat("points", None)
        turned = self.by_seat("turned", None)
        for seat, pick in enumerate(self.by_seat("picks", None)):
            told = self.points_of(seat) if "points" not in self.position else points[seat]
            low, high = -MOST_POINTS, MOST_POINTS
            set_of_seat(t, seat, POINTS, self.number_at(f"points[{seat}]", told, low, high))
            told = self.turned_of(seat) if "turned" not in self.position else turned[seat]
            set_of_seat(t, seat, TURNED, self.number_at(f"turned[{seat}]", told, 0, CELLS))
            if pick is not None:
                set_of_seat(t, seat, PICK, self.pick(seat, pick))

    def points_of(self, seat: int) -> int:
        """MM-21, MM-72. What the face-up cards of a seat are worth."""
        t = self.t
        if t.task == NONE or t.task >= COMPETITION:
            return 0
        cells = seats_in(int(of_display(t, seat, UP)))
        slots = [int(slot_of(t.cards[seat * CELLS + cell])) for cell in cells]
        return sum(int(t.deck.points[int(t.task) * SLOTS + slot]) for slot in slots)

    def turned_of(self, seat: int) -> int:
        """MM-18, MM-32. The face-up cards of a seat, and the one that it has given away."""
        has_removed = self.t.phase in (phases.PLACE, phases.READY)
        removed = has_removed and int(self.t.memorizers) >> seat & 1
        return len(seats_in(int(of_display(self.t, seat, UP)))) + int(removed)

    def pick(self, seat: int, name: object) -> int:
        column, row = self.cell(f"picks[{seat}]", name)
        column -= int(of_display(self.t, seat, LEFT))
        row -= int(of_display(self.t, seat, TOP))
        place = column + SIDE * row
        inside = 0 <= column < SIDE and 0 <= row < SIDE
        if not inside or self.t.cards[seat * CELLS + place] == NONE:
            raise BadPosition(f"picks[{seat}]: no card lies at {name}")
        return place

    def read_roles(self) -> None:
        t = self.t
        t.memorizers = self.seats_of("memorizers")
        t.muddlers = self.seats_of("muddlers")
        t.remaining = self.seats_of("remaining")
        t.first_out = self.seats_of("firstOut")
        if self.position.get("namer") is not None:
            t.namer = self.number("namer", 0, 0, self.seats - 1)
        if self.position.get("feature") is not None:
            t.feature = self.one_of("feature", self.position["feature"], FEATURES)
        for place, name in enumerate(self.listed("used", ())):
            feature = self.one_of(f"used[{place}]", name, FEATURES)
            if int(t.used) >> feature & 1:
                raise BadPosition(f"used[{place}]: {name} is there twice")
            t.used |= 1 << feature

    def read_tasks(self) -> None:
        """MM-07. The ten tasks in their order; the others are left out."""
        t = self.t
        is_dealt = t.phase > phases.TASKS
        told = self.listed("tasks", TASK_IDS[:ROUNDS] if is_dealt else ())
        if t.phase >= phases.TASKS:
            begin_tasks(t)
        elif told:
            raise BadPosition(f"tasks: {len(told)}, but none is dealt in phase {self.name}")
        for place, name in enumerate(told):
            task = self.one_of(f"tasks[{place}]", name, TASK_IDS)
            if task == COMPETITION and not int(t.bag) >> task & 1:
                task += 1
            if place >= ROUNDS or not int(t.bag) >> task & 1:
                raise BadPosition(f"tasks[{place}]: {name} is there too often")
            t.tasks[place] = task
            t.bag &= ~(1 << task)
        if is_dealt and len(told) < ROUNDS:
            raise BadPosition(f"tasks: {len(told)}, but {ROUNDS} are played")
        if not is_dealt:
            t.dealt = len(told)
        self.read_task()

    def read_task(self) -> None:
        """MM-10. The task on the table is that of the round."""
        t = self.t
        if t.phase in (*IN_ROUND, phases.OVER) and t.round > 0:
            t.task = t.tasks[int(t.round) - 1]
        if "task" not in self.position:
            return
        told = self.position["task"]
        task = NONE if told is None else self.one_of("task", told, TASK_IDS)
        if task != min(int(t.task), COMPETITION):  # the two competitions are alike
            raise BadPosition(f"task: {told!r} does not go with round {t.round}, {self.name}")

    # The question

    @property
    def name(self) -> str:
        return PHASES[int(self.t.phase)]

    def ask(self) -> None:
        t = self.t
        phase = int(t.phase)
        asked = self.seats_of("asked")
        if phase == phases.OVER:
            t.actor = OVER
        elif phase == phases.HOLDER:
            self.ask_for_holder()
        elif phase == phases.DEAL:
            self.go_on_dealing()
        elif phase == phases.TASKS:
            self.check_dealt(ROUNDS)
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
        there = int(self.t.dealt)
        if there >= most:
            raise BadPosition(f"dealt: {there}, but then phase {self.name} is over")
        if self.number("dealt", there, 0, most - 1) != there:
            raise BadPosition(f"dealt: {self.position['dealt']}, but {there} lie there")

    def check(self) -> None:
        """A question that nobody can answer, or that would not be asked, is no position."""
        t = self.t
        phase = PHASES.index(self.position.get("phase", "flip"))
        problem = self.problem(phase)
        if problem:
            raise BadPosition(f"phase: {PHASES[phase]}, but {problem}")
        actions = Actions()
        for actor in [*range(self.seats), CHANCE]:
            if t.may_act(actor) or (actor == CHANCE and t.actor == CHANCE):
                actions.clear()
                t.legal(actor, actions)
                if actions.n == 0:
                    raise BadPosition(f"phase: {self.name}, but seat {actor} cannot act")

    # What goes with each phase

    def problem(self, phase: int) -> str | None:
        """What does not go with the phase, in words."""
        t = self.t
        low, high = ROUNDS_OF.get(phase, (1, ROUNDS))
        if not low <= t.round <= high:
            return f"round is {t.round}"
        if phase in SET_UP and not self.is_set_up():
            return "displays or pile are not as they are dealt"
        if phase not in SET_UP and "dealt" in self.position:
            return "dealt does not go with it"
        if phase in (phases.REVEAL, *COMPETING) and (phase in COMPETING) != self.is_competition:
            return f"the task is {TASK_IDS[int(t.task)]}"
        return (
            self.problem_of_roles(phase)
            or self.problem_of_competition(phase)
            or self.problem_of_displays(phase)
            or self.problem_of_choices(phase)
        )

    @property
    def is_competition(self) -> bool:
        return bool(self.t.task >= COMPETITION)

    def is_set_up(self) -> bool:
        """MM-03 to MM-06. Sets from the first seat on, row by row, then the strays; all unseen."""
        t = self.t
        dealt = SET * self.seats + STRAYS if t.phase == phases.TASKS else int(t.dealt)
        for seat in range(self.seats):
            number = min(SET, max(0, dealt - SET * seat))
            cells = [place % START + place // START * SIDE for place in range(number)]
            if list(seats_in(int(of_display(t, seat, TAKEN)))) != cells or not self.is_fresh(seat):
                return False
        strays = range(int(t.pile_size))
        if any(back_of(t.pile[place]) != STRAY_BACK or t.pile_seen[place] for place in strays):
            return False
        return t.pile_size == max(0, dealt - SET * self.seats)

    def is_fresh(self, seat: int) -> bool:
        """MM-04, MM-05. Own backs in the first rows and columns, and nobody has seen a face."""
        t = self.t
        for place in range(seat * CELLS, (seat + 1) * CELLS):
            if t.cards[place] != NONE and (back_of(t.cards[place]) != seat or t.seen[place]):
                return False
        return not any(of_display(t, seat, what) for what in (LEFT, TOP))

    def problem_of_roles(self, phase: int) -> str | None:
        """MM-25 to MM-28, MM-68."""
        t = self.t
        memorizers, muddlers = int(t.memorizers), int(t.muddlers)
        if phase not in WITH_ROLES:
            return "memorizers or muddlers do not go with it" if memorizers | muddlers else None
        if phase == phases.REMOVE and not memorizers:
            return "there are no memorizers"
        both = int(everybody(t)) if self.is_competition and self.house & ALL_OUT_BOTH else 0
        if memorizers & muddlers and not memorizers == muddlers == both:
            return "some are memorizers and muddlers at once"
        return None

    def problem_of_competition(self, phase: int) -> str | None:
        """MM-60 to MM-70."""
        t = self.t
        remaining = int(t.remaining)
        told = (remaining, t.first_out, t.namer != NONE, t.feature != NONE, t.used)
        if phase not in COMPETING:
            names = ("remaining", "firstOut", "namer", "feature", "used")
            wrong = [name for name, value in zip(names, told, strict=True) if value]
            return f"{wrong[0]} does not go with it" if wrong else None
        if len(seats_in(remaining)) < 2:
            return "remaining are fewer than two"
        out = int(everybody(t)) & ~remaining
        if int(t.first_out) & ~out or (t.first_out == 0) != (out == 0):
            return "firstOut does not go with remaining"
        if t.namer == NONE or not remaining >> int(t.namer) & 1:
            return "the namer is not among those remaining"
        return self.problem_of_names(phase, bool(out))

    def problem_of_names(self, phase: int, is_one_out: bool) -> str | None:
        """MM-60, MM-70. The feature last named is used; before the first nothing has happened."""
        t = self.t
        if t.feature != NONE:
            return None if int(t.used) >> int(t.feature) & 1 else "feature is not used"
        if phase == phases.PICK:
            return "feature is not named"
        if t.used or is_one_out:
            return "feature is not that of the last step"
        return None if t.namer == t.holder else "the namer is not the holder"

    def problem_of_displays(self, phase: int) -> str | None:
        """MM-18, MM-21, I-2, I-3, I-6."""
        t = self.t
        for seat in range(self.seats):
            up = int(of_display(t, seat, UP))
            if up and phase not in IN_ROUND:
                return f"displays[{seat}] has face-up cards"
            if of_seat(t, seat, TURNED) != self.turned_of(seat):
                return f"turned[{seat}] does not go with the face-up cards"
            has_removed = phase in (phases.PLACE, phases.READY) and int(t.memorizers) >> seat & 1
            if not (has_removed and not self.is_competition) and (
                of_seat(t, seat, POINTS) != self.points_of(seat)
            ):
                return f"points[{seat}] does not go with the face-up cards"
            if phase not in SET_UP and not self.has_room(seat, phase):
                return f"displays[{seat}] has too few or too many cards"
        return None

    def has_room(self, seat: int, phase: int) -> bool:
        """I-2, I-3. Whatever comes, a card is left in the display, and room for the next."""
        t = self.t
        cards = len(seats_in(int(of_display(t, seat, TAKEN))))
        removals = additions = ROUNDS - int(t.round)
        if phase in (phases.REVEAL, *COMPETING, phases.REMOVE):
            removals += 1
            additions += 1
        elif of_seat(t, seat, DRAWN) != NONE:
            additions += 1
        return removals < cards <= CELLS - additions

    def problem_of_choices(self, phase: int) -> str | None:
        """Who is asked, who has chosen, and who holds a card."""
        t = self.t
        asked = int(t.waiting)
        if asked & ~self.choosers(phase):
            return "asked names seats that have nothing to do"
        is_sealed = phase in (phases.PICK, phases.REMOVE)
        for seat in range(self.seats):
            is_asked = bool(asked >> seat & 1)
            has_chosen = is_sealed and not is_asked and self.choosers(phase) >> seat & 1
            pick, drawn = int(of_seat(t, seat, PICK)), int(of_seat(t, seat, DRAWN))
            up = int(of_display(t, seat, UP) if phase == phases.REMOVE else face_down(t, seat))
            if (pick != NONE) != has_chosen or (has_chosen and not up >> pick & 1):
                return f"picks[{seat}] does not go with it"
            if (drawn != NONE) != (phase == phases.PLACE and is_asked):
                return f"drawn[{seat}] does not go with it"
            if drawn != NONE and back_of(drawn) == seat:
                return f"drawn[{seat}] has the back of its own seat"
            if phase == phases.REVEAL and not self.is_reveal_sound(seat, is_asked):
                return f"asked does not go with the face-up cards of seat {seat}"
        return None

    def choosers(self, phase: int) -> int:
        """Section 6.1. All who choose in a phase, at the same time."""
        t = self.t
        if phase == phases.PICK:
            return int(pickers(t))
        if phase == phases.REMOVE:
            return int(t.memorizers)
        return int(t.muddlers) if phase == phases.PLACE else int(everybody(t))

    def is_reveal_sound(self, seat: int, is_asked: bool) -> bool:
        """MM-14 to MM-17, A-08. Whether a seat that has turned these cards has to go on."""
        t = self.t
        cells = seats_in(int(of_display(t, seat, UP)))
        task = int(t.task) * SLOTS
        stops = sum(
            int(t.deck.stops[task + int(slot_of(t.cards[seat * CELLS + c]))]) for c in cells
        )
        number = int(t.deck.number[int(t.task)])
        if stops > 1 or (number and len(cells) > number):
            return False
        is_over = stops == 1 or 0 < number == len(cells) or not face_down(t, seat)
        if not is_asked and self.house & REVEAL_UP_TO and number and cells:
            return True
        return is_over != is_asked
