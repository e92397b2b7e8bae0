"""The test vectors of `docs/fairness.md`; `python -m tests.fairness.vectors` writes them anew."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import monsterbox as mb
from monsterbox.core.fair import FairChance, commitment_to, number, pick
from monsterbox.core.state import CHANCE
from monsterbox.server.views.finished import draws

FILE = Path(__file__).parents[2] / "docs/fairness.json"
SEEDS = (bytes(range(32)), hashlib.sha256(b"moon").digest())
ADDED: tuple[tuple[bytes, ...], ...] = ((), (b"\x00" * 32,), (b"\x0b" * 32, b"x", bytes(range(64))))
BIG = 2**255 + 1  # about half of all numbers lie in the incomplete last lap
MOST_CHOICES = 4_000
Told = dict[str, Any]


def chance_for(seed: int, seats: int) -> FairChance:
    """A seed, and contributions of some of the seats, the same for the same number."""
    dice = random.Random(f"chance {seed}")
    contributors = sorted(dice.sample(range(seats), dice.randint(0, seats)))
    return FairChance(dice.randbytes(32), [dice.randbytes(32) for _ in contributors], contributors)


def a_match(key: str, seed: int, choices: int = MOST_CHOICES) -> mb.Match:
    """A match of a game in which everybody chooses at random, for so many choices at most."""
    match, dice = begun(key, seed), random.Random(seed)
    dice.randint(*match.game.seats)  # how many there are was drawn first
    for _ in range(choices):
        if match.over:
            break
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def begun(key: str, seed: int, **options: Any) -> mb.Match:
    """A match of which only the first cards are drawn; its number of seats is random, too."""
    game = mb.game(key)
    seats = random.Random(seed).randint(*game.seats)
    return game.match(seats, chance=chance_for(seed, seats), **options)


def files_of(match: mb.Match) -> tuple[Told, Told]:
    """The record and the draws, as the server offers them."""
    record = match.record(reveal=True) | ({} if match.over else {"given_up": True})
    outcomes, drawn = draws(match)
    names = ("commitment", "seed", "contributions", "contributors")
    told = {name: record["chance"][name] for name in names}
    told |= {"outcomes": outcomes, "draws": msgspec.to_builtins(drawn)}
    return record, told


# The vectors


def numbers() -> list[Told]:
    cases = [(s, a, k) for s in SEEDS for a in ADDED for k in (0, 1, 256, 2**40)]
    return [
        {
            "seed": seed.hex(),
            "commitment": commitment_to(seed),
            "contributions": [one.hex() for one in added],
            "k": k,
            "attempt": attempt,
            "number": f"{number(seed, added, k, attempt):064x}",
        }
        for seed, added, k in cases
        for attempt in (0, 1)
    ]


def picks() -> list[Told]:
    """Weights are texts, since some are too large for numbers of JavaScript."""
    return [
        {
            "seed": seed.hex(),
            "contributions": [one.hex() for one in added],
            "k": k,
            "weights": [str(one) for one in weights],
            "place": pick(seed, added, k, weights),
        }
        for seed in SEEDS
        for added in ADDED
        for weights in ([1] * 6, [1], [16, 16, 8], [3, 1, 2, 2], [BIG // 3, BIG - BIG // 3])
        for k in (0, 7)
    ]


def boxes() -> Told:
    """What can be drawn with printed rules, and how many of each there are, in order."""
    return {key: box_of(key, sample_of(key)) for key in mb.games()}


def sample_of(key: str) -> list[mb.Match]:
    game = mb.game(key)
    return [played(game, seats) for seats in (game.seats[0], game.seats[-1])]


def played(game: mb.Game, seats: int) -> mb.Match:
    dice = random.Random(seats)
    match = game.match(seats, chance=chance_for(seats, seats))
    while not match.over and match.version < MOST_CHOICES:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def box_of(key: str, matches: Sequence[mb.Match]) -> Told:
    """The most copies of each outcome in any draw: each pile is drawn from when it is whole.

    Pairs, since their order counts, which that of the names of an object does not everywhere.
    """
    game, found = mb.game(key), dict[str, dict[str, int]]()
    for match in matches:
        outcomes, drawn = draws(match)
        for draw in drawn:
            weights = draw.weights or (1,) * len(draw.source)
            for place, weight in zip(draw.source, weights, strict=True):
                box = found.setdefault(outcomes[place].split()[0], {})
                box[outcomes[place]] = max(weight, box.get(outcomes[place], 0))
    state = matches[0].opening()
    return {
        kind: sorted(box.items(), key=lambda one: game.parse(state, CHANCE, one[0]))
        for kind, box in found.items()
        if kind not in ("start", "holder")
    }


def whole_match() -> Told:
    record, told = files_of(a_match("monster-meister", 13))
    return {"record": record, "fairness": told}


def vectors() -> Told:
    return {
        "protocol": 2,
        "numbers": numbers(),
        "picks": picks(),
        "boxes": boxes(),
        "match": whole_match(),
    }


def as_text(told: Told) -> str:
    """One line for each entry, so that changes can be read."""
    lines = [
        f'"{name}": ' + msgspec.json.encode(value).decode()
        if not isinstance(value, list)
        else f'"{name}": [\n'
        + ",\n".join(msgspec.json.encode(one).decode() for one in value)
        + "\n]"
        for name, value in told.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(as_text(vectors()))
