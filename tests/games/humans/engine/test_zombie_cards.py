"""Every event card of the zombies' set by name (D9)."""

from typing import Any

import pytest

from monsterbox.core.match import Match
from tests.games.humans.builders import (
    choices,
    events,
    field,
    pending,
    phase,
    player,
    things,
    zombies,
)
from tests.games.humans.combined import a_combined, a_window, pawn


def test_ze01_adrenaline_rush_doubles_movement() -> None:
    """ZE01, HZ-17. Of a zombie player too; what was used counts."""
    match = a_combined(zombies={0: ["1,1", "8,0"]}, pawns={1: "1,4"}, hands={0: ["ZE01"]}, steps=5)
    match.play(0, "step 1,1 west", "play ZE01")

    assert pending(match, "pool") == 9


def test_ze01_adrenaline_rush_in_a_fight() -> None:
    """ZE01, A-79. Two for one roll."""
    match = a_combined(
        active=1,
        npcs=["2,1"],
        hands={1: ["ZE01"]},
        players={1: {"bullets": 0}},
        chance=["face 2"],
    )
    match.play(1, "step 1,1 east", "play ZE01")

    assert pawn(match)["collected"] == 1


def test_ze02_all_the_marbles() -> None:
    """ZE02, HZ-16. No zombie of nobody moves up to the end of his next turn."""
    match = a_combined(
        active=1, npcs=["1,4"], zombies={0: ["8,0"]}, players={1: {"items": ["ZE02"]}}
    )
    match.play(1, "use ZE02", "end move")

    assert events(match, "NpcMoved") == []
    assert len(events(match, "NpcsStay")) == 1
    assert "marbles-next" in pawn(match)["fates"]


def test_ze03_alternate_food_source() -> None:
    """ZE03, HZ-16. Spaces with zombies of nobody are passed without a fight."""
    match = a_combined(active=1, npcs=["2,1"], hands={1: ["ZE03"]})
    match.play(1, "play ZE03", "step 1,1 east", "step 2,1 east")

    assert pawn(match)["pawn"] == "3,1"
    assert things(match, "zombies") == {"2,1"}


def test_ze04_bad_sense_of_direction() -> None:
    """ZE04, A-77. For a life an opponent's figure goes to the Town Square."""
    match = a_combined(sides="zss", active=1, pawns={1: "1,4", 2: "4,1"}, hands={1: ["ZE04"]})
    assert choices(match, 1, "play") == {"play ZE04 2", "play ZE04 0 8,0", "play ZE04 0 8,2"}

    match.play(1, "play ZE04 0 8,0")

    assert zombies(match) == ["1,1", "8,2"]
    assert pawn(match)["life"] == 2


def test_ze05_brain_cramp() -> None:
    """ZE05, HZ-17. Another decides where the pawn moves."""
    match = a_window("moved", 0, active=1, hands={0: ["ZE05"]})
    match.play(0, "play ZE05")

    assert match.turn == 0
    assert "step 1,1 north" in choices(match, 0)


def test_ze06_butter_fingers() -> None:
    """ZE06. A card in play or two bullets, as the card player chooses."""
    match = a_combined(hands={0: ["ZE06"]}, players={1: {"items": ["ZE10"]}})
    assert choices(match, 0, "play") == {"play ZE06 1 ZE10", "play ZE06 1 bullets"}

    match.play(0, "play ZE06 1 bullets")

    assert pawn(match)["bullets"] == 1


def test_everybody_hears_at_whom_butter_fingers_are_aimed() -> None:
    """ZE06, A-74. Whatever he loses by it."""
    match = a_combined(sides="zss", hands={0: ["ZE06"]}, players={2: {"items": ["ZE10"]}})
    match.play(0, "play ZE06 2 ZE10")

    assert [event.target for event in events(match, "CardPlayed")] == ["2"]


def test_everybody_hears_whose_zombie_is_led() -> None:
    """ZE25, A-74. The player, not the space of his zombie."""
    match = a_combined(sides="zsz", hands={0: ["ZE25"]}, zombies={0: ["8,0"], 2: ["1,4"]})
    match.play(0, "play ZE25 2 1,4")

    assert [event.target for event in events(match, "CardPlayed")] == ["2"]


def test_ze07_chainsaw() -> None:
    """ZE07. Two for all fights of the turn, the missed one included."""
    match = a_combined(
        active=1,
        npcs=["2,1"],
        players={1: {"items": ["ZE07"], "bullets": 0}},
        chance=["face 2"],
    )
    match.play(1, "step 1,1 east", "use ZE07")

    assert pawn(match)["collected"] == 1
    assert pawn(match)["items"] == []


