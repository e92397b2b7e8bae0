"""The house rules of Zombeasts: names, values and defaults of the specification."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import monsterbox as mb
from tests.cases import in_one_test
from tests.games.kit import through_json

GAME = mb.game("zombeasts")

# The option summary of section 7, defaults first.
SUMMARY: dict[str, tuple[Any, ...]] = {
    "master": (False, True),
    "joker_profile": ("eight_plus_two", "all_animals"),
    "corner_rule": ("two_left_two_right", "colour_only"),
    "exchange_corner": ("same", "legal_result"),
    "swap_destination": ("own", "own_or_opponent"),
    "swap_may_start": (True, False),
    "swap_targets": ("any", "coloured_only"),
    "swap_forced": (True, False),
    "double_white": ("forbid", "allow"),
    "moon_colour": ("composition", "sticky"),
    "attack_scope": ("same_moon", "any_own_moon"),
    "attack_use": ("optional", "mandatory"),
    "dump_on_extra_play": (False, True),
    "bonus_use": ("optional", "mandatory"),
    "draw_count": ("exact", "up_to"),
    "draw_reveal": ("sequential", "declare_first"),
    "last_played": ("hand_card", "any_laid"),
    "carrot_sets_n": (True, False),
    "mouse_may_start": (False, True),
    "chain_toys": (True, False),
    "bone_empty_draw": (False, True),
    "three_cards": ("on_trigger", "on_attack"),
    "paw_draw": ("seat_by_seat", "round_robin"),
    "refill_trigger": ("ending_player", "next_player"),
    "last_round_stock": ("open", "closed"),
    "last_round_dump": ("penalty", "pass"),
    "tie_break": ("none", "fewest_minus", "most_moons"),
    "start_player": ("random", "youngest", 0, 1, 2, 3),
    "score_tracking": ("hidden", "shown"),
    "bot_memory": ("full", "none"),
    "deck_profile": ("recon_v1",),
    "ages": (None,),
    "edition": (2, 1),  # for records of the first edition
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
    assert {name for name, option in GAME.options.items() if option.free} == {
        "ages",
        "deck_profile",
    }


@in_one_test("name", SUMMARY)
def test_every_value_is_accepted_and_stands_in_the_record(name: str) -> None:
    """Unless it is the default, which goes without saying."""
    for value in SUMMARY[name]:
        match = GAME.match(4, seed=1, **{name: value})
        told = match.record()["options"]
        assert told == ({} if value == SUMMARY[name][0] else {name: value})
        assert match.position()["options"] == told


FREE = ("ages", "deck_profile")
NUMBERED = ("start_player", "edition")
OTHERS: tuple[object, ...] = ("yes", 1, 0, None, [], "True", "")


@in_one_test(
    ("name", "value"),
    [
        (name, value)
        for name in SUMMARY
        for value in OTHERS
        if not (name in FREE or (name in NUMBERED and isinstance(value, int)))
    ],
)
def test_other_values_are_refused_by_name(name: str, value: object) -> None:
    """True and false are no numbers and no texts."""
    with pytest.raises(mb.BadOption, match=f"option {name}:"):
        GAME.settings(3, {name: value})


def test_misspelt_options_are_refused() -> None:
    """With the names that exist."""
    with pytest.raises(mb.BadOption, match=r"'Mister' does not exist.*corner_rule"):
        GAME.match(2, Mister=True)


@pytest.mark.parametrize(("seats", "seat"), [(2, 2), (2, 3), (3, 3)])
def test_the_first_player_must_sit_at_the_table(seats: int, seat: int) -> None:
    """A-01: `seat k` with k below the number of seats."""
    with pytest.raises(mb.BadOption, match=f"start_player: {seat} is not at a table of {seats}"):
        GAME.match(seats, start_player=seat)


@pytest.mark.parametrize("seat", range(3))
def test_a_fixed_first_player_begins_without_a_lot(seat: int) -> None:
    """ZB-05, A-01."""
    match = GAME.match(3, seed=1, start_player=seat)

    assert match.steps[0].text.startswith("deal")
    assert match.position()["active"] == seat


def test_every_seat_may_begin_by_lot() -> None:
    """ZB-05, A-01: random is the default, and youngest without any age is the same."""
    for options in (
        {},
        {"start_player": "youngest"},
        {"start_player": "youngest", "ages": [None] * 3},
    ):
        begun = starters(**options)
        assert set(begun) == {"0", "1", "2"}
        assert min(begun.values()) > 8


def test_the_youngest_begins() -> None:
    """A-01: the lowest age, the silent do not count."""
    assert set(starters(5, start_player="youngest", ages=[9, 7, 8])) == {"1"}
    assert set(starters(5, start_player="youngest", ages=[None, 60, None])) == {"1"}
    assert set(starters(5, start_player="youngest", ages=(0, 1, 2))) == {"0"}


def test_the_lot_decides_among_equally_young() -> None:
    """A-01."""
    assert set(starters(start_player="youngest", ages=[7, 9, 7])) == {"0", "2"}


@pytest.mark.parametrize(
    "ages",
    [[7, 8], [7, 8, 9, 10], "789", 7, {0: 7, 1: 8, 2: 9}, [7, 8, -1], [7, 8, 151], [7, 8, "9"]],
)
def test_wrong_ages_are_refused(ages: object) -> None:
    """One for each seat, a whole number of years or nothing."""
    with pytest.raises(mb.BadOption, match="option ages:"):
        GAME.match(3, start_player="youngest", ages=ages)


@pytest.mark.parametrize("age", [True, 7.5])
def test_an_age_is_a_whole_number(age: object) -> None:
    """Neither a truth value nor a fraction."""
    with pytest.raises(mb.BadOption, match="option ages:"):
        GAME.match(2, start_player="youngest", ages=[7, age])


def test_ages_go_with_the_youngest_only() -> None:
    """Contradictory options are refused."""
    for start in ("random", 0):
        with pytest.raises(mb.BadOption, match="option ages: goes with start_player youngest"):
            GAME.match(2, start_player=start, ages=[7, 8])


def test_ages_in_a_record_are_plain_json() -> None:
    """A list, also where a tuple was given."""
    record = GAME.match(2, start_player="youngest", ages=(7, None)).record()

    assert through_json(record) == record


def test_other_jokers_go_with_the_usual_deck_only() -> None:
    """A deck of the user's has the jokers it lists."""
    deck = through_json(
        {
            "name": "copy",
            "card": list(GAME.components(GAME.settings(2, {})).values()),
        }
    )
    GAME.settings(2, {"deck_profile": deck})

    with pytest.raises(mb.BadOption, match="option joker_profile"):
        GAME.settings(2, {"deck_profile": deck, "joker_profile": "all_animals"})


def test_settings_cannot_be_changed_during_a_match() -> None:
    """House rules are agreed on before the first card."""
    match = GAME.match(2)
    with pytest.raises(TypeError):
        match.settings["master"] = True  # type: ignore[index]  # it must not work


def test_scores_are_shown_on_demand_only() -> None:
    """Section 7, `score_tracking`: hidden until the end, or shown to everybody."""
    hidden: Any = GAME.match(2).view(0)
    shown: Any = GAME.match(2, score_tracking="shown").view(None)

    assert [seat.score for seat in hidden.seats] == [None, None]
    assert [seat.score for seat in shown.seats] == [0, 0]
    assert [seat.victory for seat in shown.seats] == [None, None]
