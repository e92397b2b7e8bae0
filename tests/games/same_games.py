"""Checksums of seeded games, to compare compiled with interpreted rules and today with yesterday.

python -m tests.games.same_games [GAMES]         the checksums as JSON, of so many games a table
python -m tests.games.same_games --golden        the few that `golden.json` keeps
python -m tests.games.same_games --write-golden  write `golden.json` anew, after a change of rules

Run it in the root of the repository; MONSTERBOX_PURE=1 runs the sources.
A checksum of the first kind covers the numbers of the state at every single step, one of the
second kind what was chosen and how it ended.
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

from .kit import BRIEF, Case, Options, all_cases, combinations, is_allowed, seat_counts

GAMES = 200
LONG = 5  # a table of long games plays one in so many
GOLDEN_GAMES = 3
GOLDEN = Path(__file__).with_name("golden.json")


def game_of(state: GameState, seed: int) -> Iterator[tuple[int, int, int]]:
    """One game at random: who acts, among how many actions, and which; then the step is made."""
    rng, actions = Rng(seed), Actions()
    actor = int(state.turn())
    while actor != OVER:
        actions.clear()
        state.legal(actor, actions)
        action = int(state.roll(rng) if actor == CHANCE else actions.items[rng.below(actions.n)])
        yield actor, int(actions.n), action
        state.apply(actor, action)
        actor = int(state.turn())


def numbers_of(state: GameState) -> bytes:
    ints = state.to_ints()
    return struct.pack(f"<{len(ints)}q", *ints)


def rotation(game: mb.Game, seats: int) -> list[Options]:
    """The defaults and combinations of house rules that this table allows."""
    sets: list[Options] = [{}, *combinations(game).values()]
    brief = BRIEF.get(game.key, {})
    return [options | brief for options in sets if is_allowed(game, seats, options)]


def table_checksum(key: str, seats: int, games: int = GAMES) -> str:
    """Many games at one table, with house rules in turn: the numbers of the state at every step."""
    game = mb.game(key)
    settings = [game.settings(seats, options) for options in rotation(game, seats)]
    checksum = hashlib.sha256()
    for seed in range(games):
        state = game.begin(seats, settings[seed % len(settings)])
        for _ in game_of(state, 1000 * seats + seed):
            checksum.update(numbers_of(state))
        checksum.update(numbers_of(state))
    return checksum.hexdigest()[:32]


def case_checksum(case: Case) -> str:
    """A few games with one set of house rules: the choices in words, and the scores.

    So a change of rules shows, and another way to keep the state in memory does not.
    """
    checksum = hashlib.sha256()
    for seed in range(GOLDEN_GAMES):
        state = case.begin()
        for actor, count, action in game_of(state, seed):
            told = f"{actor} of {count}: {case.game.text_of(state, actor, action)}\n"
            checksum.update(told.encode())
        scores = [(int(state.score(seat)), int(state.rank(seat))) for seat in range(case.seats)]
        checksum.update(f"{scores}\n".encode())
    return checksum.hexdigest()[:32]


def table_checksums(games: int = GAMES) -> dict[str, str]:
    return {
        f"{key}-{seats}": table_checksum(
            key, seats, max(games // LONG, 1) if key in BRIEF else games
        )
        for key in mb.games()
        for seats in seat_counts(mb.game(key))
    }


def golden_checksums() -> dict[str, str]:
    return {str(case): case_checksum(case) for case in all_cases()}


def main(arguments: list[str]) -> None:
    if arguments == ["--write-golden"]:
        GOLDEN.write_text(json.dumps(golden_checksums(), indent=1) + "\n", encoding="utf-8")
        return
    is_golden = arguments == ["--golden"]
    checksums = golden_checksums() if is_golden else table_checksums(*map(int, arguments))
    print(json.dumps({"compiled": mb.is_compiled(), "checksums": checksums}, indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
