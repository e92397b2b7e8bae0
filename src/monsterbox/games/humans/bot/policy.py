"""A player of Humans, alone and with Zombies, that goes by a plan for each question.

The strategy, and where it is written down (docs/bots/humans.md tells it in words):

- Steps are spent on the best chances of captures, and humans are shut in: `policy_plan`.
- Tiles, barricades, tokens, abilities, flights of a zombie player: `policy_zombie`; his
  captures: `policy_captures`.
- Cards of both sets, own ones and those against others: `policy_cards`.
- Shotgun guys and the Helipad: `policy_shotgun`, with `policy_fights`; zombies of nobody:
  `policy_npcs`.
"""

from typing import Final, final

from mypy_extensions import i64

from monsterbox.bots.policy import Policy, Values
from monsterbox.core.actions import Actions
from monsterbox.core.state import GameState
from monsterbox.games.humans.bot.policy_captures import (
    worth_of_drop,
    worth_of_healing,
    worth_of_repeating,
    worth_of_result,
    worth_of_saving,
    worth_of_selection,
    worth_of_shield,
    worth_of_wound,
)
from monsterbox.games.humans.bot.policy_cards import worth_of_objection, worth_of_reaction
from monsterbox.games.humans.bot.policy_fights import (
    worth_of_attacking,
    worth_of_fighting,
    worth_of_meeting,
    worth_of_undead,
)
from monsterbox.games.humans.bot.policy_npcs import (
    walk_from_pawns,
    worth_of_card_space,
    worth_of_filling,
    worth_of_npc_move,
)
from monsterbox.games.humans.bot.policy_outlook import Outlook
from monsterbox.games.humans.bot.policy_plan import plan
from monsterbox.games.humans.bot.policy_shotgun import (
    draw_pawn_field,
    expected_kills,
    prepare_leading,
    worth_of_leading,
    worth_of_pawn_move,
    worth_of_rolling,
    worth_of_start,
)
from monsterbox.games.humans.bot.policy_zombie import (
    weigh_moves,
    worth_of_discard,
    worth_of_flight,
    worth_of_guest,
    worth_of_place,
    worth_of_put,
)
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.rules.ending import goal
from monsterbox.games.humans.engine.rules.legal import is_filling
from monsterbox.games.humans.engine.rules.windows import is_round
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import Table, is_shotgun, side_of

SPREAD: Final = 3.5  # of the final difference around the expected one, in points
GOAL: Final = 9.0  # points to which the goals of all seats are scaled
TO_MOVE: Final = 0.5  # to be the next to move


@final
class HumansPolicy(Policy):
    """Weighs each action by what it brings; chance is counted by its odds, never rolled."""

    def __init__(self) -> None:
        self.out = Outlook()

    def weigh(self, world: GameState, seat: i64, actions: Actions, values: Values) -> None:
        assert isinstance(world, State)
        o = self.out
        now = world.phase
        if now == phase.MOVE:
            weigh_moves(o, world, seat, actions, values)
            return
        prepare(o, world, seat)
        for k in range(actions.n):
            action = actions.items[k]
            if is_round(now):
                values.items[k] = worth_of_reaction(o, world, seat, action)
            else:
                values.items[k] = worth_of_answer(o, world, seat, action)

    def is_calm(self, world: GameState) -> bool:
        """A turn begins or ends."""
        assert isinstance(world, State)
        return world.phase == phase.DISCARD or world.phase == phase.PLACE or is_before_move(world)

    def expect(self, world: GameState, seat: i64) -> float:
        assert isinstance(world, State)
        if is_shotgun(world, seat):
            return expected_kills(self.out, world, seat)
        value = plan(self.out, world, seat, 0)
        if world.active == seat and world.phase != phase.DISCARD:
            value += TO_MOVE
        return value * GOAL / float(goal(world, seat))

    def spread(self, world: GameState) -> float:
        return SPREAD


def is_before_move(t: Table) -> bool:
    return (t.phase == phase.MOVE or t.phase == phase.PAWN_MOVE) and not t.stepped


