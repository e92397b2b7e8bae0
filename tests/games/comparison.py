"""The rules and a plain reference play the same games side by side, from odd positions as well.

What the two of a game call things is told in `tests/games/<folder of the game>/pair.py`; the class
`Pair` there is made of the `Comparison` of this module. `tools/comparison.py` plays a great number
of games.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from typing import Any, cast

import monsterbox as mb
from monsterbox.core.options import spell
from monsterbox.core.state import CHANCE, OVER

from .kit import Case, Options, is_allowed, legal_of, waiting
from .stirring import CannotBeStirred, Player, by_bots, folder_of, stir, stirring_of

TOLD = 25  # steps that a difference is reported with
STIRS = 6  # in a game; if it is over before, it goes on from an earlier position
STIR_WITHIN = 60  # choices
TO_THE_END = -1
OBEDIENCE = 0.8  # how often a player with a wish follows it
TRIES = 50


class Comparison:
    """Both games of one table; each step is made in both, and then they must look alike."""

    untouched: frozenset[str] = frozenset()
    """House rules that the reference knows nothing of: they change no rule."""
    wishes: Mapping[str, tuple[str, ...]] = {"any": ()}
    """What players like to choose, by parts of the text."""
    is_ordered = False
    """Whether both list choices in the same order."""
    every = 1
    """The tables are compared after so many steps, who is asked what after each."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.state = case.begin()
        self.chosen = self.state  # where the last choice was made
        self.told: list[str] = []
        self.steps = 0
        self.begin()
        self.compare()

    # What a game tells

    def begin(self) -> None:
        """Begin the game of the reference."""
        raise NotImplementedError

    def resume(self, position: Mapping[str, Any]) -> None:
        """Let the reference go on from a position."""
        raise NotImplementedError

    def asked(self) -> set[int]:
        """The seats that the reference asks, or CHANCE; nobody when it is over."""
        raise NotImplementedError

    def choices_of_reference(self, actor: int) -> Mapping[str, int]:
        """What may be chosen or may happen there, with weights."""
        raise NotImplementedError

    def translated(self, text: str) -> str:
        """What the reference calls a choice."""
        return text

    def tell(self, actor: int, text: str) -> None:
        """Let the reference make a step."""
        raise NotImplementedError

    def compare_tables(self, position: Mapping[str, Any]) -> None:
        """Whether all lies where it lies on the table of the reference."""
        raise NotImplementedError

    def results_of_reference(self) -> tuple[list[int] | None, list[int]]:
        """Scores, if it has them, and ranks."""
        raise NotImplementedError

    # What all of them do

    @property
    def is_over(self) -> bool:
        return int(self.state.turn()) == OVER

    def waiting(self) -> list[int]:
        """The seats that may choose, or CHANCE."""
        return waiting(self.state, self.case.seats) or [CHANCE]

    def position(self) -> dict[str, Any]:
        return self.case.game.position_of(self.state, self.case.settings)

    def choices(self, actor: int) -> dict[str, int]:
        """What is legal, by text; both must say the same, also how likely it is."""
        game, ours = self.case.game, dict[str, int]()
        found = {game.text_of(self.state, actor, one): one for one in legal_of(self.state, actor)}
        for text, action in found.items():
            name = self.translated(text)
            weight = int(self.state.weight(action)) if actor == CHANCE else 1
            ours[name] = ours.get(name, 0) + weight
        theirs = dict(self.choices_of_reference(actor))
        self.same(ours, theirs)
        if self.is_ordered and actor != CHANCE:
            self.same([*ours], [*theirs])
        return found

    def take(self, actor: int, text: str, action: int) -> None:
        self.told.append(f"{actor}: {text}")
        self.steps += 1
        self.tell(actor, self.translated(text))
        if actor != CHANCE:
            self.chosen = self.state.clone()
        self.state.apply(actor, action)
        self.compare()

    def compare(self) -> None:
        """The tables look alike, and the same seats (or chance) are asked."""
        assert self.state.is_sound(), self.story()
        asked = set() if self.is_over else set(self.waiting())
        self.same({"asked": asked}, {"asked": self.asked()})
        if self.is_over or self.steps % self.every == 0:
            self.compare_tables(self.position())

    def compare_results(self) -> None:
        """The same points and places."""
        scores, ranks = self.results_of_reference()
        seats = range(self.case.seats)
        if scores is not None:
            self.same([int(self.state.score(seat)) for seat in seats], scores)
        self.same([int(self.state.rank(seat)) for seat in seats], ranks)

    def stir(self, dice: random.Random) -> None:
        """Both go on from the same odd position."""
        position = stir(self.case, self.chosen, dice)
        self.state = self.case.game.state_at(position, self.case.seats, self.case.settings)
        self.told = [f"from {position}"]
        self.resume(position)
        self.compare()

    def same(self, ours: object, theirs: object) -> None:
        """Refuse what differs, with its places and the way that led to it."""
        found = [*differences(ours, theirs)]
        assert not found, "\n".join([*found, self.story()])

    def story(self) -> str:
        """How it came to this, for whoever looks for a difference."""
        case, first = self.case, self.told[:1]
        lines = [f"{case.key} {case.seats} {dict(case.options)}", *first, *self.told[1:][-TOLD:]]
        return "\n".join(lines)


