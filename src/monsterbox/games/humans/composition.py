"""Which clause overrides which in the combined game: read from `composition.toml`."""

from __future__ import annotations

from functools import cache

import msgspec

from monsterbox.games.humans.cards import read_toml
from monsterbox.games.humans.engine import flags as house


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One departure of the combined game from the base game."""

    name: str
    base: str
    combined: str
    ruling: str
    in_base: bool
    in_combined: bool
    rule: str


@cache
def points() -> tuple[Point, ...]:
    found = msgspec.convert(read_toml("composition.toml"), dict[str, tuple[Point, ...]])
    return found["point"]


def flags_of_mode(is_combined: bool) -> int:
    """The flags that a game sets by itself."""
    return sum(
        getattr(house, point.name.upper())
        for point in points()
        if (point.in_combined if is_combined else point.in_base)
    )
