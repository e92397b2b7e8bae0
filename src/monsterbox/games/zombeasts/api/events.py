"""What the table sees happen in Zombeasts, and who may see how much of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec

from monsterbox.core.events import Event
from monsterbox.games.zombeasts.api.notation import ROW_NAMES
from monsterbox.games.zombeasts.engine import actions
from monsterbox.games.zombeasts.engine import notes as h
from monsterbox.games.zombeasts.engine.deck import CARDS, WHITE
from monsterbox.games.zombeasts.engine.rules.score import rank, score
from monsterbox.games.zombeasts.engine.state import State


class FirstPlayerChosen(Event, frozen=True, kw_only=True):
    seat: int


class StockFilled(Event, frozen=True, kw_only=True):
    card: str


class TurnStarted(Event, frozen=True, kw_only=True):
    begins: ClassVar[str] = "turn"
    seat: int


class MoonStarted(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    moon: str


class CardAdded(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    moon: str


class WhiteMoonTakenOver(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    moon: str


class JokerSwapped(Event, frozen=True, kw_only=True):
    seat: int
    joker: str
    card: str
    victim: int


class CardGivenAway(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    owner: int
    moon: str


class AttackTriggered(Event, frozen=True, kw_only=True):
    seat: int


class MoonCompleted(Event, frozen=True, kw_only=True):
    seat: int
    moon: str
    cards: tuple[str, ...]


class BonusTaken(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class BonusDeclined(Event, frozen=True, kw_only=True):
    seat: int


class ToyUsed(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    toy: str


class CardExchanged(Event, frozen=True, kw_only=True):
    seat: int
    out: str
    into: str
    moon: str


class CardFetched(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class CardDiscarded(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class PlayStopped(Event, frozen=True, kw_only=True):
    seat: int


class DrawStopped(Event, frozen=True, kw_only=True):
    seat: int


class StockDrawn(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class PileDrawn(Event, frozen=True, kw_only=True):
    """A pile card; only its new owner sees which."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class HandRobbed(Event, frozen=True, kw_only=True):
    """ZB-50. A card from another hand; only these two see which."""

    seat: int
    victim: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        if seat in (self.seat, self.victim):
            return self
        return msgspec.structs.replace(self, card=None)


class HandEmptied(Event, frozen=True, kw_only=True):
    seat: int


class HandDumped(Event, frozen=True, kw_only=True):
    """ZB-60. A whole hand is laid face up, perhaps that of the next player."""

    reveals: ClassVar[bool] = True
    seat: int
    count: int


