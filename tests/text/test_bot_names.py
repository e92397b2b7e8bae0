"""The computer players have names in five languages."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.bots.levels import LEVELS
from monsterbox.bots.make import bots_for
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.text.bot_names import bot_about, bot_name
from monsterbox.text.catalog import Catalog

SPECS = [f"level{number}" for number in range(1, LEVELS + 1)]
# Beside a name at the table there is room for so many letters.
SHORT = 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_short_name_of_its_own(language: str) -> None:
    names = [bot_name(Catalog(language), spec) for spec in SPECS]

    assert len(set(names)) == LEVELS
    assert all(len(name) <= SHORT for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_that_plays_a_game_has_a_name_and_a_sentence(language: str) -> None:
    catalog = Catalog(language)
    for key in mb.games():
        for spec in [*bots_for(key), "ismcts"]:
            assert bot_name(catalog, spec) != spec
            assert bot_about(catalog, spec).endswith(".")


def test_a_level_is_called_the_same_in_no_two_languages() -> None:
    """Nothing was left in English."""
    for spec in SPECS:
        assert len({bot_name(Catalog(language), spec) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("spec", "language", "name"),
    [
        ("level5", "en", "Ancient Dragon"),
        ("level1", "de", "Kleines Gespenst"),
        ("heuristic", "nl", "Vuistregel"),
        ("ismcts", "de", "Grübler"),
        ("ismcts:1s", "de", "Grübler (1 s)"),
        ("ismcts:250ms", "de", "Grübler (0,25 s)"),
        ("ismcts:0.5s", "en", "Brooder (0.5 s)"),
        ("ismcts:1", "it", "Pensatore (1 partita)"),
        ("ismcts:5000", "en", "Brooder (5,000 games)"),
        ("ismcts:5000", "de", "Grübler (5.000 Partien)"),
        ("ismcts:exploration=0.5:2s", "en", "Brooder (2 s)"),
        ("ismcts:exploration=0.5", "en", "Brooder"),
    ],
)
def test_a_name_tells_how_long_a_bot_thinks(spec: str, language: str, name: str) -> None:
    assert bot_name(Catalog(language), spec) == name


@pytest.mark.parametrize("spec", ["genius", "level9", "level", "genius:1s", "", "a.b"])
def test_what_has_no_name_is_called_as_it_is_written(spec: str) -> None:
    assert bot_name(Catalog("en"), spec) == spec
    assert bot_about(Catalog("en"), spec) == ""
