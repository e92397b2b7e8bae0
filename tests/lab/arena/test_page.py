"""The page: complete in itself, for eyes and ears, and safe whatever it tells."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser

import pytest

from monsterbox.lab.arena.page import command, page
from monsterbox.lab.arena.results import report
from tests.lab.arenas import a_run, a_setup, failing

VOID = {"meta", "link", "br"}
WICKED = "ismcts:<script>alert('$1 & $2')</script>"


class Reader(HTMLParser):
    """Reads a page and keeps its elements, checking that each is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.found if name == tag]


@pytest.fixture(scope="module")
def text() -> str:
    """Three bots, one with a wicked name, one that failed."""
    run = a_run(a_setup(["level1", WICKED, "heuristic"], seats=3), 9)
    run.played[0] = failing(run.played[0], "ValueError: <b>bold</b>")
    return page(run, report(run, {"master": True}))


@pytest.fixture(scope="module")
def read(text: str) -> Reader:
    return Reader(text)


def test_the_page_needs_nothing_from_anywhere(text: str, read: Reader) -> None:
    """No address, no script, and the browser is told to refuse both."""
    assert not re.findall(r"https?:", text)
    assert not read.all("script")
    assert all("src" not in attributes for _, attributes in read.found)
    assert [link["href"] for link in read.all("link")] == ["data:,"]
    assert "default-src 'none'" in str(read.all("meta"))


def test_every_picture_has_words(text: str, read: Reader) -> None:
    """Five of them, and their numbers are in the text alternative."""
    labels = [str(figure["aria-label"]) for figure in read.all("figure")]

    assert len(read.all("svg")) == len(labels) == 5
    assert all(figure["role"] == "img" for figure in read.all("figure"))
    assert "level1 100.0 %, interval 70.1 to 100.0" in labels[0]
    assert "level1 above heuristic 100.0 %" in labels[2]
    assert text.count("100 %</text>") >= 3


def test_what_comes_from_elsewhere_is_text(text: str) -> None:
    """Names and reasons, in the table, in the pictures and in the words beside them."""
    assert "<script" not in text
    assert "<b>" not in text
    assert "&lt;script&gt;alert(&#x27;$1 &amp; $2&#x27;)&lt;/script&gt;" in text
    assert "ValueError: &lt;b&gt;bold&lt;/b&gt;" in text


def test_the_elements_are_closed_and_their_names_are_their_own(read: Reader) -> None:
    """Pictures on one page must not take each other's parts."""
    names = Counter(attributes["id"] for _, attributes in read.found if "id" in attributes)

    assert read.open == []
    assert set(names.values()) == {1}


def test_pictures_take_the_colour_of_the_text(text: str) -> None:
    """So they can be read on light and on dark."""
    assert "prefers-color-scheme: dark" in text
    assert text.count("fill: currentColor") > 20
    assert "#000000" not in text


def test_the_setup_and_how_to_repeat_it_are_told(text: str) -> None:
    """As a shell reads it."""
    run = a_run(a_setup(["heuristic", "uniform"]), 4)
    told = report(run, {"master": True, "start_player": 1, "ages": [9, None]})

    assert command(run, told) == (
        "monsterbox arena zombeasts --bots heuristic,uniform --games 4 --seats 2 --seed 1 "
        "--option master=true --option start_player=1 --option 'ages=[9, null]'"
    )
    assert "<dt>house rules</dt><dd>master=true</dd>" in text


@pytest.mark.parametrize("bots", [2, 12])
def test_few_games_and_many_bots_make_a_page(bots: int) -> None:
    """Bots that have not played yet, and more bots than there are colours."""
    run = a_run(a_setup([f"bot{k}" for k in range(bots)]), 2)

    assert len(Reader(page(run, report(run, {}))).all("svg")) == 5
