"""The course of a game, step by step: which question comes next, and to whom.

Section 6.1 of the specification in its order. The other modules say what is legal and what an
action does; this one says what follows.
"""

from mypy_extensions import i64

from monsterbox.core.state import NONE, OVER
from monsterbox.games.monster_meister.engine import notes
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.deck import COMPETITION
from monsterbox.games.monster_meister.engine.rules.competition import (
    begin_competition,
    leave,
    name,
    next_namer,
    pickers,
    show_picks,
)
from monsterbox.games.monster_meister.engine.rules.ending import turn_back
from monsterbox.games.monster_meister.engine.rules.reveal import (
    find_roles,
    note_roles,
    reveal,
    show_all,
)
from monsterbox.games.monster_meister.engine.rules.setup import (
    begin_dealing,
    begin_tasks,
    deal_card,
    deal_task,
)
from monsterbox.games.monster_meister.engine.rules.strays import (
    can_all_draw,
    draw_in_turn,
    place_drawn,
    remove_chosen,
)
from monsterbox.games.monster_meister.engine.table import (
    PICK,
    POINTS,
    ROUNDS,
    TURNED,
    Table,
    after,
    ask,
    ask_all,
    ask_chance,
    everybody,
    note,
    set_of_seat,
    take_answer,
)

# SETUP


def set_up(t: Table, holder: i64) -> None:
    """MM-08. The holder is named, or found by chance."""
    if holder == NONE:
        ask_chance(t, phase.HOLDER)
    else:
        begin_with(t, holder)


def begin_with(t: Table, holder: i64) -> None:
    """MM-03, MM-08. Then the cards are dealt."""
    t.holder = holder
    begin_dealing(t)
    ask_chance(t, phase.DEAL)


def deal(t: Table, slot: i64) -> None:
    """MM-03 to MM-07. Sets, strays, then tasks.

    The holder is told with the first card: where the host names him no journal is kept before.
    """
    if t.dealt == 0:
        note(t, notes.HOLDER_CHOSEN, t.holder)
    if deal_card(t, slot):
        begin_tasks(t)
        ask_chance(t, phase.TASKS)


def deal_next_task(t: Table, task: i64) -> None:
    """MM-07, MM-10. With ten tasks the game begins."""
    if deal_task(t, task):
        ask(t, phase.FLIP, t.holder)


# TASK


def flip(t: Table) -> None:
    """MM-10, MM-11. The task applies to everybody; a competition has its own course."""
    t.task = t.tasks[t.round]
    t.round += 1
    note(t, notes.TASK_FLIPPED, t.round, t.task, t.holder)
    if t.task >= COMPETITION:
        begin_competition(t)
        ask(t, phase.NAME, t.namer)
    else:
        ask_all(t, phase.REVEAL, everybody(t))


# REVEAL and SCORE


def turn_card(t: Table, seat: i64, cell: i64) -> None:
    """MM-12 to MM-17. All seats turn cards in parallel."""
    if reveal(t, seat, cell):
        stop_revealing(t, seat)


def stop_revealing(t: Table, seat: i64) -> None:
    """MM-12, A-16. When all are done the cards are shown and counted."""
    note(t, notes.REVEAL_DONE, seat)
    if take_answer(t, seat):
        show_all(t)
        find_roles(t)
        after_roles(t)


def after_roles(t: Table) -> None:
    """MM-30, MM-33. Memorizers first."""
    note_roles(t)
    if t.memorizers:
        ask_all(t, phase.REMOVE, t.memorizers)
    else:
        memorize(t)


# Competition


def name_feature(t: Table, feature: i64) -> None:
    """MM-60, MM-61, A-42. Then all who can pick a card."""
    name(t, feature)
    seats = pickers(t)
    if seats:
        ask_all(t, phase.PICK, seats)
    else:
        evaluate(t)


def pick(t: Table, seat: i64, cell: i64) -> None:
    """MM-61. Sealed until all have chosen."""
    set_of_seat(t, seat, PICK, cell)
    note(t, notes.CHOSE, seat)
    if take_answer(t, seat):
        evaluate(t)


def evaluate(t: Table) -> None:
    """MM-63 to MM-69. Who is out, and whether it goes on."""
    if leave(t, show_picks(t)):
        t.namer = NONE
        after_roles(t)
    else:
        t.namer = next_namer(t)
        ask(t, phase.NAME, t.namer)


# REMOVE, DRAW and PLACE


def remove(t: Table, seat: i64, cell: i64) -> None:
    """MM-30, MM-33, MM-34. Buffered; when all have chosen the cards go under the pile."""
    set_of_seat(t, seat, PICK, cell)
    note(t, notes.CHOSE, seat)
    if take_answer(t, seat):
        remove_chosen(t)
        draw(t)


def draw(t: Table) -> None:
    """MM-40, MM-44, MM-45. All muddlers draw, or none."""
    if t.muddlers == 0:
        memorize(t)
    elif not can_all_draw(t, t.muddlers, NONE):
        note(t, notes.DRAW_IMPOSSIBLE)
        memorize(t)
    else:
        draw_in_turn(t)
        ask_all(t, phase.PLACE, t.muddlers)


def place(t: Table, seat: i64, action: i64) -> None:
    """MM-49."""
    place_drawn(t, seat, action)
    if take_answer(t, seat):
        memorize(t)


# MEMORIZE and the end


def memorize(t: Table) -> None:
    """A-53. Everybody looks as long as he likes."""
    ask_all(t, phase.READY, everybody(t))


def get_ready(t: Table, seat: i64) -> None:
    note(t, notes.IS_READY, seat)
    if take_answer(t, seat):
        end_round(t)


def end_round(t: Table) -> None:
    """MM-52, MM-53, MM-80. Cards are turned back; after the tenth task the game is over."""
    turn_back(t)
    clear_round(t)
    note(t, notes.TURNED_BACK, t.round)
    if t.round == ROUNDS:
        end_game(t)
        return
    t.holder = after(t, t.holder, 1)
    t.task = NONE
    ask(t, phase.FLIP, t.holder)


def clear_round(t: Table) -> None:
    """Points and roles belong to their round."""
    t.memorizers = 0
    t.muddlers = 0
    for seat in range(t.seats):
        set_of_seat(t, seat, POINTS, 0)
        set_of_seat(t, seat, TURNED, 0)


def end_game(t: Table) -> None:
    """MM-80."""
    t.phase = phase.OVER
    t.actor = OVER
    t.waiting = 0
    note(t, notes.GAME_ENDED)
