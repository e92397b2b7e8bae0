"""What lies on the table: the zones, whose turn it is, and what is being asked."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import lowest, rest
from monsterbox.core.journal import Journal
from monsterbox.core.state import CHANCE, NONE, OVER, GameState
from monsterbox.core.zones import zone
from monsterbox.games.zombeasts.engine import flags
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.deck import (
    COLOURED_BITS,
    COLOURED_CARDS,
    WHITE,
    WHITE_BITS,
    WORD_CARDS,
    WORDS,
    Deck,
    word_of,
)

MAX_SEATS: Final[i64] = 4
SLOTS: Final[i64] = 3
STOCK: Final = 4  # as receiver of pile cards, beside the seats

# Zones of `cards`: hands are 0 to 3.
PILE: Final = 4
VICTORY: Final = 5  # + seat
MINUS: Final = 9  # + seat
DISCARDED: Final = 13
ZONES: Final[i64] = 14

# Rows of `moons`: one for each colour, and a second white one for the house rule double_white.
SECOND_WHITE: Final = 5
ROWS: Final[i64] = 6

# What goes on when the pile cards that are due have come.
THEN_SET_UP: Final = 0
THEN_FIRST_TURN: Final = 1
THEN_MAIN_PLAY: Final = 2
THEN_EXTRA_PLAY: Final = 3
THEN_DRAW: Final = 4
THEN_PAW: Final = 5
THEN_REFILL: Final = 6
THEN_NEXT_TURN: Final = 7
THEN_AFTER_LAY: Final = 8

# What granted a further play.
BY_ATTACK: Final = 1
BY_BONE: Final = 2


class Table(GameState):
    """The zones and the turn; `State` adds the contract, `rules` the rules."""

    def __init__(self, seats: i64, deck: Deck, house: i64, blank: bool = False) -> None:
        self.seats = seats
        self.deck = deck
        self.house = house  # flags of `house`
        self.cards = zone(ZONES * WORDS, blank)  # [zone, word] -> set of cards
        self.held = zone(MAX_SEATS + 1, blank)  # [seat or PILE] -> number of cards
        self.moons = zone(MAX_SEATS * ROWS, blank)  # [seat, row] -> cards, a colour and white
        # [seat, word] -> cards that fit their own colour; `set_moon` keeps it
        self.fits = zone(MAX_SEATS * WORDS, blank)
        self.stock = zone(SLOTS, blank, NONE)  # [slot] -> card or NONE
        self.full_moons = zone(MAX_SEATS, blank)  # [seat] -> how many were completed
        # [observer, hand, word] -> see rules/knowledge.py
        self.known = zone(MAX_SEATS * MAX_SEATS * WORDS, blank)
        self.journal: Journal | None = None
        self.keeps_book: bool = True  # of `known`

        self.phase: i64 = phase.START
        self.actor: i64 = OVER  # a seat, CHANCE or OVER
        self.active: i64 = 0  # whose turn it is
        self.starters: i64 = 0  # seats among whom the lot decides
        self.trigger: i64 = NONE
        self.last_round: bool = False

        self.number: i64 = 0  # N: cards to draw, ZB-48
        self.attack: bool = False
        self.grant: i64 = NONE
        self.laid: i64 = NONE  # the card whose toy may be used
        self.used_toys: i64 = 0
        self.robbed: i64 = 0  # set of seats
        self.declared: i64 = 0  # sources in order, as octal digits

        self.joker: i64 = NONE  # sub-steps under way: swap, carrot, mouse
        self.taken: i64 = NONE
        self.out: i64 = NONE
        self.fetched: i64 = NONE  # a slot
        self.victim: i64 = NONE  # whose hand a card is being drawn from

        self.receiver: i64 = 0  # of pile cards: a seat or STOCK
        self.due: i64 = 0
        self.then: i64 = THEN_SET_UP

    def keep_journal(self, journal: Journal | None) -> None:
        self.journal = journal


def note(t: Table, kind: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
    """Write down what happened, if somebody keeps a journal."""
    if t.journal is None:
        return
    t.journal.add(kind, a, b, c, d)


# Who is asked


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


def after(t: Table, seat: i64, steps: i64) -> i64:
    """The seat that many places clockwise (A-02)."""
    seat += steps
    if seat >= t.seats:
        return seat - t.seats
    return seat


def colour_of_row(row: i64) -> i64:
    """The colour of the moons in a row."""
    if row == SECOND_WHITE:
        return WHITE
    return row


def moon(t: Table, seat: i64, row: i64) -> i64:
    """The cards of an unfinished moon; 0 where none lies."""
    place = seat * ROWS + row  # named first: so the compiler need not count references
    return t.moons[place]


def cards_in(t: Table, zone: i64, word: i64) -> i64:
    """The cards of a zone, one word of them."""
    place = zone * WORDS + word
    return t.cards[place]


def of_colour(t: Table, zone: i64, colour: i64) -> i64:
    """The cards of a colour in a zone."""
    return cards_in(t, zone, word_of(colour)) & t.deck.whole[colour]


def set_moon(t: Table, seat: i64, row: i64, cards: i64) -> None:
    """Change a moon; the only way, since what fits there changes with it."""
    place = seat * ROWS + row
    t.moons[place] = cards
    if row < WHITE:
        spot = seat * WORDS + word_of(row)
        others = t.fits[spot] & ~t.deck.whole[row]
        t.fits[spot] = others | (room(t, cards, row) & COLOURED_BITS)


def room(t: Table, cards: i64, colour: i64) -> i64:
    """ZB-13. Cards, of a colour or white, whose corner does not lie in the moon twice already."""
    left = t.deck.left[colour]
    right = t.deck.right[colour]
    if t.house & flags.COLOUR_ONLY:
        return left | right
    fitting: i64 = 0
    if rest(cards & left) == 0:
        fitting = left
    if rest(cards & right) == 0:
        fitting |= right
    return fitting


def put(t: Table, zone: i64, card: i64) -> None:
    """Put a card into a pile of cards that is not counted: victory, minus or discard pile."""
    t.cards[zone * WORDS + t.deck.word[card]] |= t.deck.bit[card]


def put_moon(t: Table, zone: i64, row: i64, cards: i64) -> None:
    """Put all cards of a moon into such a pile."""
    t.cards[zone * WORDS + word_of(colour_of_row(row))] |= cards & COLOURED_BITS
    t.cards[zone * WORDS] |= cards & WHITE_BITS


def add_to_hand(t: Table, seat: i64, card: i64) -> None:
    place = seat * WORDS + t.deck.word[card]
    t.cards[place] = t.cards[place] | t.deck.bit[card]
    t.held[seat] = t.held[seat] + 1


def take_from(t: Table, zone: i64, card: i64) -> None:
    """Take a card out of a hand or the pile."""
    place = zone * WORDS + t.deck.word[card]
    t.cards[place] = t.cards[place] ^ t.deck.bit[card]
    t.held[zone] = t.held[zone] - 1


def holds(t: Table, zone: i64, card: i64) -> bool:
    return cards_in(t, zone, t.deck.word[card]) & t.deck.bit[card] != 0


def nth_card(t: Table, zone: i64, n: i64) -> i64:
    """The n-th card of a hand or the pile, word by word."""
    for word in range(WORDS):
        cards = cards_in(t, zone, word)
        while cards:
            if n == 0:
                return card_at(word, lowest(cards))
            n -= 1
            cards = rest(cards)
    raise IndexError("fewer cards than asked for")


def card_at(word: i64, place: i64) -> i64:
    """The card that has this bit in a word."""
    if place >= WORD_CARDS:
        return place + COLOURED_CARDS - WORD_CARDS
    return place + word * WORD_CARDS


def card_in(row: i64, cards: i64) -> i64:
    """The first card of a set taken from a moon of that row."""
    return card_at(word_of(colour_of_row(row)), lowest(cards))


def stock_size(t: Table) -> i64:
    n: i64 = 0
    for slot in range(SLOTS):
        if t.stock[slot] != NONE:
            n += 1
    return n
