"""The event cards of Zombies!!!: what they may be aimed at, and what they do (D9)."""

from collections.abc import Callable, Iterator

from .reference_cards import Play
from .reference_combat import GUN, NEEDED, discard_item
from .reference_data import CARDS, ZOMBIES, ZOMBIES_SET
from .reference_events import Targets, at, when
from .reference_map import (
    BUILDING,
    all_spaces,
    cell_of,
    kind_at,
    legal_for_npcs,
    spaces_of,
)
from .reference_steps import FEAR, bring_pawn, can_move, pawn_steps, step_zombie, zombie_steps
from .reference_table import (
    TOWN_CENTRE,
    Cell,
    Flow,
    Lasting,
    Player,
    Space,
    Table,
    Zombie,
    clockwise_from,
    decide,
    in_reading_order,
    look_for_winner,
    move_npc,
    move_zombie,
    pawns_at,
    put_all,
    put_npc,
    roll_die,
    text_of,
    zombie_named,
    zombies_at,
    zombies_of,
)

Figure = tuple[int, Space | None]  # a player's pawn (None), or his zombie on a space


def opponents(t: Table, seat: int) -> list[Player]:
    """ZZ-19. Every other player."""
    return [t.players[other] for other in clockwise_from(t, seat)[1:]]


def players_as_targets(players: list[Player]) -> Targets:
    """Targets that are players."""
    return {str(player.seat): player.seat for player in players}


def target_player(t: Table, play: Play) -> Player:
    """The player a card was aimed at."""
    assert isinstance(play.target, int)
    return t.players[play.target]


# Placing NPC zombies


def put_npcs(t: Table, seat: int, phase: str, number: int, spaces: list[Space]) -> Flow[None]:
    """ZZ-04, A-62, A-83. One per space, chosen, as many as the pool has."""
    number = min(number, t.pool, len(spaces))
    yield from put_all(seat, phase, "npc", number, spaces, lambda space: put_npc(t, space))


# ZE01 Adrenaline Rush, ZE03 Alternate Food Source


def adrenaline_targets(t: Table, seat: int, moment: str) -> Targets:
    """For movement: if there is any, and not after The Keys."""
    return when(t.turn.movement > 0 and not t.turn.has_keys)


def adrenaline(t: Table, seat: int, play: Play) -> None:
    """A-67. The movement of this turn is doubled."""
    t.turn.movement *= 2


def alternate_food_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE03, A-81. Not while an own one waits for the same turn."""
    waiting = [one for one in t.lasting if one.seat == seat and not one.in_last_turn]
    return when("ZE03" not in [one.card for one in waiting])


def alternate_food(t: Table, seat: int, play: Play) -> None:
    """A-81. Until the end of his next turn nobody fights NPC zombies."""
    t.lasting.append(Lasting("ZE03", seat))
    look_for_winner(t)


# ZE04 Bad Sense of Direction, ZE25 Where Did Everybody Go?


def figures(t: Table, seat: int) -> Iterator[Figure]:
    """The figures of the opponents that are not kept in place by Fear."""
    for player in opponents(t, seat):
        if FEAR not in player.suffering:
            if player.pawn is not None:
                yield player.seat, None
            for space in in_reading_order({z.space for z in zombies_of(t, player.seat)}):
                yield player.seat, space


def figure_text(figure: Figure) -> str:
    """A figure as text: the seat, and for a zombie its space."""
    seat, space = figure
    return str(seat) if space is None else f"{seat} {text_of(space)}"


def figure_named(t: Table, play: Play) -> tuple[Player, Zombie | None]:
    """A-75. The player, and the zombie that is meant: one that could make a step."""
    assert isinstance(play.target, tuple)
    seat, space = play.target
    if space is None:
        return t.players[seat], None
    there = zombies_at(t, space, seat)
    return t.players[seat], zombie_named([z for z in there if can_move(t, z)] or there)


def direction_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE04. Costs a life, never the last; a figure not yet on the Town Square centre."""
    if t.players[seat].life < 2:
        return {}
    return {
        figure_text((other, space)): (other, space)
        for other, space in figures(t, seat)
        if (t.players[other].pawn if space is None else space) != TOWN_CENTRE
    }


