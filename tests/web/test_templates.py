"""The templates as files: what the content security policy forbids, and what they name exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monsterbox.games.registry import games
from monsterbox.server.http.assets import load_assets, style_sheets
from monsterbox.server.http.templates import load_pages
from monsterbox.web.sprites import sheets, symbols
from tests.cases import in_one_test

from .pages import GAMES, TEMPLATES, WEB

NAMES = list(TEMPLATES)
FORBIDDEN = {
    "a style attribute": r"\sstyle\s*=",
    "a style element": r"<style",
    "a script in the page": r"<script(?![^>]*\bsrc=)",
    "an event handler": r"\son\w+\s*=\s*[\"']",
    "an htmx handler": r"hx-on",
    "an htmx expression": r"\bjs:|hx-vals|hx-trigger=\"[^\"]*\[",
    "another host": r"https?://",
    "something unfinished": r"TODO|FIXME|lorem",
    "a mark that French sets apart": r"[}>][:;] ",
}
GAME_PARTS = {"board.html", "card.html", "hand.html", "score.html", "seat.html"}


@in_one_test("path", TEMPLATES.values())
def test_no_template_has_what_the_policy_forbids(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    found = {what for what, pattern in FORBIDDEN.items() if re.search(pattern, text)}

    assert found == set()


@in_one_test("path", TEMPLATES.values())
def test_every_file_that_a_template_names_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    known = load_assets().names

    assets = set(re.findall(r'asset\("([^"]+)"\)', text))
    scripts = set(re.findall(r'"(\w+\.js)"', text))

    assert (assets | scripts) <= set(known)


@in_one_test("path", TEMPLATES.values())
def test_every_template_that_another_one_names_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    named = re.findall(r'(?:include|import|extends|from) "([\w/-]+\.html)"', text)

    assert set(named) <= set(load_pages().templates())


@in_one_test("path", TEMPLATES.values())
def test_every_drawing_that_a_template_names_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    whole = re.findall(r'href="#((?:[a-z]{1,5}|scene|moon|toy)-[\w-]+)"', text)
    icons = re.findall(r'ico\("([\w-]+)"', text)
    block = re.search(r"{% block sprites %}(.*?){% endblock %}", text, re.DOTALL)
    listed = re.findall(r"(?<![\w.-])([a-z]+-[\w-]+)(?![\w.-])", block[1]) if block else []

    assert {*whole, *icons, *listed} <= symbols().keys()


@pytest.mark.parametrize("key", games())
def test_a_game_has_its_parts_its_drawings_and_its_style(key: str) -> None:
    """All that a game adds to the pages, besides its words."""
    assert {f"games/{key}/{part}" for part in GAME_PARTS} <= set(load_pages().templates())
    assert f"{key}.svg" in sheets()
    assert style_sheets(key)
    assert f"box-{key}" in symbols()


def test_no_page_knows_a_single_game() -> None:
    """What is said of one game stands in its own folder."""
    common = [name for name in NAMES if not name.startswith(("games/", "api.html"))]

    texts = {name: TEMPLATES[name].read_text(encoding="utf-8") for name in common}

    assert [name for name, text in texts.items() if any(key in text for key in games())] == []


def test_style_sheets_ask_for_nothing_elsewhere() -> None:
    for path in [*(WEB / "static").rglob("*.css"), *GAMES.rglob("*.css")]:
        text = path.read_text(encoding="utf-8")

        assert "http" not in text, path.name
        assert "@import" not in text, path.name
