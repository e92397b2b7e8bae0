"""Wounds: HU-53 to HU-59, A-24, A-25, A-48, A-66."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, count, lowest, rest
from monsterbox.games.humans.engine import actions, flags, notes, todo
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.deck import DOCTOR, HEAD_SHOT, WOUNDS
from monsterbox.games.humans.engine.piles import (
    DRAWN,
    IN_DISCARD,
    IN_PILE,
    move_card,
    move_row,
    shuffle_wounds,
)
from monsterbox.games.humans.engine.rules.windows import has_ability, use_ability
from monsterbox.games.humans.engine.table import Table, ask, ask_chance, note
from monsterbox.games.humans.engine.zombies import any_zombie_of, drop_zombie

# By what a zombie is wounded.
BY_PREY: Final = 0
BY_PAWN: Final = 1
BY_GRENADE: Final = 2


def cards_to_draw(t: Table) -> i64:
    """HU-53, A-48. The Wounds value; with `one_card` one, when a shotgun guy has hit."""
    if t.hurt_by == BY_PAWN and t.house & flags.ONE_WOUND_CARD:
        return 1
    return t.box.wounds[t.character[t.hurt]]


def draw_next(t: Table) -> None:
    """HU-53, HU-20. As many as are due, or as there are."""
    if t.due > 0 and shuffle_wounds(t):
        ask_chance(t, phase.WOUNDED)
        return
    t.due = 0
    settle_wounds(t)


def draw_wound(t: Table, name: i64) -> None:
    move_card(t.wound_cards, WOUNDS, name, IN_PILE, DRAWN)
    t.due -= 1
    note(t, notes.WOUND_DRAWN, t.hurt, name)
    draw_next(t)


def settle_wounds(t: Table) -> None:
    """HU-54 to HU-56, A-24, A-25. A Head Shot acts; a pair forces; otherwise the owner chooses."""
    t.todo = todo.WOUNDED
    if t.wound_cards[DRAWN * WOUNDS + HEAD_SHOT] > 0:
        remove_zombie(t)
    elif t.house & flags.TAKE_ALL_WOUNDS:
        take_all(t)
    else:
        names = names_to_take(t)
        if rest(names):
            ask(t, phase.TAKE_WOUND, t.hurt)
        elif names:
            take_wound(t, lowest(names))


def names_to_take(t: Table) -> i64:
    """HU-55, HU-56. Names drawn at least twice, or if there are none all that were drawn."""
    twice: i64 = 0
    once: i64 = 0
    for name in range(WOUNDS):
        number = t.wound_cards[DRAWN * WOUNDS + name]
        if number > 0:
            once |= bit(name)
        if number > 1:
            twice |= bit(name)
    if twice:
        return twice
    return once


def legal_wounds(t: Table, out: Actions) -> None:
    actions.add_each(actions.TAKE_WOUND, names_to_take(t), out)


def take_wound(t: Table, name: i64) -> None:
    """HU-55 to HU-57. One card lies before its owner, the others are discarded."""
    t.todo = todo.WOUNDED
    note(t, notes.WOUND_TAKEN, t.hurt, name)
    if t.wounds[t.hurt] & bit(name):
        remove_zombie(t)
        return
    keep_wound(t, name)
    move_row(t.wound_cards, WOUNDS, DRAWN, IN_DISCARD)


def keep_wound(t: Table, name: i64) -> None:
    place = DRAWN * WOUNDS + name
    t.wound_cards[place] = t.wound_cards[place] - 1
    t.wounds[t.hurt] = t.wounds[t.hurt] | bit(name)


def take_all(t: Table) -> None:
    """A-24. With `take_all_distinct` one card of every name; if any lies there already, HU-57."""
    names = names_drawn(t)
    if names & t.wounds[t.hurt]:
        remove_zombie(t)
        return
    while names:
        name = lowest(names)
        note(t, notes.WOUND_TAKEN, t.hurt, name)
        keep_wound(t, name)
        names = rest(names)
    move_row(t.wound_cards, WOUNDS, DRAWN, IN_DISCARD)


def names_drawn(t: Table) -> i64:
    names: i64 = 0
    for name in range(WOUNDS):
        if t.wound_cards[DRAWN * WOUNDS + name] > 0:
            names |= bit(name)
    return names


def remove_zombie(t: Table) -> None:
    """HU-54, HU-57. The zombie is removed, and all wounds are discarded."""
    move_row(t.wound_cards, WOUNDS, DRAWN, IN_DISCARD)
    discard_wounds(t, t.hurt)
    drop_zombie(t, t.hurt, any_zombie_of(t, t.hurt, t.hurt_at))
    t.killed = True
    lay_aside(t, t.hurt)


def lay_aside(t: Table, seat: i64) -> None:
    """HU-59. It leaves the game; with `removed_zombie=supply` it goes back to its owner."""
    is_out: i64 = 0
    if t.house & flags.REMOVED_TO_SUPPLY == 0:
        t.removed[seat] = t.removed[seat] + 1
        is_out = 1
    note(t, notes.ZOMBIE_REMOVED, seat, t.hurt_at, is_out)


def discard_wounds(t: Table, seat: i64) -> None:
    """HU-54, HU-57. All wound cards before a player."""
    names = t.wounds[seat]
    t.wounds[seat] = 0
    if count(names) > 0:
        note(t, notes.WOUNDS_DISCARDED, seat)
    while names:
        place = IN_DISCARD * WOUNDS + lowest(names)
        t.wound_cards[place] = t.wound_cards[place] + 1
        names = rest(names)


def suffer(t: Table) -> None:
    """W-WOUND. The Doctor may heal himself before he draws."""
    t.killed = False
    if has_ability(t, t.hurt, DOCTOR):
        ask(t, phase.HEAL, t.hurt)
    else:
        t.todo = todo.DRAW_WOUNDS


def bear(t: Table) -> None:
    """W-WOUND. No ability is used: the cards are drawn."""
    t.todo = todo.DRAW_WOUNDS


def heal(t: Table) -> None:
    """Heal Thyself. No draw, and all wounds are discarded."""
    use_ability(t, t.hurt)
    discard_wounds(t, t.hurt)
    t.todo = todo.WOUNDED
