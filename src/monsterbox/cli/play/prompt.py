"""Choices as numbered lines, and finding the one that an answer means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rich.table import Table
from rich.text import Text

from monsterbox.cli.play.session import Session
from monsterbox.terminal.parts import packed

# From this many choices on, they are grouped by card, one line per card.
MANY = 9
# The notation beside each choice needs some room.
WIDE = 100
GAP = 2
WIDE_GAP = 3  # between short choices


@dataclass(frozen=True)
class Menu:
    """The legal choices in the order of their numbers."""

    choices: tuple[str, ...]
    table: Table

    def pick(self, text: str) -> str | None:
        """Return the choice in this notation, ignoring case.

        The part after the verb is enough if only one choice has it: `2,0` for `turn 2,0`.
        """
        wanted = " ".join(text.split()).casefold()
        whole = [choice for choice in self.choices if choice.casefold() == wanted]
        parts = [one for one in self.choices if one.partition(" ")[2].casefold() == wanted]
        found = whole or (parts if wanted else [])
        return found[0] if len(found) == 1 else None


def make_menu(session: Session) -> Menu:
    """Make the menu of what the person may answer now."""
    legal = session.match.legal(session.seat)
    groups = group_by_card(session, legal)
    if len(legal) >= MANY and len(groups) < len(legal) and has_short_forms(session, legal):
        choices = tuple(choice for _, group in groups for choice in group)
        return Menu(choices, grouped_table(session, groups))
    if len(legal) >= MANY and is_without_cards(session, legal):
        return Menu(tuple(legal), packed_table(session, legal))
    return Menu(tuple(legal), flat_table(session, legal))


def group_by_card(session: Session, legal: Sequence[str]) -> list[tuple[str | None, list[str]]]:
    """Group choices by card, at the place of the first."""
    groups: dict[str, tuple[str | None, list[str]]] = {}
    for choice in legal:
        card = session.speaker.card_of(choice)
        groups.setdefault(card or choice, (card, []))[1].append(choice)
    return list(groups.values())


def has_short_forms(session: Session, legal: Sequence[str]) -> bool:
    speaker = session.speaker
    return all(speaker.has_short(choice) for choice in legal if speaker.card_of(choice))


def is_without_cards(session: Session, legal: Sequence[str]) -> bool:
    """Whether the choices name only places and the like, which are short."""
    speaker = session.speaker
    return all(speaker.has_short(one) and speaker.card_of(one) is None for one in legal)


def packed_table(session: Session, legal: Sequence[str]) -> Table:
    """Show all choices side by side, in a few lines."""
    parts = [
        numbered_part(session, number, choice, short=True) for number, choice in enumerate(legal, 1)
    ]
    grid = Table.grid()
    grid.add_row(packed(parts, room=session.console.width, gap=WIDE_GAP))
    return grid


def flat_table(session: Session, legal: Sequence[str]) -> Table:
    """Show one sentence per line, with its notation where there is room."""
    view, past = session.match.view(session.seat), session.past()
    grid = empty_grid()
    for number, choice in enumerate(legal, 1):
        sentence = Text(session.speaker.choice(choice, view, past))
        if session.console.width >= WIDE:
            sentence.append(f"  [{choice}]", style="dim")
        grid.add_row(str(number), sentence)
    return grid


def grouped_table(session: Session, groups: Sequence[tuple[str | None, list[str]]]) -> Table:
    """Show one card per line, with everything that can be done with it."""
    labels = [session.speaker.card(card) if card else "" for card, _ in groups]
    room = session.console.width - max(len(label) for label in labels) - GAP
    grid = empty_grid(justify="left")
    number = 1
    for label, (card, choices) in zip(labels, groups, strict=True):
        parts = [
            numbered_part(session, number + more, choice, short=card is not None)
            for more, choice in enumerate(choices)
        ]
        grid.add_row(label, packed(parts, room=room, gap=GAP))
        number += len(choices)
    return grid


def numbered_part(session: Session, number: int, choice: str, *, short: bool) -> Text:
    view, past = session.match.view(session.seat), session.past()
    say = session.speaker.short_choice if short else session.speaker.choice
    return Text(f"{number} ", style="bold").append(say(choice, view, past), style="not bold")


def empty_grid(justify: Literal["left", "right"] = "right") -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(justify=justify, style="bold", no_wrap=True)
    grid.add_column()
    return grid


def show_question(session: Session, menu: Menu) -> None:
    """Show who must do what by which clause, and the possible answers."""
    prompt = session.speaker.prompt(session.match.view(session.seat), session.past())
    line = Text(f"{prompt.text} ", style="bold").append(f"[{prompt.clause}]", style="dim")
    session.console.print(line)
    session.console.print(menu.table)
