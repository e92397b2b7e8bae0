"""I Don't Think They're Dead: two dice for collected zombies: ZE15."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, notes, todo
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.pawns import give_back
from monsterbox.games.humans.engine.rules.windows import resume
from monsterbox.games.humans.engine.table import Table, after, ask, note


def begin_undead(t: Table) -> None:
    """ZE15 I Don't Think They're Dead. Two dice are rolled."""
    t.led = after(t, t.card_by, t.card_at)
    t.undead = 0
    t.undead_die = 0
    t.accepted = False
    roll.throw(t, t.led, roll.UNDEAD)


def settle_undead_roll(t: Table) -> None:
    """ZE15. First both dice, later one that is rolled again."""
    face = t.face
    roll.forget(t)
    if t.undead_die == 0:
        t.undead = face
        t.undead_die = 1
        roll.throw(t, t.led, roll.UNDEAD)
        return
    if t.undead_die == 1:
        t.undead += 8 * face
        t.undead_die = 2
    elif t.undead_die == 2:
        t.undead = t.undead // 8 * 8 + face
    else:
        t.undead = t.undead % 8 + 8 * face
    t.todo = todo.UNDEAD


def undead_face(t: Table) -> i64:
    if t.undead_die == 2:
        return t.undead % 8
    return t.undead // 8


def judge_undead(t: Table) -> None:
    """ZE15, A-70. Each die of three or less is paid for or accepted."""
    while t.undead_die < 4:
        if undead_face(t) <= 3:
            if can_answer_undead(t):
                ask(t, phase.UNDEAD, t.led)
                return
            t.accepted = True
        t.undead_die += 1
    end_undead(t)


def can_answer_undead(t: Table) -> bool:
    return t.bullets[t.led] >= 4 - undead_face(t) or t.life[t.led] > 1


def legal_undead(t: Table, out: Actions) -> None:
    out.add(actions.ACCEPT)
    if t.bullets[t.led] >= 4 - undead_face(t):
        out.add(actions.SPEND)
    if t.life[t.led] > 1:
        out.add(actions.LOSE_LIFE)


def accept_undead(t: Table) -> None:
    t.accepted = True
    t.undead_die += 1
    t.todo = todo.UNDEAD


def shoot_undead(t: Table) -> None:
    """ZE15. The bullets missing to four."""
    number = 4 - undead_face(t)
    t.bullets[t.led] = t.bullets[t.led] - number
    note(t, notes.BULLETS_SPENT, t.led, number)
    t.undead_die += 1
    t.todo = todo.UNDEAD


def reroll_undead(t: Table) -> None:
    """ZE15. A life, but not the last one."""
    t.life[t.led] = t.life[t.led] - 1
    note(t, notes.LIFE_LOST, t.led, t.life[t.led])
    roll.throw(t, t.led, roll.UNDEAD)


def end_undead(t: Table) -> None:
    """ZE15. Two collected zombies are lost if any die was accepted."""
    if t.accepted:
        give_back(t, t.led, 2)
    t.led = NONE
    t.undead = 0
    t.undead_die = 0
    t.accepted = False
    resume(t)
