"""Which questions all may see: A-68, A-70, section 7.

Whether somebody is asked may depend on a hand that the others cannot see. With `windows` set to
`uniform` it does not, and all may see the question. Otherwise only whoever is asked sees it.
"""

from mypy_extensions import i64

from monsterbox.games.humans.engine import flags
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.rules.capture import first_attempt, is_choice, pawns_to_attempt
from monsterbox.games.humans.engine.rules.fights import has_open_fight_choice
from monsterbox.games.humans.engine.rules.items import strengthening_items
from monsterbox.games.humans.engine.rules.shotgun import has_open_pawn_choice
from monsterbox.games.humans.engine.rules.turn import has_open_move
from monsterbox.games.humans.engine.rules.windows import is_round
from monsterbox.games.humans.engine.table import Table


def is_question_public(t: Table) -> bool:
    """A-68, A-70. Whether it says nothing about a hand that this seat is asked this."""
    is_uniform = t.house & flags.UNIFORM_WINDOWS != 0
    if is_window(t.phase):
        return is_uniform
    if is_uniform and t.house & flags.FIRST_EDITION == 0:
        return True
    return is_asked_without_cards(t)


def is_window(now: i64) -> bool:
    """A-68. Questions that are about nothing but a reaction, for all seats or for one."""
    return (
        is_round(now)
        or now == phase.CAPTURE_FAILED
        or now == phase.WEAPON
        or now == phase.BEFORE_INFECTION
    )


def is_asked_without_cards(t: Table) -> bool:
    """A-70. Whether there is a choice in what lies open, so that any hand would be asked."""
    now = t.phase
    if now == phase.MOVE:
        return has_open_move(t)
    if now == phase.SELECT:
        return is_choice(t, first_attempt(t), pawns_to_attempt(t))
    if now == phase.PAWN_ROLL:
        return False
    if now == phase.PAWN_MOVE:
        return has_open_pawn_choice(t)
    if now == phase.FIGHT:
        return has_open_fight_choice(t)
    if now == phase.ATTACK:
        return t.face > 0 or strengthening_items(t) != 0
    return True
