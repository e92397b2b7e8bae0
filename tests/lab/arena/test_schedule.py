"""The schedule: fair to every bot, and the same for whoever asks."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from monsterbox.lab.arena.schedule import fixture, lineups, whole_blocks
from tests.lab.arenas import a_setup

SIZES = [(2, 2), (3, 3), (4, 4), (3, 2), (5, 2), (5, 3), (6, 4), (2, 3), (2, 4), (3, 4)]


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_every_bot_sits_in_every_seat_equally_often(bots: int, seats: int) -> None:
    """Over all line-ups, and every pair of bots meets equally often."""
    setup = a_setup([f"bot{k}" for k in range(bots)], seats=seats)
    seatings = [fixture(setup, n).seating for n in range(len(lineups(bots, seats)) * seats)]

    places = Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating))
    meetings = Counter(
        (one, other) for s in seatings for one, other in permutations(s, 2) if one != other
    )

    assert len(places) == bots * seats
    assert len(set(places.values())) == 1
    assert len(meetings) == bots * (bots - 1)
    assert len(set(meetings.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_every_block_seats_its_bots_equally(bots: int, seats: int) -> None:
    """Within a block everybody has been everywhere: a run may end after any block."""
    setup = a_setup([f"bot{k}" for k in range(bots)], seats=seats)
    for first in range(0, 5 * seats, seats):
        block = [fixture(setup, number).seating for number in range(first, first + seats)]
        columns = [sorted(column) for column in zip(*block, strict=True)]
        assert columns == [sorted(block[0])] * seats


def test_after_every_circle_all_bots_have_played_as_often() -> None:
    """With four bots at two seats, after four blocks: no bot has to wait for the end."""
    setup = a_setup(["a", "b", "c", "d"], seats=2)

    circle = Counter(bot for number in range(4 * 2) for bot in fixture(setup, number).seating)

    assert set(circle.values()) == {4}


def test_a_block_is_one_deal_with_one_seed_for_each_bot() -> None:
    """Common random numbers; the next block has others."""
    setup = a_setup(["a", "b", "c"], seats=3)
    block = [fixture(setup, number) for number in range(3)]
    after = fixture(setup, 3)

    assert len({game.deal for game in block}) == 1
    assert len({frozenset(zip(game.seating, game.seeds, strict=True)) for game in block}) == 1
    assert after.deal != block[0].deal
    assert not set(after.seeds) & set(block[0].seeds)
    assert block[0].deal not in block[0].seeds


def test_a_bot_in_two_seats_has_two_seeds() -> None:
    """Or it would toss the same coins twice."""
    game = fixture(a_setup(["a", "b"], seats=4), 0)

    assert sorted(game.seating) == [0, 0, 1, 1]
    assert len(set(game.seeds)) == 4


def test_the_order_at_the_table_is_drawn_for_each_block() -> None:
    """Nobody always sits behind the same bot."""
    setup = a_setup(["a", "b", "c"], seats=3)

    orders = {fixture(setup, number).seating for number in range(0, 90, 3)}

    assert len(orders) == 6


def test_games_are_rounded_up_to_whole_blocks() -> None:
    """Never down."""
    assert [whole_blocks(games, 3) for games in (1, 3, 4, 1000)] == [3, 3, 6, 1002]
