"""A picture of a match as one page without scripts and requests, for notebooks."""

from __future__ import annotations

import re
from html import escape

from monsterbox.server.http.assets import load_assets, style_sheets
from monsterbox.server.http.templates import load_pages
from monsterbox.server.views.pictures import Picture

FONT = re.compile(r"@font-face \{[^}]*\}")
FILE = re.compile(r"url\((?!#)[^)]*\)")  # what a style sheet would fetch
FRAME = '<iframe srcdoc="{page}" sandbox style="border:0;width:100%;height:{height}px"></iframe>'
HEIGHT = 420  # pixels; what is higher is scrolled
# No template: those of the server have no styles of their own.
PAGE = """<!doctype html>
<html lang="{language}" data-theme="light">
<head><meta charset="utf-8"><style>{styles}</style></head>
<body class="rules">{body}</body>
</html>"""


def framed(shown: Picture, language: str) -> str | None:
    """Return the page in a frame, so that its styles keep to themselves."""
    page = document(shown, language)
    return None if page is None else FRAME.format(page=escape(page), height=HEIGHT)


def document(shown: Picture, language: str) -> str | None:
    """Return the page, with all styles and drawings in it; None if the game has no pictures."""
    pages, assets = load_pages(), load_assets()
    if f"games/{shown.game}/picture.html" not in pages.templates():
        return None
    sheets = ["base.css", *style_sheets(shown.game), "rules.css"]
    styles = "\n".join(assets.files[assets.names[name]].body.decode() for name in sheets)
    body = pages.render("still.html", language, shown=shown)
    return PAGE.format(language=language, styles=FILE.sub("none", FONT.sub("", styles)), body=body)
