"""How the table of each game is drawn in a terminal."""

from __future__ import annotations

from monsterbox.cli.screens import humans, monster_meister, oh_my_brain, zombeasts
from monsterbox.cli.screens.screen import Screen

SCREENS: dict[str, Screen] = {
    "zombeasts": zombeasts,
    "oh-my-brain": oh_my_brain,
    "monster-meister": monster_meister,
    "humans": humans,
    "humans-zombies": humans,
}
