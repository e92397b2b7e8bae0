"""The town as pages draw it: the tiles as they lie, their spaces, doors, gardens and signs.

Which spaces lead to which is told by the view.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

import msgspec

from monsterbox.games.humans.words.places import (
    Lying,
    Town,
    beside,
    names_of_several,
    read_point,
    write_point,
)
from monsterbox.games.registry import game
from monsterbox.text.sentences import Components, Phrase

DIRECTIONS = {"n": "north", "e": "east", "s": "south", "w": "west"}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
SIDES = "nesw"
GARDEN = ("pine", "bush", "tree", "bush", "tomb", "tree", "pine", "bush", "lamp")
STREET, BUILDING, BLOCKED = "S", "B", "#"
SIGNS = {
    "H01": "square",
    "H10": "hospital",
    "H11": "flats",
    "H12": "school",
    "H13": "court",
    "H14": "market",
    "H15": "cinema",
    "H16": "tools",
    "H17": "beauty",
    "H18": "club",
    "H19": "gym",
    "H20": "mine",
    "Z01": "square",
    "Z18": "hospital",
    "Z19": "garden",
    "Z20": "police",
    "Z21": "sport",
    "Z22": "fire",
    "Z23": "drug",
    "Z24": "army",
    "Z25": "gas",
    "Z26": "skate",
    "Z27": "flower",
    "Z28": "tools",
    "Z29": "toy",
    "Z30": "heli",
}
Door = tuple[int, int, str]


class Lot(msgspec.Struct, frozen=True, gc=False):
    """A tile as it lies."""

    tile: str
    grid: str
    """As it is printed."""
    x: int
    y: int
    quarters: int
    exits: str
    place: Phrase
    is_common: bool
    """Whether another tile of the game has the same name."""
    sign: str
    """The drawing on its sign; roads have none."""


class Space(msgspec.Struct, frozen=True, gc=False):
    """A space of the town that figures can stand on."""

    name: str
    x: int
    y: int
    lot: int
    place: Phrase
    is_building: bool
    ways: str
    """The sides to which a zombie of a player can step."""
    free: str
    """The sides to which those can step whom no barricade stops."""


class Opening(msgspec.Struct, frozen=True, gc=False):
    """A way through a wall; `side` seen from the street space."""

    x: int
    y: int
    side: str
    is_door: bool


class Thing(msgspec.Struct, frozen=True, gc=False):
    """Something that grows or stands where nobody walks."""

    kind: str
    x: int
    y: int


class Plan(msgspec.Struct, frozen=True):
    """The town as it is drawn; spaces in reading order."""

    lots: tuple[Lot, ...]
    spaces: tuple[Space, ...]
    garden: tuple[Thing, ...]
    openings: tuple[Opening, ...]


class Builder:
    """Draws the plan of a town from a view of it."""

    def __init__(self, town: tuple[Any, ...], components: Components) -> None:
        self.town = town
        self.components = components
        self.common = names_of_several(components)
        self.guide = Town(town, components, ())

    def plan(self) -> Plan:
        spaces = [
            self.space(number, place, name)
            for number, place, name in self.places()
            if self.guide.ground(name) != BLOCKED
        ]
        return Plan(
            lots=tuple(self.lot(placed) for placed in self.town),
            spaces=tuple(sorted(spaces, key=lambda one: (one.y, one.x))),
            garden=tuple(
                growing(*read_point(name))
                for _, _, name in self.places()
                if self.guide.ground(name) == BLOCKED
            ),
            openings=tuple(
                one
                for number, place, name in self.places()
                if self.guide.ground(name) == STREET
                for one in self.openings(number, place, name)
            ),
        )

    def places(self) -> Iterator[tuple[int, int, str]]:
        """Number of the tile, place on it from 0 to 8, name of the space."""
        for number, placed in enumerate(self.town):
            x, y = read_point(placed.cell)
            for place in range(9):
                yield number, place, write_point((3 * x + place % 3, 3 * y + place // 3))

    def lot(self, placed: Any) -> Lot:
        face = self.components[placed.tile]
        lying = Lying(face, placed.quarters)
        return Lot(
            tile=placed.tile,
            grid=face.grid,
            x=read_point(placed.cell)[0],
            y=read_point(placed.cell)[1],
            quarters=placed.quarters,
            exits="".join(direction[0] for direction in lying.exits),
            place=self.guide.tile(placed.cell),
            is_common=face.name in self.common,
            sign=SIGNS.get(placed.tile, ""),
        )

    def space(self, number: int, place: int, name: str) -> Space:
        placed = self.town[number]
        return Space(
            name=name,
            x=read_point(name)[0],
            y=read_point(name)[1],
            lot=number,
            place=self.guide.space(name),
            is_building=self.guide.ground(name) == BUILDING,
            ways=placed.ways[place],
            free=placed.free[place],
        )

    def openings(self, number: int, place: int, street: str) -> Iterator[Opening]:
        """Doors that are printed, and walls that were broken through, seen from a street space."""
        placed = self.town[number]
        for side in SIDES:
            inside = beside(street, DIRECTIONS[side])
            is_wall = self.guide.tile_at(inside) is self.guide.tile_at(street)
            if is_wall and self.guide.ground(inside) == BUILDING:
                is_door = (inside, OPPOSITE[side]) in self.doors(placed)
                if is_door or (street in placed.markers and side in placed.free[place]):
                    yield Opening(*read_point(street), side, is_door)

    def doors(self, placed: Any) -> set[tuple[str, str]]:
        """The printed doors of a tile as it lies: a space of the building and a side of it."""
        x, y = read_point(placed.cell)
        printed = self.components[placed.tile].doors
        turned = (turned_door(door, placed.quarters) for door in printed)
        return {(write_point((3 * x + column, 3 * y + row)), side) for column, row, side in turned}


@lru_cache(maxsize=512)
def plan(town: tuple[Any, ...], key: str) -> Plan:
    """The town of a view; viewers of one table share it."""
    return Builder(town, components_of(key)).plan()


@cache
def components_of(key: str) -> Components:
    """All tiles, characters and cards of a game, whatever its options."""
    found = game(key)
    return found.components(found.settings(found.seats[0], {}))


def growing(x: int, y: int) -> Thing:
    return Thing(GARDEN[(5 * x + 7 * y) % 9], x, y)


def turned_door(door: Any, quarters: int) -> Door:
    x, y, side = door.x, door.y, SIDES.index(door.side.lower())
    for _ in range(quarters):
        x, y = 2 - y, x
    return x, y, SIDES[(side + quarters) % 4]
