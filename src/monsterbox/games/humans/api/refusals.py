"""Why a choice is not legal: one code and one clause for each reason."""

from __future__ import annotations

from monsterbox.core.errors import Refusal
from monsterbox.games.humans.engine import actions as c
from monsterbox.games.humans.engine.rules.town import beyond, is_closed_front
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import (
    HUMANS,
    PHASE_CAPOK,
    PHASE_DISCARD,
    PHASE_FLEE,
    PHASE_MOVE,
    PHASE_PLACE,
    PHASE_PUT_HUMAN,
    PHASE_PUT_TOKEN,
    PHASE_REROLL,
    PHASE_SELECT,
    PHASE_TAKE_WOUND,
    any_zombie_of,
    is_on,
)

# What each question is about; asked something else, the answer cites it.
CLAUSE_OF_PHASE = {
    PHASE_PLACE: "HU-10",
    PHASE_PUT_HUMAN: "HU-16",
    PHASE_PUT_TOKEN: "HU-17",
    PHASE_MOVE: "HU-21",
    PHASE_REROLL: "HU-71",
    PHASE_SELECT: "HU-38",
    PHASE_CAPOK: "HU-41",
    PHASE_TAKE_WOUND: "HU-56",
    PHASE_FLEE: "HU-60",
    PHASE_DISCARD: "HU-66",
}


def refuse(t: State, seat: int, action: int) -> Refusal:
    """The reason, most particular first; the action is known not to be legal."""
    phase = int(t.phase)
    if c.PLAY <= action < c.USE:
        return refuse_play(t, seat, action)
    if phase == PHASE_PLACE and c.PLACE <= action < c.STEP:
        return Refusal("tile-does-not-fit", "HU-11")
    if phase == PHASE_MOVE and c.STEP <= action < c.BREAK:
        return refuse_step(t, seat, action - c.STEP)
    if phase == PHASE_MOVE and c.BREAK <= action < c.ATTEMPT:
        return refuse_break(t, seat, action - c.BREAK)
    if phase == PHASE_SELECT and c.ATTEMPT <= action < c.ATTACK:
        return Refusal("no-human-there", "HU-38")
    if phase == PHASE_FLEE and c.SPACE <= action < c.PLAY:
        return Refusal("not-a-flight-end", "HU-63")
    if phase == PHASE_DISCARD and c.DISCARD <= action < c.TAKE_WOUND:
        return Refusal("not-in-hand", "HU-66")
    if phase == PHASE_TAKE_WOUND and c.TAKE_WOUND <= action < c.DROP:
        return Refusal("not-among-the-drawn", "HU-55")
    return Refusal("not-now", CLAUSE_OF_PHASE.get(phase, "HU-68"))


def kind_of_play(action: int) -> int:
    """The card that a play means."""
    if action < c.PLAY_TILE:
        return action - c.PLAY
    if action < c.PLAY_SPACE:
        return (action - c.PLAY_TILE) // 40
    if action < c.PLAY_SEAT:
        return (action - c.PLAY_SPACE) // 360
    if action < c.PLAY_FIGURE:
        return (action - c.PLAY_SEAT) // 6
    return (23, 44)[(action - c.PLAY_FIGURE) // 2160] if action < c.PLAY_LOSS else 25


def refuse_play(t: State, seat: int, action: int) -> Refusal:
    if not int(t.one[seat]) >> kind_of_play(action) & 1:
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
