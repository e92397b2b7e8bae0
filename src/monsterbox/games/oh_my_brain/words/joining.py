"""What the log of Oh My Brain tells in one line."""

from __future__ import annotations

from typing import Any

from monsterbox.core.events import Event
from monsterbox.text.joining import gathered

GATHERED = {"card-drawn", "card-taken-up"}
RAIN = "rain-fell"


class RainSpread(Event, frozen=True, kw_only=True):
    """ZA-45. Cards fell into several graveyards, unseen."""

    players: tuple[int, ...]


def join(before: Event, event: Event) -> Event | None:
    """Cards that come the same way, and the rain on those whose cards are not seen."""
    if event.key in GATHERED:
        return gathered(before, event)
    fallen: Any = event
    if event.key != RAIN or fallen.card is not None:
        return None
    told: Any = before
    if isinstance(before, RainSpread):
        return RainSpread(players=(*told.players, fallen.seat))
    if before.key == RAIN and told.card is None:
        return RainSpread(players=(told.seat, fallen.seat))
    return None
