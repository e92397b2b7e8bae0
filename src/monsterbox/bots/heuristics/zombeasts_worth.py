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
    """What the bot goes by, in victory points unless said otherwise.

    Found by playing some fifty variants against each other, 160 to 640 games each, nearly all with
    two seats in the base game; the smaller steps among them may be chance.
    """

    attack: float = 1.2
    """A further play that a card would bring."""
    tempo: float = 0.1
    """One more card to draw after a card still in hand."""
    unknown: float = 5.5
    """A card not seen yet."""
    joker: float = 4.5
    """A joker kept for a good swap."""
    stuck: float = -0.3
    """A card that fits nowhere."""
    unplayable: float = 0.5
    """Share of the minus points (ZB-60) that a hand which fits nowhere will cost."""
    fade: float = 0.86
    """A hand card against the next better one, which is played a turn earlier."""
    slot: float = 0.85
    """Odds of finding a missing card of a moon, as a factor."""
    covered: float = 0.98
    """The same for a card that is in hand."""
    late: float = 0.55
    """How quickly a moon is given up when turns get short, as a factor a turn."""
    early: float = 0.7
    """How unsure a moon is that needs every turn left."""
    bonus: tuple[float, float, float] = (0.12, 0.25, 0.5)
    """Share of the bonus that one, two, three different animals promise."""
    pace: float = 1.4
    """Pile cards that a turn takes."""
    last_turn: float = 0.9
    """Odds of a turn in the last round, for whoever does not trigger it."""
    harm: float = 0.8
    """What an opponent's loss is worth, as a share of it."""
    deny: float = 0.15
    """What a stock card that others cannot get is worth, as a share of its points."""
    rob: float = 0.3
    """A card drawn from a hand, for every card there."""
    last_card: float = -1.0
    """Drawing the only card of a hand: its owner takes three."""
    new_hand: float = 3.0
    """Three unknown cards, one of which may be played at once."""
    carrot: float = 0.7
    """An exchange not yet thought through."""
    paw: float = 0.5
    """Every card that I take and the others do not."""


WEIGHTS = Weights()
Fillers = Mapping[tuple[str, str], int]


class Outlook(NamedTuple):
    """What is to come: own turns after this one, and the bonus that waits in the open stock."""

    turns: float
    bonus: int
    odds: tuple[float, ...]
    """[cards missing] -> how likely a moon is still completed in time."""
    house: House
    weights: Weights


def outlook_of(turns: float, bonus: int, house: House, weights: Weights) -> Outlook:
    odds = (1.0, *(odds_in_time(turns, missing, weights) for missing in (1, 2, 3)))
    return Outlook(turns, bonus, odds, house, weights)


def odds_in_time(turns: float, missing: int, weights: Weights) -> float:
    """A moon needs about one turn a card, fewer with attacks; spare turns make it safer."""
    if turns <= 0:
        return 0.0
    spare = turns - missing + 1
    if spare <= 0:
        return float((1 - weights.early) * weights.late ** (1 - spare))
    return float(1 - weights.early * weights.late**spare)


def fillers(hand: Sequence[Card]) -> Fillers:
    """How many hand cards there are of each colour and corner."""
    return Counter([(card.colour, card.corner) for card in hand])


def potential(moon: Moon, have: Fillers, out: Outlook) -> float:
    """The points of an unfinished moon and its bonus, by the odds that it is completed."""
    w = out.weights
    lying = len(moon.cards)
    value = moon.points + out.bonus * w.bonus[lying - 1] * moon.differs
    covered = slots_covered(moon, have, out.house)
    uncovered = 4 - lying - covered
    return float(value * out.odds[4 - lying] * w.slot**uncovered * w.covered**covered)


def slots_covered(moon: Moon, have: Fillers, house: House) -> int:
    """ZB-13. How many of the missing cards are in hand, corner by corner."""
    left = have.get((moon.colour, "L"), 0)
    right = have.get((moon.colour, "R"), 0)
    lying = len(moon.cards)
    if house.any_corner:
        return min(4 - lying, left + right)
    return min(2 - moon.left, left) + min(2 - lying + moon.left, right)


def full_worth(moon: Moon, out: Outlook) -> int:
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
    out = side.out
    moon = joined(side.moons.get(row, NO_MOON), card)
    if len(moon.cards) == 4:
        value: float = full_worth(moon, out)
    else:
        value = potential(moon, side.have, out)
    value -= side.potentials.get(row, 0.0)
    if attacks(side.moons, card, row, out.house):
        value += out.weights.attack * out.odds[1]
    return value + out.weights.tempo * card.number * out.odds[1]


def best_gain(side: Side, card: Card) -> float:
    """The gain of the card where it helps most; a joker is kept for a good swap."""
    out = side.out
    if card.colour == "white":
        return out.weights.joker * out.odds[1]
    rows = rows_for(side.moons, card, out.house)
    return max([gain(side, card, row) for row in rows], default=out.weights.stuck)


def worth(moons: Moons, hand: Sequence[Card], unknown: int, out: Outlook) -> float:
    """The moons, and the hand with cards still unknown: each is played a turn after a better one.

    A hand that fits nowhere will cost minus points, so corners and colours are kept open.
    """
    if out.turns <= 0:
        return 0.0
    w = out.weights
    side = side_of(moons, hand, out)
    gains = [best_gain(side, card) for card in hand]
    total = sum(side.potentials.values())
    if gains and max(gains) <= w.stuck:
        total -= w.unplayable / (1 + unknown) * sum([card.points for card in hand])
    gains += [w.unknown * out.odds[1]] * unknown
    gains.sort(reverse=True)
    weight, turns = 1.0, out.turns
    for value in gains:
        if turns <= 0:
            break
        total += value * weight * min(1.0, turns)
        weight *= w.fade
        turns -= 1
    return total
