"""What fights cost a shotgun guy and bring him, in points of a zombie player."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.humans.bot.policy_cards import KILL, removal_odds
from monsterbox.games.humans.bot.policy_outlook import progress, rivalry
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine.piles import ITEMS
from monsterbox.games.humans.engine.rules.ending import goal
from monsterbox.games.humans.engine.rules.strength import best_weapon, combat_bonus, missing_to_hit
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import Table, after

LIFE: Final = 0.4  # a life token
BULLET: Final = 0.16
RESCUE: Final = 9.0  # the Helipad: all that is left to win
DEATH: Final = 0.8  # and half of the collection
AMBUSH: Final = 0.3  # to stand beside a zombie of a player when his turn comes
LAST_LIVES: Final = 2


def bonus_of(t: Table, seat: i64) -> i64:
    """ZE10, ZE13. What is added to every roll."""
    bonus: i64 = 0
    if t.one[ITEMS + seat] & bit(card.FIRE_AXE):
        bonus += 1
    if t.charges[seat] > 0:
        bonus += 1
    return bonus


def death_odds(life: i64, bullets: i64, bonus: i64) -> float:
    """ZZ-11 to ZZ-13. That a fight is lost, where bullets are spent before lives."""
    alive: float = 1.0
    miss: float = 0.0
    for face in range(1, 4 - bonus):
        if 4 - face - bonus > bullets:
            miss += 1.0 / 6.0
    for _ in range(life):
        alive *= miss
    return alive


def cost_of_fight(t: Table, seat: i64) -> float:
    """What a fight with a zombie of nobody costs on average, death included."""
    bonus = bonus_of(t, seat)
    misses = float(max(0, 3 - bonus)) / 6.0
    loss = DEATH + KILL * 0.5 * float(t.collected[seat])
    price = BULLET * 1.5
    if t.bullets[seat] == 0:
        price = LIFE * 1.3
    return misses * price * 0.6 + death_odds(t.life[seat], t.bullets[seat], bonus) * loss


def worth_of_kill(t: Table, seat: i64) -> float:
    """ZZ-11. More when few are missing."""
    if t.collected[seat] + 1 >= goal(t, seat):
        return RESCUE
    return KILL


def worth_of_attack(t: Table, seat: i64, owner: i64) -> float:
    """HZ-35, HZ-36, HZ-38. A zombie of a player: no life is at stake, but he may strike back."""
    hit = min(1.0, float(3 + bonus_of(t, seat)) / 6.0 + 0.08 * float(min(3, t.bullets[seat])))
    removed = removal_odds(t, owner)
    share = rivalry(t, seat, owner)
    if progress(t, owner) > 0.6:
        share += 0.3
    prize = KILL * (1.0 + 2.0 * removed) + share * (removed + 0.15)
    return hit * prize - (1.0 - hit) * AMBUSH


def worth_of_fighting(t: State, seat: i64, action: i64) -> float:
    """K1, ZZ-12. What a miss costs: bullets, a card, an item or a life."""
    missing = missing_to_hit(t)
    if action == actions.SPEND:
        return -BULLET * float(missing)
    if action == actions.LOSE_LIFE:
        loss = LIFE
        if t.life[seat] <= 1:
            loss += DEATH + KILL * 0.5 * float(t.collected[seat])
        elif t.life[seat] == LAST_LIVES:
            loss += 0.5 * LIFE
        return -loss - 0.5 * BULLET
    if actions.is_use(action):
        return worth_of_fight_item(t, seat, action - actions.USE, missing)
    kind = actions.kind_played(action)
    gain: i64 = 2
    if card.is_weapon(kind):
        gain = t.box.bonus[kind] - best_weapon(t)
    if gain >= missing:
        return -0.25
    if gain >= missing - t.bullets[seat]:
        return -0.25 - BULLET * float(missing - gain)
    return -3.0


def worth_of_fight_item(t: Table, seat: i64, kind: i64, missing: i64) -> float:
    if kind == card.LOTS_OF_AMMO:
        return 0.1
    if kind == card.FIRST_AID_KIT:
        return -0.2
    if 2 - best_weapon(t) >= missing:
        return -0.12
    return -0.5


def worth_of_attacking(t: State, seat: i64, action: i64) -> float:
    """K2. A strong weapon before the roll, bullets after a near miss."""
    owner = t.foe
    prize = KILL * 1.5 + rivalry(t, seat, owner) * (removal_odds(t, owner) + 0.15) + AMBUSH
    if action == actions.SPEND:
        return prize - BULLET * float(missing_to_hit(t))
    if actions.is_use(action):
        return prize * 2.0 / 6.0 - 0.2
    if action == actions.ROLL:
        return 0.0
    kind = actions.kind_played(action)
    if kind == NONE:
        return 0.0
    gain: i64 = 2
    if card.is_weapon(kind):
        gain = t.box.bonus[kind] - best_weapon(t)
    needed = max(0, 3 - combat_bonus(t))
    return prize * float(min(gain, needed)) / 6.0 - 0.25


def worth_of_meeting(t: Table, seat: i64, action: i64) -> float:
    """HZ-39, A-51. Attacks first: all are fought anyway, and nobody dies of an attack."""
    if action == actions.FIGHT:
        return 0.0
    owner = after(t, seat, action - actions.ASSAULT)
    return 0.1 + 0.1 * rivalry(t, seat, owner)


def worth_of_undead(t: Table, seat: i64, action: i64) -> float:
    """ZE15. Two zombies are worth some bullets."""
    if action == actions.SPEND:
        return KILL - BULLET
    if action == actions.LOSE_LIFE and t.life[seat] > LAST_LIVES:
        return 0.5 * KILL - LIFE
    if action == actions.LOSE_LIFE:
        return -1.0
    return 0.0
