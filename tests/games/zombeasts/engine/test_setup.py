"""The set-up: deck, hands, open stock, who begins (section 2.1)."""

from itertools import chain
from typing import Any

import msgspec
import pytest

import monsterbox as mb
from monsterbox.core.match import Match
from tests.games.zombeasts.builders import DECK, a_match, choices, field, hand, pile, stock


def a_new_match(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    """A match that has just been dealt."""
    return mb.game("zombeasts").match(seats=seats, seed=seed, **options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal_is_the_same_for_two_to_four_players(seats: int) -> None:
    """ZB-01, ZB-03, ZB-04: three cards for every hand and for the stock, the rest is the pile."""
    match = a_new_match(seats)

    sizes = [len(cards) for cards in field(match, "hands")]

    assert sizes == [3] * seats
    assert len(stock(match)) == 3
    assert len(pile(match)) == 90 - 3 * seats - 3


@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(seats: int) -> None:
    """ZB-01: 2, 3 or 4 players take part."""
    with pytest.raises(mb.MonsterboxError):
        a_new_match(seats)


def test_all_ninety_cards_are_in_the_game() -> None:
    """ZB-02: each card of the deck once, no overview card."""
    table = a_new_match().position()

    cards = [*chain.from_iterable(table["hands"]), *table["stock"], *table["pile"]]

    assert sorted(cards) == sorted(DECK)
    assert len(DECK) == 90


def test_the_cards_are_shuffled() -> None:
    """ZB-02: every seed deals a hand of its own."""
    deals = {tuple(hand(a_new_match(seed=seed))) for seed in range(20)}

    assert len(deals) > 15


def test_hands_are_dealt_one_after_the_other_and_then_the_stock() -> None:
    """ZB-03, ZB-04, ZB-05: the order in which chance is asked."""
    start = {"game": "zombeasts", "seats": 2, "phase": "start"}
    chance = ["start 1", *(f"deal {card}" for card in DECK[:9])]

    match = mb.game("zombeasts").from_position(start, chance=chance)

    assert field(match, "hands") == [DECK[:3], DECK[3:6]]
    assert field(match, "stock") == DECK[6:9]
    assert match.turn == 1


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """ZB-02, ZB-03, ZB-04: the others see the stock but neither that hand nor the pile."""
    match = a_new_match()

    own, other = (msgspec.json.encode(match.view(seat)).decode() for seat in (0, 1))

    assert all(f'"{card}"' in own for card in hand(match))
    assert all(f'"{card}"' in other for card in stock(match))
    assert not any(f'"{card}"' in other for card in [*hand(match), *pile(match)])


def test_the_start_seat_is_drawn() -> None:
    """ZB-05, A-01: over many seeds every seat has begun."""
    starters = {a_new_match(seed=seed).turn for seed in range(60)}

    assert starters == {0, 1, 2}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_fixed_seat_begins(seat: int) -> None:
    """ZB-05, A-01: under `start_player = seat k` it is that seat, whatever the seed."""
    starters = {a_new_match(seed=seed, start_player=seat).turn for seed in range(10)}

    assert starters == {seat}


def test_the_youngest_begins() -> None:
    """ZB-05, A-01: under `start_player = youngest` the lowest age entered decides."""
    starters = {
        a_new_match(seed=seed, start_player="youngest", ages=[9, 7, 8]).turn for seed in range(10)
    }

    assert starters == {1}


def test_a_seat_without_age_is_not_the_youngest() -> None:
    """ZB-05, A-01: only entered ages are compared."""
    starters = {
        a_new_match(seed=seed, start_player="youngest", ages=[None, None, 44]).turn
        for seed in range(10)
    }

    assert starters == {2}


def test_lots_decide_among_equally_young_players() -> None:
    """ZB-05, A-01: two of the three are seven years old."""
    starters = {
        a_new_match(seed=seed, start_player="youngest", ages=[7, 9, 7]).turn for seed in range(60)
    }

    assert starters == {0, 2}


def test_without_ages_the_start_is_random() -> None:
    """ZB-05, A-01: nobody entered an age."""
    starters = {
        a_new_match(seed=seed, start_player="youngest", ages=[None, None, None]).turn
        for seed in range(60)
    }

    assert starters == {0, 1, 2}


@pytest.mark.parametrize(("seats", "seat", "after"), [(2, 1, 0), (3, 0, 1), (4, 2, 3), (4, 3, 0)])
def test_turns_go_clockwise(seats: int, seat: int, after: int) -> None:
    """ZB-05, A-02: the next seat follows, after the last the first."""
    hands = {seat: ["W-DOG-L", "R-DOG-1R"]}
    match = a_match(seats=seats, active=seat, hands={0: ["G-CAT-2L"], **hands})

    match.play(seat, "play W-DOG-L on white")

    assert match.turn == after


def test_the_first_turn_begins_with_a_play() -> None:
    """ZB-07, ZB-08: every card of the first hand can be played."""
    match = a_new_match(start_player=0)

    offered = choices(match)

    assert len(offered) == 3
    assert all(text.startswith("play ") for text in offered)
