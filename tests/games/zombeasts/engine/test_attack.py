"""The Zombeast attack: an equal animal in the moon grants a further play (section 2.3)."""

from tests.games.zombeasts.builders import (
    a_match,
    choices,
    hand,
    minus,
    moons,
    number,
    phase,
    victory,
)

NEARLY_RED = {"red": ["R-DOG-1R", "R-CAT-1L", "R-RAT-2R"]}
NO_ROOM = {"green": ["G-DOG-1L", "G-CAT-2L"]}


def test_a_joker_cat_on_a_moon_with_a_cat_grants_another_play() -> None:
    """ZB-21, ZB-23, ZB-28, ZB-48, T01: the joker shows a cat, and the card played last sets N."""
    match = a_match(hand=["W-CAT-R", "O-DOG-2R", "R-RAT-4R"], moons={"blue": ["B-CAT-1L"]})
    match.play(0, "play W-CAT-R on blue")
    offered = choices(match)

    match.play(0, "play O-DOG-2R")

    assert offered == {"play O-DOG-2R", "play R-RAT-4R", "stop"}
    assert moons(match) == {"blue": ["B-CAT-1L", "W-CAT-R"], "orange": ["O-DOG-2R"]}
    assert (phase(match), number(match)) == ("draw", 2)


def test_a_different_animal_grants_nothing() -> None:
    """ZB-21: a dog added to a cat is no attack."""
    match = a_match(hand=["B-DOG-1R", "O-DOG-2R"], moons={"blue": ["B-CAT-1L"]})

    match.play(0, "play B-DOG-1R")

    assert (phase(match), number(match)) == ("draw", 1)


def test_an_equal_animal_in_another_moon_does_not_count() -> None:
    """ZB-21: the cat in the blue moon is none in the green one."""
    mine = {"blue": ["B-CAT-1L"], "green": ["G-DOG-1L"]}
    match = a_match(hand=["G-CAT-2L", "O-DOG-2R"], moons=mine)

    match.play(0, "play G-CAT-2L")

    assert (phase(match), number(match)) == ("draw", 2)


def test_starting_a_moon_is_never_an_attack() -> None:
    """ZB-22, T58: the cat in the blue moon does not help the cat that starts green."""
    match = a_match(hand=["G-CAT-2L", "O-DOG-2R"], moons={"blue": ["B-CAT-1L"]})

    match.play(0, "play G-CAT-2L")

    assert (phase(match), number(match)) == ("draw", 2)


def test_an_opponents_animal_does_not_count() -> None:
    """ZB-21, ZB-22: only the own moon is looked at."""
    match = a_match(hand=["G-CAT-2L", "O-DOG-2R"], others={1: {"green": ["G-CAT-1R"]}})

    match.play(0, "play G-CAT-2L")

    assert (phase(match), number(match)) == ("draw", 2)


def test_the_further_card_goes_to_any_own_moon_or_starts_one() -> None:
    """ZB-23: blue again, the orange moon, a new red one: all are open."""
    match = a_match(
        hand=["B-DOG-1R", "B-CAT-3L", "O-RAT-1R", "R-RAB-1R", "W-NONE-L"],
        moons={"blue": ["B-DOG-2L"], "orange": ["O-CAT-2L"]},
    )

    match.play(0, "play B-DOG-1R")

    assert choices(match) == {
        "play B-CAT-3L",
        "play O-RAT-1R",
        "play R-RAB-1R",
        "play W-NONE-L on blue",
        "play W-NONE-L on orange",
        "play W-NONE-L on white",
        "stop",
    }


def test_two_equal_animals_grant_one_further_play() -> None:
    """ZB-24: a third dog meets two, and still only one more card is played."""
    match = a_match(
        hand=["B-DOG-4L", "O-CAT-1R", "R-RAT-4R"], moons={"blue": ["B-DOG-1R", "B-DOG-2L"]}
    )

    match.play(0, "play B-DOG-4L", "play O-CAT-1R")

    assert (phase(match), number(match)) == ("draw", 1)
    assert hand(match) == ["R-RAT-4R"]


