"""What the table sees happen in Monster Meister, and who may see how much of it: sections 5 and 8.

A face is told while its card lies face up, and no longer: `recall` takes it out of what happened,
and with it the cell: what was named or asked for at the time would tell what lies there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec

from monsterbox.core.events import Event
from monsterbox.core.state import NONE
from monsterbox.games.monster_meister.api.notation import TASK_IDS, cell_name, face_name
from monsterbox.games.monster_meister.cards import BACKS, FEATURES
from monsterbox.games.monster_meister.engine import flags
from monsterbox.games.monster_meister.engine import notes as h
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.deck import back_of, slot_of
from monsterbox.games.monster_meister.engine.rules.ending import (
    all_eyes,
    all_monsters,
    own_monsters,
    rank,
)
from monsterbox.games.monster_meister.engine.state import State
from monsterbox.games.monster_meister.engine.table import (
    CELLS,
    DRAWN,
    SIDE,
    TAKEN,
    UP,
    of_display,
    of_seat,
)


class HolderChosen(Event, frozen=True, kw_only=True):
    seat: int


class TaskFlipped(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    begins: ClassVar[str] = "round"
    round: int
    task: str
    seat: int


class CardTurned(Event, frozen=True, kw_only=True):
    """MM-13, A-16. Others do not even see that a card was turned, unless the table is open."""

    reveals: ClassVar[bool] = True
    seat: int
    cell: str | None
    face: str | None
    is_open: bool

    def seen_by(self, seat: int | None) -> Event | None:
        return self if self.is_open or seat == self.seat else None


class RevealDone(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    seat: int


class RoundScored(Event, frozen=True, kw_only=True):
    """MM-21. How many cards a seat turned, and what they were worth."""

    seat: int
    count: int
    points: int


class NobodyStandsOut(Event, frozen=True, kw_only=True):
    pass


class MemorizerFound(Event, frozen=True, kw_only=True):
    seat: int


class MuddlerFound(Event, frozen=True, kw_only=True):
    seat: int


class ChoiceSealed(Event, frozen=True, kw_only=True):
    """A pick or a removal that the others see later."""

    reveals: ClassVar[bool] = True
    seat: int


class CardRemoved(Event, frozen=True, kw_only=True):
    """MM-32. The card is seen once more before it goes under the pile."""

    seat: int
    cell: str
    back: str
    face: str | None


class DrawImpossible(Event, frozen=True, kw_only=True):
    pass


class StrayDrawn(Event, frozen=True, kw_only=True):
    """MM-48. Only the muddler looks at the face."""

    seat: int
    back: str
    face: str | None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, face=None)


class StrayPlaced(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    seat: int
    cell: str
    back: str


class SeatReady(Event, frozen=True, kw_only=True):
    seat: int


class CardsTurnedBack(Event, frozen=True, kw_only=True):
    """MM-52. Nothing brings the faces back."""

    reveals: ClassVar[bool] = True
    round: int


class FeatureNamed(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    seat: int
    feature: str


class PickShown(Event, frozen=True, kw_only=True):
    seat: int
    cell: str | None
    face: str | None


class StayedIn(Event, frozen=True, kw_only=True):
    seat: int


class WentOut(Event, frozen=True, kw_only=True):
    seat: int


class HadNoCard(Event, frozen=True, kw_only=True):
    seat: int


class EverybodyWentOut(Event, frozen=True, kw_only=True):
    """MM-68. All are out in the same step."""


class SeatScored(Event, frozen=True, kw_only=True):
    """MM-81 to MM-83."""

    seat: int
    score: int
    monsters: int
    eyes: int
    rank: int


class GameEnded(Event, frozen=True, kw_only=True):
    pass


def read_notes(t: State, notes: list[tuple[int, ...]]) -> list[Event]:
    """The events that a journal tells of."""
    events: list[Event] = []
    counts: dict[int, int] = {}
    for note in notes:
        if note[0] == h.CARDS_SHOWN:
            counts[note[1]] = note[2]
        elif note[0] == h.SCORED:
            events.append(RoundScored(seat=note[1], count=counts[note[1]], points=note[2]))
        else:
            events += _READERS[note[0]](t, note[1:])
    return events


Reader = Callable[[State, tuple[int, ...]], list[Event]]


def _of_seat(make: Callable[..., Event]) -> Reader:
    return lambda t, n: [make(seat=n[0])]


def _cell(n: tuple[int, ...]) -> str:
    return f"{n[1]},{n[2]}"


def _back(kind: int) -> str:
    return BACKS[int(back_of(kind))]


def _face(t: State, kind: int) -> str:
    return face_name(t, int(slot_of(kind)))


def _ended(t: State, n: tuple[int, ...]) -> list[Event]:
    scored: list[Event] = [
        SeatScored(
            seat=seat,
            score=int(own_monsters(t, seat)),
            monsters=int(all_monsters(t, seat)),
            eyes=int(all_eyes(t, seat)),
            rank=int(rank(t, seat)),
        )
        for seat in range(int(t.seats))
    ]
    return [GameEnded(), *scored]


_READERS: dict[int, Reader] = {
    h.HOLDER_CHOSEN: _of_seat(HolderChosen),
    h.TASK_FLIPPED: lambda t, n: [TaskFlipped(round=n[0], task=TASK_IDS[n[1]], seat=n[2])],
    h.CARD_TURNED: lambda t, n: [
        CardTurned(
            seat=n[0],
            cell=_cell(n),
            face=face_name(t, n[3]),
            is_open=int(t.house) & flags.OPEN_TABLE != 0,
        )
    ],
    h.REVEAL_DONE: _of_seat(RevealDone),
    h.NO_ROLES: lambda t, n: [NobodyStandsOut()],
    h.MEMORIZES: _of_seat(MemorizerFound),
    h.MUDDLES: _of_seat(MuddlerFound),
    h.CHOSE: _of_seat(ChoiceSealed),
    h.REMOVED: lambda t, n: [
        CardRemoved(seat=n[0], cell=_cell(n), back=_back(n[3]), face=_face(t, n[3]))
    ],
    h.DRAW_IMPOSSIBLE: lambda t, n: [DrawImpossible()],
    h.DREW: lambda t, n: [StrayDrawn(seat=n[0], back=_back(n[1]), face=_face(t, n[1]))],
    h.PLACED: lambda t, n: [StrayPlaced(seat=n[0], cell=_cell(n), back=_back(n[3]))],
    h.IS_READY: _of_seat(SeatReady),
    h.TURNED_BACK: lambda t, n: [CardsTurnedBack(round=n[0])],
    h.NAMED: lambda t, n: [FeatureNamed(seat=n[0], feature=FEATURES[n[1]])],
    h.PICK_SHOWN: lambda t, n: [PickShown(seat=n[0], cell=_cell(n), face=face_name(t, n[3]))],
    h.STAYED: _of_seat(StayedIn),
    h.WENT_OUT: _of_seat(WentOut),
    h.HAD_NO_CARD: _of_seat(HadNoCard),
    h.ALL_OUT: lambda t, n: [EverybodyWentOut()],
    h.GAME_ENDED: _ended,
}


def recollect(t: State, seat: int) -> list[Event]:
    """5.3. What a seat has seen of its own display where a match begins in the middle of a game.

    Cards that lie face down were turned back at some time before; of how often they were seen, and
    in which round, a table says nothing.
    """
    taken, up = int(of_display(t, seat, TAKEN)), int(of_display(t, seat, UP))
    seen = [cell for cell in range(CELLS) if int(t.seen[seat * CELLS + cell]) >> seat & 1]
    before = [_turned(t, seat, cell) for cell in seen if taken & ~up & 1 << cell]
    if before:
        before.append(CardsTurnedBack(round=int(t.round) - (t.task != NONE)))
    now = [_turned(t, seat, cell) for cell in seen if up & 1 << cell]
    drawn = int(of_seat(t, seat, DRAWN))
    if drawn != NONE:
        now.append(StrayDrawn(seat=seat, back=_back(drawn), face=_face(t, drawn)))
    return before + now


def _turned(t: State, seat: int, cell: int) -> Event:
    return CardTurned(
        seat=seat,
        cell=cell_name(t, seat, cell % SIDE, cell // SIDE),
        face=_face(t, int(t.cards[seat * CELLS + cell])),
        is_open=False,
    )


def recall(t: State, events: list[Event]) -> list[Event]:
    """5.1. What can no longer be seen is gone from what happened, and so is where it was seen.

    A round takes faces with it, and the cells that were turned up in it; counts, points and roles
    stay. A placed card takes its own face along at once, and so does a removed one, which is shown
    once more until somebody goes on. When the game is over, or with open_memory = all_open,
    everything is told.
    """
    if t.phase == phase.OVER or int(t.house) & flags.ALL_OPEN:
        return events
    ends = [place for place, event in enumerate(events) if isinstance(event, CardsTurnedBack)]
    begin = ends[-1] if ends else 0
    gone: set[tuple[int, str]] = set()
    kept: list[Event] = []
    has_gone_on = False  # since the removals
    for place in reversed(range(len(events))):
        event = events[place]
        if isinstance(event, CardRemoved):
            gone.add((event.seat, event.cell))
        if isinstance(event, StrayPlaced):
            gone.add((event.seat, "drawn"))
        if isinstance(event, StrayPlaced | SeatReady):
            has_gone_on = True
        is_gone = _is_gone(event, gone) or (has_gone_on and isinstance(event, CardRemoved))
        kept.append(_forget(event) if place < begin or is_gone else event)
    return kept[::-1]


def _is_gone(event: Event, gone: set[tuple[int, str]]) -> bool:
    if isinstance(event, CardTurned | PickShown):
        return (event.seat, event.cell) in gone
    return isinstance(event, StrayDrawn) and (event.seat, "drawn") in gone


def _forget(event: Event) -> Event:
    if isinstance(event, CardTurned | PickShown):
        return msgspec.structs.replace(event, cell=None, face=None)
    if isinstance(event, CardRemoved | StrayDrawn):  # the gap and the new card lie open
        return msgspec.structs.replace(event, face=None)
    return event
