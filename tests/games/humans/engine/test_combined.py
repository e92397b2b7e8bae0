"""Zombies!!! rules and the combined game (ZZ-01 to ZZ-20, HZ-01 to HZ-48)."""

from typing import Any

import pytest

import monsterbox as mb
from tests.games.humans.builders import (
    choices,
    ends,
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

HELIPAD = ("H07 1,1 r3", "Z30 2,1 r0")
# No open end of this town leads to a cell where a crossing fits.
CORNERS = (
    "Z01 0,0 r0",
    "Z06 0,-1 r3",
    "H04 1,0 r0",
    "Z07 0,1 r1",
    "H05 -1,0 r2",
    "Z28 0,-2 r0",
    "H14 2,0 r1",
    "Z29 0,2 r2",
    "H15 -2,0 r3",
    "H10 1,-2 r1",
    "H11 -1,2 r3",
    "H12 2,1 r2",
    "H13 -2,-1 r0",
)

# Zombies!!! base


def test_t_57_the_printed_example_of_bullets_or_life() -> None:
    """ZZ-11 to ZZ-13. A two with two bullets and two lives."""
    match = a_combined(
        active=1,
        npcs=["2,1"],
        players={1: {"life": 2, "bullets": 2}},
        chance=["face 2", "face 6"],
    )
    match.play(1, "step 1,1 east")
    assert choices(match, 1) == {"spend bullets", "lose life"}

    match.play(1, "spend bullets")

    assert pawn(match)["collected"] == 1
    assert pawn(match)["bullets"] == 0


def test_a_life_is_lost_and_the_die_rolled_again() -> None:
    """ZZ-12."""
    match = a_combined(active=1, npcs=["2,1"], chance=["face 2", "face 5"])
    match.play(1, "step 1,1 east", "lose life")

    assert pawn(match)["life"] == 2
    assert pawn(match)["collected"] == 1


def test_a_fight_ends_with_a_kill_or_the_last_life() -> None:
    """ZZ-12, ZZ-13. Two lives, no bullets: two rolls, and he is dead."""
    match = a_combined(
        active=1,
        npcs=["2,1"],
        players={1: {"life": 2, "bullets": 0}},
        chance=["face 1", "face 3"],
    )
    match.play(1, "step 1,1 east")

    assert [e.face for e in events(match, "DieRolled") if e.what == "fight"] == [1, 3]
    assert pawn(match)["fates"] == ["dead"]
    assert pawn(match)["collected"] == 0


def test_a_turn_that_begins_beside_a_zombie_of_nobody_begins_with_a_fight() -> None:
    """ZZ-10, A-50. After the tile, before the cards."""
    match = a_combined(
        active=1,
        phase="place",
        drawn="Z10",
        npcs=["1,1"],
        pending={"placer": 1},
        chance=["face 6"],
    )
    match.play(1, match.legal(1)[0], "fill humans")

    assert pawn(match)["collected"] == 1
    assert things(match, "zombies") == set()
    assert phase(match) == "deck"


@pytest.mark.parametrize("face", [3, 4])
def test_zombies_die_or_are_hurt_on_four(face: int) -> None:
    """HZ-46. Zombies of nobody and of players alike."""
    bare = {1: {"bullets": 0, "life": 1}}
    npc = a_combined(active=1, npcs=["2,1"], players=bare, chance=[f"face {face}"])
    npc.play(1, "step 1,1 east")
    players = a_combined(
        active=1, zombies={0: ["2,1"]}, hands={0: ["HW1"]}, players=bare, chance=[f"face {face}"]
    )
    players.play(1, "step 1,1 east")

    assert len(events(npc, "NpcKilled")) == (face == 4)
    assert len(events(players, "AttackFailed")) == (face == 3)


@pytest.mark.parametrize(("tile", "number"), [("Z02", 4), ("Z08", 3), ("Z10", 2)])
def test_t_58_a_road_brings_as_many_zombies_as_exits(tile: str, number: int) -> None:
    """ZZ-04, HZ-10. One a street space."""
    match = a_combined(active=1, phase="place", drawn=tile, pending={"placer": 1})
    match.play(1, match.legal(1)[0], "fill zombies")
    while phase(match) == "put-npc":
        match.play(1, match.legal(1)[0])

    assert len(things(match, "zombies")) == number


def test_t_59_the_last_life_lost_to_a_zombie_of_nobody() -> None:
    """ZZ-15. Four of seven zombies return, items are discarded, the turn goes on with T6."""
    match = a_combined(
        active=1,
        npcs=["2,1"],
        players={1: {"life": 1, "bullets": 0, "collected": 7, "items": ["ZE21"]}},
        chance=["face 1"],
    )
    match.play(1, "step 1,1 east")

    assert pawn(match)["collected"] == 3
    assert pawn(match)["items"] == []
    assert pawn(match)["pawn"] is None
    assert [event.what for event in events(match, "DieRolled")][-1] == "zombies"


def test_after_a_death_he_returns_with_three_lives_and_bullets() -> None:
    """ZZ-15, HZ-45. At the start of his next turn."""
    dead = {"pawn": None, "life": 0, "bullets": 1, "fates": ["dead"]}
    match = a_combined(zombies={0: ["8,0"]}, players={1: dead}, steps=0, stack=[])
    while field(match, "active") == 0:
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])

    assert (pawn(match)["life"], pawn(match)["bullets"]) == (3, 3)
    assert pawn(match)["pawn"] is not None


