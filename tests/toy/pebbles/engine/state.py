"""The whole of Pebbles: PB-01 to PB-04."""

from __future__ import annotations

from monsterbox.core.actions import Actions
from monsterbox.core.journal import Journal
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, GameState

SIZES = range(10, 26)
MOST = 2
DEAL = 100
"""Actions 1 and 2 take so many pebbles; `DEAL` and a size is a bag that chance deals."""

# What the journal notes: the kind, then up to four numbers.
BAG_DEALT, PEBBLES_TAKEN, GAME_ENDED = 1, 2, 3


class State(GameState):
    """Bags are 0 until they are dealt."""

    def __init__(self, seats: int, pebbles: int) -> None:
        self.seats = seats
        self.all = self.pebbles = pebbles
        self.bags = [0] * seats
        self.taken = [0] * seats
        self.active = 0
        self.journal: Journal | None = None

    def turn(self) -> int:
        if 0 in self.bags:
            return CHANCE
        return self.active if self.pebbles else OVER

    def legal(self, seat: int, out: Actions) -> None:
        if seat != self.turn():
            return
        if seat == CHANCE:
            for size in SIZES:
                if size not in self.bags:
                    out.add(DEAL + size)
            return
        for count in range(1, min(MOST, self.pebbles) + 1):
            out.add(count)

    def apply(self, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.deal(action - DEAL)
        else:
            self.take(seat, action)

    def deal(self, size: int) -> None:
        """PB-01. Every seat gets one bag, which only it may look at."""
        seat = self.bags.index(0)
        self.bags[seat] = size
        self.note(BAG_DEALT, seat, size)

    def take(self, seat: int, count: int) -> None:
        """PB-02. One or two pebbles; PB-03: the game ends with the last one."""
        self.pebbles -= count
        self.taken[seat] += count
        self.note(PEBBLES_TAKEN, seat, count)
        self.active = (seat + 1) % self.seats
        if self.pebbles == 0:
            self.note(GAME_ENDED)

    def score(self, seat: int) -> int:
        """PB-04. Pebbles count one each, but nothing in a bag that has burst."""
        has_burst = self.turn() == OVER and self.taken[seat] > self.bags[seat]
        return 0 if has_burst else self.taken[seat]

    def rank(self, seat: int) -> int:
        return 1 + sum(self.score(other) > self.score(seat) for other in range(self.seats))

    def redeal(self, seat: int, rng: Rng) -> None:
        """Nobody knows the bags of the others before the end."""
        if self.turn() == OVER:
            return
        left = [size for size in SIZES if size != self.bags[seat]]
        for other in range(self.seats):
            if other != seat and self.bags[other]:
                self.bags[other] = left.pop(int(rng.below(len(left))))

    def clone(self) -> State:
        return self.from_ints(self.to_ints())

    def is_sound(self) -> bool:
        dealt = [size for size in self.bags if size]
        return self.pebbles + sum(self.taken) == self.all and len(set(dealt)) == len(dealt)

    def to_ints(self) -> list[int]:
        return [self.all, self.pebbles, self.active, *self.bags, *self.taken]

    def from_ints(self, ints: list[int]) -> State:
        state = State(self.seats, ints[0])
        state.pebbles, state.active = ints[1:3]
        state.bags, state.taken = ints[3 : 3 + self.seats], ints[3 + self.seats :]
        return state

    def __reduce__(self) -> tuple[object, ...]:
        """States travel to bots in other processes."""
        return revived, (self.seats, self.to_ints())

    def keep_journal(self, journal: Journal | None) -> None:
        self.journal = journal

    def note(self, kind: int, a: int = 0, b: int = 0) -> None:
        if self.journal is not None:
            self.journal.add(kind, a, b, 0, 0)


def revived(seats: int, ints: list[int]) -> State:
    return State(seats, 0).from_ints(ints)
