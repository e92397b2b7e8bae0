"""The house rules of Zombeasts: section 4.1 of the specification, names and values as there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import msgspec

from monsterbox.core.errors import BadOption
from monsterbox.core.options import Option, Settings
from monsterbox.games.zombeasts.cards import (
    Cards,
    deck_from_data,
    load_deck,
    recon_v1,
    recon_v1_all_animals,
)
from monsterbox.games.zombeasts.engine import flags as house

MAX_AGE = 150

# name, default and other values, clause or ruling, flag of the value that is not the default
_SWITCHES: tuple[tuple[str, object, object, str, int], ...] = (
    ("master", False, True, "ZB-77", house.MASTER),
    ("cornerRule", "twoLeftTwoRight", "colourOnly", "A-04", house.COLOUR_ONLY),
    ("exchangeCorner", "same", "legalResult", "A-10", house.LEGAL_RESULT),
    ("swapDestination", "own", "ownOrOpponent", "D-01", house.OPPONENT_DESTINATION),
    ("swapMayStart", True, False, "A-11", house.SWAP_NEVER_STARTS),
    ("swapTargets", "any", "colouredOnly", "A-13", house.SWAP_COLOURED_ONLY),
    ("swapForced", True, False, "A-21", house.SWAP_VOLUNTARY),
    ("doubleWhite", "forbid", "allow", "A-12", house.DOUBLE_WHITE),
    ("moonColour", "composition", "sticky", "A-06", house.STICKY_COLOUR),
    ("attackScope", "sameMoon", "anyOwnMoon", "D-10", house.ATTACK_ANY_MOON),
    ("attackUse", "optional", "mandatory", "D-11", house.ATTACK_MANDATORY),
    ("dumpOnExtraPlay", False, True, "A-21b", house.DUMP_ON_EXTRA),
    ("bonusUse", "optional", "mandatory", "D-12", house.BONUS_MANDATORY),
    ("drawCount", "exact", "upTo", "D-07", house.DRAW_UP_TO),
    ("drawReveal", "sequential", "declareFirst", "A-18", house.DECLARE_FIRST),
    ("lastPlayed", "handCard", "anyLaid", "D-06", house.ANY_LAID_SETS_NUMBER),
    ("carrotSetsN", True, False, "A-33", house.CARROT_KEEPS_NUMBER),
    ("mouseMayStart", False, True, "A-35", house.MOUSE_STARTS),
    ("chainToys", True, False, "A-36", house.NO_TOY_CHAINS),
    ("boneEmptyDraw", True, False, "A-37", house.BONE_NEEDS_CARDS),
    ("pawDraw", "seatBySeat", "roundRobin", "D-18", house.PAW_ROUND_ROBIN),
    ("refillTrigger", "endingPlayer", "nextPlayer", "A-23", house.REFILL_TRIGGERS_NEXT),
    ("lastRoundStock", "open", "closed", "A-25", house.LAST_STOCK_CLOSED),
    ("lastRoundDump", "penalty", "pass", "A-27", house.LAST_DUMP_PASS),
)
_TIE_BREAKS = {
    "none": 0,
    "fewestMinus": house.TIE_FEWEST_MINUS,
    "mostMoons": house.TIE_MOST_MOONS,
}
_STARTERS = ("random", "youngest", "seat 0", "seat 1", "seat 2", "seat 3")

OPTIONS: Mapping[str, Option] = MappingProxyType(
    {
        option.name: option
        for option in (
            *(
                Option(name, default, (default, other), clause)
                for name, default, other, clause, _ in _SWITCHES
            ),
            Option("tieBreak", "none", tuple(_TIE_BREAKS), "A-30"),
            Option("startPlayer", "random", _STARTERS, "A-01"),
            Option("ages", None, (None,), "A-01", free="a list of ages, one for each seat"),
            Option(
                "deckProfile",
                "recon-v1",
                ("recon-v1",),
                "ZB-02",
                free="a deck file",
                names_file=True,
            ),
            Option("jokerProfile", "eightPlusTwo", ("eightPlusTwo", "allAnimals"), "A-08"),
            Option("scoreTracking", "hidden", ("hidden", "shown"), "ZB-75"),
            Option("botMemory", "full", ("full", "none"), "ZB-50"),
        )
    }
)


def normalise(settings: Settings, seats: int) -> Settings:
    """Options that belong together, checked; a deck file, read."""
    ages = settings["ages"]
    plain = {
        "deckProfile": deck_data(settings),
        "ages": list(ages) if isinstance(ages, tuple) else ages,
    }
    settings = MappingProxyType(dict(settings) | plain)
    if settings["jokerProfile"] != "eightPlusTwo" and settings["deckProfile"] != "recon-v1":
        raise BadOption("option jokerProfile: allAnimals goes with deckProfile recon-v1 only")
    start = str(settings["startPlayer"])
    if start.startswith("seat ") and int(start[5:]) >= seats:
        raise BadOption(f"option startPlayer: {start} is not at a table of {seats} seats")
    check_ages(settings["ages"], seats, start)
    return settings


def deck_data(settings: Settings) -> object:
    """The deck as it stands in records: its name, or all its cards."""
    profile = settings["deckProfile"]
    if profile == "recon-v1":
        return profile
    path = isinstance(profile, str | Path)
    cards = load_deck(Path(str(profile))) if path else deck_from_data(profile)
    return msgspec.json.decode(msgspec.json.encode(cards.source))


def check_ages(ages: object, seats: int, start: str) -> None:
    """A-01. Ages are entered for the youngest to begin, one a seat, None for the silent."""
    if ages is None:
        return
    if start != "youngest":
        raise BadOption("option ages: goes with startPlayer youngest only")
    if not isinstance(ages, list) or len(ages) != seats:
        raise BadOption(f"option ages: must be a list of {seats} ages, one for each seat")
    for age in ages:
        if age is not None and (type(age) is not int or not 0 <= age <= MAX_AGE):
            raise BadOption(f"option ages: {age!r} is not an age from 0 to {MAX_AGE} or null")


def cards_of(settings: Settings) -> Cards:
    """The deck of a match."""
    if settings["jokerProfile"] == "allAnimals":
        return recon_v1_all_animals()
    if settings["deckProfile"] == "recon-v1":
        return recon_v1()
    return deck_from_data(settings["deckProfile"])


def flags_of(settings: Settings) -> int:
    """The house rules as the compiled rules test them."""
    flags = _TIE_BREAKS[str(settings["tieBreak"])]
    for name, default, _, _, flag in _SWITCHES:
        if settings[name] != default:
            flags |= flag
    return flags


def starters_of(settings: Settings, seats: int) -> int:
    """A-01. The seats among whom the lot decides, as a set; -1 - k where seat k is fixed."""
    start = str(settings["startPlayer"])
    if start.startswith("seat "):
        return -1 - int(start[5:])
    ages = settings["ages"]
    if start == "youngest" and isinstance(ages, list):
        told = [age for age in ages if age is not None]
        if told:
            return sum(1 << seat for seat in range(seats) if ages[seat] == min(told))
    return (1 << seats) - 1
