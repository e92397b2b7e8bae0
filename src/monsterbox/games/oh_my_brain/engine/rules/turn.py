"""The beginning of a turn, and its step A: ZA-10, ZA-11."""

from mypy_extensions import i64

from monsterbox.core.state import NONE
from monsterbox.games.oh_my_brain.engine import flags, notes
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.rules.ending import end_by_stall, is_stalled
from monsterbox.games.oh_my_brain.engine.rules.refill import refill
from monsterbox.games.oh_my_brain.engine.table import THEN_STEP_A, Table, ask, note


def begin_turn(t: Table, seat: i64) -> None:
    """ZA-10, ZA-11, Q-19. Step A; with start_refill an empty hand is filled first."""
    t.active = seat
    t.face = NONE
    note(t, notes.TURN_BEGAN, seat)
    if t.house & flags.START_REFILL and t.held[seat] == 0:
        refill(t, THEN_STEP_A)
    else:
        step_a(t)


def step_a(t: Table) -> None:
    """ZA-11, Q-38, Q-39. Always asked, unless the game has lasted too long."""
    if is_stalled(t):
        end_by_stall(t)
    else:
        ask(t, phase.PLAY)
