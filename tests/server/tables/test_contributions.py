"""What browsers add to the shuffle: after the commitment, before the cards, without long waits."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

import monsterbox as mb
from monsterbox.server.store.rows import EntryRow
from monsterbox.server.tables import create
from monsterbox.server.tables.errors import BadWish, NotBegun, NotYourSeat, StaleMove
from monsterbox.server.tables.gathering import PATIENCE
from tests.server.houses import ADA, BEN, CLEO, EVE, House, in_a_loop

ALONE = ("person", "bot:heuristic")


@in_a_loop
async def test_the_cards_wait_for_what_the_browser_adds() -> None:
    """The commitment is shown, then something is added, then the cards are dealt."""
    house = House()
    table = await house.open(*ALONE, gather=True)
    before = await house.look(table, ADA)

    await house.tables.contributions.add(table, None, ADA, b"random")
    after = await house.look(table, ADA)
    await house.tables.moves.give_up(table, ADA)
    told = await house.tables.fairness(table)

    assert (before.phase, before.view, before.gathering, before.contributors) == (
        "waiting",
        None,
        (0,),
        (),
    )
    assert (after.phase, after.gathering, after.contributors) == ("playing", (), (0,))
    assert before.commitment == hashlib.sha256(bytes.fromhex(told.seed or "")).hexdigest()
    assert (told.contributions, told.contributors, told.without) == ((b"random".hex(),), (0,), ())
    assert mb.verify(await house.tables.record(table)).contributors == (0,)


@in_a_loop
async def test_the_secret_of_the_server_does_not_settle_the_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With the same seed other bytes lead to another deal."""
    monkeypatch.setattr(create, "fresh_seed", lambda: bytes(range(32)))
    deals = []
    for added in (b"one", b"two", b"one"):
        house = House()
        table = await house.open("person", "person", gather=True)
        await house.tables.contributions.add(table, 0, ADA, added)
        await house.tables.moves.give_up(table, ADA)
        deals.append((await house.tables.record(table))["actions"])

    assert deals[0] == deals[2] != deals[1]


@in_a_loop
async def test_without_the_wish_the_table_begins_at_once_and_says_so() -> None:
    """As by a plain form or a program; the server has shuffled alone, and that is told."""
    house = House()
    table = await house.open(*ALONE)

    shown, told = await house.look(table, ADA), await house.tables.fairness(table)

    assert shown.phase == "playing"
    assert (shown.contributors, told.contributions, told.without) == ((), (), (0,))
    with pytest.raises(StaleMove):
        await house.tables.contributions.add(table, None, ADA, b"too late")


@in_a_loop
async def test_a_browser_adds_once() -> None:
    """However many seats it holds; the same again changes nothing, something else is refused."""
    house = House()
    table = await house.open("person", "person", "free", is_open=True, gather=True)

    await house.tables.contributions.add(table, 0, ADA, b"first")
    written = house.store.writes
    await house.tables.contributions.add(table, 0, ADA, b"first")
    for seat in (0, 1, None):
        with pytest.raises(StaleMove):
            await house.tables.contributions.add(table, seat, ADA, b"second")
    await house.tables.seats.take(table, 2, BEN, "Ben")
    await house.tables.contributions.add(table, 0, ADA, b"first")

    assert house.table(table).gathering == ()
    assert written < house.store.writes
    assert (await house.tables.fairness(table)).contributions == (b"first".hex(),)
    assert (await house.tables.fairness(table)).without == (2,)


@pytest.mark.parametrize("added", [b"", b"x" * 65, "text"])
@in_a_loop
async def test_what_is_added_has_a_size(added: bytes) -> None:
    house = House()
    table = await house.open(*ALONE, gather=True)

    with pytest.raises(BadWish, match="contribution"):
        await house.tables.contributions.add(table, None, ADA, added)


@in_a_loop
async def test_only_who_sits_there_adds_or_begins() -> None:
    house = House()
    table = await house.open("person", "free", is_open=True, gather=True)

    with pytest.raises(NotYourSeat):
        await house.tables.contributions.add(table, None, EVE, b"evil")
    with pytest.raises(NotYourSeat):
        await house.tables.contributions.add(table, 1, ADA, b"for another")
    with pytest.raises(NotYourSeat):
        await house.tables.contributions.begin(table, EVE)
    with pytest.raises(NotBegun):
        await house.tables.contributions.begin(table, ADA)


@in_a_loop
async def test_the_cards_wait_for_everybody_who_promised() -> None:
    """Ada and Ben come with scripts, Cleo without."""
    house = House()
    table = await house.open("person", "free", "free", is_open=True, gather=True)
    await house.tables.seats.take(table, 1, BEN, "Ben", gather=True)
    await house.tables.seats.take(table, 2, CLEO, "Cleo")

    waits = house.table(table).gathering
    await house.tables.contributions.add(table, None, BEN, b"ben")
    still = (await house.look(table, CLEO)).phase
    await house.tables.contributions.add(table, None, ADA, b"ada")
    told = await house.tables.fairness(table)

    assert (waits, still) == ((0, 1), "waiting")
    assert (await house.look(table, CLEO)).phase == "playing"
    assert (told.contributions, told.without) == ((b"ada".hex(), b"ben".hex()), (2,))


@in_a_loop
async def test_nobody_waits_long_for_a_browser_that_does_not_answer() -> None:
    house = House()
    table = await house.open(*ALONE, gather=True)

    await house.clock.advance(PATIENCE - 1)
    before = (await house.look(table, ADA)).phase
    await house.clock.advance(2)

    assert before == "waiting"
    assert (await house.look(table, ADA)).phase == "playing"
    assert (await house.tables.fairness(table)).without == (0,)


