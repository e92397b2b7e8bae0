"""The frame of a turn: HU-08 to HU-13, HU-66, HU-74, HU-77, A-70."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit
from monsterbox.core.state import NONE, OVER
from monsterbox.games.humans.choices import ABILITY, END_MOVE, PLACE, TUNNEL
from monsterbox.games.humans.deck import AT_MOVE, CHEERLEADER, MINER
from monsterbox.games.humans.happenings import (
    BARRICADE_TRIED,
    CARD_DISCARDED,
    GAME_ENDED,
    TILE_DRAWN,
    TILE_REMOVED,
    TURN_BEGAN,
)
from monsterbox.games.humans.house import EXTRA_ZOMBIE
from monsterbox.games.humans.rules.effects import change_pool
from monsterbox.games.humans.rules.ending import (
    appear,
    check_goal_at_turn_end,
    end_round,
)
from monsterbox.games.humans.rules.laying import (
    BEGUN,
    FULL,
    WITH_BULLETS,
    WITH_HUMANS,
    WITH_LIVES,
    WITH_NPCS,
    begin_humans,
    fill_forced,
    legal_places,
    next_stage,
    place_tile,
    stack_of,
)
from monsterbox.games.humans.rules.moving import (
    begin_try,
    collect_all,
    fail_try,
    has_break,
    has_closed_front,
    has_step,
    legal_breaks,
    legal_fronts,
    legal_steps,
    needed_to_break,
    place_marker,
)
from monsterbox.games.humans.rules.playing import has_play, legal_plays
from monsterbox.games.humans.rules.rolling import throw
from monsterbox.games.humans.rules.town import SQUARE
from monsterbox.games.humans.rules.windows import has_ability, open_window, use_ability
from monsterbox.games.humans.table import (
    DISCARD,
    DO_DEAL,
    DO_DRAW,
    DO_END_TURN,
    DO_FILL,
    DO_MOVE,
    DO_SELECT,
    DO_TILE,
    DO_TURN,
    FIGURES,
    HAND_SIZE,
    PHASE_BARRICADE,
    PHASE_DISCARD,
    PHASE_MOVE,
    PHASE_OVER,
    PHASE_PLACE,
    PHASE_PREMOVE,
    PHASE_PUT_BULLET,
    PHASE_PUT_HUMAN,
    PHASE_PUT_LIFE,
    PHASE_PUT_NPC,
    PHASE_PUT_TOKEN,
    PHASE_TILE,
    ROLL_BREAK,
    SPENT,
    WAIT,
    Table,
    after,
    ask,
    ask_chance,
    clear_marks,
    clear_row,
    hand_size,
    lay,
    note,
    take,
)

EXTRA_ROUND: Final = 2  # HU-06


# T0


def begin_turn(t: Table) -> None:
    """HU-09. Card of the round, extra zombie, return to the board, tokens."""
    seat = t.active
    note(t, TURN_BEGAN, seat, t.round)
    t.used = t.used & ~bit(seat)
    t.tries = 0
    t.stepped = False
    if is_extra_due(t) and t.numbers[seat] < FIGURES:
        appear(t, seat, SQUARE)  # HU-06
    if t.numbers[seat] == 0:
        appear(t, seat, SQUARE)  # HU-74
    collect_all(t, seat)
    t.todo = DO_TILE


def is_extra_due(t: Table) -> bool:
    """HU-06, A-58. With five and six players at the second turn, not in the combined game."""
    return t.house & EXTRA_ZOMBIE != 0 and t.round == EXTRA_ROUND and t.seats > 4


# T1


def draw_tile(t: Table, set_: i64) -> None:
    """HU-10, HU-13. The top tile of the stack; of an empty stack none."""
    if stack_of(t, set_) == 0:
        t.todo = DO_DRAW
    else:
        t.source = set_
        ask_chance(t, PHASE_TILE)


def show_tile(t: Table, tile: i64) -> None:
    """HU-10, HU-12, A-70. Placed by itself where there is one way only; removed if none."""
    t.stack = t.stack & ~bit(tile)
    t.drawn = tile
    t.placer = t.active
    note(t, TILE_DRAWN, t.active, tile)
    places = Actions()
    legal_places(t, places)
    if places.n == 0:
        note(t, TILE_REMOVED, t.active, tile)
        t.drawn = NONE
        t.todo = DO_DRAW
    elif places.n == 1:
        place(t, places.items[0] - PLACE)
    else:
        ask(t, PHASE_PLACE, t.placer)


def place(t: Table, where: i64) -> None:
    place_tile(t, where)
    t.todo = DO_FILL


def fill(t: Table) -> None:
    """HU-14 to HU-18. Humans, then tokens; asked for as long as there is a choice."""
    if t.filled == BEGUN:
        begin_humans(t)
    while t.filled != FULL and fill_forced(t):
        next_stage(t)
    if t.filled != FULL:
        ask(t, phase_of_stage(t), t.placer)
        return
    t.drawn = NONE
    t.placer = NONE
    t.filled = BEGUN
    t.todo = DO_DRAW
    if t.closes:
        t.closes = False
        t.todo = DO_END_TURN  # ZZ-06


def phase_of_stage(t: Table) -> i64:
    if t.filled == WITH_HUMANS:
        return PHASE_PUT_HUMAN
    if t.filled == WITH_NPCS:
        return PHASE_PUT_NPC
    if t.filled == WITH_LIVES:
        return PHASE_PUT_LIFE
    if t.filled == WITH_BULLETS:
        return PHASE_PUT_BULLET
    return PHASE_PUT_TOKEN


# T2


def draw_up(t: Table) -> None:
    """HU-19. Up to a hand of three."""
    t.receiver = t.active
    t.due = HAND_SIZE - hand_size(t, t.active)
    t.todo = DO_DEAL


# T3


def begin_movement(t: Table) -> None:
    """HU-21, W-PREMOVE. The Movement value, then the cards that change it."""
    t.pool = t.box.movement[t.character[t.active]]
    open_window(t, PHASE_PREMOVE)


def move(t: Table) -> None:
    """HU-22, A-70. Asked as long as there is anything to do but to end the movement."""
    t.phase = PHASE_MOVE
    if has_move(t):
        ask(t, PHASE_MOVE, t.active)
    else:
        end_movement(t)


def has_move(t: Table) -> bool:
    """Whether a step, a try, an ability or a card is possible."""
    seat = t.active
    if has_ability(t, seat, CHEERLEADER) or has_play(t, seat, AT_MOVE):
        return True
    if has_ability(t, seat, MINER) and has_closed_front(t, seat):
        return True
    return has_step(t, seat) or has_break(t, seat)


def legal_moves(t: Table, out: Actions) -> None:
    """T3."""
    seat = t.active
    out.add(END_MOVE)
    if has_ability(t, seat, CHEERLEADER):
        out.add(ABILITY)
    if has_ability(t, seat, MINER):
        legal_fronts(t, seat, TUNNEL, out)
    legal_steps(t, seat, out)
    legal_breaks(t, seat, out)
    legal_plays(t, seat, AT_MOVE, out)


def end_movement(t: Table) -> None:
    """HU-22, HU-27. What is left expires; then captures."""
    t.pool = 0
    t.todo = DO_SELECT


def go_team(t: Table) -> None:
    """Go Team! Four steps more in this turn."""
    use_ability(t, t.active)
    change_pool(t, t.pool + 4)
    t.todo = DO_MOVE


def tunnel(t: Table, space: i64) -> None:
    """Tunnel. A marker without a roll."""
    use_ability(t, t.active)
    place_marker(t, t.active, space)
    t.todo = DO_MOVE


def try_barricade(t: Table, space: i64) -> None:
    """HU-29, HU-30, A-12. Rolled for, unless it cannot fail."""
    begin_try(t, t.active, space)
    needed = needed_to_break(t, space)
    note(t, BARRICADE_TRIED, t.active, space, needed)
    if needed <= 1:
        succeed(t)
    else:
        throw(t, t.active, ROLL_BREAK)


def settle_barricade_roll(t: Table) -> None:
    """HU-30, HU-33."""
    if t.face >= needed_to_break(t, t.at):
        succeed(t)
    else:
        fail_try(t, t.active)
        end_try(t)


def succeed(t: Table) -> None:
    """W-BARR. Unless somebody nails it shut."""
    open_window(t, PHASE_BARRICADE)


def open_barricade(t: Table) -> None:
    """HU-31."""
    place_marker(t, t.active, t.at)
    end_try(t)


def end_try(t: Table) -> None:
    """HU-33. Movement goes on."""
    t.at = NONE
    t.face = 0
    t.rolling = NONE
    t.roller = NONE
    t.todo = DO_MOVE


# T5 and the end


def offer_discard(t: Table) -> None:
    """HU-66, A-70."""
    if hand_size(t, t.active) == 0:
        t.todo = DO_END_TURN
    else:
        ask(t, PHASE_DISCARD, t.active)


def keep_hand(t: Table) -> None:
    """HU-66. Nothing is discarded."""
    t.todo = DO_END_TURN


def discard(t: Table, kind: i64) -> None:
    """HU-66, HU-69."""
    take(t, t.active, kind)
    lay(t, DISCARD, kind)
    note(t, CARD_DISCARDED, t.active, kind)
    t.todo = DO_END_TURN


def end_turn(t: Table) -> None:
    """HU-08, HU-77, A-29. The player to the left; a round ends before the first player's turn."""
    clear_marks(t, t.active)
    clear_row(t, SPENT)
    t.pool = 0
    t.tries = 0
    t.stepped = False
    check_goal_at_turn_end(t)
    t.todo = DO_TURN
    if t.winner != NONE:
        return
    following = after(t, t.active, 1)
    if following == t.starter and end_round(t):
        end_game(t)
    else:
        t.active = following


def end_game(t: Table) -> None:
    """HU-76, HU-77. At once, whatever was going on."""
    t.phase = PHASE_OVER
    t.actor = OVER
    t.todo = WAIT
    note(t, GAME_ENDED)
