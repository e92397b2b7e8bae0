"""House rules of the combined game, and rulings on what they leave open."""

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.match import Match
from tests.games.humans.builders import events, field, phase, player, things, zombies
from tests.games.humans.combined import a_combined, pawn

HELIPAD = ("H07 1,1 r3", "Z30 2,1 r0")
REACHED = {"helipad": "reached"}
AT_ONCE = {"eaten_returns": "at_once"}
# A ring of tiles around one empty cell, which only a tile with four exits can fill.
RING = (
    "Z01 0,0 r0",
    "H10 0,-1 r0",
    "H11 -1,0 r3",
    "H04 1,0 r0",
    "H07 2,0 r1",
    "H05 0,1 r3",
    "H08 0,2 r3",
    "Z06 1,2 r2",
    "Z10 2,2 r2",
    "Z07 2,1 r1",
)


# The Helipad (ZZ-20)


def before_the_helipad(active: int = 1, **fields: Any) -> Match:
    """The shotgun guy of seat 1 stands north of the Helipad's centre, on which a zombie is."""
    return a_combined(
        active=active, town=HELIPAD, pawns={1: "7,3"}, npcs=fields.pop("npcs", ["7,4"]), **fields
    )


def test_the_centre_of_the_helipad_must_be_cleared() -> None:
    """ZZ-20. By default the zombie there is fought first."""
    match = before_the_helipad(chance=["face 1"])
    match.play(1, "step 7,3 south")

    assert not match.over
    assert phase(match) == "fight"

    match.play(1, "spend bullets")

    assert match.over
    assert match.ranks == [2, 1]


def test_it_may_be_enough_to_reach_the_helipad() -> None:
    """ZZ-20. With `helipad=reached` nobody is fought any more."""
    match = before_the_helipad(options=REACHED, zombies={0: ["7,4"]})
    match.play(1, "step 7,3 south")

    assert match.over
    assert match.ranks == [2, 1]
    assert things(match, "zombies") == {"7,4"}
    assert pawn(match)["collected"] == 0


def test_who_is_led_onto_the_helipad_has_reached_it() -> None:
    """ZZ-20, ZE25. With `helipad=reached`, also by a card of somebody else."""
    match = before_the_helipad(active=0, options=REACHED, hands={0: ["ZE25"]})
    match.play(0, "play ZE25 1", "step 7,3 south")

    assert match.over
    assert match.ranks == [2, 1]


def test_only_the_centre_of_the_helipad_counts() -> None:
    """ZZ-20. With `helipad=reached` as well."""
    match = before_the_helipad(options=REACHED, npcs=[])
    match.play(1, "step 7,3 east")

    assert not match.over


# Eaten and infected (HZ-45)


def a_bite(*cards: str, **fields: Any) -> Match:
    """Seat 0 steps onto the shotgun guy of seat 1 at 4,1 and captures him."""
    match = a_combined(
        zombies={0: ["5,1", "1,1"]},
        pawns={1: "4,1"},
        hands={0: ["HE06"]},
        chance=["face 6", *(f"infection {card}" for card in cards)],
        **fields,
    )
    match.play(0, "step 5,1 west", "end move")
    return match


@pytest.mark.parametrize("card", ["eat", "infect"])
def test_who_has_life_left_may_be_on_the_town_square_at_once(card: str) -> None:
    """HZ-41, HZ-42, HZ-45. With `eaten_returns=at_once`; a zombie there does not attempt him."""
    match = a_bite(card, card, options=AT_ONCE)

    assert (pawn(match)["pawn"], pawn(match)["life"]) == ("1,1", 2)
    assert events(match, "PawnGone") == []
    assert phase(match) not in ("select", "reroll")
    assert field(match, "active") == 0


def test_by_default_he_is_off_the_board_until_his_turn() -> None:
    """HZ-45, A-53."""
    match = a_bite("eat", "eat")

    assert pawn(match)["pawn"] is None


def test_who_is_put_on_the_town_square_neither_fights_nor_takes_tokens() -> None:
    """HZ-45. He is put there, not moved: the zombie there waits for his next turn."""
    match = a_bite(
        "eat", "eat", options=AT_ONCE, npcs=["1,1"], things={"bullets": ["1,1"]}, stack=[]
    )

    assert pawn(match)["pawn"] == "1,1"
    assert things(match, "zombies") == {"1,1"}
    assert pawn(match)["bullets"] == 3


