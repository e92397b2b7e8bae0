"""I-1 to I-3. Whether every card is in one place: a check for tests and positions."""

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit, count
from monsterbox.core.state import NONE
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.deck import SET, SLOTS, STRAYS
from monsterbox.games.monster_meister.engine.table import (
    CELLS,
    DRAWN,
    MAX_SEATS,
    SIDE,
    TAKEN,
    UP,
    Table,
    height,
    of_display,
    of_seat,
    width,
)


def is_sound(t: Table) -> bool:
    """I-1 to I-3. Every card is in one place, displays fit into their box."""
    if t.phase < phase.TASKS:
        return number_of_cards(t) == t.dealt
    if number_of_cards(t) != SET * t.seats + STRAYS:
        return False
    for seat in range(t.seats):
        if not is_display_sound(t, seat):
            return False
    return are_kinds_sound(t)


def number_of_cards(t: Table) -> i64:
    found = t.pile_size
    for seat in range(t.seats):
        found += count(of_display(t, seat, TAKEN))
        if of_seat(t, seat, DRAWN) != NONE:
            found += 1
    return found


def is_display_sound(t: Table, seat: i64) -> bool:
    """Cards lie where the sets say, face up only where one lies, counted from the corner."""
    taken = of_display(t, seat, TAKEN)
    if of_display(t, seat, UP) & ~taken:
        return False
    for cell in range(CELLS):
        has_card = t.cards[seat * CELLS + cell] != NONE
        if has_card != (taken & bit(cell) != 0):
            return False
    return width(t, seat) <= SIDE and height(t, seat) <= SIDE


def are_kinds_sound(t: Table) -> bool:
    """Each face of each back is there as often as it was dealt."""
    found = vec[i64]([0] * ((MAX_SEATS + 1) * SLOTS))
    for place in range(t.seats * CELLS):
        if t.cards[place] != NONE:
            found[t.cards[place]] += 1
    for place in range(t.pile_size):
        found[t.pile[place]] += 1
    for seat in range(t.seats):
        if of_seat(t, seat, DRAWN) != NONE:
            found[of_seat(t, seat, DRAWN)] += 1
    for slot in range(SLOTS):
        expected: i64 = 0
        for other in range(SLOTS):
            if t.deck.like[other] == slot:
                expected += 1
        if not is_kind_sound(t, found, slot, expected):
            return False
    return True


def is_kind_sound(t: Table, found: vec[i64], slot: i64, expected: i64) -> bool:
    if slot >= SET:
        return found[MAX_SEATS * SLOTS + slot] == expected
    for seat in range(t.seats):
        if found[seat * SLOTS + slot] != expected:
            return False
    return True
