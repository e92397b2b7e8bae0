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
UNEVEN = "first_bot_wins"  # the measure that games of unequal bots tell
LARGE = 10  # means above it are told with fewer digits


def ledger(bench: Bench) -> Ledger:
    """Make the ledger of what has been played; nothing is played for it."""
    setups = {
        series: setup_for(bench.game, bench.seats, series, PRINTED, None) for series in SERIES
    }
    values = values_of(bench.game, bench.seats)
    entries = [one for value in values if (one := entry_with_more(bench, value))]
    amongs = (PRINTED, *sorted({one.among for one in entries} - {PRINTED}))
    return Ledger(
        game=bench.game.key,
        rules=bench.game.version,
        version=setups[BALANCE].version,
        seats=bench.seats,
        seed=setups[BALANCE].seed,
        bots={series: list(one.bots) for series, one in setups.items()},
        plays={series: list(one.plays) for series, one in setups.items()},
        usual={among: usual_means(bench, among) for among in amongs},
        strong_usual={
            among: means for among in amongs if (means := means_of(bench, SEARCH, among))
        },
        entries=tuple(entries),
    )


def entry_with_more(bench: Bench, value: Value) -> LedgerEntry | None:
    """Return a value with whatever rests on more games: those in the folder, or those before."""
    told = bench.before and bench.before.entry(value.option, value.value)
    if not told:
        return entry(bench, value)
    place = msgspec.structs.replace(value, among=told.among)
    made = entry_among(bench, place)
    if made is None or made.games < told.games:
        made = told
    elif told.uneven_games > made.uneven_games:
        made = with_uneven(made, told)
    strong = pairs_of(bench, SEARCH, place)
    if strong.n < max(FEWEST, told.strong_games):
        return msgspec.structs.replace(
            made, strong_games=told.strong_games, strong_effects=told.strong_effects
        )
    return msgspec.structs.replace(made, strong_games=strong.n, strong_effects=effects_of(strong))


def with_uneven(made: LedgerEntry, told: LedgerEntry) -> LedgerEntry:
    """Return an entry with what another one tells of unequal bots."""
    effects = made.effects | {UNEVEN: told.effects[UNEVEN]}
    return msgspec.structs.replace(made, uneven_games=told.uneven_games, effects=effects)


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
        effects[UNEVEN] = effects_of(skill)[UNEVEN]
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
    balance, skill = means_of(bench, BALANCE, among), means_of(bench, SKILL, among)
    return balance | {name: mean for name, mean in skill.items() if name == UNEVEN}


def means_of(bench: Bench, series: str, among: str) -> dict[str, float]:
    """Return the means of all measures without any rule; none where too little was played."""
    setup = setup_for(bench.game, bench.seats, series, among, None)
    pairs = Pairs(setup, setup)
    games: Games = bench.played(series, among, None)
    for number in sorted(games):
        pairs.add(games[number], games[number])
    if pairs.n < max(FEWEST, games_before(bench, series, among)):
        return means_before(bench, series, among)
    return {name: rounded(one.usual.mean) for name, one in pairs.measures.items()}


def games_before(bench: Bench, series: str, among: str) -> int:
    """Return how many games the means rest on that were written down before."""
    counted = {BALANCE: "games", SKILL: "uneven_games", SEARCH: "strong_games"}[series]
    told = () if bench.before is None else bench.before.entries
    return max((getattr(one, counted) for one in told if one.among == among), default=0)


def means_before(bench: Bench, series: str, among: str) -> dict[str, float]:
    """Return the means that were written down before, of this series alone."""
    if bench.before is None:
        return {}
    if series == SEARCH:
        return bench.before.strong_usual.get(among, {})
    told = bench.before.usual.get(among, {})
    return {name: mean for name, mean in told.items() if (name == UNEVEN) == (series == SKILL)}


def rounded(value: float) -> float:
    return round(value, DIGITS if abs(value) < LARGE else DIGITS - 2)


def path_in(bench: Bench, root: Path) -> Path:
    """Return where the file of a game lies in a folder of packages."""
    return root.joinpath(*bench.game.package.split("."), bench.game.variant, FILE)


def write(found: Ledger, path: Path) -> None:
    """Write it in lines that a diff can show."""
    text = msgspec.json.format(msgspec.json.encode(found), indent=1)
    path.write_bytes(text + b"\n")
