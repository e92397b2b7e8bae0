"""The rulebook as pages show it: chapters, entries, house rules, search."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import monsterbox as mb
from monsterbox.core.errors import UnknownClause
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.views.book import RuleEntry, ShownBook
from monsterbox.server.views.manuscript import GROUPS
from monsterbox.server.views.rulebook import one_entry, search_book, whole_book
from tests.cases import in_one_test

CODE = re.compile(r"<code>([^<]*)</code>")
BOOKS = [(key, language) for key in mb.games() for language in LANGUAGES]


def entries(book: ShownBook) -> Iterator[RuleEntry]:
    for chapter in book.chapters:
        for section in chapter.sections:
            yield from section.entries


def texts(entry: RuleEntry) -> str:
    return " ".join(str(step.text) for step in entry.steps)


def found(key: str, language: str, query: str) -> list[str]:
    return [entry.id for entry in entries(search_book(key, language, query))]


# The whole book


@pytest.mark.parametrize(("key", "language"), BOOKS)
def test_the_whole_book_is_shown(key: str, language: str) -> None:
    """Every entry once, chapters in groups; those to be looked up are folded."""
    book = whole_book(key, language)
    groups = [GROUPS.index(chapter.group) for chapter in book.chapters]

    assert sorted(entry.id for entry in entries(book)) == sorted(
        entry.id for entry in mb.game(key).clauses.in_language(language).entries
    )
    assert groups == sorted(groups)
    assert {chapter.group for chapter in book.chapters if chapter.is_open} <= {"rules", "examples"}
    assert len({chapter.id for chapter in book.chapters}) == len(book.chapters)
    assert book.is_whole


@pytest.mark.parametrize("key", mb.games())
def test_the_clauses_keep_their_order(key: str) -> None:
    shown = [entry.id for entry in entries(whole_book(key, "en"))]

    clauses = [clause.id for clause in mb.game(key).clauses]
    assert [name for name in shown if name in set(clauses)] == clauses


@pytest.mark.parametrize("key", mb.games())
def test_chapters_have_the_same_address_in_every_language(key: str) -> None:
    for language in LANGUAGES:
        chapters = [chapter.id for chapter in whole_book(key, language).chapters]
        assert chapters == [chapter.id for chapter in whole_book(key, "en").chapters]


def test_a_book_on_top_of_another_has_one_chapter_of_rulings() -> None:
    """Chapters with the same title become one; their numbers do not collide."""
    titles = [chapter.title for chapter in whole_book("humans-zombies", "en").chapters]

    assert len(titles) == len(set(titles))
    assert [title for title in titles if title == "Rulings"] == ["Rulings"]


@in_one_test(("key", "language"), BOOKS)
def test_players_read_no_keys_of_house_rules(key: str, language: str) -> None:
    """Not in sentences: only the small print of a house rule has its key."""
    options = mb.game(key).options
    codes = [
        (entry.id, code)
        for entry in entries(whole_book(key, language))
        for code in CODE.findall(texts(entry))
    ]

    assert [one for one in codes if one[1].partition("=")[0].strip() in options] == []


@in_one_test(("key", "language"), BOOKS)
def test_every_link_of_the_book_leads_to_an_entry(key: str, language: str) -> None:
    book = whole_book(key, language)
    there = {entry.id for entry in entries(book)}
    linked = {
        name
        for entry in entries(book)
        for name in re.findall(r'data-clause="([^"]+)"', texts(entry) + str(entry.source))
    }

    assert linked - there == set()
    assert len(linked) > 50


# House rules


def test_a_house_rule_is_told_in_words() -> None:
    """Its title, what it changes in one sentence, its values; keys are for the small print."""
    (entry,) = entries(one_entry("zombeasts", "en", "corner_rule"))

    assert (entry.title, entry.number) == ("Corners", "")
    assert entry.option is not None
    assert entry.option.about.startswith("Whether the moon quarter")
    assert entry.option.values == (
        ("a moon takes two left and two right cards", True),
        ("corners do not matter", False),
    )
    assert (entry.option.name, entry.option.keys) == (
        "corner_rule",
        ("two_left_two_right", "colour_only"),
    )
    assert "Values:" not in texts(entry)
    assert "<q>corners do not matter</q>" in texts(entry)


def test_values_that_may_be_given_freely_are_told_too() -> None:
    (entry,) = entries(one_entry("zombeasts", "en", "deck_profile"))

    assert entry.option is not None
    assert [title for title, _ in entry.option.values][-1] == "a deck of your own"


@pytest.mark.parametrize("key", mb.games())
def test_house_rules_are_listed_by_the_chapter_that_they_change(key: str) -> None:
    """In the order of the chapters, below what is said of all of them; the table comes last."""
    game, book = mb.game(key), whole_book(key, "en")
    (chapter,) = [one for one in book.chapters if one.group == "options"]
    titles = [None, *(one.title for one in book.chapters), ""]
    listed = [section.title for section in chapter.sections]

    assert listed == sorted(listed, key=titles.index)
    for section in chapter.sections:
        for entry in section.entries:
            chapters = [game.options[entry.id].chapter] if entry.kind == "option" else []
            told = [game.clauses[one].section if one else "" for one in chapters]
            assert section.title == (told[0] if told else None)


# Examples


def test_the_steps_of_an_example_have_their_pictures() -> None:
    (entry,) = entries(one_entry("zombeasts", "de", "E-01"))

    assert [step.picture and step.picture.number for step in entry.steps] == [1, 2, 3]
    assert entry.pictures == ()
    assert "data-clause" in entry.steps[1].text


def test_several_pictures_of_one_paragraph_follow_it() -> None:
    (entry,) = entries(one_entry("zombeasts", "en", "ZB-12"))

    assert [step.picture for step in entry.steps] == [None]
    assert [picture.number for picture in entry.pictures] == [1, 2]


# Search


@pytest.mark.parametrize(
    ("language", "query", "entry"),
    [
        ("en", "zb-05", "ZB-05"),
        ("de", "ZURUCKNEHMEN schritte", "R-03"),
        ("en", "corners do not matter", "corner_rule"),
        ("en", "corner_rule", "corner_rule"),
        ("de", "ecken", "corner_rule"),
        ("en", "spieletest.at", "zombeasts-the-deck"),
        ("fr", "marie carotte", "E-03"),
        ("nl", "marie wortel", "E-03"),
        ("it", "marie carota", "E-03"),
    ],
)
def test_everything_can_be_found(language: str, query: str, entry: str) -> None:
    """Clauses, examples, rulings, house rules by title, value or key, and pages."""
    assert entry in found("zombeasts", language, query)


def test_all_words_must_be_there_and_are_marked() -> None:
    book = search_book("zombeasts", "en", "Joker MOON")

    assert 5 < book.found < 100
    assert all(chapter.is_open for chapter in book.chapters)
    assert not book.is_whole
    for entry in entries(book):
        assert "<mark>" in f"{entry.title}{texts(entry)}{entry.option}"


def test_what_is_not_there_is_not_found() -> None:
    assert search_book("zombeasts", "en", "unicorn").chapters == ()


def test_one_entry_is_shown_in_its_chapter() -> None:
    book = one_entry("zombeasts", "en", "A-45")

    assert [chapter.title for chapter in book.chapters] == ["Rulings"]
    assert [entry.id for entry in entries(book)] == ["A-45"]
    assert book.chapters[0].is_open
    with pytest.raises(UnknownClause):
        one_entry("zombeasts", "en", "A-999")
