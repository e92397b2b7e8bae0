"""Whole games in a real browser: by mouse, by touch on a small screen, by keyboard alone."""

from __future__ import annotations

import pytest

from tests.browser.guests import Guests
from tests.browser.playing import by_keyboard, by_touch, expect_end, open_table, play_on

LEAST = 5  # choices of a whole game


def test_a_game_by_mouse(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, seats="2", chair_1="level1", name="Ada")

    assert play_on(page) > LEAST

    expect_end(page)


@pytest.mark.full
def test_a_game_by_touch_with_the_master_variant(guests: Guests) -> None:
    page = guests.arrive_with_phone()
    open_table(page, seats="3", chair_1="level1", chair_2="level1", option_master="true")

    assert play_on(page, by_touch) > LEAST

    expect_end(page)


@pytest.mark.full
def test_a_game_by_keyboard_alone(guests: Guests) -> None:
    page = guests.arrive()
    open_table(page, seats="2", chair_1="level1")

    assert play_on(page, by_keyboard) > LEAST

    expect_end(page)
