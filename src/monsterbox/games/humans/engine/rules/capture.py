"""Step 4, capture and combat: HU-38 to HU-52, HU-58, HU-60, HU-65, HZ-40 to HZ-44."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags, notes, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import HUMANS, SPENT, is_on, put_on, take_off
from monsterbox.games.humans.engine.deck import DOCTOR, MUSICIAN
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.card_play import has_play, legal_plays
from monsterbox.games.humans.engine.rules.flight import (
    LONGEST,
    find_ends,
    forget_ends,
    is_trapped,
    only_end,
)
from monsterbox.games.humans.engine.rules.infection import (
    draw_again,
    eat,
    eats,
    has_escaped,
    infect,
    is_tied,
)
from monsterbox.games.humans.engine.rules.movement import collect_if_there
from monsterbox.games.humans.engine.rules.pawns import arrive, send_away
from monsterbox.games.humans.engine.rules.windows import (
    go_round,
    has_ability,
    may_add_infections,
    may_save_capture,
    may_stop_weapon,
    open_window,
    use_ability,
)
from monsterbox.games.humans.engine.rules.wounds import BY_PREY, discard_wounds
from monsterbox.games.humans.engine.table import FIGURES, Table, after, ask, note, right_of
from monsterbox.games.humans.engine.zombies import MARKS, is_zombie_on, zombies_of

# SELECT


def legal_attempts(t: Table, out: Actions) -> None:
    """HU-38, HU-39, A-18. Every human that shares a space with an own zombie."""
    done: i64 = NONE
    for place in range(t.active * FIGURES, t.active * FIGURES + t.numbers[t.active]):
        space = t.zombies[place] // MARKS
        if space != done and is_on(t, HUMANS, space) and not is_on(t, SPENT, space):
            done = space
            out.add(actions.ATTEMPT + space)


def prey(t: Table) -> i64:
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
    pawns = prey(t)
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
    pawns = prey(t)
    if first == NONE and pawns == 0:
        t.todo = todo.BEFORE_NPCS
        return
    t.phase = phase.SELECT
    if is_choice(t, first, pawns) or has_play(t, t.active, card.AT_SELECT):
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


def captured_by_roll(t: Table) -> bool:
    """HU-40, HE09. The roll and what was added to it against the Capture value."""
    return t.face + t.bonus >= t.box.capture[t.character[t.active]]


def settle_capture_roll(t: Table) -> None:
    t.todo = todo.CAPTURE_FAILED
    if captured_by_roll(t):
        t.todo = todo.CAPTURED


def fail(t: Table) -> None:
    """W-CAPFAIL. Asked again after a card that was cancelled or not enough."""
    if may_save_capture(t):
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


# Weapons


def capture(t: Table) -> None:
    """HU-41, HU-43. All others are asked for a weapon, clockwise."""
    note(t, notes.HUMAN_CAUGHT, t.active, t.at, t.victim)
    open_window(t, phase.CAPTURED)


def offer_weapon(t: Table, kind: i64, seat: i64, owner: i64) -> None:
    """HU-42, A-21, W-WEAPON. The owner of the zombie may stop it before it is rolled for."""
    t.weapon = kind
    t.weapon_by = seat
    if t.foe == NONE:
        t.weapons += 1
    if may_stop_weapon(t, owner):
        ask(t, phase.WEAPON, owner)
    else:
        t.todo = todo.SHOOT


def object_to_weapon(t: Table) -> None:
    """W-WEAPON. The Lawyer objects to a weapon against his own zombie."""
    use_ability(t, t.actor)
    note(t, notes.CARD_OBJECTED, t.actor, t.weapon)
    drop_weapon(t)


def shoot(t: Table) -> None:
    """HU-42, HZ-21. The weapon's player rolls; in his own attack it adds to the roll to come."""
    if t.foe == NONE:
        roll.throw(t, t.weapon_by, roll.WEAPON)
        return
    t.blade = t.box.bonus[t.weapon]
    lay_weapon_down(t)
    t.todo = todo.ATTACK


def settle_weapon_roll(t: Table) -> None:
    """HU-42, HU-43. Four and more with the bonus is a wound, which ends the offers."""
    if t.face + t.box.bonus[t.weapon] < 4:
        note(t, notes.WEAPON_MISSED, t.weapon_by, t.active)
        drop_weapon(t)
        return
    note(t, notes.WEAPON_HIT, t.weapon_by, t.active, t.at)
    t.window = NONE
    t.asked = 0
    t.hurt = t.active
    t.hurt_at = t.at
    t.hurt_by = BY_PREY
    t.todo = todo.WOUND


