"""What speaks for a choice with shotgun guys at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.games.humans.words import reasons as base
from monsterbox.text.reasons import Reason

REASONS = (
    Reason("collected", "HZ-36", least=0.3, is_counted=True),
    Reason("pawn-gone", "ZZ-15", is_bad=True, least=0.15),
    *base.REASONS,
    Reason("life", "ZZ-14", least=0.3, is_counted=True),
    Reason("bullets", "ZZ-14", least=0.3, is_counted=True),
)


def measure(view: Any, seat: int) -> Mapping[str, float]:
    """The same, and what a shotgun guy carries."""
    own = view.seats[seat]
    return {
        **base.measure(view, seat),
        "collected": float(own.collected),
        "life": float(own.life),
        "bullets": float(own.bullets),
    }
