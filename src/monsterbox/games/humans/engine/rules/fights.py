"""Combat of a shotgun guy: ZZ-11 to ZZ-15, HZ-34 to HZ-39.

K1 is a fight with a zombie of nobody, K2 an attack on a zombie of a player.
"""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags, notes, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import NPCS, take_off
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.card_play import is_asked_for_cards, legal_plays
from monsterbox.games.humans.engine.rules.ending import check_goal
from monsterbox.games.humans.engine.rules.items import fight_items, strengthening_items
from monsterbox.games.humans.engine.rules.pawns import drop_item, lose_life, pick_up, reward
from monsterbox.games.humans.engine.rules.steps import end_pawn_move
from monsterbox.games.humans.engine.rules.strength import HIT, combat_bonus, missing_to_hit
from monsterbox.games.humans.engine.rules.wounds import BY_PAWN
from monsterbox.games.humans.engine.table import Table, ask, note


def begin_fight(t: Table, seat: i64, back: i64) -> None:
    """ZZ-11, A-79. Each zombie is one fight, and uses a charge of the shotgun."""
    t.fighter = seat
    t.foe = NONE
    t.back = back
    load_shotgun(t, seat)
    t.todo = todo.FIGHT


def load_shotgun(t: Table, seat: i64) -> None:
    """ZE13, A-79. Discarded when the third fight begins."""
    t.shot = t.charges[seat] > 0
    t.extra = 0
    t.blade = 0
    if t.shot:
        t.charges[seat] = t.charges[seat] - 1
        if t.charges[seat] == 0:
            drop_item(t, seat, card.HEY_LOOK_A_SHOTGUN)


def fight(t: Table) -> None:
    """ZZ-11. The combat roll; a weapon from the hand and Adrenaline count for one."""
    t.extra = 0
    t.blade = 0
    roll.throw(t, t.fighter, roll.FIGHT)


def settle_fight_roll(t: Table) -> None:
    t.todo = todo.FOUGHT


def judge_fight(t: Table) -> None:
    """ZZ-11, ZZ-12, HZ-46, A-70. Four and more kills; otherwise bullets, a life, items or cards."""
    t.phase = phase.FIGHT
    if t.face + combat_bonus(t) >= HIT:
        kill(t)
    elif has_open_fight_choice(t) or is_asked_for_cards(t, t.fighter, card.AT_FIGHT):
        ask(t, phase.FIGHT, t.fighter)
    else:
        pay_with_life(t)


def has_open_fight_choice(t: Table) -> bool:
    """ZZ-12. Bullets or items, which everybody can see."""
    return missing_to_hit(t) <= t.bullets[t.fighter] or fight_items(t) != 0


def legal_fights(t: Table, out: Actions) -> None:
    """K1, ZZ-12."""
    if missing_to_hit(t) <= t.bullets[t.fighter]:
        out.add(actions.SPEND)
    out.add(actions.LOSE_LIFE)
    legal_plays(t, t.fighter, card.AT_FIGHT, out)
    actions.add_each(actions.USE, fight_items(t), out)


def spend_bullets(t: Table) -> None:
    """ZZ-12. Exactly what is missing."""
    number = missing_to_hit(t)
    t.bullets[t.fighter] = t.bullets[t.fighter] - number
    note(t, notes.BULLETS_SPENT, t.fighter, number)


def shoot_npc(t: Table) -> None:
    spend_bullets(t)
    kill(t)


def pay_with_life(t: Table) -> None:
    """ZZ-12, ZZ-13, ZZ-15. A life, and the roll again; with the last one he dies."""
    if lose_life(t, t.fighter):
        end_fight(t)
    else:
        t.todo = todo.FIGHT


def kill(t: Table) -> None:
    """ZZ-11, ZZ-14. It goes to the collection."""
    seat = t.fighter
    space = t.pawn[seat]
    take_off(t, NPCS, space)
    t.collected[seat] = t.collected[seat] + 1
    note(t, notes.NPC_KILLED, seat, space, t.collected[seat])
    check_goal(t, seat)
    pick_up(t, seat)
    end_fight(t)


def end_fight(t: Table) -> None:
    back = t.back
    t.back = 0
    t.fighter = NONE
    t.foe = NONE
    t.shot = False
    t.extra = 0
    t.blade = 0
    roll.forget(t)
    t.todo = back


def begin_attack(t: Table, owner: i64) -> None:
    """HZ-35, A-79. One roll against a zombie of a player."""
    t.fighter = t.active
    t.foe = owner
    t.back = todo.MEET
    load_shotgun(t, t.active)
    t.todo = todo.ATTACK


def prepare_attack(t: Table) -> None:
    """K2, A-70. Cards and items come before the roll."""
    t.phase = phase.ATTACK
    if strengthening_items(t) or is_asked_for_cards(t, t.fighter, card.AT_ATTACK):
        ask(t, phase.ATTACK, t.fighter)
    else:
        roll.throw(t, t.fighter, roll.ATTACK)


def legal_attack(t: Table, out: Actions) -> None:
    """K2. Before the roll, or after a miss."""
    if t.face == 0:
        out.add(actions.ROLL)
        legal_plays(t, t.fighter, card.AT_ATTACK, out)
        actions.add_each(actions.USE, strengthening_items(t), out)
    else:
        out.add(actions.ACCEPT)
        if missing_to_hit(t) <= t.bullets[t.fighter]:
            out.add(actions.SPEND)


def settle_attack_roll(t: Table) -> None:
    """HZ-35, HZ-38, A-47. Bullets may make it a hit; a miss costs no life."""
    if t.face + combat_bonus(t) >= HIT:
        hit(t)
    elif missing_to_hit(t) <= t.bullets[t.fighter]:
        ask(t, phase.ATTACK, t.fighter)
    else:
        fail_attack(t)


def shoot_zombie(t: Table) -> None:
    spend_bullets(t)
    hit(t)


def hit(t: Table) -> None:
    """HZ-36. The owner makes a wound draw."""
    roll.forget(t)
    t.hurt = t.foe
    t.hurt_at = t.pawn[t.fighter]
    t.hurt_by = BY_PAWN
    t.todo = todo.WOUND


def after_hit(t: Table) -> None:
    """HZ-36, HZ-37. He may go on."""
    if not t.killed:
        t.fought += bit(4 * t.foe)
    reward(t, t.fighter)
    t.killed = False
    pick_up(t, t.fighter)
    end_fight(t)


def fail_attack(t: Table) -> None:
    """HZ-38, HZ-39, A-51. His movement ends; the zombies left here are still fought."""
    note(t, notes.ATTACK_FAILED, t.fighter, t.foe)
    t.fought += bit(4 * t.foe)
    t.halted = True
    t.pool = 0
    end_fight(t)
    if t.house & flags.FIRST_EDITION:
        end_pawn_move(t)  # the series ended as well
