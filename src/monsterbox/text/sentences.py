"""What each game adds to the general way of speaking: one module a game, all of this shape."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from monsterbox.core.events import Event

# Views and components differ from game to game.
GameView = Any
Component = Any
Components = Mapping[str, Any]
Values = dict[str, object]


class Plain(str):
    """A word that a message selects by: an id that is not to be spoken as a card."""

    __slots__ = ()


@dataclass(frozen=True)
class Phrase:
    """A value that is spoken by a message of its own, such as the name of a place."""

    key: str
    values: tuple[tuple[str, str | int], ...]


class Guide(Protocol):
    """The module `words/places.py` of a game on a map: where things are, in words."""

    def survey(self, view: GameView | None, cards: Components) -> Any:
        """What a view shows of the map."""
        ...

    def locate(self, values: Mapping[str, object], town: Any) -> Values:
        """The values of a sentence, places put into words as the survey knows them."""
        ...


class Tongue(Protocol):
    """The module `words/sentences.py` of a game.

    `toy` is whatever the last card laid brings along, if anything.
    """

    def kinds_of_words(self, words: Sequence[str], cards: Components) -> list[str | None]:
        """What each word of a choice names: `card`, `seat` or another thing; None for verbs."""
        ...

    def attempts(self, choice: str, cards: Components) -> Sequence[str]:
        """Choices like this one that may be refused, to show how one asks why."""
        ...

    def spread(self, values: Mapping[str, object], settings: Mapping[str, object]) -> Values:
        """The values of a sentence, and what else its words depend on."""
        ...

    def sort_of(self, card: Component) -> str:
        """The message that names a component: `card`, or `tile` and the like on a map."""
        ...

    def card_values(
        self, card: Component, settings: Mapping[str, object]
    ) -> dict[str, str | int]: ...

    def choice_values(
        self, words: Sequence[str], view: GameView, cards: Components, toy: str | None
    ) -> Values: ...

    def clause_of_choice(
        self, kind: str, values: Mapping[str, object], cards: Components
    ) -> str: ...

    def clause_of_prompt(self, view: GameView) -> str: ...

    def prompt_values(self, view: GameView, toy: str | None) -> Values: ...

    def last_toy(self, events: Iterable[Event], cards: Components) -> str | None: ...

    def is_worth_telling(self, event: Event) -> bool:
        """Whether a story has a line for it; what says nothing to the listener is left out."""
        ...

    def notices(self, settings: Mapping[str, object]) -> list[str]: ...
