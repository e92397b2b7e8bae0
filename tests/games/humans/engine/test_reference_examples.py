"""The worked examples of the base game, played by the reference (section 6.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.humans.reference import CHANCE, Reference, rounds
from tests.games.humans.reference_builders import (
    BEAUTY_SHOP,
    STRAIGHT,
    a_game,
    add_humans,
    empty_stacks,
    go,
    legal,
    only_tile,
    spaces,
    tell,
)
from tests.games.humans.reference_capture import capture_phase
from tests.games.humans.reference_data import TILES
from tests.games.humans.reference_map import HUMAN, flight_ends, placements
from tests.games.humans.reference_movement import move_phase
from tests.games.humans.reference_play import before_movement
from tests.games.humans.reference_table import Space, put_zombie, supply_of, zombies_of
from tests.games.humans.reference_tiles import fill, tile_step
from tests.games.humans.reference_turn import draw_step, start_turn, turn

CROSSING = {(1, 0): ("H02", 0), (-1, 0): ("H02", 0), (0, 1): ("H02", 0)}
DRAWN_INFECT = ["infection infect", "infection infect", "infection eat"]


# T-01 to T-14: movement, tiles, cards


def test_t01_four_steps_and_one_use_up_a_movement_of_five() -> None:
    """HU-21, printed."""
    game = a_game("lawyer", "miner", tiles=CROSSING, zombies={0: [(1, 1), (-2, 1)]})

    steps = ["step 1,1 E", "step 2,1 E", "step 3,1 E", "step 4,1 E"]
    tell(game, move_phase, *steps)
    assert "step -2,1 E" in game.legal()
    go(game, "step -2,1 E")

    assert game.who() is None  # only the end was left
    assert spaces(zombies_of(game.table, 0)) == [(-1, 1), (5, 1)]


def test_t02_steps_may_be_interleaved() -> None:
    """HU-21, HU-23."""
    game = a_game("lawyer", "miner", tiles=CROSSING, zombies={0: [(1, 1), (-2, 1), (1, 4)]})

    steps = ["step 1,1 E", "step -2,1 E", "step 2,1 E", "step 1,4 N", "step -1,1 E"]
    tell(game, move_phase, *steps)

    assert spaces(zombies_of(game.table, 0)) == [(0, 1), (1, 3), (3, 1)]


def test_t03_movement_may_be_left_unused() -> None:
    """HU-22."""
    game = a_game("lawyer", "miner", tiles=CROSSING, zombies={0: [(1, 1)]})

    tell(game, move_phase, "step 1,1 E", "step 2,1 E", "step 3,1 E", "end")

    assert game.who() is None


@pytest.mark.parametrize(("tile", "rotations"), [("H14", {1, 2}), ("H10", {1})])
def test_t04_t05_rotations_at_the_east_of_the_town_square(tile: str, rotations: set[int]) -> None:
    """HU-11."""
    game = a_game("lawyer", "miner")

    legal_ones = placements(game.table, TILES[tile], stacks_hold_tiles=True)

    assert {rotation for cell, rotation in legal_ones if cell == (1, 0)} == rotations


def test_t06_every_edge_must_match() -> None:
    """HU-11."""
    game = a_game("lawyer", "miner", tiles={(1, 0): ("H04", 0), (0, 1): ("H09", 1)})

    def at_corner(tile: str) -> list[int]:
        legal_ones = placements(game.table, TILES[tile], stacks_hold_tiles=True)
        return [rotation for cell, rotation in legal_ones if cell == (1, 1)]

    assert at_corner("H02") == []
    assert at_corner("H07") == [3]


def test_t07_no_tile_lies_off_the_corner_of_the_town_square() -> None:
    """HU-11."""
    game = a_game("lawyer", "miner")

    cells = {cell for tile in TILES.values() for cell, _ in placements(game.table, tile, True)}

    assert cells == {(1, 0), (-1, 0), (0, 1), (0, -1)}


def closed_town() -> dict[Space, tuple[str, int]]:
    """Dead ends on all four sides."""
    return {(0, -1): ("H10", 0), (1, 0): ("H11", 1), (0, 1): ("H12", 2), (-1, 0): ("H13", 3)}


def test_t08_a_tile_that_fits_nowhere_is_out_of_the_game() -> None:
    """HU-12."""
    game = a_game("lawyer", "miner", tiles=closed_town(), zombies={0: [(1, 1)]})
    only_tile(game.table, "H02")

    tell(game, turn, "tile H02")

    assert len(game.table.map) == 5
    assert game.outcomes().keys() >= {"event HE01"}


def test_t09_one_human_on_the_centre_of_a_road() -> None:
    """HU-14."""
    game = a_game("lawyer", "miner", "doctor")
    only_tile(game.table, "H04")

    tell(game, tile_step, "tile H04", "place 1,0 r0")

    assert game.table.humans == {(4, 1)}
    assert game.who() is None


def test_t10_five_players_put_two_humans_on_a_road() -> None:
    """HU-15."""
    game = a_game("lawyer", "miner", "doctor", "wrestler", "musician")
    only_tile(game.table, "H04")

    tell(game, tile_step, "tile H04", "place 1,0 r0")
    assert legal(game, "put human ") == {"3,1", "4,1", "5,1", "4,2"}
    go(game, "put human 4,2")
    assert legal(game, "put human ") == {"3,1", "4,1", "5,1"}
    go(game, "put human 3,1")

    assert game.table.humans == {(4, 2), (3, 1)}


def test_t11_the_hospital_gets_seven_humans_and_three_tokens() -> None:
    """HU-16, HU-17."""
    game = a_game("lawyer", "miner", tiles={(0, -1): ("H10", 0)})
    t = game.table

    tell(game, lambda t: fill(t, 0, TILES["H10"], (0, -1)))
    for left in range(8, 1, -1):
        assert len(game.legal()) == left
        go(game, game.legal()[0])
    for left in (8, 7, 6):
        assert len(legal(game, "put token ")) == left
        go(game, game.legal()[0])

    assert (len(t.humans), len(t.dice), t.human_supply) == (7, 3, 53)
    assert t.humans & t.dice


def test_t12_a_short_supply_places_what_there_is() -> None:
    """HU-18."""
    game = a_game("lawyer", "miner", tiles={(0, -1): ("H13", 0)})
    game.table.human_supply = 2

    tell(game, lambda t: fill(t, 0, TILES["H13"], (0, -1)))
    go(game, game.legal()[0], game.legal()[1])

    assert len(game.table.humans) == 2
    assert game.phase() == "T1b"


def test_t13_five_players_get_a_second_zombie_in_their_second_turn() -> None:
    """HU-06."""
    game = a_game("lawyer", "miner", "doctor", "wrestler", "musician", zombies={0: [(1, 0)]})
    game.table.players[0].turns = 1

    tell(game, turn)

    assert game.outcomes().keys() >= {"tile H02"}
    assert spaces(zombies_of(game.table, 0)) == [(1, 0), (1, 1)]
    assert game.scores()[0] == 2


def test_t14_cards_are_drawn_up_to_three() -> None:
    """HU-19."""
    game = a_game("lawyer", "miner", hands={0: ["HW1"], 1: ["HW1", "HW2", "HW2"]})

    tell(game, draw_step, "event HE01", "event HE02")
    assert game.table.players[0].hand == ["HW1", "HE01", "HE02"]
    game.table.active = 1
    tell(game, draw_step)

    assert game.who() is None


# T-15 to T-24: barricades and tokens


def at_the_shop(*own: Space, foreign: list[Space] | None = None) -> Reference:
    """F2: zombies of A and of B before the Beauty Shop."""
    zombies = {0: list(own), 1: foreign or []}
    return a_game("lawyer", "wrestler", tiles=BEAUTY_SHOP, zombies=zombies)


def test_t15_a_roll_of_the_barricade_value_succeeds() -> None:
    """HU-30, HU-31."""
    game = at_the_shop((4, 1))

    tell(game, move_phase, "break 4,1", "roll 3")

    assert game.table.markers == {(4, 1)}


def test_t16_another_zombie_helps() -> None:
    """HU-30: also one of another owner."""
    game = at_the_shop((4, 1), foreign=[(4, 1)])

    tell(game, move_phase, "break 4,1", "roll 2")

    assert game.table.markers == {(4, 1)}


def test_t17_three_zombies_need_no_roll() -> None:
    """A-12."""
    game = at_the_shop((4, 1), foreign=[(4, 1), (4, 1)])

    tell(game, move_phase, "break 4,1")

    assert game.table.markers == {(4, 1)}
    assert not legal(game, "break ")


def test_t18_one_try_per_turn() -> None:
    """HU-32, HU-33."""
    game = at_the_shop((3, 1), (5, 1))

    tell(game, move_phase, "break 3,1", "roll 2")

    assert not legal(game, "break ")
    assert "step 5,1 W" in game.legal()


def test_t19_only_the_space_with_the_marker_is_open() -> None:
    """HU-24, HU-34."""
    game = at_the_shop((4, 1), (3, 1))
    game.table.markers.add((4, 1))

    tell(game, move_phase)

    assert "step 4,1 N" in game.legal()
    assert "step 3,1 N" not in game.legal()


def test_t20_a_building_is_left_only_over_a_marker() -> None:
    """HU-35."""
    game = at_the_shop((3, 0))
    game.table.markers.add((4, 1))

    tell(game, move_phase)

    assert legal(game, "step 3,0 ") == {"E"}


def test_t21_a_marker_opens_every_building_space_beside_it() -> None:
    """HU-34."""
    game = a_game("lawyer", "miner", tiles={(1, 0): ("H10", 1)}, zombies={0: [(3, 1)]})
    game.table.markers.add((3, 1))

    tell(game, move_phase)

    assert legal(game, "step 3,1 ") == {"N", "E", "S", "W"}


def test_t22_a_human_stops_a_zombie() -> None:
    """HU-26."""
    game = a_game("lawyer", "miner", tiles=STRAIGHT, humans=[(3, 1)], zombies={0: [(1, 1), (0, 1)]})

    tell(game, move_phase, "step 1,1 E", "step 2,1 E")

    assert not legal(game, "step 3,1 ")
    go(game, "step 0,1 E", "step 1,1 N")
    assert game.table.turn.used == 4


def test_t23_a_token_is_taken_in_passing() -> None:
    """HU-36."""
    game = at_the_shop((4, 1))
    game.table.markers.add((4, 1))
    game.table.dice.add((4, 0))

    tell(game, move_phase, "step 4,1 N", "step 4,0 E")

    assert game.table.players[0].dice == 1
    assert not game.table.dice


def test_t24_a_token_is_taken_when_the_human_is_eaten() -> None:
    """HU-37."""
    game = at_the_shop((4, 1))
    t = game.table
    t.markers.add((4, 1))
    t.dice.add((4, 0))
    add_humans(t, (4, 0))

    tell(game, move_phase, "step 4,1 N")
    assert t.players[0].dice == 0
    tell(game, capture_phase, "roll 4", "infection eat", "infection eat", "infection infect")

    assert t.players[0].dice == 1


# T-25 to T-38: capture, weapons, infection, wounds


def face_to_face(*characters: str, hands: dict[int, list[str]] | None = None) -> Reference:
    """F1: a zombie of A and a human on 4,1."""
    names = characters or ("cheerleader", "miner")
    there: list[Space] = [(4, 1)]
    return a_game(*names, tiles=STRAIGHT, humans=there, zombies={0: there}, hands=hands)


def caught(*characters: str, hands: dict[int, list[str]] | None = None) -> Reference:
    """F1: the same, and A's roll has succeeded."""
    return tell(face_to_face(*characters, hands=hands), capture_phase, "roll 6")


