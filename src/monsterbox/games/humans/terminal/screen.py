"""The table of Humans!!! as text, alone and with Zombies!!!: the map, the seats, one's cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from monsterbox.core import view as core
from monsterbox.core.events import Event
from monsterbox.games.humans.terminal.map import LETTERS, TownMap
from monsterbox.games.humans.words.sentences import SeatSeen, TableSeen
from monsterbox.terminal.parts import Marks, headline, indented, packed, show_winners, titled
from monsterbox.text.score_sheet import Gain, gains, rows
from monsterbox.text.speaker import CORE, Speaker

FLEETING = False
# Questions that need the whole table; the others follow from what was just shown.
MAIN_PHASES = (
    "place",
    "premove",
    "move",
    "select",
    "captured",
    "flee",
    "run",
    "open-house",
    "building",
    "pawn-roll",
    "pawn-move",
    "npcs",
    "put-by-card",
    "move-from",
    "lead",
)
SHOTGUN = "shotgun"
GAP = 2


def needs_table(view: core.View) -> bool:
    """Whether the whole table belongs to the question."""
    return cast(TableSeen, view).phase in MAIN_PHASES


def draw(console: Console, speaker: Speaker, view: core.View) -> None:
    """Show the table as the listener sees it."""
    console.print(table(speaker, cast(TableSeen, view), console.options))


def table(speaker: Speaker, seen: TableSeen, options: ConsoleOptions) -> RenderableType:
    """The map, then everybody, then one's own cards."""
    marks = Marks(ascii_only=options.ascii_only)
    room = options.max_width
    parts: list[RenderableType] = [top_line(speaker, seen, marks, room=room)]
    if seen.town:
        parts += TownMap(speaker, seen).lines(room)
    for seat in seen.seats:
        parts += seat_lines(speaker, seen, seat, marks, room=room)
    parts += drawn_cards(speaker, seen)
    if seen.seat is not None:
        parts += own_cards(speaker, seen)
    return Group(*parts)


def top_line(speaker: Speaker, seen: TableSeen, marks: Marks, *, room: int) -> RenderableType:
    sizes = [
        ("label-tiles", sum(seen.stacks)),
        ("label-deck", seen.piles["humans"] + seen.piles["zombies"]),
        ("label-supply", seen.supply),
    ]
    parts = [speaker.say("name"), speaker.say("label-round", round=seen.round)]
    parts += [f"{speaker.say(key)} {size}" for key, size in sizes]
    return headline(parts, marks, room=room)


# Seats


def seat_lines(
    speaker: Speaker, seen: TableSeen, seat: SeatSeen, marks: Marks, *, room: int
) -> list[RenderableType]:
    """Letter on the map, name, points and numbers; then character, wounds and what is used up."""
    is_active = seat.seat == seen.active
    line = Text(f"{marks.pointer} " if is_active else "  ")
    line.append(f"{LETTERS[seat.seat]} ").append(speaker.names[seat.seat], style="bold")
    if is_active:
        line.append(f" ({speaker.say('label-turn')})")
    parts = [line, *(Text(f"{speaker.say(key)} {size}") for key, size in sizes_of(seat))]
    about = [Text(word, style="dim") for word in about_seat(speaker, seat)]
    return [
        packed(parts, room=room, gap=GAP),
        Padding(packed(about, room=room - 4, gap=GAP), (0, 0, 0, 4), expand=False),
    ]


def sizes_of(seat: SeatSeen) -> list[tuple[str, str]]:
    """What everybody counts: points against the goal, and what brings them."""
    goal = f"{seat.score}/{seat.goal}" if seat.goal is not None else str(seat.score)
    sizes: list[tuple[str, str | int]] = [("label-points", goal)]
    if seat.side == SHOTGUN:
        sizes += [("label-life", seat.life), ("label-bullets", seat.bullets)]
    else:
        sizes += [
            ("label-zombies", len(seat.zombies)),
            ("label-eaten", seat.eaten),
            ("label-tokens", seat.tokens),
        ]
        sizes += [("label-removed", seat.removed)] if seat.removed else []
    sizes.append(("label-hand", seat.hand_size))
    return [(key, str(size)) for key, size in sizes]


