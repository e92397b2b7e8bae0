"""Games by key, found by their entry points: the only way to get at a game.

Games from other packages are treated like the built-in ones: the package names them in the group
`monsterbox.games`. A broken game is left out of the list and does not affect the others.
"""

from __future__ import annotations

import copyreg
import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from monsterbox.core.errors import BrokenGame, UnknownGame, listing
from monsterbox.core.game import Game

GROUP = "monsterbox.games"
OURS = "monsterbox.games."

log = logging.getLogger("monsterbox.games")


@cache
def _entries() -> dict[str, EntryPoint]:
    """Entry points by key; if two packages claim one, ours wins, or else the first."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda one: not one.value.startswith(OURS)):
        holder = found.setdefault(entry.name, entry)
        if holder.value != entry.value:
            log.warning("game %r is %s; %s is left out", entry.name, holder.value, entry.value)
    return found


def named() -> list[str]:
    """The keys of all games that packages name, whether they work or not: none is loaded."""
    return sorted(_entries())


def games() -> list[str]:
    """The keys of all games that work, in the order in which they are listed."""
    return list(_shelf())


@cache
def _shelf() -> tuple[str, ...]:
    working = [found for key in _entries() if (found := _working(key)) is not None]
    return tuple(one.key for one in sorted(working, key=lambda one: (one.list_order, one.key)))


def _working(key: str) -> Game | None:
    try:
        return game(key)
    except BrokenGame as error:
        log.warning("%s", error)
        return None


@cache
def game(key: str) -> Game:
    """The game with that key."""
    entries = _entries()
    if key not in entries:
        raise UnknownGame(f"game {key!r} does not exist; games: {listing(sorted(entries))}")
    try:
        found = entries[key].load()
    except Exception as error:  # whatever a stranger's module does when it is imported
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise BrokenGame(f"game {key!r}: {entries[key].value} does not load: {reason}") from error
    if not isinstance(found, Game) or found.key != key:
        raise BrokenGame(f"game {key!r}: {entries[key].value} is no game of that key")
    return found


# A game is sent to another process by its key: it consists of functions.
copyreg.pickle(Game, lambda sent: (game, (sent.key,)))
