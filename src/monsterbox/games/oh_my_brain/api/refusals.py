"""Why a choice is not legal: one code and one clause for each reason."""

from __future__ import annotations

from monsterbox.core.errors import Refusal
from monsterbox.games.oh_my_brain.engine import actions, phases
from monsterbox.games.oh_my_brain.engine.deck import SPIDER
from monsterbox.games.oh_my_brain.engine.state import State
from monsterbox.games.oh_my_brain.engine.table import GRAVE, number_in

# What each question is about; asked something else, the answer cites it.
CLAUSE_OF_PHASE = {
    phases.SPLIT: "ZA-02",
    phases.BURY: "ZA-02",
    phases.PLAY: "ZA-14",
    phases.DISTRIBUTE: "ZA-20",
    phases.KEEP: "ZA-25",
    phases.GIVE_CARD: "ZA-44",
    phases.GIVE_TO: "ZA-44",
    phases.STEAL: "ZA-46",
    phases.SWAP: "ZA-48",
    phases.REFILL: "ZA-29",
    phases.SIGN: "ZA-57",
}


def refuse(t: State, seat: int, action: int) -> Refusal:
    """The reason, most particular first; the action is known not to be legal."""
    phase = int(t.phase)
    if phase == phases.PLAY and actions.PLAY <= action <= t.deck.pass_:
        return refuse_play(t, seat, action)
    action -= int(t.deck.pass_)
    if phase == phases.DISTRIBUTE and actions.is_share(action):
        return Refusal("extras-in-order", "ZA-20")
    if phase == phases.GIVE_CARD and actions.is_gift(action):
        return Refusal("not-in-hand", "ZA-44")
    if phase == phases.STEAL and actions.is_victim(action):
        return Refusal("last-brain", "ZA-46")
    if phase == phases.SWAP and actions.is_swap(action):
        return refuse_swap(t, seat, action)
    if phase == phases.SWAP and action == actions.NO_SWAP:
        return Refusal("must-swap", "ZA-43")
    if phase == phases.REFILL and actions.is_refill(action):
        return Refusal("not-in-grave", "ZA-29")
    if phase == phases.REFILL and action == actions.LEAVE:
        return Refusal("must-refill", "ZA-32")
    if phase == phases.BURY and actions.is_burial(action):
        return Refusal("not-in-lot", "ZA-02")
    return Refusal("not-now", CLAUSE_OF_PHASE[phase])


def refuse_play(t: State, seat: int, action: int) -> Refusal:
    if action == t.deck.pass_:
        return Refusal("must-play", "ZA-28")
    value = int(t.deck.value_of_play[action - actions.PLAY])
    number = int(t.deck.number_of_play[action - actions.PLAY])
    held = int(number_in(t, seat, value))
    if held == 0:
        in_grave = number_in(t, GRAVE + seat, value) > 0
        return Refusal("still-in-grave" if in_grave else "not-in-hand", "ZA-13")
    if t.top == SPIDER and value >= SPIDER:
        return Refusal("not-below-eight", "ZA-36")
    if t.top == value:
        return Refusal("equal-to-top", "ZA-17")
    if value < t.top:
        return Refusal("too-low", "ZA-17")
    assert number > held, "a group that is held and climbs is legal"
    return Refusal("not-so-many", "ZA-15")


def refuse_swap(t: State, seat: int, action: int) -> Refusal:
    if actions.is_grave_swap(action):
        return Refusal("grave-empty", "ZA-49")
    return Refusal("hand-empty", "ZA-48")
