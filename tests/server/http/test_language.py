"""Which language a browser is answered in."""

from __future__ import annotations

import pytest

from monsterbox.server.http.language import best_language


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH, fr;q=0.9", "de"),
        ("fr;q=0.5, it;q=0.8, de;q=0.1", "it"),
        ("es, pt;q=0.9, nl;q=0.1", "nl"),
        ("DE-at", "de"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("de;q=nan, fr;q=0.1", "fr"),
        ("de;q=99, fr;q=0.1", "fr"),
        ("*", "en"),
        (";;;,,,=", "en"),
        ("zh," * 1000 + "de", "en"),
    ],
)
def test_the_browser_says_which_language(accepted: str, language: str) -> None:
    assert best_language(accepted) == language
