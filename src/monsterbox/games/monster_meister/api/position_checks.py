"""What a position of Monster Meister must be like for its phase to come about."""

from __future__ import annotations

from monsterbox.core.positions import members_of
from monsterbox.core.state import NONE
from monsterbox.games.monster_meister.api.notation import TASK_IDS
from monsterbox.games.monster_meister.engine import phases, table
from monsterbox.games.monster_meister.engine.deck import (
    COMPETITION,
    SET,
    SLOTS,
    STRAY_BACK,
    STRAYS,
    back_of,
    slot_of,
)
from monsterbox.games.monster_meister.engine.flags import (
    ALL_OUT_MEMORIZE,
    ALL_OUT_NEITHER,
    REVEAL_UP_TO,
)
from monsterbox.games.monster_meister.engine.rules.competition import pickers
from monsterbox.games.monster_meister.engine.state import State
from monsterbox.games.monster_meister.engine.table import everybody, face_down, of_display, of_seat

SET_UP = (phases.HOLDER, phases.DEAL, phases.TASKS)
COMPETING = (phases.NAME, phases.PICK)
WITH_ROLES = (phases.REMOVE, phases.PLACE, phases.READY)
IN_ROUND = (phases.REVEAL, *COMPETING, *WITH_ROLES)
ROUNDS_OF = dict.fromkeys(SET_UP, (0, 0)) | {
    phases.FLIP: (0, table.ROUNDS - 1),
    phases.OVER: (table.ROUNDS, table.ROUNDS),
}


def problem(t: State, phase: int) -> str | None:
    """What does not go with the phase, in words."""
    low, high = ROUNDS_OF.get(phase, (1, table.ROUNDS))
    if not low <= t.round <= high:
        return f"round is {t.round}"
    if phase in SET_UP and not is_set_up(t):
        return "displays or pile are not as they are dealt"
    if phase in (phases.REVEAL, *COMPETING) and (phase in COMPETING) != is_competition(t):
        return f"the task is {TASK_IDS[int(t.task)]}"
    return (
        problem_of_roles(t, phase)
        or problem_of_competition(t, phase)
        or problem_of_displays(t, phase)
        or problem_of_choices(t, phase)
    )


def is_competition(t: State) -> bool:
    return bool(t.task >= COMPETITION)


