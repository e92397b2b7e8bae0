"""The cards and the die as tables of numbers, made once for each deck and shared by all states."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit

VALUES: Final[i64] = 20
CARDS: Final[i64] = 50
FACES: Final[i64] = 6
ALL_VALUES: Final = 1048575  # the set of 0 to 19

# Teasing cards, CS.
MOSQUITO: Final = 0
SPIDER: Final = 8
MOUSE: Final = 11

# Faces of the die, CS-d1 to CS-d6.
GIVE: Final = 0
RAIN: Final = 1
STEAL: Final = 2
GAIN: Final = 3
SWAP: Final = 4
REPLAY: Final = 5

SPLITS: Final = 3  # actions before the plays


@final
class Deck:
    """How many cards of each value there are, which of them roll the die, and its faces."""

    __slots__ = (
        "above",
        "copies",
        "faces",
        "first_face",
        "marshmallows",
        "most",
        "number_of_play",
        "order_of_card",
        "pass_",
        "value_of_card",
        "value_of_play",
    )

    def __init__(self, copies: list[int], marshmallows: list[int], faces: list[int]) -> None:
        self.copies: vec[i64] = vec[i64](copies)
        self.most: i64 = max(copies)
        self.marshmallows: i64 = 0  # set of values
        self.faces: vec[i64] = vec[i64](faces)  # [face] -> its effect
        self.first_face: vec[i64] = vec[i64]([faces.index(face) for face in faces])
        self.pass_: i64 = SPLITS + VALUES * self.most  # the action that follows the plays
        self.above: vec[i64] = vec[i64]([0] * (VALUES + 1))  # [top + 1] -> values that may follow
        self.value_of_card: vec[i64] = vec[i64]([0] * CARDS)
        self.order_of_card: vec[i64] = vec[i64]([0] * CARDS)  # among those of its value
        self.value_of_play: vec[i64] = vec[i64]([0] * (VALUES * max(copies)))  # [play] -> value
        self.number_of_play: vec[i64] = vec[i64]([0] * (VALUES * max(copies)))
        for value in marshmallows:
            self.marshmallows |= bit(value)
        self._lay_out()
        self._climb()

    def __reduce__(self) -> tuple[object, ...]:
        marshmallows = [value for value in range(VALUES) if self.marshmallows & bit(value)]
        return Deck, ([int(x) for x in self.copies], marshmallows, [int(x) for x in self.faces])

    def _lay_out(self) -> None:
        """Number the cards and the plays."""
        card: i64 = 0
        for value in range(VALUES):
            for order in range(self.copies[value]):
                self.value_of_card[card] = value
                self.order_of_card[card] = order
                card += 1
            for order in range(self.most):
                play = value * self.most + order
                self.value_of_play[play] = value
                self.number_of_play[play] = order + 1

    def _climb(self) -> None:
        """ZA-16, ZA-17, ZA-33, ZA-36, ZA-64. What may follow on each top card, or on none."""
        self.above[0] = ALL_VALUES
        for top in range(VALUES):
            values: i64 = bit(MOSQUITO)
            for value in range(VALUES):
                if value > top:
                    values |= bit(value)
            self.above[top + 1] = values
        self.above[SPIDER + 1] = bit(SPIDER) - 1
