"""The set-up: who begins, characters, the first zombies and cards: HU-01 to HU-07."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags, notes, todo
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.deck import CHARACTERS
from monsterbox.games.humans.engine.rules.ending import appear, score
from monsterbox.games.humans.engine.rules.town import SQUARE
from monsterbox.games.humans.engine.table import (
    HAND_SIZE,
    Table,
    after,
    ask_chance,
    is_shotgun,
    note,
)


def find_starter(t: Table) -> None:
    """HU-01, A-01. A random player, or seat 0."""
    if t.house & flags.FIRST_SEAT_STARTS:
        begin(t, 0)
    else:
        ask_chance(t, phase.START)


def begin(t: Table, starter: i64) -> None:
    """HU-01, HU-02. Characters are dealt clockwise."""
    t.starter = starter
    t.active = starter
    t.receiver = NONE
    deal_next_character(t, starter)


def deal_next_character(t: Table, seat: i64) -> None:
    """HU-02, HZ-01. To everybody who plays zombies."""
    while is_shotgun(t, seat) or t.character[seat] != NONE:
        seat = after(t, seat, 1)
        if seat == t.starter:
            t.receiver = t.starter
            t.todo = todo.SET_UP
            return
    t.receiver = seat
    ask_chance(t, phase.CHARACTER)


def deal_character(t: Table, character: i64) -> None:
    """HU-02, HU-03. A character card, and as many dice tokens as it says."""
    seat = t.receiver
    t.character[seat] = character
    t.tokens[seat] = t.box.do_over[character]
    note(t, notes.CHARACTER_DEALT, seat, character)
    deal_next_character(t, seat)


def free_characters(t: Table) -> i64:
    """HU-02. Those that nobody has."""
    free = bit(CHARACTERS) - 1
    for seat in range(t.seats):
        if t.character[seat] != NONE:
            free &= ~bit(t.character[seat])
    return free


def legal_characters(t: Table, out: Actions) -> None:
    free = free_characters(t)
    for character in range(CHARACTERS):
        if free & bit(character):
            out.add(actions.CHARACTER + character)


def set_up(t: Table) -> None:
    """HU-05, HU-07. One zombie each on the Town Square, then three cards each; base game only."""
    for places in range(t.seats):
        appear(t, after(t, t.starter, places), SQUARE)
    remember_scores(t)
    begin_dealing(t)


def remember_scores(t: Table) -> None:
    """HU-78. Those of the set-up count as the round before the first."""
    for seat in range(t.seats):
        t.last[seat] = score(t, seat)


def begin_dealing(t: Table) -> None:
    """HU-07, HZ-08. Clockwise from the starter."""
    t.receiver = t.starter
    t.due = HAND_SIZE
    t.todo = todo.DEAL
