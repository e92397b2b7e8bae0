"""Captures, weapons, wounds, infection and flight (HU-38 to HU-65)."""

from typing import Any

import pytest

from monsterbox.core.match import Match
from tests.games.humans.builders import (
    F1,
    F2,
    a_capture,
    a_match,
    choices,
    ends,
    events,
    field,
    phase,
    player,
    things,
    told,
    zombies,
)

ALONE: dict[int, list[str]] = {0: ["4,1"], 1: [], 2: []}
INFECT = ("infection infect", "infection infect", "infection infect")


def test_t_24_a_token_is_free_when_the_human_is_eaten() -> None:
    """HU-37, HU-50. Token and human on one space."""
    match = a_capture(
        "face 6",
        "infection eat",
        "infection eat",
        "infection infect",
        dice=["4,1"],
    )

    assert player(match)["eaten"] == 1
    assert player(match)["tokens"] == 1


def test_a_token_is_free_when_the_human_has_fled() -> None:
    """HU-37, A-16. The active player, whose zombie is there, takes it at once."""
    match = a_capture("face 1", "face 2", dice=["4,1"], zombies=ALONE)

    assert things(match, "humans") == {"2,1"}
    assert player(match)["tokens"] == 1
    assert things(match, "dice") == set()


def test_t_25_every_human_under_a_zombie_is_attempted() -> None:
    """HU-38, A-19. The order is free, the discard comes after."""
    match = a_match(
        town=F1,
        zombies={0: ["3,1", "5,1"]},
        humans=["3,1", "5,1"],
        hands={0: ["HW1"]},
        chance=["face 6", *INFECT, "face 6", *INFECT],
    )
    match.play(0, "end move")
    assert choices(match) == {"attempt 3,1", "attempt 5,1"}

    match.play(0, "attempt 5,1")

    assert phase(match) == "discard"
    assert len(zombies(match)) == 4


def test_t_26_a_dice_token_repeats_a_failed_roll() -> None:
    """HU-71. Capture 4: a 3 and a 5."""
    match = a_capture("face 3", "face 5", *INFECT, tokens={0: 1})
    assert choices(match) == {"keep", "reroll"}

    match.play(0, "reroll")

    assert player(match)["tokens"] == 0
    assert len(zombies(match)) == 2


def test_t_27_a_weapon_that_hits_prevents_the_infection() -> None:
    """HU-41, HU-42, HU-44. Nail Gun: two and two are four."""
    match = a_capture("face 6", "face 2", hands={1: ["HW4"]})
    match.play(1, "play HW4")

    assert len(events(match, "WeaponHit")) == 1
    assert events(match, "InfectionDrawn") == []


def test_t_28_weapons_are_offered_clockwise_until_one_hits() -> None:
    """HU-43, HU-68. B misses, C has nothing, D hits."""
    match = a_capture("face 6", "face 2", "face 2", seats=4, hands={1: ["HW2"], 3: ["HW5"]})
    match.play(1, "play HW2")
    assert match.turn == 3

    match.play(3, "play HW5")

    assert [event.seat for event in events(match, "WeaponMissed")] == [1]
    assert [event.seat for event in events(match, "WeaponHit")] == [3]


def test_t_29_the_first_wound_ends_the_offers() -> None:
    """HU-43. D is not asked."""
    match = a_capture("face 6", "face 6", seats=4, hands={1: ["HW2"], 3: ["HW5"]})
    match.play(1, "play HW2")

    assert [event.seat for event in events(match, "CardPlayed")] == [1]
    assert player(match, 3)["hand"] == ["HW5"]
    assert len(events(match, "WeaponHit")) == 1


def test_t_30_more_infect_than_eat_cards() -> None:
    """HU-45, HU-48, HU-51. The human goes to the supply, a zombie takes its space."""
    match = a_capture("face 6", "infection eat", "infection infect", "infection infect")

    assert zombies(match) == ["4,1", "4,1"]
    assert field(match, "supply") == 60
    assert match.scores[0] == 2


def test_t_31_more_eat_than_infect_cards() -> None:
    """HU-48, HU-50, HU-52. One Eat card is kept, the others are discarded."""
    match = a_capture("face 6", "infection eat", "infection eat", "infection infect")

    assert field(match, "devoured") == 1
    assert player(match)["eat_cards"] == 1
    assert field(match, "infections")["discard"] == ["eat", "infect"]