def prepare(o: Outlook, t: State, seat: i64) -> None:
    """What all actions of a question have in common."""
    now = t.phase
    if now == phase.PAWN_MOVE and t.active == seat:
        draw_pawn_field(o, t, seat)
    elif now == phase.PAWN_MOVE or now == phase.LEAD:
        prepare_leading(o, t)
    elif is_about_npcs(now):
        walk_from_pawns(o, t, seat)


def is_about_npcs(now: i64) -> bool:
    return (
        now == phase.NPCS
        or now == phase.PUT_BY_CARD
        or now == phase.MOVE_FROM
        or now == phase.MOVE_TO
    )


def worth_of_answer(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """Questions that are put to one seat."""
    now = t.phase
    if now == phase.SELECT:
        return worth_of_selection(o, t, seat, action)
    if now == phase.DISCARD:
        return worth_of_discard(t, seat, action)
    if now == phase.REROLL:
        return worth_of_repeating(o, t, seat, action)
    if now == phase.FLEE or now == phase.RUN:
        return worth_of_flight(o, t, seat, action)
    if now == phase.PLACE:
        return worth_of_place(o, t, seat, action)
    if is_filling(now):
        return worth_of_put(o, t, seat, action)
    if now == phase.CAPTURE_FAILED or now == phase.BEFORE_INFECTION or now == phase.AFTER_INFECTION:
        return worth_of_saving(o, t, seat, action)
    if now == phase.OPEN_HOUSE:
        return worth_of_guest(o, t, seat, action)
    return worth_of_rare_answer(o, t, seat, action)


def worth_of_rare_answer(o: Outlook, t: State, seat: i64, action: i64) -> float:
    now = t.phase
    if now == phase.WEAPON:
        return worth_of_shield(o, t, seat, action)
    if now == phase.HEAL:
        return worth_of_healing(t, seat, action)
    if now == phase.TAKE_WOUND:
        return worth_of_wound(t, seat, action)
    if now == phase.DROP:
        return worth_of_drop(action)
    if now == phase.CHOOSE:
        return worth_of_result(t, seat, action)
    if now == phase.OBJECT:
        return worth_of_objection(o, t, seat, action)
    if now == phase.DECK:
        return worth_of_deck(action)
    return worth_of_combined_answer(o, t, seat, action)


def worth_of_combined_answer(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """Questions of the combined game."""
    now = t.phase
    if now == phase.NPCS:
        return worth_of_npc_move(o, t, seat, action)
    if now == phase.PAWN_MOVE:
        return worth_of_pawn_move(o, t, seat, action)
    if now == phase.LEAD:
        return worth_of_leading(o, t, seat, action)
    if now == phase.FIGHT:
        return worth_of_fighting(t, seat, action)
    if now == phase.ATTACK:
        return worth_of_attacking(t, seat, action)
    if now == phase.MEET:
        return worth_of_meeting(t, seat, action)
    if now == phase.PAWN_ROLL:
        return worth_of_rolling(o, t, seat, action)
    if now == phase.UNDEAD:
        return worth_of_undead(t, seat, action)
    if now == phase.FILL:
        return worth_of_filling(t, seat, action)
    if now == phase.PUT_ZOMBIE:
        return worth_of_start(o, t, action)
    if now == phase.STACK:
        return worth_of_stack(t, seat, action)
    if now == phase.BUILDING:
        return 0.0
    return worth_of_card_space(o, t, seat, action)


def worth_of_deck(action: i64) -> float:
    """HZ-13. Of the humans' cards more can be used, by both sides."""
    if action == actions.DECK:
        return 0.2
    return 0.0


def worth_of_stack(t: Table, seat: i64, action: i64) -> float:
    """A-40. Humans for zombies, zombies for shotgun guys."""
    if action - actions.STACK == side_of(t, seat):
        return 0.3
    return 0.0


POLICY: Final = HumansPolicy
