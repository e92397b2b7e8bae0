"""House rules of the die (section 3.1)."""

from typing import Any

import pytest

from monsterbox.core.match import Match
from monsterbox.games.oh_my_brain.api.events import RollWithoutEffect
from tests.games.oh_my_brain.builders import (
    a_match,
    a_roll,
    brains,
    choices,
    field,
    grave,
    hand,
    horde,
    reserve,
    rolled,
    supply,
)

# roll_per_card


def two_rolls(*faces: str, **fields: Any) -> Match:
    """Two players; seat 0 has played two 18 and rolled for each."""
    usual: dict[str, Any] = {"seats": 2, "hand": [18, 18, 4, 6], "horde": [16]}
    options = {"roll_per_card": True} | fields.pop("options", {})
    chance = [*(f"face {face}" for face in faces), *fields.pop("chance", ())]
    match = a_match(**(usual | fields), chance=chance, options=options)
    match.play(0, "play 18 x2")
    return match


def test_example_47_replays_wait_for_the_last_roll() -> None:
    """ZA-41, Q-10, `roll_per_card`, example 47: first the brain, then step A on the 18."""
    match = two_rolls("REPLAY", "GAIN")

    assert rolled(match) == ["REPLAY", "GAIN"]
    assert brains(match) == [10, 9]
    assert horde(match) == [16, 18]
    assert choices(match) == {"pass"}


def test_two_replays_give_one_new_step() -> None:
    """`roll_per_card`: together."""
    match = two_rolls("REPLAY", "REPLAY", hand=[18, 18, 19, 0, 4, 5, 6])

    match.play(0, "play 0")

    assert match.turn == 1


def test_each_roll_is_applied_before_the_next() -> None:
    """`roll_per_card`: both take effect in turn, one refill at the end."""
    match = two_rolls("GAIN", "STEAL", grave=[5])

    assert brains(match) == [11, 8]
    assert hand(match) == [4, 5, 6]


def test_a_roll_waits_for_the_choice_of_the_one_before() -> None:
    """`roll_per_card`: GIVE in full, then the second roll, then the refill."""
    match = two_rolls("GIVE", "GIVE", grave=[5, 7, 9])
    before = rolled(match)
    match.play(0, "give 4")

    assert before == ["GIVE"]
    assert rolled(match) == ["GIVE", "GIVE"]
    assert grave(match, 1) == [4, 6, 18]
    assert hand(match) == [5, 7, 9]


def test_the_end_of_the_game_stops_the_rolls() -> None:
    """ZA-58, `roll_per_card`."""
    match = two_rolls("STEAL", "GAIN", brains={1: 1})

    assert match.over
    assert rolled(match) == ["STEAL"]
    assert brains(match) == [10, 0]


def test_a_single_card_rolls_once_in_any_case() -> None:
    """ZA-41, `roll_per_card`: n cards, n rolls."""
    match = a_match(
        hand=[18, 4, 5, 6], horde=[16], chance=["face GAIN"], options={"roll_per_card": True}
    )

    match.play(0, "play 18")

    assert rolled(match) == ["GAIN"]
    assert match.turn == 1


def test_replay_refills_once_after_the_last_roll() -> None:
    """`roll_per_card` with `replay_refills_first`: no refill between two rolls."""
    match = two_rolls(
        "REPLAY",
        "GIVE",
        hand=[18, 18, 4, 6],
        grave=[0],
        options={"replay_refills_first": True},
    )
    offered = choices(match)
    match.play(0, "give 6")

    assert offered == {"give 4", "give 6"}
    assert hand(match) == [0, 4]
    assert choices(match) == {"play 0", "pass"}


# rain_all_or_nothing


@pytest.mark.parametrize(
    ("reserve_cards", "discarded", "falls"),
    [([7, 9, 10], [], True), ([7], [9, 10], True), ([7, 9], [], False), ([7], [9], False)],
)
def test_rain_for_all_or_for_nobody(
    reserve_cards: list[int], discarded: list[int], falls: bool
) -> None:
    """Q-13, `rain_all_or_nothing`: reserve and discard must hold a card for each."""
    match = a_roll(
        "RAIN",
        reserve=reserve_cards,
        discard=discarded,
        options={"rain_all_or_nothing": True},
    )

    assert (len(grave(match)), len(grave(match, 1))) == ((1, 1) if falls else (0, 0))
    assert (RollWithoutEffect(seat=0, face="RAIN") in match.events(None)) is not falls
    assert match.turn == 1


