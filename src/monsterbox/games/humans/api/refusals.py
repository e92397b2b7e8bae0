"""Why a choice is not legal: one code and one clause for each reason."""

from __future__ import annotations

from monsterbox.core.actions import Actions
from monsterbox.core.errors import Refusal
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import HUMANS, is_on
from monsterbox.games.humans.engine.rules.card_play import cards_for
from monsterbox.games.humans.engine.rules.holds import is_afraid
from monsterbox.games.humans.engine.rules.led_figures import led_from
from monsterbox.games.humans.engine.rules.town import beyond, is_closed_front, zombie_beyond
from monsterbox.games.humans.engine.rules.windows import is_round, question_of
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.zombies import HELD, STOPPED, any_zombie_of

# What each question is about; asked something else, the answer cites it.
CLAUSE_OF_PHASE = {
    phase.PLACE: "HU-10",
    phase.PUT_HUMAN: "HU-16",
    phase.PUT_TOKEN: "HU-17",
    phase.MOVE: "HU-21",
    phase.REROLL: "HU-71",
    phase.SELECT: "HU-38",
    phase.CAPTURED: "HU-41",
    phase.TAKE_WOUND: "HU-56",
    phase.FLEE: "HU-60",
    phase.DISCARD: "HU-66",
    phase.PAWN_ROLL: "HZ-23",
    phase.PAWN_MOVE: "ZZ-08",
    phase.LEAD: "R-50",
}
# At which question of its own a card may be played; those of windows are asked for by the rules.
QUESTIONS = {
    phase.MOVE: card.AT_MOVE,
    phase.SELECT: card.AT_SELECT,
    phase.CAPTURE_FAILED: card.AT_CAPTURE_FAILED,
    phase.WEAPON: card.AT_WEAPON,
    phase.BEFORE_INFECTION: card.AT_INFECTION,
    phase.PAWN_ROLL: card.AT_PAWN_ROLL,
    phase.PAWN_MOVE: card.AT_PAWN_MOVE,
    phase.FIGHT: card.AT_FIGHT,
    phase.ATTACK: card.AT_ATTACK,
}
# What says on whom a card can be played.
CLAUSE_OF_TARGET = {
    card.ADRENALINE_RUSH: "R-22",
    card.ALTERNATE_FOOD_SOURCE: "R-16",
    card.BAD_SENSE_OF_DIRECTION: "R-50",
    card.WHERE_DID_EVERYBODY_GO: "R-50",
    card.THIS_ISNT_SO_BAD: "R-36",
    card.BRAIN_CRAMP: "R-17",
    card.WEAK_ANKLES: "R-35",
    **dict.fromkeys((card.CLAUSTROPHOBIA, card.FEAR, card.HYSTERICAL_PARALYSIS), "A-67"),
    card.YOUR_SHOES_UNTIED: "A-67",
}


def refuse(t: State, seat: int, action: int) -> Refusal:
    """The reason, most particular first; the action is known not to be legal."""
    now = int(t.phase)
    if actions.is_play(action):
        return refuse_play(t, seat, action)
    if now == phase.PLACE and actions.is_place(action):
        return Refusal("tile-does-not-fit", "HU-11")
    if now in (phase.MOVE, phase.PAWN_MOVE, phase.LEAD) and actions.is_step(action):
        return refuse_step(t, seat, action - actions.STEP)
    if now == phase.PAWN_MOVE and action == actions.END_MOVE:
        return Refusal("must-go-out", "R-37")
    if now == phase.MOVE and actions.is_break(action):
        return refuse_break(t, seat, action - actions.BREAK)
    if now == phase.SELECT and actions.is_attempt(action):
        return Refusal("no-human-there", "HU-38")
    if now == phase.FLEE and actions.is_space(action):
        return Refusal("not-a-flight-end", "HU-63")
    if now == phase.DISCARD and actions.is_discard(action):
        return Refusal("not-in-hand", "HU-66")
    if now == phase.TAKE_WOUND and actions.is_wound(action):
        return Refusal("not-among-the-drawn", "HU-55")
    return Refusal("not-now", CLAUSE_OF_PHASE.get(now, "HU-68"))


