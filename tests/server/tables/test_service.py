"""The use cases: open, play, undo, the same request twice, stale and foreign ones."""

from __future__ import annotations

import asyncio

import pytest

import monsterbox as mb
from monsterbox.core.errors import IllegalAction, NothingToUndo
from monsterbox.server.tables.create import MOST_HOSTED
from monsterbox.server.tables.errors import (
    AlreadyOver,
    BadWish,
    BrokenTable,
    KeyReused,
    NotBegun,
    NotStored,
    NotYourSeat,
    StaleMove,
    TooManyTables,
    UnknownTable,
)
from monsterbox.server.tables.people import Person
from tests.server.clocks import settle
from tests.server.houses import ADA, BEN, CLEO, House, in_a_loop

TODAY = f'"rules":"{mb.game("zombeasts").version}"'.encode()


async def until_undoable(house: House, table: str, *people: Person) -> int:
    """Play on until somebody has a choice to take back; the seat."""
    for seed in range(400):
        await house.play_on(table, *people, choices=1, seed=seed)
        for seat in range(len(people)):
            if house.table(table).can_undo(seat):
                return seat
    raise AssertionError("nobody ever could")


# Wish


@in_a_loop
async def test_a_table_with_bots_begins_at_once() -> None:
    house = House()

    table = await house.open("person", "bot:heuristic", "bot:heuristic")
    await settle()
    shown = await house.look(table, ADA)

    assert shown.phase == "playing"
    assert shown.seat == 0
    assert shown.asked_you
    assert [choice.text for choice in shown.choices] == house.table(table).running().legal(0)
    assert [seat.kind for seat in shown.seats] == ["person", "bot", "bot"]
    assert shown.waiting_for == (0,)
    assert shown.log


@in_a_loop
async def test_a_table_with_free_seats_waits_and_shows_no_cards() -> None:
    house = House()

    table = await house.open("person", "free")
    shown = await house.look(table, ADA)

    assert shown.phase == "waiting"
    assert shown.view is None
    assert (shown.log, shown.choices, shown.cards, shown.waiting_for) == ((), (), {}, ())
    assert shown.commitment, "what is promised is shown before the first card"
    with pytest.raises(NotBegun):
        await house.tables.moves.play(table, 0, ADA, "stop", shown.version, house.key())


@in_a_loop
async def test_it_begins_with_the_last_seat_also_when_a_crash_came_between() -> None:
    house = House()
    table = await house.open("person", "free", is_open=True)
    await house.tables.seats.take(table, 1, BEN, "Ben")
    log = house.store.tables[table]
    begun = log.entries.pop()

    await house.restart()
    shown = await house.look(table, BEN)

    assert shown.phase == "playing"
    assert [entry.kind for entry in house.store.log(table)] == ["sit", "begin"]
    assert log.entries[-1] == begun


@in_a_loop
async def test_nobody_hosts_more_tables_than_one_can_play_at() -> None:
    house = House()
    finished = await house.open("person", "bot:uniform")
    await house.tables.moves.give_up(finished, ADA)
    for _ in range(MOST_HOSTED):
        await house.open("person", "free")

    with pytest.raises(TooManyTables):
        await house.open("person", "free")
    with pytest.raises(TooManyTables):
        await house.tables.new.fork(finished, 0, ADA)
    await house.open("person", "free", host=BEN)


@in_a_loop
async def test_tables_of_others_are_no_room_for_more_of_ones_own() -> None:
    house = House()
    for _ in range(MOST_HOSTED):
        await house.open("person", "free")
    for _ in range(MOST_HOSTED):  # touched later, so that they come first in lists
        table = await house.open("person", "free", host=BEN)
        [(seat, link)] = await house.tables.seats.links(table, BEN)
        await house.tables.seats.take(table, seat, ADA, "Ada", link)

    with pytest.raises(TooManyTables):
        await house.open("person", "free")


@in_a_loop
async def test_tables_opened_at_once_are_counted_like_any_others() -> None:
    house = House()
    count = house.store.count_hosted

    async def counted_slowly(person_hash: str) -> int:
        found = await count(person_hash)
        await settle()
        return found

    house.store.count_hosted = counted_slowly  # type: ignore[method-assign]
    many = [house.open("person", "free") for _ in range(MOST_HOSTED + 15)]

    found = await asyncio.gather(*many, return_exceptions=True)

    assert sum(isinstance(one, str) for one in found) == MOST_HOSTED
    assert sum(isinstance(one, TooManyTables) for one in found) == 15


