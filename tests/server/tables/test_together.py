"""Several choices in one request: the rest of a series by a bot, and answers in one go."""

from __future__ import annotations

import random
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.series import Series
from monsterbox.server.tables import create
from monsterbox.server.tables.errors import NoSeries, NotYourSeat, StaleMove
from monsterbox.server.tables.replay import steps_of
from monsterbox.server.tables.table import Table
from tests.server.houses import ADA, BEN, House, in_a_loop

FILLING = ("put-human", "put-token")


@pytest.fixture(autouse=True)
def same_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(create, "fresh_seed", lambda: bytes([5]) * 32)


async def at(house: House, what: Any, **wish: Any) -> tuple[str, int]:
    """A table of two people at the first question that is wanted; who is asked."""
    table = await house.open_for(ADA, BEN, game="humans", **wish)
    dice = random.Random(4)
    while not what(house.table(table)):
        await house.play_on(table, ADA, BEN, choices=1, seed=dice.randrange(1000))
    return table, house.table(table).waiting[0]


def is_filling(table: Table) -> bool:
    series = table.running().series
    return series is not None and series.of - series.done > 2


def ends_turn(table: Table) -> bool:
    return bool(table.running().joint(table.waiting[0]))


def log_of(house: House, table: str) -> list[str]:
    return [entry.kind for entry in house.store.log(table)]


@in_a_loop
async def test_a_bot_fills_the_rest_of_a_tile() -> None:
    """HU-15 to HU-17. Every figure is put by a choice of its own, as if by hand."""
    house = House()
    table, seat = await at(house, is_filling)
    person = (ADA, BEN)[seat]
    shown = await house.look(table, person)
    assert shown.series is not None
    left = shown.series.of - shown.series.done
    before, key = len(house.store.log(table)), house.key()

    for _ in range(2):  # the request comes twice
        await house.tables.moves.play_rest(table, seat, person, shown.version, key)

    made = house.store.log(table)[before:]
    assert 0 < len(made) <= left  # the last ones may need no choice
    assert {entry.kind for entry in made} == {"play"}
    assert all(entry.body["choice"].split()[0] in ("human", "token") for entry in made)
    assert (await house.look(table, person)).series is None
    steps = house.table(table).running().steps
    await house.restart()
    await house.look(table, person)
    assert house.table(table).running().steps == steps
    assert steps_of(house.store.log(table)) == [step.line for step in steps]


@in_a_loop
async def test_nobody_fills_for_others_or_where_there_is_nothing_to_fill() -> None:
    house = House()
    table, seat = await at(house, is_filling)
    person, other = (ADA, BEN) if seat == 0 else (BEN, ADA)
    shown = await house.look(table, person)
    rest = house.tables.moves.play_rest
    assert (await house.look(table, other)).series is None

    with pytest.raises(NotYourSeat):
        await rest(table, seat, other, shown.version, house.key())
    with pytest.raises(StaleMove):
        await rest(table, seat, person, "0" * 16, house.key())
    await rest(table, seat, person, shown.version, house.key())
    [now] = house.table(table).waiting
    version = house.table(table).version(now)
    with pytest.raises(NoSeries):
        await rest(table, now, (ADA, BEN)[now], version, house.key())


@in_a_loop
async def test_what_was_filled_is_taken_back_together_or_one_by_one() -> None:
    """Where nothing was revealed since: with three cards in hand none are drawn."""
    house = House()

    def is_full_handed(table: Table) -> bool:
        view: Any = table.view(table.waiting[0])
        return is_filling(table) and len(view.hand) == 3

    table, seat = await at(house, is_full_handed)
    person = (ADA, BEN)[seat]
    shown = await house.look(table, person)
    before = house.table(table).running().position()
    await house.tables.moves.play_rest(table, seat, person, shown.version, house.key())
    filled = await house.look(table, person)
    assert filled.undo_count > 1

    key = house.key()
    for _ in range(2):
        await house.tables.moves.undo(table, seat, person, filled.version, key, together=True)
    assert house.table(table).running().position() == before

    again = await house.look(table, person)
    await house.tables.moves.play_rest(table, seat, person, again.version, house.key())
    filled = await house.look(table, person)
    await house.tables.moves.undo(table, seat, person, filled.version, house.key())
    assert (await house.look(table, person)).undo_count == filled.undo_count - 1


@in_a_loop
async def test_the_end_of_a_turn_is_one_choice() -> None:
    """HU-22, HU-66. It is played and recorded as the two that it stands for; both are cited."""
    house = House()
    table, seat = await at(house, ends_turn)
    person = (ADA, BEN)[seat]
    shown = await house.look(table, person)
    texts = [choice.text for choice in shown.choices]
    assert "end move" not in texts
    joint = next(one for one in shown.choices if one.text == "end move then discard nothing")
    assert (joint.sentence, joint.clause, joint.also) in (
        ("End your turn", "HU-22", ("HU-66",)),
        ("Zug beenden", "HU-22", ("HU-66",)),
    )
    view: Any = shown.view
    kept = [f"end move then discard {card}" for card in view.hand]
    assert set(kept) <= set(texts)

    await house.play(table, seat, person, kept[0])

    lines = [step.line for step in house.table(table).running().steps]
    first = lines.index(f"{seat}: end move", -12)
    assert lines[first : first + 2] == [
        f"{seat}: end move",
        f"{seat}: {kept[0].partition(' then ')[2]}",
    ]
    assert mb.game("humans").joint is not None


@in_a_loop
async def test_the_end_of_the_movement_alone_is_still_understood() -> None:
    """Programs that know only the plain choices go on as before."""
    house = House()
    table, seat = await at(house, ends_turn)

    shown = await house.play(table, seat, (ADA, BEN)[seat], "end move")

    assert shown.view.phase == "discard"


def test_only_questions_that_come_in_series_are_counted() -> None:
    match = mb.game("humans").match(2, seed=3)
    dice = random.Random(1)
    seen: list[Series] = []
    while not match.over and match.version < 400:
        seat = match.waiting[0]
        series = match.series
        assert (series is not None) == (match.view(None).phase in FILLING)
        if series is not None:
            assert 0 <= series.done < series.of
            seen.append(series)
        match.play(seat, dice.choice(match.legal(seat)))
    assert len({series.of for series in seen}) > 2
    assert mb.game("zombeasts").match(2).series is None
    assert mb.game("zombeasts").match(2).joint(0) == []
