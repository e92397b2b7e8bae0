"""OpenSpiel's own suites on all our games, unchanged; and what the adapter promises beyond them."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy
import pytest

import monsterbox as mb
from monsterbox.core.history import told
from tests.adapters.installed import needs
from tests.games.kit import Case, all_of, few_of, is_allowed
from tests.processes import ROOT

pytestmark = [pytest.mark.full, *needs("pyspiel")]
BRIEF = {"humans": {"max_rounds": 2}, "humans-zombies": {"max_rounds": 1}}
EACH_GAME = pytest.mark.parametrize("key", mb.games())


@pytest.fixture(autouse=True)
def _chance_is_fixed() -> None:
    """The suites draw from these sources."""
    random.seed(1)
    numpy.random.seed(1)


def pyspiel() -> Any:
    """OpenSpiel with our games and its own Python ones."""
    import pyspiel
    from open_spiel.python import games

    import monsterbox.adapters.openspiel

    assert games
    assert monsterbox.adapters.openspiel
    return pyspiel


def spelled(case: Case) -> str:
    """The game as OpenSpiel loads it; a longer match than need be costs its suites minutes."""
    options = dict(case.options) | BRIEF.get(case.key, {})
    if not is_allowed(case.game, case.seats, options):
        options = dict(case.options)
    told = {"players": case.seats, **options}
    return f"{name_of(case)}({','.join(f'{name}={value}' for name, value in told.items())})"


def name_of(case: Case) -> str:
    return f"monsterbox_{case.key.replace('-', '_')}"


def tables(key: str) -> list[Case]:
    """The defaults at every table."""
    return few_of(key, 0)


# The suites of OpenSpiel


@EACH_GAME
def test_random_sim_test(key: str) -> None:
    for case in tables(key)[:: len(tables(key)) - 1]:
        pyspiel().random_sim_test(
            pyspiel().load_game(spelled(case)), num_sims=1, serialize=True, verbose=False
        )


@EACH_GAME
def test_games_sim_test(key: str) -> None:
    suite = simulation()
    for case in tables(key):
        suite.sim_game(pyspiel().load_game(spelled(case)))


def simulation() -> Any:
    pyspiel()
    from open_spiel.python.tests import games_sim_test

    return games_sim_test.GamesSimTest("test_pig")


@EACH_GAME
def test_api_test(key: str) -> None:
    pyspiel()
    from absl import flags
    from open_spiel.integration_tests import api_test

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])
    for case in tables(key):
        told = {"game": pyspiel().load_game(spelled(case)), "game_name": spelled(case)}
        suite = type("Suite", (api_test.EnforceAPIOnPartialTreeBase,), told)
        result = unittest.TestResult()
        unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
        assert result.testsRun >= 5
        assert result.failures + result.errors == []


@EACH_GAME
def test_playthrough(key: str, tmp_path: Path) -> None:
    pyspiel()
    from open_spiel.python.algorithms import generate_playthrough

    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(spelled(tables(key)[0]), None, seed=1))

    expected, actual = generate_playthrough.replay(str(file))

    assert actual == expected


# What the adapter promises


def test_the_python_of_the_guide_runs() -> None:
    page = (ROOT / "docs" / "guides" / "adapters.md").read_text("utf-8")

    for sample in re.findall(r"```python\n(.*?)```", page, flags=re.S):
        exec(sample, {})


def parameters(case: Case) -> dict[str, Any]:
    """The house rules of a case as OpenSpiel's parameters, each of the type of its default."""
    kinds = pyspiel().load_game(name_of(case)).get_type().parameter_specification
    options = {name: type(kinds[name])(value) for name, value in case.options}
    return {"players": case.seats, **options}


@EACH_GAME
def test_every_house_rule_is_a_parameter(key: str) -> None:
    for case in all_of(key):
        game = pyspiel().load_game(name_of(case), parameters(case))
        state, match = game.new_initial_state(), case.match()

        assert game.rules.settings == match.settings
        assert game.num_players() == case.seats
        dice = random.Random(case.seed)
        while not state.is_terminal() and state.move_number() < 150:
            state.apply_action(dice.choice(numbers(state)))
        assert sum(state.returns()) == pytest.approx(0)


def numbers(state: Any) -> list[int]:
    """What may happen next."""
    if state.is_chance_node():
        return [outcome for outcome, _ in state.chance_outcomes()]
    return list(state.legal_actions())


@EACH_GAME
def test_it_is_the_same_game_as_a_match(key: str) -> None:
    case = few_of(key, 0)[1]
    state = pyspiel().load_game(spelled(case)).new_initial_state()
    rules: dict[str, Any] = dict(state.get_game().rules.options)
    match = case.game.match(case.seats, chance=mb.AskedChance(), **rules)
    first = case.game.num_actions(match.settings)
    dice, count = random.Random(5), 0
    while not match.over:
        action = dice.choice(match.legal_actions())
        assert state.current_player() == match.turn
        if match.turn == mb.CHANCE:
            outcomes = [(outcome - first, odds) for outcome, odds in match.chance_outcomes()]
            assert state.chance_outcomes() == outcomes
            name = state.action_to_string(mb.CHANCE, action - first)
            state.apply_action(action - first)
        else:
            assert state.legal_actions() == match.legal_actions()
            assert [state.action_to_string(one) for one in state.legal_actions()] == match.legal(
                match.turn or 0
            )
            name = state.action_to_string(action)
            state.apply_action(action)
        match.play_action(action)
        assert name in [step.text for step in match.steps[-1:]]
        count += 1
        if count % 20 == 0:
            for seat in range(case.seats):
                assert state.information_state_string(seat) == match.information_state(seat)
    assert state.is_terminal()
    assert state.returns() == match.returns()


