"""Results: known games give known numbers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from monsterbox.lab.arena.results import report, shares_of_win, standings
from monsterbox.lab.intervals import wilson
from tests.lab.arenas import a_run, a_setup, failing


def told_of(bots: list[str], *, seats: int, games: int) -> dict[str, Any]:
    return report(a_run(a_setup(bots, seats=seats), games), {"master": True})


def test_a_shared_win_is_shared() -> None:
    """And where nobody is first, nobody has won."""
    assert shares_of_win([1, 3, 1]) == [0.5, 0, 0.5]
    assert shares_of_win([2, 2]) == [0, 0]


def test_the_best_stands_first() -> None:
    """The first bot of the list always wins, the last never does."""
    told = told_of(["best", "good", "poor"], seats=3, games=12)

    assert [one["bot"] for one in told["results"]] == ["best", "good", "poor"]
    assert [one["win_rate"] for one in told["results"]] == [1, 0, 0]
    assert [one["mean_rank"] for one in told["results"]] == [1, 2, 3]
    assert (told["results"][0]["low"], 1) == pytest.approx(wilson(1, 12))
    ratings = [one["rating"] for one in told["results"]]
    assert ratings == sorted(ratings, reverse=True)


def test_time_is_told_for_each_move() -> None:
    """Ten moves a game, a hundredth and a tenth of a second."""
    told = told_of(["quick", "slow"], seats=2, games=4)

    assert [one["seconds_per_move"] for one in told["results"]] == pytest.approx([0.001, 0.01])
    assert (told["moves"], told["mean_decisions"]) == (80, 25)


def test_head_to_head_and_seats_are_in_the_order_of_the_results() -> None:
    """The row is ranked above the column; on the diagonal is nothing."""
    setup = a_setup(["poor", "best", "good"], seats=2)
    told = report(a_run(setup, 12, lambda bot: [0, 2, 1][bot]), {})

    assert told["head_to_head"]["bots"] == ["best", "good", "poor"]
    assert told["head_to_head"]["above"] == [[None, 1, 1], [0, None, 1], [0, 0, None]]
    assert told["head_to_head"]["games"] == [[0, 4, 4], [4, 0, 4], [4, 4, 0]]
    assert told["by_seat"][0] == {"bot": "best", "games": [4, 4], "win_rate": [1, 1]}


def test_a_bot_in_two_seats_has_played_twice() -> None:
    """Its win rate can be compared with an equal share."""
    setup = a_setup(["a", "b"], seats=3)
    told = report(a_run(setup, 6, lambda bot: 7), {})

    assert [one["games"] for one in told["results"]] == [9, 9]
    assert [one["win_rate"] for one in told["results"]] == pytest.approx([1 / 3, 1 / 3])
    assert told["head_to_head"]["above"] == [[None, 0.5], [0.5, None]]


def test_failures_are_counted_and_the_first_is_told() -> None:
    """By bot: the one that sat in that seat."""
    setup = a_setup(["a", "b"], seats=2)
    run = a_run(setup, 4)
    for number, reason in ((0, "no answer"), (2, "lost")):
        run.played[number] = failing(run.played[number], reason)
    first = run.played[0].seating[0]

    rows = {one["bot"]: one for one in report(run, {})["results"]}

    assert sum(one["failures"] for one in rows.values()) == 2
    assert rows["ab"[first]]["first_failure"] == "no answer"


@pytest.mark.parametrize("games", [0, 2, 6])
def test_the_report_is_plain_json(games: int) -> None:
    """No number that JSON does not know, however few games there were."""
    told = told_of(["a", "b"], seats=2, games=max(games, 2))
    empty = report(a_short_run(games), {})

    for one in (told, empty):
        assert json.loads(json.dumps(one, allow_nan=False)) == one
    assert told["options"] == {"master": True}


def a_short_run(games: int) -> Any:
    """A run that was asked for six games and reached so many."""
    run = a_run(a_setup(), 6)
    run.played = {number: run.played[number] for number in range(games)}
    return run


def test_a_run_that_ended_early_says_so() -> None:
    """Games are those that count; asked for are all."""
    told = report(a_short_run(3), {})

    assert (told["games"], told["games_asked"], told["finished"]) == (2, 6, False)


def test_standings_may_grow_game_by_game() -> None:
    """As the progress bar needs them."""
    setup = a_setup(["poor", "best"], seats=2)
    run = a_run(setup, 2, lambda bot: bot)

    found = standings(setup, run.counted)

    assert found.order == [1, 0]
    assert found.sheets[1].win_rate == 1
