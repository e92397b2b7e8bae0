"""Monster Meister: the memory game of monsters with one to four eyes."""

from monsterbox.games.monster_meister.game import GAME

__all__ = ["GAME"]
