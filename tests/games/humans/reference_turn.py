"""The turn as a list of steps, for either game and either side (HU-08, HU-09, ZZ-02, HZ-32)."""

from collections.abc import Callable

from .reference_capture import capture_phase
from .reference_cards import draw_up
from .reference_combat import put_pawn, take_tokens
from .reference_data import BASE, COMBINED, SHOTGUN, ZOMBIES
from .reference_map import NPC, legal_for_npcs, ways
from .reference_movement import move_phase
from .reference_play import before_movement, before_npc_zombies, before_the_tile, is_off_board
from .reference_shotgun import movement, start_combat
from .reference_table import (
    TOWN_CENTRE,
    Flow,
    Player,
    Space,
    Table,
    Turn,
    decide,
    discard_event,
    end_if_won,
    in_reading_order,
    is_lasting,
    move_npc,
    put_zombie,
    roll_die,
    supply_of,
    take_dice_token,
    text_of,
    zombies_of,
)
from .reference_tiles import tile_step

PARALYSIS = "ZE14"


# T0 (HU-09)


def start_turn(t: Table) -> None:
    """T0, HU-09, A-80, A-81. The flag, what waited for this turn, figures, tokens."""
    player = t.player
    t.turn = Turn()
    player.turns += 1
    player.card_played = False
    player.suffering = player.waiting - {"ZE26"}
    player.waiting -= player.suffering
    t.turn.shoe_counts = player.side == ZOMBIES and "ZE26" in player.waiting
    for lasting in t.lasting:
        lasting.in_last_turn = lasting.in_last_turn or lasting.seat == t.active
    if player.side == ZOMBIES:
        start_as_zombies(t, player)
    else:
        start_as_shotgun(t, player)


def start_as_zombies(t: Table, player: Player) -> None:
    """HU-06, HU-74, A-09, A-16, A-58. The extra zombie, the return, the dice tokens."""
    is_extra = player.turns == 2 and len(t.players) >= t.rules.extra_zombie_from
    if is_extra and supply_of(t, player.seat):
        put_zombie(t, player.seat, TOWN_CENTRE)
    if not zombies_of(t, player.seat):
        player.removed = max(0, player.removed - 1)  # one that was removed comes back
        put_zombie(t, player.seat, TOWN_CENTRE)
    for zombie in zombies_of(t, player.seat):
        take_dice_token(t, zombie)


def start_as_shotgun(t: Table, player: Player) -> None:
    """ZZ-14, ZZ-15, HZ-43, HZ-45. Back on the Town Square, after death with new tokens."""
    if player.is_dead:
        player.is_dead = False
        player.life = player.bullets = 3
    if player.pawn is None:
        put_pawn(t, player, TOWN_CENTRE)
    take_tokens(t, player)


# Steps of the turn that are told nowhere else


def draw_step(t: Table) -> Flow[None]:
    """T2, HU-19."""
    yield from draw_up(t, t.player)


def npc_step(t: Table) -> Flow[None]:
    """T6, HZ-32, ZZ-16. As many different NPC zombies as the die shows make a step."""
    if is_lasting(t, "ZE02"):
        return
    number = yield from roll_die()
    moved: set[Space] = set()
    for _ in range(number):
        choices = npc_moves(t, moved)
        if not choices:
            return
        space, to = yield from decide(t.active, "T6", choices)
        moved.add(to)
        move_npc(t, space, to)


def npc_moves(t: Table, moved: set[Space]) -> dict[str, tuple[Space, Space]]:
    """ZZ-16, HZ-26, HZ-30, HZ-31. The steps of those not yet moved."""
    return {
        f"move {text_of(space)} {side}": (space, to)
        for space in in_reading_order(t.npcs - moved)
        for side, to in ways(t, NPC, space).items()
        if legal_for_npcs(t, [to])
    }


def discard_step(t: Table) -> Flow[None]:
    """T5, HU-66."""
    cards = sorted(set(t.player.hand))
    choices: dict[str, str | None] = {f"discard {card}": card for card in cards}
    choices["none"] = None
    card = yield from decide(t.active, "T5", choices)
    if card is not None:
        t.player.hand.remove(card)
        discard_event(t, card)


# The turn (5.1, 5.2)

StepOfTurn = Callable[[Table], Flow[None]]
END_OF_TURN: dict[str, tuple[StepOfTurn, ...]] = {
    BASE.key: (discard_step,),
    COMBINED.key: (before_npc_zombies, npc_step, discard_step),
}
STEPS: dict[tuple[str, str], tuple[StepOfTurn, ...]] = {
    (BASE.key, ZOMBIES): (tile_step, draw_step, before_movement, move_phase, capture_phase),
    (COMBINED.key, ZOMBIES): (
        before_the_tile,
        tile_step,
        draw_step,
        before_movement,
        move_phase,
        capture_phase,
    ),
    (COMBINED.key, SHOTGUN): (
        before_the_tile,
        tile_step,
        start_combat,
        draw_step,
        before_movement,
        movement,
    ),
}


def turn(t: Table) -> Flow[None]:
    """HU-08, ZZ-02. All steps, then what lasted for the turn is over."""
    start_turn(t)
    if PARALYSIS not in t.player.suffering:
        yield from steps_of_turn(t)
    end_turn(t)


def steps_of_turn(t: Table) -> Flow[None]:
    """5.2, ZZ-06. Of a shotgun guy off the board only the end is left; a closed map ends all."""
    for step in STEPS[t.rules.key, t.player.side]:
        if not is_off_board(t):
            yield from step(t)
        if t.turn.is_lost:
            return
    for step in END_OF_TURN[t.rules.key]:
        yield from step(t)


def end_turn(t: Table) -> None:
    """A-29, A-80, A-81. Perhaps the goal is looked at only now; effects of the turn end."""
    if t.options["win_check"] == "turn_end":
        end_if_won(t, t.active)
    t.player.suffering = set()
    for zombie in t.zombies:
        zombie.rest()
    t.lasting = [one for one in t.lasting if not (one.in_last_turn and one.seat == t.active)]
    t.turn = Turn()