def test_t_32_as_many_of_both_are_a_choice() -> None:
    """HU-49. The Miner draws two."""
    characters = ("miner", "musician", "doctor")
    match = a_capture("face 6", "infection eat", "infection infect", characters=characters)
    assert choices(match) == {"eat", "infect"}

    match.play(0, "infect")

    assert len(zombies(match)) == 2


def test_t_33_one_escape_lets_it_flee() -> None:
    """HU-46. No card leaves the game."""
    match = a_capture("face 6", "infection escape", "infection eat", "infection eat", "face 1")

    assert field(match, "infections")["removed"] == []
    assert phase(match) == "flee"


def test_t_34_of_two_escapes_one_leaves_the_game() -> None:
    """HU-47, A-26. Seven remain in circulation."""
    cards = ("infection escape", "infection escape", "infection infect")
    match = a_capture("face 6", *cards, "face 1")

    assert phase(match) == "flee"
    assert field(match, "infections")["removed"] == ["escape"]
    assert field(match, "infections")["discard"].count("escape") == 1


def test_escapes_may_be_discarded_instead() -> None:
    """A-26. With `extra_escape=discarded` all of them."""
    cards = ("infection escape", "infection escape", "infection infect")
    match = a_capture("face 6", *cards, "face 1", options={"extra_escape": "discarded"})

    assert field(match, "infections")["removed"] == []


def test_an_empty_infection_deck_is_renewed() -> None:
    """HU-20. By its discard pile; if that is empty too, nothing is drawn."""
    deck = field(a_match(), "infections")["pile"]
    renewed = a_capture("face 6", *INFECT, infections={"discard": deck})
    used_up = a_capture("face 6", infections={"removed": deck})

    assert len(events(renewed, "InfectionDrawn")) == 3
    assert len(field(renewed, "infections")["pile"]) == len(deck) - 3
    assert events(used_up, "InfectionDrawn") == []


# Wounds


def a_wound(*cards: str, character: str = "musician", **fields: Any) -> Match:
    """Seat 0 has captured and was hit by a Pump Shotgun."""
    characters = (character, *(c for c in ("miner", "wrestler", "lawyer") if c != character))
    match = a_capture(
        "face 6",
        "face 3",
        *(f"wounded {card}" for card in cards),
        hands={1: ["HW6"]},
        characters=characters,
        **fields,
    )
    match.play(1, "play HW6")
    return match


def test_t_35_a_pair_must_be_taken() -> None:
    """HU-55."""
    match = a_wound("left-arm", "left-arm", "chest")

    assert player(match)["wounds"] == ["left-arm"]


def test_an_empty_wound_deck_is_renewed() -> None:
    """HU-20. By its discard pile."""
    deck = field(a_match(), "wounds")["pile"]
    match = a_wound("left-arm", "left-arm", "chest", wounds={"discard": deck})

    assert player(match)["wounds"] == ["left-arm"]
    assert len(field(match, "wounds")["pile"]) == len(deck) - 3


def test_t_36_without_a_pair_the_owner_chooses() -> None:
    """HU-56, HU-57. A card that lies there already would remove the zombie."""
    match = a_wound("left-arm", "belly", "chest", players={0: {"wounds": ["chest"]}})
    assert choices(match) == {"wound left-arm", "wound belly", "wound chest"}

    match.play(0, "wound belly")

    assert player(match)["wounds"] == ["chest", "belly"]
    assert zombies(match) == ["4,1"]


def test_t_37_a_second_equal_wound_removes_the_zombie() -> None:
    """HU-57, HU-59. All wounds are discarded."""
    match = a_wound("chest", "chest", "belly", players={0: {"wounds": ["chest"]}})

    assert zombies(match) == []
    assert player(match)["wounds"] == []
    assert match.scores[0] == 0


def test_t_38_a_head_shot_always_acts() -> None:
    """HU-54, A-25."""
    match = a_wound(
        "head-shot",
        "belly",
        "belly",
        "chest",
        character="cheerleader",
        players={0: {"wounds": ["left-leg"]}},
    )

    assert zombies(match) == []
    assert player(match)["wounds"] == []


def test_t_47_without_a_zombie_left_the_human_stays() -> None:
    """HU-58, A-20. And so does the token under it."""
    match = a_wound("head-shot", "belly", "chest", dice=["4,1"])

    assert things(match, "humans") == {"4,1"}
    assert things(match, "dice") == {"4,1"}


