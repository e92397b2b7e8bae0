"""From the games of the ledger to the file that the product reads."""

from __future__ import annotations

from pathlib import Path

import msgspec

from monsterbox.core.ledger import FILE, Effect, Ledger, LedgerEntry
from monsterbox.core.options import PRINTED
from monsterbox.lab.comparison.pairs import Pairs
from monsterbox.lab.ledger.measure import Bench, Games
from monsterbox.lab.ledger.plan import (
    BALANCE,
    SEARCH,
    SERIES,
    SKILL,
    Value,
    among_presets,
    setup_for,
    values_of,
)
from monsterbox.lab.sequence import FIRST_LOOK as FEWEST

DIGITS = 4
LARGE = 10  # means above it are told with fewer digits


def ledger(bench: Bench) -> Ledger:
    """Make the ledger of what has been played; nothing is played for it."""
    setups = {
        series: setup_for(bench.game, bench.seats, series, PRINTED, None) for series in SERIES
    }
    entries = [one for value in values_of(bench.game, bench.seats) if (one := entry(bench, value))]
    return Ledger(
        game=bench.game.key,
        rules=bench.game.version,
        version=setups[BALANCE].version,
        seats=bench.seats,
        seed=setups[BALANCE].seed,
        bots={series: list(one.bots) for series, one in setups.items()},
        plays={series: list(one.plays) for series, one in setups.items()},
        usual={
            among: usual_means(bench, among)
            for among in (PRINTED, *sorted({one.among for one in entries} - {PRINTED}))
        },
        strong_usual={
            among: means
            for among in (PRINTED, *sorted({one.among for one in entries} - {PRINTED}))
            if (means := means_of(bench, SEARCH, among))
        },
        entries=tuple(entries),
    )


def entry(bench: Bench, value: Value) -> LedgerEntry | None:
    """Return a value among the rules where it changes something; None if too little was played."""
    places = (value, *among_presets(bench.game, bench.seats, value))
    found = [one for place in places if (one := entry_among(bench, place))]
    changing = [one for one in found if one.other_games]
    return next(iter(changing or found), None)


def entry_among(bench: Bench, value: Value) -> LedgerEntry | None:
    balance = pairs_of(bench, BALANCE, value)
    if balance.n < FEWEST:
        return None
    skill = pairs_of(bench, SKILL, value)
    effects = effects_of(balance)
    if skill.n >= FEWEST:
        effects["first_bot_wins"] = effects_of(skill)["first_bot_wins"]
    strong = pairs_of(bench, SEARCH, value)
    is_told = strong.n >= FEWEST
    return LedgerEntry(
        option=value.option,
        value=value.value,
        among=value.among,
        games=balance.n,
        uneven_games=skill.n if skill.n >= FEWEST else 0,
        other_games=balance.other_game,
        other_winner=rounded(balance.other_winner.mean),
        effects=effects,
        strong_games=strong.n if is_told else 0,
        strong_effects=effects_of(strong) if is_told else {},
    )


def pairs_of(bench: Bench, series: str, value: Value) -> Pairs:
    """Pair the games that there are on both sides."""
    setups = [setup_for(bench.game, bench.seats, series, value.among, one) for one in (None, value)]
    usual, changed = (bench.played(series, value.among, one) for one in (None, value))
    pairs = Pairs(*setups)
    for number in sorted(usual.keys() & changed.keys()):
        pairs.add(usual[number], changed[number])
    return pairs


def effects_of(pairs: Pairs) -> dict[str, Effect]:
    found = {}
    for name, one in pairs.measures.items():
        low, high = one.interval(pairs.error)
        found[name] = Effect(*map(rounded, (one.usual.mean, one.changed.mean, low, high)))
    return found


def usual_means(bench: Bench, among: str) -> dict[str, float]:
    """Return the means of equal bots, and how often the better of unequal ones wins."""
    skill = "first_bot_wins"
    return {
        **means_of(bench, BALANCE, among),
        **{name: mean for name, mean in means_of(bench, SKILL, among).items() if name == skill},
    }


def means_of(bench: Bench, series: str, among: str) -> dict[str, float]:
    """Return the means of all measures without any rule; none where too little was played."""
    setup = setup_for(bench.game, bench.seats, series, among, None)
    pairs = Pairs(setup, setup)
    games: Games = bench.played(series, among, None)
    for number in sorted(games):
        pairs.add(games[number], games[number])
    if pairs.n < FEWEST:
        return {}
    return {name: rounded(one.usual.mean) for name, one in pairs.measures.items()}


def rounded(value: float) -> float:
    return round(value, DIGITS if abs(value) < LARGE else DIGITS - 2)


def path_in(bench: Bench, root: Path) -> Path:
    """Return where the file of a game lies in a folder of packages."""
    return root.joinpath(*bench.game.package.split("."), bench.game.variant, FILE)


def write(found: Ledger, path: Path) -> None:
    """Write it in lines that a diff can show."""
    text = msgspec.json.format(msgspec.json.encode(found), indent=1)
    path.write_bytes(text + b"\n")