def test_ze08_claustrophobia() -> None:
    """ZE08, HZ-17. No step from the street into a building on the next turn."""
    match = a_combined(
        zombies={0: ["7,1", "1,1"]},
        pawns={1: "1,4"},
        markers=["7,1"],
        players={0: {"fates": ["cramped"]}},
    )
    assert "step 7,1 east" not in choices(match)

    played = a_combined(hands={0: ["ZE08"]})
    played.play(0, "play ZE08 1")
    assert pawn(played)["fates"] == ["cramped-next"]


def test_ze08_claustrophobia_drives_a_shotgun_guy_out() -> None:
    """ZE08. Inside only steps towards the street, and no end before."""
    match = a_combined(
        active=1, pawns={1: "8,0"}, zombies={0: ["1,4"]}, players={1: {"fates": ["cramped"]}}
    )

    assert choices(match, 1) == {"step 8,0 west"}


def test_ze09_fear() -> None:
    """ZE09. No movement roll on the next turn."""
    match = a_combined(hands={0: ["ZE09"]})
    match.play(0, "play ZE09 1")
    assert pawn(match)["fates"] == ["afraid-next"]

    afraid = a_combined(
        active=1,
        phase="pawn-roll",
        hands={1: ["ZE20"]},
        players={1: {"fates": ["afraid"]}},
    )
    assert choices(afraid, 1) == {"stay", "play ZE20"}


def test_ze10_fire_axe() -> None:
    """ZE10. One more in all fights while it is in play."""
    match = a_combined(active=1, npcs=["2,1"], players={1: {"items": ["ZE10"]}}, chance=["face 3"])
    match.play(1, "step 1,1 east")

    assert pawn(match)["collected"] == 1
    assert pawn(match)["items"] == ["ZE10"]


def test_ze11_first_aid_kit() -> None:
    """ZE11. Instead of a life; the die is rolled again."""
    match = a_combined(
        active=1,
        npcs=["2,1"],
        players={1: {"items": ["ZE11"], "bullets": 0}},
        chance=["face 1", "face 6"],
    )
    match.play(1, "step 1,1 east", "use ZE11")

    assert pawn(match)["life"] == 3
    assert pawn(match)["collected"] == 1


def test_ze12_grenade_kills_its_thrower() -> None:
    """ZE12, ZZ-15. With the last life."""
    match = a_combined(
        active=1,
        pawns={1: "1,-5"},
        npcs=["0,-6"],
        hands={1: ["HE09"]},
        players={1: {"items": ["ZE12"], "life": 1}},
        chance=["face 1"],
    )
    match.play(1, "use ZE12")

    assert pawn(match)["pawn"] is None
    assert pawn(match)["fates"] == ["dead"]


def test_ze13_hey_look_a_shotgun() -> None:
    """ZE13, A-79. One more in three fights."""
    match = a_combined(active=1, npcs=["2,1"], hands={1: ["ZE13"]}, chance=["face 3"])
    match.play(1, "play ZE13", "step 1,1 east")

    assert pawn(match)["collected"] == 1
    assert pawn(match)["charges"] == 2


def test_ze14_hysterical_paralysis() -> None:
    """ZE14. The whole next turn is lost."""
    match = a_combined(hands={0: ["ZE14"]}, zombies={0: ["8,0"]}, stack=[])
    match.play(0, "play ZE14 1", "end move")
    while not events(match, "TurnLost"):
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])

    assert events(match, "TurnLost")[0].seat == 1
    assert field(match, "active") == 0


def test_ze15_i_dont_think_theyre_dead() -> None:
    """ZE15, HZ-18. A die of three or less is paid for, or two zombies are lost."""
    match = a_combined(
        hands={0: ["ZE15"]}, players={1: {"collected": 5}}, chance=["face 2", "face 6"]
    )
    match.play(0, "play ZE15 1")
    assert choices(match, 1) == {"accept", "spend bullets", "lose life"}

    match.play(1, "accept")

    assert pawn(match)["collected"] == 3


def test_ze16_just_when_you_thought_it_couldnt_get_any_worse() -> None:
    """ZE16, A-83. A zombie on every free space of a building of the zombies' set."""
    match = a_combined(hands={0: ["ZE16"]}, npcs=["0,-6"])
    assert choices(match, 0, "play") == {"play ZE16 0,-2", "play ZE16 0,2"}

    match.play(0, "play ZE16 0,-2")

    assert things(match, "zombies") == {"0,-6", "1,-6", "2,-6"}


def test_ze17_the_keys_are_still_in_it() -> None:
    """ZE17, HZ-18. Ten steps instead of a roll, neither halved nor increased."""
    match = a_combined(
        active=1, phase="pawn-roll", hands={1: ["ZE17"]}, players={1: {"fates": ["untied"]}}
    )
    match.play(1, "play ZE17")

    assert pending(match, "pool") == 10
    assert pawn(match)["fates"] == ["untied"]


