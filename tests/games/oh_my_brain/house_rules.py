"""What house rules need in order to matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.core.options import Value
from tests.games.kit import Options

MARSHMALLOWS = [value for value in range(20) if value not in (0, 11)]


def always(face: str) -> Options:
    """Every card rolls, and every roll is the same."""
    return {"die": [face] * 6, "marshmallows": MARSHMALLOWS}


TOGETHER: Mapping[str, Options] = {
    "unlimited_brains": always("GAIN"),
    "rain_all_or_nothing": always("RAIN"),
    "optional_swap": always("SWAP"),
    "no_empty_hand_swap": always("SWAP"),
    "replay_refills_first": always("REPLAY"),
    "no_lethal_steal": always("STEAL"),
    "open_give": always("GIVE"),
    "last_winners": {"first_starter": "last_winner"},
}
PARTNERS: Mapping[tuple[str, Value], Options] = {
    ("first_starter", "last_winner"): {"last_winners": [1]}
}
POSITIONS: Mapping[str, dict[str, Any]] = {}
EXAMPLES: Mapping[str, list[Value]] = {
    "deck": [[3] * 10 + [2] * 10],
    "marshmallows": [[5, 6]],
    "die": [["GAIN"] * 6],
    "last_winners": [[1]],
    "stall_limit": [5],
}
