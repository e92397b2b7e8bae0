"""Checksums of seeded games, to compare compiled with interpreted rules and today with yesterday.

python -m tests.games.same_games                 the checksums as JSON, 200 games a table
python -m tests.games.same_games --golden        the few that `golden.json` keeps
python -m tests.games.same_games --write-golden  write `golden.json` anew, after a change of rules

Run it in the root of the repository; MONSTERBOX_PURE=1 runs the sources.
A checksum covers the numbers of the state after every single step of its games.
"""

from __future__ import annotations

import hashlib
import json
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, GameState

from .kit import Case, Options, all_cases, combinations, is_allowed, seat_counts

GAMES = 200
GOLDEN_GAMES = 3
GOLDEN = Path(__file__).with_name("golden.json")


def steps_of(state: GameState, seed: int) -> Iterator[bytes]:
    """One game at random: the numbers of the state after every step."""
    rng, actions = Rng(seed), Actions()
    actor = int(state.turn())
    while actor != OVER:
        if actor == CHANCE:
            state.apply(CHANCE, state.roll(rng))
        else:
            actions.clear()
            state.legal(actor, actions)
            state.apply(actor, actions.items[rng.below(actions.n)])
        ints = state.to_ints()
        yield struct.pack(f"<{len(ints)}q", *ints)
        actor = int(state.turn())


def checksum_of(starts: list[tuple[GameState, int]]) -> str:
    checksum = hashlib.sha256()
    for state, seed in starts:
        for numbers in steps_of(state, seed):
            checksum.update(numbers)
    return checksum.hexdigest()[:32]


def rotation(game: mb.Game, seats: int) -> list[Options]:
    """The defaults and combinations of house rules that this table allows."""
    sets: list[Options] = [{}, *combinations(game).values()]
    return [options for options in sets if is_allowed(game, seats, options)]


def table_checksum(key: str, seats: int, games: int = GAMES) -> str:
    """Many games at one table, with house rules in turn."""
    game = mb.game(key)
    settings = [game.settings(seats, options) for options in rotation(game, seats)]
    starts = [
        (game.begin(seats, settings[seed % len(settings)]), 1000 * seats + seed)
        for seed in range(games)
    ]
    return checksum_of(starts)


def case_checksum(case: Case) -> str:
    """A few games with one set of house rules."""
    return checksum_of([(case.begin(), seed) for seed in range(GOLDEN_GAMES)])


def table_checksums() -> dict[str, str]:
    return {
        f"{key}-{seats}": table_checksum(key, seats)
        for key in mb.games()
        for seats in seat_counts(mb.game(key))
    }


def golden_checksums() -> dict[str, str]:
    return {str(case): case_checksum(case) for case in all_cases()}


def main(arguments: list[str]) -> None:
    if arguments == ["--write-golden"]:
        GOLDEN.write_text(json.dumps(golden_checksums(), indent=1) + "\n", encoding="utf-8")
        return
    checksums = golden_checksums() if arguments == ["--golden"] else table_checksums()
    print(json.dumps({"compiled": mb.is_compiled(), "checksums": checksums}, indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
