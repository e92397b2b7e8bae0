"""Cards, abilities and combined rules of the reference that no worked example shows."""

from __future__ import annotations

import pytest

from tests.games.humans.reference_builders import (
    BEAUTY_SHOP,
    STRAIGHT,
    a_game,
    add_humans,
    add_npcs,
    go,
    legal,
    only_tile,
    spaces,
    tell,
)
from tests.games.humans.reference_capture import capture_phase
from tests.games.humans.reference_data import CARDS
from tests.games.humans.reference_map import ZOMBIE, way_to_street
from tests.games.humans.reference_movement import move_phase
from tests.games.humans.reference_play import (
    AT_ONCE,
    TARGETS,
    WITH_CHOICES,
    before_movement,
    before_npc_zombies,
)
from tests.games.humans.reference_shotgun import move_pawn, movement, start_combat
from tests.games.humans.reference_table import (
    Flow,
    Lasting,
    Space,
    Table,
    is_lasting,
    put_zombie,
    zombies_of,
)
from tests.games.humans.reference_tiles import tile_step
from tests.games.humans.reference_turn import npc_step, start_turn, turn

Tiles = dict[Space, tuple[str, int]]
Z_STRAIGHT: Tiles = {(1, 0): ("Z14", 0)}
GAS_STATION: Tiles = {(1, 0): ("Z25", 0)}
REACTIONS = {"HE05", "HE08", "HE09", "HE10", "HE13", "ZE17", "ZE20"}


def test_every_card_has_an_effect() -> None:
    """D8, D9. Reactions and weapons have theirs where they are asked for."""
    elsewhere = {card for card in CARDS if CARDS[card].is_weapon} | REACTIONS

    assert AT_ONCE.keys() | WITH_CHOICES.keys() == CARDS.keys() - elsewhere
    assert AT_ONCE.keys() | WITH_CHOICES.keys() <= TARGETS.keys()
    assert not AT_ONCE.keys() & WITH_CHOICES.keys()


# Humans!!!


def test_weak_ankles_hold_one_zombie_of_a_space() -> None:
    """HE04, A-75."""
    there: list[Space] = [(1, 1), (1, 1)]
    game = a_game("cheerleader", "miner", zombies={0: there}, hands={1: ["HE04"]})

    tell(game, before_movement, "play HE04 1,1")
    tell(game, move_phase, "step 1,1 E")

    assert not legal(game, "step 1,1 ")
    assert legal(game, "step 2,1 ") == {"W"}


def test_nail_it_shut_undoes_a_success() -> None:
    """HE05, also of a try without roll (A-12)."""
    zombies: dict[int, list[Space]] = {0: [(4, 1)], 1: [(4, 1), (4, 1)]}
    game = a_game("lawyer", "miner", tiles=BEAUTY_SHOP, zombies=zombies, hands={1: ["HE05"]})

    tell(game, move_phase, "break 4,1", "play HE05", "pass")

    assert game.table.markers == set()
    assert not legal(game, "break ")


def test_run_for_it_moves_a_human_up_to_four_steps() -> None:
    """HE07."""
    game = a_game("miner", "doctor", tiles=STRAIGHT, humans=[(5, 1)], hands={1: ["HE07"]})
    put_zombie(game.table, 0, (1, 1))

    tell(game, before_movement, "play HE07 5,1")
    assert legal(game, "run ") == {"4,1", "3,1", "2,1"}
    go(game, "run 2,1")

    assert game.table.humans == {(2, 1)}


def test_slippery_when_wet_leaves_no_way_to_turn_it() -> None:
    """HE08: the human flees, without W-CAPFAIL."""
    here: list[Space] = [(4, 1)]
    hands = {0: ["HE09"], 1: ["HE08"]}
    game = a_game("wrestler", "miner", tiles=STRAIGHT, humans=here, zombies={0: here}, hands=hands)

    tell(game, capture_phase, "roll 3", "play HE08", "roll 2")

    assert game.table.humans == {(2, 1)}


@pytest.mark.parametrize(("character", "phase"), [("wrestler", "W-CAPOK"), ("cheerleader", "")])
def test_death_grip_adds_two(character: str, phase: str) -> None:
    """HE09: 1 + 2 is enough for the Wrestler, not for the Cheerleader."""
    here: list[Space] = [(4, 1)]
    hands = {0: ["HE09"], 1: ["HW1"]}
    game = a_game(character, "miner", tiles=STRAIGHT, humans=here, zombies={0: here}, hands=hands)
    game.table.players[0].dice = 1

    tell(game, capture_phase, "roll 1", "reroll", "roll 1", "play HE09")

    assert game.phase() == phase


