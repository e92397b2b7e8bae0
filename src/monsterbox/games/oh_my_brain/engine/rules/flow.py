"""The course of a game, step by step: which question comes next, and to whom.

Section 4.1 of the specification in its order. The other modules say what is legal and what an
action does; this one says what follows.
"""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE, OVER
from monsterbox.games.oh_my_brain.engine import actions, flags, notes
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.deck import GAIN, GIVE, MOSQUITO, MOUSE, RAIN, STEAL, SWAP
from monsterbox.games.oh_my_brain.engine.rules.die import (
    can_gain,
    can_rain,
    gain,
    give,
    legal_swaps,
    legal_victims,
    rain_on,
    rolls_for,
    steal,
    swap_graves,
    swap_hands,
)
from monsterbox.games.oh_my_brain.engine.rules.ending import (
    is_stalled,
    poorest,
    settle_round,
    somebody_has_lost,
    who_ends_round,
)
from monsterbox.games.oh_my_brain.engine.rules.passes import (
    can_draw,
    clear_horde,
    draw_one,
    is_keeping_a_choice,
    keep,
    pay_for_pass,
    renew_reserve_if_empty,
)
from monsterbox.games.oh_my_brain.engine.rules.plays import give_extra, lay_group
from monsterbox.games.oh_my_brain.engine.rules.refill import (
    is_a_choice,
    missing,
    take_up,
    take_up_all,
)
from monsterbox.games.oh_my_brain.engine.rules.setup import (
    bury,
    compare_signs,
    deal_one,
    finish_burying,
    is_lot_needed,
    next_in_turn,
    note_lot,
    shuffle_all,
    split,
)
from monsterbox.games.oh_my_brain.engine.table import (
    LOT,
    LOT_SIZE,
    LOTS,
    THEN_END_TURN,
    THEN_NEW_TURN,
    THEN_STEP_A,
    Table,
    after,
    ask,
    ask_all,
    ask_chance,
    is_of_one_value,
    note,
    nth_value,
    take_answer,
)

# Who begins


def find_starter(t: Table, seats: i64) -> None:
    """Q-21, Q-39. The lot decides, unless there is only one candidate."""
    t.candidates = seats
    if rest(seats) == 0:
        begin_round(t, lowest(seats))
    else:
        ask_chance(t, phase.START)


def find_next_starter(t: Table) -> None:
    """ZA-57, Q-21. Whoever has the fewest brains; a tie as the house breaks it."""
    seats = poorest(t)
    if rest(seats) == 0 or t.house & (flags.TIES_CLOCKWISE | flags.TIES_BY_SIGNS) == 0:
        find_starter(t, seats)
    elif t.house & flags.TIES_CLOCKWISE:
        begin_round(t, next_in_turn(t, seats))
    else:
        t.candidates = seats
        ask_all(t, phase.SIGN, seats)


def show_sign(t: Table, seat: i64, sign: i64) -> None:
    """Q-21. Hidden until all have chosen; undecided throws are repeated, but not for ever."""
    t.signs[seat] = sign
    if not take_answer(t, seat):
        return
    compare_signs(t)
    if rest(t.candidates) == 0 or is_lot_needed(t):
        t.throws = 0
        find_starter(t, t.candidates)
    else:
        ask_all(t, phase.SIGN, t.candidates)


# SETUP


def begin_round(t: Table, starter: i64) -> None:
    """ZA-01. All cards are shuffled and dealt, unless the game has lasted too long (Q-38)."""
    t.candidates = 0
    if is_stalled(t):
        end_by_stall(t)
        return
    if t.starter != NONE:
        t.round += 1
    shuffle_all(t)
    t.starter = starter
    t.active = starter
    t.face = NONE
    t.lot = 0
    deal_lot_to(t, starter)


def deal_lot_to(t: Table, seat: i64) -> None:
    """ZA-02, Q-1. Three cards, clockwise from the starter."""
    t.receiver = seat
    t.due = LOT_SIZE
    ask_chance(t, phase.DEAL)


