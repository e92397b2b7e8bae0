"""The course of a game, step by step: which question comes next, and to whom.

Section 5 of the specification in its order. The other modules say what is legal and what an action
does; this one says what follows.
"""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.core.state import CHANCE, NONE, OVER
from monsterbox.games.zombeasts.engine import actions, flags, notes
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.deck import BONE, CARROT, MOUSE
from monsterbox.games.zombeasts.engine.rules.attack import triggers_attack
from monsterbox.games.zombeasts.engine.rules.completion import (
    complete,
    is_full,
    is_stock_open,
    shows_four_animals,
)
from monsterbox.games.zombeasts.engine.rules.draws import (
    declare,
    draw_from_hand,
    draw_from_stock,
    has_source,
    next_declared,
)
from monsterbox.games.zombeasts.engine.rules.empty_hand import can_play, dump
from monsterbox.games.zombeasts.engine.rules.jokers import row_of, swap
from monsterbox.games.zombeasts.engine.rules.knowledge import forget_hand
from monsterbox.games.zombeasts.engine.rules.placement import lay, order_white_moons
from monsterbox.games.zombeasts.engine.rules.score import discard_unfinished_moons
from monsterbox.games.zombeasts.engine.rules.toys import (
    FULL_HAND,
    can_draw,
    exchange_by_carrot,
    fetch,
    has_usable_toy,
    next_with_too_many,
)
from monsterbox.games.zombeasts.engine.table import (
    BY_ATTACK,
    BY_BONE,
    PILE,
    SLOTS,
    STOCK,
    THEN_DRAW,
    THEN_EXTRA_PLAY,
    THEN_FIRST_TURN,
    THEN_MAIN_PLAY,
    THEN_NEXT_TURN,
    THEN_PAW,
    THEN_REFILL,
    THEN_SET_UP,
    Table,
    add_to_hand,
    after,
    moon,
    note,
    stock_size,
    take_from,
)

FIRST_HAND: Final = 3
NEW_HAND: Final = 3


def ask(t: Table, phase: i64) -> None:
    """The active player is asked."""
    t.phase = phase
    t.actor = t.active


def ask_seat(t: Table, phase: i64, seat: i64) -> None:
    t.phase = phase
    t.actor = seat


def ask_chance(t: Table, phase: i64) -> None:
    t.phase = phase
    t.actor = CHANCE


def deal_cards(t: Table, receiver: i64, count: i64, then: i64) -> None:
    """ZB-66, A-19. Pile cards follow one another; those that are missing are left out."""
    t.receiver = receiver
    t.then = then
    t.due = count
    if t.held[PILE] < count:
        t.due = t.held[PILE]
    if t.due == 0:
        go_on(t)
    else:
        ask_chance(t, phase.DEAL)


def take_new_hand(t: Table, seat: i64, then: i64) -> None:
    """ZB-55. Whoever has no card left takes three from the pile at once."""
    note(t, notes.HAND_EMPTIED, seat)
    deal_cards(t, seat, NEW_HAND, then)


def deal(t: Table, card: i64) -> None:
    """ZB-02. Chance turned up the next pile card; it goes where it is due."""
    take_from(t, PILE, card)
    if t.receiver == STOCK:
        put_in_stock(t, card)
    else:
        add_to_hand(t, t.receiver, card)
        note(t, notes.DREW_PILE, t.receiver, card)
    if t.held[PILE] == 0:
        note(t, notes.PILE_EMPTIED)
    t.due -= 1
    if t.due == 0:
        go_on(t)


def put_in_stock(t: Table, card: i64) -> None:
    """ZB-04, ZB-53. The first empty slot is filled."""
    for slot in range(SLOTS):
        if t.stock[slot] == NONE:
            t.stock[slot] = card
            note(t, notes.STOCKED, slot, card)
            return


def go_on(t: Table) -> None:
    """The cards that were due have come."""
    if t.then == THEN_DRAW:
        go_on_drawing(t)
    elif t.then == THEN_NEXT_TURN:
        next_turn(t)
    elif t.then == THEN_REFILL:
        refill(t)
    elif t.then == THEN_EXTRA_PLAY:
        go_on_extra(t)
    elif t.then == THEN_MAIN_PLAY:
        go_on_after_dump(t)
    elif t.then == THEN_PAW:
        go_on_with_paw(t, after(t, t.receiver, 1))
    elif t.then == THEN_SET_UP:
        go_on_with_set_up(t)
    else:
        start_turn(t, t.active)


# Setup


