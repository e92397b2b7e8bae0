"""Oh My Brain as a `GameState`: who is asked, what is legal, what an action does."""

from typing import final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, count, lowest, rest
from monsterbox.core.features import Features
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, Fault
from monsterbox.games.oh_my_brain.engine import actions, copying, observation
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.deck import FACES, VALUES, Deck
from monsterbox.games.oh_my_brain.engine.rules import ending, soundness
from monsterbox.games.oh_my_brain.engine.rules.draft import begin_round, bury_card, deal, split_lot
from monsterbox.games.oh_my_brain.engine.rules.effects import (
    choose_gift,
    decline_swap,
    give_gift,
    rain,
    roll,
    steal_from,
    swap,
)
from monsterbox.games.oh_my_brain.engine.rules.ending import leave_table
from monsterbox.games.oh_my_brain.engine.rules.flow import go_on
from monsterbox.games.oh_my_brain.engine.rules.legal import legal_choices, legal_outcomes, weight_of
from monsterbox.games.oh_my_brain.engine.rules.passes import draw, keep_card, pass_turn
from monsterbox.games.oh_my_brain.engine.rules.plays import distribute, play
from monsterbox.games.oh_my_brain.engine.rules.redeal import any_of_reserve, redeal
from monsterbox.games.oh_my_brain.engine.rules.refill import leave_refill, take_up_and_go_on
from monsterbox.games.oh_my_brain.engine.rules.starter import find_starter, show_sign
from monsterbox.games.oh_my_brain.engine.table import (
    FIRST_BRAINS,
    LOT,
    RESERVE,
    Table,
    nth_value,
    number_in,
)


@final
class State(Table):
    """A game of Oh My Brain in progress."""

    def turn(self) -> i64:
        return self.actor

    def may_act(self, seat: i64) -> bool:
        if self.waiting:
            return seat >= 0 and self.waiting & bit(seat) != 0
        return seat >= 0 and self.actor == seat

    def conceals(self) -> bool:
        return self.waiting != 0

    def legal(self, seat: i64, out: Actions) -> None:
        if seat == CHANCE:
            if self.actor == CHANCE:
                legal_outcomes(self, out)
        elif self.may_act(seat):
            legal_choices(self, seat, out)

    def weight(self, action: i64) -> i64:
        return weight_of(self, action)

    def roll(self, rng: Rng) -> i64:
        if self.phase == phase.ROLL:
            face = rng.below(FACES)
            return self.deck.pass_ + actions.FACE + self.deck.first_face[face]
        if self.phase != phase.START:
            return self.deck.pass_ + actions.CARD + any_of_reserve(self, rng)
        seats = self.candidates
        skip = rng.below(count(seats))
        while skip:
            seats = rest(seats)
            skip -= 1
        return self.deck.pass_ + actions.START + lowest(seats)

    def settle(self, rng: Rng) -> i64:
        # The lines of the base class, repeated where the calls are direct: a few percent.
        while self.actor == CHANCE:
            self.apply(CHANCE, self.roll(rng))
        return self.actor

    def choose_any(self, seat: i64, rng: Rng, actions: Actions) -> None:
        actions.n = 0
        legal_choices(self, seat, actions)
        if actions.n == 0:
            raise Fault(f"seat {seat} has no legal action")
        k = rng.below(actions.n)
        self.apply(seat, actions.items[k])

    def run_out(self, rng: Rng, actions: Actions) -> i64:
        decisions: i64 = 0
        seat = self.settle(rng)
        while seat != OVER:
            self.choose_any(seat, rng, actions)
            decisions += 1
            seat = self.settle(rng)
        return decisions

    def apply(self, seat: i64, action: i64) -> None:
        if seat < 0:  # chance, or the table that reports a seat as gone
            self.let_chance_act(action - self.deck.pass_)
        elif action < actions.PLAY:
            split_lot(self, seat, action)
        elif action < self.deck.pass_:
            place = action - actions.PLAY
            play(self, self.deck.value_of_play[place], self.deck.number_of_play[place])
        else:
            self.answer(seat, action - self.deck.pass_)
        go_on(self)

    def let_chance_act(self, outcome: i64) -> None:
        if outcome >= actions.GONE:
            leave_table(self, outcome - actions.GONE)
        elif self.phase == phase.DEAL:
            deal(self, outcome - actions.CARD)
        elif self.phase == phase.DRAW:
            draw(self, outcome - actions.CARD)
        elif self.phase == phase.RAIN:
            rain(self, outcome - actions.CARD)
        elif self.phase == phase.ROLL:
            face = outcome - actions.FACE
            roll(self, self.deck.faces[face])
        else:
            begin_round(self, outcome - actions.START)

    def answer(self, seat: i64, action: i64) -> None:
        """All choices but splits and plays, counted from `deck.pass_`."""
        if action == actions.PASS:
            pass_turn(self)
        elif actions.is_share(action):
            distribute(self, action - actions.DIST)
        elif actions.is_keep(action):
            keep_card(self, nth_value(self, LOT + seat, action - actions.KEEP))
        elif actions.is_gift(action):
            choose_gift(self, action - actions.GIVE_CARD)
        elif actions.is_gift_receiver(action):
            give_gift(self, action - actions.GIVE_TO)
        elif actions.is_victim(action):
            steal_from(self, action - actions.STEAL_FROM)
        elif actions.is_swap(action):
            swap(self, action)
        elif actions.is_refill(action):
            take_up_and_go_on(self, action - actions.REFILL)
        elif action == actions.NO_SWAP:
            decline_swap(self)
        elif action == actions.LEAVE:
            leave_refill(self)
        elif actions.is_burial(action):
            bury_card(self, seat, action - actions.BURY)
        else:
            show_sign(self, seat, action - actions.SIGN)

    def score(self, seat: i64) -> i64:
        return self.brains[seat]

    def rank(self, seat: i64) -> i64:
        return ending.rank(self, seat)

    def observation_size(self) -> i64:
        return observation.size(self.seats)

    def observe(self, seat: i64, out: Features) -> None:
        observation.observe(self, seat, out)

    def play_blindly(self) -> None:
        self.keeps_book = False

    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    def clone(self) -> "State":
        s = State(self.seats, self.deck, self.house, self.limit, blank=True)
        copying.copy_into(self, s)
        return s

    def to_ints(self) -> list[int]:
        s = self.clone()
        clear_leftovers(s)
        return copying.to_ints(s)

    def from_ints(self, ints: list[int]) -> "State":
        return from_ints(self.deck, ints)

    def __reduce__(self) -> tuple[object, ...]:
        return from_ints, (self.deck, self.to_ints())

    def is_sound(self) -> bool:
        return soundness.is_sound(self)


