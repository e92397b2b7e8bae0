"""The buffer of legal actions."""

from __future__ import annotations

import pytest

from monsterbox.core.actions import CAPACITY, Actions


def test_actions_are_kept_in_the_order_they_were_added() -> None:
    """What is in use, and nothing of what was there before."""
    actions = Actions()
    for action in (3, 5, 8):
        actions.add(action)

    assert actions.n == 3
    assert actions.to_list() == [3, 5, 8]


def test_a_cleared_buffer_is_empty_though_its_cells_are_not() -> None:
    """`has` and `to_list` look at the cells in use only."""
    actions = Actions()
    actions.add(7)

    actions.clear()

    assert actions.to_list() == []
    assert not actions.has(7)


def test_membership() -> None:
    """Zero is an action like any other, not an empty cell."""
    actions = Actions()
    assert not actions.has(0)

    actions.add(0)
    actions.add(42)

    assert actions.has(0)
    assert actions.has(42)
    assert not actions.has(41)


def test_too_many_actions_are_an_error_not_damage() -> None:
    """The buffer is full at its capacity; the actions that are in stay in."""
    actions = Actions()
    for action in range(CAPACITY):
        actions.add(action)

    with pytest.raises(IndexError):
        actions.add(CAPACITY)

    assert actions.to_list() == list(range(CAPACITY))
