"""The whole table as readable JSON; `position_reader` reads it back."""

from __future__ import annotations

from typing import Any

from monsterbox.core.options import Settings, changed_options
from monsterbox.core.state import NONE
from monsterbox.games.oh_my_brain.api.notation import SIGNS, cards_in
from monsterbox.games.oh_my_brain.api.options import OPTIONS
from monsterbox.games.oh_my_brain.cards import FACES
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.deck import VALUES
from monsterbox.games.oh_my_brain.engine.rules.knowledge import number_of, page
from monsterbox.games.oh_my_brain.engine.state import State
from monsterbox.games.oh_my_brain.engine.table import (
    DISCARD,
    GRAVE,
    LOT,
    RESERVE,
    SOMEWHERE,
)

PHASES = (
    "start",
    "deal",
    "draw",
    "rain",
    "roll",
    "split",
    "bury",
    "play",
    "distribute",
    "keep",
    "give-card",
    "give-to",
    "steal",
    "swap",
    "refill",
    "sign",
    "over",
)
THENS = ("end-turn", "new-turn", "step-a")
KNOWN_PLACES = ("hand", "grave", "either")


def position_of(t: State, settings: Settings) -> dict[str, Any]:
    """Everything on the table, and what the seats know of each other's cards."""
    seats = range(int(t.seats))
    position: dict[str, Any] = {
        "game": "oh-my-brain",
        "seats": int(t.seats),
        "options": changed_options(OPTIONS, settings),
        "phase": PHASES[int(t.phase)],
        "round": int(t.round),
        "starter": _or_none(t.starter),
        "active": int(t.active),
        "asked": [seat for seat in seats if t.may_act(seat)],
        "hands": [cards_in(t, seat) for seat in seats],
        "graves": [cards_in(t, GRAVE + seat) for seat in seats],
        "lots": [cards_in(t, LOT + seat) for seat in seats],
        "horde": [int(t.horde[place]) for place in range(int(t.horde_size))],
        "discard": cards_in(t, DISCARD),
        "reserve": cards_in(t, RESERVE),
        "brains": [int(t.brains[seat]) for seat in seats],
        "steps": int(t.steps),
        "extras": int(t.extras),
        "rolls": int(t.rolls),
        "replay": bool(t.replay),
        "face": None if t.face == NONE else FACES[int(t.face)],
        "given": _or_none(t.given),
        "then": THENS[int(t.then)],
        "candidates": list(seats_in(int(t.candidates))),
        "signs": [SIGNS[int(t.signs[seat])] or None for seat in seats],
        "throws": int(t.throws),
        "unpaid": [int(t.unpaid[seat]) for seat in seats],
        "known": [known_cards(t, observer) for observer in seats],
    }
    if t.extras:
        position["reach"] = int(t.reach)
    if t.early:
        position["early"] = int(t.early)
    if t.phase in (phase.DEAL, phase.SPLIT, phase.BURY):
        position["lot"] = int(t.lot)
    if t.phase in (phase.DEAL, phase.RAIN):
        position["receiver"] = int(t.receiver)
    if t.phase in (phase.DEAL, phase.RAIN, phase.DRAW):
        position["due"] = int(t.due)
    return position


def _or_none(number: int) -> int | None:
    return None if number == NONE else int(number)


def seats_in(members: int) -> tuple[int, ...]:
    """The members of a set of seats."""
    return tuple(seat for seat in range(members.bit_length()) if members >> seat & 1)


def known_cards(t: State, observer: int) -> dict[str, Any]:
    """What one seat knows of the others' cards: by seat and place, and of them all."""
    seats: dict[str, dict[str, list[int]]] = {}
    for seat in range(int(t.seats)):
        here = int(page(observer, seat))
        places = {
            name: spread(int(t.known[here + place])) for place, name in enumerate(KNOWN_PLACES)
        }
        found = {name: cards for name, cards in places.items() if cards}
        if found:
            seats[str(seat)] = found
    known: dict[str, Any] = {"seats": seats} if seats else {}
    somewhere = spread(int(t.known[SOMEWHERE + observer]))
    return known | {"somewhere": somewhere} if somewhere else known


def spread(numbers: int) -> list[int]:
    """The values that an int of the book stands for, ascending."""
    return [value for value in range(VALUES) for _ in range(int(number_of(numbers, value)))]
