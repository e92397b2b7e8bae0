"""Tables of Humans!!! with a clock (A-69), and without those who left (A-73)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterbox.bots.fair_queue import Asker
from monsterbox.core.belief import Belief
from monsterbox.server.background.bot_pool import BotPool, at_once
from monsterbox.server.tables import create
from tests.server.houses import ADA, BEN, CLEO, House, in_a_loop
from tests.server.tables.test_advance_answers import GAME, PEOPLE, WINDOWS, at_a_window

CLOCK = {"timer_window": "15s", "timer_turn": "60s", "windows": "eligible_only"}


@pytest.fixture(autouse=True)
def same_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(create, "fresh_seed", lambda: bytes([7]) * 32)


@in_a_loop
async def test_whoever_lets_a_window_pass_has_passed() -> None:
    """A-69."""
    house = House()
    table, seat = await at_a_window(house, options=CLOCK)

    await house.clock.advance(15.1)

    last = house.store.log(table)[-1]
    assert (last.seat, last.body["choice"], last.body["late"]) == (seat, "pass", True)


@in_a_loop
async def test_the_time_of_a_window_is_seen_by_who_is_asked_alone() -> None:
    """A-68, A-69. A clock that begins anew would tell how many are asked."""
    house = House()
    table, seat = await at_a_window(house, options=CLOCK)

    shown = [await house.look(table, person) for person in PEOPLE]

    assert [look.until is not None for look in shown] == [k == seat for k in range(3)]


@in_a_loop
async def test_all_see_the_time_of_a_turn() -> None:
    """A-69. When it is over, the smallest choice is made, and the next question has its own."""
    house = House()
    table = await house.open_for(ADA, BEN, CLEO, **GAME, options=CLOCK)
    [seat] = house.table(table).waiting
    smallest = house.table(table).running().legal(seat)[0]
    shown = [await house.look(table, person) for person in PEOPLE]
    begun = house.clock.now()

    await house.clock.advance(59.8)
    early = house.store.log(table)[-1]
    await house.clock.advance(0.3)
    late = house.store.log(table)[-1]

    assert [look.until for look in shown] == [begun + 60.0] * 3
    assert "choice" not in early.body
    assert (late.seat, late.body["choice"], late.body["late"]) == (seat, smallest, True)
    until = house.table(table).until
    assert until is not None
    assert until > house.clock.now()


@in_a_loop
async def test_without_a_clock_nobody_is_hurried() -> None:
    house = House()
    table = await house.open_for(ADA, BEN, CLEO, **GAME)
    played = len(house.store.log(table))

    await house.clock.advance(3600)

    assert (await house.look(table, ADA)).until is None
    assert len(house.store.log(table)) == played


@in_a_loop
async def test_who_has_left_is_skipped_where_the_table_says_so() -> None:
    """A-73."""
    house = House()
    table = await house.open_for(ADA, BEN, CLEO, **GAME, options={"leaver": "skip"})

    await house.tables.seats.leave(table, 1, BEN)

    steps = house.table(table).running().steps
    assert "table: gone 1" in [step.line for step in steps]
    view = house.table(table).running().view(0)
    assert view.seats[1].fates == ("left",)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("chairs", "windows"),
    [
        (("person", "free"), "uniform"),
        (("person", "bot:uniform"), "eligible_only"),
        (("person", "person"), "eligible_only"),
    ],
)
def test_pauses_tell_nothing_where_people_play_from_afar(
    chairs: tuple[str, ...], windows: str
) -> None:
    """A-68. Unless they wish otherwise."""

    @in_a_loop
    async def opened() -> None:
        house = House()
        usual = await house.open(*chairs, game="humans")
        wished = await house.open(*chairs, game="humans", options={"windows": "eligible_only"})

        assert house.table(usual).settings["windows"] == windows
        assert house.table(wished).settings["windows"] == "eligible_only"

    opened()


class Overheard(BotPool):
    """Any choice; and who was asked in what phase."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, str]] = []
        self.moves: list[tuple[bool, str]] = []
        """Of questions for a movement: whether a step or a try is possible, and who was asked."""

    async def _ask(self, spec: str, belief: Belief, seed: int, asker: Asker) -> str:
        view: Any = belief.view
        self.asked.append((view.phase, spec))
        if view.phase == "move":
            self.moves.append((bool(view.reach or view.barricades), spec))
        return belief.legal[seed % len(belief.legal)]


@in_a_loop
async def test_a_searching_bot_takes_no_time_where_nobody_sees_that_it_is_asked() -> None:
    """A-68, A-70. It would tell of a card that it may play."""
    thinking = Overheard()
    house = House(thinking=thinking)
    table = await house.open("person", "bot:level5", "bot:level5", game="humans")

    await house.play_on(table, ADA, choices=60)

    assert {spec for phase, spec in thinking.asked if phase in WINDOWS} == {"heuristic"}
    assert {spec for phase, spec in thinking.asked if phase == "place"} == {"level5"}
    assert {spec for is_open, spec in thinking.moves if is_open} == {"level5"}


def test_only_bots_that_search_are_replaced() -> None:
    assert at_once("level5", "humans") == "heuristic"
    assert at_once("ismcts:200", "humans-zombies") == "heuristic"
    assert at_once("level2", "humans") == "level2"
