"""Ratings: what matches do to them, and that they can be made again at any time."""

from __future__ import annotations

import random

import pytest

from monsterbox.bots.make import meaning
from monsterbox.bots.ratings import read_ratings
from monsterbox.games.registry import game as find_game
from monsterbox.games.registry import games
from monsterbox.server.club.ladders import Ladders
from monsterbox.server.club.ratings import (
    BOT,
    UNKNOWN,
    Ladder,
    Match,
    Rating,
    ladder,
    start_of,
)
from monsterbox.server.store.rows import ResultRow
from tests.server.houses import in_a_loop
from tests.server.memory_store import MemoryStore


def rows(number: int, at: float, *players: str, ranks: tuple[int, ...] = ()) -> list[ResultRow]:
    """A match; players are people, or bots as `bot:level1`."""
    return [
        ResultRow(
            table_id=f"table {number:04}",
            seat=seat,
            game="zombeasts",
            person=None if player.startswith(BOT) else player,
            bot=player.removeprefix(BOT) if player.startswith(BOT) else None,
            name=player,
            rank=ranks[seat] if ranks else seat + 1,
            score=30 - seat,
            at=at,
            rated=True,
        )
        for seat, player in enumerate(players)
    ]


def many(count: int, seed: int = 1) -> list[list[ResultRow]]:
    """Matches of two to four players, some of them bots, some shared."""
    dice = random.Random(seed)
    names = ["ada", "ben", "cleo", "daan", "bot:level1", "bot:level3"]
    found = []
    for number in range(count):
        players = dice.sample(names, dice.randrange(2, 5))
        ranks = tuple(dice.randrange(1, len(players) + 1) for _ in players)
        found.append(rows(number, float(number), *players, ranks=ranks))
    return found


def told(made: Ladder) -> dict[str, tuple[Rating, int, int]]:
    return {key: (one.rating, one.matches, one.wins) for key, one in made.players.items()}


def test_everybody_begins_as_average_and_unknown() -> None:
    assert (UNKNOWN.points, UNKNOWN.doubt) == (1500, 411)


def test_a_winner_goes_up_a_loser_down_and_one_knows_more_of_both() -> None:
    made = ladder({}, rows(1, 1.0, "ada", "ben"))

    ada, ben = made.rated("ada"), made.rated("ben")
    assert ada.rating.points > 1500 > ben.rating.points
    assert ada.rating.doubt < UNKNOWN.doubt
    assert (ada.matches, ada.wins, ben.matches, ben.wins) == (1, 1, 1, 0)
    assert made.past["ada"] == [ada.rating]


def test_who_shares_a_win_with_an_equal_stays_equal() -> None:
    made = ladder({}, rows(1, 1.0, "ada", "ben", ranks=(1, 1)))

    assert made.rated("ada").rating == made.rated("ben").rating


def test_three_matches_place_a_newcomer_among_bots() -> None:
    """Bots are known well, so that a few matches against them tell much."""
    start = {f"{BOT}level{n}": Rating(15.0 + 4 * n, 1.5) for n in range(1, 6)}
    strong = Ladder(start)
    for number, level in enumerate((2, 4, 5)):
        strong.add(Match(f"{number}", number, ("ada", f"{BOT}level{level}"), (1, 2)))
    weak = Ladder(start)
    for number, level in enumerate((2, 1, 1)):
        weak.add(Match(f"{number}", number, ("ada", f"{BOT}level{level}"), (2, 1)))

    assert strong.rated("ada").rating.mu > start["bot:level4"].mu
    assert weak.rated("ada").rating.mu < start["bot:level2"].mu
    assert strong.rated("ada").rating.doubt < UNKNOWN.doubt - 50


def test_a_bot_in_several_seats_is_rated_once() -> None:
    made = ladder({}, rows(1, 1.0, "ada", "bot:level1", "bot:level1"))

    assert made.rated("bot:level1").matches == 1
    assert set(made.players) == {"ada", "bot:level1"}


def test_bots_do_not_learn_but_people_may() -> None:
    """After hundreds of matches, one more still tells something about a person."""
    made = Ladder({})
    for number in range(400):
        made.add(
            Match(f"{number}", number, ("ada", "bot:level1"), (1 + number % 2, 2 - number % 2))
        )

    assert made.rated("ada").rating.sigma > made.rated("bot:level1").rating.sigma


def test_all_at_once_is_the_same_as_one_after_the_other() -> None:
    matches = many(120)
    step_by_step = Ladder(start_of("zombeasts"))
    for match in matches:
        again = ladder({}, match)
        step_by_step.add(
            Match(
                match[0].table_id, match[0].at, tuple(again.players), tuple(r.rank for r in match)
            )
        )

    at_once = ladder(start_of("zombeasts"), [row for match in matches for row in match])

    assert told(at_once) == told(step_by_step)
    assert at_once.past == step_by_step.past


@in_a_loop
async def test_a_ladder_that_is_kept_up_to_date_equals_one_that_is_made_anew() -> None:
    store = MemoryStore()
    kept = Ladders(store)
    for match in many(60):
        await store.results.add(match)
        await kept.of("zombeasts")

    anew = await Ladders(store).of("zombeasts")

    assert told(await kept.of("zombeasts")) == told(anew)
    assert (await kept.of("zombeasts")).matches == 60


@in_a_loop
async def test_a_result_that_comes_late_takes_its_place() -> None:
    """As when another process was slower, or an old table was read again."""
    store = MemoryStore()
    kept = Ladders(store)
    matches = many(20)
    for match in (*matches[:7], *matches[8:]):
        await store.results.add(match)
    await kept.of("zombeasts")

    await store.results.add(matches[7])

    assert told(await kept.of("zombeasts")) == told(await Ladders(store).of("zombeasts"))
    assert (await kept.of("zombeasts")).matches == 20


@in_a_loop
async def test_whoever_goes_leaves_the_ratings_of_the_others_as_they_are() -> None:
    store = MemoryStore()
    kept = Ladders(store)
    for match in many(40):
        await store.results.add(match)
    before = told(await kept.of("zombeasts"))

    await store.forget_person("ada")
    kept.forget()

    after = told(await kept.of("zombeasts"))
    assert "ada" not in after
    assert {key: one for key, one in after.items() if not key.startswith("nobody-")} == {
        key: one for key, one in before.items() if key != "ada"
    }


@pytest.mark.parametrize("key", games())
def test_bots_begin_with_what_arenas_have_measured(key: str) -> None:
    game = find_game(key)
    measured = read_ratings(game.package, game.variant)
    assert measured is not None
    assert (measured.game, measured.rules) == (key, game.version), "measure again: make ratings"
    assert sorted(measured.bots) == [f"level{number}" for number in range(1, 6)]

    start = start_of(key)

    for spec, bot in measured.bots.items():
        assert meaning(spec, key) == bot.plays, "measure again: make ratings"
        assert start.get(f"{BOT}{spec}") == (Rating(bot.mu, bot.sigma) if bot.games else None)
    assert start["bot:level1"].mu < start["bot:level2"].mu < start["bot:level3"].mu
