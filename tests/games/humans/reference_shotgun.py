"""The turn of a shotgun guy: G1, G2, G3 (ZZ-02, ZZ-08, ZZ-10, HZ-23, HZ-34 to HZ-39)."""

from dataclasses import dataclass

from .reference_cards import Play, Use, announce, decide_with_cards
from .reference_combat import (
    AMMO,
    CHAINSAW,
    MOLOTOV,
    attack_zombie,
    discard_item,
    fight_npc,
    lasting_tool,
    lose_life,
    meets_npc,
    put_pawn,
    take_tokens,
    use_ammo,
    use_tool,
)
from .reference_map import BUILDING, STREET, cell_of, entrances_from, kind_at, spaces_of
from .reference_play import (
    MARBLES,
    after_movement_roll,
    is_off_board,
    play_card,
    plays,
    use_marbles,
)
from .reference_steps import CLAUSTROPHOBIA, FEAR, pawn_steps
from .reference_table import (
    Cell,
    Flow,
    Space,
    Table,
    clockwise_from,
    collect_from_pool,
    decide,
    has_zombie,
    in_reading_order,
    look_for_winner,
    roll_die,
    zombies_at,
)
from .reference_wounds import wound

KEYS, REST, GRENADE, SKATEBOARD = "ZE17", "ZE20", "ZE12", "ZE21"
END = "end"


@dataclass(frozen=True)
class Step:
    """ZZ-08. The pawn goes there."""

    to: Space


def start_combat(t: Table) -> Flow[None]:
    """G1, ZZ-10. The NPC zombie on the own space."""
    if meets_npc(t, t.player):
        yield from fight_npc(t, t.player)


# G2: the movement roll


def movement(t: Table) -> Flow[None]:
    """G2, W-MOVED, G3."""
    choice = yield from _how_to_move(t)
    if choice == REST:
        t.player.life = min(5, t.player.life + 2)
        return
    if choice != "stay":
        if choice == KEYS:
            t.turn.has_keys = True
            t.turn.movement = 10
        else:
            yield from _roll_for_movement(t)
        yield from after_movement_roll(t)
    if not is_off_board(t):
        yield from move_pawn(t)


def _how_to_move(t: Table) -> Flow[str]:
    """G2. Asked again after a card that was cancelled."""
    default = "stay" if FEAR in t.player.suffering else "roll"
    while True:
        choices: dict[str, str | Play] = {default: default}
        choices.update(plays(t, t.active, "G2"))
        choice = yield from decide_with_cards(t, t.active, "G2", choices)
        if isinstance(choice, str):
            return choice
        if (yield from announce(t, t.active, choice.card)):
            return choice.card


def _roll_for_movement(t: Table) -> Flow[None]:
    """HZ-23, ZE21, A-67. Die, life and Skateboard; then the halvings played before."""
    die = yield from roll_die()
    t.turn.movement = die + t.player.life + (2 if SKATEBOARD in t.player.items else 0)
    t.turn.has_rolled = True
    for _ in range(t.turn.halvings):
        t.turn.movement //= 2
    if "ZE26" in t.player.waiting:
        t.player.waiting.remove("ZE26")
        t.turn.movement //= 2
        t.turn.shoe_counted = True


# G3: moving


def move_pawn(t: Table) -> Flow[None]:
    """G3. Until the movement ends, by choice, by a lost attack or by death."""
    while True:
        if meets_npc(t, t.player):
            yield from fight_npc(t, t.player)
        if is_off_board(t):
            return
        if t.turn.driver is None:
            choice = yield from decide_with_cards(t, t.active, "G3", move_choices(t))
        else:
            choice = yield from decide(t.turn.driver, "G3", move_choices(t))
        if choice == END:
            return
        if isinstance(choice, Step):
            goes_on = yield from enter(t, choice.to)
            if not goes_on:
                return
        elif isinstance(choice, Use):
            yield from use_item(t, choice.item)
        elif isinstance(choice, Play):
            yield from play_card(t, t.active, choice)


def move_choices(t: Table) -> dict[str, Step | Use | Play | str]:
    """5.2 G3. Under Brain Cramp nothing but steps and the end; ZE08 may forbid the end."""
    choices: dict[str, Step | Use | Play | str] = {}
    if t.turn.used < t.turn.movement:
        choices.update({f"step {s}": Step(to) for s, to in pawn_steps(t, t.player).items()})
    must_go_on = bool(choices) and CLAUSTROPHOBIA in t.player.suffering and is_inside(t)
    if t.turn.driver is None:
        choices.update({f"use {item}": Use(item) for item in usable_items(t)})
        choices.update(plays(t, t.active, "G3"))
    if not must_go_on:
        choices[END] = END
    return choices


