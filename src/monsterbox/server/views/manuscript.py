"""The rulebook of a game in one language, ready to be printed and searched."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import groupby

from markupsafe import Markup

from monsterbox.core.game import Game
from monsterbox.core.options import Option, spell
from monsterbox.core.rulebook import CLAUSES, Clause, Rulebook
from monsterbox.games.registry import game as find_game
from monsterbox.server.views.book import (
    HouseRule,
    RuleChapter,
    RuleEntry,
    RuleSection,
    RuleStep,
    ShownBook,
)
from monsterbox.server.views.catalogue import speaker
from monsterbox.server.views.pictures import pictures_of
from monsterbox.server.views.rule_text import (
    RuleNames,
    RuleText,
    Style,
    marked,
    plain,
    steps_of,
    without_values,
)
from monsterbox.text.catalog import behind_a_word
from monsterbox.text.ledger import measured
from monsterbox.text.speaker import Speaker

GROUPS = ("rules", "examples", "rulings", "options", "pages")
GROUP_OF = {
    "rule": "rules",
    "definition": "rules",
    "example": "examples",
    "ruling": "rulings",
    "option": "options",
    "page": "pages",
}
READ_FIRST = ("rules", "examples")
"""The groups whose chapters lie open; the others are looked up rather than read."""


@lru_cache(maxsize=32)
def manuscript(key: str, language: str) -> Manuscript:
    """Return the book of a game in one language, prepared for printing."""
    return Manuscript(find_game(key), language)


class Draft:
    """An entry before it is printed: its text is parsed, its words are known."""

    def __init__(self, clause: Clause, book: Manuscript) -> None:
        self.clause = clause
        self.book = book
        self.option = book.game.options.get(clause.id) if clause.kind == "option" else None
        self.title = book.names.options[clause.id] if self.option else clause.title
        self.pictures = book.pictures.get(clause.id, ())
        self._parts = [
            RuleText(part, is_inline=clause.kind in CLAUSES) for part in self._texts(clause)
        ]
        self._source = RuleText(clause.source, is_inline=True)

    def _texts(self, clause: Clause) -> list[str]:
        if clause.kind == "example":
            return steps_of(clause.text)
        if self.option is not None and not self.option.free:
            return [without_values(clause.text)]
        return [clause.text]

    @cached_property
    def words(self) -> str:
        """Everything that can be searched for, in plain letters."""
        entry = self.print()
        told = [self.clause.id, self.title, *(step.text.striptags() for step in entry.steps)]
        if entry.option is not None:
            told.append(entry.option.about.striptags())
            told += [title.striptags() for title, _ in entry.option.values]
        return plain(" ".join(told))

    def has_all(self, words: Collection[str]) -> bool:
        return all(word in self.words for word in words)

    def print(self, words: Collection[str] = ()) -> RuleEntry:
        clause = self.clause
        style = Style(self.book.names, clause.id, self.title, words)
        is_told_in_steps = len(self._parts) == len(self.pictures)
        beside = self.pictures if is_told_in_steps else (None,) * len(self._parts)
        return RuleEntry(
            id=clause.id,
            number=Markup() if clause.kind in ("option", "page") else marked(clause.id, words),
            title=marked(self.title, words),
            steps=tuple(
                RuleStep(text=part.print(style), picture=picture)
                for part, picture in zip(self._parts, beside, strict=True)
            ),
            pictures=() if is_told_in_steps else self.pictures,
            source=self._source.print(style),
            kind=clause.kind,
            option=None if self.option is None else self.book.house_rule(self.option, words),
        )


class Manuscript:
    """The book of a game in one language: every entry, ready to be printed."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.voice: Speaker = speaker(game, language)
        self.rules: Rulebook = game.clauses.in_language(language)
        self.pictures = pictures_of(game.key, language)
        self.names = names_of(game, self.rules, self.voice)
        self.drafts = [Draft(entry, self) for entry in in_order(self.rules.entries)]

    @cached_property
    def whole(self) -> ShownBook:
        return self.shown(self.drafts, is_whole=True)

    def shown(
        self, drafts: Sequence[Draft], words: Collection[str] = (), *, is_whole: bool = False
    ) -> ShownBook:
        chapters = groupby(drafts, key=lambda one: one.clause.section)
        return ShownBook(
            chapters=tuple(
                RuleChapter(
                    id=f"chapter-{self._firsts[section]}",
                    title=section,
                    group=self.groups[section],
                    is_open=not is_whole or self.groups[section] in READ_FIRST,
                    sections=tuple(self.sections(list(entries), words)),
                )
                for section, entries in chapters
            ),
            found=len(drafts),
            is_whole=is_whole,
        )

    @cached_property
    def groups(self) -> dict[str, str]:
        """The group of each chapter, in the order of the book."""
        return groups_of(self.rules.entries)

    @cached_property
    def _firsts(self) -> dict[str, str]:
        """The first entry of each chapter, which names it in every language."""
        found: dict[str, str] = {}
        for draft in self.drafts:
            found.setdefault(draft.clause.section, draft.clause.id)
        return found

    def sections(self, drafts: list[Draft], words: Collection[str]) -> Iterator[RuleSection]:
        """House rules are listed by the chapter that they change, those about the table last."""
        titles = [None, *self.groups, ""]
        by_title: dict[str | None, list[RuleEntry]] = {}
        for draft in sorted(drafts, key=lambda one: titles.index(self.changed_by(one))):
            by_title.setdefault(self.changed_by(draft), []).append(draft.print(words))
        for title, entries in by_title.items():
            yield RuleSection(title=title, entries=tuple(entries))

    def changed_by(self, draft: Draft) -> str | None:
        """Return the title of the chapter that a house rule changes; empty if it changes none."""
        if draft.clause.kind != "option":
            return None
        chapter = draft.option.chapter if draft.option else ""
        return self.rules[chapter].section if chapter else ""

    def house_rule(self, option: Option, words: Collection[str]) -> HouseRule:
        titles = self.names.values[option.name]
        default = spell(option.default)
        values = [(marked(title, words), key == default) for key, title in titles.items()]
        if option.free and (free := self.voice.free_value(option.name)):
            values.append((marked(free, words), False))
        return HouseRule(
            about=marked(self.voice.option(option.name).about, words),
            values=tuple(values),
            name=marked(option.name, words),
            keys=tuple(titles),
            clause=option.clause,
            measured=measured(self.voice, option),
        )


def names_of(game: Game, rules: Rulebook, voice: Speaker) -> RuleNames:
    return RuleNames(
        game=game.key,
        entries=frozenset(one.id for one in rules.entries if one.kind != "page"),
        options={name: voice.option(name).title for name in game.options},
        values={
            option.name: {
                spell(value): voice.option_value(option.name, value) for value in option.allowed
            }
            for option in game.options.values()
        },
        colon=behind_a_word(voice.catalog.language, ":"),
    )


def groups_of(entries: Iterable[Clause]) -> dict[str, str]:
    """Return what each chapter consists of; a page above other entries belongs to them."""
    found: dict[str, str] = {}
    for entry in entries:
        if found.get(entry.section, "pages") == "pages":
            found[entry.section] = GROUP_OF[entry.kind]
    return found


def in_order(entries: Sequence[Clause]) -> list[Clause]:
    """Sort the book by groups; chapters of a game and its base game with one title become one."""
    groups = groups_of(entries)
    titles = list(groups)
    return sorted(
        entries,
        key=lambda one: (GROUPS.index(groups[one.section]), titles.index(one.section)),
    )
