"""Full moons and the bonus: ZB-12, ZB-41 to ZB-47."""

from mypy_extensions import i64

from monsterbox.core.bits import rest
from monsterbox.core.state import NONE
from monsterbox.games.zombeasts.engine import flags, notes
from monsterbox.games.zombeasts.engine.deck import ANIMALS, COLOURS
from monsterbox.games.zombeasts.engine.table import (
    VICTORY,
    Table,
    colour_of_row,
    moon,
    note,
    put,
    put_moon,
    set_moon,
    stock_size,
)


def is_full(cards: i64) -> bool:
    """ZB-12. Four cards are a full moon."""
    return rest(rest(rest(cards))) != 0


def complete(t: Table, owner: i64, row: i64) -> None:
    """ZB-41, ZB-42. The full moon goes onto its owner's victory pile; its colour is free again."""
    cards = moon(t, owner, row)
    put_moon(t, VICTORY + owner, row, cards)
    set_moon(t, owner, row, 0)
    t.full_moons[owner] += 1
    note(t, notes.COMPLETED, owner, row, cards)


def shows_four_animals(t: Table, row: i64, cards: i64) -> bool:
    """ZB-43, ZB-44. Whether every animal is there; a blank joker shows none."""
    for animal in range(ANIMALS):
        place = animal * COLOURS + colour_of_row(row)
        if cards & t.deck.animals[place] == 0:
            return False
    return True


def is_stock_open(t: Table) -> bool:
    """ZB-45, ZB-69. Whether a bonus or a mouse finds any card in the open stock."""
    if t.last_round and t.house & flags.LAST_STOCK_CLOSED:
        return False
    return stock_size(t) > 0


def take_bonus(t: Table, owner: i64, slot: i64) -> None:
    """ZB-43, ZB-46. The stock card goes onto the victory pile and does nothing else."""
    card = t.stock[slot]
    t.stock[slot] = NONE
    put(t, VICTORY + owner, card)
    note(t, notes.BONUS_TAKEN, owner, card)
