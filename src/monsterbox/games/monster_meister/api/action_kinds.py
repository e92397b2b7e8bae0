"""What the numbers of choices are made of, for those who learn: the kind first, then its things."""

from __future__ import annotations

from monsterbox.core.numbers import kinds_of
from monsterbox.games.monster_meister.engine import actions

BOX = 6  # cells in a row around a display
FRAME = 8  # the same one row and column further out
ACTION_KINDS = kinds_of(
    (
        ("cell", actions.CELL, (BOX, BOX)),
        ("place", actions.PLACE, (FRAME, FRAME)),
        ("name", actions.NAME, (actions.FLIP - actions.NAME,)),
        ("plain", actions.FLIP, (actions.HOLDER - actions.FLIP,)),
    )
)
