"""The set-up of an arena: the game with its house rules, the seats, and the bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import monsterbox
from monsterbox.bots.make import check_bot, meaning
from monsterbox.core.errors import MonsterboxError
from monsterbox.games.registry import game as find_game
from monsterbox.lab.workers import Jobs

FEWEST_BOTS = 2
MOST_BOTS = 32  # with more, the line-ups alone would fill the memory


class BadArena(MonsterboxError):
    """The arena cannot be run, or the file belongs to another one."""


class Setup(msgspec.Struct, frozen=True):
    """Everything that decides the outcome of every game, except the clock.

    Runs with equal set-ups may be combined. Therefore it also has the version of the rules, the
    release, and whether the rules are compiled, which affects bots with a time limit.
    """

    game: str
    rules: str
    version: str
    compiled: bool
    seats: int
    seed: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    plays: tuple[str, ...]
    """The bots, with each level replaced by the bot that plays it in this release."""

    @property
    def names(self) -> list[str]:
        """Return a name for each bot; the second of two equal ones is called `heuristic#2`."""
        seen: Counter[str] = Counter()
        names = []
        for spec in self.bots:
            seen[spec] += 1
            names.append(spec if seen[spec] == 1 else f"{spec}#{seen[spec]}")
        return names


def set_up(
    game: str,
    *,
    bots: Sequence[str],
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Setup:
    """Check all arguments and make the set-up."""
    found = find_game(game)
    settings = found.settings(seats, options or {})
    check_bots(found.key, bots)
    return Setup(
        game=found.key,
        rules=found.version,
        version=monsterbox.__version__,
        compiled=monsterbox.is_compiled(),
        seats=seats,
        seed=seed,
        options={name: settings[name] for name in options or {}},
        bots=tuple(bots),
        plays=tuple(meaning(spec, found.key) for spec in bots),
    )


def check_bots(game: str, bots: Sequence[str]) -> None:
    for spec in bots:
        check_bot(spec, game)
    if not FEWEST_BOTS <= len(bots) <= MOST_BOTS:
        allowed = f"{FEWEST_BOTS} to {MOST_BOTS}, separated by commas"
        raise BadArena(f"bots: an arena takes {allowed}, not {len(bots)}")


def check_number(name: str, number: Jobs) -> None:
    if isinstance(number, int) and number < 1:
        raise BadArena(f"{name}: {number} is not a number from 1")
