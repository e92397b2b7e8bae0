"""Single steps of zombies and pawns, whoever makes them (HU-23 to HU-26, ZE08, ZE09, A-77)."""

from .reference_combat import fight_npc, meets_npc, put_pawn
from .reference_map import (
    BUILDING,
    PAWN,
    STREET,
    ZOMBIE,
    is_open,
    kind_at,
    way_to_street,
    ways,
)
from .reference_table import Flow, Player, Space, Table, Zombie, move_zombie

CLAUSTROPHOBIA, FEAR = "ZE08", "ZE09"


def may_step(t: Table, player: Player, figure: str, space: Space, to: Space) -> bool:
    """ZE08, ZE09. Whether the cards in force this turn allow a step of a player's figure."""
    if FEAR in player.suffering:
        return False
    if CLAUSTROPHOBIA not in player.suffering or kind_at(t, space) == kind_at(t, to) == STREET:
        return True
    if kind_at(t, space) == STREET:
        return False
    before, after = way_to_street(t, figure, space), way_to_street(t, figure, to)
    return before is not None and after is not None and after < before


# Zombies of players


def can_move(t: Table, zombie: Zombie) -> bool:
    """HU-26, HE04, HZ-40, option failed_try_stops. Whether it may make a step at all."""
    is_kept = zombie.held or zombie.stopped or zombie.engaged
    return not is_kept and zombie.space not in t.humans


def zombie_steps(t: Table, zombie: Zombie) -> dict[str, Space]:
    """HU-23, HU-24. The steps a zombie could make now."""
    if not can_move(t, zombie):
        return {}
    owner = t.players[zombie.owner]
    return {
        side: to
        for side, to in ways(t, ZOMBIE, zombie.space).items()
        if may_step(t, owner, ZOMBIE, zombie.space, to)
    }


def step_zombie(t: Table, zombie: Zombie, to: Space) -> None:
    """HU-36, HZ-28. A step; entering a closed building beside an NPC zombie leaves a marker."""
    enters = kind_at(t, zombie.space) == STREET and kind_at(t, to) == BUILDING
    if enters and not is_open(t, ZOMBIE, zombie.space, to):
        t.markers.add(zombie.space)
    move_zombie(t, zombie, to)


# Pawns


def pawn_steps(t: Table, player: Player) -> dict[str, Space]:
    """ZZ-08, ZZ-09, HZ-27. The steps a pawn could make now."""
    if player.pawn is None:
        return {}
    return {
        side: to
        for side, to in ways(t, PAWN, player.pawn).items()
        if may_step(t, player, PAWN, player.pawn, to)
    }


def bring_pawn(t: Table, player: Player, to: Space) -> Flow[None]:
    """A-77. A pawn moved by a card takes tokens and fights the NPC zombie, nobody else."""
    put_pawn(t, player, to)
    if meets_npc(t, player):
        yield from fight_npc(t, player)
