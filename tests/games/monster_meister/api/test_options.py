"""The house rules of Monster Meister: names, values and defaults of the specification."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from tests.cases import in_one_test
from tests.games.monster_meister.builders import a_match, a_new_match

GAME = mb.game("monster-meister")

# Sections 3 to 5, the default first.
WORDS: dict[str, tuple[Any, ...]] = {
    "twelfth_task": ("second_competition", "none"),
    "namer": ("rotate", "left_of_holder"),
    "t5_double_scores": ("no", "yes"),
    "repeat_features": ("fresh", "not_last", "free"),
    "reveal_count": ("exact", "up_to"),
    "stop_card": ("other_half_scores", "scores_nothing"),
    "reveal_visibility": ("at_end", "open_table"),
    "draw_order": ("holder_first", "left_of_holder_first"),
    "frame": ("floating", "fixed"),
    "all_out": ("both", "neither", "memorizers_only"),
    "final_count": ("monsters", "cards"),
    "on_timeout": ("random", "bot"),
    "memorize_time": ("confirm", "10s", "20s", "30s"),
    "pile_backs": ("top", "all"),
    "open_memory": ("off", "own_ghosts", "all_open"),
    "first_holder": ("random", 0, 1, 2, 3),
    "deck": ("twins", "mixed"),
}


def test_the_options_are_those_of_the_specification() -> None:
    """Names and values; nothing more, nothing less."""
    found = {
        name: (option.default, *(value for value in option.allowed if value != option.default))
        for name, option in GAME.options.items()
    }

    assert found == WORDS


def test_only_a_deck_takes_free_values() -> None:
    """A-05: a file."""
    assert {name for name, option in GAME.options.items() if option.free} == {"deck"}


@in_one_test("name", WORDS)
def test_every_value_is_accepted_and_stands_in_the_record(name: str) -> None:
    """Unless it is the default, which goes without saying."""
    for value in WORDS[name]:
        given: Any = {name: value}
        match = a_new_match(4, 1, **given)
        expected = {} if value == WORDS[name][0] else given
        assert match.record()["options"] == match.position()["options"] == expected


@in_one_test("name", [name for name in WORDS if name != "deck"])
@in_one_test("value", ["maybe", 7, -1, None, [], True, False, "", "0", 1.0])
def test_other_values_are_refused_by_name(name: str, value: object) -> None:
    """True is no number, and a number no text."""
    with pytest.raises(mb.BadOption, match=f"option {name}:") as caught:
        GAME.settings(4, {name: value})
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["memory", "seed", ""])
def test_unknown_names_are_refused(name: str) -> None:
    """With the names that exist."""
    with pytest.raises(mb.BadOption, match=r"does not exist.*open_memory"):
        GAME.settings(3, {name: "all"})


@in_one_test("name", WORDS)
def test_every_option_names_its_clause_or_ruling(name: str) -> None:
    """So that the player at the point of doubt can read it."""
    assert GAME.options[name].clause.partition("-")[0] in ("MM", "A", "L")


def test_all_options_go_together() -> None:
    """Options combine freely."""
    given: Any = {name: values[-1] for name, values in WORDS.items()}

    match = a_new_match(4, 1, **given)

    assert match.record()["options"] == given


@pytest.mark.parametrize("name", ["on_timeout", "memorize_time", "pile_backs", "reveal_visibility"])
def test_matters_of_the_table_change_no_rule(name: str) -> None:
    """A-16, A-52, A-53, A-55: the same choices lead to the same table."""
    found = []
    for value in WORDS[name]:
        match = a_match(task="T6", round=2, options={name: value})
        while not match.over:
            match.play(match.waiting[-1], match.legal(match.waiting[-1])[-1])
        found.append({**match.position(), "options": None})

    assert all(position == found[0] for position in found)


def test_settings_cannot_be_changed_during_a_match() -> None:
    """House rules are agreed on before the first card."""
    match = a_new_match(2)
    with pytest.raises(TypeError):
        match.settings["frame"] = "fixed"  # type: ignore[index]  # it must not work
