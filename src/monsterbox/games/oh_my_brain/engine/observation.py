"""What a seat sees of the table, as numbers for learning; `api/observation.py` names them.

Seats are counted clockwise from the one that looks, as opponents are in actions. It is what
`api/view.py` tells, and nothing else.
"""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.core.features import Features, seen_from
from monsterbox.games.oh_my_brain.engine import flags
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.deck import CARDS, FACES, SPIDER, VALUES
from monsterbox.games.oh_my_brain.engine.rules.ending import rank
from monsterbox.games.oh_my_brain.engine.table import (
    DISCARD,
    GRAVE,
    LOT,
    RESERVE,
    Table,
    after,
    number_in,
    supply,
)

PHASES: Final = 17
SIGNS: Final = 3
OF_TABLE: Final = 86 + 6 * VALUES  # without what has a number for each seat
OF_SEAT: Final = 4


def size(seats: i64) -> i64:
    """How many numbers an observation has."""
    return OF_TABLE + seats * (4 + OF_SEAT + seats)


def observe(t: Table, seat: i64, out: Features) -> None:
    """Section 6. Own cards, the open piles, and numbers."""
    observe_turn(t, seat, out)
    cards_of_zone(t, seat, out)
    cards_of_zone(t, GRAVE + seat, out)
    cards_of_zone(t, LOT + seat, out)
    observe_piles(t, out)
    observe_step(t, seat, out)
    for steps in range(t.seats):
        observe_seat(t, after(t, seat, steps), out)


def observe_turn(t: Table, seat: i64, out: Features) -> None:
    """Whose turn it is, and what is asked."""
    now = t.phase
    if seat != t.active and now == phase.GIVE_TO:  # not the half-given answer
        now = phase.GIVE_CARD
    out.one_of(now, PHASES)
    for steps in range(t.seats):
        out.flag(t.may_act(after(t, seat, steps)))
    out.one_of(seen_from(seat, t.active, t.seats), t.seats)
    out.one_of(seen_from(seat, t.starter, t.seats), t.seats)
    for steps in range(t.seats):
        out.flag(t.candidates & bit(after(t, seat, steps)) != 0)
    out.number(t.round)
    out.large_number(t.steps)


def observe_piles(t: Table, out: Features) -> None:
    """The horde from the top card down, the discard, the reserve, and the brains of nobody."""
    out.one_of(t.top, VALUES)
    is_open = t.house & flags.MEMORY_MODE == 0 or t.phase == phase.OVER
    if is_open:
        for k in range(t.horde_size):
            out.number(1 + t.horde[t.horde_size - 1 - k])
        out.skip(CARDS - t.horde_size)
        cards_of_zone(t, DISCARD, out)
    else:
        out.skip(CARDS + VALUES)
    out.number(t.horde_size)
    out.number(t.held[DISCARD])
    out.number(t.held[RESERVE])
    out.number(supply(t))
    out.flag(t.top == SPIDER)


def observe_step(t: Table, seat: i64, out: Features) -> None:
    """R-02. What the turn has brought; which card is about to be given only its giver knows."""
    out.number(t.extras)
    out.number(t.rolls)
    out.one_of(t.face, FACES)
    if seat == t.active:
        out.one_of(t.given, VALUES)
    else:
        out.skip(VALUES)
    out.one_of(t.signs[seat] - 1, SIGNS)


def observe_seat(t: Table, seat: i64, out: Features) -> None:
    """Q-33. Brains and numbers of cards are public."""
    out.number(t.brains[seat])
    out.number(t.held[seat])
    out.number(t.held[GRAVE + seat])
    out.number(t.held[LOT + seat])
    if t.phase == phase.OVER:
        out.one_of(rank(t, seat) - 1, t.seats)
    else:
        out.skip(t.seats)


def cards_of_zone(t: Table, zone: i64, out: Features) -> None:
    """How many cards of each value lie there."""
    for value in range(VALUES):
        out.number(number_in(t, zone, value))
