"""Every option of the reference (section 4), by what it changes."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.humans.reference import Reference, lay_cross, start_in_buildings
from tests.games.humans.reference_builders import (
    BEAUTY_SHOP,
    STRAIGHT,
    a_game,
    add_humans,
    add_npcs,
    empty_stacks,
    go,
    legal,
    only_tile,
    spaces,
    tell,
)
from tests.games.humans.reference_capture import capture_phase
from tests.games.humans.reference_map import HUMAN, ends_after
from tests.games.humans.reference_movement import move_phase
from tests.games.humans.reference_play import before_movement, before_npc_zombies
from tests.games.humans.reference_shotgun import move_pawn
from tests.games.humans.reference_table import Space, put_zombie, zombies_of
from tests.games.humans.reference_tiles import tile_step
from tests.games.humans.reference_turn import turn

Tiles = dict[Space, tuple[str, int]]
HERE: list[Space] = [(4, 1)]
Z_STRAIGHT: Tiles = {(1, 0): ("Z14", 0)}
GAS_STATION: Tiles = {(1, 0): ("Z25", 0)}
DEAD_ENDS: Tiles = {(0, -1): ("H10", 0), (1, 0): ("H11", 1), (0, 1): ("H12", 2)}


def hunting(
    *characters: str, hands: dict[int, list[str]] | None = None, **options: object
) -> Reference:
    """F1: a zombie of seat 0 and a human on 4,1."""
    names = characters or ("cheerleader", "miner")
    game = a_game(*names, tiles=STRAIGHT, hands=hands, house=options)
    add_humans(game.table, *HERE)
    put_zombie(game.table, 0, HERE[0])
    return game


def test_further_zombies_cost_a_step_more() -> None:
    """Option movement."""
    there: list[Space] = [(1, 1), (0, 1)]
    game = a_game("lawyer", "miner", zombies={0: there}, movement="minus_extra_zombies")

    tell(game, move_phase, "step 1,1 E", "step 0,1 E")
    assert game.table.turn.used == 3
    go(game, "step 1,1 N")

    assert game.table.turn.used == 4


def test_only_the_step_straight_back_is_forbidden() -> None:
    """Option flee: round the block and on, but not to the end where it began."""
    tiles: Tiles = {(0, -1): ("H17", 0)}
    start: Space = (0, -3)
    revisit = a_game("doctor", "miner", tiles=tiles, humans=[start]).table
    reverse = a_game("doctor", "miner", tiles=tiles, humans=[start], flee="no_reverse").table

    assert (1, -2) not in ends_after(revisit, HUMAN, start, 6)
    assert (1, -2) in ends_after(reverse, HUMAN, start, 6)
    assert start not in ends_after(reverse, HUMAN, start, 4)


@pytest.mark.parametrize("value", ["avoid", "allow", "penalty"])
def test_closing_the_map_may_cost_the_turn(value: str) -> None:
    """Option close_map, ZZ-06: in the base game only with `penalty`."""
    game = a_game("doctor", "miner", tiles=DEAD_ENDS, zombies={0: [(1, 1)]}, close_map=value)
    only_tile(game.table, "H13")
    game.table.stacks["H"]["H02"] = 1

    tell(game, turn, "tile H13")
    while game.phase() in ("T1a", "T1b"):
        go(game, game.legal()[0])

    assert (-1, 0) in game.table.map
    assert (game.who() is None) == (value == "penalty")


def test_every_zombie_may_try_once() -> None:
    """Option try."""
    there: list[Space] = [(4, 1), (4, 1)]
    game = a_game(
        "lawyer", "miner", tiles=BEAUTY_SHOP, zombies={0: there}, house={"try": "per_zombie"}
    )

    tell(game, move_phase, "break 4,1", "roll 1", "break 4,1", "roll 1")

    assert not legal(game, "break ")


def test_a_failed_try_stops_the_zombie() -> None:
    """Option failed_try_stops."""
    there: list[Space] = [(4, 1), (1, 1)]
    game = a_game("lawyer", "miner", tiles=BEAUTY_SHOP, zombies={0: there}, failed_try_stops=True)

    tell(game, move_phase, "break 4,1", "roll 1")

    assert not legal(game, "step 4,1 ")
    assert legal(game, "step 1,1 ")


def test_others_may_repeat_a_roll() -> None:
    """Option reroll: also a good one, and then the roller is asked anew."""
    game = hunting("cheerleader", "miner", "doctor", reroll="any_player")
    for player in game.table.players:
        player.dice = 1

    tell(game, capture_phase, "roll 4")
    assert game.who() == 1
    go(game, "keep")
    assert game.who() == 2
    go(game, "reroll", "roll 3")
    assert game.who() == 0
    go(game, "keep")
    assert game.who() == 1


def test_a_wounded_human_may_stay() -> None:
    """Option wounded_human."""
    game = hunting("miner", "cheerleader", hands={1: ["HW6"]}, wounded_human="stays")

    tell(game, capture_phase, "roll 6", "play HW6", "roll 6", *["wound chest"] * 3)

    assert game.who() is None
    assert game.table.humans == {(4, 1)}


def test_one_weapon_per_capture() -> None:
    """Option weapons_per_capture: HE08 stays possible."""
    hands = {1: ["HW1"], 2: ["HW6"], 3: ["HW6", "HE08"]}
    names = ("cheerleader", "miner", "doctor", "wrestler")
    game = hunting(*names, hands=hands, weapons_per_capture="one")

    tell(game, capture_phase, "roll 6", "play HW1", "roll 1")

    assert (game.who(), legal(game)) == (3, {"pass", "play HE08"})


def test_a_trapped_human_may_be_infected_at_once() -> None:
    """Option trapped."""
    zombies: dict[int, list[Space]] = {0: [(4, 1), (3, 1), (5, 1)]}
    game = a_game(
        "doctor", "miner", tiles=STRAIGHT, humans=HERE, zombies=zombies, trapped="instant"
    )

    tell(game, capture_phase)

    assert game.who() is None
    assert game.scores()[0] == 4


@pytest.mark.parametrize(("before", "left"), [([], ["belly", "chest"]), (["chest"], [])])
def test_all_wounds_may_be_taken(before: list[str], left: list[str]) -> None:
    """Option wound."""
    game = hunting("miner", "cheerleader", hands={1: ["HW6"]}, wound="take_all_distinct")
    game.table.players[0].wounds = before

    tell(game, capture_phase, "roll 6", "play HW6", "roll 6")
    go(game, "wound chest", "wound belly", "wound chest")

    assert sorted(game.table.players[0].wounds) == left
    assert len(zombies_of(game.table, 0)) == bool(left)


def test_an_escape_may_be_only_discarded() -> None:
    """Option extra_escape."""
    game = hunting(extra_escape="discarded")

    tell(game, capture_phase, "roll 6", *["infection escape"] * 3)

    assert game.table.piles["infection"].discards == Counter(escape=3)


def test_start_zombies_may_not_count() -> None:
    """Option start_zombie_scores: never below nothing."""
    base = a_game("doctor", "miner", zombies={0: [(1, 1)]}, start_zombie_scores=False)
    base.table.players[1].eat_points = 1
    combined = a_game("doctor", None, zombies={0: [(1, 1)] * 3}, start_zombie_scores=False)

    assert base.scores() == [0, 1]
    assert combined.scores() == [1, 0]


def test_the_goal_may_be_looked_at_after_the_turn() -> None:
    """Option win_check."""
    zombies: dict[int, list[Space]] = {0: [(1, 1)] * 9, 1: [(1, 1)]}
    game = a_game("wrestler", "miner", zombies=zombies, win_check="turn_end")
    empty_stacks(game.table)
    game.table.players[0].hand = ["HE05"] * 3

    tell(game, turn, "end")
    assert game.table.winner is None
    go(game, "none")

    assert game.table.winner == 0


def test_the_small_infection_deck() -> None:
    """Option infection_deck."""
    game = a_game("doctor", "miner", infection_deck=30)

    assert game.table.piles["infection"].deck == Counter(eat=12, infect=12, escape=6)


def test_uniform_windows_ask_everybody_with_a_card() -> None:
    """Option windows."""
    hands = {0: ["HE05"], 1: ["HE05"]}
    game = a_game("doctor", "miner", "lawyer", hands=hands, windows="uniform")

    tell(game, before_movement)
    assert (game.who(), game.legal()) == (1, ["pass"])
    go(game, "pass")
    assert (game.who(), game.legal()) == (0, ["pass"])


def test_the_flight_roll_may_be_repeated() -> None:
    """Option ask_flee_reroll."""
    game = hunting(ask_flee_reroll=True)
    game.table.players[0].dice = 1

    tell(game, capture_phase, "roll 1", "keep", "roll 6")

    assert (game.who(), game.phase()) == (0, "F1")


# Combined mode


def test_any_stack_may_be_drawn_from() -> None:
    """Option hz_stack."""
    game = a_game("doctor", None, hz_stack="free")

    tell(game, tile_step)

    assert legal(game) == {"stack H", "stack Z"}


def test_tokens_on_the_start_tiles() -> None:
    """Option hz_start_tokens: row by row from the north-west of the unrotated tile."""
    game = a_game("doctor", None, hz_start_tokens=True)

    tell(game, lay_cross, *[f"building {tile}" for tile in ("Z25", "H18", "Z28", "H14")])

    t = game.table
    assert t.life == {(0, -6), (2, 8)}
    assert t.bullets == {(1, -6), (2, -6), (1, 8), (0, 8)}
    assert t.dice == {(8, 0), (8, 1), (-6, 2), (-6, 1)}


@pytest.mark.parametrize(("value", "ways"), [("printed", {"W", "E"}), ("any", {"N", "W", "E"})])
def test_doors_may_be_everywhere(value: str, ways: set[str]) -> None:
    """Option z_doors."""
    game = a_game(None, "doctor", tiles=GAS_STATION, z_doors=value)
    game.table.players[0].pawn = (3, 1)
    game.table.turn.movement = 1

    tell(game, move_pawn)

    assert legal(game, "step ") == ways


def test_zombies_buildings_may_be_barricaded() -> None:
    """Option z_barricade: for player-zombies, before doors."""
    there: list[Space] = [(4, 1), (3, 1)]
    game = a_game("cheerleader", None, tiles=GAS_STATION, zombies={0: there}, z_barricade="4")

    tell(game, move_phase)
    assert legal(game, "step 4,1 ") == {"W", "E", "S"}
    assert legal(game, "break ") == {"4,1"}
    go(game, "break 4,1", "roll 4")

    assert "step 4,1 N" in game.legal()


def test_start_buildings_are_open() -> None:
    """A-42, option z_barricade."""
    game = a_game("doctor", None, z_barricade="4")
    tell(game, lay_cross, *[f"building {tile}" for tile in ("Z28", "H18", "Z29", "H14")])

    tell(game, start_in_buildings, "building north", "put zombie 0,-6", "put zombie 0,-6")

    assert game.table.markers == {(1, -5)}
    assert spaces(zombies_of(game.table, 0)) == [(0, -6), (0, -6)]


def test_a_shotgun_may_wound_with_one_card() -> None:
    """Option pvp_wound."""
    game = a_game(None, "cheerleader", pvp_wound="one_card")
    put_zombie(game.table, 1, (2, 1))
    game.table.turn.movement = 1

    tell(game, move_pawn, "step E", "roll 6", "wound chest")

    assert game.table.players[1].wounds == ["chest"]


@pytest.mark.parametrize(("value", "choices"), [(True, ["HE08", "HW6"]), (False, ["HE08"])])
def test_the_victim_may_not_arm_himself(value: bool, choices: list[str]) -> None:
    """Option victim_may_arm."""
    hands = {1: ["HW6", "HE08"]}
    there: list[Space] = [(2, 1)]
    game = a_game("cheerleader", None, zombies={0: there}, hands=hands, victim_may_arm=value)

    tell(game, move_phase, "step 2,1 W", "end")
    tell(game, capture_phase, "roll 6")

    assert legal(game, "play ") == set(choices)


def test_shotgun_guys_may_use_dice_tokens() -> None:
    """Option cross_tokens."""
    game = a_game(None, "doctor", tiles=GAS_STATION, cross_tokens=True)
    t = game.table
    t.players[0].pawn = (4, 1)
    t.dice.add((4, 0))
    t.turn.movement = 2
    add_npcs(t, (5, 0))

    tell(game, move_pawn, "step N", "step E", "roll 1")

    assert legal(game) == {"keep", "reroll"}


def test_cards_at_any_time() -> None:
    """Option z_timing: before the tile, and before the NPC zombies."""
    game = a_game("doctor", None, zombies={0: [(1, 0)]}, hands={1: ["ZE09"]}, z_timing="anytime")

    tell(game, turn)
    assert (game.who(), game.phase()) == (1, "W-ANY")
    tell(game, before_npc_zombies)
    assert legal(game) == {"pass", "play ZE09 0"}


@pytest.mark.parametrize(
    "options",
    [
        {"first": "oldest"},
        {"hz_layout": "cross"},
        {"max_rounds": 0},
        {"wound": None},
    ],
)
def test_bad_options_are_refused(options: dict[str, object]) -> None:
    """Section 4."""
    with pytest.raises(ValueError, match=r"option|value|rounds"):
        Reference("humans", 2, options)


@pytest.mark.parametrize("sides", ["zz", "ss", "zsz", "zx"])
def test_both_sides_must_be_there(sides: str) -> None:
    """HZ-01, A-59."""
    with pytest.raises(ValueError, match="sides"):
        Reference("humans-zombies", 2, {"hz_sides": sides})
