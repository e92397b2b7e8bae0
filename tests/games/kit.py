"""What the conformance tests of every game share: option sets, walks, worlds to compare."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import permutations, product
from typing import Any

import msgspec

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.options import Settings, Value, spell
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, GameState

COMBINATIONS = 16
FAST = 2 if mb.is_compiled() else 0  # combinations in the fast tier of tests
Options = dict[str, Value]

# Events after which the rules may look into a hand that the seat cannot see, to carry out forced
# steps of its owner: what the seat witnesses from there on may rightly differ between two worlds.
HORIZON: dict[str, frozenset[str]] = {
    "humans": frozenset({"TurnStarted", "HumanFled"}),
    "humans-zombies": frozenset({"TurnStarted", "HumanFled"}),
    "monster-meister": frozenset({"CardsTurnedBack"}),
    "oh-my-brain": frozenset({"TurnStarted"}),
    "zombeasts": frozenset({"TurnStarted"}),
}


# Events that show hidden cards to the seat whose choice brought them about.
REVEALING: dict[str, frozenset[str]] = {
    "monster-meister": frozenset(
        {"CardTurned", "StrayDrawn", "TaskFlipped", "RoundScored", "PickShown"}
    ),
    "oh-my-brain": frozenset({"HandsSwapped", "GravesSwapped"}),
}


# Games that may last for thousands of choices are cut short by a house rule of their own; whole
# ones are played by `make million` and `make compare`.
BRIEF: dict[str, Options] = {
    "humans": {"max_rounds": 14},
    "humans-zombies": {"max_rounds": 6},
}


@dataclass(frozen=True)
class Case:
    """One game to play: which, with how many seats, with what house rules, from what seed."""

    key: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()
    seed: int = 0
    label: str = "defaults"

    def __str__(self) -> str:
        return f"{self.key}-{self.seats}-{self.label}"

    @property
    def game(self) -> mb.Game:
        return mb.game(self.key)

    @property
    def settings(self) -> Settings:
        return self.game.settings(self.seats, dict(self.options))

    def begin(self) -> GameState:
        return self.game.begin(self.seats, self.settings)

    def match(self) -> mb.Match:
        rules: dict[str, Any] = dict(self.options)
        return self.game.match(self.seats, self.seed, **rules)


# Option sets


def is_allowed(game: mb.Game, seats: int, options: Options) -> bool:
    """Whether the options go together at a table of that size."""
    try:
        game.settings(seats, options)
    except mb.BadOption:
        return False
    return True


def single_changes(game: mb.Game) -> dict[str, Options]:
    """Every value that is not a default, alone."""
    return {
        f"{name}={spell(value)}": {name: value}
        for name, option in game.options.items()
        for value in option.allowed
        if value != option.default
    }


def combinations(game: mb.Game, count: int = COMBINATIONS) -> dict[str, Options]:
    """Several house rules at once, few or many, always the same ones."""
    source = random.Random(f"combinations of {game.key}")
    found: dict[str, Options] = {}
    for k in range(count):
        share = (0.25, 0.5, 0.9)[k % 3]
        found[f"combination {k}"] = {
            name: source.choice(option.allowed)
            for name, option in game.options.items()
            if source.random() < share
        }
    return found


def seat_counts(game: mb.Game) -> range:
    return range(game.seats[0], game.seats[1] + 1)


def cases_of(game: mb.Game, option_sets: dict[str, Options]) -> list[Case]:
    """The option sets in turn at tables of every size; the defaults at each of them."""
    sizes = seat_counts(game)
    brief = BRIEF.get(game.key, {})
    cases = [Case(game.key, seats, tuple(brief.items()), 100 + seats) for seats in sizes]
    for k, (label, told) in enumerate(option_sets.items()):
        options = brief | told if told.keys() <= brief.keys() else told | brief
        for turn in range(len(sizes)):
            seats = sizes[(k + turn) % len(sizes)]
            if is_allowed(game, seats, options):
                cases.append(Case(game.key, seats, tuple(options.items()), k, label))
                break
    return cases


def all_cases() -> list[Case]:
    """Every value of every option, and many together: for checks that cost little."""
    return [case for key in mb.games() for case in all_of(key)]


def all_of(key: str) -> list[Case]:
    """Those of one game."""
    game = mb.game(key)
    return cases_of(game, single_changes(game) | combinations(game))


def few_cases(count: int = COMBINATIONS) -> list[Case]:
    """The defaults at every table, and some combinations: for checks that cost much."""
    return [case for key in mb.games() for case in few_of(key, count)]


def few_of(key: str, count: int = COMBINATIONS) -> list[Case]:
    """Those of one game."""
    game = mb.game(key)
    return cases_of(game, combinations(game, count))


def one_of_each() -> list[Case]:
    """A small table of every game: what the fast tier plays where a case costs much."""
    return [few_of(key, 0)[0] for key in mb.games()]


# Playing


def legal_of(state: GameState, actor: int) -> list[int]:
    actions = Actions()
    state.legal(actor, actions)
    return actions.to_list()


def waiting(state: GameState, seats: int) -> list[int]:
    """The seats that may choose now."""
    return [seat for seat in range(seats) if state.may_act(seat)]


@dataclass(frozen=True)
class Moment:
    """A state that waits, who acts in it, and what is legal; it lives until the next step."""

    number: int
    state: GameState
    actor: int
    legal: list[int]

    @property
    def is_choice(self) -> bool:
        return self.actor != CHANCE


def moments(case: Case, begun: GameState | None = None) -> Iterator[Moment]:
    """A random game, step by step; the state goes on when the next moment is asked for."""
    state = begun or case.begin()
    rng = Rng(case.seed)
    for number in range(case.game.longest + 1):
        if int(state.turn()) == OVER:
            return
        seats = waiting(state, case.seats)
        actor = seats[int(rng.below(len(seats)))] if seats else CHANCE
        legal = legal_of(state, actor)
        yield Moment(number, state, actor, legal)
        action = int(state.roll(rng)) if actor == CHANCE else legal[int(rng.below(len(legal)))]
        state.apply(actor, action)
    raise AssertionError(f"{case} has not ended after {case.game.longest} steps")


MomentCheck = Callable[[Case, Moment], None]


def is_due(number: int, every: int, case: Case) -> bool:
    """One moment in `every`, not always the same ones."""
    return number % every == case.seed % every


def some_choices(case: Case, every: int) -> Iterator[Moment]:
    """Moments in which a seat chooses, one in `every`."""
    choices = (moment for moment in moments(case) if moment.is_choice)
    return (moment for k, moment in enumerate(choices) if is_due(k, every, case))


def turns(case: Case, match: mb.Match | None = None) -> Iterator[tuple[mb.Match, int, str]]:
    """A random match: who is about to choose what; the choice is made before the next turn."""
    match = match or case.match()
    source = random.Random(case.seed)
    while not match.over:
        seat = source.choice(match.waiting)
        choice = source.choice(match.legal(seat))
        version = match.version
        yield match, seat, choice
        if match.version == version:
            match.play(seat, choice)


@dataclass(frozen=True)
class Turn:
    """A match in which a seat is about to choose; `seen` is all that was ever legal in it."""

    number: int
    match: mb.Match
    seat: int
    choice: str
    seen: Set[str]


TurnCheck = Callable[[Case, Turn], None]


def played(case: Case, choices: int | None = None) -> mb.Match:
    """A match after that many random choices, or at its end."""
    match = case.match()
    for k, (now, _, _) in enumerate(turns(case, match)):
        if k == choices:
            return now
    return match


Style = Callable[[mb.Game, GameState, Moment], int]


def shortest(game: mb.Game, state: GameState, moment: Moment) -> int:
    """Of few words: stop, decline, neither."""
    return min(moment.legal, key=lambda action: len(game.text_of(state, moment.actor, action)))


def longest(game: mb.Game, state: GameState, moment: Moment) -> int:
    return max(moment.legal, key=lambda action: len(game.text_of(state, moment.actor, action)))


def in_turn(game: mb.Game, state: GameState, moment: Moment) -> int:
    """The first choice, then the last, and so on."""
    return moment.legal[-(moment.number % 2)]


STYLES: dict[str, Style] = {
    "always the first": lambda game, state, moment: moment.legal[0],
    "always the last": lambda game, state, moment: moment.legal[-1],
    "always the shortest": shortest,
    "always the longest": longest,
    "first and last in turn": in_turn,
}


def length_of_play(case: Case, style: Style) -> int:
    """How many steps a game takes when all seats play in that style."""
    state = case.begin()
    rng = Rng(case.seed)
    for number in range(case.game.longest + 1):
        actor = int(state.turn())
        if actor == OVER:
            return number
        if actor == CHANCE:
            state.apply(CHANCE, state.roll(rng))
            continue
        moment = Moment(number, state, actor, legal_of(state, actor))
        state.apply(actor, style(case.game, state, moment))
    raise AssertionError(f"{case} has not ended after {case.game.longest} steps")


# Comparing


def through_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def numbers_of(match: mb.Match) -> list[int]:
    """The state of a match as numbers."""
    return match.game.state_at(match.position(), match.seats, match.settings).to_ints()


def snapshot(match: mb.Match) -> dict[str, Any]:
    """All that a match shows to anybody."""
    seats = range(match.seats)
    return {
        "numbers": numbers_of(match),
        "position": match.position(),
        "views": [match.view(seat) for seat in (None, *seats)],
        "events": [match.events(seat) for seat in (None, *seats)],
        "legal": [match.legal(seat) for seat in seats],
        "waiting": match.waiting,
        "scores": match.scores,
        "ranks": match.ranks,
        "record": match.record(),
    }


def redealt(state: GameState, seat: int, seed: int) -> GameState:
    """Another world that the seat cannot tell from this one."""
    world = state.clone()
    world.redeal(seat, Rng(seed))
    return world


def until_horizon(key: str, events: Sequence[Any]) -> list[Any]:
    """The events up to the first after which a hidden hand decides what happens."""
    found = []
    for event in events:
        if event.reveals or type(event).__name__ in REVEALING.get(key, ()):
            break
        found.append(event)
        if type(event).__name__ in HORIZON.get(key, ()):
            break
    return found


def results_of_all_orders(
    state: GameState, seats: int, most: int = 64
) -> list[set[tuple[int, ...]]]:
    """For choices of all waiting seats: the different states that the orders of making them give.

    Where the choices commute every set has one member.
    """
    acting = waiting(state, seats)
    picks = product(*(legal_of(state, seat) for seat in acting))
    found = []
    for pick, _ in zip(picks, range(most), strict=False):
        results = set()
        for order in permutations(zip(acting, pick, strict=True)):
            after = state.clone()
            for seat, action in order:
                after.apply(seat, action)
            results.add(tuple(after.to_ints()))
        found.append(results)
    return found
