"""Monster Meister as a `GameState`: who is asked, what is legal, what an action does."""

from typing import final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit
from monsterbox.core.features import Features
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, NONE, OVER, Fault
from monsterbox.games.monster_meister.engine import actions, copying, observation
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.deck import Deck
from monsterbox.games.monster_meister.engine.rules import ending, soundness
from monsterbox.games.monster_meister.engine.rules.flow import (
    begin_with,
    deal,
    deal_next_task,
    flip,
    get_ready,
    name_feature,
    pick,
    place,
    remove,
    set_up,
    stop_revealing,
    turn_card,
)
from monsterbox.games.monster_meister.engine.rules.legal import (
    legal_choices,
    legal_outcomes,
    weight_of,
)
from monsterbox.games.monster_meister.engine.rules.redeal import any_of_bag, redeal
from monsterbox.games.monster_meister.engine.table import DRAWN, MAX_SEATS, PICK, Table, set_of_seat


@final
class State(Table):
    """A game of Monster Meister in progress."""

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
        if self.phase == phase.DEAL:
            return actions.CARD + any_of_bag(self, rng)
        if self.phase == phase.TASKS:
            return actions.TASK + any_of_bag(self, rng)
        return actions.HOLDER + rng.below(self.seats)

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
        if seat == CHANCE:
            self.let_chance_act(action)
        elif actions.is_cell(action):
            self.choose_cell(seat, action - actions.CELL)
        elif actions.is_place(action):
            place(self, seat, action)
        elif actions.is_name(action):
            name_feature(self, action - actions.NAME)
        elif action == actions.FLIP:
            flip(self)
        elif action == actions.READY:
            get_ready(self, seat)
        else:
            stop_revealing(self, seat)

    def choose_cell(self, seat: i64, cell: i64) -> None:
        """Turn, pick or remove, as the phase says."""
        if self.phase == phase.REVEAL:
            turn_card(self, seat, cell)
        elif self.phase == phase.PICK:
            pick(self, seat, cell)
        else:
            remove(self, seat, cell)

    def let_chance_act(self, outcome: i64) -> None:
        if self.phase == phase.DEAL:
            deal(self, outcome - actions.CARD)
        elif self.phase == phase.TASKS:
            deal_next_task(self, outcome - actions.TASK)
        else:
            begin_with(self, outcome - actions.HOLDER)

    def score(self, seat: i64) -> i64:
        return ending.own_monsters(self, seat)

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
    if t.phase > phase.TASKS:
        t.dealt = 0
    if t.remaining == 0:
        t.first_out = 0
        t.used = 0


def from_ints(deck: Deck, ints: list[int]) -> State:
    """The state that `to_ints` wrote down; the deck is not part of it."""
    s = State(ints[0], deck, ints[1])
    copying.read_ints(s, ints)
    return s


def bare_state(seats: i64, deck: Deck, house: i64) -> State:
    """An empty table."""
    s = State(seats, deck, house)
    for seat in range(MAX_SEATS):
        set_of_seat(s, seat, PICK, NONE)
        set_of_seat(s, seat, DRAWN, NONE)
    return s


def new_state(seats: i64, deck: Deck, house: i64, holder: i64) -> State:
    """MM-01, MM-08. A new game; `holder` is NONE where chance decides."""
    s = bare_state(seats, deck, house)
    set_up(s, holder)
    return s
