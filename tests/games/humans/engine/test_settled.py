"""Points in which the engine once departed from the plain reference, by clause."""

from __future__ import annotations

import monsterbox as mb
from tests.games.humans.builders import (
    F1,
    a_match,
    choices,
    pending,
    phase,
    player,
    things,
    zombies,
)
from tests.games.humans.combined import a_combined, a_window, pawn

HELIPAD = ("H07 1,1 r3", "Z30 2,1 r0")
NO_TILES: list[str] = []
WOUNDS = ("wounded head-shot", "wounded chest", "wounded belly")


def test_a_zombie_that_starts_on_a_token_takes_it() -> None:
    """HU-36, HZ-07, A-41. At once, not at the first turn."""
    match = mb.game("humans-zombies").match(2, seed=2, first="youngest_seat", hz_start_tokens=True)
    match.play(0, "building east")
    token = next(text for text in choices(match) if text.split()[1] in things(match, "dice"))
    before = player(match)["tokens"]

    match.play(0, token)

    assert player(match)["tokens"] == before + 1


def test_of_two_zombies_the_one_not_held_acts() -> None:
    """A-75. Also if it has tried a barricade."""
    marked = [{"space": "4,1", "marks": ["tried"]}, {"space": "4,1", "marks": ["held"]}]
    match = a_match(
        town=F1,
        humans=["4,1"],
        hands={1: ["HW6"]},
        players={0: {"zombies": marked}},
        chance=["face 6", "face 6", *WOUNDS, "face 1"],
    )
    match.play(0, "end move")
    match.play(1, "play HW6")

    assert player(match)["zombies"] == [{"space": "4,1", "marks": ["held"]}]


def test_ze26_before_the_tile_counts_in_the_next_turn() -> None:
    """ZE26. Only W-PREMOVE changes the Movement of this turn of a zombie player."""
    match = a_window(
        "any",
        1,
        options={"z_timing": "anytime"},
        stack=NO_TILES,
        hands={0: ["HE05", "HE09", "HE10"], 1: ["ZE26"]},
    )
    match.play(1, "play ZE26 0")

    assert phase(match) == "move"
    assert pending(match, "pool") == 5
    assert player(match)["fates"] == ["untied"]


def test_ze08_a_single_step_is_made_without_asking() -> None:
    """ZE08, A-70. Inside he cannot end his movement, so one way out is no choice."""
    match = a_combined(
        active=1,
        phase="pawn-roll",
        pawns={1: "8,0"},
        zombies={0: ["1,4"]},
        hands={1: ["ZE20"]},
        players={1: {"fates": ["cramped"]}},
        pending={"used": [0]},
        chance=["face 1"],
    )
    match.play(1, "roll")

    assert pawn(match)["pawn"] == "7,0"
    assert phase(match) == "pawn-move"


def test_ze25_a_led_zombie_leaves_a_marker() -> None:
    """HZ-28, ZE25. Whoever makes it step into the building."""
    match = a_combined(active=1, zombies={0: ["7,1", "1,4"]}, npcs=["8,0"], hands={1: ["ZE25"]})
    match.play(1, "play ZE25 0 7,1", "step 7,1 east")

    assert things(match, "markers") == {"7,1"}


def test_ze25_a_stopped_zombie_is_not_led() -> None:
    """HZ-40, A-11. It makes no step this turn."""
    marked = [{"space": "8,0", "marks": ["stopped"]}, {"space": "1,4"}]
    match = a_window(
        "before-npcs",
        1,
        options={"z_timing": "anytime"},
        hands={1: ["ZE25"]},
        players={0: {"zombies": marked}},
    )

    assert choices(match, 1) == {"pass", "play ZE25 0 1,4"}


def test_ze12_tokens_are_taken_before_the_life_is_lost() -> None:
    """ZE12, ZZ-14. After the last zombie of the own space is killed."""
    match = a_combined(
        active=1,
        pawns={1: "1,-6"},
        npcs=["1,-6"],
        things={"life": ["1,-6"]},
        players={1: {"items": ["ZE12"], "life": 1, "fates": ["food"]}},
    )
    match.play(1, "use ZE12")

    assert things(match, "life") == set()
    assert pawn(match)["life"] == 1
    assert pawn(match)["pawn"] == "1,-6"


