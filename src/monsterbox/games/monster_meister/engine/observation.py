"""What a seat sees of the table, as numbers for learning; `api/observation.py` names them.

Seats, and the backs of their cards, are counted clockwise from the seat that looks. It is what
`api/view.py` tells, and nothing else.
"""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.features import Features, seen_from
from monsterbox.core.state import NONE
from monsterbox.games.monster_meister.engine import flags
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.deck import (
    COMPETITION,
    FEATURES,
    SLOTS,
    STRAY_BACK,
    back_of,
    slot_of,
)
from monsterbox.games.monster_meister.engine.rules.competition import free_features
from monsterbox.games.monster_meister.engine.rules.ending import (
    all_eyes,
    all_monsters,
    own_monsters,
    rank,
)
from monsterbox.games.monster_meister.engine.table import (
    CELLS,
    DRAWN,
    LEFT,
    MOST_PILE,
    PICK,
    POINTS,
    TAKEN,
    TOP,
    TURNED,
    UP,
    Table,
    after,
    height,
    of_display,
    of_seat,
    width,
)

PHASES: Final = 11
KINDS_OF_TASK: Final = 11  # the two competitions are alike
CORNER: Final = 32  # is added to columns and rows, which may lie left of or above the first ones
OF_TABLE: Final = 112 + MOST_PILE  # without what has a number for each seat
OF_SEAT: Final = 14 + 3 * CELLS


def size(seats: i64) -> i64:
    """How many numbers an observation has."""
    return OF_TABLE + seats * (3 + OF_SEAT + seats)


def observe(t: Table, seat: i64, out: Features) -> None:
    """Section 8. What lies face up for this seat now, and nothing that did before."""
    observe_round(t, seat, out)
    observe_competition(t, seat, out)
    observe_pile(t, seat, out)
    observe_own_choice(t, seat, out)
    for steps in range(t.seats):
        observe_seat(t, seat, after(t, seat, steps), out)


def observe_round(t: Table, seat: i64, out: Features) -> None:
    """What is asked of whom, and the tasks that have been flipped."""
    out.one_of(t.phase, PHASES)
    for steps in range(t.seats):
        out.flag(t.may_act(after(t, seat, steps)))
    out.one_of(seen_from(seat, t.holder, t.seats), t.seats)
    out.number(t.round)
    out.one_of(kind_of_task(t.task), KINDS_OF_TASK)
    for place in range(t.round):
        out.add_at(out.at + kind_of_task(t.tasks[place]), 1)
    out.skip(KINDS_OF_TASK)


def kind_of_task(task: i64) -> i64:
    if task > COMPETITION:
        return COMPETITION
    return task


def observe_competition(t: Table, seat: i64, out: Features) -> None:
    out.one_of(seen_from(seat, t.namer, t.seats), t.seats)
    out.one_of(t.feature, FEATURES)
    if t.phase == phase.NAME:
        out.each_of(free_features(t), FEATURES)
    else:
        out.skip(FEATURES)


def observe_pile(t: Table, seat: i64, out: Features) -> None:
    """How many strays there are, and their backs from the top, as far as the house shows them."""
    out.number(t.pile_size)
    shown = t.pile_size
    if t.house & flags.PILE_BACKS_ALL == 0 and t.phase != phase.OVER and shown > 1:
        shown = 1
    for place in range(shown):
        out.number(1 + seen_back(t, seat, t.pile[place]))
    out.skip(MOST_PILE - shown)


def observe_own_choice(t: Table, seat: i64, out: Features) -> None:
    """Section 8. The own stray, and the cell chosen in secret."""
    drawn = of_seat(t, seat, DRAWN)
    if drawn == NONE:
        out.skip(1 + SLOTS)
    else:
        out.number(1 + seen_back(t, seat, drawn))
        out.one_of(t.deck.like[slot_of(drawn)], SLOTS)
    if t.phase == phase.PICK or t.phase == phase.REMOVE:
        out.one_of(of_seat(t, seat, PICK), CELLS)
    else:
        out.skip(CELLS)


def observe_seat(t: Table, viewer: i64, seat: i64, out: Features) -> None:
    observe_display(t, viewer, seat, out)
    if t.round > 0 and t.phase != phase.OVER and not is_hidden(t, viewer, seat):
        out.number(of_seat(t, seat, TURNED))
        out.balance(of_seat(t, seat, POINTS))
    else:
        out.skip(3)
    drawn = of_seat(t, seat, DRAWN)
    if drawn == NONE:
        out.skip(1)
    else:
        out.number(1 + seen_back(t, viewer, drawn))
    out.flag(t.memorizers & bit(seat) != 0)
    out.flag(t.muddlers & bit(seat) != 0)
    out.flag(t.remaining != 0 and t.remaining & bit(seat) == 0)
    if t.phase == phase.OVER:
        out.number(own_monsters(t, seat))
        out.number(all_monsters(t, seat))
        out.number(all_eyes(t, seat))
        out.one_of(rank(t, seat) - 1, t.seats)
    else:
        out.skip(3 + t.seats)


def observe_display(t: Table, viewer: i64, seat: i64, out: Features) -> None:
    """Cell by cell the backs, the faces that are up, and what the house lets be shown besides."""
    taken = of_display(t, seat, TAKEN)
    up = of_display(t, seat, UP)
    if is_hidden(t, viewer, seat):
        up = 0
    if t.phase == phase.OVER:
        up = taken
    backs = out.at
    cells = taken
    while cells:
        cell = lowest(cells)
        kind = t.cards[seat * CELLS + cell]
        out.put(backs + cell, 1 + seen_back(t, viewer, kind))
        if up & bit(cell):
            out.put(backs + CELLS + cell, 1 + t.deck.like[slot_of(kind)])
        elif has_ghost(t, viewer, seat, cell):
            out.put(backs + 2 * CELLS + cell, 1 + t.deck.like[slot_of(kind)])
        cells = rest(cells)
    out.skip(3 * CELLS)
    out.number(CORNER + of_display(t, seat, LEFT))
    out.number(CORNER + of_display(t, seat, TOP))
    if taken:
        out.number(width(t, seat))
        out.number(height(t, seat))
    else:
        out.skip(2)


def is_hidden(t: Table, viewer: i64, seat: i64) -> bool:
    """A-16. What a seat has turned so far, before all are done."""
    return t.phase == phase.REVEAL and viewer != seat and t.house & flags.OPEN_TABLE == 0


def has_ghost(t: Table, viewer: i64, seat: i64, cell: i64) -> bool:
    """5.2. With open_memory what was legally seen stays visible, as `api/view.py` says."""
    seen = t.seen[seat * CELLS + cell]
    if t.house & flags.ALL_OPEN:
        if is_hidden(t, viewer, seat) and of_display(t, seat, UP) & bit(cell):
            seen &= ~bit(seat)
        return seen != 0
    return t.house & flags.OWN_GHOSTS != 0 and viewer == seat and seen & bit(seat) != 0


def seen_back(t: Table, viewer: i64, kind: i64) -> i64:
    """The back of a card: how many places clockwise its seat is, or the number of seats."""
    back = back_of(kind)
    if back == STRAY_BACK:
        return t.seats
    return seen_from(viewer, back, t.seats)