def test_t25_every_human_must_be_attempted() -> None:
    """HU-38."""
    both: list[Space] = [(4, 1), (1, 0)]
    game = a_game("cheerleader", "miner", tiles=STRAIGHT, humans=both, zombies={0: both})

    tell(game, capture_phase)
    assert legal(game) == {"attempt 4,1", "attempt 1,0"}
    go(game, "attempt 1,0", "roll 4", *DRAWN_INFECT)

    assert game.outcomes().keys() == {f"roll {n}" for n in range(1, 7)}  # the other attempt


def test_t26_a_dice_token_repeats_the_roll() -> None:
    """HU-71."""
    game = face_to_face()
    game.table.players[0].dice = 1

    tell(game, capture_phase, "roll 3", "reroll", "roll 5")

    assert "infection eat" in game.outcomes()
    assert game.table.players[0].dice == 0


def test_t27_a_weapon_that_reaches_four_wounds() -> None:
    """HU-42, HU-44."""
    game = caught(hands={1: ["HW4"]})

    go(game, "play HW4", "roll 2")

    assert "wound chest" in game.outcomes()


def test_t28_after_a_miss_the_next_players_are_asked() -> None:
    """HU-43."""
    game = caught("cheerleader", "miner", "doctor", "wrestler", hands={1: ["HW2"], 3: ["HW5"]})

    go(game, "play HW2", "roll 2")
    assert (game.who(), game.legal()) == (3, ["pass", "play HW5"])
    go(game, "play HW5", "roll 2")

    assert "wound chest" in game.outcomes()


