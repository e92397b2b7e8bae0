"""Zombeasts as a `GameState`: who is asked, what is legal, what an action does."""

from typing import final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import count, lowest, rest
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, NONE, OVER, Fault
from monsterbox.games.zombeasts.engine import actions, copying, notes
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.deck import (
    CARDS,
    COLOURED_BITS,
    COLOURED_CARDS,
    COLOURS,
    WHITE,
    WHITE_BITS,
    WORDS,
    Deck,
    word_of,
)
from monsterbox.games.zombeasts.engine.rules import score
from monsterbox.games.zombeasts.engine.rules.completion import take_bonus
from monsterbox.games.zombeasts.engine.rules.flow import (
    after_lay,
    ask,
    begin_with,
    deal,
    draw,
    draw_step,
    extra_play,
    give_up_hand,
    lay_by_carrot,
    lay_by_mouse,
    play_from_hand,
    set_up,
    steal,
    stop_drawing,
    stop_playing,
    swap_and_place,
    use_paw,
    use_toy,
)
from monsterbox.games.zombeasts.engine.rules.jokers import (
    next_swap_target,
    target_owner,
    target_row,
)
from monsterbox.games.zombeasts.engine.rules.knowledge import row_of_knowledge, tracked
from monsterbox.games.zombeasts.engine.rules.legal import legal_choices, legal_outcomes
from monsterbox.games.zombeasts.engine.rules.redeal import any_of_pile, redeal
from monsterbox.games.zombeasts.engine.rules.toys import discard, only_mouse_row
from monsterbox.games.zombeasts.engine.table import (
    BY_ATTACK,
    PILE,
    ROWS,
    SECOND_WHITE,
    SLOTS,
    THEN_SET_UP,
    ZONES,
    Table,
    cards_in,
    colour_of_row,
    note,
    nth_card,
    set_moon,
)


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
        if self.phase == phase.DEAL:
            return actions.DEAL + any_of_pile(self, rng)
        if self.phase == phase.STEAL:
            return actions.DEAL + nth_card(self, self.victim, rng.below(self.held[self.victim]))
        skip = rng.below(count(self.starters))
        seats = self.starters
        while skip:
            seats = rest(seats)
            skip -= 1
        return actions.START + lowest(seats)

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
        elif action < actions.SWAP:
            self.place(action)
        elif actions.DRAW <= action < actions.STOP_DRAWING:
            draw(self, action)
        elif action < actions.ATTACK or action >= actions.TAKEN_TO:
            self.swap_or_second(action)
        else:
            self.answer(seat, action)

    def let_chance_act(self, action: i64) -> None:
        if self.phase == phase.DEAL:
            deal(self, action - actions.DEAL)
        elif self.phase == phase.STEAL:
            steal(self, action - actions.DEAL)
        else:
            begin_with(self, action - actions.START)

    def place(self, action: i64) -> None:
        """PLACE: a coloured card onto its colour or the white moon, a white one anywhere."""
        if action >= actions.PLACE_WHITE:
            white = (action - actions.PLACE_WHITE) // COLOURS
            play_from_hand(self, COLOURED_CARDS + white, (action - actions.PLACE_WHITE) % COLOURS)
        elif action & 1:
            play_from_hand(self, action >> 1, WHITE)
        else:
            play_from_hand(self, action >> 1, self.deck.colour[action >> 1])

    def swap_or_second(self, action: i64) -> None:
        """SWAP_BEGIN, TAKE and TARGET, and what only house rules bring."""
        if action < actions.TAKE:
            self.joker = COLOURED_CARDS + action - actions.SWAP
            ask(self, phase.SWAP_TAKE)
        elif action < actions.PLACE_TAKEN:
            self.taken = action - actions.TAKE
            self.place_taken_or_ask()
        elif actions.MOUSE_ON <= action < actions.ATTACK:
            lay_by_mouse(self, action - actions.MOUSE_ON)
        elif action == actions.MOUSE_ON_SECOND:
            lay_by_mouse(self, SECOND_WHITE)
        elif action == actions.GIVE_UP:
            give_up_hand(self)
        elif actions.PLACE_SECOND <= action < actions.PLACE_SECOND + CARDS:
            play_from_hand(self, action - actions.PLACE_SECOND, SECOND_WHITE)
        else:
            swap_and_place(self, target_owner(self, action), target_row(action))

    def place_taken_or_ask(self) -> None:
        """R-01. A single target is not asked for."""
        first = next_swap_target(self, actions.PLACE_TAKEN)
        if next_swap_target(self, first + 1) == NONE:
            swap_and_place(self, target_owner(self, first), target_row(first))
        else:
            ask(self, phase.SWAP_PLACE)

    def answer(self, seat: i64, action: i64) -> None:
        """The choices around attack, bonus, toys and stopping."""
        if action == actions.STOP:
            stop_playing(self)
        elif action == actions.ATTACK:
            extra_play(self, BY_ATTACK)
        elif action == actions.TOY:
            use_toy(self)
        elif action == actions.NEITHER:
            draw_step(self)
        elif action == actions.STOP_DRAWING:
            note(self, notes.STOPPED_DRAWING, seat)
            stop_drawing(self)
        elif action == actions.DECLINE:
            note(self, notes.BONUS_DECLINED, seat)
            after_lay(self)
        elif action < actions.DECLINE:
            take_bonus(self, seat, action - actions.BONUS)
            after_lay(self)
        elif action < actions.CARROT_IN:
            self.out = action - actions.CARROT_OUT
            ask(self, phase.CARROT_IN)
        elif action < actions.MOUSE_TAKE:
            lay_by_carrot(self, action - actions.CARROT_IN)
        elif action < actions.DISCARD:
            self.fetch_or_ask(action - actions.MOUSE_TAKE)
        else:
            discard(self, seat, action - actions.DISCARD)
            use_paw(self)

    def fetch_or_ask(self, slot: i64) -> None:
        """R-01. A single target is not asked for."""
        self.fetched = slot
        row = only_mouse_row(self, slot)
        if row == NONE:
            ask(self, phase.MOUSE_PLACE)
        else:
            lay_by_mouse(self, row)

    def score(self, seat: i64) -> i64:
        return score.score(self, seat)

    def rank(self, seat: i64) -> i64:
        return score.rank(self, seat)

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
        for zone in range(PILE + 1):
            counted = count(cards_in(self, zone, 0)) + count(cards_in(self, zone, 1))
            if self.held[zone] != counted:
                return False
        for word in range(WORDS):
            if not self.is_word_sound(word):
                return False
        return True

    def is_word_sound(self, word: i64) -> bool:
        """Every card of two colours (and white) is in exactly one zone, moon or slot."""
        found: i64 = 0
        for zone in range(ZONES):
            cards = cards_in(self, zone, word)
            if found & cards:
                return False
            found |= cards
        for place in range(self.seats * ROWS):
            cards = self.in_word(place % ROWS, self.moons[place], word)
            if found & cards:
                return False
            found |= cards
        for slot in range(SLOTS):
            card = self.stock[slot]
            if card != NONE and self.deck.word[card] == word:
                if found & self.deck.bit[card]:
                    return False
                found |= self.deck.bit[card]
        return found == self.whole_word(word)

    def in_word(self, row: i64, cards: i64, word: i64) -> i64:
        """Those cards of a moon that belong to a word; the white ones all to the first."""
        kept: i64 = 0
        if word == 0:
            kept = cards & WHITE_BITS
        if word_of(colour_of_row(row)) == word:
            kept |= cards & COLOURED_BITS
        return kept

    def whole_word(self, word: i64) -> i64:
        """All cards of the deck in that word."""
        cards = self.deck.whole[2 * word] | self.deck.whole[2 * word + 1]
        if word == 0:
            cards |= self.deck.whole[WHITE]
        return cards


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
        s.cards[PILE * WORDS + word] = s.whole_word(word)
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
