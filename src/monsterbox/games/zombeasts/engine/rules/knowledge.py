"""What each seat knows of the others' hands: section 7 of the specification.

`known[observer, hand, word]` holds the cards that, as far as the observer can tell, may lie in
that hand and surely lie in some hand. A card that entered a hand openly is in one such set; when
an unseen card moves from hand to hand, whatever may have lain in the first may now lie in both.
Nobody's own hand is part of it.
Cards that have left the hands may leave traces behind; `tracked` looks past them.
"""

from mypy_extensions import i64

from monsterbox.games.zombeasts.engine.deck import WORDS
from monsterbox.games.zombeasts.engine.table import MAX_SEATS, Table, cards_in


def row_of_knowledge(observer: i64, hand: i64) -> i64:
    """Where an observer's knowledge of a hand begins in `known`."""
    return (observer * MAX_SEATS + hand) * WORDS


def enters_openly(t: Table, seat: i64, card: i64) -> None:
    """Everybody saw the card go into that hand."""
    if not t.keeps_book:
        return
    known = t.known
    bit = t.deck.bit[card]
    place = row_of_knowledge(0, seat) + t.deck.word[card]
    for observer in range(t.seats):
        if observer != seat:
            known[place] = known[place] | bit
        place += MAX_SEATS * WORDS


def returns_openly(t: Table, seat: i64, card: i64) -> None:
    """The card was in a hand before: what was known of it then no longer counts."""
    for observer in range(t.seats):
        forget_card(t, observer, card)
    enters_openly(t, seat, card)


def forget_card(t: Table, observer: i64, card: i64) -> None:
    known = t.known
    others = ~t.deck.bit[card]
    for hand in range(t.seats):
        place = row_of_knowledge(observer, hand) + t.deck.word[card]
        known[place] = known[place] & others


def passes_unseen(t: Table, card: i64, giver: i64, taker: i64) -> None:
    """Section 7. Only giver and taker see which card was drawn from the hand."""
    if not t.keeps_book:
        return
    for observer in range(t.seats):
        if observer != giver and observer != taker:
            suspect_both(t, observer, giver, taker)
    forget_card(t, taker, card)
    place = row_of_knowledge(giver, taker) + t.deck.word[card]
    t.known[place] = t.known[place] | t.deck.bit[card]


def suspect_both(t: Table, observer: i64, giver: i64, taker: i64) -> None:
    """What the observer thought with the giver may be with the taker now."""
    known = t.known
    for word in range(WORDS):
        here = row_of_knowledge(observer, giver) + word
        there = row_of_knowledge(observer, taker) + word
        known[there] = known[there] | known[here]


def forget_hand(t: Table, seat: i64) -> None:
    """The hand is empty: nothing that may have lain there does."""
    if not t.keeps_book:
        return
    for observer in range(t.seats):
        here = row_of_knowledge(observer, seat)
        for word in range(WORDS):
            t.known[here + word] = 0


def forget_hands(t: Table) -> None:
    """Nobody knows anything of any hand."""
    for place in range(len(t.known)):
        t.known[place] = 0


def tracked(t: Table, observer: i64, hand: i64, word: i64) -> i64:
    """Cards, one word of them, that may be in that hand for all the observer knows."""
    if hand == observer:
        return 0
    held: i64 = 0
    for seat in range(t.seats):
        if seat != observer:
            held |= cards_in(t, seat, word)
    place = row_of_knowledge(observer, hand) + word
    return t.known[place] & held
