"""The table of Oh My Brain as text: what one seat sees, readable without colour, 80 columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from monsterbox.core import view as core
from monsterbox.core.events import Event
from monsterbox.games.oh_my_brain.terminal.cards import Painter
from monsterbox.games.oh_my_brain.words.sentences import SeatSeen, TableSeen
from monsterbox.terminal.parts import (
    INDENT,
    headline,
    indented,
    packed,
    seat_line,
    show_winners,
    titled,
)
from monsterbox.text.score_sheet import Gain, gains, rows
from monsterbox.text.speaker import Speaker

FLEETING = False
# Questions that need the whole table; the others follow from what was just shown.
MAIN_PHASES = ("split", "bury", "play", "steal", "swap")
# Lines from which on there is room for the cards of the discard.
ROOMY = 30
START = "start"  # the row that is no change


def needs_table(view: core.View) -> bool:
    """Whether the whole table belongs to the question."""
    return cast(TableSeen, view).phase in MAIN_PHASES


def draw(console: Console, speaker: Speaker, view: core.View) -> None:
    """Show the table as the listener sees it."""
    roomy = console.size.height >= ROOMY
    console.print(table(speaker, cast(TableSeen, view), console.options, roomy=roomy))


def table(
    speaker: Speaker, seen: TableSeen, options: ConsoleOptions, *, roomy: bool
) -> RenderableType:
    """The others on top, the horde in the middle, then one's own side."""
    painter = Painter(speaker, ascii_only=options.ascii_only)
    room = options.max_width
    parts: list[RenderableType] = [top_line(speaker, seen, painter, room=room)]
    for seat in seen.seats:
        if seat.seat != seen.seat:
            parts.append(facts(speaker, seen, seat, painter, room=room))
    parts += middle(speaker, seen, painter, roomy=roomy, room=room - INDENT)
    if seen.seat is not None:
        own = seen.seats[seen.seat]
        parts.append(facts(speaker, seen, own, painter, room=room))
        parts += own_side(speaker, seen, painter, room=room - INDENT)
    return Group(*parts)


def top_line(speaker: Speaker, seen: TableSeen, painter: Painter, *, room: int) -> RenderableType:
    sizes = (
        ("label-reserve", seen.reserve_size),
        ("label-discard", seen.discard_size),
        ("label-supply", seen.supply),
    )
    parts = [speaker.say("name"), speaker.say("label-round", round=seen.round)]
    parts += [f"{speaker.say(key)} {size}" for key, size in sizes]
    return headline(parts, painter.marks, room=room)


def facts(
    speaker: Speaker, seen: TableSeen, seat: SeatSeen, painter: Painter, *, room: int
) -> Text:
    """Brains and numbers of cards: ZA-05, Q-33. If several seats are asked, it is nobody's turn."""
    sizes = [
        ("label-brains", seat.brains),
        ("label-hand", seat.hand_size),
        ("label-grave", seat.grave_size),
    ]
    is_active = seat.seat == seen.active and len(seen.asked) < 2
    return seat_line(speaker, seat.seat, painter.marks, sizes, is_active=is_active, room=room)


# The middle


def middle(
    speaker: Speaker, seen: TableSeen, painter: Painter, *, roomy: bool, room: int
) -> list[RenderableType]:
    """The horde from the bottom to the top, what is special about it, the die, the discard."""
    lines = [packed(horde(speaker, seen, painter), room=room, gap=1)]
    notes = [Text(note) for note in notes_of(speaker, seen)]
    if notes:
        lines.append(packed(notes, room=room, gap=3))
    if roomy and seen.discard:
        lines.append(packed(discard(speaker, seen.discard), room=room, gap=1))
    return [indented(line) for line in lines]


def horde(speaker: Speaker, seen: TableSeen, painter: Painter) -> list[Text]:
    title = titled(speaker, "label-horde", "bold")
    if seen.top is None:
        return [title, Text(speaker.say("label-empty"))]
    covered = ("?",) * (seen.horde_size - 1) if seen.horde is None else seen.horde[:-1]
    return [title, *(Text(card) for card in covered), painter.chip(seen.top)]