def test_t29_the_first_wound_ends_the_offers() -> None:
    """HU-43."""
    game = caught("cheerleader", "miner", "doctor", "wrestler", hands={1: ["HW6"], 3: ["HW5"]})

    go(game, "play HW6", "roll 1")
    go(game, "wound chest", "wound chest", "wound belly", "wound belly", "take chest")

    assert game.outcomes().keys() == {f"roll {n}" for n in range(1, 7)}  # the flight
    assert game.table.players[3].hand == ["HW5"]


def test_t30_more_infect_than_eat() -> None:
    """HU-48, HU-51."""
    game = caught()

    go(game, "infection eat", "infection infect", "infection infect")

    t = game.table
    assert (t.humans, t.human_supply) == (set(), 60)
    assert spaces(zombies_of(t, 0)) == [(4, 1), (4, 1)]
    assert game.scores()[0] == 2


def test_t31_more_eat_than_infect() -> None:
    """HU-50, HU-52."""
    game = caught()

    go(game, "infection eat", "infection eat", "infection infect")

    t = game.table
    assert (t.humans, t.human_supply) == (set(), 59)
    assert (t.players[0].eat_points, t.players[0].eat_cards) == (1, 1)
    assert t.piles["infection"].discards == Counter({"eat": 1, "infect": 1})


