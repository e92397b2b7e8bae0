"""Humans!!!, alone and with Zombies!!!: one engine, two games."""

from monsterbox.games.humans.game import HUMANS, HUMANS_ZOMBIES

__all__ = ["HUMANS", "HUMANS_ZOMBIES"]
