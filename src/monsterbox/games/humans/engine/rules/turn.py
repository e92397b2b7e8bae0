"""The frame of a turn: HU-08 to HU-13, HU-66, HU-74, HU-77, A-70."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit
from monsterbox.core.state import NONE, OVER
from monsterbox.games.humans.engine import actions, flags, notes, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import fates as fate
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import SPENT, clear_row
from monsterbox.games.humans.engine.deck import CHEERLEADER, MINER
from monsterbox.games.humans.engine.piles import DISCARD, hand_size, lay, take
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.barricades import (
    begin_try,
    fail_try,
    has_break,
    has_closed_front,
    legal_breaks,
    legal_fronts,
    needed_to_break,
    place_marker,
)
from monsterbox.games.humans.engine.rules.card_play import is_asked_for_cards, legal_plays
from monsterbox.games.humans.engine.rules.ending import appear, check_goal_at_turn_end, end_round
from monsterbox.games.humans.engine.rules.movement import collect_all, has_step, legal_steps
from monsterbox.games.humans.engine.rules.pawns import (
    check_rescue_at_turn_end,
    enter_board,
    is_helipad_out,
    pick_up,
)
from monsterbox.games.humans.engine.rules.steps import add_steps, begin_steps, halve_steps
from monsterbox.games.humans.engine.rules.town import SQUARE
from monsterbox.games.humans.engine.rules.windows import has_ability, open_window, use_ability
from monsterbox.games.humans.engine.table import (
    HAND_SIZE,
    Table,
    after,
    ask,
    has_left,
    is_shotgun,
    note,
)
from monsterbox.games.humans.engine.zombies import clear_marks, supply_of

EXTRA_ROUND: Final = 2  # HU-06


# T0


def begin_turn(t: Table) -> None:
    """HU-09. Card of the round, extra zombie, return to the board, tokens."""
    seat = t.active
    if has_left(t, seat):
        skip_turn(t)
        return
    note(t, notes.TURN_BEGAN, seat, t.round)
    t.used = t.used & ~bit(seat)
    if is_shotgun(t, seat):
        begin_shotgun_turn(t, seat)
    else:
        begin_zombie_turn(t, seat)
    come_true(t, seat)
    t.todo = todo.TILE
    if t.fate[seat] & fate.PARALYSED:
        t.fate[seat] = t.fate[seat] & ~fate.PARALYSED
        note(t, notes.TURN_LOST, seat)
        t.todo = todo.END_TURN
    elif t.house & flags.ANYTIME:
        open_window(t, phase.ANY)


def skip_turn(t: Table) -> None:
    """A-73. With `leaver=skip` nothing happens in the turns of who has left."""
    note(t, notes.TURN_SKIPPED, t.active)
    t.todo = todo.END_TURN


def leave(t: Table, seat: i64) -> None:
    """A-73. Questions that are open are still answered, by whoever plays on for the seat."""
    t.fate[seat] = t.fate[seat] | fate.LEFT
    note(t, notes.SEAT_LEFT, seat)


def begin_zombie_turn(t: Table, seat: i64) -> None:
    """HU-06, HU-09, R-03. Extra zombie, return to the board, tokens, unless that was the goal."""
    if is_extra_due(t) and supply_of(t, seat) > 0:
        appear(t, seat, SQUARE)  # HU-06
    if t.numbers[seat] == 0:
        come_back(t, seat)
    if t.winner == NONE:
        collect_all(t, seat)


def come_back(t: Table, seat: i64) -> None:
    """HU-74, HU-59. A zombie that was removed; one of the supply only if none is out."""
    if t.removed[seat] > 0:
        t.removed[seat] = t.removed[seat] - 1
    appear(t, seat, SQUARE)


def begin_shotgun_turn(t: Table, seat: i64) -> None:
    """ZZ-14, ZZ-15, HZ-45. Back onto the board, and the tokens there."""
    if t.pawn[seat] < 0:
        enter_board(t, seat)
    pick_up(t, seat)


def come_true(t: Table, seat: i64) -> None:
    """A-80, A-81. Cards that waited for this turn hold in it."""
    waiting = t.fate[seat] & fate.WAITING
    t.fate[seat] = (t.fate[seat] & ~waiting) | waiting * 2


def pass_fates(t: Table, seat: i64) -> None:
    """A-80, A-81. They end with the turn."""
    t.fate[seat] = t.fate[seat] & ~fate.HOLDING


def is_extra_due(t: Table) -> bool:
    """HU-06, HZ-07, A-58. Five and six players at the second turn, not when combined."""
    return t.house & flags.EXTRA_ZOMBIE != 0 and t.round == EXTRA_ROUND and t.seats > 4


# T2


def draw_up(t: Table) -> None:
    """HU-19, ZZ-15. Up to a hand of three; not for whoever has just died."""
    if is_shotgun(t, t.active) and t.pawn[t.active] < 0:
        t.todo = todo.BEFORE_NPCS
        return
    t.receiver = t.active
    t.due = HAND_SIZE - hand_size(t, t.active)
    t.todo = todo.DEAL


# T3


def begin_movement(t: Table) -> None:
    """HU-21, W-PREMOVE. The Movement value, then the cards that change it."""
    if not is_shotgun(t, t.active):
        begin_steps(t, t.box.movement[t.character[t.active]])
        if t.fate[t.active] & fate.UNTIED and not t.halved:
            t.fate[t.active] = t.fate[t.active] & ~fate.UNTIED
            t.halved = True
            halve_steps(t)  # ZE26
    open_window(t, phase.PREMOVE)


def move(t: Table) -> None:
    """HU-22, A-70. Asked as long as there is anything to do but to end the movement."""
    t.phase = phase.MOVE
    if has_open_move(t) or is_asked_for_cards(t, t.active, card.AT_MOVE):
        ask(t, phase.MOVE, t.active)
    else:
        end_movement(t)


def has_open_move(t: Table) -> bool:
    """Whether a step, a try or an ability is possible, as everybody can see."""
    seat = t.active
    if has_ability(t, seat, CHEERLEADER):
        return True
    if has_ability(t, seat, MINER) and has_closed_front(t, seat):
        return True
    return has_step(t, seat) or has_break(t, seat)


def legal_moves(t: Table, out: Actions) -> None:
    """T3."""
    seat = t.active
    out.add(actions.END_MOVE)
    if has_ability(t, seat, CHEERLEADER):
        out.add(actions.ABILITY)
    if has_ability(t, seat, MINER):
        legal_fronts(t, seat, actions.TUNNEL, out)
    legal_steps(t, seat, out)
    legal_breaks(t, seat, out)
    legal_plays(t, seat, card.AT_MOVE, out)


def end_movement(t: Table) -> None:
    """HU-22, HU-27. What is left expires; then captures."""
    t.pool = 0
    t.todo = todo.SELECT


def go_team(t: Table) -> None:
    """Go Team! Four steps more in this turn."""
    use_ability(t, t.active)
    add_steps(t, 4)
    t.todo = todo.MOVE


def tunnel(t: Table, space: i64) -> None:
    """Tunnel. A marker without a roll."""
    use_ability(t, t.active)
    place_marker(t, t.active, space)
    t.todo = todo.MOVE


def try_barricade(t: Table, space: i64) -> None:
    """HU-29, HU-30, A-12. Rolled for, unless it cannot fail."""
    begin_try(t, t.active, space)
    needed = needed_to_break(t, space)
    note(t, notes.BARRICADE_TRIED, t.active, space, needed)
    if needed <= 1:
        succeed(t)
    else:
        roll.throw(t, t.active, roll.BARRICADE)


def settle_barricade_roll(t: Table) -> None:
    """HU-30, HU-33."""
    if t.face >= needed_to_break(t, t.at):
        succeed(t)
    else:
        fail_try(t, t.active)
        end_try(t)


def succeed(t: Table) -> None:
    """W-BARR. Unless somebody nails it shut."""
    open_window(t, phase.BARRICADE)


def open_barricade(t: Table) -> None:
    """HU-31."""
    place_marker(t, t.active, t.at)
    end_try(t)


def end_try(t: Table) -> None:
    """HU-33. Movement goes on."""
    t.at = NONE
    roll.forget(t)
    t.todo = todo.MOVE


# T5 and the end


def offer_discard(t: Table) -> None:
    """HU-66, A-70."""
    if hand_size(t, t.active) == 0:
        t.todo = todo.END_TURN
    else:
        ask(t, phase.DISCARD, t.active)


def keep_hand(t: Table) -> None:
    """HU-66. Nothing is discarded."""
    t.todo = todo.END_TURN


def discard(t: Table, kind: i64) -> None:
    """HU-66, HU-69."""
    take(t, t.active, kind)
    lay(t, DISCARD, kind)
    note(t, notes.CARD_DISCARDED, t.active, kind)
    t.todo = todo.END_TURN


def end_turn(t: Table) -> None:
    """HU-08, HU-77, A-29. The player to the left; a round ends before the first player's turn."""
    check_goal_at_turn_end(t)
    if is_helipad_out(t):
        check_rescue_at_turn_end(t)
    clear_marks(t, t.active)
    if t.house & flags.WOUNDED_STAYS:
        clear_row(t, SPENT)
    pass_fates(t, t.active)
    forget_turn(t)
    t.todo = todo.TURN
    if t.winner != NONE:
        return
    following = after(t, t.active, 1)
    if following == t.starter and end_round(t):
        end_game(t)
    else:
        t.active = following


def forget_turn(t: Table) -> None:
    """What holds for one turn."""
    t.pool = 0
    t.total = 0
    t.tries = 0
    t.stepped = False
    t.keys = False
    t.slowed = 0
    t.halved = False
    t.leader = NONE
    t.meeting = False
    t.halted = False
    t.fought = 0
    t.chainsaws = 0
    t.fire = NONE
    t.older_fire = NONE
    t.attacked = 0
    t.fresh = 0


def end_game(t: Table) -> None:
    """HU-76, HU-77. At once, whatever was going on."""
    t.phase = phase.OVER
    t.actor = OVER
    t.todo = todo.WAIT
    note(t, notes.GAME_ENDED)
