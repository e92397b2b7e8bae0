"""README.md as a package index shows it, where neither our pictures nor our other pages are."""

from __future__ import annotations

import re

PICTURE = re.compile(r"^(!\[.*\]\((?!https:).*\)|<img .*>)\n\n?", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https:|#)[^)]+\)")


def readable_anywhere(text: str) -> str:
    """Return the page without pictures and links that lead into the repository."""
    return LINK.sub(r"\1", PICTURE.sub("", text))
