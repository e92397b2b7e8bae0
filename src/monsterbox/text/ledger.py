"""What was measured about a house rule, in sentences."""

from __future__ import annotations

from monsterbox.core.ledger import SHARES, Effect, LedgerEntry
from monsterbox.core.options import PRINTED, Option
from monsterbox.text.catalog import Catalog
from monsterbox.text.speaker import Speaker

AREA = "ledger"
TOLD = (
    "decisions",
    "starter_wins",
    "first_bot_wins",
    "score_spread",
    "shared_wins",
    "lead_changes",
)
"""In this order; the other measures stand in the documentation."""
MOST = 3
LEAST_PERCENT = 1


def measured(voice: Speaker, option: Option) -> tuple[str, ...]:
    """A line for each value that is not usual, as far as it was measured."""
    ledger = voice.game.ledger
    if ledger is None:
        return ()
    entries = [ledger.entry(option.name, value) for value in option.allowed]
    known = [one for one in entries if one is not None]
    is_one_of_many = len(option.allowed) > 2
    return tuple(line(voice, one, is_one_of_many) for one in known)


def line(voice: Speaker, entry: LedgerEntry, names_value: bool) -> str:
    """What a value does, in one line; it names the value where there are others."""
    catalog = voice.catalog
    text = finding(catalog, entry)
    if entry.among != PRINTED:
        preset = voice.say(f"preset-{entry.among}")
        text = catalog.say(AREA, "ledger-among", preset=preset, line=text)
    if names_value:
        value = voice.option_value(entry.option, entry.value)
        text = catalog.say(AREA, "ledger-value", value=value, line=text)
    return text


def finding(catalog: Catalog, entry: LedgerEntry) -> str:
    """The most telling differences that are known, or that there is none."""
    if not entry.other_games:
        return catalog.say(AREA, "ledger-same", games=entry.games)
    told = [
        sentence
        for measure in TOLD
        if measure in entry.effects
        and (sentence := sentence_of(catalog, measure, entry.effects[measure]))
    ]
    if not told:
        return catalog.say(AREA, "ledger-none", games=entry.games)
    sentences = " ".join(told[:MOST])
    return catalog.say(AREA, "ledger-measured", games=entry.games, sentences=sentences)


def sentence_of(catalog: Catalog, measure: str, effect: Effect) -> str:
    """A difference in words; nothing if it is not known, or too small to be told."""
    if not effect.is_known:
        return ""
    key = f"ledger-{measure.replace('_', '-')}"
    if measure in SHARES:
        usual, changed = round(100 * effect.usual), round(100 * effect.changed)
        if usual == changed:
            return ""
        return catalog.say(AREA, key, usual=usual, changed=changed)
    percent = round(100 * (effect.changed / effect.usual - 1)) if effect.usual else 0
    if abs(percent) < LEAST_PERCENT:
        return ""
    way = "more" if percent > 0 else "less"
    return catalog.say(AREA, key, way=way, percent=abs(percent))
