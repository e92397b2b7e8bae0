"""The town: which spaces are connected for whom, and where a tile may lie (HU-11, HU-24, HU-64)."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine.board import (
    CELL,
    LINK,
    MARKERS,
    NPCS,
    TURNED,
    buildings_on,
    is_on,
    kind_of,
)
from monsterbox.games.humans.engine.deck import (
    BUILDING,
    CENTRE,
    EAST,
    GATES,
    LOCAL,
    OUT,
    SIDES,
    SOUTH,
    STREET,
    ZOMBIES_TOWN_SQUARE,
)
from monsterbox.games.humans.engine.table import MOST_TILES, Table
from monsterbox.games.humans.engine.ways import ways_from, ways_to

SQUARE: Final = CENTRE  # the middle of the Town Square, (1,1)
ROW: Final = 128  # a row of cells
ORIGIN: Final = 8256  # the cell of the Town Square: 64 * 128 + 64


# Steps


def beyond(t: Table, space: i64, side: i64) -> i64:
    """HU-24, HU-64, ZZ-09, HZ-27, HZ-29. Where one comes whom no barricade stops, or NONE."""
    tile = space // LOCAL
    turned = t.town[TURNED + tile]
    there = t.box.step[(turned * LOCAL + space % LOCAL) * SIDES + side]
    if there != OUT:
        if there < 0:
            return NONE
        return tile * LOCAL + there
    return through_exit(t, tile, side)


def through_exit(t: Table, tile: i64, side: i64) -> i64:
    """HU-24. Over the edge onto the tile that is joined there."""
    link = t.town[LINK + MOST_TILES * side + tile]
    if link < 0:
        return NONE
    return link * LOCAL + GATES[side ^ 2]


def zombie_beyond(t: Table, space: i64, side: i64) -> i64:
    """HU-24, HU-34, HU-35. Where a zombie of a player comes, or NONE."""
    tile = space // LOCAL
    local = space % LOCAL
    turned = t.town[TURNED + tile]
    place = turned * LOCAL
    there = t.box.step[(place + local) * SIDES + side]
    if there == OUT:
        return through_exit(t, tile, side)
    if there < 0:
        return NONE
    here_is = t.box.kinds[place + local]
    if here_is == t.box.kinds[place + there]:
        return tile * LOCAL + there
    street = local
    if here_is == BUILDING:
        street = there
    if t.box.frontage[turned] & bit(street) == 0 or t.town[MARKERS + tile] & bit(street):
        return tile * LOCAL + there
    if here_is == STREET and is_haunted(t, tile):
        return tile * LOCAL + there
    return NONE


def zombie_sides(t: Table, space: i64) -> i64:
    """HU-24, HU-34, HU-35. The set of sides to which a zombie of a player can step."""
    tile = space // LOCAL
    local = space % LOCAL
    turned = t.town[TURNED + tile]
    place = turned * LOCAL + local
    sides = t.box.plain[place]
    gate = t.box.gate[place]
    if gate >= 0 and t.town[LINK + MOST_TILES * gate + tile] >= 0:
        sides |= bit(gate)
    crossing = t.box.cross[place]
    if crossing == 0:
        return sides
    if t.box.kinds[place] == STREET:
        is_open = t.box.frontage[turned] & ~t.town[MARKERS + tile] & bit(local) == 0
        if is_open or is_haunted(t, tile):
            sides |= crossing
        return sides
    for side in range(SIDES):
        if crossing & bit(side):
            street = t.box.step[place * SIDES + side]
            if t.box.frontage[turned] & ~t.town[MARKERS + tile] & bit(street) == 0:
                sides |= bit(side)
    return sides


def is_haunted(t: Table, tile: i64) -> bool:
    """HZ-28. Whether a zombie of nobody is in the building."""
    return t.town[NPCS + tile] & buildings_on(t, tile) != 0


def npc_beyond(t: Table, space: i64, side: i64) -> i64:
    """HZ-29, HZ-30, A-45. Where a zombie of nobody comes: over markers, or printed doors."""
    there = beyond(t, space, side)
    if there < 0 or there // LOCAL != space // LOCAL or is_of_zombies(t, space // LOCAL):
        return there
    if kind_of(t, there) == kind_of(t, space):
        return there
    if is_on(t, MARKERS, space) or is_on(t, MARKERS, there):
        return there
    return NONE


def npc_ways(t: Table, tile: i64) -> i64:
    """HZ-29, HZ-30, A-45. The ways on a tile that zombies of nobody have, as a set."""
    turned = t.town[TURNED + tile]
    ways = t.box.within[turned]
    between = t.box.between[turned]
    if is_of_zombies(t, tile):
        return ways | between
    marked = t.town[MARKERS + tile]
    if marked == 0:
        return ways
    return ways | between & (ways_from(marked) | ways_to(marked))


def is_of_zombies(t: Table, tile: i64) -> bool:
    """Whether the placed tile is one of the zombies' set."""
    return t.town[TURNED + tile] >= ZOMBIES_TOWN_SQUARE * SIDES