def set_up(t: Table) -> None:
    """ZB-05, A-01. Who begins is drawn by lot, unless it is fixed."""
    ask_chance(t, phase.START)


def begin_with(t: Table, seat: i64) -> None:
    """ZB-03, ZB-05. The hands are dealt, seat 0 first."""
    t.active = seat
    t.starters = 0
    note(t, notes.BEGAN, seat)
    deal_cards(t, 0, FIRST_HAND, THEN_SET_UP)


def go_on_with_set_up(t: Table) -> None:
    """ZB-03, ZB-04. Three cards for each hand, then three for the open stock."""
    if t.receiver + 1 < t.seats:
        deal_cards(t, t.receiver + 1, FIRST_HAND, THEN_SET_UP)
    else:
        deal_cards(t, STOCK, SLOTS, THEN_FIRST_TURN)


# The turn


def start_turn(t: Table, seat: i64) -> None:
    """ZB-07, ZB-70. Play, draw, refill; in the last round an empty hand skips the turn."""
    t.active = seat
    t.number = 0
    t.attack = False
    t.grant = NONE
    t.laid = NONE
    t.used_toys = 0
    t.robbed = 0
    t.declared = 0
    if t.last_round and t.held[seat] == 0:
        note(t, notes.TURN_SKIPPED, seat)
        end_turn(t)
        return
    note(t, notes.TURN_BEGAN, seat)
    main_play(t)


def take_up(t: Table) -> None:
    """Go on from a position: what would not be asked there happens at once."""
    if t.phase == phase.PLAY and t.last_round and t.held[t.active] == 0:
        end_turn(t)
    elif t.phase == phase.PLAY:
        main_play(t)
    elif t.phase == phase.EXTRA:
        go_on_extra(t)
    elif t.phase == phase.DRAW:
        go_on_drawing(t)


def main_play(t: Table) -> None:
    """ZB-08, ZB-60, ZB-62. One card must be played, if any can be."""
    if can_play(t, t.active):
        ask(t, phase.PLAY)
    else:
        give_up_hand(t)


def give_up_hand(t: Table) -> None:
    """ZB-60, ZB-61, ZB-71. The hand goes to the minus pile; three new cards, and on with them."""
    if t.last_round:
        end_without_play(t)
        return
    dump(t, t.active)
    deal_cards(t, t.active, NEW_HAND, THEN_MAIN_PLAY)


def end_without_play(t: Table) -> None:
    """ZB-71, A-27. In the last round no new cards come and the turn ends."""
    if t.house & flags.LAST_DUMP_PASS == 0:
        dump(t, t.active)
    end_turn(t)


def go_on_after_dump(t: Table) -> None:
    """ZB-61, A-22b. The mandatory play is due again; without any card the turn ends."""
    if t.held[t.active] == 0:
        end_turn(t)
    else:
        main_play(t)


def play_from_hand(t: Table, card: i64, row: i64) -> None:
    """ZB-08. A hand card is placed on the own side."""
    leave_hand(t, card)
    t.number = t.deck.number[card]  # ZB-48
    lay_own(t, card, row)


def leave_hand(t: Table, card: i64) -> None:
    take_from(t, t.active, card)
    if t.held[t.active] == 0:
        forget_hand(t, t.active)


def swap_and_place(t: Table, owner: i64, row: i64) -> None:
    """ZB-33, ZB-34. The joker is exchanged, the card taken counts as played instead of it."""
    card = t.taken
    leave_hand(t, t.joker)
    swap(t)
    t.joker = NONE
    t.taken = NONE
    t.number = t.deck.number[card]
    if owner == t.active:
        lay_own(t, card, row)
    else:
        lay_elsewhere(t, owner, card, row)


def lay_own(t: Table, card: i64, row: i64) -> None:
    """ZB-21, A-31. A card comes onto the own moons: attack noted, moon completed, bonus, toy."""
    t.attack = triggers_attack(t, card, row, moon(t, t.active, row))
    t.laid = card
    row = lay(t, t.active, card, row)
    if t.attack:
        note(t, notes.ATTACKED, t.active)
    resolve(t, t.active, row)


def lay_elsewhere(t: Table, owner: i64, card: i64, row: i64) -> None:
    """ZB-29, D-01. On an opponent's moon a card brings neither attack nor toy."""
    t.attack = False
    t.laid = NONE
    note(t, notes.LAID_ELSEWHERE, t.active, card, owner, row)
    row = lay(t, owner, card, row)
    resolve(t, owner, row)


