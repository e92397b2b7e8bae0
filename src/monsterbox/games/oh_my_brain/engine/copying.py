"""Copies of a table and the table as numbers.

Made by tools/copying.py from the fields of `Table`; a change goes there, then `make generate`.
"""

from monsterbox.core.zones import read_zone
from monsterbox.games.oh_my_brain.engine.table import Table


def copy_into(source: Table, target: Table) -> None:
    """Copy all that the constructor is not given."""
    target.cards = source.cards[:]
    target.values = source.values[:]
    target.held = source.held[:]
    target.horde = source.horde[:]
    target.brains = source.brains[:]
    target.unpaid = source.unpaid[:]
    target.signs = source.signs[:]
    target.known = source.known[:]
    target.keeps_book = source.keeps_book
    target.phase = source.phase
    target.actor = source.actor
    target.waiting = source.waiting
    target.active = source.active
    target.starter = source.starter
    target.candidates = source.candidates
    target.throws = source.throws
    target.round = source.round
    target.steps = source.steps
    target.top = source.top
    target.horde_size = source.horde_size
    target.lot = source.lot
    target.receiver = source.receiver
    target.due = source.due
    target.early = source.early
    target.extras = source.extras
    target.reach = source.reach
    target.rolls = source.rolls
    target.replay = source.replay
    target.face = source.face
    target.given = source.given
    target.then = source.then


def to_ints(t: Table) -> list[int]:
    """The numbers of the table, first those that the constructor is given, then its zones."""
    ints: list[int] = [
        int(t.seats),
        int(t.house),
        int(t.limit),
        int(t.keeps_book),
        int(t.phase),
        int(t.actor),
        int(t.waiting),
        int(t.active),
        int(t.starter),
        int(t.candidates),
        int(t.throws),
        int(t.round),
        int(t.steps),
        int(t.top),
        int(t.horde_size),
        int(t.lot),
        int(t.receiver),
        int(t.due),
        int(t.early),
        int(t.extras),
        int(t.reach),
        int(t.rolls),
        int(t.replay),
        int(t.face),
        int(t.given),
        int(t.then),
    ]
    ints += [int(x) for x in t.cards]
    ints += [int(x) for x in t.values]
    ints += [int(x) for x in t.held]
    ints += [int(x) for x in t.horde]
    ints += [int(x) for x in t.brains]
    ints += [int(x) for x in t.unpaid]
    ints += [int(x) for x in t.signs]
    ints += [int(x) for x in t.known]
    return ints


def read_ints(t: Table, ints: list[int]) -> None:
    """Set the table to what `to_ints` told of one with the same deck."""
    t.seats = ints[0]
    t.house = ints[1]
    t.limit = ints[2]
    t.keeps_book = ints[3] != 0
    t.phase = ints[4]
    t.actor = ints[5]
    t.waiting = ints[6]
    t.active = ints[7]
    t.starter = ints[8]
    t.candidates = ints[9]
    t.throws = ints[10]
    t.round = ints[11]
    t.steps = ints[12]
    t.top = ints[13]
    t.horde_size = ints[14]
    t.lot = ints[15]
    t.receiver = ints[16]
    t.due = ints[17]
    t.early = ints[18]
    t.extras = ints[19]
    t.reach = ints[20]
    t.rolls = ints[21]
    t.replay = ints[22] != 0
    t.face = ints[23]
    t.given = ints[24]
    t.then = ints[25]
    at = read_zone(t.cards, ints, 26)
    at = read_zone(t.values, ints, at)
    at = read_zone(t.held, ints, at)
    at = read_zone(t.horde, ints, at)
    at = read_zone(t.brains, ints, at)
    at = read_zone(t.unpaid, ints, at)
    at = read_zone(t.signs, ints, at)
    at = read_zone(t.known, ints, at)
    if at != len(ints):
        raise ValueError("numbers of another game")