def is_set_up(t: State) -> bool:
    """MM-03 to MM-06. Sets from the first seat on, row by row, then the strays; all unseen."""
    dealt = SET * int(t.seats) + STRAYS if t.phase == phases.TASKS else int(t.dealt)
    for seat in range(int(t.seats)):
        number = min(SET, max(0, dealt - SET * seat))
        cells = [place % table.START + place // table.START * table.SIDE for place in range(number)]
        taken = int(of_display(t, seat, table.TAKEN))
        if [*members_of(taken)] != cells or not is_fresh(t, seat):
            return False
    strays = range(int(t.pile_size))
    if any(back_of(t.pile[place]) != STRAY_BACK or t.pile_seen[place] for place in strays):
        return False
    return t.pile_size == max(0, dealt - SET * int(t.seats))


def is_fresh(t: State, seat: int) -> bool:
    """MM-04, MM-05. Own backs in the first rows and columns, and nobody has seen a face."""
    for place in range(seat * table.CELLS, (seat + 1) * table.CELLS):
        if t.cards[place] != NONE and (back_of(t.cards[place]) != seat or t.seen[place]):
            return False
    return not any(of_display(t, seat, what) for what in (table.LEFT, table.TOP))


def problem_of_roles(t: State, phase: int) -> str | None:
    """MM-25 to MM-28, MM-68."""
    memorizers, muddlers = int(t.memorizers), int(t.muddlers)
    if phase not in WITH_ROLES:
        return "memorizers or muddlers do not go with it" if memorizers | muddlers else None
    if phase == phases.REMOVE and not memorizers:
        return "there are no memorizers"
    if memorizers & muddlers and not (
        memorizers == muddlers == int(everybody(t)) and may_be_both(t)
    ):
        return "some are memorizers and muddlers at once"
    return None


def may_be_both(t: State) -> bool:
    """MM-28, MM-68. Only a competition that all left at once gives everybody both roles."""
    return is_competition(t) and not int(t.house) & (ALL_OUT_NEITHER | ALL_OUT_MEMORIZE)


def problem_of_competition(t: State, phase: int) -> str | None:
    """MM-60 to MM-70."""
    remaining = int(t.remaining)
    told = (remaining, t.first_out, t.namer != NONE, t.feature != NONE, t.used)
    if phase not in COMPETING:
        names = ("remaining", "firstOut", "namer", "feature", "used")
        wrong = [name for name, value in zip(names, told, strict=True) if value]
        return f"{wrong[0]} does not go with it" if wrong else None
    if len(members_of(remaining)) < 2:
        return "remaining are fewer than two"
    out = int(everybody(t)) & ~remaining
    if int(t.first_out) & ~out or (t.first_out == 0) != (out == 0):
        return "firstOut does not go with remaining"
    if t.namer == NONE or not remaining >> int(t.namer) & 1:
        return "the namer is not among those remaining"
    return problem_of_names(t, phase, bool(out))


def problem_of_names(t: State, phase: int, is_one_out: bool) -> str | None:
    """MM-60, MM-70. The feature last named is used; before the first nothing has happened."""
    if t.feature != NONE:
        return None if int(t.used) >> int(t.feature) & 1 else "feature is not used"
    if phase == phases.PICK:
        return "feature is not named"
    if t.used or is_one_out:
        return "feature is not that of the last step"
    return None if t.namer == t.holder else "the namer is not the holder"


def problem_of_displays(t: State, phase: int) -> str | None:
    """MM-18, MM-21, I-2, I-3, I-6."""
    for seat in range(int(t.seats)):
        up = up_of(t, seat)
        if up and phase not in IN_ROUND:
            return f"displays[{seat}] has face-up cards"
        if of_seat(t, seat, table.TURNED) != turned_of(t, seat):
            return f"turned[{seat}] does not go with the face-up cards"
        is_scored = has_removed(t, seat) and not is_competition(t)
        if not is_scored and of_seat(t, seat, table.POINTS) != points_of(t, seat):
            return f"points[{seat}] does not go with the face-up cards"
        if phase not in SET_UP and not has_room(t, seat, phase):
            return f"displays[{seat}] has too few or too many cards"
    return None


def has_room(t: State, seat: int, phase: int) -> bool:
    """I-2, I-3. Whatever comes, a card is left in the display, and room for the next."""
    cards = len(members_of(int(of_display(t, seat, table.TAKEN))))
    removals = additions = table.ROUNDS - int(t.round)
    if phase in (phases.REVEAL, *COMPETING, phases.REMOVE):
        removals += 1
        additions += 1
    elif of_seat(t, seat, table.DRAWN) != NONE:
        additions += 1
    return removals < cards <= table.CELLS - additions


def problem_of_choices(t: State, phase: int) -> str | None:
    """Who is asked, who has chosen, and who holds a card."""
    asked = int(t.waiting)
    if asked & ~choosers(t, phase):
        return "asked names seats that have nothing to do"
    is_sealed = phase in (phases.PICK, phases.REMOVE)
    for seat in range(int(t.seats)):
        is_asked = bool(asked >> seat & 1)
        has_chosen = is_sealed and not is_asked and choosers(t, phase) >> seat & 1
        pick, drawn = int(of_seat(t, seat, table.PICK)), int(of_seat(t, seat, table.DRAWN))
        up = up_of(t, seat) if phase == phases.REMOVE else int(face_down(t, seat))
        if (pick != NONE) != has_chosen or (has_chosen and not up >> pick & 1):
            return f"picks[{seat}] does not go with it"
        if (drawn != NONE) != (phase == phases.PLACE and is_asked):
            return f"drawn[{seat}] does not go with it"
        if drawn != NONE and back_of(drawn) == seat:
            return f"drawn[{seat}] has the back of its own seat"
        if phase == phases.REVEAL and not is_reveal_sound(t, seat, is_asked):
            return f"asked does not go with the face-up cards of seat {seat}"
    return None


def choosers(t: State, phase: int) -> int:
    """Section 6.1. All who choose in a phase, at the same time."""
    if phase == phases.PICK:
        return int(pickers(t))
    if phase == phases.REMOVE:
        return int(t.memorizers)
    return int(t.muddlers) if phase == phases.PLACE else int(everybody(t))


def is_reveal_sound(t: State, seat: int, is_asked: bool) -> bool:
    """MM-14 to MM-17, A-08. Whether a seat that has turned these cards has to go on."""
    cells = members_of(up_of(t, seat))
    task = int(t.task) * SLOTS
    stops = sum(int(t.deck.stops[task + slot]) for slot in slots_up(t, seat))
    number = int(t.deck.number[int(t.task)])
    if stops > 1 or (number and len(cells) > number):
        return False
    is_over = stops == 1 or 0 < number == len(cells) or not face_down(t, seat)
    if not is_asked and int(t.house) & REVEAL_UP_TO and number and cells:
        return True
    return is_over != is_asked


def points_of(t: State, seat: int) -> int:
    """MM-21, MM-72. What the face-up cards of a seat are worth."""
    if t.task == NONE or t.task >= COMPETITION:
        return 0
    return sum(int(t.deck.points[int(t.task) * SLOTS + slot]) for slot in slots_up(t, seat))


def turned_of(t: State, seat: int) -> int:
    """MM-18, MM-32. The face-up cards of a seat, and the one that it has given away."""
    return len(members_of(up_of(t, seat))) + int(has_removed(t, seat))


def has_removed(t: State, seat: int) -> bool:
    """MM-32. Whether a seat has given a card away in this round."""
    is_past = t.phase in (phases.PLACE, phases.READY)
    return is_past and bool(int(t.memorizers) >> seat & 1)


def up_of(t: State, seat: int) -> int:
    """The cells of a seat whose cards lie face up."""
    return int(of_display(t, seat, table.UP))


def slots_up(t: State, seat: int) -> list[int]:
    """The cards of a seat that lie face up."""
    cells = members_of(up_of(t, seat))
    return [int(slot_of(t.cards[seat * table.CELLS + cell])) for cell in cells]
