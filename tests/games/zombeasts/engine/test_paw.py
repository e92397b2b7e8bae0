"""The paw: every hand is brought to five cards (section 2.11)."""

from typing import Any

from monsterbox.core.match import Match
from tests.games.zombeasts.builders import (
    MASTER,
    a_last_round,
    a_match,
    choices,
    discard,
    field,
    hand,
    number,
    phase,
    pile,
)

SEVEN = ["O-DOG-1L", "O-DOG-2R", "O-DOG-3L", "O-DOG-4R", "O-CAT-1R", "O-CAT-2L", "O-CAT-3R"]
FOUR = ["R-DOG-1R", "R-DOG-2L", "R-DOG-3R", "R-DOG-4L"]
FIVE = ["R-CAT-1L", "R-CAT-2R", "R-CAT-3L", "R-CAT-4R", "R-RAB-1R"]
TWO = ["G-CAT-1R", "G-CAT-2L"]
OPEN = ["B-DOG-1R", "B-CAT-1L", "B-RAB-1R"]


def a_paw(**fields: Any) -> Match:
    """Seat 0 has used the paw: it holds 2 cards then, seat 1 holds 7 and seat 2 holds 4."""
    match = a_match(
        hand=["B-RAT-4R*", *TWO],
        hands={1: SEVEN, 2: FOUR},
        stock=OPEN,
        pile=["G-RAT-1R", "G-RAT-2L", "G-RAT-3R"],
        options=MASTER,
        **fields,
    )
    match.play(0, "play B-RAT-4R*", "toy")
    return match


def test_who_has_more_than_five_cards_discards_first() -> None:
    """ZB-92, T47: seat 1 chooses, while nobody has drawn yet."""
    match = a_paw()

    offered = choices(match, 1)

    assert (match.turn, phase(match)) == (1, "paw-discard")
    assert (field(match, "active"), field(match, "asked")) == (0, 1)
    assert offered == {f"discard {card}" for card in SEVEN}
    assert hand(match) == TWO


def test_the_paw_takes_and_gives() -> None:
    """ZB-92, ZB-93, ZB-94, ZB-95, T47: the pile fills seat 0 and leaves seat 2 without."""
    match = a_paw()

    match.play(1, "discard O-DOG-1L", "discard O-CAT-2L")

    assert hand(match, 1) == ["O-DOG-2R", "O-DOG-3L", "O-DOG-4R", "O-CAT-1R", "O-CAT-3R"]
    assert {"O-DOG-1L", "O-CAT-2L"} <= discard(match)
    assert hand(match) == [*TWO, "G-RAT-1R", "G-RAT-2L", "G-RAT-3R"]
    assert hand(match, 2) == FOUR
    assert (match.turn, phase(match), number(match)) == (0, "draw", 4)


def test_a_paw_that_empties_the_pile_triggers_the_end() -> None:
    """ZB-64, ZB-65, ZB-66, ZB-95, T47: N comes from stock and hands, then the end is near."""
    match = a_paw()
    match.play(1, "discard O-DOG-1L", "discard O-CAT-2L")
    offered = choices(match)

    match.play(0, "draw B-DOG-1R", "draw B-CAT-1L", "draw from 1", "draw from 2")

    assert offered == {f"draw {card}" for card in (*OPEN, "from 1", "from 2")}
    assert (field(match, "trigger"), field(match, "lastRound")) == (0, True)
    assert match.turn == 1


def test_discards_stay_out_of_the_game() -> None:
    """ZB-72, ZB-94: they come back neither with the paw's own draws nor later."""
    match = a_paw()

    match.play(1, "discard O-DOG-1L", "discard O-CAT-2L")

    assert pile(match) == set()
    assert "draw pile" not in choices(match)


def test_the_active_player_discards_too_and_first() -> None:
    """ZB-92, ZB-93, A-39: seat 0 has six cards without the rat, seat 1 seven."""
    match = a_match(
        hand=["B-RAT-4R*", *TWO, *FOUR], hands={1: SEVEN, 2: FIVE}, stock=OPEN, options=MASTER
    )
    match.play(0, "play B-RAT-4R*", "toy")
    first = (match.turn, phase(match))

    match.play(0, "discard G-CAT-1R")

    assert first == (0, "paw-discard")
    assert len(hand(match)) == 5
    assert (match.turn, phase(match)) == (1, "paw-discard")


