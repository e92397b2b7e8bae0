"""The rulebook as pages show it."""

from __future__ import annotations

import pytest

from monsterbox.server.views.rulebook import marked


@pytest.mark.parametrize(
    ("text", "words", "told"),
    [
        ("Züge & Straße", ["zuge"], "<mark>Züge</mark> &amp; Straße"),
        ("Züge & Straße", ["strasse"], "Züge &amp; <mark>Straße</mark>"),
        ("a<b>", ["b"], "a&lt;<mark>b</mark>&gt;"),
        ("moon moon", ["moon", "oo"], "<mark>moon</mark> <mark>moon</mark>"),
        ("nothing", [], "nothing"),
    ],
)
def test_what_was_looked_for_is_marked(text: str, words: list[str], told: str) -> None:
    assert marked(text, words) == told
