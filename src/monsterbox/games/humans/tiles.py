"""The map tiles as people know them, and the tables the compiled rules use: read from files."""

from __future__ import annotations

from functools import cache

import msgspec

from monsterbox.games.humans.cards import cards, characters, read_toml
from monsterbox.games.humans.engine.deck import BLOCKED, BUILDING, OUT, STREET, Box

SIDES = "NESW"
KINDS = {"#": BLOCKED, "S": STREET, "B": BUILDING}
GATES = {"N": 1, "E": 5, "S": 7, "W": 3}
QUESTIONS = (
    "premove",
    "premove-own",
    "move",
    "select",
    "barricade",
    "capok",
    "capfail",
    "weapon",
    "infection",
    "moved",
    "pawn-roll",
    "pawn-move",
    "fight",
    "attack",
    "endz",
    "any",
)
CLOSED_DOORS = 4  # barricade of the zombies' buildings, option z_barricade


class Door(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Between a building space and the street space on one side of it."""

    x: int
    y: int
    side: str


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a tile."""

    id: str
    name: str
    set: str
    grid: str
    exits: str
    provenance: str
    humans: int = 0
    dice: int = 0
    barricade: int = 0
    zombies: int = 0
    life: int = 0
    bullets: int = 0
    doors: tuple[Door, ...] = ()
    note: str = ""

    @property
    def is_road(self) -> bool:
        return self.name == "road"


@cache
def tiles() -> tuple[Tile, ...]:
    return msgspec.convert(read_toml("tiles.toml"), dict[str, tuple[Tile, ...]])["tile"]


TILES = tuple(tile.id for tile in tiles())


def turned_space(space: int, quarters: int) -> int:
    """D6. A quarter turn clockwise brings (x, y) to (2 - y, x)."""
    x, y = space % 3, space // 3
    for _ in range(quarters):
        x, y = 2 - y, x
    return y * 3 + x


def kinds_of(tile: Tile, quarters: int) -> list[int]:
    """What each of the nine spaces is."""
    kinds = [0] * 9
    for space, sign in enumerate(tile.grid.replace("/", "")):
        kinds[turned_space(space, quarters)] = KINDS[sign]
    return kinds


def exits_of(tile: Tile, quarters: int) -> int:
    """The set of sides with an exit."""
    return sum(1 << (SIDES.index(side) + quarters) % 4 for side in tile.exits)


def doors_of(tile: Tile, quarters: int) -> set[tuple[int, int]]:
    """Pairs of spaces, both ways, that a printed door joins."""
    found = set()
    for door in tile.doors:
        inside = turned_space(door.y * 3 + door.x, quarters)
        outside = beside(inside, (SIDES.index(door.side) + quarters) % 4)
        assert outside is not None
        found |= {(inside, outside), (outside, inside)}
    return found


def beside(space: int, side: int) -> int | None:
    """The space of the same tile on that side."""
    x = space % 3 + (0, 1, 0, -1)[side]
    y = space // 3 + (-1, 0, 1, 0)[side]
    return y * 3 + x if 0 <= x < 3 and 0 <= y < 3 else None


def step_of(tile: Tile, quarters: int, space: int, side: int, any_door: bool) -> int:
    """HU-24, HU-64, HZ-29. Where one comes whom no barricade stops: NONE, a space or OUT."""
    kinds = kinds_of(tile, quarters)
    if kinds[space] == BLOCKED:
        return -1
    there = beside(space, side)
    if there is None:
        is_gate = space == GATES[SIDES[side]] and exits_of(tile, quarters) >> side & 1
        return OUT if is_gate else -1
    if kinds[there] == BLOCKED:
        return -1
    is_open = kinds[there] == kinds[space] or tile.set == "humans" or any_door
    return there if is_open or (space, there) in doors_of(tile, quarters) else -1


def entrances_of(tile: Tile, quarters: int, any_door: bool) -> int:
    """The street spaces from which a building space of the tile can be stepped on."""
    kinds = kinds_of(tile, quarters)
    found = 0
    for space in range(9):
        for side in range(4):
            there = step_of(tile, quarters, space, side, any_door)
            if kinds[space] == STREET and 0 <= there < 9 and kinds[there] == BUILDING:
                found |= 1 << space
    return found


def picture(tile: Tile, quarters: int) -> tuple[object, ...]:
    doors = frozenset(doors_of(tile, quarters))
    return tuple(kinds_of(tile, quarters)), exits_of(tile, quarters), doors


def rotations_of(tile: Tile) -> int:
    """HU-10. Rotations with the same picture count as one."""
    return len({picture(tile, quarters) for quarters in range(4)})


def set_of(spaces: list[int], kind: int) -> int:
    return sum(1 << space for space, one in enumerate(spaces) if one == kind)


@cache
def box_of(infection_deck: int, any_door: bool, closed_doors: bool, anytime: bool) -> Box:
    """The tables for one set of options."""
    every = [(tile, quarters) for tile in tiles() for quarters in range(4)]
    kinds = [kinds_of(tile, quarters) for tile, quarters in every]
    doors = [entrances_of(tile, quarters, any_door) for tile, quarters in every]
    is_closed = [tile.set == "humans" or closed_doors for tile, _ in every]
    facts = {
        "rotations": [rotations_of(tile) for tile in tiles()],
        "humans": [tile.humans for tile in tiles()],
        "dice": [tile.dice for tile in tiles()],
        "barricade": [tile.barricade or CLOSED_DOORS for tile in tiles()],
        "zombies": [tile.zombies or len(tile.exits) for tile in tiles()],
        "life": [tile.life for tile in tiles()],
        "bullets": [tile.bullets for tile in tiles()],
        "exits": [exits_of(tile, quarters) for tile, quarters in every],
        "streets": [set_of(spaces, STREET) for spaces in kinds],
        "buildings": [set_of(spaces, BUILDING) for spaces in kinds],
        "frontage": [one if closed else 0 for one, closed in zip(doors, is_closed, strict=True)],
        "doors": doors,
        "kinds": [kind for spaces in kinds for kind in spaces],
        "step": [
            step_of(tile, quarters, space, side, any_door)
            for tile, quarters in every
            for space in range(9)
            for side in range(4)
        ],
    }
    facts |= facts_of_steps(facts["kinds"], facts["step"])
    return Box(facts | facts_of_characters() | facts_of_cards(infection_deck, anytime))


def facts_of_steps(kinds: list[int], steps: list[int]) -> dict[str, list[int]]:
    """The steps of every space of every turned tile, as sets."""
    near, plain, cross, gate = [], [], [], []
    for place in range(len(kinds)):
        ways = steps[place * 4 : place * 4 + 4]
        first = place // 9 * 9
        inside = {side: there for side, there in enumerate(ways) if 0 <= there < OUT}
        same = {side for side, there in inside.items() if kinds[first + there] == kinds[place]}
        near.append(sum(1 << there for there in inside.values()))
        plain.append(sum(1 << side for side in same))
        cross.append(sum(1 << side for side in inside if side not in same))
        gate.append(ways.index(OUT) if OUT in ways else -1)
    outward = [0 if side < 0 else 1 << side for side in gate]
    return {"near": near, "plain": plain, "cross": cross, "gate": gate} | {
        "within": ways_of(plain),
        "between": ways_of(cross),
        "outward": ways_of(outward),
    }


def ways_of(sides: list[int]) -> list[int]:
    """The sets of sides of the nine spaces of every turned tile as one set of ways."""
    return [
        sum(one << (4 * space) for space, one in enumerate(sides[first : first + 9]))
        for first in range(0, len(sides), 9)
    ]


def facts_of_characters() -> dict[str, list[int]]:
    found = characters()
    return {
        "movement": [one.movement for one in found],
        "capture": [one.capture for one in found],
        "infect": [one.infect for one in found],
        "wounds": [one.wounds for one in found],
        "do_over": [one.do_over for one in found],
        "goal": [one.points for one in found],
    }


def facts_of_cards(infection_deck: int, anytime: bool) -> dict[str, list[int]]:
    events = cards().event
    is_small = infection_deck == 30
    return {
        "copies": [card.copies for card in events],
        "bonus": [card.bonus or 0 for card in events],
        "strength": [card.strength for card in events],
        "item_at": [
            sum(1 << k for k, tile in enumerate(tiles()) if tile.name in card.item_of)
            for card in events
        ],
        "offered": [
            sum(1 << kind for kind, card in enumerate(events) if is_offered(card, side, k, anytime))
            for side in ("zombie", "shotgun")
            for k in range(len(QUESTIONS))
        ],
        "wound_cards": [card.copies for card in cards().wound],
        "infections": [
            card.copies_of_30 if is_small else card.copies_of_40 for card in cards().infection
        ],
    }


def is_offered(card: object, side: str, question: int, anytime: bool) -> bool:
    """5.3. Whether that side may play the card at a question; some more with z_timing."""
    asked = getattr(card, side)
    if QUESTIONS[question] in ("any", "endz") and not anytime:
        return QUESTIONS[question] == "endz" and "endz" in asked
    if QUESTIONS[question] == "endz":
        return "endz" in asked or "any" in asked
    return QUESTIONS[question] in asked
