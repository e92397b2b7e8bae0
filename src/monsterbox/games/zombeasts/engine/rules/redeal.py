"""A table as one seat may imagine it: all that it cannot know is dealt anew."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit, count, lowest, rest
from monsterbox.core.rng import Rng
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import flags
from monsterbox.games.zombeasts.engine import phases as phase
from monsterbox.games.zombeasts.engine.deck import CARDS, WORDS
from monsterbox.games.zombeasts.engine.rules.empty_hand import can_play
from monsterbox.games.zombeasts.engine.rules.knowledge import (
    forget_hands,
    row_of_knowledge,
    tracked,
)
from monsterbox.games.zombeasts.engine.rules.toys import can_use_carrot, has_usable_toy
from monsterbox.games.zombeasts.engine.table import (
    MAX_SEATS,
    PILE,
    VICTORY,
    Table,
    add_to_hand,
    card_at,
    cards_in,
    holds,
    nth_card,
    put,
    take_from,
)

FEW: Final = 12
SUBSETS: Final[i64] = 16  # of four hands
VALUES: Final[i64] = 5  # of a card, in victory points from 0 to 4


def any_of_pile(t: Table, rng: Rng) -> i64:
    """A card of the pile, all equally likely: guessed, or counted when few are left."""
    if t.held[PILE] < FEW:
        return nth_card(t, PILE, rng.below(t.held[PILE]))
    while True:
        card = rng.below(CARDS)
        if holds(t, PILE, card):
            return card


def redeal(t: Table, seat: i64, rng: Rng) -> None:
    """Section 7. Hands and pile as they may be for all this seat knows."""
    sizes = t.held[:]
    won = vec[i64]([0] * (MAX_SEATS * VALUES))
    if t.house & flags.BOTS_FORGET:
        forget_history(t, won)
    suspects = all_tracked(t, seat)
    gather_hands(t, seat)
    forget_what_others_know(t, seat)
    if seat == t.active:
        deal_again(t, suspects, sizes, won, rng)
        return
    step_back(t)
    cards = t.cards[:]
    held = t.held[:]
    deal_again(t, suspects, sizes, won, rng)
    while not is_question_sensible(t):
        t.cards = cards[:]
        t.held = held[:]
        deal_again(t, suspects, sizes, won, rng)


def deal_again(t: Table, suspects: vec[i64], sizes: vec[i64], won: vec[i64], rng: Rng) -> None:
    """First what is known to be in a hand, then anything."""
    if t.house & flags.BOTS_FORGET:
        fill_victory_piles(t, won, rng)
    place_certain(t, suspects)
    place_uncertain(t, suspects, sizes, rng)
    fill_hands(t, sizes, rng)


def forget_history(t: Table, won: vec[i64]) -> None:
    """Section 7. With bot_memory = none nobody has followed a card, into a hand or face down.

    The victory piles go back to the pile; `won` keeps how many cards each had, and with
    score_tracking = shown of which value, since everybody sees their points then.
    """
    forget_hands(t)
    if t.phase == phase.OVER:  # they are turned up for scoring
        return
    for seat in range(t.seats):
        for word in range(WORDS):
            cards = cards_in(t, VICTORY + seat, word)
            t.cards[(VICTORY + seat) * WORDS + word] = 0
            t.cards[PILE * WORDS + word] |= cards
            t.held[PILE] += count(cards)
            while cards:
                won[seat * VALUES + shown_value(t, card_at(word, lowest(cards)))] += 1
                cards = rest(cards)


def shown_value(t: Table, card: i64) -> i64:
    """The points of a card that lies face down, where scores are shown; else all are alike."""
    if t.house & flags.SCORES_SHOWN:
        return t.deck.points[card]
    return 0


def fill_victory_piles(t: Table, won: vec[i64], rng: Rng) -> None:
    """Section 7. Any cards that were not seen, as many as before and of the same shown values."""
    for place in range(t.seats * VALUES):
        for _ in range(won[place]):
            card = any_of_pile(t, rng)
            while shown_value(t, card) != place % VALUES:
                card = any_of_pile(t, rng)
            take_from(t, PILE, card)
            put(t, VICTORY + place // VALUES, card)


def forget_what_others_know(t: Table, seat: i64) -> None:
    """What one player knows of a hand, another cannot know."""
    for observer in range(t.seats):
        if observer != seat:
            for place in range(MAX_SEATS * WORDS):
                t.known[row_of_knowledge(observer, 0) + place] = 0


def step_back(t: Table) -> None:
    """R-03. What the active player has chosen of an unfinished step is not known to others."""
    t.joker = NONE
    t.taken = NONE
    t.out = NONE
    t.fetched = NONE
    if t.phase == phase.SWAP_TAKE or t.phase == phase.SWAP_PLACE:
        t.phase = phase.PLAY
        if t.grant != NONE:
            t.phase = phase.EXTRA
    elif t.phase == phase.CARROT_IN:
        t.phase = phase.CARROT_OUT
    elif t.phase == phase.MOUSE_PLACE:
        t.phase = phase.MOUSE_TAKE


def all_tracked(t: Table, seat: i64) -> vec[i64]:
    """[hand, word] -> the cards the seat thinks may lie there."""
    suspects = vec[i64]([0] * (MAX_SEATS * WORDS))
    for hand in range(t.seats):
        for word in range(WORDS):
            suspects[hand * WORDS + word] = tracked(t, seat, hand, word)
    return suspects


def gather_hands(t: Table, seat: i64) -> None:
    """All hands but the seat's own go back to the pile."""
    for other in range(t.seats):
        if other == seat:
            continue
        for word in range(WORDS):
            t.cards[PILE * WORDS + word] |= cards_in(t, other, word)
            t.cards[other * WORDS + word] = 0
        t.held[PILE] += t.held[other]
        t.held[other] = 0


