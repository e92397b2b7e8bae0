"""A position read into a state: defaults filled in, what cannot be refused with its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET

from monsterbox.core.actions import Actions
from monsterbox.core.errors import BadPosition
from monsterbox.core.options import Settings
from monsterbox.core.positions import by_seat, members_of, number_at, one_of, read_fields, seat_set
from monsterbox.core.state import CHANCE, NONE, OVER
from monsterbox.games.oh_my_brain.api.notation import SIGNS
from monsterbox.games.oh_my_brain.api.options import deck_of, flags_of, limit_of, starters_of
from monsterbox.games.oh_my_brain.api.position import (
    KNOWN_PLACES,
    PHASES,
    THENS,
    Known,
    KnownCards,
    Position,
)
from monsterbox.games.oh_my_brain.cards import FACES
from monsterbox.games.oh_my_brain.engine import phases
from monsterbox.games.oh_my_brain.engine.deck import VALUES
from monsterbox.games.oh_my_brain.engine.rules.ending import is_stalled
from monsterbox.games.oh_my_brain.engine.rules.knowledge import more, number_of, page
from monsterbox.games.oh_my_brain.engine.rules.refill import is_a_choice, missing
from monsterbox.games.oh_my_brain.engine.rules.starter import find_starter
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

BY_CHANCE = (phases.START, phases.DEAL, phases.DRAW, phases.RAIN, phases.ROLL)
AT_ONCE = (phases.SPLIT, phases.BURY, phases.SIGN)
DRAFT = (phases.DEAL, phases.SPLIT, phases.BURY)
DRAWN_BY_PASS = 2


def state_at(position: Mapping[str, Any], seats: int, settings: Settings) -> State:
    """The state of a position; what is left out has its default, what cannot be is refused."""
    told = read_fields(Position, position)
    t = bare_state(seats, deck_of(settings), flags_of(settings), limit_of(settings))
    return Reader(t, told, settings).read()


class Reader:
    """Lays a position on a fresh table, field by field."""

    def __init__(self, t: State, position: Position, settings: Settings) -> None:
        self.t = t
        self.position = position
        self.settings = settings
        self.seats = int(t.seats)

    def read(self) -> State:
        self.read_cards()
        self.read_turn()
        self.read_brains()
        self.read_pending()
        self.read_knowledge()
        self.ask()
        self.check()
        return self.t

    def seat(self, name: str, seat: int) -> int:
        return number_at(name, seat, 0, self.seats - 1)

    # Cards

    def read_cards(self) -> None:
        """Every card named is taken out of the reserve; what is left over lies there."""
        t, told = self.t, self.position
        zones = (("hands", told.hands, 0), ("graves", told.graves, GRAVE), ("lots", told.lots, LOT))
        for name, rows, first in zones:
            for seat, cards in enumerate(by_seat(name, rows, self.seats, ())):
                self.lay(f"{name}[{seat}]", cards, first + seat)
        self.lay("discard", told.discard, DISCARD)
        for place, card in enumerate(told.horde):
            self.draw(f"horde[{place}]", card)
            lay_on_horde(t, card)
        if told.extras and not told.horde:
            raise BadPosition("extras: like the last card of the horde, but none lies there")
        t.extras = told.extras
        for _ in range(told.extras):
            self.draw("extras", int(t.top))
        self.check_reserve()

    def lay(self, where: str, cards: Sequence[int], zone: int) -> None:
        for place, card in enumerate(cards):
            self.draw(f"{where}[{place}]", card)
            put(self.t, zone, card, 1)

    def draw(self, where: str, card: int) -> None:
        if number_in(self.t, RESERVE, card) == 0:
            copies = int(self.t.deck.copies[card])
            raise BadPosition(f"{where}: more than {copies} cards of value {card}")
        take(self.t, RESERVE, card, 1)

    def check_reserve(self) -> None:
        told = self.position.reserve
        if told is UNSET:
            return
        for value in range(VALUES):
            left, said = int(number_in(self.t, RESERVE, value)), [*told].count(value)
            if left != said:
                raise BadPosition(f"reserve: {said} cards of value {value}, but {left} are left")

    # Turn

    def read_turn(self) -> None:
        t, told = self.t, self.position
        t.phase = one_of("phase", told.phase, PHASES)
        t.round, t.steps, t.throws = told.round, told.steps, told.throws
        if told.starter is not None:
            t.starter = self.seat("starter", told.starter)
        t.active = self.seat("active", told.active)
        t.candidates = seat_set("candidates", told.candidates, self.seats)
        for seat, sign in enumerate(by_seat("signs", told.signs, self.seats, None)):
            t.signs[seat] = 0 if sign is None else one_of(f"signs[{seat}]", sign, SIGNS[1:]) + 1

    def read_brains(self) -> None:
        told = self.position
        for seat, brains in enumerate(by_seat("brains", told.brains, self.seats, FIRST_BRAINS)):
            self.t.brains[seat] = brains
        total = sum(int(self.t.brains[seat]) for seat in range(self.seats))
        if total > BRAINS and not self.settings["unlimited_brains"]:
            raise BadPosition(f"brains: {total} in all, but there are {BRAINS}")
        for seat, unpaid in enumerate(by_seat("unpaid", told.unpaid, self.seats, 0)):
            self.t.unpaid[seat] = unpaid

    def read_pending(self) -> None:
        t, told = self.t, self.position
        t.reach = number_at("reach", 1 if told.reach is UNSET else told.reach, 1, self.seats - 1)
        t.rolls = int(t.phase == phases.ROLL) if told.rolls is UNSET else told.rolls
        t.replay = told.replay
        t.face = NONE if told.face is None else one_of("face", told.face, FACES)
        t.then = one_of("then", told.then, THENS)
        if told.given is not None:
            t.given = told.given
        t.lot = told.lot or 0
        t.receiver = int(t.active)
        if told.receiver is not UNSET:
            t.receiver = self.seat("receiver", told.receiver)
        t.due = number_at("due", told.due or 0, 0, max(LOT_SIZE, self.seats))
        t.early = number_at("early", told.early or 0, 0, int(t.held[LOT + int(t.active)]))

    # Knowledge

    def read_knowledge(self) -> None:
        pages = by_seat("known", self.position.known, self.seats, Known())
        for observer, told in enumerate(pages):
            where = f"known[{observer}]"
            others = [str(seat) for seat in range(self.seats) if seat != observer]
            for seat, cards in told.seats.items():
                one_of(f"{where}.seats", seat, others)
                known = read_fields(KnownCards, cards, f"{where}.seats.{seat}")
                for k, place in enumerate(KNOWN_PLACES):
                    self.remember(getattr(known, place), int(page(observer, int(seat))) + k)
            self.remember(told.somewhere, SOMEWHERE + observer)
            self.check_knowledge(where, observer)

    def remember(self, cards: Sequence[int], place: int) -> None:
        for card in cards:
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
        asked = seat_set("asked", self.position.asked, self.seats)
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

    def has_cards_to_draw(self) -> bool:
        """ZA-26, ZA-63. Whether a pass finds a card: in the reserve, the discard or the horde."""
        t = self.t
        return t.held[RESERVE] + t.held[DISCARD] + t.horde_size > 0

    def problem(self, phase: int) -> str | None:
        """What does not go with the phase, in words."""
        t = self.t
        active = int(t.active)
        if phase in (phases.PLAY, *DRAFT) and is_stalled(t):
            return f"after {t.limit} steps the game is over (Q-38)"
        if phase == phases.PLAY and t.held[active] == 0 and not self.has_cards_to_draw():
            return "whoever passes always finds a card to draw (ZA-63)"
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
        if phase == phases.START and len(members_of(int(t.candidates))) < 2:
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
        candidates = members_of(int(t.candidates))
        shown = [seat for seat in range(self.seats) if t.signs[seat]]
        asked = [seat for seat in range(self.seats) if t.may_act(seat)]
        is_rps = self.settings["tie_starter"] == "rps"
        return is_rps and len(candidates) > 1 and sorted([*shown, *asked]) == list(candidates)
