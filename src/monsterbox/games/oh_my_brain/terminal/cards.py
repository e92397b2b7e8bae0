"""Cards of Oh My Brain as little pictures of letters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from monsterbox.games.oh_my_brain.words.sentences import CardFace, mark_of
from monsterbox.terminal.parts import Marks
from monsterbox.text.speaker import Speaker

# Special cards are pink, the others blue; chips bring their own background for any terminal.
CHIPS = {True: "bold black on orchid", False: "bold white on blue"}
BORDERS = {True: "orchid", False: "blue"}
FRAME = 2
GAP = 1


class Painter:
    """Draws with the words of one language; `ascii_only` for terminals that know no more."""

    def __init__(self, speaker: Speaker, *, ascii_only: bool) -> None:
        self.speaker = speaker
        self.marks = Marks(ascii_only=ascii_only)

    def face(self, card: str) -> CardFace:
        face: CardFace = self.speaker.cards[card]
        return face

    def is_special(self, card: str) -> bool:
        return mark_of(self.face(card)) != "none"

    def animal(self, card: str) -> str:
        return self.speaker.say("animal", value=self.face(card).value)

    def mark(self, card: str) -> str:
        return self.speaker.say("mark", mark=mark_of(self.face(card)))

    def chip(self, card: str) -> Text:
        """A card in a few letters, on its colour."""
        return Text(f"[{self.speaker.card(card)}]", style=CHIPS[self.is_special(card)])

    def width(self, card: str) -> int:
        """Of the picture of a card: its animal must fit, or its number and its mark."""
        return max(len(self.animal(card)), len(card) + 1 + len(self.mark(card))) + FRAME

    def card_box(self, card: str) -> Panel:
        """A card as it lies in the hand: number and mark on top, the animal below."""
        width = self.width(card)
        body = Text(card, style="bold").append(
            self.mark(card).rjust(width - FRAME - len(card)), style="italic not bold"
        )
        body.append(f"\n{self.animal(card)}", style="not bold")
        return Panel(body, padding=0, width=width, border_style=BORDERS[self.is_special(card)])

    def card_rows(self, cards: Sequence[str], *, room: int) -> list[Table]:
        """The pictures side by side, in as few rows as they need."""
        rows: list[list[str]] = [[]]
        for card in cards:
            if rows[-1] and sum(self.width(one) + GAP for one in [*rows[-1], card]) - GAP > room:
                rows.append([])
            rows[-1].append(card)
        return [self.card_row(row) for row in rows]

    def card_row(self, cards: Sequence[str]) -> Table:
        row = Table.grid(padding=(0, GAP, 0, 0))
        row.add_row(*(self.card_box(card) for card in cards))
        return row
