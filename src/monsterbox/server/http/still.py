"""A match as one page without scripts and requests, for notebooks."""

from __future__ import annotations

import re
from typing import SupportsIndex

from monsterbox.core.errors import BadLanguage
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.http.assets import load_assets, style_sheets
from monsterbox.server.http.templates import load_pages
from monsterbox.server.views.pictures import still

FONT = re.compile(r"@font-face \{[^}]*\}")
FILE = re.compile(r"url\((?!#)[^)]*\)")  # what a style sheet would fetch
HEIGHT = 420  # pixels; what is higher is scrolled


def framed(match: Match, seat: SupportsIndex, language: str) -> str | None:
    """Return the page in a frame, so that its styles keep to themselves."""
    page = document(match, seat, language)
    if page is None:
        return None
    return load_pages().render("still.html", language, document=page, height=HEIGHT)


def document(match: Match, seat: SupportsIndex, language: str) -> str | None:
    """Return the page: what the seat sees, with all styles and drawings in it."""
    if language not in LANGUAGES:
        raise BadLanguage(f"language: {language!r} is not {', '.join(LANGUAGES)}")
    pages, assets, key = load_pages(), load_assets(), match.game.key
    if f"games/{key}/picture.html" not in pages.templates():
        return None
    sheets = ["base.css", *style_sheets(key), "rules.css"]
    styles = "\n".join(assets.files[assets.names[name]].body.decode() for name in sheets)
    styles = FILE.sub("none", FONT.sub("", styles))
    shown = still(match, seat, language)
    return pages.render("still_page.html", language, shown=shown, styles=styles)
