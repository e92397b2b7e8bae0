"""A picture of a match as one page without scripts and requests, for notebooks."""

from __future__ import annotations

import re

from monsterbox.server.http.assets import load_assets, style_sheets
from monsterbox.server.http.templates import load_pages
from monsterbox.server.views.pictures import Picture

FONT = re.compile(r"@font-face \{[^}]*\}")
FILE = re.compile(r"url\((?!#)[^)]*\)")  # what a style sheet would fetch
HEIGHT = 420  # pixels; what is higher is scrolled


def framed(shown: Picture, language: str) -> str | None:
    """Return the page in a frame, so that its styles keep to themselves."""
    page = document(shown, language)
    if page is None:
        return None
    return load_pages().render("still.html", language, document=page, height=HEIGHT)


def document(shown: Picture, language: str) -> str | None:
    """Return the page, with all styles and drawings in it; None if the game has no pictures."""
    pages, assets = load_pages(), load_assets()
    if f"games/{shown.game}/picture.html" not in pages.templates():
        return None
    sheets = ["base.css", *style_sheets(shown.game), "rules.css"]
    styles = "\n".join(assets.files[assets.names[name]].body.decode() for name in sheets)
    styles = FILE.sub("none", FONT.sub("", styles))
    return pages.render("still_page.html", language, shown=shown, styles=styles)