def deal(t: Table, value: i64) -> None:
    """ZA-02, ZA-03. When all have their lot it is split, or with open_draft the next is dealt."""
    if t.lot == 0 and t.receiver == t.starter and t.due == LOT_SIZE:
        note(t, notes.ROUND_BEGAN, t.round, t.starter)  # not before: a new match has no journal yet
    deal_one(t, value)
    if t.due > 0:
        return
    is_last_lot = t.lot == LOTS - 1
    if t.house & flags.OPEN_DRAFT == 0 or is_last_lot:
        note_lot(t, t.receiver)
    following = after(t, t.receiver, 1)
    if following != t.starter:
        deal_lot_to(t, following)
    elif t.house & flags.OPEN_DRAFT == 0:
        ask_all(t, phase.SPLIT, everybody(t))
    elif is_last_lot:
        begin_burying(t)
    else:
        t.lot += 1
        deal_lot_to(t, following)


def everybody(t: Table) -> i64:
    return bit(t.seats) - 1


def split_lot(t: Table, seat: i64, place: i64) -> None:
    """ZA-02, ZA-03, Q-1. The next lot is dealt when all have chosen."""
    split(t, seat, place)
    if not take_answer(t, seat):
        return
    t.lot += 1
    if t.lot < LOTS:
        deal_lot_to(t, t.starter)
    else:
        begin_turn(t, t.starter)


def begin_burying(t: Table) -> None:
    """open_draft. Everybody who has something to choose is asked."""
    seats: i64 = 0
    for seat in range(t.seats):
        if not finish_burying(t, seat):
            seats |= bit(seat)
    if seats:
        ask_all(t, phase.BURY, seats)
    else:
        begin_turn(t, t.starter)


def bury_card(t: Table, seat: i64, value: i64) -> None:
    """open_draft. Three cards, one after another."""
    bury(t, seat, value)
    if finish_burying(t, seat) and take_answer(t, seat):
        begin_turn(t, t.starter)


# TURN and STEP_A


def begin_turn(t: Table, seat: i64) -> None:
    """ZA-10, ZA-11, Q-19. Step A; with start_refill an empty hand is filled first."""
    t.active = seat
    t.face = NONE
    note(t, notes.TURN_BEGAN, seat)
    if t.house & flags.START_REFILL and t.held[seat] == 0:
        refill(t, THEN_STEP_A)
    else:
        step_a(t)


def step_a(t: Table) -> None:
    """ZA-11, Q-38, Q-39. Always asked, unless the game has lasted too long."""
    if is_stalled(t):
        end_by_stall(t)
    else:
        ask(t, phase.PLAY)


def play(t: Table, value: i64, number: i64) -> None:
    """ZA-13, ZA-19. A card or a group onto the horde."""
    t.steps += 1
    t.rolls = rolls_for(t, value, number)
    lay_group(t, value, number)
    share_out(t)


def share_out(t: Table) -> None:
    """ZA-20, ZA-21, Q-39. Extras go by themselves where only one opponent can get them."""
    while t.extras > 0 and t.reach == t.seats - 1:
        give_extra(t, t.reach)
    if t.extras > 0:
        ask(t, phase.DISTRIBUTE)
    else:
        after_play(t)


def distribute(t: Table, opponent: i64) -> None:
    give_extra(t, opponent)
    share_out(t)


def after_play(t: Table) -> None:
    """ZA-39, ZA-41, Q-7. What the card does when its group is shared out."""
    if t.top == MOUSE:
        clear_horde(t)
        refill(t, THEN_NEW_TURN)
    elif t.rolls > 0:
        ask_chance(t, phase.ROLL)
    else:
        if t.top == MOSQUITO and t.house & flags.ZERO_CLEARS:
            clear_horde(t)
        refill(t, THEN_END_TURN)


def pass_turn(t: Table) -> None:
    """ZA-23 to ZA-25. Horde, brain, two cards."""
    t.steps += 1
    pay_for_pass(t)
    if t.brains[t.active] == 0:
        end_game(t)
        return
    t.due = 2
    draw_or_keep(t)


