"""The engine and a plain reference, written from the specification alone, play the same games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.options import Settings
from monsterbox.core.state import CHANCE, OVER
from tests.cases import one_in
from tests.games.oh_my_brain.reference import CHANCE as REFERENCE_CHANCE
from tests.games.oh_my_brain.reference import FACES, Reference

GAME = mb.game("oh-my-brain")
UNTOUCHED = {"open_give", "memory_mode", "forfeit", "last_winners", "die", "stall_limit"}
PREFERRED = {
    "any": (),
    "groups and no passes": (" x3", " x2", "play", "keep", "refill"),
    "low cards": tuple(f"play {value}" for value in range(8)),
    "passes": ("pass", "leave", "no swap"),
}


def some_options(dice: random.Random, seats: int) -> dict[str, Any]:
    """A few house rules, or many, or none; now and then a deck, a die, a limit of one's own."""
    share = dice.choice([0, 0.1, 0.3, 0.6])
    options: dict[str, Any] = {
        name: dice.choice(option.allowed)
        for name, option in GAME.options.items()
        if name not in UNTOUCHED and dice.random() < share
    }
    if dice.random() < 0.2:
        options["deck"] = own_deck(dice)
    if dice.random() < 0.2:
        options["marshmallows"] = dice.sample([v for v in range(20) if v not in (0, 11)], 9)
    if dice.random() < 0.2:
        options["die"] = [dice.choice(FACES) for _ in range(6)]
    elif dice.random() < 0.2:  # many brains: games of several rounds
        options["die"] = ["GAIN", "GAIN", "GAIN", "GAIN", "STEAL", "REPLAY"]
    if dice.random() < 0.1:
        options["stall_limit"] = dice.randint(1, 40)
    if options.get("first_starter") == "last_winner" and dice.random() < 0.7:
        options["last_winners"] = sorted(dice.sample(range(seats), dice.randint(1, seats)))
    return options


def own_deck(dice: random.Random) -> list[int]:
    """At least one of each value; few values with many cards make large groups."""
    copies = [1] * 20
    common = dice.sample(range(20), dice.randint(2, 20))
    for _ in range(30):
        copies[dice.choice(common)] += 1
    return copies


class Pair:
    """Both games side by side."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.settings: Settings = GAME.settings(seats, options)
        self.state = GAME.begin(seats, self.settings)
        self.reference = Reference(seats, options)
        self.compare()

    @property
    def is_over(self) -> bool:
        return int(self.state.turn()) == OVER

    def waiting(self) -> list[int]:
        found = [seat for seat in range(self.seats) if self.state.may_act(seat)]
        return found or [CHANCE]

    def choices(self, actor: int) -> dict[str, int]:
        """What is legal, by text and in order; both must say the same, also how likely it is."""
        actions = Actions()
        self.state.legal(actor, actions)
        found = {GAME.text_of(self.state, actor, one): one for one in actions.to_list()}
        if actor == CHANCE:
            weights = {text: int(self.state.weight(one)) for text, one in found.items()}
            assert weights == self.reference.outcomes(), self.options
        else:
            assert list(found) == self.reference.legal(actor), self.options
        return found

    def take(self, actor: int, text: str, action: int) -> None:
        self.state.apply(actor, action)
        if actor == CHANCE:
            self.reference.chance(text)
        else:
            self.reference.play(actor, text)
        self.compare()

    def compare(self) -> None:
        """The tables look alike, and the same seats (or chance) are asked."""
        assert self.state.is_sound(), self.options
        ours = GAME.position_of(self.state, self.settings)
        theirs = self.reference
        asked: Any = set(ours["asked"])
        if int(self.state.turn()) < 0:
            asked = None if self.is_over else REFERENCE_CHANCE
        assert asked == theirs.who(), self.options
        lots = [list(lot) for lot in theirs.lots]
        if theirs.drawn:
            lots[theirs.active] = sorted(theirs.drawn)
        assert ours["hands"] == [sorted(cards) for cards in theirs.hands], self.options
        assert ours["graves"] == [sorted(cards) for cards in theirs.graves], self.options
        assert ours["lots"] == [sorted(cards) for cards in lots], self.options
        assert Counter(ours["reserve"]) == +theirs.reserve, self.options
        assert Counter(ours["discard"]) == +theirs.discard, self.options
        assert ours["horde"] == theirs.horde, self.options
        assert ours["extras"] == len(theirs.extras), self.options
        assert ours["brains"] == theirs.brains, self.options
        for name in ("round", "active", "steps", "unpaid"):
            assert ours[name] == getattr(theirs, name), (name, self.options)


def play_through(dice: random.Random) -> Pair:
    """One game to the end, compared after every step; seats that choose at once do so anyhow."""
    seats = dice.randint(2, 5)
    pair = Pair(seats, some_options(dice, seats))
    wishes = PREFERRED[dice.choice(list(PREFERRED))]
    while not pair.is_over:
        actor = dice.choice(pair.waiting())
        choices = pair.choices(actor)
        liked = [text for text in choices if any(wish in text for wish in wishes)]
        text = dice.choice(liked if liked and dice.random() < 0.8 else list(choices))
        pair.take(actor, text, choices[text])
    return pair


@pytest.mark.parametrize("seed", one_in(6, range(24)))
def test_the_engine_plays_as_the_plain_reference_does(seed: int) -> None:
    """Legal choices, every zone, every question, scores and ranks agree to the end."""
    dice = random.Random(seed)

    for _ in range(4):
        pair = play_through(dice)

        seats = range(pair.seats)
        assert pair.reference.scores() == [int(pair.state.score(seat)) for seat in seats]
        assert pair.reference.ranks() == [int(pair.state.rank(seat)) for seat in seats]
