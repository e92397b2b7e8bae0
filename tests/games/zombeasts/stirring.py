"""Odd tables of Zombeasts: full moons all round, odd hands, an empty pile, the last round."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import monsterbox as mb
from tests.games.kit import Options
from tests.games.stirring import offered_options

Position = dict[str, Any]
COLOURS = {"B": "blue", "O": "orange", "R": "red", "G": "green", "W": "white"}
MOST_IN_MOON = 3
SLOTS = 3


def some_options(dice: random.Random, game: mb.Game, seats: int) -> Options:
    """House rules; ages go with the youngest player alone, and toys with the master variant."""
    options = offered_options(dice, game)
    if options.get("start_player") == "youngest":
        options["ages"] = [dice.choice([None, 7, 8]) for _ in range(seats)]
    return options | {"master": dice.random() < 0.6}


def stirred(position: Position, dice: random.Random) -> Position:
    """The beginning of a turn at which some cards lie elsewhere."""
    table = Table(position, dice)
    for stir in dice.sample(STIRS, dice.randint(1, 4)):
        stir(table)
    return table.begin_turn()


class Table:
    """The cards of a position by where they lie."""

    def __init__(self, position: Position, dice: random.Random) -> None:
        self.dice = dice
        self.options: dict[str, Any] = position["options"]
        self.seats: int = position["seats"]
        self.hands: list[list[str]] = position["hands"]
        self.pile: list[str] = position["pile"]
        self.stock: list[str] = [card for card in position["stock"] if card]
        self.moons: list[dict[str, list[str]]] = position["moons"]
        self.victory: list[list[str]] = position["victory"]
        self.minus: list[list[str]] = position["minus"]
        self.discard: list[str] = position["discard"]
        self.active = dice.randrange(self.seats)

    def any_seat(self) -> int:
        return self.dice.randrange(self.seats)

    def draw(self, number: int) -> list[str]:
        """Any cards of the pile, as many as there are."""
        self.dice.shuffle(self.pile)
        drawn, self.pile = self.pile[:number], self.pile[number:]
        return drawn

    def fits(self, card: str, cards: list[str], colour: str) -> bool:
        """Whether a card may lie in a moon beside these."""
        corners = [corner_of(other) for other in (*cards, card)]
        is_free = self.options.get("corner_rule") == "colour_only"
        is_coloured = COLOURS[card[0]] in (colour, "white")
        has_room = len(cards) < MOST_IN_MOON
        return is_coloured and has_room and (is_free or max(map(corners.count, "LR")) <= 2)

    def begin_turn(self) -> Position:
        """A position in which the active player is about to play the first card."""
        if not self.hands[self.active]:
            self.hands[self.active] = self.draw(1)
        self.stock += self.draw(SLOTS - len(self.stock))
        return {
            "game": "zombeasts",
            "seats": self.seats,
            "options": self.options,
            "phase": "play",
            "active": self.active,
            "hands": self.hands,
            "pile": self.pile,
            "stock": self.stock,
            "moons": [self.sound_moons(moons) for moons in self.moons],
            "victory": self.victory,
            "minus": self.minus,
            "discard": self.discard,
        } | self.end_of_game()

    def sound_moons(self, moons: dict[str, list[str]]) -> dict[str, list[str]]:
        """Without those that are none: empty, or of a colour that no card in them has (A-06)."""
        kept, is_sticky = {}, self.options.get("moon_colour") == "sticky"
        for name, cards in moons.items():
            letter = next(key for key, colour in COLOURS.items() if name.startswith(colour))
            if any(card[0] == letter or is_sticky for card in cards):
                kept[name] = cards
            else:
                self.discard += cards
        return kept

    def end_of_game(self) -> Position:
        """ZB-64, ZB-65, A-23. With the last card of the pile somebody has ended the game."""
        if self.pile:
            return {}
        if self.options.get("refill_trigger") == "next_player" and self.dice.random() < 0.3:
            return {"trigger": self.active}
        others = [seat for seat in range(self.seats) if seat != self.active]
        return {"trigger": self.dice.choice(others), "lastRound": True}


def corner_of(card: str) -> str:
    """L or R; it ends the id but for the mark of a toy, or of a third joker."""
    return card.rstrip("*2")[-1]


# What may be stirred


def deal_hands_anew(table: Table) -> None:
    """Hands of odd sizes."""
    for seat in range(table.seats):
        table.pile += table.hands[seat]
        table.hands[seat] = []
    for seat in range(table.seats):
        table.hands[seat] = table.draw(table.dice.choice([0, 1, 1, 2, 3, 5, 7]))


def gather_jokers(table: Table) -> None:
    """White cards of the pile go to one hand."""
    jokers = [card for card in table.pile if card[0] == "W"]
    table.hands[table.any_seat()] += jokers
    table.pile = [card for card in table.pile if card not in jokers]


def gather_toys(table: Table) -> None:
    """The active player has many toys to use."""
    toys = [card for card in table.pile if card.endswith("*")][: table.dice.randint(2, 8)]
    table.hands[table.active] += toys
    table.pile = [card for card in table.pile if card not in toys]


def fill_moons(table: Table) -> None:
    """Every seat has moons of every colour, most of them nearly full."""
    for moons in table.moons:
        for name in dict.fromkeys([*COLOURS.values(), *moons]):
            cards = moons.setdefault(name, [])
            for card in table.draw(12):
                wanted = table.dice.random() < 0.7
                home = cards if wanted and table.fits(card, cards, name.rstrip("2")) else table.pile
                home.append(card)


def begin_second_white_moon(table: Table) -> None:
    """A-12. Where the house rules allow it."""
    if table.options.get("double_white") != "allow":
        return
    jokers = [card for card in table.pile if card[0] == "W"]
    for card in jokers[:2]:
        moons = table.moons[table.any_seat()]
        name = "white2" if moons.get("white") else "white"
        if table.fits(card, moons.setdefault(name, []), "white"):
            table.pile.remove(card)
            moons[name].append(card)


def leave_jokers(table: Table) -> None:
    """A-12, A-21. The active player has jokers alone, and hardly a place for them."""
    has_targets = table.dice.random() < 0.5
    for seat in range(table.seats):
        if seat == table.active or not has_targets:
            table.pile += [card for cards in table.moons[seat].values() for card in cards]
            table.moons[seat] = {}
    table.pile += table.hands[table.active]
    jokers = [card for card in table.pile if card[0] == "W"]
    table.dice.shuffle(jokers)
    corners = ["L", "R"] if table.options.get("double_white") == "allow" else ["L"]
    moons = [[card for card in jokers if corner_of(card) == corner][:2] for corner in corners]
    table.moons[table.active] = dict(zip(("white", "white2"), moons, strict=False))
    left = [card for card in jokers if not any(card in moon for moon in moons)]
    table.hands[table.active] = left[: table.dice.randint(1, 4)]
    laid = [*table.hands[table.active], *(card for moon in moons for card in moon)]
    table.pile = [card for card in table.pile if card not in laid]


def break_up_moons(table: Table) -> None:
    """A seat has to begin anew, and its cards are in the pile again."""
    moons = table.moons[table.any_seat()]
    table.pile += [card for cards in moons.values() for card in cards]
    moons.clear()


def score_pile(table: Table) -> None:
    """Nearly all cards are gone: won, lost and out of the game."""
    for card in table.draw(len(table.pile) - table.dice.choice([0, 0, 1, 2, 4])):
        seat, where = table.any_seat(), table.dice.random()
        pile = table.victory if where < 0.5 else table.minus
        (pile[seat] if where < 0.8 else table.discard).append(card)


def bring_back(table: Table) -> None:
    """What was won and lost is in the pile again."""
    for zone in (*table.victory, *table.minus, table.discard):
        table.pile += zone
        zone.clear()


STIRS: list[Callable[[Table], None]] = [
    deal_hands_anew,
    gather_jokers,
    gather_toys,
    fill_moons,
    begin_second_white_moon,
    leave_jokers,
    break_up_moons,
    score_pile,
    bring_back,
]
