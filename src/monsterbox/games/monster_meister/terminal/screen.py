"""The table of Monster Meister as text: what lies open now, readable without colour, 80 columns.

What was turned back is gone from the screen as well: it is wiped before each question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from monsterbox.core import view as core
from monsterbox.core.events import Event
from monsterbox.games.monster_meister.terminal.cards import Painter, side_by_side
from monsterbox.games.monster_meister.words.score_sheet import Round, rounds
from monsterbox.games.monster_meister.words.sentences import SeatSeen, TableSeen
from monsterbox.terminal.parts import INDENT, headline, indented, packed, show_winners, titled
from monsterbox.text.speaker import Speaker

FLEETING = True
# Lines from which on there is room to number the places of the others, too.
ROOMY = 30
BLOCK_GAP = 4
LAST = "over"
COMPETITION = "C"
TASK_PHASES = ("reveal", "name", "pick")


def needs_table(view: core.View) -> bool:
    """Always; but who is done with looking does not go on looking while others do."""
    seen = cast(TableSeen, view)
    return seen.phase != "ready" or seen.seat in seen.asked


def draw(console: Console, speaker: Speaker, view: core.View) -> None:
    """Show the table as the listener sees it."""
    roomy = console.size.height >= ROOMY
    console.print(table(speaker, cast(TableSeen, view), console.options, roomy=roomy))


def table(
    speaker: Speaker, seen: TableSeen, options: ConsoleOptions, *, roomy: bool
) -> RenderableType:
    """The task and the pile on top, then the others, then one's own display."""
    painter = Painter(speaker, ascii_only=options.ascii_only)
    room = options.max_width
    parts: list[RenderableType] = [top_line(speaker, seen, painter, room=room)]
    parts += task_lines(speaker, seen)
    parts.append(packed(middle(speaker, seen, painter), room=room, gap=3))
    others = [seat for seat in seen.seats if seat.seat != seen.seat]
    parts += other_displays(speaker, seen, others, painter, roomy=roomy, room=room)
    if seen.seat is not None:
        parts += own_side(speaker, seen, seen.seats[seen.seat], painter, room=room)
    return Group(*parts)


# The middle


def top_line(speaker: Speaker, seen: TableSeen, painter: Painter, *, room: int) -> RenderableType:
    number = seen.round + 1 if seen.phase == "flip" else seen.round
    parts = [speaker.say("name"), speaker.say("label-round", round=number)]
    if seen.task is not None:
        parts.append(speaker.say("task", task=seen.task))
    return headline(parts, painter.marks, room=room)


def task_lines(speaker: Speaker, seen: TableSeen) -> list[RenderableType]:
    """What the task card says, until it is fulfilled."""
    if seen.task is None or seen.phase not in TASK_PHASES:
        return []
    told = f"{speaker.say('task-turn', task=seen.task)} {speaker.say('task-score', task=seen.task)}"
    return [Text(told)]


def middle(speaker: Speaker, seen: TableSeen, painter: Painter) -> list[Text]:
    """The pile with the backs that can be seen, what is wanted, the own drawn card."""
    pile = titled(speaker, "label-pile").append(f" {seen.pile_size}")
    if seen.pile_size:
        pile.append(f" {''.join(painter.signs[back] for back in seen.pile_backs)}")
    parts = [pile]
    if seen.feature is not None:
        wanted = speaker.say("feature", feature=seen.feature)
        parts.append(titled(speaker, "label-feature").append(f" {wanted}", style="bold"))
    if seen.drawn is not None:
        parts.append(titled(speaker, "label-drawn").append(" ").append(painter.stray(seen.drawn)))
    if seen.left_out is not None:
        tasks = ", ".join(speaker.say("task", task=task) for task in seen.left_out)
        parts.append(titled(speaker, "label-left-out").append(f" {tasks}"))
    return parts


# Seats