def resolve(t: Table, owner: i64, row: i64) -> None:
    """ZB-41, ZB-43, ZB-45, ZB-81. Four cards are a full moon; the bonus comes before all else."""
    cards = moon(t, owner, row)
    full = is_full(cards)
    if full:
        complete(t, owner, row)
    order_white_moons(t, owner)
    if full and shows_four_animals(t, row, cards) and is_stock_open(t):
        ask_seat(t, phase.BONUS, owner)
    else:
        after_lay(t)


def after_lay(t: Table) -> None:
    """ZB-26, ZB-78, ZB-80, ZB-82. The toy or the attack, also when the moon was completed."""
    if has_usable_toy(t):
        ask(t, phase.AFTER_LAY)
    elif t.attack:
        extra_play(t, BY_ATTACK)
    else:
        draw_step(t)


# Further plays


def extra_play(t: Table, grant: i64) -> None:
    """ZB-23, ZB-25, ZB-58, ZB-91. A further play; an empty hand takes three cards first."""
    t.attack = False
    t.grant = grant
    t.laid = NONE
    if t.held[t.active] == 0 and can_draw(t):
        take_new_hand(t, t.active, THEN_EXTRA_PLAY)
    else:
        go_on_extra(t)


def go_on_extra(t: Table) -> None:
    """ZB-23, ZB-27, A-21b. Without a legal play the play step is over."""
    if can_play(t, t.active):
        ask(t, phase.EXTRA)
    elif t.house & flags.DUMP_ON_EXTRA and t.held[t.active] > 0:
        dump_on_extra(t)
    else:
        draw_step(t)


def dump_on_extra(t: Table) -> None:
    """A-21b. With dump_on_extra_play an unplayable hand is given up here too."""
    if t.last_round:
        end_without_play(t)
        return
    dump(t, t.active)
    deal_cards(t, t.active, NEW_HAND, THEN_EXTRA_PLAY)


def stop_playing(t: Table) -> None:
    """ZB-27. The attack is voluntary."""
    note(t, notes.STOPPED, t.active)
    draw_step(t)


# Toys


def use_toy(t: Table) -> None:
    """ZB-78, ZB-80, ZB-96. The toy instead of the attack, once a turn for each card."""
    toy = t.deck.toy[t.laid]
    t.used_toys |= t.deck.toy_bit[t.laid]
    note(t, notes.TOY_USED, t.active, t.laid)
    t.attack = False
    t.laid = NONE
    if toy == CARROT:
        ask(t, phase.CARROT_OUT)
    elif toy == MOUSE:
        ask(t, phase.MOUSE_TAKE)
    elif toy == BONE:
        extra_play(t, BY_BONE)
    else:
        use_paw(t)


def lay_by_carrot(t: Table, card: i64) -> None:
    """ZB-84, ZB-85. The card brought in counts as laid, against the cards that stayed there."""
    exchange_by_carrot(t, card)
    t.out = NONE
    row = row_of(t, t.active, card)
    t.attack = triggers_attack(t, card, row, moon(t, t.active, row) & ~t.deck.bit[card])
    if t.attack:
        note(t, notes.ATTACKED, t.active)
    if t.house & flags.CARROT_KEEPS_NUMBER == 0:
        t.number = t.deck.number[card]
    chain_toy(t, card)
    after_lay(t)


def lay_by_mouse(t: Table, row: i64) -> None:
    """ZB-87, ZB-89, ZB-90. The stock card is laid; it never was a hand card, so N stays."""
    card = fetch(t)
    t.fetched = NONE
    t.attack = triggers_attack(t, card, row, moon(t, t.active, row))
    row = lay(t, t.active, card, row)
    if t.attack:
        note(t, notes.ATTACKED, t.active)
    if t.house & flags.ANY_LAID_SETS_NUMBER:
        t.number = t.deck.number[card]
    chain_toy(t, card)
    resolve(t, t.active, row)


def chain_toy(t: Table, card: i64) -> None:
    """A-36. A card laid by a toy may use its own, unless chain_toys = false."""
    t.laid = card
    if t.house & flags.NO_TOY_CHAINS:
        t.laid = NONE


def use_paw(t: Table) -> None:
    """ZB-92, ZB-93. Those with more than 5 discard, from the active player clockwise."""
    seat = next_with_too_many(t)
    if seat != NONE:
        ask_seat(t, phase.PAW_DISCARD, seat)
    else:
        go_on_with_paw(t, t.active)


