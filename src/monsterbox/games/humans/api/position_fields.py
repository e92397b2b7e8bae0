"""The fields of positions, shared by who writes them and who reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NewType

import msgspec
from msgspec import UNSET, Meta, UnsetType, field

from monsterbox.core.positions import Fields
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine.table import FIGURES, HUMANS_IN_ALL

MOST = 10**15
MOST_ROLLS = 9
Number = Annotated[int, Meta(ge=0, le=MOST)]
Target = Annotated[int, Meta(ge=NONE, le=MOST)]
Roll = Annotated[int, Meta(ge=NONE, lt=MOST_ROLLS)]
Seat = Annotated[int, Meta(ge=NONE, le=5)]
Seats = Sequence[int]
Space = NewType("Space", str)
Event = NewType("Event", str)
Phase = NewType("Phase", str)
Spaces = Sequence[str] | UnsetType
Humans = Annotated[int, Meta(ge=0, le=HUMANS_IN_ALL)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a position."""


class PlacedTile(Part, frozen=True):
    """A tile of the town and what lies on its spaces."""

    tile: str
    cell: str
    quarters: Annotated[int, Meta(ge=0, le=3)] = 0
    humans: Spaces = UNSET
    markers: Spaces = UNSET
    dice: Spaces = UNSET
    zombies: Spaces = UNSET
    life: Spaces = UNSET
    bullets: Spaces = UNSET
    spent: Spaces = UNSET
    ends: Spaces = UNSET
    done: Spaces = UNSET


class Figure(Part, frozen=True, omit_defaults=True):
    """A zombie of a player and what it has behind it in this turn."""

    space: str
    marks: Sequence[str] = ()


class Player(Part, frozen=True):
    """What lies before one player, the hand included."""

    side: str | UnsetType = UNSET
    character: str | UnsetType | None = UNSET
    zombies: Sequence[Figure] = ()
    removed: Annotated[int, Meta(ge=0, le=FIGURES)] | UnsetType = UNSET
    hand: Sequence[str] = ()
    tokens: Annotated[int, Meta(ge=0, le=36)] = 0
    eaten: Annotated[int, Meta(ge=0, le=40)] = 0
    eat_cards: Annotated[int, Meta(ge=0, le=16)] = 0
    wounds: Sequence[str] = ()
    last: Annotated[int, Meta(ge=0, le=200)] | UnsetType = UNSET
    pawn: str | UnsetType | None = UNSET
    life: Annotated[int, Meta(ge=0, le=5)] | UnsetType = UNSET
    bullets: Annotated[int, Meta(ge=0, le=999)] | UnsetType = UNSET
    collected: Annotated[int, Meta(ge=0, le=40)] | UnsetType = UNSET
    items: Sequence[str] | UnsetType = UNSET
    charges: Annotated[int, Meta(ge=0, le=3)] | UnsetType = UNSET
    fates: Sequence[str] | UnsetType = UNSET


class Deck(Part, frozen=True):
    """The wound cards."""

    pile: Sequence[str] | UnsetType = UNSET
    discard: Sequence[str] = ()
    drawn: Sequence[str] = ()


class Infections(Deck, frozen=True):
    """The infection cards, some of which leave the game."""

    removed: Sequence[str] = ()


class Fire(Part, frozen=True):
    """ZE19. Who has set which building on fire."""

    seat: int
    cell: str


class Pending(Part, frozen=True, omit_defaults=True):
    """What is going on: attributes of the state by name; the type says what a number in them means.

    Left out where they have the value of a table at which nothing is going on.
    """

    still: Number = 0
    due: Number = 0
    source: Number = 0
    filled: Number = 0
    pool: Number = 0
    tries: Number = 0
    asked: Number = 0
    face: Number = 0
    repeats: Number = 0
    bonus: Number = 0
    weapons: Number = 0
    hurt_by: Number = 0
    drops: Number = 0
    placed: Number = 0
    total: Number = 0
    slowed: Number = 0
    fought: Number = 0
    extra: Number = 0
    blade: Number = 0
    back: Number = 0
    undead: Number = 0
    undead_die: Number = 0
    blast: Number = 0
    blast_skip: Number = 0
    receiver: Seat = NONE
    placer: Seat = NONE
    card_by: Seat = NONE
    roller: Seat = NONE
    victim: Seat = NONE
    weapon_by: Seat = NONE
    hurt: Seat = NONE
    leader: Seat = NONE
    fighter: Seat = NONE
    foe: Seat = NONE
    led: Seat = NONE
    led_by: Seat = NONE
    at: Space | None = None
    hurt_at: Space | None = None
    led_at: Space | None = None
    used: Seats = ()
    spent: Seats = ()
    attacked: Seats = ()
    fresh: Seats = ()
    chainsaws: Seats = ()
    is_set_up: bool = False
    closes: bool = False
    stepped: bool = False
    killed: bool = False
    keys: bool = False
    halved: bool = False
    meeting: bool = False
    halted: bool = False
    shot: bool = False
    accepted: bool = False
    card: Event | None = None
    weapon: Event | None = None
    window: Phase | None = None
    card_phase: Phase | None = None
    led_phase: Phase | None = None
    card_at: Target = NONE
    rolling: Roll = NONE
    fires: Sequence[Fire] = ()


PENDING = {one.name: one.type for one in msgspec.structs.fields(Pending) if one.name != "fires"}


class Position(Fields, frozen=True):
    """Everything on the table."""

    phase: str = "move"
    asked: Seats | UnsetType = UNSET
    round: Annotated[int, Meta(ge=1, le=1000)] = 1
    starter: int | None = 0
    active: int = 0
    winner: int | None = None
    town: Sequence[PlacedTile] | UnsetType = UNSET
    stack: Sequence[str] | UnsetType = UNSET
    drawn: str | None = None
    supply: Humans | UnsetType = UNSET
    devoured: Humans = 0
    players: Sequence[Player] | UnsetType = UNSET
    pile: Sequence[str] | UnsetType = UNSET
    discard: Sequence[str] = ()
    wounds: Deck = Deck()
    infections: Infections = Infections()
    pending: Pending = field(default_factory=lambda: Pending(is_set_up=True))
