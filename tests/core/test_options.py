"""House rules as data."""

from __future__ import annotations

import pytest

from monsterbox.core.errors import BadOption
from monsterbox.core.options import (
    Option,
    PerSeat,
    changed_options,
    in_chapters,
    respell_options,
    settle_options,
    spell,
)

FLAG = Option("flag", False, (False, True), "A-01")
WORD = Option("word", "one", ("one", "two"), "A-02")
COUNT = Option("count", 1, (1, 2, 3), "A-03")
FREE = Option("file", "standard", ("standard",), "A-04", free="a file")
OPTIONS = {option.name: option for option in (FLAG, WORD, COUNT, FREE)}
DEFAULTS = {"flag": False, "word": "one", "count": 1, "file": "standard"}


def test_what_is_not_given_has_its_default() -> None:
    """All options have a value, in their own order."""
    assert settle_options(OPTIONS, {}) == DEFAULTS
    assert list(settle_options(OPTIONS, {"count": 2, "flag": True})) == list(OPTIONS)


def test_given_values_are_taken() -> None:
    """And the others stay."""
    assert settle_options(OPTIONS, {"word": "two"}) == DEFAULTS | {"word": "two"}


def test_settings_cannot_be_changed_afterwards() -> None:
    """A match has its house rules for good."""
    settings = settle_options(OPTIONS, {})
    with pytest.raises(TypeError):
        settings["flag"] = True  # type: ignore[index]  # it must not work


def test_unknown_options_are_refused_by_name() -> None:
    """With the names that exist."""
    with pytest.raises(BadOption, match=r"'colour' does not exist; options: flag, word, count"):
        settle_options(OPTIONS, {"colour": 1})


@pytest.mark.parametrize("name", ["Flag", "flag ", "", "FLAG"])
def test_names_are_exact(name: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(BadOption):
        settle_options(OPTIONS, {name: True})


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (FLAG, 1),
        (FLAG, 0),
        (FLAG, "true"),
        (FLAG, None),
        (WORD, "three"),
        (WORD, "One"),
        (WORD, None),
        (WORD, ["one"]),
        (COUNT, True),
        (COUNT, 1.0),
        (COUNT, "1"),
        (COUNT, 4),
        (FREE, True),
    ],
)
def test_values_that_are_not_allowed_are_refused_by_name(option: Option, value: object) -> None:
    """With all that is allowed; True is not 1 here."""
    with pytest.raises(BadOption) as caught:
        option.check(value)
    assert f"option {option.name}: {spell(value)}" in str(caught.value)
    for allowed in option.allowed:
        assert spell(allowed) in str(caught.value)


def test_a_free_option_takes_other_values_too() -> None:
    """What they mean is the game's business."""
    for value in ("deck.toml", ["a"], None, 7):
        FREE.check(value)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FLAG, "true", True),
        (FLAG, "false", False),
        (WORD, "two", "two"),
        (COUNT, "3", 3),
        (FREE, "standard", "standard"),
        (FREE, "my file.toml", "my file.toml"),
    ],
)
def test_a_text_is_read_as_the_value_it_spells(option: Option, text: str, value: object) -> None:
    """For command lines and forms; `spell` is the way back."""
    read = option.read(text)

    assert read == value
    assert type(read) is type(value)
    assert spell(read) == text


@pytest.mark.parametrize(("option", "text"), [(FLAG, "True"), (WORD, ""), (COUNT, "1.0")])
def test_a_text_that_spells_no_value_is_refused(option: Option, text: str) -> None:
    """In the same words as a wrong value."""
    with pytest.raises(BadOption, match=f"option {option.name}"):
        option.read(text)


def test_only_what_differs_from_the_defaults_is_written_down() -> None:
    """Records stay short."""
    settings = settle_options(OPTIONS, {"flag": False, "count": 3})

    assert changed_options(OPTIONS, settings) == {"count": 3}


# Older spellings

CORNER = Option("corner_rule", "two_left", ("two_left", "colour_only"), "A-05")
STARTER = Option("start_player", "random", ("random", 0, 1), "A-06")
TODAY = {option.name: option for option in (CORNER, STARTER, FREE)}


@pytest.mark.parametrize(
    ("old", "today"),
    [
        ({"cornerRule": "colourOnly"}, {"corner_rule": "colour_only"}),
        ({"corner-rule": "colour-only"}, {"corner_rule": "colour_only"}),
        ({"corner_rule": "colour_Only"}, {"corner_rule": "colour_only"}),
        ({"startPlayer": "seat 1"}, {"start_player": 1}),
        ({"start-player": 1}, {"start_player": 1}),
        ({"startPlayer": "seat 7"}, {"start_player": "seat 7"}),
        ({"file": "My-Deck.toml"}, {"file": "My-Deck.toml"}),
        ({"someThing": "colourOnly"}, {"someThing": "colourOnly"}),
        ({"file": ["Four-Ten"]}, {"file": ["Four-Ten"]}),
    ],
)
def test_stored_options_are_respelt(old: dict[str, object], today: dict[str, object]) -> None:
    """Names always, values where the result is one of those allowed."""
    assert respell_options(TODAY, old) == today
    assert respell_options(TODAY, today) == today


def test_typed_options_are_not_but_the_right_name_is_told() -> None:
    with pytest.raises(BadOption, match=r"'cornerRule' does not exist; it is called corner_rule"):
        settle_options(TODAY, {"cornerRule": "colour_only"})
    with pytest.raises(
        BadOption, match=r"colourOnly is not allowed; allowed: two_left, colour_only"
    ):
        settle_options(TODAY, {"corner_rule": "colourOnly"})


def test_two_spellings_of_one_option_are_refused() -> None:
    with pytest.raises(BadOption, match="option corner_rule: given twice"):
        respell_options(TODAY, {"cornerRule": "colourOnly", "corner_rule": "two_left"})


# Where they are offered


def test_options_have_the_chapter_that_lists_them_and_argued_ones_come_first() -> None:
    placed = in_chapters(
        OPTIONS.values(), {"X-01": ("word", "file"), "X-07": ("count",)}, ("count",)
    )

    assert list(placed) == ["count", "flag", "word", "file"]
    assert {name: option.chapter for name, option in placed.items()} == {
        "count": "X-07",
        "flag": "",
        "word": "X-01",
        "file": "X-01",
    }
    assert [name for name, option in placed.items() if option.is_argued] == ["count"]
    assert placed["word"].allowed == WORD.allowed


def test_only_what_can_be_chosen_is_offered() -> None:
    """Not what has a single value by name, nor what serves old records."""
    edition = Option("edition", 2, (2, 1), "A-07", for_replays=True)

    assert [option.name for option in (*OPTIONS.values(), edition) if option.is_offered] == [
        "flag",
        "word",
        "count",
    ]


def test_letters_of_seats_are_called_by_their_name_where_they_have_one() -> None:
    def spread(value: object, seats: int) -> str:
        return str(value) if value != "in turns" else ("ab" * seats)[:seats]

    sides = Option("sides", "in turns", ("in turns",), "A-08", per_seat=PerSeat("ab", spread))

    assert sides.of_letters("aba") == "in turns"
    assert sides.of_letters("abb") == "abb"
    assert WORD.of_letters("abb") == "abb"