def about_seat(speaker: Speaker, seat: SeatSeen) -> list[str]:
    """Who plays there and as what, the ability, wounds, items, the card of the round."""
    told = [speaker.kind(seat.seat)] if speaker.kind(seat.seat) else []
    if seat.side == SHOTGUN:
        told.append(speaker.say("side", side=SHOTGUN))
    elif seat.character is not None:
        told += [character_of(speaker, seat)]
    if seat.wounds:
        names = ", ".join(speaker.say("wound", wound=wound) for wound in seat.wounds)
        told.append(f"{titled(speaker, 'label-wounds')} {names}")
    if seat.items:
        names = ", ".join(speaker.card(card) for card in seat.items)
        told.append(f"{titled(speaker, 'label-items')} {names}")
    if seat.card_used:
        told.append(speaker.say("label-card-used"))
    return told


def character_of(speaker: Speaker, seat: SeatSeen) -> str:
    """`Lawyer: Objection!`, with what it can do while it still can."""
    name = speaker.say("character", character=seat.character)
    ability = speaker.say("ability", character=seat.character)
    used = f" ({speaker.say('label-used')})" if seat.ability_used else ""
    return f"{speaker.catalog.say(CORE, 'titled', title=name)} {ability}{used}"


# Cards


def drawn_cards(speaker: Speaker, seen: TableSeen) -> list[RenderableType]:
    """Wound and infection cards that lie open until they are settled."""
    names = [speaker.say("wound", wound=wound) for wound in seen.wounds_drawn]
    names += [speaker.say("infection", infection=card) for card in seen.infections_drawn]
    return [titled(speaker, "label-drawn").append(f" {', '.join(names)}")] if names else []


def own_cards(speaker: Speaker, seen: TableSeen) -> list[RenderableType]:
    """Each card with what it does and when."""
    title = titled(speaker, "label-your-hand")
    if not seen.hand:
        return [title.append(f" {speaker.say('label-empty')}")]
    return [title, *(indented(card_line(speaker, card)) for card in seen.hand)]


def card_line(speaker: Speaker, card: str) -> Text:
    when = speaker.say("card-when", kind=card)
    line = Text(f"{speaker.card(card)} ", style="bold").append(f"({when}) ", style="dim")
    return line.append(speaker.say("card-effect", kind=card), style="not bold")


# The end


def show_result(console: Console, speaker: Speaker, view: core.View, past: Sequence[Event]) -> None:
    """HU-79, HZ-48. What the points came from, and who has won."""
    seen = cast(TableSeen, view)
    console.print(score_sheet(speaker, seen, gains(speaker.game.key, past, speaker.cards)))
    show_winners(console, speaker, [seat.seat for seat in seen.seats if seat.rank == 1])


def score_sheet(speaker: Speaker, seen: TableSeen, counted: Sequence[Gain]) -> Table:
    """A column for each seat, the winner first; a line for each source of points."""
    seats = sorted(seen.seats, key=lambda seat: (seat.rank or 0, seat.seat))
    title = speaker.say("sheet-title")
    sheet = Table(title=title, min_width=len(title))
    sheet.add_column("")
    for seat in seats:
        sheet.add_column(Text(speaker.names[seat.seat]), justify="right")
    sheet.add_row(speaker.say("sheet-place"), *(str(seat.rank) for seat in seats))
    for row in rows(speaker.game.key):
        points = [
            sum(gain.points for gain in counted if (gain.row, gain.seat) == (row, seat.seat))
            for seat in seats
        ]
        if any(points):
            cells = [f"{number:+d}" if number else "" for number in points]
            sheet.add_row(speaker.say(f"score-{row}"), *cells)
    sheet.add_section()
    goals = (f"{seat.score}/{seat.goal}" for seat in seats)
    sheet.add_row(speaker.say("sheet-total"), *goals, style="bold")
    return sheet