def test_who_dies_comes_back_in_his_next_turn() -> None:
    """HZ-43, HZ-45. With `eaten_returns=at_once` as well."""
    match = a_bite("eat", "eat", options=AT_ONCE, players={1: {"life": 1}})

    assert pawn(match)["pawn"] is None
    assert pawn(match)["fates"] == ["dead"]


# What the rules leave open


def test_a_trapped_shotgun_guy_is_rolled_for() -> None:
    """HU-65, A-23, A-55, R-10. With `trapped=instant` only humans are infected without a roll."""
    match = a_combined(
        zombies={0: ["2,1", "2,1", "1,0", "0,1", "1,2"]},
        hands={0: ["HE06"]},
        options={"trapped": "instant"},
        chance=["face 1", "face 3"],
    )
    match.play(0, "step 2,1 west", "end move")

    assert [event.what for event in events(match, "DieRolled")][:2] == ["capture", "flee"]
    assert (pawn(match)["pawn"], pawn(match)["life"]) == (None, 2)
    assert zombies(match).count("1,1") == 2


@pytest.mark.parametrize("rule", ["value", "one_card"])
def test_a_grenade_draws_by_the_wounds_value(rule: str) -> None:
    """HU-53, HZ-19, A-48, R-45. Whatever `pvp_wound` says of attacks."""
    match = a_combined(
        active=1,
        pawns={1: "1,-6"},
        zombies={0: ["0,-6", "8,0"]},
        players={1: {"items": ["ZE12"]}},
        options={"pvp_wound": rule},
        chance=["wounded chest", "wounded chest", "wounded belly"],
    )
    match.play(1, "use ZE12")

    assert [event.wound for event in events(match, "WoundDrawn")] == ["chest", "chest", "belly"]
    assert player(match)["wounds"] == ["chest"]


@pytest.mark.parametrize(("rule", "number"), [("value", 3), ("one_card", 1)])
def test_an_attack_may_draw_one_card(rule: str, number: int) -> None:
    """HZ-36, A-48."""
    match = a_combined(
        active=1,
        zombies={0: ["2,1"]},
        options={"pvp_wound": rule},
        chance=["face 5", "wounded chest", "wounded chest", "wounded belly"],
    )
    match.play(1, "step 1,1 east")

    assert len(events(match, "WoundDrawn")) == number


def test_the_drawer_pays_where_another_must_close_the_map_with_the_helipad() -> None:
    """ZZ-06, ZZ-07, A-57, R-14. It is his tile, and his turn."""
    match = a_combined(
        sides="zss",
        active=1,
        phase="tile",
        asked=[],
        town_of=RING,
        zombies={0: ["1,1"]},
        stack=["H09", "Z30"],
        players={1: {"collected": 3}},
        pending={"source": 1},
        chance=["tile Z30"],
    )

    assert [event.seat for event in events(match, "MapClosed")] == [2]
    assert len(things(match, "zombies")) == 9
    assert field(match, "active") == 2
    assert player(match, 1)["hand"] == []


def test_the_order_of_the_set_up() -> None:
    """HZ-03, HZ-07, HZ-08, R-01, R-46. Characters, buildings, pawns, starts, cards."""
    match = mb.game("humans-zombies").match(4, seed=3)
    while any(len(one["hand"]) < 3 for one in field(match, "players")):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    lines = [(step.seat, step.text.split()[0]) for step in match.steps]
    starter = field(match, "starter")
    order = [(starter + places) % 4 for places in range(4)]
    of_zombies = [seat for seat in order if player(match, seat)["side"] == "zombie"]

    assert [word for _, word in lines[:7]] == ["start", *["character"] * 2, *["tile"] * 4]
    assert [event.seat for event in events(match, "CharacterDealt")] == of_zombies
    tiles = [step.text.split()[1][0] for step in match.steps[3:7]]
    assert tiles == ["Z", "H", "Z", "H"]
    starts = [line for line in lines if line[1] in ("building", "own")]
    assert starts == [(seat, word) for seat in of_zombies for word in ("building", "own", "own")]
    drawn = [line for line in lines if line[1] == "draw"][:12]
    assert drawn == [(seat, "draw") for seat in order for _ in range(3)]