def test_t_60_only_zombies_with_a_legal_step_are_moved() -> None:
    """ZZ-16. Three zombies, a five: each moves once."""
    match = a_combined(
        npcs=["1,1", "1,4", "4,1"], pawns={1: "1,-2"}, chance=["face 5"], zombies={0: ["8,0"]}
    )
    match.play(0, "end move")
    while phase(match) == "npcs":
        match.play(0, match.legal(0)[0])

    assert len(events(match, "NpcMoved")) == 3


def test_t_61_life_is_capped_at_five() -> None:
    """ZZ-14. The bullet is taken, the life token stays."""
    match = a_combined(
        active=1,
        things={"life": ["2,1"], "bullets": ["2,1"]},
        players={1: {"life": 5}},
    )
    match.play(1, "step 1,1 east")

    assert pawn(match)["bullets"] == 4
    assert things(match, "life") == {"2,1"}


def test_tokens_are_free_after_the_last_zombie_there() -> None:
    """ZZ-14. The pawn takes them when it has won."""
    match = a_combined(
        active=1,
        npcs=["2,1"],
        things={"life": ["2,1"], "bullets": ["2,1"]},
        chance=["face 6"],
    )
    match.play(1, "step 1,1 east")

    assert (pawn(match)["life"], pawn(match)["bullets"]) == (4, 4)
    assert things(match, "life") == things(match, "bullets") == set()


def test_tokens_are_taken_at_the_start_of_a_turn() -> None:
    """ZZ-14. Those that lie under the pawn."""
    match = a_combined(things={"bullets": ["1,1"]}, stack=[])
    match.play(0, "end move")

    assert field(match, "active") == 1
    assert pawn(match)["bullets"] == 4


def test_the_use_of_an_item_is_no_card_play() -> None:
    """ZZ-18. It goes to the discard pile, and the card of the round is still to come."""
    match = a_combined(active=1, hands={1: ["HE02"]}, players={1: {"items": ["ZE18"]}})
    assert "use ZE18" in choices(match, 1)

    match.play(1, "use ZE18")

    assert pawn(match)["bullets"] == 6
    assert pawn(match)["items"] == []
    assert field(match, "discard") == ["ZE18"]
    assert choices(match, 1, "play") == {"play HE02"}


def test_t_62_skateboard_and_adrenaline() -> None:
    """ZE21, ZE01, A-67. Three and two and three lives, doubled."""
    match = a_combined(
        active=1,
        phase="pawn-roll",
        hands={1: ["ZE01", "ZE17"]},
        players={1: {"items": ["ZE21"]}},
        chance=["face 3"],
    )
    match.play(1, "roll", "play ZE01")

    assert pending(match, "pool") == (3 + 2 + 3) * 2


