"""The house rules of Monster Meister: names and values as in the specification."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from monsterbox.core.errors import BadOption
from monsterbox.core.options import Option, Settings, Value
from monsterbox.core.state import NONE
from monsterbox.games.monster_meister.cards import box, faces_of, tables_of
from monsterbox.games.monster_meister.engine import flags as house
from monsterbox.games.monster_meister.engine.deck import Deck

# name, ruling, values (the default first) with the flags they set
_SWITCHES: tuple[tuple[str, str, dict[str, int]], ...] = (
    ("namer", "L-05", {"rotate": 0, "left-of-holder": house.NAMER_LEFT_OF_HOLDER}),
    (
        "repeat-features",
        "L-13",
        {"fresh": 0, "not-last": house.FEATURES_NOT_LAST, "free": house.FEATURES_FREE},
    ),
    ("reveal-count", "A-08", {"exact": 0, "up-to": house.REVEAL_UP_TO}),
    ("reveal-visibility", "A-16", {"at-end": 0, "open-table": house.OPEN_TABLE}),
    ("draw-order", "A-23", {"holder-first": 0, "left-of-holder-first": house.DRAW_LEFT_FIRST}),
    ("frame", "A-28", {"floating": 0, "fixed": house.FRAME_FIXED}),
    (
        "all-out",
        "A-35",
        {"neither": 0, "both": house.ALL_OUT_BOTH, "memorizers-only": house.ALL_OUT_MEMORIZE},
    ),
    ("final-count", "A-47", {"monsters": 0, "cards": house.COUNT_CARDS}),
    ("pile-backs", "A-55", {"top": 0, "all": house.PILE_BACKS_ALL}),
    (
        "open-memory",
        "MM-19",
        {"off": 0, "own-ghosts": house.OWN_GHOSTS, "all-open": house.ALL_OPEN},
    ),
    # Data of the deck, or matters of the table; no flag.
    ("twelfth-task", "A-04", {"second-competition": 0, "none": 0}),
    ("t5-double-scores", "A-13", {"no": 0, "yes": 0}),
    ("stop-card", "A-12", {"other-half-scores": 0, "scores-nothing": 0}),
    ("on-timeout", "A-52", {"random": 0, "bot": 0}),
    ("memorize-time", "A-53", {"confirm": 0, "10s": 0, "20s": 0, "30s": 0}),
)
MEMORIZE_SECONDS: Mapping[Value, float | None] = MappingProxyType(
    {"confirm": None, "10s": 10.0, "20s": 20.0, "30s": 30.0}
)

OPTIONS: Mapping[str, Option] = MappingProxyType(
    {
        option.name: option
        for option in (
            Option(
                "deck", "twins", tuple(box().decks), "A-05", free="a deck file", names_file=True
            ),
            Option("first-holder", "random", ("random", 0, 1, 2, 3), "MM-08"),
            *(
                Option(name, next(iter(values)), tuple(values), ruling)
                for name, ruling, values in _SWITCHES
            ),
        )
    }
)


def normalise(settings: Settings, seats: int) -> Settings:
    """Options that belong together, checked; a deck file, read."""
    deck = settings["deck"]
    if not isinstance(deck, str) or deck not in box().decks:
        deck = msgspec.json.decode(msgspec.json.encode(faces_of(deck)))  # lists, as in records
    holder = settings["first-holder"]
    if isinstance(holder, int) and holder >= seats:
        raise BadOption(f"option first-holder: {holder} is not at a table of {seats} seats")
    return MappingProxyType(dict(settings) | {"deck": deck})


def deck_of(settings: Settings) -> Deck:
    """Faces and tasks of a match."""
    return tables_of(
        faces_of(settings["deck"]),
        stop_scores=settings["stop-card"] == "other-half-scores",
        t5_double=settings["t5-double-scores"] == "yes",
        is_second=settings["twelfth-task"] == "second-competition",
    )


def flags_of(settings: Settings) -> int:
    """The house rules as the compiled rules test them."""
    return sum(values[str(settings[name])] for name, _, values in _SWITCHES)


def holder_of(settings: Settings) -> int:
    """MM-08. The first holder, NONE where chance decides."""
    holder = settings["first-holder"]
    return holder if isinstance(holder, int) else NONE
