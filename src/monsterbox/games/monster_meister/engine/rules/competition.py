"""The competition of the monster tamers: MM-60 to MM-73."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, rest
from monsterbox.core.state import NONE
from monsterbox.games.monster_meister.engine import actions, flags, notes
from monsterbox.games.monster_meister.engine.deck import FEATURES
from monsterbox.games.monster_meister.engine.rules.reveal import turn_up
from monsterbox.games.monster_meister.engine.table import (
    PICK,
    TURNED,
    Table,
    after,
    column_of,
    everybody,
    face_down,
    note,
    of_seat,
    row_of,
    set_of_seat,
)

ALL_FEATURES: Final = 255


def begin_competition(t: Table) -> None:
    """MM-60. Everybody is in; the holder names first."""
    t.remaining = everybody(t)
    t.first_out = 0
    t.used = 0
    t.feature = NONE
    t.namer = t.holder


def free_features(t: Table) -> i64:
    """MM-70, L-13. The features that may be named."""
    if t.house & flags.FEATURES_FREE:
        return ALL_FEATURES
    if t.house & flags.FEATURES_NOT_LAST:
        if t.feature == NONE:
            return ALL_FEATURES
        return ALL_FEATURES & ~bit(t.feature)
    if t.used == ALL_FEATURES:
        return ALL_FEATURES
    return ALL_FEATURES & ~t.used


def legal_names(t: Table, out: Actions) -> None:
    """MM-60, MM-70. A colour or a number of eyes."""
    free = free_features(t)
    for feature in range(FEATURES):
        if free & bit(feature):
            out.add(actions.NAME + feature)


def name(t: Table, feature: i64) -> None:
    """MM-60, MM-70. All eight named: all are free again."""
    if t.used == ALL_FEATURES:
        t.used = 0
    t.used = t.used | bit(feature)
    t.feature = feature
    note(t, notes.NAMED, t.namer, feature)


def pickers(t: Table) -> i64:
    """MM-61, MM-64. Those still in who have a face-down card."""
    found: i64 = 0
    for seat in range(t.seats):
        if t.remaining & bit(seat) and face_down(t, seat) != 0:
            found |= bit(seat)
    return found


def show_picks(t: Table) -> i64:
    """MM-61, MM-63, MM-64. All picks are turned up together; those who are out."""
    out: i64 = 0
    for seat in range(t.seats):
        if t.remaining & bit(seat) and not settle_pick(t, seat):
            out |= bit(seat)
    return out


def settle_pick(t: Table, seat: i64) -> bool:
    """MM-63, MM-64. The seat stays in if its card shows the feature; without a card it is out."""
    if of_seat(t, seat, PICK) == NONE:
        note(t, notes.HAD_NO_CARD, seat)
        return False
    slot = turn_up_pick(t, seat)
    if t.deck.features[slot] & bit(t.feature):
        note(t, notes.STAYED, seat)
        return True
    note(t, notes.WENT_OUT, seat)
    return False


def turn_up_pick(t: Table, seat: i64) -> i64:
    """MM-61. The card picked in secret is shown to all; its slot."""
    cell = of_seat(t, seat, PICK)
    set_of_seat(t, seat, PICK, NONE)
    slot = turn_up(t, seat, cell, everybody(t))
    set_of_seat(t, seat, TURNED, of_seat(t, seat, TURNED) + 1)
    note(t, notes.PICK_SHOWN, seat, column_of(t, seat, cell), row_of(t, seat, cell), slot)
    return slot


def leave(t: Table, out: i64) -> bool:
    """MM-65 to MM-68. Those who are out leave; whether the competition is over."""
    if out == 0:
        return False
    if t.first_out == 0:
        t.first_out = out  # MM-65
    t.remaining &= ~out
    if rest(t.remaining) != 0:
        return False
    if out == everybody(t):
        all_out(t)
    elif t.remaining == 0:
        t.memorizers = out  # MM-67
        t.muddlers = t.first_out
    else:
        t.memorizers = t.remaining  # MM-66
        t.muddlers = t.first_out
    t.remaining = 0
    t.feature = NONE
    return True


def all_out(t: Table) -> None:
    """MM-68, A-35. All out in the same step: all have both roles, unless the house says no."""
    t.memorizers = 0
    t.muddlers = 0
    note(t, notes.ALL_OUT)
    if t.house & flags.ALL_OUT_NEITHER:
        return
    t.memorizers = everybody(t)
    if not t.house & flags.ALL_OUT_MEMORIZE:
        t.muddlers = everybody(t)


def next_namer(t: Table) -> i64:
    """MM-69, L-05. The next who is still in, from the last namer or from the holder."""
    last = t.namer
    if t.house & flags.NAMER_LEFT_OF_HOLDER:
        last = t.holder
    for steps in range(1, t.seats):
        seat = after(t, last, steps)
        if t.remaining & bit(seat):
            return seat
    return last
