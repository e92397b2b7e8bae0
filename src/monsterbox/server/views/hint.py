"""An idea in words: the best choices with their chances, and why the first one is best."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from monsterbox.coach.hints import Idea, Why, doubt
from monsterbox.server.tables.table import Table
from monsterbox.server.views.narrator import Narrator, narrator_of
from monsterbox.server.views.shown import Advised, Hint
from monsterbox.text.reasons import AREA, in_words


def hint_in_words(table: Table, seat: int, found: Sequence[Idea], language: str) -> Hint:
    narrator = narrator_of(table, seat, language)
    match, view = table.running(), table.view(seat)
    assert view is not None  # the match is running
    narrator.history.follow(match)
    past = narrator.history.past
    advised = tuple(
        Advised(
            choice=one.choice,
            sentence=narrator.choice(one.choice, view, past),
            percent=round(100 * one.chance.mean),
            doubt=ceil(100 * doubt(one.chance)),
            clause=narrator.clause_of(one.choice, view, past).id,
        )
        for one in found
    )
    why, clause = because(narrator, found)
    return Hint(
        game=table.row.game,
        version=table.version(seat),
        ideas=advised,
        why=why,
        clause=clause or (advised[0].clause if advised else ""),
    )


def because(narrator: Narrator, found: Sequence[Idea]) -> tuple[str, str]:
    """Return the reason for the first idea and its clause; without one, what the search found."""
    if not found:
        return narrator.catalog.say(AREA, "none"), ""
    why = found[0].why
    if why is None:
        return narrator.catalog.say(AREA, "why-search"), ""
    return in_time(narrator, why), why.clause


def in_time(narrator: Narrator, why: Why) -> str:
    """Return a reason with the moment until which it was looked ahead."""
    said = in_words(narrator, why.key)
    return narrator.catalog.say(AREA, f"why-{why.moment}", reason=said)
