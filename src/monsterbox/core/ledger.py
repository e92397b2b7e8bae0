"""What each house rule does to a game, as it was measured: `ledger.json` in the game's folder."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec

from monsterbox.core.options import PRINTED

FILE = "ledger.json"
SHARES = ("starter_wins", "first_bot_wins", "shared_wins")
"""Measures whose values are shares of games; the others are means."""


class Effect(msgspec.Struct, frozen=True):
    """A measure without and with the house rule, and the interval of the difference."""

    usual: float
    changed: float
    low: float
    high: float

    @property
    def is_known(self) -> bool:
        """Whether the interval excludes that there is no difference."""
        return self.low > 0 or self.high < 0


class LedgerEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A value of a house rule against the usual one."""

    option: str
    value: Any
    among: str = PRINTED
    """The preset under which it was measured; a rule may only matter together with others."""
    games: int
    """Of equal bots under each of the two rules, with the same deals."""
    uneven_games: int = 0
    """Of a better and a worse bot, likewise."""
    other_games: int
    """How many of them went another way at all."""
    other_winner: float
    """The share that somebody else won."""
    effects: dict[str, Effect]
    strong_games: int = 0
    """Of equal bots that search; they take so long that there are fewer."""
    strong_effects: dict[str, Effect] = {}


class Ledger(msgspec.Struct, frozen=True, kw_only=True):
    """The ledger of a game: how it was measured, and what was found."""

    game: str
    rules: str
    """The version of the rules; what was measured under another one is not shown."""
    version: str
    seats: int
    seed: int
    bots: dict[str, list[str]]
    """By series: who played, one for each seat."""
    plays: dict[str, list[str]]
    """What these bots were when it was measured."""
    usual: dict[str, dict[str, float]]
    """By preset: the means of all measures without any of the rules below."""
    strong_usual: dict[str, dict[str, float]] = {}
    """The same among bots that search, where they played."""
    entries: tuple[LedgerEntry, ...]

    def entry(self, option: str, value: Any) -> LedgerEntry | None:
        for one in self.entries:
            if one.option == option and one.value == value and type(one.value) is type(value):
                return one
        return None


def read_ledger(package: str, variant: str, rules: str) -> Ledger | None:
    """The ledger in the folder of a game; None if there is none for this version of its rules."""
    path = files(package).joinpath(variant, FILE)
    if not path.is_file():
        return None
    found = msgspec.json.decode(path.read_bytes(), type=Ledger)
    return found if found.rules == rules else None
