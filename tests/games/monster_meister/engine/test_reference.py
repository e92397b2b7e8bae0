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
from tests.games.monster_meister.reference import CHANCE as REFERENCE_CHANCE
from tests.games.monster_meister.reference import Reference

GAME = mb.game("monster-meister")
FACES = [*GAME.components(GAME.settings(2, {"deck": "mixed"}))]


def some_options(dice: random.Random, seats: int) -> dict[str, Any]:
    """A few house rules, or many, or none; now and then a deck of one's own."""
    share = dice.choice([0, 0.1, 0.3, 0.6])
    options: dict[str, Any] = {
        name: dice.choice(option.allowed)
        for name, option in GAME.options.items()
        if dice.random() < share
    }
    holder = options.get("first_holder")
    if isinstance(holder, int) and holder >= seats:
        del options["first_holder"]
    if dice.random() < 0.2:
        faces = [name.partition("-")[2] for name in FACES]
        options["deck"] = {"set": dice.choices(faces, k=16), "strays": dice.choices(faces, k=8)}
    return options


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
        """What is legal, by text; both must say the same, also how likely it is."""
        actions = Actions()
        self.state.legal(actor, actions)
        found = {GAME.text_of(self.state, actor, one): one for one in actions.to_list()}
        if actor == CHANCE:
            weights = {text: int(self.state.weight(one)) for text, one in found.items()}
            theirs = self.reference.outcomes()
            assert {plain(text): weight for text, weight in weights.items()} == theirs
        else:
            assert list(found) == self.reference.legal(actor), self.options
        return found

    def take(self, actor: int, text: str, action: int) -> None:
        self.state.apply(actor, action)
        if actor == CHANCE:
            self.reference.chance(plain(text))
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
        assert [lying(display) for display in ours["displays"]] == [
            {
                f"{column},{row}": (f"{card.back}-{card.face}", card.face_up)
                for (column, row), card in display.items()
            }
            for display in theirs.displays
        ], self.options
        pile = [f"{card.back}-{card.face}" for card in theirs.pile]
        assert [told["card"] for told in ours["pile"]] == pile, self.options
        assert ours["holder"] == theirs.holder
        assert ours["round"] == len(theirs.played), self.options
        if asked != REFERENCE_CHANCE:
            assert set(ours["memorizers"]) == set(theirs.memorizers), self.options
            assert set(ours["muddlers"]) == set(theirs.muddlers), self.options


def plain(text: str) -> str:
    """The reference calls strays cards as well."""
    return text.replace("stray ", "card ")


def lying(display: dict[str, Any]) -> dict[str, tuple[str, bool]]:
    return {cell: (card["card"], card.get("up", False)) for cell, card in display.items()}


def play_through(dice: random.Random) -> Pair:
    """One game to the end, compared after every step; seats that choose at once do so anyhow."""
    seats = dice.randint(2, 4)
    pair = Pair(seats, some_options(dice, seats))
    while not pair.is_over:
        actor = dice.choice(pair.waiting())
        choices = pair.choices(actor)
        text = dice.choice(list(choices))
        pair.take(actor, text, choices[text])
    return pair


@pytest.mark.parametrize("seed", one_in(6, range(24)))
def test_the_engine_plays_as_the_plain_reference_does(seed: int) -> None:
    """Legal choices, every zone, every question and the ranks agree to the end."""
    pair = play_through(random.Random(seed))

    assert pair.reference.ranks() == [int(pair.state.rank(seat)) for seat in range(pair.seats)]
