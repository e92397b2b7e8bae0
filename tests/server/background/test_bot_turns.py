"""Bots at the tables: when they speak, what they know, and what happens when they fail."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise

import pytest

import monsterbox as mb
from monsterbox.bots.fair_queue import Asker
from monsterbox.bots.workers import Workers
from monsterbox.core.belief import Belief
from monsterbox.server.background.bot_pool import BotPool, fallback, limited, speaking_time
from monsterbox.server.background.bot_turns import AGAIN
from monsterbox.server.background.tempo import SPEEDS
from monsterbox.server.tables.errors import BadWish, NotTheHost, NotYourSeat
from monsterbox.server.tables.rooms import LESSON
from monsterbox.server.tables.secrets import bot_seed
from tests.server.clocks import settle, until
from tests.server.houses import ADA, BEN, CLEO, FirstChoice, House, in_a_loop


class Failing(BotPool):
    """Bots that raise."""

    async def _ask(self, spec: str, belief: Belief, seed: int, asker: Asker) -> str:
        raise RuntimeError("a bug in the bot")


class Cheating(BotPool):
    """Bots that name what is not legal."""

    async def _ask(self, spec: str, belief: Belief, seed: int, asker: Asker) -> str:
        return "win at once"


async def bots_turn(house: House, table: str) -> None:
    """Play until a bot is asked."""
    while house.table(table).waiting == [0]:
        await house.play_on(table, ADA, choices=1)


@pytest.fixture
def workers() -> Iterator[Workers]:
    with Workers(processes=1) as workers:
        yield workers


def test_bots_think_in_other_processes(workers: Workers) -> None:
    match = mb.game("zombeasts").match(seats=2, seed=3)
    seat = match.waiting[0]
    belief = match.belief(seat)

    choice = asyncio.run(BotPool(workers).choose("ismcts:20", belief, seed=1))

    assert choice in belief.legal


@in_a_loop
async def test_whole_games_against_bots_end() -> None:
    house = House(thinking=BotPool())
    table = await house.open("person", "bot:heuristic", "bot:uniform", "bot:level1")

    await house.play_on(table, ADA)

    assert house.table(table).phase == "over"
    assert mb.verify(await house.tables.record(table)).draws > 50


@in_a_loop
async def test_a_bot_speaks_at_a_fixed_time_whatever_it_had_to_choose_from() -> None:
    """It only depends on how many choices everybody has seen in this turn."""
    house = House(pause=0.7)
    table = await house.open("person", "bot:heuristic")
    await bots_turn(house, table)
    numbers = set()
    for _ in range(30):
        if house.table(table).waiting != [1]:
            break
        numbers.add(len(house.table(table).running().legal(1)))
        entries = len(house.store.log(table))
        made = house.table(table).made_in_turn
        await house.clock.advance(0.7 * SPEEDS["brisk"].at(made, is_routine=False).pause - 0.01)
        assert len(house.store.log(table)) == entries
        await house.clock.advance(0.0101)  # the clock counts in millionths
        assert len(house.store.log(table)) > entries
        if house.table(table).waiting == [0]:
            await bots_turn(house, table)
    assert len(numbers) > 1


class Swapping(BotPool):
    """Bots that love to swap jokers, which takes three choices."""

    async def _ask(self, spec: str, belief: Belief, seed: int, asker: Asker) -> str:
        swaps = [choice for choice in belief.legal if choice.startswith("swap")]
        return (swaps or [*belief.legal])[-1]


@in_a_loop
async def test_what_nobody_sees_takes_no_time() -> None:
    """R-03: a pause in the middle of a swap would tell that it was begun."""
    house = House(thinking=Swapping(), pause=0.7)
    swaps = 0
    while swaps < 3:
        table = await house.open("person", "bot:heuristic")
        while house.table(table).waiting:
            await bots_turn(house, table)
            await house.clock.advance(0.7)
        log = [entry for entry in house.store.log(table) if entry.kind == "play"]
        for entry, following in pairwise(log):
            if entry.seat == 1 and entry.body["choice"].startswith("swap"):
                swaps += 1
                assert following.at == entry.at
            elif entry.seat == following.seat == 1 and not entry.body["choice"].startswith("take"):
                assert following.at > entry.at


def test_a_bot_with_a_time_of_its_own_speaks_when_that_is_over() -> None:
    assert speaking_time("heuristic", "zombeasts", 0.7) == 0.7
    assert speaking_time("ismcts:200", "zombeasts", 0.7) == 0.7
    assert speaking_time("ismcts:1s", "zombeasts", 0.7) == pytest.approx(1.1)
    assert speaking_time("ismcts:100ms", "zombeasts", 0.7) == 0.7
    assert speaking_time("ismcts:1s", "zombeasts", 0) == 0


def test_a_searching_bot_gets_less_time_later_in_a_turn() -> None:
    """No bot gets more than its spec says, and games that are counted stay as many."""
    assert limited("ismcts:1s:trust=0.1", "zombeasts", 0.25) == "ismcts:250ms:trust=0.1"
    assert limited("ismcts:200ms", "zombeasts", 0.25) == "ismcts:200ms"
    assert limited("ismcts:200", "zombeasts", 0.25) == "ismcts:200"
    assert limited("level5", "zombeasts", 0.4) == "ismcts:400ms"
    assert limited("level1", "zombeasts", 0.4) == "level1"
    assert limited("level5", "zombeasts", None) == "level5"


def test_a_turn_gets_quicker_and_calm_bots_do_not() -> None:
    brisk, calm = SPEEDS["brisk"], SPEEDS["calm"]
    pauses = [brisk.at(made, is_routine=False).pause for made in range(9)]

    assert pauses == sorted(pauses, reverse=True)
    assert pauses[0] > pauses[-1] > 0
    assert len({calm.at(made, is_routine=False) for made in range(9)}) == 1
    assert brisk.at(0, is_routine=True).pause < pauses[-1] < calm.at(9, is_routine=False).pause
    assert SPEEDS["at-once"].at(0, is_routine=False).pause == 0


def time_of(house: House, table: str) -> list[float]:
    return [entry.at for entry in house.store.log(table) if entry.kind == "play"]


@in_a_loop
async def test_the_host_sets_how_fast_bots_play() -> None:
    house = House(pause=1.0)
    table = await house.open("person", "bot:heuristic")
    await house.tables.speeds.set_speed(table, ADA, "calm")
    await bots_turn(house, table)
    before = len(time_of(house, table))
    await house.clock.advance(1.3)
    assert len(time_of(house, table)) == before
    await house.clock.advance(0.2)
    assert len(time_of(house, table)) == before + 1

    await house.tables.speeds.set_speed(table, ADA, "at-once")
    await house.restart()
    shown = await house.look(table, ADA)
    assert shown.bot_speed == "at-once"
    await until(lambda: house.table(table).waiting == [0])

    assert house.clock.now() == max(time_of(house, table))


@in_a_loop
async def test_only_who_leads_the_table_changes_its_speed() -> None:
    """The host; or whoever plays against bots only."""
    house = House()
    table = await house.open_for(ADA, BEN)

    with pytest.raises(NotTheHost):
        await house.tables.speeds.set_speed(table, BEN, "calm")
    with pytest.raises(NotYourSeat):
        await house.tables.speeds.skip(table, CLEO)
    with pytest.raises(BadWish, match="bad-speed"):
        await house.tables.speeds.set_speed(table, ADA, "fast")
    assert (await house.look(table, BEN)).may_lead is False
    assert (await house.look(table, ADA)).may_lead is True

    await house.tables.seats.leave(table, 0, ADA)
    await house.tables.speeds.set_speed(table, BEN, "calm")

    assert (await house.look(table, BEN)).bot_speed == "calm"


@in_a_loop
async def test_skipping_goes_to_the_turn_of_a_person_without_a_pause() -> None:
    """Also out of the middle of a pause; afterwards bots take their time again."""
    house = House(pause=1.0)
    table = await house.open("person", "bot:heuristic", "bot:level5")
    await bots_turn(house, table)
    await settle()
    assert (await house.look(table, ADA)).may_skip

    await house.tables.speeds.skip(table, ADA)
    await until(lambda: house.table(table).waiting == [0])

    assert house.clock.now() == max(time_of(house, table))
    shown = await house.look(table, ADA)
    assert shown.asked_you
    assert not shown.may_skip
    await bots_turn(house, table)
    await settle()
    assert house.table(table).bot_to_move() is not None


@pytest.mark.parametrize("kind", [Failing, Cheating])
@in_a_loop
async def test_a_bot_that_fails_is_replaced_for_that_choice(kind: type[BotPool]) -> None:
    house = House(thinking=kind())
    table = await house.open("person", "bot:ismcts:50")

    await house.play_on(table, ADA)

    assert house.table(table).phase == "over"


def test_there_is_always_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    match = mb.game("zombeasts").match(seats=2, seed=3)
    belief = match.belief(match.waiting[0])
    assert fallback(belief, seed=1) in belief.legal

    monkeypatch.setattr("monsterbox.server.background.bot_pool.make_bot", lambda *_: None)

    assert fallback(belief, seed=1) == belief.legal[0]


@in_a_loop
async def test_a_bots_choice_that_cannot_be_stored_is_made_again() -> None:
    house = House(pause=0.7)
    table = await house.open("person", "bot:heuristic")
    await bots_turn(house, table)
    entries = len(house.store.log(table))
    house.store.fails = True
    await house.clock.advance(0.7)
    assert len(house.store.log(table)) == entries
    house.store.fails = False

    await house.clock.advance(AGAIN + 0.7)

    assert len(house.store.log(table)) == entries + 1


@in_a_loop
async def test_bots_know_what_their_seat_knows_and_their_seeds_tell_nothing() -> None:
    thinking = FirstChoice()
    house = House(thinking=thinking)
    table = await house.open("person", "bot:heuristic", "bot:level3")
    await house.play_on(table, ADA, choices=10)

    seed = house.table(table).row.seed
    for spec, belief, own in thinking.asked:
        assert spec == ("heuristic", "level3")[belief.seat - 1]
        assert belief.view.seat == belief.seat
        assert own == bot_seed(seed, belief.seat)
    assert bot_seed(seed, 1) != bot_seed(seed, 2) != bot_seed(bytes(32), 2)


@in_a_loop
async def test_bots_are_asked_for_the_host_of_their_table() -> None:
    """Hosts take turns, so it must not be whoever plays."""
    thinking = FirstChoice()
    house = House(thinking=thinking)
    table = await house.open("person", "bot:level3", "free", is_open=True)
    await house.tables.seats.take(table, 2, BEN, "Ben")

    await house.play_on(table, ADA, ADA, BEN, choices=10)

    assert set(thinking.askers) == {(ADA.id_hash, table)}


@in_a_loop
async def test_an_answer_that_nobody_wants_any_more_is_dropped() -> None:
    """The host changes the bot while it thinks."""
    house = House(pause=0.7)
    table = await house.open("person", "bot:heuristic")
    await bots_turn(house, table)
    await house.clock.advance(0.5)

    await house.tables.seats.set_bot(table, 1, "uniform", ADA)
    await house.clock.advance(0.3)

    assert house.store.log(table)[-1].kind == "bot"
    await house.clock.advance(0.7)
    assert house.store.log(table)[-1].body["bot"] == "uniform"


@in_a_loop
async def test_after_a_restart_bots_go_on_when_somebody_looks() -> None:
    house = House(pause=0.7)
    table = await house.open("person", "bot:heuristic")
    await bots_turn(house, table)
    entries = len(house.store.log(table))
    await house.restart()

    await house.look(table, ADA)
    await house.clock.advance(60)

    assert len(house.store.log(table)) > entries
    assert house.table(table).waiting in ([0], [])


@in_a_loop
async def test_after_a_restart_bots_go_on_though_nobody_looks() -> None:
    """Only tables where a bot is asked are read."""
    house = House(pause=0.7)
    first = {"start_player": 0}
    tables = [await house.open("person", "bot:heuristic", options=first) for _ in range(3)]
    await bots_turn(house, tables[0])
    await bots_turn(house, tables[2])
    logs = [len(house.store.log(table)) for table in tables]
    await house.restart()
    loads = house.store.loads

    await house.tables.start()
    await house.clock.advance(60)
    await house.tables.close()

    longer = [
        len(house.store.log(table)) - before for table, before in zip(tables, logs, strict=True)
    ]
    assert [more > 0 for more in longer] == [True, False, True]
    assert house.store.loads - loads == 2
    assert all(house.store.tables[table].waiting_for == [0] for table in tables)


@in_a_loop
async def test_after_a_restart_nobody_waits_for_a_table_that_cannot_be_read(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Of the table's id only its beginning is told."""
    caplog.set_level("WARNING", "monsterbox.server")
    house = House(pause=0.7)
    tables = [await house.open("person", "bot:heuristic") for _ in range(2)]
    for table in tables:
        await bots_turn(house, table)
    before = len(house.store.log(tables[1]))
    await house.restart()
    broken = house.store.tables[tables[0]]
    broken.row = broken.row.replace(b'"zombeasts"', b'"gone"')

    await house.tables.start()
    await house.clock.advance(60)
    await house.tables.close()

    assert len(house.store.log(tables[1])) > before
    assert tables[0][:6] in caplog.text
    assert tables[0] not in caplog.text


