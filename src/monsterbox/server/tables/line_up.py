"""Who played which seat of a match from the first card to the last, as its log tells."""

from __future__ import annotations

from monsterbox.server.store.rows import EntryRow

FORGOTTEN = ""
NOTED = frozenset(("begin", "leave", "sit", "bot", "name", "hint"))
"""The kinds of entries that say something about it."""


class LineUp:
    """Notes who has left seats that bots play on with, and whether anybody was replaced."""

    def __init__(self) -> None:
        self.left_by: dict[int, str] = {}
        """Whose seats they were; somebody who was forgotten is `FORGOTTEN`."""
        self.is_changed = False
        """Whether somebody else took a seat over, or the host seated another bot."""
        self.is_helped = False
        """Whether somebody has asked for ideas."""
        self._has_begun = False

    def note(self, entry: EntryRow) -> None:
        if self._has_begun and entry.seat is not None:
            self._note_seat(entry, entry.seat)
        self._has_begun = self._has_begun or entry.kind == "begin"

    def _note_seat(self, entry: EntryRow, seat: int) -> None:
        match entry.kind:
            case "leave" if "person" in entry.body:
                self.left_by[seat] = entry.body["person"]
            case "sit":
                self.is_changed |= self.left_by.pop(seat, None) != entry.body["person"]
            case "hint":
                self.is_helped = True
            case "bot":
                self.is_changed = True
            case "name" if entry.body.get("forgotten"):
                self.left_by[seat] = FORGOTTEN
            case "name":  # logs of earlier versions do not tell why
                self.left_by.setdefault(seat, FORGOTTEN)