def test_the_helipad_wins() -> None:
    """ZZ-20, HZ-47. On its middle with no zombie there, at once."""
    match = a_combined(active=1, town=HELIPAD, pawns={1: "7,3"})
    match.play(1, "step 7,3 south")

    assert match.over
    assert match.ranks[1] == 1


def test_a_zombie_on_the_helipad_must_be_killed_first() -> None:
    """ZZ-20."""
    match = a_combined(active=1, town=HELIPAD, pawns={1: "7,3"}, npcs=["7,4"], chance=["face 6"])
    match.play(1, "step 7,3 south")

    assert match.over


def test_zombies_may_leave_a_shotgun_guy_alone_on_the_helipad() -> None:
    """ZZ-20, A-29. However he came to stand there without one: he wins at once."""
    match = a_combined(sides="zzs", town=HELIPAD, pawns={2: "7,4"}, zombies={0: ["7,4"]})

    match.play(0, "step 7,4 north")

    assert match.over
    assert match.ranks[2] == 1
    assert events(match, "TurnStarted") == []


def test_with_turn_end_the_helipad_counts_after_the_last_step() -> None:
    """ZZ-20, A-29. Not at once, and not in the turn of another."""
    options = {"win_check": "turn_end"}
    match = a_combined(active=1, town=HELIPAD, pawns={1: "7,3"}, options=options)

    match.play(1, "step 7,3 south")
    early = match.over
    while not match.over and field(match, "active") == 1:
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])

    assert not early
    assert match.over
    assert match.ranks[1] == 1


def test_twenty_four_zombies_are_not_enough() -> None:
    """ZZ-20. One short of the goal."""
    for collected in (23, 24):
        match = a_combined(
            active=1, npcs=["2,1"], players={1: {"collected": collected}}, chance=["face 6"]
        )
        match.play(1, "step 1,1 east")

        assert match.scores[1] == collected + 1
        assert match.over == (collected == 24)


# Set-up


@pytest.mark.parametrize("layout", ["cross", "diagonal_t_only"])
def test_t_63_the_cross(layout: str) -> None:
    """HZ-02 to HZ-06, A-39. Nine tiles; 16 tiles in one stack, 15 in the other."""
    for seed in range(12):
        match = mb.game("humans-zombies").match(3, seed=seed, hz_layout=layout)
        stack = field(match, "stack")

        assert len(field(match, "town")) == 9
        assert len([tile for tile in stack if tile[0] == "Z"]) == 16
        assert len([tile for tile in stack if tile[0] == "H"]) == 15
        assert things(match, "humans") == things(match, "zombies") == set()


def test_the_helipad_lies_at_the_bottom() -> None:
    """HZ-06. It is drawn when no other tile of its stack is left."""
    match = mb.game("humans-zombies").match(2, seed=4)
    while not match.over and "Z30" in field(match, "stack"):
        match.play(match.turn or 0, match.legal(match.turn or 0)[-1])
    drawn = [line.split()[1] for line in told(match) if line.startswith("tile Z")]

    assert "Z30" not in drawn[:-1]


def test_stacks_are_not_mixed() -> None:
    """HZ-06. Each side draws from its own; the Helipad comes after all the others."""
    for side, drawn in ((0, "H02"), (1, "Z02")):
        for seed in range(4):
            match = a_combined(
                active=side,
                phase="tile",
                stack=["H02", "Z02", "Z30"],
                pending={"source": side},
                seed=seed,
            )

            assert field(match, "drawn") == drawn


def test_zombie_players_start_in_a_building_of_their_choice() -> None:
    """HZ-07, A-42. Two zombies; a humans' building gets a marker."""
    match = mb.game("humans-zombies").match(2, seed=2, first="youngest_seat")
    assert choices(match) == {"building north", "building east", "building south", "building west"}
    match.play(0, "building east")
    match.play(0, match.legal(0)[0], match.legal(0)[0])

    assert len(zombies(match)) == 2
    assert things(match, "markers") == {"7,1"}
    assert phase(match) == "deck"


def test_cards_come_from_either_deck() -> None:
    """HZ-08, HZ-13. Card by card."""
    match = mb.game("humans-zombies").match(2, seed=2, first="youngest_seat")
    match.play(0, "building east")
    match.play(0, match.legal(0)[0], match.legal(0)[0])
    match.play(0, "draw humans", "draw zombies", "draw zombies")

    assert [card[0] for card in player(match)["hand"]] == ["H", "Z", "Z"]