def test_t32_a_tie_is_the_active_players_choice() -> None:
    """HU-49."""
    game = caught("miner", "doctor")

    go(game, "infection eat", "infection infect")

    assert (game.who(), legal(game)) == (0, {"choose eat", "choose infect"})


def test_t33_one_escape_and_the_human_flees() -> None:
    """HU-46."""
    game = caught()

    go(game, "infection escape", "infection eat", "infection eat", "roll 2")

    assert game.table.humans == {(2, 1)}
    assert game.table.piles["infection"].discards == Counter({"eat": 2, "escape": 1})


def test_t34_of_two_escapes_one_leaves_the_game() -> None:
    """HU-47."""
    game = caught()

    go(game, "infection escape", "infection escape", "infection infect", "roll 2")

    pile = game.table.piles["infection"]
    assert (pile.deck + pile.discards)["escape"] == 7
    assert pile.removed == Counter({"escape": 1})


def wounded(*wounds: str, before: list[str], character: str = "miner") -> Reference:
    """B hits A, who draws these cards."""
    game = face_to_face(character, "cheerleader", hands={1: ["HW6"]})
    game.table.players[0].wounds = before
    texts = [f"wound {name}" for name in wounds]
    return tell(game, capture_phase, "roll 6", "play HW6", "roll 6", *texts)


