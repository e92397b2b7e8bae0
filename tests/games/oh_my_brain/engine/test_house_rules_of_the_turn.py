"""House rules of playing, refilling and teasing cards (section 3.1)."""

from typing import Any

import pytest

from monsterbox.core.match import Match
from tests.games.oh_my_brain.builders import (
    a_match,
    a_roll,
    brains,
    choices,
    discard,
    field,
    grave,
    hand,
    horde,
    phase,
    plays,
    told,
)

# forgetful_refill

FORGETFUL = {"forgetful_refill": True}


def test_example_50_the_refill_may_be_left() -> None:
    """ZA-32, Q-6, `forgetful_refill`, example 50: the round goes on; later he can only pass."""
    match = a_match(
        seats=2, hand=[12], grave=[5], hands={1: [13, 4, 4, 6]}, horde=[7], options=FORGETFUL
    )
    match.play(0, "play 12")
    offered = choices(match)

    match.play(0, "leave")

    assert offered == {"refill 5", "leave"}
    assert (hand(match), grave(match)) == ([], [5])
    assert (field(match, "round"), match.turn) == (1, 1)
    match.play(1, "play 13")
    assert choices(match) == {"pass"}


def test_nothing_of_a_forgetful_refill_is_automatic() -> None:
    """`forgetful_refill`: every card is asked for, until three are in hand."""
    match = a_match(hand=[12, 4], grave=[5, 5, 5][:2], horde=[7], options=FORGETFUL)
    match.play(0, "play 12")

    offered = [choices(match)]
    match.play(0, "refill 5")
    offered.append(choices(match))
    match.play(0, "refill 5")

    assert offered == [{"refill 5", "leave"}] * 2
    assert hand(match) == [4, 5, 5]
    assert match.turn == 1


def test_a_forgetful_refill_may_be_left_half_way() -> None:
    """`forgetful_refill`: LEAVE ends step B."""
    match = a_match(hand=[12], grave=[5, 6, 7, 9], horde=[7], options=FORGETFUL)

    match.play(0, "play 12", "refill 6", "leave")

    assert (hand(match), grave(match)) == ([6], [5, 7, 9])
    assert match.turn == 1


def test_three_cards_or_an_empty_graveyard_ask_nothing() -> None:
    """ZA-30, ZA-31, `forgetful_refill`: there is nothing to forget."""
    enough = a_match(hand=[12, 4, 4, 5], grave=[6], horde=[7], options=FORGETFUL)
    nothing = a_match(hand=[12, 4], horde=[7], options=FORGETFUL)

    enough.play(0, "play 12")
    nothing.play(0, "play 12")

    assert enough.turn == nothing.turn == 1


def test_the_refill_of_an_eleven_is_not_forgotten() -> None:
    """ZA-39, `forgetful_refill`: forced, and automatic where it was."""
    chosen = a_match(hand=[11], grave=[4, 5, 6, 7], horde=[9], options=FORGETFUL)
    automatic = a_match(hand=[11], grave=[4, 5], horde=[9], options=FORGETFUL)

    chosen.play(0, "play 11")
    automatic.play(0, "play 11")

    assert choices(chosen) == {f"refill {card}" for card in (4, 5, 6, 7)}
    assert hand(automatic) == [4, 5]


def test_the_refill_at_the_start_of_a_turn_is_not_forgotten() -> None:
    """`forgetful_refill` with `start_refill`."""
    match = a_match(
        hand=[12, 4, 4, 5],
        hands={1: []},
        graves={1: [5, 6, 7, 9]},
        horde=[7],
        options=FORGETFUL | {"start_refill": True},
    )

    match.play(0, "play 12")

    assert choices(match, 1) == {f"refill {card}" for card in (5, 6, 7, 9)}


def test_the_refill_before_a_replay_is_not_forgotten() -> None:
    """`forgetful_refill` with `replay_refills_first`; that of the end may be."""
    match = a_roll(
        "REPLAY",
        hand=[0],
        grave=[4, 5, 6],
        options=FORGETFUL | {"replay_refills_first": True},
    )
    offered = choices(match)
    match.play(0, "refill 4", "refill 5", "play 0")

    assert offered == {"refill 4", "refill 5", "refill 6"}
    assert choices(match) == {"refill 6", "leave"}