def test_start_tokens() -> None:
    """A-41. With `hz_start_tokens` the buildings of the cross have theirs."""
    match = mb.game("humans-zombies").match(2, seed=2, hz_start_tokens=True)

    assert things(match, "dice")


# Movement


def test_t_64_a_shotgun_guy_moves_by_die_and_life() -> None:
    """HZ-23. Four lives and a three: seven; untied three."""
    for fates, steps in (([], 7), (["untied"], 3)):
        match = a_combined(
            active=1,
            phase="pawn-roll",
            hands={1: ["ZE17"]},
            players={1: {"life": 4, "fates": fates}},
            chance=["face 3"],
        )
        match.play(1, "roll")

        assert pending(match, "pool") == steps


def test_t_65_a_road_is_filled_with_humans_or_zombies() -> None:
    """HZ-10. The active player decides."""
    for choice, name, number in (("fill humans", "humans", 1), ("fill zombies", "zombies", 3)):
        match = a_combined(phase="place", drawn="H06", pending={"placer": 0})
        match.play(0, match.legal(0)[0])
        assert choices(match) == {"fill humans", "fill zombies"}
        match.play(0, choice)
        while phase(match) == "put-npc":
            match.play(0, match.legal(0)[0])

        assert len(things(match, name)) == number


def test_zombies_of_players_move_as_ever() -> None:
    """HZ-24. A step each, over a marker into a building."""
    match = a_combined(zombies={0: ["7,1", "1,1"]}, pawns={1: "1,4"}, markers=["7,1"])
    match.play(0, "step 7,1 east", "step 1,1 north")

    assert set(zombies(match)) == {"8,1", "1,0"}
    assert pending(match, "pool") == 3


def test_zombies_of_players_share_spaces_with_those_of_nobody() -> None:
    """HZ-25. Neither fights nor stops."""
    match = a_combined(zombies={0: ["2,1"]}, pawns={1: "1,4"}, npcs=["3,1"])
    match.play(0, "step 2,1 east")

    assert zombies(match) == ["3,1"]
    assert things(match, "zombies") == {"3,1"}
    assert "step 3,1 east" in choices(match)


def test_zombies_of_nobody_use_doors() -> None:
    """HZ-29. That of the Gas Station is in its middle."""
    match = a_combined(npcs=["1,-5", "0,-5"], zombies={0: ["8,0"]}, chance=["face 1"])
    match.play(0, "end move")
    assert "move 0,-5 north" not in choices(match)

    match.play(0, "move 1,-5 north")

    assert things(match, "zombies") == {"0,-5", "1,-6"}


def test_t_73_barricades_do_not_stop_shotgun_guys() -> None:
    """HZ-27."""
    match = a_combined(active=1, pawns={1: "7,1"}, zombies={0: ["0,-6", "0,-6"]})
    match.play(1, "step 7,1 east")

    assert pawn(match)["pawn"] == "8,1"


def test_t_74_a_haunted_building_is_entered_without_a_roll() -> None:
    """HZ-28, A-44. A marker is left on the street space."""
    match = a_combined(zombies={0: ["7,1", "7,0"]}, npcs=["8,0"])
    match.play(0, "step 7,1 east")

    assert things(match, "markers") == {"7,1"}
    assert "8,1" in zombies(match)


def test_t_75_zombies_of_nobody_need_a_marker() -> None:
    """HZ-30, A-45."""
    for markers, is_open in (([], False), (["7,1"], True)):
        match = a_combined(
            npcs=["7,1", "1,4"], markers=markers, zombies={0: ["0,-6"]}, chance=["face 1"]
        )
        match.play(0, "end move")

        assert ("move 7,1 east" in choices(match)) is is_open


def test_t_76_zombies_of_nobody_move_at_the_end_of_every_turn() -> None:
    """HZ-32. Then the discard."""
    match = a_combined(npcs=["1,4"], hands={0: ["HW1"]}, chance=["face 1"], zombies={0: ["8,0"]})
    match.play(0, "end move")
    match.play(0, match.legal(0)[0])

    assert phase(match) == "discard"
    assert len(events(match, "NpcMoved")) == 1


