"""Profiles: names that change everywhere, pictures, and nothing shown that nobody wanted shown."""

from __future__ import annotations

import pytest

from monsterbox.server.club.club import Club
from monsterbox.server.club.pictures import HEADS, head_of
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.people import Person
from monsterbox.server.views.leaderboard import leaderboard
from monsterbox.server.views.profile import Profile, profile
from tests.server.houses import ADA, BEN, House, in_a_loop


def club_of(house: House) -> Club:
    return Club(house.tables.rooms)


async def names(house: House, table: str) -> list[str]:
    return [seat.name for seat in (await house.look(table, None)).seats]


async def played(house: House, count: int, *people: Person) -> list[str]:
    tables = []
    for number in range(count):
        house.clock.jump(1.0)
        table = await house.open_for(*people)
        await house.play_on(table, *people, seed=number)
        tables.append(table)
    return tables


async def page(house: House, person: Person) -> Profile:
    club = club_of(house)
    return await profile(club.store, club.ladders, await club.profiles.of(person), "en")


@in_a_loop
async def test_a_new_name_is_theirs_at_all_tables_that_are_not_over() -> None:
    house = House()
    (over,) = await played(house, 1, ADA, BEN)
    running, waiting = await house.open_for(ADA, BEN), await house.open("person", "free")
    await house.play_on(running, ADA, BEN, choices=3)

    kept = await club_of(house).profiles.change(ADA, name="  Countess   Ada ")

    assert kept.name == "Countess Ada"
    assert await names(house, running) == ["Countess Ada", "Ben"]
    assert (await names(house, waiting))[0] == "Countess Ada"
    assert await names(house, over) == ["Ada", "Ben"]
    await house.restart()
    assert await names(house, running) == ["Countess Ada", "Ben"]
    await house.play_on(running, ADA, BEN)
    assert [one.rated for one in await house.store.results.at_table(running)] == [True, True]


@in_a_loop
async def test_nobody_gets_the_name_of_somebody_else_at_the_table() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)

    await club_of(house).profiles.change(ADA, name="Ben")

    assert await names(house, table) == ["Ben 2", "Ben"]


@in_a_loop
async def test_on_one_device_only_the_own_chair_is_renamed() -> None:
    house = House()
    table = await house.open("person", "person", names=("Ada", "Grandma"))

    await club_of(house).profiles.change(ADA, name="Countess")

    assert await names(house, table) == ["Countess", "Grandma"]


@pytest.mark.parametrize("wrong", [{"name": ""}, {"name": "x" * 30}, {"picture": "a tank"}])
@in_a_loop
async def test_what_is_wrong_changes_nothing(wrong: dict[str, str]) -> None:
    house = House()
    table = await house.open_for(ADA, BEN)

    with pytest.raises(BadWish):
        await club_of(house).profiles.change(ADA, **wrong)  # type: ignore[arg-type]  # one of them

    assert house.store.people == {}
    assert await names(house, table) == ["Ada", "Ben"]


@in_a_loop
async def test_the_picture_stays_when_something_else_changes() -> None:
    house = House()
    club = club_of(house)
    assert head_of(None, ADA.id_hash) in HEADS

    await club.profiles.change(ADA, picture="owl", listed=True)
    await club.profiles.change(ADA, name="Countess")
    await house.tables.save_person(ADA)

    kept = await club.profiles.of(ADA)
    assert (kept.picture, kept.listed) == ("owl", True)
    assert head_of(kept, ADA.id_hash) == "owl"


@in_a_loop
async def test_a_leaderboard_shows_people_only_if_they_said_so_and_after_three_matches() -> None:
    house = House()
    club = club_of(house)
    await played(house, 2, ADA, BEN)
    await club.profiles.change(ADA, name="Ada", picture="cat", listed=True)
    await club.profiles.change(BEN, name="Ben", listed=False)

    async def people() -> list[str]:
        board = await leaderboard(club.store, club.ladders, "zombeasts", ADA.id_hash, "en")
        assert [one.rating for one in board.places] == sorted(
            [one.rating for one in board.places], reverse=True
        )
        return [one.name for one in board.places if one.bot is None]

    assert await people() == []
    await played(house, 1, ADA, BEN)
    assert await people() == ["Ada"]
    await club.profiles.change(ADA, listed=False)
    assert await people() == []


@in_a_loop
async def test_a_running_match_changes_no_rating_and_no_list() -> None:
    house = House()
    club = club_of(house)
    await played(house, 3, ADA, BEN)
    await club.profiles.change(ADA, name="Ada", listed=True)
    before = await page(house, ADA)
    board = await leaderboard(club.store, club.ladders, "zombeasts", None, "en")

    table = await house.open_for(ADA, BEN)
    for number in range(20):
        await house.play_on(table, ADA, BEN, choices=1, seed=number)
        assert await page(house, ADA) == before
        assert await leaderboard(club.store, club.ladders, "zombeasts", None, "en") == board
    await house.play_on(table, ADA, BEN, seed=5)

    assert (await page(house, ADA)).total == before.total + 1


@in_a_loop
async def test_the_page_counts_matches_wins_streaks_and_the_fair_share() -> None:
    house = House()
    tables = await played(house, 4, ADA, BEN)

    mine, his = await page(house, ADA), await page(house, BEN)

    (ada,), (ben,) = mine.games, his.games
    winners = [
        [row.seat for row in await house.store.results.at_table(one) if row.rank == 1]
        for one in tables
    ]
    assert ada.matches == ben.matches == 4
    assert ada.wins == sum(0 in one for one in winners)
    assert ben.wins == sum(1 in one for one in winners)
    assert ada.fair == ben.fair == 2.0
    assert ada.spark is not None
    assert len(ada.numbers) == 5
    assert {one.table for one in mine.matches} == set(tables)
    assert mine.matches[0].others == ("Ben",)
    assert ada.needed == 0


@in_a_loop
async def test_a_deleted_table_stays_in_the_history_without_names() -> None:
    house = House()
    (table,) = await played(house, 1, ADA, BEN)

    await house.tables.deletion.by_host(table, ADA)

    (past,) = (await page(house, BEN)).matches
    assert (past.others, past.is_there, past.seats) == ((), False, 2)


@in_a_loop
async def test_the_export_has_the_profile_and_ones_own_results_only() -> None:
    house = House()
    await played(house, 1, ADA, BEN)
    await club_of(house).profiles.change(ADA, name="Ada", picture="fox", listed=True)

    told = await house.tables.deletion.export(ADA)

    assert told["profile"].picture == "fox"
    assert [row.person for row in told["results"]] == [ADA.id_hash]


@in_a_loop
async def test_whoever_is_forgotten_has_no_profile_and_no_results() -> None:
    house = House()
    await played(house, 3, ADA, BEN)
    await club_of(house).profiles.change(ADA, name="Ada", listed=True)

    await house.tables.deletion.forget(ADA)

    assert (await page(house, ADA)).games == ()
    assert (await page(house, BEN)).matches[0].others == ()
    club = club_of(house)
    board = await leaderboard(club.store, club.ladders, "zombeasts", None, "en")
    assert [one.name for one in board.places if one.bot is None] == []