def draw_or_keep(t: Table) -> None:
    """ZA-25, ZA-26, Q-14, Q-39. Draw what there is, then keep one card."""
    lot = LOT + t.active
    if t.due > 0 and can_draw(t):
        renew_reserve_if_empty(t)
        ask_chance(t, phase.DRAW)
    elif is_keeping_a_choice(t):
        ask(t, phase.KEEP)
    else:
        keep_card(t, nth_value(t, lot, 0))


def draw(t: Table, value: i64) -> None:
    draw_one(t, value)
    t.due -= 1
    draw_or_keep(t)


def keep_card(t: Table, value: i64) -> None:
    """ZA-25, ZA-27. Then the turn goes on with a new horde."""
    keep(t, value)
    step_a(t)


# ROLL


def roll(t: Table, effect: i64) -> None:
    """ZA-42, ZA-43. The die is rolled and its effect applied, if it can be."""
    t.rolls -= 1
    t.face = effect
    note(t, notes.ROLLED, t.active, effect)
    if effect == GIVE:
        begin_giving(t)
    elif effect == RAIN:
        begin_rain(t)
    elif effect == STEAL:
        begin_stealing(t)
    elif effect == GAIN:
        gain_or_not(t)
    elif effect == SWAP:
        begin_swap(t)
    else:
        t.replay = True
        after_effect(t)


def without_effect(t: Table) -> None:
    """ZA-43. Nothing happens and the die is not rolled again."""
    note(t, notes.NO_EFFECT, t.active, t.face)
    after_effect(t)


def after_effect(t: Table) -> None:
    """ZA-42, ZA-50, Q-10. The next roll, the replay that was rolled, or refill and end."""
    if t.rolls > 0:
        ask_chance(t, phase.ROLL)
    elif t.replay:
        replay(t)
    else:
        refill(t, THEN_END_TURN)


def replay(t: Table) -> None:
    """ZA-50, Q-16. Step A once more, without a refill unless the house wants one."""
    t.replay = False
    note(t, notes.REPLAYS, t.active)
    if t.house & flags.REPLAY_REFILLS_FIRST:
        refill(t, THEN_STEP_A)
    else:
        step_a(t)


def begin_giving(t: Table) -> None:
    """ZA-44, Q-39. Which card, if there are different ones."""
    if t.held[t.active] == 0:
        without_effect(t)
    elif is_of_one_value(t, t.active):
        choose_gift(t, nth_value(t, t.active, 0))
    else:
        ask(t, phase.GIVE_CARD)


def choose_gift(t: Table, value: i64) -> None:
    """ZA-44, Q-39. And to whom, if there are several."""
    t.given = value
    if t.seats == 2:
        give_gift(t, 1)
    else:
        ask(t, phase.GIVE_TO)


def give_gift(t: Table, opponent: i64) -> None:
    give(t, opponent)
    after_effect(t)


def begin_rain(t: Table) -> None:
    """ZA-45. One card for everybody, clockwise from the roller."""
    if not can_rain(t) or not can_draw(t):
        without_effect(t)
        return
    t.due = t.seats
    t.receiver = t.active
    ask_for_rain(t)


def ask_for_rain(t: Table) -> None:
    """ZA-45, Q-13. The next card, as long as there are any."""
    while t.due > 0 and not can_draw(t):
        note(t, notes.RAIN_MISSED, t.receiver)
        t.receiver = after(t, t.receiver, 1)
        t.due -= 1
    if t.due == 0:
        after_effect(t)
        return
    renew_reserve_if_empty(t)
    ask_chance(t, phase.RAIN)


def rain(t: Table, value: i64) -> None:
    rain_on(t, t.receiver, value)
    t.receiver = after(t, t.receiver, 1)
    t.due -= 1
    ask_for_rain(t)


def begin_stealing(t: Table) -> None:
    """ZA-46, Q-22, Q-39. From whom, if there are several."""
    victims = Actions()
    legal_victims(t, victims)
    if victims.n == 0:
        without_effect(t)
    elif victims.n == 1:
        steal_from(t, victims.items[0] - t.deck.pass_ - actions.STEAL_FROM)
    else:
        ask(t, phase.STEAL)


