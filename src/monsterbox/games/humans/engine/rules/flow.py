"""What is to be done next: one step after another until somebody, or chance, is asked."""

from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import flags, todo
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.rules import (
    capture,
    cross,
    crowds,
    draws,
    effects,
    fights,
    grenades,
    infection,
    led_figures,
    npcs,
    prey,
    setup,
    shotgun,
    tile_draw,
    turn,
    undead,
    weapons,
    wounds,
)
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.pawns import check_rescues, is_helipad_out
from monsterbox.games.humans.engine.rules.windows import advance_window
from monsterbox.games.humans.engine.rules.wounds import BY_PAWN, BY_PREY
from monsterbox.games.humans.engine.table import Table


def go_on(t: Table) -> None:
    """Section 5. Until there is a question; whoever has reached his goal ends it (HU-76)."""
    while t.todo != todo.WAIT and t.winner == NONE:
        if is_helipad_out(t):
            check_rescues(t)
        if t.winner == NONE:
            do_next(t)
    if t.winner != NONE and t.phase != phase.OVER:
        turn.end_game(t)


def do_next(t: Table) -> None:
    if t.todo <= todo.MOVE:
        do_frame(t)
    elif t.todo < todo.DISCARD:
        do_capture(t)
    elif t.todo <= todo.SET_UP:
        do_rest(t)
    else:
        do_combined(t)


def do_frame(t: Table) -> None:
    """T0 to T3."""
    if t.todo == todo.MOVE:
        turn.move(t)
    elif t.todo == todo.WINDOW:
        advance_window(t)
    elif t.todo == todo.TURN:
        turn.begin_turn(t)
    elif t.todo == todo.TILE:
        tile_draw.choose_stack(t)
    elif t.todo == todo.FILL:
        tile_draw.fill(t)
    elif t.todo == todo.DRAW:
        turn.draw_up(t)
    elif t.todo == todo.PREMOVE:
        turn.begin_movement(t)


def do_capture(t: Table) -> None:
    """T4, C1 to C5, F1 and F2."""
    if t.todo == todo.ROLLED:
        settle_roll(t)
    elif t.todo == todo.OPENED:
        turn.open_barricade(t)
    elif t.todo == todo.SELECT:
        capture.select(t)
    elif t.todo == todo.CAPTURE_FAILED:
        capture.fail(t)
    elif t.todo == todo.CAPTURED:
        capture.capture(t)
    elif t.todo == todo.SHOOT:
        weapons.shoot(t)
    elif t.todo == todo.WOUND:
        wounds.suffer(t)
    elif t.todo == todo.DRAW_WOUNDS:
        t.due = wounds.cards_to_draw(t)
        wounds.draw_next(t)
    elif t.todo == todo.WOUNDED:
        settle_wound(t)
    elif t.todo == todo.INFECT:
        prey.begin_infection(t)
    elif t.todo == todo.DRAW_INFECTIONS:
        infection.draw_next(t)
    elif t.todo == todo.DROP:
        infection.drop_next(t)
    elif t.todo == todo.INFECTED:
        prey.look_at_infections(t)
    elif t.todo == todo.RESULT:
        prey.settle_infection(t)
    elif t.todo == todo.FLEE:
        prey.flee(t)


def do_rest(t: Table) -> None:
    """Cards, T5, the set-up."""
    if t.todo == todo.DEAL:
        draws.go_on_drawing(t)
    elif t.todo == todo.EFFECT:
        effects.take_effect(t)
    elif t.todo == todo.CANCEL:
        effects.cancel_card(t)
    elif t.todo == todo.OPEN_HOUSE:
        effects.invite(t)
    elif t.todo == todo.DISCARD:
        turn.offer_discard(t)
    elif t.todo == todo.END_TURN:
        turn.end_turn(t)
    elif t.todo == todo.BUILDING:
        cross.choose_next_arm(t)
    elif t.todo == todo.SET_UP:
        begin_town(t)


def do_combined(t: Table) -> None:
    """G1 to G3, K1, K2, T6, and the cards of the zombies' set."""
    if t.todo == todo.BEFORE_NPCS:
        npcs.end_actions(t)
    elif t.todo == todo.NPCS:
        npcs.begin_npcs(t)
    elif t.todo == todo.NPC_NEXT:
        npcs.move_next_npc(t)
    elif t.todo == todo.PAWN_START:
        shotgun.begin_pawn(t)
    elif t.todo == todo.PAWN_ROLL:
        shotgun.offer_roll(t)
    elif t.todo == todo.PAWN_MOVE:
        shotgun.move_pawn(t)
    elif t.todo == todo.MEET:
        shotgun.meet(t)
    elif t.todo == todo.FIGHT:
        fights.fight(t)
    elif t.todo == todo.FOUGHT:
        fights.judge_fight(t)
    elif t.todo == todo.ATTACK:
        fights.prepare_attack(t)
    elif t.todo == todo.BLAST:
        grenades.blast_next(t)
    elif t.todo == todo.PUT:
        crowds.put_next(t)
    elif t.todo == todo.MOVE_FROM:
        crowds.shift_next(t)
    elif t.todo == todo.LEAD:
        led_figures.lead_next(t)
    elif t.todo == todo.UNDEAD:
        undead.judge_undead(t)


def begin_town(t: Table) -> None:
    """HU-05, HZ-03, HZ-07. The Town Square alone, or the cross of the combined game."""
    if t.house & flags.CROSS:
        cross.begin_cross(t)
    else:
        setup.set_up(t)


def settle_roll(t: Table) -> None:
    """What the die was rolled for."""
    if t.rolling == roll.CAPTURE:
        capture.settle_capture_roll(t)
    elif t.rolling == roll.BARRICADE:
        turn.settle_barricade_roll(t)
    elif t.rolling == roll.WEAPON:
        weapons.settle_weapon_roll(t)
    elif t.rolling == roll.FLEE:
        prey.settle_flight_roll(t)
    elif t.rolling == roll.FIGHT:
        fights.settle_fight_roll(t)
    elif t.rolling == roll.ATTACK:
        fights.settle_attack_roll(t)
    elif t.rolling == roll.MOVE:
        shotgun.settle_movement_roll(t)
    elif t.rolling == roll.NPCS:
        npcs.settle_npc_roll(t)
    else:
        undead.settle_undead_roll(t)


def settle_wound(t: Table) -> None:
    """What follows a wound depends on who dealt it."""
    if t.hurt_by == BY_PREY:
        prey.survive(t)
    elif t.hurt_by == BY_PAWN:
        fights.after_hit(t)
    else:
        grenades.after_blast(t)
