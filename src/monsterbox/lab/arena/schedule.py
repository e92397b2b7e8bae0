"""Who sits where in which game: everything follows from the set-up and the number of the game.

Games come in blocks. A block is one deal and one line-up of bots, played as often as there are
seats; each time, everybody moves on by one seat. So all bots get the same cards to play with, and
none gains from sitting first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from monsterbox.core.rng import Rng
from monsterbox.lab.arena.setup import Setup

FINE = 1 << 30  # random sort keys are below this


@dataclass(frozen=True)
class Fixture:
    """A game to be played: for each seat the bot (its index in the list) and its seed."""

    number: int
    block: int
    deal: int
    seating: tuple[int, ...]
    seeds: tuple[int, ...]


def fixture(setup: Setup, number: int) -> Fixture:
    """Return the game with that number."""
    block, moves = divmod(number, setup.seats)
    seating, seeds = zip(*turned(order_of(setup, block), moves), strict=True)
    return Fixture(number, block, number_for("deal", setup.seed, block), seating, seeds)


def turned(order: list[tuple[int, int]], moves: int) -> list[tuple[int, int]]:
    """Move everybody on by `moves` seats; the first seat follows the last."""
    return order[-moves:] + order[:-moves] if moves else order


def order_of(setup: Setup, block: int) -> list[tuple[int, int]]:
    """Return the line-up of a block in a random order: bots with their seeds.

    A bot keeps its seed from seat to seat. It is independent of the seed of the deal, or a bot
    could foresee its cards.
    """
    choices = lineups(len(setup.bots), setup.seats)
    lineup = choices[block % len(choices)]
    rng = Rng(number_for("order", setup.seed, block))
    mixed = sorted(range(setup.seats), key=lambda place: int(rng.below(FINE)))
    return [(lineup[place], bot_seed(setup.seed, block, lineup, place)) for place in mixed]


def bot_seed(seed: int, block: int, lineup: tuple[int, ...], place: int) -> int:
    """Return the seed of a bot; one that sits in two seats has two seeds."""
    bot = lineup[place]
    return number_for("bot", seed, block, bot, lineup[:place].count(bot))


def number_for(*parts: object) -> int:
    """Return a pseudo-random number for a purpose, independent of those for other purposes."""
    told = " ".join(["monsterbox arena", *map(str, parts)]).encode()
    return int.from_bytes(hashlib.sha256(told).digest()[:4], "big")


@lru_cache(maxsize=8)
def lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Return every line-up once: all bots equally often, and each choice of bots for extra seats.

    After all of them, every bot has met every other equally often.
    """
    each, left = divmod(seats, bots)
    everybody = tuple(range(bots)) * each
    return [everybody + chosen for chosen in choices_in_cycles(bots, left)]


def choices_in_cycles(bots: int, size: int) -> Iterator[tuple[int, ...]]:
    """Yield every choice of `size` bots, in cycles in which all bots appear equally often.

    So an arena that ends between two cycles has given all bots the same number of games.
    """
    seen = set()
    for first in combinations(range(bots), size):
        for step in range(bots):
            choice = tuple(sorted((bot + step) % bots for bot in first))
            if choice not in seen:
                seen.add(choice)
                yield choice


def whole_blocks(games: int, seats: int) -> int:
    """Round the number of games up, so that no block is left unfinished."""
    return -(-games // seats) * seats
