"""Nobody steps to and fro: a figure goes back only where something has come of the way there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import monsterbox as mb
from monsterbox.bots.levels import LEVELS
from monsterbox.bots.make import make_bot, meaning
from monsterbox.core.history import Step
from monsterbox.core.match import Match
from monsterbox.games.humans.bot.habits import leads_nowhere, walk_of
from monsterbox.games.humans.engine.actions import BREAK, STEP
from monsterbox.games.humans.words.places import beside
from tests.cases import one_in
from tests.games.humans.builders import a_match

GAMES = ("humans", "humans-zombies")
LONGEST = 400  # steps of a match that are looked at
THINKING = "ismcts:12:trust=0.1:horizon=2"  # for searching levels: it is about what they may choose


def players(game: str) -> Iterator[str]:
    """What plays at the five levels; how long a search lasts makes no difference here."""
    for level in range(1, LEVELS + 1):
        spec = meaning(f"level{level}", game)
        yield THINKING if spec.startswith("ismcts") else spec


CASES = [(game, spec) for game in GAMES for spec in dict.fromkeys(players(game))]


@pytest.mark.parametrize("case", one_in(4, CASES))
def test_no_bot_of_any_level_steps_to_and_fro(case: tuple[str, str]) -> None:
    """HU-23, HZ-23. Not even one that misjudges its choices."""
    game, spec = case
    match = mb.game(game).match(2, seed=8)
    bots = [make_bot(spec, game, seat) for seat in range(2)]
    while not match.over and match.version < LONGEST:
        for seat in match.waiting:
            match.play(seat, bots[seat].choose(match.belief(seat)))
            break

    assert list(pointless_steps(match)) == []
    assert sum(step.text.startswith("step ") for step in match.steps) > 20


def pointless_steps(match: Match) -> Iterator[str]:
    """Steps back, with nothing else but steps of the same player since the figure left."""
    walks: dict[str, list[str]] = {}
    before: Step | None = None
    for step in match.steps:
        if before is None or before.seat != step.seat or not step.text.startswith("step "):
            walks = {}
        before = step
        if step.text.startswith("step "):
            _, start, direction = step.text.split()
            way = [*walks.pop(start, []), start]
            end = beside(start, direction)
            if end in way:
                yield step.line
            walks[end] = way if len(step.events) == 1 else []


def back_steps(match: Match) -> set[str]:
    """The choices of seat 0 that its habit leaves out."""
    belief = match.belief(0)
    names = dict(zip(belief.actions, belief.legal, strict=True))
    return {names[one] for one in leads_nowhere(belief)}


def test_the_way_back_is_left_out_of_a_walk() -> None:
    """HU-23. Of that figure alone: another one may come the same way."""
    match = a_match(seats=2, zombies={0: ["1,1", "0,1"]}, steps=6)

    match.play(0, "step 1,1 east")
    left = back_steps(match)

    assert "step 2,1 west" in left
    assert "step 0,1 east" not in left


def test_whoever_did_something_there_may_go_back() -> None:
    """HU-29. A try at a barricade, a card, an ability: anything but a step ends the walk."""
    assert walk_of([STEP, BREAK, STEP + 1]) == [STEP + 1]
    assert walk_of([STEP, BREAK]) == []
    assert walk_of([STEP, STEP + 1]) == [STEP, STEP + 1]