def test_ze12_tokens_below_a_zombie_of_a_player() -> None:
    """ZE12, ZZ-14, A-61. They are free when that zombie is gone."""
    match = a_combined(
        active=1,
        pawns={1: "1,-6"},
        zombies={0: ["1,-6", "8,0"]},
        things={"life": ["1,-6"]},
        players={1: {"items": ["ZE12"], "life": 1, "fates": ["food"]}},
        chance=["wounded head-shot"],
    )
    match.play(1, "use ZE12")

    assert zombies(match) == ["8,0"]
    assert things(match, "life") == set()
    assert pawn(match)["life"] == 1


def test_ze19_both_buildings_burn() -> None:
    """ZE19. Each Molotov counts for the rest of the turn."""
    fires = [{"seat": 1, "cell": "0,-2"}, {"seat": 1, "cell": "0,2"}]
    match = a_combined(
        active=1, pawns={1: "1,-5"}, npcs=["1,-6"], pending={"fires": fires}, chance=["face 2"]
    )
    assert pending(match, "fires") == fires

    match.play(1, "step 1,-5 north")

    assert pawn(match)["collected"] == 1


def test_ze19_is_not_offered_beside_a_chainsaw() -> None:
    """A-79. It would not raise the bonus."""
    match = a_combined(
        active=1,
        pawns={1: "1,-5"},
        zombies={0: ["8,0"]},
        players={1: {"items": ["ZE19"]}},
        pending={"chainsaws": [1]},
    )

    assert choices(match, 1, "use") == set()


def test_whom_the_zombies_leave_alone_on_the_helipad_wins_at_once() -> None:
    """ZZ-20, A-29. After every change, not when the turn ends."""
    match = a_combined(
        phase="npcs",
        town=HELIPAD,
        pawns={1: "7,4"},
        npcs=["7,4", "1,4", "1,7"],
        pending={"due": 3},
    )
    match.play(0, "move 7,4 north")

    assert match.over
    assert match.ranks == [2, 1]


def test_food_elsewhere_holds_when_the_turn_is_looked_at() -> None:
    """ZE03, A-29. With `turn_end` the cards of the turn still count after its last step."""
    match = a_combined(
        active=1,
        phase="discard",
        options={"win_check": "turn_end"},
        town=HELIPAD,
        pawns={1: "7,4"},
        npcs=["7,4"],
        hands={1: ["HE09"]},
        players={1: {"fates": ["food"]}},
    )
    match.play(1, "discard nothing")

    assert match.over
    assert match.ranks == [2, 1]


def test_a_window_is_broken_off_when_the_pawn_is_gone() -> None:
    """5.2. Only W-ENDZ, T6 and T5 are left of the turn."""
    match = a_window(
        "premove",
        2,
        sides="zsz",
        active=1,
        npcs=["1,0"],
        hands={0: ["ZE09"], 1: ["HE09"], 2: ["ZE25"]},
        players={1: {"life": 1, "bullets": 0}},
        chance=["face 1"],
    )
    match.play(2, "play ZE25 1", "step 1,1 north")

    assert pawn(match)["pawn"] is None
    assert match.waiting == [1]


def test_a_weapon_in_an_attack_is_none_of_the_next_capture() -> None:
    """A-21. With `weapons_per_capture=one` only those played at this capture count."""
    match = a_combined(
        active=1,
        zombies={0: ["2,1", "8,0"]},
        hands={1: ["HW2"]},
        options={"weapons_per_capture": "one"},
        players={1: {"bullets": 0}},
        chance=["face 1", "face 1"],
    )
    match.play(1, "step 1,1 east", "play HW2")

    assert pending(match, "weapons") == 0


def test_he04_needs_a_zombie_that_is_not_held() -> None:
    """HE04. There is nothing to be had from holding one twice."""
    marked = [{"space": "1,1", "marks": ["held"]}, {"space": "4,1"}]
    match = a_match(
        town=F1,
        phase="premove",
        asked=[1],
        hands={1: ["HE04"]},
        players={0: {"zombies": marked}},
        pending={"window": "premove", "asked": 1},
    )

    assert choices(match, 1) == {"pass", "play HE04 4,1"}
    assert zombies(match) == ["1,1", "4,1"]