def test_ze18_lots_of_ammo() -> None:
    """ZE18. Three bullets."""
    match = a_combined(active=1, players={1: {"items": ["ZE18"]}})
    match.play(1, "use ZE18")

    assert pawn(match)["bullets"] == 6


def test_ze19_molotov_cocktail() -> None:
    """ZE19. Two in fights on the building spaces."""
    match = a_combined(
        active=1,
        pawns={1: "1,-5"},
        npcs=["1,-6"],
        players={1: {"items": ["ZE19"]}},
        chance=["face 2"],
    )
    match.play(1, "use ZE19", "step 1,-5 north")

    assert pawn(match)["collected"] == 1


def test_ze20_much_needed_rest() -> None:
    """ZE20, HZ-18. Two lives up to five, and no movement."""
    match = a_combined(active=1, phase="pawn-roll", hands={1: ["ZE20"]}, players={1: {"life": 4}})
    match.play(1, "play ZE20")

    assert pawn(match)["life"] == 5
    assert phase(match) != "pawn-move"


def test_ze21_skateboard_comes_into_play_inside_its_shop() -> None:
    """ZE21, ZZ-18, A-82. Only on a building space of the Skate Shop."""
    inside = a_combined(
        active=1,
        hands={1: ["ZE21"]},
        pawns={1: "1,-6"},
        town_of=("Z01 0,0 r0", "Z06 0,-1 r3", "Z26 0,-2 r0"),
        zombies={0: ["1,1"]},
    )
    inside.play(1, "play ZE21")
    assert pawn(inside)["items"] == ["ZE21"]

    outside = a_combined(active=1, hands={1: ["ZE21"]})
    assert choices(outside, 1, "play") == set()


def test_ze22_slight_miscalculation() -> None:
    """ZE22. The zombies of a building are doubled."""
    match = a_combined(hands={0: ["ZE22"]}, npcs=["0,-6"])
    match.play(0, "play ZE22 0,-2")
    assert choices(match) == {"zombie 1,-6", "zombie 2,-6"}

    match.play(0, "zombie 2,-6")

    assert things(match, "zombies") == {"0,-6", "2,-6"}


def test_ze23_this_isnt_so_bad() -> None:
    """ZE23, HZ-16. Two different zombies go anywhere."""
    match = a_combined(hands={0: ["ZE23"]}, npcs=["0,-6", "1,-6", "2,-6"])
    match.play(0, "play ZE23", "from 0,-6", "to 1,4")
    assert choices(match) == {"from 1,-6", "from 2,-6"}

    match.play(0, "from 1,-6", "to 1,5")

    assert things(match, "zombies") == {"1,4", "1,5", "2,-6"}


SQUARE = ["1,0", "0,1", "1,1", "2,1", "1,2"]


def on_the_square(npcs: list[str], **fields: Any) -> Match:
    """The Town Square is all there is of the town."""
    return a_combined(
        town_of=["Z01 0,0 r0"], npcs=npcs, zombies={0: ["1,1"]}, hands={0: ["ZE23"]}, **fields
    )


def test_ze23_needs_a_legal_space() -> None:
    """ZE23, D9, R-36. In a town full of zombies it cannot be played."""
    assert choices(on_the_square(SQUARE), 0, "play") == set()
    assert choices(on_the_square(SQUARE[1:]), 0, "play") == {"play ZE23"}

    humans = on_the_square(SQUARE[1:], humans=["1,0"])
    assert choices(humans, 0, "play") == set()


def test_ze23_with_one_legal_space_asks_for_the_zombie_only() -> None:
    """ZE23, A-70, R-36. The second one goes where the first one was."""
    match = on_the_square(SQUARE[1:])
    match.play(0, "play ZE23", "from 2,1")
    assert things(match, "zombies") == {"1,0", "0,1", "1,1", "1,2"}
    assert choices(match) == {"from 0,1", "from 1,1", "from 1,2"}

    match.play(0, "from 1,2")

    assert things(match, "zombies") == {"1,0", "0,1", "1,1", "2,1"}
    assert phase(match) == "move"


def test_ze23_in_the_first_edition() -> None:
    """ZE23, A-70. Records may hold a choice among one, and questions for a card without a use."""
    full = on_the_square(SQUARE, options={"edition": 1})
    assert choices(full, 0, "play") == {"play ZE23"}

    match = on_the_square(SQUARE[1:], options={"edition": 1})
    match.play(0, "play ZE23", "from 2,1")
    assert choices(match) == {"to 1,0"}


def test_ze24_were_screwed() -> None:
    """ZE24. Ten zombies, also beside figures."""
    match = a_combined(hands={0: ["ZE24"]})
    match.play(0, "play ZE24")
    assert "zombie 1,1" in choices(match)
    for _ in range(10):
        match.play(0, match.legal(0)[0])

    assert len(things(match, "zombies")) == 10


