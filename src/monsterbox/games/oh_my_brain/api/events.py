"""What the table sees happen in Oh My Brain, and who may see how much of it: section 6."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec

from monsterbox.core.events import Event
from monsterbox.core.state import NONE
from monsterbox.games.oh_my_brain.api.notation import SIGNS
from monsterbox.games.oh_my_brain.cards import FACES
from monsterbox.games.oh_my_brain.engine import flags
from monsterbox.games.oh_my_brain.engine import notes as h
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.rules.ending import rank
from monsterbox.games.oh_my_brain.engine.state import State


class RoundStarted(Event, frozen=True, kw_only=True):
    round: int
    seat: int


class LotDealt(Event, frozen=True, kw_only=True):
    """ZA-02. The cards of a lot; only its owner sees them."""

    seat: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class CardEvent(Event, frozen=True, kw_only=True):
    """Something with a card that only its owner sees."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class CardBuried(CardEvent, frozen=True, kw_only=True):
    """ZA-02. A card of the lot went to the graveyard."""


class TurnStarted(Event, frozen=True, kw_only=True):
    begins: ClassVar[str] = "turn"
    seat: int


class CardsPlayed(Event, frozen=True, kw_only=True):
    """`card` is None where it is forgotten (memory_mode)."""

    seat: int
    card: str | None
    count: int


class ExtraGiven(Event, frozen=True, kw_only=True):
    """ZA-20. `card` is None where it is forgotten (memory_mode)."""

    seat: int
    receiver: int
    card: str | None


class TurnPassed(Event, frozen=True, kw_only=True):
    seat: int


class HordeCleared(Event, frozen=True, kw_only=True):
    seat: int
    count: int


class BrainLost(Event, frozen=True, kw_only=True):
    seat: int


class ReserveRenewed(Event, frozen=True, kw_only=True):
    count: int


class CardDrawn(CardEvent, frozen=True, kw_only=True):
    """ZA-25. A reserve card of a pass."""


class CardKept(Event, frozen=True, kw_only=True):
    """ZA-25. One drawn card to the hand, the other, if there is one, to the graveyard."""

    seat: int
    card: str | None
    buried: str | None
    count: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None, buried=None)


class DieRolled(Event, frozen=True, kw_only=True):
    seat: int
    face: str


class RollWithoutEffect(Event, frozen=True, kw_only=True):
    seat: int
    face: str


class CardGiven(Event, frozen=True, kw_only=True):
    """ZA-44, Q-31. Giver and receiver see the card; with open_give everybody does."""

    reveals: ClassVar[bool] = True
    seat: int
    receiver: int
    card: str | None
    is_open: bool

    def seen_by(self, seat: int | None) -> Event:
        if self.is_open or seat in (self.seat, self.receiver):
            return self
        return msgspec.structs.replace(self, card=None)


class RainFell(CardEvent, frozen=True, kw_only=True):
    """ZA-45. A reserve card into a graveyard."""


class RainMissed(Event, frozen=True, kw_only=True):
    seat: int


class BrainStolen(Event, frozen=True, kw_only=True):
    seat: int
    victim: int


class BrainGained(Event, frozen=True, kw_only=True):
    seat: int


class SwapEvent(Event, frozen=True, kw_only=True):
    """ZA-48. Both partners see what each of them got."""

    reveals: ClassVar[bool] = True
    seat: int
    other: int
    got: tuple[str, ...] | None
    gave: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        if seat in (self.seat, self.other):
            return self
        return msgspec.structs.replace(self, got=None, gave=None)


class HandsSwapped(SwapEvent, frozen=True, kw_only=True):
    pass


class GravesSwapped(SwapEvent, frozen=True, kw_only=True):
    pass


class SwapDeclined(Event, frozen=True, kw_only=True):
    seat: int


class PlayRepeated(Event, frozen=True, kw_only=True):
    """ZA-50. The die said play again."""

    seat: int


class CardTakenUp(CardEvent, frozen=True, kw_only=True):
    """ZA-29. A card came from the graveyard to the hand."""


class RefillLeft(Event, frozen=True, kw_only=True):
    seat: int


class TurnRepeated(Event, frozen=True, kw_only=True):
    """ZA-39. After an 11."""

    seat: int


class RoundEnded(Event, frozen=True, kw_only=True):
    seat: int


class BrainsPaid(Event, frozen=True, kw_only=True):
    seat: int
    brains: int
    cards: int


class SignShown(Event, frozen=True, kw_only=True):
    seat: int
    sign: str


class ThrowUndecided(Event, frozen=True, kw_only=True):
    pass


class GameStalled(Event, frozen=True, kw_only=True):
    pass


class SeatGone(Event, frozen=True, kw_only=True):
    """Q-34. Its brains go to the supply."""

    seat: int
    brains: int


class SeatScored(Event, frozen=True, kw_only=True):
    seat: int
    score: int
    rank: int


class GameEnded(Event, frozen=True, kw_only=True):
    pass


def read_notes(t: State, notes: list[tuple[int, ...]]) -> list[Event]:
    """The events that a journal tells of."""
    events: list[Event] = []
    for place, note in enumerate(notes):
        if note[0] == h.SWAPPED:
            events.append(_swapped(note[1:], notes[place + 1 :]))
        elif note[0] != h.RECEIVED:
            events += _READERS[note[0]](t, note[1:])
    return events


