"""The rulebook to read and to search: all its chapters, what was found, or a single entry.

Letters are compared without case and accents: `zuge` finds `Züge`.
"""

from __future__ import annotations

from monsterbox.server.views.book import ShownBook
from monsterbox.server.views.manuscript import manuscript
from monsterbox.server.views.rule_text import plain

LONGEST_QUERY = 100
MOST_WORDS = 8


def whole_book(key: str, language: str) -> ShownBook:
    """Return all chapters of a game's rulebook."""
    return manuscript(key, language).whole


def search_book(key: str, language: str, query: str) -> ShownBook:
    """Return the entries that contain all words of the query."""
    words = [plain(word) for word in query[:LONGEST_QUERY].split()[:MOST_WORDS]]
    book = manuscript(key, language)
    return book.shown([draft for draft in book.drafts if draft.has_all(words)], words)


def one_entry(key: str, language: str, number: str) -> ShownBook:
    """Return one entry in its chapter, or raise `UnknownClause`."""
    book = manuscript(key, language)
    wanted = book.rules[number].id
    return book.shown([draft for draft in book.drafts if draft.clause.id == wanted])