def test_every_hand_has_five_cards_then() -> None:
    """ZB-92, ZB-95: six become five, three become five, five stay."""
    match = a_match(
        hand=["B-RAT-4R*", *TWO, *FOUR],
        hands={1: SEVEN[:3], 2: FIVE},
        stock=OPEN,
        options=MASTER,
    )

    match.play(0, "play B-RAT-4R*", "toy", "discard G-CAT-1R")

    assert [len(hand(match, seat)) for seat in range(3)] == [5, 5, 5]
    assert hand(match, 2) == FIVE
    assert (match.turn, phase(match), number(match)) == (0, "draw", 4)


def test_draws_go_clockwise_from_the_active_player() -> None:
    """ZB-93, A-38: seat 1 fills its hand first, then seat 2, then seat 0."""
    new = ["G-RAT-1R", "G-RAT-2L", "G-RAT-3R", "G-RAT-4L"]
    match = a_match(
        active=1,
        hands={0: FOUR, 1: ["B-RAT-4R*", *SEVEN[:3]], 2: FIVE[:4]},
        stock=OPEN,
        options=MASTER,
        chance=[f"deal {card}" for card in new],
    )

    match.play(1, "play B-RAT-4R*", "toy")

    assert hand(match, 1) == [*SEVEN[:3], "G-RAT-1R", "G-RAT-2L"]
    assert hand(match, 2) == [*FIVE[:4], "G-RAT-3R"]
    assert hand(match, 0) == [*FOUR, "G-RAT-4L"]


def test_the_rat_is_no_longer_counted() -> None:
    """ZB-82, ZB-93, T56: five cards everywhere without the rat, so the paw has no effect."""
    match = a_match(
        hand=["B-RAT-4R*", *SEVEN[:5]],
        hands={1: FIVE, 2: [*FOUR, "G-CAT-1R"]},
        stock=OPEN,
        options=MASTER,
    )

    match.play(0, "play B-RAT-4R*")

    assert (phase(match), number(match)) == ("draw", 4)


def test_a_paw_over_an_empty_pile_is_not_offered() -> None:
    """ZB-82, T56: nobody has more than five cards, and nobody can draw."""
    match = a_match(
        hand=["B-RAT-4R*", *TWO], hands={1: FIVE, 2: FOUR}, stock=OPEN, pile=0, options=MASTER
    )

    match.play(0, "play B-RAT-4R*")

    assert (phase(match), number(match)) == ("draw", 4)


def test_a_paw_over_an_empty_pile_still_makes_others_discard() -> None:
    """ZB-82, ZB-92: one hand of seven is effect enough."""
    match = a_match(
        hand=["B-RAT-4R*", *TWO], hands={1: SEVEN, 2: FOUR}, stock=OPEN, pile=0, options=MASTER
    )

    match.play(0, "play B-RAT-4R*")

    assert choices(match) == {"toy", "neither"}


def test_a_paw_of_the_last_round_only_takes() -> None:
    """ZB-68, ZB-92, ZB-97, A-42, T52: seat 1 discards two cards, nobody draws."""
    match = a_last_round(
        hand=["B-RAT-4R*", *TWO], hands={1: SEVEN, 2: FOUR}, stock=OPEN, options=MASTER
    )

    match.play(0, "play B-RAT-4R*", "toy")
    match.play(1, "discard O-DOG-1L", "discard O-CAT-2L")

    assert [len(hand(match, seat)) for seat in range(3)] == [2, 5, 4]
    assert (match.turn, phase(match)) == (1, "play")


def test_a_paw_without_effect_in_the_last_round_is_not_offered() -> None:
    """ZB-82, ZB-97, T56: nobody has more than five cards, and nobody draws."""
    match = a_last_round(hand=["B-RAT-4R*", *TWO], hands={1: FIVE, 2: FOUR}, options=MASTER)

    match.play(0, "play B-RAT-4R*")

    assert match.turn == 1


def test_a_paw_may_be_left_alone() -> None:
    """ZB-78, ZB-92: then no hand changes."""
    match = a_match(hand=["B-RAT-4R*", *TWO], hands={1: SEVEN, 2: FOUR}, stock=OPEN, options=MASTER)

    match.play(0, "play B-RAT-4R*", "neither")

    assert [len(hand(match, seat)) for seat in range(3)] == [2, 7, 4]
    assert (phase(match), number(match)) == ("draw", 4)
