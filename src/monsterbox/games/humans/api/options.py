"""The house rules of both games: section 4 of the specification, names and values as there."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from monsterbox.core.errors import BadOption
from monsterbox.core.options import UNCHANGED, Option, PerSeat, Settings, Value, in_chapters
from monsterbox.games.humans.composition import flags_of_mode
from monsterbox.games.humans.engine import flags as house
from monsterbox.games.humans.engine.deck import Box
from monsterbox.games.humans.tiles import box_of

MOST_ROUNDS = 200
# Sides by name: the first seat, the second, and all that follow in the same way.
SIDES: Mapping[Value, tuple[str, str]] = MappingProxyType(
    {
        "alternating": ("", "zs"),
        "shotgun_first": ("", "sz"),
        "one_zombie": ("z", "s"),
        "one_shotgun": ("s", "z"),
    }
)

# name, ruling, values (the default first), flag of the second value
_CHOICES: tuple[tuple[str, str, tuple[str, str], int], ...] = (
    ("first", "A-01", ("random", "youngest_seat"), house.FIRST_SEAT_STARTS),
    ("movement", "A-02", ("pool", "minus_extra_zombies"), house.MINUS_EXTRA),
    ("flee", "A-04", ("no_revisit", "no_reverse"), house.NO_REVERSE),
    ("try", "A-10", ("per_player", "per_zombie"), house.TRY_PER_ZOMBIE),
    ("reroll", "A-17", ("own", "any_player"), house.ANY_PLAYER_REROLLS),
    ("wounded_human", "A-20", ("flees", "stays"), house.WOUNDED_STAYS),
    ("weapons_per_capture", "A-21", ("many", "one"), house.ONE_WEAPON),
    ("trapped", "A-23", ("on_flee", "instant"), house.TRAPPED_INSTANT),
    ("wound", "A-24", ("pair_forces", "take_all_distinct"), house.TAKE_ALL_WOUNDS),
    ("extra_escape", "A-26", ("removed", "discarded"), house.ESCAPES_DISCARDED),
    ("removed_zombie", "HU-59", ("out", "supply"), house.REMOVED_TO_SUPPLY),
    ("win_check", "A-29", ("immediate", "turn_end"), house.WIN_AT_TURN_END),
    ("windows", "A-68", ("eligible_only", "uniform"), house.UNIFORM_WINDOWS),
    ("leaver", "A-73", ("bot", "skip"), house.LEAVERS_SKIPPED),
)
# What a table with a clock gives, in seconds.
WINDOW_SECONDS: Mapping[Value, float | None] = MappingProxyType(
    {"off": None, "15s": 15.0, "30s": 30.0, "60s": 60.0}
)
TURN_SECONDS: Mapping[Value, float | None] = MappingProxyType(
    {"off": None, "60s": 60.0, "120s": 120.0, "300s": 300.0}
)
# name, ruling, default, flag of the other value
_SWITCHES: tuple[tuple[str, str, bool, int], ...] = (
    ("failed_try_stops", "A-11", False, house.FAILED_TRY_STOPS),
    ("start_zombie_scores", "A-28", True, house.START_SCORES_NOT),
    ("ask_flee_reroll", "A-71", True, house.FLIGHT_ROLLS_STAND),
)
# Defaults of the first edition, where today's are others.
_FORMER: Mapping[str, Value] = MappingProxyType(
    {"removed_zombie": "supply", "ask_flee_reroll": False}
)
_COMBINED_CHOICES: tuple[tuple[str, str, tuple[str, str], int], ...] = (
    ("hz_layout", "A-39", ("cross", "diagonal_t_only"), house.DIAGONAL),
    ("hz_stack", "A-40", ("own", "free"), house.FREE_STACK),
    ("pvp_wound", "A-48", ("value", "one_card"), house.ONE_WOUND_CARD),
    ("z_doors", "A-43", ("printed", "any"), 0),
    ("z_timing", "A-68", ("windows", "anytime"), house.ANYTIME),
    ("eaten_returns", "HZ-45", ("next_turn", "at_once"), house.EATEN_RETURN_AT_ONCE),
    ("helipad", "ZZ-20", ("cleared", "reached"), house.HELIPAD_REACHED),
)
_COMBINED_SWITCHES: tuple[tuple[str, str, bool, int], ...] = (
    ("hz_start_tokens", "A-41", False, house.START_TOKENS),
    ("victim_may_arm", "A-52", True, house.VICTIM_MAY_NOT_ARM),
    ("cross_tokens", "A-56", False, house.CROSS_TOKENS),
)


def _option(name: str, values: tuple[Value, Value], clause: str) -> Option:
    """One of two values, of which the first is the default."""
    return Option(name, values[0], values, clause, first_edition=_FORMER.get(name, UNCHANGED))


def _options(rounds: int, stall: int, closing: str) -> list[Option]:
    """Those of both games; some defaults differ (HU-77, HU-78, HZ-48, ZZ-06)."""
    return [
        *(_option(name, values, ruling) for name, ruling, values, _ in _CHOICES),
        *(_option(name, (default, not default), ruling) for name, ruling, default, _ in _SWITCHES),
        Option("timer_window", "off", tuple(WINDOW_SECONDS), "A-69"),
        Option("timer_turn", "off", tuple(TURN_SECONDS), "A-69"),
        # Once `avoid` was a value of its own, but a tile that closes the map never has a choice.
        Option("close_map", closing, ("allow", "penalty"), "A-07", former={"avoid": closing}),
        Option("infection_deck", 40, (40, 30), "A-36"),
        Option("max_rounds", rounds, (rounds, 20), "HU-77", free="a number from 1 to 200"),
        Option("stall_rounds", stall, (stall, 3), "HU-78", free="a number from 1 to 200"),
        Option("edition", 2, (2, 1), "A-70", first_edition=1, for_replays=True),
    ]


def _combined_options() -> list[Option]:
    return [
        *(_option(name, values, ruling) for name, ruling, values, _ in _COMBINED_CHOICES),
        *(
            _option(name, (default, not default), ruling)
            for name, ruling, default, _ in _COMBINED_SWITCHES
        ),
        Option("z_barricade", "none", ("none", "4"), "A-43"),
        Option(
            "hz_sides",
            "alternating",
            tuple(SIDES),
            "A-59",
            free="one letter z or s for each seat",
            per_seat=PerSeat("zs", sides_of),
        ),
    ]


def sides_of(value: Value, seats: int) -> str:
    """A-59. The side of each seat: z for zombies, s for a shotgun guy."""
    if value not in SIDES:
        return str(value)
    first, others = SIDES[value]
    return (first + others * seats)[:seats]


# A clause of each chapter, and the house rules that belong there.
_CHAPTERS: Mapping[str, tuple[str, ...]] = {
    "HU-01": ("first",),
    "HU-10": ("close_map",),
    "HU-21": ("movement",),
    "HU-28": ("try", "failed_try_stops"),
    "HU-38": ("weapons_per_capture",),
    "HU-45": ("infection_deck", "extra_escape"),
    "HU-53": ("wound", "wounded_human", "removed_zombie"),
    "HU-60": ("flee", "trapped", "ask_flee_reroll"),
    "HU-71": ("reroll", "cross_tokens"),
    "HU-75": ("start_zombie_scores", "win_check", "max_rounds", "stall_rounds"),
    "HZ-01": ("hz_sides", "hz_layout", "hz_start_tokens"),
    "HZ-09": ("hz_stack",),
    "HZ-34": ("pvp_wound", "victim_may_arm", "eaten_returns"),
    "ZZ-03": ("z_doors", "z_barricade"),
    "ZZ-17": ("z_timing", "helipad"),
}
_ARGUED = ("movement", "try", "removed_zombie", "weapons_per_capture")
_COMBINED_ARGUED = ("helipad", "eaten_returns", "z_doors", "movement")

OPTIONS = in_chapters(_options(60, 10, "allow"), _CHAPTERS, _ARGUED)
COMBINED_OPTIONS = in_chapters(
    [*_options(80, 12, "penalty"), *_combined_options()], _CHAPTERS, _COMBINED_ARGUED
)

# Habits of friendly tables: every zombie may try its luck at a barricade, only one player spoils a
# capture, and a human that cannot get away is not rolled for.
PRESETS: Mapping[str, Settings] = MappingProxyType(
    {"friendly": {"try": "per_zombie", "weapons_per_capture": "one", "trapped": "instant"}}
)


def normalise(settings: Settings, seats: int) -> Settings:
    """Numbers as numbers, and sides that fit the table."""
    plain = dict(settings)
    for name in ("max_rounds", "stall_rounds"):
        plain[name] = _number(name, settings[name])
    if "hz_sides" in settings:
        plain["hz_sides"] = _sides(settings["hz_sides"], seats)
    return MappingProxyType(plain)


def _number(name: str, told: object) -> int:
    if isinstance(told, str) and told.isascii() and told.isdecimal():
        told = int(told[:9])
    if type(told) is not int or not 1 <= told <= MOST_ROUNDS:
        raise BadOption(f"option {name}: must be a whole number from 1 to {MOST_ROUNDS}")
    return told


def _sides(told: object, seats: int) -> str:
    """A-59. At least one of each side."""
    if isinstance(told, str) and told in SIDES:
        return told
    if not isinstance(told, str) or len(told) != seats or {*told} != {"s", "z"}:
        raise BadOption(
            f"option hz_sides: must be {seats} letters z or s, at least one of each (HZ-01)"
        )
    return told


def is_combined(settings: Settings) -> bool:
    """Whether the settings are those of the combined game."""
    return "hz_sides" in settings


def shotguns_of(settings: Settings, seats: int) -> int:
    """HZ-01, A-59. The set of seats that play a shotgun guy."""
    if not is_combined(settings):
        return 0
    sides = sides_of(settings["hz_sides"], seats)
    return sum(1 << seat for seat, side in enumerate(sides) if side == "s")


def flags_of(settings: Settings) -> int:
    """The house rules and the game as the compiled rules test them."""
    flags = flags_of_mode(is_combined(settings))
    for name, _, values, flag in (*_CHOICES, *_COMBINED_CHOICES):
        if name in settings and settings[name] == values[1]:
            flags |= flag
    for name, _, default, flag in (*_SWITCHES, *_COMBINED_SWITCHES):
        if name in settings and settings[name] != default:
            flags |= flag
    if settings.get("z_barricade") == "4":
        flags |= house.CLOSED_DOORS
    if settings["edition"] == 1:
        flags |= house.FIRST_EDITION
    flags &= ~house.CLOSING_COSTS
    if settings["close_map"] == "penalty":
        flags |= house.CLOSING_COSTS
    return flags


def limit_of(settings: Settings, name: str) -> int:
    value = settings[name]
    assert isinstance(value, int)
    return value


def tables_of(settings: Settings) -> Box:
    """Tiles and cards of a match."""
    deck = settings["infection_deck"]
    assert isinstance(deck, int)
    return box_of(
        deck,
        settings.get("z_doors") == "any",
        settings.get("z_barricade") == "4",
        settings.get("z_timing") == "anytime",
    )
