"""The end of a round and of the game: ZA-53 to ZA-60, Q-38."""

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.core.state import NONE, OVER
from monsterbox.games.oh_my_brain.engine import flags, notes
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.table import Table, after, note, owned


def is_stalled(t: Table) -> bool:
    """Q-38. Whether as many cards were played and passes made as the game may have."""
    return t.limit > 0 and t.steps >= t.limit


def who_ends_round(t: Table) -> i64:
    """ZA-53, Q-18. The active player if he has no card left; with empty_anytime_ends anybody."""
    if owned(t, t.active) == 0:
        return t.active
    if t.house & flags.EMPTY_ANYTIME_ENDS:
        for opponent in range(1, t.seats):
            seat = after(t, t.active, opponent)
            if owned(t, seat) == 0:
                return seat
    return NONE


def settle_round(t: Table, ender: i64) -> None:
    """ZA-55, ZA-56. Everybody else pays a brain a card, as far as there are any."""
    note(t, notes.ROUND_ENDED, ender)
    for seat in range(t.seats):
        if seat == ender:
            continue
        cards = owned(t, seat)
        paid = cards
        if t.brains[seat] < cards:
            paid = t.brains[seat]
        t.brains[seat] -= paid
        t.unpaid[seat] = cards - paid
        note(t, notes.PAID, seat, paid, cards)


def somebody_has_lost(t: Table) -> bool:
    """ZA-58. Whether a player has no brain left."""
    for seat in range(t.seats):
        if t.brains[seat] == 0:
            return True
    return False


def poorest(t: Table) -> i64:
    """ZA-57. The set of players with the fewest brains."""
    fewest = t.brains[0]
    for seat in range(t.seats):
        if t.brains[seat] < fewest:
            fewest = t.brains[seat]
    found: i64 = 0
    for seat in range(t.seats):
        if t.brains[seat] == fewest:
            found |= bit(seat)
    return found


def rank(t: Table, seat: i64) -> i64:
    """ZA-60, Q-20. One more than there are players with more brains."""
    better: i64 = 1
    for other in range(t.seats):
        if t.brains[other] > t.brains[seat] or (
            t.house & flags.DEEP_RANKING
            and t.brains[other] == t.brains[seat]
            and t.unpaid[other] < t.unpaid[seat]
        ):
            better += 1
    return better


def end_game(t: Table) -> None:
    """ZA-58, ZA-59. At once, whatever was going on."""
    t.phase = phase.OVER
    t.actor = OVER
    t.waiting = 0
    note(t, notes.GAME_ENDED)


def end_by_stall(t: Table) -> None:
    """Q-38. No further play begins; brains decide."""
    note(t, notes.STALLED)
    end_game(t)


def leave_table(t: Table, seat: i64) -> None:
    """Q-34, forfeit. The brains of a seat that is gone go to the supply, and the game ends."""
    note(t, notes.SEAT_GONE, seat, t.brains[seat])
    t.brains[seat] = 0
    end_game(t)
