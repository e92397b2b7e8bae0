"""Where a fleeing figure may end: HU-60 to HU-65, HZ-33, HZ-44."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags
from monsterbox.games.humans.engine.board import ENDS, HUMANS, NPCS, TURNED, clear_row
from monsterbox.games.humans.engine.deck import LOCAL, SIDES
from monsterbox.games.humans.engine.rules.town import beyond, through_exit
from monsterbox.games.humans.engine.table import FIGURES, MOST_TILES, Table
from monsterbox.games.humans.engine.zombies import MARKS

LONGEST: Final = 6  # steps of a flight
MOST_RUN: Final = 4  # steps of Run For It!


def walls_of(t: Table) -> vec[i64]:
    """HU-61, HZ-31. [tile] -> spaces with a zombie, of a player or of nobody."""
    walls = vec[i64]([0] * MOST_TILES)
    for tile in range(t.tiles):
        walls[tile] = t.town[NPCS + tile]
    for seat in range(t.seats):
        for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
            space = t.zombies[place] // MARKS
            walls[space // LOCAL] = walls[space // LOCAL] | bit(space % LOCAL)
    return walls


def explore(t: Table, start: i64, most: i64, ends: vec[i64]) -> i64:
    """HU-61, HU-62. All paths of up to `most` steps; the set of lengths that have a legal end.

    `ends` gets [length * 40 + tile] -> spaces at which a path of that length may end. Spaces of
    the path are walls as long as it goes over them: none is entered twice.
    """
    if t.house & flags.NO_REVERSE:
        return explore_freely(t, start, most, ends)
    walls = walls_of(t)
    tiles = vec[i64]([0] * (LONGEST + 1))  # [depth] of the path
    locals_ = vec[i64]([0] * (LONGEST + 1))
    inside = vec[i64]([0] * (LONGEST + 1))  # spaces of the tile to go to
    outside = vec[i64]([0] * (LONGEST + 1))  # the space beyond an exit to go to, or NONE
    lengths: i64 = 0
    depth: i64 = -1
    tile = start // LOCAL
    local = start % LOCAL
    while True:
        length = depth + 2
        turned = t.town[TURNED + tile]
        near = t.box.near[turned * LOCAL + local] & ~walls[tile]
        beyond_exit = exit_of(t, tile, turned, local, walls)
        if add_ends(t, length, tile, near, ends):
            lengths |= bit(length)
        if beyond_exit >= 0:
            there = bit(beyond_exit % LOCAL)
            if add_ends(t, length, beyond_exit // LOCAL, there, ends):
                lengths |= bit(length)
        if length < most:
            depth += 1
            tiles[depth] = tile
            locals_[depth] = local
            inside[depth] = near
            outside[depth] = beyond_exit
            walls[tile] = walls[tile] | bit(local)
        while depth >= 0 and inside[depth] == 0 and outside[depth] < 0:
            walls[tiles[depth]] = walls[tiles[depth]] & ~bit(locals_[depth])
            depth -= 1
        if depth < 0:
            return lengths
        if inside[depth]:
            tile = tiles[depth]
            local = lowest(inside[depth])
            inside[depth] = rest(inside[depth])
        else:
            tile = outside[depth] // LOCAL
            local = outside[depth] % LOCAL
            outside[depth] = NONE


def add_ends(t: Table, length: i64, tile: i64, spaces: i64, ends: vec[i64]) -> bool:
    """HU-62. Put down where a path of that length may end; whether it may anywhere."""
    free = spaces & ~occupied(t, tile)
    if free == 0:
        return False
    place = length * MOST_TILES + tile
    ends[place] = ends[place] | free
    return True


def exit_of(t: Table, tile: i64, turned: i64, local: i64, walls: vec[i64]) -> i64:
    """The space beyond the exit of a space, if it has one and no wall is there."""
    gate = t.box.gate[turned * LOCAL + local]
    if gate < 0:
        return NONE
    space = through_exit(t, tile, gate)
    if space >= 0 and walls[space // LOCAL] & bit(space % LOCAL):
        return NONE
    return space


def occupied(t: Table, tile: i64) -> i64:
    """HU-62, HZ-44. Spaces at which it may not end; a shotgun guy may share them with humans."""
    if t.victim != NONE:
        return 0
    return t.town[HUMANS + tile]


def explore_freely(t: Table, start: i64, most: i64, ends: vec[i64]) -> i64:
    """A-04. The same with `no_reverse`: only the step straight back is forbidden."""
    walls = walls_of(t)
    path = vec[i64]([0] * (LONGEST + 2))
    side = vec[i64]([0] * (LONGEST + 2))
    lengths: i64 = 0
    path[0] = start
    depth: i64 = 0
    while depth >= 0:
        if side[depth] == SIDES:
            depth -= 1
            continue
        there = beyond(t, path[depth], side[depth])
        side[depth] = side[depth] + 1
        if there < 0 or walls[there // LOCAL] & bit(there % LOCAL):
            continue
        if depth > 0 and path[depth - 1] == there:
            continue
        length = depth + 1
        if add_ends(t, length, there // LOCAL, bit(there % LOCAL), ends):
            lengths |= bit(length)
        if length < most:
            depth = length
            path[depth] = there
            side[depth] = 0
    return lengths


def find_ends(t: Table, start: i64, steps: i64) -> bool:
    """HU-63. The ends of paths of exactly so many steps, or of as many as possible; whether any."""
    found = vec[i64]([0] * ((LONGEST + 1) * MOST_TILES))
    lengths = explore(t, start, steps, found)
    if lengths == 0:
        return False
    while lengths & bit(steps) == 0:
        steps -= 1
    for tile in range(t.tiles):
        t.town[ENDS + tile] = found[steps * MOST_TILES + tile]
    return True


def find_run(t: Table, start: i64) -> None:
    """HE07. The ends of paths of one to four steps."""
    found = vec[i64]([0] * ((LONGEST + 1) * MOST_TILES))
    explore(t, start, MOST_RUN, found)
    for tile in range(t.tiles):
        ends: i64 = 0
        for steps in range(1, MOST_RUN + 1):
            ends |= found[steps * MOST_TILES + tile]
        t.town[ENDS + tile] = ends


def is_trapped(t: Table, start: i64, steps: i64) -> bool:
    """HU-65. Whether no number of steps up to this one has a legal end."""
    return not can_leave(t, start, walls_of(t)) and not has_end(t, start, steps)


def can_leave(t: Table, start: i64, walls: vec[i64]) -> bool:
    """HU-62. Whether a single step will do, as it mostly does."""
    tile = start // LOCAL
    turned = t.town[TURNED + tile]
    if t.box.near[turned * LOCAL + start % LOCAL] & ~walls[tile] & ~occupied(t, tile):
        return True
    there = exit_of(t, tile, turned, start % LOCAL, walls)
    return there >= 0 and bit(there % LOCAL) & ~occupied(t, there // LOCAL) != 0


def has_end(t: Table, start: i64, steps: i64) -> bool:
    found = vec[i64]([0] * ((LONGEST + 1) * MOST_TILES))
    return explore(t, start, steps, found) != 0


def only_end(t: Table) -> i64:
    """The single space at which the flight may end, NONE if there are several."""
    found: i64 = NONE
    for tile in range(t.tiles):
        ends = t.town[ENDS + tile]
        if ends:
            if found != NONE or rest(ends):
                return NONE
            found = tile * LOCAL + lowest(ends)
    return found


def legal_ends(t: Table, out: Actions) -> None:
    """HU-63. All of them."""
    for tile in range(t.tiles):
        actions.add_each(actions.SPACE + tile * LOCAL, t.town[ENDS + tile], out)


def forget_ends(t: Table) -> None:
    clear_row(t, ENDS)
