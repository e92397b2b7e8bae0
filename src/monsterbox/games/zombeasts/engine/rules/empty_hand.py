"""Unplayable hands: ZB-60 to ZB-62."""

from mypy_extensions import i64

from monsterbox.games.zombeasts.engine import notes
from monsterbox.games.zombeasts.engine.deck import WORDS
from monsterbox.games.zombeasts.engine.rules.jokers import jokers_that_can_swap
from monsterbox.games.zombeasts.engine.rules.knowledge import forget_hand
from monsterbox.games.zombeasts.engine.rules.placement import can_place
from monsterbox.games.zombeasts.engine.table import MINUS, Table, cards_in, note, nth_card


def can_play(t: Table, seat: i64) -> bool:
    """ZB-60, ZB-62, A-21. Whether any hand card can be placed or swapped."""
    return can_place(t, seat) or jokers_that_can_swap(t, seat) != 0


def dump(t: Table, seat: i64) -> None:
    """ZB-60. The whole hand goes face up onto the player's minus pile."""
    if t.held[seat] == 0:
        return
    note_dump(t, seat)
    for word in range(WORDS):
        t.cards[(MINUS + seat) * WORDS + word] |= cards_in(t, seat, word)
        t.cards[seat * WORDS + word] = 0
    t.held[seat] = 0
    forget_hand(t, seat)


def note_dump(t: Table, seat: i64) -> None:
    if t.journal is None:
        return
    size = t.held[seat]
    note(t, notes.HAND_DUMPED, seat, size)
    for n in range(size):
        note(t, notes.CARD_DUMPED, seat, nth_card(t, seat, n))
