"""What follows when the cards that were due have come, and from a position on."""

from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.rules.draw_step import go_on_drawing
from monsterbox.games.zombeasts.engine.rules.plays import go_on_extra, toy_or_attack
from monsterbox.games.zombeasts.engine.rules.toy_use import go_on_with_paw
from monsterbox.games.zombeasts.engine.rules.turn import (
    go_on_after_dump,
    go_on_with_set_up,
    main_play,
    next_turn,
    start_turn,
)
from monsterbox.games.zombeasts.engine.rules.turn_end import end_turn, refill
from monsterbox.games.zombeasts.engine.table import (
    THEN_AFTER_LAY,
    THEN_DRAW,
    THEN_EXTRA_PLAY,
    THEN_MAIN_PLAY,
    THEN_NEXT_TURN,
    THEN_PAW,
    THEN_REFILL,
    THEN_SET_UP,
    Table,
    after,
)


def go_on(t: Table) -> None:
    """Nothing is asked as long as cards are due that the pile does not have."""
    while t.phase == phase.DEAL and t.due == 0:
        go_on_after_deal(t)


def go_on_after_deal(t: Table) -> None:
    """The cards that were due have come."""
    if t.then == THEN_DRAW:
        go_on_drawing(t)
    elif t.then == THEN_NEXT_TURN:
        next_turn(t)
    elif t.then == THEN_REFILL:
        refill(t)
    elif t.then == THEN_EXTRA_PLAY:
        go_on_extra(t)
    elif t.then == THEN_AFTER_LAY:
        toy_or_attack(t)
    elif t.then == THEN_MAIN_PLAY:
        go_on_after_dump(t)
    elif t.then == THEN_PAW:
        go_on_with_paw(t, after(t, t.receiver, 1))
    elif t.then == THEN_SET_UP:
        go_on_with_set_up(t)
    else:
        start_turn(t, t.active)


def take_up(t: Table) -> None:
    """Go on from a position: what would not be asked there happens at once."""
    if t.phase == phase.PLAY and t.last_round and t.held[t.active] == 0:
        end_turn(t)
    elif t.phase == phase.PLAY:
        main_play(t)
    elif t.phase == phase.EXTRA:
        go_on_extra(t)
    elif t.phase == phase.DRAW:
        go_on_drawing(t)
    go_on(t)
