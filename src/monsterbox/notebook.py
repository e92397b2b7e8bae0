"""Matches in notebooks, drawn with the art of the pages."""

from __future__ import annotations

from importlib import import_module
from typing import SupportsIndex

from monsterbox.core.errors import BadLanguage
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES

SERVER = "monsterbox.server"  # by name, since nothing imports the server


def draw(match: Match, seat: SupportsIndex | None = None, language: str = "en") -> str | None:
    """A match as HTML: what a seat sees, the one that is asked if none is named.

    It is complete in itself, without scripts and requests. None for games without pictures.
    """
    if language not in LANGUAGES:
        raise BadLanguage(f"language: {language!r} is not {', '.join(LANGUAGES)}")
    asked = [*match.waiting, 0][0] if seat is None else seat
    picture = import_module(f"{SERVER}.views.pictures").still(match, asked, language)
    drawn: str | None = import_module(f"{SERVER}.http.still").framed(picture, language)
    return drawn
