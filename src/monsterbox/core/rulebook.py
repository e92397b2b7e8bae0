"""The rulebook as data: numbered clauses in five languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import overload

import msgspec

from monsterbox.core.errors import BadLanguage, UnknownClause, listing

LANGUAGES = ("de", "en", "fr", "nl", "it")


class Clause(msgspec.Struct, frozen=True):
    """One rule in one language; a definition has no rule function of its own."""

    id: str
    section: str
    title: str
    text: str
    source: str
    kind: str = "rule"


class Rulebook:
    """The clauses of a game in one language, by number or in order."""

    def __init__(self, clauses: dict[str, list[Clause]], language: str = "en") -> None:
        self._clauses = clauses
        self.language = language
        self._by_id = {clause.id: clause for clause in clauses[language]}

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
            return self._clauses[self.language][key]
        if key not in self._by_id:
            ids = list(self._by_id)
            raise UnknownClause(f"clause {key!r} does not exist; clauses: {ids[0]} to {ids[-1]}")
        return self._by_id[key]

    def __contains__(self, key: object) -> bool:
        return key in self._by_id

    def __len__(self) -> int:
        return len(self._clauses[self.language])

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses[self.language])
