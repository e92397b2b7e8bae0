"""Event cards of Humans, of both sets: what they bring, what they spoil, which are let go.

Everything is in points of a zombie player; a zombie collected by a shotgun guy is a share of one.
What others hold is never looked at.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.state import NONE
from monsterbox.games.humans.bot.policy_odds import escape_odds, look_at_cards, set_walls, trap_odds
from monsterbox.games.humans.bot.policy_outlook import Outlook, rivalry
from monsterbox.games.humans.bot.policy_plan import plan, when_open
from monsterbox.games.humans.bot.policy_ways import helipad, walk_from
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.rules.ending import goal, score
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import FIGURES, Table, after, is_shotgun
from monsterbox.games.humans.engine.zombies import HELD, MARKS

CARD: Final = 0.1  # the card of the round
KILL: Final = 0.36  # a zombie collected: 25 are as much as nine points
WOUND: Final = 0.12  # a wound card that lies before somebody
LAST_POINT: Final = 2.0  # how much more a capture counts that would win
RUNNER: Final = 12  # steps from the Helipad at which a shotgun guy must be stopped
OBJECTION: Final = 0.4  # what the Lawyer keeps his objection for

# What a card is worth in the hand of a zombie player, and of a shotgun guy.
UNNAMED: Final = 0.1
_ZOMBIE: Final = {
    card.FRYING_PAN: 0.35,
    card.GOLF_CLUB: 0.45,
    card.BASEBALL_BAT: 0.45,
    card.NAIL_GUN: 0.6,
    card.REVOLVER: 0.6,
    card.PUMP_SHOTGUN: 0.75,
    card.OPEN_HOUSE: 0.9,
    card.FRESH_MEAT: 0.6,
    card.RIGOR_MORTIS: 0.6,
    card.WEAK_ANKLES: 0.45,
    card.NAIL_IT_SHUT: 0.35,
    card.BATTERING_RAM: 0.6,
    card.RUN_FOR_IT: 0.1,
    card.SLIPPERY_WHEN_WET: 0.6,
    card.DEATH_GRIP: 0.6,
    card.PATIENT_ZERO: 0.7,
    card.WALK_IT_OFF: 0.2,
    card.LATE_RISER: 1.0,
    card.IT_JAMMED: 0.3,
    card.PICKPOCKET: 0.25,
    card.ADRENALINE_RUSH: 0.6,
    card.BRAIN_CRAMP: 0.5,
    card.BUTTER_FINGERS: 0.2,
    card.CLAUSTROPHOBIA: 0.2,
    card.FEAR: 0.7,
    card.HYSTERICAL_PARALYSIS: 0.9,
    card.I_DONT_THINK_THEYRE_DEAD: 0.4,
    card.WHERE_DID_EVERYBODY_GO: 0.2,
    card.YOUR_SHOES_UNTIED: 0.4,
}
_SHOTGUN: Final = {
    card.FRYING_PAN: 0.3,
    card.GOLF_CLUB: 0.4,
    card.BASEBALL_BAT: 0.4,
    card.NAIL_GUN: 0.6,
    card.REVOLVER: 0.6,
    card.PUMP_SHOTGUN: 0.75,
    card.FRESH_MEAT: 0.3,
    card.RIGOR_MORTIS: 0.5,
    card.WEAK_ANKLES: 0.4,
    card.NAIL_IT_SHUT: 0.35,
    card.SLIPPERY_WHEN_WET: 0.6,
    card.ADRENALINE_RUSH: 0.5,
    card.ALTERNATE_FOOD_SOURCE: 0.3,
    card.BUTTER_FINGERS: 0.2,
    card.CLAUSTROPHOBIA: 0.2,
    card.FEAR: 0.7,
    card.FIRE_AXE: 0.4,
    card.FIRST_AID_KIT: 0.3,
    card.HEY_LOOK_A_SHOTGUN: 0.9,
    card.HYSTERICAL_PARALYSIS: 0.9,
    card.KEYS_STILL_IN_IT: 0.4,
    card.MUCH_NEEDED_REST: 0.6,
    card.WERE_SCREWED: 0.5,
    card.WHERE_DID_EVERYBODY_GO: 0.3,
    card.YOUR_SHOES_UNTIED: 0.4,
    card.ZOMBIE_MASTER: 0.5,
}


def _kept(worth: dict[int, float]) -> vec[float]:
    """[kind of card] -> what it is worth in hand."""
    return vec[float]([worth.get(kind, UNNAMED) for kind in range(card.KINDS)])


KEPT_BY_ZOMBIE: Final = _kept(_ZOMBIE)
KEPT_BY_SHOTGUN: Final = _kept(_SHOTGUN)
FRESH: Final = 0.42  # a card not seen yet


def worth_in_hand(t: Table, seat: i64, kind: i64) -> float:
    if is_shotgun(t, seat):
        return KEPT_BY_SHOTGUN[kind]
    return KEPT_BY_ZOMBIE[kind]


# Reactions


def worth_of_reaction(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """A card in a window that goes round the table, or none."""
    if action == actions.PASS:
        return 0.0
    kind = actions.kind_played(action)
    if kind == NONE:
        return -CARD  # an item that is better kept
    if t.phase == phase.CAPTURED:
        return spoiled(o, t, seat, kind) - CARD
    if t.phase == phase.BARRICADE:
        return rivalry(t, seat, t.active) * opening(o, t) - CARD
    if kind == card.RIGOR_MORTIS and not is_shotgun(t, t.active):
        before = plan(o, t, t.active, t.pool)
        loss = before - plan(o, t, t.active, t.pool // 2)
        return rivalry(t, seat, t.active) * loss - CARD
    if kind == card.WEAK_ANKLES:
        return rivalry(t, seat, t.active) * holding(o, t, actions.target_played(action)) - CARD
    return worth_of_card(o, t, seat, action, kind) - CARD


def opening(o: Outlook, t: Table) -> float:
    """HE05. What the active player gains by the barricade that he has just broken."""
    return when_open(o, t, t.active, t.at, t.pool) - plan(o, t, t.active, t.pool)


def holding(o: Outlook, t: State, space: i64) -> float:
    """HE04. What the active player loses if one of his zombies there cannot step."""
    held = t.clone()
    first = t.active * FIGURES
    for place in range(first, first + t.numbers[t.active]):
        if t.zombies[place] // MARKS == space:
            held.zombies[place] = held.zombies[place] | HELD
            break
    return plan(o, t, t.active, t.pool) - plan(o, held, t.active, t.pool)


def spoiled(o: Outlook, t: Table, seat: i64, kind: i64) -> float:
    """HU-41, HU-42, HE08. What a weapon or a slip costs whoever has captured."""
    prize = prize_of_capture(o, t)
    hit: float = 1.0
    if card.is_weapon(kind):
        hit = weapon_odds(t, kind)
        prize += removal_odds(t, t.active) + WOUND
    elif kind != card.SLIPPERY_WHEN_WET:
        return 0.0
    share = rivalry(t, seat, t.active)
    if score(t, t.active) + 1 >= goal(t, t.active):
        share = LAST_POINT
    if t.victim == seat:
        prize += 2.0 * KILL
        share = 1.0
    return hit * prize * share


def prize_of_capture(o: Outlook, t: Table) -> float:
    """HU-45, HU-65. What is left to win at a capture, where the flight would save the prey."""
    set_walls(o, t)
    look_at_cards(o, t, t.active)
    return o.hold * (1.0 - trap_odds(o, t, t.at, t.victim != NONE))


def weapon_odds(t: Table, kind: i64) -> float:
    """HU-42."""
    return min(1.0, float(3 + t.box.bonus[kind]) / 6.0)


def removal_odds(t: Table, owner: i64) -> float:
    """HU-54, HU-57. About how often a wound costs the zombie; more with wounds before its owner."""
    odds: float = 0.1 * float(t.box.wounds[t.character[owner]])
    wounds = t.wounds[owner]
    while wounds:
        wounds &= wounds - 1
        odds += 0.06
    return odds


# Cards that change the table


def worth_of_card(o: Outlook, t: State, seat: i64, action: i64, kind: i64) -> float:
    """Cards that are played at any time, mostly of the zombies' set; without the card itself."""
    if kind == card.RUN_FOR_IT:
        return 0.0
    if kind == card.RIGOR_MORTIS:
        return 0.7 * KILL * rivalry(t, seat, t.active) * haste(o, t, t.active)
    if kind == card.BRAIN_CRAMP:
        return KILL * rivalry(t, seat, t.active) * haste(o, t, t.active)
    if card.is_crowd(kind):
        return worth_of_crowd(t, seat)
    if kind == card.ALTERNATE_FOOD_SOURCE or action < actions.PLAY_SEAT:
        return 0.0
    other = after(t, seat, actions.player_aimed_at(action))
    share = rivalry(t, seat, other) * haste(o, t, other)
    if kind == card.BAD_SENSE_OF_DIRECTION:
        return 0.6 * share - 1.2 * KILL
    if kind == card.BUTTER_FINGERS:
        return 0.25 * share
    if kind == card.CLAUSTROPHOBIA:
        return 0.2 * share
    if kind == card.FEAR:
        return 0.65 * share
    if kind == card.HYSTERICAL_PARALYSIS:
        return 0.85 * share
    if kind == card.I_DONT_THINK_THEYRE_DEAD:
        return 1.2 * KILL * share
    if kind == card.YOUR_SHOES_UNTIED:
        return 0.3 * share
    return 0.15 * share


