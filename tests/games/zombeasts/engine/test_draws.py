"""The draw step and the refill of the open stock (section 2.6)."""

from tests.cases import in_one_test
from tests.games.zombeasts.builders import (
    COLOURED,
    a_match,
    choices,
    field,
    hand,
    number,
    phase,
    pile,
    stock,
)

OPEN = ["O-CAT-1R", "W-DOG-R", "B-RAT-4R"]
EVERY_SOURCE = {f"draw {card}" for card in (*OPEN, "pile", "from 1", "from 2")}


def test_play_draw_and_refill_follow_each_other() -> None:
    """ZB-07, ZB-53: no draw before the play, no play after it, and the stock is filled last."""
    match = a_match(hand=["O-CAT-2L", "R-DOG-1R"], stock=OPEN)
    too_early = match.why_not(0, "draw pile")
    match.play(0, "play O-CAT-2L")
    too_late = match.why_not(0, "play R-DOG-1R")
    match.play(0, "draw O-CAT-1R")
    between = stock(match)

    match.play(0, "draw pile")

    assert too_early is not None
    assert too_late is not None
    assert between == ["W-DOG-R", "B-RAT-4R"]
    assert len(stock(match)) == 3
    assert (match.turn, phase(match)) == (1, "play")


def test_one_card_from_a_hand_and_one_from_the_stock() -> None:
    """ZB-48, ZB-49, ZB-53, T02: the stock shows two cards until the turn ends, then three."""
    match = a_match(
        hand=["O-CAT-2L", "R-DOG-1R"], hands={1: ["G-RAT-1R", "G-RAT-2L", "G-CAT-1R"]}, stock=OPEN
    )
    match.play(0, "play O-CAT-2L", "draw W-DOG-R")
    between = stock(match)

    match.play(0, "draw from 1")

    assert between == ["O-CAT-1R", "B-RAT-4R"]
    assert len(stock(match)) == 3
    assert (len(hand(match)), len(hand(match, 1))) == (3, 2)
    assert match.turn == 1


def test_a_second_card_from_the_same_opponent_is_refused() -> None:
    """ZB-50, T02: after one card from seat 1 all sources but this one are left."""
    match = a_match(hand=["O-CAT-2L", "R-DOG-1R"], stock=OPEN)

    match.play(0, "play O-CAT-2L", "draw from 1")

    assert choices(match) == EVERY_SOURCE - {"draw from 1"}
    assert match.why_not(0, "draw from 1") is not None


def test_with_one_opponent_at_most_one_card_is_his() -> None:
    """ZB-50, T30: two players and four cards, of which one comes from the other hand."""
    match = a_match(seats=2, phase="draw", number=4, hand=["R-DOG-1R"], stock=OPEN)

    match.play(0, "draw from 1", "draw pile", "draw pile")

    assert choices(match) == EVERY_SOURCE - {"draw from 1", "draw from 2"}
    assert len(hand(match, 1)) == 2


def test_the_next_turn_has_all_opponents_as_sources_again() -> None:
    """ZB-50: the limit is one card per opponent and draw step."""
    match = a_match(
        phase="draw",
        number=1,
        hand=["R-DOG-1R", "R-DOG-2L"],
        hands={1: ["G-RAT-1R", "G-CAT-2L"]},
    )
    match.play(0, "draw from 2")

    match.play(1, "play G-RAT-1R")

    assert {"draw from 0", "draw from 2"} <= choices(match, 1)


def test_a_card_from_a_hand_is_drawn_by_chance() -> None:
    """ZB-50: neither player picks it; here chance picks the cat."""
    theirs = ["G-RAT-1R", "G-CAT-2L", "G-DOG-1L"]
    match = a_match(
        phase="draw", number=2, hand=["R-DOG-1R"], hands={1: theirs}, chance=["deal G-CAT-2L"]
    )

    match.play(0, "draw from 1")

    assert hand(match) == ["R-DOG-1R", "G-CAT-2L"]
    assert hand(match, 1) == ["G-DOG-1L", "G-RAT-1R"]


def test_chance_may_pick_any_card_of_the_hand() -> None:
    """ZB-50: over many seeds every card of the opponent has been drawn."""
    theirs = ["G-RAT-1R", "G-CAT-2L", "G-DOG-1L"]
    drawn = set()

    for seed in range(60):
        match = a_match(phase="draw", number=2, hands={1: theirs}, hand=["R-DOG-1R"], seed=seed)
        match.play(0, "draw from 1")
        drawn |= set(hand(match)) - {"R-DOG-1R"}

    assert drawn == set(theirs)


