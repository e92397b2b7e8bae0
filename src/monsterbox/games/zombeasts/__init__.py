"""Zombeasts, base game and master variant."""

from monsterbox.games.zombeasts.game import GAME

__all__ = ["GAME"]
