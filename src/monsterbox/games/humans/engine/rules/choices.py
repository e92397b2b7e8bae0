"""What follows from the choice of a seat: section 5."""

from mypy_extensions import i64

from monsterbox.games.humans.engine import actions, todo
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.deck import SIDES
from monsterbox.games.humans.engine.rules import (
    capture,
    cross,
    crowds,
    draws,
    effects,
    fights,
    infection,
    items,
    led_figures,
    movement,
    npcs,
    prey,
    rolls,
    shotgun,
    steps,
    tile_draw,
    tile_placement,
    turn,
    undead,
    weapons,
    windows,
    wounds,
)
from monsterbox.games.humans.engine.table import Table, after


def take_step(t: Table, seat: i64, way: i64) -> None:
    if t.phase == phase.MOVE:
        movement.step(t, seat, way // SIDES, way % SIDES)
        t.todo = todo.MOVE
    elif t.phase == phase.LEAD:
        led_figures.lead(t, way % SIDES)
    else:
        shotgun.step_pawn(t, way % SIDES)


def answer(t: Table, seat: i64, action: i64) -> None:
    """The choices without a number of their own."""
    if action == actions.PASS:
        decline(t)
    elif action == actions.KEEP:
        rolls.keep(t, seat)
    elif action == actions.REROLL:
        rolls.repeat(t, seat)
    elif action == actions.END_MOVE:
        end_move(t)
    elif action == actions.NO_DISCARD:
        turn.keep_hand(t)
    elif action == actions.ABILITY:
        use_ability(t)
    elif action == actions.CHOOSE_EAT:
        prey.eat_prey(t)
    elif action == actions.CHOOSE_INFECT:
        prey.infect_prey(t)
    elif action == actions.DONE:
        effects.close_house(t)
    else:
        answer_combined(t, action)


def end_move(t: Table) -> None:
    if t.phase == phase.MOVE:
        turn.end_movement(t)
    else:
        steps.end_pawn_move(t)


def answer_combined(t: Table, action: i64) -> None:
    """The same of the combined game."""
    if action == actions.FILL_HUMANS:
        tile_draw.fill_with_humans(t)
    elif action == actions.FILL_ZOMBIES:
        tile_draw.fill_with_zombies(t)
    elif action == actions.ROLL:
        roll_for(t)
    elif action == actions.STAY:
        shotgun.stay(t)
    elif action == actions.ACCEPT:
        accept(t)
    elif action == actions.SPEND:
        spend(t)
    elif action == actions.LOSE_LIFE:
        lose_life(t)
    elif action == actions.FIGHT:
        fights.begin_fight(t, t.active, todo.MEET)
    elif action == actions.END:
        t.todo = todo.BEFORE_NPCS
    elif action < actions.DECK:
        tile_draw.draw_tile(t, action - actions.STACK)
    elif action < actions.ARM:
        draws.draw_from(t, action - actions.DECK)
    else:
        cross.choose_arm(t, action - actions.ARM)


def accept(t: Table) -> None:
    """The die stands as it is."""
    if t.phase == phase.UNDEAD:
        undead.accept_undead(t)
    else:
        fights.fail_attack(t)


def lose_life(t: Table) -> None:
    """A life for another roll."""
    if t.phase == phase.UNDEAD:
        undead.reroll_undead(t)
    else:
        fights.pay_with_life(t)


def roll_for(t: Table) -> None:
    if t.phase == phase.ATTACK:
        rolls.throw(t, t.fighter, rolls.ATTACK)
    else:
        shotgun.roll_movement(t)


def spend(t: Table) -> None:
    """ZZ-12, HZ-35, ZE15. Bullets."""
    if t.phase == phase.UNDEAD:
        undead.shoot_undead(t)
    elif t.phase == phase.ATTACK:
        fights.shoot_zombie(t)
    else:
        fights.shoot_npc(t)


def decline(t: Table) -> None:
    """Nothing is played at this question."""
    now = t.phase
    if windows.is_round(now):
        windows.go_round(t)
    elif now == phase.CAPTURE_FAILED:
        capture.miss(t)
    elif now == phase.WEAPON:
        t.todo = todo.SHOOT
    elif now == phase.HEAL:
        wounds.bear(t)
    elif now == phase.BEFORE_INFECTION:
        prey.draw_infections(t)
    elif now == phase.AFTER_INFECTION:
        t.todo = todo.RESULT
    elif now == phase.OBJECT:
        t.todo = todo.EFFECT


def use_ability(t: Table) -> None:
    """HU-73. The ability that belongs to the question."""
    now = t.phase
    if now == phase.MOVE:
        turn.go_team(t)
    elif now == phase.CAPTURE_FAILED:
        capture.slam(t)
    elif now == phase.WEAPON:
        weapons.object_to_weapon(t)
    elif now == phase.HEAL:
        wounds.heal(t)
    elif now == phase.AFTER_INFECTION:
        prey.encore(t)
    elif now == phase.OBJECT:
        windows.object_to_card(t)


def choose(t: Table, seat: i64, action: i64) -> None:
    """The choices with a card, a name, a space or a player."""
    if actions.is_play(action):
        windows.announce(t, seat, actions.kind_played(action), actions.target_played(action))
    elif actions.is_place(action):
        tile_draw.place(t, action - actions.PLACE)
    elif actions.is_space(action):
        choose_space(t, action - actions.SPACE)
    elif actions.is_discard(action):
        turn.discard(t, action - actions.DISCARD)
    elif actions.is_put(action):
        put(t, action - actions.PUT)
    elif actions.is_attempt(action):
        capture.attempt(t, action - actions.ATTEMPT)
    elif actions.is_break(action):
        turn.try_barricade(t, action - actions.BREAK)
    elif actions.is_npc_move(action):
        npcs.move_npc(t, action - actions.MOVE_NPC)
    else:
        choose_rarely(t, seat, action)


def choose_rarely(t: Table, seat: i64, action: i64) -> None:
    if actions.is_wound(action):
        wounds.take_wound(t, action - actions.TAKE_WOUND)
    elif actions.is_drop(action):
        infection.drop(t, action - actions.DROP)
        t.todo = todo.DROP
    elif actions.is_tunnel(action):
        turn.tunnel(t, action - actions.TUNNEL)
    elif actions.is_attack(action):
        capture.attack(t, after(t, seat, action - actions.ATTACK))
    elif actions.is_assault(action):
        fights.begin_attack(t, after(t, seat, action - actions.ASSAULT))
    else:
        use(t, seat, action - actions.USE)


def use(t: Table, seat: i64, kind: i64) -> None:
    """ZZ-18. An item in play."""
    items.use_item(t, seat, kind)
    if windows.is_round(t.phase):
        windows.go_round(t)
    else:
        items.go_on_after_item(t, seat, kind)


def put(t: Table, local: i64) -> None:
    if t.phase == phase.OPEN_HOUSE:
        effects.put_guest(t, local)
    elif t.phase == phase.PUT_ZOMBIE:
        cross.put_start_zombie(t, local)
    else:
        tile_placement.put_one(t, local)
        t.todo = todo.FILL


def choose_space(t: Table, space: i64) -> None:
    if t.phase == phase.RUN:
        effects.run_to(t, space)
    elif t.phase == phase.PUT_BY_CARD:
        crowds.put_by_card(t, space)
    elif t.phase == phase.MOVE_FROM:
        crowds.shift_from(t, space)
    elif t.phase == phase.MOVE_TO:
        crowds.shift_to(t, space)
    else:
        prey.flee_to(t, space)
