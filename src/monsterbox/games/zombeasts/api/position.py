"""Positions: the whole table as readable JSON; `position_reader` reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from monsterbox.core.options import Settings, changed_options
from monsterbox.core.positions import Fields, members_of, names_of, written
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.api.notation import cards_in, moon_cards, names
from monsterbox.games.zombeasts.api.options import OPTIONS
from monsterbox.games.zombeasts.engine import phases
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

PHASES = names_of(phases)
THENS = (
    "set-up",
    "first-turn",
    "play",
    "extra",
    "draw",
    "paw",
    "refill",
    "next-turn",
    "after-lay",
)
GRANTS = {BY_ATTACK: "attack", BY_BONE: "bone"}


class Moons(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The unfinished moons of a seat."""

    blue: Sequence[str] = ()
    orange: Sequence[str] = ()
    red: Sequence[str] = ()
    green: Sequence[str] = ()
    white: Sequence[str] = ()
    white2: Sequence[str] = ()


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What chance deals: to a seat or to the stock, how many cards, and what follows."""

    to: int | str
    due: int
    then: str


class Position(
    Fields,
    frozen=True,
    rename={"full_moons": "fullMoons", "used_toys": "usedToys", "last_round": "lastRound"},
):
    """Everything on the table. Zones that are left out are empty; the pile has the rest."""

    phase: str = "play"
    active: int = 0
    asked: int | None = None
    hands: Sequence[Sequence[str]] | UnsetType = UNSET
    moons: Sequence[Moons] | UnsetType = UNSET
    stock: Sequence[str | None] = ()
    pile: Sequence[str] | UnsetType = UNSET
    victory: Sequence[Sequence[str]] | UnsetType = UNSET
    minus: Sequence[Sequence[str]] | UnsetType = UNSET
    discard: Sequence[str] = ()
    full_moons: Sequence[Annotated[int, Meta(ge=0, le=CARDS // 4)]] | UnsetType = UNSET
    number: Annotated[int, Meta(ge=0, le=4)] = 0
    attack: bool = False
    grant: str | None = None
    laid: str | None = None
    robbed: Sequence[int] = ()
    used_toys: Sequence[str] = ()
    joker: str | None = None
    taken: str | None = None
    out: str | None = None
    fetched: str | None = None
    declared: Sequence[str] = ()
    trigger: int | None = None
    last_round: bool = False
    known: Sequence[dict[str, Any]] | UnsetType = UNSET
    """For each seat: card -> the hands in which it may lie."""
    deal: Deal | UnsetType = UNSET
    victim: int | UnsetType = UNSET


def position_of(t: State, settings: Settings) -> dict[str, Any]:
    """Everything on the table, and what the seats know of each other's hands."""
    seats = range(int(t.seats))
    position = Position(
        game="zombeasts",
        seats=int(t.seats),
        options=changed_options(OPTIONS, settings),
        phase=PHASES[int(t.phase)],
        active=int(t.active),
        asked=int(t.actor) if t.actor >= 0 else None,
        hands=[names(t, cards_in(t, seat)) for seat in seats],
        moons=[moons_of(t, seat) for seat in seats],
        stock=[_name(t, int(t.stock[slot])) for slot in range(SLOTS)],
        pile=names(t, cards_in(t, PILE)),
        victory=[names(t, cards_in(t, VICTORY + seat)) for seat in seats],
        minus=[names(t, cards_in(t, MINUS + seat)) for seat in seats],
        discard=names(t, cards_in(t, DISCARDED)),
        full_moons=[int(t.full_moons[seat]) for seat in seats],
        number=int(t.number),
        attack=bool(t.attack),
        grant=GRANTS.get(int(t.grant)),
        laid=_name(t, int(t.laid)),
        robbed=members_of(int(t.robbed)),
        used_toys=[t.deck.ids[card] for card in range(CARDS) if t.used_toys & t.deck.toy_bit[card]],
        joker=_name(t, int(t.joker)),
        taken=_name(t, int(t.taken)),
        out=_name(t, int(t.out)),
        fetched=None if t.fetched == NONE else _name(t, int(t.stock[t.fetched])),
        declared=declared_names(t),
        trigger=None if t.trigger == NONE else int(t.trigger),
        last_round=bool(t.last_round),
        known=known_cards(t),
        deal=deal_of(t) if t.phase == phases.DEAL else UNSET,
        victim=int(t.victim) if t.phase == phases.STEAL else UNSET,
    )
    return written(position)


def moons_of(t: State, seat: int) -> Moons:
    """The unfinished moons of a seat."""
    return Moons(*(tuple(names(t, moon_cards(t, seat, row))) for row in range(ROWS)))


def deal_of(t: State) -> Deal:
    """What chance owes, and to whom."""
    to = "stock" if t.receiver == STOCK else int(t.receiver)
    return Deal(to, int(t.due), THENS[int(t.then)])


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


def known_cards(t: State) -> list[dict[str, Any]]:
    """For each seat: card -> the hands in which it may lie, for the cards it has followed."""
    found: list[dict[str, Any]] = []
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
