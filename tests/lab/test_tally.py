"""What came of many games: cards and powers, and what goes with winning."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from monsterbox.lab.tally import FEWEST_GAMES, Tally, report
from monsterbox.lab.trials.play import Outcome


def a_game(number: int, *, winner: int, users: Sequence[int], decided: str = "") -> Outcome:
    """A game of two seats, some of which used the only card, each twice."""
    return Outcome(
        game=number,
        ranks=tuple(1 if seat == winner else 2 for seat in range(2)),
        scores=(1, 1),
        decisions=4,
        choices=2,
        options=4,
        ending="over",
        uses=tuple({"card": 2} if seat in users else {} for seat in range(2)),
        decided=decided,
    )


def a_tally(games: Sequence[Outcome]) -> Tally:
    tally = Tally.empty(2)
    for one in games:
        tally.add(one)
    return tally


def told_of(tally: Tally) -> dict[str, object]:
    found = report("zombeasts", 0, {}, tally)["powers"]
    assert len(found) == 1
    one: dict[str, object] = found[0]
    return one


def test_who_uses_a_card_and_how_often_it_decides() -> None:
    """In every fourth game seat 0 used it, and it decided half of these."""
    games = [
        a_game(n, winner=0, users=[0] if n % 4 == 0 else [], decided="card" if n % 8 == 0 else "")
        for n in range(40)
    ]

    one = told_of(a_tally(games))

    assert one["power"] == "card"
    assert one["per_game"] == pytest.approx(0.5)
    assert one["users"] == pytest.approx(0.125)
    assert one["decided"] == pytest.approx(
        {"games": 5, "share": 0.125, "low": 0.0546, "high": 0.2611}, abs=1e-3
    )
    assert one["advantage"] is None  # ten games tell too little


def test_users_are_compared_with_others_at_the_same_table() -> None:
    """Three of four users win; games in which both or none used it do not count."""
    some = [a_game(n, winner=int(n % 4 == 0), users=[0]) for n in range(40)]
    both = [a_game(n, winner=0, users=[0, 1]) for n in range(40, 60)]

    one = told_of(a_tally([*some, *both]))

    advantage = one["advantage"]
    assert isinstance(advantage, dict)
    assert len(some) >= FEWEST_GAMES
    assert advantage["games"] == 40
    assert advantage["mean"] == pytest.approx(0.5)
    assert advantage["low"] < 0.5 < advantage["high"]


def test_tallies_of_parts_add_up() -> None:
    games = [a_game(n, winner=n % 2, users=[n % 2], decided="card") for n in range(30)]

    whole, parts = a_tally(games), a_tally(games[:11])
    parts.merge(a_tally(games[11:]))

    assert told_of(parts) == told_of(whole)


def test_games_of_older_files_tell_nothing_of_powers() -> None:
    """They are counted, and the shares are those of the others."""
    old = Outcome(game=1, ranks=(1, 2), scores=(1, 1), decisions=4, choices=2, options=4)

    tally = a_tally([old, a_game(2, winner=0, users=[0], decided="card")])

    assert tally.games == 2
    assert told_of(tally)["per_game"] == 2.0
