"""What the numbers of choices are made of, for those who learn: the kind first, then its things."""

from __future__ import annotations

from monsterbox.core.numbers import Kind, kinds_of
from monsterbox.games.oh_my_brain.engine import actions

VALUES = actions.NO_SWAP - actions.REFILL
OPPONENTS = 4
SIGNS = 3


def action_kinds(first: int) -> tuple[Kind, ...]:
    """`first` is the number of the first choice after the plays, of which there are as many as the
    deck has copies of its most frequent card."""
    copies = (first - actions.PLAY) // VALUES
    return kinds_of(
        (
            ("split", actions.SPLIT, (actions.PLAY,)),
            ("play", actions.PLAY, (VALUES, copies)),
            ("pass or share", first + actions.DIST, (1 + OPPONENTS,)),
            ("keep", first + actions.KEEP, (2,)),
            ("give", first + actions.GIVE_CARD, (VALUES,)),
            ("give to", first + actions.GIVE_TO + 1, (OPPONENTS,)),
            ("steal from", first + actions.STEAL_FROM + 1, (OPPONENTS,)),
            ("swap hands", first + actions.SWAP_HAND + 1, (OPPONENTS,)),
            ("swap graveyards", first + actions.SWAP_GRAVE + 1, (OPPONENTS,)),
            ("refill", first + actions.REFILL, (VALUES,)),
            ("plain", first + actions.NO_SWAP, (2,)),
            ("bury", first + actions.BURY, (VALUES,)),
            ("sign", first + actions.SIGN + 1, (SIGNS,)),
        )
    )
