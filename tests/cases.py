"""Many cases: which of them are in the fast tier, and which are too small for a test each.

What is marked `full` is left out by `make test`; `make test-all` runs everything.
"""

from __future__ import annotations

import inspect
import reprlib
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import pytest

Test = Callable[..., None]
PACKED = type(pytest.param())


def in_tiers(cases: Iterable[Any], *, fast: Collection[Any]) -> list[Any]:
    """Parameters of a test that costs much: those that are not in the fast tier are marked."""
    return [case if case in fast else pytest.param(case, marks=pytest.mark.full) for case in cases]


def one_in(step: int, cases: Iterable[Any]) -> list[Any]:
    """The same, where one in so many is enough for the fast tier."""
    listed = list(cases)
    return in_tiers(listed, fast=listed[::step])


def first_fast(rows: Sequence[tuple[Any, ...]]) -> list[Any]:
    """Rows of several parameters, of which the first is in the fast tier."""
    return [rows[0], *(pytest.param(*row, marks=pytest.mark.full) for row in rows[1:])]


def in_one_test(names: str | Sequence[str], rows: Iterable[Any]) -> Callable[[Test], Test]:
    """As `pytest.mark.parametrize`, but in one test: each row costs little.

    Every row is tried; the failure names those that fail.
    """
    told = [names] if isinstance(names, str) else list(names)
    listed = [dict(zip(told, values_of(row, len(told)), strict=True)) for row in rows]

    def decorate(test: Test) -> Test:
        def run(**others: Any) -> None:
            failures = [error for row in listed if (error := failure(test, others | row, row))]
            if failures:
                raise ExceptionGroup(f"{len(failures)} of {len(listed)} cases", failures)

        return disguised(run, test, without=told)

    return decorate


def values_of(row: Any, count: int) -> Sequence[Any]:
    """The values of one row, which `pytest.param` may have packed up."""
    if isinstance(row, PACKED):
        return tuple(row.values)
    return tuple(row) if count > 1 else (row,)


def failure(test: Test, values: dict[str, Any], row: dict[str, Any]) -> Exception | None:
    """What went wrong with one row, if anything did."""
    try:
        test(**values)
    except pytest.skip.Exception:
        return None
    except (Exception, pytest.fail.Exception) as error:
        failed = error if isinstance(error, Exception) else AssertionError(str(error))
        failed.add_note(f"with {reprlib.repr(row)}")
        return failed
    return None


def disguised(run: Test, test: Test, *, without: list[str]) -> Test:
    """The function under the name of the test, asked for the other parameters only."""
    signature = inspect.signature(test)
    kept = [one for name, one in signature.parameters.items() if name not in without]
    vars(run).update(vars(test), __signature__=signature.replace(parameters=kept))
    run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
    return run
