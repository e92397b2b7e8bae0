"""Zombeasts as a `GameState`: who is asked, what is legal, what an action does."""

from typing import final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.features import Features
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, Fault
from monsterbox.games.zombeasts.engine import copying, observation
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.deck import CARDS, WORDS, Deck
from monsterbox.games.zombeasts.engine.rules import score, soundness
from monsterbox.games.zombeasts.engine.rules.choices import any_outcome, choose, let_chance_act
from monsterbox.games.zombeasts.engine.rules.flow import go_on
from monsterbox.games.zombeasts.engine.rules.knowledge import row_of_knowledge, tracked
from monsterbox.games.zombeasts.engine.rules.legal import legal_choices, legal_outcomes
from monsterbox.games.zombeasts.engine.rules.redeal import redeal
from monsterbox.games.zombeasts.engine.rules.turn import begin_with, set_up
from monsterbox.games.zombeasts.engine.table import PILE, ROWS, THEN_SET_UP, Table, set_moon


@final
class State(Table):
    """A game of Zombeasts in progress."""

    def turn(self) -> i64:
        return self.actor

    def may_act(self, seat: i64) -> bool:
        return seat >= 0 and self.actor == seat

    def legal(self, seat: i64, out: Actions) -> None:
        if seat == CHANCE:
            if self.actor == CHANCE:
                legal_outcomes(self, out)
        elif seat == self.actor:
            legal_choices(self, seat, out)

    def roll(self, rng: Rng) -> i64:
        return any_outcome(self, rng)

    def settle(self, rng: Rng) -> i64:
        # The lines of the base class, repeated where the calls are direct: a few percent.
        while self.actor == CHANCE:
            self.apply(CHANCE, any_outcome(self, rng))
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
        if seat == CHANCE:
            let_chance_act(self, action)
        else:
            choose(self, seat, action)
        go_on(self)

    def score(self, seat: i64) -> i64:
        return score.score(self, seat)

    def rank(self, seat: i64) -> i64:
        return score.rank(self, seat)

    def observation_size(self) -> i64:
        return observation.size(self.seats)

    def observe(self, seat: i64, out: Features) -> None:
        observation.observe(self, seat, out)

    def play_blindly(self) -> None:
        self.keeps_book = False

    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    def clone(self) -> "State":
        s = State(self.seats, self.deck, self.house, blank=True)
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
    if t.phase != phase.DEAL:
        t.receiver = 0
        t.then = THEN_SET_UP
    for observer in range(t.seats):
        for hand in range(t.seats):
            for word in range(WORDS):
                place = row_of_knowledge(observer, hand) + word
                t.known[place] = tracked(t, observer, hand, word)


def from_ints(deck: Deck, ints: list[int]) -> State:
    """The state that `to_ints` wrote down; the deck is not part of it."""
    s = State(ints[0], deck, ints[1])
    copying.read_ints(s, ints)
    return s


def new_state(seats: i64, deck: Deck, house: i64, starters: i64) -> State:
    """ZB-01, ZB-02, ZB-05. All cards are in the pile; the lot decides among the starters.

    With a single fixed starter (`starters` negative: -1 for seat 0, -2 for seat 1, ...) there is
    no lot.
    """
    s = State(seats, deck, house)
    for word in range(WORDS):
        s.cards[PILE * WORDS + word] = soundness.whole_word(s, word)
    for seat in range(seats):
        for row in range(ROWS):
            set_moon(s, seat, row, 0)
    s.held[PILE] = CARDS
    if starters < 0:
        begin_with(s, -starters - 1)
    else:
        s.starters = starters
        set_up(s)
    return s
