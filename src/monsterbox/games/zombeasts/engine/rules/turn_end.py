"""The end of a turn and of the game: ZB-53, ZB-57, ZB-64 to ZB-68."""

from mypy_extensions import i64

from monsterbox.core.state import NONE, OVER
from monsterbox.games.zombeasts.engine import notes
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.rules.deals import deal_cards, take_new_hand
from monsterbox.games.zombeasts.engine.rules.score import discard_unfinished_moons
from monsterbox.games.zombeasts.engine.rules.toys import can_draw
from monsterbox.games.zombeasts.engine.table import (
    PILE,
    SLOTS,
    STOCK,
    THEN_NEXT_TURN,
    THEN_REFILL,
    Table,
    note,
    stock_size,
)


def end_turn(t: Table) -> None:
    """ZB-55, ZB-57, ZB-68. An empty hand takes three cards, unless it is the last round."""
    t.number = 0
    if t.held[t.active] == 0 and can_draw(t):
        take_new_hand(t, t.active, THEN_REFILL)
    else:
        refill(t)


def refill(t: Table) -> None:
    """ZB-53, ZB-65. The open stock is filled up to three, now that the turn is over."""
    if t.held[PILE] == 0:
        trigger_end(t, t.active)
    deal_cards(t, STOCK, SLOTS - stock_size(t), THEN_NEXT_TURN)


def trigger_end(t: Table, seat: i64) -> None:
    """ZB-64, ZB-65. The pile is empty: the first whom this concerns is the trigger."""
    if t.trigger == NONE:
        t.trigger = seat
        note(t, notes.END_TRIGGERED, seat)


def end_game(t: Table) -> None:
    """ZB-67, ZB-73. Everybody had the last turn: the points are counted."""
    discard_unfinished_moons(t)
    t.phase = phase.OVER
    t.actor = OVER
    note(t, notes.GAME_ENDED)
