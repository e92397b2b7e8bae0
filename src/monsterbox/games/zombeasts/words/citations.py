"""The clause that each line of the log of Zombeasts carries out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monsterbox.core.events import Event
from monsterbox.text.citations import SET_UP, TURN

PAW = "paw"

CLAUSE_OF_EVENT: Mapping[str, str] = {
    "first-player-chosen": "ZB-05",
    "stock-filled": "ZB-53",
    "turn-started": "ZB-07",
    "moon-started": "ZB-09",
    "card-added": "ZB-10",
    "white-moon-taken-over": "ZB-17",
    "joker-swapped": "ZB-30",
    "card-given-away": "ZB-33",
    "attack-triggered": "ZB-21",
    "moon-completed": "ZB-41",
    "bonus-taken": "ZB-43",
    "bonus-declined": "ZB-43",
    "toy-used": "ZB-78",
    "card-exchanged": "ZB-83",
    "card-fetched": "ZB-87",
    "card-discarded": "ZB-92",
    "play-stopped": "ZB-27",
    "draw-stopped": "ZB-49",
    "stock-drawn": "ZB-49",
    "pile-drawn": "ZB-49",
    "hand-robbed": "ZB-50",
    "hand-emptied": "ZB-55",
    "hand-dumped": "ZB-60",
    "card-dumped": "ZB-60",
    "source-declared": "ZB-51",
    "pile-card-missed": "ZB-52",
    "pile-emptied": "ZB-64",
    "end-triggered": "ZB-67",
    "turn-skipped": "ZB-70",
    "seat-scored": "ZB-75",
    "game-ended": "ZB-73",
}
CLAUSE_BY_DETAIL: Mapping[str, str] = {
    "moon-started white": "ZB-15",
    "moon-started white2": "ZB-15",
    "card-added white": "ZB-15",
    "card-added white2": "ZB-15",
    "toy-used carrot": "ZB-83",
    "toy-used mouse": "ZB-87",
    "toy-used bone": "ZB-91",
    f"toy-used {PAW}": "ZB-92",
}
# A card is laid by hand, after a swap, or from the open stock: what was done last says how.
LAID = {"moon-started", "card-added", "white-moon-taken-over"}
CLAUSE_AFTER_LAYING = {"joker-swapped": "ZB-33", "card-fetched": "ZB-87"}
CLAUSE_BY_CAUSE: Mapping[str, Mapping[str, str]] = {
    "stock-filled": {SET_UP: "ZB-04"},
    "play-stopped": {"toy-used bone": "ZB-91", "attack-triggered": "ZB-27"},
    "hand-emptied": {"hand-robbed": "ZB-56"},
    "pile-drawn": {
        "hand-emptied": "ZB-55",
        "hand-dumped": "ZB-61",
        f"toy-used {PAW}": "ZB-92",
        "stock-drawn": "ZB-49",
        "hand-robbed": "ZB-49",
        **dict.fromkeys(sorted(LAID), "ZB-49"),
        TURN: "ZB-49",
        SET_UP: "ZB-03",
    },
}


def exception(event: Event, before: Sequence[Event]) -> str | None:
    """ZB-33, ZB-87. Cards that come onto a moon by a swap or by the mouse."""
    if event.key in LAID and before:
        return CLAUSE_AFTER_LAYING.get(before[-1].key)
    if event.key == "pile-drawn":
        return _after_the_paw(event, before)
    return None


def _after_the_paw(event: Event, before: Sequence[Event]) -> str | None:
    """ZB-93, ZB-95. The active player fills up first, so that later cards of his are drawn by N."""
    drawn: Any = event
    others_have_drawn = False
    for one in reversed(before):
        seen: Any = one
        if one.key == "pile-drawn":
            others_have_drawn = others_have_drawn or seen.seat != drawn.seat
        elif one.key == "toy-used" and seen.toy == PAW:
            return "ZB-49" if others_have_drawn and seen.seat == drawn.seat else "ZB-92"
        else:
            return None
    return None
