"""What a log rests on: the clause behind each event, and where the points of a seat came from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol, cast

from monsterbox.core.events import Event
from monsterbox.games import faces
from monsterbox.text.gain import Gain as Gain


class Book(Protocol):
    """The module `words/score_sheet.py` of a game."""

    CLAUSE_OF_EVENT: Mapping[str, str]
    ROWS: Mapping[str, str]
    """The rows of the score sheet with their clauses; titles are `score-<row>` in the locales."""

    def count(self, events: Iterable[Event], cards: Mapping[str, Any]) -> Iterator[Gain]: ...


class TieBook(Book, Protocol):
    """Of a game where the fewest points win, and where more than them is counted."""

    TIES: Mapping[str, str]
    """What decides between equals, with its clauses; titles as those of rows."""

    def count_ties(self, events: Iterable[Event]) -> Iterator[Gain]: ...


def book_of(game_key: str) -> Book | None:
    return cast(Book | None, faces.face(game_key, "words", "score_sheet"))


def tie_book_of(game_key: str) -> TieBook | None:
    book = book_of(game_key)
    return cast(TieBook, book) if hasattr(book, "TIES") else None


def clause_of_event(game_key: str, event_key: str) -> str | None:
    """The clause that an event of the log carries out."""
    book = book_of(game_key)
    return None if book is None else book.CLAUSE_OF_EVENT.get(event_key)


def rows(game_key: str) -> Mapping[str, str]:
    """The rows of a score sheet and their clauses."""
    book = book_of(game_key)
    return {} if book is None else book.ROWS


def gains(game_key: str, events: Iterable[Event], cards: Mapping[str, Any]) -> list[Gain]:
    """What of all that happened counted, in order."""
    book = book_of(game_key)
    return [] if book is None else list(book.count(events, cards))


def ties(game_key: str) -> Mapping[str, str]:
    """What decides between equals, in this order, with its clauses."""
    book = tie_book_of(game_key)
    return {} if book is None else book.TIES


def tie_breaks(game_key: str, events: Iterable[Event]) -> list[Gain]:
    """What was counted to decide between equals."""
    book = tie_book_of(game_key)
    return [] if book is None else list(book.count_ties(events))


def fewest_win(game_key: str) -> bool:
    """Whether points are what one wants to be rid of."""
    return tie_book_of(game_key) is not None
