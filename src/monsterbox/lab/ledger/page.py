"""The ledger as a page of the documentation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from monsterbox.core.ledger import SHARES, Effect, Ledger, LedgerEntry
from monsterbox.core.options import PRINTED, spell
from monsterbox.games.registry import game as find_game
from monsterbox.text.speaker import Speaker

COLUMNS = {
    "decisions": "decisions",
    "turns": "turns",
    "branching": "options",
    "starter_wins": "start wins",
    "first_bot_wins": "better bot wins",
    "shared_wins": "shared wins",
    "score_spread": "spread",
    "lead_changes": "lead changes",
}
UNKNOWN = "·"
INTRODUCTION = """# The ledger of house rules

What every house rule does, measured: each value of each option against the usual one, on the same
deals, with the same bots.
Written by `make ledger`; do not edit.

**How to read it.** A number stands only where the interval of the difference excludes zero; a dot
means that no difference is known.
All intervals of a line together hold with 95 %, at whatever number of games the run was stopped
([how](../guides/compare.md#when-it-is-sure)).
Decisions, turns, options per choice, points from first to last (spread) and changes of the lead
are compared with the usual value; shares of games are told as “usual → changed”.
“Others win” is the share of deals that somebody else won than under the usual rule: a rule may
change many games without favouring anybody.
“Better bot wins” comes from games of unequal bots and tells how much the rule leaves to skill.
Rules that matter only together with a preset were measured under it, which stands before them.
What bots do not make use of, a ledger cannot show: people may.
"""


def page(ledgers: Iterable[Ledger]) -> str:
    return "\n".join([INTRODUCTION, *(section(one) for one in ledgers)])


def section(ledger: Ledger) -> str:
    game = find_game(ledger.game)
    settings = game.settings(ledger.seats, {})
    voice = Speaker("en", game, settings, [""] * ledger.seats)
    head = ["house rule", "games", "others win", *COLUMNS.values()]
    rows = ["| " + " | ".join(row(voice, one)) + " |" for one in ledger.entries]
    return "\n".join(
        [
            f"## {voice.say('name')}",
            "",
            *setting(ledger),
            "",
            "| " + " | ".join(head) + " |",
            "|---" + "|---:" * (len(head) - 1) + "|",
            *rows,
            "",
        ]
    )


def setting(ledger: Ledger) -> Iterator[str]:
    """Say who played what, and how games go under the usual rules."""
    series = "; ".join(
        f"{name}: {', '.join(f'{bot} (`{spec}`)' for bot, spec in seats)}"
        for name, seats in (
            (name, list(zip(bots, ledger.plays[name], strict=True)))
            for name, bots in ledger.bots.items()
        )
    )
    yield (
        f"Rules version {ledger.rules}, Monsterbox {ledger.version}, {ledger.seats} seats, "
        f"seed {ledger.seed}, {series}."
    )
    for among, means in ledger.usual.items():
        usual = ", ".join(
            f"{words} {value_of(name, means[name])}"
            for name, words in COLUMNS.items()
            if name in means
        )
        yield f"{'As printed' if among == PRINTED else f'With the preset `{among}`'}: {usual}."


def row(voice: Speaker, entry: LedgerEntry) -> list[str]:
    among = "" if entry.among == PRINTED else f"{entry.among}: "
    title = voice.option(entry.option).title
    value = voice.option_value(entry.option, entry.value)
    name = f"{among}{title}: {value} (`{entry.option}={spell(entry.value)}`)"
    others = f"{100 * entry.other_winner:.0f} %" if entry.other_games else "same games"
    effects = (entry.effects.get(measure) for measure in COLUMNS)
    cells = (cell(measure, one) for measure, one in zip(COLUMNS, effects, strict=True))
    return [name.replace("|", "/"), str(entry.games), others, *cells]


def cell(measure: str, effect: Effect | None) -> str:
    if effect is None:
        return ""
    if not effect.is_known:
        return UNKNOWN
    if measure in SHARES:
        return f"{100 * effect.usual:.0f} → {100 * effect.changed:.0f} %"
    if not effect.usual:
        return f"{effect.changed:.1f}"
    percents = (100 * bound / effect.usual for bound in (effect.low, effect.high))
    low, high = percents
    return f"{100 * (effect.changed / effect.usual - 1):+.1f} % ({low:+.1f} to {high:+.1f})"


def value_of(measure: str, value: float) -> str:
    return f"{100 * value:.0f} %" if measure in SHARES else f"{value:.1f}"
