"""After the game: the score sheet adds up, replays tell the truth, every draw can be checked."""

from __future__ import annotations

import hashlib
import random

import msgspec
import pytest

import monsterbox as mb
from monsterbox.core.fair import pick
from monsterbox.server.tables.errors import BadWish, NotBegun, NotOver, NotYourSeat
from monsterbox.server.tables.people import Person
from monsterbox.server.views.shown import Fairness
from tests.cases import in_tiers
from tests.games.kit import Case, few_cases, one_of_each
from tests.server.clocks import settle
from tests.server.houses import ADA, BEN, CLEO, DAAN, EVE, FIEN, GUUS, House, in_a_loop

PEOPLE = (ADA, BEN, CLEO, DAAN, FIEN, GUUS)


async def a_finished_game(house: House, case: Case) -> str:
    people = PEOPLE[: case.seats]
    wish = {"game": case.key, "options": dict(case.options)}
    table = await house.open_for(*people, **wish)
    await house.play_on(table, *people, seed=case.seed)
    return table


# The score sheet


@pytest.mark.parametrize("case", in_tiers(few_cases(3), fast=one_of_each()), ids=str)
@in_a_loop
async def test_the_rows_of_the_score_sheet_add_up(case: Case) -> None:
    house = House()
    table = await a_finished_game(house, case)
    match = house.table(table).match
    assert match is not None

    sheet = await house.tables.after(table, BEN, "de")

    assert sheet.totals == tuple(match.scores)
    assert sheet.ranks == tuple(match.ranks)
    assert sheet.winners == tuple(s for s, rank in enumerate(match.ranks) if rank == 1)
    for seat in range(case.seats):
        assert sum(row.points[seat] for row in sheet.rows) == match.scores[seat]
    for row in sheet.rows:
        assert row.title
        for seat in range(case.seats):
            reasons = [one for one in row.reasons if one.seat == seat]
            assert sum(one.points for one in reasons) == row.points[seat]
            assert all(one.text for one in reasons)
            assert all(one.cards for one in reasons) or case.key != "zombeasts"
    assert all(row.clause in match.game.clauses for row in sheet.rows)
    assert "before" not in [row.key for row in sheet.rows]


@in_a_loop
async def test_scores_are_counted_when_it_is_over() -> None:
    house = House()
    waiting = await house.open("person", "free")
    running = await house.open_for(ADA, BEN)

    for table in (waiting, running):
        with pytest.raises(NotOver):
            await house.tables.after(table, ADA, "en")
        with pytest.raises(NotOver):
            await house.tables.record(table)
        with pytest.raises(NotOver):
            await house.tables.new.fork(table, 0, ADA)
        with pytest.raises(NotOver):
            await house.tables.new.rematch(table, ADA)


@in_a_loop
async def test_a_match_that_was_given_up_has_no_winner() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=30)

    await house.tables.moves.give_up(table, ADA)
    sheet = await house.tables.after(table, BEN, "en")

    assert sheet.given_up
    assert sheet.winners == ()
    assert (await house.look(table, BEN)).phase == "given-up"


# Replays


