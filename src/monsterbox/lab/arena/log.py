"""The file of an arena: see `lab/log.py`; every line is a game that is seated as scheduled."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

from monsterbox.lab import log
from monsterbox.lab.arena.play import Played
from monsterbox.lab.arena.schedule import fixture
from monsterbox.lab.arena.setup import BadArena, Setup

ARENA = log.Kind("arena", "monsterbox-arena", Played, BadArena)
Log = log.Log[Played]


def open_log(path: Path, setup: Setup) -> AbstractContextManager[Log]:
    """Open the file of this set-up, with the games that it already has."""

    def fits(played: Played) -> bool:
        by_seat = (played.ranks, played.scores, played.moves, played.seconds)
        if played.game < 0 or any(len(values) != setup.seats for values in by_seat):
            return False
        return fixture(setup, played.game).seating == played.seating

    return log.open_log(path, setup, ARENA, fits)
