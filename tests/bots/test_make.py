"""Bots by spec: what each stands for in a game, and what is said where there is none."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.bots import make
from monsterbox.bots.bot import Bot
from monsterbox.bots.fallback import ReliableBot
from monsterbox.bots.heuristic import Heuristic
from monsterbox.bots.ismcts import Ismcts, Manner
from monsterbox.bots.levels import LEVELS, UNCALIBRATED, ladder
from monsterbox.bots.make import (
    PATIENCE,
    bots_for,
    check_bot,
    make_bot,
    meaning,
    patience,
    seat_bot,
)
from monsterbox.bots.policy import UniformPolicy
from monsterbox.bots.spec import BadBot, Budget
from monsterbox.bots.uniform import Uniform
from monsterbox.games.zombeasts.bot.policy import ZombeastsPolicy
from tests.cases import in_one_test

LEVEL_NAMES = [f"level{k}" for k in range(1, LEVELS + 1)]
ALL = f"bots: heuristic, ismcts, {', '.join(LEVEL_NAMES)}, uniform"
SETTINGS = "settings: exploration, trust, widening, horizon, playout"


def searcher(spec: str) -> Ismcts:
    bot = make_bot(spec, "zombeasts", seed=5)
    assert isinstance(bot, Ismcts)
    return bot


def refusal(spec: str) -> str:
    with pytest.raises(BadBot) as refused:
        make_bot(spec, "zombeasts", seed=0)
    with pytest.raises(BadBot) as checked:
        check_bot(spec, "zombeasts")
    assert str(checked.value) == str(refused.value)
    return str(refused.value)


@pytest.fixture
def no_policies(monkeypatch: pytest.MonkeyPatch) -> None:
    """As for a game whose heuristic player is not written yet."""
    monkeypatch.setattr(make, "policy_of", lambda key: None)
    monkeypatch.setattr(make, "ladder", lambda key: UNCALIBRATED)


# What a spec stands for


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("uniform", Uniform),
        ("heuristic", Heuristic),
        ("heuristic:noise=2.5", Heuristic),
        ("ismcts", Ismcts),
        ("ismcts:5000", Ismcts),
        ("ismcts:1s:exploration=0.5", Ismcts),
    ],
)
def test_a_spec_makes_a_bot(spec: str, kind: type[Bot]) -> None:
    assert isinstance(make_bot(spec, "zombeasts", seed=5), kind)


def test_settings_reach_the_bot() -> None:
    bot = make_bot("heuristic:noise=2.5", "zombeasts", seed=7)

    assert isinstance(bot, Heuristic)
    assert (bot.noise, bot.seed) == (2.5, 7)


def test_settings_reach_the_search() -> None:
    bot = searcher("ismcts:70:exploration=0.5:trust=1.5:widening=2:horizon=4")

    assert bot.budget == Budget(iterations=70)
    assert bot.manner == Manner(exploration=0.5, trust=1.5, widening=2.0, horizon=4)
    assert bot.seed == 5


def test_without_settings_the_search_has_a_second() -> None:
    assert searcher("ismcts").budget == Budget(seconds=1.0)
    assert searcher("ismcts").manner == Manner()


def test_a_horizon_may_be_the_end_of_the_game() -> None:
    assert searcher("ismcts:horizon=end").manner.horizon >= mb.game("zombeasts").longest
    assert searcher("ismcts:horizon=0").manner.horizon == 0


def test_imagined_games_are_played_as_asked_for() -> None:
    """As the heuristic player would, where nothing else is said."""
    assert isinstance(searcher("ismcts").make_policy(), ZombeastsPolicy)
    assert isinstance(searcher("ismcts:playout=heuristic").make_policy(), ZombeastsPolicy)
    assert isinstance(searcher("ismcts:playout=uniform").make_policy(), UniformPolicy)


@pytest.mark.parametrize("key", mb.games())
def test_every_bot_that_is_listed_can_be_made(key: str) -> None:
    """And every one of them plays."""
    assert set(bots_for(key)) >= {"uniform", *LEVEL_NAMES}
    assert ("ismcts" in bots_for(key)) == (make.player_of(key) is None), "it would forget nothing"
    for spec in bots_for(key):
        assert meaning(make_and_check(spec, key), key)


def make_and_check(spec: str, key: str) -> str:
    assert make_bot(spec, key, seed=0) is not None
    assert check_bot(spec, key).name == spec
    return spec


@pytest.mark.parametrize("key", mb.games())
def test_a_level_stands_for_a_bot_of_its_game(key: str) -> None:
    for k, level in enumerate(LEVEL_NAMES):
        assert meaning(level, key) == ladder(key)[k]
        assert type(make_bot(level, key, 1)) is type(make_bot(ladder(key)[k], key, 1))


@pytest.mark.parametrize("spec", ["uniform", "heuristic:noise=1", "ismcts:5:widening=1"])
def test_any_other_spec_stands_for_itself(spec: str) -> None:
    assert meaning(spec, "zombeasts") == spec


@pytest.mark.parametrize("seed", [0, -1, -(2**40), 2**32, 2**63, 10**30])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    match = mb.game("zombeasts").match(seats=2, seed=1)
    assert match.turn is not None
    belief = match.belief(match.turn)
    for spec in ("uniform", "heuristic:noise=2", "ismcts:3"):
        assert make_bot(spec, "zombeasts", seed).choose(belief) in belief.legal


# What is refused


@pytest.mark.parametrize(
    "spec", ["genius", "", "Heuristic", "heuristic ", "level0", "level6", "level"]
)
def test_an_unknown_name_is_refused_with_those_that_exist(spec: str) -> None:
    """One line names what was asked for and what there is."""
    assert refusal(spec) == f"bot {spec!r}: {spec!r} is no bot; {ALL}"


@in_one_test(
    ("spec", "reason"),
    [
        ("heuristic:noise=-1", "noise: '-1' is not a number from 0"),
        ("heuristic:noise=nan", "noise: 'nan' is not a number from 0"),
        ("heuristic:noise", "'noise' says nothing; settings: noise"),
        ("heuristic:5", "'5' says nothing; settings: noise"),
        ("heuristic:trust=1", "'trust' is no setting; settings: noise"),
        ("uniform:noise=1", "'noise' is no setting; it has no settings"),
        ("uniform:1s", "'1s' says nothing; it has no settings"),
        ("level3:1s", "'1s' says nothing; it has no settings"),
        ("level3:noise=1", "'noise' is no setting; it has no settings"),
        ("ismcts:noise=1", f"'noise' is no setting; {SETTINGS}"),
        ("ismcts:exploration=-0.1", "exploration: '-0.1' is not a number from 0"),
        ("ismcts:trust=much", "trust: 'much' is not a number from 0"),
        ("ismcts:widening=", "widening: '' is not a number from 0"),
        ("ismcts:horizon=-1", "horizon: '-1' is neither a whole number from 0 nor 'end'"),
        ("ismcts:horizon=1.5", "horizon: '1.5' is neither a whole number from 0 nor 'end'"),
        ("ismcts:horizon=END", "horizon: 'END' is neither a whole number from 0 nor 'end'"),
        ("ismcts:playout=random", "playout: 'random' is none of heuristic, uniform"),
    ],
)
def test_a_part_that_is_wrong_is_named_with_what_there_is(spec: str, reason: str) -> None:
    assert refusal(spec).startswith(f"bot {spec!r}: {reason}")


@pytest.mark.parametrize("part", ["0", "-5", "0s", "nan", "infs", "1e9", "9" * 13, "٣", "fast", ""])
def test_a_budget_that_is_none_is_refused(part: str) -> None:
    assert f"{part!r} is no budget; write iterations such as 5000" in refusal(f"ismcts:{part}")


def test_an_unknown_game_is_refused_as_everywhere() -> None:
    """The registry knows which games there are."""
    for ask in (
        lambda: make_bot("uniform", "chess", seed=0),
        lambda: seat_bot("uniform", "chess", seed=0),
        lambda: bots_for("chess"),
        lambda: check_bot("uniform", "chess"),
        lambda: meaning("level1", "chess"),
        lambda: patience("uniform", "chess"),
    ):
        with pytest.raises(mb.UnknownGame, match="zombeasts"):
            ask()


# Where there is no heuristic player


@pytest.mark.usefixtures("no_policies")
def test_a_game_without_heuristic_player_says_so() -> None:
    with pytest.raises(BadBot, match=r"'heuristic' is no bot; bots: ismcts, level1, .*, uniform$"):
        make_bot("heuristic", "zombeasts", seed=0)

    assert "heuristic" not in bots_for("zombeasts")


@pytest.mark.usefixtures("no_policies")
def test_there_imagined_games_are_played_at_random() -> None:
    assert isinstance(searcher("ismcts:5").make_policy(), UniformPolicy)


@pytest.mark.usefixtures("no_policies")
def test_there_any_choice_is_better_than_none() -> None:
    """The seat of a bot that fails is taken over by the uniform one."""
    guard = seat_bot("ismcts:5", "zombeasts", seed=4)

    assert isinstance(guard.fallback, Uniform)


@pytest.mark.usefixtures("no_policies")
def test_there_are_levels_all_the_same() -> None:
    match = mb.game("zombeasts").match(seats=3, seed=1)
    assert match.turn is not None
    for level in LEVEL_NAMES[:2]:
        choice = make_bot(level, "zombeasts", seed=4).choose(match.belief(match.turn))
        assert choice in match.legal(match.turn)


# In a seat


@pytest.mark.parametrize("spec", ["uniform", "heuristic", "level3", "ismcts:20"])
def test_in_a_seat_a_bot_is_guarded(spec: str) -> None:
    """Should it fail, the heuristic player goes on."""
    guard = seat_bot(spec, "zombeasts", seed=4)

    assert isinstance(guard, ReliableBot)
    assert type(guard.bot) is type(make_bot(spec, "zombeasts", seed=4))
    assert isinstance(guard.fallback, Heuristic)
    assert guard.spec == spec
    assert guard.limit == patience(spec, "zombeasts")


@pytest.mark.parametrize("spec", ["uniform", "heuristic", "ismcts:5000", "ismcts:1s", "ismcts:5ms"])
def test_a_bot_is_waited_for_a_minute(spec: str) -> None:
    assert patience(spec, "zombeasts") == PATIENCE


@pytest.mark.parametrize(("spec", "seconds"), [("ismcts:60s", 125.0), ("ismcts:600s", 1205.0)])
def test_a_bot_that_may_think_for_long_is_waited_for_longer(spec: str, seconds: float) -> None:
    """Twice its time and a little more."""
    assert patience(spec, "zombeasts") == seconds


def test_a_level_is_waited_for_as_what_it_stands_for() -> None:
    for level in LEVEL_NAMES:
        assert patience(level, "zombeasts") == patience(meaning(level, "zombeasts"), "zombeasts")
