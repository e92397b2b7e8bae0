"""Short pieces of text side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def packed(parts: Sequence[Text], *, room: int, gap: int) -> Text:
    """The parts in as few lines as they need, none of them broken where it fits into a line."""
    lines = [Text()]
    for part in parts:
        if lines[-1] and lines[-1].cell_len + gap + part.cell_len > room:
            lines.append(Text())
        lines[-1].append(" " * gap if lines[-1] else "").append_text(part)
    return Text("\n").join(lines)