def drop_weapon(t: Table) -> None:
    """HU-43. Without effect: the next seat is asked."""
    lay_weapon_down(t)
    if t.foe == NONE:
        go_round(t)
    else:
        t.todo = todo.ATTACK


def lay_weapon_down(t: Table) -> None:
    t.weapon = NONE
    t.weapon_by = NONE


# Wounds


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


def legal_ability(t: Table, out: Actions) -> None:
    """HU-73. Pass or use it."""
    out.add(actions.PASS)
    out.add(actions.ABILITY)


def survive(t: Table) -> None:
    """HU-44, HU-58, A-20. The prey flees if a zombie is still there, otherwise it stays."""
    t.hurt = NONE
    t.hurt_at = NONE
    t.killed = False
    if not is_zombie_on(t, t.at):
        note(t, notes.HUMAN_STAYED, t.at)
        end_attempt(t)
    elif t.house & flags.WOUNDED_STAYS:
        note(t, notes.HUMAN_STAYED, t.at)
        if t.victim == NONE:
            put_on(t, SPENT, t.at)
        end_attempt(t)
    else:
        t.todo = todo.FLEE


# Infection


def begin_infection(t: Table) -> None:
    """HU-45, W-INFPRE. Patient Zero comes before the draw."""
    if may_add_infections(t):
        ask(t, phase.BEFORE_INFECTION, t.active)
    else:
        draw_infections(t)


def draw_infections(t: Table) -> None:
    """HU-45, HE10. The Infect value, and what a card adds."""
    t.due = t.box.infect[t.character[t.active]] + t.drops
    t.todo = todo.DRAW_INFECTIONS


def look_at_infections(t: Table) -> None:
    """W-INFPOST. The Musician may draw again."""
    if has_ability(t, t.active, MUSICIAN):
        ask(t, phase.AFTER_INFECTION, t.active)
    else:
        t.todo = todo.RESULT


def encore(t: Table) -> None:
    """Encore. The second draw stands."""
    use_ability(t, t.active)
    draw_again(t)
    t.todo = todo.DRAW_INFECTIONS


def settle_infection(t: Table) -> None:
    """HU-46, HU-48, HU-49."""
    if has_escaped(t):
        t.todo = todo.FLEE
    elif is_tied(t):
        ask(t, phase.CHOOSE, t.active)
    elif eats(t):
        eat_prey(t)
    else:
        infect_prey(t)


def eat_prey(t: Table) -> None:
    """HU-50, HZ-41."""
    eat(t)
    leave_prey(t)


def infect_prey(t: Table) -> None:
    """HU-51, HZ-42."""
    infect(t)
    leave_prey(t)


def leave_prey(t: Table) -> None:
    """HZ-41 to HZ-43. A shotgun guy loses a life and leaves the board."""
    if t.victim != NONE:
        send_away(t, t.victim)
    end_attempt(t)


# Flight


def flee(t: Table) -> None:
    """HU-60. The active player rolls, also if it cannot move."""
    roll.throw(t, t.active, roll.FLEE)


def settle_flight_roll(t: Table) -> None:
    """HU-60, HU-63, HU-65, HZ-33. The player to the right moves it; a single end is taken."""
    if not find_ends(t, t.at, t.face):
        be_trapped(t)
        return
    end = only_end(t)
    if end == NONE:
        ask(t, phase.FLEE, right_of(t, t.active))
    else:
        flee_to(t, end)


def be_trapped(t: Table) -> None:
    """HU-65, A-23, A-55. Captured and infected, without weapons or cards."""
    note(t, notes.HUMAN_TRAPPED, t.active, t.at)
    infect_prey(t)


def flee_to(t: Table, end: i64) -> None:
    """HU-60, HU-37, HZ-44. It has moved; a token that lay under it is free."""
    start = t.at
    forget_ends(t)
    note(t, notes.HUMAN_FLED, right_of(t, t.active), start, end, t.victim)
    if t.victim != NONE:
        arrive(t, t.victim, end)
    else:
        take_off(t, HUMANS, start)
        put_on(t, HUMANS, end)
        collect_if_there(t, t.active, start)
    end_attempt(t)


def end_attempt(t: Table) -> None:
    """HU-38. The next one."""
    t.at = NONE
    t.victim = NONE
    t.weapon = NONE
    t.weapon_by = NONE
    t.weapons = 0
    t.hurt = NONE
    t.hurt_at = NONE
    t.bonus = 0
    roll.forget(t)
    t.todo = todo.SELECT
