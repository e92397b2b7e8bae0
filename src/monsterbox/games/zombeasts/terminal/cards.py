"""Cards and moons of Zombeasts as little pictures of letters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from monsterbox.games.zombeasts.words.sentences import CardFace
from monsterbox.terminal.parts import Marks
from monsterbox.text.speaker import Speaker

# Chips bring their own background, so that they can be read on dark and on light terminals.
CHIPS = {
    "blue": "bold white on blue",
    "orange": "bold black on dark_orange",
    "red": "bold white on red",
    "green": "bold black on green",
    "white": "bold black on bright_white",
}
BORDERS = {"blue": "blue", "orange": "dark_orange", "red": "red", "green": "green", "white": ""}
# Section 1.2: an L card fills the top right of the moon or, turned round, the bottom left.
SLOTS = ("R", "L", "L", "R")
# What a frame needs beside its title, and the number with its corner: `4R`.
TITLE_EXTRA = 4
NUMBER_WIDTH = 2


def colour_of(moon: str) -> str:
    return "white" if moon.startswith("white") else moon


class Painter:
    """Draws with the words of one language; `ascii_only` for terminals that know no more."""

    def __init__(self, speaker: Speaker, *, ascii_only: bool) -> None:
        self.speaker = speaker
        self.left, self.right = ("", "") if ascii_only else ("◣", "◢")
        self.marks = Marks(ascii_only=ascii_only)
        self.bar = "|" if ascii_only else "│"
        faces = [self.face(card) for card in speaker.cards]
        self.animal_width = max(len(self.animal(face)) for face in faces)
        feet = (len(self.foot(face)) for face in faces)
        titles = (len(self.colour(face.colour)) + TITLE_EXTRA for face in faces)
        self.row_width = max(self.animal_width + 1 + NUMBER_WIDTH, *feet, *titles)

    # Words

    def face(self, card: str) -> CardFace:
        face: CardFace = self.speaker.cards[card]
        return face

    def points_of(self, cards: Sequence[str]) -> int:
        return sum(self.face(card).points for card in cards)

    def animal(self, face: CardFace) -> str:
        return self.speaker.say("animal", animal=face.animal) if face.animal else "-"

    def colour(self, name: str) -> str:
        return self.speaker.say("colour", colour=name)

    def points(self, points: int) -> str:
        return self.speaker.say("points-letter", points=points)

    def toy(self, face: CardFace) -> str:
        if face.toy is None or not self.speaker.settings["master"]:
            return ""
        return self.speaker.say("toy", toy=face.toy)

    # Pictures

    def chip(self, card: str) -> Text:
        """A card in a few letters, on its colour."""
        face = self.face(card)
        words = f"[{self.speaker.card(card)} {self.points(face.points)}]"
        return Text(words, style=CHIPS[face.colour])

    def foot(self, face: CardFace) -> str:
        """The lower row of a card: the quarter with its points, and the toy."""
        points = self.points(face.points)
        if face.corner == "L":
            return f"{self.left}{points} {self.toy(face)}".strip()
        return f"{self.toy(face)} {points}{self.right}".strip()

    def card_box(self, card: str) -> Panel:
        """A card as it lies in the hand: colour, animal and number on top, the quarter below."""
        face = self.face(card)
        width = self.row_width
        top = Text(self.animal(face).ljust(width - NUMBER_WIDTH), style="bold")
        top.append(f"{face.number}{face.corner}", style="reverse")
        foot = self.foot(face)
        body = top.append("\n").append(foot.rjust(width) if face.corner == "R" else foot)
        return self.framed(body, face.colour, width)

    def moon_box(self, name: str, cards: Sequence[str]) -> Panel:
        """A moon as two by two quarters; an empty quarter says which corner it waits for."""
        width = self.animal_width + 3
        top_left, top_right, low_left, low_right = (
            self.quarter(card, corner, width) for card, corner in self.arranged(cards)
        )
        grid = Table.grid(padding=0)
        grid.add_row(top_left, Text(self.bar), top_right)
        grid.add_row(low_left, Text(self.bar), low_right)
        note = self.points(self.points_of(cards))
        return self.framed(grid, colour_of(name), 2 * width + 1, note)

    def arranged(self, cards: Sequence[str]) -> list[tuple[str | None, str]]:
        """The cards in their quarters; where corners do not matter, in any that is free."""
        rest = list(cards)
        quarters: list[tuple[str | None, str]] = []
        for corner in SLOTS:
            fitting = next((card for card in rest if self.face(card).corner == corner), None)
            if fitting is not None:
                rest.remove(fitting)
            quarters.append((fitting, corner))
        return [
            (rest.pop(0) if card is None and rest else card, corner) for card, corner in quarters
        ]

    def quarter(self, card: str | None, corner: str, width: int) -> Text:
        if card is None:
            wanted = f"({corner})" if self.speaker.settings["corner_rule"] != "colour_only" else ""
            return Text(wanted.center(width), style="dim")
        face = self.face(card)
        mark = self.speaker.say("joker-letter") if face.colour == "white" else str(face.number)
        words = f"{self.animal(face)} {mark}" if face.animal else mark
        return Text(words.center(width), style="bold")

    def framed(self, body: Text | Table, colour: str, width: int, note: str | None = None) -> Panel:
        return Panel(
            body,
            title=Text(self.colour(colour), style=CHIPS[colour]),
            title_align="left",
            subtitle=None if note is None else Text(note),
            subtitle_align="right",
            border_style=BORDERS[colour],
            padding=0,
            width=width + 2,
        )

    def moon_line(self, name: str, cards: Sequence[str]) -> Text:
        """A moon in a few words, its colour in front."""
        colour = colour_of(name)
        line = Text().append(f" {self.colour(colour)} ", style=CHIPS[colour])
        return line.append(" " + ", ".join(self.short(card) for card in cards))

    def short(self, card: str) -> str:
        """A card in a moon, whose colour is known: `dog 4R`."""
        face = self.face(card)
        if face.colour == "white":
            return self.speaker.card(card)
        return f"{self.animal(face)} {face.number}{face.corner}{self.with_toy(face)}"

    def with_toy(self, face: CardFace) -> str:
        toy = face.toy if self.speaker.settings["master"] else None
        return self.speaker.say("with-toy", toy=toy or "none")