def test_late_riser_comes_before_the_first_step() -> None:
    """HE12."""
    zombies: dict[int, list[Space]] = {0: [(1, 0)], 1: [(0, 1)]}
    game = a_game("cheerleader", "miner", zombies=zombies, hands={0: ["HE12"]})

    tell(game, move_phase)
    assert "play HE12" in game.legal()
    go(game, "step 1,0 S")
    assert "play HE12" not in game.legal()


def test_late_riser_is_for_the_last() -> None:
    """HE12."""
    zombies: dict[int, list[Space]] = {0: [(1, 0), (1, 0)], 1: [(0, 1)]}
    game = a_game("cheerleader", "miner", zombies=zombies, hands={0: ["HE12"]})

    tell(game, move_phase)

    assert "play HE12" not in game.legal()


def test_pickpocket_and_walk_it_off_need_something() -> None:
    """HE11, HE14."""
    hands = {0: ["HE11", "HE14"]}
    game = a_game("cheerleader", "miner", "doctor", zombies={0: [(1, 0)]}, hands=hands)
    t = game.table

    tell(game, move_phase)
    assert not legal(game, "play ")
    t.players[2].dice = 1
    t.players[0].wounds = ["chest"]
    tell(game, move_phase)
    assert legal(game, "play ") == {"HE11", "HE14 2"}
    go(game, "play HE14 2")

    assert (t.players[0].dice, t.players[2].dice) == (1, 0)


def test_tunnel_needs_no_roll_and_no_try() -> None:
    """D3, also beside a human."""
    here: list[Space] = [(4, 1)]
    game = a_game("miner", "doctor", tiles=BEAUTY_SHOP, humans=here, zombies={0: [(4, 1), (3, 1)]})

    tell(game, move_phase)
    assert legal(game, "break ") == {"3,1"}
    go(game, "ability 4,1")

    assert game.table.markers == {(4, 1)}
    assert not legal(game, "ability")


def test_an_objection_cancels_the_card_but_not_its_use() -> None:
    """D3, W-CARD."""
    game = a_game("cheerleader", "lawyer", zombies={0: [(1, 1)]}, hands={0: ["HE02", "HE02"]})

    tell(game, move_phase, "play HE02", "ability")

    assert game.table.turn.movement == 6
    assert not legal(game, "play ")


def test_infect_without_a_figure_is_eat() -> None:
    """A-31."""
    zombies: dict[int, list[Space]] = {0: [(4, 1), *[(1, 1)] * 9]}
    game = a_game("doctor", "miner", tiles=STRAIGHT, humans=[(4, 1)], win_check="turn_end")
    for space in zombies[0]:
        put_zombie(game.table, 0, space)

    tell(game, capture_phase, "roll 3", *["infection infect"] * 2, "infection eat")

    player = game.table.players[0]
    assert (player.eat_points, player.eat_cards, game.scores()[0]) == (1, 1, 11)
    assert game.table.human_supply == 59


def test_a_token_waits_for_the_turn_of_a_zombie_that_stands_there() -> None:
    """A-16."""
    game = a_game("miner", "doctor", tiles=BEAUTY_SHOP, zombies={0: [(4, 0)], 1: [(4, 0)]})
    t = game.table
    t.zombies[0].space = (5, 0)
    t.dice.add((4, 0))
    t.active = 1

    start_turn(t)

    assert (t.players[1].dice, t.dice) == (1, set())


# Zombies!!!


@pytest.mark.parametrize(("card", "tile"), [("ZE19", "Z25"), ("ZE21", "Z26"), ("ZE11", "H10")])
def test_items_come_into_play_inside_their_building(card: str, tile: str) -> None:
    """ZZ-18, A-82: of either set."""
    rotation = 1 if tile == "H10" else 0
    game = a_game(None, "lawyer", tiles={(1, 0): (tile, rotation)}, hands={0: [card]})
    t = game.table
    t.turn.movement = 3
    t.players[0].pawn = (3, 1)

    tell(game, move_pawn)
    assert not legal(game, "play ")
    t.players[0].pawn = (4, 0)
    tell(game, move_pawn, f"play {card}", "pass")

    assert t.players[0].items == [card]


def test_an_item_may_be_objected_to() -> None:
    """D3, A-74."""
    game = a_game(None, "lawyer", tiles=GAS_STATION, hands={0: ["ZE19"]})
    game.table.players[0].pawn = (4, 0)

    tell(game, move_pawn, "play ZE19")
    assert game.table.players[0].items == ["ZE19"]
    go(game, "ability")

    assert game.table.players[0].items == []
    assert game.table.piles["Z"].discards["ZE19"] == 1