def test_t35_a_pair_must_be_taken() -> None:
    """HU-55."""
    game = wounded("left-arm", "left-arm", "chest", before=[])

    assert game.table.players[0].wounds == ["left-arm"]
    assert game.table.piles["wound"].discards == Counter({"left-arm": 1, "chest": 1})


@pytest.mark.parametrize(("taken", "survives"), [("left-arm", 1), ("belly", 1), ("chest", 0)])
def test_t36_without_a_pair_the_owner_chooses(taken: str, survives: int) -> None:
    """HU-56, HU-57."""
    game = wounded("left-arm", "belly", "chest", before=["chest"])

    assert (game.who(), legal(game, "take ")) == (0, {"left-arm", "belly", "chest"})
    go(game, f"take {taken}")

    assert len(zombies_of(game.table, 0)) == survives
    assert len(game.table.players[0].wounds) == 2 * survives


def test_t37_a_second_equal_wound_removes_the_zombie() -> None:
    """HU-57, HU-59."""
    game = wounded("chest", "chest", "belly", before=["chest"])

    assert (game.table.players[0].wounds, game.table.players[0].removed) == ([], 1)
    assert game.scores()[0] == 0
    assert game.table.piles["wound"].discards == Counter({"chest": 3, "belly": 1})


def test_t38_a_head_shot_always_acts() -> None:
    """HU-54."""
    cards = ("head-shot", "belly", "belly", "chest")
    game = wounded(*cards, before=["left-leg"], character="cheerleader")

    assert zombies_of(game.table, 0) == []
    assert game.table.players[0].wounds == []
    assert game.table.piles["wound"].discards.total() == 5


# T-39 to T-47: flight


def ends(game: Reference, roll: int, start: Space = (4, 1)) -> set[Space]:
    """The ends of the flight of a human."""
    return flight_ends(game.table, HUMAN, start, roll)


def test_t39_t40_the_flight_goes_as_far_as_it_can() -> None:
    """HU-63."""
    game = face_to_face()

    assert ends(game, 2) == {(2, 1)}
    assert ends(game, 6) == {(1, 0), (0, 1), (1, 2)}


@pytest.mark.parametrize(
    ("other", "roll", "expected"),
    [
        ((3, 1), 1, {(5, 1)}),
        ((3, 1), 2, {(2, 1)}),
        ((2, 1), 2, {(3, 1), (5, 1)}),
    ],
)
def test_t41_t42_humans_are_passed_but_not_joined(
    other: Space, roll: int, expected: set[Space]
) -> None:
    """HU-62."""
    game = face_to_face()
    add_humans(game.table, other)

    assert ends(game, roll) == expected


def test_t43_zombies_are_not_passed() -> None:
    """HU-61."""
    game = a_game(
        "doctor", "miner", tiles=STRAIGHT, humans=[(4, 1)], zombies={0: [(4, 1)], 1: [(1, 1)]}
    )

    assert ends(game, 6) == {(2, 1)}


def test_t44_a_human_that_cannot_flee_is_infected() -> None:
    """HU-65, printed."""
    zombies: dict[int, list[Space]] = {0: [(4, 1), (3, 1), (5, 1)]}
    game = a_game(
        "doctor", "miner", tiles=STRAIGHT, humans=[(4, 1)], zombies=zombies, hands={1: ["HW6"]}
    )

    tell(game, capture_phase, "roll 1", "roll 4")

    assert game.who() is None
    assert game.scores()[0] == 4
    assert game.table.human_supply == 60