def test_ze25_where_did_everybody_go() -> None:
    """ZE25, A-77. Five steps of another's figure, one by one."""
    match = a_combined(hands={0: ["ZE25"]}, zombies={0: ["8,0"]})
    match.play(0, "play ZE25 1")
    for _ in range(5):
        match.play(0, match.legal(0)[0])

    assert len(events(match, "PawnMoved")) == 5
    assert phase(match) == "move"


def test_ze25_the_led_pawn_fights() -> None:
    """ZE25, A-77. In anybody's turn."""
    match = a_combined(hands={0: ["ZE25"]}, npcs=["1,0"], chance=["face 6"])
    match.play(0, "play ZE25 1", "step 1,1 north")

    assert pawn(match)["collected"] == 1
    assert phase(match) == "lead"


def test_ze26_your_shoes_untied() -> None:
    """ZE26, HZ-17. Halves a zombie player's movement at once before it begins, else the next."""
    match = a_window("premove", 1, hands={1: ["ZE26"]})
    match.play(1, "play ZE26 0")
    assert pending(match, "pool") == 2

    later = a_combined(hands={0: ["ZE26"]})
    later.play(0, "play ZE26 1")
    assert pawn(later)["fates"] == ["untied"]


def test_ze26_halves_a_movement_only_once() -> None:
    """ZE26, A-67. Not that of a zombie player before he moves, nor the roll just made."""
    halved = {"halved": True}
    before = a_window("premove", 1, hands={1: ["ZE26", "HE03"]}, pending=halved)
    after = a_window("moved", 0, active=1, hands={0: ["ZE26", "HE03"]}, pending=halved)

    assert choices(before, 1, "play ZE26") == set()
    assert choices(after, 0, "play ZE26") == set()


@pytest.mark.parametrize(("active", "seat"), [(0, 1), (1, 0)])
def test_ze26_before_the_zombie_movement_is_for_the_next_turn(active: int, seat: int) -> None:
    """ZE26, A-67, R-38, `z_timing=anytime`. Even if the movement of this turn was halved."""
    window = {"active": active, "hands": {seat: ["ZE26"]}, "pending": {"halved": True}}
    match = a_window("before-npcs", seat, options={"z_timing": "anytime"}, **window)
    assert choices(match, seat) == {"pass", f"play ZE26 {active}"}

    match.play(seat, f"play ZE26 {active}")

    assert player(match, active)["fates"] == ["untied"]


def test_ze26_before_the_zombie_movement_in_the_first_edition() -> None:
    """ZE26. Nobody was asked then; records depend on it."""
    match = a_window(
        "before-npcs",
        1,
        hands={1: ["ZE26"]},
        pending={"halved": True},
        options={"z_timing": "anytime", "edition": 1},
    )

    assert choices(match, 1) == {"pass"}


def test_ze26_waits_for_the_next_turn_of_a_zombie_player() -> None:
    """ZE26, R-38. It is his next Movement that is halved, and only that."""
    match = a_combined(
        zombies={0: ["1,4"]},
        pawns={1: "1,7"},
        hands={1: ["ZE26"], 0: ["HE02"]},
        options={"z_timing": "anytime"},
    )
    match.play(0, "end move")
    match.play(1, "play ZE26 0")
    while phase(match) != "move":
        seat = match.turn
        assert seat is not None
        match.play(seat, match.legal(seat)[0])

    assert pending(match, "pool") == 2


def test_ze27_zombie_master() -> None:
    """ZE27. Five zombies on spaces without any figure."""
    match = a_combined(hands={0: ["ZE27"]})
    match.play(0, "play ZE27")
    assert "zombie 1,1" not in choices(match)
    assert "zombie 8,0" not in choices(match)
    for _ in range(5):
        match.play(0, match.legal(0)[0])

    assert len(things(match, "zombies")) == 5


def test_every_zombies_card_is_tested_by_name() -> None:
    """D9. Twenty-seven kinds."""
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    kinds = [f"ze{number:02}" for number in range(1, 28)]

    assert [card for card in kinds if card not in tests] == []


def test_he03_waits_for_the_roll_of_a_shotgun_guy() -> None:
    """HE03, A-67. Played before his roll it counts at the roll."""
    match = a_window("premove", 0, active=1, hands={0: ["HE03"]}, steps=0, chance=["face 4"])
    match.play(0, "play HE03")

    assert pending(match, "total") == (4 + 3) // 2


def test_items_are_lost_when_the_lawyer_objects() -> None:
    """Objection! A cancelled item goes to the discard pile."""
    match = a_combined(
        characters=("lawyer", "x"),
        active=1,
        hands={1: ["ZE13"]},
        spent=[1],
    )
    match.play(1, "play ZE13")
    match.play(0, "ability")

    assert pawn(match)["items"] == []
    assert field(match, "discard") == ["ZE13"]
    assert player(match)["side"] == "zombie"