def direction(t: Table, seat: int, play: Play) -> Flow[None]:
    """ZE04, A-77. To the Town Square centre."""
    t.players[seat].life -= 1
    player, zombie = figure_named(t, play)
    if zombie is None:
        yield from bring_pawn(t, player, TOWN_CENTRE)
    else:
        move_zombie(t, zombie, TOWN_CENTRE)


def steps_of(t: Table, player: Player, zombie: Zombie | None) -> dict[str, Space]:
    """R-50. The steps a figure could be led: those that it could make on its own."""
    return pawn_steps(t, player) if zombie is None else zombie_steps(t, zombie)


def everybody_gone_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE25. A figure that can make a step."""
    targets: Targets = {}
    for figure in figures(t, seat):
        player, zombie = figure_named(t, Play("ZE25", figure, moment))
        if steps_of(t, player, zombie):
            targets[figure_text(figure)] = figure
    return targets


def everybody_gone(t: Table, seat: int, play: Play) -> Flow[None]:
    """ZE25, A-77. Five steps, fewer only if no step is possible."""
    player, zombie = figure_named(t, play)
    for _ in range(5):
        steps = steps_of(t, player, zombie)
        if not steps:
            return
        to = yield from decide(seat, "ZE25", {f"step {side}": to for side, to in steps.items()})
        if zombie is None:
            yield from bring_pawn(t, player, to)
        else:
            step_zombie(t, zombie, to)


# ZE05 Brain Cramp, ZE06 Butter Fingers


def brain_cramp_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE05. Nobody else moves the pawn already."""
    return when(t.turn.driver is None)


def brain_cramp(t: Table, seat: int, play: Play) -> None:
    """ZE05. The card player moves the active player's pawn."""
    t.turn.driver = seat


def butter_fingers_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE06. A shotgun guy, and what he loses: a card in play or bullets."""
    targets: Targets = {}
    for player in opponents(t, seat):
        for item in sorted(player.items):
            targets[f"{player.seat} {item}"] = (player.seat, item)
        if player.bullets:
            targets[f"{player.seat} bullets"] = (player.seat, "bullets")
    return targets


def butter_fingers(t: Table, seat: int, play: Play) -> None:
    """ZE06. Lost are the card, or two bullets."""
    assert isinstance(play.target, tuple)
    victim, what = play.target
    player = t.players[victim]
    if what == "bullets":
        player.bullets = max(0, player.bullets - 2)
    else:
        discard_item(t, player, what)


# Cards for a later turn: ZE08, ZE09, ZE14, ZE26


def targets_not_waited_for(card: str) -> Callable[[Table, int, str], Targets]:
    """A-67. Every opponent before whom no such card waits."""

    def targets(t: Table, seat: int, moment: str) -> Targets:
        return players_as_targets([p for p in opponents(t, seat) if card not in p.waiting])

    return targets


def wait_for_next_turn(t: Table, seat: int, play: Play) -> None:
    """A-80. It counts in the target's next turn to start."""
    target_player(t, play).waiting.add(play.card)


def shoe_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE26, A-67. Not before a player for whom one waits, nor twice on one movement."""
    players = [p for p in opponents(t, seat) if "ZE26" not in p.waiting]
    halves_again = {"OTHER": t.turn.shoe_counts, "MOVED": t.turn.shoe_counted}
    if halves_again.get(moment, False):
        players = [p for p in players if p.seat != t.active]
    return players_as_targets(players)


def shoe(t: Table, seat: int, play: Play) -> None:
    """ZE26. The roll just made, the Movement of this turn, or the next one."""
    player = target_player(t, play)
    is_active = player.seat == t.active
    if is_active and play.moment == "MOVED" and t.turn.has_rolled:
        t.turn.movement //= 2
        t.turn.shoe_counted = True
        return
    if is_active and play.moment == "OTHER" and player.side == ZOMBIES:
        t.turn.shoe_counts = True
    else:
        player.waiting.add("ZE26")


# ZE13 and the items come into play


def gun_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE13. One such card at a time."""
    return when(GUN not in t.players[seat].items)


