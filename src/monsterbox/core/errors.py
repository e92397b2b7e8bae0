"""The failures that callers can tell apart. Each message is one line and names what is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


class MonsterboxError(Exception):
    """Anything that the caller could have done differently."""


class UnknownGame(MonsterboxError):
    """No game is registered under that key."""


class BrokenGame(MonsterboxError):
    """What is registered under a key is not a game."""


class BadSeats(MonsterboxError):
    """The game is not played with that many seats."""


class BadOption(MonsterboxError):
    """An option that does not exist, has no such value, or contradicts another."""


class BadSeed(MonsterboxError):
    """A seed that is not a whole number."""


class BadChance(MonsterboxError):
    """What was given as a source of chance outcomes is none."""


class BadBuffer(MonsterboxError):
    """What was given to be written into is not an array of that size and type."""


class BadRecord(MonsterboxError):
    """A record that cannot be replayed."""


class CutShort(BadRecord):
    """A record whose end is missing: it proves nothing about what is no longer in it."""


class BadPosition(MonsterboxError):
    """A position that cannot occur on a table."""


class BadDeck(MonsterboxError):
    """A file of cards with which the rules cannot be played."""


class BadLanguage(MonsterboxError):
    """A language that the rulebook is not written in."""


class UnknownClause(MonsterboxError):
    """There is no clause with that number."""


class BadNumbers(MonsterboxError):
    """Numbers that are no state of this game with these options."""


class NotOffered(MonsterboxError):
    """The game lacks something that not all games have to offer."""


class WrongGame(MonsterboxError):
    """Something that belongs to another game."""


class NothingToUndo(MonsterboxError):
    """The seat has not chosen yet, or something was revealed since."""


class NothingToReport(MonsterboxError):
    """The rules of the match do not say what happens when a player is gone."""


LONGEST_QUOTE = 80


@dataclass(frozen=True)
class Refusal:
    """Why a choice is not legal: a code with a message in every language, and the clause."""

    code: str
    clause: str | None = None

    def __str__(self) -> str:
        return self.code if self.clause is None else f"{self.code} ({self.clause})"


class IllegalAction(MonsterboxError):
    """A choice that the rules do not allow now; nothing has changed."""

    def __init__(self, seat: int, choice: str, refusal: Refusal, legal: Iterable[str]) -> None:
        legal = tuple(legal)
        allowed = listing(legal) or "nothing, it is not this seat's turn"
        said = repr(choice)
        if len(said) > LONGEST_QUOTE:
            said = f"{said[:LONGEST_QUOTE]}..."
        super().__init__(f"seat {seat}: {said} is refused, {refusal}; legal: {allowed}")
        self.seat = seat
        self.choice = choice
        self.refusal = refusal
        self.legal = legal

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seat, self.choice, self.refusal, self.legal)

    @property
    def code(self) -> str:
        return self.refusal.code

    @property
    def clause(self) -> str | None:
        return self.refusal.clause


def listing(names: Iterable[object], most: int = 12) -> str:
    """Names for a message, shortened if there are many."""
    all_names = [str(name) for name in names]
    shown = ", ".join(all_names[:most])
    return shown if len(all_names) <= most else f"{shown}, ... ({len(all_names)} in all)"
