"""Humans!!! and Zombies!!! as data: tiles, characters, decks, event cards, options (D3 to D10)."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

ZOMBIES, SHOTGUN = "zombies", "shotgun"  # the two sides (HZ-01)
HUMANS_SET, ZOMBIES_SET = "H", "Z"  # the two boxes


# Characters (D3)


@dataclass(frozen=True)
class Character:
    """The values of a character card."""

    movement: int
    capture: int
    infect: int
    wounds: int
    do_over: int
    goal: int


CHARACTERS = {
    "lawyer": Character(5, 4, 3, 3, 4, 9),
    "cheerleader": Character(6, 4, 3, 4, 3, 9),
    "doctor": Character(5, 3, 3, 2, 2, 10),
    "wrestler": Character(5, 3, 3, 4, 2, 9),
    "miner": Character(5, 4, 2, 3, 1, 10),
    "musician": Character(5, 4, 3, 3, 3, 9),
}
FIGURES = 10  # zombies of a character
HUMANS = 60
NPC_ZOMBIES = 100
COLLECTION_GOAL = 25


# Tiles (D6, D7)


@dataclass(frozen=True, eq=False)
class Tile:
    """A map tile at rotation 0; doors are (local building space, side) pairs."""

    id: str
    name: str
    grid: tuple[str, str, str]
    exits: str
    copies: int = 1
    humans: int = 0
    dice: int = 0
    barricade: int = 0
    zombies: int = 0
    life: int = 0
    bullets: int = 0
    doors: tuple[tuple[tuple[int, int], str], ...] = ()

    @property
    def box(self) -> str:
        """The set the tile comes from."""
        return self.id[0]

    @property
    def is_named(self) -> bool:
        """Whether the tile shows a building."""
        return any("B" in row for row in self.grid)


CROSS = ("#S#", "SSS", "#S#")
TEE = ("###", "SSS", "#S#")
ELL = ("###", "#SS", "#S#")
STRAIGHT = ("###", "SSS", "###")
DEAD_END_8 = ("BBB", "BBB", "BSB")
DEAD_END_7 = ("BBB", "BBB", "#SB")
DEAD_END_6 = ("BBB", "BBB", "#S#")
CORNER_5 = ("BBB", "BSS", "BS#")
BAR_TEE = ("BBB", "SSS", "#S#")
BAR = ("BBB", "SSS", "###")
PLAIN = ("SSS", "SSS", "SSS")


def _humans_building(
    tile: str, name: str, grid: tuple[str, str, str], exits: str, numbers: tuple[int, int, int]
) -> Tile:
    """D6. A named tile with its humans, dice tokens and barricade value."""
    humans, dice, barricade = numbers
    return Tile(tile, name, grid, exits, humans=humans, dice=dice, barricade=barricade)


def _zombies_building(
    tile: str,
    name: str,
    grid: tuple[str, str, str],
    exits: str,
    numbers: tuple[int, int, int],
    *doors: tuple[tuple[int, int], str],
) -> Tile:
    """D7. A named tile with its zombies, life tokens, bullets and doors."""
    zombies, life, bullets = numbers
    return Tile(tile, name, grid, exits, zombies=zombies, life=life, bullets=bullets, doors=doors)


_TILES = [
    Tile("H01", "Town Square", CROSS, "NESW"),
    Tile("H02", "road 4-way", CROSS, "NESW", copies=2),
    Tile("H04", "road T", TEE, "ESW", copies=3),
    Tile("H07", "road L", ELL, "ES", copies=2),
    Tile("H09", "road straight", STRAIGHT, "EW"),
    _humans_building("H10", "Hospital", DEAD_END_8, "S", (7, 3, 5)),
    _humans_building("H11", "Apartment Building", DEAD_END_8, "S", (7, 2, 4)),
    _humans_building("H12", "High School", DEAD_END_6, "S", (5, 2, 4)),
    _humans_building("H13", "Court House", DEAD_END_6, "S", (5, 3, 5)),
    _humans_building("H14", "Super Market", CORNER_5, "ES", (4, 2, 4)),
    _humans_building("H15", "Movie Theater", CORNER_5, "ES", (4, 2, 3)),
    _humans_building("H16", "Hardware Store", CORNER_5, "ES", (3, 2, 4)),
    _humans_building("H17", "Beauty Shop", BAR_TEE, "ESW", (3, 1, 3)),
    _humans_building("H18", "Night Club", BAR_TEE, "ESW", (2, 2, 3)),
    _humans_building("H19", "Gymnasium", BAR, "EW", (2, 1, 4)),
    _humans_building("H20", "Mining Office", BAR, "EW", (2, 1, 3)),
    Tile("Z01", "Town Square", CROSS, "NESW"),
    Tile("Z02", "road 4-way", CROSS, "NESW", copies=4, zombies=4),
    Tile("Z06", "road T", TEE, "ESW", copies=4, zombies=3),
    Tile("Z10", "road L", ELL, "ES", copies=4, zombies=2),
    Tile("Z14", "road straight", STRAIGHT, "EW", copies=4, zombies=2),
    _zombies_building("Z18", "Hospital", DEAD_END_8, "S", (8, 4, 0), ((1, 1), "S")),
    _zombies_building("Z19", "Lawn & Garden Center", DEAD_END_8, "S", (6, 2, 3), ((1, 1), "S")),
    _zombies_building("Z20", "Police Station", DEAD_END_6, "S", (6, 2, 4), ((1, 1), "S")),
    _zombies_building("Z21", "Sporting Goods Store", DEAD_END_6, "S", (6, 2, 4), ((1, 1), "S")),
    _zombies_building(
        "Z22", "Fire Station", DEAD_END_7, "S", (6, 4, 2), ((1, 1), "S"), ((2, 2), "W")
    ),
    _zombies_building("Z23", "Drug Store", BAR, "EW", (3, 3, 0), ((1, 0), "S")),
    _zombies_building("Z24", "Army Surplus", BAR, "EW", (2, 0, 2), ((1, 0), "S")),
    _zombies_building("Z25", "Gas Station", BAR_TEE, "ESW", (3, 1, 2), ((1, 0), "S")),
    _zombies_building("Z26", "Skate Shop", BAR_TEE, "ESW", (3, 0, 1), ((1, 0), "S")),
    _zombies_building("Z27", "Florist Shop", BAR_TEE, "ESW", (3, 1, 1), ((1, 0), "S")),
    _zombies_building(
        "Z28", "Hardware Store", CORNER_5, "ES", (3, 1, 2), ((1, 0), "S"), ((0, 1), "E")
    ),
    _zombies_building("Z29", "Toy Store", CORNER_5, "ES", (3, 1, 1), ((2, 0), "S"), ((0, 2), "E")),
    Tile("Z30", "Helipad", PLAIN, "NESW", zombies=9),
]
TILES = {tile.id: tile for tile in _TILES}  # equal tiles are one entry, named after the first
FIRST_OF_EQUALS = {
    f"{tile.box}{int(tile.id[1:]) + copy:02}": tile.id
    for tile in _TILES
    for copy in range(tile.copies)
}
HELIPAD = "Z30"


# Stacks and layouts (HU-04, HZ-02 to HZ-06, D10)


@dataclass(frozen=True)
class Arm:
    """A start building of the combined mode: from which pool, where, how turned."""

    name: str
    pool: tuple[str, ...]
    cell: tuple[int, int]
    rotation: int


@dataclass(frozen=True)
class Layout:
    """D10. The road tiles around the Town Square, and the four buildings."""

    roads: tuple[tuple[str, tuple[int, int], int], ...]
    arms: tuple[Arm, ...]


Z_POOL = ("Z25", "Z26", "Z28", "Z29")
H_POOL = ("H14", "H15", "H16", "H17", "H18")
LAYOUTS = {
    "cross": Layout(
        roads=(("Z06", (0, -1), 3), ("H04", (1, 0), 0), ("Z06", (0, 1), 1), ("H04", (-1, 0), 2)),
        arms=(
            Arm("north", Z_POOL, (0, -2), 0),
            Arm("east", H_POOL, (2, 0), 1),
            Arm("south", Z_POOL, (0, 2), 2),
            Arm("west", H_POOL, (-2, 0), 3),
        ),
    ),
    "diagonal_t_only": Layout(
        roads=(("Z06", (0, -1), 0), ("H04", (1, 0), 1), ("Z06", (0, 1), 2), ("H04", (-1, 0), 3)),
        arms=(
            Arm("north", ("Z25", "Z26"), (1, -1), 1),
            Arm("east", ("H17", "H18"), (1, 1), 2),
            Arm("south", ("Z25", "Z26"), (-1, 1), 3),
            Arm("west", ("H17", "H18"), (-1, -1), 0),
        ),
    ),
}
STACK_OF_HUMANS = Counter(
    {tile.id: tile.copies for tile in _TILES if tile.box == HUMANS_SET and tile.id != "H01"}
)
# HZ-05: without Police Station, Florist, Drug Store, all straights and two L roads. The two T
# roads and the two buildings of the layout are taken out when they are laid.
STACK_OF_ZOMBIES = Counter(
    {
        **{"Z02": 4, "Z06": 4, "Z10": 2, HELIPAD: 1},
        **dict.fromkeys(["Z18", "Z19", "Z21", "Z22", "Z24", *Z_POOL], 1),
    }
)


# Infection and wound cards (D4, D5)

EAT, INFECT, ESCAPE, HEAD_SHOT = "eat", "infect", "escape", "head-shot"
INFECTION_DECKS = {
    40: Counter({EAT: 16, INFECT: 16, ESCAPE: 8}),
    30: Counter({EAT: 12, INFECT: 12, ESCAPE: 6}),
}
WOUND_DECK = Counter(
    {
        **dict.fromkeys(["left-arm", "right-arm", "left-leg", "right-leg", "chest", "belly"], 6),
        HEAD_SHOT: 4,
    }
)


# Event cards (D8, D9, 5.3)
#
# The moments at which a card may be played, for a player of either side: T3, T4, G2, G3, K1, K2
# are phases of the own turn; OTHER and OWN are W-PREMOVE of another player and the own one; the
# rest are the windows of the same name. FREE is the time of the cards without a narrower one.


@dataclass(frozen=True)
class Card:
    """One kind of event card, and when which side may play it (columns HZ of D8 and D9)."""

    id: str
    name: str
    copies: int
    by_zombies: tuple[str, ...]
    by_shotgun: tuple[str, ...] = ()
    bonus: int = 0
    buildings: tuple[str, ...] = ()

    @property
    def box(self) -> str:
        """HZ-13. The deck it is drawn from and discarded to."""
        return self.id[0]

    @property
    def is_weapon(self) -> bool:
        """HU-70. A weapon of Humans!!!."""
        return self.id.startswith("HW")

    @property
    def comes_into_play(self) -> bool:
        """ZZ-18, ZE13. An item, or the shotgun."""
        return bool(self.buildings) or self.id == "ZE13"

    def moments(self, side: str) -> tuple[str, ...]:
        """When a player of this side may play it."""
        return self.by_zombies if side == ZOMBIES else self.by_shotgun


def _weapon(card: str, name: str, bonus: int) -> Card:
    """HU-70, HZ-20, HZ-21."""
    return Card(card, name, 2, ("CAPOK",), ("CAPOK", "K1", "K2"), bonus=bonus)


def _item(card: str, name: str, *buildings: str) -> Card:
    """ZZ-18. Put in play inside its building, by shotgun guys."""
    return Card(card, name, 2, (), ("G3",), buildings=buildings)


_CARDS = [
    _weapon("HW1", "Frying Pan", 0),
    _weapon("HW2", "Golf Club", 1),
    _weapon("HW3", "Baseball Bat", 1),
    _weapon("HW4", "Nail Gun", 2),
    _weapon("HW5", "Revolver", 2),
    _weapon("HW6", "Pump Shotgun", 3),
    Card("HE01", "Open House", 2, ("T3", "T4"), ("G3",)),
    Card("HE02", "Fresh Meat", 2, ("T3",), ("G3",)),
    Card("HE03", "Rigor Mortis", 2, ("OTHER", "MOVED"), ("OTHER", "MOVED")),
    Card("HE04", "Weak Ankles", 2, ("OTHER",), ("OTHER",)),
    Card("HE05", "Nail It Shut", 2, ("BARR",), ("BARR",)),
    Card("HE06", "Battering Ram", 2, ("T3",)),
    Card("HE07", "Run For It!", 2, ("OTHER", "OWN"), ("OTHER", "OWN")),
    Card("HE08", "Slippery When Wet", 2, ("CAPOK",), ("CAPOK",)),
    Card("HE09", "Death Grip", 2, ("CAPFAIL",)),
    Card("HE10", "Patient Zero", 2, ("INFPRE",)),
    Card("HE11", "Walk It Off", 2, ("T3", "T4")),
    Card("HE12", "Late Riser", 2, ("T3",)),
    Card("HE13", "It Jammed!", 2, ("WEAPON",)),
    Card("HE14", "Pickpocket", 2, ("T3", "T4")),
    Card("ZE01", "Adrenaline Rush", 2, ("T3",), ("G3", "K1", "K2")),
    _item("ZE02", "All the Marbles", "Toy Store"),
    Card("ZE03", "Alternate Food Source", 2, ("FREE", "ENDZ"), ("FREE", "ENDZ")),
    Card("ZE04", "Bad Sense of Direction", 1, (), ("FREE",)),
    Card("ZE05", "Brain Cramp", 2, ("MOVED",), ("MOVED",)),
    Card("ZE06", "Butter Fingers", 2, ("FREE",), ("FREE",)),
    _item("ZE07", "Chainsaw", "Lawn & Garden Center"),
    Card("ZE08", "Claustrophobia", 2, ("FREE",), ("FREE",)),
    Card("ZE09", "Fear", 2, ("FREE",), ("FREE",)),
    _item("ZE10", "Fire Axe", "Fire Station"),
    _item("ZE11", "First Aid Kit", "Hospital", "Drug Store"),
    _item("ZE12", "Grenade", "Army Surplus"),
    Card("ZE13", "Hey, Look! A Shotgun!", 2, (), ("G3",)),
    Card("ZE14", "Hysterical Paralysis", 1, ("FREE",), ("FREE",)),
    Card("ZE15", "I Don't Think They're Dead", 2, ("FREE",), ("FREE",)),
    Card("ZE16", "Just When You Thought It Couldn't Get Any Worse", 2, ("FREE",), ("FREE",)),
    Card("ZE17", "The Keys Are Still In It", 1, (), ("G2",)),
    _item("ZE18", "Lots of Ammo", "Sporting Goods Store"),
    _item("ZE19", "Molotov Cocktail", "Gas Station"),
    Card("ZE20", "Much Needed Rest", 2, (), ("G2",)),
    _item("ZE21", "Skateboard", "Skate Shop"),
    Card("ZE22", "Slight Miscalculation", 2, ("FREE",), ("FREE",)),
    Card("ZE23", "This Isn't So Bad", 2, ("FREE",), ("FREE",)),
    Card("ZE24", "We're Screwed", 1, ("FREE",), ("FREE",)),
    Card("ZE25", "Where Did Everybody Go?", 2, ("FREE",), ("FREE",)),
    Card("ZE26", "Your Shoe's Untied", 2, ("FREE",), ("FREE",)),
    Card("ZE27", "Zombie Master", 2, ("FREE",), ("FREE",)),
]
CARDS = {card.id: card for card in _CARDS}
EVENT_DECKS = {
    box: Counter({card.id: card.copies for card in _CARDS if card.box == box})
    for box in (HUMANS_SET, ZOMBIES_SET)
}


# Options (section 4): the default comes first; on and off are True and False

BASE_OPTIONS: Mapping[str, tuple[object, ...]] = {
    "first": ("random", "youngest_seat"),
    "movement": ("pool", "minus_extra_zombies"),
    "flee": ("no_revisit", "no_reverse"),
    "close_map": ("avoid", "allow", "penalty"),
    "try": ("per_player", "per_zombie"),
    "failed_try_stops": (False, True),
    "reroll": ("own", "any_player"),
    "wounded_human": ("flees", "stays"),
    "weapons_per_capture": ("many", "one"),
    "trapped": ("on_flee", "instant"),
    "wound": ("pair_forces", "take_all_distinct"),
    "extra_escape": ("removed", "discarded"),
    "start_zombie_scores": (True, False),
    "win_check": ("immediate", "turn_end"),
    "infection_deck": (40, 30),
    "windows": ("eligible_only", "uniform"),
    "ask_flee_reroll": (True, False),
    "removed_zombie": ("out", "supply"),
}
COMBINED_OPTIONS: Mapping[str, tuple[object, ...]] = {
    **BASE_OPTIONS,
    "hz_layout": ("cross", "diagonal_t_only"),
    "hz_stack": ("own", "free"),
    "hz_start_tokens": (False, True),
    "z_doors": ("printed", "any"),
    "z_barricade": ("none", "4"),
    "pvp_wound": ("value", "one_card"),
    "victim_may_arm": (True, False),
    "cross_tokens": (False, True),
    "z_timing": ("windows", "anytime"),
    "eaten_returns": ("next_turn", "at_once"),
    "helipad": ("cleared", "reached"),
}


# The two games


@dataclass(frozen=True)
class Rules:
    """What the combined mode has instead of the base game, as far as it is a matter of data."""

    key: str
    town_square: str
    options: Mapping[str, tuple[object, ...]]
    max_rounds: int  # HU-77, HZ-48
    stall_rounds: int  # HU-78, HZ-48
    stacks: Mapping[str, Counter[str]]  # HU-04, HZ-06
    stack_of_side: Mapping[str, str]  # HZ-09
    start_zombies: int  # HU-05, HZ-07; those that do not count without start_zombie_scores
    extra_zombie_from: int  # HU-06, A-58: the number of players
    ends_without_humans: bool  # HU-78, HZ-48
    deep_ranking: bool  # HU-79, HZ-48
    penalty_for_closing: tuple[str, ...]  # values of close_map


BASE = Rules(
    key="humans",
    town_square="H01",
    options=BASE_OPTIONS,
    max_rounds=60,
    stall_rounds=10,
    stacks={HUMANS_SET: STACK_OF_HUMANS},
    stack_of_side={ZOMBIES: HUMANS_SET},
    start_zombies=1,
    extra_zombie_from=5,
    ends_without_humans=True,
    deep_ranking=True,
    penalty_for_closing=("penalty",),
)
COMBINED = Rules(
    key="humans-zombies",
    town_square="Z01",
    options=COMBINED_OPTIONS,
    max_rounds=80,
    stall_rounds=12,
    stacks={HUMANS_SET: STACK_OF_HUMANS, ZOMBIES_SET: STACK_OF_ZOMBIES},
    stack_of_side={ZOMBIES: HUMANS_SET, SHOTGUN: ZOMBIES_SET},
    start_zombies=2,
    extra_zombie_from=7,
    ends_without_humans=False,
    deep_ranking=False,
    penalty_for_closing=("avoid", "penalty"),
)
GAMES = {rules.key: rules for rules in (BASE, COMBINED)}
