"""The house rules as forms and lists offer them: chapters, those argued about, presets."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.core.options import PRINTED, Option
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.views.catalogue import options, presets

ARGUED = 4
ABOUT_THE_TABLE = {
    *("bot_memory", "score_tracking", "memory_mode", "open_memory"),  # what players may look up
    *("memorize_time", "timer_turn", "timer_window"),  # the clock
    *("forfeit", "leaver", "on_timeout"),  # who is gone
    "windows",  # who is asked
}


def offered(key: str) -> list[Option]:
    return [option for option in mb.game(key).options.values() if option.is_offered]


@pytest.mark.parametrize("key", mb.games())
def test_every_option_is_listed_in_a_chapter_or_is_about_the_table(key: str) -> None:
    clauses = {clause.id for clause in mb.game(key).clauses}
    placed = {option.name for option in offered(key) if option.chapter}

    assert {option.chapter for option in offered(key) if option.chapter} <= clauses
    assert {option.name for option in offered(key)} - placed <= ABOUT_THE_TABLE
    assert placed & ABOUT_THE_TABLE == set()


@pytest.mark.parametrize("key", mb.games())
def test_four_options_are_argued_about_and_come_first(key: str) -> None:
    argued = [option.name for option in offered(key) if option.is_argued]

    assert len(argued) == min(ARGUED, len(offered(key)))
    assert argued == [option.name for option in offered(key)][: len(argued)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", mb.games())
def test_every_clause_and_chapter_is_in_the_book_of_every_language(key: str, language: str) -> None:
    book = mb.game(key).clauses.in_language(language)

    for field in options(key, language):
        assert field.clause in book, "the form links to it"
        assert field.chapter_title
        if field.chapter:
            assert field.chapter_title == book[field.chapter].section
    assert len({field.chapter_title for field in options(key, language)}) == len(
        {field.chapter for field in options(key, language)}
    )


@pytest.mark.parametrize("key", mb.games())
def test_every_preset_sets_what_is_offered_and_changes_something(key: str) -> None:
    game = mb.game(key)
    names = {option.name for option in offered(key)}

    for preset, values in game.presets.items():
        assert values.keys() <= names, preset
        assert all(value != game.options[name].default for name, value in values.items()), preset
        for seats in range(game.seats[0], game.seats[1] + 1):
            settings = game.settings(seats, values)
            assert {name: settings[name] for name in values} == values
    assert "friendly" in game.presets
    assert game.preset(PRINTED) == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", mb.games())
def test_every_preset_is_told_in_one_sentence(key: str, language: str) -> None:
    told = presets(key, language)

    assert [preset.name for preset in told] == [PRINTED, *mb.game(key).presets]
    assert len({preset.title for preset in told}) == len(told)
    for preset in told:
        assert preset.title
        assert preset.about.endswith(".")
        assert ". " not in preset.about