def worth_of_crowd(t: Table, seat: i64) -> float:
    """More zombies of nobody are prey for a shotgun guy who is well, and nobody else's."""
    if is_shotgun(t, seat) and t.life[seat] >= 3 and t.bullets[seat] >= 2:
        return 0.9 * KILL
    return 0.0


def haste(o: Outlook, t: Table, other: i64) -> float:
    """ZZ-20. A shotgun guy near the Helipad must be stopped."""
    pad = helipad(t)
    if pad < 0 or not is_shotgun(t, other) or t.pawn[other] < 0:
        return 1.0
    walk_from(o, t, pad, 0)
    if o.steps[t.pawn[other]] <= RUNNER:
        return 3.0
    return 1.0


# The Lawyer, and what is let go


def worth_of_objection(o: Outlook, t: Table, seat: i64, action: i64) -> float:
    """Objection! Against what harms the own side most, or would help a rival to the win."""
    if action != actions.ABILITY:
        return 0.0
    by = t.card_by
    kind = t.card
    share = rivalry(t, seat, by)
    harm: float = 0.0
    if kind == card.LATE_RISER:
        harm = share
    elif kind == card.PATIENT_ZERO:
        harm = 0.45 * share
    elif kind == card.DEATH_GRIP or kind == card.FRESH_MEAT:
        harm = 0.3 * share
    elif t.active == seat:
        if kind == card.RIGOR_MORTIS or kind == card.WEAK_ANKLES or kind == card.NAIL_IT_SHUT:
            harm = 0.5
        elif kind == card.SLIPPERY_WHEN_WET:
            harm = prize_of_capture(o, t)
    elif kind == card.HYSTERICAL_PARALYSIS or kind == card.FEAR:
        harm = 0.7
    return harm - OBJECTION


def gain_of_more_cards(t: Table, seat: i64) -> float:
    """HE10. How much likelier two cards more, two of them dropped, make a capture count."""
    cards = t.box.infect[t.character[seat]]
    return 0.95 - escape_odds(t, cards)