@in_a_loop
async def test_a_table_of_rules_that_nobody_knows_any_more_says_so() -> None:
    house = House()
    table = await house.open("person", "bot:uniform")
    kept = house.store.tables[table]
    kept.row = kept.row.replace(TODAY, b'"rules":"0"')

    await house.restart()

    with pytest.raises(BrokenTable):
        await house.look(table, ADA)


@in_a_loop
@pytest.mark.parametrize("other", ["free", "bot:level1"])
async def test_a_table_stored_before_options_were_in_snake_case_goes_on(other: str) -> None:
    house = House()
    table = await house.open("person", other, options={"tie_break": "most_moons"}, is_open=True)
    kept = house.store.tables[table]
    old = kept.row.replace(b'"tie_break":"most_moons"', b'"tieBreak":"mostMoons"')
    kept.row = old.replace(TODAY, b'"rules":"1"')

    await house.restart()
    if other == "free":
        await house.tables.seats.take(table, 1, BEN, "Ben")
    shown = await house.look(table, ADA)

    assert shown.phase == "playing"
    assert {option.name for option in shown.options} >= {"tie_break", "edition"}
    assert shown.cards


# Playing


@in_a_loop
async def test_a_choice_is_stored_with_the_outcomes_of_chance_that_followed() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)

    await house.play_on(table, ADA, BEN, choices=12)

    steps = [step for entry in house.store.log(table) for step in entry.body.get("steps", ())]
    match = house.table(table).running()
    assert steps == match.record()["actions"]
    assert house.store.log(table)[-1].key is not None


@in_a_loop
async def test_the_same_key_gets_the_same_answer_and_changes_nothing_more() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    person = (ADA, BEN)[seat]
    before = await house.look(table, person)
    choice, key = before.choices[0].text, house.key()

    await house.tables.moves.play(table, seat, person, choice, before.version, key)
    first = await house.look(table, person)
    await house.tables.moves.play(table, seat, person, choice, before.version, key)
    again = await house.look(table, person)
    await house.restart()
    await house.tables.moves.play(table, seat, person, choice, before.version, key)
    after_restart = await house.look(table, person)

    assert first == again == after_restart
    assert [entry.kind for entry in house.store.log(table)].count("play") == 1


@in_a_loop
async def test_many_clicks_at_once_are_one_move() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    person = (ADA, BEN)[seat]
    shown = await house.look(table, person)
    click = (table, seat, person, shown.choices[0].text, shown.version)
    same = house.key()

    answers = await asyncio.gather(
        *(house.tables.moves.play(*click, same) for _ in range(5)),
        *(house.tables.moves.play(*click, house.key()) for _ in range(5)),
        return_exceptions=True,
    )

    assert sum(isinstance(answer, StaleMove) for answer in answers) == 5
    assert [entry.kind for entry in house.store.log(table)].count("play") == 1


@in_a_loop
async def test_a_key_stands_for_one_choice() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    person = (ADA, BEN)[seat]
    shown = await house.look(table, person)
    key = house.key()
    await house.tables.moves.play(table, seat, person, shown.choices[0].text, shown.version, key)

    with pytest.raises(KeyReused):
        await house.tables.moves.play(table, seat, person, "another", shown.version, key)
    with pytest.raises(KeyReused):
        await house.tables.moves.undo(table, seat, person, shown.version, key)


@in_a_loop
async def test_who_looked_before_the_table_changed_is_asked_to_look_again() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    person = (ADA, BEN)[seat]
    old = await house.look(table, person)
    new = await house.play(table, seat, person, old.choices[0].text)

    for version in (old.version, "", "no version", new.version.upper() + "x"):
        with pytest.raises(StaleMove):
            await house.tables.moves.play(table, seat, person, "stop", version, house.key())


@in_a_loop
async def test_only_who_holds_a_seat_plays_for_it() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    shown = await house.look(table, (ADA, BEN)[seat])
    stranger = (ADA, BEN)[1 - seat]
    choice = shown.choices[0].text

    for person in (stranger, CLEO):
        with pytest.raises(NotYourSeat):
            await house.tables.moves.play(table, seat, person, choice, shown.version, house.key())
        with pytest.raises(NotYourSeat):
            await house.tables.moves.undo(table, seat, person, shown.version, house.key())
        with pytest.raises(NotYourSeat):
            await house.look(table, person, seat=seat)
        with pytest.raises(NotYourSeat):
            await house.tables.why_not(table, seat, person, choice, "en")
        with pytest.raises(NotYourSeat):
            await house.tables.moves.lift_curtain(table, seat, person)
        with pytest.raises(NotYourSeat):
            await house.tables.seats.leave(table, seat, person)
    for nonsense in (-1, 2, 99):
        with pytest.raises(NotYourSeat):
            await house.tables.moves.play(table, nonsense, ADA, choice, shown.version, house.key())
    assert len(house.store.log(table)) == 2


