"""What may be answered to each question: section 4 of the specification."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.games.oh_my_brain.engine import actions
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.deck import FACES
from monsterbox.games.oh_my_brain.engine.rules.die import (
    legal_gift_receivers,
    legal_gifts,
    legal_swaps,
    legal_victims,
)
from monsterbox.games.oh_my_brain.engine.rules.draft import legal_burials, legal_splits
from monsterbox.games.oh_my_brain.engine.rules.plays import legal_plays, legal_receivers
from monsterbox.games.oh_my_brain.engine.rules.refill import legal_refills
from monsterbox.games.oh_my_brain.engine.rules.starter import legal_signs
from monsterbox.games.oh_my_brain.engine.table import RESERVE, Table, number_in


def legal_choices(t: Table, seat: i64, out: Actions) -> None:
    """The answers to the question that is open, for a seat that is asked."""
    if t.phase == phase.PLAY:
        legal_plays(t, seat, out)
    elif t.phase == phase.REFILL:
        legal_refills(t, out)
    elif t.phase == phase.SPLIT:
        legal_splits(t, seat, out)
    elif t.phase == phase.DISTRIBUTE:
        legal_receivers(t, out)
    elif t.phase == phase.KEEP:
        legal_keeps(t, out)
    elif t.phase == phase.GIVE_CARD:
        legal_gifts(t, out)
    elif t.phase == phase.GIVE_TO:
        legal_gift_receivers(t, out)
    elif t.phase == phase.STEAL:
        legal_victims(t, out)
    elif t.phase == phase.SWAP:
        legal_swaps(t, out)
    elif t.phase == phase.BURY:
        legal_burials(t, seat, out)
    elif t.phase == phase.SIGN:
        legal_signs(t, out)


def legal_keeps(t: Table, out: Actions) -> None:
    """ZA-25. One of the two drawn cards, which differ."""
    out.add(t.deck.pass_ + actions.KEEP)
    out.add(t.deck.pass_ + actions.KEEP + 1)


def legal_outcomes(t: Table, out: Actions) -> None:
    """ZA-02, ZA-25, ZA-41, ZA-45, Q-21. A seat to begin, a face of the die, or a reserve card."""
    first = t.deck.pass_
    if t.phase == phase.START:
        for seat in range(t.seats):
            if t.candidates & bit(seat):
                out.add(first + actions.START + seat)
    elif t.phase == phase.ROLL:
        for face in range(FACES):
            if t.deck.first_face[face] == face:
                out.add(first + actions.FACE + face)
    else:
        values = t.values[RESERVE]
        while values:
            out.add(first + actions.CARD + lowest(values))
            values = rest(values)


def weight_of(t: Table, outcome: i64) -> i64:
    """Cards of equal value and equal faces of the die count together (1.4, 4.2)."""
    if t.phase == phase.START:
        return 1
    if t.phase != phase.ROLL:
        return number_in(t, RESERVE, outcome - t.deck.pass_ - actions.CARD)
    equal: i64 = 0
    for face in range(FACES):
        if t.deck.first_face[face] == outcome - t.deck.pass_ - actions.FACE:
            equal += 1
    return equal
