"""House rules as data: a name, a default, what is allowed, and which clause it changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from monsterbox.core.errors import BadOption, listing

Value = object
Settings = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """One house rule. `allowed` is empty where any value of the type may be given."""

    name: str
    default: Value
    allowed: tuple[Value, ...]
    clause: str
    free: str = ""  # in words, what else may be given
    names_file: bool = False  # where a text names a file to read

    def check(self, value: Value) -> None:
        """Refuse a value that is not allowed; True is not 1 here."""
        if any(value == one and type(value) is type(one) for one in self.allowed):
            return
        if self.free and type(value) is not bool:
            return
        names = listing([spell(one) for one in self.allowed] + ([self.free] if self.free else []))
        raise BadOption(f"option {self.name}: {spell(value)} is not allowed; allowed: {names}")

    def read(self, text: str) -> Value:
        """The value that a command line or a form means."""
        for one in self.allowed:
            if spell(one) == text:
                return one
        if self.free:
            return text
        self.check(text)
        return text


def spell(value: Value) -> str:
    """A value as people write it: true, false, or as it is."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def settle_options(options: Mapping[str, Option], given: Mapping[str, Value]) -> Settings:
    """All options with their values; unknown names and values are refused."""
    for name in given:
        if name not in options:
            raise BadOption(f"option {name!r} does not exist; options: {listing(options, 40)}")
    settings = {name: option.default for name, option in options.items()}
    for name, value in given.items():
        options[name].check(value)
        settings[name] = value
    return MappingProxyType(settings)


def refuse_files(options: Mapping[str, Option], given: Mapping[str, Value]) -> None:
    """What comes from elsewhere, a record or a position, must not make us open files."""
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