def hands_suspected(t: Table, suspects: vec[i64], word: i64, card: i64) -> i64:
    """The set of hands in which a card may lie."""
    hands: i64 = 0
    for hand in range(t.seats):
        if suspects[hand * WORDS + word] & card:
            hands |= bit(hand)
    return hands


def move(t: Table, card: i64, hand: i64) -> None:
    take_from(t, PILE, card)
    add_to_hand(t, hand, card)


def place_certain(t: Table, suspects: vec[i64]) -> None:
    """A card that can only be in one hand is there."""
    for hand in range(t.seats):
        for word in range(WORDS):
            cards = suspects[hand * WORDS + word]
            while cards:
                if rest(hands_suspected(t, suspects, word, cards & -cards)) == 0:
                    move(t, card_at(word, lowest(cards)), hand)
                cards = rest(cards)


def place_uncertain(t: Table, suspects: vec[i64], sizes: vec[i64], rng: Rng) -> None:
    """Cards that may be in several hands: into one of them, as long as all others find room."""
    if not has_uncertain(t, suspects):
        return
    waiting = waiting_by_hands(t, suspects)
    for word in range(WORDS):
        cards: i64 = 0
        for hand in range(t.seats):
            cards |= suspects[hand * WORDS + word]
        cards &= cards_in(t, PILE, word)
        while cards:
            hands = hands_suspected(t, suspects, word, cards & -cards)
            waiting[hands] -= 1
            hand = any_hand_with_room(t, hands, waiting, sizes, rng)
            move(t, card_at(word, lowest(cards)), hand)
            cards = rest(cards)


def has_uncertain(t: Table, suspects: vec[i64]) -> bool:
    """Whether any tracked card is not placed yet."""
    for word in range(WORDS):
        for hand in range(t.seats):
            place = hand * WORDS + word
            if suspects[place] & cards_in(t, PILE, word):
                return True
    return False


def waiting_by_hands(t: Table, suspects: vec[i64]) -> vec[i64]:
    """[set of hands] -> how many cards may be in exactly these."""
    waiting = vec[i64]([0] * SUBSETS)
    for word in range(WORDS):
        cards: i64 = 0
        for hand in range(t.seats):
            cards |= suspects[hand * WORDS + word]
        cards &= cards_in(t, PILE, word)
        while cards:
            waiting[hands_suspected(t, suspects, word, cards & -cards)] += 1
            cards = rest(cards)
    return waiting


def any_hand_with_room(t: Table, hands: i64, waiting: vec[i64], sizes: vec[i64], rng: Rng) -> i64:
    """One of the hands, such that the waiting cards can still all be placed."""
    possible: i64 = 0
    for hand in range(t.seats):
        if hands & bit(hand) and leaves_room(t, hand, waiting, sizes):
            possible |= bit(hand)
    skip = rng.below(count(possible))
    while skip:
        possible = rest(possible)
        skip -= 1
    return lowest(possible)


def leaves_room(t: Table, chosen: i64, waiting: vec[i64], sizes: vec[i64]) -> bool:
    """Hall's condition: no set of hands has more cards waiting for it alone than free places."""
    for subset in range(1, SUBSETS):
        free: i64 = 0
        for hand in range(t.seats):
            if subset & bit(hand):
                free += sizes[hand] - t.held[hand]
                if hand == chosen:
                    free -= 1
        for hands in range(1, SUBSETS):
            if hands & ~subset == 0:
                free -= waiting[hands]
        if free < 0:
            return False
    return True


def fill_hands(t: Table, sizes: vec[i64], rng: Rng) -> None:
    """The remaining places take any card that may be anywhere."""
    for hand in range(t.seats):
        while t.held[hand] < sizes[hand]:
            move(t, any_of_pile(t, rng), hand)


def is_question_sensible(t: Table) -> bool:
    """Section 7. That a question was asked tells of the hand of whoever is asked."""
    if t.phase == phase.PLAY or t.phase == phase.EXTRA:
        return can_play(t, t.active)
    if t.phase == phase.AFTER_LAY:
        return has_usable_toy(t)
    if t.phase == phase.CARROT_OUT:
        return can_use_carrot(t)
    return True
