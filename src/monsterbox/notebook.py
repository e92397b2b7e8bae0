"""Matches in notebooks, drawn with the art of the pages."""

from __future__ import annotations

from importlib import import_module
from typing import SupportsIndex

from monsterbox.core.match import Match

DRAWINGS = "monsterbox.server.http.still"  # by name, since nothing imports the server


def draw(match: Match, seat: SupportsIndex | None = None, language: str = "en") -> str | None:
    """A match as HTML: what a seat sees, the one that is asked if none is named.

    It is complete in itself, without scripts and requests. None for games without pictures.
    """
    asked = [*match.waiting, 0][0] if seat is None else seat
    drawn: str | None = import_module(DRAWINGS).framed(match, asked, language)
    return drawn
