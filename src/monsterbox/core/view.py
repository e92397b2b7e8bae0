"""What the views of all games have in common: whose they are, who is asked, and the seats."""

from __future__ import annotations

import msgspec


class SeatView(msgspec.Struct, frozen=True):
    """What a viewer sees of one seat; None is what the game does not have or show now."""

    seat: int
    is_asked: bool
    """Whether the viewer sees that this seat is asked; some questions nobody else sees."""
    hand_size: int | None
    score: int | None
    rank: int | None


class View(msgspec.Struct, frozen=True):
    """The table as one seat or, with `seat` None, a spectator sees it."""

    seat: int | None
    phase: str
    active: int | None
    """Whose turn it is, in games that have turns."""
    seats: tuple[SeatView, ...]

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """The seats that are asked, as far as the viewer sees it."""
        return tuple([one.seat for one in self.seats if one.is_asked])
