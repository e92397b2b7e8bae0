"""The questions that come in series: what is put onto a tile just placed (HU-14 to HU-17)."""

from __future__ import annotations

from monsterbox.core.bits import count
from monsterbox.core.series import Series
from monsterbox.games.humans.engine.board import BULLETS, DICE, HUMANS, LIVES, NPCS
from monsterbox.games.humans.engine.rules.legal import is_filling
from monsterbox.games.humans.engine.rules.tile_placement import (
    WITH_HUMANS,
    WITH_LIVES,
    WITH_NPCS,
    is_road,
    token_supply,
)
from monsterbox.games.humans.engine.state import State

ROWS = (HUMANS, DICE, NPCS, LIVES, BULLETS)


def series(t: State) -> Series | None:
    """HU-15 to HU-17, ZZ-04, ZZ-05. How many things lie on the tile, and of how many."""
    if not is_filling(int(t.phase)):
        return None
    tile = int(t.tiles) - 1
    done = sum(int(count(t.town[row + tile])) for row in ROWS)
    return Series(done, done + int(t.due) + due_later(t))


def due_later(t: State) -> int:
    """HU-17, ZZ-05. What the stages after this one will put there."""
    if t.filled == WITH_HUMANS and not is_road(t):
        return min(int(t.box.dice[t.drawn]), int(token_supply(t)))
    life, bullets = int(t.box.life[t.drawn]), int(t.box.bullets[t.drawn])
    if t.filled == WITH_NPCS:
        return life + bullets
    return bullets if t.filled == WITH_LIVES else 0
