"""How a bot is written down: `heuristic`, `ismcts:5000`, `ismcts:1s:exploration=0.5`, `level3`.

A name, then parts after colons: one without `=` is the budget, the others are settings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from monsterbox.core.errors import MonsterboxError, listing

Setting = Callable[[str], object]
LONGEST_ECHO = 60
LONGEST = 3600


class BadBot(MonsterboxError):
    """No such bot, or a part of its spec that means nothing."""


@dataclass(frozen=True)
class Budget:
    """How long to think about a choice: a number of imagined games or of seconds."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Spec:
    """A spec taken apart."""

    text: str
    name: str
    budget: Budget | None = None
    settings: Mapping[str, object] = field(default_factory=dict)


def read_spec(text: str, kinds: Mapping[str, Mapping[str, Setting]], budgets: set[str]) -> Spec:
    """Take a spec apart; `kinds` are the names with their settings, `budgets` those that have one.

    Errors name the part that is wrong and what is allowed instead.
    """
    name, *parts = text.split(":")
    if name not in kinds:
        raise BadBot(
            f"bot {echo(text)}: {echo(name)} is no bot; bots: {listing(sorted(kinds), 20)}"
        )
    budget: Budget | None = None
    settings: dict[str, object] = {}
    for part in parts:
        key, sign, value = part.partition("=")
        if key in settings:
            raise BadBot(f"bot {echo(text)}: {echo(key)} is there twice")
        if sign:
            settings[key] = read_setting(text, name, key, value, kinds[name])
        elif budget is not None:
            raise BadBot(f"bot {echo(text)}: {echo(part)} is a second budget")
        elif name not in budgets:
            raise BadBot(
                f"bot {echo(text)}: {echo(part)} says nothing; {what_there_is(kinds[name])}"
            )
        else:
            budget = read_budget(text, part)
    return Spec(text, name, budget, settings)


def with_time(spec: Spec, seconds: float) -> str:
    """The same bot with another time to think, written down."""
    name, *parts = spec.text.split(":")
    settings = [part for part in parts if "=" in part]
    return ":".join([name, f"{round(seconds * 1000)}ms", *settings])


def read_setting(
    text: str, name: str, key: str, value: str, settings: Mapping[str, Setting]
) -> object:
    if key not in settings:
        raise BadBot(f"bot {echo(text)}: {echo(key)} is no setting; {what_there_is(settings)}")
    try:
        return settings[key](value)
    except ValueError as error:
        raise BadBot(f"bot {echo(text)}: {key}: {error}") from None


def read_budget(text: str, part: str) -> Budget:
    """`5000` imagined games, `1s` or `250ms` of time."""
    try:
        if part.endswith("ms"):
            return Budget(seconds=time(part[:-2]) / 1000)
        if part.endswith("s"):
            return Budget(seconds=time(part[:-1]))
        return Budget(iterations=whole(part))
    except ValueError:
        raise BadBot(
            f"bot {echo(text)}: {echo(part)} is no budget; write iterations such as 5000 "
            "or a time such as 1s or 250ms, up to an hour"
        ) from None


def what_there_is(settings: Mapping[str, Setting]) -> str:
    return f"settings: {listing(settings, 20)}" if settings else "it has no settings"


def echo(text: str) -> str:
    return repr(text if len(text) <= LONGEST_ECHO else text[:LONGEST_ECHO] + "…")


# Values of settings


def time(text: str) -> float:
    """Seconds, or thousandths of them; a bot that thinks longer than an hour is a mistake."""
    number = positive(text)
    if number > LONGEST:
        raise ValueError(f"{echo(text)} is too long")
    return number


def positive(text: str) -> float:
    """A number above zero."""
    number = not_negative(text)
    if number == 0:
        raise ValueError(f"{echo(text)} is not above zero")
    return number


def not_negative(text: str) -> float:
    """A number that is not negative."""
    if not is_plain_number(text):
        raise ValueError(f"{echo(text)} is not a number from 0")
    return float(text)


def is_plain_number(text: str) -> bool:
    """Digits with at most one point: no signs, no exponents, no `nan`."""
    digits = text.replace(".", "", 1)
    return digits.isascii() and digits.isdecimal() and len(digits) <= 12


def whole(text: str) -> int:
    """A whole number, at least one."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 12 and int(text) > 0):
        raise ValueError(f"{echo(text)} is not a whole number from 1")
    return int(text)


def whole_from_0(text: str, *, or_else: str) -> int:
    """A whole number from zero; the message also names what may stand there instead."""
    try:
        return 0 if text == "0" else whole(text)
    except ValueError:
        raise ValueError(f"{echo(text)} is neither a whole number from 0 nor {or_else!r}") from None


def one_of(*names: str) -> Setting:
    """One of some words."""

    def read(text: str) -> str:
        if text not in names:
            raise ValueError(f"{echo(text)} is none of {listing(names)}")
        return text

    return read
