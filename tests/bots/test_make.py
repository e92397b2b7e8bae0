"""Bots by name."""

import pytest

import monsterbox as mb
from monsterbox.bots import make
from monsterbox.bots.bot import Bot
from monsterbox.bots.heuristics.zombeasts import Heuristic
from monsterbox.bots.make import BadBot, bots_for, make_bot
from monsterbox.bots.uniform import Uniform


@pytest.mark.parametrize(("spec", "kind"), [("heuristic", Heuristic), ("uniform", Uniform)])
def test_a_name_makes_a_bot(spec: str, kind: type[Bot]) -> None:
    """Each name stands for one kind of bot."""
    assert isinstance(make_bot(spec, "zombeasts", seed=5), kind)


def test_every_name_that_is_listed_makes_a_bot() -> None:
    """What the message offers exists."""
    for key in mb.games():
        for spec in bots_for(key):
            make_bot(spec, key, seed=0)


@pytest.mark.parametrize("spec", ["genius", "", "Heuristic", "heuristic "])
def test_an_unknown_name_is_refused_with_those_that_exist(spec: str) -> None:
    """One line names what was asked for, the game, and what there is."""
    with pytest.raises(BadBot) as refused:
        make_bot(spec, "zombeasts", seed=0)

    assert str(refused.value) == (
        f"bot {spec!r} does not exist for zombeasts; bots: heuristic, uniform"
    )
    assert isinstance(refused.value, mb.MonsterboxError)


def test_a_game_without_heuristic_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """There the uniform bot is all there is."""
    monkeypatch.setattr(make, "HEURISTICS", {})

    with pytest.raises(BadBot, match=r"does not exist for zombeasts; bots: uniform$"):
        make_bot("heuristic", "zombeasts", seed=0)

    assert isinstance(make_bot("uniform", "zombeasts", seed=0), Uniform)


def test_an_unknown_game_is_refused_as_everywhere() -> None:
    """The registry knows which games there are."""
    with pytest.raises(mb.UnknownGame, match="zombeasts"):
        make_bot("uniform", "chess", seed=0)
