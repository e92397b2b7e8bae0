"""The heuristic player of Humans with Zombies: small positions of either side."""

from __future__ import annotations

from tests.games.humans.bot.test_play import answer
from tests.games.humans.combined import a_combined, a_window

PAD = ("Z30 2,1 r0",)  # its middle is 7,4
NORTH = "1,-5"


# Shotgun guys


def test_he_runs_for_the_free_helipad() -> None:
    """ZZ-20: its middle is two steps away, other prey is nearer."""
    match = a_combined(
        active=1,
        town=PAD,
        zombies={0: [NORTH]},
        pawns={1: "7,2"},
        npcs=["7,1", "6,3"],
        steps=2,
    )

    match.play(1, answer(match))

    assert match.position()["players"][1]["pawn"] == "7,3"
    assert answer(match) == "step 7,3 south"


def test_with_the_last_life_he_walks_onto_a_helipad_that_need_not_be_cleared() -> None:
    """ZZ-20: with `helipad=reached` nobody is fought there."""
    weak = {"life": 1, "bullets": 0, "collected": 12}
    match = a_combined(
        active=1,
        town=PAD,
        zombies={0: ["7,4"]},
        pawns={1: "7,3"},
        npcs=["7,4"],
        players={1: weak},
        options={"helipad": "reached"},
        steps=1,
    )

    assert answer(match) == "step 7,3 south"


def test_among_several_zombies_he_attacks_those_of_players_first() -> None:
    """HZ-39: all are fought anyway, and an attack costs no life."""
    match = a_combined(active=1, zombies={0: ["2,1"]}, npcs=["2,1"], steps=4)
    match.play(1, "step 1,1 east")

    assert answer(match) == "assault 0"


def test_he_fights_what_stands_near() -> None:
    """ZZ-11: with three lives and three bullets a zombie is prey."""
    match = a_combined(active=1, pawns={1: "1,1"}, npcs=["2,1"], steps=4)

    assert answer(match) == "step 1,1 east"


def test_with_the_last_life_he_leaves_zombies_alone() -> None:
    """ZZ-15: half of the collection would be lost."""
    weak = {"life": 1, "bullets": 0, "collected": 12}
    match = a_combined(active=1, pawns={1: "1,1"}, npcs=["2,1"], players={1: weak}, steps=4)

    assert answer(match) != "step 1,1 east"


def test_he_takes_the_life_token_that_he_needs() -> None:
    """ZZ-14: west lies one, east nothing."""
    weak = {"life": 1, "bullets": 0, "collected": 12}
    match = a_combined(
        active=1, pawns={1: "1,1"}, things={"life": ["-1,1"]}, players={1: weak}, steps=4
    )

    assert answer(match) == "step 1,1 west"


def test_bullets_go_before_lives() -> None:
    """ZZ-12."""
    match = a_combined(active=1, pawns={1: "1,1"}, npcs=["2,1"], steps=4, chance=["face 2"])
    match.play(1, "step 1,1 east")

    assert answer(match) == "spend bullets"


def test_a_weapon_saves_the_last_life() -> None:
    """HZ-20: the Nail Gun makes a two a four."""
    match = a_combined(
        active=1,
        pawns={1: "1,1"},
        npcs=["2,1"],
        hands={1: ["HW4"]},
        players={1: {"life": 1, "bullets": 0, "collected": 5}},
        steps=4,
        chance=["face 2"],
    )
    match.play(1, "step 1,1 east")

    assert answer(match) == "play HW4"


def test_a_shotgun_is_put_in_play_at_once() -> None:
    match = a_combined(active=1, pawns={1: "1,1"}, hands={1: ["ZE13"]}, steps=3)

    assert answer(match) == "play ZE13"


def test_a_road_of_his_is_full_of_zombies() -> None:
    """HZ-10."""
    match = a_combined(
        active=1, phase="fill", drawn="Z03", town=("Z03 2,1 r0",), pending={"placer": 1}
    )

    assert answer(match) == "fill zombies"


# Zombie players


def test_a_road_of_the_zombies_is_for_humans() -> None:
    match = a_combined(phase="fill", drawn="H02", town=("H02 2,1 r0",), pending={"placer": 0})

    assert answer(match) == "fill humans"


def test_a_shotgun_guy_within_reach_is_attempted() -> None:
    """HZ-40: nobody else is near, and the way out is barred by the other zombie."""
    match = a_combined(zombies={0: ["2,1", "0,1"]}, pawns={1: "1,1"}, steps=1)

    assert answer(match) in ("step 2,1 west", "step 0,1 east")


def test_the_helipad_is_guarded() -> None:
    """ZZ-20: where a zombie stands in the middle nobody is rescued."""
    match = a_combined(town=PAD, zombies={0: ["7,3", "1,7"]}, pawns={1: NORTH}, steps=1)

    assert answer(match) == "step 7,3 south"


def test_whoever_runs_for_the_helipad_is_paralysed() -> None:
    """ZE14."""
    match = a_window("premove", 0, active=1, town=PAD, pawns={1: "7,2"}, hands={0: ["ZE14"]})

    assert answer(match) == "play ZE14 1"


def test_zombies_of_nobody_are_led_away_from_a_strong_shotgun_guy() -> None:
    """ZZ-16."""
    match = a_combined(phase="npcs", pawns={1: "1,1"}, npcs=["3,1"], pending={"due": 1})

    assert answer(match) == "move 3,1 east"
