"""The cards as people know them: read from `deck.toml`, with the provenance of every fact."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from monsterbox.games.oh_my_brain.engine.deck import CARDS, MOUSE, VALUES, Deck

FACES = ("GIVE", "RAIN", "STEAL", "GAIN", "SWAP", "REPLAY")
OWN = "given"  # the provenance of what comes with an option


class Animal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the cards of one value."""

    value: int
    name: str
    existence: str
    teasing: bool = False


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there are of each value."""

    copies: tuple[int, ...]
    provenance: str
    note: str


class Marshmallows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values that roll the die."""

    values: tuple[int, ...]
    provenance: str
    note: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that `deck.toml` says."""

    name: str
    cards: int
    animal: tuple[Animal, ...]
    profiles: dict[str, Profile]
    marshmallows: dict[str, Marshmallows]


class Provenance(msgspec.Struct, frozen=True):
    """Where the facts of a card come from."""

    existence: str
    copies: str
    marshmallow: str


class Card(msgspec.Struct, frozen=True):
    """The cards of one value in a deck; they are all alike."""

    id: str
    value: int
    name: str
    copies: int
    teasing: bool
    marshmallow: bool
    provenance: Provenance


@cache
def box() -> Box:
    text = files(__package__).joinpath("deck.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Box)


def copies_of(deck: object) -> tuple[int, ...]:
    """1.5. The copies of a profile, or of a deck of one's own; ValueError says what is wrong."""
    if isinstance(deck, str) and deck in box().profiles:
        return box().profiles[deck].copies
    copies = whole_numbers(deck)
    if len(copies) != VALUES:
        raise ValueError(f"{len(copies)} numbers of cards, but there are {VALUES} values")
    if min(copies) < 1:
        raise ValueError(f"no card of value {copies.index(min(copies))}, but each has at least 1")
    if sum(copies) != CARDS:
        raise ValueError(f"{sum(copies)} cards in all, but there are {CARDS}")
    return copies


def marshmallows_of(values: object) -> tuple[int, ...]:
    """1.5, Q-12. The values that roll the die, of a named set or one's own."""
    if isinstance(values, str) and values in box().marshmallows:
        return box().marshmallows[values].values
    found = tuple(sorted(set(whole_numbers(values))))
    for value in found:
        if not 0 <= value < VALUES:
            raise ValueError(f"{value} is no value from 0 to {VALUES - 1}")
    if MOUSE in found:
        raise ValueError(f"{MOUSE} cannot roll the die (Q-12)")
    return found


def faces_of(die: object) -> tuple[str, ...]:
    """1.4, Q-35. The effects of the six faces in order."""
    faces = tuple(words(die))
    if len(faces) != len(FACES):
        raise ValueError(f"{len(faces)} faces, but a die has {len(FACES)}")
    for face in faces:
        if face not in FACES:
            raise ValueError(f"{face[:40]!r} is no face; faces: {', '.join(FACES)}")
    return faces


def words(told: object) -> list[str]:
    """A list, or a text with commas or spaces between its words."""
    if isinstance(told, str):
        return told.replace(",", " ").split()
    if isinstance(told, list | tuple) and all(isinstance(word, str) for word in told):
        return list(told)
    raise ValueError("must be a list")


def whole_numbers(told: object) -> tuple[int, ...]:
    """A list of whole numbers, or a text with commas or spaces between them."""
    if isinstance(told, str):
        if not all(word.isdecimal() and word.isascii() for word in words(told)):
            raise ValueError("neither a name nor a list of whole numbers")
        return tuple(int(word) for word in words(told))
    if isinstance(told, list | tuple) and all(type(number) is int for number in told):
        return tuple(told)
    raise ValueError("must be a list of whole numbers")


@cache
def tables_of(
    copies: tuple[int, ...], marshmallows: tuple[int, ...], faces: tuple[str, ...]
) -> Deck:
    """The deck as the compiled rules use it."""
    return Deck(list(copies), list(marshmallows), [FACES.index(face) for face in faces])


def cards_of(deck: object, marshmallows: object) -> dict[str, Card]:
    """The cards of a deck by their number, ascending."""
    copies = copies_of(deck)
    rolling = marshmallows_of(marshmallows)
    profile = box().profiles.get(str(deck))
    sweets = box().marshmallows.get(str(marshmallows))
    return {
        str(animal.value): Card(
            id=str(animal.value),
            value=animal.value,
            name=animal.name,
            copies=copies[animal.value],
            teasing=animal.teasing,
            marshmallow=animal.value in rolling,
            provenance=Provenance(
                existence=animal.existence,
                copies=profile.provenance if profile else OWN,
                marshmallow=sweets.provenance if sweets else OWN,
            ),
        )
        for animal in box().animal
    }
