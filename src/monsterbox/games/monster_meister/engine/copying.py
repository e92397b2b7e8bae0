"""Copies of a table and the table as numbers.

Made by tools/copying.py from the fields of `Table`; a change goes there, then `make generate`.
"""

from monsterbox.core.zones import read_zone
from monsterbox.games.monster_meister.engine.table import Table


def copy_into(source: Table, target: Table) -> None:
    """Copy all that the constructor is not given."""
    target.cards = source.cards[:]
    target.seen = source.seen[:]
    target.displays = source.displays[:]
    target.by_seat = source.by_seat[:]
    target.pile = source.pile[:]
    target.pile_seen = source.pile_seen[:]
    target.tasks = source.tasks[:]
    target.keeps_book = source.keeps_book
    target.phase = source.phase
    target.actor = source.actor
    target.waiting = source.waiting
    target.holder = source.holder
    target.round = source.round
    target.task = source.task
    target.pile_size = source.pile_size
    target.dealt = source.dealt
    target.bag = source.bag
    target.memorizers = source.memorizers
    target.muddlers = source.muddlers
    target.remaining = source.remaining
    target.first_out = source.first_out
    target.namer = source.namer
    target.feature = source.feature
    target.used = source.used


def to_ints(t: Table) -> list[int]:
    """The numbers of the table, first those that the constructor is given, then its zones."""
    ints: list[int] = [
        int(t.seats),
        int(t.house),
        int(t.keeps_book),
        int(t.phase),
        int(t.actor),
        int(t.waiting),
        int(t.holder),
        int(t.round),
        int(t.task),
        int(t.pile_size),
        int(t.dealt),
        int(t.bag),
        int(t.memorizers),
        int(t.muddlers),
        int(t.remaining),
        int(t.first_out),
        int(t.namer),
        int(t.feature),
        int(t.used),
    ]
    ints += [int(x) for x in t.cards]
    ints += [int(x) for x in t.seen]
    ints += [int(x) for x in t.displays]
    ints += [int(x) for x in t.by_seat]
    ints += [int(x) for x in t.pile]
    ints += [int(x) for x in t.pile_seen]
    ints += [int(x) for x in t.tasks]
    return ints


def read_ints(t: Table, ints: list[int]) -> None:
    """Set the table to what `to_ints` told of one with the same deck."""
    t.seats = ints[0]
    t.house = ints[1]
    t.keeps_book = ints[2] != 0
    t.phase = ints[3]
    t.actor = ints[4]
    t.waiting = ints[5]
    t.holder = ints[6]
    t.round = ints[7]
    t.task = ints[8]
    t.pile_size = ints[9]
    t.dealt = ints[10]
    t.bag = ints[11]
    t.memorizers = ints[12]
    t.muddlers = ints[13]
    t.remaining = ints[14]
    t.first_out = ints[15]
    t.namer = ints[16]
    t.feature = ints[17]
    t.used = ints[18]
    at = read_zone(t.cards, ints, 19)
    at = read_zone(t.seen, ints, at)
    at = read_zone(t.displays, ints, at)
    at = read_zone(t.by_seat, ints, at)
    at = read_zone(t.pile, ints, at)
    at = read_zone(t.pile_seen, ints, at)
    at = read_zone(t.tasks, ints, at)
    if at != len(ints):
        raise ValueError("numbers of another game")
