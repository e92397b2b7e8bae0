"""A position read into a state: defaults filled in, what cannot be refused with its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monsterbox.core.actions import Actions
from monsterbox.core.errors import BadPosition, listing
from monsterbox.core.options import Settings
from monsterbox.core.state import CHANCE, NONE, OVER
from monsterbox.games.oh_my_brain.api.notation import SIGNS
from monsterbox.games.oh_my_brain.api.options import deck_of, flags_of, limit_of, starters_of
from monsterbox.games.oh_my_brain.api.position import KNOWN_PLACES, PHASES, THENS, seats_in
from monsterbox.games.oh_my_brain.cards import FACES
from monsterbox.games.oh_my_brain.engine import phases
from monsterbox.games.oh_my_brain.engine.deck import CARDS, VALUES
from monsterbox.games.oh_my_brain.engine.rules.flow import find_starter
from monsterbox.games.oh_my_brain.engine.rules.knowledge import more, number_of, page
from monsterbox.games.oh_my_brain.engine.rules.refill import is_a_choice, missing
from monsterbox.games.oh_my_brain.engine.state import State, bare_state
from monsterbox.games.oh_my_brain.engine.table import (
    BRAINS,
    DISCARD,
    FIRST_BRAINS,
    GRAVE,
    LOT,
    LOT_SIZE,
    LOTS,
    RESERVE,
    SOMEWHERE,
    ask,
    ask_all,
    ask_chance,
    is_of_one_value,
    lay_on_horde,
    number_in,
    put,
    take,
)

FIELDS = frozenset(
    [
        "game",
        "seats",
        "options",
        "phase",
        "round",
        "starter",
        "active",
        "asked",
        "hands",
        "graves",
        "lots",
        "horde",
        "discard",
        "reserve",
        "brains",
        "steps",
        "extras",
        "reach",
        "rolls",
        "replay",
        "face",
        "given",
        "then",
        "candidates",
        "signs",
        "throws",
        "unpaid",
        "known",
        "lot",
        "receiver",
        "due",
        "early",
    ]
)
BY_CHANCE = (phases.START, phases.DEAL, phases.DRAW, phases.RAIN, phases.ROLL)
AT_ONCE = (phases.SPLIT, phases.BURY, phases.SIGN)
DRAFT = (phases.DEAL, phases.SPLIT, phases.BURY)
DRAWN_BY_PASS = 2
MOST_ROUNDS = 10**9


def state_at(position: Mapping[str, Any], seats: int, settings: Settings) -> State:
    """The state of a position; what is left out has its default, what cannot be is refused."""
    for name in position:
        if name not in FIELDS:
            raise BadPosition(f"{name}: no such field; fields: {listing(sorted(FIELDS), 40)}")
    t = bare_state(seats, deck_of(settings), flags_of(settings), limit_of(settings))
    return Reader(t, position, settings).read()


class Reader:
    """Reads a position into a fresh state, field by field."""

    def __init__(self, t: State, position: Mapping[str, Any], settings: Settings) -> None:
        self.t = t
        self.position = position
        self.settings = settings
        self.seats = int(t.seats)

    def read(self) -> State:
        self.read_cards()
        self.read_turn()
        self.read_pending()
        self.read_knowledge()
        self.ask()
        self.check()
        return self.t

    # Fields

    def number(self, name: str, default: int, low: int, high: int) -> int:
        return self.number_at(name, self.position.get(name, default), low, high)

    def number_at(self, where: str, value: object, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise BadPosition(
                f"{where}: must be a whole number from {low} to {high}, not {value!r}"
            )
        return value

    def seat(self, name: str, default: int) -> int:
        return self.number(name, default, 0, self.seats - 1)

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

    def seat_set(self, name: str) -> int:
        found = 0
        for place, seat in enumerate(self.listed(name, ())):
            found |= 1 << self.number_at(f"{name}[{place}]", seat, 0, self.seats - 1)
        return found

    def one_of(self, name: str, allowed: Sequence[str], default: str | None) -> int:
        """The place of a word among those allowed; NONE for null where that is the default."""
        value = self.position.get(name, default)
        if value is None and default is None:
            return NONE
        if value not in allowed:
            raise BadPosition(f"{name}: {value!r} is not one of {listing(allowed, 20)}")
        return allowed.index(str(value))

    # Cards

    def read_cards(self) -> None:
        """Every card named is taken out of the reserve; what is left over lies there."""
        for name, first in (("hands", 0), ("graves", GRAVE), ("lots", LOT)):
            for seat, cards in enumerate(self.by_seat(name, ())):
                self.lay(f"{name}[{seat}]", cards, first + seat)
        self.lay("discard", self.listed("discard", ()), DISCARD)
        for place, value in enumerate(self.listed("horde", ())):
            self.draw(f"horde[{place}]", value)
            lay_on_horde(self.t, value)
        self.t.extras = self.number("extras", 0, 0, CARDS)
        for _ in range(int(self.t.extras)):
            self.draw("extras", int(self.t.top))
        self.check_reserve()

    def lay(self, where: str, cards: object, zone: int) -> None:
        if not isinstance(cards, list | tuple):
            raise BadPosition(f"{where}: must be a list of cards")
        for place, value in enumerate(cards):
            self.draw(f"{where}[{place}]", value)
            put(self.t, zone, value, 1)

    def draw(self, where: str, value: object) -> None:
        card = self.number_at(where, value, 0, VALUES - 1)
        if number_in(self.t, RESERVE, card) == 0:
            copies = int(self.t.deck.copies[card])
            raise BadPosition(f"{where}: more than {copies} cards of value {card}")
        take(self.t, RESERVE, card, 1)

    def check_reserve(self) -> None:
        if "reserve" not in self.position:
            return
        told = self.listed("reserve", ())
        if any(type(value) is not int for value in told):
            raise BadPosition("reserve: must be a list of cards")
        for value in range(VALUES):
            left, said = int(number_in(self.t, RESERVE, value)), list(told).count(value)
            if left != said:
                raise BadPosition(f"reserve: {said} cards of value {value}, but {left} are left")

    # Turn

    def read_turn(self) -> None:
        t = self.t
        t.round = self.number("round", 1, 1, MOST_ROUNDS)
        if self.position.get("starter", 0) is not None:
            t.starter = self.seat("starter", 0)
        t.active = self.seat("active", 0)
        t.steps = self.number("steps", 0, 0, MOST_ROUNDS)
        self.read_brains()
        t.phase = self.one_of("phase", PHASES, "play")
        t.candidates = self.seat_set("candidates")
        t.throws = self.number("throws", 0, 0, MOST_ROUNDS)
        for seat, sign in enumerate(self.by_seat("signs", None)):
            if sign is not None and sign not in SIGNS[1:]:
                raise BadPosition(f"signs[{seat}]: {sign!r} is not one of {listing(SIGNS[1:])}")
            t.signs[seat] = SIGNS.index(sign or "")

    def read_brains(self) -> None:
        total = 0
        for seat, brains in enumerate(self.by_seat("brains", FIRST_BRAINS)):
            self.t.brains[seat] = self.number_at(f"brains[{seat}]", brains, 0, MOST_ROUNDS)
            total += brains
        if total > BRAINS and not self.settings["unlimited_brains"]:
            raise BadPosition(f"brains: {total} in all, but there are {BRAINS}")
        for seat, unpaid in enumerate(self.by_seat("unpaid", 0)):
            self.t.unpaid[seat] = self.number_at(f"unpaid[{seat}]", unpaid, 0, CARDS)

    def read_pending(self) -> None:
        t = self.t
        t.reach = self.number("reach", 1, 1, self.seats - 1)
        t.rolls = self.number("rolls", 1 if t.phase == phases.ROLL else 0, 0, CARDS)
        replay = self.position.get("replay", False)
        if type(replay) is not bool:
            raise BadPosition(f"replay: must be true or false, not {replay!r}")
        t.replay = replay
        t.face = self.one_of("face", FACES, None)
        t.then = self.one_of("then", THENS, THENS[0])
        if self.position.get("given") is not None:
            t.given = self.number("given", 0, 0, VALUES - 1)
        t.lot = self.number("lot", 0, 0, LOTS - 1)
        t.receiver = self.seat("receiver", int(t.active))
        t.due = self.number("due", 0, 0, max(LOT_SIZE, self.seats))
        t.early = self.number("early", 0, 0, int(t.held[LOT + int(t.active)]))

    # Knowledge

    def read_knowledge(self) -> None:
        for observer, told in enumerate(self.by_seat("known", {})):
            where = f"known[{observer}]"
            if not isinstance(told, Mapping) or not {*told} <= {"seats", "somewhere"}:
                raise BadPosition(f"{where}: must be an object of seats and somewhere")
            self.read_page(where, observer, told.get("seats", {}))
            self.remember(f"{where}.somewhere", told.get("somewhere", []), SOMEWHERE + observer)
            self.check_knowledge(where, observer)

    def read_page(self, where: str, observer: int, seats: object) -> None:
        if not isinstance(seats, Mapping):
            raise BadPosition(f"{where}.seats: must be an object")
        others = [str(seat) for seat in range(self.seats) if seat != observer]
        for seat, places in seats.items():
            if seat not in others or not isinstance(places, Mapping):
                raise BadPosition(f"{where}.seats: {seat!r} is not one of {listing(others)}")
            for name, cards in places.items():
                if name not in KNOWN_PLACES:
                    raise BadPosition(f"{where}: {name!r} is not one of {listing(KNOWN_PLACES)}")
                here = int(page(observer, int(seat))) + KNOWN_PLACES.index(name)
                self.remember(f"{where}.{seat}.{name}", cards, here)

    def remember(self, where: str, cards: object, place: int) -> None:
        if not isinstance(cards, list | tuple):
            raise BadPosition(f"{where}: must be a list of cards")
        for value in cards:
            card = self.number_at(where, value, 0, VALUES - 1)
            self.t.known[place] = more(self.t.known[place], card, 1)

    def check_knowledge(self, where: str, observer: int) -> None:
        """Nobody can know what is not so."""
        t = self.t
        for value in range(VALUES):
            spare = -int(number_of(t.known[SOMEWHERE + observer], value))
            for seat in range(self.seats):
                if seat == observer:
                    continue
                here = int(page(observer, seat))
                hand, grave, either = (
                    int(number_of(t.known[here + place], value)) for place in range(3)
                )
                lies = [int(number_in(t, zone + seat, value)) for zone in (0, GRAVE, LOT)]
                if hand > lies[0] or grave > lies[1] or hand + grave + either > sum(lies):
                    raise BadPosition(f"{where}: seat {seat} has not so many cards of {value}")
                spare += sum(lies) - hand - grave - either
            if spare < 0:
                raise BadPosition(f"{where}: the others have not so many cards of {value}")

    # The question

    def ask(self) -> None:
        t = self.t
        phase = int(t.phase)
        asked = self.seat_set("asked")
        if phase == phases.OVER:
            t.actor = OVER
        elif phase == phases.START and not t.candidates:
            find_starter(t, starters_of(self.settings, self.seats))
        elif phase in BY_CHANCE:
            ask_chance(t, phase)
        elif phase in AT_ONCE:
            ask_all(t, phase, asked or self.all_who_choose())
        else:
            if asked not in (0, 1 << int(t.active)):
                raise BadPosition(f"asked: only seat {t.active} is asked in phase {PHASES[phase]}")
            ask(t, phase)

    def all_who_choose(self) -> int:
        return int(self.t.candidates) or (1 << self.seats) - 1

    def check(self) -> None:
        """A question that nobody can answer, or that would not be asked, is no position."""
        t = self.t
        phase = int(t.phase)
        for seat in range(self.seats):
            if t.brains[seat] == 0 and phase != phases.OVER:
                raise BadPosition(f"brains[{seat}]: 0, but then the game is over (ZA-58)")
        problem = self.problem(phase)
        if problem:
            raise BadPosition(f"phase: {PHASES[phase]}, but {problem}")
        actions = Actions()
        for actor in [*range(self.seats), CHANCE]:
            if t.may_act(actor) or (actor == CHANCE and t.actor == CHANCE):
                actions.clear()
                t.legal(actor, actions)
                if actions.n == 0:
                    raise BadPosition(f"phase: {PHASES[phase]}, but there is nothing to choose")

    def problem(self, phase: int) -> str | None:
        """What does not go with the phase, in words."""
        t = self.t
        active = int(t.active)
        if phase in (phases.DEAL, phases.DRAW, phases.RAIN) and (
            t.due == 0 or t.held[RESERVE] == 0
        ):
            return "no card is due"
        lots = [int(t.held[LOT + seat]) for seat in range(self.seats)]
        if lots != self.lots_of(phase):
            return f"lots does not go with it: {lots} cards"
        if phase in DRAFT and not self.is_draft_sound():
            return "hands, graves, horde or discard do not go with it"
        if phase == (phases.SPLIT if self.settings["open_draft"] else phases.BURY):
            return "open_draft does not go with it"
        if phase == phases.SIGN and not self.are_signs_sound():
            return "tie_starter, candidates or signs do not go with it"
        if phase == phases.START and len(seats_in(int(t.candidates))) < 2:
            return "there are not several candidates"
        if (phase == phases.DISTRIBUTE) != (t.extras > 0):
            return f"extras is {t.extras}"
        if (phase == phases.GIVE_TO) != (t.given != NONE):
            return "given does not go with it"
        if t.given != NONE and number_in(t, active, int(t.given)) == 0:
            return f"seat {active} has no {t.given} to give"
        if phase == phases.KEEP and is_of_one_value(t, LOT + active):
            return "lots does not hold two different cards"
        if phase == phases.REFILL and (missing(t) == 0 or not is_a_choice(t)):
            return f"seat {active} has nothing to choose from"
        return None

    # What lies there in each phase

    def lots_of(self, phase: int) -> list[int]:
        """ZA-02, ZA-25. How many cards lie before each seat, dealt or drawn but not put away."""
        t = self.t
        lots = [0] * self.seats
        if phase == phases.DEAL:
            for steps in range(self.seats):
                seat = (int(t.starter) + steps) % self.seats
                behind = (int(t.receiver) - int(t.starter)) % self.seats - steps
                fresh = LOT_SIZE if behind > 0 else LOT_SIZE - int(t.due) if behind == 0 else 0
                lots[seat] = fresh + (LOT_SIZE * int(t.lot) if self.settings["open_draft"] else 0)
        elif phase in (phases.SPLIT, phases.BURY):
            for seat in range(self.seats):
                grave = int(t.held[GRAVE + seat])
                whole = LOT_SIZE if phase == phases.SPLIT else LOTS * LOT_SIZE - grave
                lots[seat] = whole if t.may_act(seat) else 0
        elif phase in (phases.DRAW, phases.KEEP):
            lots[int(t.active)] = DRAWN_BY_PASS - (int(t.due) if phase == phases.DRAW else 0)
        return lots

    def is_draft_sound(self) -> bool:
        """ZA-02 to ZA-06. Each seat has put away two and one of every lot so far."""
        t = self.t
        if t.horde_size or t.held[DISCARD]:
            return False
        for seat in range(self.seats):
            put_away = int(t.lot)
            if t.phase == phases.SPLIT and not t.may_act(seat):
                put_away += 1
            hand, grave = 2 * put_away, put_away
            if self.settings["open_draft"]:
                is_done = t.phase == phases.BURY and not t.may_act(seat)
                hand = 2 * LOTS if is_done else 0
                grave = LOTS if is_done else int(t.held[GRAVE + seat])
                if grave > (LOTS if is_done else LOTS - 1) or (t.phase == phases.DEAL and grave):
                    return False
            if t.held[seat] != hand or t.held[GRAVE + seat] != grave:
                return False
        return True

    def are_signs_sound(self) -> bool:
        """Q-21. Several candidates, and a hidden sign of each that is no longer asked."""
        t = self.t
        candidates = seats_in(int(t.candidates))
        shown = [seat for seat in range(self.seats) if t.signs[seat]]
        asked = [seat for seat in range(self.seats) if t.may_act(seat)]
        is_rps = self.settings["tie_starter"] == "rps"
        return is_rps and len(candidates) > 1 and sorted([*shown, *asked]) == list(candidates)
