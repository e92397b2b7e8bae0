"""What speaks for a choice in Oh My Brain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.text.reasons import Reason

REASONS = (
    Reason("round-ended", "ZA-53"),
    Reason("brains", "ZA-24", is_counted=True),
    Reason("turn-repeated", "ZA-39"),
    Reason("play-repeated", "ZA-50"),
    Reason("rivals-brains", "ZA-55", is_bad=True, is_counted=True),
    Reason("own-cards", "ZA-12", is_bad=True, least=0.5, is_counted=True),
    Reason("strong-hand", "ZA-17", least=0.7, is_counted=True),
    Reason("hand-size", "ZA-53", is_bad=True, least=0.5, is_counted=True),
    Reason("horde-cleared", "ZA-23"),
)


def measure(view: Any, seat: int) -> Mapping[str, float]:
    """Brains, cards to get rid of, and how big the beasts are that stay in the own hand."""
    own = view.seats[seat]
    hand = [int(card) for card in view.hand]
    others = [one for one in view.seats if one.seat != seat]
    told = {
        "brains": float(own.brains),
        "rivals-brains": sum(one.brains for one in others) / len(others),
        "own-cards": float(own.hand_size + own.grave_size),
        "hand-size": float(own.hand_size),
    }
    return told | ({"strong-hand": sum(hand) / len(hand)} if hand else {})
