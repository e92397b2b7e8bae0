"""The house rules of Oh My Brain: section 3.1 of the specification, names and values as there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from monsterbox.core.errors import BadOption
from monsterbox.core.options import Option, Settings, in_chapters
from monsterbox.games.oh_my_brain.cards import (
    FACES,
    box,
    copies_of,
    faces_of,
    marshmallows_of,
    tables_of,
    whole_numbers,
)
from monsterbox.games.oh_my_brain.engine import flags as house
from monsterbox.games.oh_my_brain.engine.deck import MOSQUITO, Deck

PLAIN_DIE = " ".join(FACES)
STALL_LIMIT = 1000
MOST_STALL = 10**9  # counters are 64 bits wide, and nobody waits that long

# name, ruling it answers, flag; all are off by default
_SWITCHES: tuple[tuple[str, str, int], ...] = (
    ("open_draft", "Q-1", house.OPEN_DRAFT),
    ("unlimited_brains", "Q-2", house.UNLIMITED_BRAINS),
    ("forgetful_refill", "Q-6", house.FORGETFUL_REFILL),
    ("zero_clears", "Q-7", house.ZERO_CLEARS),
    ("eleven_must_replay", "Q-9", house.ELEVEN_MUST_REPLAY),
    ("roll_per_card", "Q-10", house.ROLL_PER_CARD),
    ("rain_all_or_nothing", "Q-13", house.RAIN_ALL_OR_NOTHING),
    ("optional_swap", "Q-15", house.OPTIONAL_SWAP),
    ("no_empty_hand_swap", "Q-15", house.NO_EMPTY_HAND_SWAP),
    ("replay_refills_first", "Q-16", house.REPLAY_REFILLS_FIRST),
    ("empty_anytime_ends", "Q-18", house.EMPTY_ANYTIME_ENDS),
    ("start_refill", "Q-19", house.START_REFILL),
    ("deep_ranking", "Q-20", house.DEEP_RANKING),
    ("no_lethal_steal", "Q-22", house.NO_LETHAL_STEAL),
    ("open_give", "Q-31", house.OPEN_GIVE),
    ("memory_mode", "Q-32", house.MEMORY_MODE),
    ("forfeit", "Q-34", house.FORFEIT),
)
_TIES = {"random": 0, "clockwise_from_last": house.TIES_CLOCKWISE, "rps": house.TIES_BY_SIGNS}

# A clause of each chapter, and the house rules that belong there.
_CHAPTERS: Mapping[str, tuple[str, ...]] = {
    "ZA-01": ("deck", "open_draft", "unlimited_brains", "first_starter", "last_winners"),
    "ZA-29": ("forgetful_refill", "start_refill"),
    "ZA-33": ("zero_clears", "eleven_must_replay"),
    "ZA-41": (
        "marshmallows",
        "die",
        "roll_per_card",
        "rain_all_or_nothing",
        "optional_swap",
        "no_empty_hand_swap",
        "replay_refills_first",
        "no_lethal_steal",
        "open_give",
    ),
    "ZA-53": ("empty_anytime_ends", "tie_starter"),
    "ZA-58": ("deep_ranking", "stall_limit"),
}
_ARGUED = ("roll_per_card", "optional_swap", "forgetful_refill", "no_lethal_steal")

OPTIONS = in_chapters(
    (
        Option(
            "deck",
            "recon_a",
            tuple(box().profiles),
            "ZA-01",
            free="20 numbers, 50 cards in all",
        ),
        Option("marshmallows", "m6", tuple(box().marshmallows), "ZA-41", free="a list of values"),
        Option("die", PLAIN_DIE, (PLAIN_DIE,), "Q-35", free="six faces"),
        *(Option(name, False, (False, True), ruling) for name, ruling, _ in _SWITCHES),
        Option("first_starter", "random", ("random", "host", "last_winner"), "Q-21"),
        Option("last_winners", None, (None,), "Q-21", free="a list of seats"),
        Option("tie_starter", "random", tuple(_TIES), "Q-21"),
        Option("stall_limit", STALL_LIMIT, (STALL_LIMIT, 0), "Q-38", free="a number from 0"),
    ),
    _CHAPTERS,
    _ARGUED,
)

# Habits of friendly tables: nobody is forced to give a good hand away, nobody sits a turn out
# because of somebody else's swap, and nobody is thrown out by a theft.
PRESETS: Mapping[str, Settings] = MappingProxyType(
    {"friendly": {"optional_swap": True, "start_refill": True, "no_lethal_steal": True}}
)


def normalise(settings: Settings, seats: int) -> Settings:
    """Options that belong together, checked; lists and numbers as they stand in records."""
    plain = dict(settings)
    for name, read in _READERS.items():
        try:
            plain[name] = read(settings[name])
        except ValueError as error:
            raise BadOption(f"option {name}: {error}") from None
    check_winners(plain["last_winners"], seats, str(plain["first_starter"]))
    if plain["zero_clears"] and MOSQUITO in marshmallows_of(plain["marshmallows"]):
        raise BadOption("option zero_clears: does not go with 0 among the marshmallows (Q-7)")
    return MappingProxyType(plain)


def _named_or_list(
    read: Callable[[object], tuple[int, ...]], names: Mapping[str, object], told: object
) -> object:
    found = read(told)
    return told if isinstance(told, str) and told in names else list(found)


def _read_winners(told: object) -> object:
    return None if told is None else sorted(set(whole_numbers(told)))


def _read_limit(told: object) -> int:
    numbers = (told,) if type(told) is int else whole_numbers(told)
    if len(numbers) != 1 or not 0 <= numbers[0] <= MOST_STALL:
        raise ValueError(f"must be one whole number from 0 to {MOST_STALL}")
    return int(numbers[0])


_READERS: dict[str, Callable[[object], object]] = {
    "deck": lambda told: _named_or_list(copies_of, box().profiles, told),
    "marshmallows": lambda told: _named_or_list(marshmallows_of, box().marshmallows, told),
    "die": lambda told: " ".join(faces_of(told)),
    "last_winners": _read_winners,
    "stall_limit": _read_limit,
}


def check_winners(winners: object, seats: int, first: str) -> None:
    """Q-21. The winners of the last game are seats at this table, and asked for."""
    if not isinstance(winners, list) or not winners:
        return
    if first != "last_winner":
        raise BadOption("option last_winners: goes with first_starter last_winner only")
    for seat in winners:
        if not 0 <= seat < seats:
            raise BadOption(f"option last_winners: seat {seat} is not at a table of {seats} seats")


def deck_of(settings: Settings) -> Deck:
    """Cards and die of a match."""
    return tables_of(
        copies_of(settings["deck"]),
        marshmallows_of(settings["marshmallows"]),
        faces_of(settings["die"]),
    )


def flags_of(settings: Settings) -> int:
    """The house rules as the compiled rules test them."""
    flags = _TIES[str(settings["tie_starter"])]
    for name, _, flag in _SWITCHES:
        if settings[name]:
            flags |= flag
    return flags


def limit_of(settings: Settings) -> int:
    """Q-38. The number of plays and passes after which the game ends."""
    limit = settings["stall_limit"]
    assert isinstance(limit, int)
    return limit


def starters_of(settings: Settings, seats: int) -> int:
    """Q-21. The set of seats among whom the lot decides who begins."""
    if settings["first_starter"] == "host":
        return 1
    winners = settings["last_winners"]
    if isinstance(winners, list) and winners:
        return sum(1 << seat for seat in winners)
    return (1 << seats) - 1
