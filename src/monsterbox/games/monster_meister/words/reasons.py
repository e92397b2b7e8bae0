"""What speaks for a choice in Monster Meister."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.text.reasons import Reason

REASONS = (
    Reason("memorizer-found", "MM-25"),
    Reason("muddler-found", "MM-26", is_bad=True),
    Reason("went-out", "MM-64", is_bad=True),
    Reason("points", "MM-21", least=0.5, is_counted=True),
    Reason("reveal-done", "MM-15", is_bad=True),
    Reason("own-backs", "MM-81", is_bad=True, is_counted=True),
    Reason("cards", "MM-30", is_bad=True, is_counted=True),
)


def measure(view: Any, seat: int) -> Mapping[str, float]:
    """The points of this round, and the cards of the display."""
    own = view.seats[seat]
    told = {"own-backs": float(own.own_backs), "cards": float(len(own.cards))}
    return told | ({} if own.points is None else {"points": float(own.points)})
