"""The house rules of Zombeasts: section 4.1 of the specification, names and values as there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from monsterbox.core.errors import BadOption
from monsterbox.core.options import Option, Settings, Value, in_chapters
from monsterbox.games.zombeasts.cards import (
    Cards,
    deck_from_data,
    load_deck,
    recon_v1,
    recon_v1_all_animals,
)
from monsterbox.games.zombeasts.engine import flags as house

MAX_AGE = 150


def switch(name: str, default: Value, other: Value, clause: str, **more: Any) -> Option:
    """A house rule with two values."""
    return Option(name, default, (default, other), clause, **more)


# Each with the flag of the value that is not the default.
_SWITCHES: tuple[tuple[Option, int], ...] = (
    (switch("master", False, True, "ZB-77"), house.MASTER),
    (switch("corner_rule", "two_left_two_right", "colour_only", "A-04"), house.COLOUR_ONLY),
    (switch("exchange_corner", "same", "legal_result", "A-10"), house.LEGAL_RESULT),
    (switch("swap_destination", "own", "own_or_opponent", "D-01"), house.OPPONENT_DESTINATION),
    (switch("swap_may_start", True, False, "A-11"), house.SWAP_NEVER_STARTS),
    (switch("swap_targets", "any", "coloured_only", "A-13"), house.SWAP_COLOURED_ONLY),
    (switch("swap_forced", True, False, "A-21"), house.SWAP_VOLUNTARY),
    (switch("double_white", "forbid", "allow", "A-12"), house.DOUBLE_WHITE),
    (switch("moon_colour", "composition", "sticky", "A-06"), house.STICKY_COLOUR),
    (switch("attack_scope", "same_moon", "any_own_moon", "D-10"), house.ATTACK_ANY_MOON),
    (switch("attack_use", "optional", "mandatory", "D-11"), house.ATTACK_MANDATORY),
    (switch("dump_on_extra_play", False, True, "A-21b"), house.DUMP_ON_EXTRA),
    (switch("bonus_use", "optional", "mandatory", "D-12"), house.BONUS_MANDATORY),
    (switch("draw_count", "exact", "up_to", "D-07"), house.DRAW_UP_TO),
    (switch("draw_reveal", "sequential", "declare_first", "A-18"), house.DECLARE_FIRST),
    (switch("last_played", "hand_card", "any_laid", "D-06"), house.ANY_LAID_SETS_NUMBER),
    (switch("carrot_sets_n", True, False, "A-33"), house.CARROT_KEEPS_NUMBER),
    (switch("mouse_may_start", False, True, "A-35"), house.MOUSE_STARTS),
    (switch("chain_toys", True, False, "A-36"), house.NO_TOY_CHAINS),
    (switch("bone_empty_draw", False, True, "A-37", first_edition=True), house.BONE_DRAWS),
    (
        switch("three_cards", "on_trigger", "on_attack", "A-45", first_edition="on_attack"),
        house.THREE_ON_ATTACK,
    ),
    (switch("paw_draw", "seat_by_seat", "round_robin", "D-18"), house.PAW_ROUND_ROBIN),
    (switch("refill_trigger", "ending_player", "next_player", "A-23"), house.REFILL_TRIGGERS_NEXT),
    (switch("last_round_stock", "open", "closed", "A-25"), house.LAST_STOCK_CLOSED),
    (switch("last_round_dump", "penalty", "pass", "A-27"), house.LAST_DUMP_PASS),
    (switch("score_tracking", "hidden", "shown", "ZB-75"), house.SCORES_SHOWN),
    (switch("bot_memory", "full", "none", "ZB-50"), house.BOTS_FORGET),
    (switch("edition", 2, 1, "D-11", first_edition=1, for_replays=True), house.FIRST_EDITION),
)
_TIE_BREAKS = {
    "none": 0,
    "fewest_minus": house.TIE_FEWEST_MINUS,
    "most_moons": house.TIE_MOST_MOONS,
}
_STARTERS = ("random", "youngest", 0, 1, 2, 3)

# A clause of each chapter, and the house rules that belong there.
_CHAPTERS: Mapping[str, tuple[str, ...]] = {
    "ZB-01": ("start_player", "ages", "deck_profile", "joker_profile"),
    "ZB-07": ("corner_rule", "moon_colour"),
    "ZB-21": ("attack_scope", "attack_use"),
    "ZB-30": ("swap_destination", "swap_may_start", "swap_targets", "swap_forced", "double_white"),
    "ZB-41": ("bonus_use",),
    "ZB-48": ("draw_count", "draw_reveal", "last_played"),
    "ZB-55": ("dump_on_extra_play", "three_cards"),
    "ZB-63": ("exchange_corner",),
    "ZB-64": ("refill_trigger", "last_round_stock", "last_round_dump"),
    "ZB-73": ("tie_break",),
    "ZB-77": (
        "master",
        "carrot_sets_n",
        "mouse_may_start",
        "chain_toys",
        "bone_empty_draw",
        "paw_draw",
    ),
}
_ARGUED = ("refill_trigger", "three_cards", "corner_rule", "draw_count")

OPTIONS = in_chapters(
    (
        *(option for option, _ in _SWITCHES),
        Option("tie_break", "none", tuple(_TIE_BREAKS), "A-30"),
        Option("start_player", "random", _STARTERS, "A-01"),
        Option("ages", None, (None,), "A-01", free="a list of ages, one for each seat"),
        Option(
            "deck_profile",
            "recon_v1",
            ("recon_v1",),
            "ZB-02",
            free="a deck file",
            names_file=True,
        ),
        Option("joker_profile", "eight_plus_two", ("eight_plus_two", "all_animals"), "A-08"),
    ),
    _CHAPTERS,
    _ARGUED,
)

# Habits of friendly tables: nobody counts in secret, nobody must draw a card that harms, and the
# last hand costs nothing when it cannot be played (the print calls the last round an opportunity).
PRESETS: Mapping[str, Settings] = MappingProxyType(
    {
        "friendly": {"score_tracking": "shown", "draw_count": "up_to", "last_round_dump": "pass"},
        "master": {"master": True},
    }
)


def normalise(settings: Settings, seats: int) -> Settings:
    """Options that belong together, checked; a deck file, read."""
    ages = settings["ages"]
    plain = {
        "deck_profile": deck_data(settings),
        "ages": list(ages) if isinstance(ages, tuple) else ages,
    }
    settings = MappingProxyType(dict(settings) | plain)
    if settings["joker_profile"] != "eight_plus_two" and settings["deck_profile"] != "recon_v1":
        raise BadOption("option joker_profile: all_animals goes with deck_profile recon_v1 only")
    start = settings["start_player"]
    if isinstance(start, int) and start >= seats:
        raise BadOption(f"option start_player: {start} is not at a table of {seats} seats")
    check_ages(settings["ages"], seats, start)
    return settings


def deck_data(settings: Settings) -> object:
    """The deck as it stands in records: its name, or all its cards."""
    profile = settings["deck_profile"]
    if profile == "recon_v1":
        return profile
    path = isinstance(profile, str | Path)
    cards = load_deck(Path(str(profile))) if path else deck_from_data(profile)
    return msgspec.json.decode(msgspec.json.encode(cards.source))


def check_ages(ages: object, seats: int, start: Value) -> None:
    """A-01. Ages are entered for the youngest to begin, one a seat, None for the silent."""
    if ages is None:
        return
    if start != "youngest":
        raise BadOption("option ages: goes with start_player youngest only")
    if not isinstance(ages, list) or len(ages) != seats:
        raise BadOption(f"option ages: must be a list of {seats} ages, one for each seat")
    for age in ages:
        if age is not None and (type(age) is not int or not 0 <= age <= MAX_AGE):
            raise BadOption(f"option ages: {age!r} is not an age from 0 to {MAX_AGE} or null")


def cards_of(settings: Settings) -> Cards:
    """The deck of a match."""
    if settings["joker_profile"] == "all_animals":
        return recon_v1_all_animals()
    if settings["deck_profile"] == "recon_v1":
        return recon_v1()
    return deck_from_data(settings["deck_profile"])


def flags_of(settings: Settings) -> int:
    """The house rules as the compiled rules test them."""
    flags = _TIE_BREAKS[str(settings["tie_break"])]
    for option, flag in _SWITCHES:
        if settings[option.name] != option.default:
            flags |= flag
    return flags


def starters_of(settings: Settings, seats: int) -> int:
    """A-01. The seats among whom the lot decides, as a set; -1 - k where seat k is fixed."""
    start = settings["start_player"]
    if isinstance(start, int):
        return -1 - start
    ages = settings["ages"]
    if start == "youngest" and isinstance(ages, list):
        told = [age for age in ages if age is not None]
        if told:
            return sum(1 << seat for seat in range(seats) if ages[seat] == min(told))
    return (1 << seats) - 1
