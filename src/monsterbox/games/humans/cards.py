"""Characters and cards as people know them: read from their files, with provenance."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a character card; `window` is when the ability may be used."""

    id: str
    name: str
    movement: int
    capture: int
    infect: int
    wounds: int
    do_over: int
    points: int
    ability: str
    window: str
    provenance: str


class Wound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wound cards of one name."""

    id: str
    name: str
    copies: int
    provenance: str
    note: str = ""


class Infection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The infection cards of one name, in the decks of two sizes."""

    id: str
    name: str
    copies_of_40: int
    copies_of_30: int
    provenance: str
    note: str = ""


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The event cards of one kind, and the questions at which each side may play them."""

    id: str
    name: str
    deck: str
    copies: int
    zombie: tuple[str, ...]
    shotgun: tuple[str, ...]
    provenance: str
    bonus: int | None = None
    strength: int = 0
    """What it adds to the combat roll of a shotgun guy who has it or plays it (A-79)."""
    item_of: tuple[str, ...] = ()


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that `cards.toml` says."""

    wound: tuple[Wound, ...]
    infection: tuple[Infection, ...]
    event: tuple[EventCard, ...]


def read_toml(name: str) -> object:
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def cards() -> Cards:
    return msgspec.convert(read_toml("cards.toml"), Cards)


@cache
def characters() -> tuple[Character, ...]:
    found = msgspec.convert(read_toml("characters.toml"), dict[str, tuple[Character, ...]])
    return found["character"]


KINDS = tuple(card.id for card in cards().event)
WOUNDS = tuple(card.id for card in cards().wound)
INFECTIONS = tuple(card.id for card in cards().infection)
CHARACTERS = tuple(character.id for character in characters())
