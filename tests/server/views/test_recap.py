"""A bot's whole turn in one line, and played again: for whoever looked away."""

from __future__ import annotations

import pytest

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.views.recap import phrase
from monsterbox.server.views.shown import Shown
from tests.server.clocks import settle
from tests.server.houses import ADA, House, in_a_loop

GAMES = ("zombeasts", "oh-my-brain", "humans", "humans-zombies")
NAMES = ("Ada", "Vlad", "Mina")


async def after_some_turns(house: House, game: str) -> str:
    table = await house.open("person", "bot:level1", "bot:level1", game=game, names=NAMES)
    for seed in range(60):
        await house.play_on(table, ADA, choices=1, seed=seed)
        await settle()
        shown = await house.look(table, ADA)
        if all(seat.recap for seat in shown.seats[1:]) and shown.asked_you:
            return table
    raise AssertionError("the bots tell nothing")


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_every_bot_tells_its_last_turn_in_one_line(game: str) -> None:
    house = House()
    table = await after_some_turns(house, game)

    for language in LANGUAGES:
        shown = await house.tables.shown(table, ADA, language)
        assert shown.seats[0].recap is None
        for seat in shown.seats[1:]:
            check_recap(shown, seat.name, seat.recap or "")


def check_recap(shown: Shown, name: str, told: str) -> None:
    """One sentence with one subject, put together from what the log tells."""
    assert told.startswith(f"{name} ")
    assert told.endswith(".")
    assert told.count(name) == 1
    assert ":" not in told
    assert "×" not in told
    assert len(told) < 400
    first = told.removeprefix(f"{name} ").split(",")[0].rstrip(".").split()[0]
    assert any(line.text.startswith(f"{name} {first}") for line in shown.log)


@pytest.mark.parametrize("game", ["zombeasts", "humans"])
@in_a_loop
async def test_a_turn_is_played_again_from_its_first_moment_to_its_last(game: str) -> None:
    house = House()
    table = await after_some_turns(house, game)

    for seat in (1, 2):
        first, last = await house.tables.turn(table, ADA, seat)
        begun = await house.tables.replay(table, ADA, first, "en")
        ended = await house.tables.replay(table, ADA, last, "en")
        assert 0 <= first < last <= ended.most
        assert begun.shown.view.active == seat
        assert len(ended.shown.log) > len(begun.shown.log)

    with pytest.raises(BadWish):
        await house.tables.turn(table, ADA, 7)


@in_a_loop
async def test_a_game_of_memory_is_not_played_again() -> None:
    house = House()
    table = await house.open("person", "bot:level1", game="monster-meister")

    assert all(seat.recap is None for seat in (await house.look(table, ADA)).seats)
    with pytest.raises(BadWish):
        await house.tables.turn(table, ADA, 1)


def test_a_phrase_leaves_subject_and_details_out() -> None:
    assert (
        phrase("Vlad", "Vlad erwischt den Menschen: Turnhalle, Mitte.") == "erwischt den Menschen"
    )
    assert phrase("Vlad", "Vlad tire une carte : Fuite. (×2)") == "tire une carte"
    assert phrase("Vlad", "Vlad tauscht die Hand mit dir. Du bekommst: nichts.") == (
        "tauscht die Hand mit dir"
    )
    assert phrase("Vlad", "Ein Zombie von Vlad geht nach Westen.") == ""
    assert phrase("Vlad", "Vladimir zieht eine Karte.") == ""
