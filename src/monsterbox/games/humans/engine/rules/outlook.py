"""What lies ahead: where figures could walk to, and how far it is to what they are after.

Nothing here changes the table, and nothing but what lies open is looked at.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import flags
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import HUMANS, NPCS, TURNED, is_on
from monsterbox.games.humans.engine.deck import CENTRE, HELIPAD, LOCAL, SIDES
from monsterbox.games.humans.engine.rules.holds import led_ways, pawn_ways, where, zombie_ways
from monsterbox.games.humans.engine.rules.movement import cost_of_step, pawns_on, stepper_on
from monsterbox.games.humans.engine.rules.pawns import is_food_elsewhere, rescues
from monsterbox.games.humans.engine.table import SPACES, Table
from monsterbox.games.humans.engine.zombies import zombies_on

# Who walks: a figure in the own turn of its player, or one that a card leads.
ZOMBIE: Final = 0
PAWN: Final = 1
LED_ZOMBIE: Final = 2
LED_PAWN: Final = 3

# What figures are after.
PREY: Final = 0
FOE: Final = 1
RESCUE: Final = 2


def reach(t: Table, start: i64) -> vec[i64]:
    """HU-21, ZZ-08, ZE25. [space] -> the last step of the way there, as `space * 4 + side`.

    NONE where the figure at `start`, one of those that may step now, does not come.
    """
    return ways_from(t, walker(t), start, steps_from(t, start))


def walker(t: Table) -> i64:
    """Whose steps the open question is about."""
    if t.phase == phase.PAWN_MOVE:
        return PAWN
    if t.phase == phase.LEAD:
        return LED_PAWN if t.led_at == NONE else LED_ZOMBIE
    return ZOMBIE


def steps_from(t: Table, start: i64) -> i64:
    """HU-21, A-02, ZE25. How many steps are left for the figure."""
    if t.phase == phase.LEAD:
        return t.due
    if t.phase == phase.PAWN_MOVE:
        return t.pool
    return t.pool + 1 - cost_of_step(t, stepper_on(t, t.active, start))


def ways_from(t: Table, who: i64, start: i64, most: i64) -> vec[i64]:
    """The shortest ways of up to `most` steps; nobody walks on past what ends a walk."""
    came = vec[i64]([NONE] * SPACES)
    far = vec[i64]([NONE] * SPACES)
    queue = vec[i64]([NONE] * SPACES)
    far[start] = 0
    queue[0] = start
    first: i64 = 0
    last: i64 = 1
    while first < last:
        space = queue[first]
        first += 1
        if far[space] == most or (space != start and ends_walk(t, who, space)):
            continue
        for side in range(SIDES):
            there = step_of(t, who, space, side)
            if there >= 0 and far[there] == NONE:
                far[there] = far[space] + 1
                came[there] = space * SIDES + side
                queue[last] = there
                last += 1
    return came


def step_of(t: Table, who: i64, space: i64, side: i64) -> i64:
    """HU-24, ZZ-08, ZE08, ZE25. Where a step leads, or NONE."""
    if ways_of(t, who, space) & bit(side) == 0:
        return NONE
    return where(t, space, side, is_pawn=who == PAWN or who == LED_PAWN)


def ways_of(t: Table, who: i64, space: i64) -> i64:
    """The sides to which whoever walks may step."""
    if who == ZOMBIE:
        return zombie_ways(t, t.active, space)
    if who == PAWN:
        return pawn_ways(t, t.active, space)
    return led_ways(t, t.led, space, is_pawn=who == LED_PAWN)


def ends_walk(t: Table, who: i64, space: i64) -> bool:
    """HU-26, HZ-40, ZZ-10, ZZ-20. Zombies stay with prey; others meet zombies, or are rescued."""
    if who == ZOMBIE:
        return is_prey(t, space)
    if who == LED_ZOMBIE:
        return is_on(t, HUMANS, space)
    if is_on(t, NPCS, space) and not is_food_elsewhere(t):
        return True
    return (who == PAWN and zombies_on(t, space) > 0) or wins_at(t, space)


def wins_at(t: Table, space: i64) -> bool:
    """ZZ-20, A-29. Whether the game ends as soon as a shotgun guy stands there."""
    return t.house & flags.WIN_AT_TURN_END == 0 and rescues(t, space)


def nearest(t: Table, start: i64, aim: i64) -> i64:
    """The nearest such space to which a figure could walk: `steps * 360 + space`, or NONE.

    What holds it in this turn is left aside.
    """
    far = vec[i64]([NONE] * SPACES)
    queue = vec[i64]([NONE] * SPACES)
    far[start] = 0
    queue[0] = start
    first: i64 = 0
    last: i64 = 1
    while first < last:
        space = queue[first]
        if is_aim(t, aim, space):
            return far[space] * SPACES + space
        first += 1
        for side in range(SIDES):
            there = where(t, space, side, is_pawn=aim != PREY)
            if there >= 0 and far[there] == NONE:
                far[there] = far[space] + 1
                queue[last] = there
                last += 1
    return NONE


def is_aim(t: Table, aim: i64, space: i64) -> bool:
    """ZZ-20. Prey for zombies; zombies of nobody and the middle of the Helipad for others."""
    if aim == PREY:
        return is_prey(t, space)
    if aim == FOE:
        return is_on(t, NPCS, space)
    return space % LOCAL == CENTRE and t.town[TURNED + space // LOCAL] // SIDES == HELIPAD


def is_prey(t: Table, space: i64) -> bool:
    return is_on(t, HUMANS, space) or pawns_on(t, space) != 0
