"""The words of one language: an area is a file `locales/<language>/*.ftl`, or a game.

There is no fallback to another language: a missing key is an error, and the tests make sure
that none is missing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from monsterbox.core.errors import BadLanguage, listing
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games import faces
from monsterbox.games.registry import games

FRENCH_BEFORE = re.compile(r"(?<=\S)[ \u00a0]+(?=[?!;:»%])")
VOWEL = "AEIOUÀÂÉÈÊÎÔ"
FRENCH_ELISION = re.compile(
    rf"(?<=\b[dD])e (?=[{VOWEL}][a-zà-ÿ])|(?<=\b[qQ]u)e (?=[{VOWEL}][a-zà-ÿ])"
)
FRENCH_AFTER = re.compile(r"(?<=«)[ \u00a0]+")
NARROW_SPACE = "\u202f"
ITALIAN_D = re.compile(r"(?<=\b[aA])(?= A[a-zà-ÿ])|(?<=\b[eE])(?= E[a-zà-ÿ])")
HYPHEN_AS_MINUS = re.compile(r"(?<!\S)-(?=\d)")
Word = str | int | float


class MissingText(LookupError):
    """A key, an attribute or a value that a sentence needs is missing."""


class Catalog:
    """Sentences by area and key; `key.attribute` names an attribute of a message."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadLanguage(
                f"language {language!r} is not known; languages: {listing(LANGUAGES)}"
            )
        self.language = language

    @property
    def areas(self) -> list[str]:
        return [*general_areas(), *games()]

    def has(self, area: str, key: str) -> bool:
        if area not in self.areas:
            return False
        name, _, attribute = key.partition(".")
        bundle = load_area(self.language, area)
        if not bundle.has_message(name):
            return False
        message = bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, area: str, key: str, /, **values: Word) -> str:
        """The sentence with that key, with the values filled in."""
        return self.fill(area, key, values)

    def fill(self, area: str, key: str, values: Mapping[str, Word]) -> str:
        """The same as `say`, with the values as a mapping."""
        if not self.has(area, key):
            raise MissingText(f"{self.language}/{area}.ftl: {key} is missing")
        bundle = load_area(self.language, area)
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `has` looked
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingText(f"{self.language}/{area}.ftl: {key}: {errors[0]}")
        return elided(self.language, with_minus(str(text), values))


@cache
def general_areas() -> list[str]:
    """The areas with words that all games share."""
    folder = files("monsterbox").joinpath("locales", LANGUAGES[0])
    return sorted(path.name.removesuffix(".ftl") for path in folder.iterdir())


@cache
def load_area(language: str, area: str) -> FluentBundle:
    """The words of an area; those of a variant override those of the game it varies.

    Terminals need no marks around what is put in.
    """
    bundle = FluentBundle([language], use_isolating=False)
    for path in paths_of(language, area):
        text = typeset(language, path.read_text(encoding="utf-8"))
        resource = parse(text, f"{area}: {language}/{path.name}")
        bundle.add_resource(resource, allow_overrides=True)
    return bundle


def typeset(language: str, text: str) -> str:
    """French sets a narrow space that no line may break at before `?`, `!`, `;`, `:` and in « »."""
    if language != "fr":
        return text
    return FRENCH_AFTER.sub(NARROW_SPACE, FRENCH_BEFORE.sub(NARROW_SPACE, text))


def behind_a_word(language: str, mark: str) -> str:
    """Return a colon or a semicolon as it stands behind a word that a template puts before it."""
    return NARROW_SPACE + mark if language == "fr" else mark


def with_minus(text: str, values: Mapping[str, Word]) -> str:
    """Numbers below zero that were filled in have a minus sign, which is no hyphen."""
    if not any(isinstance(value, int | float) and value < 0 for value in values.values()):
        return text
    return HYPHEN_AS_MINUS.sub("−", text)


def elided(language: str, text: str) -> str:
    """Names that begin with a vowel: `la main d’Anna`, `le tour d’Igor`, `tocca ad Anna`."""
    if language == "fr":
        return FRENCH_ELISION.sub("’", text)
    return ITALIAN_D.sub("d", text) if language == "it" else text


def paths_of(language: str, area: str) -> list[Traversable]:
    """The files of an area, the one that others build on first."""
    if area in general_areas():
        return [files("monsterbox").joinpath("locales", language, f"{area}.ftl")]
    return [
        folder.joinpath("locales", f"{language}.ftl") for folder in faces.folders(area, "words")
    ]


def parse(text: str, where: str) -> ast.Resource:
    """The messages of a file; what Fluent cannot read or finds twice is refused."""
    resource = FluentResource(text)
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise MissingText(f"{where}: not readable: {(entry.content or '').strip()[:60]!r}")
        if isinstance(entry, ast.Message | ast.Term):
            if entry.id.name in seen:
                raise MissingText(f"{where}: {entry.id.name} is there twice")
            seen.add(entry.id.name)
    return resource
