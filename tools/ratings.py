"""Measure how strong the five bots of each game are, and write it down for the leaderboards.

python -m tools.ratings [-j JOBS] [--games N] [--fourth N] [--fifth N] [--folder FOLDER] [GAME ...]

Three small arenas for each game, from the fastest bots to the slowest; each shares two bots with
the one before. What lies in FOLDER is not played again, so the run may be broken off (Ctrl-C) and
continued with more games at any time. Whenever it ends, it writes `ratings.json` into the folder of
each game from all games that were played. `--games 0` plays nothing and only writes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

import monsterbox as mb
from monsterbox.bots.make import meaning
from monsterbox.bots.ratings import FILE, BotRating, BotRatings
from monsterbox.core.game import Game
from monsterbox.lab.arena.log import open_log
from monsterbox.lab.arena.run import Run, run_arena
from monsterbox.lab.arena.setup import set_up
from monsterbox.lab.ratings import Ratings

ROOT = Path(__file__).parent.parent
LEVELS = tuple(f"level{number}" for number in range(1, 6))
ARENAS = (LEVELS[:3], LEVELS[1:4], LEVELS[2:])
SEATS = 2
SEED = 2026
GAMES, FOURTH, FIFTH = 240, 48, 12


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("game", nargs="*", default=mb.games(), help="default: all games")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of levels 1 to 3: {GAMES}")
    parser.add_argument("--fourth", type=int, default=FOURTH, help=f"with level 4: {FOURTH}")
    parser.add_argument("--fifth", type=int, default=FIFTH, help=f"with level 5: {FIFTH}")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "ratings")
    told = parser.parse_args()
    told.folder.mkdir(parents=True, exist_ok=True)
    for key in told.game:
        wanted = (told.games, told.fourth, told.fifth)
        runs = [
            play(told.folder, key, bots, games, told.jobs)
            for bots, games in zip(ARENAS, wanted, strict=True)
        ]
        if any(run.counted for run in runs):
            write(mb.game(key), rate(mb.game(key), runs))
            print(key, told_of(runs))
        if any(run.stopped for run in runs):
            raise SystemExit(130)


def play(folder: Path, key: str, bots: tuple[str, ...], games: int, jobs: int) -> Run:
    """Play an arena on from where it stands, at least as far as it has come."""
    setup = set_up(key, bots=bots, seats=SEATS, seed=SEED)
    with open_log(folder / f"{key}-{bots[-1]}.ndjson", setup) as log:
        asked = max(games, 1 + max(log.games, default=-1))
        if games == 0:
            return Run(setup, asked, jobs, dict(log.games))
        return run_arena(setup, games=asked, jobs=jobs, log=log)


def rate(game: Game, runs: list[Run]) -> BotRatings:
    """Rate all levels in one go, in the order of the arenas."""
    ratings = Ratings(len(LEVELS))
    for run in runs:
        level = [LEVELS.index(bot) for bot in run.setup.bots]
        for played in run.counted:
            ratings.add([level[bot] for bot in played.seating], played.ranks)
    counted = Counter(bot for bot, _, _ in moves_of(runs))
    return BotRatings(
        game=game.key,
        rules=game.version,
        version=mb.__version__,
        seats=SEATS,
        seed=SEED,
        jobs=max(run.jobs for run in runs if isinstance(run.jobs, int)),
        arenas=tuple((len(run.counted), run.setup.bots) for run in runs),
        bots={
            bot: BotRating(
                plays=meaning(bot, game.key),
                mu=round(rating.mu, 3),
                sigma=round(rating.sigma, 3),
                games=counted[bot],
                seconds_per_move=seconds_per_move(runs, bot),
            )
            for bot, rating in zip(LEVELS, ratings.now, strict=True)
        },
    )


def moves_of(runs: list[Run]) -> Iterator[tuple[str, int, float]]:
    """Yield for each seat of each game its bot, how many moves it made, and how long they took."""
    for run in runs:
        for played in run.counted:
            for bot, moves, seconds in zip(
                played.seating, played.moves, played.seconds, strict=True
            ):
                yield run.setup.bots[bot], moves, seconds


def seconds_per_move(runs: list[Run], bot: str) -> float:
    found = [(moves, seconds) for name, moves, seconds in moves_of(runs) if name == bot]
    moves = sum(moves for moves, _ in found)
    return round(sum(seconds for _, seconds in found) / moves, 4) if moves else 0.0


def write(game: Game, found: BotRatings) -> None:
    path = ROOT.joinpath("src", *game.package.split("."), game.variant, FILE)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def told_of(runs: list[Run]) -> str:
    return ", ".join(f"{len(run.counted)} of {run.asked}" for run in runs)


if __name__ == "__main__":
    main()
