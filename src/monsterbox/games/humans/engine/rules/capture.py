"""Step 4, who is attempted and whether he is caught: HU-38 to HU-41, HZ-40, A-49."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags, notes, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import HUMANS, SPENT, is_on
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.card_play import is_asked_for_cards, legal_plays
from monsterbox.games.humans.engine.rules.flight import LONGEST, is_trapped
from monsterbox.games.humans.engine.rules.prey import be_trapped
from monsterbox.games.humans.engine.rules.windows import can_save_capture, open_window, use_ability
from monsterbox.games.humans.engine.table import FIGURES, Table, after, ask, note
from monsterbox.games.humans.engine.zombies import MARKS, zombies_of

# SELECT


def legal_attempts(t: Table, out: Actions) -> None:
    """HU-38, HU-39, A-18. Every human that shares a space with an own zombie."""
    done: i64 = NONE
    for place in range(t.active * FIGURES, t.active * FIGURES + t.numbers[t.active]):
        space = t.zombies[place] // MARKS
        if space != done and is_on(t, HUMANS, space) and not is_on(t, SPENT, space):
            done = space
            out.add(actions.ATTEMPT + space)


def pawns_to_attempt(t: Table) -> i64:
    """HZ-40, A-49. Shotgun guys beside an own zombie that were not attempted in this turn."""
    found: i64 = 0
    if t.shotguns == 0:
        return found
    for seat in range(t.seats):
        is_free = t.shotguns & ~t.attacked & bit(seat) != 0 and t.pawn[seat] >= 0
        if is_free and zombies_of(t, t.active, t.pawn[seat]) > 0:
            found |= bit(seat)
    return found


def legal_selections(t: Table, out: Actions) -> None:
    """T4, A-49. An attempt, or a card directly before one; an end if nothing is forced."""
    pawns = pawns_to_attempt(t)
    if pawns and pawns & t.fresh == 0 and first_attempt(t) == NONE:
        out.add(actions.END)
    legal_attempts(t, out)
    for places in range(1, t.seats):
        if pawns & bit(after(t, t.active, places)):
            out.add(actions.ATTACK + places)
    legal_plays(t, t.active, card.AT_SELECT, out)


def first_attempt(t: Table) -> i64:
    """The first human to be attempted, NONE if there is none."""
    for place in range(t.active * FIGURES, t.active * FIGURES + t.numbers[t.active]):
        space = t.zombies[place] // MARKS
        if is_on(t, HUMANS, space) and not is_on(t, SPENT, space):
            return space
    return NONE


def has_another_attempt(t: Table, first: i64) -> bool:
    for place in range(t.active * FIGURES, t.active * FIGURES + t.numbers[t.active]):
        space = t.zombies[place] // MARKS
        if space != first and is_on(t, HUMANS, space) and not is_on(t, SPENT, space):
            return True
    return False


def select(t: Table) -> None:
    """HU-38, A-19, A-70. Nobody is asked for a single attempt, unless a card can be played."""
    first = first_attempt(t)
    pawns = pawns_to_attempt(t)
    if first == NONE and pawns == 0:
        t.todo = todo.BEFORE_NPCS
        return
    t.phase = phase.SELECT
    if is_choice(t, first, pawns) or is_asked_for_cards(t, t.active, card.AT_SELECT):
        ask(t, phase.SELECT, t.active)
    elif first != NONE:
        attempt(t, first)
    else:
        attack(t, lowest(pawns))


def is_choice(t: Table, first: i64, pawns: i64) -> bool:
    """A-49, A-70. Several attempts, or one that may be left out."""
    if first == NONE:
        return rest(pawns) != 0 or pawns & t.fresh == 0
    return pawns != 0 or has_another_attempt(t, first)


def attempt(t: Table, space: i64) -> None:
    """HU-40, A-23. The die is rolled; with `instant` a human without a way out is infected."""
    t.at = space
    if t.house & flags.TRAPPED_INSTANT and is_trapped(t, space, LONGEST):
        be_trapped(t)
    else:
        roll.throw(t, t.active, roll.CAPTURE)


def attack(t: Table, seat: i64) -> None:
    """HZ-40, A-49. The same against a shotgun guy, once a turn."""
    t.attacked = t.attacked | bit(seat)
    t.victim = seat
    t.at = t.pawn[seat]
    roll.throw(t, t.active, roll.CAPTURE)


def is_captured_by_roll(t: Table) -> bool:
    """HU-40, HE09. The roll and what was added to it against the Capture value."""
    return t.face + t.bonus >= t.box.capture[t.character[t.active]]


def settle_capture_roll(t: Table) -> None:
    t.todo = todo.CAPTURE_FAILED
    if is_captured_by_roll(t):
        t.todo = todo.CAPTURED


def fail(t: Table) -> None:
    """W-CAPFAIL. Asked again after a card that was cancelled or not enough."""
    if can_save_capture(t):
        ask(t, phase.CAPTURE_FAILED, t.active)
    else:
        miss(t)


def miss(t: Table) -> None:
    """HU-60. A failed attempt: it flees."""
    note(t, notes.HUMAN_MISSED, t.active, t.at, t.victim)
    t.todo = todo.FLEE


def slam(t: Table) -> None:
    """Body Slam. The roll counts as a success."""
    use_ability(t, t.active)
    t.todo = todo.CAPTURED


def capture(t: Table) -> None:
    """HU-41, HU-43. All others are asked for a weapon, clockwise."""
    note(t, notes.HUMAN_CAUGHT, t.active, t.at, t.victim)
    open_window(t, phase.CAPTURED)