def test_t_83_zombies_of_nobody_block_a_fleeing_human() -> None:
    """HZ-31, HU-65."""
    match = a_combined(
        zombies={0: ["4,2"]}, humans=["4,2"], npcs=["4,1"], chance=["face 1", "face 3"]
    )
    match.play(0, "end move")

    assert zombies(match) == ["4,2", "4,2"]


# Player against player


def test_t_66_a_shotgun_guy_hits_a_zombie() -> None:
    """HZ-34 to HZ-37. The Doctor draws two wounds, the attacker takes a zombie and goes on."""
    match = a_combined(
        active=1,
        characters=("doctor", "x"),
        zombies={0: ["2,1"]},
        chance=["face 5", "wounded belly", "wounded belly"],
    )
    match.play(1, "step 1,1 east")

    assert player(match)["wounds"] == ["belly"]
    assert pawn(match)["collected"] == 1
    assert phase(match) == "pawn-move"


def test_t_67_a_removed_zombie_is_worth_three() -> None:
    """HZ-36."""
    match = a_combined(
        active=1,
        characters=("doctor", "x"),
        zombies={0: ["2,1"]},
        chance=["face 5", "wounded belly", "wounded head-shot"],
    )
    match.play(1, "step 1,1 east")

    assert zombies(match) == []
    assert pawn(match)["collected"] == 3


def test_t_68_a_failed_attack_ends_the_movement() -> None:
    """HZ-38, A-47. No life is lost."""
    match = a_combined(
        active=1, zombies={0: ["2,1"]}, players={1: {"bullets": 1}}, chance=["face 2"]
    )
    match.play(1, "step 1,1 east")

    assert pawn(match)["life"] == 3
    assert pawn(match)["pawn"] == "2,1"
    assert len(events(match, "AttackFailed")) == 1
    assert phase(match) != "pawn-move"


def test_bullets_make_an_attack_succeed() -> None:
    """HZ-35. A two and two bullets are a four."""
    match = a_combined(
        active=1,
        characters=("doctor", "x"),
        zombies={0: ["2,1"]},
        chance=["face 2", "wounded belly", "wounded belly"],
    )
    match.play(1, "step 1,1 east")
    assert choices(match, 1) == {"accept", "spend bullets"}

    match.play(1, "spend bullets")

    assert pawn(match)["bullets"] == 1
    assert player(match)["wounds"] == ["belly"]
    assert pawn(match)["collected"] == 1


def test_t_69_all_zombies_of_a_space_are_fought() -> None:
    """HZ-39, A-51. The zombie of nobody first, then the attack fails."""
    match = a_combined(
        active=1,
        zombies={0: ["2,1"]},
        npcs=["2,1"],
        players={1: {"bullets": 0}},
        chance=["face 6", "face 1"],
    )
    match.play(1, "step 1,1 east")
    assert choices(match, 1) == {"fight", "assault 0"}
    match.play(1, "fight")

    assert pawn(match)["collected"] == 1
    assert len(events(match, "AttackFailed")) == 1
    assert phase(match) != "pawn-move"


def test_t_69_after_a_failed_attack_the_others_are_still_fought() -> None:
    """HZ-38, HZ-39, A-51. The movement is over, and no victory brings it back."""
    match = a_combined(
        active=1,
        zombies={0: ["2,1"]},
        npcs=["2,1"],
        players={1: {"bullets": 0}},
        chance=["face 1", "face 6"],
    )
    match.play(1, "step 1,1 east", "assault 0")

    assert len(events(match, "AttackFailed")) == 1
    assert pawn(match)["collected"] == 1
    assert things(match, "zombies") == set()
    assert phase(match) != "pawn-move"


