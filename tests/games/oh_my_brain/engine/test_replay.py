"""The face REPLAY, and chains of plays (section 2)."""

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
    rolled,
)


def test_example_03_replay_on_the_very_last_card() -> None:
    """ZA-50, ZA-51, ZA-54, Q-17, example 3: the round does not end, he passes and plays on."""
    match = a_match(
        hand=[19], horde=[12], brains={0: 4}, chance=["face REPLAY", "card 5", "card 9"]
    )

    match.play(0, "play 19")
    forced = choices(match)
    match.play(0, "pass", "keep 5")

    assert forced == {"pass"}
    assert discard(match) == [12, 19]
    assert brains(match)[0] == 3
    assert choices(match) == {"play 5"}
    match.play(0, "play 5")
    assert (hand(match), grave(match)) == ([9], [])
    assert (field(match, "round"), match.turn) == (1, 1)


def test_example_36_replay_comes_before_the_refill() -> None:
    """ZA-50, ZA-51, Q-16, example 36: the own card is to be beaten, then the refill."""
    match = a_match(hand=[1, 9], grave=[0, 4], horde=[0], chance=["face REPLAY"])

    match.play(0, "play 1")

    assert (hand(match), grave(match)) == ([9], [0, 4])
    assert choices(match) == {"play 9", "pass"}
    match.play(0, "play 9")
    assert (hand(match), grave(match)) == ([0, 4], [])
    assert match.turn == 1


def test_example_37_an_empty_hand_must_pass_at_a_replay() -> None:
    """ZA-51, Q-16, example 37: although the graveyard holds a 0."""
    match = a_match(hand=[19], grave=[0, 3], horde=[15], chance=["face REPLAY"])

    match.play(0, "play 19")

    assert choices(match) == {"pass"}


def test_example_37_with_a_refill_first_it_could_be_played() -> None:
    """ZA-51, Q-16, example 37, `replay_refills_first`."""
    match = a_match(
        hand=[19],
        grave=[0, 3],
        horde=[15],
        chance=["face REPLAY"],
        options={"replay_refills_first": True},
    )

    match.play(0, "play 19")

    assert hand(match) == [0, 3]
    assert choices(match) == {"play 0", "pass"}


def test_example_38_a_replayed_marshmallow_rolls_again() -> None:
    """ZA-50, ZA-52, example 38: one refill, at the end of the turn."""
    match = a_match(
        hand=[18, 19, 5],
        grave=[6, 7, 9],
        horde=[12],
        chance=["face REPLAY", "face STEAL"],
    )

    match.play(0, "play 18")
    between = hand(match)
    match.play(0, "play 19", "steal from 1")

    assert between == [5, 19]
    assert rolled(match) == ["REPLAY", "STEAL"]
    assert (phase(match), hand(match)) == ("refill", [5])


def test_the_own_card_is_the_top_to_beat() -> None:
    """ZA-50: strictly, and a 0 as always."""
    match = a_roll("REPLAY", hand=[0, 5, 18, 19])

    assert horde(match) == [12, 19]
    assert choices(match) == {"play 0", "pass"}


def test_whoever_could_replay_may_pass() -> None:
    """ZA-51: as with any play."""
    match = a_match(
        hand=[1, 9, 10, 12],
        horde=[0],
        chance=["face REPLAY", "card 4", "card 5"],
    )

    match.play(0, "play 1", "pass", "keep 4")

    assert brains(match)[0] == 8
    assert choices(match) == plays(4, 9, 10, 12)


def test_replays_follow_each_other_without_limit() -> None:
    """ZA-52: 1, 2, 3, 17, 18, 19 in one turn."""
    match = a_match(
        hand=[1, 2, 3, 17, 18, 19, 4, 5, 6],
        chance=[*["face REPLAY"] * 5, "face GAIN"],
    )

    match.play(0, *(f"play {card}" for card in (1, 2, 3, 17, 18, 19)))

    assert rolled(match) == ["REPLAY"] * 5 + ["GAIN"]
    assert match.turn == 1


def test_several_passes_in_one_turn() -> None:
    """ZA-51, Q-29: pass, REPLAY, pass again; one brain each time."""
    match = a_match(
        hand=[4],
        horde=[12],
        chance=["card 19", "card 5", "face REPLAY", "card 6", "card 7"],
    )

    match.play(0, "pass", "keep 19", "play 19", "pass", "keep 6", "play 6")

    assert brains(match) == [7, 9, 9]
    assert match.turn == 1


def test_a_second_pass_can_cost_the_last_brain() -> None:
    """ZA-58, Q-29: then the game ends in the middle of the turn."""
    match = a_match(
        hand=[4],
        horde=[12],
        brains={0: 2},
        chance=["card 19", "card 5", "face REPLAY"],
    )

    match.play(0, "pass", "keep 19", "play 19", "pass")

    assert match.over
    assert brains(match) == [0, 9, 9]


def test_an_eight_played_by_replay_binds_the_next_player() -> None:
    """ZA-36, ZA-52: usual effects."""
    match = a_match(hand=[1, 8, 4, 5, 6], hands={1: [7, 9]}, horde=[0], chance=["face REPLAY"])

    match.play(0, "play 1", "play 8")

    assert choices(match, 1) == {"play 7", "pass"}


def test_the_own_eight_binds_at_a_replay_too() -> None:
    """ZA-36, ZA-50, ZA-64: with 8 among the marshmallows the player himself stays below it."""
    match = a_match(
        hand=[8, 7, 9, 4],
        horde=[3],
        chance=["face REPLAY"],
        options={"marshmallows": [8]},
    )

    match.play(0, "play 8")

    assert choices(match) == plays(4, 7) | {"pass"}


def test_a_group_replayed_gives_its_extras_away() -> None:
    """ZA-20, ZA-52."""
    match = a_match(hand=[1, 9, 9, 4, 5, 6], horde=[0], chance=["face REPLAY"])

    match.play(0, "play 1", "play 9 x2", "to 2")

    assert grave(match, 2) == [9]
    assert match.turn == 1
