"""What the screens of all games are made of."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from monsterbox.text.speaker import CORE, Speaker

INDENT = 2


class Marks:
    """Signs between words; `ascii_only` for terminals that know no more."""

    def __init__(self, *, ascii_only: bool) -> None:
        self.dot, self.line = ("|", "-") if ascii_only else ("·", "─")
        self.pointer = ">" if ascii_only else "▶"


def headline(parts: Sequence[str], marks: Marks, *, room: int) -> RenderableType:
    """What everybody should know first, with a line where there is room for one."""
    title = f" {marks.dot} ".join(parts)
    if len(title) + 2 > room:
        return Text(title)
    return Rule(Text(title), align="left", characters=marks.line)


def seat_line(
    speaker: Speaker,
    seat: int,
    marks: Marks,
    sizes: Sequence[tuple[str, int]],
    *,
    is_active: bool,
    room: int,
) -> Text:
    """Name, what plays there (where there is room), whose turn it is, and sizes by label."""
    kind = speaker.kind(seat)
    line = _facts(speaker, seat, marks, sizes, is_active=is_active, kind=kind)
    if kind and line.cell_len > room:
        return _facts(speaker, seat, marks, sizes, is_active=is_active, kind="")
    return line


def _facts(
    speaker: Speaker,
    seat: int,
    marks: Marks,
    sizes: Sequence[tuple[str, int]],
    *,
    is_active: bool,
    kind: str,
) -> Text:
    line = Text(f"{marks.pointer} " if is_active else "  ")
    line.append(speaker.names[seat], style="bold")
    if kind:
        line.append(f" {marks.dot} {kind}", style="dim")
    if is_active:
        line.append(f" ({speaker.say('label-turn')})")
    for key, size in sizes:
        line.append(f"  {speaker.say(key)} {size}")
    return line


def titled(speaker: Speaker, label: str, style: str = "") -> Text:
    """A label with the colon of its language."""
    return Text(speaker.catalog.say(CORE, "titled", title=speaker.say(label)), style=style)


def indented(content: RenderableType) -> RenderableType:
    return Padding(content, (0, 0, 0, INDENT), expand=False)


def show_points(console: Console, speaker: Speaker, points: Sequence[int]) -> None:
    """Name and points of every seat, one below the other."""
    for name, score in zip(speaker.names, points, strict=True):
        console.print(Text.assemble((name, "bold"), f"  {score}"))


def show_winners(console: Console, speaker: Speaker, seats: Sequence[int]) -> None:
    """Who has won, alone or together."""
    names = ", ".join(speaker.names[seat] for seat in seats)
    winner = speaker.say("sheet-winner", count=len(seats), names=names, seat=seats[0])
    console.print(Text(winner, style="bold"))


def packed(parts: Sequence[Text], *, room: int, gap: int) -> Text:
    """The parts in as few lines as they need, none of them broken where it fits into a line."""
    lines = [Text()]
    for part in parts:
        if lines[-1] and lines[-1].cell_len + gap + part.cell_len > room:
            lines.append(Text())
        lines[-1].append(" " * gap if lines[-1] else "").append_text(part)
    return Text("\n").join(lines)
