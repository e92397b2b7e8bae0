"""The map of the reference: where tiles fit, what is connected, where one can flee to."""

from collections.abc import Iterator
from functools import cache

from .reference_data import HUMANS_SET, Tile
from .reference_table import Cell, Placed, Space, Table, has_zombie, in_reading_order

SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STREET, BUILDING, BLOCKED = "S", "B", "#"
ZOMBIE, HUMAN, PAWN, NPC = "zombie", "human", "pawn", "npc"  # kinds of figures


# A tile and its rotations (D6)


def turned(space: Space, rotation: int) -> Space:
    """D6. A local space after so many quarter turns clockwise."""
    x, y = space
    for _ in range(rotation):
        x, y = 2 - y, x
    return x, y


def turned_side(side: str, rotation: int) -> str:
    """D6. N to E to S to W."""
    return SIDES[(SIDES.index(side) + rotation) % 4]


@cache
def picture(tile: Tile, rotation: int) -> dict[Space, str]:
    """What is on the nine local spaces of a tile turned like this."""
    return {turned((n % 3, n // 3), rotation): tile.grid[n // 3][n % 3] for n in range(9)}


@cache
def exits(tile: Tile, rotation: int) -> frozenset[str]:
    """The sides with an exit."""
    return frozenset(turned_side(side, rotation) for side in tile.exits)


@cache
def doors(tile: Tile, rotation: int) -> frozenset[tuple[Space, str]]:
    """D7. The printed doors, each as a building space and the side of the street."""
    return frozenset((turned(s, rotation), turned_side(side, rotation)) for s, side in tile.doors)


def rotations(tile: Tile) -> list[int]:
    """HU-10. Of rotations with the same picture only the lowest."""
    different: dict[object, int] = {}
    for rotation in range(4):
        spaces = frozenset(picture(tile, rotation).items())
        look = (spaces, exits(tile, rotation), doors(tile, rotation))
        different.setdefault(look, rotation)
    return list(different.values())


# Spaces


def cell_of(space: Space) -> Cell:
    """Section 1. The cell a space lies in."""
    return space[0] // 3, space[1] // 3


def beside(space: Space, side: str) -> Space:
    """The next space (or cell) on this side."""
    dx, dy = STEP[side]
    return space[0] + dx, space[1] + dy


def local(space: Space) -> Space:
    """Where within its tile a space lies."""
    return space[0] % 3, space[1] % 3


def lay_tile(t: Table, tile: Tile, cell: Cell, rotation: int) -> None:
    """HU-10. A tile becomes part of the map."""
    t.map[cell] = Placed(tile, rotation)
    for (x, y), kind in picture(tile, rotation).items():
        t.kinds[3 * cell[0] + x, 3 * cell[1] + y] = kind


def kind_at(t: Table, space: Space) -> str:
    """Street, building or blocked; nothing is there without a tile."""
    return t.kinds.get(space, BLOCKED)


def spaces_of(t: Table, cell: Cell, kinds: str = STREET + BUILDING) -> list[Space]:
    """The spaces of these kinds of a tile on the map."""
    tx, ty = cell
    spaces = [(3 * tx + n % 3, 3 * ty + n // 3) for n in range(9)]
    return in_reading_order(space for space in spaces if kind_at(t, space) in kinds)


def all_spaces(t: Table) -> list[Space]:
    """Every space of the map that is not blocked."""
    return in_reading_order(space for cell in t.map for space in spaces_of(t, cell))


def legal_for_npcs(t: Table, spaces: list[Space]) -> list[Space]:
    """D9, HZ-26, HZ-31. Those without NPC zombie and without human."""
    return [space for space in spaces if space not in t.npcs and space not in t.humans]


# Placing (HU-10, HU-11, A-07)


def placements(t: Table, tile: Tile, stacks_hold_tiles: bool) -> list[tuple[Cell, int]]:
    """HU-10, HU-11, A-07. Every legal cell and rotation."""
    legal = [
        (cell, rotation)
        for cell in in_reading_order(empty_cells(t))
        for rotation in rotations(tile)
        if fits(t, tile, cell, rotation)
    ]
    if t.options["close_map"] != "avoid" or not stacks_hold_tiles:
        return legal
    open_ones = [
        (cell, rotation)
        for cell, rotation in legal
        if has_open_end({**t.map, cell: Placed(tile, rotation)})
    ]
    return open_ones or legal


def empty_cells(t: Table) -> set[Cell]:
    """The empty cells next to the map."""
    return {beside(cell, side) for cell in t.map for side in SIDES} - set(t.map)


def fits(t: Table, tile: Tile, cell: Cell, rotation: int) -> bool:
    """HU-11. Some exit meets an exit, and no edge is mismatched."""
    own = exits(tile, rotation)
    joined = False
    for side in SIDES:
        neighbour = t.map.get(beside(cell, side))
        if neighbour is not None:
            theirs = OPPOSITE[side] in exits(neighbour.tile, neighbour.rotation)
            if theirs != (side in own):
                return False
            joined = joined or theirs
    return joined


def has_open_end(tiles: dict[Cell, Placed]) -> bool:
    """A-07. Whether some exit leads to an empty cell."""
    return any(
        beside(cell, side) not in tiles
        for cell, placed in tiles.items()
        for side in exits(placed.tile, placed.rotation)
    )


# Connected spaces (HU-24, HU-64, ZZ-09, HZ-27 to HZ-30)


def ways(t: Table, figure: str, space: Space) -> dict[str, Space]:
    """The connected spaces of a figure's space, by direction."""
    return {side: beside(space, side) for side in SIDES if is_connected(t, figure, space, side)}


def is_connected(t: Table, figure: str, space: Space, side: str) -> bool:
    """HU-24. Within a tile by kind, between tiles by exits."""
    to = beside(space, side)
    kinds = kind_at(t, space), kind_at(t, to)
    if BLOCKED in kinds:
        return False
    if cell_of(space) != cell_of(to):
        return is_joined(t, space, side)
    if kinds[0] == kinds[1]:
        return True
    return is_open(t, figure, space, to) or is_barged(t, figure, space, to)


def is_joined(t: Table, space: Space, side: str) -> bool:
    """HU-24 (b). The edge centres of two tiles with exits towards each other."""
    here = t.map[cell_of(space)]
    there = t.map[cell_of(beside(space, side))]
    at_exit = local(space) == {"N": (1, 0), "E": (2, 1), "S": (1, 2), "W": (0, 1)}[side]
    return (
        at_exit
        and side in exits(here.tile, here.rotation)
        and OPPOSITE[side] in exits(there.tile, there.rotation)
    )


def is_open(t: Table, figure: str, space: Space, to: Space) -> bool:
    """HU-24 (c), HU-64, HZ-27 to HZ-30, A-43. From street to building of a tile, or back."""
    street, building = (space, to) if kind_at(t, space) == STREET else (to, space)
    if not is_entrance(t, street, building):
        return False
    if street in t.markers:
        return True
    return not is_barricaded(t, figure, cell_of(street))


def is_entrance(t: Table, street: Space, building: Space) -> bool:
    """HU-28, ZZ-09, option z_doors. Every side in Humans!!! buildings, else a door."""
    placed = t.map[cell_of(street)]
    if placed.tile.box == HUMANS_SET or t.options.get("z_doors") == "any":
        return True
    side = next(side for side in SIDES if beside(building, side) == street)
    return (local(building), side) in doors(placed.tile, placed.rotation)


def is_barricaded(t: Table, figure: str, cell: Cell) -> bool:
    """HU-28, HZ-27, HZ-30, option z_barricade. Whether this figure needs a marker there."""
    if t.map[cell].tile.box == HUMANS_SET:
        return figure in (ZOMBIE, NPC)
    return figure == ZOMBIE and t.options.get("z_barricade") == "4"


def is_barged(t: Table, figure: str, space: Space, to: Space) -> bool:
    """HZ-28. A player's zombie enters a building that holds an NPC zombie."""
    if figure != ZOMBIE or kind_at(t, to) != BUILDING or not is_entrance(t, space, to):
        return False
    return any(inside in t.npcs for inside in spaces_of(t, cell_of(to), BUILDING))


def can_be_broken(t: Table, space: Space) -> bool:
    """HU-29. A street space without marker, next to a closed building of its tile."""
    return space not in t.markers and is_before_barricade(t, space)


def is_before_barricade(t: Table, space: Space) -> bool:
    """HU-28. A street space from which zombies enter a building over a marker."""
    if kind_at(t, space) != STREET or not is_barricaded(t, ZOMBIE, cell_of(space)):
        return False
    return bool(entrances_from(t, space))


def entrances_from(t: Table, street: Space) -> list[Space]:
    """HU-34, A-13. The building spaces one gets to from a street space if nothing is closed."""
    neighbours = [beside(street, side) for side in SIDES]
    return [
        space
        for space in neighbours
        if cell_of(space) == cell_of(street)
        and kind_at(t, space) == BUILDING
        and is_entrance(t, street, space)
    ]


def barricade_value(t: Table, space: Space) -> int:
    """HU-30, option z_barricade."""
    tile = t.map[cell_of(space)].tile
    return tile.barricade if tile.box == HUMANS_SET else 4


def way_to_street(t: Table, figure: str, space: Space) -> int | None:
    """ZE08. The steps to the nearest street space; None if there is no way."""
    reached = {space}
    steps = 0
    while reached:
        if any(kind_at(t, one) == STREET for one in reached):
            return steps
        further = {to for one in reached for to in ways(t, figure, one).values()}
        if further <= reached:
            return None
        reached |= further
        steps += 1
    return None


# Flight (HU-61 to HU-65, HZ-44)


def ends_after(t: Table, figure: str, start: Space, steps: int) -> set[Space]:
    """HU-61, HU-62. The legal end spaces of all paths of exactly so many steps."""
    return {end for end in _walks(t, figure, [start], steps) if _may_end(t, figure, end)}


def flight_ends(t: Table, figure: str, start: Space, roll: int) -> set[Space]:
    """HU-63. Those of the greatest number of steps that has any; empty if none has."""
    for steps in range(roll, 0, -1):
        ends = ends_after(t, figure, start, steps)
        if ends:
            return ends
    return set()


def _walks(t: Table, figure: str, path: list[Space], steps: int) -> Iterator[Space]:
    """HU-61. Where one gets to in so many more steps."""
    if steps == 0:
        yield path[-1]
        return
    for to in ways(t, figure, path[-1]).values():
        if not has_zombie(t, to) and not _goes_back(t, path, to):
            yield from _walks(t, figure, [*path, to], steps - 1)


def _goes_back(t: Table, path: list[Space], to: Space) -> bool:
    """A-04, option flee."""
    return to in (path if t.options["flee"] == "no_revisit" else path[-2:-1])


def _may_end(t: Table, figure: str, end: Space) -> bool:
    """HU-62, HZ-33, HZ-44. A human needs a space of its own, and not the one it came from."""
    return figure == PAWN or end not in t.humans
