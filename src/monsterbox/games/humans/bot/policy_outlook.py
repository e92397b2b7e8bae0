"""What a seat of Humans has in sight while it thinks, and how far everybody is."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.games.humans.engine.rules.ending import goal, score
from monsterbox.games.humans.engine.table import FIGURES, MOST_TILES, SPACES, Table

FAR: Final = 99
FLIGHT: Final = 6  # steps of a flight at most
PAIRS: Final = 400
RING: Final = 512


@final
class Outlook:
    """Room to think in, and what was found last."""

    __slots__ = (
        "bite",
        "catch",
        "fear",
        "field",
        "from_",
        "hold",
        "n",
        "prey",
        "prey_n",
        "queue",
        "queued",
        "steps",
        "taken",
        "to",
        "walls",
        "way",
    )

    def __init__(self) -> None:
        self.field: vec[float] = vec[float]([0.0] * SPACES)  # [space] -> what it promises
        self.fear: vec[float] = vec[float]([0.0] * SPACES)  # [space] -> what may be lost there
        self.queue: vec[i64] = vec[i64]([0] * RING)
        self.queued: vec[i64] = vec[i64]([0] * SPACES)
        self.steps: vec[i64] = vec[i64]([FAR] * SPACES)  # [space] -> steps to it
        self.walls: vec[i64] = vec[i64]([0] * MOST_TILES)  # [tile] -> spaces with a zombie
        self.taken: vec[i64] = vec[i64]([0] * MOST_TILES)  # [tile] -> spaces with a prey planned
        self.from_: vec[i64] = vec[i64]([0] * PAIRS)  # [pair] -> place of the zombie
        self.to: vec[i64] = vec[i64]([0] * PAIRS)  # [pair] -> space of the prey
        self.way: vec[i64] = vec[i64]([0] * PAIRS)  # [pair] -> steps
        self.prey: vec[i64] = vec[i64]([0] * FIGURES)  # spaces on which somebody is attempted
        self.n: i64 = 0  # pairs
        self.prey_n: i64 = 0
        self.catch: float = 0.0  # odds of a capture roll
        self.hold: float = 0.0  # odds that no Escape is drawn
        self.bite: float = 0.0  # odds that an attempt brings a point, the flight apart


def progress(t: Table, seat: i64) -> float:
    """HU-79. The share of the goal."""
    return float(score(t, seat)) / float(goal(t, seat))


def rivalry(t: Table, seat: i64, other: i64) -> float:
    """What a loss of another seat is worth to this one, as a share of it."""
    if t.seats == 2:
        return 1.0
    leads = True
    for third in range(t.seats):
        if third != seat and third != other and progress(t, third) > progress(t, other):
            leads = False
    if leads:
        return 0.6
    if progress(t, other) >= progress(t, seat):
        return 0.4
    return 0.1