def test_a_wounded_zombie_lets_the_human_flee() -> None:
    """HU-58."""
    match = a_wound("left-arm", "left-arm", "belly")

    assert len(events(match, "HumanFled")) == 1 or phase(match) == "flee"


# Flight


@pytest.mark.parametrize(
    ("extra", "face", "expected"),
    [
        ({}, 2, {"2,1"}),
        ({}, 6, {"1,0", "0,1", "1,2"}),
        ({"humans": ["4,1", "3,1"]}, 1, {"5,1"}),
        ({"humans": ["4,1", "3,1"]}, 2, {"2,1"}),
        ({"humans": ["4,1", "2,1"]}, 2, {"3,1", "5,1"}),
        ({"zombies": {0: ["4,1"], 1: ["1,1"], 2: ["1,1"]}}, 6, {"2,1"}),
        ({"humans": ["3,1", "4,1", "5,1"]}, 2, {"2,1"}),
    ],
    ids=["t-39", "t-40", "t-41 n=1", "t-41 n=2", "t-42", "t-43", "t-84 n=2"],
)
def test_t_39_to_t_43_where_a_flight_ends(
    extra: dict[str, Any], face: int, expected: set[str]
) -> None:
    """HU-60 to HU-63. As far as the die says, or as far as possible."""
    clear: dict[str, Any] = {"players": {1: {"zombies": []}, 2: {"zombies": []}}}
    fields = extra if "zombies" in extra else extra | clear
    before: dict[str, Any] = {"humans": ["4,1"]} | fields
    match = a_capture("face 1", f"face {face}", **before)

    if len(expected) == 1:
        assert expected <= things(match, "humans")
    else:
        assert ends(match, 2) == expected


def test_t_44_the_printed_example_of_a_trapped_human() -> None:
    """HU-65. Zombies on both sides: captured and infected, without weapons."""
    match = a_capture(
        "face 1",
        "face 4",
        zombies={0: ["4,1"], 1: ["3,1"], 2: ["5,1"]},
        hands={1: ["HW6"]},
    )

    assert zombies(match) == ["4,1", "4,1"]
    assert events(match, "CardPlayed") == []


@pytest.mark.parametrize(
    ("face", "expected"),
    [(1, {"3,0", "5,0", "4,1"}), (3, {"2,1", "3,0", "5,0", "4,1"})],
)
def test_t_45_barricades_do_not_exist_for_humans(face: int, expected: set[str]) -> None:
    """HU-64."""
    match = a_capture(
        "face 1",
        f"face {face}",
        town=F2,
        humans=["4,0"],
        zombies={0: ["4,0"]},
        players={1: {"zombies": []}, 2: {"zombies": []}},
    )

    assert ends(match, 2) == expected


def test_t_46_the_player_to_the_right_moves_the_human() -> None:
    """HU-60, A-37."""
    match = a_capture("face 1", "face 1", zombies={0: ["4,1"]})

    assert match.turn == 2
    assert phase(match) == "flee"


def test_t_84_humans_that_cannot_be_passed_trap_one() -> None:
    """HU-65. Humans on both sides and one step only."""
    match = a_capture("face 1", "face 1", humans=["3,1", "4,1", "5,1"])

    assert zombies(match) == ["4,1", "4,1"]


@pytest.mark.parametrize("flee", ["no_revisit", "no_reverse"])
@pytest.mark.parametrize(
    ("town", "start", "others", "face", "expected"),
    [
        (F2, "4,0", (), 1, {"3,0", "5,0", "4,1"}),
        (F1, "4,1", ("2,1",), 2, {"3,1", "5,1"}),
    ],
    ids=["barricades", "humans"],
)
def test_ends_are_the_same_where_no_path_turns(
    flee: str, town: tuple[str, ...], start: str, others: tuple[str, ...], face: int, expected: Any
) -> None:
    """HU-24, HU-62, HU-64, A-04. Over barricades; past humans, but not onto them."""
    match = a_capture(
        "face 1",
        f"face {face}",
        town=town,
        humans=[start, *others],
        zombies={0: [start], 1: [], 2: []},
        options={"flee": flee},
    )

    assert ends(match, 2) == expected


def test_no_reverse_lets_it_run_in_circles() -> None:
    """A-04. Only the step straight back is forbidden."""
    match = a_capture(
        "face 1",
        "face 5",
        town=("H10 1,0 r1",),
        humans=["4,1"],
        zombies={0: ["4,1"], 1: ["4,1"], 2: ["4,1"]},
        options={"flee": "no_reverse"},
    )

    assert ends(match, 2)


