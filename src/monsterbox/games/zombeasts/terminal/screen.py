"""The table of Zombeasts as text: what one seat sees, readable without colour and in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from monsterbox.core import view as core
from monsterbox.core.events import Event
from monsterbox.games.zombeasts.terminal.cards import Painter
from monsterbox.games.zombeasts.words.sentences import SeatSeen, TableSeen
from monsterbox.terminal.parts import (
    INDENT,
    headline,
    indented,
    packed,
    seat_line,
    show_winners,
    titled,
)
from monsterbox.text.speaker import Speaker

FLEETING = False
# Questions that need the whole table; the others follow from what was just shown.
MAIN_PHASES = ("play", "extra")
# Lines for one player with moons drawn as boxes, and for everything else.
LINES_OF_A_SEAT = 6
LINES_BESIDES = 22


def needs_table(view: core.View) -> bool:
    """Whether the whole table belongs to the question."""
    return cast(TableSeen, view).phase in MAIN_PHASES


def draw(console: Console, speaker: Speaker, view: core.View) -> None:
    """Show the table as the listener sees it."""
    seen = cast(TableSeen, view)
    roomy = console.size.height >= LINES_BESIDES + LINES_OF_A_SEAT * (len(seen.seats) - 1)
    console.print(table(speaker, seen, console.options, roomy=roomy))


def table(
    speaker: Speaker, seen: TableSeen, options: ConsoleOptions, *, roomy: bool
) -> RenderableType:
    """The others on top, the middle of the table, then one's own side."""
    painter = Painter(speaker, ascii_only=options.ascii_only)
    parts: list[RenderableType] = [top_line(speaker, seen, painter, room=options.max_width)]
    for seat in seen.seats:
        if seat.seat != seen.seat:
            parts += other_seat(speaker, seen, seat, painter, roomy=roomy, room=options.max_width)
    parts += middle(speaker, seen, painter, roomy=roomy, room=options.max_width)
    if seen.seat is not None:
        own = seen.seats[seen.seat]
        parts += own_side(speaker, seen, own, painter, room=options.max_width)
    return Group(*parts)


def top_line(speaker: Speaker, seen: TableSeen, painter: Painter, *, room: int) -> RenderableType:
    parts = [
        speaker.say("name"),
        f"{speaker.say('label-pile')} {seen.pile_size}",
        f"{speaker.say('label-discard')} {len(seen.discard)}",
    ]
    if seen.last_round:
        parts.append(speaker.say("label-last-round"))
    return headline(parts, painter.marks, room=room)


def sizes_of(seat: SeatSeen, painter: Painter) -> list[tuple[str, int]]:
    """What everybody may know, by label."""
    sizes = [("label-hand", seat.hand_size), ("label-victory", seat.full_moons)]
    sizes.append(("label-minus", painter.points_of(seat.minus)))
    if seat.score is not None:
        sizes.append(("label-points", seat.score))
    return sizes


def heading(
    speaker: Speaker, seen: TableSeen, seat: SeatSeen, painter: Painter, *, room: int
) -> list[RenderableType]:
    """The facts of a seat; what plays there is told only where there is room."""
    line = seat_line(
        speaker,
        seat.seat,
        painter.marks,
        sizes_of(seat, painter),
        is_active=seat.seat == seen.active,
        room=room,
    )
    if seat.moons:
        return [line]
    none = Text(speaker.say("label-no-moons"))
    note = Text(f"  {painter.marks.dot} ").append_text(none)
    if line.cell_len + note.cell_len > room:
        return [line, indented(indented(none))]
    return [line.append_text(note)]


def other_seat(
    speaker: Speaker,
    seen: TableSeen,
    seat: SeatSeen,
    painter: Painter,
    *,
    roomy: bool,
    room: int,
) -> list[RenderableType]:
    lines = heading(speaker, seen, seat, painter, room=room)
    if not seat.moons:
        return lines
    if roomy:
        return [*lines, moons(seat, painter)]
    parts = [painter.moon_line(name, cards) for name, cards in seat.moons.items()]
    return [*lines, indented(indented(packed(parts, room=room - 2 * INDENT, gap=3)))]


def moons(seat: SeatSeen, painter: Painter) -> RenderableType:
    boxes = [painter.moon_box(name, cards) for name, cards in seat.moons.items()]
    return indented(Columns(boxes, padding=(0, 1)))


def middle(
    speaker: Speaker, seen: TableSeen, painter: Painter, *, roomy: bool, room: int
) -> list[RenderableType]:
    title = titled(speaker, "label-stock")
    cards = [card for card in seen.stock if card is not None]
    if not cards:
        return [indented(title.append(f" {speaker.say('label-empty')}"))]
    if roomy:
        return [indented(title), hand(cards, painter)]
    chips = [painter.chip(card) for card in cards]
    return [indented(packed([title, *chips], room=room - INDENT, gap=1))]


def own_side(
    speaker: Speaker, seen: TableSeen, seat: SeatSeen, painter: Painter, *, room: int
) -> list[RenderableType]:
    parts = heading(speaker, seen, seat, painter, room=room)
    if seat.moons:
        parts += [indented(titled(speaker, "label-your-moons")), moons(seat, painter)]
    title = titled(speaker, "label-your-hand")
    if seen.hand:
        return [*parts, indented(title), hand(seen.hand, painter)]
    return [*parts, indented(title.append(f" {speaker.say('label-empty')}"))]


def hand(cards: Sequence[str], painter: Painter) -> RenderableType:
    return indented(Columns([painter.card_box(card) for card in cards], padding=(0, 1)))


# The end


def show_result(console: Console, speaker: Speaker, view: core.View, past: Sequence[Event]) -> None:
    """ZB-75, ZB-76. The score sheet, and who has won."""
    seen = cast(TableSeen, view)
    painter = Painter(speaker, ascii_only=console.options.ascii_only)
    console.print(score_sheet(speaker, seen, painter))
    show_winners(console, speaker, [seat.seat for seat in seen.seats if seat.rank == 1])


def score_sheet(speaker: Speaker, seen: TableSeen, painter: Painter) -> Table:
    sheet = Table(title=speaker.say("sheet-title"))
    for key in ("place", "player", "moons", "victory", "minus", "total"):
        sheet.add_column(
            speaker.say(f"sheet-{key}"), justify="left" if key == "player" else "right"
        )
    for seat in sorted(seen.seats, key=lambda seat: (seat.rank or 0, seat.seat)):
        sheet.add_row(
            str(seat.rank),
            Text(speaker.names[seat.seat]),
            str(seat.full_moons),
            counted(speaker, painter, seat.victory or ()),
            counted(speaker, painter, seat.minus),
            str(seat.score),
        )
    return sheet


def counted(speaker: Speaker, painter: Painter, cards: Sequence[str]) -> str:
    return speaker.say("sheet-cards", points=painter.points_of(cards), count=len(cards))
