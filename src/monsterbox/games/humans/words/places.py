"""Where things are in the town of Humans!!!, in words: by tile, direction and distance.

Spaces are written `4,1`, column and row of the whole town; tiles `1,0`, column and row of cells;
the Town Square lies at `0,0`, and its middle is `1,1`. Rows count southwards.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from monsterbox.text.sentences import Components, GameView, Phrase, Values

POINT = re.compile(r"-?\d+,-?\d+")
DIRECTIONS = ("north", "east", "south", "west")
WAYS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
# The nine spaces of a tile by row and column.
SPOTS = (("nw", "n", "ne"), ("w", "c", "e"), ("sw", "s", "se"))
SQUARE = (0, 0)
# Cards whose target is a tile; the other points that cards are played on are spaces.
AT_TILES = ("HE01", "ZE16", "ZE22")
SPACE_FIELDS = ("space", "start", "at", "to")

Point = tuple[int, int]


class TileFace(Protocol):
    """What is printed on a tile."""

    id: str
    name: str
    grid: str
    exits: str


class PlacedSeen(Protocol):
    """A tile of the town and what lies on it."""

    tile: str
    cell: str
    quarters: int


@dataclass(frozen=True)
class Lying:
    """A tile that lies in the town, as it was turned."""

    face: TileFace
    quarters: int

    def ground(self, column: int, row: int) -> str:
        """`S` street, `B` building, `#` blocked."""
        for _ in range(self.quarters):
            column, row = row, 2 - column
        return self.face.grid.split("/")[row][column]

    @property
    def exits(self) -> tuple[str, ...]:
        """The directions of its exits, clockwise from north."""
        turned = {(DIRECTIONS.index(SIDES[side]) + self.quarters) % 4 for side in self.face.exits}
        return tuple(DIRECTIONS[side] for side in sorted(turned))

    @property
    def building(self) -> tuple[str, ...]:
        """The sides at which a building stands."""
        middles = {"north": (1, 0), "east": (2, 1), "south": (1, 2), "west": (0, 1)}
        return tuple(side for side, middle in middles.items() if self.ground(*middle) == "B")


def read_point(text: str) -> Point:
    column, row = text.split(",")
    return int(column), int(row)


def write_point(point: Point) -> str:
    return f"{point[0]},{point[1]}"


def beside(space: str, direction: str) -> str:
    """The point one step further in that direction."""
    (column, row), (right, down) = read_point(space), WAYS[direction]
    return write_point((column + right, row + down))


def direction_of(start: str, end: str) -> str:
    """The direction of a single step; `far` when it is more than one."""
    return next((way for way in DIRECTIONS if beside(start, way) == end), "far")


class Town:
    """The tiles that lie, and how their spaces are called."""

    def __init__(
        self, placed: Iterable[PlacedSeen], cards: Components, captures: Sequence[int | None]
    ) -> None:
        self._tiles = {read_point(one.cell): Lying(cards[one.tile], one.quarters) for one in placed}
        self._common = names_of_several(cards)
        self._captures = captures
        self.cards = cards

    def capture_value(self, seat: object, what: str) -> int:
        """HU-40. What a capture roll must show; characters never change. 0 of other rolls."""
        if what != "capture" or not isinstance(seat, int) or seat >= len(self._captures):
            return 0
        return self._captures[seat] or 0

    def tile_at(self, space: str) -> Lying | None:
        column, row = read_point(space)
        return self._tiles.get((column // 3, row // 3))

    def ground(self, space: str) -> str:
        """`S`, `B`, `#`; nothing where no tile lies."""
        lying = self.tile_at(space)
        column, row = read_point(space)
        return "" if lying is None else lying.ground(column % 3, row % 3)

    def space(self, space: str) -> Phrase:
        """`Hospital, north-west room`; of a town that was not seen only the numbers."""
        lying = self.tile_at(space)
        if lying is None:
            return Phrase("place-unknown", (("point", space),))
        column, row = read_point(space)
        spot = SPOTS[row % 3][column % 3]
        values = (*self._tile(lying.face, (column // 3, row // 3)), ("spot", spot))
        return Phrase("place", (*values, ("ground", self._kind_of_ground(lying, space))))

    def _kind_of_ground(self, lying: Lying, space: str) -> str:
        if self.ground(space) == "B":
            return "building"
        return "road" if is_open(lying.face) else "street"

    def tile(self, cell: str) -> Phrase:
        """`Hospital`, `Crossroads 2 east`; where none lies, only where that is."""
        lying = self._tiles.get(read_point(cell))
        if lying is None:
            return cell_phrase(cell)
        return Phrase("tile-place", self._tile(lying.face, read_point(cell)))

    def _tile(self, face: TileFace, cell: Point) -> tuple[tuple[str, str | int], ...]:
        far = "yes" if face.name in self._common and cell != SQUARE else "no"
        return (("tile", face.id), ("far", far), *offset_of(cell))


def cell_phrase(cell: str) -> Phrase:
    """`2 east, 1 north of the Town Square`: where a cell lies."""
    return Phrase("cell", offset_of(read_point(cell)))


def is_open(face: TileFace) -> bool:
    """Whether the tile has no building on it."""
    return "B" not in face.grid


def names_of_several(cards: Components) -> frozenset[str]:
    """The names that more than one tile has, roads first of all: where it lies is said as well."""
    names = Counter(tile.name for tile in cards.values() if hasattr(tile, "grid"))
    return frozenset(name for name, number in names.items() if number > 1)


def offset_of(cell: Point) -> tuple[tuple[str, str | int], ...]:
    """How many tiles a cell lies east or west, north or south of the Town Square."""
    across, along = cell
    across_way = "none" if across == 0 else "east" if across > 0 else "west"
    along_way = "none" if along == 0 else "south" if along > 0 else "north"
    return (
        ("across", abs(across)),
        ("across_way", across_way),
        ("along", abs(along)),
        ("along_way", along_way),
        ("corner", "yes" if across and along else "no"),
    )


def directions(ways: Iterable[str]) -> tuple[Phrase, ...]:
    return tuple(Phrase("direction", (("direction", way),)) for way in ways)


def survey(view: GameView | None, cards: Components) -> Town:
    """The town as a view shows it; without a view nothing is known of it."""
    if view is None:
        return Town((), cards, ())
    return Town(view.town, cards, tuple(seat.capture for seat in view.seats))


def locate(values: Mapping[str, object], town: Town) -> Values:
    """The values of a sentence with its points put into words, and what follows from them."""
    told: Values = dict(values)
    if "start" in values and "space" in values:
        told["direction"] = direction_of(str(values["start"]), str(values["space"]))
    for field in SPACE_FIELDS:
        if isinstance(point := values.get(field), str) and POINT.fullmatch(point):
            told[field] = town.space(point)
    if isinstance(cell := values.get("cell"), str):
        told["cell"] = town.tile(cell)
    if "quarters" in values:
        told |= _turned(values, town)
    if "target" in values:
        told |= _aimed(values, town)
    if "what" in values:
        told["needed"] = town.capture_value(values.get("seat"), str(values["what"]))
    return told


def _turned(values: Mapping[str, object], town: Town) -> Values:
    """Where a tile is laid, and where its exits lead, instead of how it was turned."""
    quarters = int(str(values["quarters"]).removeprefix("r"))
    lying = Lying(town.cards[str(values["tile"])], quarters)
    return {
        "cell": cell_phrase(str(values["cell"])),
        "exits": directions(lying.exits),
        "built": "yes" if lying.building else "no",
        "building": directions(lying.building),
    }


def _aimed(values: Mapping[str, object], town: Town) -> Values:
    """A-74. What a card was played on: nothing, a player, or a place of the town."""
    target = values["target"]
    if target is None:
        return {"aim": "none", "other": None, "target": ""}
    if not POINT.fullmatch(str(target)):
        return {"aim": "seat", "other": int(str(target)), "target": ""}
    find = town.tile if values["card"] in AT_TILES else town.space
    return {"aim": "place", "other": None, "target": find(str(target))}
