"""The engine and a plain reference, written from the specification alone, play the same games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.options import Settings
from monsterbox.core.state import CHANCE, OVER
from tests.cases import one_in
from tests.games.zombeasts.reference import Reference, recon_v1

GAME = mb.game("zombeasts")
UNTOUCHED = {"deck_profile", "ages", "bot_memory", "score_tracking"}  # no rule looks at them
PREFERRED = {
    "any": (),
    "swaps and toys": ("swap", "toy", "attack", "carrot", "mouse"),
    "white moons and gifts": ("white", "swap", "give", " of "),
}


def some_options(dice: random.Random, seats: int) -> dict[str, Any]:
    """A few house rules, or many, or none."""
    share = dice.choice([0, 0.1, 0.3, 0.6])
    options: dict[str, Any] = {
        name: dice.choice(option.allowed)
        for name, option in GAME.options.items()
        if name not in UNTOUCHED and dice.random() < share
    }
    start = options.get("start_player", "random")
    if isinstance(start, int) and start >= seats:
        del options["start_player"]
    if start == "youngest":
        options["ages"] = [dice.choice([None, 7, 8]) for _ in range(seats)]
    return options | {"master": dice.random() < 0.6}


class Pair:
    """Both games side by side."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options = options
        self.settings: Settings = GAME.settings(seats, options)
        self.state = GAME.begin(seats, self.settings)
        self.reference = Reference(recon_v1(), seats, options)

    @property
    def actor(self) -> int:
        return int(self.state.turn())

    def choices(self) -> dict[str, int]:
        """What is legal, by text; both must say the same."""
        actions = Actions()
        self.state.legal(self.actor, actions)
        found = {GAME.text_of(self.state, self.actor, one): one for one in actions.to_list()}
        assert sorted(found) == sorted(self.reference.legal()), self.options
        return found

    def take(self, text: str, action: int) -> None:
        self.state.apply(self.actor, action)
        self.reference.play(text)
        self.compare()

    def compare(self) -> None:
        """The tables look alike, and the same seat (or chance) is asked."""
        ours = GAME.position_of(self.state, self.settings)
        theirs = self.reference.snapshot()
        actors = {CHANCE: "chance", OVER: None}
        assert self.reference.to_act() == actors.get(self.actor, self.actor)
        for name in ("phase", "asked", "stock", "fullMoons", "trigger", "lastRound"):
            assert ours[name] == theirs[name], (name, self.options)
        for name in ("hands", "victory", "minus"):
            assert [sorted(cards) for cards in ours[name]] == theirs[name], (name, self.options)
        for name in ("pile", "discard"):
            assert sorted(ours[name]) == theirs[name], (name, self.options)
        moons = [{c: sorted(cards) for c, cards in moon.items()} for moon in ours["moons"]]
        assert moons == theirs["moons"], self.options
        if self.actor >= 0:
            assert (ours["active"], ours["number"]) == (theirs["active"], theirs["number"])


def play_through(dice: random.Random) -> Pair:
    """One game to the end, compared after every step."""
    seats = dice.randint(2, 4)
    pair = Pair(seats, some_options(dice, seats))
    wishes = PREFERRED[dice.choice(list(PREFERRED))]
    while pair.actor != OVER:
        choices = pair.choices()
        liked = [text for text in choices if any(wish in text for wish in wishes)]
        text = dice.choice(liked if liked and dice.random() < 0.8 else sorted(choices))
        pair.take(text, choices[text])
    return pair


@pytest.mark.parametrize("seed", one_in(4, range(12)))
def test_the_engine_plays_as_the_plain_reference_does(seed: int) -> None:
    """Legal choices, every zone, every question, scores and ranks agree to the end."""
    dice = random.Random(seed)

    for _ in range(3):
        pair = play_through(dice)

        seats = range(pair.reference.seats)
        assert pair.reference.scores() == [int(pair.state.score(seat)) for seat in seats]
        assert pair.reference.ranks() == [int(pair.state.rank(seat)) for seat in seats]
