"""What a side of Zombeasts is worth to its owner: victory points that may still come.

Points count when a moon is full. So an unfinished moon counts by the odds that it is completed in
time: these fall with every missing card, rise with cards in hand that fit, and vanish when the pile
runs out. Hand cards count by what they would add, each a little less than the one before it, since
they are played one a turn.

The numbers were found by playing some fifty variants against each other, 160 to 640 games each,
nearly all with two seats in the base game; the smaller steps among them may be chance.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit, count, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import flags
from monsterbox.games.zombeasts.engine.deck import NO_ANIMAL, WHITE, WORDS, word_of
from monsterbox.games.zombeasts.engine.rules.attack import shows_animal_of
from monsterbox.games.zombeasts.engine.table import (
    PILE,
    ROWS,
    SLOTS,
    Table,
    card_at,
    cards_in,
    colour_of_row,
    moon,
    room,
)

# In victory points unless said otherwise.
ATTACK_WORTH: Final = 1.2  # a further play that a card in hand would bring
TEMPO: Final = 0.1  # one more card to draw after a card in hand
UNKNOWN: Final = 5.5  # a card not seen yet
JOKER: Final = 4.5  # a joker kept for a good swap
STUCK: Final = -0.3  # a card that fits nowhere
UNPLAYABLE: Final = 0.5  # share of the minus points (ZB-60) that a hand which fits nowhere costs
FADE: Final = 0.86  # a hand card against the next better one, which is played a turn earlier
SLOT: Final = 0.85  # odds of finding a missing card of a moon, as a factor
COVERED: Final = 0.98  # the same for a card that is in hand
LATE: Final = 0.55  # how quickly a moon is given up when turns get short, as a factor a turn
EARLY: Final = 0.7  # how unsure a moon is that needs every turn left
PACE: Final = 1.4  # pile cards that a turn takes
LAST_TURN: Final = 0.9  # odds of a turn in the last round, for whoever does not trigger it

MOON: Final = 4  # cards of a full moon
MOST_CARDS: Final = 32  # of a hand that are looked at


def odds_in_time(turns: float, missing: i64) -> float:
    """A moon needs about one turn a card, fewer with attacks; spare turns make it safer."""
    if turns <= 0.0:
        return 0.0
    spare = turns - float(missing) + 1.0
    if spare <= 0.0:
        return float((1.0 - EARLY) * LATE ** (1.0 - spare))
    return float(1.0 - EARLY * LATE**spare)


STEPS: Final = 4  # of a turn, in the table below
LONGEST: Final = 50  # turns


def _in_time() -> vec[float]:
    """[turns in quarters, cards missing] -> odds."""
    quarters = range(LONGEST * STEPS + 1)
    odds = [odds_in_time(quarter / STEPS, missing) for quarter in quarters for missing in range(4)]
    return vec[float](odds)


def _finding() -> vec[float]:
    """[cards not in hand, cards in hand] -> odds of finding the missing cards of a moon."""
    return vec[float](
        [SLOT**lacking * COVERED**there for lacking in range(5) for there in range(5)]
    )


IN_TIME: Final = _in_time()
FINDING: Final = _finding()
PROMISE: Final = vec[float](
    [0.0, 0.12, 0.25, 0.5, 1.0]
)  # [different animals] -> share of the bonus
OTHERS_IN_TIME: Final = vec[float]([1.0, 0.8, 0.7, 0.6])  # [cards missing], for other seats


@final
class Outlook:
    """What is to come, as one seat sees it, and room to think about it."""

    __slots__ = ("bonus", "gains", "odds", "promised", "turns")

    def __init__(self) -> None:
        self.turns: float = 0.0  # own turns after this one
        self.bonus: float = 0.0  # the most points in the open stock
        self.odds: vec[float] = vec[float]([1.0] * MOON)  # [cards missing] -> moon full in time
        self.promised: vec[float] = vec[float]([0.0] * ROWS)  # [row] -> worth of the moon now
        self.gains: vec[float] = vec[float]([0.0] * MOST_CARDS)


def look_ahead(out: Outlook, t: Table, seat: i64) -> None:
    """Fill in the outlook of a seat, except for its moons."""
    best: i64 = 0
    for slot in range(SLOTS):
        card = t.stock[slot]
        if card != NONE:
            best = max(best, t.deck.points[card])
    out.bonus = float(best)
    set_turns(out, turns_left(t, seat))


def set_turns(out: Outlook, turns: float) -> None:
    out.turns = turns
    quarter = min(i64(turns * float(STEPS) + 0.5), LONGEST * STEPS)
    for missing in range(1, MOON):
        place = quarter * MOON + missing
        out.odds[missing] = IN_TIME[place]


def turns_left(t: Table, seat: i64) -> float:
    """ZB-64, ZB-67. About how many turns the seat still has after the present one."""
    if t.last_round or t.held[PILE] == 0:
        if t.active == seat:
            return 0.0
        return 1.0
    seats = float(t.seats)
    return float(t.held[PILE]) / PACE / seats + LAST_TURN * (seats - 1.0) / seats


# Moons


def worth_of_moon(t: Table, out: Outlook, colour: i64, cards: i64, hand: i64) -> float:
    """ZB-41, ZB-43. The points of a moon and its bonus, by the odds that it is completed."""
    lying = count(cards)
    value = printed_on(t, out, colour, cards, lying)
    if lying >= MOON:
        return value
    covered = slots_covered(t, colour, cards, lying, hand)
    missing = MOON - lying
    place = (missing - covered) * 5 + covered
    return value * out.odds[missing] * FINDING[place]


def printed_on(t: Table, out: Outlook, colour: i64, cards: i64, lying: i64) -> float:
    """ZB-41, ZB-43, ZB-44. The points of the cards, and of the bonus as far as it is in sight."""
    points: i64 = 0
    animals: i64 = 0
    word = word_of(colour)
    while cards:
        card = card_at(word, lowest(cards))
        points += t.deck.points[card]
        animals |= bit(t.deck.animal[card])
        cards = rest(cards)
    if animals & bit(NO_ANIMAL) or count(animals) < lying:
        return float(points)
    return float(points) + out.bonus * PROMISE[lying]


def slots_covered(t: Table, colour: i64, cards: i64, lying: i64, hand: i64) -> i64:
    """ZB-13. How many of the missing cards are in hand, corner by corner."""
    mine = hand & t.deck.whole[colour]
    if mine == 0:
        return 0
    left = t.deck.left[colour]
    lefts = count(mine & left)
    rights = count(mine) - lefts
    if t.house & flags.COLOUR_ONLY:
        return min(MOON - lying, lefts + rights)
    taken = count(cards & left)
    return min(2 - taken, lefts) + min(2 - lying + taken, rights)


def weigh_moons(t: Table, out: Outlook, seat: i64) -> float:
    """Fill in what each own moon promises now; their sum."""
    total: float = 0.0
    for row in range(ROWS):
        cards = moon(t, seat, row)
        value: float = 0.0
        if cards:
            colour = colour_of_row(row)
            value = worth_of_moon(t, out, colour, cards, cards_in(t, seat, word_of(colour)))
        out.promised[row] = value
        total += value
    return total


def promised_to(t: Table, out: Outlook, seat: i64) -> float:
    """What the moons of another seat promise to it, its hand being unknown."""
    total: float = 0.0
    for row in range(ROWS):
        cards = moon(t, seat, row)
        if cards:
            lying = count(cards)
            missing = MOON - lying
            value = printed_on(t, out, colour_of_row(row), cards, lying)
            total += value * OTHERS_IN_TIME[missing] * FINDING[missing * 5]
    return total


# Cards


def gain(t: Table, out: Outlook, seat: i64, card: i64, row: i64) -> float:
    """What a card adds in that moon: points in sight, attack, and cards to draw as tempo."""
    lying = moon(t, seat, row)
    colour = t.deck.colour[card]
    if colour == WHITE:
        colour = colour_of_row(row)
    hand = cards_in(t, seat, word_of(colour))
    value = worth_of_moon(t, out, colour, lying | t.deck.bit[card], hand) - out.promised[row]
    if brings_attack(t, seat, card, colour, lying):
        value += ATTACK_WORTH * out.odds[1]
    return value + TEMPO * float(t.deck.number[card]) * out.odds[1]


def brings_attack(t: Table, seat: i64, card: i64, colour: i64, lying: i64) -> bool:
    """ZB-21, D-10. Whether the card finds its like."""
    if t.house & flags.ATTACK_ANY_MOON == 0:
        return shows_animal_of(t, card, lying, colour)
    for row in range(ROWS):
        if shows_animal_of(t, card, moon(t, seat, row), colour_of_row(row)):
            return True
    return False


def best_gain(t: Table, out: Outlook, seat: i64, card: i64) -> float:
    """ZB-10, ZB-17. The gain of a card where it helps most; a joker is kept for a good swap."""
    colour = t.deck.colour[card]
    if colour == WHITE:
        return JOKER * out.odds[1]
    lying = moon(t, seat, colour)
    if lying and room(t, lying, colour) & t.deck.bit[card] == 0:
        return STUCK
    value = gain(t, out, seat, card, colour)
    white = moon(t, seat, WHITE)
    if lying == 0 and white and room(t, white, colour) & t.deck.bit[card]:
        return max(value, gain(t, out, seat, card, WHITE))
    return value


def fills(t: Table, out: Outlook, seat: i64, card: i64) -> float:
    """What an own moon gains because the card for it is in hand."""
    colour = t.deck.colour[card]
    lying = moon(t, seat, colour)
    if lying and room(t, lying, colour) & t.deck.bit[card]:
        return (COVERED / SLOT - 1.0) * out.promised[colour]
    return 0.0


# The whole side


def worth(t: Table, out: Outlook, seat: i64, unknown: i64) -> float:
    """ZB-60. The moons, and the hand with cards still unknown.

    A hand that fits nowhere will cost minus points, so corners and colours are kept open.
    """
    if out.turns <= 0.0:
        return 0.0
    total = weigh_moons(t, out, seat)
    n: i64 = 0
    lost: i64 = 0
    for word in range(WORDS):
        cards = cards_in(t, seat, word)
        while cards and n < MOST_CARDS:
            card = card_at(word, lowest(cards))
            insert(out, n, best_gain(t, out, seat, card))
            lost += t.deck.points[card]
            n += 1
            cards = rest(cards)
    if n > 0 and out.gains[0] <= STUCK:
        total -= UNPLAYABLE / float(1 + unknown) * float(lost)
    while unknown > 0 and n < MOST_CARDS:
        insert(out, n, UNKNOWN * out.odds[1])
        n += 1
        unknown -= 1
    return total + played_in_turn(out, n)


def insert(out: Outlook, n: i64, value: float) -> None:
    """Keep the gains in descending order."""
    k = n
    while k > 0:
        before = k - 1
        if out.gains[before] >= value:
            break
        out.gains[k] = out.gains[before]
        k = before
    out.gains[k] = value


def played_in_turn(out: Outlook, n: i64) -> float:
    """One card a turn, the best first, as long as there are turns."""
    total: float = 0.0
    weight: float = 1.0
    turns = out.turns
    for k in range(n):
        if turns <= 0.0:
            break
        if turns < 1.0:
            weight *= turns
        total += out.gains[k] * weight
        weight *= FADE
        turns -= 1.0
    return total
