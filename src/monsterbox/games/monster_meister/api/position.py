"""The whole table as readable JSON; `position_reader` reads it back."""

from __future__ import annotations

from typing import Any

from monsterbox.core.options import Settings, changed_options
from monsterbox.core.state import NONE
from monsterbox.games.monster_meister.api.notation import TASK_IDS, card_name, cell_name
from monsterbox.games.monster_meister.api.options import OPTIONS
from monsterbox.games.monster_meister.cards import FEATURES
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.state import State
from monsterbox.games.monster_meister.engine.table import (
    CELLS,
    DRAWN,
    DRAWN_SEEN,
    PICK,
    POINTS,
    ROUNDS,
    SIDE,
    TAKEN,
    TURNED,
    UP,
    of_display,
    of_seat,
)

PHASES = (
    "holder",
    "deal",
    "tasks",
    "flip",
    "reveal",
    "name",
    "pick",
    "remove",
    "place",
    "ready",
    "over",
)


def position_of(t: State, settings: Settings) -> dict[str, Any]:
    """Everything on the table, and who has seen which face."""
    seats = range(int(t.seats))
    position: dict[str, Any] = {
        "game": "monster-meister",
        "seats": int(t.seats),
        "options": changed_options(OPTIONS, settings),
        "phase": PHASES[int(t.phase)],
        "round": int(t.round),
        "holder": int(t.holder),
        "asked": [seat for seat in seats if t.may_act(seat)],
        "displays": [display_of(t, seat) for seat in seats],
        "pile": [
            told(card_name(t, int(t.pile[place])), int(t.pile_seen[place]))
            for place in range(int(t.pile_size))
        ],
        "tasks": [
            TASK_IDS[int(t.tasks[place])] for place in range(ROUNDS) if t.tasks[place] != NONE
        ],
        "task": None if t.task == NONE else TASK_IDS[int(t.task)],
        "points": [int(of_seat(t, seat, POINTS)) for seat in seats],
        "turned": [int(of_seat(t, seat, TURNED)) for seat in seats],
        "picks": [pick_name(t, seat) for seat in seats],
        "drawn": [
            told(card_name(t, int(of_seat(t, seat, DRAWN))), int(of_seat(t, seat, DRAWN_SEEN)))
            for seat in seats
        ],
        "memorizers": list(seats_in(int(t.memorizers))),
        "muddlers": list(seats_in(int(t.muddlers))),
        "remaining": list(seats_in(int(t.remaining))),
        "firstOut": list(seats_in(int(t.first_out))) if t.remaining else [],
        "namer": None if t.namer == NONE else int(t.namer),
        "feature": None if t.feature == NONE else FEATURES[int(t.feature)],
        "used": [FEATURES[k] for k in seats_in(int(t.used))] if t.remaining else [],
    }
    if t.phase <= phase.TASKS:
        position["dealt"] = int(t.dealt)
    return position


def told(card: str | None, seen: int) -> dict[str, Any] | None:
    """A card, and who has seen its face."""
    if card is None:
        return None
    return {"card": card, "seen": list(seats_in(seen))} if seen else {"card": card}


def display_of(t: State, seat: int) -> dict[str, Any]:
    """The cards of a display by column and row."""
    taken, up = int(of_display(t, seat, TAKEN)), int(of_display(t, seat, UP))
    found: dict[str, Any] = {}
    for cell in range(CELLS):
        if taken >> cell & 1:
            place = seat * CELLS + cell
            card: dict[str, Any] = told(card_name(t, int(t.cards[place])), int(t.seen[place])) or {}
            if up >> cell & 1:
                card["up"] = True
            found[cell_name(t, seat, cell % SIDE, cell // SIDE)] = card
    return found


def lies_at(t: State, seat: int, place: str) -> str | None:
    """The card in a cell of a display, named as everywhere by column and row."""
    card: str | None = display_of(t, seat).get(place, {}).get("card")
    return card


def pick_name(t: State, seat: int) -> str | None:
    cell = int(of_seat(t, seat, PICK))
    return None if cell == NONE else cell_name(t, seat, cell % SIDE, cell // SIDE)


def seats_in(members: int) -> tuple[int, ...]:
    """The members of a set, ascending."""
    return tuple(k for k in range(members.bit_length()) if members >> k & 1)
