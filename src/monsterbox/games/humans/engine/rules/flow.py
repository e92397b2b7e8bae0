"""What is to be done next: one step after another until somebody, or chance, is asked."""

from monsterbox.core.state import NONE
from monsterbox.games.humans.engine.flags import CROSS
from monsterbox.games.humans.engine.rules import (
    capture,
    cross,
    draws,
    effects,
    infection,
    npcs,
    setup,
    shotgun,
    turn,
    wounds,
    zombie_effects,
)
from monsterbox.games.humans.engine.rules.pawns import check_rescues, is_helipad_out
from monsterbox.games.humans.engine.rules.windows import advance_window
from monsterbox.games.humans.engine.table import (
    BY_PAWN,
    BY_PREY,
    DO_ARM,
    DO_ATTACK,
    DO_BLAST,
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
    DO_FIGHT,
    DO_FILL,
    DO_FLEE,
    DO_FOUGHT,
    DO_INFECT,
    DO_INFECTED,
    DO_LEAD,
    DO_MEET,
    DO_MOVE,
    DO_MOVE_FROM,
    DO_NPC,
    DO_NPC_NEXT,
    DO_OPEN_HOUSE,
    DO_OPENED,
    DO_PAWN_MOVE,
    DO_PAWN_ROLL,
    DO_PAWN_START,
    DO_PREMOVE,
    DO_PUT,
    DO_RESULT,
    DO_ROLLED,
    DO_SELECT,
    DO_SET_UP,
    DO_SHOOT,
    DO_TILE,
    DO_TURN,
    DO_UNDEAD,
    DO_WINDOW,
    DO_WOUND,
    DO_WOUNDED,
    PHASE_OVER,
    ROLL_ATTACK,
    ROLL_BREAK,
    ROLL_CAPTURE,
    ROLL_FIGHT,
    ROLL_FLEE,
    ROLL_MOVE,
    ROLL_NPC,
    ROLL_WEAPON,
    WAIT,
    Table,
)


def go_on(t: Table) -> None:
    """Section 5. Until there is a question; whoever has reached his goal ends it (HU-76)."""
    while t.todo != WAIT and t.winner == NONE:
        if is_helipad_out(t):
            check_rescues(t)
        if t.winner == NONE:
            do_next(t)
    if t.winner != NONE and t.phase != PHASE_OVER:
        turn.end_game(t)


def do_next(t: Table) -> None:
    if t.todo <= DO_MOVE:
        do_frame(t)
    elif t.todo < DO_DISCARD:
        do_capture(t)
    elif t.todo <= DO_SET_UP:
        do_rest(t)
    else:
        do_combined(t)


def do_frame(t: Table) -> None:
    """T0 to T3."""
    if t.todo == DO_MOVE:
        turn.move(t)
    elif t.todo == DO_WINDOW:
        advance_window(t)
    elif t.todo == DO_TURN:
        turn.begin_turn(t)
    elif t.todo == DO_TILE:
        turn.choose_stack(t)
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
        draws.go_on_drawing(t)
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
    elif t.todo == DO_ARM:
        cross.choose_next_arm(t)
    elif t.todo == DO_SET_UP:
        begin_town(t)


def do_combined(t: Table) -> None:
    """G1 to G3, K1, K2, T6, and the cards of the zombies' set."""
    if t.todo == DO_ENDZ:
        npcs.end_actions(t)
    elif t.todo == DO_NPC:
        npcs.begin_npcs(t)
    elif t.todo == DO_NPC_NEXT:
        npcs.move_next_npc(t)
    elif t.todo == DO_PAWN_START:
        shotgun.begin_pawn(t)
    elif t.todo == DO_PAWN_ROLL:
        shotgun.offer_roll(t)
    elif t.todo == DO_PAWN_MOVE:
        shotgun.move_pawn(t)
    elif t.todo == DO_MEET:
        shotgun.meet(t)
    elif t.todo == DO_FIGHT:
        shotgun.fight(t)
    elif t.todo == DO_FOUGHT:
        shotgun.judge_fight(t)
    elif t.todo == DO_ATTACK:
        shotgun.prepare_attack(t)
    elif t.todo == DO_BLAST:
        shotgun.blast_next(t)
    elif t.todo == DO_PUT:
        zombie_effects.put_next(t)
    elif t.todo == DO_MOVE_FROM:
        zombie_effects.shift_next(t)
    elif t.todo == DO_LEAD:
        zombie_effects.lead_next(t)
    elif t.todo == DO_UNDEAD:
        zombie_effects.judge_undead(t)


def begin_town(t: Table) -> None:
    """HU-05, HZ-03, HZ-07. The Town Square alone, or the cross of the combined game."""
    if t.house & CROSS:
        cross.begin_cross(t)
    else:
        setup.set_up(t)


def settle_roll(t: Table) -> None:
    """What the die was rolled for."""
    if t.rolling == ROLL_CAPTURE:
        capture.settle_capture_roll(t)
    elif t.rolling == ROLL_BREAK:
        turn.settle_barricade_roll(t)
    elif t.rolling == ROLL_WEAPON:
        capture.settle_weapon_roll(t)
    elif t.rolling == ROLL_FLEE:
        capture.settle_flight_roll(t)
    elif t.rolling == ROLL_FIGHT:
        shotgun.settle_fight_roll(t)
    elif t.rolling == ROLL_ATTACK:
        shotgun.settle_attack_roll(t)
    elif t.rolling == ROLL_MOVE:
        shotgun.settle_movement_roll(t)
    elif t.rolling == ROLL_NPC:
        npcs.settle_npc_roll(t)
    else:
        zombie_effects.settle_undead_roll(t)


def settle_wound(t: Table) -> None:
    """What follows a wound depends on who dealt it."""
    if t.hurt_by == BY_PREY:
        capture.survive(t)
    elif t.hurt_by == BY_PAWN:
        shotgun.after_hit(t)
    else:
        shotgun.after_blast(t)
