"""Set-up and turns: ZB-03 to ZB-08, ZB-60 to ZB-62, ZB-67, ZB-70."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import flags, notes
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.rules.deals import NEW_HAND, deal_cards
from monsterbox.games.zombeasts.engine.rules.empty_hand import can_play, dump
from monsterbox.games.zombeasts.engine.rules.plays import end_without_play
from monsterbox.games.zombeasts.engine.rules.turn_end import end_game, end_turn, trigger_end
from monsterbox.games.zombeasts.engine.table import (
    PILE,
    SLOTS,
    STOCK,
    THEN_FIRST_TURN,
    THEN_MAIN_PLAY,
    THEN_SET_UP,
    Table,
    after,
    ask,
    ask_chance,
    note,
)

FIRST_HAND: Final = 3


def set_up(t: Table) -> None:
    """ZB-05, A-01. Who begins is drawn by lot, unless it is fixed."""
    ask_chance(t, phase.START)


def begin_with(t: Table, seat: i64) -> None:
    """ZB-03, ZB-05. The hands are dealt, seat 0 first."""
    t.active = seat
    t.starters = 0
    note(t, notes.BEGAN, seat)
    deal_cards(t, 0, FIRST_HAND, THEN_SET_UP)


def go_on_with_set_up(t: Table) -> None:
    """ZB-03, ZB-04. Three cards for each hand, then three for the open stock."""
    if t.receiver + 1 < t.seats:
        deal_cards(t, t.receiver + 1, FIRST_HAND, THEN_SET_UP)
    else:
        deal_cards(t, STOCK, SLOTS, THEN_FIRST_TURN)


def start_turn(t: Table, seat: i64) -> None:
    """ZB-07, ZB-70. Play, then draw; in the last round an empty hand skips the turn."""
    t.active = seat
    t.number = 0
    t.attack = False
    t.grant = NONE
    t.laid = NONE
    t.used_toys = 0
    t.robbed = 0
    t.declared = 0
    if t.last_round and t.held[seat] == 0:
        note(t, notes.TURN_SKIPPED, seat)
        end_turn(t)
        return
    note(t, notes.TURN_BEGAN, seat)
    main_play(t)


def main_play(t: Table) -> None:
    """ZB-08, ZB-60, ZB-62. One card must be played, if any can be."""
    if can_play(t, t.active):
        ask(t, phase.PLAY)
    else:
        give_up_hand(t)


def give_up_hand(t: Table) -> None:
    """ZB-60, ZB-61, ZB-71. The hand goes to the minus pile; three new cards, and on with them."""
    if t.last_round:
        end_without_play(t)
        return
    dump(t, t.active)
    deal_cards(t, t.active, NEW_HAND, THEN_MAIN_PLAY)


def go_on_after_dump(t: Table) -> None:
    """ZB-61, A-22b. The mandatory play is due again; without any card the turn ends."""
    if t.held[t.active] == 0:
        end_turn(t)
    else:
        main_play(t)


def next_turn(t: Table) -> None:
    """ZB-67. Clockwise; after the trigger's turn everybody else has one more."""
    following = after(t, t.active, 1)
    if t.held[PILE] == 0:
        if t.house & flags.REFILL_TRIGGERS_NEXT:
            trigger_end(t, following)
        else:
            trigger_end(t, t.active)
    if t.trigger == t.active:
        t.last_round = True
    if t.last_round and following == t.trigger:
        end_game(t)
    else:
        start_turn(t, following)
