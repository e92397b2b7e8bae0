"""Matches played by bots, for the coach to look at."""

from __future__ import annotations

from functools import cache

import monsterbox as mb
from monsterbox.coach.grades import Effort

HASTY = Effort(moments=8, start=16, draws=4, screen=4, compare=4, decide=8, most=8)
"""Enough to see that everything is there, too little to rely on."""
GAMES = tuple(sorted(mb.games()))


@cache
def played(key: str, seed: int = 0, bots: tuple[str, ...] = ("uniform", "heuristic")) -> mb.Match:
    """A match to the end, a bot in each seat."""
    match = mb.game(key).match(len(bots), seed=seed)
    players = [mb.make_bot(spec, key, seed * 10 + seat) for seat, spec in enumerate(bots)]
    while (seat := match.turn) is not None:
        legal = match.legal(seat)
        only = legal[0] if len(legal) == 1 else None
        match.play(seat, only or players[seat].choose(match.belief(seat)))
    return match
