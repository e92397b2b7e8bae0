"""The joker swap: ZB-30 to ZB-40."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import actions, flags, notes
from monsterbox.games.zombeasts.engine.deck import (
    COLOURED_BITS,
    COLOURED_CARDS,
    COLOURS,
    LEFT,
    RIGHT,
    WHITE,
    WHITE_BITS,
)
from monsterbox.games.zombeasts.engine.rules.exchange import exchange, same_slot
from monsterbox.games.zombeasts.engine.rules.placement import (
    joins,
    own_colour,
    starts,
    take_over,
    white_places,
)
from monsterbox.games.zombeasts.engine.table import (
    ROWS,
    SECOND_WHITE,
    Table,
    after,
    card_in,
    colour_of_row,
    moon,
    note,
    of_colour,
)


def home_of_colour(t: Table, seat: i64, colour: i64) -> i64:
    """ZB-32, A-11. Cards of a colour that a swap could bring onto the own side."""
    cards: i64 = 0
    if moon(t, seat, colour) != 0 or t.house & flags.SWAP_NEVER_STARTS == 0:
        cards = own_colour(t, seat, colour)
    cards |= take_over(t, seat, colour, WHITE) | take_over(t, seat, colour, SECOND_WHITE)
    return cards & COLOURED_BITS


def home_of_white(t: Table, seat: i64) -> i64:
    """ZB-38. White cards that a swap could bring onto the own side."""
    if t.house & flags.SWAP_COLOURED_ONLY:
        return 0
    cards: i64 = 0
    for row in range(ROWS):
        if moon(t, seat, row) != 0 or t.house & flags.SWAP_NEVER_STARTS == 0:
            cards |= white_places(t, seat, row)
    return cards & WHITE_BITS


def has_all_white_moons(t: Table, victim: i64) -> bool:
    """ZB-37. Whether a coloured moon of this player may not turn white."""
    if t.house & flags.STICKY_COLOUR:
        return False
    if t.house & flags.DOUBLE_WHITE:
        return moon(t, victim, SECOND_WHITE) != 0
    return moon(t, victim, WHITE) != 0


def offered(t: Table, victim: i64, row: i64, corner: i64) -> i64:
    """ZB-30, ZB-31, ZB-37. Cards of a moon that a joker with that corner could replace."""
    lying = moon(t, victim, row)
    cards = same_slot(t, lying, colour_of_row(row), corner)
    coloured = lying & COLOURED_BITS
    if rest(coloured) == 0 and has_all_white_moons(t, victim):
        cards &= ~coloured
    return cards


def takeable(t: Table, seat: i64, victim: i64, row: i64, corner: i64) -> i64:
    """ZB-30 to ZB-32, ZB-38. Cards of an opponent's moon that a joker with that corner may take."""
    cards = offered(t, victim, row, corner)
    if cards == 0:
        return 0
    home: i64 = 0
    if cards & COLOURED_BITS:
        home = home_of_colour(t, seat, row)
    if cards & WHITE_BITS:
        home |= home_of_white(t, seat)
    if t.house & flags.OPPONENT_DESTINATION:
        home |= welcome_elsewhere(t, seat, victim, row, corner, cards & ~home)
    return cards & home


def welcome_elsewhere(t: Table, seat: i64, victim: i64, row: i64, corner: i64, cards: i64) -> i64:
    """D-01. Those of the cards that fit an opponent's moon (swap_destination = own_or_opponent)."""
    if t.house & flags.SWAP_COLOURED_ONLY:
        cards &= COLOURED_BITS
    welcome: i64 = 0
    joker = any_joker(t, seat, corner)
    while cards:
        one = cards & -cards
        card = card_in(row, one)
        for opponent in range(1, t.seats):
            for other_row in range(ROWS):
                if fits_after_swap(
                    t, victim, row, card, joker, after(t, seat, opponent), other_row
                ):
                    welcome |= one
        cards ^= one
    return welcome


def any_joker(t: Table, seat: i64, corner: i64) -> i64:
    """A white hand card with that corner; which one makes no difference to where a card fits."""
    cards = t.deck.left[WHITE]
    if corner != LEFT:
        cards = t.deck.right[WHITE]
    return t.deck.first[WHITE] + lowest(cards & of_colour(t, seat, WHITE))


def fits_after_swap(
    t: Table, victim: i64, row: i64, card: i64, joker: i64, owner: i64, owner_row: i64
) -> bool:
    """D-01. Whether the card taken fits that moon as it stands after the exchange."""
    moons = t.moons[:]
    fits = t.fits[:]
    exchange(t, victim, row, out=card, into=joker)
    welcome = joins(t, owner, card, owner_row)
    t.moons = moons
    t.fits = fits
    return welcome


def can_take_with(t: Table, seat: i64, corner: i64) -> bool:
    """ZB-30, ZB-39. Whether a joker with that corner may take any card of another player."""
    for opponent in range(1, t.seats):
        victim = after(t, seat, opponent)
        for row in range(ROWS):
            if moon(t, victim, row) and takeable(t, seat, victim, row, corner):
                return True
    return False


