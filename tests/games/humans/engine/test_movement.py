"""Steps, barricades and dice tokens (HU-21 to HU-37)."""

import pytest

from tests.games.humans.builders import (
    F1,
    F2,
    a_match,
    choices,
    events,
    field,
    pending,
    phase,
    player,
    steps_from,
    things,
    zombies,
)

OTHERS = ("miner", "doctor")
ROAD = ("H09 1,0 r0", "H02 2,0 r0", "H03 -1,0 r0")


def test_t_01_the_printed_example_of_four_and_one() -> None:
    """HU-21. Movement 5: four steps of one zombie, one of another, then none."""
    match = a_match(town=ROAD, zombies={0: ["1,1", "-1,1"]})
    match.play(0, *(["step 1,1 east", "step 2,1 east", "step 3,1 east", "step 4,1 east"]))
    assert pending(match, "pool") == 1

    match.play(0, "step -1,1 east")

    assert choices(match, 0, "step") == set()


def test_t_02_steps_of_three_zombies_are_interleaved() -> None:
    """HU-21, HU-23. One, two, one, three, two."""
    match = a_match(town=ROAD, zombies={0: ["-2,1", "1,0", "4,1"]}, steps=5)

    match.play(0, "step -2,1 east", "step 1,0 south", "step -1,1 east")
    match.play(0, "step 4,1 east", "step 1,1 south")

    assert set(zombies(match)) == {"0,1", "1,2", "5,1"}
    assert pending(match, "pool") == 0


def test_t_03_steps_may_be_left_unused() -> None:
    """HU-22. They expire."""
    match = a_match(town=ROAD)
    match.play(0, "step 1,1 east", "step 2,1 east", "step 3,1 east", "end move")

    assert pending(match, "pool") != 2


@pytest.mark.parametrize(("character", "steps"), [("cheerleader", 6), ("musician", 5)])
def test_a_turn_has_the_movement_of_the_character(character: str, steps: int) -> None:
    """HU-21. Before any bonus."""
    match = a_match(
        active=2, asked=[2], stack=[], town=F1, humans=["4,1"], characters=(character, *OTHERS)
    )
    match.play(2, "end move")

    assert field(match, "active") == 0
    assert pending(match, "pool") == steps


def test_streets_are_connected_by_exits() -> None:
    """HU-24. Along the street and over an exit, but into no building and off no edge."""
    match = a_match(town=F2, zombies={0: ["3,1", "3,0"]})
    assert steps_from(match, "3,1") == {"east", "west"}
    assert steps_from(match, "3,0") == {"east"}

    match.play(0, "step 3,1 west", "step 3,0 east")

    assert set(zombies(match)) == {"2,1", "4,0"}


def test_a_marker_connects_street_and_building() -> None:
    """HU-24. For zombies of players only there."""
    match = a_match(town=F2, zombies={0: ["4,1"]}, markers=["4,1"])
    assert steps_from(match, "4,1") == {"north", "east", "south", "west"}

    match.play(0, "step 4,1 north")

    assert zombies(match) == ["4,0"]


def test_movement_is_over_before_the_first_attempt() -> None:
    """HU-27. No attempt before its end, no step after it."""
    match = a_match(
        town=F1, zombies={0: ["3,1", "5,1", "1,1"]}, humans=["3,1", "5,1"], hands={0: ["HW1"]}
    )
    assert choices(match, 0, "attempt") == set()
    assert steps_from(match, "1,1")

    match.play(0, "end move")

    assert choices(match) == {"attempt 3,1", "attempt 5,1"}


def test_t_15_a_barricade_gives_way_to_its_value() -> None:
    """HU-29 to HU-31. Three against the Beauty Shop."""
    match = a_match(town=F2, zombies={0: ["4,1"]}, chance=["face 3"])
    match.play(0, "break 4,1")

    assert things(match, "markers") == {"4,1"}


def test_t_16_other_zombies_help_whether_they_want_or_not() -> None:
    """HU-30. One foreign zombie there: two is enough."""
    match = a_match(town=F2, zombies={0: ["4,1"], 1: ["4,1"]}, chance=["face 2"])
    match.play(0, "break 4,1")

    assert things(match, "markers") == {"4,1"}


@pytest.mark.parametrize(("others", "face"), [((), 2), (("4,1",), 1)])
def test_a_barricade_holds_against_less(others: tuple[str, ...], face: int) -> None:
    """HU-30. One less than needed, alone or with another zombie there."""
    match = a_match(town=F2, zombies={0: ["4,1"], 1: others}, chance=[f"face {face}"])
    match.play(0, "break 4,1")

    assert things(match, "markers") == set()


def test_t_17_two_helpers_make_it_sure() -> None:
    """A-12. Nothing is rolled, and the try is used."""
    match = a_match(town=F2, zombies={0: ["4,1"], 1: ["4,1"], 2: ["4,1"]})
    match.play(0, "break 4,1")

    assert things(match, "markers") == {"4,1"}
    assert pending(match, "tries") == 1
    assert choices(match, 0, "break") == set()


