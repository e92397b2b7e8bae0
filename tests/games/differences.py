"""Two tables that differ in one house rule, and the first thing in which that shows.

Both play the same game, step by step, as long as nobody could tell them apart: not by what may be
chosen, seen, witnessed or imagined, nor by points, components, time limits, or what happens to
players who are gone.

What house rules need in order to matter is told in `tests/games/<game>/house_rules.py`:

    TOGETHER    by option: the house rules at both tables that it is tried with
    PARTNERS    by option and value: what goes with this value alone
    POSITIONS   by option, or by game and option: a table to begin from, where it hardly ever
                matters elsewhere
    EXAMPLES    by option: values that no list offers
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

import monsterbox as mb
from monsterbox.core.journal import Journal
from monsterbox.core.options import Option, Settings, Value
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, GameState

from .kit import Case, Options, is_allowed, legal_of, redealt, seat_counts, waiting
from .stirring import folder_of, mid_game, stir, stirring_of

STEPS = 400  # of a game in which no difference has shown
LOOK_EVERY = 6  # steps: what costs much to look at
THOROUGH = (0, 1, 40, 41, 42, 43)  # attempts in which all is looked at; else choices and points
ATTEMPTS = 400


# What can be observed


def announced(game: mb.Game, settings: Settings) -> dict[str, Any]:
    """What is known before the first card is dealt."""
    return {
        "components": game.components(settings),
        "memory": game.forgets is not None and game.forgets(settings),
        "absent players": game.absent_choose_randomly is None
        or game.absent_choose_randomly(settings),
    }


def choices(game: mb.Game, state: GameState, settings: Settings, seats: int) -> dict[str, Any]:
    """Who may choose what, what may happen, and how all stand."""
    asked = waiting(state, seats)
    return {
        "asked": asked,
        "choices": [legal_of(state, seat) for seat in asked],
        "outcomes": [] if asked else outcomes(state),
        "scores": [int(state.score(seat)) for seat in range(seats)],
        "ranks": [int(state.rank(seat)) for seat in range(seats)],
    }


def outcomes(state: GameState) -> list[tuple[int, int]]:
    """What chance may bring, and how likely."""
    return [(outcome, int(state.weight(outcome))) for outcome in legal_of(state, CHANCE)]


def question(game: mb.Game, state: GameState, settings: Settings, seats: int) -> dict[str, Any]:
    """The same, with how long it may take, and who may leave."""
    found = choices(game, state, settings, seats)
    if not found["asked"]:
        return found
    return found | {
        "hidden": bool(state.conceals()),
        "time limit": None if game.deadline is None else game.deadline(state, settings),
        "gone players": game.gone and [game.gone(state, seat) for seat in range(seats)],
    }


def sight(game: mb.Game, state: GameState, settings: Settings, seats: int) -> dict[str, Any]:
    """What everybody sees and can imagine, and what is answered for them."""
    answers = game.advance_answers
    return {
        "views": [game.view_of(state, settings, seat) for seat in (None, *range(seats))],
        "worlds": [world(game, state, settings, seat) for seat in range(seats)],
        "memories": game.recollect and [game.recollect(state, seat) for seat in range(seats)],
        "answers in advance": answers
        and [
            (answers.answer(state, seat, kind), answers.forced(state, seat))
            for seat in waiting(state, seats)
            for kind in answers.kinds
        ],
    }


def world(game: mb.Game, state: GameState, settings: Settings, seat: int) -> dict[str, Any]:
    """Another table that this seat cannot tell from the true one."""
    position = game.position_of(redealt(state, seat, seed=1), settings)
    return {name: position[name] for name in position if name != "options"}


# Twins

Look = Callable[[mb.Game, GameState, Settings, int], dict[str, Any]]


@dataclass
class Twins:
    """The same table under two sets of house rules."""

    game: mb.Game
    seats: int
    settings: tuple[Settings, Settings]
    states: tuple[GameState, GameState]

    def differ_in(self, look: Look) -> str | None:
        """What is not the same at both, if anything."""
        game, seats, settings, states = self.game, self.seats, self.settings, self.states
        one, other = (look(game, states[k], settings[k], seats) for k in range(2))
        return differing(one, other)

    def first_difference(self, seed: int, *, thorough: bool) -> str | None:
        """Where they part, if they do; the choices are made at random."""
        told = differing(*(announced(self.game, settings) for settings in self.settings))
        rng = Rng(seed)
        for number in range(STEPS):
            told = told or self.differ_in(question if thorough else choices)
            if not told and thorough and number % LOOK_EVERY == 0 and self.asked:
                told = self.differ_in(sight)
            if told or int(self.states[0].turn()) == OVER:
                break
            told = self.step(rng, thorough=thorough)
        return told

    @property
    def asked(self) -> list[int]:
        return waiting(self.states[0], self.seats)

    def step(self, rng: Rng, *, thorough: bool) -> str | None:
        """Make the same step at both tables; what differs of what is witnessed."""
        state, asked = self.states[0], self.asked
        actor = asked[int(rng.below(len(asked)))] if asked else CHANCE
        legal = legal_of(state, actor)
        assert legal, "a dead end"
        action = legal[int(rng.below(len(legal)))] if asked else int(state.roll(rng))
        if not thorough:
            for state in self.states:
                state.apply(actor, action)
            return None
        return differing(*({"events": self.carry_out(k, actor, action)} for k in range(2)))

    def carry_out(self, table: int, actor: int, action: int) -> list[Any]:
        """What every seat witnesses of an action, and may look up afterwards."""
        state, journal = self.states[table], Journal()
        state.keep_journal(journal)
        state.apply(actor, action)
        state.keep_journal(None)
        events = self.game.read_notes(state, journal.take())
        seen = [
            [one for event in events if (one := event.seen_by(seat)) is not None]
            for seat in (None, *range(self.seats))
        ]
        return [seen, *(self.game.recall(state, one) for one in seen if self.game.recall)]


def differing(one: Mapping[str, Any], other: Mapping[str, Any]) -> str | None:
    """What is not the same, in a word."""
    return next((name for name in one if one[name] != other[name]), None)


# House rules


class Hints(Protocol):
    """What the house rules of a game need."""

    TOGETHER: Mapping[str, Options]
    PARTNERS: Mapping[tuple[str, Value], Options]
    POSITIONS: Mapping[str, dict[str, Any]]
    EXAMPLES: Mapping[str, list[Value]]


def hints_of(key: str) -> Hints:
    return cast(Hints, import_module(f"{folder_of(key)}.house_rules"))


def values_of(key: str, option: Option) -> list[Value]:
    """Every value but the default."""
    offered = [value for value in option.allowed if value != option.default]
    return offered + hints_of(key).EXAMPLES.get(option.name, [])


def attempts(key: str, name: str, value: Value) -> Iterator[tuple[int, Twins]]:
    """Tables under both settings, plain and stirred, alone and with any other house rules."""
    game, hints = mb.game(key), hints_of(key)
    together, tables = hints.TOGETHER.get(name, {}), hints.POSITIONS
    position = tables.get(f"{key} {name}", tables.get(name))
    partners = hints.PARTNERS.get((name, value), {}) if isinstance(value, str) else {}
    for number in range(ATTEMPTS):
        dice = random.Random(f"{key} {name} {value} {number}")
        seats = position["seats"] if position else dice.choice(seat_counts(game))
        others = stirring_of(key).some_options(dice, game, seats) if number % 4 > 1 else {}
        one = others | together | {name: game.options[name].default}
        other = one | {name: value} | partners
        if is_allowed(game, seats, one) and is_allowed(game, seats, other):
            case = Case(key, seats, tuple(one.items()))
            stirred = stir(case, mid_game(case, dice), dice) if number % 2 else None
            with suppress(mb.BadPosition):  # a table that only one of them can come to
                yield number, twins(case, other, position or stirred)


def twins(case: Case, changed: Options, position: dict[str, Any] | None) -> Twins:
    """A table, and the same under other house rules."""
    game, seats = case.game, case.seats
    settings = (case.settings, game.settings(seats, changed))
    if position is None:
        states = [game.begin(seats, one) for one in settings]
    else:
        states = [game.state_at(position, seats, one) for one in settings]
    return Twins(game, seats, settings, (states[0], states[1]))


def effect_of(key: str, name: str, value: Value) -> str | None:
    """The first thing in which a value differs from the default; None if nothing does."""
    for number, pair in attempts(key, name, value):
        found = pair.first_difference(number, thorough=number in THOROUGH)
        if found is not None:
            return found
    return None