@in_a_loop
async def test_bots_stop_when_the_house_closes() -> None:
    house = House(pause=0.7)
    table = await house.open("person", "bot:heuristic")
    await bots_turn(house, table)

    await house.tables.close()
    entries = len(house.store.log(table))
    await house.clock.advance(60)

    assert len(house.store.log(table)) == entries


@in_a_loop
async def test_bots_do_not_play_on_at_a_table_that_was_given_up() -> None:
    house = House(pause=0.7)
    table = await house.open("person", "bot:heuristic")
    await bots_turn(house, table)

    await house.tables.moves.give_up(table, ADA)
    await house.clock.advance(60)

    assert house.store.log(table)[-1].kind == "give_up"


@in_a_loop
async def test_between_two_people_bots_take_their_turns() -> None:
    house = House()
    table = await house.open("person", "bot:level3", "free", is_open=True)
    await house.tables.seats.take(table, 2, BEN, "Ben")

    await house.play_on(table, ADA, ADA, BEN)

    assert house.table(table).phase == "over"
    seats = {entry.seat for entry in house.store.log(table) if entry.kind == "play"}
    assert seats == {0, 1, 2}


@in_a_loop
async def test_bots_wait_while_a_lesson_speaks_but_not_for_ever() -> None:
    """Nor when the page goes away, nor for one of several people; who skips has read enough."""
    house = House(pause=0.7)
    table = await house.open("person", "bot:uniform")
    stream = await house.watch(table, ADA)
    await house.tables.moves.read_lesson(table, ADA, is_open=True)
    await bots_turn(house, table)
    made = len(house.store.log(table))

    await house.clock.advance(LESSON - 1)
    assert len(house.store.log(table)) == made
    await house.tables.moves.read_lesson(table, ADA, is_open=True)
    await house.clock.advance(LESSON - 1)
    assert len(house.store.log(table)) == made
    await house.clock.advance(3)
    assert len(house.store.log(table)) > made

    await bots_turn(house, table)
    made = len(house.store.log(table))
    for is_open in (True, False):
        await house.tables.moves.read_lesson(table, ADA, is_open=is_open)
        await house.clock.advance(9)
        assert (len(house.store.log(table)) > made) is not is_open

    await bots_turn(house, table)
    made = len(house.store.log(table))
    await house.tables.moves.read_lesson(table, ADA, is_open=True)
    await stream.aclose()  # type: ignore[attr-defined]
    await house.clock.advance(9)
    assert len(house.store.log(table)) > made


@in_a_loop
async def test_bots_do_not_wait_for_the_lesson_of_one_of_several() -> None:
    house = House(pause=0.7)
    table = await house.open_for(ADA, BEN)
    for person in (ADA, BEN):
        await house.watch(table, person)

    await house.tables.moves.read_lesson(table, ADA, is_open=True)
    assert not house.room(table).is_in_lesson
    await house.tables.moves.read_lesson(table, BEN, is_open=True)
    assert house.room(table).is_in_lesson
    with pytest.raises(NotYourSeat):
        await house.tables.moves.read_lesson(table, CLEO, is_open=True)