def test_the_horde_does_not_count_for_the_rain() -> None:
    """`rain_all_or_nothing`: reserve and discard only."""
    match = a_roll(
        "RAIN", horde=[6, 9, 10, 12], reserve=[7, 7], options={"rain_all_or_nothing": True}
    )

    assert reserve(match) == [7, 7]


# SWAP


def test_a_swap_may_be_declined() -> None:
    """ZA-43, Q-15, `optional_swap`."""
    match = a_roll("SWAP", options={"optional_swap": True})
    offered = choices(match)
    match.play(0, "no swap")

    assert offered == {"swap hand 1", "swap hand 2", "no swap"}
    assert hand(match) == [4, 5, 6]
    assert match.turn == 1


def test_a_single_swap_is_asked_where_it_may_be_declined() -> None:
    """Q-39, `optional_swap`: two legal actions."""
    match = a_roll("SWAP", seats=2, options={"optional_swap": True})

    assert choices(match) == {"swap hand 1", "no swap"}


def test_declining_is_not_offered_where_there_is_nothing_to_swap() -> None:
    """`optional_swap` with `no_empty_hand_swap`: if any swap is legal."""
    match = a_roll(
        "SWAP",
        hand=[],
        grave=[4],
        options={"optional_swap": True, "no_empty_hand_swap": True},
    )

    assert match.turn == 1
    assert RollWithoutEffect(seat=0, face="SWAP") in match.events(None)


def test_the_own_empty_hand_cannot_be_swapped() -> None:
    """Q-15, `no_empty_hand_swap`: only graveyards are left."""
    match = a_roll(
        "SWAP",
        hand=[],
        graves={1: [7, 9], 2: [10]},
        options={"no_empty_hand_swap": True},
    )

    assert choices(match) == {"swap grave 1", "swap grave 2"}


def test_an_opponents_empty_hand_cannot_be_had() -> None:
    """Q-15, `no_empty_hand_swap`."""
    match = a_roll(
        "SWAP",
        hands={1: [], 2: [9]},
        graves={1: [10]},
        options={"no_empty_hand_swap": True},
    )

    assert choices(match) == {"swap hand 2", "swap grave 1"}


def test_a_single_swap_left_is_made() -> None:
    """ZA-43, Q-39, `no_empty_hand_swap`."""
    match = a_roll(
        "SWAP",
        seats=2,
        hands={1: []},
        graves={1: [10]},
        options={"no_empty_hand_swap": True},
    )

    assert (grave(match), grave(match, 1)) == ([10], [])


def test_example_46_no_swap_with_an_empty_hand() -> None:
    """ZA-53, Q-15, `no_empty_hand_swap`, example 46: no effect, and P ends the round."""
    match = a_match(
        seats=2,
        hand=[3],
        hands={1: [4, 6]},
        horde=[2],
        chance=["face SWAP"],
        options={"no_empty_hand_swap": True},
    )

    match.play(0, "play 3")

    assert field(match, "round") == 2
    assert brains(match) == [9, 7]


# STEAL and GAIN


def test_the_last_brain_may_be_safe() -> None:
    """Q-22, `no_lethal_steal`: only from players with at least two."""
    match = a_roll("STEAL", seats=4, brains={1: 1, 2: 2, 3: 5}, options={"no_lethal_steal": True})

    assert choices(match) == {"steal from 2", "steal from 3"}


def test_the_only_victim_left_is_robbed_without_a_question() -> None:
    """Q-39, `no_lethal_steal`."""
    match = a_roll("STEAL", brains={1: 1, 2: 2}, options={"no_lethal_steal": True})

    assert brains(match) == [10, 1, 1]
    assert match.turn == 1


def test_without_a_victim_steal_has_no_effect() -> None:
    """ZA-43, `no_lethal_steal`."""
    match = a_roll("STEAL", brains={1: 1, 2: 1}, options={"no_lethal_steal": True})

    assert brains(match) == [9, 1, 1]
    assert RollWithoutEffect(seat=0, face="STEAL") in match.events(None)
    assert match.turn == 1


def test_unlimited_brains_can_always_be_gained() -> None:
    """ZA-47, ZA-62, Q-2, `unlimited_brains`: the supply is counted on below zero."""
    match = a_roll("GAIN", brains={0: 18, 1: 19, 2: 19}, options={"unlimited_brains": True})

    assert brains(match) == [19, 19, 19]
    assert supply(match) == -1


def test_brains_lost_come_back_to_a_supply_below_zero() -> None:
    """ZA-24, `unlimited_brains`: 56 less the brains of all players."""
    match = a_match(
        hand=[4],
        horde=[12],
        brains={0: 20, 1: 20, 2: 20},
        options={"unlimited_brains": True},
    )

    match.play(0, "pass")

    assert supply(match) == -3
