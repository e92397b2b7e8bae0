"""What the end of a game is worth to each seat, from its rank; and what an unfinished one is.

The payoff of a seat, between 0 and 1, is the mean of two shares:

- of the win: 1 for the only seat with rank 1, 1/m for each of m that share it, 0 for all others
  (so 0 for everybody where nobody wins);
- of the places: the share of the other seats that rank behind it, those level with it by half.

With two seats both are the same, unless nobody wins. With more the first makes a bot play to win,
and the second lets it prefer the second place to the last when the win is gone.

An unfinished game is judged by the points a policy expects: the odds that one seat ends before
another follow from the difference of their points and its spread (a logistic curve), and the odds
to win from those against each of the others.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.bots.policy import Policy
from monsterbox.core.state import GameState

PRECISION: Final = 1e-12
CERTAIN: Final = 40.0  # steps of the curve beyond which there is no doubt left to compute
LOGISTIC: Final = 1.702  # a normal curve of spread 1 is close to a logistic one of 1 / 1.702


@final
class Payoffs:
    """For each seat: its payoff and its share of the win."""

    __slots__ = ("payoff", "points", "seats", "win")

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.payoff: vec[float] = vec[float]([0.0] * int(seats))
        self.win: vec[float] = vec[float]([0.0] * int(seats))
        self.points: vec[float] = vec[float]([0.0] * int(seats))


def judge_end(p: Payoffs, world: GameState) -> None:
    """The payoffs of a game that is over, from its ranks."""
    winners: i64 = 0
    for seat in range(p.seats):
        rank = world.rank(seat)
        p.points[seat] = float(-rank)
        if rank == 1:
            winners += 1
    for seat in range(p.seats):
        p.win[seat] = 0.0
        if p.points[seat] == -1.0:
            p.win[seat] = 1.0 / float(winners)
        p.payoff[seat] = (p.win[seat] + places(p, seat)) / 2.0


def places(p: Payoffs, seat: i64) -> float:
    """The share of the other seats that are behind, those level with it by half."""
    behind: float = 0.0
    for other in range(p.seats):
        if p.points[other] < p.points[seat]:
            behind += 1.0
        elif other != seat and p.points[other] == p.points[seat]:
            behind += 0.5
    return behind / float(p.seats - 1)


def judge(p: Payoffs, world: GameState, policy: Policy) -> None:
    """The same for a game still under way, from the points that the policy expects."""
    for seat in range(p.seats):
        p.points[seat] = policy.expect(world, seat)
    scale = max(policy.spread(world), PRECISION) / LOGISTIC
    total: float = 0.0
    for seat in range(p.seats):
        p.payoff[seat] = 0.0
        p.win[seat] = 1.0
        for other in range(p.seats):
            if other != seat:
                odds = odds_of(p.points[seat] - p.points[other], scale)
                p.payoff[seat] = p.payoff[seat] + odds / float(p.seats - 1)
                p.win[seat] = p.win[seat] * odds
        total += p.win[seat]
    for seat in range(p.seats):
        p.win[seat] = p.win[seat] / total
        p.payoff[seat] = (p.payoff[seat] + p.win[seat]) / 2.0


def odds_of(lead: float, scale: float) -> float:
    """How likely a lead holds to the end."""
    steps = lead / scale
    if steps > CERTAIN:
        steps = CERTAIN
    elif steps < -CERTAIN:
        steps = -CERTAIN
    return 1.0 / (1.0 + exp(-steps))
