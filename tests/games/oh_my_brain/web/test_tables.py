"""Tables of a game where all choose at once, where memory may count, where leaving may end it."""

from __future__ import annotations

from tests.server.houses import ADA, BEN, CLEO, House, in_a_loop

GAME = {"game": "oh-my-brain"}


@in_a_loop
async def test_who_is_slower_than_the_others_still_answers_what_was_asked() -> None:
    """Q-1. Both split the lots that they were shown at the same moment."""
    house = House()
    table = await house.open_for(ADA, BEN, **GAME)
    shown = [await house.look(table, person) for person in (ADA, BEN)]

    for seat, person in enumerate((ADA, BEN)):
        choice = shown[seat].choices[0].text
        await house.tables.moves.play(table, seat, person, choice, shown[seat].version, house.key())

    match = house.table(table).running()
    assert [step.seat for step in match.steps if step.seat >= 0] == [0, 1]


@in_a_loop
async def test_the_same_lot_is_not_split_twice() -> None:
    """A version answers one question, also where all choose at once."""
    house = House()
    table = await house.open_for(ADA, BEN, **GAME)
    old = (await house.look(table, ADA)).version
    await house.play_on(table, ADA, BEN, choices=2)

    assert (await house.look(table, ADA)).version != old


@in_a_loop
async def test_who_leaves_for_good_ends_the_game_where_the_house_says_so() -> None:
    """Q-34, forfeit; the log tells it again after a restart."""
    house = House()
    table = await house.open_for(ADA, BEN, CLEO, options={"forfeit": True}, **GAME)
    await house.play_on(table, ADA, BEN, CLEO, choices=12)

    await house.tables.seats.leave(table, 1, BEN)

    ranks = house.table(table).match.ranks  # type: ignore[union-attr]  # it has begun
    assert house.table(table).is_finished
    assert ranks[1] == max(ranks)
    await house.restart()
    await house.look(table, ADA)
    assert house.table(table).match.ranks == ranks  # type: ignore[union-attr]


@in_a_loop
async def test_without_that_rule_a_bot_plays_on() -> None:
    house = House()
    table = await house.open_for(ADA, BEN, CLEO, **GAME)
    await house.play_on(table, ADA, BEN, CLEO, choices=12)

    await house.tables.seats.leave(table, 1, BEN)

    assert not house.table(table).is_finished
    assert house.table(table).bot_in(1) is not None


@in_a_loop
async def test_in_memory_mode_the_log_forgets_what_lies_under_the_top() -> None:
    """Q-32. And there is no replay to look it up, until the game is over."""
    house = House()
    table = await house.open_for(ADA, BEN, options={"memory_mode": True}, **GAME)
    told: list[set[str]] = []
    while not house.table(table).is_finished:
        shown = await house.look(table, ADA)
        plays = [line for line in shown.log if line.key == "cards-played"]
        told.append({line.text for line in plays[:-1] if line.cards})
        assert (await house.tables.replay(table, ADA, None, "en")).most == 0
        await house.play_on(table, ADA, BEN, choices=1, seed=len(told))

    last = await house.look(table, ADA)
    assert set().union(*told) == set()
    assert sum(bool(line.cards) for line in last.log if line.key == "cards-played") > 1
    assert (await house.tables.replay(table, ADA, None, "en")).most > 10