@in_one_test("card", COLOURED)
def test_every_coloured_card_draws_by_its_number(card: str) -> None:
    """ZB-48: the number printed on the card is N."""
    match = a_match(hand=[card, "W-NONE-L"])

    match.play(0, f"play {card}")

    assert (phase(match), number(match)) == ("draw", int(card[6]))


def test_earlier_plays_of_the_turn_do_not_count() -> None:
    """ZB-48: 4 for the attacking dog, then 1 for the cat: one card is drawn."""
    match = a_match(hand=["B-DOG-4L", "O-CAT-1R", "R-DOG-1R"], moons={"blue": ["B-DOG-1R"]})

    match.play(0, "play B-DOG-4L", "play O-CAT-1R")

    assert (phase(match), number(match)) == ("draw", 1)


def test_all_sources_are_open_and_stopping_is_none_of_them() -> None:
    """ZB-49: three stock cards, the pile and both hands; exactly N cards are drawn."""
    match = a_match(hand=["O-CAT-2L", "R-DOG-1R"], stock=OPEN)

    match.play(0, "play O-CAT-2L")

    assert choices(match) == EVERY_SOURCE
    assert match.why_not(0, "stop drawing") is not None


def test_sources_are_mixed_freely_up_to_the_number() -> None:
    """ZB-49: stock, pile and both hands give one card each, then the turn is over."""
    match = a_match(hand=["O-RAB-4R", "R-DOG-1R"], stock=OPEN)

    match.play(0, "play O-RAB-4R", "draw from 2", "draw pile", "draw B-RAT-4R", "draw from 1")

    assert len(hand(match)) == 5
    assert (len(hand(match, 1)), len(hand(match, 2))) == (2, 2)
    assert match.turn == 1


def test_the_pile_may_give_all_the_cards() -> None:
    """ZB-49: nothing limits the cards from the pile or from the stock."""
    match = a_match(phase="draw", number=4, hand=["R-DOG-1R"], stock=OPEN)

    match.play(0, "draw pile", "draw pile", "draw O-CAT-1R", "draw W-DOG-R")

    assert len(hand(match)) == 5
    assert match.turn == 1


def test_cards_are_drawn_one_by_one() -> None:
    """ZB-51: the first card is in hand before the next source is chosen."""
    match = a_match(phase="draw", number=2, hand=["R-DOG-1R"], stock=OPEN, chance=["deal G-CAT-2L"])

    match.play(0, "draw pile")

    assert hand(match) == ["R-DOG-1R", "G-CAT-2L"]
    assert number(match) == 1
    assert choices(match) == EVERY_SOURCE


def test_where_cards_are_missing_the_rest_is_drawn() -> None:
    """ZB-52: four cards are due, three are to be had, and the turn ends with them."""
    match = a_match(phase="draw", number=4, hand=["R-DOG-1R"], stock=["O-CAT-1R"], pile=0)

    match.play(0, "draw from 1", "draw O-CAT-1R", "draw from 2")

    assert len(hand(match)) == 4
    assert (match.turn, number(match)) == (1, 0)


def test_an_empty_hand_is_no_source() -> None:
    """ZB-52, A-47: seat 1 has nothing to give."""
    match = a_match(
        phase="draw", number=2, hand=["R-DOG-1R"], hands={1: []}, stock=["O-CAT-1R"], pile=0
    )

    offered = choices(match)

    assert offered == {"draw O-CAT-1R", "draw from 2"}


def test_the_stock_is_not_refilled_while_cards_are_drawn() -> None:
    """ZB-53: two stock cards gone, one left, and the pile untouched."""
    match = a_match(phase="draw", number=3, hand=["R-DOG-1R"], stock=OPEN)
    before = pile(match)

    match.play(0, "draw B-RAT-4R", "draw O-CAT-1R")

    assert field(match, "stock") == [None, "W-DOG-R", None]
    assert pile(match) == before


def test_the_refill_goes_through_the_slots_in_order() -> None:
    """ZB-04, ZB-53: the first new card lies in the first gap, whichever was emptied first."""
    match = a_match(
        phase="draw",
        number=2,
        hand=["R-DOG-1R"],
        stock=OPEN,
        chance=["deal G-CAT-2L", "deal B-DOG-1R"],
    )

    match.play(0, "draw B-RAT-4R", "draw O-CAT-1R")

    assert field(match, "stock") == ["G-CAT-2L", "W-DOG-R", "B-DOG-1R"]


def test_there_is_no_hand_limit() -> None:
    """ZB-54: twenty cards in hand, and four more come."""
    match = a_match(phase="draw", number=4, hand=COLOURED[:20])

    match.play(0, "draw pile", "draw pile", "draw pile", "draw pile")

    assert len(hand(match)) == 24
    assert field(match, "discard") == []
    assert match.turn == 1
