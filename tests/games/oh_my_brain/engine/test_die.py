"""Marshmallow cards and the faces of the die but SWAP and REPLAY (section 2)."""

from collections import Counter

from monsterbox.games.oh_my_brain.api.events import RollWithoutEffect
from tests.cases import in_one_test
from tests.games.oh_my_brain.builders import (
    FACES,
    MARSHMALLOWS,
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
    reserve,
    rolled,
    supply,
    told,
)

# Rolling


@in_one_test("card", range(20))
def test_marshmallow_cards_and_no_others_roll_the_die(card: int) -> None:
    """ZA-41: 1, 2, 3, 17, 18 and 19 by default."""
    match = a_match(hand=[card, 4, 5, 6], hands={1: [7], 2: [9]}, chance=["face GAIN"])

    match.play(0, f"play {card}")

    assert rolled(match) == (["GAIN"] if card in MARSHMALLOWS else [])


def test_example_26_a_group_rolls_once_after_its_extras() -> None:
    """ZA-41, ZA-42, Q-10, Q-11, example 26."""
    match = a_match(hand=[18, 18, 4, 6], horde=[16], chance=["face GAIN"])

    match.play(0, "play 18 x2", "to 1")

    assert told(match) == ["0: play 18 x2", "0: to 1", "face GAIN"]
    assert grave(match, 1) == [18]
    assert brains(match) == [10, 9, 9]


def test_the_roll_is_not_a_choice() -> None:
    """ZA-41: the player is obliged, nothing is asked before it."""
    match = a_match(hand=[17, 4, 5, 6], horde=[16], chance=["face GAIN"])

    match.play(0, "play 17")

    assert told(match) == ["0: play 17", "face GAIN"]
    assert match.turn == 1


def test_the_refill_comes_after_the_effect() -> None:
    """ZA-42: the card to give is chosen from the hand before the refill."""
    match = a_roll("GIVE", hand=[4, 5], grave=[6, 7, 9, 10])

    offered = choices(match)
    match.play(0, "give 4", "give to 1")

    assert offered == {"give 4", "give 5"}
    assert phase(match) == "refill"


def test_all_faces_are_equally_likely() -> None:
    """Q-35: 1 in 6 each."""
    found: Counter[str] = Counter()
    for seed in range(600):
        match = a_match(hand=[19, 4, 5, 6], horde=[12], seed=seed)
        match.play(0, "play 19")
        found[rolled(match)[0]] += 1

    assert {*found} == {*FACES}
    assert min(found.values()) > 70
    assert max(found.values()) < 135


# Give


def test_give_puts_a_card_of_the_hand_into_a_graveyard() -> None:
    """ZA-44: any card, any opponent."""
    match = a_roll("GIVE", hand=[4, 5, 6, 6])
    cards = choices(match)
    match.play(0, "give 6")
    receivers = choices(match)
    match.play(0, "give to 2")

    assert cards == {"give 4", "give 5", "give 6"}
    assert receivers == {"give to 1", "give to 2"}
    assert grave(match, 2) == [6]
    assert hand(match) == [4, 5, 6]


def test_give_is_compulsory() -> None:
    """ZA-43: nothing else is offered."""
    match = a_roll("GIVE")

    assert choices(match) == {"give 4", "give 5", "give 6"}


def test_the_only_card_is_given_by_itself() -> None:
    """Q-39: equal cards are one choice; with one opponent nothing is asked at all."""
    three = a_roll("GIVE", hand=[6, 6])
    two = a_roll("GIVE", hand=[6, 6], hands={1: [4]}, seats=2)

    assert choices(three) == {"give to 1", "give to 2"}
    assert (grave(two, 1), two.turn) == ([6], 1)


def test_example_27_an_empty_hand_gives_nothing() -> None:
    """ZA-43, ZA-44, example 27: no effect, no new roll; the 7 is refilled, the turn ends."""
    match = a_roll("GIVE", hand=[], grave=[7])

    assert RollWithoutEffect(seat=0, face="GIVE") in match.events(None)
    assert rolled(match) == ["GIVE"]
    assert (hand(match), grave(match)) == ([7], [])
    assert match.turn == 1


def test_example_28_the_last_card_may_be_given_away() -> None:
    """ZA-44, ZA-53, Q-28, example 28: the round ends, and the card costs its new owner a brain."""
    match = a_match(hand=[2, 9], hands={1: [4], 2: [5]}, horde=[1], chance=["face GIVE"])

    match.play(0, "play 2", "give to 1")

    assert field(match, "round") == 2
    assert brains(match) == [9, 7, 8]


