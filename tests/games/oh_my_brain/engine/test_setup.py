"""The set-up of a round: lots, reserve, brains (section 2, set-up)."""

import random

import msgspec
import pytest

import monsterbox as mb
from tests.games.oh_my_brain.builders import (
    DECK,
    a_match,
    a_new_match,
    brains,
    cards_in_all,
    choices,
    discard,
    field,
    grave,
    hand,
    horde,
    phase,
    reserve,
    set_up,
    supply,
    told,
)

START = {"game": "oh-my-brain", "seats": 3, "phase": "start"}
FIRST_LOTS = [4, 9, 12, 5, 5, 13, 0, 8, 19]  # of seats 1, 2 and 0


@pytest.mark.parametrize(("seats", "left"), [(2, 32), (3, 23), (4, 14), (5, 5)])
def test_example_02_everybody_has_nine_cards_and_nine_brains(seats: int, left: int) -> None:
    """ZA-04, ZA-06, ZA-08, example 2: six in hand, three in the graveyard, the rest in reserve."""
    match = set_up(a_new_match(seats))

    assert [len(hand(match, seat)) for seat in range(seats)] == [6] * seats
    assert [len(grave(match, seat)) for seat in range(seats)] == [3] * seats
    assert brains(match) == [9] * seats
    assert len(reserve(match)) == left


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_horde_and_discard_are_empty_at_first(seats: int) -> None:
    """ZA-06: and the first player, who has cards, must start a horde."""
    match = set_up(a_new_match(seats))

    assert horde(match) == discard(match) == []
    assert "pass" not in choices(match, field(match, "starter"))


@pytest.mark.parametrize(("seats", "left"), [(2, 38), (3, 29), (4, 20), (5, 11)])
def test_the_supply_holds_what_is_left_of_56_brains(seats: int, left: int) -> None:
    """ZA-09, Q-2."""
    match = a_new_match(seats)

    assert supply(match) == left


@pytest.mark.parametrize("seats", [0, 1, 6, 7])
def test_example_43_fewer_than_two_or_more_than_five_cannot_play(seats: int) -> None:
    """Q-37, example 43: six players would need 54 cards."""
    with pytest.raises(mb.BadSeats):
        a_new_match(seats)


def test_all_fifty_cards_are_in_the_game() -> None:
    """ZA-01, ZA-61: before, between and after the lots."""
    match = a_new_match(4)
    found = [cards_in_all(match)]
    match.play(2, match.legal(2)[0])
    found.append(cards_in_all(match))
    set_up(match)
    found.append(cards_in_all(match))

    assert found == [DECK, DECK, DECK]
    assert len(DECK) == 50


def test_the_cards_are_shuffled() -> None:
    """ZA-01: every seed deals a lot of its own."""
    lots = {tuple(field(a_new_match(seed=seed), "lots")[0]) for seed in range(20)}

    assert len(lots) > 15


def test_every_card_of_the_reserve_comes_with_the_same_weight() -> None:
    """ZA-01, section 4.2: a bag; values with three copies come half as often again."""
    first = [a_new_match(2, seed).steps[1].text for seed in range(1500)]

    threefold = sum(first.count(f"card {value}") for value in (0, 6, 7, 8, 9, 10, 11, 12, 13, 14))

    assert threefold / 1500 == pytest.approx(30 / 50, abs=0.05)


def test_lots_are_dealt_clockwise_from_the_starter() -> None:
    """ZA-02, Q-1: three cards each, one player after the other."""
    chance = ["start 1", *(f"card {card}" for card in FIRST_LOTS)]

    match = mb.game("oh-my-brain").from_position(START, chance=chance)

    assert field(match, "lots") == [[0, 8, 19], [4, 9, 12], [5, 5, 13]]
    assert told(match) == chance


def test_one_card_of_a_lot_goes_to_the_graveyard_and_two_to_the_hand() -> None:
    """ZA-02: whichever the player likes."""
    chance = ["start 1", *(f"card {card}" for card in FIRST_LOTS)]
    match = mb.game("oh-my-brain").from_position(START, chance=chance)

    match.play(0, "split 8")

    assert (hand(match), grave(match)) == ([0, 19], [8])


