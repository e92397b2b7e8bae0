"""Games of a trial: those of a match, move for move, with what is counted on the way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import monsterbox as mb
from monsterbox.bots.make import make_bot
from monsterbox.core.match import Match
from monsterbox.lab.arena.schedule import number_for
from monsterbox.lab.trials import play as trials
from monsterbox.lab.trials.hooks import UNKNOWN_ENDING, measures
from monsterbox.lab.trials.play import Outcome, play
from monsterbox.lab.trials.setup import BadTrial, Setup, set_up

CASES = [
    ("zombeasts", "level2"),
    ("oh-my-brain", "ismcts:4"),
    pytest.param("monster-meister", "level2", marks=pytest.mark.full),
    pytest.param("humans", "level2", marks=pytest.mark.full),
    pytest.param("humans-zombies", "level2", marks=pytest.mark.full),
]


def the_same_match(setup: Setup, number: int) -> Match:
    """What a table of people would have stored, played by the same bots."""
    game = mb.game(setup.game)
    match = game.match(setup.seats, number_for("deal", setup.seed, number), **setup.options)
    bots = [
        make_bot(spec, game.key, number_for("bot", setup.seed, number, seat))
        for seat, spec in enumerate(setup.bots)
    ]
    while (seat := match.turn) is not None:
        match.play(seat, bots[seat].choose(match.belief(seat)))
    return match


@pytest.mark.parametrize(("key", "bot"), CASES)
def test_a_game_of_a_trial_is_that_of_a_match(key: str, bot: str) -> None:
    """Bots are told the same, whether the table has words or not."""
    setup = set_up(key, bots=[bot], seats=2, seed=4)

    found, match = play(setup, 3), the_same_match(setup, 3)

    assert not found.fault
    assert list(found.ranks) == match.ranks
    assert list(found.scores) == match.scores
    assert found.decisions == sum(step.seat >= 0 for step in match.steps)
    assert 1 <= found.choices <= found.decisions
    assert 1 < found.turns <= found.decisions
    assert found.ending != UNKNOWN_ENDING
    assert len(found.uses) == 2
    assert all(found.uses)


def test_the_starter_is_who_is_told_to_begin() -> None:
    """The house rule names the seat."""
    setup = set_up("zombeasts", bots=["uniform"], seats=3, seed=1, options={"start_player": 2})

    assert {play(setup, number).starter for number in range(3)} == {2}


def test_bots_move_on_by_one_seat_where_they_rotate() -> None:
    """From game to game; else everybody keeps the seat."""
    turning = set_up("zombeasts", bots=["level2", "level1"], seats=2, rotates=True)
    fixed = set_up("zombeasts", bots=["level2", "level1"], seats=2)

    assert [[turning.bot_in(seat, game) for seat in (0, 1)] for game in (0, 1)] == [[0, 1], [1, 0]]
    assert [[fixed.bot_in(seat, game) for seat in (0, 1)] for game in (0, 1)] == [[0, 1], [0, 1]]


def test_a_game_that_breaks_off_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its number, so that it can be looked at; the others go on."""

    def broken(setup: Setup, number: int) -> Outcome:
        raise RuntimeError("a card is gone")

    monkeypatch.setattr(trials, "play_game", broken)

    assert play(set_up("zombeasts", bots=["uniform"], seats=2), 7) == Outcome(
        7, fault="RuntimeError: a card is gone"
    )


@pytest.mark.parametrize("bots", [["uniform", "uniform"], []])
def test_there_is_one_bot_for_all_or_one_for_each(bots: list[str]) -> None:
    with pytest.raises(BadTrial, match=f"one for each of the 3, not {len(bots)}"):
        set_up("zombeasts", bots=bots, seats=3)


def walk(match: Match) -> Iterator[int]:
    while (seat := match.turn) is not None:
        yield measures(match.game.key).turn(match.state())
        match.play_action(match.legal_actions(seat)[0], seat)


@pytest.mark.parametrize("key", mb.games())
def test_every_game_says_who_begins_when_a_turn_begins_and_why_it_is_over(key: str) -> None:
    """Turns begin one after the other, and the reason is told in words."""
    match = mb.game(key).match(2, seed=1)
    starter = measures(key).starter(match.state())

    turns = list(walk(match))

    assert 0 <= starter < 2
    assert len(set(turns)) > 1
    assert measures(key).ending(match.state()) != UNKNOWN_ENDING