def test_t45_barricades_do_not_exist_for_humans() -> None:
    """HU-64."""
    game = a_game("doctor", "miner", tiles=BEAUTY_SHOP, humans=[(4, 0)], zombies={0: [(4, 0)]})

    assert ends(game, 1, (4, 0)) == {(3, 0), (5, 0), (4, 1)}
    assert ends(game, 3, (4, 0)) == {(2, 1), (3, 0), (5, 0), (4, 1)}


def test_t46_the_right_neighbour_moves_the_human() -> None:
    """HU-60."""
    game = face_to_face("cheerleader", "miner", "doctor")

    tell(game, capture_phase, "roll 1", "roll 4")

    assert game.who() == 2
    assert legal(game, "flee ") == {"1,0", "0,1", "1,2"}


def test_t47_without_any_zombie_the_human_stays() -> None:
    """HU-58."""
    game = face_to_face("miner", "cheerleader", hands={1: ["HW6"]})
    game.table.dice.add((4, 1))

    tell(game, capture_phase, "roll 6", "play HW6", "roll 6")
    go(game, "wound head-shot", "wound chest", "wound chest")

    assert game.who() is None
    assert (game.table.humans, game.table.dice) == ({(4, 1)}, {(4, 1)})


# T-48 to T-56: cards, the end, abilities


def test_t48_one_card_from_turn_to_turn() -> None:
    """HU-67."""
    game = face_to_face("cheerleader", "miner", "doctor", hands={1: ["HW6", "HW5"]})
    t = game.table

    tell(game, capture_phase, "roll 6", "play HW6", "roll 1", *["wound belly"] * 4, "roll 1")
    go(game, game.legal()[0])
    assert game.who() is None
    t.active = 2
    t.zombies[0].owner, t.zombies[0].space = 2, next(iter(t.humans))
    t.turn.attempted_spaces.clear()
    tell(game, capture_phase, "roll 6")
    assert "infection eat" in game.outcomes()  # B is not asked
    t.active = 1
    start_turn(t)
    t.active = 2
    tell(game, capture_phase, "roll 6")

    assert (game.who(), game.legal()) == (1, ["pass", "play HW5"])


def test_t49_a_player_without_zombies_comes_back() -> None:
    """HU-74, HU-59."""
    game = a_game("lawyer", "miner")
    game.table.players[0].removed = 3

    start_turn(game.table)

    assert spaces(zombies_of(game.table, 0)) == [(1, 1)]
    assert (game.table.players[0].removed, supply_of(game.table, 0)) == (2, 7)


def test_t50_the_goal_ends_the_game_at_once() -> None:
    """HU-76."""
    humans: list[Space] = [(4, 1), (5, 1)]
    zombies: dict[int, list[Space]] = {0: [(4, 1), (5, 1), *[(1, 1)] * 4], 1: [(1, 1)]}
    game = a_game("lawyer", "miner", tiles=STRAIGHT, humans=humans, zombies=zombies)
    game.table.players[0].eat_points = 2

    tell(game, capture_phase, "attempt 4,1", "roll 6", *DRAWN_INFECT)

    assert game.who() is None
    assert (game.scores()[0], game.table.winner, game.ranks()) == (9, 0, [1, 2])
    assert game.table.humans == {(5, 1)}


def test_t51_body_slam_turns_a_failure() -> None:
    """D3."""
    game = face_to_face("wrestler", "miner", hands={1: ["HW1"]})

    tell(game, capture_phase, "roll 1", "ability")

    assert (game.who(), game.phase()) == (1, "W-CAPOK")
    assert game.table.players[0].ability_used


def test_t52_encore_draws_anew() -> None:
    """D3."""
    game = face_to_face("musician", "miner")

    tell(game, capture_phase, "roll 6", "infection escape", "infection eat", "infection infect")
    go(game, "ability", "infection infect", "infection infect", "infection eat")

    assert game.scores()[0] == 2
    discards = Counter({"escape": 1, "eat": 2, "infect": 3})
    assert game.table.piles["infection"].discards == discards


