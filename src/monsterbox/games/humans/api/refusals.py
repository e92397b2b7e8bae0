"""Why a choice is not legal: one code and one clause for each reason."""

from __future__ import annotations

from monsterbox.core.errors import Refusal
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import HUMANS, is_on
from monsterbox.games.humans.engine.rules.town import beyond, is_closed_front
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.zombies import any_zombie_of

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
}


def refuse(t: State, seat: int, action: int) -> Refusal:
    """The reason, most particular first; the action is known not to be legal."""
    now = int(t.phase)
    if actions.is_play(action):
        return refuse_play(t, seat, action)
    if now == phase.PLACE and actions.is_place(action):
        return Refusal("tile-does-not-fit", "HU-11")
    if now == phase.MOVE and actions.is_step(action):
        return refuse_step(t, seat, action - actions.STEP)
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
    if not int(t.one[seat]) >> int(actions.kind_played(action)) & 1:
        return Refusal("not-in-hand", "HU-67")
    if int(t.used) >> seat & 1:
        return Refusal("card-of-the-round-used", "HU-67")
    return Refusal("card-not-now", "HU-70")


def refuse_step(t: State, seat: int, way: int) -> Refusal:
    space, side = divmod(way, 4)
    if any_zombie_of(t, seat, space) < 0:
        return Refusal("no-own-zombie-there", "HU-23")
    if t.pool == 0:
        return Refusal("no-steps-left", "HU-21")
    if is_on(t, HUMANS, space):
        return Refusal("beside-a-human", "HU-26")
    if beyond(t, space, side) < 0:
        return Refusal("not-connected", "HU-24")
    return Refusal("barricaded", "HU-28")


def refuse_break(t: State, seat: int, space: int) -> Refusal:
    if any_zombie_of(t, seat, space) < 0:
        return Refusal("no-own-zombie-there", "HU-29")
    if not is_closed_front(t, space):
        return Refusal("no-closed-building", "HU-29")
    return Refusal("try-used", "HU-32")
