"""The locales: the same keys with the same variables in every language, and nothing missing."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import monsterbox as mb
from monsterbox.core.errors import BadLanguage
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.text.catalog import Catalog, MissingText, parse, paths_of
from tests.cases import in_one_test

OTHERS = [language for language in LANGUAGES if language != "en"]
AREAS = Catalog("en").areas


class References(Visitor):
    """The variables and messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def resource_of(language: str, area: str) -> ast.Resource:
    text = paths_of(language, area)[-1].read_text(encoding="utf-8")
    return parse(text, f"{language}/{area}")


def base_of(area: str) -> str | None:
    """The game that a variant builds on."""
    if len(paths_of("en", area)) == 1:
        return None
    package = mb.game(area).package
    return next(key for key in mb.games() if mb.game(key).package == package)


@cache
def references(language: str, area: str) -> dict[str, References]:
    """By key, attributes as `key.attribute`; only those of the file itself."""
    found = {}
    for entry in resource_of(language, area).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = References()
                found[f"{entry.id.name}.{attribute.id.name}"].visit(attribute.value)
    return found


def variables(language: str, area: str, key: str) -> set[str]:
    """All variables of a message, those of the messages in it included."""
    base = base_of(area)
    if base is not None and key not in references(language, area):
        return variables(language, base, key)
    own = references(language, area)[key]
    inner = (variables(language, area, name) for name in own.messages)
    return own.variables.union(*inner)


def test_the_areas_are_the_general_ones_and_the_games() -> None:
    assert {"bots", "cli", "core", "web", *mb.games()} <= set(AREAS)


@in_one_test("area", AREAS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_keys_of_english(language: str, area: str) -> None:
    """A language may have helpers of its own, such as endings; its own messages must use them."""
    english, other = references("en", area), references(language, area)
    used = set().union(*(found.messages for found in other.values()))

    assert set(english) <= set(other)
    assert set(other) - set(english) <= used


@in_one_test("area", AREAS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_has_the_variables_of_english(language: str, area: str) -> None:
    different = {
        key: variables("en", area, key) ^ variables(language, area, key)
        for key in references("en", area)
        if variables("en", area, key) != variables(language, area, key)
    }

    assert different == {}


def test_nothing_falls_back_to_another_key_or_language() -> None:
    catalog = Catalog("de")

    with pytest.raises(MissingText, match=r"de/cli\.ftl: nonsense is missing"):
        catalog.say("cli", "nonsense")
    with pytest.raises(MissingText, match="is missing"):
        catalog.say("nowhere", "you")
    with pytest.raises(MissingText, match="is missing"):
        catalog.say("zombeasts", "option-master.nonsense")


def test_a_missing_value_is_an_error_and_not_a_hole() -> None:
    with pytest.raises(MissingText, match="saved"):
        Catalog("en").say("cli", "saved")


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(BadLanguage, match="'tlh' is not known; languages: de, en, fr, nl, it"):
        Catalog("tlh")


def test_terminals_get_no_invisible_marks() -> None:
    assert Catalog("en").say("cli", "saved", file="a.json") == "Saved in this file:\na.json"


def test_a_file_that_fluent_cannot_read_is_refused() -> None:
    with pytest.raises(MissingText, match="not readable"):
        parse("good = yes\nbad bad\n", "xx/test.ftl")
    with pytest.raises(MissingText, match="good is there twice"):
        parse("good = yes\ngood = no\n", "xx/test.ftl")


def test_attributes_are_found_by_name() -> None:
    catalog = Catalog("en")

    assert catalog.has("zombeasts", "option-master.about")
    assert not catalog.has("zombeasts", "option-master.nonsense")
    assert catalog.say("zombeasts", "option-master.true") == "with toys"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_area_is_laid_over_the_one_it_builds_on(language: str) -> None:
    """The combined game has words of its own, and those of the base game where it has none."""
    catalog = Catalog(language)

    assert catalog.say("humans-zombies", "name") == "Humans!!! + Zombies!!!"
    assert catalog.say("humans", "name") == "Humans!!!"
    assert catalog.say("humans-zombies", "tile", tile="H10") == catalog.say(
        "humans", "tile", tile="H10"
    )
    assert not catalog.has("humans", "npc-placed")
