"""What was measured about a house rule, in sentences."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec.structs import replace

import monsterbox as mb
from monsterbox.core.ledger import Effect, Ledger, LedgerEntry
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.text.ledger import TOLD, measured
from monsterbox.text.speaker import Speaker

LONGER = Effect(usual=200, changed=224, low=20, high=28)
STARTS_LESS = Effect(usual=0.66, changed=0.58, low=-0.1, high=-0.06)
UNKNOWN = Effect(usual=4, changed=5, low=-0.5, high=2.5)


def an_entry(
    option: str = "corner_rule",
    value: object = "colour_only",
    *,
    among: str = "printed",
    other_games: int = 1900,
    **effects: Effect,
) -> LedgerEntry:
    return LedgerEntry(
        option=option,
        value=value,
        among=among,
        games=2000,
        other_games=other_games,
        other_winner=0.4,
        effects=effects,
    )


def lines(entry: LedgerEntry, language: str = "en") -> tuple[str, ...]:
    """What is told about the house rule of an entry, the only one of its ledger."""
    game = dataclasses.replace(mb.game("zombeasts"))
    vars(game)["ledger"] = Ledger(
        game=game.key,
        rules=game.version,
        version="1",
        seats=2,
        seed=0,
        bots={},
        plays={},
        usual={},
        entries=(entry,),
    )
    voice = Speaker(language, game, game.settings(2, {}), ["", ""])
    return measured(voice, game.options[entry.option])


def test_known_differences_are_told_with_their_numbers() -> None:
    """What is not known is left out."""
    entry = an_entry(decisions=LONGER, starter_wins=STARTS_LESS, lead_changes=UNKNOWN)

    assert lines(entry) == (
        "Measured with bots, 2,000 games: Games take 12\u00a0% more decisions. "
        "Whoever begins wins 58\u00a0% of all games instead of 66\u00a0%.",
    )


def test_no_difference_is_told_as_well() -> None:
    """None that could be measured, or none at all; a known one that rounds to nothing is none."""
    tiny = Effect(usual=200, changed=200.4, low=0.1, high=0.7)

    assert lines(an_entry(lead_changes=UNKNOWN, decisions=tiny)) == (
        "With bots, no measurable difference in 2,000 games.",
    )
    assert lines(an_entry(other_games=0)) == ("With bots, none of 2,000 games went another way.",)


def test_a_value_is_named_where_there_are_others_and_so_is_a_preset() -> None:
    several = lines(an_entry("tie_break", "most_moons", among="master", decisions=LONGER))

    assert len(several) == 1
    assert several[0].endswith("Games take 12\u00a0% more decisions.")
    assert several[0].count(": ") == 3
    assert "“" in several[0]


def test_what_was_not_measured_has_no_line() -> None:
    assert lines(an_entry("corner_rule", "no_such_value", decisions=LONGER)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("measure", TOLD)
def test_every_measure_has_a_sentence_both_ways(language: str, measure: str) -> None:
    """With the number in it."""
    more = Effect(usual=0.2, changed=0.3, low=0.05, high=0.15)
    less = Effect(usual=0.3, changed=0.2, low=-0.15, high=-0.05)

    entries = [replace(an_entry(), effects={measure: one}) for one in (more, less)]
    texts = [lines(entry, language)[0] for entry in entries]

    assert texts[0] != texts[1]
    assert all(any(number in text for number in ("50", "33", "30", "20")) for text in texts)