def notes_of(speaker: Speaker, seen: TableSeen) -> list[str]:
    notes = []
    if seen.face is not None:
        notes.append(f"{titled(speaker, 'label-die')} {speaker.say('face', face=seen.face)}")
    if seen.below_eight and not seen.extras:
        notes.append(speaker.say("label-below"))
    if seen.extras:
        notes.append(speaker.say("label-extras", count=seen.extras))
    return notes


def discard(speaker: Speaker, cards: Sequence[str]) -> list[Text]:
    """Numbers with their copies: `3 7×2`."""
    counted = Counter(cards)
    title = titled(speaker, "label-discard", "dim")
    parts = [card if number == 1 else f"{card}×{number}" for card, number in counted.items()]
    return [title, *(Text(part, style="dim") for part in parts)]


# One's own side


def own_side(
    speaker: Speaker, seen: TableSeen, painter: Painter, *, room: int
) -> list[RenderableType]:
    """New cards and the hand as pictures, the graveyard in a line."""
    parts: list[RenderableType] = []
    if seen.lot:
        parts += shown_cards(speaker, "label-your-lot", seen.lot, painter, room=room)
    if seen.hand or not seen.lot:
        parts += shown_cards(speaker, "label-your-hand", seen.hand, painter, room=room)
    title = titled(speaker, "label-your-grave")
    chips = [painter.chip(card) for card in seen.grave] or [Text(speaker.say("label-empty"))]
    return [*parts, indented(packed([title, *chips], room=room, gap=1))]


def shown_cards(
    speaker: Speaker, label: str, cards: Sequence[str], painter: Painter, *, room: int
) -> list[RenderableType]:
    title = titled(speaker, label)
    if not cards:
        return [indented(title.append(f" {speaker.say('label-empty')}"))]
    return [indented(title), *(indented(row) for row in painter.card_rows(cards, room=room))]


# The end


def show_result(console: Console, speaker: Speaker, view: core.View, past: Sequence[Event]) -> None:
    """ZA-60. Where the brains went, what was left after each round, and who has won."""
    seen = cast(TableSeen, view)
    counted = gains(speaker.game.key, past, speaker.cards)
    console.print(score_sheet(speaker, seen, counted))
    if seen.round > 1:
        console.print(round_sheet(speaker, seen, counted))
    show_winners(console, speaker, [seat.seat for seat in seen.seats if seat.rank == 1])


def score_sheet(speaker: Speaker, seen: TableSeen, counted: Sequence[Gain]) -> Table:
    """A line for each way in which brains came and went."""
    sheet = empty_sheet(speaker, seen, "sheet-title")
    seats = by_rank(seen)
    sheet.add_row(speaker.say("sheet-place"), *(str(seat.rank) for seat in seats))
    for row in rows(speaker.game.key):
        moved = [total(counted, seat.seat, row=row) for seat in seats]
        if any(moved):
            sign = "d" if row == START else "+d"
            cells = [format(brains, sign) if brains else "" for brains in moved]
            sheet.add_row(speaker.say(f"score-{row}"), *cells)
    sheet.add_section()
    brains = (str(seat.brains) for seat in seats)
    sheet.add_row(speaker.say("sheet-total"), *brains, style="bold")
    return sheet


def round_sheet(speaker: Speaker, seen: TableSeen, counted: Sequence[Gain]) -> Table:
    """The brains of every seat after each round, counted back from the end."""
    sheet = empty_sheet(speaker, seen, "sheet-rounds")
    for number in range(1, seen.round + 1):
        cells = [
            str(seat.brains - total(counted, seat.seat, after=number)) for seat in by_rank(seen)
        ]
        sheet.add_row(speaker.say("label-round", round=number), *cells)
    return sheet


def empty_sheet(speaker: Speaker, seen: TableSeen, key: str) -> Table:
    """A column for each seat, the winner first."""
    title = speaker.say(key)
    sheet = Table(title=title, min_width=len(title))
    sheet.add_column("")
    for seat in by_rank(seen):
        sheet.add_column(Text(speaker.names[seat.seat]), justify="right")
    return sheet


def by_rank(seen: TableSeen) -> list[SeatSeen]:
    return sorted(seen.seats, key=lambda seat: (seat.rank or 0, seat.seat))


def total(counted: Sequence[Gain], seat: int, *, row: str | None = None, after: int = 0) -> int:
    return sum(
        gain.points
        for gain in counted
        if gain.seat == seat and gain.round > after and row in (None, gain.row)
    )
