"""Oh My Brain: the climbing game of the zombie animals."""

from monsterbox.games.oh_my_brain.game import GAME

__all__ = ["GAME"]
