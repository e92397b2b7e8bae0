"""Whether every card is in exactly one place: a check for tests and positions."""

from mypy_extensions import i64

from monsterbox.core.bits import count
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine.deck import COLOURED_BITS, WHITE, WHITE_BITS, WORDS, word_of
from monsterbox.games.zombeasts.engine.table import (
    PILE,
    ROWS,
    SLOTS,
    ZONES,
    Table,
    cards_in,
    colour_of_row,
)


def is_sound(t: Table) -> bool:
    for zone in range(PILE + 1):
        counted = count(cards_in(t, zone, 0)) + count(cards_in(t, zone, 1))
        if t.held[zone] != counted:
            return False
    for word in range(WORDS):
        if not is_word_sound(t, word):
            return False
    return True


def is_word_sound(t: Table, word: i64) -> bool:
    """Every card of two colours (and white) is in exactly one zone, moon or slot."""
    found: i64 = 0
    for zone in range(ZONES):
        cards = cards_in(t, zone, word)
        if found & cards:
            return False
        found |= cards
    for place in range(t.seats * ROWS):
        cards = in_word(place % ROWS, t.moons[place], word)
        if found & cards:
            return False
        found |= cards
    for slot in range(SLOTS):
        card = t.stock[slot]
        if card != NONE and t.deck.word[card] == word:
            if found & t.deck.bit[card]:
                return False
            found |= t.deck.bit[card]
    return found == whole_word(t, word)


def in_word(row: i64, cards: i64, word: i64) -> i64:
    """Those cards of a moon that belong to a word; the white ones all to the first."""
    kept: i64 = 0
    if word == 0:
        kept = cards & WHITE_BITS
    if word_of(colour_of_row(row)) == word:
        kept |= cards & COLOURED_BITS
    return kept


def whole_word(t: Table, word: i64) -> i64:
    """All cards of the deck in that word."""
    cards = t.deck.whole[2 * word] | t.deck.whole[2 * word + 1]
    if word == 0:
        cards |= t.deck.whole[WHITE]
    return cards
