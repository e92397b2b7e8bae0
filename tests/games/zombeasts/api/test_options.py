"""The house rules of Zombeasts: names, values and defaults of the specification."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import monsterbox as mb
from tests.games.kit import through_json

GAME = mb.game("zombeasts")

# The option summary of section 7, defaults first.
SUMMARY: dict[str, tuple[Any, ...]] = {
    "master": (False, True),
    "jokerProfile": ("eightPlusTwo", "allAnimals"),
    "cornerRule": ("twoLeftTwoRight", "colourOnly"),
    "exchangeCorner": ("same", "legalResult"),
    "swapDestination": ("own", "ownOrOpponent"),
    "swapMayStart": (True, False),
    "swapTargets": ("any", "colouredOnly"),
    "swapForced": (True, False),
    "doubleWhite": ("forbid", "allow"),
    "moonColour": ("composition", "sticky"),
    "attackScope": ("sameMoon", "anyOwnMoon"),
    "attackUse": ("optional", "mandatory"),
    "dumpOnExtraPlay": (False, True),
    "bonusUse": ("optional", "mandatory"),
    "drawCount": ("exact", "upTo"),
    "drawReveal": ("sequential", "declareFirst"),
    "lastPlayed": ("handCard", "anyLaid"),
    "carrotSetsN": (True, False),
    "mouseMayStart": (False, True),
    "chainToys": (True, False),
    "boneEmptyDraw": (True, False),
    "pawDraw": ("seatBySeat", "roundRobin"),
    "refillTrigger": ("endingPlayer", "nextPlayer"),
    "lastRoundStock": ("open", "closed"),
    "lastRoundDump": ("penalty", "pass"),
    "tieBreak": ("none", "fewestMinus", "mostMoons"),
    "startPlayer": ("random", "youngest", "seat 0", "seat 1", "seat 2", "seat 3"),
    "scoreTracking": ("hidden", "shown"),
    "botMemory": ("full", "none"),
    "deckProfile": ("recon-v1",),
    "ages": (None,),
}


def starters(games: int = 60, **options: Any) -> Counter[str]:
    """How often each seat begins, as the first chance step says."""
    return Counter(
        GAME.match(3, seed, **options).steps[0].text.removeprefix("start ") for seed in range(games)
    )


def test_the_options_are_those_of_the_specification() -> None:
    """Names, values and defaults; nothing more, nothing less."""
    found = {
        name: (option.default, *(value for value in option.allowed if value != option.default))
        for name, option in GAME.options.items()
    }

    assert found == SUMMARY


def test_only_decks_and_ages_take_free_values() -> None:
    """All others are one of a few."""
    assert {name for name, option in GAME.options.items() if option.free} == {"ages", "deckProfile"}


@pytest.mark.parametrize("name", SUMMARY)
def test_every_value_is_accepted_and_stands_in_the_record(name: str) -> None:
    """Unless it is the default, which goes without saying."""
    for value in SUMMARY[name]:
        match = GAME.match(4, seed=1, **{name: value})
        told = match.record()["options"]
        assert told == ({} if value == SUMMARY[name][0] else {name: value})
        assert match.position()["options"] == told


@pytest.mark.parametrize("name", [name for name in SUMMARY if name not in ("ages", "deckProfile")])
@pytest.mark.parametrize("value", ["yes", 1, 0, None, [], "True", ""])
def test_other_values_are_refused_by_name(name: str, value: object) -> None:
    """True and false are no numbers and no texts."""
    with pytest.raises(mb.BadOption, match=f"option {name}:"):
        GAME.settings(3, {name: value})


def test_misspelt_options_are_refused() -> None:
    """With the names that exist."""
    with pytest.raises(mb.BadOption, match=r"'Master' does not exist.*cornerRule"):
        GAME.match(2, Master=True)


@pytest.mark.parametrize(("seats", "seat"), [(2, 2), (2, 3), (3, 3)])
def test_the_first_player_must_sit_at_the_table(seats: int, seat: int) -> None:
    """A-01: `seat k` with k below the number of seats."""
    with pytest.raises(
        mb.BadOption, match=f"startPlayer: seat {seat} is not at a table of {seats}"
    ):
        GAME.match(seats, startPlayer=f"seat {seat}")


@pytest.mark.parametrize("seat", range(3))
def test_a_fixed_first_player_begins_without_a_lot(seat: int) -> None:
    """ZB-05, A-01."""
    match = GAME.match(3, seed=1, startPlayer=f"seat {seat}")

    assert match.steps[0].text.startswith("deal")
    assert match.position()["active"] == seat


def test_every_seat_may_begin_by_lot() -> None:
    """ZB-05, A-01: random is the default, and youngest without any age is the same."""
    for options in (
        {},
        {"startPlayer": "youngest"},
        {"startPlayer": "youngest", "ages": [None] * 3},
    ):
        begun = starters(**options)
        assert set(begun) == {"0", "1", "2"}
        assert min(begun.values()) > 8


def test_the_youngest_begins() -> None:
    """A-01: the lowest age, the silent do not count."""
    assert set(starters(5, startPlayer="youngest", ages=[9, 7, 8])) == {"1"}
    assert set(starters(5, startPlayer="youngest", ages=[None, 60, None])) == {"1"}
    assert set(starters(5, startPlayer="youngest", ages=(0, 1, 2))) == {"0"}


def test_the_lot_decides_among_equally_young() -> None:
    """A-01."""
    assert set(starters(startPlayer="youngest", ages=[7, 9, 7])) == {"0", "2"}


@pytest.mark.parametrize(
    "ages",
    [[7, 8], [7, 8, 9, 10], "789", 7, {0: 7, 1: 8, 2: 9}, [7, 8, -1], [7, 8, 151], [7, 8, "9"]],
)
def test_wrong_ages_are_refused(ages: object) -> None:
    """One for each seat, a whole number of years or nothing."""
    with pytest.raises(mb.BadOption, match="option ages:"):
        GAME.match(3, startPlayer="youngest", ages=ages)


@pytest.mark.parametrize("age", [True, 7.5])
def test_an_age_is_a_whole_number(age: object) -> None:
    """Neither a truth value nor a fraction."""
    with pytest.raises(mb.BadOption, match="option ages:"):
        GAME.match(2, startPlayer="youngest", ages=[7, age])


def test_ages_go_with_the_youngest_only() -> None:
    """Contradictory options are refused."""
    for start in ("random", "seat 0"):
        with pytest.raises(mb.BadOption, match="option ages: goes with startPlayer youngest"):
            GAME.match(2, startPlayer=start, ages=[7, 8])


def test_ages_in_a_record_are_plain_json() -> None:
    """A list, also where a tuple was given."""
    record = GAME.match(2, startPlayer="youngest", ages=(7, None)).record()

    assert through_json(record) == record


def test_other_jokers_go_with_the_usual_deck_only() -> None:
    """A deck of the user's has the jokers it lists."""
    deck = through_json(
        {
            "name": "copy",
            "card": list(GAME.components(GAME.settings(2, {})).values()),
        }
    )
    GAME.settings(2, {"deckProfile": deck})

    with pytest.raises(mb.BadOption, match="option jokerProfile"):
        GAME.settings(2, {"deckProfile": deck, "jokerProfile": "allAnimals"})


def test_settings_cannot_be_changed_during_a_match() -> None:
    """House rules are agreed on before the first card."""
    match = GAME.match(2)
    with pytest.raises(TypeError):
        match.settings["master"] = True  # type: ignore[index]  # it must not work


def test_scores_are_shown_on_demand_only() -> None:
    """Section 7, `scoreTracking`: hidden until the end, or shown to everybody."""
    hidden: Any = GAME.match(2).view(0)
    shown: Any = GAME.match(2, scoreTracking="shown").view(None)

    assert [seat.score for seat in hidden.seats] == [None, None]
    assert [seat.score for seat in shown.seats] == [0, 0]
    assert [seat.victory for seat in shown.seats] == [None, None]
