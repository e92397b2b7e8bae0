"""A table as one seat may imagine it: the cards of the others are dealt anew (section 7)."""

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.rng import Rng
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import flags
from monsterbox.games.humans.engine.piles import PILE, lay, pour, take
from monsterbox.games.humans.engine.rules.draws import any_of_pile
from monsterbox.games.humans.engine.rules.legal import legal_choices
from monsterbox.games.humans.engine.table import DECKS, Table


def redeal(t: Table, seat: i64, rng: Rng) -> None:
    """Section 7. Hands and piles as they may be for all this seat knows.

    Whoever is asked is dealt first, until the question is one that would be asked.
    """
    sizes = t.held[:]
    for other in range(t.seats):
        if other != seat:
            gather(t, other)
    asked = t.actor
    if asked >= 0 and asked != seat:
        deal_again(t, asked, sizes, rng)
        while not is_question_sensible(t, asked):
            gather(t, asked)
            deal_again(t, asked, sizes, rng)
    for other in range(t.seats):
        if other != seat and other != asked:
            deal_again(t, other, sizes, rng)


def gather(t: Table, seat: i64) -> None:
    pour(t, seat, PILE, card.HUMAN_KINDS | card.ZOMBIE_KINDS)


def deal_again(t: Table, seat: i64, sizes: vec[i64], rng: Rng) -> None:
    """As many cards of each deck as before."""
    for deck in range(DECKS):
        for _ in range(sizes[seat * DECKS + deck]):
            deal_one(t, seat, deck, rng)


def deal_one(t: Table, seat: i64, deck: i64, rng: Rng) -> None:
    kind = any_of_pile(t, deck, rng)
    take(t, PILE, kind)
    lay(t, seat, kind)


def is_question_sensible(t: Table, seat: i64) -> bool:
    """A-68, A-70. Nobody is asked without a choice; with `uniform` in windows only."""
    choices = Actions()
    legal_choices(t, seat, choices)
    if t.house & flags.UNIFORM_WINDOWS:
        return choices.n > 0
    return choices.n > 1
