"""Odd tables of Oh My Brain: large and empty hands, no cards to draw, brains all but gone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import monsterbox as mb
from tests.games.kit import Options
from tests.games.stirring import offered_options

Position = dict[str, Any]
FACES = ("GIVE", "RAIN", "STEAL", "GAIN", "SWAP", "REPLAY")
BRAINS = 56
ELEVEN = 11
STALL_LIMIT = 1000
MANY_BRAINS = ["GAIN", "GAIN", "GAIN", "GAIN", "STEAL", "REPLAY"]  # games of several rounds


def some_options(dice: random.Random, game: mb.Game, seats: int) -> Options:
    """House rules; now and then a deck, marshmallows, a die, a limit of one's own."""
    options = offered_options(dice, game)
    if dice.random() < 0.2:
        options["deck"] = own_deck(dice)
    if dice.random() < 0.2:
        options["marshmallows"] = dice.sample([v for v in range(20) if v not in (0, 11)], 9)
    if dice.random() < 0.4:
        own = [dice.choice(FACES) for _ in FACES]
        options["die"] = dice.choice([own, MANY_BRAINS])
    if dice.random() < 0.1:
        options["stall_limit"] = dice.randint(1, 40)
    if options.get("first_starter") == "last_winner" and dice.random() < 0.7:
        options["last_winners"] = sorted(dice.sample(range(seats), dice.randint(1, seats)))
    return options


def own_deck(dice: random.Random) -> list[int]:
    """At least one of each value; few values with many cards make large groups."""
    copies = [1] * 20
    common = dice.sample(range(20), dice.randint(2, 20))
    for _ in range(30):
        copies[dice.choice(common)] += 1
    return copies


def stirred(position: Position, dice: random.Random) -> Position:
    """The beginning of a turn at which some cards lie elsewhere."""
    table = Table(position, dice)
    for stir in dice.sample(STIRS, dice.randint(1, 4)):
        stir(table)
    return table.begin_turn()


class Table:
    """The cards of a position by where they lie, and the brains."""

    def __init__(self, position: Position, dice: random.Random) -> None:
        self.dice = dice
        self.options: dict[str, Any] = position["options"]
        self.seats: int = position["seats"]
        self.round: int = position["round"]
        self.limit = int(self.options.get("stall_limit", STALL_LIMIT))
        self.steps: int = position["steps"]
        if self.limit:  # a turn cannot begin once it is reached
            self.steps = min(self.steps, self.limit - 1)
        self.hands: list[list[int]] = position["hands"]
        self.graves: list[list[int]] = position["graves"]
        self.horde: list[int] = position["horde"]
        self.discard: list[int] = position["discard"]
        self.reserve: list[int] = position["reserve"]
        self.brains: list[int] = position["brains"]
        self.active = dice.randrange(self.seats)
        self.starter = dice.randrange(self.seats)
        for seat, lot in enumerate(position["lots"]):
            self.hands[seat] += lot
        self.discard += self.horde[-1:] * position["extras"]

    def draw(self, number: int) -> list[int]:
        """Any cards of the reserve, as many as there are."""
        self.dice.shuffle(self.reserve)
        drawn, self.reserve = self.reserve[:number], self.reserve[number:]
        return drawn

    def any_card(self) -> int:
        """A card from where the most lie."""
        zones = [self.reserve, self.discard, self.horde, *self.hands, *self.graves]
        return max(zones, key=len).pop()

    def begin_turn(self) -> Position:
        """A position in which the active player is about to play or to pass."""
        for seat in range(self.seats):
            ends_round = seat == self.active or self.options.get("empty_anytime_ends")
            if ends_round and not self.hands[seat] + self.graves[seat]:
                self.hands[seat].append(self.any_card())
        if self.options.get("start_refill") and not self.hands[self.active]:
            self.hands[self.active].append(self.graves[self.active].pop())
        return {
            "game": "oh-my-brain",
            "seats": self.seats,
            "options": self.options,
            "phase": "play",
            "round": self.round,
            "starter": self.starter,
            "active": self.active,
            "hands": self.hands,
            "graves": self.graves,
            "horde": self.horde,
            "discard": self.discard,
            "reserve": self.reserve,
            "brains": self.brains,
            "steps": self.steps,
        }


# What may be stirred


def deal_hands_anew(table: Table) -> None:
    """Hands and graveyards of odd sizes."""
    for zone in (*table.hands, *table.graves):
        table.reserve += zone
        zone.clear()
    for seat in range(table.seats):
        table.hands[seat] = table.draw(table.dice.choice([0, 1, 2, 3, 6, 9]))
        table.graves[seat] = table.draw(table.dice.choice([0, 0, 1, 3, 8]))


def gather_groups(table: Table) -> None:
    """The active player has large groups of equal cards."""
    for value in table.dice.sample(range(20), 4):
        group = [card for card in table.reserve if card == value]
        table.reserve = [card for card in table.reserve if card != value]
        table.hands[table.active] += group


def raise_horde(table: Table) -> None:
    """A long horde; on its last card anything may follow, or nothing."""
    table.horde += sorted(table.draw(table.dice.randint(1, 12)))
    table.dice.shuffle(table.horde)


def clear_horde(table: Table) -> None:
    table.discard += table.horde
    table.horde.clear()


def empty_reserve(table: Table) -> None:
    """Few cards or none are left to draw, in the discard as well."""
    left = table.dice.choice([0, 0, 1, 2])
    table.reserve += table.discard
    table.discard.clear()
    while len(table.reserve) > left:
        table.dice.choice(table.graves + table.hands).append(table.draw(1)[0])


def discard_reserve(table: Table) -> None:
    """The next card has to come from the discard."""
    table.discard += table.draw(len(table.reserve))


def empty_a_seat(table: Table) -> None:
    """Somebody has no cards at all, or none in hand."""
    seat = table.dice.randrange(table.seats)
    table.discard += table.hands[seat]
    table.hands[seat].clear()
    if table.dice.random() < 0.5:
        table.discard += table.graves[seat]
        table.graves[seat].clear()


def near_the_end_of_round(table: Table) -> None:
    """ZA-39, ZA-53. Few cards are left to everybody; an 11 may be the last one."""
    for seat in range(table.seats):
        table.discard += table.hands[seat] + table.graves[seat]
        table.graves[seat] = []
        table.hands[seat] = table.draw(table.dice.randint(1, 2))
    if ELEVEN in table.reserve and table.dice.random() < 0.5:
        table.reserve.remove(ELEVEN)
        table.discard += table.hands[table.active]
        table.hands[table.active] = [ELEVEN]


def level_brains(table: Table) -> None:
    """ZA-57. Everybody has as many as the others."""
    table.brains = [table.dice.randint(3, 8)] * table.seats


def share_out_brains(table: Table) -> None:
    """One is all that some have; the supply may be empty."""
    table.brains = [table.dice.choice([1, 1, 2, 3, 9, 20]) for _ in table.brains]
    while sum(table.brains) > BRAINS:
        table.brains[table.brains.index(max(table.brains))] -= 1
    if table.dice.random() < 0.3:
        table.brains[table.active] += BRAINS - sum(table.brains)


def near_the_limit(table: Table) -> None:
    """Q-38. The game is about to be broken off."""
    table.steps = max(0, table.limit - table.dice.randint(1, 4))


STIRS: list[Callable[[Table], None]] = [
    deal_hands_anew,
    gather_groups,
    raise_horde,
    clear_horde,
    empty_reserve,
    discard_reserve,
    empty_a_seat,
    near_the_end_of_round,
    level_brains,
    share_out_brains,
    near_the_limit,
]