def clear_leftovers(t: Table) -> None:
    """Forget what is of no account now, so that equal positions are equal numbers."""
    deals = t.phase == phase.DEAL
    rains = t.phase == phase.RAIN
    if not deals and t.phase != phase.SPLIT and t.phase != phase.BURY:
        t.lot = 0
    if not deals and not rains:
        t.receiver = 0
        if t.phase != phase.DRAW:
            t.due = 0
    if t.extras == 0:
        t.reach = 1


def from_ints(deck: Deck, ints: list[int]) -> State:
    """The state that `to_ints` wrote down; the deck is not part of it."""
    s = State(ints[0], deck, ints[1], ints[2])
    copying.read_ints(s, ints)
    return s


def count_zone(t: Table, zone: i64) -> None:
    """Set of values and number of cards of a zone, from its cards."""
    t.values[zone] = 0
    t.held[zone] = 0
    for value in range(VALUES):
        number = number_in(t, zone, value)
        if number > 0:
            t.values[zone] |= bit(value)
            t.held[zone] += number


def bare_state(seats: i64, deck: Deck, house: i64, limit: i64) -> State:
    """ZA-06, ZA-08. All cards in the reserve, nine brains each, nobody asked yet."""
    s = State(seats, deck, house, limit)
    for value in range(VALUES):
        s.cards[RESERVE * VALUES + value] = deck.copies[value]
    for seat in range(seats):
        s.brains[seat] = FIRST_BRAINS
    count_zone(s, RESERVE)
    s.round = 1
    return s


def new_state(seats: i64, deck: Deck, house: i64, limit: i64, starters: i64) -> State:
    """ZA-08, Q-21. A new game; the first round is begun by one of the starters."""
    s = bare_state(seats, deck, house, limit)
    find_starter(s, starters)
    return s
