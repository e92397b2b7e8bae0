"""The end of a round and of the game: MM-52, MM-53, MM-80 to MM-85."""

from mypy_extensions import i64

from monsterbox.core.bits import lowest, rest
from monsterbox.games.monster_meister.engine import flags
from monsterbox.games.monster_meister.engine.deck import back_of, slot_of
from monsterbox.games.monster_meister.engine.table import (
    TAKEN,
    UP,
    Table,
    card_at,
    of_display,
    set_of_display,
)


def turn_back(t: Table) -> None:
    """MM-52. All face-up cards are turned face down in place."""
    for seat in range(t.seats):
        set_of_display(t, seat, UP, 0)


def own_monsters(t: Table, seat: i64) -> i64:
    """MM-81, MM-85, A-47. Monsters (or cards) with the own back in the own display."""
    return monsters(t, seat, True)


def all_monsters(t: Table, seat: i64) -> i64:
    """MM-82. Monsters (or cards) of any back in the own display."""
    return monsters(t, seat, False)


def monsters(t: Table, seat: i64, own_only: bool) -> i64:
    found: i64 = 0
    cells = of_display(t, seat, TAKEN)
    while cells:
        kind = card_at(t, seat, lowest(cells))
        if not own_only or back_of(kind) == seat:
            if t.house & flags.COUNT_CARDS:
                found += 1
            else:
                found += t.deck.monsters[slot_of(kind)]
        cells = rest(cells)
    return found


def all_eyes(t: Table, seat: i64) -> i64:
    """MM-83, A-48. Eyes of the whole display."""
    found: i64 = 0
    cells = of_display(t, seat, TAKEN)
    while cells:
        found += t.deck.eyes[slot_of(card_at(t, seat, lowest(cells)))]
        cells = rest(cells)
    return found


def standing(t: Table, seat: i64) -> i64:
    """MM-81 to MM-83. The three criteria as one number, the smaller the better."""
    return (own_monsters(t, seat) * 1000 + all_monsters(t, seat)) * 1000 + all_eyes(t, seat)


def rank(t: Table, seat: i64) -> i64:
    """MM-84, A-49. One more than there are better ones; a shared best triple wins nothing."""
    mine = standing(t, seat)
    better: i64 = 0
    equal: i64 = 0
    for other in range(t.seats):
        theirs = standing(t, other)
        if theirs < mine:
            better += 1
        elif theirs == mine:
            equal += 1
    if better == 0 and equal > 1:
        return 2
    return better + 1