def test_a_forgetful_player_ends_the_round_when_he_has_no_card() -> None:
    """ZA-53, `forgetful_refill`."""
    match = a_match(hand=[12], hands={1: [4], 2: [5]}, horde=[7], options=FORGETFUL)

    match.play(0, "play 12")

    assert field(match, "round") == 2


# start_refill

START = {"start_refill": True}


def a_turn_without_hand(cards: list[int], **fields: Any) -> Match:
    """Seat 0 has played; seat 1 has no card in hand and these in its graveyard."""
    match = a_match(hand=[12, 4, 4, 5], hands={1: []}, graves={1: cards}, horde=[7], **fields)
    match.play(0, "play 12")
    return match


def test_example_48_an_empty_hand_is_refilled_when_the_turn_begins() -> None:
    """ZA-32, Q-19, `start_refill`, example 48: three of four, then step A."""
    match = a_turn_without_hand([2, 9, 14, 17], options=START)
    offered = choices(match, 1)
    match.play(1, "refill 14", "refill 2", "refill 17")

    assert offered == {"refill 2", "refill 9", "refill 14", "refill 17"}
    assert choices(match, 1) == plays(14, 17) | {"pass"}
    assert grave(match, 1) == [9]


def test_a_small_graveyard_is_taken_up_by_itself_at_the_start() -> None:
    """Q-39, `start_refill`: as in step B."""
    match = a_turn_without_hand([9, 14], options=START)

    assert hand(match, 1) == [9, 14]
    assert choices(match, 1) == {"play 14", "pass"}


def test_without_any_card_the_start_refills_nothing() -> None:
    """ZA-28, `start_refill`."""
    match = a_turn_without_hand([], options=START)

    assert choices(match, 1) == {"pass"}


def test_a_hand_with_a_card_is_not_refilled_at_the_start() -> None:
    """`start_refill`: empty hands only."""
    match = a_match(
        hand=[12, 4, 4, 5], hands={1: [6]}, graves={1: [13, 14]}, horde=[7], options=START
    )

    match.play(0, "play 12")

    assert hand(match, 1) == [6]


def test_a_replay_is_no_start_of_a_turn() -> None:
    """ZA-51, `start_refill`: not before a REPLAY."""
    match = a_roll("REPLAY", hand=[], grave=[0, 4], options=START)

    assert choices(match) == {"pass"}
    assert grave(match) == [0, 4]


# zero_clears

ZERO = {"zero_clears": True}


def test_example_49_a_zero_clears_the_horde() -> None:
    """ZA-34, ZA-28, Q-7, `zero_clears`, example 49: all is discarded, the next one must play."""
    match = a_match(hand=[0, 4, 4, 5], hands={1: [0, 1, 8, 19]}, horde=[9, 17], options=ZERO)

    match.play(0, "play 0")

    assert (horde(match), discard(match)) == ([], [0, 9, 17])
    assert match.turn == 1
    assert choices(match, 1) == plays(0, 1, 8, 19)


def test_extras_of_a_zero_are_shared_out_before_it_clears() -> None:
    """ZA-20, `zero_clears`: then the horde with the one 0 goes."""
    match = a_match(hand=[0, 0, 4, 5, 6], horde=[17], options=ZERO)

    match.play(0, "play 0 x2")
    before = horde(match)
    match.play(0, "to 2")

    assert before == [17, 0]
    assert grave(match, 2) == [0]
    assert discard(match) == [0, 17]


def test_a_clearing_zero_gives_no_new_turn_but_the_usual_refill() -> None:
    """ZA-29, `zero_clears`: refill and end of turn as usual."""
    match = a_match(hand=[0, 4], grave=[5, 6], horde=[17], options=ZERO)

    match.play(0, "play 0")

    assert hand(match) == [4, 5, 6]
    assert match.turn == 1