def jokers_that_can_swap(t: Table, seat: i64) -> i64:
    """ZB-30. The white hand cards for which a swap is legal."""
    whites = of_colour(t, seat, WHITE)
    if whites == 0:
        return 0
    jokers: i64 = 0
    left = whites & t.deck.left[WHITE]
    if left and can_take_with(t, seat, LEFT):
        jokers = left
    right = whites & t.deck.right[WHITE]
    if right and can_take_with(t, seat, RIGHT):
        jokers |= right
    return jokers


def legal_swaps(t: Table, seat: i64, out: Actions) -> None:
    """ZB-30, ZB-40. The white hand cards that may be swapped."""
    jokers = jokers_that_can_swap(t, seat)
    while jokers:
        out.add(actions.SWAP + t.deck.first[WHITE] + lowest(jokers) - COLOURED_CARDS)
        jokers = rest(jokers)


def legal_takes(t: Table, seat: i64, joker: i64, out: Actions) -> None:
    """ZB-31, ZB-32, ZB-38, ZB-39. The cards of other players this joker may be swapped for."""
    corner = t.deck.corner[joker]
    whites: i64 = 0
    for row in range(ROWS):
        coloured: i64 = 0
        for opponent in range(1, t.seats):
            victim = after(t, seat, opponent)
            if moon(t, victim, row):
                cards = takeable(t, seat, victim, row, corner)
                coloured |= cards & COLOURED_BITS
                whites |= cards & WHITE_BITS
        while coloured:
            out.add(actions.TAKE + t.deck.first[row] + lowest(coloured))
            coloured = rest(coloured)
    while whites:
        out.add(actions.TAKE + t.deck.first[WHITE] + lowest(whites))
        whites = rest(whites)


def owner_of(t: Table, card: i64) -> i64:
    """The seat in whose unfinished moons a card lies."""
    for seat in range(t.seats):
        if row_of(t, seat, card) != NONE:
            return seat
    return NONE


def row_of(t: Table, seat: i64, card: i64) -> i64:
    """The row of the seat's moon that holds the card, or NONE."""
    colour = t.deck.colour[card]
    for row in range(ROWS):
        if (colour == WHITE or colour == row) and moon(t, seat, row) & t.deck.bit[card]:
            return row
    return NONE


def is_swap_target(t: Table, action: i64) -> bool:
    """ZB-33, A-11, D-01. Whether the card taken may be placed where this action says."""
    owner = target_owner(t, action)
    row = target_row(action)
    if owner == t.active:
        if joins(t, owner, t.taken, row):
            return True
        return t.house & flags.SWAP_NEVER_STARTS == 0 and starts(t, owner, t.taken, row)
    if t.house & flags.OPPONENT_DESTINATION == 0 or owner == NONE:
        return False
    victim = owner_of(t, t.taken)
    return fits_after_swap(t, victim, row_of(t, victim, t.taken), t.taken, t.joker, owner, row)


def target_owner(t: Table, action: i64) -> i64:
    """Whose side a target of a swap is on; NONE for a seat that does not exist."""
    opponent: i64 = 0
    if actions.is_target_of_opponent(action):
        opponent = (action - actions.TAKEN_TO) // COLOURS + 1
    elif action >= actions.TAKEN_TO_SECOND:
        opponent = action - actions.TAKEN_TO_SECOND + 1
    if opponent >= t.seats:
        return NONE
    return after(t, t.active, opponent)


def target_row(action: i64) -> i64:
    """Which moon a target of a swap is."""
    if action >= actions.PLACE_TAKEN_SECOND:
        return SECOND_WHITE
    if action >= actions.TAKEN_TO:
        return (action - actions.TAKEN_TO) % COLOURS
    return action - actions.PLACE_TAKEN


def next_swap_target(t: Table, action: i64) -> i64:
    """ZB-32, ZB-33. The first legal target at or after this action, or NONE."""
    while action < actions.TAKEN_TO_SECOND + 3:
        if action == actions.PLACE_TAKEN + COLOURS:
            if t.house & (flags.OPPONENT_DESTINATION | flags.DOUBLE_WHITE) == 0:
                return NONE
            action = actions.TAKEN_TO
        elif action == actions.GIVE_UP:
            action = actions.PLACE_TAKEN_SECOND
        elif action == actions.PLACE_TAKEN_SECOND + 1:
            action = actions.TAKEN_TO_SECOND
        if is_swap_target(t, action):
            return action
        action += 1
    return NONE


def swap(t: Table) -> None:
    """ZB-34 to ZB-36. The joker takes the slot of the card taken."""
    victim = owner_of(t, t.taken)
    row = row_of(t, victim, t.taken)
    note(t, notes.SWAPPED, t.active, t.joker, t.taken, victim)
    exchange(t, victim, row, out=t.taken, into=t.joker)
