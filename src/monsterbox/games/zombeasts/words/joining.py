"""What the log of Zombeasts tells in one line."""

from __future__ import annotations

from monsterbox.core.events import Event
from monsterbox.text.joining import gathered

GATHERED = {"pile-drawn", "stock-drawn", "stock-filled", "card-dumped"}


def join(before: Event, event: Event) -> Event | None:
    """Cards that come the same way."""
    return gathered(before, event) if event.key in GATHERED else None
