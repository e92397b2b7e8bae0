"""What else the clauses say, in both games."""

import pytest

import monsterbox as mb
from tests.games.humans.builders import (
    F1,
    a_capture,
    a_match,
    choices,
    events,
    field,
    pending,
    phase,
    player,
    things,
    told,
    zombies,
)
from tests.games.humans.combined import INFECT, a_combined, a_window, pawn


def on(match: mb.Match, active: int) -> mb.Match:
    """The first choice of everybody, as long as that seat has its turn."""
    while not match.over and field(match, "active") == active:
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])
    return match


def test_the_player_to_the_left_is_next() -> None:
    """HU-08. Turns go clockwise."""
    match = on(on(a_match(stack=["H09"], town=("H02 1,0 r0",)), 0), 1)

    assert [event.seat for event in events(match, "TurnStarted")] == [1, 2]


def test_an_empty_stack_skips_the_tile() -> None:
    """HU-13. The turn begins with the cards."""
    match = on(a_match(stack=[], town=F1, humans=["4,1"]), 0)

    assert not [line for line in told(match) if line.startswith("tile ")]


def test_one_attempt_for_several_zombies() -> None:
    """HU-39, A-18. Two own zombies on one human: one attempt, one roll."""
    match = a_capture("face 6", *INFECT, zombies={0: ["4,1", "4,1"]})

    assert len([e for e in events(match, "DieRolled") if e.what == "capture"]) == 1


def test_attempts_are_named_by_their_human() -> None:
    """HU-39. Two own zombies on one human and one on another: two attempts."""
    match = a_match(town=F1, zombies={0: ["3,1", "3,1", "5,1"]}, humans=["3,1", "5,1"])
    match.play(0, "end move")

    assert choices(match) == {"attempt 3,1", "attempt 5,1"}


@pytest.mark.parametrize(("character", "face"), [("wrestler", 3), ("musician", 4)])
def test_the_capture_value(character: str, face: int) -> None:
    """HU-40. Equal is enough."""
    characters = (character, "miner", "doctor")
    caught = a_capture(f"face {face}", characters=characters, hands={1: ["HW1"]})
    missed = a_capture(f"face {face - 1}", characters=characters, hands={1: ["HW1"]})

    assert len(events(caught, "HumanCaught")) == 1
    assert len(events(missed, "HumanMissed")) == 1


def test_as_many_wounds_as_the_character_says() -> None:
    """HU-53. The Musician draws three, the Doctor two."""
    for character, number in (("musician", 3), ("doctor", 2)):
        characters = (character, "miner", "wrestler")
        match = a_capture("face 6", "face 6", hands={1: ["HW6"]}, characters=characters)
        match.play(1, "play HW6")

        assert len(events(match, "WoundDrawn")) == number


def test_dice_tokens_have_no_limit() -> None:
    """HU-72."""
    match = a_match(tokens={0: 20}, dice=["2,1"])
    match.play(0, "step 1,1 east")

    assert player(match)["tokens"] == 21


# Zombies!!!


def test_a_shotgun_guy_begins_with_three_of_everything() -> None:
    """ZZ-01, HZ-07."""
    match = mb.game("humans-zombies").match(2, seed=1)

    assert (pawn(match)["life"], pawn(match)["bullets"], pawn(match)["pawn"]) == (3, 3, "1,1")


def test_the_turn_of_a_shotgun_guy() -> None:
    """ZZ-02, HZ-09. Tile of his own stack, cards, roll, zombies."""
    match = on(a_combined(zombies={0: ["8,0"]}, steps=0), 0)
    match = on(match, 1)
    lines = [line.split()[0] for line in told(match) if line.split()[0] in ("tile", "card", "face")]

    assert next(line for line in told(match) if line.startswith("tile")).startswith("tile Z")
    assert lines.index("tile") < lines.index("card")


def test_a_building_of_the_zombies_set_is_filled() -> None:
    """ZZ-05, HZ-11. Three zombies, one life, two bullets on three building spaces."""
    match = a_combined(active=1, phase="place", drawn="Z24", pending={"placer": 1})
    match.play(1, match.legal(1)[0])
    while phase(match).startswith("put"):
        match.play(1, match.legal(1)[0])

    assert len(things(match, "zombies")) == 2
    assert len(things(match, "bullets")) == 2


def test_the_helipad_is_placed_by_whoever_has_the_fewest_zombies() -> None:
    """ZZ-07, A-57. And gets nine zombies."""
    match = a_combined(
        sides="zss",
        active=1,
        phase="tile",
        stack=["Z30"],
        pending={"source": 1},
        players={1: {"collected": 2}, 2: {"collected": 1}},
        chance=["tile Z30"],
    )
    assert match.turn == 2
    match.play(2, match.legal(2)[0])

    assert len(things(match, "zombies")) == 9


