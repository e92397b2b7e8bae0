"""Why not: the rule behind everything that can be clicked but cannot be done."""

from __future__ import annotations

from collections.abc import Iterator

from monsterbox.core.errors import Refusal
from monsterbox.core.match import Match
from monsterbox.server.tables.errors import NotBegun
from monsterbox.server.tables.table import Table
from monsterbox.server.views.lesson import another_choice, is_beside_the_lesson
from monsterbox.server.views.narrator import Narrator, narrator_of
from monsterbox.server.views.shown import Reason

LONGEST_CHOICE = 80
NOBODYS = Refusal("not-now")
VAGUE = ("not-now", "no-target")


def why_not(table: Table, seat: int | None, about: str, language: str) -> Reason:
    """Explain why a choice, or anything with the thing that a word names, is not possible."""
    match = table.match
    if match is None:
        raise NotBegun
    narrator = narrator_of(table, seat, language)
    narrator.history.follow(match)
    if seat is None:
        return refused(table, narrator, NOBODYS)
    legal = match.legal(seat)
    if table.course is not None and is_beside_the_lesson(table.course, legal, about):
        return another_choice(table.course, narrator)
    about = about[:LONGEST_CHOICE]
    fitting = [choice for choice in legal if choice == about or about in choice.split()]
    if fitting:
        return allowed(table, narrator, fitting[0])
    refusal = match.why_not(seat, about)
    if refusal is not None and legal and " " not in about:
        refusal = next(particular(match, narrator, seat, about), refusal)
    if refusal is None:
        return allowed(table, narrator, about)
    return refused(table, narrator, refusal)


def allowed(table: Table, narrator: Narrator, choice: str) -> Reason:
    view = table.view(narrator.seat)
    assert view is not None
    past = narrator.history.past
    clause = narrator.clause_of(choice, view, past).id
    return Reason(text=narrator.choice(choice, view, past), clause=clause, legal=True)


def refused(table: Table, narrator: Narrator, refusal: Refusal) -> Reason:
    """Return the reason in words; for a thing that no rule mentions, the open question."""
    view = table.view(narrator.seat)
    if is_vague(refusal) and view is not None:
        prompt = narrator.prompt(view, narrator.history.past)
        return Reason(text=prompt.text, clause=prompt.clause, legal=False)
    return Reason(text=narrator.refusal(refusal), clause=refusal.clause, legal=False)


def particular(match: Match, narrator: Narrator, seat: int, word: str) -> Iterator[Refusal]:
    """Yield the refusals of what may be done with similar things, best match first."""
    tried = dict.fromkeys(
        [*with_its_like(match, narrator, seat, word), *with_verbs(match, seat, word)]
    )
    refusals = (match.why_not(seat, choice) for choice in tried)
    return (refusal for refusal in refusals if refusal is not None and not is_vague(refusal))


def with_its_like(match: Match, narrator: Narrator, seat: int, word: str) -> Iterator[str]:
    """Yield the legal choices with the word in place of another card, moon or seat like it."""
    kind = narrator.kind_of(word)
    for choice in match.legal(seat):
        words = choice.split()
        for place, other in enumerate(words):
            if narrator.kind_of(other) == kind:
                yield " ".join([*words[:place], word, *words[place + 1 :]])


def with_verbs(match: Match, seat: int, word: str) -> Iterator[str]:
    """Yield the word after each verb that is legal now: `draw pile` if hands can be drawn from."""
    return (f"{choice.split()[0]} {word}" for choice in match.legal(seat))


def is_vague(refusal: Refusal) -> bool:
    """Whether the refusal says no more than that something else is asked."""
    return refusal.code in VAGUE or refusal.code.startswith("unknown-")