Reader = Callable[[State, tuple[int, ...]], list[Event]]


def _of_seat(make: Callable[..., Event]) -> Reader:
    return lambda t, n: [make(seat=n[0])]


def _of_card(make: Callable[..., Event]) -> Reader:
    return lambda t, n: [make(seat=n[0], card=_name(n[1]))]


def _of_face(make: Callable[..., Event]) -> Reader:
    return lambda t, n: [make(seat=n[0], face=FACES[n[1]])]


def _name(value: int) -> str | None:
    return None if value == NONE else str(value)


def _lot(t: State, n: tuple[int, ...]) -> list[Event]:
    cards = []
    digits = n[1]
    while digits:
        cards.append(str(digits % 32 - 1))
        digits //= 32
    return [LotDealt(seat=n[0], cards=tuple(reversed(cards)))]


def _kept(t: State, n: tuple[int, ...]) -> list[Event]:
    count = 1 if n[2] == NONE else 2
    return [CardKept(seat=n[0], card=_name(n[1]), buried=_name(n[2]), count=count)]


def _given(t: State, n: tuple[int, ...]) -> list[Event]:
    is_open = int(t.house) & flags.OPEN_GIVE != 0
    return [CardGiven(seat=n[0], receiver=n[1], card=_name(n[2]), is_open=is_open)]


def _swapped(n: tuple[int, ...], following: list[tuple[int, ...]]) -> Event:
    received: dict[int, list[str]] = {n[0]: [], n[1]: []}
    for note in following:
        if note[0] != h.RECEIVED:
            break
        received[note[1]].append(str(note[2]))
    make = GravesSwapped if n[2] else HandsSwapped
    return make(seat=n[0], other=n[1], got=tuple(received[n[0]]), gave=tuple(received[n[1]]))


def _ended(t: State, n: tuple[int, ...]) -> list[Event]:
    scored: list[Event] = [
        SeatScored(seat=seat, score=int(t.brains[seat]), rank=int(rank(t, seat)))
        for seat in range(int(t.seats))
    ]
    return [GameEnded(), *scored]


_READERS: dict[int, Reader] = {
    h.ROUND_BEGAN: lambda t, n: [RoundStarted(round=n[0], seat=n[1])],
    h.LOT_DEALT: _lot,
    h.LOT_SPLIT: _of_card(CardBuried),
    h.TURN_BEGAN: _of_seat(TurnStarted),
    h.PLAYED: lambda t, n: [CardsPlayed(seat=n[0], card=_name(n[1]), count=n[2])],
    h.EXTRA_GIVEN: lambda t, n: [ExtraGiven(seat=n[0], receiver=n[1], card=_name(n[2]))],
    h.PASSED: _of_seat(TurnPassed),
    h.HORDE_CLEARED: lambda t, n: [HordeCleared(seat=n[0], count=n[1])],
    h.BRAIN_LOST: _of_seat(BrainLost),
    h.RESERVE_RENEWED: lambda t, n: [ReserveRenewed(count=n[0])],
    h.DREW: _of_card(CardDrawn),
    h.KEPT: _kept,
    h.ROLLED: _of_face(DieRolled),
    h.NO_EFFECT: _of_face(RollWithoutEffect),
    h.GAVE: _given,
    h.RAINED: _of_card(RainFell),
    h.RAIN_MISSED: _of_seat(RainMissed),
    h.STOLEN: lambda t, n: [BrainStolen(seat=n[0], victim=n[1])],
    h.GAINED: _of_seat(BrainGained),
    h.SWAP_DECLINED: _of_seat(SwapDeclined),
    h.REPLAYS: _of_seat(PlayRepeated),
    h.REFILLED: _of_card(CardTakenUp),
    h.REFILL_LEFT: _of_seat(RefillLeft),
    h.PLAYS_AGAIN: _of_seat(TurnRepeated),
    h.ROUND_ENDED: _of_seat(RoundEnded),
    h.PAID: lambda t, n: [BrainsPaid(seat=n[0], brains=n[1], cards=n[2])],
    h.SIGN_SHOWN: lambda t, n: [SignShown(seat=n[0], sign=SIGNS[n[1]])],
    h.THROW_UNDECIDED: lambda t, n: [ThrowUndecided()],
    h.STALLED: lambda t, n: [GameStalled()],
    h.SEAT_GONE: lambda t, n: [SeatGone(seat=n[0], brains=n[1])],
    h.GAME_ENDED: _ended,
}


def recall(t: State, events: list[Event]) -> list[Event]:
    """Q-32. With memory_mode a card that no longer is on top loses its value in the log.

    Only the last card played can be on top, as long as the horde lies; with the end of the game
    everything is told.
    """
    if int(t.house) & flags.MEMORY_MODE == 0 or t.phase == phase.OVER:
        return events
    plays = [place for place, event in enumerate(events) if isinstance(event, CardsPlayed)]
    kept = (plays or [0])[-1] if t.horde_size else len(events)
    return [event if place >= kept else _forget(event) for place, event in enumerate(events)]


def _forget(event: Event) -> Event:
    if isinstance(event, CardsPlayed | ExtraGiven):
        return msgspec.structs.replace(event, card=None)
    return event