def is_inside(t: Table) -> bool:
    """Whether the active pawn is on a building space."""
    return t.player.pawn is not None and kind_at(t, t.player.pawn) == BUILDING


def enter(t: Table, to: Space) -> Flow[bool]:
    """ZZ-10, HZ-34, HZ-39, A-51. A step and its fights; false if the movement is over."""
    t.turn.used += 1
    put_pawn(t, t.player, to)
    npc_waits = meets_npc(t, t.player)
    unfought = zombies_at(t, to)
    goes_on = True
    while npc_waits or unfought:
        choices = {"fight npc": -1} if npc_waits else {}
        owners = {zombie.owner for zombie in unfought}
        for seat in clockwise_from(t, t.active):
            if seat in owners:
                choices[f"fight {seat}"] = seat
        foe = yield from decide(t.active, "G3", choices)
        if foe == -1:
            npc_waits = False
            yield from fight_npc(t, t.player)
            if is_off_board(t):
                return False
        else:
            zombie = next(zombie for zombie in unfought if zombie.owner == foe)
            unfought = [other for other in unfought if other is not zombie]
            if not (yield from attack_zombie(t, t.player, zombie)):
                goes_on = False  # HZ-38; what is left here is still fought
    return goes_on


# Items in G3 (ZZ-18, 5.3.5)


def usable_items(t: Table) -> list[str]:
    """5.3.5, A-79. The items the active player may use now."""
    usable = {
        MARBLES: True,
        CHAINSAW: _best_tool_anywhere(t) < 2,
        GRENADE: has_zombies_within_reach(t),
        AMMO: True,
        MOLOTOV: would_burn(t),
    }
    return [item for item in sorted(t.player.items) if usable.get(item, False)]


def _best_tool_anywhere(t: Table) -> int:
    """A-79. The bonus the active player has against a zombie on a street."""
    return 2 if t.active in t.turn.chainsaws else 0


def building_within_reach(t: Table) -> Cell | None:
    """ZE12, ZE19. The building the pawn is in, or could enter from its street space."""
    pawn = t.player.pawn
    if pawn is None:
        return None
    is_at_entrance = kind_at(t, pawn) == STREET and bool(entrances_from(t, pawn))
    return cell_of(pawn) if is_inside(t) or is_at_entrance else None


def has_zombies_within_reach(t: Table) -> bool:
    """ZE12. Whether that building holds zombies."""
    cell = building_within_reach(t)
    return cell is not None and any(has_zombie(t, s) for s in spaces_of(t, cell, BUILDING))


def would_burn(t: Table) -> bool:
    """ZE19, A-79. Whether a Molotov raises the bonus against zombies in that building."""
    cell = building_within_reach(t)
    if cell is None:
        return False
    return lasting_tool(t, t.player, spaces_of(t, cell, BUILDING)[0]) < 2


def use_item(t: Table, item: str) -> Flow[None]:
    """ZZ-18. One of the items of usable_items."""
    if item == GRENADE:
        yield from throw_grenade(t)
    elif item == MARBLES:
        use_marbles(t, t.active)
    elif item == AMMO:
        use_ammo(t, t.player)
    else:
        assert t.player.pawn is not None
        use_tool(t, t.player, item, t.player.pawn)


def throw_grenade(t: Table) -> Flow[None]:
    """ZE12, HZ-19, A-61. Kills, then wounds, then a life token of the thrower."""
    cell = building_within_reach(t)
    assert cell is not None
    discard_item(t, t.player, GRENADE)
    inside = spaces_of(t, cell, BUILDING)
    killed = t.npcs & set(inside)
    t.npcs -= killed
    t.player.collected += len(killed)
    take_tokens(t, t.player)
    look_for_winner(t)
    for seat in clockwise_from(t, t.active):
        for space in in_reading_order(inside):
            for zombie in zombies_at(t, space, seat):
                removed = yield from wound(t, zombie)
                collect_from_pool(t, t.player, 3 if removed else 1)
                take_tokens(t, t.player)
                look_for_winner(t)
    lose_life(t, t.player)