def test_t53_heal_thyself_cancels_the_wound() -> None:
    """D3, HU-58."""
    game = face_to_face("doctor", "miner", hands={1: ["HW6"]})
    game.table.players[0].wounds = ["chest", "belly"]

    tell(game, capture_phase, "roll 6", "play HW6", "roll 6", "ability", "roll 2")

    assert game.table.players[0].wounds == []
    assert game.table.humans == {(2, 1)}


def test_t54_open_house_needs_free_spaces() -> None:
    """HE01."""
    tee: dict[Space, tuple[str, int]] = {(1, 0): ("H04", 0)}
    zombies: dict[int, list[Space]] = {0: [(4, 1)]}
    hands = {0: ["HE01"]}
    game = a_game("lawyer", "miner", tiles=tee, humans=[(3, 1)], zombies=zombies, hands=hands)

    tell(game, move_phase, "play HE01 1,0")
    assert legal(game) == {"put human 5,1", "put human 4,2"}
    go(game, "put human 5,1")
    assert legal(game) == {"put human 4,2", "done"}
    go(game, "put human 4,2")

    assert game.table.humans == {(3, 1), (5, 1), (4, 2)}
    assert game.phase() == "T3"


def test_t55_halved_and_then_three_more() -> None:
    """A-67."""
    game = a_game("lawyer", "miner", zombies={0: [(1, 1)]}, hands={0: ["HE02"], 1: ["HE03"]})

    tell(game, before_movement, "play HE03", "pass")
    tell(game, move_phase, "play HE02")

    assert game.table.turn.movement == 5


def test_t56_the_game_ends_when_nothing_is_left_to_catch() -> None:
    """HU-78, HU-79."""
    game = a_game("lawyer", "doctor", "musician")
    t = game.table
    empty_stacks(t)
    t.active = 2
    for player, points in zip(t.players, (4, 5, 3), strict=True):
        player.eat_points = points
        player.hand = ["HE05"] * 3
    for seat in range(3):
        put_zombie(t, seat, (1, 1))
    tell(game, rounds)
    while game.who() is not None:
        assert game.who() != CHANCE
        go(game, next(text for text in ("end", "none", "pass") if text in game.legal()))

    assert game.scores() == [5, 6, 4]
    assert game.ranks() == [2, 1, 3]


def test_t84_humans_that_cannot_be_passed() -> None:
    """HU-65."""
    game = face_to_face()
    add_humans(game.table, (3, 1), (5, 1))

    assert ends(game, 1) == set()
    assert ends(game, 2) == {(2, 1)}


def test_t85_an_objection_to_it_jammed() -> None:
    """HE13, D3: the weapon is rolled all the same."""
    hands = {0: ["HE13"], 1: ["HW6"]}
    game = face_to_face("miner", "doctor", "lawyer", hands=hands)

    tell(game, capture_phase, "roll 6", "play HW6")
    assert (game.who(), game.phase()) == (2, "W-CARD")
    go(game, "pass")
    assert (game.who(), game.phase()) == (0, "W-WEAPON")
    go(game, "play HE13", "ability")

    assert game.outcomes().keys() == {f"roll {n}" for n in range(1, 7)}
    go(game, "roll 1")
    assert "wound chest" in game.outcomes()


def test_t86_patient_zero_drops_both_escapes() -> None:
    """HE10."""
    game = face_to_face("cheerleader", "miner", hands={0: ["HE10"]})

    tell(game, capture_phase, "roll 6", "play HE10")
    drawn = ("escape", "escape", "eat", "infect", "infect")
    go(game, *[f"infection {name}" for name in drawn], "drop escape", "drop escape")

    pile = game.table.piles["infection"]
    assert game.scores()[0] == 2
    assert (pile.discards["escape"], pile.removed.total()) == (2, 0)
