"""The end of the table: what scores, who wins (section 2.10)."""

from typing import Any

from monsterbox.core.match import Match
from tests.games.zombeasts.builders import COLOURED, a_match, discard, field, hand, moons

ONES = [card for card in COLOURED if card[6:] in ("1L", "1R")]
THIRTY_SEVEN = [*ONES[:9], "B-DOG-4L"]
THIRTY_TWO = [*ONES[9:16], "O-RAT-1R*"]
FIVE = ["B-CAT-2R", "B-RAB-3R"]


def a_finished_match(**fields: Any) -> Match:
    """The last player of the last round starts a moon, and the game is over."""
    hands = {1: [], 2: ["W-DOG-L"], **fields.pop("hands", {})}
    match = a_match(pile=0, active=2, trigger=0, lastRound=True, hands=hands, **fields)
    match.play(2, "play W-DOG-L on white")
    return match


def test_the_score_is_victory_less_minus() -> None:
    """ZB-73, ZB-74, ZB-75, T41: 37 less 5; the moon and the hand count for nothing."""
    match = a_finished_match(
        hand=["G-CAT-2L", "G-RAB-2R"],
        moons={"red": ["R-DOG-2L", "R-RAB-3R"]},
        victory={0: THIRTY_SEVEN},
        minus={0: FIVE},
    )

    scores = match.scores

    assert match.over
    assert list(scores) == [32, 0, 0]


def test_equal_scores_share_the_first_place() -> None:
    """ZB-76, T41: two players with 32 points win together, the third is third."""
    match = a_finished_match(victory={0: THIRTY_SEVEN, 1: THIRTY_TWO}, minus={0: FIVE})

    ranks = match.ranks

    assert list(match.scores) == [32, 32, 0]
    assert list(ranks) == [1, 1, 3]


def test_the_highest_score_wins() -> None:
    """ZB-06, ZB-76: more points, better rank, whatever the seat."""
    match = a_finished_match(victory={0: THIRTY_TWO, 2: THIRTY_SEVEN}, minus={1: FIVE})

    ranks = match.ranks

    assert list(match.scores) == [32, -5, 37]
    assert list(ranks) == [2, 3, 1]


def test_a_score_may_be_negative() -> None:
    """ZB-75: two minus cards and no victory pile."""
    match = a_finished_match(minus={0: FIVE})

    scores = match.scores

    assert scores[0] == -5


def test_unfinished_moons_are_discarded() -> None:
    """ZB-73: at the end no moon lies on the table."""
    match = a_finished_match(moons={"red": ["R-DOG-2L", "R-RAB-3R"]})

    thrown = discard(match)

    assert [moons(match, seat) for seat in range(3)] == [{}, {}, {}]
    assert {"R-DOG-2L", "R-RAB-3R", "W-DOG-L"} <= thrown


def test_a_moon_of_three_scores_nothing() -> None:
    """ZB-73: twelve points short of one card are no points."""
    match = a_finished_match(moons={"red": ["R-DOG-1R", "R-CAT-1L", "R-RAB-1R"]})

    scores = match.scores

    assert list(scores) == [0, 0, 0]


def test_hand_cards_score_nothing() -> None:
    """ZB-74: neither for nor against their holder."""
    match = a_finished_match(hand=["G-DOG-1L", "G-CAT-4L"], hands={1: ["R-CAT-1L"]})

    scores = match.scores

    assert hand(match) == ["G-DOG-1L", "G-CAT-4L"]
    assert list(scores) == [0, 0, 0]


def test_every_colour_holds_fifty_points_and_the_jokers_none() -> None:
    """ZB-75: what is printed on the cards of the reconstructed deck adds up."""
    match = a_finished_match(
        victory={0: COLOURED[:20], 1: COLOURED[20:40], 2: ["W-CAT-L", "W-NONE-R"]},
        minus={1: COLOURED[40:60], 2: COLOURED[60:]},
        stock=[],
    )

    scores = match.scores

    assert list(scores) == [50, 0, -50]


def test_the_position_of_a_finished_match_says_so() -> None:
    """ZB-67: nobody is to act any more."""
    match = a_finished_match()

    phase = field(match, "phase")

    assert phase == "over"
    assert [match.legal(seat) for seat in range(3)] == [[], [], []]
