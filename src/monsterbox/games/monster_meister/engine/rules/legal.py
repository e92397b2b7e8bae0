"""What may be answered to each question: section 6.1 of the specification."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.games.monster_meister.engine import actions
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.deck import COMPETITION, SLOTS
from monsterbox.games.monster_meister.engine.rules.competition import legal_names
from monsterbox.games.monster_meister.engine.rules.reveal import add_cells, legal_reveals
from monsterbox.games.monster_meister.engine.rules.strays import legal_places, legal_removals
from monsterbox.games.monster_meister.engine.table import Table, face_down


def legal_choices(t: Table, seat: i64, out: Actions) -> None:
    """The answers to the question that is open, for a seat that is asked."""
    if t.phase == phase.REVEAL:
        legal_reveals(t, seat, out)
    elif t.phase == phase.READY:
        out.add(actions.READY)
    elif t.phase == phase.FLIP:
        out.add(actions.FLIP)
    elif t.phase == phase.REMOVE:
        legal_removals(t, seat, out)
    elif t.phase == phase.PLACE:
        legal_places(t, seat, out)
    elif t.phase == phase.PICK:
        legal_picks(t, seat, out)
    elif t.phase == phase.NAME:
        legal_names(t, out)


def legal_picks(t: Table, seat: i64, out: Actions) -> None:
    """MM-61, MM-62. Any own face-down card."""
    add_cells(face_down(t, seat), out)


def legal_outcomes(t: Table, out: Actions) -> None:
    """MM-03, MM-06 to MM-08. A first holder, a face, or a task; equal ones once."""
    if t.phase == phase.HOLDER:
        for seat in range(t.seats):
            out.add(actions.HOLDER + seat)
        return
    if t.phase == phase.DEAL:
        for slot in range(SLOTS):
            if t.deck.like[slot] == slot and number_like(t, slot) > 0:
                out.add(actions.CARD + slot)
        return
    for task in range(COMPETITION):
        if t.bag & bit(task):
            out.add(actions.TASK + task)
    if t.bag >= bit(COMPETITION):  # the two are alike
        out.add(actions.TASK + COMPETITION)


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
    if t.phase == phase.HOLDER:
        return 1
    if t.phase == phase.DEAL:
        return number_like(t, outcome - actions.CARD)
    competition = bit(COMPETITION)
    if outcome == actions.TASK + COMPETITION and t.bag & competition and t.bag > 2 * competition:
        return 2
    return 1
