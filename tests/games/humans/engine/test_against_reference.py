"""The engine and a plain reference, written from the specification alone, play the same games."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.options import Settings
from monsterbox.core.state import CHANCE, OVER
from tests.cases import one_in
from tests.games.humans.engine.test_reference_games import some_options
from tests.games.humans.reference import CHANCE as REFERENCE_CHANCE
from tests.games.humans.reference import Reference
from tests.games.humans.reference_data import BASE, CARDS, COMBINED, HELIPAD, SHOTGUN
from tests.games.humans.reference_map import BUILDING, all_spaces, spaces_of
from tests.games.humans.reference_table import Player, Space, Table, has_zombie, is_lasting, text_of
from tests.games.humans.translation import table_of_engine, table_of_reference, translated

WISHES: dict[str, tuple[str, ...]] = {
    "any": (),
    "cards": ("play", "use", "ability", "tunnel", "reroll"),
    "hunters": ("attempt", "attack", "break", "step", "infect", "ability"),
    "fighters": ("step", "fight", "assault", "spend", "use", "fill zombies", "draw zombies"),
    "farmers": ("fill humans", "step", "break", "play HE01"),
}


class Pair:
    """Both games side by side."""

    def __init__(self, key: str, seats: int, options: dict[str, Any], every: int = 1) -> None:
        self.every = every  # the tables are looked at after so many steps
        self.game = mb.game(key)
        self.seats = seats
        self.options = options
        self.settings: Settings = self.game.settings(seats, options)
        self.state = self.game.begin(seats, self.settings)
        self.reference = Reference(key, seats, options)
        self.told: list[str] = []
        self.compare()

    @property
    def is_over(self) -> bool:
        return int(self.state.turn()) == OVER

    @property
    def actor(self) -> int:
        return int(self.state.turn())

    def choices(self) -> dict[str, int]:
        """What is legal, by text; both must say the same, also how likely it is."""
        actions = Actions()
        self.state.legal(self.actor, actions)
        found = {self.game.text_of(self.state, self.actor, one): one for one in actions.to_list()}
        if self.actor == CHANCE:
            weights: dict[str, int] = {}
            for text, action in found.items():
                outcome = self.in_reference(text)
                weights[outcome] = weights.get(outcome, 0) + int(self.state.weight(action))
            assert weights == self.reference.outcomes(), self.story()
        else:
            ours, theirs = {self.in_reference(text) for text in found}, {*self.reference.legal()}
            assert ours - theirs == theirs - ours == set(), self.story()
        return found

    def in_reference(self, text: str) -> str:
        phase = self.reference.phase()
        if not phase and next(iter(self.reference.outcomes())).startswith("building"):
            phase = "building"
        return translated(text, phase)

    def take(self, text: str, action: int) -> None:
        told = self.in_reference(text)
        self.told.append(f"{self.actor}: {text} ({self.reference.phase()})")
        if self.actor == CHANCE:
            self.reference.chance(told)
        else:
            self.reference.play(self.actor, told)
        self.state.apply(self.actor, action)
        self.compare()

    def compare(self) -> None:
        """The tables look alike, and the same seat (or chance) is asked."""
        assert self.state.is_sound(), self.story()
        asked: Any = self.actor
        if asked < 0:
            asked = None if asked == OVER else REFERENCE_CHANCE
        assert asked == self.reference.who(), self.story()
        if self.is_being_laid() or (len(self.told) % self.every and not self.is_over):
            return
        ours = table_of_engine(self.game.position_of(self.state, self.settings))
        theirs = table_of_reference(self.reference)
        if self.is_over:  # nothing is got ready for the next turn
            for table in (ours, theirs):
                del table["round"], table["active"]
                for player in table["players"]:
                    del player["fates"]
        assert ours == theirs, self.story()

    def change(self, change: Callable[[dict[str, Any], Table], None]) -> None:
        """Something happens at both tables that no rule makes happen."""
        position = self.game.position_of(self.state, self.settings)
        change(position, self.reference.table)
        self.state = self.game.state_at(position, self.seats, self.settings)
        self.told.append(f"{change.__name__}")
        self.compare()

    def is_being_laid(self) -> bool:
        """HZ-03. The cross is laid tile by tile, in another order with the pawns."""
        return self.game.key == COMBINED.key and len(self.reference.table.arms) < 4

    def story(self) -> str:
        """How it came to this, for whoever looks for a difference."""
        last = "\n".join(self.told[-25:])
        return f"{self.game.key} {self.seats} {self.options}\n{last}"


def hand_out_item(dice: random.Random) -> Callable[[dict[str, Any], Table], None]:
    """ZZ-18. A shotgun guy finds an item; on his own he is hardly ever in the right building."""

    def found_item(position: dict[str, Any], t: Table) -> None:
        player = dice.choice([one for one in t.players if one.side == SHOTGUN])
        deck = t.piles["Z"].deck
        items = [c for c in CARDS.values() if c.comes_into_play and deck[c.id]]
        items = [c for c in items if c.id not in player.items and not player.is_dead]
        for card in dice.sample(items, min(1, len(items))):
            told = position["players"][player.seat]
            deck[card.id] -= 1
            position["pile"].remove(card.id)
            player.items.append(card.id)
            told["items"].append(card.id)
            if card.id == "ZE13":
                player.charges = told["charges"] = 3

    return found_item


def would_win(t: Table, centre: Space) -> bool:
    """ZZ-20. Nobody is put onto a Helipad where he would have won already."""
    return not has_zombie(t, centre) or is_lasting(t, "ZE03")


def places_for_items(t: Table, player: Player) -> list[Space]:
    """ZZ-18. Inside the buildings of which the player has a card in his hand."""
    names = {name for card in player.hand for name in CARDS[card].buildings}
    cells = [cell for cell, placed in t.map.items() if placed.tile.name in names]
    return [space for cell in cells for space in spaces_of(t, cell, BUILDING)]


def shift_pawn(dice: random.Random) -> Callable[[dict[str, Any], Table], None]:
    """A shotgun guy is somewhere else, where he could hardly come to in a random walk."""

    def shifted_pawn(position: dict[str, Any], t: Table) -> None:
        player = dice.choice([one for one in t.players if one.side == SHOTGUN])
        helipads = [cell for cell, placed in t.map.items() if placed.tile.id == HELIPAD]
        centres = [(3 * tx + 1, 3 * ty + 1) for tx, ty in helipads]
        space = dice.choice(places_for_items(t, player) or [*all_spaces(t), *centres * 20])
        if player.pawn is not None and not (space in centres and would_win(t, space)):
            player.pawn = space
            position["players"][player.seat]["pawn"] = text_of(space)

    return shifted_pawn


def play_through(dice: random.Random, key: str, every: int = 1, **fixed: Any) -> Pair:
    """One game to the end; the questions are compared at every step, the tables at some."""
    seats = dice.randint(2, 6)
    pair = Pair(key, seats, {**some_options(dice, key, seats), **fixed}, every)
    wishes = WISHES[dice.choice(list(WISHES))]
    while not pair.is_over:
        choices = pair.choices()
        liked = [text for text in choices if text.startswith(wishes)] if wishes else []
        if pair.reference.phase() == "T6" and dice.random() < 0.1:  # nobody fights or moves now
            pair.change(dice.choice([hand_out_item, shift_pawn])(dice))
        text = dice.choice(liked if liked and dice.random() < 0.8 else list(choices))
        pair.take(text, choices[text])
    return pair


def assert_same_end(pair: Pair) -> None:
    """HU-75, HU-79, HZ-48. The same points and places."""
    seats = range(pair.seats)
    assert pair.reference.scores() == [int(pair.state.score(seat)) for seat in seats]
    assert pair.reference.ranks() == [int(pair.state.rank(seat)) for seat in seats], pair.story()


@pytest.mark.parametrize("seed", one_in(4, range(8)))
def test_the_engine_plays_as_the_plain_reference_does(seed: int) -> None:
    """Legal choices, every zone, every question, scores and ranks agree to the end."""
    assert_same_end(play_through(random.Random(seed), BASE.key, every=3))


@pytest.mark.parametrize("seed", one_in(4, range(8)))
def test_the_engine_begins_combined_games_as_the_reference_does(seed: int) -> None:
    """HZ-48. The same with Zombies!!!; the round limit keeps the games short."""
    assert_same_end(play_through(random.Random(seed), COMBINED.key, every=3, max_rounds=12))


@pytest.mark.parametrize("seed", one_in(2, range(2)))
def test_the_engine_plays_combined_games_as_the_reference_does(seed: int) -> None:
    """To their end, by whatever it comes."""
    assert_same_end(play_through(random.Random(seed), COMBINED.key, every=7))
