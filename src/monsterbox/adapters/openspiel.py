"""All games as games of OpenSpiel, under the key of each: `pyspiel.load_game("monsterbox_...")`.

To import this module registers them. House rules are parameters of a game. Chance is explicit, and
seats that choose at once are asked one after the other, which makes no difference.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from monsterbox.adapters.table import Rules, Table
from monsterbox.core.game import Game
from monsterbox.core.history import told
from monsterbox.core.options import Option, Value, spell
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER
from monsterbox.games.registry import game as find_game
from monsterbox.games.registry import games

PREFIX = "monsterbox_"
LARGEST = 2**31 - 1  # OpenSpiel counts in ints of C


def name_of(key: str) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + key.replace("-", "_")


class MonsterboxGame(pyspiel.Game):
    """A game with its seats and house rules; each game has a class of its own."""

    key: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, parameters: Mapping[str, Any] | None = None):
        given = dict(parameters or {})
        game = find_game(self.key)
        seats = int(given.get("players", game.seats[0]))
        options = {
            name: read(game.options[name], value)
            for name, value in given.items()
            if name != "players" and value != parameter(game.options[name])
        }
        self.rules = Rules.of(self.key, seats, options)
        super().__init__(self.kind, info_of(self.rules), given)

    def new_initial_state(self) -> MonsterboxState:
        return MonsterboxState(self)

    def max_chance_nodes_in_history(self) -> int:
        return length_of(self.rules)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> MonsterboxObserver:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return MonsterboxObserver(self.rules, kind, params)


class MonsterboxState(pyspiel.State):
    """A game in progress. What OpenSpiel asks in every step is answered without a detour."""

    def __init__(self, game: MonsterboxGame):
        super().__init__(game)
        self.table = Table.fresh(game.rules)

    def current_player(self) -> int:
        actor = self.table.actor
        return actor if actor >= 0 else PLAYERS[actor]

    def is_terminal(self) -> bool:
        return self.table.actor == OVER

    def is_chance_node(self) -> bool:
        return self.table.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        table = self.table
        if table.actor >= 0 and (player is None or player == table.actor):
            return table.legal()[:]
        found: list[int] = (
            super().legal_actions() if player is None else super().legal_actions(player)
        )
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.odds()

    def _apply_action(self, action: int) -> None:
        table = self.table
        table.play(action + table.rules.choices if table.actor == CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        if player == pyspiel.PlayerId.CHANCE:
            return table.text_of(CHANCE, action + table.rules.choices)
        return table.text_of(player, action)

    def returns(self) -> list[float]:
        return self.table.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> MonsterboxState:
        """A state that may be the true one for all that the player knows. Its history begins here,
        since the true one would give away what others hold."""
        state: MonsterboxState = self.get_game().new_initial_state()
        state.table = self.table.dealt_again(player, Rng(int(sampler() * LARGEST)))
        return state

    def __str__(self) -> str:
        table = self.table
        return told(table.rules.game.position_of(table.state, table.rules.settings))


PLAYERS = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}


class MonsterboxObserver:
    """What a player sees: all since the first card with perfect recall, else what lies there.

    Only the latter, public and private together, has a tensor.
    """

    def __init__(self, rules: Rules, kind: pyspiel.IIGObservationType, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"observations of monsterbox have no parameters: {params}")
        self.kind = kind
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: np.ndarray[Any, Any] | None = None
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        if self.is_private and kind.public_info and not kind.perfect_recall:
            shape = rules.game.observation_shape(rules.seats, rules.settings)
            self.bytes = np.zeros(shape, np.uint8)
            self.tensor = np.zeros(shape, np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: MonsterboxState, player: int) -> None:
        """Numbers from 0 to 255, as `game.observation_parts` describes them."""
        if self.tensor is not None:
            state.table.state.observe_into(self.bytes, player)
            self.tensor[:] = self.bytes

    def string_from(self, state: MonsterboxState, player: int) -> str:
        table = state.table
        if self.is_private and self.kind.public_info and self.kind.perfect_recall:
            return table.information(player)
        rules = table.rules
        everybody = rules.game.view_of(table.state, rules.settings, None)
        if not self.is_private:
            return told(everybody) if self.kind.public_info else ""
        seen = rules.game.view_of(table.state, rules.settings, player)
        return told(seen) if self.kind.public_info else told(only_in(seen, everybody))


def only_in(seen: object, public: object) -> dict[str, Any]:
    """The fields of a view that a spectator sees otherwise."""
    ours, theirs = msgspec.to_builtins(seen), msgspec.to_builtins(public)
    return {name: value for name, value in ours.items() if theirs.get(name) != value}


# Parameters


def parameter(option: Option) -> bool | int | str:
    """The default of a house rule as OpenSpiel writes it: one type for each parameter."""
    kinds = {type(value) for value in (option.default, *option.allowed)}
    if isinstance(option.default, bool | int) and len(kinds) == 1:
        return option.default
    return "" if option.default is None else spell(option.default)


def read(option: Option, value: bool | int | str) -> Value:
    """What a parameter stands for."""
    return option.read(value) if isinstance(value, str) else value


def info_of(rules: Rules) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=rules.choices,
        max_chance_outcomes=rules.game.num_chance_outcomes(rules.settings),
        num_players=rules.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=length_of(rules),
    )


def length_of(rules: Rules) -> int:
    return min(rules.game.max_game_length(rules.seats, rules.settings), LARGEST)


def type_of(game: Game) -> pyspiel.GameType:
    low, high = game.seats
    rules = {option.name: parameter(option) for option in game.options.values()}
    return pyspiel.GameType(
        short_name=name_of(game.key),
        long_name=f"Monsterbox: {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": low, **rules},
    )


def register(key: str) -> None:
    """Tell OpenSpiel of a game. It keeps the class, which pickles find in this module."""
    kind = type_of(find_game(key))
    name = f"{MonsterboxGame.__name__}_{kind.short_name}"
    made = type(name, (MonsterboxGame,), {"key": key, "kind": kind, "__module__": __name__})
    globals()[name] = made
    pyspiel.register_game(kind, made)


for _key in games():
    register(_key)