def test_a_success_after_a_failed_attack_brings_no_movement_back() -> None:
    """HZ-38, HZ-39. Every zombie of a player is attacked once, also after a miss."""
    match = a_combined(
        sides="zsz",
        active=1,
        characters=("doctor", "x", "miner"),
        zombies={0: ["2,1"], 2: ["2,1", "2,1"]},
        hands={1: ["HE02"]},
        players={1: {"bullets": 0}},
        chance=["face 1", "face 2", "face 6", "wounded belly", "wounded chest"],
    )
    match.play(1, "step 1,1 east", "assault 2", "assault 2")
    match.play(0, "wound chest")

    assert len(events(match, "AttackFailed")) == 2
    assert pawn(match)["collected"] == 1
    assert phase(match) != "pawn-move"


def test_the_first_edition_ended_the_series_with_a_failed_attack() -> None:
    """HZ-39, A-51. So its records are replayed: the zombie of nobody waited for his next turn."""
    match = a_combined(
        active=1,
        zombies={0: ["2,1"]},
        npcs=["2,1"],
        players={1: {"bullets": 0}},
        options={"edition": 1},
        chance=["face 1"],
    )
    match.play(1, "step 1,1 east", "assault 0")

    assert pawn(match)["collected"] == 0
    assert things(match, "zombies") == {"2,1"}


def an_attack(*chance: str, **fields: Any) -> mb.Match:
    """Seat 0 steps onto the shotgun guy and ends its movement."""
    hands = {0: ["HE06"]} | fields.pop("hands", {})
    match = a_combined(
        zombies={0: ["2,1", "8,0"]}, chance=["face 6", *chance], hands=hands, **fields
    )
    match.play(0, "step 2,1 west", "end move")
    return match


def test_t_70_a_shotgun_guy_is_eaten() -> None:
    """HZ-40, HZ-41, A-53. A life less, off the board; the Eat card is a point."""
    match = an_attack("infection eat", "infection eat")

    assert pawn(match)["life"] == 2
    assert pawn(match)["pawn"] is None
    assert player(match)["eaten"] == 1


def test_t_71_a_shotgun_guy_dies_by_infection() -> None:
    """HZ-42, HZ-43, A-54. He keeps his zombies and loses his items."""
    match = an_attack(
        "infection infect",
        "infection infect",
        players={1: {"life": 1, "collected": 9, "items": ["ZE21"]}},
    )

    assert pawn(match)["collected"] == 9
    assert pawn(match)["items"] == []
    assert pawn(match)["fates"] == ["dead"]
    assert zombies(match).count("1,1") == 2


def test_t_72_a_shotgun_guy_flees() -> None:
    """HZ-44. The player to the right moves him, here himself; humans' spaces are no hindrance."""
    match = a_combined(
        zombies={0: ["2,1", "8,0"]},
        characters=("miner", "x"),
        humans=["1,4"],
        things={"bullets": ["1,4"]},
        chance=["face 1", "face 3"],
    )
    match.play(0, "step 2,1 west", "end move")

    assert match.turn == 1
    assert "1,4" in ends(match, 1)
    assert not {"1,1", "2,1"} & ends(match, 1)
    match.play(1, "to 1,4")

    assert pawn(match)["pawn"] == "1,4"
    assert pawn(match)["bullets"] == 4


@pytest.mark.parametrize("flee", ["no_revisit", "no_reverse"])
def test_a_shotgun_guy_flees_to_where_a_human_may_not(flee: str) -> None:
    """HZ-44, HU-62. Only a human needs a space without human."""
    fields: dict[str, Any] = {
        "zombies": {0: ["2,1", "8,0"]},
        "chance": ["face 1", "face 1"],
        "options": {"flee": flee},
    }
    guy = a_combined(humans=["1,0"], **fields)
    human = a_combined(humans=["1,1", "1,0"], pawns={1: "1,4"}, **fields)
    for match in (guy, human):
        match.play(0, "step 2,1 west", "end move")

    assert ends(guy, 1) == {"1,0", "2,1", "1,2", "0,1"}
    assert ends(human, 1) == {"2,1", "1,2", "0,1"}


def test_an_attack_without_moving_is_not_forced() -> None:
    """A-49. A shotgun guy who came himself."""
    match = a_combined(zombies={0: ["1,1", "8,0"]})
    match.play(0, "end move")

    assert choices(match) == {"end", "attack 1"}


