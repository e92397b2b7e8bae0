"""Small games that stand in for real ones: chance with weights, seats that choose all at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from monsterbox.core.actions import Actions
from monsterbox.core.errors import BadPosition, Refusal
from monsterbox.core.events import Event
from monsterbox.core.game import Game, Position
from monsterbox.core.journal import Journal
from monsterbox.core.match import Unreadable
from monsterbox.core.options import Option, Settings
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, GameState
from monsterbox.core.view import SeatView, View

ROUNDS = 3
WEIGHTS = (1, 2, 3)  # prizes 1, 2 and 3
BIDS = 3
PRIZE = 10  # chance actions: 10 + prize
UNSAID = -1


class Auction(GameState):
    """Chance turns up a prize; all seats bid in secret, in any order; the highest bid gets it."""

    def __init__(self, seats: int, prize: int = 0, left: int = ROUNDS) -> None:
        self.seats = seats
        self.prize = prize
        self.left = left
        self.bids = [UNSAID] * seats
        self.won = [0] * seats
        self.journal: Journal | None = None

    def turn(self) -> int:
        if self.left == 0:
            return OVER
        if self.prize == 0:
            return CHANCE
        return min(seat for seat in range(self.seats) if self.may_act(seat))

    def may_act(self, seat: int) -> bool:
        waiting = self.left > 0 and self.prize > 0
        return waiting and 0 <= seat < self.seats and self.bids[seat] == UNSAID

    def conceals(self) -> bool:
        return self.left > 0 and self.prize > 0

    def legal(self, seat: int, out: Actions) -> None:
        if seat == CHANCE and self.turn() == CHANCE:
            for prize in range(1, len(WEIGHTS) + 1):
                out.add(PRIZE + prize)
        elif self.may_act(seat):
            for bid in range(BIDS):
                out.add(bid)

    def weight(self, action: int) -> int:
        return WEIGHTS[action - PRIZE - 1]

    def apply(self, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.prize = action - PRIZE
            return
        self.bids[seat] = action
        if self.journal is not None:
            self.journal.add(0, seat, action, 0, 0)
        if UNSAID not in self.bids:
            self.award()

    def award(self) -> None:
        """Everybody who bid most gets the prize, less the bid."""
        highest = max(self.bids)
        for seat, bid in enumerate(self.bids):
            if bid == highest:
                self.won[seat] += self.prize - bid
        self.bids = [UNSAID] * self.seats
        self.prize = 0
        self.left -= 1

    def score(self, seat: int) -> int:
        return self.won[seat]

    def rank(self, seat: int) -> int:
        return 1 + sum(points > self.won[seat] for points in self.won)

    def clone(self) -> Auction:
        other = type(self)(self.seats, self.prize, self.left)
        other.bids = self.bids[:]
        other.won = self.won[:]
        return other

    def redeal(self, seat: int, rng: Rng) -> None:
        for other in range(self.seats):
            if other != seat and self.bids[other] != UNSAID:
                self.bids[other] = int(rng.below(BIDS))

    def keep_journal(self, journal: Journal | None) -> None:
        self.journal = journal

    def is_sound(self) -> bool:
        return len(self.bids) == len(self.won) == self.seats

    def to_ints(self) -> list[int]:
        return [self.seats, self.prize, self.left, *self.bids, *self.won]


class HastyAuction(Auction):
    """Wrong on purpose: who bids first pays one less, so the order of the choices matters."""

    def apply(self, seat: int, action: int) -> None:
        if seat != CHANCE and all(bid == UNSAID for bid in self.bids):
            self.won[seat] += 1
        super().apply(seat, action)


class DeadEnd(Auction):
    """Wrong on purpose: it waits for a seat that has nothing to choose."""

    def legal(self, seat: int, out: Actions) -> None:
        if seat == CHANCE:
            super().legal(seat, out)


class LeakyAuction(Auction):
    """Wrong on purpose: after the first bid a component is lost."""

    def is_sound(self) -> bool:
        return all(bid == UNSAID for bid in self.bids)


class BidMade(Event, frozen=True, kw_only=True):
    """Only the bidder sees how much."""

    seat: int
    bid: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, bid=None)


class AuctionView(View, frozen=True):
    prize: int
    bid: int | None
    won: tuple[int, ...]


def text_of(t: Auction, seat: int, action: int) -> str:
    return f"prize {action - PRIZE}" if seat == CHANCE else f"bid {action}"


def parse(t: Auction, seat: int, text: str) -> int:
    outcomes = {f"prize {n}": PRIZE + n for n in range(1, len(WEIGHTS) + 1)}
    choices = {f"bid {n}": n for n in range(10)}
    known = outcomes if seat == CHANCE else choices
    if text not in known:
        raise Unreadable("unknown-choice", f"{text!r} is no choice", "AU-01")
    return known[text]


def view_of(t: Auction, settings: Settings, seat: int | None) -> AuctionView:
    bid = None if seat is None or t.bids[seat] == UNSAID else t.bids[seat]
    return AuctionView(
        seat=seat,
        phase="bid",
        active=None,
        seats=tuple(seat_view(t, other) for other in range(t.seats)),
        prize=t.prize,
        bid=bid,
        won=tuple(t.won),
    )


def seat_view(t: Auction, seat: int) -> SeatView:
    return SeatView(
        seat=seat, is_asked=bool(t.may_act(seat)), hand_size=None, score=t.won[seat], rank=None
    )


def read_notes(t: Auction, notes: list[tuple[int, ...]]) -> list[Event]:
    return [BidMade(seat=note[1], bid=note[2]) for note in notes]


def position_of(t: Auction, settings: Settings) -> dict[str, Any]:
    return {"game": "auction", "seats": t.seats, "ints": t.to_ints()}


def state_at(position: Position, seats: int, settings: Settings) -> Auction:
    ints = position.get("ints")
    if not isinstance(ints, list) or len(ints) != 3 + 2 * seats:
        raise BadPosition("ints: must be the numbers of an auction")
    state = Auction(seats, ints[1], ints[2])
    state.bids, state.won = ints[3 : 3 + seats], ints[3 + seats :]
    return state


def an_auction_game(make: Callable[[int], Auction] = Auction) -> Game:
    """The double as a whole `Game`, with one house rule that changes nothing."""
    return Game(
        key="auction",
        seats=(2, 3),
        version="1",
        options={"polite": Option("polite", False, (False, True), "AU-01")},
        package=__package__,
        normalise=lambda settings, seats: settings,
        begin=lambda seats, settings: make(seats),
        text_of=text_of,
        parse=parse,
        refuse=lambda t, seat, action: Refusal("too-much", "AU-01"),
        view_of=view_of,
        read_notes=read_notes,
        position_of=position_of,
        state_at=state_at,
        components=lambda settings: {},
        longest=ROUNDS * 4,
    )