def facts(speaker: Speaker, seen: TableSeen, seat: SeatSeen, painter: Painter) -> list[Text]:
    """Mark and name, what somebody is or has to do, and the points once they are public."""
    pointer = painter.marks.pointer if seat.is_asked else " "
    name = Text(f"{pointer} {painter.signs[f'P{seat.seat}']} ")
    name.append(speaker.names[seat.seat], style="bold")
    parts = [name]
    if speaker.kind(seat.seat):
        parts.append(Text(f"{painter.marks.dot} {speaker.kind(seat.seat)}", style="dim"))
    if seat.seat == seen.holder and seen.phase != LAST:
        parts.append(Text(f"({speaker.say('label-holder')})"))
    parts += [Text(f"({note})") for note in notes_of(speaker, seat)]
    if seat.points is not None and seen.task not in (None, COMPETITION):
        parts.append(Text(f"{speaker.say('label-points')} {seat.points}"))
    parts.append(Text(f"{speaker.say('label-own')} {seat.own_backs}"))
    if seat.drawn is not None and seat.seat != seen.seat:
        parts.append(titled(speaker, "label-drawn").append(f" {painter.signs[seat.drawn]}"))
    return parts


def notes_of(speaker: Speaker, seat: SeatSeen) -> list[str]:
    roles = [("memorizer", seat.is_memorizer), ("muddler", seat.is_muddler)]
    notes = [speaker.say("role", role=role) for role, is_so in roles if is_so]
    return [*notes, speaker.say("label-out")] if seat.is_out else notes


def other_displays(
    speaker: Speaker,
    seen: TableSeen,
    others: Sequence[SeatSeen],
    painter: Painter,
    *,
    roomy: bool,
    room: int,
) -> list[RenderableType]:
    """A line for each of the others, then their displays side by side, in the same order."""
    lines = [packed(facts(speaker, seen, seat, painter), room=room, gap=2) for seat in others]
    blocks = [painter.small_display(seat, is_counted=roomy) for seat in others]
    drawn = side_by_side(blocks, room=room - INDENT, gap=BLOCK_GAP)
    return [*lines, indented(Text("\n").join(drawn))]


def own_side(
    speaker: Speaker, seen: TableSeen, own: SeatSeen, painter: Painter, *, room: int
) -> list[RenderableType]:
    """The own display; while a card is to be placed, with the places around it."""
    is_open = seen.drawn is not None
    display = painter.display(own, room=room - INDENT, is_open=is_open)
    line = packed(facts(speaker, seen, own, painter), room=room, gap=2)
    return [line, indented(display)]


# The end


def show_result(console: Console, speaker: Speaker, view: core.View, past: Sequence[Event]) -> None:
    """MM-81 to MM-84. All cards, the last count, the points of all rounds, who has won."""
    seen = cast(TableSeen, view)
    painter = Painter(speaker, ascii_only=console.options.ascii_only)
    draw(console, speaker, view)
    console.print(score_sheet(speaker, seen))
    console.print(round_sheet(speaker, seen, rounds(past), painter))
    roles = speaker.say("sheet-roles", memorizer=painter.best, muddler=painter.worst)
    console.print(Text(roles, style="dim"))
    winners = [seat.seat for seat in seen.seats if seat.rank == 1]
    if winners:
        show_winners(console, speaker, winners)
    else:
        console.print(Text(speaker.say("sheet-nobody"), style="bold"))


def score_sheet(speaker: Speaker, seen: TableSeen) -> Table:
    """What is counted, in the order in which it decides."""
    sheet = empty_sheet(speaker, seen, "sheet-title")
    seats = by_rank(seen)
    sheet.add_row(speaker.say("sheet-place"), *(str(seat.rank) for seat in seats))
    sheet.add_section()
    sheet.add_row(speaker.say("score-own"), *(str(seat.score) for seat in seats), style="bold")
    sheet.add_row(speaker.say("score-all"), *(str(seat.monsters) for seat in seats))
    sheet.add_row(speaker.say("score-eyes"), *(str(seat.eyes) for seat in seats))
    return sheet


def round_sheet(
    speaker: Speaker, seen: TableSeen, played: Sequence[Round], painter: Painter
) -> Table:
    """Points and roles of every seat in every round."""
    sheet = empty_sheet(speaker, seen, "sheet-rounds")
    for one in played:
        cells = [cell_of(one, seat.seat, painter) for seat in by_rank(seen)]
        sheet.add_row(f"{one.number:>2}  {speaker.say('task', task=one.task)}", *cells)
    return sheet


def cell_of(one: Round, seat: int, painter: Painter) -> str:
    marks = [painter.best] * (seat in one.memorizers) + [painter.worst] * (seat in one.muddlers)
    points = str(one.points[seat]) if seat in one.points else ""
    return f"{''.join(marks)} {points:>3}".strip() if points else "".join(marks)


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
