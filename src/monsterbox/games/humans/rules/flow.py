"""What is to be done next: one step after another until somebody, or chance, is asked."""

from monsterbox.core.state import NONE
from monsterbox.games.humans.house import NPC_TURN_END
from monsterbox.games.humans.rules import capture, drawing, effects, infection, setup, turn, wounds
from monsterbox.games.humans.rules.windows import advance_window
from monsterbox.games.humans.table import (
    BY_PREY,
    DO_CANCEL,
    DO_CAPTURED,
    DO_DEAL,
    DO_DISCARD,
    DO_DRAW,
    DO_DRAW_INFECTIONS,
    DO_DRAW_WOUNDS,
    DO_DROP,
    DO_EFFECT,
    DO_END_TURN,
    DO_ENDZ,
    DO_FAILED,
    DO_FILL,
    DO_FLEE,
    DO_INFECT,
    DO_INFECTED,
    DO_MOVE,
    DO_OPEN_HOUSE,
    DO_OPENED,
    DO_PREMOVE,
    DO_RESULT,
    DO_ROLLED,
    DO_SELECT,
    DO_SET_UP,
    DO_SHOOT,
    DO_TILE,
    DO_TURN,
    DO_WINDOW,
    DO_WOUND,
    DO_WOUNDED,
    PHASE_OVER,
    ROLL_BREAK,
    ROLL_CAPTURE,
    ROLL_WEAPON,
    WAIT,
    Table,
)


def go_on(t: Table) -> None:
    """Section 5. Until there is a question; whoever has reached his goal ends it (HU-76)."""
    while t.todo != WAIT and t.winner == NONE:
        do_next(t)
    if t.winner != NONE and t.phase != PHASE_OVER:
        turn.end_game(t)


def do_next(t: Table) -> None:
    if t.todo <= DO_MOVE:
        do_frame(t)
    elif t.todo < DO_DISCARD:
        do_capture(t)
    else:
        do_rest(t)


def do_frame(t: Table) -> None:
    """T0 to T3."""
    if t.todo == DO_MOVE:
        turn.move(t)
    elif t.todo == DO_WINDOW:
        advance_window(t)
    elif t.todo == DO_TURN:
        turn.begin_turn(t)
    elif t.todo == DO_TILE:
        turn.draw_tile(t, 0)
    elif t.todo == DO_FILL:
        turn.fill(t)
    elif t.todo == DO_DRAW:
        turn.draw_up(t)
    elif t.todo == DO_PREMOVE:
        turn.begin_movement(t)


def do_capture(t: Table) -> None:
    """T4, C1 to C5, F1 and F2."""
    if t.todo == DO_ROLLED:
        settle_roll(t)
    elif t.todo == DO_OPENED:
        turn.open_barricade(t)
    elif t.todo == DO_SELECT:
        capture.select(t)
    elif t.todo == DO_FAILED:
        capture.fail(t)
    elif t.todo == DO_CAPTURED:
        capture.capture(t)
    elif t.todo == DO_SHOOT:
        capture.shoot(t)
    elif t.todo == DO_WOUND:
        capture.suffer(t)
    elif t.todo == DO_DRAW_WOUNDS:
        t.due = wounds.cards_to_draw(t)
        wounds.draw_next(t)
    elif t.todo == DO_WOUNDED:
        settle_wound(t)
    elif t.todo == DO_INFECT:
        capture.begin_infection(t)
    elif t.todo == DO_DRAW_INFECTIONS:
        infection.draw_next(t)
    elif t.todo == DO_DROP:
        infection.drop_next(t)
    elif t.todo == DO_INFECTED:
        capture.look_at_infections(t)
    elif t.todo == DO_RESULT:
        capture.settle_infection(t)
    elif t.todo == DO_FLEE:
        capture.flee(t)


def do_rest(t: Table) -> None:
    """Cards, T5, the set-up."""
    if t.todo == DO_DEAL:
        drawing.go_on_drawing(t)
    elif t.todo == DO_EFFECT:
        effects.take_effect(t)
    elif t.todo == DO_CANCEL:
        effects.cancel_card(t)
    elif t.todo == DO_OPEN_HOUSE:
        effects.invite(t)
    elif t.todo == DO_DISCARD:
        turn.offer_discard(t)
    elif t.todo == DO_END_TURN:
        turn.end_turn(t)
    elif t.todo == DO_ENDZ:
        end_actions(t)
    elif t.todo == DO_SET_UP:
        setup.set_up(t)


def settle_roll(t: Table) -> None:
    """What the die was rolled for."""
    if t.rolling == ROLL_CAPTURE:
        capture.settle_capture_roll(t)
    elif t.rolling == ROLL_BREAK:
        turn.settle_barricade_roll(t)
    elif t.rolling == ROLL_WEAPON:
        capture.settle_weapon_roll(t)
    else:
        capture.settle_flight_roll(t)


def settle_wound(t: Table) -> None:
    """What follows a wound depends on who dealt it."""
    if t.hurt_by == BY_PREY:
        capture.survive(t)


def end_actions(t: Table) -> None:
    """HZ-32. In the combined game the zombies of nobody move before the discard."""
    if t.house & NPC_TURN_END == 0:
        t.todo = DO_DISCARD
