"""Displays of Monster Meister as grids of letters: readable without colour."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

from monsterbox.games.monster_meister.words.sentences import (
    CellSeen,
    SeatSeen,
    counted,
    monsters_of,
)
from monsterbox.terminal.parts import Marks
from monsterbox.text.speaker import Speaker

# One mark for each back, the strays last; plain letters for terminals that know no more.
BACKS = ("P0", "P1", "P2", "P3", "S")
SIGNS = "◆●▲■★"
PLAIN_SIGNS = "#@%&*"
STYLES = {"blue": "blue", "yellow": "yellow", "green": "green", "red": "red"}
SIDE = 6  # MM-49
GAP = 1
NUMBER = 2  # letters of the number of a row

Cells = list[list[Text]]


class Painter:
    """Draws with the words of one language; `ascii_only` for terminals that know no more."""

    def __init__(self, speaker: Speaker, *, ascii_only: bool) -> None:
        self.speaker = speaker
        self.marks = Marks(ascii_only=ascii_only)
        self.signs = dict(zip(BACKS, PLAIN_SIGNS if ascii_only else SIGNS, strict=True))
        self.eye, self.times, self.free = ("o", "x", ".") if ascii_only else ("•", "×", "·")
        self.best, self.worst = ("+", "-") if ascii_only else ("▲", "▼")

    # Cards

    def monster(self, colour: str, eyes: int, *, brief: bool) -> Text:
        """Its letter and its eyes; the eyes as a number where there is little room."""
        letter = self.speaker.say("letter", colour=colour)
        return Text(f"{letter}{eyes if brief else self.eye * eyes}", style=STYLES[colour])

    def face(self, face: str, *, brief: bool) -> Text:
        """`B••`, `B••×2`, `G•+R••••`."""
        monsters = monsters_of(face)
        first = self.monster(*monsters[0], brief=brief)
        if len(monsters) == 1:
            return first
        if monsters[0] == monsters[1]:
            return first.append(f"{self.times}2")
        return first.append("+").append_text(self.monster(*monsters[1], brief=brief))

    def card(self, card: CellSeen, owner: int, *, brief: bool) -> Text:
        """The back, or the face in brackets; a foreign back is marked behind it."""
        sign = self.signs[card.back]
        if card.face is None and card.ghost is None:
            return Text(sign if brief else sign * 3, style="dim")
        shown, (left, right) = (card.face, "[]") if card.face else (card.ghost, "()")
        text = Text(left, style="" if card.face else "dim")
        text.append_text(self.face(str(shown), brief=brief)).append(right)
        return text if card.back == f"P{owner}" else text.append(sign)

    def stray(self, card: str) -> Text:
        """The own drawn card, as `S-B2x2` names it."""
        back, _, face = card.partition("-")
        text = Text("[").append_text(self.face(face, brief=False)).append("]")
        return text.append(self.signs[back])

    # Displays

    def display(self, seat: SeatSeen, *, room: int, is_open: bool = False) -> Text:
        """The cards where they lie, with all their eyes if there is room for them.

        Every place has the same width for the whole game, so that nothing moves.
        """
        brief = self.widest(brief=False) * SIDE + GAP * SIDE + NUMBER > room
        cells = self.cells(seat, brief=brief, is_open=is_open)
        return Text("\n").join(lines_of(cells, self.widest(brief=brief)))

    def widest(self, *, brief: bool) -> int:
        """Of all cards there are, in brackets and with the mark of a foreign back."""
        faces = {card.face for card in self.speaker.cards.values()}
        return max(self.face(face, brief=brief).cell_len for face in faces) + len("[]*")

    def small_display(self, seat: SeatSeen, *, is_counted: bool) -> list[Text]:
        """The cards of somebody else under the mark of that seat; `is_counted` with numbers."""
        head, *body = self.cells(seat, brief=True)
        sign = Text(self.signs[f"P{seat.seat}"], style="bold")
        if is_counted:
            return lines_of([[sign, *head[1:]], *body])
        blanks = [Text() for _ in head[2:]]
        return lines_of([[sign, *blanks], *(row[1:] for row in body)])

    def cells(self, seat: SeatSeen, *, brief: bool, is_open: bool = False) -> Cells:
        """Numbers of columns and rows around the cards; `is_open` with the places beside them."""
        columns = span(seat.left, seat.width, is_open=is_open)
        rows = span(seat.top, seat.height, is_open=is_open)
        lying = {(card.column, card.row): card for card in seat.cards}
        head = [Text(), *(Text(counted(column), style="dim") for column in columns)]
        body = [
            [
                Text(f"{counted(row):>{NUMBER}}", style="dim"),
                *(self.cell(lying.get((column, row)), seat.seat, brief) for column in columns),
            ]
            for row in rows
        ]
        return [head, *body]

    def cell(self, card: CellSeen | None, owner: int, brief: bool) -> Text:
        if card is None:
            return Text(self.free, style="dim")
        return self.card(card, owner, brief=brief)


def span(first: int, number: int, *, is_open: bool) -> range:
    """The columns or rows of a display; with those beside it while it can still grow."""
    more = 1 if is_open and number < SIDE else 0
    return range(first - more, first + number + more)


def lines_of(cells: Cells, width: int = 0) -> list[Text]:
    """Row by row, every column as wide as its widest cell; with a width all places have it."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*cells, strict=True)]
    if width:
        widths = [NUMBER, *(width for _ in widths[1:])]
    return [Text(" " * GAP).join(map(centred, row, widths)) for row in cells]


def centred(cell: Text, width: int) -> Text:
    """In the middle of its place."""
    before = (width - cell.cell_len) // 2
    return Text.assemble(" " * before, cell, " " * (width - cell.cell_len - before))


def side_by_side(blocks: Sequence[Sequence[Text]], *, room: int, gap: int) -> list[Text]:
    """Blocks of lines beside each other, in as few rows as they need."""
    rows: list[list[Sequence[Text]]] = [[]]
    for block in blocks:
        wide = sum(one[0].cell_len + gap for one in [*rows[-1], block]) - gap
        if rows[-1] and wide > room:
            rows.append([])
        rows[-1].append(block)
    return [line for row in rows for line in beside(row, gap)]


def beside(blocks: Sequence[Sequence[Text]], gap: int) -> list[Text]:
    blanks = [Text(" " * block[0].cell_len) for block in blocks]
    return [
        Text(" " * gap).join(
            blank if line is None else line for line, blank in zip(lines, blanks, strict=True)
        )
        for lines in zip_longest(*blocks)
    ]
