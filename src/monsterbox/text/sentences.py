"""What each game adds to the shared sentences: one module per game, all of this shape."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, cast

import msgspec

from monsterbox.core.events import Event
from monsterbox.games import faces

# Views and components differ from game to game.
GameView = Any
Component = Any
Components = Mapping[str, Any]
Values = dict[str, object]


class Plain(str):
    """A word that a message selects by: an id that is not to be spoken as a card."""

    __slots__ = ()


class Listed(tuple[object, ...]):
    """Values that are spoken as one: `the owl 12 and the ant 1`."""

    __slots__ = ()


@dataclass(frozen=True)
class Phrase:
    """A value that is spoken by a message of its own, such as the name of a place."""

    key: str
    values: tuple[tuple[str, str | int], ...]


class Sentences:
    """The module `words/sentences.py` of a game; what it leaves out is taken from here."""

    CLAUSE_OF_PHASE: Mapping[str, str] = {}
    CLAUSE_OF_CHOICE: Mapping[str, str] = {}
    RECAP: Sequence[str] = ()
    """The events that tell a whole turn in one line, the most telling first; none: any."""

    def kinds_of_words(self, words: Sequence[str], cards: Components) -> list[str | None]:
        """What each word of a choice names: `card`, `seat` or another thing; None for verbs."""
        return ["card" if word in cards else None for word in words]

    def attempts(self, choice: str, cards: Components) -> Sequence[str]:
        """Choices like this one that may be refused, to show how one asks why."""
        return [f"{choice.split()[0]} {card}" for card in cards]

    def expand(self, values: Mapping[str, object], settings: Mapping[str, object]) -> Values:
        """The values of a sentence, and what else its words depend on."""
        return dict(values)

    def sort_of(self, card: Component) -> str:
        """The message that names a component: `card`, or `tile` and the like on a map."""
        return "card"

    def card_values(self, card: Component, settings: Mapping[str, object]) -> dict[str, str | int]:
        """What the name of a component depends on."""
        printed = msgspec.structs.asdict(card).items()
        return {name: value for name, value in printed if isinstance(value, str | int)}

    def topic_of(self, events: Iterable[Event], cards: Components) -> str | None:
        """What the open question is about, where the events tell it and the view does not."""
        return None

    def choice_values(
        self, words: Sequence[str], view: GameView, cards: Components, topic: str | None
    ) -> Values:
        """What a choice means on this table, beyond the words it is written in."""
        return {}

    def clause_of_choice(self, kind: str, values: Mapping[str, object], cards: Components) -> str:
        """The clause that allows a choice."""
        return self.CLAUSE_OF_CHOICE[kind]

    def is_asked_about(self, kind: str, values: Mapping[str, object]) -> bool:
        """Whether a choice cannot be taken back and is easily made by mistake, so that one asks."""
        return False

    def clause_of_prompt(self, view: GameView) -> str:
        """The clause that the open question is based on."""
        return self.CLAUSE_OF_PHASE[view.phase]

    def prompt_values(self, view: GameView, topic: str | None) -> Values:
        """What the question of a phase depends on: by default, who is asked."""
        asked = view.asked_seats
        return {"seat": view.seat if view.seat in asked else asked[0] if asked else view.active}

    def is_worth_telling(self, event: Event) -> bool:
        """Whether the log has a line for an event; not if it means nothing to the listener."""
        return True

    def join(self, before: Event, event: Event) -> Event | None:
        """The event that tells both, if the log has one line for them."""
        return None

    def notices(self, settings: Mapping[str, object]) -> list[str]:
        """The messages that say how the game differs from the printed one."""
        return []


class Places(Protocol):
    """The module `words/places.py` of a game on a map: where things are, in words."""

    def survey(self, view: GameView | None, cards: Components) -> Any:
        """What a view shows of the map."""
        ...

    def locate(self, values: Mapping[str, object], town: Any) -> Values:
        """The values of a sentence, places put into words as the survey knows them."""
        ...


@cache
def sentences_of(game_key: str) -> Sentences:
    """How a game speaks: its own module over the defaults."""
    return faces.hooks(Sentences(), game_key, "words", "sentences")


def places_of(game_key: str) -> Places | None:
    """How a game on a map describes where things are."""
    return cast(Places | None, faces.face(game_key, "words", "places"))
