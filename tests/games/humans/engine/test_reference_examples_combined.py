"""The worked examples of Zombies!!! and of the combined mode (6.2, 6.3), by the reference."""

from __future__ import annotations

import random

import pytest

from tests.games.humans.reference import Reference, lay_cross
from tests.games.humans.reference_builders import (
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
from tests.games.humans.reference_combat import fight_npc
from tests.games.humans.reference_data import LAYOUTS, TILES
from tests.games.humans.reference_map import OPPOSITE, SIDES, beside, exits
from tests.games.humans.reference_movement import move_phase
from tests.games.humans.reference_play import before_movement, before_npc_zombies
from tests.games.humans.reference_shotgun import move_pawn, movement, start_combat
from tests.games.humans.reference_table import Flow, Space, Table, put_zombie, zombies_of
from tests.games.humans.reference_tiles import fill, tile_step
from tests.games.humans.reference_turn import npc_step, start_turn, turn

Tiles = dict[Space, tuple[str, int]]
Z_STRAIGHT: Tiles = {(1, 0): ("Z14", 0)}  # streets 3,1 4,1 5,1
H_SHOP: Tiles = {(1, 0): ("H17", 0)}  # building 3,0 4,0 5,0; streets 3,1 4,1 5,1 4,2
GAS_STATION: Tiles = {(1, 0): ("Z25", 0)}  # the same, with a door at 4,0


def shotgun_first(zombie_player: str = "doctor", tiles: Tiles | None = None) -> Reference:
    """Seat 0 is a shotgun guy with three life and bullets on the Town Square centre."""
    return a_game(None, zombie_player, tiles=tiles or Z_STRAIGHT)


def moving(game: Reference, steps: int = 6) -> Reference:
    """The pawn of seat 0 is in G3 with so many steps."""
    game.table.turn.movement = steps
    return tell(game, move_pawn)


# 6.2


def test_t57_bullets_or_a_life() -> None:
    """ZZ-12, printed."""
    game = shotgun_first()
    t = game.table
    add_npcs(t, (1, 1))
    t.players[0].life = t.players[0].bullets = 2

    tell(game, start_combat, "roll 2")
    assert legal(game) == {"spend", "lose life"}
    go(game, "lose life", "roll 2", "spend")

    assert (t.players[0].life, t.players[0].bullets, t.players[0].collected) == (1, 0, 1)
    assert t.npcs == set()


@pytest.mark.parametrize(("tile", "number"), [("Z02", 4), ("Z10", 2)])
def test_t58_as_many_zombies_as_exits(tile: str, number: int) -> None:
    """ZZ-04, printed."""
    game = a_game(None, "doctor", tiles={(1, 0): (tile, 1 if tile == "Z10" else 0)})

    tell(game, lambda t: fill(t, 0, TILES[tile], (1, 0)), "fill zombies")
    while game.who() is not None:
        go(game, game.legal()[0])

    assert len(game.table.npcs) == number


def test_t59_death_costs_half_of_the_collection() -> None:
    """ZZ-15."""
    game = shotgun_first()
    t = game.table
    player = t.players[0]
    player.collected, player.life, player.bullets = 7, 1, 0
    player.items = ["ZE10"]
    player.hand = ["HE05", "HE05", "HE05"]
    add_npcs(t, (2, 1))
    t.pool -= 7

    def rest_of_turn(t: Table) -> Flow[None]:
        yield from move_pawn(t)
        yield from before_npc_zombies(t)
        yield from npc_step(t)

    t.turn.movement = 1
    tell(game, rest_of_turn, "step E", "roll 1")

    assert (player.collected, t.pool, player.items, player.pawn) == (3, 96, [], None)
    assert "roll 6" in game.outcomes()  # the zombie roll still follows
    start_turn(t)
    assert (player.life, player.bullets, player.pawn) == (3, 3, (1, 1))


def test_t60_only_zombies_with_a_legal_step_are_moved() -> None:
    """ZZ-16."""
    crossings: Tiles = {(1, 0): ("Z02", 0), (2, 0): ("Z02", 0), (3, 0): ("Z02", 0)}
    game = shotgun_first(tiles=crossings)
    t = game.table
    add_humans(t, (1, 1))
    kept: set[Space] = {(1, 0), (1, 2)}
    free: set[Space] = {(4, 1), (7, 1), (10, 1)}
    add_npcs(t, *kept, *free)

    tell(game, npc_step, "roll 5")
    for _ in range(3):
        go(game, game.legal()[0])

    assert game.who() is None
    assert len(t.npcs) == 5
    assert kept <= t.npcs
    assert not free & t.npcs


def test_t61_a_life_token_beyond_five_stays() -> None:
    """ZZ-14."""
    game = shotgun_first()
    t = game.table
    t.players[0].life = 5
    t.life.add((2, 1))
    t.bullets.add((2, 1))

    go(moving(game), "step E")

    assert (t.players[0].life, t.players[0].bullets) == (5, 4)
    assert (t.life, t.bullets) == ({(2, 1)}, set())


def test_t62_the_skateboard_counts_before_the_doubling() -> None:
    """ZE01, ZE21; with the life tokens of the combined mode."""
    game = a_game(None, "doctor", tiles=Z_STRAIGHT, hands={0: ["ZE01"]})
    game.table.players[0].items = ["ZE21"]

    tell(game, movement, "roll 3", "play ZE01")

    assert game.table.turn.movement == (3 + 3 + 2) * 2


# 6.3


@pytest.mark.parametrize("layout", LAYOUTS)
def test_t63_the_cross_matches_and_is_open(layout: str) -> None:
    """HZ-03, HZ-06, D10."""
    for seed in range(40):
        dice = random.Random(seed)
        game = a_game(None, "doctor", hz_layout=layout)
        t = game.table
        tell(game, lay_cross)
        while game.who() is not None:
            go(game, dice.choice(list(game.outcomes())))

        open_ends = 0
        for cell, placed in t.map.items():
            for side in SIDES:
                leads_out = side in exits(placed.tile, placed.rotation)
                other = t.map.get(beside(cell, side))
                if other is None:
                    open_ends += leads_out
                else:
                    assert leads_out == (OPPOSITE[side] in exits(other.tile, other.rotation))
        assert open_ends in (range(8, 13) if layout == "cross" else (4,))
        assert t.stacks["Z"].total() == 16
        assert t.stacks["H"].total() == 15


@pytest.mark.parametrize(("hand", "steps"), [([], 7), (["ZE26"], 3)])
def test_t64_life_tokens_add_to_the_movement(hand: list[str], steps: int) -> None:
    """HZ-23, ZE26."""
    game = a_game(None, "doctor", tiles=Z_STRAIGHT, hands={1: hand})
    game.table.players[0].life = 4

    tell(game, movement, "roll 3", *["play ZE26 0" for _ in hand])

    assert game.table.turn.movement == steps


def test_t65_humans_or_zombies_on_a_road() -> None:
    """HZ-10."""
    game = a_game("doctor", None, tiles={(1, 0): ("H04", 0)})

    tell(game, lambda t: fill(t, 0, TILES["H04"], (1, 0)))
    assert legal(game) == {"fill humans", "fill zombies"}
    go(game, "fill humans")
    assert game.table.humans == {(4, 1)}
    game.table.humans.clear()
    tell(game, lambda t: fill(t, 0, TILES["H04"], (1, 0)), "fill zombies")
    for _ in range(3):
        go(game, game.legal()[0])

    assert len(game.table.npcs) == 3


def attack(*texts: str) -> Reference:
    """Seat 0 steps onto a zombie of the Doctor."""
    game = shotgun_first()
    put_zombie(game.table, 1, (2, 1))
    game.table.players[1].ability_used = True
    return go(moving(game), "step E", *texts)


def test_t66_a_hit_wounds_a_player_zombie() -> None:
    """HZ-36, HZ-37."""
    game = attack("roll 5", "wound chest", "wound belly", "take chest")

    t = game.table
    assert (t.players[0].collected, t.players[1].wounds) == (1, ["chest"])
    assert len(zombies_of(t, 1)) == 1
    assert "step E" in game.legal()


def test_t67_a_removed_zombie_counts_three() -> None:
    """HZ-36."""
    game = attack("roll 5", "wound head-shot", "wound belly")

    assert game.table.players[0].collected == 3
    assert zombies_of(game.table, 1) == []


def test_t68_a_miss_ends_the_movement() -> None:
    """HZ-38, A-47."""
    game = shotgun_first()
    t = game.table
    put_zombie(t, 1, (2, 1))
    t.players[0].bullets = 1

    go(moving(game), "step E", "roll 2")

    assert game.who() is None
    assert (t.players[0].life, t.players[0].pawn, t.players[0].bullets) == (3, (2, 1), 1)
    t.active = 1
    tell(game, capture_phase)
    assert legal(game) == {"attack 0", "end"}


def test_t69_all_zombies_of_a_space_are_fought() -> None:
    """HZ-39, A-51."""
    game = shotgun_first()
    t = game.table
    put_zombie(t, 1, (2, 1))
    add_npcs(t, (2, 1))

    go(moving(game), "step E")
    assert legal(game) == {"fight npc", "fight 1"}
    go(game, "fight npc", "roll 6", "roll 1", "accept")

    assert game.who() is None
    assert (t.players[0].collected, t.players[0].pawn) == (1, (2, 1))


def test_t69_after_a_failed_attack_the_others_are_still_fought() -> None:
    """HZ-38, HZ-39, A-51."""
    game = shotgun_first()
    t = game.table
    put_zombie(t, 1, (2, 1))
    add_npcs(t, (2, 1))

    go(moving(game), "step E", "fight 1", "roll 1", "accept", "roll 6")

    assert game.who() is None
    assert (t.players[0].collected, t.players[0].pawn) == (1, (2, 1))


def hunted(life: int = 3, *, zombies: list[Space] | None = None) -> Reference:
    """Seat 0, a Cheerleader, has stepped onto the shotgun guy of seat 1."""
    game = a_game("cheerleader", None, tiles=Z_STRAIGHT, zombies={0: zombies or [(2, 1)]})
    game.table.players[1].life = life
    return tell(game, move_phase, "step 2,1 W", "end")


def test_t70_an_eaten_shotgun_guy_loses_a_life() -> None:
    """HZ-41, HZ-45."""
    game = hunted()
    t = game.table

    tell(game, capture_phase, "roll 4", "infection eat", "infection eat", "infection infect")

    assert (t.players[1].life, t.players[1].pawn, t.players[0].eat_cards) == (2, None, 1)
    t.active = 1
    start_turn(t)
    assert (t.players[1].pawn, t.players[1].life) == ((1, 1), 2)


def test_t71_an_infected_shotgun_guy_dies_but_keeps_his_zombies() -> None:
    """HZ-42, HZ-43."""
    game = hunted(life=1)
    t = game.table
    t.players[1].collected = 9
    t.players[1].items = ["ZE10"]

    tell(game, capture_phase, "roll 4", "infection infect", "infection infect", "infection eat")

    assert (t.players[1].collected, t.players[1].items, t.players[1].pawn) == (9, [], None)
    assert spaces(zombies_of(t, 0)) == [(1, 1), (1, 1)]
    t.active = 1
    start_turn(t)
    assert (t.players[1].life, t.players[1].bullets) == (3, 3)


def test_t72_the_victim_may_move_his_own_pawn() -> None:
    """HZ-44."""
    game = hunted()
    t = game.table
    add_humans(t, (5, 1))

    tell(game, capture_phase, "roll 3", "roll 4")
    assert game.who() is None  # 5,1 is the only end: four steps to the east
    assert t.players[1].pawn == (5, 1)
    t.players[1].pawn = (1, 1)
    t.turn.attempted_seats.clear()
    tell(game, capture_phase, "roll 3", "roll 1")

    assert (game.who(), legal(game, "flee ")) == (1, {"1,0", "2,1", "1,2", "0,1"})


def test_t73_shotgun_guys_cross_barricades() -> None:
    """HZ-27."""
    game = shotgun_first(tiles=H_SHOP)
    game.table.players[0].pawn = (4, 1)

    moving(game)

    assert "step N" in game.legal()


def test_t74_a_zombie_follows_an_npc_zombie_inside() -> None:
    """HZ-28."""
    game = a_game("lawyer", None, tiles=H_SHOP, zombies={0: [(3, 1)]})
    add_npcs(game.table, (5, 0))

    tell(game, move_phase, "step 3,1 N")

    assert game.table.markers == {(3, 1)}
    assert spaces(zombies_of(game.table, 0)) == [(3, 0)]


def test_t75_npc_zombies_need_a_marker() -> None:
    """HZ-30."""
    game = a_game("lawyer", None, tiles=H_SHOP)
    add_npcs(game.table, (4, 1))

    tell(game, npc_step, "roll 1")
    assert "move 4,1 N" not in game.legal()
    game.table.markers.add((4, 1))
    tell(game, npc_step, "roll 1")

    assert "move 4,1 N" in game.legal()


def test_t76_zombie_players_move_npc_zombies_too() -> None:
    """HZ-32."""
    hand = ["HE05"] * 3
    game = a_game("doctor", None, tiles=H_SHOP, zombies={0: [(3, 1)]}, hands={0: hand})
    game.table.stacks["H"].clear()
    add_npcs(game.table, (1, 1))

    tell(game, turn, "end", "roll 1", "move 1,1 S")

    assert (game.who(), game.phase()) == (0, "T5")


def test_t77_a_helipad_without_a_place_is_gone() -> None:
    """HZ-12."""
    tiles: Tiles = {
        (0, -1): ("Z18", 0),
        (1, 0): ("Z19", 1),
        (0, 1): ("Z21", 2),
        (-1, 0): ("Z22", 3),
    }
    game = a_game(None, "doctor", tiles=tiles)
    only_tile(game.table, "Z30")

    tell(game, tile_step, "tile Z30")

    assert game.who() is None
    assert all(placed.tile.id != "Z30" for placed in game.table.map.values())


def test_t78_a_weapon_helps_against_an_npc_zombie() -> None:
    """HZ-20."""
    game = a_game(None, "doctor", hands={0: ["HW4"]})
    add_npcs(game.table, (1, 1))

    tell(game, start_combat, "roll 2", "play HW4")

    assert game.table.players[0].collected == 1
    assert game.table.piles["H"].discards["HW4"] == 1
    assert game.table.players[0].card_played


def test_t79_brain_cramp_is_for_shotgun_guys() -> None:
    """HZ-17."""
    game = a_game("doctor", None, hands={1: ["ZE05"]}, zombies={0: [(1, 0)]})

    tell(game, before_movement)

    assert game.who() is None


def test_t80_the_grenade() -> None:
    """ZE12, A-61."""
    game = shotgun_first(tiles=GAS_STATION)
    t = game.table
    t.players[0].pawn = (4, 1)
    t.players[0].items = ["ZE12"]
    t.players[1].ability_used = True
    add_npcs(t, (3, 0), (5, 0))
    put_zombie(t, 1, (4, 0))

    go(moving(game), "use ZE12", "wound chest", "wound chest")

    assert (t.players[0].collected, t.players[0].life) == (3, 2)
    assert t.players[1].wounds == ["chest"]
    t.players[0].items = ["ZE12"]
    t.piles["wound"].discards.subtract(["chest"])
    go(game, "step W", "step E", "use ZE12", "wound head-shot", "wound chest")
    assert (t.players[0].collected, t.players[0].life) == (6, 1)


def test_t81_fear_keeps_all_zombies_in_place() -> None:
    """ZE09."""
    there: list[Space] = [(1, 0), (0, 1), (1, 2), (2, 1)]
    game = a_game("cheerleader", None, zombies={0: there}, humans=[(1, 0)])
    game.table.players[0].waiting = {"ZE09"}
    start_turn(game.table)

    tell(game, move_phase)
    assert legal(game) == {"ability", "end"}
    tell(game, capture_phase)

    assert "roll 1" in game.outcomes()  # the attempt is due


def test_t82_the_twenty_fifth_zombie_wins() -> None:
    """HZ-36, HZ-47."""
    game = shotgun_first()
    game.table.players[0].collected = 22
    game.table.players[1].ability_used = True
    put_zombie(game.table, 1, (2, 1))

    go(moving(game), "step E", "roll 5", "wound head-shot", "wound belly")

    assert game.who() is None
    assert (game.table.winner, game.ranks()) == (0, [1, 2])


def test_t83_npc_zombies_block_the_flight() -> None:
    """HU-65, HZ-31."""
    game = a_game("lawyer", None, tiles=Z_STRAIGHT, zombies={0: [(4, 1)]}, humans=[(4, 1)])
    add_npcs(game.table, (3, 1), (5, 1))

    tell(game, capture_phase, "roll 1", "roll 6")

    assert game.scores()[0] == 2


def test_t87_only_the_best_weapon_counts() -> None:
    """A-79."""
    game = a_game(None, "doctor", hands={0: ["HW2", "HW4"]})
    player = game.table.players[0]
    player.items = ["ZE10"]
    player.bullets = 0
    add_npcs(game.table, (1, 1))

    tell(game, lambda t: fight_npc(t, player), "roll 1")
    assert legal(game) == {"lose life", "play HW4"}
    go(game, "play HW4")  # 3: nothing but the loss of a life is left

    assert player.life == 2
    assert "roll 6" in game.outcomes()
