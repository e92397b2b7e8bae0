"""One game: moves and time are counted, failures are kept."""

from __future__ import annotations

import json

import pytest

from monsterbox.bots.fallback import ReliableBot
from monsterbox.bots.make import make_bot
from monsterbox.bots.uniform import Uniform
from monsterbox.core.belief import Belief
from monsterbox.lab.arena import play as arena_game
from monsterbox.lab.arena.play import play
from monsterbox.lab.arena.setup import set_up


class Broken(Uniform):
    """A bot that loses its mind."""

    def choose(self, belief: Belief) -> str:
        raise RuntimeError("no idea")


def seat_broken(spec: str, game: str, seed: int) -> ReliableBot:
    bot = Broken(seed) if spec == "uniform" else make_bot(spec, game, seed)
    return ReliableBot(bot, make_bot("heuristic", game, seed), spec=spec, limit=30)


def test_a_game_is_played_to_its_end() -> None:
    """Everything by seat; forced choices are decisions, but no moves."""
    played = play(set_up("zombeasts", bots=["heuristic", "uniform"], seats=2), 0)

    assert sorted(played.seating) == [0, 1]
    assert sorted(played.ranks) in ([1, 2], [1, 1])
    assert 0 < sum(played.moves) < played.decisions
    assert all(seconds > 0 for seconds in played.seconds)
    assert played.failures == ()


def test_a_bot_that_fails_is_told_with_its_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """The heuristic player goes on, so the game has an end."""
    monkeypatch.setattr(arena_game, "seat_bot", seat_broken)

    played = play(set_up("zombeasts", bots=["heuristic", "uniform"], seats=2), 0)

    (failed,) = played.failures
    assert failed.seat == played.seating.index(1)
    assert failed.reason == "RuntimeError: no idea"
    assert json.loads(failed.position)["seats"] == 2


def test_what_the_rules_raise_is_told_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that it can be played again and looked at."""

    def torn(*arguments: object) -> ReliableBot:
        raise RuntimeError("a card is gone")

    monkeypatch.setattr(arena_game, "seat_bot", torn)

    with pytest.raises(RuntimeError, match="a card is gone") as caught:
        play(set_up("zombeasts", bots=["heuristic", "uniform"], seats=2), 7)

    assert "in game 7 of the arena" in caught.value.__notes__[0]
