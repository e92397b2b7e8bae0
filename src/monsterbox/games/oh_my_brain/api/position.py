"""The whole table as readable JSON; `position_reader` reads it back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from monsterbox.core.options import Settings, changed_options
from monsterbox.core.positions import Fields, members_of, names_of, written
from monsterbox.core.state import NONE
from monsterbox.games.oh_my_brain.api.notation import SIGNS, cards_in
from monsterbox.games.oh_my_brain.api.options import OPTIONS
from monsterbox.games.oh_my_brain.cards import FACES
from monsterbox.games.oh_my_brain.engine import phases
from monsterbox.games.oh_my_brain.engine.deck import CARDS, VALUES
from monsterbox.games.oh_my_brain.engine.rules.knowledge import number_of, page
from monsterbox.games.oh_my_brain.engine.state import State
from monsterbox.games.oh_my_brain.engine.table import DISCARD, GRAVE, LOT, LOTS, RESERVE, SOMEWHERE

PHASES = names_of(phases)
THENS = ("end-turn", "new-turn", "step-a")
KNOWN_PLACES = ("hand", "grave", "either")
MOST = 10**9
Card = Annotated[int, Meta(ge=0, le=VALUES - 1)]
Cards = Sequence[Card]
Count = Annotated[int, Meta(ge=0, le=MOST)]
CardCount = Annotated[int, Meta(ge=0, le=CARDS)]


class KnownCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is known of the cards of one seat: in the hand, in the graveyard, in either of them."""

    hand: Cards = ()
    grave: Cards = ()
    either: Cards = ()


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one seat knows of the others' cards: by seat, and of them all."""

    seats: dict[str, Any] = {}
    """Seats by their numbers, each with its `KnownCards`."""
    somewhere: Cards = ()


class Position(Fields, frozen=True):
    """Everything on the table. What is not under way may be left out."""

    phase: str = "play"
    round: Annotated[int, Meta(ge=1, le=MOST)] = 1
    starter: int | None = 0
    active: int = 0
    asked: Sequence[int] = ()
    hands: Sequence[Cards] | UnsetType = UNSET
    graves: Sequence[Cards] | UnsetType = UNSET
    lots: Sequence[Cards] | UnsetType = UNSET
    horde: Cards = ()
    discard: Cards = ()
    reserve: Cards | UnsetType = UNSET
    brains: Sequence[Count] | UnsetType = UNSET
    steps: Count = 0
    extras: CardCount = 0
    rolls: CardCount | UnsetType = UNSET
    replay: bool = False
    face: str | None = None
    given: Card | None = None
    then: str = THENS[0]
    candidates: Sequence[int] = ()
    signs: Sequence[str | None] | UnsetType = UNSET
    throws: Count = 0
    unpaid: Sequence[CardCount] | UnsetType = UNSET
    known: Sequence[Known] | UnsetType = UNSET
    reach: int | UnsetType = UNSET
    early: int | UnsetType = UNSET
    lot: Annotated[int, Meta(ge=0, le=LOTS - 1)] | UnsetType = UNSET
    receiver: int | UnsetType = UNSET
    due: int | UnsetType = UNSET


def position_of(t: State, settings: Settings) -> dict[str, Any]:
    """Everything on the table, and what the seats know of each other's cards."""
    seats = range(int(t.seats))
    is_dealt = t.phase in (phases.DEAL, phases.RAIN)
    position = Position(
        game="oh-my-brain",
        seats=int(t.seats),
        options=changed_options(OPTIONS, settings),
        phase=PHASES[int(t.phase)],
        round=int(t.round),
        starter=_or_none(t.starter),
        active=int(t.active),
        asked=[seat for seat in seats if t.may_act(seat)],
        hands=[cards_in(t, seat) for seat in seats],
        graves=[cards_in(t, GRAVE + seat) for seat in seats],
        lots=[cards_in(t, LOT + seat) for seat in seats],
        horde=[int(t.horde[place]) for place in range(int(t.horde_size))],
        discard=cards_in(t, DISCARD),
        reserve=cards_in(t, RESERVE),
        brains=[int(t.brains[seat]) for seat in seats],
        steps=int(t.steps),
        extras=int(t.extras),
        rolls=int(t.rolls),
        replay=bool(t.replay),
        face=None if t.face == NONE else FACES[int(t.face)],
        given=_or_none(t.given),
        then=THENS[int(t.then)],
        candidates=members_of(int(t.candidates)),
        signs=[SIGNS[int(t.signs[seat])] or None for seat in seats],
        throws=int(t.throws),
        unpaid=[int(t.unpaid[seat]) for seat in seats],
        known=[known_cards(t, observer) for observer in seats],
        reach=int(t.reach) if t.extras else UNSET,
        early=int(t.early) if t.early else UNSET,
        lot=int(t.lot) if t.phase in (phases.DEAL, phases.SPLIT, phases.BURY) else UNSET,
        receiver=int(t.receiver) if is_dealt else UNSET,
        due=int(t.due) if is_dealt or t.phase == phases.DRAW else UNSET,
    )
    return written(position)


def _or_none(number: int) -> int | None:
    return None if number == NONE else int(number)


def known_cards(t: State, observer: int) -> Known:
    """What one seat knows of the others' cards."""
    seats: dict[str, KnownCards] = {}
    for seat in range(int(t.seats)):
        here = int(page(observer, seat))
        known = KnownCards(*(spread(int(t.known[here + k])) for k in range(len(KNOWN_PLACES))))
        if known != KnownCards():
            seats[str(seat)] = known
    return Known({**seats}, spread(int(t.known[SOMEWHERE + observer])))


def spread(numbers: int) -> tuple[int, ...]:
    """The values that an int of the book stands for, ascending."""
    return tuple(value for value in range(VALUES) for _ in range(int(number_of(numbers, value))))
