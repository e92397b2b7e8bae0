"""Tiles: where they may lie and what is put on them (HU-10 to HU-18)."""

import monsterbox as mb
from tests.games.humans.builders import (
    a_match,
    a_tile,
    choices,
    events,
    field,
    phase,
    places_at,
    player,
    things,
    told,
)


def test_t_04_a_corner_tile_needs_an_exit_to_the_west() -> None:
    """HU-11. East of the Town Square the Super Market fits with r1 and r2 only."""
    assert places_at(a_tile("H14"), "1,0") == {"r1", "r2"}


def test_t_05_a_dead_end_fits_in_one_way() -> None:
    """HU-11. The Hospital with its only exit to the west."""
    assert places_at(a_tile("H10"), "1,0") == {"r1"}


def test_t_06_no_edge_may_mismatch() -> None:
    """HU-11. A closed edge to the west keeps a crossing out; an L fits in one turn."""
    town = ("H04 1,0 r0", "H09 0,1 r1")

    assert places_at(a_tile("H02", town=town), "1,1") == set()
    assert places_at(a_tile("H07", town=town), "1,1") == {"r3"}


def test_t_07_a_tile_must_join_an_exit() -> None:
    """HU-11. Diagonally to the Town Square no exit leads."""
    for tile in ("H02", "H04", "H07", "H09", "H10", "H17"):
        assert places_at(a_tile(tile), "1,1") == set()


def test_rotations_that_look_the_same_count_as_one() -> None:
    """HU-10. A crossing is never turned, a straight road once."""
    assert places_at(a_tile("H02"), "1,0") == {"r0"}
    assert places_at(a_tile("H09"), "1,0") == {"r0"}
    assert places_at(a_tile("H09"), "0,1") == {"r1"}


def test_a_drawn_tile_is_placed_where_its_drawer_wants() -> None:
    """HU-10, HU-11. It leaves the stack, and lies where he says."""
    match = mb.game("humans").match(3, seed=7)
    seat, drawn = field(match, "active"), field(match, "drawn")
    assert phase(match) == "place"
    assert match.turn == seat
    assert drawn not in field(match, "stack")

    choice = match.legal(seat)[-1]
    match.play(seat, choice)

    _, tile, cell, turn = choice.split()
    placed = field(match, "town")[1]
    assert tile == drawn
    assert (placed["tile"], placed["cell"], f"r{placed['quarters']}") == (tile, cell, turn)


def closed_town() -> list[str]:
    return ["H10 1,0 r1", "H11 -1,0 r3", "H12 0,1 r2", "H13 0,-1 r0"]


def test_t_08_a_tile_that_fits_nowhere_is_removed() -> None:
    """HU-12, A-06. The turn goes on with the cards."""
    match = a_match(town=closed_town(), hands={1: ["HW1"]}, chance=["tile H09"])
    match.play(0, *match.legal(0)[:1])  # ends the movement; seat 0 has no card, so seat 1 is next

    assert "tile H09" in told(match)
    assert [event.tile for event in events(match, "TileRemoved")] == ["H09"]
    assert "H09" not in field(match, "stack")


def test_t_09_a_road_brings_one_human_to_its_middle() -> None:
    """HU-14. With three players nobody chooses."""
    match = a_tile("H04")
    match.play(0, "place H04 1,0 r0")

    assert things(match, "humans") == {"4,1"}
    assert phase(match) != "put-human"


def test_t_10_with_five_players_a_road_brings_two_humans() -> None:
    """HU-15, A-08. On two different street spaces, chosen one after another."""
    match = a_tile("H04", seats=5)
    match.play(0, "place H04 1,0 r0")

    assert choices(match) == {"human 3,1", "human 4,1", "human 5,1", "human 4,2"}
    match.play(0, "human 3,1")
    assert choices(match) == {"human 4,1", "human 5,1", "human 4,2"}
    match.play(0, "human 4,2")
    assert things(match, "humans") == {"3,1", "4,2"}


