"""Drawings: a page prints those that it uses, with their parts, and no others."""

from __future__ import annotations

import re

import pytest

from monsterbox.web.sprites import UnknownSymbol, sheets, sprite, symbols, used_in

from .pages import GAMES, WEB


def ids_in(markup: str) -> list[str]:
    return re.findall(r'<(?:symbol|pattern) id="([^"]+)"', markup)


def test_markup_brings_along_what_it_uses() -> None:
    assert ids_in(sprite('<svg><use href="#i-undo"/></svg>')) == ["i-undo"]


def test_a_drawing_brings_along_its_parts() -> None:
    """A joker is its animal and a cap; a card front has a pattern and a glyph."""
    found = set(ids_in(sprite("zj-dog", "zc-b")))

    assert found == {"zj-dog", "zb-dog", "zb-cap", "zc-b", "zc", "zn", "pat-b", "c-drop"}


def test_a_sheet_is_printed_whole_and_nothing_twice() -> None:
    found = ids_in(sprite("zombeasts.svg", "zb-dog", '<use href="#zb-dog"/>'))

    assert set(sheets()["zombeasts.svg"]) <= set(found)
    assert len(found) == len(set(found))


def test_links_to_places_on_the_page_are_no_drawings() -> None:
    assert used_in('<a href="#log">') == set()


def test_a_drawing_that_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownSymbol, match="i-nothing"):
        sprite("i-nothing")


def test_every_drawing_is_there_once_and_complete() -> None:
    names = [name for sheet in sheets().values() for name in sheet]
    text = "".join(
        path.read_text(encoding="utf-8")
        for path in [*(WEB / "art").glob("*.svg"), *GAMES.rglob("art.svg")]
    )
    named = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))

    assert len(names) == len(set(names))
    assert named <= symbols().keys()
    assert "style=" not in text
    assert "<script" not in text
