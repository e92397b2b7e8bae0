"""Full moons and the bonus for four animals (section 2.5)."""

import msgspec

from tests.games.zombeasts.builders import (
    MASTER,
    a_match,
    choices,
    field,
    moons,
    number,
    phase,
    pile,
    points,
    stock,
    victory,
)

NEARLY_GREEN = {"green": ["G-DOG-1L", "G-CAT-2L", "G-RAB-2R"]}
OPEN = ["O-CAT-1R", "W-DOG-R", "B-RAT-4R"]


def test_a_moon_of_four_animals_earns_a_bonus_card() -> None:
    """ZB-41, ZB-42, ZB-43, ZB-53, T11: five cards of 18 points, and N is that of the rat."""
    match = a_match(hand=["G-RAT-1R", "R-DOG-1R"], moons=NEARLY_GREEN, stock=OPEN)
    match.play(0, "play G-RAT-1R")
    offered = choices(match)

    match.play(0, "bonus O-CAT-1R")

    assert offered == {"bonus O-CAT-1R", "bonus W-DOG-R", "bonus B-RAT-4R", "decline"}
    assert victory(match) == {"G-DOG-1L", "G-CAT-2L", "G-RAB-2R", "G-RAT-1R", "O-CAT-1R"}
    assert points(victory(match)) == 18
    assert moons(match) == {}
    assert stock(match) == ["W-DOG-R", "B-RAT-4R"]
    assert (phase(match), number(match)) == ("draw", 1)


def test_the_fourth_card_takes_the_moon_off_the_table_at_once() -> None:
    """ZB-41: the full moon is on the victory pile before the bonus is chosen, and counted."""
    match = a_match(hand=["G-RAT-1R", "R-DOG-1R"], moons=NEARLY_GREEN, stock=OPEN)

    match.play(0, "play G-RAT-1R")

    assert moons(match) == {}
    assert victory(match) == {"G-DOG-1L", "G-CAT-2L", "G-RAB-2R", "G-RAT-1R"}
    assert field(match, "fullMoons") == [1, 0, 0]


def test_a_full_moon_lies_face_down() -> None:
    """ZB-41: neither its owner nor anybody else is shown the cards any more."""
    match = a_match(hand=["G-RAT-1R", "R-DOG-1R"], moons=NEARLY_GREEN, stock=OPEN)

    match.play(0, "play G-RAT-1R")

    seen = [msgspec.json.encode(match.view(seat)).decode() for seat in (0, 1, None)]
    assert not [view for view in seen for card in victory(match) if f'"{card}"' in view]


def test_the_bonus_may_be_declined() -> None:
    """ZB-43: then the stock stays as it is and only the four cards score."""
    match = a_match(hand=["G-RAT-1R", "R-DOG-1R"], moons=NEARLY_GREEN, stock=OPEN)

    match.play(0, "play G-RAT-1R", "decline")

    assert stock(match) == OPEN
    assert len(victory(match)) == 4
    assert (phase(match), number(match)) == ("draw", 1)


def test_three_animals_earn_no_bonus() -> None:
    """ZB-43: a second dog in the place of the rat, and no card is offered."""
    match = a_match(hand=["G-DOG-2R", "R-DOG-1R"], moons=NEARLY_GREEN, stock=OPEN)

    match.play(0, "play G-DOG-2R", "stop")

    assert len(victory(match)) == 4
    assert (phase(match), number(match)) == ("draw", 2)


def test_an_empty_stock_gives_no_bonus() -> None:
    """ZB-45, T12: nothing is asked, and the pile does not help out."""
    match = a_match(hand=["G-RAT-1R", "R-DOG-1R"], moons=NEARLY_GREEN, stock=[])
    before = pile(match)

    match.play(0, "play G-RAT-1R")

    assert (phase(match), number(match)) == ("draw", 1)
    assert victory(match) == {"G-DOG-1L", "G-CAT-2L", "G-RAB-2R", "G-RAT-1R"}
    assert pile(match) == before


def test_four_jokers_are_a_full_moon() -> None:
    """ZB-12, ZB-15, ZB-44, T13: their four animals earn the bonus, and N is 0."""
    match = a_match(
        hand=["W-RAT-R", "R-DOG-1R"],
        moons={"white": ["W-DOG-L", "W-CAT-L", "W-RAB-R"]},
        stock=["O-CAT-1R", "G-DOG-1L", "B-RAT-4R"],
    )

    match.play(0, "play W-RAT-R on white")

    assert choices(match) == {"bonus O-CAT-1R", "bonus G-DOG-1L", "bonus B-RAT-4R", "decline"}
    assert (phase(match), number(match)) == ("bonus", 0)
    assert len(victory(match)) == 4


