"""Questions that nobody can answer, or that are put to the wrong seat, are no positions."""

from __future__ import annotations

from monsterbox.core.actions import Actions
from monsterbox.core.errors import BadPosition
from monsterbox.core.state import NONE
from monsterbox.games.humans.api.position import PHASES
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.piles import ITEMS
from monsterbox.games.humans.engine.rules.soundness import is_sound
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import SPACES

OF_ACTIVE = {
    phase.MOVE,
    phase.SELECT,
    phase.CAPTURE_FAILED,
    phase.BEFORE_INFECTION,
    phase.DROP,
    phase.AFTER_INFECTION,
    phase.CHOOSE,
    phase.DISCARD,
    phase.STACK,
    phase.PAWN_ROLL,
    phase.NPCS,
    phase.MEET,
}
"""Questions to nobody but the active seat."""

COUNTED = {
    phase.PUT_HUMAN,
    phase.PUT_TOKEN,
    phase.PUT_NPC,
    phase.PUT_LIFE,
    phase.PUT_BULLETS,
    phase.PUT_BY_CARD,
    phase.MOVE_FROM,
    phase.MOVE_TO,
    phase.LEAD,
}
"""Questions that are asked as long as something is due."""


def check(t: State) -> None:
    """Refuse what cannot be, with the field and the reason."""
    if not is_sound(t):
        raise BadPosition("players, town, supply: not all figures, tokens and cards fit")
    check_charges(t)
    check_pending(t)
    if t.phase == phase.OVER:
        return
    check_asked(t)
    check_choices(t)


def check_charges(t: State) -> None:
    """ZE13, A-79. Charges lie on the card in play."""
    for seat in range(int(t.seats)):
        if t.charges[seat] and not int(t.one[ITEMS + seat]) >> card.HEY_LOOK_A_SHOTGUN & 1:
            raise BadPosition(f"players[{seat}].charges: ZE13 is not in play")


def check_pending(t: State) -> None:
    """What the question is about."""
    if t.phase == phase.PLACE and t.drawn == NONE:
        raise BadPosition("drawn: which tile is to be placed?")
    if t.phase == phase.ROLL and t.rolling == NONE:
        raise BadPosition("pending.rolling: what is rolled for?")
    if t.phase in COUNTED and t.due == 0:
        raise BadPosition("pending.due: how many are to be put?")
    if t.card_at >= SPACES * 6:
        raise BadPosition("pending.card_at: there is no such target")


def check_asked(t: State) -> None:
    if t.phase in OF_ACTIVE and t.actor != t.active:
        raise BadPosition(f"asked: in phase {PHASES[int(t.phase)]} the active seat is asked")


def check_choices(t: State) -> None:
    actions = Actions()
    try:
        t.legal(t.actor, actions)
    except (IndexError, ValueError) as error:
        raise BadPosition(f"pending: does not go with the phase: {error}") from None
    if actions.n == 0:
        raise BadPosition(f"phase: {PHASES[int(t.phase)]}, but there is nothing to choose")
