"""House rules of the end of rounds and of the game (section 3.1)."""

from typing import Any

from monsterbox.core.match import Match
from monsterbox.games.oh_my_brain.api.events import RoundEnded
from tests.games.oh_my_brain.builders import a_match, a_roll, brains, choices, field, hand, plays

ANYTIME = {"empty_anytime_ends": True}
DEEP = {"deep_ranking": True}

# empty_anytime_ends


def test_example_46_a_robbed_player_ends_the_round() -> None:
    """ZA-55, Q-18, `empty_anytime_ends`, example 46: P pays two brains for 4 and 6."""
    match = a_match(
        seats=2,
        hand=[3],
        hands={1: [4, 6]},
        horde=[2],
        chance=["face SWAP"],
        options=ANYTIME,
    )

    match.play(0, "play 3")

    assert field(match, "round") == 2
    assert brains(match) == [7, 9]


def test_the_active_player_ends_the_round_before_the_others() -> None:
    """ZA-53, `empty_anytime_ends`: if he has no card himself; seat 1 then owes nothing."""
    match = a_match(hand=[12], hands={1: [], 2: [4, 5]}, horde=[7], options=ANYTIME)

    match.play(0, "play 12")

    assert brains(match) == [9, 9, 7]
    assert field(match, "round") == 2


def test_the_first_clockwise_ends_the_round() -> None:
    """`empty_anytime_ends`: all others pay, the active player too."""
    match = a_match(
        seats=4, hand=[12, 4, 5], hands={1: [6], 2: [], 3: []}, horde=[7], options=ANYTIME
    )

    match.play(0, "play 12")

    assert brains(match) == [7, 8, 9, 9]
    assert RoundEnded(seat=2) in match.events(None)


def test_the_refill_of_the_active_player_comes_first() -> None:
    """ZA-53, `empty_anytime_ends`: checked at the end of the turn."""
    match = a_match(hand=[12], grave=[4, 5], hands={1: [], 2: [6]}, horde=[7], options=ANYTIME)

    match.play(0, "play 12")

    assert brains(match) == [7, 9, 8]


def test_a_full_graveyard_saves_nobody_from_playing_on() -> None:
    """`empty_anytime_ends`: a player without hand but with graveyard has cards."""
    match = a_match(hand=[12, 4], hands={1: []}, graves={1: [5]}, horde=[7], options=ANYTIME)

    match.play(0, "play 12")

    assert field(match, "round") == 1


def test_the_turn_that_an_eleven_ends_is_looked_at_too() -> None:
    """ZA-39, ZA-53, `empty_anytime_ends`: the round ends instead of the new turn."""
    match = a_match(hand=[11, 4, 5, 6], hands={1: [], 2: [7]}, horde=[3], options=ANYTIME)

    match.play(0, "play 11")

    assert field(match, "round") == 2
    assert brains(match) == [6, 9, 8]


def test_nothing_is_checked_in_the_middle_of_a_turn() -> None:
    """ZA-50, `empty_anytime_ends`: not before a REPLAY."""
    match = a_roll("REPLAY", hand=[0, 4], hands={1: []}, options=ANYTIME)

    assert field(match, "round") == 1
    assert choices(match) == {"play 0", "pass"}


def test_without_the_option_an_eleven_goes_on() -> None:
    """ZA-39, Q-18: others without cards end nothing."""
    match = a_match(hand=[11, 4, 5, 6], hands={1: [], 2: [7]}, horde=[3])

    match.play(0, "play 11")

    assert choices(match) == plays(4, 5, 6)
    assert hand(match, 1) == []


# deep_ranking


def two_without_brains(**fields: Any) -> Match:
    """Example 40."""
    usual: dict[str, Any] = {
        "hand": [12],
        "hands": {1: [4, 5, 6, 7], 2: [9, 10, 13]},
        "graves": {1: [14, 15]},
        "horde": [7],
        "brains": {0: 2, 1: 4, 2: 3},
    }
    match = a_match(**(usual | fields))
    match.play(0, "play 12")
    return match


def test_example_45_unpaid_cards_break_ties_at_zero() -> None:
    """ZA-60, Q-20, `deep_ranking`, example 45: R owes none, Q two."""
    assert two_without_brains(options=DEEP).ranks == [1, 3, 2]
    assert two_without_brains().ranks == [1, 2, 2]


def test_equally_many_unpaid_cards_share_a_rank() -> None:
    """`deep_ranking`: one each."""
    match = two_without_brains(brains={0: 2, 1: 5, 2: 2}, options=DEEP)

    assert match.scores == [2, 0, 0]
    assert match.ranks == [1, 2, 2]


def test_deep_ranking_leaves_the_score_and_other_ties_alone() -> None:
    """ZA-60, `deep_ranking`: players above 0 share as ever."""
    match = two_without_brains(
        seats=4,
        hands={1: [4], 2: [9, 10, 13], 3: [5]},
        graves={},
        brains={0: 4, 1: 5, 2: 1, 3: 2},
        options=DEEP,
    )

    assert match.scores == [4, 4, 0, 1]
    assert match.ranks == [1, 1, 4, 3]


def test_deep_ranking_speaks_of_losses_for_cards_only() -> None:
    """`deep_ranking`: a last brain lost by a pass leaves nothing unpaid."""
    match = a_match(hand=[4], horde=[12], brains={0: 1, 1: 5, 2: 5}, options=DEEP)

    match.play(0, "pass")

    assert match.ranks == [3, 1, 1]
