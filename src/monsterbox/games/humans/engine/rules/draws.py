"""Drawing event cards: HU-07, HU-19, HU-20, HZ-08, HZ-13."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.rng import Rng
from monsterbox.games.humans.engine import actions, flags, notes, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.piles import DISCARD, PILE, lay, number_of, pour, take
from monsterbox.games.humans.engine.table import HAND_SIZE, Table, after, ask, ask_chance, note

FEW: Final = 12


def kinds_of(deck: i64) -> i64:
    if deck == 0:
        return card.HUMAN_KINDS
    return card.ZOMBIE_KINDS


def can_draw(t: Table, deck: i64) -> bool:
    """HU-20. A card of the pile, or of the discard pile that will replace it."""
    return number_of(t, PILE, deck) + number_of(t, DISCARD, deck) > 0


def go_on_drawing(t: Table) -> None:
    """HU-07, HU-19, HZ-13. The next card, the next player, or what follows."""
    if t.due > 0:
        decks = decks_to_draw_from(t)
        if decks == 3:
            ask(t, phase.DECK, t.receiver)
            return
        if decks:
            draw_from(t, lowest(decks))
            return
        t.due = 0
    if t.is_set_up:
        t.todo = todo.PREMOVE
        return
    t.receiver = after(t, t.receiver, 1)
    if t.receiver == t.starter:
        t.is_set_up = True
        t.todo = todo.TURN
    else:
        t.due = HAND_SIZE
        t.todo = todo.DEAL


def decks_to_draw_from(t: Table) -> i64:
    """HU-19, HZ-13. The set of decks; only the combined game has two."""
    decks: i64 = 0
    if can_draw(t, 0):
        decks = 1
    if t.house & flags.BOTH_DECKS and can_draw(t, 1):
        decks |= 2
    return decks


def draw_from(t: Table, deck: i64) -> None:
    """HU-20. An empty pile is replaced by its shuffled discard pile."""
    t.source = deck
    if number_of(t, PILE, deck) == 0:
        pour(t, DISCARD, PILE, kinds_of(deck))
        note(t, notes.PILE_RENEWED, deck)
    ask_chance(t, phase.CARD)


def draw_card(t: Table, kind: i64) -> None:
    """HU-19. Only its new owner sees it."""
    take(t, PILE, kind)
    lay(t, t.receiver, kind)
    t.due -= 1
    note(t, notes.CARD_DRAWN, t.receiver, kind)
    t.todo = todo.DEAL


def legal_decks(out: Actions) -> None:
    """HZ-13."""
    out.add(actions.DECK)
    out.add(actions.DECK + 1)


def legal_cards(t: Table, out: Actions) -> None:
    """The kinds that may come."""
    actions.add_each(actions.CARD, t.one[PILE] & kinds_of(t.source), out)


def number_in_pile(t: Table, kind: i64) -> i64:
    if t.two[PILE] & bit(kind):
        return 2
    if t.one[PILE] & bit(kind):
        return 1
    return 0


def any_of_pile(t: Table, deck: i64, rng: Rng) -> i64:
    """A card of the pile, all equally likely: guessed, or counted when few are left."""
    size = number_of(t, PILE, deck)
    if size < FEW:
        return nth_of_pile(t, deck, rng.below(size))
    first: i64 = 0
    last: i64 = card.ADRENALINE_RUSH
    if deck == 1:
        first = card.ADRENALINE_RUSH
        last = card.KINDS
    while True:
        guess = rng.below((last - first) * 2)
        kind = first + guess // 2
        if guess % 2 == 0:
            if t.one[PILE] & bit(kind):
                return kind
        elif t.two[PILE] & bit(kind):
            return kind


def nth_of_pile(t: Table, deck: i64, n: i64) -> i64:
    cards = t.one[PILE] & kinds_of(deck)
    while cards:
        kind = lowest(cards)
        n -= number_in_pile(t, kind)
        if n < 0:
            return kind
        cards = rest(cards)
    raise IndexError("fewer cards than asked for")
