"""Every clause of every rulebook is carried out by a rule and shown by a test."""

from __future__ import annotations

import re

import pytest
from tools import citations
from tools.citations import PREFIXES
from tools.clauses import CARD, CARD_ROW, CITED, generate, problems, read_book, target_of

import monsterbox as mb
from monsterbox.core.options import spell
from monsterbox.core.rulebook import CLAUSES, LANGUAGES

CODE = re.compile(r"`([^`]+)`")


def test_every_game_has_a_prefix() -> None:
    """A new game must say how its clauses are numbered, else nothing below looks at it."""
    assert set(mb.games()) <= set(PREFIXES)


@pytest.mark.parametrize("key", mb.games())
def test_every_clause_has_a_rule(key: str) -> None:
    """Definitions need none; everything else is cited by the rule that carries it out."""
    cited = citations.rules(key)
    clauses = mb.game(key).clauses

    missing = [c.id for c in clauses if c.kind == "rule" and c.id not in cited]
    unknown = sorted(set(cited) - {clause.id for clause in clauses})

    assert missing == []
    assert unknown == []


@pytest.mark.parametrize("key", mb.games())
def test_every_clause_has_a_test(key: str) -> None:
    """Definitions too: what follows from the rules can be shown as well."""
    cited = citations.tests(key)
    clauses = mb.game(key).clauses

    missing = [clause.id for clause in clauses if clause.id not in cited]
    unknown = sorted(set(cited) - {clause.id for clause in clauses})

    assert missing == []
    assert unknown == []


@pytest.mark.parametrize("key", mb.games())
def test_the_rulebook_is_the_same_in_all_languages(key: str) -> None:
    """Same entries of the same kinds in the same order, nothing empty, nothing left in English."""
    english = mb.game(key).clauses

    for language in LANGUAGES:
        book = english.in_language(language)
        assert [(one.id, one.kind) for one in book.entries] == [
            (one.id, one.kind) for one in english.entries
        ]
        for one in book.entries:
            assert one.title
            assert one.text
            assert one.source or one.kind not in CLAUSES
            assert language == "en" or one.text != english[one.id].text, f"{language} {one.id}"


@pytest.mark.parametrize("key", mb.games())
def test_a_book_cites_no_number_that_it_does_not_define(key: str) -> None:
    """In no language, neither in a clause nor in a ruling, a house rule or a table.

    Cards are defined where they head a row of their table.
    """
    for language in LANGUAGES:
        book = mb.game(key).clauses.in_language(language)
        cards = {number for one in book.entries for number in CARD_ROW.findall(one.text)}
        dead = {
            f"{language} {one.id} cites {number}"
            for one in book.entries
            for pattern in (CITED, CARD)
            for number in pattern.findall(f"{one.title} {one.text} {one.source}")
            if number not in book and number not in cards
        }
        assert dead == set()


BOOK = """## Rules

### ZB-01 · Cards

All of them (A-01), {cited} too.

Source: ruling A-01

## Rulings

### A-01 · All

Really all.

## Cards

| Card | Effect |
|---|---|
| ZE01 · Rush | 2 |
"""


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("de", BOOK.format(cited="ZB-02"), "de ZB-01: ZB-02 is cited, but not defined"),
        ("fr", BOOK.format(cited="D-12b"), "fr ZB-01: D-12b is cited, but not defined"),
        ("it", BOOK.format(cited="ZE02"), "it ZB-01: ZE02 is cited, but not defined"),
        ("nl", BOOK.format(cited="ZE01").replace("| ZE01 ·", "|"), "nl ZB-01: ZE01 is cited"),
        ("de", BOOK.format(cited="ZE01").replace("### A-01", "### A-02"), "de: A-01 is missing"),
    ],
)
def test_a_number_that_is_not_defined_is_noticed(language: str, text: str, told: str) -> None:
    """In any book; so are numbers that only one language has."""
    english = read_book(BOOK.format(cited="ZE01"))

    assert problems({"en": english}) == []
    assert any(told in one for one in problems({"en": english, language: read_book(text)}))


@pytest.mark.parametrize("key", mb.games())
def test_a_translation_names_the_values_and_numbers_of_the_english_entry(key: str) -> None:
    """It may cite more, where it says in the clause what English leaves to a ruling."""
    english = mb.game(key).clauses

    for language in LANGUAGES:
        for one in english.in_language(language).entries:
            text, wanted = one_line(one.text), one_line(english[one.id].text)
            assert set(CODE.findall(text)) == set(CODE.findall(wanted)), f"{language} {one.id}"
            assert set(CITED.findall(text)) >= set(CITED.findall(wanted)), f"{language} {one.id}"
            source, named = (set(CITED.findall(book.source)) for book in (one, english[one.id]))
            assert source >= named, f"{language} {one.id}"


def one_line(text: str) -> str:
    """Lines are wrapped elsewhere in every language."""
    return " ".join(text.split())


@pytest.mark.parametrize("key", mb.games())
def test_every_house_rule_stands_in_the_book_and_no_other(key: str) -> None:
    """By its name, with all the values that can be chosen; seats go by number."""
    game = mb.game(key)
    book = {one.id: one for one in game.clauses.entries if one.kind == "option"}

    assert book.keys() == game.options.keys()
    for name, option in game.options.items():
        assert option.clause in game.clauses, name
        if len(option.allowed) > 1:
            told = set(CODE.findall(book[name].text))
            named = {
                spell(one)
                for one in option.allowed
                if type(one) is not int or one == option.default
            }
            assert named <= told, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", mb.games())
def test_every_house_rule_is_in_the_book(key: str, language: str) -> None:
    """And the book has no others; what only serves old records is not offered to players."""
    game = mb.game(key)
    book = game.clauses.in_language(language)
    offered = {name for name, option in game.options.items() if not option.for_replays}
    told = {entry.id for entry in book.entries if entry.kind == "option"}

    assert offered - told == set()
    assert told - set(game.options) == set()


@pytest.mark.parametrize("key", mb.games())
def test_the_data_is_made_from_the_docs(key: str) -> None:
    """`make docs` was run after the last change of docs/rules."""
    assert target_of(key).read_text(encoding="utf-8") == generate(key)
