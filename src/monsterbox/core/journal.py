"""What happened, as small ints: rules write it, each game's `events` module reads it."""

from typing import Final, final

from mypy_extensions import i64

WIDTH: Final = 5


@final
class Journal:
    """Notes of one kind and up to four numbers each. Playouts have none, so it may be slow."""

    __slots__ = ("numbers",)

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def add(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.numbers.append(int(kind))
        self.numbers.append(int(a))
        self.numbers.append(int(b))
        self.numbers.append(int(c))
        self.numbers.append(int(d))

    def take(self) -> list[tuple[int, ...]]:
        """All notes since the last call."""
        numbers = self.numbers
        self.numbers = []
        return [tuple(numbers[k : k + WIDTH]) for k in range(0, len(numbers), WIDTH)]
