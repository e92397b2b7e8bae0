"""House rules as data: a name, a default, what is allowed, and which clause it changes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from monsterbox.core.errors import BadOption, listing

Value = object
Settings = Mapping[str, Value]
PRINTED: Final = "printed"
"""The preset without house rules."""
UNCHANGED: Final = "unchanged since the first edition"
OLD_SEAT = re.compile(r"seat ([0-9])")


@dataclass(frozen=True)
class PerSeat:
    """A house rule whose value may be one letter for each seat, such as the side it is on."""

    letters: str
    spread: Callable[[Value, int], str]
    """(value, seats) -> the letters that a value stands for."""


@dataclass(frozen=True)
class Option:
    """One house rule. `allowed` is empty where any value of the type may be given."""

    name: str
    default: Value
    allowed: tuple[Value, ...]
    clause: str
    free: str = ""  # in words, what else may be given
    names_file: bool = False  # where a text names a file to read
    chapter: str = ""
    """A clause of the chapter in which forms and books list it; without one it is about the table
    rather than the rules."""
    is_argued: bool = False
    """Whether players argue about it so often that a form shows it first."""
    first_edition: Value = UNCHANGED
    """What matches of the first edition were played by, where the default has changed since."""
    for_replays: bool = False
    """Whether it serves old records only and is not offered for new matches."""
    per_seat: PerSeat | None = None
    """For a rule that is chosen seat by seat."""
    former: Mapping[str, Value] = field(default_factory=dict)
    """Values that older versions stored, and what they are called today."""

    @property
    def is_offered(self) -> bool:
        """Whether a form or a list offers it: there is something to choose from."""
        return len(self.allowed) > 1 and not self.for_replays

    def check(self, value: Value) -> None:
        """Refuse a value that is not allowed; True is not 1 here."""
        if any(value == one and type(value) is type(one) for one in self.allowed):
            return
        if self.free and type(value) is not bool:
            return
        names = listing([spell(one) for one in self.allowed] + ([self.free] if self.free else []))
        raise BadOption(f"option {self.name}: {spell(value)} is not allowed; allowed: {names}")

    def read(self, text: str) -> Value:
        """Read a value from a command line or a form."""
        for one in self.allowed:
            if spell(one) == text:
                return one
        if self.free:
            return text
        self.check(text)
        return text

    def respell(self, value: Value) -> Value:
        """Convert a value stored in an older spelling to the current one."""
        if not isinstance(value, str) or value in self.allowed:
            return value
        if value in self.former:
            return self.former[value]
        seat = OLD_SEAT.fullmatch(value)
        today = int(seat[1]) if seat else snake_case(value)
        return today if today in self.allowed else value

    def of_letters(self, letters: str) -> Value:
        """The value that letters stand for, one for each seat: by its name where it has one."""
        if self.per_seat is None:
            return letters
        for one in self.allowed:
            if self.per_seat.spread(one, len(letters)) == letters:
                return one
        return letters


def in_chapters(
    options: Iterable[Option], chapters: Mapping[str, tuple[str, ...]], argued: tuple[str, ...]
) -> Mapping[str, Option]:
    """Options by name, with the chapters that list them; those players argue about come first."""
    chapter_of = {name: clause for clause, names in chapters.items() for name in names}
    placed = {
        one.name: replace(one, chapter=chapter_of.get(one.name, ""), is_argued=one.name in argued)
        for one in options
    }
    return MappingProxyType({name: placed[name] for name in argued} | placed)


def spell(value: Value) -> str:
    """Write a value as people do: true and false in lower case, others as they are."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def snake_case(text: str) -> str:
    """A name such as `cornerRule` or `open-memory` in today's spelling."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|-", "_", text).lower()


def respell_options(options: Mapping[str, Option], stored: Mapping[str, Value]) -> dict[str, Value]:
    """Stored options, spelt as they are today.

    In the first version of the rules some games wrote names and values in camelCase, one with
    hyphens, and one wrote `seat 0` for a seat.
    """
    found: dict[str, Value] = {}
    for name, value in stored.items():
        today = name if name in options else snake_case(str(name))
        if today not in options:
            today = name  # it is refused later, as it was given
        elif today in found:
            raise BadOption(f"option {today}: given twice")
        else:
            value = options[today].respell(value)
        found[today] = value
    return found


def find_option(options: Mapping[str, Option], name: str) -> Option:
    """The option of that name, or a refusal that names the right ones."""
    if name in options:
        return options[name]
    today = snake_case(str(name))
    right = f"it is called {today}" if today in options else f"options: {listing(options, 40)}"
    raise BadOption(f"option {name!r} does not exist; {right}")


def settle_options(options: Mapping[str, Option], given: Mapping[str, Value]) -> Settings:
    """All options with their values; unknown names and values are refused."""
    settings = {name: option.default for name, option in options.items()}
    for name, value in given.items():
        find_option(options, name).check(value)
        settings[name] = value
    return MappingProxyType(settings)


def as_first_edition(options: Mapping[str, Option], stored: Settings) -> dict[str, Value]:
    """What was stored by the first edition, with its defaults where today's are others."""
    former = {
        name: option.first_edition
        for name, option in options.items()
        if option.first_edition is not UNCHANGED
    }
    return former | dict(stored)


def refuse_files(options: Mapping[str, Option], given: Mapping[str, Value]) -> None:
    """Refuse options that name files: records and positions must not make us open them."""
    for name, value in given.items():
        option = options.get(name)
        if option is None or not option.names_file or isinstance(value, Mapping):
            continue
        if value not in option.allowed:
            raise BadOption(f"option {name}: no file can be named here, only its content given")


def changed_options(options: Mapping[str, Option], settings: Settings) -> dict[str, Value]:
    """The options that differ from their defaults."""
    return {
        name: settings[name] for name, option in options.items() if settings[name] != option.default
    }
