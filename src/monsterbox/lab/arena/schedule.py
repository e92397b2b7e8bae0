"""Who sits where in which game: everything follows from the set-up and the number of the game.

Games come in blocks. A block is one deal and one line-up of bots, played as often as there are
seats: each time everybody moves one seat on. So all bots get the same cards to play with, and none
gains from sitting first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from monsterbox.core.rng import Rng
from monsterbox.lab.arena.setup import Setup

FINE = 1 << 30  # steps of a lot


@dataclass(frozen=True)
class Fixture:
    """A game to be played: for each seat the bot (its place in the list) and its seed."""

    number: int
    block: int
    deal: int
    seating: tuple[int, ...]
    seeds: tuple[int, ...]


def fixture(setup: Setup, number: int) -> Fixture:
    """The game of that number."""
    block, moves = divmod(number, setup.seats)
    seating, seeds = zip(*turned(order_of(setup, block), moves), strict=True)
    return Fixture(number, block, lot("deal", setup.seed, block), seating, seeds)


def turned(order: list[tuple[int, int]], moves: int) -> list[tuple[int, int]]:
    """Everybody `moves` seats on; who leaves the last seat comes to the first."""
    return order[-moves:] + order[:-moves] if moves else order


def order_of(setup: Setup, block: int) -> list[tuple[int, int]]:
    """The line-up of a block in an order of its own: bots with their seeds.

    The seed of a bot goes with it from seat to seat. It has nothing in common with that of the
    deal, or a bot could foresee its cards.
    """
    choices = lineups(len(setup.bots), setup.seats)
    lineup = choices[block % len(choices)]
    rng = Rng(lot("order", setup.seed, block))
    mixed = sorted(range(setup.seats), key=lambda place: int(rng.below(FINE)))
    return [(lineup[place], bot_seed(setup.seed, block, lineup, place)) for place in mixed]


def bot_seed(seed: int, block: int, lineup: tuple[int, ...], place: int) -> int:
    """A bot that sits there twice has two seeds."""
    bot = lineup[place]
    return lot("bot", seed, block, bot, lineup[:place].count(bot))


def lot(*parts: object) -> int:
    """A number for a purpose: numbers of different purposes tell nothing of each other."""
    told = " ".join(["monsterbox arena", *map(str, parts)]).encode()
    return int.from_bytes(hashlib.sha256(told).digest()[:4], "big")


@lru_cache(maxsize=8)
def lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Every line-up once: all bots equally often, the seats that are left over to each choice.

    After all of them every bot has met every other equally often.
    """
    each, left = divmod(seats, bots)
    everybody = tuple(range(bots)) * each
    return [everybody + chosen for chosen in choices_in_circles(bots, left)]


def choices_in_circles(bots: int, size: int) -> Iterator[tuple[int, ...]]:
    """Every choice of so many bots, sorted into circles in which each bot has its turn equally.

    So an arena that ends between two circles has given all bots the same number of games.
    """
    seen = set()
    for first in combinations(range(bots), size):
        for step in range(bots):
            choice = tuple(sorted((bot + step) % bots for bot in first))
            if choice not in seen:
                seen.add(choice)
                yield choice


def whole_blocks(games: int, seats: int) -> int:
    """That many games or a few more, so that no block is left unfinished."""
    return -(-games // seats) * seats
