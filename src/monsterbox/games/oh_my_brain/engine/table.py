"""What lies on the table: the cards and brains, whose turn it is, and what is being asked."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.journal import Journal
from monsterbox.core.state import CHANCE, NONE, OVER, GameState
from monsterbox.core.zones import zone
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.deck import CARDS, VALUES, Deck

MAX_SEATS: Final[i64] = 5
BRAINS: Final = 56
FIRST_BRAINS: Final = 9
HAND_SIZE: Final = 3  # to which a hand is refilled, ZA-29
LOTS: Final = 3
LOT_SIZE: Final = 3

# Zones of `cards`: hands are 0 to 4.
GRAVE: Final = 5  # + seat
LOT: Final = 10  # + seat: dealt or drawn, not yet put away
RESERVE: Final[i64] = 15
DISCARD: Final = 16
ZONES: Final[i64] = 17

# What goes on when a hand has been refilled.
THEN_END_TURN: Final = 0
THEN_NEW_TURN: Final = 1
THEN_STEP_A: Final = 2

# What an observer may know of another seat's cards, see rules/knowledge.py.
IN_HAND: Final = 0
IN_GRAVE: Final = 1
WITH_SEAT: Final = 2
PLACES: Final = 3
SOMEWHERE: Final = 75  # MAX_SEATS * MAX_SEATS * PLACES; + observer
KNOWN: Final[i64] = 80


class Table(GameState):
    """The zones and the turn; `State` adds the contract, `rules` the rules."""

    def __init__(self, seats: i64, deck: Deck, house: i64, limit: i64, blank: bool = False) -> None:
        self.seats = seats
        self.deck = deck
        self.house = house  # flags of `house`
        self.limit = limit  # of plays and passes, Q-38; 0 is none
        self.cards = zone(ZONES * VALUES, blank)  # [zone, value] -> number of cards
        self.values = zone(ZONES, blank)  # [zone] -> set of the values it holds
        self.held = zone(ZONES, blank)  # [zone] -> number of cards
        self.horde = zone(CARDS, blank)  # [place] -> value, the top card last
        self.brains = zone(MAX_SEATS, blank)  # [seat]
        self.unpaid = zone(MAX_SEATS, blank)  # [seat] -> cards that no brain was left for
        self.signs = zone(MAX_SEATS, blank)  # [seat] -> 1 rock, 2 paper, 3 scissors, 0 none yet
        self.known = zone(KNOWN, blank)  # see rules/knowledge.py
        self.journal: Journal | None = None
        self.keeps_book: bool = True  # of `known`

        self.phase: i64 = phase.START
        self.actor: i64 = OVER  # a seat, CHANCE or OVER
        self.waiting: i64 = 0  # seats that choose at the same time
        self.active: i64 = 0  # whose turn it is
        self.starter: i64 = NONE  # of the round
        self.candidates: i64 = 0  # seats among whom the starter is found
        self.throws: i64 = 0  # undecided ones in a row
        self.round: i64 = 0
        self.steps: i64 = 0  # plays and passes of the whole game

        self.top: i64 = NONE  # of the horde
        self.horde_size: i64 = 0
        self.lot: i64 = 0  # the number of the lot being dealt
        self.receiver: i64 = 0
        self.due: i64 = 0  # cards to come for the receiver
        self.early: i64 = 0  # cards of a pass drawn before the reserve was renewed

        self.extras: i64 = 0  # cards of a group not yet shared out, equal to the top card
        self.reach: i64 = 1  # the nearest opponent who may still get one
        self.rolls: i64 = 0  # to come
        self.replay: bool = False  # rolled, and to come after the rolls
        self.face: i64 = NONE  # the effect last rolled in this turn
        self.given: i64 = NONE  # the card to give, while its receiver is asked for
        self.then: i64 = THEN_END_TURN

    def keep_journal(self, journal: Journal | None) -> None:
        self.journal = journal


def note(t: Table, kind: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
    """Write down what happened, if somebody keeps a journal."""
    if t.journal is None:
        return
    t.journal.add(kind, a, b, c, d)


# Who is asked


def ask(t: Table, phase: i64) -> None:
    """The active player is asked."""
    t.phase = phase
    t.actor = t.active


def ask_chance(t: Table, phase: i64) -> None:
    t.phase = phase
    t.actor = CHANCE


def ask_all(t: Table, phase: i64, seats: i64) -> None:
    """Several seats choose at the same time; the lowest stands for them."""
    t.phase = phase
    t.waiting = seats
    t.actor = lowest(seats)


def take_answer(t: Table, seat: i64) -> bool:
    """One of those who choose at the same time has chosen; whether it was the last."""
    t.waiting = t.waiting & ~bit(seat)
    if t.waiting == 0:
        return True
    t.actor = lowest(t.waiting)
    return False


def everybody(t: Table) -> i64:
    return bit(t.seats) - 1


def after(t: Table, seat: i64, steps: i64) -> i64:
    """The seat that many places clockwise (ZA-10)."""
    seat += steps
    if seat >= t.seats:
        return seat - t.seats
    return seat


# Cards


def number_in(t: Table, zone: i64, value: i64) -> i64:
    """How many cards of a value lie there."""
    place = zone * VALUES + value
    return t.cards[place]


def put(t: Table, zone: i64, value: i64, number: i64) -> None:
    place = zone * VALUES + value
    t.cards[place] = t.cards[place] + number
    t.values[zone] = t.values[zone] | bit(value)
    t.held[zone] = t.held[zone] + number


def take(t: Table, zone: i64, value: i64, number: i64) -> None:
    place = zone * VALUES + value
    left = t.cards[place] - number
    t.cards[place] = left
    if left == 0:
        t.values[zone] = t.values[zone] & ~bit(value)
    t.held[zone] = t.held[zone] - number


def pour(t: Table, source: i64, target: i64) -> None:
    """All cards of a zone go to another."""
    values = t.values[source]
    while values:
        value = lowest(values)
        number = number_in(t, source, value)
        take(t, source, value, number)
        put(t, target, value, number)
        values = rest(values)


def exchange(t: Table, one: i64, other: i64) -> None:
    """Two zones change their contents."""
    here = one * VALUES
    there = other * VALUES
    for value in range(VALUES):
        number = t.cards[here + value]
        t.cards[here + value] = t.cards[there + value]
        t.cards[there + value] = number
    values = t.values[one]
    t.values[one] = t.values[other]
    t.values[other] = values
    held = t.held[one]
    t.held[one] = t.held[other]
    t.held[other] = held


def is_of_one_value(t: Table, zone: i64) -> bool:
    """Whether all cards there are equal; also of none."""
    return rest(t.values[zone]) == 0


def nth_value(t: Table, zone: i64, n: i64) -> i64:
    """The n-th card of a zone in ascending order."""
    values = t.values[zone]
    while values:
        value = lowest(values)
        number = number_in(t, zone, value)
        if n < number:
            return value
        n -= number
        values = rest(values)
    raise IndexError("fewer cards than asked for")


def owned(t: Table, seat: i64) -> i64:
    """The cards of a player, hand and graveyard."""
    grave = GRAVE + seat
    return t.held[seat] + t.held[grave]


def supply(t: Table) -> i64:
    """ZA-09, ZA-62. The brains that nobody has."""
    left: i64 = BRAINS
    for seat in range(t.seats):
        left -= t.brains[seat]
    return left


def lay_on_horde(t: Table, value: i64) -> None:
    t.horde[t.horde_size] = value
    t.horde_size += 1
    t.top = value


def sweep_horde(t: Table) -> i64:
    """ZA-07. The horde goes to the discard; how many cards it had."""
    size = t.horde_size
    for place in range(size):
        put(t, DISCARD, t.horde[place], 1)
        t.horde[place] = 0
    t.horde_size = 0
    t.top = NONE
    return size
