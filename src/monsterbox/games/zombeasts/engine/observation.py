"""What a seat sees of the table, as numbers for learning; `api/observation.py` names them.

Seats are counted clockwise from the one that looks, as opponents are in actions. It is what
`api/view.py` tells, and nothing else.
"""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit, count
from monsterbox.core.features import Features, seen_from
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import flags
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.deck import (
    CARDS,
    CARDS_OF_A_COLOUR,
    COLOURED_BITS,
    COLOURED_CARDS,
    WHITE,
    WORD_CARDS,
    WORDS,
)
from monsterbox.games.zombeasts.engine.rules.score import rank, score
from monsterbox.games.zombeasts.engine.table import (
    DISCARDED,
    MINUS,
    PILE,
    ROWS,
    SLOTS,
    VICTORY,
    Table,
    after,
    cards_in,
    moon,
)

PHASES: Final = 16
GRANTS: Final = 2
DECLARED: Final = 8  # sources that may be named in one draw step
JOKERS: Final = 10
OF_TABLE: Final = 43 + 7 * CARDS  # without what has a number for each seat
OF_SEAT: Final = 145 + CARDS


def size(seats: i64) -> i64:
    """How many numbers an observation has."""
    return OF_TABLE + seats * (4 + OF_SEAT + seats)


def observe(t: Table, seat: i64, out: Features) -> None:
    """Section 7. Own hand, open zones, sizes; an unfinished step only for who takes it (R-03)."""
    observe_turn(t, seat, out)
    cards_of_zone(t, seat, out)
    for slot in range(SLOTS):
        out.one_of(t.stock[slot], CARDS)
    cards_of_zone(t, DISCARDED, out)
    out.number(t.held[PILE])
    observe_step(t, seat, out)
    for steps in range(t.seats):
        observe_seat(t, after(t, seat, steps), out)


def observe_turn(t: Table, seat: i64, out: Features) -> None:
    """Whose turn it is, what is asked, and what the turn has brought so far."""
    now = t.phase
    if seat != t.active:
        now = shown_phase(t.phase, t.grant)
    out.one_of(now, PHASES)
    out.one_of(seen_from(seat, t.actor, t.seats), t.seats)
    out.one_of(seen_from(seat, t.active, t.seats), t.seats)
    out.one_of(seen_from(seat, t.trigger, t.seats), t.seats)
    for steps in range(t.seats):
        out.flag(t.robbed & bit(after(t, seat, steps)) != 0)
    out.flag(t.last_round)
    out.flag(t.attack)
    out.one_of(t.grant - 1, GRANTS)
    out.number(t.number)
    digits = t.declared
    for _ in range(DECLARED):
        out.number(digits & 7)
        digits >>= 3


def observe_step(t: Table, seat: i64, out: Features) -> None:
    """R-03. What the active player has chosen of an unfinished step."""
    if seat != t.active:
        out.skip(JOKERS + 2 * CARDS + SLOTS)
        return
    joker = t.joker
    if joker != NONE:
        joker -= COLOURED_CARDS
    out.one_of(joker, JOKERS)
    out.one_of(t.taken, CARDS)
    out.one_of(t.out, CARDS)
    out.one_of(t.fetched, SLOTS)


def observe_seat(t: Table, seat: i64, out: Features) -> None:
    """ZB-41, ZB-60. Victory piles lie face down until the end, minus piles are open."""
    is_over = t.phase == phase.OVER
    out.number(t.held[seat])
    for row in range(ROWS):
        cards = moon(t, seat, row)
        if row < WHITE:
            out.each_of((cards & COLOURED_BITS) >> first_bit(row), CARDS_OF_A_COLOUR)
        out.each_of(cards >> WORD_CARDS, JOKERS)
    out.number(victory_size(t, seat))
    out.number(t.full_moons[seat])
    cards_of_zone(t, MINUS + seat, out)
    if is_over or t.house & flags.SCORES_SHOWN:
        out.balance(score(t, seat))
    else:
        out.skip(2)
    if is_over:
        out.one_of(rank(t, seat) - 1, t.seats)
    else:
        out.skip(t.seats)


def first_bit(colour: i64) -> i64:
    """Where the cards of a colour begin in the word that holds them."""
    return (colour & 1) * CARDS_OF_A_COLOUR


def cards_of_zone(t: Table, zone: i64, out: Features) -> None:
    """A 1 for every card that lies there, in deck order."""
    for word in range(WORDS):
        out.each_of(cards_in(t, zone, word) & COLOURED_BITS, WORD_CARDS)
    out.each_of(cards_in(t, zone, 0) >> WORD_CARDS, JOKERS)


def victory_size(t: Table, seat: i64) -> i64:
    n: i64 = 0
    for word in range(WORDS):
        n += count(cards_in(t, VICTORY + seat, word))
    return n


def shown_phase(now: i64, grant: i64) -> i64:
    """R-03. Others see the question, not the half-given answer."""
    if now == phase.SWAP_TAKE or now == phase.SWAP_PLACE:
        if grant == NONE:
            return phase.PLAY
        return phase.EXTRA
    if now == phase.CARROT_IN:
        return phase.CARROT_OUT
    if now == phase.MOUSE_PLACE:
        return phase.MOUSE_TAKE
    return now