# Rain


def test_example_29_rain_can_save_a_round_from_its_end() -> None:
    """ZA-45, ZA-54, example 29: everybody gets a card; the player refills his."""
    match = a_match(
        hand=[17],
        horde=[12],
        chance=["face RAIN", "card 4", "card 5", "card 6"],
    )

    match.play(0, "play 17")

    assert field(match, "round") == 1
    assert (hand(match), grave(match)) == ([4], [])
    assert (grave(match, 1), grave(match, 2)) == ([5], [6])
    assert match.turn == 1


def test_example_30_rain_with_too_few_cards() -> None:
    """ZA-45, Q-13, example 30: clockwise from the roller as far as they go."""
    match = a_roll("RAIN", seats=5, reserve=[7, 9, 10])
    sizes = [len(grave(match, seat)) for seat in range(5)]

    assert sizes[:4] == [1, 1, 1, 0]
    assert reserve(match) == []
    before = a_match(seats=5, hand=[4, 5, 6, 19], horde=[12], reserve=[7, 9, 10])
    assert sizes[4] == len(grave(before, 4))


def test_rain_falls_clockwise_from_the_roller() -> None:
    """ZA-45, Q-13: seat 1 rolls, so seats 1, 2, 0."""
    match = a_match(
        hand=[4],
        hands={1: [19, 4, 5, 6]},
        horde=[12],
        active=1,
        chance=["face RAIN", "card 7", "card 9", "card 10"],
    )

    match.play(1, "play 19")

    assert [grave(match, seat) for seat in range(3)] == [[10], [7], [9]]


def test_rain_renews_the_reserve_from_the_discard_only() -> None:
    """ZA-26, ZA-45, Q-13: the horde stays where it is."""
    match = a_roll("RAIN", reserve=[7], discard=[9, 10], chance=["card 7", "card 10", "card 9"])

    assert horde(match) == [12, 19]
    assert reserve(match) == discard(match) == []
    assert [grave(match, seat)[:1] for seat in (0, 1)] == [[7], [10]]


def test_rain_with_nothing_at_all() -> None:
    """ZA-43, Q-13: both piles empty, nobody gets a card, and the turn ends."""
    match = a_roll("RAIN", reserve=[])

    assert grave(match) == grave(match, 1) == []
    assert match.turn == 1


# Steal


def test_steal_takes_a_brain_from_an_opponent_of_choice() -> None:
    """ZA-46: not from the supply."""
    match = a_roll("STEAL", brains={0: 3, 1: 5, 2: 7})
    before = supply(match)
    offered = choices(match)
    match.play(0, "steal from 2")

    assert offered == {"steal from 1", "steal from 2"}
    assert brains(match) == [4, 5, 6]
    assert supply(match) == before


def test_the_only_opponent_is_robbed_without_a_question() -> None:
    """ZA-43, Q-39: compulsory."""
    match = a_roll("STEAL", seats=2)

    assert brains(match) == [10, 8]
    assert match.turn == 1


def test_example_31_stealing_the_last_brain_ends_the_game() -> None:
    """ZA-46, ZA-58, ZA-60, Q-22, example 31: the stolen brain counts; two share the win."""
    match = a_roll("STEAL", brains={0: 3, 1: 1, 2: 4})

    match.play(0, "steal from 1")

    assert match.over
    assert brains(match) == [4, 0, 4]
    assert match.ranks == [1, 3, 1]


# Gain


def test_example_32_gain_takes_a_brain_from_the_supply() -> None:
    """ZA-47, example 32: no maximum."""
    match = a_roll("GAIN")

    assert brains(match) == [10, 9, 9]
    assert supply(match) == 28


def test_example_32_gain_from_an_empty_supply() -> None:
    """ZA-43, ZA-47, Q-2, example 32: nothing happens."""
    match = a_roll("GAIN", brains={0: 18, 1: 19, 2: 19})

    assert brains(match) == [18, 19, 19]
    assert RollWithoutEffect(seat=0, face="GAIN") in match.events(None)
    assert match.turn == 1


def test_the_last_brain_of_the_supply_can_be_gained() -> None:
    """ZA-47: one is enough."""
    match = a_roll("GAIN", brains={0: 18, 1: 19, 2: 18})

    assert brains(match) == [19, 19, 18]
    assert supply(match) == 0
