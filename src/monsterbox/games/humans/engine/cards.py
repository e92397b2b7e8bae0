"""Event cards by their names, and the questions at which they may be played.

The number of a kind is its place in `cards.toml`.
"""

from typing import Final

from mypy_extensions import i64

# Kinds of event cards: those of the humans' set, then those of the zombies' set.
KINDS: Final[i64] = 47
FRYING_PAN: Final = 0
GOLF_CLUB: Final = 1
BASEBALL_BAT: Final = 2
NAIL_GUN: Final = 3
REVOLVER: Final = 4
PUMP_SHOTGUN: Final = 5
OPEN_HOUSE: Final = 6
FRESH_MEAT: Final = 7
RIGOR_MORTIS: Final = 8
WEAK_ANKLES: Final = 9
NAIL_IT_SHUT: Final = 10
BATTERING_RAM: Final = 11
RUN_FOR_IT: Final = 12
SLIPPERY_WHEN_WET: Final = 13
DEATH_GRIP: Final = 14
PATIENT_ZERO: Final = 15
WALK_IT_OFF: Final = 16
LATE_RISER: Final = 17
IT_JAMMED: Final = 18
PICKPOCKET: Final = 19
ADRENALINE_RUSH: Final = 20
ALL_THE_MARBLES: Final = 21
ALTERNATE_FOOD_SOURCE: Final = 22
BAD_SENSE_OF_DIRECTION: Final = 23
BRAIN_CRAMP: Final = 24
BUTTER_FINGERS: Final = 25
CHAINSAW: Final = 26
CLAUSTROPHOBIA: Final = 27
FEAR: Final = 28
FIRE_AXE: Final = 29
FIRST_AID_KIT: Final = 30
GRENADE: Final = 31
HEY_LOOK_A_SHOTGUN: Final = 32
HYSTERICAL_PARALYSIS: Final = 33
I_DONT_THINK_THEYRE_DEAD: Final = 34
IT_COULDNT_GET_ANY_WORSE: Final = 35
KEYS_STILL_IN_IT: Final = 36
LOTS_OF_AMMO: Final = 37
MOLOTOV_COCKTAIL: Final = 38
MUCH_NEEDED_REST: Final = 39
SKATEBOARD: Final = 40
SLIGHT_MISCALCULATION: Final = 41
THIS_ISNT_SO_BAD: Final = 42
WERE_SCREWED: Final = 43
WHERE_DID_EVERYBODY_GO: Final = 44
YOUR_SHOES_UNTIED: Final = 45
ZOMBIE_MASTER: Final = 46
HUMAN_KINDS: Final = 1048575  # the set of 0 to 19
ZOMBIE_KINDS: Final = 140737487306752  # the set of 20 to 46


# Questions at which cards may be played.
AT_PREMOVE: Final = 0
AT_PREMOVE_OWN: Final = 1
AT_MOVE: Final = 2
AT_SELECT: Final = 3
AT_BARRICADE: Final = 4
AT_CAPTURED: Final = 5
AT_CAPTURE_FAILED: Final = 6
AT_WEAPON: Final = 7
AT_INFECTION: Final = 8
AT_MOVED: Final = 9
AT_PAWN_ROLL: Final = 10
AT_PAWN_MOVE: Final = 11
AT_FIGHT: Final = 12
AT_ATTACK: Final = 13
AT_BEFORE_NPCS: Final = 14
AT_ANY: Final = 15
QUESTIONS: Final = 16


def is_weapon(kind: i64) -> bool:
    """HW1 to HW6."""
    return kind <= PUMP_SHOTGUN


def is_of_zombies(kind: i64) -> bool:
    """Whether the card is one of the zombies' set."""
    return kind >= ADRENALINE_RUSH


# What a card is announced with.


def is_aimed(kind: i64) -> bool:
    return is_aimed_at_tile(kind) or is_aimed_at_space(kind) or is_aimed_at_player(kind)


def is_aimed_at_tile(kind: i64) -> bool:
    return kind == OPEN_HOUSE or kind == IT_COULDNT_GET_ANY_WORSE or kind == SLIGHT_MISCALCULATION


def is_aimed_at_space(kind: i64) -> bool:
    return kind == WEAK_ANKLES or kind == BATTERING_RAM or kind == RUN_FOR_IT


def is_aimed_at_player(kind: i64) -> bool:
    """At the player himself, or at a figure or a thing of his."""
    return (
        kind == PICKPOCKET
        or kind == BUTTER_FINGERS
        or kind == CLAUSTROPHOBIA
        or kind == FEAR
        or kind == HYSTERICAL_PARALYSIS
        or kind == I_DONT_THINK_THEYRE_DEAD
        or kind == YOUR_SHOES_UNTIED
        or is_aimed_at_figure(kind)
    )


def is_aimed_at_figure(kind: i64) -> bool:
    return kind == BAD_SENSE_OF_DIRECTION or kind == WHERE_DID_EVERYBODY_GO


def is_crowd(kind: i64) -> bool:
    """Whether the card puts zombies of nobody onto the board."""
    return (
        kind == IT_COULDNT_GET_ANY_WORSE
        or kind == SLIGHT_MISCALCULATION
        or kind == WERE_SCREWED
        or kind == ZOMBIE_MASTER
    )
