"""Key to game: the only door into the games."""

from __future__ import annotations

from monsterbox.core.errors import UnknownGame, listing
from monsterbox.core.game import Game
from monsterbox.games import humans, monster_meister, oh_my_brain, zombeasts

_ALL = (
    zombeasts.GAME,
    oh_my_brain.GAME,
    monster_meister.GAME,
    humans.HUMANS,
    humans.HUMANS_ZOMBIES,
)
_GAMES = {game.key: game for game in _ALL}


def games() -> list[str]:
    """The keys of all games."""
    return list(_GAMES)


def game(key: str) -> Game:
    """The game of that key."""
    if key not in _GAMES:
        raise UnknownGame(f"game {key!r} does not exist; games: {listing(_GAMES)}")
    return _GAMES[key]
