"""Weapons against the zombie that has captured: HU-41 to HU-43, HZ-21, A-21."""

from mypy_extensions import i64

from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import notes, todo
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.strength import HIT
from monsterbox.games.humans.engine.rules.windows import can_stop_weapon, go_round, use_ability
from monsterbox.games.humans.engine.rules.wounds import BY_PREY
from monsterbox.games.humans.engine.table import Table, ask, note


def offer_weapon(t: Table, kind: i64, seat: i64, owner: i64) -> None:
    """HU-42, A-21, W-WEAPON. The owner of the zombie may stop it before it is rolled for."""
    t.weapon = kind
    t.weapon_by = seat
    if t.foe == NONE:
        t.weapons += 1
    if can_stop_weapon(t, owner):
        ask(t, phase.WEAPON, owner)
    else:
        t.todo = todo.SHOOT


def object_to_weapon(t: Table) -> None:
    """W-WEAPON. The Lawyer objects to a weapon against his own zombie."""
    use_ability(t, t.actor)
    note(t, notes.CARD_OBJECTED, t.actor, t.weapon)
    drop_weapon(t)


def shoot(t: Table) -> None:
    """HU-42, HZ-21. The weapon's player rolls; in his own attack it adds to the roll to come."""
    if t.foe == NONE:
        roll.throw(t, t.weapon_by, roll.WEAPON)
        return
    t.blade = t.box.bonus[t.weapon]
    lay_weapon_down(t)
    t.todo = todo.ATTACK


def settle_weapon_roll(t: Table) -> None:
    """HU-42, HU-43. Four and more with the bonus is a wound, which ends the offers."""
    if t.face + t.box.bonus[t.weapon] < HIT:
        note(t, notes.WEAPON_MISSED, t.weapon_by, t.active)
        drop_weapon(t)
        return
    note(t, notes.WEAPON_HIT, t.weapon_by, t.active, t.at)
    t.window = NONE
    t.asked = 0
    t.hurt = t.active
    t.hurt_at = t.at
    t.hurt_by = BY_PREY
    t.todo = todo.WOUND


def drop_weapon(t: Table) -> None:
    """HU-43. Without effect: the next seat is asked."""
    lay_weapon_down(t)
    if t.foe == NONE:
        go_round(t)
    else:
        t.todo = todo.ATTACK


def lay_weapon_down(t: Table) -> None:
    t.weapon = NONE
    t.weapon_by = NONE
