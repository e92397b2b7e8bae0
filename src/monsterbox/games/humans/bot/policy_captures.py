"""How a zombie player goes about captures: whom he attempts, what he saves, what he makes of it."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.humans.bot.policy_cards import (
    CARD,
    KILL,
    WOUND,
    gain_of_more_cards,
    prize_of_capture,
    removal_odds,
    weapon_odds,
)
from monsterbox.games.humans.bot.policy_odds import (
    break_odds,
    look_at_cards,
    odds_at,
    set_walls,
    trap_odds,
)
from monsterbox.games.humans.bot.policy_outlook import Outlook, rivalry
from monsterbox.games.humans.bot.policy_plan import TOKEN, plan, when_open
from monsterbox.games.humans.bot.policy_zombie import ONCE, worth_of_own_card
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.deck import EAT, ESCAPE, INFECTIONS
from monsterbox.games.humans.engine.piles import DRAWN
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.ending import goal, score
from monsterbox.games.humans.engine.rules.flight import is_trapped
from monsterbox.games.humans.engine.rules.strength import combat_bonus
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import Table

MANY: Final = 6  # zombies from which on a human is better eaten


def worth_of_selection(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """HU-38. The surest last: whoever flees before takes a space at which others would end."""
    if action == actions.END:
        return 0.0
    if actions.is_attempt(action):
        set_walls(o, t)
        look_at_cards(o, t, seat)
        return 1.0 - 0.1 * odds_at(o, t, action - actions.ATTEMPT)
    if actions.is_attack(action):
        return 0.5
    kind = actions.kind_played(action)
    if kind == card.OPEN_HOUSE:
        return 0.0
    return 1.0 + worth_of_own_card(o, t, seat, action, kind) - CARD


def worth_of_repeating(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """HU-71. A token for a roll that failed, if what hangs on it is worth more."""
    if action != actions.REROLL:
        return 0.0
    if t.roller != seat:
        return spoiled_roll(t, seat) - TOKEN
    if t.rolling == roll.CAPTURE:
        prize = prize_of_capture(o, t)
        return float(7 - t.box.capture[t.character[seat]]) / 6.0 * prize - TOKEN
    if t.rolling == roll.BARRICADE:
        gain = when_open(o, t, seat, t.at, t.pool) - plan(o, t, seat, t.pool)
        return break_odds(t, seat, t.at) * gain - TOKEN
    if t.rolling == roll.WEAPON:
        prize = prize_of_capture(o, t) + removal_odds(t, t.active)
        return weapon_odds(t, t.weapon) * prize * rivalry(t, seat, t.active) - TOKEN
    if t.rolling == roll.FIGHT or t.rolling == roll.ATTACK:
        return KILL - TOKEN
    return worth_of_another_flight(o, t) - TOKEN


def worth_of_another_flight(o: Outlook, t: State) -> float:
    """HU-65, A-71. A point if the prey gets away with this roll but may be trapped by another."""
    if is_trapped(t, t.at, t.face):
        return -1.0
    set_walls(o, t)
    return trap_odds(o, t, t.at, t.victim != NONE)


def spoiled_roll(t: Table, seat: i64) -> float:
    """A-17. With `any_player` a success of a rival may be repeated as well."""
    succeeded = t.rolling == roll.FLEE and is_trapped(t, t.at, t.face)
    if t.rolling == roll.CAPTURE:
        succeeded = t.face >= t.box.capture[t.character[t.active]]
    elif t.rolling == roll.FIGHT or t.rolling == roll.ATTACK:
        succeeded = t.face + combat_bonus(t) >= 4
    if succeeded:
        return 0.25 * rivalry(t, seat, t.roller)
    return 0.0


def worth_of_saving(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """W-CAPFAIL, W-INFPRE, W-INFPOST. A card or the ability for a capture that is going wrong."""
    if action == actions.PASS:
        return 0.0
    prize = prize_of_capture(o, t)
    if t.phase == phase.AFTER_INFECTION:
        if t.infection_cards[DRAWN * INFECTIONS + ESCAPE] == 0:
            return -1.0
        return prize - 0.15
    if action == actions.ABILITY:
        return prize - 0.15
    if t.phase == phase.CAPTURE_FAILED:
        if actions.kind_played(action) == card.DEATH_GRIP and t.face + t.bonus + 2 < capture_value(
            t
        ):
            return -1.0
        return prize - CARD
    return gain_of_more_cards(t, seat) * (1.0 - trap_odds(o, t, t.at, t.victim != NONE)) - CARD


def capture_value(t: Table) -> i64:
    return t.box.capture[t.character[t.active]]


def worth_of_shield(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """W-WEAPON, HE13. A weapon against an own zombie is stopped if it is likely to hit."""
    if action == actions.PASS:
        return 0.0
    prize = removal_odds(t, seat) + WOUND
    if t.foe == NONE:
        prize += prize_of_capture(o, t)
    value = weapon_odds(t, t.weapon) * prize
    if action == actions.ABILITY:
        return value - ONCE
    return value - CARD


def worth_of_healing(t: Table, seat: i64, action: i64) -> float:
    """Heal Thyself. Once something lies there, or when a point less would hurt."""
    if action == actions.PASS:
        return 0.0
    if t.wounds[seat] or score(t, seat) + 3 >= goal(t, seat):
        return 1.0
    return -0.05


def worth_of_wound(t: Table, seat: i64, action: i64) -> float:
    """HU-56, HU-57. One that does not lie there yet."""
    if t.wounds[seat] & bit(action - actions.TAKE_WOUND):
        return -1.0
    return 0.0


def worth_of_drop(action: i64) -> float:
    """HE10. Escapes first, then what is eaten."""
    if action == actions.DROP + ESCAPE:
        return 1.0
    if action == actions.DROP + EAT:
        return 0.5
    return 0.0


def worth_of_result(t: Table, seat: i64, action: i64) -> float:
    """HU-49. A zombie more hunts with the others; with many, what is eaten is safer."""
    if action == actions.CHOOSE_INFECT and t.numbers[seat] < MANY:
        return 0.2
    if action != actions.CHOOSE_INFECT and t.numbers[seat] >= MANY:
        return 0.2
    return 0.0
