"""Markup that is kept: a table is mostly as it was, and so is its page.

`{{ face.front | kept(card, true) }}` is `{{ face.front(card, true) }}`. A macro that is imported
without context sees its arguments only, so the same ones give the same markup, whoever looks.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from markupsafe import Markup

MOST_KEPT = 4_000_000  # letters

PLAIN = frozenset({str, int, bool, type(None)})
SEVERAL = (tuple, list)
Macro = Callable[..., Markup]
Kept = tuple[Markup, tuple[object, ...]]


class Keeper:
    """What macros made of the same things before.

    Arguments are plain values, frozen structs, dicts that are the same object every time, and
    tuples or lists of these. What was not asked for while as much again was made is forgotten.
    """

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self._made: dict[Hashable, Kept] = {}
        self._before: dict[Hashable, Kept] = {}
        self._letters = 0

    def __call__(self, macro: Macro, *given: object) -> Markup:
        key = (macro, *map(key_of, given))
        known = self._made.get(key)
        return known[0] if known is not None else self._find(key, macro, given)

    def numbered(self, macro: Macro, first: int, things: Sequence[object], *more: object) -> Markup:
        """A line for each thing with its number: `macro(number, thing, *more)`."""
        lines = (self(macro, number, thing, *more) for number, thing in enumerate(things, first))
        return Markup("\n".join(lines))

    def _find(self, key: Hashable, macro: Macro, given: tuple[object, ...]) -> Markup:
        """The arguments are kept too, so that no other dict can get the same id."""
        found = self._before.pop(key, None) or (macro(*given), given)
        self._letters += len(found[0])
        if self._letters > self.most:
            self._before, self._made, self._letters = self._made, {}, len(found[0])
        self._made[key] = found
        return found[0]


def key_of(given: object) -> Hashable:
    """What tells an argument from others."""
    if type(given) in PLAIN:  # most are
        return given
    if isinstance(given, dict):
        return id(given)
    if isinstance(given, Markup):
        return Markup, given  # equal to its text, but means another
    if isinstance(given, SEVERAL):
        return tuple(map(key_of, given))
    return given  # what is not hashable the dict refuses