class CardDumped(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class SourceDeclared(Event, frozen=True, kw_only=True):
    """A-18. `source` is "stock", "pile" or "hand"."""

    seat: int
    source: str
    card: str | None = None
    victim: int | None = None


class PileCardMissed(Event, frozen=True, kw_only=True):
    seat: int


class PileEmptied(Event, frozen=True, kw_only=True):
    pass


class EndTriggered(Event, frozen=True, kw_only=True):
    seat: int


class TurnSkipped(Event, frozen=True, kw_only=True):
    seat: int


class SeatScored(Event, frozen=True, kw_only=True):
    seat: int
    score: int
    rank: int


class GameEnded(Event, frozen=True, kw_only=True):
    """ZB-75. The victory piles are turned up."""

    reveals: ClassVar[bool] = True


def read_notes(t: State, notes: list[tuple[int, ...]]) -> list[Event]:
    """The events that a journal tells of."""
    return [event for note in notes for event in _READERS[note[0]](t, note[1:])]


Reader = Callable[[State, tuple[int, ...]], list[Event]]


def _of_seat(make: Callable[..., Event]) -> Reader:
    return lambda t, n: [make(seat=n[0])]


def _of_card(make: Callable[..., Event]) -> Reader:
    return lambda t, n: [make(seat=n[0], card=t.deck.ids[n[1]])]


def _laid(t: State, n: tuple[int, ...]) -> list[Event]:
    make: Callable[..., Event] = (MoonStarted, CardAdded, WhiteMoonTakenOver)[n[3]]
    return [make(seat=n[0], card=t.deck.ids[n[1]], moon=ROW_NAMES[n[2]])]


def _completed(t: State, n: tuple[int, ...]) -> list[Event]:
    cards = tuple(
        t.deck.ids[card]
        for card in range(CARDS)
        if n[2] & int(t.deck.bit[card]) and t.deck.colour[card] in (min(n[1], WHITE), WHITE)
    )
    return [MoonCompleted(seat=n[0], moon=ROW_NAMES[n[1]], cards=cards)]


def _declared(t: State, n: tuple[int, ...]) -> list[Event]:
    seat, action = n[0], n[1]
    if action == actions.DRAW_PILE:
        return [SourceDeclared(seat=seat, source="pile")]
    if actions.is_hand_draw(action):
        victim = (seat + action - actions.DRAW_HAND) % int(t.seats)
        return [SourceDeclared(seat=seat, source="hand", victim=victim)]
    return [SourceDeclared(seat=seat, source="stock", card=t.deck.ids[n[2]])]


def _ended(t: State, n: tuple[int, ...]) -> list[Event]:
    scored: list[Event] = [
        SeatScored(seat=seat, score=int(score(t, seat)), rank=int(rank(t, seat)))
        for seat in range(int(t.seats))
    ]
    return [GameEnded(), *scored]


def _toy_used(t: State, n: tuple[int, ...]) -> list[Event]:
    toy = ("", "bone", "mouse", "carrot", "paw")[int(t.deck.toy[n[1]])]
    return [ToyUsed(seat=n[0], card=t.deck.ids[n[1]], toy=toy)]


_READERS: dict[int, Reader] = {
    h.BEGAN: _of_seat(FirstPlayerChosen),
    h.STOCKED: lambda t, n: [StockFilled(card=t.deck.ids[n[1]])],
    h.TURN_BEGAN: _of_seat(TurnStarted),
    h.LAID: _laid,
    h.SWAPPED: lambda t, n: [
        JokerSwapped(seat=n[0], joker=t.deck.ids[n[1]], card=t.deck.ids[n[2]], victim=n[3])
    ],
    h.LAID_ELSEWHERE: lambda t, n: [
        CardGivenAway(seat=n[0], card=t.deck.ids[n[1]], owner=n[2], moon=ROW_NAMES[n[3]])
    ],
    h.ATTACKED: _of_seat(AttackTriggered),
    h.COMPLETED: _completed,
    h.BONUS_TAKEN: _of_card(BonusTaken),
    h.BONUS_DECLINED: _of_seat(BonusDeclined),
    h.TOY_USED: _toy_used,
    h.EXCHANGED: lambda t, n: [
        CardExchanged(seat=n[0], out=t.deck.ids[n[1]], into=t.deck.ids[n[2]], moon=ROW_NAMES[n[3]])
    ],
    h.FETCHED: _of_card(CardFetched),
    h.DISCARDED: _of_card(CardDiscarded),
    h.STOPPED: _of_seat(PlayStopped),
    h.STOPPED_DRAWING: _of_seat(DrawStopped),
    h.DREW_STOCK: _of_card(StockDrawn),
    h.DREW_PILE: _of_card(PileDrawn),
    h.DREW_HAND: lambda t, n: [HandRobbed(seat=n[0], victim=n[1], card=t.deck.ids[n[2]])],
    h.HAND_EMPTIED: _of_seat(HandEmptied),
    h.HAND_DUMPED: lambda t, n: [HandDumped(seat=n[0], count=n[1])],
    h.CARD_DUMPED: _of_card(CardDumped),
    h.DECLARED: _declared,
    h.CARD_MISSED: _of_seat(PileCardMissed),
    h.PILE_EMPTIED: lambda t, n: [PileEmptied()],
    h.END_TRIGGERED: _of_seat(EndTriggered),
    h.TURN_SKIPPED: _of_seat(TurnSkipped),
    h.GAME_ENDED: _ended,
}
