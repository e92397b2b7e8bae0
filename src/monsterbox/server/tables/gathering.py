"""Whom the cards wait for: the seats whose browsers are still to add to the shuffle."""

from __future__ import annotations

from monsterbox.server.store.rows import EntryRow

PATIENCE = 20.0  # seconds that a full table waits for browsers
SETTLED = ("sit", "leave", "bot", "contribute")


class Gathering:
    """The seats that are waited for, as the log tells; whoever sits down may join them."""

    def __init__(self) -> None:
        self._seats: set[int] = set()

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(sorted(self._seats))

    def note(self, entry: EntryRow) -> None:
        if entry.kind == "gather":
            self._seats = set(entry.body["seats"])
        elif entry.kind in SETTLED and entry.seat is not None:
            self._seats.discard(entry.seat)
            if entry.body.get("gather"):
                self._seats.add(entry.seat)
