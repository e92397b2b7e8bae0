"""A queue in which askers take turns: whoever asks for much keeps only themselves waiting.

An asker is a path such as (person, table): persons take turns, and so do the tables of a person.
"""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from queue import Empty
from typing import Generic, TypeVar

T = TypeVar("T")
Asker = tuple[str, ...]


class Turns(Generic[T]):
    """What waits below one part of the path: first whoever has waited longest for a turn."""

    def __init__(self) -> None:
        self.items: deque[T] = deque()
        self.below: OrderedDict[str, Turns[T]] = OrderedDict()

    def __len__(self) -> int:
        return len(self.below) + bool(self.items)

    def add(self, item: T, asker: Asker) -> None:
        if not asker:
            self.items.append(item)
            return
        first, *rest = asker
        self.below.setdefault(first, Turns()).add(item, tuple(rest))

    def take(self) -> T:
        """Return the next item; its asker then waits behind all others."""
        if self.items:
            return self.items.popleft()
        name, turns = self.below.popitem(last=False)
        item = turns.take()
        if turns:
            self.below[name] = turns
        return item


class FairQueue(Generic[T]):
    """The same for threads; once it is closed, `take` returns None after the last item."""

    def __init__(self) -> None:
        self._turns: Turns[T] = Turns()
        self._changed = threading.Condition()
        self._is_closed = False

    def put(self, item: T, asker: Asker = ()) -> None:
        with self._changed:
            self._turns.add(item, asker)
            self._changed.notify()

    def take(self, timeout: float | None = None) -> T | None:
        """Wait for the next item, or raise `Empty` after some seconds."""
        with self._changed:
            if not self._changed.wait_for(lambda: self._turns or self._is_closed, timeout):
                raise Empty
            return self._turns.take() if self._turns else None

    def askers(self) -> int:
        """Return how many wait for a turn."""
        with self._changed:
            return len(self._turns)

    def close(self) -> None:
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