def test_attacks_follow_one_another_without_limit() -> None:
    """ZB-25: each further card that meets its animal grants the next."""
    match = a_match(
        hand=["B-DOG-1R", "O-CAT-1R", "R-RAT-2R", "G-RAB-2R", "G-DOG-3L"],
        moons={
            "blue": ["B-DOG-2L"],
            "orange": ["O-CAT-2L"],
            "red": ["R-RAT-1L"],
            "green": ["G-RAB-1L"],
        },
    )

    match.play(0, "play B-DOG-1R", "play O-CAT-1R", "play R-RAT-2R", "play G-RAB-2R")

    assert phase(match) == "extra"
    assert choices(match) == {"play G-DOG-3L", "stop"}


def test_a_completed_moon_still_attacks() -> None:
    """ZB-26, ZB-42, ZB-43, T15: no bonus, but a further play, which may start red again."""
    match = a_match(hand=["R-CAT-3L", "R-RAB-4L"], moons=NEARLY_RED)
    match.play(0, "play R-CAT-3L")
    offered = choices(match)

    match.play(0, "play R-RAB-4L")

    assert offered == {"play R-RAB-4L", "stop"}
    assert victory(match) == {"R-DOG-1R", "R-CAT-1L", "R-RAT-2R", "R-CAT-3L"}
    assert moons(match) == {"red": ["R-RAB-4L"]}
    assert (phase(match), number(match)) == ("draw", 4)


def test_the_attack_may_be_declined() -> None:
    """ZB-27, ZB-48, T16: after stopping, the card played last sets N."""
    match = a_match(hand=["R-CAT-3L", "R-RAB-4L"], moons=NEARLY_RED)

    match.play(0, "play R-CAT-3L", "stop")

    assert (phase(match), number(match)) == ("draw", 3)
    assert hand(match) == ["R-RAB-4L"]


def test_a_joker_counts_as_already_lying() -> None:
    """ZB-28: a coloured cat meets the cat on the joker."""
    match = a_match(hand=["B-CAT-2R", "O-DOG-2R"], moons={"blue": ["B-DOG-1R", "W-CAT-L"]})

    match.play(0, "play B-CAT-2R")

    assert choices(match) == {"play O-DOG-2R", "stop"}


def test_blank_jokers_do_not_meet() -> None:
    """ZB-28, T69: two cards without an animal are no equal animals; N is 0 and the turn over."""
    match = a_match(hand=["W-NONE-R", "O-DOG-2R"], moons={"blue": ["B-DOG-1R", "W-NONE-L"]})

    match.play(0, "play W-NONE-R on blue")

    assert match.turn == 1
    assert hand(match) == ["O-DOG-2R"]


def test_a_joker_swapped_into_an_opponents_moon_attacks_for_nobody() -> None:
    """ZB-29: the joker's dog now lies beside a dog of the opponent, and nothing follows."""
    match = a_match(hand=["W-DOG-L", "O-DOG-2R"], others={1: {"blue": ["B-DOG-1R", "B-CAT-1L"]}})

    match.play(0, "swap W-DOG-L", "take B-CAT-1L")

    assert moons(match, 1) == {"blue": ["B-DOG-1R", "W-DOG-L"]}
    assert match.waiting == [0]
    assert (phase(match), number(match)) == ("draw", 1)


def test_a_further_play_without_target_ends_by_itself() -> None:
    """ZB-08, ZB-48, ZB-60, T17: no minus cards, and N is the joker's 0."""
    match = a_match(hand=["W-CAT-R", "G-RAB-3L"], moons={"blue": ["B-CAT-1L"], **NO_ROOM})

    match.play(0, "play W-CAT-R on blue")

    assert match.turn == 1
    assert hand(match) == ["G-RAB-3L"]
    assert minus(match) == set()