@in_a_loop
async def test_after_a_restart_the_wait_goes_on() -> None:
    house = House()
    tables = [await house.open(*ALONE, gather=True) for _ in range(3)]
    await house.tables.contributions.add(tables[1], None, ADA, b"ada")

    await house.restart()
    await house.tables.contributions.add(tables[0], None, ADA, b"late")
    for table in tables:
        await house.look(table, ADA)
    contributions = [(await house.tables.fairness(table)).contributions for table in tables]
    await house.clock.advance(PATIENCE + 1)

    assert contributions == [(b"late".hex(),), (b"ada".hex(),), ()]
    assert [(await house.look(table, ADA)).phase for table in tables] == ["playing"] * 3


@in_a_loop
async def test_anybody_at_the_table_may_begin_without_the_others() -> None:
    house = House()
    table = await house.open("person", "free", is_open=True, gather=True)
    await house.tables.seats.take(table, 1, BEN, "Ben", gather=True)
    await house.tables.contributions.add(table, None, BEN, b"ben")

    await house.tables.contributions.begin(table, BEN)
    await house.tables.contributions.begin(table, ADA)

    assert (await house.look(table, ADA)).phase == "playing"
    assert (await house.tables.fairness(table)).contributors == (1,)


@in_a_loop
async def test_whoever_leaves_is_not_waited_for() -> None:
    """Nor does what they added count for whoever sits down there."""
    house = House()
    table = await house.open("person", "free", "free", is_open=True, gather=True)
    await house.tables.seats.take(table, 1, BEN, "Ben", gather=True)
    await house.tables.seats.take(table, 2, CLEO, "Cleo", gather=True)
    await house.tables.contributions.add(table, None, BEN, b"ben")
    for seat, person in ((1, BEN), (2, CLEO)):
        await house.tables.seats.leave(table, seat, person)
    await house.tables.contributions.add(table, None, ADA, b"ada")

    for seat in (1, 2):
        await house.tables.seats.set_bot(table, seat, "level1", ADA)

    assert (await house.look(table, ADA)).phase == "playing"
    assert (await house.tables.fairness(table)).contributors == (0,)


@in_a_loop
async def test_a_rematch_waits_for_the_browsers_of_everybody() -> None:
    house = House()
    old = await house.open_for(ADA, BEN)
    await house.tables.moves.give_up(old, ADA)

    table = await house.tables.new.rematch(old, BEN, gather=True)
    waits = (await house.look(table, ADA)).gathering
    assert await house.tables.new.rematch(old, ADA, gather=True) == table
    await house.tables.contributions.add(table, None, BEN, b"ben")
    await house.tables.contributions.add(table, None, ADA, b"ada")

    assert waits == (0, 1)
    assert (await house.look(table, ADA)).phase == "playing"
    assert (await house.tables.fairness(table)).contributions == (b"ada".hex(), b"ben".hex())


@in_a_loop
async def test_a_fork_commits_to_chance_anew() -> None:
    """The others are bots from the start; only who forks is waited for."""
    house = House()
    old = await house.open_for(ADA, BEN)
    await house.play_on(old, ADA, BEN, choices=4)
    await house.tables.moves.give_up(old, ADA)

    table = await house.tables.new.fork(old, 2, BEN, gather=True)
    before = await house.look(table, BEN)
    free = [seat for seat, _ in await house.tables.seats.links(table, BEN)]
    await house.restart()
    await house.tables.contributions.add(table, None, BEN, b"ben")
    after = await house.look(table, BEN)

    assert (before.phase, before.gathering) == ("waiting", (1,))
    assert [seat.kind for seat in before.seats] == ["bot", "person"]
    assert free == [0]
    assert after.phase == "playing"
    assert after.commitment != (await house.look(old, BEN)).commitment
    assert (await house.tables.fairness(table)).contributions == (b"ben".hex(),)


@in_a_loop
async def test_whoever_gives_up_a_fork_that_waits_leaves_a_bot() -> None:
    house = House()
    old = await house.open_for(ADA, BEN)
    await house.play_on(old, ADA, BEN, choices=4)
    await house.tables.moves.give_up(old, ADA)
    table = await house.tables.new.fork(old, 2, BEN, gather=True)

    await house.tables.seats.leave(table, 1, BEN)

    assert (await house.look(table, None)).phase == "given-up"
    with pytest.raises(NotYourSeat):
        await house.tables.contributions.begin(table, BEN)


@in_a_loop
async def test_tables_of_earlier_versions_are_read_as_before() -> None:
    """Their log does not say whose contributions it has; the draws follow from them just so."""
    house = House()
    table = await house.open(*ALONE, gather=True)
    await house.tables.contributions.add(table, None, ADA, b"ada")
    kept = house.store.tables[table]
    log = [msgspec.json.decode(entry, type=EntryRow) for entry in kept.entries]
    for entry in log:
        entry.body.pop("contributors", None)
    kept.entries[:] = [msgspec.json.encode(entry) for entry in log]
    await house.restart()
    await house.tables.moves.give_up(table, ADA)

    record = await house.tables.record(table)
    verdict = mb.verify(record)

    assert "protocol" not in record["chance"]
    assert record["chance"]["contributions"] == [b"ada".hex()]
    assert verdict.contributors is None
    assert verdict.draws > 0
    assert (await house.tables.fairness(table)).contributors == (0,)