def test_trapped_instantly() -> None:
    """HU-65, A-23. With `instant` no die is rolled."""
    match = a_capture(zombies={0: ["4,1"], 1: ["3,1"], 2: ["5,1"]}, options={"trapped": "instant"})

    assert zombies(match) == ["4,1", "4,1"]
    assert not [line for line in told(match)[:2] if line.startswith("face")]


def test_a_wounded_human_may_stay() -> None:
    """A-20. With `stays` it is not attempted again in this turn."""
    match = a_capture(
        "face 6",
        "face 6",
        "wounded belly",
        "wounded belly",
        "wounded chest",
        hands={0: ["HE11"], 1: ["HW6"]},
        options={"wounded_human": "stays"},
    )
    match.play(1, "play HW6")

    assert things(match, "humans") == {"4,1"}
    assert phase(match) == "discard"


def test_all_distinct_wounds_are_taken() -> None:
    """A-24. With `take_all_distinct`."""
    match = a_capture(
        "face 6",
        "face 6",
        "wounded belly",
        "wounded chest",
        "wounded chest",
        hands={1: ["HW6"]},
        options={"wound": "take_all_distinct"},
    )
    match.play(1, "play HW6")

    assert player(match)["wounds"] == ["chest", "belly"]


def test_of_all_distinct_wounds_one_that_lies_there_removes_the_zombie() -> None:
    """HU-57, A-24. With `take_all_distinct`."""
    match = a_wound(
        "belly",
        "chest",
        "left-arm",
        players={0: {"wounds": ["chest"]}},
        options={"wound": "take_all_distinct"},
    )

    assert zombies(match) == []
    assert player(match)["wounds"] == []


def test_one_weapon_a_capture() -> None:
    """A-21. With `one` D is not asked after B has missed."""
    match = a_capture(
        "face 6",
        "face 1",
        *INFECT,
        seats=4,
        hands={1: ["HW1"], 3: ["HW5"]},
        options={"weapons_per_capture": "one"},
    )
    match.play(1, "play HW1")

    assert len(zombies(match)) == 2


def test_others_may_repeat_a_roll() -> None:
    """A-17. With `any_player`, whatever it shows; the asking starts anew."""
    match = a_capture("face 6", "face 1", tokens={1: 1}, options={"reroll": "any_player"})
    assert match.turn == 1

    match.play(1, "reroll")

    assert player(match, 1)["tokens"] == 0
    assert [event.face for event in events(match, "DieRolled")][:2] == [6, 1]


@pytest.mark.parametrize(("options", "asked"), [({}, 0), ({"ask_flee_reroll": False}, 2)])
def test_the_roll_of_a_flight_may_be_repeated(options: dict[str, object], asked: int) -> None:
    """HU-71, A-71. Whatever it shows, unless the table has turned the question off."""
    match = a_capture(
        "face 1", "face 1", "face 2", zombies=ALONE, tokens={0: 2}, options=options, steps=0
    )
    match.play(0, "keep")

    assert (match.turn, phase(match)) == (asked, "reroll" if asked == 0 else "flee")
    if asked == 0:
        match.play(0, "reroll")
        assert player(match)["tokens"] == 1
        assert [event.face for event in events(match, "DieRolled")] == [1, 1, 2]
        match.play(0, "keep")
        assert things(match, "humans") == {"2,1"}


def test_without_a_token_nobody_is_asked_about_a_flight() -> None:
    """HU-71, A-71."""
    match = a_capture("face 1", "face 2", zombies=ALONE)

    assert things(match, "humans") == {"2,1"}


@pytest.mark.parametrize(("asks", "asked"), [(True, 1), (False, 2)])
def test_others_repeat_a_flight_only_where_the_roller_may(asks: bool, asked: int) -> None:
    """HU-71, A-17, A-71, R-05. With the question turned off the roll stands for everybody."""
    match = a_capture(
        "face 1",
        "face 1",
        zombies=ALONE,
        tokens={1: 1},
        options={"reroll": "any_player", "ask_flee_reroll": asks},
    )
    assert match.turn == 1  # about the capture roll, in any case
    match.play(1, "keep")

    assert (match.turn, phase(match)) == (asked, "reroll" if asks else "flee")
