"""The last hand card, empty hands and unplayable hands (section 2.7)."""

from tests.games.zombeasts.builders import (
    a_match,
    a_turn_begun,
    choices,
    field,
    hand,
    minus,
    moons,
    number,
    phase,
    pile,
    points,
)

NO_ROOM = {"green": ["G-DOG-1L", "G-CAT-2L"], "blue": ["B-DOG-2L", "B-CAT-1L"]}
FRESH = ["O-CAT-1R", "R-DOG-1R", "G-RAT-1R"]
DEAL_FRESH = [f"deal {card}" for card in FRESH]
PLAY_FRESH = {f"play {card}" for card in FRESH}


def test_a_coloured_last_card_is_followed_by_its_draw() -> None:
    """ZB-55, ZB-59, T25: no 3 cards, the normal draw of 4."""
    match = a_match(hand=["R-RAT-4R"])

    match.play(0, "play R-RAT-4R")

    assert (phase(match), number(match)) == ("draw", 4)
    assert hand(match) == []


def test_a_joker_as_last_card_brings_three_cards_and_ends_the_turn() -> None:
    """ZB-55, ZB-57, T26: N is 0, so the hand would stay empty."""
    match = a_match(hand=["W-DOG-L"], chance=DEAL_FRESH)

    match.play(0, "play W-DOG-L on white")

    assert hand(match) == FRESH
    assert (match.turn, phase(match)) == (1, "play")


def test_an_attack_with_the_last_card_brings_three_cards_at_once() -> None:
    """ZB-55, ZB-58, T27: and one of them may be played."""
    match = a_match(hand=["B-DOG-1R"], moons={"blue": ["B-DOG-2L"]}, chance=DEAL_FRESH)

    match.play(0, "play B-DOG-1R")

    assert hand(match) == FRESH
    assert choices(match) == PLAY_FRESH | {"stop"}


def test_after_stopping_the_number_is_drawn_as_well() -> None:
    """ZB-27, ZB-58, T27: three cards for the empty hand, and the last card's N on top."""
    match = a_match(hand=["B-DOG-1R"], moons={"blue": ["B-DOG-2L"]}, chance=DEAL_FRESH)

    match.play(0, "play B-DOG-1R", "stop")

    assert hand(match) == FRESH
    assert (phase(match), number(match)) == ("draw", 1)


def test_a_swapped_last_card_counts_as_the_card_taken() -> None:
    """ZB-34, ZB-59, T28: the orange cat draws 2, so there are no 3 cards."""
    match = a_match(hand=["W-RAB-L"], others={1: {"orange": ["O-CAT-2L", "O-RAT-1R"]}})

    match.play(0, "swap W-RAB-L", "take O-CAT-2L")

    assert (phase(match), number(match)) == ("draw", 2)
    assert hand(match) == []


def test_a_robbed_player_takes_three_cards_at_once() -> None:
    """ZB-55, ZB-56, T29: before the draw goes on, and he is no source any more."""
    match = a_match(phase="draw", number=2, hand=["R-DOG-1R"], hands={1: ["B-RAT-4R"]})
    before = pile(match)

    match.play(0, "draw from 1")

    assert hand(match) == ["B-RAT-4R", "R-DOG-1R"]
    assert set(hand(match, 1)) == before - pile(match)
    assert len(hand(match, 1)) == 3
    assert (match.turn, number(match)) == (0, 1)
    assert "draw from 1" not in choices(match)


def test_a_player_with_cards_left_takes_none() -> None:
    """ZB-55, ZB-56: only an empty hand is filled up."""
    match = a_match(phase="draw", number=2, hand=["R-DOG-1R"], hands={1: ["B-RAT-4R", "B-RAT-1L"]})
    before = pile(match)

    match.play(0, "draw from 1")

    assert len(hand(match, 1)) == 1
    assert pile(match) == before


def test_an_unplayable_hand_goes_to_the_minus_pile() -> None:
    """ZB-60, ZB-61, T31: minus 6 points, three new cards, and the turn goes on."""
    match = a_turn_begun(hand=["G-RAB-1L", "B-CAT-3L"], moons=NO_ROOM, chance=DEAL_FRESH)

    offered = choices(match)

    assert minus(match) == {"G-RAB-1L", "B-CAT-3L"}
    assert points(minus(match)) == 6
    assert hand(match) == FRESH
    assert offered == PLAY_FRESH


def test_three_cards_come_however_many_went() -> None:
    """ZB-61: four unplayable cards are replaced by three."""
    unplayable = ["G-RAB-1L", "G-RAB-3L", "B-CAT-3L", "B-RAT-1L"]
    match = a_turn_begun(hand=unplayable, moons=NO_ROOM, chance=DEAL_FRESH)

    offered = choices(match)

    assert minus(match) == set(unplayable)
    assert offered == PLAY_FRESH


def test_a_second_unplayable_hand_goes_the_same_way() -> None:
    """ZB-60, ZB-61, T32: minus 15 points in all, then three cards again."""
    unlucky = ["G-RAB-3L", "B-RAT-1L", "B-RAB-2L"]
    match = a_turn_begun(
        hand=["G-RAB-1L", "B-CAT-3L"],
        moons=NO_ROOM,
        chance=[*(f"deal {card}" for card in unlucky), *DEAL_FRESH],
    )

    offered = choices(match)

    assert minus(match) == {"G-RAB-1L", "B-CAT-3L", *unlucky}
    assert points(minus(match)) == 15
    assert hand(match) == FRESH
    assert offered == PLAY_FRESH


def test_one_playable_card_saves_the_hand() -> None:
    """ZB-60, ZB-62, T33: the joker must start white, and no card goes to the minus pile."""
    match = a_turn_begun(hand=["G-RAB-1L", "W-NONE-L"], moons=NO_ROOM)

    offered = choices(match)

    assert offered == {"play W-NONE-L on white"}
    assert minus(match) == set()


def test_a_playable_hand_cannot_be_given_up() -> None:
    """ZB-62: the minus pile is no choice."""
    match = a_turn_begun(hand=["G-RAB-1L", "W-NONE-L"], moons=NO_ROOM)

    refusal = match.why_not(0, "give up")

    assert refusal is not None


def test_a_possible_swap_saves_the_hand_too() -> None:
    """ZB-60, ZB-62, A-21, T63: the swap is the only legal play, and it must be made."""
    match = a_turn_begun(
        hand=["W-RAB-L", "G-RAB-1L"],
        moons={"green": ["G-DOG-1L", "G-CAT-2L"], "white": ["W-DOG-L", "W-CAT-L"]},
        others={1: {"orange": ["O-CAT-2L"]}},
    )

    offered = choices(match)

    assert offered == {"swap W-RAB-L"}
    assert minus(match) == set()


def test_the_moons_survive_an_unplayable_hand() -> None:
    """ZB-60: only the hand is lost, and it still is the same player's turn."""
    match = a_turn_begun(hand=["G-RAB-1L", "B-CAT-3L"], moons=NO_ROOM, chance=DEAL_FRESH)

    active = field(match, "active")

    assert active == 0
    assert moons(match) == NO_ROOM