def go_on_with_paw(t: Table, seat: i64) -> None:
    """ZB-92, ZB-93, ZB-95, ZB-97. Those with fewer draw up to 5; then N is drawn as usual."""
    if t.house & flags.PAW_ROUND_ROBIN == 0:
        seat = t.active
    if can_draw(t):
        for steps in range(t.seats):
            needy = after(t, seat, steps)
            missing = FULL_HAND - t.held[needy]
            if missing > 0:
                if t.house & flags.PAW_ROUND_ROBIN:
                    missing = 1
                deal_cards(t, needy, missing, THEN_PAW)
                return
    draw_step(t)


# Drawing


def draw_step(t: Table) -> None:
    """ZB-07, ZB-48, ZB-59, ZB-68. N cards are drawn, also with an empty hand; at last none."""
    t.attack = False
    t.grant = NONE
    t.laid = NONE
    if t.last_round:
        end_turn(t)
    else:
        go_on_drawing(t)


def go_on_drawing(t: Table) -> None:
    """ZB-49, ZB-51, ZB-52. One by one, as long as cards are due and a source has any."""
    if t.number > 0 and has_source(t):
        ask(t, phase.DRAW)
    elif t.declared:
        t.number = 0
        draw_from(t, next_declared(t))
    else:
        end_turn(t)


def draw(t: Table, action: i64) -> None:
    """ZB-49, A-18. A source is chosen: drawn from at once, or declared."""
    t.number -= 1
    if action > actions.DRAW_PILE:
        t.robbed |= bit(after(t, t.active, action - actions.DRAW_HAND))  # ZB-50
    if t.house & flags.DECLARE_FIRST:
        note_declared(t, action)
        declare(t, action)
        go_on_drawing(t)
    else:
        draw_from(t, action)


def note_declared(t: Table, action: i64) -> None:
    card: i64 = NONE
    if action < actions.DRAW_PILE:
        card = t.stock[action - actions.DRAW]
    note(t, notes.DECLARED, t.active, action, card)


def draw_from(t: Table, action: i64) -> None:
    """ZB-49, ZB-50. From the open stock, the pile or another player's hand."""
    if action < actions.DRAW_PILE:
        draw_from_stock(t, action - actions.DRAW)
        go_on_drawing(t)
    elif action == actions.DRAW_PILE:
        if t.held[PILE] == 0:  # declared, but gone by now
            note(t, notes.CARD_MISSED, t.active)
        deal_cards(t, t.active, 1, THEN_DRAW)
    else:
        t.victim = after(t, t.active, action - actions.DRAW_HAND)
        ask_chance(t, phase.STEAL)


def steal(t: Table, card: i64) -> None:
    """ZB-50, ZB-55, ZB-56. Whoever lost the last card takes three at once."""
    victim = t.victim
    draw_from_hand(t, card)
    t.victim = NONE
    if t.held[victim] == 0:
        take_new_hand(t, victim, THEN_DRAW)
    else:
        go_on_drawing(t)


def stop_drawing(t: Table) -> None:
    """D-07. With draw_count = up_to the rest is left."""
    t.number = 0
    go_on_drawing(t)


# End of the turn and of the game


def end_turn(t: Table) -> None:
    """ZB-55, ZB-57, ZB-68. An empty hand takes three cards, unless it is the last round."""
    t.number = 0
    if t.held[t.active] == 0 and can_draw(t):
        take_new_hand(t, t.active, THEN_REFILL)
    else:
        refill(t)


def refill(t: Table) -> None:
    """ZB-53, ZB-65. The open stock is filled up to three, now that the turn is over."""
    if t.held[PILE] == 0:
        trigger_end(t, t.active)
    deal_cards(t, STOCK, SLOTS - stock_size(t), THEN_NEXT_TURN)


def trigger_end(t: Table, seat: i64) -> None:
    """ZB-64, ZB-65. The pile is empty: the first whom this concerns is the trigger."""
    if t.trigger == NONE:
        t.trigger = seat
        note(t, notes.END_TRIGGERED, seat)


def next_turn(t: Table) -> None:
    """ZB-67. Clockwise; after the trigger's turn everybody else has one more."""
    following = after(t, t.active, 1)
    if t.held[PILE] == 0:
        if t.house & flags.REFILL_TRIGGERS_NEXT:
            trigger_end(t, following)
        else:
            trigger_end(t, t.active)
    if t.trigger == t.active:
        t.last_round = True
    if t.last_round and following == t.trigger:
        end_game(t)
    else:
        start_turn(t, following)


def end_game(t: Table) -> None:
    """ZB-67, ZB-73. Everybody had the last turn: the points are counted."""
    discard_unfinished_moons(t)
    t.phase = phase.OVER
    t.actor = OVER
    note(t, notes.GAME_ENDED)
