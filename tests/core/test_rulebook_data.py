"""The rulebooks as data: the same clauses in five languages, by number and in order."""

from __future__ import annotations

import re

import pytest

import monsterbox as mb
from monsterbox.core.errors import BadLanguage, UnknownClause
from monsterbox.core.rulebook import LANGUAGES, Clause, Rulebook

each_game = pytest.mark.parametrize("key", mb.games())
each_language = pytest.mark.parametrize("language", LANGUAGES)


def a_clause(name: str, title: str = "Title") -> Clause:
    return Clause(id=name, section="One", title=title, text="Text.", source="ours")


def a_rulebook() -> Rulebook:
    english = [a_clause(f"XY-0{n}") for n in range(1, 5)]
    german = [a_clause(f"XY-0{n}", "Titel") for n in range(1, 5)]
    return Rulebook({"en": english, "de": german})


def test_clauses_are_found_by_number_and_by_place() -> None:
    """A rulebook is a sequence that also knows names."""
    book = a_rulebook()

    assert book["XY-02"] == book[1] == list(book)[1]
    assert book[-1].id == "XY-04"
    assert [clause.id for clause in book[1:3]] == ["XY-02", "XY-03"]
    assert len(book) == 4


@pytest.mark.parametrize(("name", "is_there"), [("XY-01", True), ("XY-99", False), (0, False)])
def test_ids_are_in_a_rulebook(name: object, is_there: bool) -> None:
    """Other things are not."""
    assert (name in a_rulebook()) is is_there


@pytest.mark.parametrize("name", ["XY-99", "", "xy-01", "XY-1"])
def test_unknown_clauses_are_refused_with_those_that_exist(name: str) -> None:
    """First and last are named."""
    with pytest.raises(UnknownClause, match=r"XY-01 to XY-04"):
        a_rulebook()[name]


def test_a_place_beyond_the_end_is_an_index_error() -> None:
    """As in any sequence."""
    with pytest.raises(IndexError):
        a_rulebook()[4]


def test_languages() -> None:
    """Another language is another rulebook with the same numbers."""
    book = a_rulebook()

    german = book.in_language("de")

    assert (book.language, german.language) == ("en", "de")
    assert german["XY-01"].title == "Titel"
    assert german.in_language("en")["XY-01"].title == "Title"
    with pytest.raises(BadLanguage, match=r"'tlh' is not known; languages: en, de"):
        book.in_language("tlh")


@each_game
@each_language
def test_every_rulebook_is_complete_in_every_language(key: str, language: str) -> None:
    """The same clauses in the same order, none empty, of the same kind."""
    english = mb.game(key).clauses

    book = english.in_language(language)

    assert [clause.id for clause in book] == [clause.id for clause in english]
    assert [clause.kind for clause in book] == [clause.kind for clause in english]
    for clause in book:
        assert clause.section.strip()
        assert clause.title.strip()
        assert clause.text.strip()
        assert clause.source.strip()


@each_game
@each_language
def test_languages_are_not_copies_of_the_english_text(key: str, language: str) -> None:
    """A translation that was forgotten would show."""
    english = mb.game(key).clauses

    same = [
        clause.id
        for clause in english.in_language(language)
        if language != "en" and clause.text == english[clause.id].text
    ]

    assert same == []


@each_game
def test_clause_numbers_are_unique_and_ascend(key: str) -> None:
    """Two letters, a number, perhaps a small letter."""
    ids = [clause.id for clause in mb.game(key).clauses]

    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[A-Z]{2}-\d+[a-z]?", name) for name in ids)
    assert ids == sorted(ids)


@each_game
def test_options_name_the_clause_or_ruling_they_change(key: str) -> None:
    """Every house rule says where it comes from; clauses exist in the rulebook."""
    game = mb.game(key)
    prefix = game.clauses[0].id[:3]
    for option in game.options.values():
        assert re.fullmatch(r"[A-Z]{1,2}-\d+[a-z]?", option.clause), option.name
        if option.clause.startswith(prefix):
            assert game.clauses[option.clause].id == option.clause