def test_the_shotgun_helps_in_three_combats() -> None:
    """ZE13."""
    game = a_game(None, "doctor", tiles=Z_STRAIGHT)
    t = game.table
    t.players[0].items, t.players[0].charges = ["ZE13"], 3
    t.piles["Z"].deck["ZE13"] -= 1
    t.turn.movement = 9
    add_npcs(t, (2, 1), (3, 1), (4, 1), (5, 1))

    tell(game, move_pawn, "step E", "roll 3", "step E", "roll 3")
    assert t.players[0].items == ["ZE13"]
    go(game, "step E")
    assert t.players[0].items == []
    go(game, "roll 3", "step E", "roll 3")

    assert t.players[0].collected == 3
    assert legal(game) == {"spend", "lose life"}


def test_marbles_keep_zombies_in_place_until_the_end_of_the_next_turn() -> None:
    """ZE02, A-81."""
    game = a_game("doctor", None, zombies={0: [(1, 0)]})
    t = game.table
    t.players[1].items = ["ZE02"]
    t.players[0].hand = t.players[1].hand = ["HE05"] * 3
    t.stacks["H"].clear()
    t.stacks["Z"].clear()
    add_npcs(t, (2, 1))

    def three_turns(t: Table) -> Flow[None]:
        for t.active in (0, 1, 0):
            yield from turn(t)

    tell(game, three_turns, "end", "use ZE02", "none")
    assert t.lasting == [Lasting("ZE02", 1, in_last_turn=True)]
    go(game, "roll 1", "end", "none")  # the movement roll, no roll for zombies
    assert not is_lasting(t, "ZE02")
    go(game, "end")

    assert "roll 6" in game.outcomes()  # zombies move again


def test_alternate_food_lets_pawns_pass() -> None:
    """ZE03."""
    game = a_game(None, "doctor", tiles=Z_STRAIGHT, hands={0: ["ZE03"]})
    t = game.table
    add_npcs(t, (1, 1), (2, 1))
    t.bullets.add((2, 1))

    tell(game, before_movement, "play ZE03")
    t.turn.movement = 3
    tell(game, move_pawn, "step E", "step E")

    assert t.players[0].pawn == (3, 1)
    assert t.bullets == {(2, 1)}


def test_bad_sense_of_direction_costs_a_life() -> None:
    """ZE04, A-77."""
    game = a_game(None, "doctor", None, tiles=Z_STRAIGHT, hands={0: ["ZE04"]})
    t = game.table
    t.players[2].pawn = (4, 1)
    put_zombie(t, 1, (3, 1))
    add_npcs(t, (1, 1))
    t.players[0].pawn = (5, 1)
    t.players[0].life = 1

    tell(game, before_movement)
    assert game.who() is None
    t.players[0].life = 2
    tell(game, before_movement)
    assert legal(game, "play ") == {"ZE04 1 3,1", "ZE04 2"}
    go(game, "play ZE04 2", "roll 6")

    assert (t.players[0].life, t.players[2].pawn, t.players[2].collected) == (1, (1, 1), 1)


def test_brain_cramp_leaves_the_fights_to_their_owner() -> None:
    """ZE05."""
    game = a_game(None, "doctor", tiles=Z_STRAIGHT, hands={0: ["ZE13"], 1: ["ZE05"]})
    add_npcs(game.table, (2, 1))

    tell(game, movement, "roll 1", "play ZE05")
    assert (game.who(), legal(game)) == (1, {"step N", "step E", "step S", "step W", "end"})
    go(game, "step E", "roll 1")

    assert (game.who(), legal(game)) == (0, {"spend", "lose life"})


def test_claustrophobia_drives_out_of_buildings() -> None:
    """ZE08."""
    game = a_game(None, "doctor", tiles=GAS_STATION)
    t = game.table
    t.players[0].waiting = {"ZE08"}
    start_turn(t)
    t.players[0].pawn = (3, 0)
    t.turn.movement = 3

    tell(game, move_pawn)  # 4,0, then the street: forced
    assert t.players[0].pawn == (4, 1)
    assert legal(game) == {"step E", "step S", "step W", "end"}


def test_claustrophobia_holds_zombies_in_a_closed_building() -> None:
    """ZE08: there is no way to the street."""
    game = a_game("lawyer", None, tiles=BEAUTY_SHOP, zombies={0: [(3, 0)]})
    game.table.players[0].suffering = {"ZE08"}

    assert way_to_street(game.table, ZOMBIE, (3, 0)) is None
    tell(game, move_phase)
    assert game.who() is None


