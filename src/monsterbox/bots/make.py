"""Bots by spec, for the command line, the server and the lab."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, SupportsIndex, cast

from monsterbox.bots.bot import Bot
from monsterbox.bots.fallback import ReliableBot
from monsterbox.bots.heuristic import Habit, Heuristic
from monsterbox.bots.ismcts import Ismcts, Manner
from monsterbox.bots.levels import LEVELS, ladder
from monsterbox.bots.policy import Policy, UniformPolicy
from monsterbox.bots.spec import (
    Budget,
    Setting,
    Spec,
    not_negative,
    one_of,
    read_spec,
    whole_from_0,
)
from monsterbox.bots.uniform import Uniform
from monsterbox.core.chance import read_seed
from monsterbox.games import faces
from monsterbox.games.registry import game

LEVEL = "level"
KINDS = ("heuristic", "ismcts", *(f"{LEVEL}{k}" for k in range(1, LEVELS + 1)), "uniform")
"""The names of all bots; not every game has a heuristic player, nor can each be searched."""
BUDGETS = {"ismcts"}
DEFAULT_BUDGET = Budget(seconds=1.0)
PATIENCE = 60.0  # seconds that a bot without a limit of its own may take
GRACE = 5.0  # seconds that a bot with one may take more: the machine may be busy
TO_THE_END = 1_000_000

HEURISTIC: Mapping[str, Setting] = {"noise": not_negative}
ISMCTS: dict[str, Setting] = {
    "exploration": not_negative,
    "trust": not_negative,
    "widening": not_negative,
    "horizon": lambda text: TO_THE_END if text == "end" else whole_from_0(text, or_else="end"),
    "playout": one_of("heuristic", "uniform"),
}


class PlayerFace(Protocol):
    """The module `bot/player.py` of a game that is played from memory. A search would be
    unfair there: the worlds it imagines contain everything its seat has ever seen."""

    PLAYER: Callable[..., Bot]
    SETTINGS: Mapping[str, Setting]


class PolicyFace(Protocol):
    """The module `bot/policy.py`, which the heuristic player of a game follows."""

    POLICY: Callable[[], Policy]


class HabitFace(Protocol):
    """The module `bot/habits.py`, in games where a choice may undo the one before."""

    leads_nowhere: Habit


def player_of(game_key: str) -> PlayerFace | None:
    return cast(PlayerFace | None, faces.face(game_key, "bot", "player"))


def policy_of(game_key: str) -> Callable[[], Policy] | None:
    face = cast(PolicyFace | None, faces.face(game_key, "bot", "policy"))
    return None if face is None else face.POLICY


def habit_of(game_key: str) -> Habit | None:
    face = cast(HabitFace | None, faces.face(game_key, "bot", "habits"))
    return None if face is None else face.leads_nowhere


def kinds_for(game_key: str) -> dict[str, Mapping[str, Setting]]:
    """The bots that play a game, with their settings."""
    kinds: dict[str, Mapping[str, Setting]] = {"uniform": {}}
    if (player := player_of(game_key)) is not None:
        kinds |= {"heuristic": player.SETTINGS}
    elif policy_of(game_key) is not None:
        kinds |= {"heuristic": HEURISTIC, "ismcts": ISMCTS}
    else:
        kinds |= {"ismcts": ISMCTS | {"playout": one_of("uniform")}}
    return kinds | {f"{LEVEL}{k}": {} for k in range(1, LEVELS + 1)}


def bots_for(game_key: str) -> list[str]:
    """The names of the bots that play a game."""
    return sorted(kinds_for(game(game_key).key))


def check_bot(spec: str, game_key: str) -> Spec:
    """The spec taken apart, or a refusal that names the part that is wrong."""
    return read_spec(spec, kinds_for(game(game_key).key), BUDGETS)


def meaning(spec: str, game_key: str) -> str:
    """What a level stands for in a game; any other spec stands for itself."""
    read = check_bot(spec, game_key)
    if not read.name.startswith(LEVEL):
        return spec
    return ladder(game(game_key).key)[int(read.name[len(LEVEL) :]) - 1]


def is_level(spec: str) -> bool:
    """Whether the spec is one of the five levels."""
    return spec in KINDS and spec.startswith(LEVEL)


def make_bot(spec: str, game_key: str, seed: SupportsIndex) -> Bot:
    """The bot that a spec stands for; the seed determines its random numbers."""
    key, seed = game(game_key).key, read_seed(seed)
    read = check_bot(meaning(spec, key), key)
    if read.name == "uniform":
        return Uniform(seed, key)
    if read.name == "heuristic" and (player := player_of(key)) is not None:
        return player.PLAYER(seed, **arguments(read))
    if read.name == "heuristic":
        return Heuristic(
            policy_for(key, None), seed, habit=habit_of(key), game=key, **arguments(read)
        )
    settings = arguments(read)
    policy = policy_for(key, settings.pop("playout", None))
    budget, manner = read.budget or DEFAULT_BUDGET, Manner(**settings)
    return Ismcts(policy, budget, manner, seed, habit_of(key), key)


def arguments(read: Spec) -> dict[str, Any]:
    return dict(read.settings)


def policy_for(game_key: str, playout: str | None) -> Callable[[], Policy]:
    """The policy for imagined games: that of the game's heuristic player, if it has one."""
    if playout == "uniform":
        return UniformPolicy
    return policy_of(game_key) or UniformPolicy


def seat_bot(spec: str, game_key: str, seed: int) -> ReliableBot:
    """The same bot for a seat: if it fails, another one takes over."""
    bot, fallback = make_bot(spec, game_key, seed), fallback_for(game_key, seed)
    return ReliableBot(bot, fallback, spec=spec, limit=patience(spec, game_key))


def fallback_for(game_key: str, seed: int) -> Bot:
    """The bot that takes over from a failed one: the heuristic player, or else a random one."""
    key = game(game_key).key
    return make_bot(simple_bot(key), key, seed)


def simple_bot(game_key: str) -> str:
    """The spec of the best bot that answers at once: the heuristic player, if there is one."""
    return "heuristic" if "heuristic" in kinds_for(game_key) else "uniform"


def patience(spec: str, game_key: str) -> float:
    """Seconds after which a bot is taken to have failed."""
    budget = check_bot(meaning(spec, game_key), game_key).budget
    if budget is None or budget.seconds is None:
        return PATIENCE
    return max(PATIENCE, 2 * budget.seconds + GRACE)