@in_a_loop
async def test_a_choice_against_the_rules_is_refused_with_its_clause() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    person = (ADA, BEN)[seat]
    shown = await house.look(table, person)

    for choice in ("stop", "play everything", "", "draw pile", "x" * 5000, "play\n"):
        with pytest.raises(IllegalAction) as refused:
            await house.tables.moves.play(table, seat, person, choice, shown.version, house.key())
        assert refused.value.code
    with pytest.raises(IllegalAction, match="not-your-turn"):
        await house.play(table, 1 - seat, (ADA, BEN)[1 - seat], "stop")
    assert await house.look(table, person) == shown


@in_a_loop
async def test_keys_are_short_and_plain() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)

    for key in ("", "short", "x" * 65, "with\nbreak", "schlüssel-1", "bell\x07bell"):
        with pytest.raises(BadWish, match="key"):
            await house.tables.moves.play(table, 0, ADA, "stop", "", key)


@in_a_loop
async def test_unknown_tables_are_unknown() -> None:
    house = House()

    for table in ("nowhere", "", "x" * 500, "../../etc/passwd", "\0"):
        with pytest.raises(UnknownTable):
            await house.look(table, ADA)
        with pytest.raises(UnknownTable):
            await house.tables.moves.play(table, 0, ADA, "stop", "", house.key())
    assert len(list(house.tables.rooms)) == 0, "nobody can fill our memory with questions"


@in_a_loop
async def test_languages_that_we_do_not_speak_are_refused() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)

    for language in ("xx", "", "EN", "../de"):
        with pytest.raises(BadWish, match="language"):
            await house.tables.shown(table, ADA, language)


# Undo


@in_a_loop
async def test_a_choice_can_be_taken_back_until_something_is_revealed() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = await until_undoable(house, table, ADA, BEN)
    person = (ADA, BEN)[seat]
    shown = await house.look(table, person)
    assert shown.can_undo
    other = await house.look(table, (ADA, BEN)[1 - seat])
    assert not other.can_undo

    await house.tables.moves.undo(table, seat, person, shown.version, house.key())
    back = await house.look(table, person)

    assert back.version != shown.version
    assert back.asked_you
    assert house.store.log(table)[-1].kind == "undo"
    position = house.table(table).running().position()
    await house.restart()
    assert await house.look(table, person) == back
    assert house.table(table).running().position() == position


@in_a_loop
async def test_a_choice_is_taken_back_after_the_turn_has_passed() -> None:
    """The other one is asked no longer, and what was about to be played comes too late."""
    house = House()
    table = await house.open_for(ADA, BEN, game="oh-my-brain")
    live, seed, passed = house.table(table), 0, set[int]()
    while not passed:
        await house.play_on(table, ADA, BEN, choices=1, seed=(seed := seed + 1))
        if not live.running().is_at_once:
            passed = {seat for seat in (0, 1) if live.can_undo(seat)} - set(live.waiting)
    mover, waits = ((ADA, BEN), (BEN, ADA))[passed.pop()]
    shown, other = await house.look(table, mover), await house.look(table, waits)
    assert other.asked_you

    await house.tables.moves.undo(table, None, mover, shown.version, house.key())

    back = await house.look(table, mover)
    assert back.asked_you
    assert not (await house.look(table, waits)).asked_you
    with pytest.raises(StaleMove):
        await house.tables.moves.play(
            table, None, waits, other.choices[0].text, other.version, house.key()
        )
    await house.restart()
    assert await house.look(table, mover) == back


@in_a_loop
async def test_to_take_back_twice_with_one_key_is_to_take_back_once() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = await until_undoable(house, table, ADA, BEN)
    person = (ADA, BEN)[seat]
    shown = await house.look(table, person)
    key = house.key()

    await house.tables.moves.undo(table, seat, person, shown.version, key)
    first = await house.look(table, person)
    await house.restart()
    await house.tables.moves.undo(table, seat, person, shown.version, key)
    again = await house.look(table, person)

    assert first == again
    assert [entry.kind for entry in house.store.log(table)].count("undo") == 1


@in_a_loop
async def test_nothing_to_take_back_is_said() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    shown = await house.look(table, ADA)

    with pytest.raises(NothingToUndo):
        await house.tables.moves.undo(table, 0, ADA, shown.version, house.key())


