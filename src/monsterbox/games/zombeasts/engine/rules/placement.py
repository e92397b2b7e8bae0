"""Where a card may go and how it comes there: ZB-07 to ZB-20."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import lowest, rest
from monsterbox.games.zombeasts.engine import actions, flags, notes
from monsterbox.games.zombeasts.engine.deck import (
    BLUE,
    COLOURED_BITS,
    COLOURED_CARDS,
    COLOURS,
    GREEN,
    ORANGE,
    RED,
    WHITE,
    WORD_CARDS,
    WORDS,
    word_of,
)
from monsterbox.games.zombeasts.engine.table import (
    ROWS,
    SECOND_WHITE,
    Table,
    card_at,
    cards_in,
    colour_of_row,
    moon,
    note,
    of_colour,
    room,
    set_moon,
)


def own_colour(t: Table, seat: i64, colour: i64) -> i64:
    """ZB-32, ZB-87. Cards of a colour that may start its own moon, or join it."""
    place = seat * WORDS + word_of(colour)
    return t.fits[place] & t.deck.whole[colour]


def take_over(t: Table, seat: i64, colour: i64, row: i64) -> i64:
    """ZB-17, ZB-18. Cards of a colour that may take over the white moon in that row."""
    white = moon(t, seat, row)
    if white == 0 or moon(t, seat, colour) != 0:
        return 0
    return room(t, white, colour)


def white_places(t: Table, seat: i64, row: i64) -> i64:
    """ZB-14, ZB-15. White cards that may join the moon in that row, or start the white one."""
    own = moon(t, seat, row)
    if own == 0 and row != WHITE:
        return 0
    return room(t, own, colour_of_row(row))


def can_place(t: Table, seat: i64) -> bool:
    """ZB-08. Whether any hand card has a place on the own side."""
    for word in range(WORDS):
        place = seat * WORDS + word
        if t.cards[place] & t.fits[place]:
            return True
        if cards_that_take_over(t, seat, word, WHITE):
            return True
        if cards_that_take_over(t, seat, word, SECOND_WHITE):
            return True
    whites = of_colour(t, seat, WHITE)
    if whites == 0:
        return False
    for row in range(ROWS):
        if whites & white_places(t, seat, row):
            return True
    return False


def cards_that_take_over(t: Table, seat: i64, word: i64, row: i64) -> i64:
    """ZB-17. Hand cards of the two colours of a word that may take over a white moon."""
    if moon(t, seat, row) == 0:
        return 0
    colour = 2 * word
    over = take_over(t, seat, colour, row) | take_over(t, seat, colour + 1, row)
    return over & cards_in(t, seat, word) & COLOURED_BITS


def legal_places(t: Table, seat: i64, out: Actions) -> None:
    """ZB-09, ZB-10, ZB-14 to ZB-18. Every hand card with every place it may take."""
    place = seat * WORDS
    if moon(t, seat, WHITE) == 0:
        list_own(0, t.cards[place] & t.fits[place], out)
        place += 1
        list_own(1, t.cards[place] & t.fits[place], out)
    else:
        for word in range(WORDS):
            own = cards_in(t, seat, word) & t.fits[place + word]
            list_both(word, own, cards_that_take_over(t, seat, word, WHITE), out)
    if of_colour(t, seat, WHITE):
        legal_white_places(t, seat, out)


def list_own(word: i64, own: i64, out: Actions) -> None:
    """ZB-09, ZB-10. Each card with its own colour."""
    items = out.items  # filled directly: this is where most actions are listed
    n = out.n
    first = word * WORD_CARDS
    while own:
        items[n] = actions.PLACE + 2 * (first + lowest(own))
        n += 1
        own = rest(own)
    out.n = n


def list_both(word: i64, own: i64, over: i64, out: Actions) -> None:
    """ZB-18. Each card with its own colour first, then with the white moon."""
    either = own | over
    while either:
        one = either & -either
        action = actions.PLACE + 2 * card_at(word, lowest(one))
        if own & one:
            out.add(action)
        if over & one:
            out.add(action + 1)
        either ^= one


def legal_white_places(t: Table, seat: i64, out: Actions) -> None:
    """ZB-14, ZB-15. Each white hand card with every moon it may join or start."""
    whites = of_colour(t, seat, WHITE)
    blue = white_places(t, seat, BLUE)
    orange = white_places(t, seat, ORANGE)
    red = white_places(t, seat, RED)
    green = white_places(t, seat, GREEN)
    white = white_places(t, seat, WHITE)
    while whites:
        one = whites & -whites
        joker = t.deck.first[WHITE] + lowest(one) - COLOURED_CARDS
        action = actions.PLACE_WHITE + COLOURS * joker
        if one & blue:
            out.add(action + BLUE)
        if one & orange:
            out.add(action + ORANGE)
        if one & red:
            out.add(action + RED)
        if one & green:
            out.add(action + GREEN)
        if one & white:
            out.add(action + WHITE)
        whites ^= one


def legal_second_places(t: Table, seat: i64, out: Actions) -> None:
    """ZB-17, A-12. Hand cards that may join or take over a second white moon (double_white)."""
    if moon(t, seat, SECOND_WHITE) == 0:
        return
    for colour in range(COLOURS):
        if colour == WHITE:
            cards = white_places(t, seat, SECOND_WHITE)
        else:
            cards = take_over(t, seat, colour, SECOND_WHITE)
        cards &= of_colour(t, seat, colour)
        while cards:
            out.add(actions.PLACE_SECOND + t.deck.first[colour] + lowest(cards))
            cards = rest(cards)


def joins(t: Table, seat: i64, card: i64, row: i64) -> bool:
    """ZB-33, ZB-87. Whether the card may be added to the moon that lies in that row."""
    if moon(t, seat, row) == 0:
        return False
    colour = t.deck.colour[card]
    if colour == WHITE:
        return white_places(t, seat, row) & t.deck.bit[card] != 0
    if colour == row:
        return own_colour(t, seat, colour) & t.deck.bit[card] != 0
    if colour_of_row(row) == WHITE:
        return take_over(t, seat, colour, row) & t.deck.bit[card] != 0
    return False


def starts(t: Table, seat: i64, card: i64, row: i64) -> bool:
    """ZB-33, A-11, A-35. Whether the card may start a moon in that row."""
    return t.deck.colour[card] == row and moon(t, seat, row) == 0


def lay(t: Table, seat: i64, card: i64, row: i64) -> i64:
    """ZB-09 to ZB-17, ZB-19. The card comes into the moon of that row; the row it is in then."""
    colour = t.deck.colour[card]
    lying = moon(t, seat, row)
    manner: i64 = notes.ADDING
    if lying == 0:
        manner = notes.STARTING
    if colour != WHITE and colour_of_row(row) == WHITE:  # ZB-17
        set_moon(t, seat, row, 0)
        row = colour
        manner = notes.TAKING_OVER
    set_moon(t, seat, row, lying | t.deck.bit[card])
    note(t, notes.LAID, seat, card, row, manner)
    return row


def order_white_moons(t: Table, seat: i64) -> None:
    """A-12. Of two white moons the one with the first card in deck order is the first."""
    if t.house & flags.DOUBLE_WHITE == 0:
        return
    first = moon(t, seat, WHITE)
    second = moon(t, seat, SECOND_WHITE)
    if second and (first == 0 or lowest(second) < lowest(first)):
        set_moon(t, seat, WHITE, second)
        set_moon(t, seat, SECOND_WHITE, first)