def differences(ours: object, theirs: object, where: str = "") -> Iterator[str]:
    """The places in which two tables differ."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for name in {**ours, **theirs}:
            yield from differences(ours.get(name), theirs.get(name), f"{where}.{name}")
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for place, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            yield from differences(one, other, f"{where}[{place}]")
    elif ours != theirs:
        yield f"{where}: {ours!r}, but {theirs!r} in the reference"


def pair_of(key: str) -> type[Comparison]:
    return cast(type[Comparison], import_module(f"{folder_of(key)}.pair").Pair)


# Whole games


def some_case(key: str, dice: random.Random, fixed: Options) -> Case:
    """A table of any size with house rules of any kind that the reference knows."""
    game, pair = mb.game(key), pair_of(key)
    seats = dice.randint(*game.seats)
    for _ in range(TRIES):
        told = stirring_of(key).some_options(dice, game, seats)
        options: Options = {k: told[k] for k in told if k not in pair.untouched} | fixed
        if is_allowed(game, seats, options):
            label = " ".join(f"{name}={spell(value)}" for name, value in options.items())
            return Case(key, seats, tuple(options.items()), 0, label)
    raise AssertionError(f"{key}: no house rules that go together in {TRIES} tries")


def wishful(pair: Comparison, dice: random.Random) -> Player:
    """Players who mostly choose what they like, if there is any of it."""
    wishes = pair.wishes[dice.choice([*pair.wishes])]

    def choose(case: Case, state: Any, seat: int, legal: list[int]) -> int:
        texts = {case.game.text_of(state, seat, action): action for action in legal}
        liked = [text for text in texts if any(wish in text for wish in wishes)]
        return texts[dice.choice(liked if liked and dice.random() < OBEDIENCE else [*texts])]

    return choose


def compare_game(key: str, number: int, fixed: Options | None = None) -> Comparison:
    """One game to the end: every second one by bots, and of both kinds every second one stirred."""
    dice = random.Random(f"{key} {number}")
    pair = pair_of(key)(some_case(key, dice, fixed or {}))
    player = by_bots(key, number) if number % 2 else wishful(pair, dice)
    for _ in range(STIRS if number // 2 % 2 else 0):
        play_on(pair, player, dice, dice.randint(1, STIR_WITHIN))
        with suppress(CannotBeStirred):  # a table near its end may be too tight: it is played on
            pair.stir(dice)
    play_on(pair, player, dice, TO_THE_END)
    return pair


def play_on(pair: Comparison, player: Player, dice: random.Random, choices: int) -> None:
    """So many choices, or to the end."""
    while choices and not pair.is_over:
        actor = dice.choice(pair.waiting())
        choices -= actor != CHANCE
        take_a_step(pair, actor, player, dice)
    if pair.is_over:
        pair.compare_results()


def take_a_step(pair: Comparison, actor: int, player: Player, dice: random.Random) -> None:
    """A choice of a seat, or any outcome of chance."""
    texts = {action: text for text, action in pair.choices(actor).items()}
    assert texts, f"a dead end: {pair.story()}"
    if actor == CHANCE:
        action = dice.choice([*texts])
    else:
        action = player(pair.case, pair.state, actor, [*texts])
    pair.take(actor, texts[action], action)