def test_fear_leaves_rest() -> None:
    """ZE09, ZE17, ZE20."""
    game = a_game(None, "doctor", hands={0: ["ZE17", "ZE20"]})
    game.table.players[0].suffering = {"ZE09"}

    tell(game, movement)

    assert legal(game) == {"stay", "play ZE20"}


def test_paralysis_ends_the_turn_at_once() -> None:
    """ZE14."""
    game = a_game(None, "doctor")
    game.table.players[0].waiting = {"ZE14"}

    tell(game, turn)

    assert game.who() is None
    assert game.table.players[0].waiting == set()


def test_they_are_not_dead() -> None:
    """ZE15."""
    game = a_game(None, "doctor", hands={1: ["ZE15"]})
    t = game.table
    t.players[0].collected = 1
    t.pool = 99

    tell(game, before_movement, "play ZE15 0", "roll 2", "roll 3")
    assert (game.who(), legal(game)) == (0, {"spend", "lose life", "accept"})
    go(game, "spend", "lose life", "roll 1")
    assert legal(game) == {"lose life", "accept"}
    go(game, "accept")

    assert (t.players[0].collected, t.players[0].life, t.players[0].bullets) == (0, 2, 1)


def test_the_keys_are_neither_halved_nor_raised() -> None:
    """ZE17."""
    hands = {0: ["ZE17", "HE02", "ZE01"], 1: ["HE03"]}
    game = a_game(None, "doctor", hands=hands)
    game.table.turn.halvings = 1

    tell(game, movement, "play ZE17")

    assert (game.phase(), game.table.turn.movement) == ("G3", 10)


def test_a_building_is_filled_and_doubled() -> None:
    """ZE16, ZE22."""
    hands = {0: ["ZE22"], 1: ["ZE16"]}
    game = a_game(None, "doctor", tiles=GAS_STATION, hands=hands)
    t = game.table
    add_npcs(t, (3, 0))

    tell(game, before_movement, "play ZE16 1,0")
    assert t.npcs == {(3, 0), (4, 0), (5, 0)}
    t.npcs = {(3, 0)}
    tell(game, before_movement, "play ZE22 1,0")
    assert legal(game) == {"put npc 4,0", "put npc 5,0"}


def test_two_zombies_are_sent_away() -> None:
    """ZE23."""
    game = a_game(None, "doctor", tiles=Z_STRAIGHT, hands={0: ["ZE23"]})
    t = game.table
    add_npcs(t, (1, 0), (1, 2))

    tell(game, before_movement, "play ZE23", "figure 1,0")
    assert "space 1,0" not in game.legal()
    go(game, "space 5,1", "space 1,0")  # the second is the only other one

    assert t.npcs == {(5, 1), (1, 0)}


def test_everybody_is_led_astray() -> None:
    """ZE25, A-77: a zombie stops beside a human."""
    tiles: Tiles = {(1, 0): ("Z14", 0), (2, 0): ("Z14", 0)}
    game = a_game("doctor", None, tiles=tiles, zombies={0: [(4, 1)]}, humans=[(7, 1)])
    game.table.players[1].hand = ["ZE25"]

    tell(game, before_movement, "play ZE25 0 4,1", "step E", "step E", "step E")

    assert game.who() is None
    assert spaces(zombies_of(game.table, 0)) == [(7, 1)]


def test_a_shoe_is_untied_once() -> None:
    """ZE26, A-67."""
    game = a_game(None, "doctor", "miner", hands={1: ["ZE26"], 2: ["ZE26"]})

    tell(game, before_movement, "play ZE26 0")
    assert legal(game, "play ZE26 ") == {"1"}  # not seat 0, before whom one waits
    go(game, "pass")
    tell(game, movement, "roll 4")

    assert game.table.turn.movement == 3
    assert legal(game, "play ZE26 ") == {"1"}
    go(game, "pass")
    assert game.phase() == "G3"


def test_a_pawn_that_dies_before_its_movement_only_ends_its_turn() -> None:
    """5.2."""
    hands = {1: ["ZE25"], 2: ["HE03"], 0: ["HE05"] * 3}
    game = a_game(None, "doctor", "miner", hands=hands)
    t = game.table
    t.stacks["Z"].clear()
    t.players[0].life, t.players[0].bullets = 1, 0
    add_npcs(t, (1, 0))
    put_zombie(t, 1, (1, 2))
    put_zombie(t, 2, (1, 2))

    tell(game, turn, "play ZE25 0", "step N", "roll 1")

    assert t.players[0].is_dead
    assert "roll 1" in game.outcomes()  # T6: neither the Miner nor anybody else is asked