def test_a_clearing_zero_as_the_last_card_ends_the_round() -> None:
    """ZA-53, `zero_clears`."""
    match = a_match(hand=[0], hands={1: [4], 2: [5]}, horde=[17], options=ZERO)

    match.play(0, "play 0")

    assert field(match, "round") == 2


def test_after_a_clearing_zero_an_empty_hand_passes_on_nothing() -> None:
    """ZA-28, ZA-63, `zero_clears`: a brain, two cards, as always."""
    match = a_match(
        hand=[0, 4, 4, 5],
        hands={1: []},
        graves={1: [6]},
        horde=[17],
        chance=["card 9", "card 10"],
        options=ZERO,
    )

    match.play(0, "play 0")
    forced = choices(match, 1)
    match.play(1, "pass", "keep 9")

    assert forced == {"pass"}
    assert brains(match) == [9, 8, 9]
    assert choices(match, 1) == {"play 9"}


# eleven_must_replay

ELEVEN = {"eleven_must_replay": True}


def test_after_its_last_eleven_a_player_draws_and_plays() -> None:
    """ZA-24 to ZA-27, Q-9, `eleven_must_replay`: as with REPLAY."""
    match = a_match(
        hand=[11], hands={1: [4]}, horde=[5], chance=["card 9", "card 10"], options=ELEVEN
    )

    match.play(0, "play 11", "pass", "keep 9", "play 9")

    assert discard(match) == [5, 11]
    assert horde(match) == [9]
    assert (hand(match), match.turn) == ([10], 1)


def test_the_last_eleven_can_cost_the_last_brain() -> None:
    """ZA-58, `eleven_must_replay`."""
    match = a_match(hand=[11], horde=[5], brains={0: 1}, options=ELEVEN)

    match.play(0, "play 11", "pass")

    assert match.over


def test_with_cards_left_an_eleven_is_played_as_usual() -> None:
    """ZA-39, `eleven_must_replay`: also when they were in the graveyard."""
    match = a_match(hand=[11], grave=[4, 5], horde=[5], options=ELEVEN)

    match.play(0, "play 11")

    assert choices(match) == plays(4, 5)


def test_an_eleven_that_must_replay_does_not_look_at_the_others_either() -> None:
    """`eleven_must_replay` with `empty_anytime_ends`: no check of ZA-53 before the new turn."""
    match = a_match(
        hand=[11, 4, 5, 6],
        hands={1: [], 2: [7]},
        horde=[3],
        options=ELEVEN | {"empty_anytime_ends": True},
    )

    match.play(0, "play 11")

    assert field(match, "round") == 1
    assert choices(match) == plays(4, 5, 6)


# replay_refills_first

FIRST = {"replay_refills_first": True}


def test_a_replay_may_refill_first() -> None:
    """ZA-50, Q-16, `replay_refills_first`: as in step B, by choice."""
    match = a_roll("REPLAY", hand=[4], grave=[0, 5, 6], options=FIRST)
    offered = choices(match)
    match.play(0, "refill 0", "refill 5")

    assert offered == {"refill 0", "refill 5", "refill 6"}
    assert choices(match) == {"play 0", "pass"}
    assert horde(match) == [12, 19]


def test_a_hand_that_stays_empty_passes() -> None:
    """ZA-51, `replay_refills_first`."""
    match = a_roll("REPLAY", hand=[], options=FIRST)

    assert choices(match) == {"pass"}


def test_the_end_of_the_turn_refills_again() -> None:
    """ZA-29, `replay_refills_first`."""
    match = a_roll("REPLAY", hand=[0, 4, 5], grave=[6, 7], options=FIRST)

    match.play(0, "play 0")

    assert choices(match) == {"refill 6", "refill 7"}


@pytest.mark.parametrize("options", [{}, FIRST])
def test_other_faces_refill_at_the_end_as_ever(options: dict[str, Any]) -> None:
    """ZA-42, `replay_refills_first` speaks of REPLAY only."""
    match = a_roll("GAIN", hand=[4], grave=[5, 6], options=options)

    assert hand(match) == [4, 5, 6]
    assert match.turn == 1
    assert phase(match) == "play"
    assert told(match) == ["0: play 19", "face GAIN"]
