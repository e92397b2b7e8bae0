"""The house rule of Pebbles."""

from __future__ import annotations

from monsterbox.core.options import Option, Settings

OPTIONS = {"pebbles_each": Option("pebbles_each", 18, (15, 18, 21), "PB-01")}


def pebbles_of(seats: int, settings: Settings) -> int:
    """PB-01. Eighteen pebbles for each seat, unless the players wish otherwise."""
    return seats * int(str(settings["pebbles_each"]))
