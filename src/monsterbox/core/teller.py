"""What happened in a match, told only when somebody asks: texts and events cost more than rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, overload

from monsterbox.core.events import Event
from monsterbox.core.history import Step
from monsterbox.core.journal import Journal
from monsterbox.core.state import GameState

if TYPE_CHECKING:
    from monsterbox.core.game import Game

Action = tuple[int, int]
"""Who acted, and the number of the action."""


def after(state: GameState, actions: Iterable[Action]) -> GameState:
    """A new state, with these actions carried out."""
    state = state.clone()
    for actor, action in actions:
        state.apply(actor, action)
    return state


def tell(game: Game, state: GameState, actor: int, action: int) -> Step:
    """Carry out an action and write down what is seen of it."""
    text = game.text_of(state, actor, action)
    is_choice = actor >= 0
    is_at_once = is_choice and bool(state.conceals())
    is_secret = is_choice and is_asked_secretly(game, state)
    journal = Journal()
    state.keep_journal(journal)
    state.apply(actor, action)
    state.keep_journal(None)
    events = game.read_notes(state, journal.take())
    return Step(actor, action, text, tuple(events), is_at_once, is_secret)


def is_asked_secretly(game: Game, state: GameState) -> bool:
    """Whether only the seat that is asked sees it."""
    return game.asks_secretly is not None and game.asks_secretly(state)


class Teller:
    """The steps of a match as far as they have been told; a state of its own follows behind."""

    __slots__ = ("_first", "_game", "_state", "_steps")

    def __init__(self, game: Game, first: GameState, steps: Iterable[Step] = ()) -> None:
        self._game = game
        self._first = first
        self._steps = list(steps)
        self._state: GameState | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self._game, self._first, self._steps)

    def clone(self) -> Teller:
        other = Teller(self._game, self._first, self._steps)
        other._state = None if self._state is None else self._state.clone()
        return other

    def told(self, actions: Sequence[Action]) -> list[Step]:
        """The steps of all these actions, of which the first have been told before."""
        if len(self._steps) < len(actions):
            self._go_on(actions)
        return self._steps

    def _go_on(self, actions: Sequence[Action]) -> None:
        count = len(self._steps)
        state = after(self._first, actions[:count]) if self._state is None else self._state
        self._state = None  # if this is interrupted, it begins with the first state again
        for actor, action in actions[count:]:
            self._steps.append(tell(self._game, state, actor, action))
        self._state = state

    def forget(self, gone: slice) -> None:
        """What has been taken back."""
        if self._steps[gone]:
            del self._steps[gone]
            self._state = None


class Witnessed(Sequence[Event]):
    """What one seat saw of some actions; as a list, but told when it is first looked at."""

    __slots__ = ("_actions", "_events", "_game", "_seat", "_state")

    def __init__(self, game: Game, before: GameState, actions: list[Action], seat: int) -> None:
        self._game = game
        self._state = before
        self._actions = actions
        self._seat = seat
        self._events: list[Event] | None = None

    def _told(self) -> list[Event]:
        if self._events is None:
            state = self._state.clone()
            steps = [tell(self._game, state, *one) for one in self._actions]
            witnessed = (event.seen_by(self._seat) for step in steps for event in step.events)
            seen = [event for event in witnessed if event is not None]
            recall = self._game.recall
            self._events = seen if recall is None else recall(state, seen)
        return self._events

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        return self._told()[place]

    def __len__(self) -> int:
        return len(self._told())

    def __eq__(self, other: object) -> bool:
        return self._told() == list(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # as a list has none

    def __repr__(self) -> str:
        return repr(self._told())
