"""What speaks for a choice in Humans!!!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.text.reasons import Reason

FAR = 12.0  # steps that stand for: no way leads there

REASONS: tuple[Reason, ...] = (
    Reason("score", "HU-75", least=0.2, is_counted=True),
    Reason("human-eaten", "HU-50", least=0.2),
    Reason("human-infected", "HU-51", least=0.2),
    Reason("human-caught", "HU-40", least=0.2),
    Reason("zombies", "HU-59", least=0.2, is_counted=True),
    Reason("wounds", "HU-53", is_bad=True, least=0.2, is_counted=True),
    Reason("marker-placed", "HU-31"),
    Reason("tokens", "HU-36", is_counted=True),
    Reason("weapon-hit", "HU-42", is_bad=True, least=0.15),
    Reason("rivals-score", "HU-76", is_bad=True, least=0.2, is_counted=True),
    Reason("distance", "HU-23", is_bad=True, least=0.6, is_counted=True),
    Reason("hand-size", "HU-19", least=0.5, is_counted=True),
)


def measure(view: Any, seat: int) -> Mapping[str, float]:
    """Points, figures, wounds, tokens and cards, and how far it is to what one is after."""
    own = view.seats[seat]
    others = [one for one in view.seats if one.seat != seat]
    told = {
        "score": float(own.score or 0),
        "rivals-score": max((float(one.score or 0) for one in others), default=0.0),
        "zombies": float(len(own.zombies)),
        "wounds": float(len(own.wounds)),
        "tokens": float(own.tokens),
        "hand-size": float(own.hand_size or 0),
    }
    ways = [float(one.steps) if one.space is not None else FAR for one in view.nearest]
    return told | ({"distance": sum(ways) / len(ways)} if ways else {})
