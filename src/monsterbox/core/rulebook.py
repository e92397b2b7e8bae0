"""The rulebook as data: clauses, examples, rulings and house rules in five languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import overload

import msgspec

from monsterbox.core.errors import BadLanguage, UnknownClause, listing

LANGUAGES = ("de", "en", "fr", "nl", "it")
CLAUSES = ("rule", "definition")


class Clause(msgspec.Struct, frozen=True):
    """One entry of the book in one language.

    `kind` is `rule` or `definition` for the clauses (a definition has no rule function of its
    own), and else `example`, `ruling`, `option` (a house rule, by its name) or `page` (a table of
    cards, say). Texts of clauses are one paragraph, all others are Markdown.
    """

    id: str
    section: str
    title: str
    text: str
    source: str
    kind: str = "rule"


class Rulebook:
    """The rules of a game in one language: its clauses in order, and every entry by number."""

    def __init__(self, clauses: dict[str, list[Clause]], language: str = "en") -> None:
        self._clauses = clauses
        self.language = language
        self.entries = tuple(clauses[language])
        """The whole book in order."""
        self._list = [one for one in self.entries if one.kind in CLAUSES]
        self._by_id = {entry.id: entry for entry in self.entries}

    @classmethod
    def of(cls, package: str, variant: str = "") -> Rulebook:
        """The rulebook that lies in the folder of a game; a variant has one of its own."""
        text = files(package).joinpath(variant, "clauses.json").read_bytes()
        return cls(msgspec.json.decode(text, type=dict[str, list[Clause]]))

    def in_language(self, language: str) -> Rulebook:
        if language not in self._clauses:
            raise BadLanguage(
                f"language {language!r} is not known; languages: {listing(self._clauses)}"
            )
        return Rulebook(self._clauses, language)

    @overload
    def __getitem__(self, key: int) -> Clause: ...
    @overload
    def __getitem__(self, key: slice) -> Sequence[Clause]: ...
    @overload
    def __getitem__(self, key: str) -> Clause: ...
    def __getitem__(self, key: int | slice | str) -> Clause | Sequence[Clause]:
        if not isinstance(key, str):
            return self._list[key]
        if key not in self._by_id:
            first, last = self._list[0].id, self._list[-1].id
            raise UnknownClause(f"clause {key!r} does not exist; clauses: {first} to {last}")
        return self._by_id[key]

    def __contains__(self, key: object) -> bool:
        return key in self._by_id

    def __len__(self) -> int:
        return len(self._list)

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._list)
