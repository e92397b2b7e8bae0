"""What pages show of a rulebook: chapters, entries, house rules."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from monsterbox.server.views.pictures import Picture


class HouseRule(msgspec.Struct, frozen=True, kw_only=True):
    """What can be chosen, in words; the keys are for the small print."""

    about: Markup
    values: tuple[tuple[Markup, bool], ...]
    """What may be chosen, and whether it is the rule as printed."""
    name: Markup
    keys: tuple[str, ...]
    clause: str
    measured: tuple[str, ...] = ()
    """What its other values do, as it was measured."""


class RuleStep(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the text with the picture that belongs to it, if there is one."""

    text: Markup
    picture: Picture | None


class RuleEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the book; number, title and texts are markup."""

    id: str
    number: Markup
    """Empty where the entry has none: house rules and pages."""
    title: Markup
    steps: tuple[RuleStep, ...]
    pictures: tuple[Picture, ...]
    """The pictures that belong to the text as a whole."""
    source: Markup
    kind: str
    option: HouseRule | None


class RuleSection(msgspec.Struct, frozen=True, kw_only=True):
    """Entries that belong together: all of a chapter, or the house rules that change one."""

    title: str | None
    """The chapter that they change; empty for those about the table, none if they change none."""
    entries: tuple[RuleEntry, ...]


class RuleChapter(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter, or those of its entries that were found."""

    id: str
    title: str
    group: str
    is_open: bool
    sections: tuple[RuleSection, ...]

    @property
    def size(self) -> int:
        """How many numbered entries and house rules there are; pages are not counted."""
        return sum(one.kind != "page" for part in self.sections for one in part.entries)


class ShownBook(msgspec.Struct, frozen=True, kw_only=True):
    """What a page shows of the book."""

    chapters: tuple[RuleChapter, ...]
    found: int
    is_whole: bool
