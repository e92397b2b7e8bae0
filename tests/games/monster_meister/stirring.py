"""Odd tables of Monster Meister: thin and overgrown displays, piles that some cannot draw from."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import monsterbox as mb
from tests.games.kit import Options
from tests.games.stirring import offered_options

Position = dict[str, Any]
Card = dict[str, Any]
SIDE = 6
ROUNDS = 10
BORDER = 1  # how far a display may grow out of its first four by four cells, if that is limited


def some_options(dice: random.Random, game: mb.Game, seats: int) -> Options:
    """House rules; now and then a deck of one's own."""
    options = offered_options(dice, game)
    if dice.random() < 0.2:
        names = game.components(game.settings(seats, {"deck": "mixed"}))
        faces = [name.partition("-")[2] for name in names]
        options["deck"] = {"set": dice.choices(faces, k=16), "strays": dice.choices(faces, k=8)}
    return options


def stirred(position: Position, dice: random.Random) -> Position:
    """The beginning of a round at which some cards lie elsewhere."""
    table = Table(position, dice)
    for stir in dice.sample(STIRS, dice.randint(1, 4)):
        stir(table)
    return table.begin_round()


class Table:
    """The cards of a position by where they lie."""

    def __init__(self, position: Position, dice: random.Random) -> None:
        self.dice = dice
        self.options: dict[str, Any] = position["options"]
        self.seats: int = position["seats"]
        self.displays: list[dict[str, Card]] = position["displays"]
        self.pile: list[Card] = position["pile"]
        self.tasks: list[str] = position["tasks"]
        self.round: int = min(position["round"], ROUNDS - 1)
        self.holder = dice.randrange(self.seats)
        self.pile += [card for card in position["drawn"] if card is not None]

    @property
    def to_come(self) -> int:
        """The rounds to come; in each a display may lose a card or get one."""
        return ROUNDS - self.round

    def any_seat(self) -> int:
        return self.dice.randrange(self.seats)

    def free_cells(self, seat: int) -> list[str]:
        """Where a card may be added."""
        taken = {cell_of(name) for name in self.displays[seat]}
        beside = {
            (x + dx, y + dy) for x, y in taken for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        free = [cell for cell in sorted(beside - taken) if self.is_in_frame({*taken, cell})]
        return [f"{column},{row}" for column, row in free]

    def is_in_frame(self, cells: set[tuple[int, int]]) -> bool:
        columns, rows = [x for x, _ in cells], [y for _, y in cells]
        if self.options.get("frame") == "fixed":
            return min(columns + rows) >= -BORDER and max(columns + rows) < SIDE - BORDER
        return max(columns) - min(columns) < SIDE and max(rows) - min(rows) < SIDE

    def add(self, seat: int, card: Card) -> None:
        """A card comes to a display; to the pile where there is no room for it."""
        cells = self.free_cells(seat)
        if cells and len(self.displays[seat]) < SIDE * SIDE - self.to_come:
            self.displays[seat][self.dice.choice(cells)] = card
        else:
            self.pile.append(card)

    def take(self, seat: int, *, back: str = "") -> bool:
        """A card with such a back leaves a display, if enough are left."""
        display = self.displays[seat]
        cells = [cell for cell, card in display.items() if card["card"].startswith(back)]
        if not cells or len(display) <= self.to_come + 1:
            return False
        self.pile.append(display.pop(self.dice.choice(cells)))
        return True

    def begin_round(self) -> Position:
        """A position in which the holder is about to turn over a task."""
        return {
            "game": "monster-meister",
            "seats": self.seats,
            "options": self.options,
            "phase": "flip",
            "round": self.round,
            "holder": self.holder,
            "displays": [
                {cell: face_down(card) for cell, card in display.items()}
                for display in self.displays
            ],
            "pile": [face_down(card) for card in self.pile],
            "tasks": self.tasks,
        }


def cell_of(name: str) -> tuple[int, int]:
    column, row = name.split(",")
    return int(column), int(row)


def face_down(card: Card) -> Card:
    return {"card": card["card"], "seen": card.get("seen", [])}


# What may be stirred


def grow_late(table: Table) -> None:
    """Few rounds are left."""
    table.round = table.dice.randint(min(table.round, ROUNDS - 1), ROUNDS - 1)


def go_back(table: Table) -> None:
    """Many rounds are left, as far as the displays allow it."""
    least = min(len(display) for display in table.displays)
    most = max(len(display) for display in table.displays)
    table.round = max(ROUNDS + 1 - least, ROUNDS - SIDE * SIDE + most, 0)


def mix_tasks(table: Table) -> None:
    """Other tasks come, competitions first."""
    table.dice.shuffle(table.tasks)
    if table.dice.random() < 0.5:
        left = sorted(table.tasks[table.round :])
        table.tasks[table.round :] = left


def thin_out(table: Table) -> None:
    """Somebody has hardly any cards left."""
    seat = table.any_seat()
    while table.take(seat):
        pass


def overgrow(table: Table) -> None:
    """The pile is nearly empty, and a display is full of foreign cards."""
    seat, kept = table.any_seat(), table.dice.choice([0, 0, 1, 2])
    cards, table.pile = table.pile[kept:], table.pile[:kept]
    for card in cards:
        table.add(seat, card)


def leave_one_back(table: Table) -> None:
    """MM-41. The pile holds cards of one seat, which cannot draw them."""
    seat = table.any_seat()
    own = f"P{seat}-"
    for card in [card for card in table.pile if not card["card"].startswith(own)]:
        table.pile.remove(card)
        table.add((seat + 1) % table.seats, card)
    for _ in range(table.dice.randint(0, 3)):
        table.take(seat, back=own)


def exchange_cards(table: Table) -> None:
    """Cards of different displays change places, also with the pile."""
    for _ in range(8):
        one, other = table.displays[table.any_seat()], table.displays[table.any_seat()]
        here, there = table.dice.choice([*one]), table.dice.choice([*other])
        one[here], other[there] = other[there], one[here]
    table.dice.shuffle(table.pile)


def scatter(table: Table) -> None:
    """A display with gaps, in a corner of its frame."""
    seat = table.any_seat()
    cards = [*table.displays[seat].values()]
    cells = [f"{x - BORDER},{y - BORDER}" for x in range(SIDE) for y in range(SIDE)]
    table.displays[seat] = dict(zip(table.dice.sample(cells, len(cards)), cards, strict=True))


def look_around(table: Table) -> None:
    """Anybody may have seen any card."""
    for display in table.displays:
        for card in display.values():
            card["seen"] = [seat for seat in range(table.seats) if table.dice.random() < 0.5]


STIRS: list[Callable[[Table], None]] = [
    grow_late,
    go_back,
    mix_tasks,
    thin_out,
    overgrow,
    leave_one_back,
    exchange_cards,
    scatter,
    look_around,
]
