"""What follows a refill."""

from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.rules.round_end import end_turn, play_again
from monsterbox.games.oh_my_brain.engine.rules.turn import step_a
from monsterbox.games.oh_my_brain.engine.table import (
    THEN_END_TURN,
    THEN_NEW_TURN,
    THEN_STEP_A,
    Table,
)


def go_on(t: Table) -> None:
    """ZA-32, ZA-39, Q-16, Q-19. When the hand is refilled, what the refill came before."""
    while t.phase == phase.REFILLED:
        then = t.then
        t.then = THEN_END_TURN
        if then == THEN_STEP_A:
            step_a(t)
        elif then == THEN_NEW_TURN:
            play_again(t)
        else:
            end_turn(t)
