"""The town of Humans!!! as a map of letters, readable without colour, as wide as there is room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.text import Text

from monsterbox.games.humans.words.places import Point, read_point, survey, write_point
from monsterbox.games.humans.words.sentences import SeatSeen, TableSeen, TileSeen
from monsterbox.text.speaker import Speaker

LETTERS = "ABCDEF"
HUMAN, NEUTRAL, MARKER, DICE, LIFE, BULLETS = "h", "z", "+", "*", "!", "%"
GROUNDS = {"S": ".", "B": ":", "#": " "}
MORE = "~"  # more than there is room for
STYLES = ("cyan", "magenta", "green", "yellow", "blue", "red")
WIDTHS = (4, 3, 2, 1)  # of a space, the widest that fits
MARGIN = 5  # for the numbers of rows
SPACES = range(3)
EAST_GATE = 5  # the space in the middle of the eastern edge


class TownMap:
    """The tiles that lie, and what is on each of their spaces."""

    def __init__(self, speaker: Speaker, seen: TableSeen) -> None:
        self._speaker = speaker
        self._town = survey(seen, speaker.cards)
        self._tiles = {read_point(tile.cell): tile for tile in seen.town}
        self._signs = signs_of(seen)
        columns = [column for column, _ in self._tiles]
        rows = [row for _, row in self._tiles]
        self._columns = range(min(columns), max(columns) + 1)
        self._rows = range(min(rows), max(rows) + 1)

    def lines(self, room: int) -> list[Text]:
        """Numbers of columns, then for each row of tiles their names and three rows of spaces."""
        width = self._width(room)
        drawn = [self._header(width)]
        for row in self._rows:
            drawn.append(self._names(row, width))
            drawn += [self._line(row, part, width) for part in SPACES]
        return drawn + self._crowded(width)

    def _width(self, room: int) -> int:
        tiles = len(self._columns)
        return next((one for one in WIDTHS if MARGIN + tiles * (3 * one + 1) <= room), WIDTHS[-1])

    def _header(self, width: int) -> Text:
        """The number of every column; of narrow ones that of the first of a tile."""
        line = Text(" " * MARGIN, style="dim")
        for column in self._columns:
            numbers = [str(column * 3 + part) for part in SPACES]
            if max(map(len, numbers)) < width:
                line.append("".join(number.center(width) for number in numbers) + " ")
            else:
                line.append(numbers[0].ljust(width * 3 + 1)[: width * 3 + 1])
        return line

    def _names(self, row: int, width: int) -> Text:
        """The name of each tile, with what it takes to break in."""
        line = Text(" " * MARGIN)
        for column in self._columns:
            tile = self._tiles.get((column, row))
            line.append(self._name(tile, width * 3).ljust(width * 3 + 1), style="bold")
        return line

    def _name(self, tile: TileSeen | None, room: int) -> str:
        if tile is None:
            return ""
        barricade = self._speaker.cards[tile.tile].barricade
        number = f" {barricade}" if barricade else ""
        return self._speaker.say("tile", tile=tile.tile)[: room - len(number)] + number

    def _line(self, row: int, part: int, width: int) -> Text:
        line = Text(f"{row * 3 + part:>{MARGIN - 1}} ", style="dim")
        for column in self._columns:
            for more in SPACES:
                line.append_text(self._space((column * 3 + more, row * 3 + part), width))
            line.append(self._gate((column, row), part))
        return line

    def _gate(self, cell: Point, part: int) -> str:
        """Between two tiles: a street that runs on, or nothing."""
        tile = self._tiles.get(cell)
        return "." if part == 1 and tile is not None and "e" in tile.free[EAST_GATE] else " "

    def _space(self, point: Point, width: int) -> Text:
        space = write_point(point)
        ground = GROUNDS.get(self._town.ground(space), " ")
        signs = self._signs.get(space, "")
        shown = signs if len(signs) <= width else signs[: width - 1] + MORE
        style = style_of(shown)
        return Text(f"{shown or ground:{ground}^{width}}", style=style)

    def _crowded(self, width: int) -> list[Text]:
        """Spaces on which there is more than fits, in words."""
        found = [(space, signs) for space, signs in self._signs.items() if len(signs) > width]
        return [
            Text(f"{MORE} {self._speaker.phrase(self._town.space(space))} [{space}]: {signs}")
            for space, signs in found
        ]


def style_of(signs: str) -> str:
    if signs[:1].upper() in LETTERS and signs[:1]:
        return f"bold {STYLES[LETTERS.index(signs[0].upper())]}"
    return "bold" if signs else "dim"


def signs_of(seen: TableSeen) -> dict[str, str]:
    """Space -> what is there: zombies by letter and number, shotgun guys, humans, tokens."""
    signs: dict[str, str] = {}
    for seat in seen.seats:
        for space, sign in figures_of(seat):
            signs[space] = signs.get(space, "") + sign
    for tile in seen.town:
        for spaces, sign in rows_of(tile):
            for space in spaces:
                signs[space] = signs.get(space, "") + sign
    return signs


def figures_of(seat: SeatSeen) -> Iterator[tuple[str, str]]:
    letter = LETTERS[seat.seat]
    for space, number in Counter(seat.zombies).items():
        yield space, letter if number == 1 else f"{letter}{number}"
    if seat.pawn is not None:
        yield seat.pawn, letter.lower()


def rows_of(tile: TileSeen) -> list[tuple[Sequence[str], str]]:
    return [
        (tile.humans, HUMAN),
        (tile.zombies, NEUTRAL),
        (tile.markers, MARKER),
        (tile.dice, DICE),
        (tile.life, LIFE),
        (tile.bullets, BULLETS),
    ]
