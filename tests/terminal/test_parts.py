"""Short pieces of text side by side."""

from __future__ import annotations

from rich.text import Text

from monsterbox.terminal.parts import packed


def test_parts_share_lines_and_are_never_broken() -> None:
    parts = [Text("one two"), Text("three"), Text("four")]

    assert packed(parts, room=14, gap=2).plain == "one two  three\nfour"
    assert packed(parts, room=3, gap=2).plain == "one two\nthree\nfour"
    assert packed([], room=9, gap=2).plain == ""