def load_gun(t: Table, seat: int, play: Play) -> None:
    """ZE13. Three charges."""
    t.players[seat].charges = 3


def item_targets(card: str) -> Callable[[Table, int, str], Targets]:
    """ZZ-18, A-82. Inside a building of that name, and none of the kind in play."""

    def targets(t: Table, seat: int, moment: str) -> Targets:
        player = t.players[seat]
        if player.pawn is None or kind_at(t, player.pawn) != BUILDING or card in player.items:
            return {}
        return when(t.map[cell_of(player.pawn)].tile.name in CARDS[card].buildings)

    return targets


def lie_before_player(t: Table, seat: int, play: Play) -> None:
    """ZZ-18. The item has been put in play."""


# ZE15 I Don't Think They're Dead


def not_dead_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE15. A shotgun guy with a collected zombie."""
    return players_as_targets([p for p in opponents(t, seat) if p.collected])


def not_dead(t: Table, seat: int, play: Play) -> Flow[None]:
    """ZE15. Two dice; a low one that is accepted costs two collected zombies."""
    player = target_player(t, play)
    first = yield from roll_die()
    second = yield from roll_die()
    accepted_first = yield from _accepts(player, first)
    accepted_second = yield from _accepts(player, second)
    if accepted_first or accepted_second:
        returned = min(2, player.collected)
        player.collected -= returned
        t.pool += returned


def _accepts(player: Player, die: int) -> Flow[bool]:
    """ZE15. Bullets, a life for another roll, or the loss."""
    while die < NEEDED:
        choices = {"accept": "accept"}
        if player.bullets >= NEEDED - die:
            choices["spend"] = "spend"
        if player.life >= 2:
            choices["lose life"] = "lose life"
        choice = yield from decide(player.seat, "ZE15", choices)
        if choice == "accept":
            return True
        if choice == "spend":
            player.bullets -= NEEDED - die
            return False
        player.life -= 1
        die = yield from roll_die()
    return False


# ZE16, ZE22 to ZE24, ZE27: NPC zombies


def room_in_building(t: Table, cell: Cell) -> list[Space]:
    """The legal spaces for NPC zombies inside a building."""
    return legal_for_npcs(t, spaces_of(t, cell, BUILDING))


def npcs_in_building(t: Table, cell: Cell) -> int:
    """How many NPC zombies are inside."""
    return sum(space in t.npcs for space in spaces_of(t, cell, BUILDING))


def any_worse_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE16. A Zombies!!! building with room."""
    cells = {cell for cell, placed in t.map.items() if placed.tile.box == ZOMBIES_SET}
    return at({cell for cell in cells if t.pool and room_in_building(t, cell)})


def any_worse(t: Table, seat: int, play: Play) -> None:
    """ZE16, A-83. A zombie on every legal space, in reading order if the pool is short."""
    assert isinstance(play.target, tuple)
    for space in room_in_building(t, play.target)[: t.pool]:
        put_npc(t, space)


def miscalculation_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE22. A building of either set with NPC zombies and room for more."""
    return at(
        {
            cell
            for cell in t.map
            if t.pool and npcs_in_building(t, cell) and room_in_building(t, cell)
        }
    )


def miscalculation(t: Table, seat: int, play: Play) -> Flow[None]:
    """ZE22. Their number is doubled."""
    assert isinstance(play.target, tuple)
    number = npcs_in_building(t, play.target)
    yield from put_npcs(t, seat, "ZE22", number, room_in_building(t, play.target))


def not_so_bad_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE23. There must be a zombie and a space for it."""
    return when(bool(t.npcs and legal_for_npcs(t, all_spaces(t))))


