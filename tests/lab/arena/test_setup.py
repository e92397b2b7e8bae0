"""Set-ups: names for bots, and refusals that name the part."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.bots.levels import ladder
from monsterbox.bots.spec import BadBot
from monsterbox.lab.arena.setup import BadArena, set_up


def test_equal_bots_are_told_apart() -> None:
    """A bot against itself is a fair question: it must win half."""
    setup = set_up("zombeasts", bots=["heuristic", "uniform", "heuristic"], seats=2)

    assert setup.names == ["heuristic", "uniform", "heuristic#2"]


def test_a_level_is_kept_with_what_plays_at_it() -> None:
    """So that games of another release are not added to it."""
    setup = set_up("zombeasts", bots=["level4", "uniform"], seats=2)

    assert setup.plays == (ladder("zombeasts")[3], "uniform")


def test_only_the_house_rules_that_were_given_are_kept() -> None:
    """With the values they are played with."""
    setup = set_up("zombeasts", bots=["uniform"] * 2, seats=2, options={"master": True})

    assert setup.options == {"master": True}


def test_what_cannot_be_is_refused_by_name() -> None:
    """Bots, their number, seats and house rules."""
    with pytest.raises(BadBot, match="'genius' is no bot"):
        set_up("zombeasts", bots=["uniform", "genius"], seats=2)
    with pytest.raises(BadArena, match=r"bots: an arena takes 2 to 32, .* not 1"):
        set_up("zombeasts", bots=["uniform"], seats=2)
    with pytest.raises(BadArena, match="not 33"):
        set_up("zombeasts", bots=["uniform"] * 33, seats=2)
    with pytest.raises(mb.BadSeats):
        set_up("zombeasts", bots=["uniform"] * 2, seats=9)
    with pytest.raises(mb.BadOption):
        set_up("zombeasts", bots=["uniform"] * 2, seats=2, options={"fog": 1})