def test_weapons_are_offered_to_the_victim_too() -> None:
    """A-52. Unless `victim_may_arm` is off."""
    match = an_attack(hands={1: ["HW6"]})
    assert choices(match, 1) == {"pass", "play HW6"}

    unarmed = an_attack(*INFECT[:2], hands={1: ["HW6"]}, options={"victim_may_arm": False})
    assert pawn(unarmed)["pawn"] is None


def test_t_77_a_helipad_without_a_place_is_removed() -> None:
    """HZ-12, HU-12, ZZ-03. The turn goes on."""
    match = a_combined(
        active=1,
        phase="tile",
        stack=["Z30"],
        zombies={0: ["1,4"]},
        pending={"source": 1},
        town_of=CORNERS,
        chance=["tile Z30"],
    )

    assert [event.tile for event in events(match, "TileRemoved")] == ["Z30"]
    assert phase(match) == "deck"


def test_t_78_a_humans_weapon_in_a_fight() -> None:
    """HZ-20. Two and two are four; the card of the round is used."""
    match = a_combined(
        active=1,
        npcs=["2,1"],
        hands={1: ["HW4"]},
        players={1: {"bullets": 0}},
        chance=["face 2"],
    )
    match.play(1, "step 1,1 east", "play HW4")

    assert pawn(match)["collected"] == 1
    assert pawn(match)["life"] == 3
    assert field(match, "discard") == ["HW4"]
    assert pending(match, "used") == [1]


def test_t_79_brain_cramp_is_for_shotgun_guys_only() -> None:
    """HZ-17. Before the movement of a zombie player it is not offered."""
    match = a_window("premove", 1, hands={1: ["ZE05", "ZE03"]})

    assert choices(match, 1) == {"pass", "play ZE03"}


def test_t_80_a_grenade_hits_everybody_inside() -> None:
    """ZE12, HZ-19, A-61. Two kills, a life, and a wound draw of the zombie there."""
    match = a_combined(
        active=1,
        pawns={1: "1,-5"},
        npcs=["0,-6", "2,-6"],
        zombies={0: ["1,-6", "8,0"]},
        characters=("doctor", "x"),
        players={1: {"items": ["ZE12"]}},
        chance=["wounded belly", "wounded belly"],
    )
    match.play(1, "use ZE12")

    assert pawn(match)["collected"] == 3
    assert pawn(match)["life"] == 2
    assert player(match)["wounds"] == ["belly"]


def test_t_81_fear_on_a_zombie_player() -> None:
    """ZE09, HZ-17. No step, but the captures are due."""
    match = a_combined(
        zombies={0: ["4,1", "8,0", "8,1"]},
        humans=["4,1"],
        players={0: {"fates": ["afraid"]}},
        markers=["7,1"],
        hands={0: ["HE02"]},
    )
    assert choices(match, 0, "step") == set()

    match.play(0, "end move")

    assert next(event.what for event in events(match, "DieRolled")) == "capture"


def test_t_82_twenty_five_zombies_win() -> None:
    """ZZ-20, HZ-47."""
    match = a_combined(
        active=1,
        characters=("doctor", "x"),
        zombies={0: ["2,1"]},
        players={1: {"collected": 22}},
        chance=["face 6", "wounded head-shot", "wounded belly"],
    )
    match.play(1, "step 1,1 east")

    assert match.over
    assert match.scores[1] == 25


def test_t_87_only_what_makes_stronger_is_offered() -> None:
    """A-79. With a Fire Axe the Golf Club is not; the Nail Gun is not enough."""
    match = a_combined(
        active=1,
        npcs=["2,1"],
        hands={1: ["HW2", "HW4"]},
        players={1: {"bullets": 0, "items": ["ZE10"]}},
        chance=["face 1", "face 5"],
    )
    match.play(1, "step 1,1 east")
    assert choices(match, 1) == {"lose life", "play HW4"}

    match.play(1, "play HW4")

    assert pawn(match)["life"] == 2


def test_ranks_of_the_combined_game_share_ties() -> None:
    """HZ-48. Only the share of the goal counts, and an empty town does not end the game."""
    match = a_combined(zombies={0: ["8,0"]}, steps=0, stack=[], options={"max_rounds": 1})
    while not match.over:
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])

    assert match.ranks == [1, 2]
