"""The end of a turn and of a round: ZA-10, ZA-39, ZA-53 to ZA-58."""

from mypy_extensions import i64

from monsterbox.core.state import NONE
from monsterbox.games.oh_my_brain.engine import flags, notes
from monsterbox.games.oh_my_brain.engine.rules.ending import (
    end_game,
    settle_round,
    somebody_has_lost,
    who_ends_round,
)
from monsterbox.games.oh_my_brain.engine.rules.starter import find_next_starter
from monsterbox.games.oh_my_brain.engine.rules.turn import begin_turn
from monsterbox.games.oh_my_brain.engine.table import Table, after, note


def play_again(t: Table) -> None:
    """ZA-39, Q-9. After an 11 the same player has a new turn, unless he ends the round."""
    ender = who_ends_round(t)
    if ender != NONE and t.house & flags.ELEVEN_MUST_REPLAY == 0:
        end_round(t, ender)
        return
    note(t, notes.PLAYS_AGAIN, t.active)
    begin_turn(t, t.active)


def end_turn(t: Table) -> None:
    """ZA-10, ZA-53. The next player, or the end of the round."""
    ender = who_ends_round(t)
    if ender == NONE:
        begin_turn(t, after(t, t.active, 1))
    else:
        end_round(t, ender)


def end_round(t: Table, ender: i64) -> None:
    """ZA-53 to ZA-58. Cards are paid for; then the next round follows, or the end."""
    settle_round(t, ender)
    if somebody_has_lost(t):
        end_game(t)
    else:
        find_next_starter(t)
