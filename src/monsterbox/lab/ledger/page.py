"""The ledger as a page of the documentation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from monsterbox.core.ledger import SHARES, Effect, Ledger, LedgerEntry
from monsterbox.core.options import PRINTED, spell
from monsterbox.games.registry import game as find_game
from monsterbox.lab.ledger.plan import SEARCH
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
Where bots that search played too, a second table tells it: they think ahead, so what shows in both
tables is the rule and not the habit of a bot. They take up to a thousand times as long, so there
are fewer games of them, first of the rules that players argue about most.
Rules that matter only together with a preset were measured under it, which stands before them.
What bots do not make use of, a ledger cannot show: people may.
"""


def page(ledgers: Iterable[Ledger]) -> str:
    return "\n".join([INTRODUCTION, *(section(one) for one in ledgers)])


def section(ledger: Ledger) -> str:
    game = find_game(ledger.game)
    settings = game.settings(ledger.seats, {})
    voice = Speaker("en", game, settings, [""] * ledger.seats)
    strong = [one for one in ledger.entries if one.strong_games]
    return "\n".join(
        [
            f"## {voice.say('name')}",
            "",
            *setting(ledger),
            "",
            *table("others win", COLUMNS, (row(voice, one) for one in ledger.entries)),
            "",
            *(strong_table(voice, ledger, strong) if strong else ()),
        ]
    )


def strong_table(voice: Speaker, ledger: Ledger, entries: Iterable[LedgerEntry]) -> Iterator[str]:
    """What bots that search make of the same rules."""
    columns = {name: words for name, words in COLUMNS.items() if name != "first_bot_wins"}
    yield "Among bots that search:"
    yield ""
    yield from usual_lines(ledger.strong_usual, columns)
    yield ""
    yield from table("", columns, (strong_row(voice, one, columns) for one in entries))
    yield ""


def table(second: str, columns: Mapping[str, str], rows: Iterable[list[str]]) -> Iterator[str]:
    head = ["house rule", "games", *([second] if second else ()), *columns.values()]
    yield "| " + " | ".join(head) + " |"
    yield "|---" + "|---:" * (len(head) - 1) + "|"
    for one in rows:
        yield "| " + " | ".join(one) + " |"


def setting(ledger: Ledger) -> Iterator[str]:
    """Say who played what, and how games go under the usual rules."""
    series = "; ".join(
        f"{name}: {', '.join(f'{bot} (`{spec}`)' for bot, spec in seats)}"
        for name, seats in (
            (name, list(zip(bots, ledger.plays[name], strict=True)))
            for name, bots in ledger.bots.items()
            if name != SEARCH or ledger.strong_usual
        )
    )
    yield (
        f"Rules version {ledger.rules}, Monsterbox {ledger.version}, {ledger.seats} seats, "
        f"seed {ledger.seed}, {series}."
    )
    yield from usual_lines(ledger.usual, COLUMNS)


def usual_lines(
    usual: Mapping[str, Mapping[str, float]], columns: Mapping[str, str]
) -> Iterator[str]:
    for among, means in usual.items():
        told = ", ".join(
            f"{words} {value_of(name, means[name])}"
            for name, words in columns.items()
            if name in means
        )
        yield f"{'As printed' if among == PRINTED else f'With the preset `{among}`'}: {told}."


def row(voice: Speaker, entry: LedgerEntry) -> list[str]:
    others = f"{100 * entry.other_winner:.0f} %" if entry.other_games else "same games"
    cells = cells_of(entry.effects, COLUMNS)
    return [rule_of(voice, entry), str(entry.games), others, *cells]


def strong_row(voice: Speaker, entry: LedgerEntry, columns: Mapping[str, str]) -> list[str]:
    cells = cells_of(entry.strong_effects, columns)
    return [rule_of(voice, entry), str(entry.strong_games), *cells]


def rule_of(voice: Speaker, entry: LedgerEntry) -> str:
    among = "" if entry.among == PRINTED else f"{entry.among}: "
    title = voice.option(entry.option).title
    value = voice.option_value(entry.option, entry.value)
    name = f"{among}{title}: {value} (`{entry.option}={spell(entry.value)}`)"
    return name.replace("|", "/")


def cells_of(effects: Mapping[str, Effect], columns: Mapping[str, str]) -> list[str]:
    return [cell(measure, effects.get(measure)) for measure in columns]


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
