"""Key to game: the only door into the games, found by entry point.

A game that is installed from elsewhere is a game like ours: its package names it in the group
`monsterbox.games`.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from monsterbox.core.errors import BrokenGame, UnknownGame, listing
from monsterbox.core.game import Game

GROUP = "monsterbox.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def games() -> list[str]:
    """The keys of all games, in the order in which they stand on the shelf."""
    return sorted(_entries(), key=lambda key: (game(key).shelf, key))


@cache
def game(key: str) -> Game:
    """The game of that key."""
    entries = _entries()
    if key not in entries:
        raise UnknownGame(f"game {key!r} does not exist; games: {listing(sorted(entries))}")
    found = entries[key].load()
    if not isinstance(found, Game) or found.key != key:
        raise BrokenGame(f"game {key!r}: {entries[key].value} is no game of that key")
    return found