def test_a_joker_stands_in_with_its_animal() -> None:
    """ZB-44: dog, rabbit and rat of the colour and a white cat are four animals."""
    match = a_match(
        hand=["B-RAT-1L", "R-DOG-1R"], moons={"blue": ["B-DOG-2L", "B-RAB-1R", "W-CAT-R"]}
    )

    match.play(0, "play B-RAT-1L")

    assert phase(match) == "bonus"


def test_a_blank_joker_spoils_the_bonus() -> None:
    """ZB-12, ZB-28, ZB-44, T14: full moon, no bonus, no attack, N is 0 and the turn over."""
    match = a_match(
        hand=["W-NONE-L", "R-DOG-1R"], moons={"blue": ["B-DOG-2L", "B-CAT-2R", "B-RAB-1R"]}
    )

    match.play(0, "play W-NONE-L on blue")

    assert match.turn == 1
    assert victory(match) == {"B-DOG-2L", "B-CAT-2R", "B-RAB-1R", "W-NONE-L"}


def test_the_bonus_card_neither_attacks_nor_sets_the_number() -> None:
    """ZB-46, ZB-47: a rat of 4 beside an own blue rat, and still 1 card is drawn."""
    match = a_match(
        hand=["G-RAT-1R", "R-DOG-1R"], moons={**NEARLY_GREEN, "blue": ["B-RAT-1L"]}, stock=OPEN
    )

    match.play(0, "play G-RAT-1R", "bonus B-RAT-4R")

    assert "B-RAT-4R" in match.position()["victory"][0]
    assert moons(match) == {"blue": ["B-RAT-1L"]}
    assert (phase(match), number(match)) == ("draw", 1)


def test_the_toy_of_a_bonus_card_is_not_used() -> None:
    """ZB-46: in the master variant a bone on the bonus card is only points."""
    match = a_match(
        hand=["G-RAT-1R", "R-DOG-1R"], moons=NEARLY_GREEN, stock=["O-DOG-2L*"], options=MASTER
    )

    match.play(0, "play G-RAT-1R", "bonus O-DOG-2L*")

    assert (phase(match), number(match)) == ("draw", 1)


def test_a_bonus_ends_the_play_step() -> None:
    """ZB-47: four different animals leave no room for an attack, whatever lies elsewhere."""
    match = a_match(
        hand=["G-RAT-1R", "R-DOG-1R"], moons={**NEARLY_GREEN, "blue": ["B-RAT-1L"]}, stock=OPEN
    )

    match.play(0, "play G-RAT-1R", "decline")

    assert phase(match) == "draw"


def test_bonus_comes_before_attack_where_one_card_earns_both() -> None:
    """ZB-47: under `attack_scope = any_own_moon` the rat in the blue moon grants a further play."""
    match = a_match(
        hand=["G-RAT-1R", "R-DOG-1R"],
        moons={**NEARLY_GREEN, "blue": ["B-RAT-1L"]},
        stock=OPEN,
        options={"attack_scope": "any_own_moon"},
    )
    match.play(0, "play G-RAT-1R")
    first = phase(match)

    match.play(0, "bonus O-CAT-1R")

    assert first == "bonus"
    assert choices(match) == {"play R-DOG-1R", "stop"}


def test_two_bonuses_in_one_turn_with_a_bone() -> None:
    """ZB-47, ZB-53, ZB-81, T54: the second is taken from what the first left; the refill waits."""
    match = a_match(
        hand=["O-DOG-2L*", "G-RAT-1R", "R-DOG-1R"],
        moons={**NEARLY_GREEN, "orange": ["O-CAT-1R", "O-RAB-1L", "O-RAT-1R"]},
        stock=["B-RAT-1L", "R-RAT-1L", "W-NONE-L"],
        options=MASTER,
    )
    match.play(0, "play O-DOG-2L*", "bonus R-RAT-1L", "toy", "play G-RAT-1R")
    offered = choices(match)

    match.play(0, "bonus B-RAT-1L")

    assert offered == {"bonus B-RAT-1L", "bonus W-NONE-L", "decline"}
    assert stock(match) == ["W-NONE-L"]
    assert len(victory(match)) == 10
    assert (phase(match), number(match)) == ("draw", 1)