@in_a_loop
async def test_a_replay_shows_every_step_and_at_the_end_the_table_as_it_is() -> None:
    house = House()
    case = few_cases(1)[0]
    table = await a_finished_game(house, case)
    now = await house.look(table, ADA)
    match = house.table(table).match
    assert match is not None

    last = await house.tables.replay(table, ADA, None, "en")
    first = await house.tables.replay(table, ADA, 0, "en")
    middle = await house.tables.replay(table, ADA, last.most // 2, "en")

    assert (last.at, last.most) == (last.most, sum(step.seat >= 0 for step in match.steps))
    assert last.shown.view == now.view
    assert [line.text for line in last.shown.log] == [line.text for line in now.log]
    assert len(first.shown.log) < len(middle.shown.log) < len(last.shown.log)
    assert first.may_fork
    assert not last.may_fork
    for step in (first, middle, last):
        assert step.shown.choices == ()
        assert not step.shown.asked_you


@in_a_loop
async def test_when_it_is_over_a_replay_tells_the_whole_truth() -> None:
    house = House()
    table = await a_finished_game(house, few_cases(1)[0])
    most = (await house.tables.replay(table, None, None, "en")).most

    for at in range(0, most, 30):
        step = await house.tables.replay(table, EVE, at, "en")
        for seat, view in enumerate(step.shown.views):
            assert view.seat == seat
            assert len(view.hand) == step.shown.view.seats[seat].hand_size
            assert set(view.hand) <= set(step.shown.cards)


@in_a_loop
async def test_while_it_runs_a_replay_shows_what_one_saw_at_the_time() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seen: dict[Person, list[object]] = {ADA: [], BEN: []}
    for number in range(25):
        for person, views in seen.items():
            view = (await house.look(table, person)).view
            if not views or views[-1] != view:
                views.append(view)
        await house.play_on(table, ADA, BEN, choices=1, seed=number)

    for person, views in seen.items():
        most = (await house.tables.replay(table, person, None, "en")).most
        for at in range(most):
            step = await house.tables.replay(table, person, at, "en")
            assert step.shown.view in views
            assert step.shown.views == ()
            assert not step.may_fork


@in_a_loop
async def test_there_are_no_steps_beyond_the_ends() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=5)

    for at in (-1, 99999, 10**30, True):
        with pytest.raises(BadWish, match="at"):
            await house.tables.replay(table, ADA, at, "en")
    with pytest.raises(NotBegun):
        await house.tables.replay(await house.open("person", "free"), ADA, 0, "en")


# Fair chance


def check_draws(told: Fairness) -> int:
    """What the page does in the browser."""
    assert told.seed is not None
    seed = bytes.fromhex(told.seed)
    assert hashlib.sha256(seed).hexdigest() == told.commitment
    added = [bytes.fromhex(one) for one in told.contributions]
    for k, draw in enumerate(told.draws):
        weights = draw.weights or [1] * len(draw.source)
        assert draw.source[pick(seed, added, k, weights)] == draw.drawn
        assert all(0 <= place < len(told.outcomes) for place in draw.source)
    return len(told.draws)


@pytest.mark.parametrize("case", in_tiers(few_cases(2), fast=one_of_each()), ids=str)
@in_a_loop
async def test_every_draw_can_be_checked(case: Case) -> None:
    house = House()
    table = await a_finished_game(house, case)

    told = await house.tables.fairness(table)
    record = await house.tables.record(table)

    assert check_draws(told) == mb.verify(record).draws
    assert '"from":' in msgspec.json.encode(told).decode()
    assert (await house.look(table, None)).commitment == told.commitment


@in_a_loop
async def test_the_secret_is_told_when_it_is_over_and_not_before() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    secret = house.table(table).row.seed.hex()
    before = await house.tables.fairness(table)

    await house.tables.moves.give_up(table, ADA)
    after = await house.tables.fairness(table)

    assert (before.seed, before.draws, before.outcomes) == (None, (), ())
    assert secret not in msgspec.json.encode(before).decode()
    assert after.seed == secret
    assert check_draws(after) > 0


# Rematch


@in_a_loop
async def test_a_rematch_keeps_the_seats_and_has_a_new_secret() -> None:
    house = House()
    table = await house.open("person", "bot:level3", "free", is_open=True, options={"master": True})
    await house.tables.seats.take(table, 2, BEN, "Ben", contribution=b"once only")
    await house.play_on(table, ADA, ADA, BEN)

    again = await house.tables.new.rematch(table, BEN)
    both = [await house.look(one, BEN) for one in (table, again)]

    assert again != table
    assert [(s.name, s.kind, s.bot, s.you) for s in both[0].seats] == [
        (s.name, s.kind, s.bot, s.you) for s in both[1].seats
    ]
    assert both[1].options == both[0].options
    assert both[1].commitment != both[0].commitment
    assert both[0].rematch == again
    assert (await house.tables.fairness(again)).contributions == ()
    assert [await house.tables.new.rematch(table, person) for person in (ADA, BEN)] == [
        again,
        again,
    ]
    await house.restart()
    assert (await house.look(table, ADA)).rematch == again
    assert (await house.look(again, ADA)).phase == "playing"


