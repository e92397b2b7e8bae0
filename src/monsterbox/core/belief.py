"""What a seat may know about a match: its view, its choices, and worlds that may be true."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from monsterbox.core.events import Event
from monsterbox.core.options import Settings
from monsterbox.core.rng import Rng
from monsterbox.core.state import GameState
from monsterbox.core.view import View

ANY = 1


@dataclass(frozen=True)
class Belief:
    """Everything a bot is told. The true state is not in it, not even in a private attribute.

    Two matches that differ only in what the seat cannot know give equal beliefs. It can be sent to
    another process.
    """

    game: str
    seats: int
    seat: int
    view: View
    legal: tuple[str, ...]
    actions: tuple[int, ...]
    """The numbers of the legal choices, as worlds know them."""
    settings: Settings
    components: Mapping[str, Any]
    """What is printed on the cards, tiles or figures, by id."""
    number: int
    """How many choices this seat has made in the match."""
    witnessed: tuple[Event, ...] = ()
    """Where memory is the game: all that the seat saw happen, as it saw it; else nothing."""
    trail: tuple[int, ...] = ()
    """What the seat has just done: its last actions, as long as nothing else came of them."""
    _world: GameState = field(repr=False, compare=False, kw_only=True)

    @classmethod
    def of(cls, state: GameState, seat: int, **told: Any) -> Belief:
        """Deal the state again before keeping it: what the seat cannot know is lost here."""
        world = state.clone()
        world.redeal(seat, Rng(ANY))
        return cls(seat=seat, **told, _world=world)

    def glimpse(self) -> GameState:
        """One such world, only to look at: the same each time."""
        return self._world

    def sample(self, rng: Rng) -> GameState:
        """A world that may be the true one, for all this seat knows; the caller's to play with."""
        world = self._world.clone()
        world.redeal(self.seat, rng)
        return world
