"""Cards in hands, piles and rows: how they are laid down, taken and shuffled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit, lowest, rest
from monsterbox.games.humans.engine.cards import HUMAN_KINDS
from monsterbox.games.humans.engine.deck import INFECTIONS, WOUNDS
from monsterbox.games.humans.engine.table import DECKS, Table

# Zones of event cards: hands are 0 to 5.
PILE: Final = 6
DISCARD: Final = 7
ITEMS: Final = 8  # + seat: in play

# Rows of `wound_cards` and `infection_cards`.
IN_PILE: Final = 0
IN_DISCARD: Final = 1
DRAWN: Final = 2
REMOVED: Final = 3


# Event cards


def deck_of(kind: i64) -> i64:
    """0 for cards of the humans' set, 1 for those of the zombies' set."""
    if HUMAN_KINDS & bit(kind):
        return 0
    return 1


def lay(t: Table, zone: i64, kind: i64) -> None:
    card = bit(kind)
    if t.one[zone] & card:
        t.two[zone] = t.two[zone] | card
    else:
        t.one[zone] = t.one[zone] | card
    place = zone * DECKS + deck_of(kind)
    t.held[place] = t.held[place] + 1


def take(t: Table, zone: i64, kind: i64) -> None:
    card = bit(kind)
    if t.two[zone] & card:
        t.two[zone] = t.two[zone] & ~card
    else:
        t.one[zone] = t.one[zone] & ~card
    place = zone * DECKS + deck_of(kind)
    t.held[place] = t.held[place] - 1


def pour(t: Table, source: i64, target: i64, kinds: i64) -> None:
    """All cards of these kinds go to another zone."""
    cards = t.one[source] & kinds
    while cards:
        kind = lowest(cards)
        while t.one[source] & bit(kind):
            take(t, source, kind)
            lay(t, target, kind)
        cards = rest(cards)


def number_of(t: Table, zone: i64, deck: i64) -> i64:
    """How many cards of a deck lie in a zone."""
    return t.held[zone * DECKS + deck]


def hand_size(t: Table, seat: i64) -> i64:
    return number_of(t, seat, 0) + number_of(t, seat, 1)


# Wound and infection cards


def shuffle_wounds(t: Table) -> bool:
    """HU-20. An empty pile is renewed; whether a card can be drawn."""
    return renew(t.wound_cards, WOUNDS)


def shuffle_infections(t: Table) -> bool:
    """HU-20. The same for infection cards."""
    return renew(t.infection_cards, INFECTIONS)


def renew(cards: vec[i64], names: i64) -> bool:
    if size_of(cards, IN_PILE, names) > 0:
        return True
    for name in range(names):
        cards[name] = cards[IN_DISCARD * names + name]
        cards[IN_DISCARD * names + name] = 0
    return size_of(cards, IN_PILE, names) > 0


def size_of(cards: vec[i64], row: i64, names: i64) -> i64:
    n: i64 = 0
    for name in range(names):
        n += cards[row * names + name]
    return n


def move_card(cards: vec[i64], names: i64, name: i64, source: i64, target: i64) -> None:
    cards[source * names + name] = cards[source * names + name] - 1
    cards[target * names + name] = cards[target * names + name] + 1


def move_row(cards: vec[i64], names: i64, source: i64, target: i64) -> None:
    for name in range(names):
        cards[target * names + name] = cards[target * names + name] + cards[source * names + name]
        cards[source * names + name] = 0
