"""Tiles, characters and cards as tables of numbers, made once and shared by all states.

A tile and its rotation are one number, `turned` = tile * 4 + quarter turns. The nine spaces of a
tile are counted row by row from the north-west; sides go N, E, S, W.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.games.humans.engine.cards import KINDS

# Tiles: those of the humans' set, then those of the zombies' set.
TILES: Final = 50
TOWN_SQUARE: Final = 0
SUPER_MARKET: Final = 13
MOVIE_THEATER: Final = 14
HARDWARE_STORE: Final = 15
BEAUTY_SHOP: Final = 16
NIGHT_CLUB: Final = 17
ZOMBIES_TOWN_SQUARE: Final = 20
POLICE_STATION: Final = 39
DRUG_STORE: Final = 42
GAS_STATION: Final = 44
SKATE_SHOP: Final = 45
FLORIST_SHOP: Final = 46
ZOMBIES_HARDWARE_STORE: Final = 47
TOY_STORE: Final = 48
HELIPAD: Final = 49
LOCAL: Final[i64] = 9  # spaces of a tile
CENTRE: Final = 4
SIDES: Final[i64] = 4
OUT: Final = 9  # a step that leaves the tile by an exit

# Kinds of space.
BLOCKED: Final = 0
STREET: Final = 1
BUILDING: Final = 2

# Characters.
CHARACTERS: Final[i64] = 6
LAWYER: Final = 0
CHEERLEADER: Final = 1
DOCTOR: Final = 2
WRESTLER: Final = 3
MINER: Final = 4
MUSICIAN: Final = 5

# Wound and infection cards.
WOUNDS: Final[i64] = 7
HEAD_SHOT: Final = 6
EAT: Final = 0
INFECT: Final = 1
ESCAPE: Final = 2
INFECTIONS: Final[i64] = 3

ZOMBIE: Final = 0  # sides
SHOTGUN: Final = 1

GATES: Final = vec[i64]([1, 5, 7, 3])  # [side] -> the space at the middle of that edge
EAST: Final = vec[i64]([0, 1, 0, -1])  # [side] -> columns
SOUTH: Final = vec[i64]([-1, 0, 1, 0])  # [side] -> rows


@final
class Box:
    """All that is printed on tiles, characters and cards."""

    __slots__ = (
        "barricade",
        "between",
        "bonus",
        "buildings",
        "bullets",
        "capture",
        "copies",
        "cross",
        "dice",
        "do_over",
        "doors",
        "exits",
        "facts",
        "frontage",
        "gate",
        "goal",
        "humans",
        "infect",
        "infections",
        "item_at",
        "kinds",
        "life",
        "movement",
        "near",
        "offered",
        "outward",
        "pairs",
        "plain",
        "rotations",
        "step",
        "streets",
        "strength",
        "within",
        "wound_cards",
        "wounds",
        "zombies",
    )

    def __init__(self, facts: dict[str, list[int]]) -> None:
        self.facts = facts
        # [tile]
        self.rotations: vec[i64] = vec[i64](facts["rotations"])  # pictures that differ
        self.humans: vec[i64] = vec[i64](facts["humans"])
        self.dice: vec[i64] = vec[i64](facts["dice"])
        self.barricade: vec[i64] = vec[i64](facts["barricade"])
        self.zombies: vec[i64] = vec[i64](facts["zombies"])
        self.life: vec[i64] = vec[i64](facts["life"])
        self.bullets: vec[i64] = vec[i64](facts["bullets"])
        # [turned]
        self.exits: vec[i64] = vec[i64](facts["exits"])  # set of sides
        self.streets: vec[i64] = vec[i64](facts["streets"])  # set of spaces
        self.buildings: vec[i64] = vec[i64](facts["buildings"])
        self.frontage: vec[i64] = vec[i64](facts["frontage"])  # streets before a closed building
        self.doors: vec[i64] = vec[i64](facts["doors"])  # streets from which a building is entered
        # [turned * 9 + space], [(turned * 9 + space) * 4 + side]
        self.kinds: vec[i64] = vec[i64](facts["kinds"])
        self.step: vec[i64] = vec[i64](facts["step"])  # of whom no barricade stops
        # [turned * 9 + space]
        self.near: vec[i64] = vec[i64](facts["near"])  # set of spaces of the tile one step away
        self.plain: vec[i64] = vec[i64](facts["plain"])  # set of sides to a space of the same kind
        self.cross: vec[i64] = vec[i64](facts["cross"])  # set of sides between street and building
        self.gate: vec[i64] = vec[i64](facts["gate"])  # the side of its exit, or NONE
        # [turned], sets of ways, see `ways`
        self.within: vec[i64] = vec[i64](facts["within"])  # to a space of the same kind
        self.between: vec[i64] = vec[i64](facts["between"])  # between street and building
        self.outward: vec[i64] = vec[i64](facts["outward"])  # out of the tile, by its exits
        # [character]
        self.movement: vec[i64] = vec[i64](facts["movement"])
        self.capture: vec[i64] = vec[i64](facts["capture"])
        self.infect: vec[i64] = vec[i64](facts["infect"])
        self.wounds: vec[i64] = vec[i64](facts["wounds"])
        self.do_over: vec[i64] = vec[i64](facts["do_over"])
        self.goal: vec[i64] = vec[i64](facts["goal"])
        # [kind of card]
        self.copies: vec[i64] = vec[i64](facts["copies"])
        self.pairs: i64 = 0  # kinds with two cards
        for kind in range(KINDS):
            if self.copies[kind] == 2:
                self.pairs |= bit(kind)
        self.bonus: vec[i64] = vec[i64](facts["bonus"])
        self.strength: vec[i64] = vec[i64](facts["strength"])
        self.item_at: vec[i64] = vec[i64](facts["item_at"])  # set of tiles; empty: no item
        self.offered: vec[i64] = vec[i64](facts["offered"])  # [side, question] -> set of cards
        # [name]
        self.wound_cards: vec[i64] = vec[i64](facts["wound_cards"])
        self.infections: vec[i64] = vec[i64](facts["infections"])

    def __reduce__(self) -> tuple[object, ...]:
        return Box, (self.facts,)
