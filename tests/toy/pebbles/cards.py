"""The bags: how many pebbles each of them holds."""

from __future__ import annotations

import msgspec

from .engine.state import SIZES


class Bag(msgspec.Struct, frozen=True):
    """A card that says how many pebbles its owner can carry."""

    id: str
    size: int


BAGS = {f"bag{size}": Bag(f"bag{size}", size) for size in SIZES}