def is_closed_front(t: Table, space: i64) -> bool:
    """HU-28, HU-29. A street space next to a building that is still closed there."""
    tile = space // LOCAL
    local = bit(space % LOCAL)
    if t.box.frontage[t.town[TURNED + tile]] & local == 0:
        return False
    return t.town[MARKERS + tile] & local == 0


# Coordinates


def column_of(t: Table, space: i64) -> i64:
    """Of the whole town, growing to the east."""
    cell = t.town[CELL + space // LOCAL]
    return (cell % ROW - 64) * 3 + space % 3


def row_of(t: Table, space: i64) -> i64:
    """Of the whole town, growing to the south."""
    cell = t.town[CELL + space // LOCAL]
    return (cell // ROW - 64) * 3 + space % LOCAL // 3


# Tiles


def neighbour_cell(cell: i64, side: i64) -> i64:
    return cell + SOUTH[side] * ROW + EAST[side]


def tile_at(t: Table, cell: i64) -> i64:
    """The placed tile at a cell, or NONE."""
    for tile in range(t.tiles):
        if t.town[CELL + tile] == cell:
            return tile
    return NONE


def open_ends(t: Table) -> i64:
    """A-07. The exits towards an empty cell."""
    ends: i64 = 0
    for tile in range(t.tiles):
        exits = t.box.exits[t.town[TURNED + tile]]
        for side in range(SIDES):
            if exits & bit(side) and t.town[LINK + MOST_TILES * side + tile] < 0:
                ends += 1
    return ends


def lay_tile(t: Table, turned: i64, cell: i64) -> i64:
    """Put a tile into the town and join its exits; its number."""
    tile = t.tiles
    t.town[TURNED + tile] = turned
    t.town[CELL + tile] = cell
    for side in range(SIDES):
        other = tile_at(t, neighbour_cell(cell, side))
        if other >= 0 and t.box.exits[turned] & bit(side):
            t.town[LINK + MOST_TILES * side + tile] = other
            t.town[LINK + MOST_TILES * (side ^ 2) + other] = tile
    t.tiles += 1
    return tile


def surroundings(t: Table, cell: i64) -> tuple[i64, i64, i64]:
    """HU-11. The sides on which a tile lies, those with an exit to the cell, and its name.

    A cell is named after the first tile that has an exit to it, NONE if there is none.
    """
    sides: i64 = 0
    exits: i64 = 0
    first: i64 = NONE
    for side in range(SIDES):
        tile = tile_at(t, neighbour_cell(cell, side))
        if tile >= 0:
            sides |= bit(side)
            if t.box.exits[t.town[TURNED + tile]] & bit(side ^ 2):
                exits |= bit(side)
                if first == NONE or tile < first:
                    first = tile
    return sides, exits, first


def can_lie(t: Table, turned: i64, sides: i64, exits: i64) -> bool:
    """HU-11. On every shared edge both tiles have an exit or neither has."""
    return t.box.exits[turned] & sides == exits
