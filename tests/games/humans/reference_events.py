"""The event cards of Humans!!!: what they may be aimed at, and what they do (D8)."""

from collections.abc import Callable

from .reference_cards import Play
from .reference_data import ZOMBIES
from .reference_map import HUMAN, can_be_broken, cell_of, ends_after, spaces_of
from .reference_table import (
    TOWN_CENTRE,
    Cell,
    Flow,
    Space,
    Table,
    decide,
    has_zombie,
    in_reading_order,
    on_side,
    pawns_at,
    put_human,
    put_zombie,
    supply_of,
    text_of,
    zombie_named,
    zombies_at,
    zombies_of,
)
from .reference_wounds import discard_wounds

Targets = dict[str, object]
NO_TARGET_NEEDED: Targets = {"": None}


def at(spaces: set[Space]) -> Targets:
    """Targets that are spaces or cells."""
    return {text_of(space): space for space in in_reading_order(spaces)}


def when(condition: bool) -> Targets:
    """A card without target, playable under a condition."""
    return NO_TARGET_NEEDED if condition else {}


# HE01 Open House


def open_house_targets(t: Table, seat: int, moment: str) -> Targets:
    """A tile with a figure of the player and room for a human."""
    spaces = {zombie.space for zombie in zombies_of(t, seat)}
    pawn = t.players[seat].pawn
    if pawn is not None:
        spaces.add(pawn)
    cells = {cell_of(space) for space in spaces}
    return at({cell for cell in cells if t.human_supply and room_for_humans(t, cell)})


def room_for_humans(t: Table, cell: Cell) -> list[Space]:
    """Spaces without human, zombie and shotgun guy."""
    return [
        space
        for space in spaces_of(t, cell)
        if space not in t.humans and not has_zombie(t, space) and not pawns_at(t, space)
    ]


def open_house(t: Table, seat: int, play: Play) -> Flow[None]:
    """One to three humans on free spaces of the tile."""
    cell = play.target
    assert isinstance(cell, tuple)
    for number in range(3):
        room = room_for_humans(t, cell) if t.human_supply else []
        choices: dict[str, Space | None] = {f"put human {text_of(s)}": s for s in room}
        if not choices:
            return
        if number > 0:
            choices["done"] = None
        space = yield from decide(seat, "HE01", choices)
        if space is None:
            return
        put_human(t, space)


# HE02 Fresh Meat, HE03 Rigor Mortis, HE04 Weak Ankles


def fresh_meat_targets(t: Table, seat: int, moment: str) -> Targets:
    """Not after The Keys."""
    return when(not t.turn.has_keys)


def fresh_meat(t: Table, seat: int, play: Play) -> None:
    """Three more Movement."""
    t.turn.movement += 3


def rigor_mortis_targets(t: Table, seat: int, moment: str) -> Targets:
    """The active player; in W-MOVED only after a roll."""
    return when(moment == "OTHER" or t.turn.has_rolled)


def rigor_mortis(t: Table, seat: int, play: Play) -> None:
    """A-67. The Movement is halved: the one just rolled, or the one to come."""
    if play.moment == "MOVED":
        t.turn.movement //= 2
    else:
        t.turn.halvings += 1


def weak_ankles_targets(t: Table, seat: int, moment: str) -> Targets:
    """A zombie of the active player that is not held already."""
    return at({zombie.space for zombie in zombies_of(t, t.active) if not zombie.held})


def weak_ankles(t: Table, seat: int, play: Play) -> None:
    """A-75. One zombie on the space makes no step this turn."""
    assert isinstance(play.target, tuple)
    zombie_named(zombies_at(t, play.target, t.active)).held = True


# HE06 Battering Ram, HE07 Run For It!


def ram_targets(t: Table, seat: int, moment: str = "") -> Targets:
    """HE06, D3 Tunnel. An own zombie before a closed building."""
    return at({z.space for z in zombies_of(t, seat) if can_be_broken(t, z.space)})


def ram(t: Table, seat: int, play: Play) -> None:
    """A marker without a roll."""
    assert isinstance(play.target, tuple)
    t.markers.add(play.target)


def run_targets(t: Table, seat: int, moment: str) -> Targets:
    """A human without zombies that can get somewhere."""
    return at({space for space in t.humans if not has_zombie(t, space) and run_ends(t, space)})


def run_ends(t: Table, human: Space) -> set[Space]:
    """HU-61, HU-62, HU-64. All legal ends of one to four steps."""
    return {end for steps in range(1, 5) for end in ends_after(t, HUMAN, human, steps)}


def run(t: Table, seat: int, play: Play) -> Flow[None]:
    """The card player moves the human."""
    human = play.target
    assert isinstance(human, tuple)
    ends = in_reading_order(run_ends(t, human))
    end = yield from decide(seat, "HE07", {f"run {text_of(space)}": space for space in ends})
    t.humans.remove(human)
    t.humans.add(end)


# HE11 Walk It Off, HE12 Late Riser, HE14 Pickpocket


def walk_it_off_targets(t: Table, seat: int, moment: str) -> Targets:
    """At least one wound card."""
    return when(bool(t.players[seat].wounds))


def walk_it_off(t: Table, seat: int, play: Play) -> None:
    """All wound cards are discarded."""
    discard_wounds(t, t.players[seat])


def late_riser_targets(t: Table, seat: int, moment: str) -> Targets:
    """Before the first step; nobody has fewer zombies, and one is left in the supply."""
    fewest = min(len(zombies_of(t, player.seat)) for player in on_side(t, ZOMBIES))
    is_last = len(zombies_of(t, seat)) == fewest
    return when(is_last and supply_of(t, seat) > 0 and not t.turn.has_stepped)


def late_riser(t: Table, seat: int, play: Play) -> None:
    """A zombie on the Town Square."""
    put_zombie(t, seat, TOWN_CENTRE)


def pickpocket_targets(t: Table, seat: int, moment: str) -> Targets:
    """Another zombie player with a dice token."""
    return {
        str(player.seat): player.seat
        for player in on_side(t, ZOMBIES)
        if player.seat != seat and player.dice
    }


def pickpocket(t: Table, seat: int, play: Play) -> None:
    """One token changes hands."""
    assert isinstance(play.target, int)
    t.players[play.target].dice -= 1
    t.players[seat].dice += 1


TARGETS: dict[str, Callable[[Table, int, str], Targets]] = {
    "HE01": open_house_targets,
    "HE02": fresh_meat_targets,
    "HE03": rigor_mortis_targets,
    "HE04": weak_ankles_targets,
    "HE06": ram_targets,
    "HE07": run_targets,
    "HE11": walk_it_off_targets,
    "HE12": late_riser_targets,
    "HE14": pickpocket_targets,
}
AT_ONCE: dict[str, Callable[[Table, int, Play], None]] = {
    "HE02": fresh_meat,
    "HE03": rigor_mortis,
    "HE04": weak_ankles,
    "HE06": ram,
    "HE11": walk_it_off,
    "HE12": late_riser,
    "HE14": pickpocket,
}
WITH_CHOICES: dict[str, Callable[[Table, int, Play], Flow[None]]] = {
    "HE01": open_house,
    "HE07": run,
}
