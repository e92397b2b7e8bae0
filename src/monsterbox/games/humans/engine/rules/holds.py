"""What keeps a figure from stepping: HU-26, HE04, HZ-40, ZE08, ZE09.

A step is a step, whoever makes it (R-50): what is said here holds for the steps of an owner as well
as for those that others make by Brain Cramp or Where Did Everybody Go?
"""

from mypy_extensions import i64

from monsterbox.core.bits import bit, lowest, rest
from monsterbox.games.humans.engine import fates as fate
from monsterbox.games.humans.engine import flags
from monsterbox.games.humans.engine.board import HUMANS, is_on, kind_of, streets_on
from monsterbox.games.humans.engine.deck import LOCAL, SIDES, STREET
from monsterbox.games.humans.engine.rules.town import beyond, zombie_beyond, zombie_sides
from monsterbox.games.humans.engine.table import Table
from monsterbox.games.humans.engine.zombies import HELD, MARKS, STOPPED


def is_held(t: Table, zombie: i64) -> bool:
    """HU-26, HE04, HZ-40, A-11. It makes no step: held, stopped, or beside a human."""
    return zombie & (HELD | STOPPED) != 0 or is_on(t, HUMANS, zombie // MARKS)


def is_afraid(t: Table, seat: i64) -> bool:
    """ZE09 Fear. In this turn nothing moves the figures of the player."""
    return t.fate[seat] & fate.AFRAID != 0


def zombie_ways(t: Table, seat: i64, space: i64) -> i64:
    """HU-24, ZE08, ZE09. The sides to which a zombie of the player may step, as a set."""
    if is_afraid(t, seat):
        return 0
    sides = zombie_sides(t, space)
    if t.fate[seat] & fate.CRAMPED:
        return cramped_sides(t, space, sides, is_pawn=False)
    return sides


def pawn_ways(t: Table, seat: i64, space: i64) -> i64:
    """ZZ-08, ZZ-09, HZ-27, ZE08, ZE09. The same for his shotgun guy."""
    if is_afraid(t, seat):
        return 0
    sides = pawn_sides(t, space)
    if t.fate[seat] & fate.CRAMPED:
        return cramped_sides(t, space, sides, is_pawn=True)
    return sides


def pawn_sides(t: Table, space: i64) -> i64:
    """ZZ-08, ZZ-09, HZ-27. Whatever way there is."""
    sides: i64 = 0
    for side in range(SIDES):
        if beyond(t, space, side) >= 0:
            sides |= bit(side)
    return sides


def led_ways(t: Table, seat: i64, space: i64, is_pawn: bool) -> i64:
    """ZE25. The same where another player makes the steps of a figure.

    In the first edition Claustrophobia did not count then.
    """
    if t.house & flags.FIRST_EDITION:
        return pawn_sides(t, space) if is_pawn else zombie_sides(t, space)
    return pawn_ways(t, seat, space) if is_pawn else zombie_ways(t, seat, space)


# ZE08 Claustrophobia


def cramped_sides(t: Table, space: i64, sides: i64, is_pawn: bool) -> i64:
    """ZE08. Those of the sides to which claustrophobia lets a figure step."""
    kept: i64 = 0
    while sides:
        if can_cramped_step(t, space, where(t, space, lowest(sides), is_pawn), is_pawn):
            kept |= sides & -sides
        sides = rest(sides)
    return kept


def can_cramped_step(t: Table, space: i64, there: i64, is_pawn: bool) -> bool:
    """ZE08. No step into a building; inside, only nearer to a street space."""
    if kind_of(t, there) == STREET:
        return True
    if kind_of(t, space) == STREET:
        return False
    return way_out(t, there, is_pawn) < way_out(t, space, is_pawn)


def where(t: Table, space: i64, side: i64, is_pawn: bool) -> i64:
    if is_pawn:
        return beyond(t, space, side)
    return zombie_beyond(t, space, side)


def way_out(t: Table, space: i64, is_pawn: bool) -> i64:
    """ZE08. Steps from a building space to the nearest street space of its tile, by open ways."""
    tile = space // LOCAL
    reached = bit(space % LOCAL)
    streets = streets_on(t, tile)
    steps: i64 = 0
    while reached & streets == 0 and steps < LOCAL:
        wider = reached
        members = reached
        while members:
            for side in range(SIDES):
                there = where(t, tile * LOCAL + lowest(members), side, is_pawn)
                if there >= 0 and there // LOCAL == tile:
                    wider |= bit(there % LOCAL)
            members = rest(members)
        reached = wider
        steps += 1
    return steps