@in_a_loop
async def test_after_the_end_nothing_is_taken_back_or_played() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN)

    shown = await house.look(table, ADA)

    assert shown.phase == "over"
    assert not shown.can_undo
    assert sorted(seat.rank or 0 for seat in shown.seats)[0] == 1
    with pytest.raises(AlreadyOver):
        await house.tables.moves.undo(table, 0, ADA, shown.version, house.key())
    with pytest.raises(AlreadyOver):
        await house.tables.moves.play(table, 0, ADA, "stop", shown.version, house.key())


# Storing


@in_a_loop
async def test_a_move_that_cannot_be_stored_did_not_happen() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    person = (ADA, BEN)[seat]
    before = await house.look(table, person)
    choice, key = before.choices[0].text, house.key()
    house.store.fails = True

    with pytest.raises(NotStored):
        await house.tables.moves.play(table, seat, person, choice, before.version, key)

    assert await house.look(table, person) == before
    house.store.fails = False
    await house.tables.moves.play(table, seat, person, choice, before.version, key)
    assert (await house.look(table, person)).version != before.version


@in_a_loop
async def test_a_move_that_was_stored_though_nobody_heard_is_made_once() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    person = (ADA, BEN)[seat]
    before = await house.look(table, person)
    choice, key = before.choices[0].text, house.key()
    house.store.loses = True
    with pytest.raises(NotStored):
        await house.tables.moves.play(table, seat, person, choice, before.version, key)
    house.store.loses = False

    await house.tables.moves.play(table, seat, person, choice, before.version, key)

    assert [entry.kind for entry in house.store.log(table)].count("play") == 1


@in_a_loop
async def test_where_two_servers_share_a_store_the_slower_one_looks_again() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    person = (ADA, BEN)[seat]
    other = House(store=house.store, clock=house.clock)
    shown = await other.look(table, person)
    assert shown == await house.look(table, person)
    await house.play(table, seat, person, shown.choices[0].text)

    with pytest.raises(StaleMove):
        await other.tables.moves.play(
            table, seat, person, shown.choices[0].text, shown.version, other.key()
        )

    assert await other.look(table, person) == await house.look(table, person)


@in_a_loop
async def test_nobody_sees_what_is_not_stored() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    person, other = (ADA, BEN)[seat], (ADA, BEN)[1 - seat]
    shown = await house.look(table, person)
    before = await house.look(table, other)
    house.store.gate.clear()
    move = house.tables.moves.play(
        table, seat, person, shown.choices[0].text, shown.version, house.key()
    )
    playing = asyncio.create_task(move)
    await settle()

    looking = asyncio.create_task(house.look(table, other))
    await settle()
    assert not looking.done()
    house.store.fails = True
    house.store.gate.set()

    assert await looking == before
    with pytest.raises(NotStored):
        await playing


@in_a_loop
async def test_a_move_is_made_to_its_end_though_the_player_hung_up() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    person = (ADA, BEN)[seat]
    shown = await house.look(table, person)
    house.store.gate.clear()
    move = house.tables.moves.play(
        table, seat, person, shown.choices[0].text, shown.version, house.key()
    )
    playing = asyncio.create_task(move)
    await settle()

    playing.cancel()
    await settle()
    house.store.gate.set()
    await settle()

    assert (await house.look(table, person)).version != shown.version
    assert house.store.log(table)[-1].kind == "play"
    assert house.store.loads == 0


@in_a_loop
async def test_idle_tables_leave_memory_and_come_back_as_they_were() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=10)
    shown = await house.look(table, ADA)

    await house.clock.advance(601)
    await house.tables.housekeeper.look_after()

    assert house.tables.counts()["tables"] == 0
    assert await house.look(table, ADA) == shown
    assert house.store.loads == 1


@in_a_loop
async def test_people_are_remembered() -> None:
    house = House()
    ada = Person(id_hash=ADA.id_hash, name="  Ada \u202e", language="fr", theme="dark")

    await house.tables.save_person(ada)

    kept = await house.tables.person(ADA.id_hash)
    assert (kept.name, kept.language, kept.theme) == ("Ada", "fr", "dark")
    assert (await house.tables.person(BEN.id_hash)).name == ""
    with pytest.raises(BadWish, match="theme"):
        await house.tables.save_person(Person(id_hash="x", theme="pink"))
    with pytest.raises(BadWish, match="language"):
        await house.tables.save_person(Person(id_hash="x", language="tlh"))
