"""Scores and ranks: ZB-06, ZB-73 to ZB-76."""

from mypy_extensions import i64

from monsterbox.core.bits import lowest, rest
from monsterbox.games.zombeasts.engine import flags
from monsterbox.games.zombeasts.engine.deck import WORDS
from monsterbox.games.zombeasts.engine.table import (
    DISCARDED,
    MINUS,
    ROWS,
    VICTORY,
    Table,
    card_at,
    cards_in,
    moon,
    put_moon,
    set_moon,
)


def points_in(t: Table, zone: i64) -> i64:
    """The victory points printed on the cards of a zone."""
    total: i64 = 0
    for word in range(WORDS):
        cards = cards_in(t, zone, word)
        while cards:
            total += t.deck.points[card_at(word, lowest(cards))]
            cards = rest(cards)
    return total


def score(t: Table, seat: i64) -> i64:
    """ZB-74, ZB-75. Victory pile less minus pile; cards in hand count nothing."""
    return points_in(t, VICTORY + seat) - points_in(t, MINUS + seat)


def wins_tie(t: Table, seat: i64, other: i64) -> bool:
    """ZB-76, A-30. Whether the seat ranks above the other with the same score."""
    if t.house & flags.TIE_FEWEST_MINUS:
        return points_in(t, MINUS + seat) < points_in(t, MINUS + other)
    if t.house & flags.TIE_MOST_MOONS:
        return t.full_moons[seat] > t.full_moons[other]
    return False


def rank(t: Table, seat: i64) -> i64:
    """ZB-06, ZB-76. One more than the number of players ranked higher."""
    place: i64 = 1
    mine = score(t, seat)
    for other in range(t.seats):
        if other != seat:
            theirs = score(t, other)
            if theirs > mine or (theirs == mine and wins_tie(t, other, seat)):
                place += 1
    return place


def discard_unfinished_moons(t: Table) -> None:
    """ZB-73. What is not a full moon scores nothing."""
    for seat in range(t.seats):
        for row in range(ROWS):
            if moon(t, seat, row):
                put_moon(t, DISCARDED, row, moon(t, seat, row))
                set_moon(t, seat, row, 0)
