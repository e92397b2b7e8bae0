"""Odd but legal positions: a game is played for a while, then its table is stirred.

Random games hardly ever have full towns, empty piles or many cards in play at once, and rules that
only matter there are not tried by them. What can be stirred is told by each game itself, in
`tests/games/<folder of the game>/stirring.py`:

    stirred(position, dice)      the position at the beginning of a turn, with things moved about
    some_options(dice, game, seats)   house rules, now and then such as no list of options offers

A stirred position is legal: the game reads it, and might have come to it, if only with unlikely
cards and silly players.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

import monsterbox as mb
from monsterbox.bots.bot import Bot
from monsterbox.bots.make import make_bot, simple_bot
from monsterbox.core.belief import Belief
from monsterbox.core.rng import Rng
from monsterbox.core.state import OVER, GameState

from .kit import BRIEF, Case, Options, is_allowed, legal_of, through_json, waiting

TRIES = 100
LENGTHS = (10, 40, 160)  # choices that a game is played for before it is stirred, at most
SHARES = (0, 0, 0.1, 0.3, 0.6)


class Stirring(Protocol):
    """What a game tells about its positions."""

    def stirred(self, position: dict[str, Any], dice: random.Random) -> dict[str, Any]: ...

    def some_options(self, dice: random.Random, game: mb.Game, seats: int) -> Options: ...


def folder_of(key: str) -> str:
    """Where the tests of a game are; the name is that of the folder of its rules."""
    return f"{__package__}.{mb.game(key).package.rpartition('.')[2]}"


def tells(key: str, module: str) -> bool:
    """Whether the tests of a game have a module; those of games from other packages have none."""
    try:
        return find_spec(f"{folder_of(key)}.{module}") is not None
    except ModuleNotFoundError:
        return False


def games_that_tell(module: str) -> list[str]:
    return [key for key in mb.games() if tells(key, module)]


def stirring_of(key: str) -> Stirring:
    return cast(Stirring, import_module(f"{folder_of(key)}.stirring"))


# House rules


def offered_options(dice: random.Random, game: mb.Game) -> Options:
    """A few of the values that a new match may be played by, or many, or none."""
    share = dice.choice(SHARES)
    return {
        name: dice.choice(option.allowed)
        for name, option in game.options.items()
        if dice.random() < share and not option.for_replays
    }


def odd_case(key: str, seed: int) -> Case:
    """A table of any size with house rules of any kind; long games are cut short."""
    game, dice = mb.game(key), random.Random(f"table {key} {seed}")
    seats = dice.randint(*game.seats)
    for _ in range(TRIES):
        options = stirring_of(key).some_options(dice, game, seats) | BRIEF.get(key, {})
        if is_allowed(game, seats, options):
            return Case(key, seats, tuple(options.items()), seed, f"stirred {seed}")
    raise AssertionError(f"{key}: no house rules that go together in {TRIES} tries")


# Players

Player = Callable[[Case, GameState, int, list[int]], int]
"""Which of the legal actions a seat takes."""


def at_random(dice: random.Random) -> Player:
    return lambda case, state, seat, legal: dice.choice(legal)


def by_bots(key: str, seed: int) -> Player:
    """Every seat chooses as the heuristic bot of the game would, from what it knows."""
    bot: Bot = make_bot(simple_bot(key), key, seed)
    numbers = itertools.count()

    def choose(case: Case, state: GameState, seat: int, legal: list[int]) -> int:
        game, settings = case.game, case.settings
        texts = tuple(game.text_of(state, seat, action) for action in legal)
        belief = Belief.of(
            state,
            seat,
            game=game.key,
            seats=case.seats,
            view=game.view_of(state, settings, seat),
            legal=texts,
            actions=tuple(legal),
            settings=dict(settings),
            components=game.components(settings),
            number=next(numbers),
            witnessed=tuple(game.recollect(state, seat)) if game.recollect else (),
        )
        return legal[texts.index(bot.choose(belief))]

    return choose


def any_player(key: str, dice: random.Random) -> Player:
    """Half of the games are played by bots, so that they get somewhere."""
    return by_bots(key, dice.randrange(1000)) if dice.random() < 0.5 else at_random(dice)


# Positions


def played_on(
    case: Case, state: GameState, choices: int, player: Player, dice: random.Random
) -> Iterator[GameState]:
    """The game where seats choose, for so many choices or to its end."""
    rng = Rng(dice.randrange(1 << 31))
    for _ in range(choices):
        if int(state.settle(rng)) == OVER:
            return
        yield state
        seat = dice.choice(waiting(state, case.seats))
        legal = legal_of(state, seat)
        state.apply(seat, player(case, state, seat, legal))


def mid_game(case: Case, dice: random.Random) -> GameState:
    """A state that somebody has come to; a seat chooses in it."""
    choices = 1 + dice.randrange(dice.choice(LENGTHS))
    player = any_player(case.key, dice)
    for state in played_on(case, case.begin(), choices, player, dice):
        found = state.clone()
    return found


class CannotBeStirred(AssertionError):
    """No position came of it that the game reads, however often one tried."""


def stir(case: Case, state: GameState, dice: random.Random) -> dict[str, Any]:
    """The state as a position, stirred until the game reads it."""
    game, refusals = case.game, []
    position = game.position_of(state, case.settings)
    for _ in range(TRIES):
        found = stirring_of(case.key).stirred(through_json(position), dice)
        try:
            game.state_at(found, case.seats, case.settings)
        except mb.BadPosition as refusal:
            refusals.append(str(refusal))
            continue
        return found
    raise CannotBeStirred(f"{case} {dict(case.options)}: cannot be stirred: {Counter(refusals)}")


def stirred_state(key: str, seed: int) -> tuple[Case, GameState]:
    """A table, and an odd position at it; the same seed gives the same one."""
    case, dice = odd_case(key, seed), random.Random(f"position {key} {seed}")
    position = stir(case, mid_game(case, dice), dice)
    return case, case.game.state_at(position, case.seats, case.settings)
