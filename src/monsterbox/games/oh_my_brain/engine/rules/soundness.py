"""ZA-61, ZA-62. Whether every card is in one place: a check for tests and positions."""

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.games.oh_my_brain.engine import flags
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.deck import VALUES
from monsterbox.games.oh_my_brain.engine.table import ZONES, Table, number_in, supply


def is_sound(t: Table) -> bool:
    """ZA-61, ZA-62. Every card is somewhere, the counters agree, no brain came from nowhere."""
    for value in range(VALUES):
        if number_of(t, value) != t.deck.copies[value]:
            return False
    for zone in range(ZONES):
        if not is_zone_sound(t, zone):
            return False
    for seat in range(t.seats):
        if t.brains[seat] < 0 or (t.brains[seat] == 0 and t.phase != phase.OVER):
            return False
    return supply(t) >= 0 or t.house & flags.UNLIMITED_BRAINS != 0


def number_of(t: Table, value: i64) -> i64:
    """ZA-61. The cards of a value, wherever they lie."""
    found: i64 = 0
    for zone in range(ZONES):
        found += number_in(t, zone, value)
    for place in range(t.horde_size):
        if t.horde[place] == value:
            found += 1
    if t.top == value:
        found += t.extras
    return found


def is_zone_sound(t: Table, zone: i64) -> bool:
    """Whether the set of values and the number of cards of a zone are those of its cards."""
    values: i64 = 0
    held: i64 = 0
    for value in range(VALUES):
        number = number_in(t, zone, value)
        held += number
        if number > 0:
            values |= bit(value)
    return values == t.values[zone] and held == t.held[zone]
