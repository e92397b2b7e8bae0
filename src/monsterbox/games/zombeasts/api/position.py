"""Positions: the whole table as readable JSON; `position_reader` reads them."""

from __future__ import annotations

from typing import Any

from monsterbox.core.options import Settings, changed_options
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.api.notation import ROW_NAMES, cards_in, moon_cards, names
from monsterbox.games.zombeasts.api.options import OPTIONS
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.actions import DRAW, DRAW_HAND, DRAW_PILE
from monsterbox.games.zombeasts.engine.deck import CARDS
from monsterbox.games.zombeasts.engine.rules.knowledge import tracked
from monsterbox.games.zombeasts.engine.state import State
from monsterbox.games.zombeasts.engine.table import (
    BY_ATTACK,
    BY_BONE,
    DISCARDED,
    MINUS,
    PILE,
    ROWS,
    SLOTS,
    STOCK,
    VICTORY,
)

PHASES = (
    "start",
    "deal",
    "steal",
    "play",
    "extra",
    "swap-take",
    "swap-place",
    "bonus",
    "after-lay",
    "carrot-out",
    "carrot-in",
    "mouse-take",
    "mouse-place",
    "paw-discard",
    "draw",
    "over",
)
THENS = (
    "set-up",
    "first-turn",
    "play",
    "extra",
    "draw",
    "paw",
    "refill",
    "next-turn",
)
GRANTS = {BY_ATTACK: "attack", BY_BONE: "bone"}


def position_of(t: State, settings: Settings) -> dict[str, Any]:
    """Everything on the table, and what the seats know of each other's hands."""
    seats = range(int(t.seats))
    position: dict[str, Any] = {
        "game": "zombeasts",
        "seats": int(t.seats),
        "options": changed_options(OPTIONS, settings),
        "phase": PHASES[int(t.phase)],
        "active": int(t.active),
        "asked": int(t.actor) if t.actor >= 0 else None,
        "hands": [names(t, cards_in(t, seat)) for seat in seats],
        "moons": [
            {
                ROW_NAMES[row]: names(t, moon_cards(t, seat, row))
                for row in range(ROWS)
                if moon_cards(t, seat, row)
            }
            for seat in seats
        ],
        "stock": [_name(t, int(t.stock[slot])) for slot in range(SLOTS)],
        "pile": names(t, cards_in(t, PILE)),
        "victory": [names(t, cards_in(t, VICTORY + seat)) for seat in seats],
        "minus": [names(t, cards_in(t, MINUS + seat)) for seat in seats],
        "discard": names(t, cards_in(t, DISCARDED)),
        "fullMoons": [int(t.full_moons[seat]) for seat in seats],
        "number": int(t.number),
        "attack": bool(t.attack),
        "grant": GRANTS.get(int(t.grant)),
        "laid": _name(t, int(t.laid)),
        "robbed": [seat for seat in seats if int(t.robbed) >> seat & 1],
        "usedToys": [
            t.deck.ids[card] for card in range(CARDS) if t.used_toys & t.deck.toy_bit[card]
        ],
        "joker": _name(t, int(t.joker)),
        "taken": _name(t, int(t.taken)),
        "out": _name(t, int(t.out)),
        "fetched": None if t.fetched == NONE else _name(t, int(t.stock[t.fetched])),
        "declared": declared_names(t),
        "trigger": None if t.trigger == NONE else int(t.trigger),
        "lastRound": bool(t.last_round),
        "known": known_cards(t),
    }
    if t.phase == phase.DEAL:
        to = "stock" if t.receiver == STOCK else int(t.receiver)
        position["deal"] = {"to": to, "due": int(t.due), "then": THENS[int(t.then)]}
    if t.phase == phase.STEAL:
        position["victim"] = int(t.victim)
    return position


def _name(t: State, card: int) -> str | None:
    return None if card == NONE else t.deck.ids[card]


def declared_names(t: State) -> list[str]:
    """A-18. The sources named so far, as the notation names them."""
    found = []
    digits = int(t.declared)
    while digits:
        action = digits % 8 - 1 + DRAW
        if action < DRAW_PILE:
            found.append(str(_name(t, int(t.stock[action - DRAW]))))
        elif action == DRAW_PILE:
            found.append("pile")
        else:
            found.append(f"from {(int(t.active) + action - DRAW_HAND) % int(t.seats)}")
        digits //= 8
    return found


def known_cards(t: State) -> list[dict[str, list[int]]]:
    """For each seat: card -> the hands in which it may lie, for the cards it has followed."""
    found: list[dict[str, list[int]]] = []
    for observer in range(int(t.seats)):
        followed: dict[str, list[int]] = {}
        for card in range(CARDS):
            word, bit = int(t.deck.word[card]), int(t.deck.bit[card])
            hands = [
                hand for hand in range(int(t.seats)) if int(tracked(t, observer, hand, word)) & bit
            ]
            if hands:
                followed[t.deck.ids[card]] = hands
        found.append(followed)
    return found