def not_so_bad(t: Table, seat: int, play: Play) -> Flow[None]:
    """ZE23. Two different ones, one after the other, to any legal spaces."""
    moved: set[Space] = set()
    for _ in range(2):
        rest = in_reading_order(t.npcs - moved)
        if not rest:
            return
        choices = {f"figure {text_of(space)}": space for space in rest}
        space = yield from decide(seat, "ZE23", choices)
        spaces = legal_for_npcs(t, all_spaces(t))
        to = yield from decide(seat, "ZE23", {f"space {text_of(one)}": one for one in spaces})
        move_npc(t, space, to)
        moved.add(to)


def screwed_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE24. There must be a zombie and a space for it."""
    return when(t.pool > 0 and bool(legal_for_npcs(t, all_spaces(t))))


def screwed(t: Table, seat: int, play: Play) -> Flow[None]:
    """ZE24. Ten zombies."""
    yield from put_npcs(t, seat, "ZE24", 10, legal_for_npcs(t, all_spaces(t)))


def master_spaces(t: Table) -> list[Space]:
    """ZE27. Legal spaces without pawn and player-zombie."""
    return [
        space
        for space in legal_for_npcs(t, all_spaces(t))
        if not pawns_at(t, space) and not zombies_at(t, space)
    ]


def master_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE27. There must be a zombie and a space for it."""
    return when(t.pool > 0 and bool(master_spaces(t)))


def master(t: Table, seat: int, play: Play) -> Flow[None]:
    """ZE27. Five zombies."""
    yield from put_npcs(t, seat, "ZE27", 5, master_spaces(t))


# ZE17 The Keys Are Still In It, ZE20 Much Needed Rest


def keys_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE17, ZE09. Not under Fear."""
    return when(FEAR not in t.players[seat].suffering)


def rest_targets(t: Table, seat: int, moment: str) -> Targets:
    """ZE20. Below five life."""
    return when(t.players[seat].life < 5)


_ITEMS = [card.id for card in CARDS.values() if card.buildings]
TARGETS: dict[str, Callable[[Table, int, str], Targets]] = {
    "ZE01": adrenaline_targets,
    "ZE03": alternate_food_targets,
    "ZE04": direction_targets,
    "ZE05": brain_cramp_targets,
    "ZE06": butter_fingers_targets,
    "ZE08": targets_not_waited_for("ZE08"),
    "ZE09": targets_not_waited_for("ZE09"),
    "ZE13": gun_targets,
    "ZE14": targets_not_waited_for("ZE14"),
    "ZE15": not_dead_targets,
    "ZE16": any_worse_targets,
    "ZE17": keys_targets,
    "ZE20": rest_targets,
    "ZE22": miscalculation_targets,
    "ZE23": not_so_bad_targets,
    "ZE24": screwed_targets,
    "ZE25": everybody_gone_targets,
    "ZE26": shoe_targets,
    "ZE27": master_targets,
    **{item: item_targets(item) for item in _ITEMS},
}
AT_ONCE: dict[str, Callable[[Table, int, Play], None]] = {
    "ZE01": adrenaline,
    "ZE03": alternate_food,
    "ZE05": brain_cramp,
    "ZE06": butter_fingers,
    "ZE08": wait_for_next_turn,
    "ZE09": wait_for_next_turn,
    "ZE13": load_gun,
    "ZE14": wait_for_next_turn,
    "ZE16": any_worse,
    "ZE26": shoe,
    **dict.fromkeys(_ITEMS, lie_before_player),
}
WITH_CHOICES: dict[str, Callable[[Table, int, Play], Flow[None]]] = {
    "ZE04": direction,
    "ZE15": not_dead,
    "ZE22": miscalculation,
    "ZE23": not_so_bad,
    "ZE24": screwed,
    "ZE25": everybody_gone,
    "ZE27": master,
}
