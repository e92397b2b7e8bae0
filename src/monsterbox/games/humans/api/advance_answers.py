"""Advance answers to the windows in which seats may react: A-68."""

from __future__ import annotations

from monsterbox.core.actions import Actions
from monsterbox.core.advance_answers import AdvanceAnswers, Window
from monsterbox.core.state import NONE
from monsterbox.games.humans.api.notation import text_of
from monsterbox.games.humans.engine import flags
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.deck import SIDES
from monsterbox.games.humans.engine.piles import hand_size
from monsterbox.games.humans.engine.rules.town import beyond, zombie_beyond
from monsterbox.games.humans.engine.rules.windows import can_use_marbles, is_for_all, is_round
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import FIGURES, after, has_left, is_shotgun
from monsterbox.games.humans.engine.zombies import MARKS

UNTIL_TURN = "pass-until-turn"
ALWAYS = "pass-always"
IN_REACH = "ask-in-reach"
BEST_ROLL = 6


def answer(t: State, seat: int, kind: str) -> str | None:
    """A-68. Pass, where others play; one kind asks when prey in reach was captured."""
    if is_own_turn(t, seat) or not (is_round(t.phase) or t.phase == phase.OBJECT):
        return None
    if kind == IN_REACH and t.phase == phase.CAPTURED and is_in_reach(t, seat, int(t.at)):
        return None
    return "pass"


def forced(t: State, seat: int) -> str | None:
    """A-68, A-70. Where all are asked, also those without a card that could be played."""
    choices = Actions()
    t.legal(seat, choices)
    return text_of(t, seat, int(choices.items[0])) if int(choices.n) == 1 else None


def is_own_turn(t: State, seat: int) -> bool:
    return int(t.active) == seat


def is_over(t: State, seat: int, kind: str) -> bool:
    """A-68. With the own turn, but for what holds until the player says otherwise."""
    return kind != ALWAYS and is_own_turn(t, seat)


def window(t: State) -> Window | None:
    """HU-68, A-68. Who may react, by what lies open: whether a card fits must not show.

    Who has been asked already shows only where all are asked alike.
    """
    if not is_round(t.phase):
        return None
    first = int(t.asked) if int(t.house) & flags.UNIFORM_WINDOWS else 1
    last = int(t.seats) - 1 + int(is_for_all(t.phase))
    seats = [int(after(t, t.active, place)) for place in range(first, last + 1)]
    return Window(int(t.phase), tuple(seat for seat in seats if may_react(t, seat)))


def may_react(t: State, seat: int) -> bool:
    """HU-67, ZE02. Whoever has cards and played none this round, or an item for this moment."""
    if has_left(t, seat):
        return False
    has_cards = int(hand_size(t, seat)) > 0 and not int(t.used) & (1 << seat)
    return has_cards or bool(can_use_marbles(t, seat))


def is_in_reach(t: State, seat: int, space: int) -> bool:
    """HU-21, HZ-23. Whether a figure of the seat could walk there in a turn, other things aside."""
    reached = set(figures_of(t, seat))
    edge = reached
    for _ in range(steps_of(t, seat)):
        if space in reached:
            return True
        edge = {there for here in edge for there in ways_of(t, seat, here)} - reached
        reached |= edge
    return space in reached


def figures_of(t: State, seat: int) -> list[int]:
    """The spaces of a seat's zombies, or of its shotgun guy."""
    if is_shotgun(t, seat):
        return [] if t.pawn[seat] == NONE else [int(t.pawn[seat])]
    first = seat * FIGURES
    return [int(t.zombies[place]) // MARKS for place in range(first, first + int(t.numbers[seat]))]


def steps_of(t: State, seat: int) -> int:
    if is_shotgun(t, seat):
        return BEST_ROLL + int(t.life[seat])
    return int(t.box.movement[int(t.character[seat])])


def ways_of(t: State, seat: int, space: int) -> list[int]:
    step = beyond if is_shotgun(t, seat) else zombie_beyond
    found = (int(step(t, space, side)) for side in range(SIDES))
    return [there for there in found if there >= 0]


ADVANCE_ANSWERS = AdvanceAnswers(
    kinds=(UNTIL_TURN, IN_REACH, ALWAYS),
    answer=answer,
    is_over=is_over,
    forced=forced,
    window=window,
    decline="pass",
)
