"""The words of one language: every `locales/<language>/*.ftl`, one area a file.

Nothing falls back to another language: a key that is missing is an error, and the tests see to it
that none is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from monsterbox.core.errors import BadLanguage, listing
from monsterbox.core.rulebook import LANGUAGES

Word = str | int | float
BUILDS_ON = "builds-on"


class MissingText(LookupError):
    """A key, an attribute or a value that a sentence needs is not there."""


class Catalog:
    """Sentences by area and key; `key.attribute` names an attribute of a message."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadLanguage(
                f"language {language!r} is not known; languages: {listing(LANGUAGES)}"
            )
        self.language = language
        self._areas = load_areas(language)

    @property
    def areas(self) -> list[str]:
        return list(self._areas)

    def has(self, area: str, key: str) -> bool:
        name, _, attribute = key.partition(".")
        bundle = self._areas.get(area)
        if bundle is None or not bundle.has_message(name):
            return False
        message = bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, area: str, key: str, /, **values: Word) -> str:
        """The sentence of that key with the values put in."""
        return self.fill(area, key, values)

    def fill(self, area: str, key: str, values: Mapping[str, Word]) -> str:
        """As `say`, for values that are at hand as a mapping."""
        if not self.has(area, key):
            raise MissingText(f"{self.language}/{area}.ftl: {key} is missing")
        bundle = self._areas[area]
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `has` looked
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingText(f"{self.language}/{area}.ftl: {key}: {errors[0]}")
        return str(text)


def folder_of(language: str) -> Traversable:
    return files("monsterbox").joinpath("locales", language)


@cache
def load_areas(language: str) -> dict[str, FluentBundle]:
    """A bundle for each file, laid over the area that it builds on."""
    files = {
        path.name.removesuffix(".ftl"): parse(
            path.read_text(encoding="utf-8"), f"{language}/{path.name}"
        )
        for path in sorted(folder_of(language).iterdir(), key=lambda path: path.name)
        if path.name.endswith(".ftl")
    }
    return {area: bundle_of(language, area, files) for area in files}


def bundle_of(language: str, area: str, files: Mapping[str, ast.Resource]) -> FluentBundle:
    """Terminals need no marks around what is put in."""
    bundle = FluentBundle([language], use_isolating=False)
    base = ground_of(files[area])
    if base is not None:
        bundle.add_resource(files[base])
    bundle.add_resource(files[area], allow_overrides=True)
    return bundle


def ground_of(resource: ast.Resource) -> str | None:
    """The area whose words hold where a file has none of its own: `-builds-on = humans`."""
    for entry in resource.body:
        if isinstance(entry, ast.Term) and entry.id.name == BUILDS_ON:
            return "".join(
                part.value for part in entry.value.elements if isinstance(part, ast.TextElement)
            )
    return None


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