def test_t_11_a_building_is_filled_with_humans_and_tokens() -> None:
    """HU-16, HU-17. Seven humans on eight building spaces, then three tokens, which may share."""
    match = a_tile("H10")
    match.play(0, "place H10 1,0 r1")
    while phase(match) == "put-human":
        match.play(0, match.legal(0)[0])
    humans = things(match, "humans")
    while phase(match) == "put-token":
        match.play(0, match.legal(0)[0])

    assert len(humans) == 7
    assert len(things(match, "dice")) == 3
    assert things(match, "dice") & humans
    assert "3,1" not in humans | things(match, "dice")


def test_t_12_a_small_supply_is_placed_as_far_as_it_goes() -> None:
    """HU-18, A-32. Two humans are left for the Court House."""
    match = a_tile("H13", supply=2, devoured=58)
    match.play(0, "place H13 1,0 r1")
    match.play(0, match.legal(0)[0])
    match.play(0, match.legal(0)[0])

    assert len(things(match, "humans")) == 2
    assert field(match, "supply") == 0


def test_few_dice_tokens_are_placed_as_far_as_they_go() -> None:
    """HU-18. The Hospital asks for three; thirty-five of thirty-six are taken."""
    match = a_tile("H10", tokens={0: 35})
    match.play(0, "place H10 1,0 r1")
    while phase(match).startswith("put"):
        match.play(0, match.legal(0)[0])

    assert len(things(match, "dice")) == 1


def test_a_tile_that_closes_the_map_closes_it_in_every_way_that_fits() -> None:
    """A-07. Nothing has to be avoided: a tile with more exits leaves some of them open."""
    town = ("H11 -1,0 r3", "H12 0,1 r2", "H13 0,-1 r0")

    assert places_at(a_tile("H10", town=town), "1,0") == {"r1"}  # nothing else fits
    assert places_at(a_tile("H07", town=town), "1,0") == {"r1", "r2"}
    assert places_at(a_tile("H10", town=(*town, "H04 1,0 r0")), "2,0") == {"r1"}


def test_a_record_in_which_closing_was_avoided_is_read() -> None:
    """A-07. The value `avoid` of older records is the default of each game."""
    for key, today in (("humans", "allow"), ("humans-zombies", "penalty")):
        game = mb.game(key)

        assert game.stored_settings(2, {"close_map": "avoid"})["close_map"] == today
        assert game.options["close_map"].default == today


def test_closing_the_map_costs_the_turn_with_penalty() -> None:
    """ZZ-06, A-07. With `penalty` the tile is filled and the rest of the turn is lost."""
    town = ("H11 -1,0 r3", "H12 0,1 r2", "H13 0,-1 r0")
    match = a_tile("H10", town=town, hands={0: ["HE02"]}, options={"close_map": "penalty"})
    match.play(0, "place H10 1,0 r1")
    while field(match, "active") == 0:
        match.play(0, match.legal(0)[0])

    assert len(things(match, "humans")) == 7
    assert player(match)["hand"] == ["HE02"]
    assert [event.seat for event in events(match, "MapClosed")] == [0]


def test_closing_the_map_costs_nothing_by_default() -> None:
    """A-07. The turn goes on with the cards."""
    town = ("H11 -1,0 r3", "H12 0,1 r2", "H13 0,-1 r0")
    match = a_tile("H10", town=town)
    match.play(0, "place H10 1,0 r1")
    while phase(match).startswith("put"):
        match.play(0, match.legal(0)[0])

    assert len(player(match)["hand"]) == 3


def test_a_tile_never_joins_by_the_corner() -> None:
    """HU-11, A-05. Every placed tile of a random game fits to its neighbours."""
    match = mb.game("humans").match(4, seed=5)
    while not match.over:
        match.play(match.turn or 0, match.legal(match.turn or 0)[-1])
    again = mb.game("humans").from_position(match.position())

    assert field(again, "town") == field(match, "town")
