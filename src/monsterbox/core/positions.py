"""Reading positions: typed fields, and one-line errors that name the field."""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import ModuleType
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType, inspect

from monsterbox.core.errors import BadPosition, listing

Kind = TypeVar("Kind")
Entry = TypeVar("Entry")

LONGEST_NAME = 40
MESSAGE = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`\$(?P<where>.*)`)?")
FIELD = re.compile(r"Object (?:contains (?P<more>unknown)|missing required) field `(?P<name>.*)`")
WORDS = {
    "array": "a list",
    "object": "an object",
    "int": "a whole number",
    "float": "a fraction",
    "str": "a text",
    "bool": "true or false",
}


class Fields(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What positions of all games have; each game adds its own."""

    game: str = ""
    seats: int = 0
    options: dict[str, Any] = {}


def written(position: Fields) -> dict[str, Any]:
    """Write a position as JSON."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    return found


def read_fields(kind: type[Kind], told: object, where: str = "") -> Kind:
    """Read a value as the type that it must have; `where` is its path in the position."""
    try:
        return msgspec.convert(told, kind)
    except msgspec.ValidationError as error:
        raise BadPosition(refusal_of(str(error), kind, where)) from None


def refusal_of(message: str, kind: type, where: str) -> str:
    """The decoder's error in our own words: the path, a colon, the reason."""
    found = MESSAGE.fullmatch(" ".join(message.split()))
    assert found is not None
    place = f"{where}{found['where'] or ''}".removeprefix(".")
    field = FIELD.fullmatch(found["what"])
    if field is None:
        return f"{place or 'position'}: {in_plain_words(found['what'])}"
    name = field["name"][:LONGEST_NAME]
    place = f"{place}.{name}" if place else name
    if not field["more"]:
        return f"{place}: missing"
    names = fields_at(inspect.type_info(kind), found["where"] or "")
    return f"{place}: no such field; fields: {listing(sorted(names), 40)}"


def fields_at(kind: inspect.Type, path: str) -> list[str]:
    """The fields of the object at a path such as `.moons[0]`."""
    for name in re.findall(r"\w+", path):
        kind = part_of(kind, name)
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    objects = [one for one in kinds if isinstance(one, inspect.StructType)]
    return [field.encode_name for one in objects for field in one.fields]


def part_of(kind: inspect.Type, name: str) -> inspect.Type:
    """The type of a field, or of what a list holds."""
    for one in kind.types if isinstance(kind, inspect.UnionType) else (kind,):
        if isinstance(one, inspect.StructType):
            return next(field.type for field in one.fields if field.encode_name == name)
        if isinstance(one, inspect.CollectionType):
            return one.item_type
    return kind


def in_plain_words(reason: str) -> str:
    """`must be a list, not a text`."""
    plain = re.sub(r"\w+", lambda word: WORDS.get(word[0], word[0]), reason)
    return (
        plain.replace("Expected", "must be")
        .replace(", got", ", not")
        .replace("`", "")
        .replace(" | ", " or ")
    )


# What the number of seats or the rules decide


def number_at(where: str, number: int, low: int, high: int) -> int:
    """A number within its limits."""
    if not low <= number <= high:
        raise BadPosition(f"{where}: {number} is not from {low} to {high}")
    return number


def one_of(where: str, name: str, allowed: Sequence[str]) -> int:
    """The place of a name among those allowed."""
    if name not in allowed:
        raise BadPosition(f"{where}: {name[:LONGEST_NAME]!r} is not one of {listing(allowed, 60)}")
    return allowed.index(name)


def by_seat(
    where: str, told: Sequence[Entry] | UnsetType, seats: int, default: Entry
) -> Sequence[Entry]:
    """One entry for each seat, or the default for all if the field is left out."""
    if told is UNSET:
        return [default] * seats
    if len(told) != seats:
        raise BadPosition(f"{where}: {len(told)} entries, but there are {seats} seats")
    return told


def seat_set(where: str, listed: Sequence[int], seats: int) -> int:
    """Read a set of seats; all must be at the table, and none may appear twice."""
    found = 0
    for place, seat in enumerate(listed):
        number_at(f"{where}[{place}]", seat, 0, seats - 1)
        if found >> seat & 1:
            raise BadPosition(f"{where}[{place}]: {seat} is there twice")
        found |= 1 << seat
    return found


def members_of(found: int) -> tuple[int, ...]:
    """The members of a set, ascending."""
    return tuple(k for k in range(found.bit_length()) if found >> k & 1)


def names_of(constants: ModuleType) -> tuple[str, ...]:
    """The constants of a module in order, as positions write them: PUT_HUMAN is put-human."""
    numbers = {
        name: number
        for name, number in vars(constants).items()
        if name.isupper() and type(number) is int
    }
    return tuple(
        name.lower().replace("_", "-") for name in sorted(numbers, key=lambda n: numbers[n])
    )
