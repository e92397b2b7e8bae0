"""What a side of Zombeasts is worth to its owner: victory points that may still come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from monsterbox.bots.heuristics.zombeasts_table import (
    NO_MOON,
    Card,
    House,
    Moon,
    Moons,
    attacks,
    joined,
    rows_for,
)


class Weights(NamedTuple):
    """Found by playing variants against each other; victory points unless said otherwise."""

    slot: float = 0.93
    covered: float = 0.98
    bonus1: float = 0.12
    bonus2: float = 0.25
    bonus3: float = 0.5
    attack: float = 2.2
    tempo: float = 0.5
    fade: float = 0.8
    unknown: float = 2.6
    joker: float = 4.5
    late: float = 0.55
    early: float = 0.7
    stuck: float = -0.3
    spare: float = 0.0
    dump: float = 0.0
    pace: float = 2.4
    harm: float = 0.8
    deny: float = 0.15
    rob: float = 0.5
    empty: float = 3.0
    carrot: float = 0.7
    paw: float = 0.5
    w0: int = 3
    w1: int = 2
    w2: int = 1
    w3: int = 0
    last: float = 0.9


class Outlook(NamedTuple):
    """What is to come: own turns after this one, and the bonus that waits in the open stock."""

    turns: float
    bonus: float
    house: House
    weights: Weights
    odds: tuple[float, ...]
    """[cards missing] -> how likely a moon is still completed in time."""


Fillers = Mapping[tuple[str, str], int]


def outlook_of(turns: float, bonus: float, house: House, weights: Weights) -> Outlook:
    odds = (1.0, *(odds_in_time(turns, missing, weights) for missing in (1, 2, 3)))
    return Outlook(turns, bonus, house, weights, odds)


def odds_in_time(turns: float, missing: int, weights: Weights) -> float:
    """A moon needs about one turn a card, fewer with attacks; spare turns make it safer."""
    if turns <= 0:
        return 0.0
    spare = turns - missing + 1
    if spare <= 0:
        return float(0.3 * weights.late ** (1 - spare))
    return float(1 - weights.early * weights.late**spare)


def fillers(hand: Sequence[Card]) -> Fillers:
    """How many hand cards there are of each colour and corner."""
    return Counter([(card.colour, card.corner) for card in hand])


def potential(moon: Moon, have: Fillers, out: Outlook) -> float:
    """The points of an unfinished moon and its bonus, by the odds that it is completed."""
    w = out.weights
    n = len(moon.cards)
    value = moon.points + out.bonus * (w.bonus1, w.bonus2, w.bonus3)[n - 1] * moon.differs
    left = have.get((moon.colour, "L"), 0)
    right = have.get((moon.colour, "R"), 0)
    if out.house.any_corner:
        covered = min(4 - n, left + right)
    else:
        covered = min(2 - moon.left, left) + min(2 - n + moon.left, right)
    return float(value * out.odds[4 - n] * w.slot ** (4 - n - covered) * w.covered**covered)


def full_worth(moon: Moon, out: Outlook) -> float:
    """ZB-41, ZB-43. A full moon scores at once, with the best card of the stock as bonus."""
    return moon.points + out.bonus * moon.differs


class Side(NamedTuple):
    """A side with its moons weighed."""

    moons: Moons
    have: Fillers
    potentials: Mapping[str, float]
    out: Outlook


def side_of(moons: Moons, hand: Sequence[Card], out: Outlook) -> Side:
    have = fillers(hand)
    potentials = {row: potential(moon, have, out) for row, moon in moons.items()}
    return Side(moons, have, potentials, out)


def gain(side: Side, card: Card, row: str) -> float:
    """What the card adds in that moon: points in sight, attack, and cards to draw as tempo."""
    w, odds = side.out.weights, side.out.odds
    moon = joined(side.moons.get(row, NO_MOON), card)
    if len(moon.cards) == 4:
        value = full_worth(moon, side.out)
    else:
        value = potential(moon, side.have, side.out)
    value -= side.potentials.get(row, 0.0)
    if attacks(side.moons, card, row, side.out.house):
        value += w.attack * odds[1]
    return value + w.tempo * card.number * odds[1]


def best_gain(side: Side, card: Card) -> float:
    """The gain of the card where it helps most; a joker is kept for a good swap."""
    w = side.out.weights
    if card.colour == "white":
        return w.joker * side.out.odds[1]
    rows = rows_for(side.moons, card, side.out.house)
    if len(rows) == 1:
        return gain(side, card, rows[0])
    return max([gain(side, card, row) for row in rows], default=w.stuck)


def worth(moons: Moons, hand: Sequence[Card], unknown: int, out: Outlook) -> float:
    """The moons, and the hand: the best card is played first, others later and so count less.

    `unknown` cards are still to be drawn.
    """
    if out.turns <= 0:
        return 0.0
    w = out.weights
    side = side_of(moons, hand, out)
    total = sum(side.potentials.values())
    gains = [best_gain(side, card) for card in hand] + [w.unknown * out.odds[1]] * unknown
    gains.sort(reverse=True)
    if w.dump and gains and gains[0] <= 0:
        total -= w.dump * sum([card.points for card in hand])
    weight, turns = 1.0, out.turns
    for value in gains:
        total += value * weight * (min(1.0, turns) if turns > 0 else w.spare)
        weight *= w.fade
        turns -= 1
    return total
