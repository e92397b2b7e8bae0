"""Who cannot or will not play (section 2, "pass")."""

from monsterbox.games.oh_my_brain.api.events import ReserveRenewed
from tests.games.oh_my_brain.builders import (
    a_match,
    brains,
    choices,
    discard,
    field,
    grave,
    hand,
    horde,
    phase,
    plays,
    reserve,
    supply,
    told,
)

TWO_CARDS = ["card 4", "card 15"]


def test_example_09_passing_is_allowed_with_a_playable_card() -> None:
    """ZA-22 to ZA-27, example 9: horde away, a brain less, two cards, then any card is played."""
    match = a_match(hand=[13, 2, 5, 5], horde=[6, 10], brains={0: 5}, chance=TWO_CARDS)

    match.play(0, "pass", "keep 15")

    assert discard(match) == [6, 10]
    assert brains(match)[0] == 4
    assert (hand(match), grave(match)) == ([2, 5, 5, 13, 15], [4])
    assert choices(match) == plays(2, 5, 13, 15) | {"play 5 x2"}


def test_example_10_the_last_brain_ends_the_game_at_once() -> None:
    """ZA-23, ZA-24, ZA-58, ZA-59, example 10: no draw, no loss for the cards of anyone."""
    match = a_match(hand=[4], horde=[12, 18], brains={0: 1, 1: 5, 2: 7})
    untouched = reserve(match)
    forced = choices(match)

    match.play(0, "pass")

    assert forced == {"pass"}
    assert match.over
    assert brains(match) == [0, 5, 7]
    assert match.ranks == [3, 2, 1]
    assert discard(match) == [12, 18]
    assert reserve(match) == untouched


def test_example_11_the_discard_becomes_the_new_reserve() -> None:
    """ZA-23, ZA-26, example 11: between two draws, the cleared horde included."""
    match = a_match(
        hand=[4],
        horde=[6, 7, 9, 10, 12],
        discard=[13, 13, 14, 14, 15, 16],
        reserve=[5],
        chance=["card 5", "card 12"],
    )

    match.play(0, "pass")

    assert ReserveRenewed(count=11) in match.events(None)
    assert choices(match) == {"keep 5", "keep 12"}
    assert len(reserve(match)) == 10
    assert discard(match) == []


def test_example_12_a_single_card_goes_to_the_hand() -> None:
    """Q-14, example 12: the card of the horde itself; the graveyard stays as it is."""
    match = a_match(hand=[3], horde=[10], reserve=[])

    match.play(0, "pass")

    assert (hand(match), grave(match)) == ([3, 10], [])
    assert choices(match) == {"play 3", "play 10"}


def test_the_whole_horde_goes_to_the_discard() -> None:
    """ZA-07, ZA-23: to what lies there already."""
    match = a_match(hand=[4], horde=[6, 9, 12], discard=[13], chance=TWO_CARDS)

    match.play(0, "pass")

    assert horde(match) == []
    assert discard(match) == [6, 9, 12, 13]


def test_the_lost_brain_goes_to_the_supply() -> None:
    """ZA-24, Q-2."""
    match = a_match(hand=[4], horde=[12])
    before = supply(match)

    match.play(0, "pass")

    assert supply(match) == before + 1
    assert brains(match) == [8, 9, 9]


def test_one_of_two_cards_is_kept_and_the_other_buried() -> None:
    """ZA-25: by choice."""
    kept = []
    for choice in ("keep 4", "keep 15"):
        match = a_match(hand=[5], grave=[7], horde=[12], chance=TWO_CARDS)
        match.play(0, "pass", choice)
        kept.append((hand(match), grave(match)))

    assert kept == [([4, 5], [7, 15]), ([5, 15], [4, 7])]


def test_two_equal_cards_are_kept_without_a_question() -> None:
    """ZA-25, Q-39: one to the hand, one to the graveyard, by itself."""
    match = a_match(hand=[5], horde=[12], chance=["card 4", "card 4"])

    match.play(0, "pass")

    assert (hand(match), grave(match)) == ([4, 5], [4])
    assert choices(match) == plays(4, 5)


def test_a_reserve_just_emptied_is_not_renewed() -> None:
    """ZA-26, Q-30: only when a card is needed."""
    match = a_match(hand=[5], horde=[12], discard=[13, 14], reserve=[4, 15])

    match.play(0, "pass")

    assert reserve(match) == []
    assert discard(match) == [12, 13, 14]


def test_an_empty_reserve_is_renewed_before_the_first_card() -> None:
    """ZA-26: the horde just cleared is drawn from."""
    match = a_match(hand=[5], horde=[12, 14], reserve=[])

    match.play(0, "pass")

    assert choices(match) == {"keep 12", "keep 14"}
    assert reserve(match) == discard(match) == []


def test_the_only_card_that_can_come_is_drawn_all_the_same() -> None:
    """Q-39: every card drawn is a step of chance."""
    match = a_match(hand=[3], horde=[10], reserve=[])

    match.play(0, "pass")

    assert told(match) == ["0: pass", "card 10"]


def test_after_the_pass_the_turn_goes_on_normally() -> None:
    """ZA-27: a new horde with any value, then the refill, then the next player."""
    match = a_match(hand=[5], horde=[12], chance=TWO_CARDS)

    match.play(0, "pass", "keep 15", "play 5")

    assert horde(match) == [5]
    assert (hand(match), grave(match)) == ([4, 15], [])
    assert match.turn == 1


def test_specials_and_marshmallows_work_after_a_pass() -> None:
    """ZA-27, ZA-52: an 11 gives another turn, a 19 a roll."""
    match = a_match(
        hand=[11, 19, 6, 7], horde=[12], chance=[*TWO_CARDS, "face GAIN"], brains={0: 5}
    )

    match.play(0, "pass", "keep 4", "play 11", "play 19")

    assert brains(match)[0] == 5
    assert match.turn == 1


def test_no_second_pass_after_a_pass() -> None:
    """ZA-28: the horde is empty and a card is held."""
    match = a_match(hand=[5], horde=[12], chance=TWO_CARDS)

    match.play(0, "pass", "keep 4")

    assert "pass" not in choices(match)


def test_an_empty_hand_can_only_pass() -> None:
    """ZA-28, Q-18: also when the graveyard is full of cards that would fit."""
    match = a_match(hand=[], grave=[13, 14, 15], horde=[12])

    assert choices(match) == {"pass"}


def test_an_empty_hand_passes_on_an_empty_horde_too() -> None:
    """ZA-28: which happens under options only."""
    match = a_match(hand=[], grave=[13, 14, 15], chance=TWO_CARDS, options={"zero_clears": True})

    before = choices(match)
    match.play(0, "pass", "keep 4")

    assert before == {"pass"}
    assert choices(match) == {"play 4"}
    assert brains(match)[0] == 8


def test_a_pass_counts_as_a_step_and_its_play_as_another() -> None:
    """Q-38: STEP_A actions are PLAY and PASS."""
    match = a_match(hand=[5], horde=[12], chance=TWO_CARDS)

    match.play(0, "pass", "keep 15", "play 5")

    assert field(match, "steps") == 2


def test_the_choice_of_the_kept_card_is_the_players() -> None:
    """ZA-25: nobody else is asked meanwhile."""
    match = a_match(hand=[5], horde=[12], chance=TWO_CARDS)

    match.play(0, "pass")

    assert phase(match) == "keep"
    assert match.waiting == [0]