@EACH_GAME
def test_what_is_not_legal_is_refused(key: str) -> None:
    state = first_choice(spelled(few_of(key, 0)[0]))
    before, wrong = str(state), next(n for n in range(10_000) if n not in state.legal_actions())

    for action in (wrong, 10**7, -5):
        with pytest.raises(mb.IllegalAction, match="not-now"):
            state.apply_action(action)

    assert str(state) == before
    assert state.apply_action(state.legal_actions()[0]) is None


def first_choice(name: str, seed: int = 1) -> Any:
    """A game of OpenSpiel after the deal."""
    state, dice = pyspiel().load_game(name).new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(dice.choice(numbers(state)))
    return state


@EACH_GAME
def test_a_copy_goes_on_by_itself(key: str) -> None:
    state = first_choice(spelled(few_of(key, 0)[0]))
    state.information_state_string(0)
    before, other = str(state), state.clone()

    other.apply_action(other.legal_actions()[0])

    assert str(state) == before != str(other)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0) == other.information_state_string(0)


@EACH_GAME
def test_a_resampled_state_is_one_that_the_player_cannot_tell_from_the_true_one(key: str) -> None:
    state, dice = first_choice(spelled(few_of(key, 0)[1])), random.Random(3)
    worlds = set()
    for _ in range(12):
        player = state.current_player()
        world = state.resample_from_infostate(player, dice.random)
        again = world.resample_from_infostate(player, dice.random)
        worlds.add(str(world) == str(state))
        known = state.information_state_string(player).rpartition("\n")[0]

        for one in (world, again):
            assert one.information_state_string(player) == state.information_state_string(player)
            assert one.observation_string(player) == state.observation_string(player)
            assert one.legal_actions() == state.legal_actions()
            assert one.history() == []
        action = dice.choice(state.legal_actions())
        world.apply_action(action)
        assert world.information_state_string(player).startswith(known)
        state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(dice.choice(numbers(state)))
    assert False in worlds


@EACH_GAME
def test_observations_show_no_more_than_the_views(key: str) -> None:
    state = first_choice(spelled(few_of(key, 0)[1]))
    spiel = pyspiel()
    kinds = spiel.PrivateInfoType
    public = spiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=kinds.NONE
    )
    private = spiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=kinds.SINGLE_PLAYER
    )
    observers = [state.get_game().make_py_observer(kind) for kind in (public, private)]
    match = state.table.match

    for seat in range(match.seats):
        shared, own = (observer.string_from(state, seat) for observer in observers)
        assert shared == told(match.view(None))
        assert state.observation_string(seat) == told(match.view(seat))
        assert own != shared
        assert own != observers[1].string_from(state, (seat + 1) % match.seats)


@EACH_GAME
def test_the_tensor_is_the_observation_of_the_seat(key: str) -> None:
    state = first_choice(spelled(few_of(key, 0)[1]))
    match = state.table.match
    seen = numpy.zeros(match.observation_shape, numpy.uint8)

    for seat in range(match.seats):
        match.observe_into(seen, seat)
        assert state.observation_tensor(seat) == seen.tolist()


@EACH_GAME
def test_the_environment_of_others_plays_our_games(key: str) -> None:
    pyspiel()
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(pyspiel().load_game(spelled(few_of(key, 0)[0])))
    step, dice, count = env.reset(), random.Random(1), 0
    while not step.last() and count < 300:
        player = step.observations["current_player"]
        step = env.step([dice.choice(step.observations["legal_actions"][player])])
        count += 1
    assert count


@EACH_GAME
def test_the_search_of_others_plays_our_games(key: str) -> None:
    """OpenSpiel's search in Python; the one in C++ does not know games written in Python."""
    state = first_choice(spelled(few_of(key, 0)[0]))
    from open_spiel.python.algorithms import ismcts, mcts

    source = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, source)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 20, random_state=source)

    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("wrong", ["players=7", "players=1", "no_such_rule=1", "start_player=9"])
def test_wrong_parameters_are_refused_in_one_line(wrong: str) -> None:
    with pytest.raises((mb.MonsterboxError, pyspiel().SpielError)) as refused:
        pyspiel().load_game(f"monsterbox_zombeasts({wrong})")

    assert wrong.split("=")[0] in str(refused.value) or "seats" in str(refused.value)


def test_a_process_that_has_registered_games_ends_in_peace() -> None:
    program = "import monsterbox.adapters.openspiel as a; print(a.name_of('oh-my-brain'))"

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert (done.returncode, done.stdout, done.stderr) == (0, "monsterbox_oh_my_brain\n", "")
