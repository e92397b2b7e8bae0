"""Where chance outcomes come from."""

from __future__ import annotations

from collections import Counter

import pytest

import monsterbox as mb
from monsterbox.core.chance import Chance, ScriptedChance, SeededChance
from monsterbox.core.errors import IllegalAction
from monsterbox.core.state import GameState

from .doubles import PRIZE, WEIGHTS, Auction, an_auction_game


class Stubborn:
    """Draws the same outcome whatever may come."""

    def __init__(self, outcome: int) -> None:
        self.outcome = outcome

    def draw(self, state: GameState, k: int) -> int:
        return self.outcome

    def describe(self, *, reveal: bool) -> dict[str, object]:
        return {"kind": "stubborn"}


def test_seeded_outcomes_repeat() -> None:
    """The same seed and the same place give the same outcome, others differ somewhere."""
    state = Auction(2)

    draws = [[SeededChance(seed).draw(state, k) for k in range(50)] for seed in (1, 1, 2)]

    assert draws[0] == draws[1]
    assert draws[0] != draws[2]


def test_an_outcome_depends_on_its_place_not_on_what_was_drawn_before() -> None:
    """Outcome 5 may be asked for first."""
    chance = SeededChance(3)
    in_order = [chance.draw(Auction(2), k) for k in range(6)]

    assert SeededChance(3).draw(Auction(2), 5) == in_order[5]


def test_seeded_outcomes_follow_the_weights() -> None:
    """Over many seeds each outcome comes about as often as its weight says."""
    drawn = Counter(SeededChance(seed).draw(Auction(2), 0) - PRIZE for seed in range(3000))

    for prize, weight in enumerate(WEIGHTS, 1):
        assert drawn[prize] == pytest.approx(3000 * weight / sum(WEIGHTS), rel=0.12)


@pytest.mark.parametrize("seed", [0, -1, 2**31, 2**64 + 5])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    """Negative and huge ones too."""
    match = an_auction_game().match(2, seed=seed)

    assert match.record()["chance"] == {"kind": "seeded", "seed": seed}


def test_a_script_comes_first_and_then_the_other_source() -> None:
    """As many outcomes as it has; then the other source goes on at that place."""
    then = SeededChance(1)
    chance = ScriptedChance([11, 13], then)

    drawn = [chance.draw(Auction(2), k) for k in range(6)]

    assert drawn[:2] == [11, 13]
    assert drawn[2:] == [then.draw(Auction(2), k) for k in range(2, 6)]


def test_sources_describe_themselves_for_records() -> None:
    """A seed for lessons is no secret; a script says how long it is."""
    assert SeededChance(7).describe(reveal=False) == {"kind": "seeded", "seed": 7}
    assert ScriptedChance([11], SeededChance(7)).describe(reveal=True) == {
        "kind": "seeded",
        "seed": 7,
        "scripted": 1,
    }


def test_outcomes_that_cannot_come_are_refused() -> None:
    """A source that names one does not get it onto the table."""
    chance: Chance = Stubborn(PRIZE + 9)
    with pytest.raises(IllegalAction) as caught:
        an_auction_game().match(2, chance=chance)
    assert caught.value.code == "impossible-outcome"
    assert "prize 1, prize 2, prize 3" in str(caught.value)


def test_another_source_may_be_given() -> None:
    """Then the seed is not asked."""
    match = an_auction_game().match(2, chance=Stubborn(PRIZE + 2))

    assert [step.text for step in match.steps] == ["prize 2"]
    assert match.record()["chance"] == {"kind": "stubborn"}


def test_a_script_that_cannot_be_read_is_refused() -> None:
    """With the text that means nothing."""
    game = an_auction_game()
    position = {"seats": 2, "ints": [2, 0, 3, -1, -1, 0, 0]}
    with pytest.raises(mb.MonsterboxError, match="prize 77"):
        game.from_position(position, chance=["prize 77"])
