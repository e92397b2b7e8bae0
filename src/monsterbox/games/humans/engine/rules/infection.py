"""The infection draw and what comes of it: HU-45 to HU-52, A-26, A-27, A-31."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags, notes, todo
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import HUMANS, take_off
from monsterbox.games.humans.engine.deck import EAT, ESCAPE, INFECT, INFECTIONS
from monsterbox.games.humans.engine.piles import (
    DRAWN,
    IN_DISCARD,
    IN_PILE,
    REMOVED,
    move_card,
    move_row,
    shuffle_infections,
)
from monsterbox.games.humans.engine.rules.ending import appear, check_goal
from monsterbox.games.humans.engine.rules.movement import collect_if_there
from monsterbox.games.humans.engine.table import Table, ask, ask_chance, note
from monsterbox.games.humans.engine.zombies import supply_of

# Drawing


def draw_next(t: Table) -> None:
    """HU-45, HU-20. As many as are due, or as there are."""
    if t.due > 0 and shuffle_infections(t):
        ask_chance(t, phase.INFECTION)
        return
    t.due = 0
    t.todo = todo.DROP


def draw_infection(t: Table, name: i64) -> None:
    move_card(t.infection_cards, INFECTIONS, name, IN_PILE, DRAWN)
    t.due -= 1
    note(t, notes.INFECTION_DRAWN, t.active, name)
    draw_next(t)


def number_drawn(t: Table, name: i64) -> i64:
    return t.infection_cards[DRAWN * INFECTIONS + name]


def names_drawn(t: Table) -> i64:
    names: i64 = 0
    for name in range(INFECTIONS):
        if number_drawn(t, name) > 0:
            names |= bit(name)
    return names


def drop_next(t: Table) -> None:
    """HE10. Two cards are discarded; where all are equal nobody is asked."""
    names = names_drawn(t)
    while t.drops > 0 and names and rest(names) == 0:
        drop(t, lowest(names))
        names = names_drawn(t)
    if t.drops > 0 and names:
        ask(t, phase.DROP, t.active)
        return
    t.drops = 0
    t.todo = todo.INFECTED


def drop(t: Table, name: i64) -> None:
    """HE10, T-86. Also an Escape, which then does not leave the game."""
    move_card(t.infection_cards, INFECTIONS, name, DRAWN, IN_DISCARD)
    t.drops -= 1
    note(t, notes.INFECTION_DROPPED, t.active, name)


def legal_drops(t: Table, out: Actions) -> None:
    actions.add_each(actions.DROP, names_drawn(t), out)


def draw_again(t: Table) -> None:
    """Encore. All drawn cards are discarded, and as many drawn again."""
    t.due = number_drawn(t, EAT) + number_drawn(t, INFECT) + number_drawn(t, ESCAPE)
    move_row(t.infection_cards, INFECTIONS, DRAWN, IN_DISCARD)


# Results


def settle_escape(t: Table) -> bool:
    """HU-46, HU-47, A-26. Whether it escapes; of two and more Escapes one leaves the game."""
    escapes = number_drawn(t, ESCAPE)
    if escapes == 0:
        return False
    if escapes > 1 and t.house & flags.ESCAPES_DISCARDED == 0:
        move_card(t.infection_cards, INFECTIONS, ESCAPE, DRAWN, REMOVED)
        note(t, notes.ESCAPE_REMOVED)
    discard_drawn(t)
    return True


def discard_drawn(t: Table) -> None:
    """HU-52. All drawn cards that are not kept."""
    move_row(t.infection_cards, INFECTIONS, DRAWN, IN_DISCARD)


def is_tied(t: Table) -> bool:
    """HU-49. As many Eat as Infect cards."""
    return number_drawn(t, EAT) == number_drawn(t, INFECT)


def is_eaten(t: Table) -> bool:
    """HU-48. More Eat than Infect cards."""
    return number_drawn(t, EAT) > number_drawn(t, INFECT)


def legal_results(t: Table, out: Actions) -> None:
    """HU-49."""
    out.add(actions.CHOOSE_EAT)
    out.add(actions.CHOOSE_INFECT)


def eat(t: Table) -> None:
    """HU-50, HZ-41, A-27. One point; a drawn Eat card lies for it, if there is one."""
    note(t, notes.HUMAN_EATEN, t.active, t.at, t.victim)
    t.eaten[t.active] = t.eaten[t.active] + 1
    if number_drawn(t, EAT) > 0:
        place = DRAWN * INFECTIONS + EAT
        t.infection_cards[place] = t.infection_cards[place] - 1
        t.eat_cards[t.active] = t.eat_cards[t.active] + 1
    discard_drawn(t)
    if t.victim == NONE:
        take_off(t, HUMANS, t.at)
        t.devoured += 1
        collect_if_there(t, t.active, t.at)
    check_goal(t, t.active)


def infect(t: Table) -> None:
    """HU-51, HZ-42, A-31. An own zombie takes the space; without one left it counts as Eat."""
    if supply_of(t, t.active) == 0:
        eat(t)
        return
    note(t, notes.HUMAN_INFECTED, t.active, t.at, t.victim)
    discard_drawn(t)
    if t.victim == NONE:
        take_off(t, HUMANS, t.at)
        t.supply += 1
    appear(t, t.active, t.at)
    collect_if_there(t, t.active, t.at)
