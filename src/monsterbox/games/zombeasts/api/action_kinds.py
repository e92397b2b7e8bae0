"""What the numbers of choices are made of, for those who learn: the kind first, then its things."""

from __future__ import annotations

from monsterbox.core.numbers import kinds_of
from monsterbox.games.zombeasts.engine import actions
from monsterbox.games.zombeasts.engine.deck import CARDS, COLOURED_CARDS
from monsterbox.games.zombeasts.engine.table import SLOTS

COLOURS = 5
OPPONENTS = 3
ACTION_KINDS = kinds_of(
    (
        ("place", actions.PLACE, (COLOURED_CARDS, 2)),
        ("place a joker", actions.PLACE_WHITE, (CARDS - COLOURED_CARDS, COLOURS)),
        ("swap", actions.SWAP, (CARDS - COLOURED_CARDS,)),
        ("take", actions.TAKE, (CARDS,)),
        ("place what was taken", actions.PLACE_TAKEN, (COLOURS,)),
        ("mouse on", actions.MOUSE_ON, (COLOURS,)),
        ("plain", actions.ATTACK, (actions.BONUS - actions.ATTACK,)),
        ("bonus", actions.BONUS, (SLOTS,)),
        ("decline", actions.DECLINE, (1,)),
        ("draw", actions.DRAW, (SLOTS,)),
        ("draw elsewhere", actions.DRAW_PILE, (1 + OPPONENTS,)),
        ("stop drawing", actions.STOP_DRAWING, (1,)),
        ("carrot out", actions.CARROT_OUT, (CARDS,)),
        ("carrot in", actions.CARROT_IN, (CARDS,)),
        ("mouse take", actions.MOUSE_TAKE, (SLOTS,)),
        ("discard", actions.DISCARD, (CARDS,)),
        ("give away", actions.TAKEN_TO, (OPPONENTS, COLOURS)),
        ("give up", actions.GIVE_UP, (1,)),
        ("place on the second", actions.PLACE_SECOND, (CARDS,)),
        ("taken to the second", actions.PLACE_TAKEN_SECOND, (1,)),
        ("mouse on the second", actions.MOUSE_ON_SECOND, (1,)),
        ("give to the second", actions.TAKEN_TO_SECOND, (OPPONENTS,)),
    )
)
