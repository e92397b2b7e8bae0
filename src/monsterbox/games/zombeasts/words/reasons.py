"""What speaks for a choice in Zombeasts."""

from __future__ import annotations

from collections.abc import Mapping

from monsterbox.games.zombeasts.words.sentences import TableSeen
from monsterbox.text.reasons import Reason

NEARLY_FULL = 3  # cards of a moon

REASONS = (
    Reason("moon-completed", "ZB-41"),
    Reason("bonus-taken", "ZB-43"),
    Reason("minus-cards", "ZB-60", is_bad=True, least=0.5, is_counted=True),
    Reason("joker-swapped", "ZB-30"),
    Reason("attack-triggered", "ZB-21"),
    Reason("nearly-full", "ZB-41", is_counted=True),
    Reason("rivals-nearly-full", "ZB-50", is_bad=True, is_counted=True),
    Reason("cards-laid", "ZB-10", least=0.5, is_counted=True),
    Reason("hand-robbed", "ZB-50"),
    Reason("stock-drawn", "ZB-49"),
    Reason("hand-size", "ZB-48", least=0.7, is_counted=True),
    Reason("end-triggered", "ZB-67"),
)


def measure(view: TableSeen, seat: int) -> Mapping[str, float]:
    """Cards in hand and in moons, and how many moons lack a single card."""
    own = view.seats[seat]
    others = [one for one in view.seats if one.seat != seat]
    return {
        "minus-cards": len(own.minus),
        "nearly-full": sum(len(cards) == NEARLY_FULL for cards in own.moons.values()),
        "rivals-nearly-full": sum(
            len(cards) == NEARLY_FULL for one in others for cards in one.moons.values()
        ),
        "cards-laid": sum(map(len, own.moons.values())) + own.victory_size,
        "hand-size": own.hand_size,
    }
