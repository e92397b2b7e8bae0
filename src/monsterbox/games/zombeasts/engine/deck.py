"""The facts printed on the cards, as tables for the compiled rules.

A card is its place in the deck, 0 to 89, the cards of one colour next to each other, white last.
A set of cards is two words of bits: blue (0 to 19), orange (20 to 39) and white (40 to 49) in the
first, red and green in the second. A moon, one colour and white, is a single word: that of its
colour, in which the white cards have the same bits.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit

CARDS: Final[i64] = 90
COLOURED_CARDS: Final = 80

BLUE: Final = 0
ORANGE: Final = 1
RED: Final = 2
GREEN: Final = 3
WHITE: Final = 4
COLOURS: Final[i64] = 5

DOG: Final = 0
CAT: Final = 1
RABBIT: Final = 2
RAT: Final = 3
NO_ANIMAL: Final = 4
ANIMALS: Final[i64] = 4

LEFT: Final = 0
RIGHT: Final = 1

NO_TOY: Final = 0
BONE: Final = 1
MOUSE: Final = 2
CARROT: Final = 3
PAW: Final = 4

CARDS_OF_A_COLOUR: Final = 20
WORDS: Final[i64] = 2
WORD_CARDS: Final = 40  # coloured cards of one word
COLOURED_BITS: Final = 0xFFFFFFFFFF  # bits 0 to 39
WHITE_BITS: Final = 0x3FF0000000000  # bits 40 to 49


def word_of(colour: i64) -> i64:
    """The word that holds the cards of a colour."""
    return (colour >> 1) & 1


@final
class Deck:
    """Ninety cards in deck order; read only once built."""

    __slots__ = (
        "animal",
        "animals",
        "bit",
        "colour",
        "corner",
        "first",
        "ids",
        "index",
        "left",
        "number",
        "points",
        "right",
        "toy",
        "toy_bit",
        "whole",
        "word",
    )

    def __init__(
        self,
        ids: list[str],
        colour: list[int],
        animal: list[int],
        number: list[int],
        points: list[int],
        corner: list[int],
        toy: list[int],
    ) -> None:
        self.ids = ids
        self.index: dict[str, int] = {name: card for card, name in enumerate(ids)}
        self.colour: vec[i64] = vec[i64](colour)
        self.animal: vec[i64] = vec[i64](animal)
        self.number: vec[i64] = vec[i64](number)
        self.points: vec[i64] = vec[i64](points)
        self.toy: vec[i64] = vec[i64](toy)
        self.corner: vec[i64] = vec[i64](corner)
        self.word: vec[i64] = vec[i64]([0] * CARDS)
        self.bit: vec[i64] = vec[i64]([0] * CARDS)
        self.toy_bit: vec[i64] = vec[i64]([0] * CARDS)  # in the set of toys used in a turn
        self.first: vec[i64] = vec[i64]([0] * COLOURS)  # [colour]: card = first + place of its bit
        self.whole: vec[i64] = vec[i64]([0] * COLOURS)  # [colour] -> all its cards
        self.left: vec[i64] = vec[i64]([0] * COLOURS)  # [colour] -> its and white cards with L
        self.right: vec[i64] = vec[i64]([0] * COLOURS)
        self.animals: vec[i64] = vec[i64]([0] * (5 * COLOURS))  # [animal, colour] -> cards
        self._number_bits()
        self._gather_sets()

    def __reduce__(self) -> tuple[object, ...]:
        facts = (self.colour, self.animal, self.number, self.points, self.corner, self.toy)
        return Deck, (self.ids, *[[int(x) for x in fact] for fact in facts])

    def _number_bits(self) -> None:
        toys: i64 = 0
        for card in range(CARDS):
            colour = self.colour[card]
            first = word_of(colour) * WORD_CARDS
            if colour == WHITE:
                first = COLOURED_CARDS - WORD_CARDS
            self.word[card] = word_of(colour)
            self.first[colour] = first
            self.bit[card] = bit(card - first)
            self.whole[colour] |= self.bit[card]
            if self.toy[card] != NO_TOY:
                self.toy_bit[card] = bit(toys)
                toys += 1

    def _gather_sets(self) -> None:
        for card in range(CARDS):
            for colour in range(COLOURS):
                if self.colour[card] != colour and self.colour[card] != WHITE:
                    continue
                if self.corner[card] == LEFT:
                    self.left[colour] |= self.bit[card]
                else:
                    self.right[colour] |= self.bit[card]
                if self.animal[card] != NO_ANIMAL:  # a blank joker shows none
                    self.animals[self.animal[card] * COLOURS + colour] |= self.bit[card]
