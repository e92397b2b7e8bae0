"""The page of the rules: every book in every language, with its pictures."""

from __future__ import annotations

import re
from typing import Any

import pytest

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.registry import game, games
from monsterbox.server.views.book import ShownBook
from monsterbox.server.views.catalogue import box
from monsterbox.server.views.pictures import Picture, pictures_of
from monsterbox.server.views.rulebook import one_entry, search_book, whole_book
from monsterbox.web.sprites import used_in
from tests.cases import in_tiers

from .pages import Element, moments, pages, read, render, shown_to
from .test_rendering import check

DRAWN = re.compile(r'<(?:symbol|pattern) id="([^"]+)"')
PICTURES = [
    (key, entry, number)
    for key in games()
    for entry, drawn in pictures_of(key, "en").items()
    for number in range(len(drawn))
]


def page(key: str, language: str, book: ShownBook, query: str = "") -> str:
    context: dict[str, Any] = {"game": box(key, language), "query": query, "book": book}
    return render("rules.html", language, pictures=pictures_of(key, language), **context)


def draw(picture: Picture, language: str = "en", template: str = "") -> str:
    name = template or f"games/{picture.game}/picture.html"
    text = f'{{% import "{name}" as face %}}{{{{ face.picture(picture) }}}}'
    made = pages()._environment(language)
    return made.from_string(text).render(picture=picture)


def with_class(found: list[Element], name: str) -> list[Element]:
    return [one for one in found if one.has_class(name)]


@pytest.mark.parametrize("language", in_tiers(LANGUAGES, fast=["de"]))
@pytest.mark.parametrize("key", games())
def test_every_book_is_a_sound_page(key: str, language: str) -> None:
    book = whole_book(key, language)

    found = check(page(key, language, book), is_page=True)

    ids = {one["id"] for one in found}
    linked = [one["href"] for one in found if one.tag == "a" and one["data-chapter"]]
    assert {entry.id for entry in game(key).clauses.in_language(language).entries} <= ids
    assert {href.removeprefix("#") for href in linked} == {one.id for one in book.chapters}
    assert not [
        one for one in found if one.tag == "details" and one["id"] and "open" in one.attributes
    ]
    assert len(with_class(found, "plate")) == sum(map(len, pictures_of(key, language).values()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_search_and_an_entry_are_sound_pages(language: str) -> None:
    found = search_book("zombeasts", language, "nick")
    for entry in ("ZB-31", "A-45", "E-03", "corner_rule"):
        check(page("zombeasts", language, one_entry("zombeasts", language, entry)), is_page=True)

    html = page("zombeasts", language, found, "nick")

    check(html, is_page=True)
    assert "<mark>" in html
    assert "<details" not in html.partition('<div id="clauses"')[2]


@pytest.mark.parametrize("language", in_tiers(LANGUAGES, fast=["en"]))
@pytest.mark.parametrize(("key", "entry", "number"), PICTURES)
def test_every_picture_is_told_in_words(key: str, entry: str, number: int, language: str) -> None:
    """For those who listen; whatever is drawn is hidden from them. Nothing can be pressed."""
    html = draw(pictures_of(key, language)[entry][number], language)
    found = read(f"<main>{html}</main>")
    (caption,) = [one for one in found if one.tag == "figcaption"]

    assert len(caption.text.split()) > 5
    assert "{" not in html
    assert not [one for one in found if one.tag in ("button", "a") or one["id"]]
    assert not [one for one in found if "style" in one.attributes]
    outside = html.partition("<figcaption")[0]
    assert (
        re.sub(
            r'<div class="[^"]*" aria-hidden="true">.*?</div>\s*(?=<div class="[^"]*" aria|$)',
            "",
            outside,
            flags=re.S,
        ).strip()
        == ""
    )
    assert used_in(html)


def test_found_later_a_picture_has_its_drawings() -> None:
    """The page of one entry can be searched: all drawings of the book's pictures are printed."""
    html = page("zombeasts", "en", one_entry("zombeasts", "en", "ZB-01"))
    printed = set(DRAWN.findall(html))

    for drawn in pictures_of("zombeasts", "en").values():
        for picture in drawn:
            assert used_in(draw(picture)) <= printed


@pytest.mark.parametrize("key", games())
def test_at_a_table_the_drawings_of_the_drawer_are_there(key: str) -> None:
    """The drawer shows the same fragment; all drawings of the game come with the page."""
    table = next(moments(2, 1, game=key))[0]
    printed = set(DRAWN.findall(render("table.html", shown=shown_to(table, 0))))

    for drawn in pictures_of(key, "en").values():
        for picture in drawn:
            assert used_in(draw(picture)) <= printed


def test_a_game_without_a_picture_of_its_own_shows_the_hand() -> None:
    picture = pictures_of("oh-my-brain", "en")["E-01"][0]

    found = read(draw(picture, template="game/picture.html"))

    assert len(with_class(found, "pc")) == len(picture.view.hand)
    assert "elephant" in "".join(one.text for one in with_class(found, "vh")).lower()


def test_players_see_titles_and_the_small_print_has_the_keys() -> None:
    found = read(page("zombeasts", "en", one_entry("zombeasts", "en", "corner_rule")))
    (article,) = [one for one in found if one["id"] == "corner_rule"]
    (small,) = with_class(found, "fine")

    assert "Corners" in article.text
    assert "corner_rule" not in article.text.replace(small.text, "")
    assert "corner_rule" in small.text
