"""The rulebook to read and to search; search terms are highlighted.

Letters are compared without case and accents: `zuge` finds `Züge`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby

import msgspec
from markupsafe import Markup, escape

from monsterbox.core.rulebook import Clause
from monsterbox.games.registry import game as find_game

LONGEST_QUERY = 100
MOST_WORDS = 8


class RuleClause(msgspec.Struct, frozen=True, kw_only=True):
    """One rule; title and text are markup."""

    id: str
    title: Markup
    text: Markup
    source: str
    kind: str


class RuleSection(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter, or those of its clauses that were found."""

    title: str
    clauses: tuple[RuleClause, ...]


def sections(key: str, language: str, query: str = "") -> tuple[RuleSection, ...]:
    """Return the rulebook by chapters; with a query, the clauses that have all its words."""
    words = [plain(word) for word in query[:LONGEST_QUERY].split()[:MOST_WORDS]]
    clauses = find_game(key).clauses.in_language(language)
    return by_section((one for one in clauses if has_all(one, words)), words)


def one_clause(key: str, language: str, number: str) -> tuple[RuleSection, ...]:
    """Return one clause in its chapter, or raise `UnknownClause`."""
    return by_section([find_game(key).clauses.in_language(language)[number]], [])


def by_section(clauses: Iterable[Clause], words: list[str]) -> tuple[RuleSection, ...]:
    return tuple(
        RuleSection(title=title, clauses=tuple(shown(one, words) for one in group))
        for title, group in groupby(clauses, key=lambda one: one.section)
    )


def shown(clause: Clause, words: list[str]) -> RuleClause:
    return RuleClause(
        id=clause.id,
        title=marked(clause.title, words),
        text=marked(clause.text, words),
        source=clause.source,
        kind=clause.kind,
    )


def has_all(clause: Clause, words: list[str]) -> bool:
    if not words:
        return True
    text = plain(f"{clause.id} {clause.title} {clause.text}")
    return all(word in text for word in words)


def plain(text: str) -> str:
    """Return the letters without case and accents."""
    return "".join(plain_letter(letter) for letter in text)


def plain_letter(letter: str) -> str:
    parts = unicodedata.normalize("NFKD", letter.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def marked(text: str, words: list[str]) -> Markup:
    """Return the text with the search terms in `<mark>` tags."""
    if not words:
        return escape(text)
    places = [place for place, letter in enumerate(text) for _ in plain_letter(letter)]
    wanted = re.compile("|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)))
    told, end = Markup(), 0
    for found in wanted.finditer(plain(text)):
        first, last = places[found.start()], places[found.end() - 1] + 1
        if first >= end:
            told += escape(text[end:first]) + Markup("<mark>{}</mark>").format(text[first:last])
            end = last
    return told + escape(text[end:])