def test_a_closing_tile_costs_the_rest_of_the_turn() -> None:
    """ZZ-06, A-07: forced, as only dead ends fit the last exit."""
    tiles: Tiles = {(0, -1): ("Z18", 0), (1, 0): ("Z19", 1), (0, 1): ("Z21", 2)}
    game = a_game(None, "doctor", tiles=tiles)
    only_tile(game.table, "Z22")
    game.table.stacks["H"]["H02"] = 1

    tell(game, turn, "tile Z22")
    while game.phase() == "T1c":
        go(game, game.legal()[0])

    assert game.who() is None  # neither draw nor zombies nor discard
    assert (-1, 0) in game.table.map


def test_the_helipad_is_won_by_standing_there() -> None:
    """ZZ-20."""
    game = a_game(None, "doctor", tiles={(1, 0): ("Z30", 0)})
    t = game.table
    t.players[0].pawn = (3, 1)
    t.turn.movement = 1
    add_npcs(t, (4, 1))

    tell(game, move_pawn, "step E", "roll 4")

    assert (game.who(), t.winner) == (None, 0)


def test_a_zombie_player_guards_the_helipad() -> None:
    """ZZ-20: neither NPC zombie nor player-zombie may be there."""
    game = a_game(None, "miner", tiles={(1, 0): ("Z30", 0)})
    t = game.table
    t.players[0].pawn = (3, 1)
    t.turn.movement = 1
    put_zombie(t, 1, (4, 1))

    tell(game, move_pawn, "step E", "roll 4", "wound chest", "wound chest", "wound belly")
    assert t.winner is None
    t.active = 1
    tell(game, move_phase)
    go(game, next(text for text in game.legal() if text.startswith("step 4,1")))

    assert t.winner == 0


def test_the_helipad_is_placed_by_whoever_has_least() -> None:
    """ZZ-07, A-57."""
    game = a_game(None, "doctor", None)
    t = game.table
    t.players[0].collected = 1
    only_tile(t, "Z30")

    tell(game, tile_step, "tile Z30")
    assert (game.who(), game.phase()) == (2, "P1")
    go(game, "place 1,0 r0")

    assert len(t.npcs) == 9


def test_a_zombie_put_beside_a_shotgun_guy_need_not_attack() -> None:
    """HU-74, HZ-34, A-49."""
    game = a_game("cheerleader", None)
    start_turn(game.table)

    tell(game, move_phase)
    assert legal(game, "step 1,1 ")
    tell(game, capture_phase)

    assert legal(game) == {"attack 1", "end"}


def test_an_npc_zombie_put_on_a_pawn_is_fought_before_it_moves() -> None:
    """A-78."""
    game = a_game(None, "doctor", tiles=Z_STRAIGHT)
    add_npcs(game.table, (1, 1))

    tell(game, movement, "roll 1")

    assert "roll 6" in game.outcomes()
    go(game, "roll 6")
    assert game.table.players[0].collected == 1


def test_fights_and_flights_of_the_zombie_roll_are_not_repeated() -> None:
    """A-17."""
    game = a_game("doctor", None)
    game.table.players[0].dice = 3
    add_npcs(game.table, (1, 1))

    tell(game, npc_step, "roll 1")

    assert game.phase() == "T6"


def test_marbles_are_used_in_time() -> None:
    """5.3.5."""
    game = a_game("doctor", None, zombies={0: [(1, 0)]})
    game.table.players[1].items = ["ZE02"]

    tell(game, before_npc_zombies)

    assert (game.who(), legal(game)) == (1, {"pass", "use ZE02"})


def test_a_human_may_share_with_a_shotgun_guy() -> None:
    """HZ-25, HZ-33."""
    game = a_game("doctor", None, tiles=Z_STRAIGHT, zombies={0: [(5, 1)]}, humans=[(5, 1)])
    game.table.players[1].pawn = (4, 1)

    tell(game, capture_phase, "roll 1", "roll 1")

    assert game.table.humans == {(4, 1)}


def test_combat_starts_the_turn() -> None:
    """ZZ-10, ZE11: the kit replaces a life token, the die is rolled again."""
    game = a_game(None, "doctor")
    t = game.table
    t.players[0].items, t.players[0].bullets = ["ZE11", "ZE18"], 0
    add_npcs(t, (1, 1))
    add_humans(t, (1, 0))

    tell(game, start_combat, "roll 1")
    assert legal(game) == {"lose life", "use ZE11", "use ZE18"}
    go(game, "use ZE11", "roll 1", "use ZE18", "spend")

    assert (t.players[0].life, t.players[0].bullets, t.players[0].collected) == (3, 0, 1)