@in_a_loop
async def test_only_who_played_asks_for_a_rematch() -> None:
    house = House()
    table = await a_finished_game(house, few_cases(1)[0])

    with pytest.raises(NotYourSeat):
        await house.tables.new.rematch(table, EVE)


@in_a_loop
async def test_a_rematch_that_was_half_made_is_found_again() -> None:
    house = House()
    table = await house.open("person", "bot:heuristic")
    await house.tables.moves.give_up(table, ADA)
    again = await house.tables.new.rematch(table, ADA)
    house.store.tables[table].entries.pop()
    await house.restart()

    assert await house.tables.new.rematch(table, ADA) == again


# Forks


@pytest.mark.parametrize("case", in_tiers(few_cases(1), fast=one_of_each()), ids=str)
@in_a_loop
async def test_a_fork_goes_on_from_any_move(case: Case) -> None:
    house = House()
    table = await a_finished_game(house, case)
    most = (await house.tables.replay(table, BEN, None, "en")).most
    source = random.Random(case.seed)

    for at in (0, *source.sample(range(most), 3), most - 1):
        step = await house.tables.replay(table, BEN, at, "en")
        fork = await house.tables.new.fork(table, at, BEN)
        await settle(4)
        stored = house.store.log(fork)[0]
        shown = await house.look(fork, BEN)
        assert stored.body["steps"] == []
        assert (shown.forked_from, shown.forked_at) == (table, at)
        assert shown.seat == 1
        assert [seat.kind for seat in shown.seats].count("person") == 1
        start = house.table(fork).row.start
        assert case.game.from_position(start or {}).view(1) == step.shown.view


@in_a_loop
async def test_a_fork_is_played_to_its_end_and_its_draws_can_be_checked() -> None:
    house = House()
    table = await a_finished_game(house, few_cases(1)[0])
    most = (await house.tables.replay(table, ADA, None, "en")).most
    fork = await house.tables.new.fork(table, 2 * most // 3, ADA)
    await house.play_on(fork, ADA)
    await house.restart()

    sheet = await house.tables.after(fork, ADA, "en")
    told = await house.tables.fairness(fork)

    assert mb.verify(await house.tables.record(fork)).draws == check_draws(told)
    for seat, total in enumerate(sheet.totals):
        assert sum(row.points[seat] for row in sheet.rows) == total
    again = await house.tables.new.rematch(fork, ADA)
    assert (await house.look(again, ADA)).forked_from is None


@in_a_loop
async def test_a_stranger_forks_into_the_seat_that_is_asked() -> None:
    house = House()
    table = await a_finished_game(house, few_cases(1)[0])

    fork = await house.tables.new.fork(table, 3, EVE)
    shown = await house.look(fork, EVE)

    assert shown.asked_you
    assert shown.is_host
    assert shown.seats[shown.seat or 0].name == "Eve"
    assert not shown.is_open
    others = [seat for seat, _ in await house.tables.seats.links(fork, EVE)]
    assert others == [seat for seat in (0, 1) if seat != shown.seat]
    await house.restart()
    assert (
        await house.tables.seats.take(
            fork, None, BEN, "Ben", (await house.tables.seats.links(fork, EVE))[0][1]
        )
        in others
    )


@in_a_loop
async def test_where_it_was_over_nothing_goes_on() -> None:
    house = House()
    table = await a_finished_game(house, few_cases(1)[0])
    most = (await house.tables.replay(table, ADA, None, "en")).most

    for at in (most, -1, 10**6):
        with pytest.raises(BadWish, match="at"):
            await house.tables.new.fork(table, at, ADA)