def test_t_18_one_try_a_turn() -> None:
    """HU-32, HU-33. After a failed one steps are still possible."""
    match = a_match(town=F2, zombies={0: ["3,1", "5,1"]}, steps=2, chance=["face 1"])
    match.play(0, "break 3,1")

    assert [event.space for event in events(match, "TryFailed")] == ["3,1"]
    assert choices(match, 0, "break") == set()
    assert steps_from(match, "3,1") == {"east", "west"}


def test_t_19_a_marker_opens_its_own_space() -> None:
    """HU-28, HU-34. North of 4,1 but not of 3,1."""
    match = a_match(town=F2, zombies={0: ["3,1", "4,1"]}, markers=["4,1"])

    assert "north" in steps_from(match, "4,1")
    assert "north" not in steps_from(match, "3,1")
    assert choices(match, 0, "break") == {"break 3,1"}


def test_t_20_a_building_is_left_over_the_marker_only() -> None:
    """HU-35. From 3,0 one comes to 4,0 and nowhere else."""
    match = a_match(town=F2, zombies={0: ["3,0"]}, markers=["4,1"])

    assert steps_from(match, "3,0") == {"east"}
    assert choices(match, 0, "break") == set()
    match.play(0, "step 3,0 east", "step 4,0 south")

    assert zombies(match) == ["4,1"]


def test_t_21_a_marker_opens_all_building_spaces_beside_it() -> None:
    """HU-34, A-13. The Hospital, turned once, has three of them."""
    match = a_match(town=("H10 1,0 r1",), zombies={0: ["3,1"]}, markers=["3,1"])

    assert steps_from(match, "3,1") == {"north", "east", "south", "west"}
    match.play(0, "step 3,1 south")

    assert zombies(match) == ["3,2"]


def test_t_22_a_human_ends_the_movement_of_a_zombie() -> None:
    """HU-26. The others may use what is left."""
    match = a_match(town=F1, zombies={0: ["1,1", "1,0"]}, humans=["3,1"], steps=4)
    match.play(0, "step 1,1 east", "step 2,1 east")

    assert steps_from(match, "3,1") == set()
    assert steps_from(match, "1,0") == {"south"}
    assert pending(match, "pool") == 2


def test_t_23_a_token_is_taken_in_passing() -> None:
    """HU-36."""
    match = a_match(town=F2, zombies={0: ["4,1"]}, markers=["4,1"], dice=["4,0"])
    match.play(0, "step 4,1 north", "step 4,0 east")

    assert player(match)["tokens"] == 1
    assert things(match, "dice") == set()


def test_zombies_share_spaces() -> None:
    """HU-25. Any number of any owners."""
    match = a_match(zombies={0: ["1,0"]})
    match.play(0, "step 1,0 south")

    assert zombies(match) == zombies(match, 1) == zombies(match, 2) == ["1,1"]


def test_a_token_under_a_human_is_not_taken() -> None:
    """HU-36, HU-37. Not before the human is gone."""
    match = a_match(town=F1, zombies={0: ["3,1", "1,1"]}, humans=["4,1"], dice=["4,1"])
    match.play(0, "step 3,1 east")

    assert player(match)["tokens"] == 0
    assert things(match, "dice") == {"4,1"}


# House rules


def test_minus_extra_zombies_makes_the_first_step_of_a_second_zombie_dear() -> None:
    """A-02. Two steps for the first step of every zombie but the first."""
    options = {"movement": "minus_extra_zombies"}
    match = a_match(town=ROAD, zombies={0: ["1,1", "-1,1"]}, steps=3, options=options)
    match.play(0, "step 1,1 east")
    assert pending(match, "pool") == 2

    match.play(0, "step -1,1 east")

    assert pending(match, "pool") == 0


def test_per_zombie_every_zombie_has_a_try() -> None:
    """A-10."""
    options = {"try": "per_zombie"}
    match = a_match(
        town=F2, zombies={0: ["3,1", "5,1"]}, chance=["face 1", "face 1"], options=options
    )
    match.play(0, "break 3,1")
    assert choices(match, 0, "break") == {"break 5,1"}

    match.play(0, "break 5,1")

    assert choices(match, 0, "break") == set()


def test_a_failed_try_may_stop_the_zombie() -> None:
    """A-11. With `failed_try_stops` it makes no step."""
    match = a_match(
        town=F2, zombies={0: ["3,1", "1,1"]}, chance=["face 1"], options={"failed_try_stops": True}
    )
    match.play(0, "break 3,1")

    assert steps_from(match, "3,1") == set()
    assert steps_from(match, "1,1")


@pytest.mark.parametrize(
    ("choice", "clause"),
    [
        ("step 4,1 north", "HU-28"),
        ("step 5,1 east", "HU-23"),
        ("break 1,1", "HU-29"),
        ("attempt 4,1", "HU-21"),
    ],
)
def test_illegal_moves_are_refused_with_their_clause(choice: str, clause: str) -> None:
    """HU-21 to HU-32."""
    match = a_match(town=F2, zombies={0: ["4,1"]})
    refusal = match.why_not(0, choice)

    assert refusal is not None
    assert refusal.clause == clause
    assert phase(match) == "move"
