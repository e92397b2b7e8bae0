"""The house rules of Monster Meister: names and values as in the specification."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from monsterbox.core.errors import BadOption
from monsterbox.core.options import UNCHANGED, Option, Settings, Value, in_chapters
from monsterbox.core.state import NONE
from monsterbox.games.monster_meister.cards import box, faces_of, tables_of
from monsterbox.games.monster_meister.engine import flags as house
from monsterbox.games.monster_meister.engine.deck import Deck

# name, ruling, values (the default first) with the flags they set
_SWITCHES: tuple[tuple[str, str, dict[str, int]], ...] = (
    ("namer", "L-05", {"rotate": 0, "left_of_holder": house.NAMER_LEFT_OF_HOLDER}),
    (
        "repeat_features",
        "L-13",
        {"fresh": 0, "not_last": house.FEATURES_NOT_LAST, "free": house.FEATURES_FREE},
    ),
    ("reveal_count", "A-08", {"exact": 0, "up_to": house.REVEAL_UP_TO}),
    ("reveal_visibility", "A-16", {"at_end": 0, "open_table": house.OPEN_TABLE}),
    ("draw_order", "A-23", {"holder_first": 0, "left_of_holder_first": house.DRAW_LEFT_FIRST}),
    ("frame", "A-28", {"floating": 0, "fixed": house.FRAME_FIXED}),
    (
        "all_out",
        "A-35",
        {"both": 0, "neither": house.ALL_OUT_NEITHER, "memorizers_only": house.ALL_OUT_MEMORIZE},
    ),
    ("final_count", "A-47", {"monsters": 0, "cards": house.COUNT_CARDS}),
    ("pile_backs", "A-55", {"top": 0, "all": house.PILE_BACKS_ALL}),
    (
        "open_memory",
        "MM-19",
        {"off": 0, "own_ghosts": house.OWN_GHOSTS, "all_open": house.ALL_OPEN},
    ),
    # Data of the deck, or matters of the table; no flag.
    ("twelfth_task", "A-04", {"second_competition": 0, "none": 0}),
    ("t5_double_scores", "A-13", {"no": 0, "yes": 0}),
    ("stop_card", "A-12", {"other_half_scores": 0, "scores_nothing": 0}),
    ("on_timeout", "A-52", {"random": 0, "bot": 0}),
    ("memorize_time", "A-53", {"confirm": 0, "10s": 0, "20s": 0, "30s": 0}),
)
# What the first edition played where the printed sentences were read otherwise.
_FIRST_EDITION: Mapping[str, Value] = MappingProxyType({"all_out": "neither"})
MEMORIZE_SECONDS: Mapping[Value, float | None] = MappingProxyType(
    {"confirm": None, "10s": 10.0, "20s": 20.0, "30s": 30.0}
)

# A clause of each chapter, and the house rules that belong there.
_CHAPTERS: Mapping[str, tuple[str, ...]] = {
    "MM-01": ("deck", "first_holder", "twelfth_task"),
    "MM-10": ("reveal_count", "reveal_visibility"),
    "MM-20": ("t5_double_scores", "stop_card"),
    "MM-40": ("draw_order", "frame", "pile_backs"),
    "MM-60": ("namer", "repeat_features", "all_out"),
    "MM-80": ("final_count",),
}
_ARGUED = ("final_count", "all_out", "t5_double_scores", "repeat_features")

OPTIONS = in_chapters(
    (
        Option("deck", "twins", tuple(box().decks), "A-05", free="a deck file", names_file=True),
        Option("first_holder", "random", ("random", 0, 1, 2, 3), "MM-08"),
        *(
            Option(
                name,
                next(iter(values)),
                tuple(values),
                ruling,
                first_edition=_FIRST_EDITION.get(name, UNCHANGED),
            )
            for name, ruling, values in _SWITCHES
        ),
    ),
    _CHAPTERS,
    _ARGUED,
)

# Habits of friendly tables: cards are turned in the open as on any table, whoever dreads the next
# card stops, and nobody has to remember which features were named.
PRESETS: Mapping[str, Settings] = MappingProxyType(
    {
        "friendly": {
            "reveal_visibility": "open_table",
            "reveal_count": "up_to",
            "repeat_features": "not_last",
        }
    }
)


def normalise(settings: Settings, seats: int) -> Settings:
    """Options that belong together, checked; a deck file, read."""
    deck = settings["deck"]
    if not isinstance(deck, str) or deck not in box().decks:
        deck = msgspec.json.decode(msgspec.json.encode(faces_of(deck)))  # lists, as in records
    holder = settings["first_holder"]
    if isinstance(holder, int) and holder >= seats:
        raise BadOption(f"option first_holder: {holder} is not at a table of {seats} seats")
    return MappingProxyType(dict(settings) | {"deck": deck})


def deck_of(settings: Settings) -> Deck:
    """Faces and tasks of a match."""
    return tables_of(
        faces_of(settings["deck"]),
        stop_scores=settings["stop_card"] == "other_half_scores",
        t5_double=settings["t5_double_scores"] == "yes",
        is_second=settings["twelfth_task"] == "second_competition",
    )


def flags_of(settings: Settings) -> int:
    """The house rules as the compiled rules test them."""
    return sum(values[str(settings[name])] for name, _, values in _SWITCHES)


def holder_of(settings: Settings) -> int:
    """MM-08. The first holder, NONE where chance decides."""
    holder = settings["first_holder"]
    return holder if isinstance(holder, int) else NONE
