"""Why a choice is not legal: one code and one clause for each reason."""

from __future__ import annotations

from monsterbox.core.errors import Refusal
from monsterbox.games.monster_meister.engine import actions, flags, phases
from monsterbox.games.monster_meister.engine.rules.strays import fits, is_in_fixed_frame, is_taken
from monsterbox.games.monster_meister.engine.state import State
from monsterbox.games.monster_meister.engine.table import FRAME, TAKEN, height, of_display, width

# What each question is about; asked something else, the answer cites it.
CLAUSE_OF_PHASE = {
    phases.FLIP: "MM-10",
    phases.REVEAL: "MM-13",
    phases.NAME: "MM-60",
    phases.PICK: "MM-61",
    phases.REMOVE: "MM-30",
    phases.PLACE: "MM-49",
    phases.READY: "MM-52",
}


def refuse(t: State, seat: int, action: int) -> Refusal:
    """The reason, most particular first; the action is known not to be legal."""
    phase = int(t.phase)
    if phase in (phases.REVEAL, phases.PICK, phases.REMOVE) and actions.is_cell(action):
        return refuse_cell(t, seat, action)
    if phase == phases.PLACE and actions.is_place(action):
        return refuse_place(t, seat, action)
    if phase == phases.NAME and actions.is_name(action):
        return Refusal("named-already", "MM-70")
    if phase == phases.REVEAL and action == actions.DONE:
        return Refusal("must-go-on", "MM-14" if t.deck.number[int(t.task)] else "MM-15")
    return Refusal("not-now", CLAUSE_OF_PHASE[phase])


def refuse_cell(t: State, seat: int, cell: int) -> Refusal:
    if not int(of_display(t, seat, TAKEN)) >> cell & 1:
        return Refusal("no-card-there", CLAUSE_OF_PHASE[int(t.phase)])
    if t.phase == phases.REMOVE:
        return Refusal("not-turned", "MM-30")
    return Refusal("turned-already", "MM-13" if t.phase == phases.REVEAL else "MM-61")


def refuse_place(t: State, seat: int, action: int) -> Refusal:
    row, column = divmod(action - actions.PLACE, FRAME)
    column, row = column - 1, row - 1
    if is_taken(of_display(t, seat, TAKEN), column, row):
        return Refusal("cell-taken", "MM-49")
    if not (fits(width(t, seat), column) and fits(height(t, seat), row)):
        return Refusal("outside", "MM-49")
    if int(t.house) & flags.FRAME_FIXED and not is_in_fixed_frame(t, seat, column, row):
        return Refusal("outside", "MM-50")
    return Refusal("touches-nothing", "MM-49")
