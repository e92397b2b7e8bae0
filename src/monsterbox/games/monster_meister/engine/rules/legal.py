"""What may be answered to each question: section 6.1 of the specification."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.games.monster_meister.engine.actions import CARD, FLIP, HOLDER, READY, TASK
from monsterbox.games.monster_meister.engine.deck import COMPETITION, SLOTS
from monsterbox.games.monster_meister.engine.rules.competition import legal_names
from monsterbox.games.monster_meister.engine.rules.reveal import add_cells, legal_reveals
from monsterbox.games.monster_meister.engine.rules.strays import legal_places, legal_removals
from monsterbox.games.monster_meister.engine.table import (
    PHASE_DEAL,
    PHASE_FLIP,
    PHASE_HOLDER,
    PHASE_NAME,
    PHASE_PICK,
    PHASE_PLACE,
    PHASE_READY,
    PHASE_REMOVE,
    PHASE_REVEAL,
    Table,
    face_down,
)


def legal_choices(t: Table, seat: i64, out: Actions) -> None:
    """The answers to the question that is open, for a seat that is asked."""
    if t.phase == PHASE_REVEAL:
        legal_reveals(t, seat, out)
    elif t.phase == PHASE_READY:
        out.add(READY)
    elif t.phase == PHASE_FLIP:
        out.add(FLIP)
    elif t.phase == PHASE_REMOVE:
        legal_removals(t, seat, out)
    elif t.phase == PHASE_PLACE:
        legal_places(t, seat, out)
    elif t.phase == PHASE_PICK:
        legal_picks(t, seat, out)
    elif t.phase == PHASE_NAME:
        legal_names(t, out)


def legal_picks(t: Table, seat: i64, out: Actions) -> None:
    """MM-61, MM-62. Any own face-down card."""
    add_cells(face_down(t, seat), out)


def legal_outcomes(t: Table, out: Actions) -> None:
    """MM-03, MM-06 to MM-08. A first holder, a face, or a task; equal ones once."""
    if t.phase == PHASE_HOLDER:
        for seat in range(t.seats):
            out.add(HOLDER + seat)
        return
    if t.phase == PHASE_DEAL:
        for slot in range(SLOTS):
            if t.deck.like[slot] == slot and number_like(t, slot) > 0:
                out.add(CARD + slot)
        return
    for task in range(COMPETITION):
        if t.bag & bit(task):
            out.add(TASK + task)
    if t.bag >= bit(COMPETITION):  # the two are alike
        out.add(TASK + COMPETITION)


def number_like(t: Table, slot: i64) -> i64:
    """How many cards with that face are still to be dealt."""
    number: i64 = 0
    bag = t.bag
    while bag:
        if t.deck.like[lowest(bag)] == slot:
            number += 1
        bag = rest(bag)
    return number


def weight_of(t: Table, outcome: i64) -> i64:
    """Equal cards count together."""
    if t.phase == PHASE_HOLDER:
        return 1
    if t.phase == PHASE_DEAL:
        return number_like(t, outcome - CARD)
    if outcome == TASK + COMPETITION and t.bag & bit(COMPETITION) and t.bag > 2 * bit(COMPETITION):
        return 2
    return 1