def refuse_play(t: State, seat: int, action: int) -> Refusal:
    kind = int(actions.kind_played(action))
    if not int(t.one[seat]) >> kind & 1:
        return Refusal("not-in-hand", "HU-67")
    if int(t.used) >> seat & 1:
        return Refusal("card-of-the-round-used", "HU-67")
    if not is_time_for(t, seat, kind):
        return Refusal("card-not-now", "HU-70")
    code = "not-a-target" if can_be_played(t, seat, kind) else "card-changes-nothing"
    return Refusal(code, CLAUSE_OF_TARGET.get(kind, "HU-67"))


def is_time_for(t: State, seat: int, kind: int) -> bool:
    """Whether the card belongs to the question, whatever it could be played on."""
    now = int(t.phase)
    question = int(question_of(t, now, seat)) if is_round(now) else QUESTIONS.get(now)
    return question is not None and bool(int(cards_for(t, seat, question)) >> kind & 1)


def can_be_played(t: State, seat: int, kind: int) -> bool:
    """Whether there is anything else on which the card could be played now."""
    found = Actions()
    t.legal(seat, found)
    plays = [int(one) for one in found.to_list() if actions.is_play(one)]
    return any(actions.kind_played(one) == kind for one in plays)


def refuse_step(t: State, seat: int, way: int) -> Refusal:
    """Of the own zombies, of the shotgun guy, or of the figure that a card leads."""
    space, side = divmod(way, 4)
    now = int(t.phase)
    if now == phase.MOVE:
        return refuse_zombie_step(t, seat, space, side)
    start = int(led_from(t)) if now == phase.LEAD else int(t.pawn[t.active])
    if space != start:
        return Refusal("not-now", CLAUSE_OF_PHASE[now])
    if now == phase.PAWN_MOVE and is_afraid(t, t.active):
        return Refusal("afraid", "R-50")
    if now == phase.PAWN_MOVE and t.pool == 0:
        return Refusal("no-steps-left", "ZZ-08")
    if now == phase.LEAD and t.led_at != NONE:
        return refuse_way_of_zombie(t, space, side)
    if beyond(t, space, side) < 0:
        return Refusal("not-connected", "ZZ-09")
    return Refusal("claustrophobic", "R-37")


def refuse_zombie_step(t: State, seat: int, space: int, side: int) -> Refusal:
    zombie = int(any_zombie_of(t, seat, space))
    if zombie < 0:
        return refuse_step_of_nobody(t, space, side)
    if is_afraid(t, seat):
        return Refusal("afraid", "R-50")
    if t.pool == 0:
        return Refusal("no-steps-left", "HU-21")
    if is_on(t, HUMANS, space):
        return Refusal("beside-a-human", "HU-26")
    if zombie & HELD:
        return Refusal("zombie-held", "A-75")
    if zombie & STOPPED:
        return Refusal("zombie-stopped", "HU-26")
    return refuse_way_of_zombie(t, space, side)


def refuse_step_of_nobody(t: State, space: int, side: int) -> Refusal:
    """What stops every zombie says more than that none stands there."""
    if beyond(t, space, side) >= 0 and zombie_beyond(t, space, side) < 0:
        return Refusal("barricaded", "HU-28")
    return Refusal("no-own-zombie-there", "HU-23")


def refuse_way_of_zombie(t: State, space: int, side: int) -> Refusal:
    if beyond(t, space, side) < 0:
        return Refusal("not-connected", "HU-24")
    if zombie_beyond(t, space, side) < 0:
        return Refusal("barricaded", "HU-28")
    return Refusal("claustrophobic", "R-37")


def refuse_break(t: State, seat: int, space: int) -> Refusal:
    if any_zombie_of(t, seat, space) < 0:
        return Refusal("no-own-zombie-there", "HU-29")
    if not is_closed_front(t, space):
        return Refusal("no-closed-building", "HU-29")
    return Refusal("try-used", "HU-32")
