"""The set-up of a trial: a game with its house rules, the seats, and the bots in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import monsterbox
from monsterbox.bots.make import check_bot, meaning
from monsterbox.core.errors import MonsterboxError
from monsterbox.games.registry import game as find_game
from monsterbox.lab.workers import Jobs


class BadTrial(MonsterboxError):
    """The trial cannot be run, or the file belongs to another one."""


class Setup(msgspec.Struct, frozen=True):
    """Everything that decides the outcome of every game, except the clock."""

    game: str
    rules: str
    version: str
    compiled: bool
    seats: int
    seed: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    """One for each seat."""
    plays: tuple[str, ...]
    """The bots, with each level replaced by the bot that plays it in this release."""
    rotates: bool
    """Whether everybody moves on by one seat from game to game."""

    def bot_in(self, seat: int, game: int) -> int:
        """Return whose turn it is to sit in a seat: the place of the bot in the list."""
        return (seat - game) % self.seats if self.rotates else seat


def set_up(
    game: str,
    *,
    bots: Sequence[str],
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    rotates: bool = False,
) -> Setup:
    """Check all arguments and make the set-up; a single bot takes all seats."""
    found = find_game(game)
    settings = found.settings(seats, options or {})
    if len(bots) not in (1, seats):
        raise BadTrial(f"bots: one for all seats or one for each of the {seats}, not {len(bots)}")
    for spec in bots:
        check_bot(spec, found.key)
    seated = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    return Setup(
        game=found.key,
        rules=found.version,
        version=monsterbox.__version__,
        compiled=monsterbox.is_compiled(),
        seats=seats,
        seed=seed,
        options={name: settings[name] for name in options or {}},
        bots=seated,
        plays=tuple(meaning(spec, found.key) for spec in seated),
        rotates=rotates,
    )


def check_number(name: str, number: Jobs) -> None:
    if isinstance(number, int) and number < 1:
        raise BadTrial(f"{name}: {number} is not a number from 1")
