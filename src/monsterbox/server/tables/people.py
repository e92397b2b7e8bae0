"""The people at the tables: without accounts, known by a secret that only they have."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable

import msgspec

from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.lookalikes import look_of

LONGEST_NAME = 20
MOST_MARKS = 2  # accents on one letter
LONGEST_TYPED = 200
HIDDEN = re.compile(  # letters, marks and signs of which nothing is to be seen, for all that
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef]"
)
BOT_NAMES = ("Vlad", "Mina", "Igor", "Carmilla", "Renfield", "Lilith", "Boris", "Morticia")
GUEST_NAMES = ("Ada", "Bram", "Coco", "Dario", "Elin", "Fleur", "Gil", "Hanna")
THEMES = ("auto", "light", "dark")


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with a browser or a program; the secret itself is not stored."""

    id_hash: str
    name: str = ""
    language: str = ""
    theme: str = "auto"
    household: str = ""
    """Who else comes from the same line, as far as that is known; it is not stored."""


def hash_of(secret: str) -> str:
    """Return what identifies a person in the store; whoever reads it there cannot use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: object, field: str = "name") -> str:
    """Clean up a name for use in a sentence."""
    return clean_line(name, field, LONGEST_NAME)


def clean_line(name: object, field: str, longest: int) -> str:
    """Clean up what somebody has typed: one short line of visible letters."""
    if not isinstance(name, str):
        raise BadWish(field, "empty")
    if len(name) > LONGEST_TYPED:
        raise BadWish(field, "too-long")
    visible = "".join(map(_visible, HIDDEN.sub("", unicodedata.normalize("NFC", name))))
    cleaned = " ".join(_limit_accents(visible).split())
    if not any(letter.isalnum() or _is_symbol(letter) for letter in cleaned):
        raise BadWish(field, "empty")
    if len(cleaned) > longest:
        raise BadWish(field, "too-long")
    return cleaned


def _visible(letter: str) -> str:
    """Line breaks and tabs become spaces; control and hidden characters are dropped."""
    kind = unicodedata.category(letter)
    if kind.startswith("Z") or letter in "\t\n\r\v\f":
        return " "
    return "" if kind.startswith("C") else letter


def _is_symbol(letter: str) -> bool:
    return unicodedata.category(letter) == "So"


def _limit_accents(name: str) -> str:
    """Limit the accents on each letter: stacks of them would cover the lines above."""
    kept: list[str] = []
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def distinct(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number if somebody at the table already has it."""
    others = {look_of(other) for other in taken}
    if look_of(name) not in others:
        return name
    stem = name[: LONGEST_NAME - 3]
    numbers = (f"{stem} {number}" for number in range(2, len(others) + 3))
    return next(other for other in numbers if look_of(other) not in others)


def spare_name(names: Iterable[str], taken: Iterable[str]) -> str:
    """Return the first of some names that nobody at the table has."""
    others = {look_of(other) for other in taken}
    return next(name for name in names if look_of(name) not in others)


def check_theme(theme: str) -> str:
    if theme not in THEMES:
        raise BadWish("theme", "not-allowed")
    return theme