def test_equal_cards_of_a_lot_are_offered_once() -> None:
    """ZA-02, section 4.2: SPLIT under the lowest place."""
    chance = ["start 1", *(f"card {card}" for card in FIRST_LOTS)]
    match = mb.game("oh-my-brain").from_position(START, chance=chance)

    assert match.legal(2) == ["split 5", "split 13"]
    match.play(2, "split 5")
    assert (hand(match, 2), grave(match, 2)) == ([5, 13], [5])


def test_a_lot_of_equal_cards_is_asked_all_the_same() -> None:
    """Q-39: SPLIT is always asked, also with one legal action."""
    lot = [0, 0, 0, 4, 9, 12, 5, 5, 13]
    chance = ["start 0", *(f"card {card}" for card in lot)]
    match = mb.game("oh-my-brain").from_position(START, chance=chance)

    assert match.legal(0) == ["split 0"]


def test_lots_are_chosen_at_the_same_time() -> None:
    """ZA-02, Q-1: all seats are asked at once, and each once."""
    match = a_new_match(3)

    assert match.waiting == [0, 1, 2]
    match.play(1, match.legal(1)[0])
    assert match.waiting == [0, 2]
    refusal = match.why_not(1, "split 4")
    assert refusal is not None
    assert refusal.code == "not-your-turn"


def test_a_lot_is_decided_before_the_next_is_dealt() -> None:
    """ZA-03, Q-1: no card comes before the last seat has chosen, then nine at once."""
    match = a_new_match(3)
    for seat in (2, 0):
        match.play(seat, match.legal(seat)[0])
    dealt = len(reserve(match))

    match.play(1, match.legal(1)[0])

    assert dealt == 50 - 9
    assert len(reserve(match)) == 50 - 18
    assert match.waiting == [0, 1, 2]


def test_there_are_three_lots() -> None:
    """ZA-03, ZA-04: after the third the starter's turn begins."""
    match = a_new_match(2)
    asked = 0
    while phase(match) == "split":
        asked += 1
        for seat in match.waiting:
            match.play(seat, match.legal(seat)[-1])

    assert asked == 3
    assert match.turn == field(match, "starter")
    assert phase(match) == "play"


def test_every_lot_comes_clockwise_from_the_starter() -> None:
    """Q-1: the second like the first; lot by lot, not nine cards at a time."""
    second = [6, 6, 7, 10, 10, 14, 15, 15, 16]
    chance = ["start 1", *(f"card {card}" for card in [*FIRST_LOTS, *second])]
    match = mb.game("oh-my-brain").from_position(START, chance=chance)

    for seat in (0, 1, 2):
        match.play(seat, match.legal(seat)[0])

    assert field(match, "lots") == [[15, 15, 16], [6, 6, 7], [10, 10, 14]]


def test_a_choice_made_is_not_asked_again() -> None:
    """Q-1: final; the order in which the seats answer changes nothing."""
    results = []
    for seed in range(4):
        match = a_new_match(3)
        order = [0, 1, 2]
        random.Random(seed).shuffle(order)
        for seat in order:
            match.play(seat, match.legal(seat)[1])
        results.append((field(match, "hands"), field(match, "graves"), field(match, "lots")))

    assert results == [results[0]] * 4


def test_a_graveyard_is_seen_by_its_owner_only() -> None:
    """ZA-05: the others see how many cards lie there."""
    match = a_match(grave=[17, 18, 19], hand=[4])

    own, other = (msgspec.json.decode(msgspec.json.encode(match.view(seat))) for seat in (0, 1))

    assert own["grave"] == ["17", "18", "19"]
    assert other["grave"] == []
    assert [seat["grave_size"] for seat in other["seats"]] == [3, 0, 0]


def test_the_starter_is_drawn() -> None:
    """ZA-10, Q-21: over many seeds every seat has begun, about equally often."""
    starters = [field(a_new_match(seed=seed), "starter") for seed in range(150)]

    assert {*starters} == {0, 1, 2}
    assert min(starters.count(seat) for seat in range(3)) > 30


def test_the_starter_takes_the_first_turn() -> None:
    """ZA-10, ZA-57: then the next seat clockwise."""
    match = set_up(mb.game("oh-my-brain").from_position(START, chance=["start 2"]))

    assert match.turn == 2
