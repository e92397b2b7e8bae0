"""What the ledger of house rules measures: every value of every option, against the usual one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from monsterbox.core.errors import BadOption
from monsterbox.core.game import Game
from monsterbox.core.options import PRINTED, Option, spell
from monsterbox.lab.trials.setup import Setup, set_up

BETTER, WORSE, STRONG = "level2", "level1", "level4"
BALANCE, SKILL, SEARCH = "balance", "skill", "search"
SERIES: Mapping[str, tuple[str, ...]] = {
    BALANCE: (BETTER,),
    SKILL: (BETTER, WORSE),
    SEARCH: (STRONG,),
}
"""Equal bots tell what a rule does to the game, unequal ones how often the better one wins, and
strong ones whether it does the same among players who think ahead."""
QUICK = (BALANCE, SKILL)
"""A game of strong bots may take as long as a thousand of these."""
FIRST_LOOK = 200
"""Games after which a value is not followed up any more if none of them went another way."""


class Value(msgspec.Struct, frozen=True):
    """A value of a house rule, and the rules that it is added to: a preset by name."""

    option: str
    value: Any
    among: str = PRINTED

    @property
    def name(self) -> str:
        """A name that may be that of a file."""
        among = "" if self.among == PRINTED else f"{self.among}+"
        return f"{among}{self.option}={spell(self.value).replace('/', '_')}"


def values_of(game: Game, seats: int) -> list[Value]:
    """Return what can be chosen from a list and is not usual, in the order of the options."""
    found = []
    for option in game.options.values():
        for value in other_values(option):
            if is_possible(game, seats, {option.name: value}):
                found.append(Value(option.name, value))
    return found


def argued_first(game: Game, values: Iterable[Value]) -> list[Value]:
    """Return those that players argue about most before the others, which keep their order."""
    return sorted(values, key=lambda one: not game.options[one.option].is_argued)


def other_values(option: Option) -> Iterator[Any]:
    if option.is_offered:
        yield from (value for value in option.allowed if value != option.default)


def is_possible(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    try:
        game.settings(seats, options)
    except BadOption:
        return False
    return True


def among_presets(game: Game, seats: int, value: Value) -> list[Value]:
    """Return the same value among the rules of each preset that leaves it open.

    Some rules only matter together with others, such as those of a variant.
    """
    return [
        msgspec.structs.replace(value, among=preset)
        for preset, options in game.presets.items()
        if value.option not in options
        and is_possible(game, seats, {**options, value.option: value.value})
    ]


def setup_for(game: Game, seats: int, series: str, among: str, value: Value | None) -> Setup:
    """Return the set-up of a series with a value, or without it to compare it with."""
    options = dict(game.preset(among))
    if value is not None:
        options[value.option] = value.value
    bots = SERIES[series]
    return set_up(
        game.key,
        bots=bots if len(bots) == 1 else (bots[0], *[bots[1]] * (seats - 1)),
        seats=seats,
        options=options,
        rotates=len(bots) > 1,
    )


def file_for(folder: Path, setup: Setup, series: str, name: str) -> Path:
    return folder / setup.game / f"{setup.seats} seats" / f"{series} {name}.ndjson"
