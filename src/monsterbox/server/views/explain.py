"""Why not: the rule behind everything that can be clicked and cannot be done."""

from __future__ import annotations

from collections.abc import Iterator

from monsterbox.core.errors import Refusal
from monsterbox.core.match import Match
from monsterbox.server.tables.errors import NotBegun
from monsterbox.server.tables.table import Table
from monsterbox.server.views.narrator import Voice
from monsterbox.server.views.shown import Reason

LONGEST_CHOICE = 80
NOBODYS = Refusal("not-now")
VAGUE = ("not-now", "no-target")


def why_not(table: Table, seat: int | None, about: str, language: str) -> Reason:
    """What stands against a choice, or against doing anything with the thing a word names."""
    match = table.match
    if match is None:
        raise NotBegun
    voice = table.voice(seat, language)
    voice.story_so_far.follow(match)
    if seat is None:
        return refused(table, voice, NOBODYS)
    legal = match.legal(seat)
    about = about[:LONGEST_CHOICE]
    fitting = [choice for choice in legal if choice == about or about in choice.split()]
    if fitting:
        return allowed(table, voice, fitting[0])
    refusal = match.why_not(seat, about)
    if refusal is not None and legal and " " not in about:
        refusal = next(particular(match, voice, seat, about), refusal)
    return refused(table, voice, refusal) if refusal is not None else allowed(table, voice, about)


def allowed(table: Table, voice: Voice, choice: str) -> Reason:
    view = table.view(voice.seat)
    assert view is not None
    past = voice.story_so_far.past
    clause = voice.clause_of(choice, view, past).id
    return Reason(text=voice.choice(choice, view, past), clause=clause, legal=True)


def refused(table: Table, voice: Voice, refusal: Refusal) -> Reason:
    """The reason in words; a thing that no rule speaks of gets the open question for an answer."""
    view = table.view(voice.seat)
    if is_vague(refusal) and view is not None:
        prompt = voice.prompt(view, voice.story_so_far.past)
        return Reason(text=prompt.text, clause=prompt.clause, legal=False)
    return Reason(text=voice.refusal(refusal), clause=refusal.clause, legal=False)


def particular(match: Match, voice: Voice, seat: int, word: str) -> Iterator[Refusal]:
    """Refusals of what may be done with other things, most fitting first."""
    tried = dict.fromkeys(
        [*with_its_like(match, voice, seat, word), *with_verbs(match, seat, word)]
    )
    refusals = (match.why_not(seat, choice) for choice in tried)
    return (refusal for refusal in refusals if refusal is not None and not is_vague(refusal))


def with_its_like(match: Match, voice: Voice, seat: int, word: str) -> Iterator[str]:
    """The word in the place of others of its kind: cards, moons, seats."""
    kind = voice.kind_of(word)
    for choice in match.legal(seat):
        words = choice.split()
        for place, other in enumerate(words):
            if voice.kind_of(other) == kind:
                yield " ".join([*words[:place], word, *words[place + 1 :]])


def with_verbs(match: Match, seat: int, word: str) -> Iterator[str]:
    """The word after each verb that is open now: `draw pile`, where hands can be drawn from."""
    return (f"{choice.split()[0]} {word}" for choice in match.legal(seat))


def is_vague(refusal: Refusal) -> bool:
    """Whether it says no more than that this is not what was asked."""
    return refusal.code in VAGUE or refusal.code.startswith("unknown-")
