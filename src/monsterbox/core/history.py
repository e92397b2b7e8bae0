"""What has happened in a match step by step, and what of it a seat may take back."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from monsterbox.core.events import Event
from monsterbox.core.state import CHANCE, GameState

TABLE = -3  # who reports what no seat chooses and no chance brings


class Step(msgspec.Struct, frozen=True):
    """One entry of the list: who acted (a seat or CHANCE), the action, and its events."""

    seat: int
    action: int
    text: str
    events: tuple[Event, ...]
    is_at_once: bool = False
    """Whether the others chose at the same time."""
    is_secret: bool = False
    """Whether nobody but the seat saw that it was asked."""

    def is_seen_by(self, seat: int | None) -> bool:
        """Whether the seat sees that anything happened."""
        return any(event.seen_by(seat) is not None for event in self.events)

    @property
    def line(self) -> str:
        """The step as records write it: choices begin with their seat, chance outcomes do not."""
        if self.seat == CHANCE:
            return self.text
        return f"table: {self.text}" if self.seat == TABLE else f"{self.seat}: {self.text}"


def undoable(
    steps: Sequence[Step], state: GameState, seat: int, *, is_asked_secretly: bool
) -> slice | None:
    """The steps that go if the seat takes back its last choice; None if it may not.

    This depends on nothing that the seat does not see.
    """
    place = last_choice(steps, state, seat)
    if place is None:
        return None
    own = steps[place]
    if own.is_at_once or state.conceals():
        is_open = own.is_at_once and bool(state.conceals())
        return slice(place, place + 1) if is_open else None
    if not state.may_act(seat) and (own.is_secret or is_asked_secretly):
        return None
    return slice(place, len(steps))


def last_choice(steps: Sequence[Step], state: GameState, seat: int) -> int | None:
    """Where the seat chose last, if it has seen nothing since that makes the choice stand."""
    for place in reversed(range(len(steps))):
        step = steps[place]
        if step.seat == seat:
            return None if any(event.reveals for event in step.events) else place
        if binds(step, state, seat):
            return None
    return None


def binds(step: Step, state: GameState, seat: int) -> bool:
    """Whether a step of somebody else makes the earlier choices of this seat stand."""
    if step.seat < 0:
        return True
    seen = [event for event in step.events if event.seen_by(seat) is not None]
    if step.is_at_once:
        return any(event.reveals for event in seen)
    return bool(seen) or not (step.is_secret or state.may_act(step.seat))


def has_learned(steps: Sequence[Step], seat: int) -> bool:
    """Whether the seat has been shown something hidden since its last choice, or by that."""
    for step in reversed(steps):
        shows = step.seat == CHANCE or any(event.reveals for event in step.events)
        if shows and any(is_private(event, seat) for event in step.events):
            return True
        if step.seat == seat:
            return False
    return False


def is_private(event: Event, seat: int) -> bool:
    """Whether a seat sees more of an event than a spectator."""
    return event.seen_by(seat) not in (None, event.seen_by(None))


def told(what: object) -> str:
    """An event or a view as one line."""
    return msgspec.json.encode(what).decode()


def recollection(steps: Sequence[Step], seat: int) -> list[str]:
    """The own choices and all that the seat saw happen, in order, a line each."""
    found: list[str] = []
    for step in steps:
        if step.seat == seat:
            found.append(step.line)
        seen = (event.seen_by(seat) for event in step.events)
        found += [told(event) for event in seen if event is not None]
    return found


def trail(steps: Sequence[Step], seat: int) -> tuple[int, ...]:
    """The seat's last actions, back to one that brought more than itself, or to another's.

    What the seat does not see of others must not break it off.
    """
    found: list[int] = []
    for step in reversed(steps):
        if step.seat != seat and not step.is_seen_by(seat):
            continue
        seen = [event for event in step.events if event.seen_by(seat) is not None]
        if step.seat != seat or len(seen) > 1:
            break
        found.append(step.action)
    return tuple(reversed(found))
