"""Copies of a table and the table as numbers.

Made by tools/copying.py from the fields of `Table`; a change goes there, then `make generate`.
"""

from monsterbox.core.zones import read_zone
from monsterbox.games.zombeasts.engine.table import Table


def copy_into(source: Table, target: Table) -> None:
    """Copy all that the constructor is not given."""
    target.cards = source.cards[:]
    target.held = source.held[:]
    target.moons = source.moons[:]
    target.fits = source.fits[:]
    target.stock = source.stock[:]
    target.full_moons = source.full_moons[:]
    target.known = source.known[:]
    target.keeps_book = source.keeps_book
    target.phase = source.phase
    target.actor = source.actor
    target.active = source.active
    target.starters = source.starters
    target.trigger = source.trigger
    target.last_round = source.last_round
    target.number = source.number
    target.attack = source.attack
    target.grant = source.grant
    target.laid = source.laid
    target.used_toys = source.used_toys
    target.robbed = source.robbed
    target.declared = source.declared
    target.joker = source.joker
    target.taken = source.taken
    target.out = source.out
    target.fetched = source.fetched
    target.victim = source.victim
    target.receiver = source.receiver
    target.due = source.due
    target.then = source.then


def to_ints(t: Table) -> list[int]:
    """The numbers of the table, first those that the constructor is given, then its zones."""
    ints: list[int] = [
        int(t.seats),
        int(t.house),
        int(t.keeps_book),
        int(t.phase),
        int(t.actor),
        int(t.active),
        int(t.starters),
        int(t.trigger),
        int(t.last_round),
        int(t.number),
        int(t.attack),
        int(t.grant),
        int(t.laid),
        int(t.used_toys),
        int(t.robbed),
        int(t.declared),
        int(t.joker),
        int(t.taken),
        int(t.out),
        int(t.fetched),
        int(t.victim),
        int(t.receiver),
        int(t.due),
        int(t.then),
    ]
    ints += [int(x) for x in t.cards]
    ints += [int(x) for x in t.held]
    ints += [int(x) for x in t.moons]
    ints += [int(x) for x in t.fits]
    ints += [int(x) for x in t.stock]
    ints += [int(x) for x in t.full_moons]
    ints += [int(x) for x in t.known]
    return ints


def read_ints(t: Table, ints: list[int]) -> None:
    """Set the table to what `to_ints` told of one with the same deck."""
    t.seats = ints[0]
    t.house = ints[1]
    t.keeps_book = ints[2] != 0
    t.phase = ints[3]
    t.actor = ints[4]
    t.active = ints[5]
    t.starters = ints[6]
    t.trigger = ints[7]
    t.last_round = ints[8] != 0
    t.number = ints[9]
    t.attack = ints[10] != 0
    t.grant = ints[11]
    t.laid = ints[12]
    t.used_toys = ints[13]
    t.robbed = ints[14]
    t.declared = ints[15]
    t.joker = ints[16]
    t.taken = ints[17]
    t.out = ints[18]
    t.fetched = ints[19]
    t.victim = ints[20]
    t.receiver = ints[21]
    t.due = ints[22]
    t.then = ints[23]
    at = read_zone(t.cards, ints, 24)
    at = read_zone(t.held, ints, at)
    at = read_zone(t.moons, ints, at)
    at = read_zone(t.fits, ints, at)
    at = read_zone(t.stock, ints, at)
    at = read_zone(t.full_moons, ints, at)
    at = read_zone(t.known, ints, at)
    if at != len(ints):
        raise ValueError("numbers of another game")
