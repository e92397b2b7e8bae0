"""One conformance kit for all bots, run on every registered game.

A bot knows what its seat may know, and nothing else; it names a legal choice, always; and what it
says follows from the belief and its seed alone.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice

import pytest

import monsterbox as mb
from monsterbox.bots.levels import LEVELS
from monsterbox.bots.make import bots_for, check_bot, make_bot, meaning
from monsterbox.bots.spec import BadBot
from monsterbox.core.belief import Belief
from monsterbox.core.match import Match
from tests.cases import one_in
from tests.games.kit import Case, few_cases, snapshot, through_json, turns

KINDS = (
    "uniform",
    "heuristic",
    "heuristic:noise=3",
    "heuristic:memory=perfect:plan=sharp",
    "ismcts:2",
    "ismcts:2:playout=uniform:widening=1",
)
FEW, ONE = "2", "1"  # iterations
SEED = 6


def repeatable(spec: str, iterations: str = FEW) -> str:
    """The same bot with a budget of few games, instead of many or of time."""
    name, *parts = spec.split(":")
    if name != "ismcts":
        return spec
    return ":".join([name, iterations, *(part for part in parts if "=" in part)])


def kinds_for(key: str) -> list[str]:
    """Every kind of bot that plays a game, with settings that it has there."""
    return [spec for spec in KINDS if is_bot_for(key, spec)]


def is_bot_for(key: str, spec: str) -> bool:
    try:
        check_bot(spec, key)
    except BadBot:
        return False
    return True


def specs_for(key: str) -> list[str]:
    """The same, and what the levels stand for."""
    levels = [meaning(f"level{k}", key) for k in range(1, LEVELS + 1)]
    return list(dict.fromkeys([*kinds_for(key), *map(repeatable, levels)]))


def in_each(cases: list[Case]) -> list[tuple[Case, str]]:
    """Every kind of bot in each of the cases."""
    return [(case, spec) for case in cases for spec in kinds_for(case.key)]


def in_turn(cases: list[Case]) -> list[tuple[Case, str]]:
    """Every bot in one of the cases of its game."""
    found = []
    for key in mb.games():
        mine = [case for case in cases if case.key == key]
        found += [(mine[k % len(mine)], spec) for k, spec in enumerate(specs_for(key))]
    return found


USUAL = few_cases(0)
ODD = [case for case in few_cases(8) if case.options]

TABLES = in_each(USUAL) + in_turn(ODD)
every_table = pytest.mark.parametrize("pair", one_in(5, TABLES), ids=str)
every_bot = pytest.mark.parametrize("pair", in_turn(USUAL), ids=str)


@dataclass(frozen=True)
class Twins:
    """What a seat believes in two worlds that differ only in what it cannot know."""

    belief: Belief
    other: Belief
    differ: bool


@cache
def twins_of(case: Case) -> list[Twins]:
    """Moments of a whole random match, one in sixteen in which a seat has a choice."""
    return [twins_at(match, seat) for match, seat in some_moments(case, every=16)]


def some_moments(case: Case, every: int) -> Iterator[tuple[Match, int]]:
    choices = ((match, seat) for match, seat, _ in turns(case) if len(match.legal(seat)) > 1)
    return islice(choices, case.seed % every, None, every)


def twins_at(match: Match, seat: int) -> Twins:
    twin = match.game.from_position(match.position())
    other = match.game.from_position(through_json(match.imagine(seat, seed=match.version)))
    return Twins(twin.belief(seat), other.belief(seat), twin.position() != other.position())


def some_beliefs(case: Case) -> list[Belief]:
    return [twins.belief for twins in twins_of(case)[::2]]


def answers(spec: str, beliefs: list[Belief]) -> list[str]:
    """What one bot says, asked in this order."""
    bot = make_bot(spec, beliefs[0].game, SEED)
    return [bot.choose(belief) for belief in beliefs]


# Whole games


@every_table
def test_every_bot_plays_whole_games(pair: tuple[Case, str]) -> None:
    """Legally, to the end, at every table; the other seats are played at random."""
    case, spec = pair
    match, me = case.match(), case.seed % case.seats
    bots = [make_bot("uniform", case.key, seat) for seat in range(case.seats)]
    bots[me] = make_bot(repeatable(spec, ONE), case.key, SEED)

    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match.belief(seat)))

    assert min(match.ranks) in (1, 2)


# What a seat cannot know


@every_table
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_choice(pair: tuple[Case, str]) -> None:
    """Design, reliability: what a seat may not know does not reach its bot."""
    case, spec = pair
    bot = make_bot(spec, case.key, SEED)
    for twins in twins_of(case):
        assert bot.choose(twins.other) == bot.choose(twins.belief)


@every_bot
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_opinions(pair: tuple[Case, str]) -> None:
    """Number for number: choices, chances, weights."""
    case, spec = pair
    bot = make_bot(spec, case.key, SEED)
    for twins in twins_of(case)[1::6]:
        assert bot.explain(twins.other, 1) == bot.explain(twins.belief, 1)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_the_worlds_compared_do_differ(case: Case) -> None:
    """Otherwise the tests above would say nothing."""
    twins = twins_of(case)

    assert len(twins) > 3
    assert sum(one.differ for one in twins) > len(twins) // 2


# Asked again


@every_bot
def test_asked_again_or_in_another_order_it_says_the_same(pair: tuple[Case, str]) -> None:
    """A bot keeps nothing in mind: a hint, or a game taken up again, changes no choice."""
    case, spec = pair
    beliefs = some_beliefs(case)

    forwards = answers(spec, beliefs)

    assert answers(spec, beliefs[::-1]) == forwards[::-1]
    assert [answers(spec, [belief])[0] for belief in beliefs] == forwards


@every_bot
def test_asked_for_its_opinion_it_does_not_change_its_mind(pair: tuple[Case, str]) -> None:
    case, spec = pair
    belief, other = some_beliefs(case)[:2]
    bot = make_bot(spec, case.key, SEED)
    choice, opinions = bot.choose(belief), bot.explain(belief, 1)
    bot.choose(other)

    assert bot.explain(belief, 1) == opinions
    assert bot.choose(belief) == choice


@every_bot
def test_in_another_process_it_says_the_same(pair: tuple[Case, str]) -> None:
    """A belief is all that it takes, and a belief can be sent."""
    case, spec = pair
    beliefs = some_beliefs(case)

    sent = [pickle.loads(pickle.dumps(belief)) for belief in beliefs]

    assert answers(spec, sent) == answers(spec, beliefs)


# The match


@pytest.mark.parametrize("case", USUAL[:1], ids=str)
def test_asking_leaves_the_match_alone(case: Case) -> None:
    """Whatever a bot does with its belief."""
    bots = [make_bot(spec, case.key, SEED) for spec in specs_for(case.key)]
    for match, seat in some_moments(case, every=110):
        before, belief = snapshot(match), match.belief(seat)

        for bot in bots:
            bot.choose(belief)
            bot.explain(belief, 1)

        assert snapshot(match) == before
        assert match.belief(seat) == belief


# Opinions


@every_bot
def test_opinions_are_about_legal_choices(pair: tuple[Case, str]) -> None:
    """As many as asked for, at most; chances between 0 and 1."""
    case, spec = pair
    belief = some_beliefs(case)[1]

    opinions = make_bot(spec, case.key, SEED).explain(belief, 2)

    assert 1 <= len(opinions) <= 2
    assert len({one.choice for one in opinions} & set(belief.legal)) == len(opinions)
    assert all(0 <= one.win_chance <= 1 and one.weight >= 0 for one in opinions)


def test_the_kit_knows_every_bot() -> None:
    """A new kind of bot gets here, or the kit says nothing about it."""
    for key in mb.games():
        tried = {check_bot(spec, key).name for spec in specs_for(key)}
        assert {name for name in bots_for(key) if not name.startswith("level")} <= tried