def steal_from(t: Table, opponent: i64) -> None:
    """ZA-46, ZA-58. The game ends with the last brain of the victim."""
    victim = steal(t, opponent)
    if t.brains[victim] == 0:
        end_game(t)
    else:
        after_effect(t)


def gain_or_not(t: Table) -> None:
    """ZA-47."""
    if can_gain(t):
        gain(t)
        after_effect(t)
    else:
        without_effect(t)


def begin_swap(t: Table) -> None:
    """ZA-48, ZA-49, Q-39. A single way is not asked for."""
    ways = Actions()
    legal_swaps(t, ways)
    if ways.n == 0:
        without_effect(t)
    elif ways.n == 1:
        swap(t, ways.items[0] - t.deck.pass_)
    else:
        ask(t, phase.SWAP)


def swap(t: Table, action: i64) -> None:
    """ZA-48. A hand or a graveyard; `action` is counted from `deck.pass_`."""
    if action > actions.SWAP_GRAVE:
        swap_graves(t, action - actions.SWAP_GRAVE)
    else:
        swap_hands(t, action - actions.SWAP_HAND)
    after_effect(t)


def decline_swap(t: Table) -> None:
    """optional_swap."""
    note(t, notes.SWAP_DECLINED, t.active)
    after_effect(t)


# REFILL and END_TURN


def refill(t: Table, then: i64) -> None:
    """ZA-29 to ZA-32."""
    t.then = then
    go_on_refilling(t)


def go_on_refilling(t: Table) -> None:
    """ZA-29, ZA-31, Q-6, Q-39. Asked for as long as there is something to choose."""
    if missing(t) > 0:
        if is_a_choice(t):
            ask(t, phase.REFILL)
            return
        take_up_all(t)
    refilled(t)


def take_up_and_go_on(t: Table, value: i64) -> None:
    take_up(t, value)
    go_on_refilling(t)


def leave_refill(t: Table) -> None:
    """forgetful_refill. Step B ends with a hand that is not full."""
    note(t, notes.REFILL_LEFT, t.active)
    refilled(t)


def refilled(t: Table) -> None:
    """ZA-32, ZA-39, Q-16, Q-19. What the refill came before."""
    then = t.then
    t.then = THEN_END_TURN
    if then == THEN_STEP_A:
        step_a(t)
    elif then == THEN_NEW_TURN:
        play_again(t)
    else:
        end_turn(t)


def play_again(t: Table) -> None:
    """ZA-39, Q-9. After an 11 the same player has a new turn, unless he ends the round."""
    if t.house & flags.ELEVEN_MUST_REPLAY == 0 and ends_round(t):
        return
    note(t, notes.PLAYS_AGAIN, t.active)
    begin_turn(t, t.active)


def end_turn(t: Table) -> None:
    """ZA-10, ZA-53."""
    if not ends_round(t):
        begin_turn(t, after(t, t.active, 1))


# ROUND_END and GAME_END


def ends_round(t: Table) -> bool:
    """ZA-53 to ZA-58. Whether the round is over; then the next follows, or the end."""
    ender = who_ends_round(t)
    if ender == NONE:
        return False
    settle_round(t, ender)
    if somebody_has_lost(t):
        end_game(t)
    else:
        find_next_starter(t)
    return True


def end_by_stall(t: Table) -> None:
    """Q-38. No further play begins; brains decide."""
    note(t, notes.STALLED)
    end_game(t)


def leave_table(t: Table, seat: i64) -> None:
    """Q-34, forfeit. The brains of a seat that is gone go to the supply, and the game ends."""
    note(t, notes.SEAT_GONE, seat, t.brains[seat])
    t.brains[seat] = 0
    end_game(t)


def end_game(t: Table) -> None:
    """ZA-58, ZA-59. At once, whatever was going on."""
    t.phase = phase.OVER
    t.actor = OVER
    t.waiting = 0
    note(t, notes.GAME_ENDED)
