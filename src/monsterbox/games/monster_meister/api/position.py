"""The whole table as readable JSON; `position_reader` reads it back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from monsterbox.core.options import Settings, changed_options
from monsterbox.core.positions import Fields, members_of, names_of, written
from monsterbox.core.state import NONE
from monsterbox.games.monster_meister.api.notation import TASK_IDS, card_name, cell_name
from monsterbox.games.monster_meister.api.options import OPTIONS
from monsterbox.games.monster_meister.cards import FEATURES
from monsterbox.games.monster_meister.engine import phases, table
from monsterbox.games.monster_meister.engine.state import State
from monsterbox.games.monster_meister.engine.table import of_display, of_seat

PHASES = names_of(phases)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card, and who has seen its face."""

    card: str
    seen: Sequence[int] = ()


class Laid(Card, frozen=True):
    """A card of a display."""

    up: bool = False


class Position(Fields, frozen=True, rename={"first_out": "firstOut"}):
    """Everything on the table. What the cards tell as well may be left out."""

    phase: str = "flip"
    round: int = 0
    holder: int = 0
    asked: Sequence[int] = ()
    displays: Sequence[dict[str, Any]] | UnsetType = UNSET
    """Cards by column and row, each a `Laid`."""
    pile: Sequence[Card] = ()
    tasks: Sequence[str] | UnsetType = UNSET
    task: str | UnsetType | None = UNSET
    points: Sequence[int] | UnsetType = UNSET
    turned: Sequence[int] | UnsetType = UNSET
    picks: Sequence[str | None] | UnsetType = UNSET
    drawn: Sequence[Card | None] | UnsetType = UNSET
    memorizers: Sequence[int] = ()
    muddlers: Sequence[int] = ()
    remaining: Sequence[int] = ()
    first_out: Sequence[int] = ()
    namer: int | None = None
    feature: str | None = None
    used: Sequence[str] = ()
    dealt: int | UnsetType = UNSET


def position_of(t: State, settings: Settings) -> dict[str, Any]:
    """Everything on the table, and who has seen which face."""
    seats = range(int(t.seats))
    position = Position(
        game="monster-meister",
        seats=int(t.seats),
        options=changed_options(OPTIONS, settings),
        phase=PHASES[int(t.phase)],
        round=int(t.round),
        holder=int(t.holder),
        asked=[seat for seat in seats if t.may_act(seat)],
        displays=[{**display_of(t, seat)} for seat in seats],
        pile=[
            Card(str(card_name(t, int(t.pile[place]))), members_of(int(t.pile_seen[place])))
            for place in range(int(t.pile_size))
        ],
        tasks=[TASK_IDS[int(t.tasks[k])] for k in range(table.ROUNDS) if t.tasks[k] != NONE],
        task=None if t.task == NONE else TASK_IDS[int(t.task)],
        points=[int(of_seat(t, seat, table.POINTS)) for seat in seats],
        turned=[int(of_seat(t, seat, table.TURNED)) for seat in seats],
        picks=[pick_name(t, seat) for seat in seats],
        drawn=[drawn_card(t, seat) for seat in seats],
        memorizers=members_of(int(t.memorizers)),
        muddlers=members_of(int(t.muddlers)),
        remaining=members_of(int(t.remaining)),
        first_out=members_of(int(t.first_out)) if t.remaining else (),
        namer=None if t.namer == NONE else int(t.namer),
        feature=None if t.feature == NONE else FEATURES[int(t.feature)],
        used=[FEATURES[k] for k in members_of(int(t.used))] if t.remaining else (),
        dealt=int(t.dealt) if t.phase <= phases.TASKS else UNSET,
    )
    return written(position)


def drawn_card(t: State, seat: int) -> Card | None:
    """The stray that a seat has drawn and not placed yet."""
    name = card_name(t, int(of_seat(t, seat, table.DRAWN)))
    return None if name is None else Card(name, members_of(int(of_seat(t, seat, table.DRAWN_SEEN))))


def display_of(t: State, seat: int) -> dict[str, Laid]:
    """The cards of a display by column and row."""
    up = int(of_display(t, seat, table.UP))
    found: dict[str, Laid] = {}
    for cell in members_of(int(of_display(t, seat, table.TAKEN))):
        place = seat * table.CELLS + cell
        found[cell_name(t, seat, cell % table.SIDE, cell // table.SIDE)] = Laid(
            card=str(card_name(t, int(t.cards[place]))),
            seen=members_of(int(t.seen[place])),
            up=bool(up >> cell & 1),
        )
    return found


def lies_at(t: State, seat: int, place: str) -> str | None:
    """The card in a cell of a display, named as everywhere by column and row."""
    lying = display_of(t, seat).get(place)
    return None if lying is None else lying.card


def pick_name(t: State, seat: int) -> str | None:
    cell = int(of_seat(t, seat, table.PICK))
    return None if cell == NONE else cell_name(t, seat, cell % table.SIDE, cell // table.SIDE)