def test_pawns_share_spaces_and_zombies_of_nobody_stop_them() -> None:
    """ZZ-08, ZZ-10, HZ-25. Two pawns on one space; a fight on the next."""
    match = a_combined(sides="zss", active=1, npcs=["2,1"], humans=["1,0"], chance=["face 6"])
    match.play(1, "step 1,1 north", "step 1,0 south", "step 1,1 east")

    assert pawn(match, 1)["collected"] == 1
    assert pawn(match, 2)["pawn"] == "1,1"


def test_doors_are_the_only_way_into_a_zombies_building() -> None:
    """ZZ-09, HZ-29. The Gas Station has one door, in its middle."""
    middle = a_combined(active=1, pawns={1: "1,-5"})
    side = a_combined(active=1, pawns={1: "0,-5"})

    assert "step 1,-5 north" in choices(middle, 1)
    assert "step 0,-5 north" not in choices(side, 1)
    anywhere = a_combined(active=1, pawns={1: "0,-5"}, options={"z_doors": "any"})
    assert "step 0,-5 north" in choices(anywhere, 1)


def test_one_card_a_round_whatever_its_deck() -> None:
    """ZZ-17, HZ-14. After a humans' card no zombies' card."""
    match = a_combined(active=1, hands={1: ["HE02", "ZE13"]})
    match.play(1, "play HE02")

    assert choices(match, 1, "play") == set()


def test_no_card_is_aimed_at_oneself() -> None:
    """ZZ-19."""
    match = a_combined(sides="zszs", hands={0: ["ZE09"]})

    assert choices(match, 0, "play") == {"play ZE09 1", "play ZE09 2", "play ZE09 3"}


def test_cards_on_zombies_do_not_affect_player_figures() -> None:
    """HZ-15. The Grenade apart, only zombies of nobody are counted and moved."""
    match = a_combined(hands={0: ["ZE22", "ZE23"]}, zombies={0: ["0,-6", "2,-6"]})

    assert choices(match, 0, "play") == set()


def test_a_humans_weapon_in_an_attack() -> None:
    """HZ-21, HZ-46. Two and two are four; the owner might have jammed it."""
    match = a_combined(
        active=1,
        characters=("doctor", "x"),
        zombies={0: ["2,1"]},
        hands={0: ["HE13"], 1: ["HW4"]},
        chance=["face 2", "wounded belly", "wounded belly"],
    )
    match.play(1, "step 1,1 east", "play HW4")
    assert choices(match, 0) == {"pass", "play HE13"}
    match.play(0, "pass")

    assert pawn(match)["collected"] == 1


def test_a_jammed_weapon_in_an_attack() -> None:
    """HE13, HZ-21. Without its bonus the attack fails."""
    match = a_combined(
        active=1,
        zombies={0: ["2,1"]},
        hands={0: ["HE13"], 1: ["HW4"]},
        players={1: {"bullets": 0}},
        chance=["face 2"],
    )
    match.play(1, "step 1,1 east", "play HW4")
    match.play(0, "play HE13")

    assert len(events(match, "AttackFailed")) == 1


def test_cards_of_both_decks_for_both_sides() -> None:
    """HZ-22. Walk It Off is for zombie players, Chainsaw for shotgun guys."""
    zombie = a_combined(hands={0: ["ZE07", "HE11"]}, players={0: {"wounds": ["chest"]}})
    shotgun = a_combined(active=1, hands={1: ["HE11", "HE06", "ZE13"]})

    assert choices(zombie, 0, "play") == {"play HE11"}
    assert choices(shotgun, 1, "play") == {"play ZE13"}


def test_two_zombies_of_nobody_never_share_a_space() -> None:
    """HZ-26, HZ-31. Nor one with a human."""
    match = a_combined(npcs=["1,1", "1,0"], humans=["1,2"], zombies={0: ["8,0"]}, chance=["face 1"])
    match.play(0, "end move")

    assert "move 1,1 north" not in choices(match)
    assert "move 1,1 south" not in choices(match)


def test_a_shotgun_guy_does_not_block_a_fleeing_human() -> None:
    """HZ-33, HZ-25. It may even end beside him."""
    match = a_combined(
        zombies={0: ["4,1", "8,0"]},
        humans=["4,1"],
        pawns={1: "4,2"},
        chance=["face 1", "face 1"],
    )
    match.play(0, "end move")

    assert match.turn == 1
    assert "to 4,2" in choices(match, 1)


def test_windows_go_round_with_the_active_player_last() -> None:
    """HU-68, 5.3. Run For It! is offered to all."""
    match = a_window(
        "premove", 1, hands={0: ["HE07"], 1: ["HE07"]}, humans=["4,1"], zombies={0: ["8,0"]}
    )
    match.play(1, "pass")

    assert match.turn == 0
    assert phase(match) == "premove"
    assert pending(match, "asked") == 2
    assert zombies(match) == ["8,0"]
