"""How the table of each game is drawn in a terminal."""

from __future__ import annotations

from monsterbox.games.humans.terminal import screen as humans
from monsterbox.games.monster_meister.terminal import screen as monster_meister
from monsterbox.games.oh_my_brain.terminal import screen as oh_my_brain
from monsterbox.games.zombeasts.terminal import screen as zombeasts
from monsterbox.terminal.screen import Screen

SCREENS: dict[str, Screen] = {
    "zombeasts": zombeasts,
    "oh-my-brain": oh_my_brain,
    "monster-meister": monster_meister,
    "humans": humans,
    "humans-zombies": humans,
}
