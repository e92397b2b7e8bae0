"""Specs taken apart: what each part means, and what is said about one that means nothing."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import monsterbox as mb
from monsterbox.bots.spec import (
    BadBot,
    Budget,
    Setting,
    Spec,
    echo,
    not_negative,
    one_of,
    positive,
    read_spec,
    whole,
    whole_from_0,
)

KINDS: Mapping[str, Mapping[str, Setting]] = {
    "thinker": {"depth": whole, "speed": not_negative, "mood": one_of("calm", "angry")},
    "dreamer": {"sleep": positive},
    "stone": {},
}
SETTINGS = "settings: depth, speed, mood"
NO_BUDGET = (
    "is no budget; write iterations such as 5000 or a time such as 1s or 250ms, up to an hour"
)

# Numbers that some readers of numbers would take.
NO_NUMBERS = ["", "-1", "+1", "1e3", "nan", "inf", "0x10", "1_000", " 1", "1 ", "1,5", "1.2.3", "."]
VERY_LONG = pytest.param("9" * 5000, id="5000 digits")
FOREIGN_DIGITS = ["٣", "५", "𝟝", "½", "²", "１２"]


def read(text: str) -> Spec:
    return read_spec(text, KINDS, budgets={"thinker"})


def refusal(text: str) -> str:
    """What is said about a spec that is wrong."""
    with pytest.raises(BadBot) as refused:
        read(text)
    assert isinstance(refused.value, mb.MonsterboxError)
    assert "\n" not in str(refused.value)
    return str(refused.value)


# What is right


def test_a_name_alone_is_a_spec() -> None:
    assert read("stone") == Spec("stone", "stone", None, {})


@pytest.mark.parametrize(
    ("part", "budget"),
    [
        ("5000", Budget(iterations=5000)),
        ("1", Budget(iterations=1)),
        ("007", Budget(iterations=7)),
        ("1s", Budget(seconds=1.0)),
        ("0.5s", Budget(seconds=0.5)),
        (".5s", Budget(seconds=0.5)),
        ("2.s", Budget(seconds=2.0)),
        ("250ms", Budget(seconds=0.25)),
        ("0.5ms", Budget(seconds=0.0005)),
    ],
)
def test_a_part_without_a_sign_is_the_budget(part: str, budget: Budget) -> None:
    assert read(f"thinker:{part}").budget == budget


@pytest.mark.parametrize(
    ("text", "settings"),
    [
        ("thinker:depth=3", {"depth": 3}),
        ("thinker:speed=0", {"speed": 0.0}),
        ("thinker:speed=0.25:depth=12", {"speed": 0.25, "depth": 12}),
        ("thinker:mood=calm", {"mood": "calm"}),
        ("dreamer:sleep=1.5", {"sleep": 1.5}),
    ],
)
def test_parts_with_a_sign_are_settings(text: str, settings: dict[str, object]) -> None:
    spec = read(text)

    assert spec.settings == settings
    assert spec.budget is None
    assert spec.text == text


@pytest.mark.parametrize("text", ["thinker:2s:depth=3", "thinker:depth=3:2s"])
def test_the_parts_come_in_any_order(text: str) -> None:
    assert (read(text).budget, read(text).settings) == (Budget(seconds=2.0), {"depth": 3})


# Names


@pytest.mark.parametrize(
    "text", ["genius", "", "Thinker", "thinker ", "thinke", "stone\n", "level"]
)
def test_an_unknown_name_is_told_with_those_that_exist(text: str) -> None:
    assert refusal(text) == f"bot {text!r}: {text!r} is no bot; bots: dreamer, stone, thinker"


def test_of_a_spec_with_an_unknown_name_the_name_is_told() -> None:
    assert refusal("genius:1s") == (
        "bot 'genius:1s': 'genius' is no bot; bots: dreamer, stone, thinker"
    )


# Settings


@pytest.mark.parametrize("key", ["width", "", "Depth", "depth ", "5000"])
def test_an_unknown_setting_is_told_with_those_that_exist(key: str) -> None:
    text = f"thinker:{key}=1"

    assert refusal(text) == f"bot {text!r}: {key!r} is no setting; {SETTINGS}"


def test_a_bot_without_settings_says_so() -> None:
    assert refusal("stone:depth=1") == (
        "bot 'stone:depth=1': 'depth' is no setting; it has no settings"
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("thinker:depth=0", "depth: '0' is not a whole number from 1"),
        ("thinker:depth=1.5", "depth: '1.5' is not a whole number from 1"),
        ("thinker:speed=fast", "speed: 'fast' is not a number from 0"),
        ("thinker:mood=sad", "mood: 'sad' is none of calm, angry"),
        ("thinker:mood=", "mood: '' is none of calm, angry"),
        ("thinker:mood=calm=angry", "mood: 'calm=angry' is none of calm, angry"),
        ("dreamer:sleep=0", "sleep: '0' is not above zero"),
        ("dreamer:sleep=0.0", "sleep: '0.0' is not above zero"),
        ("dreamer:sleep=-1", "sleep: '-1' is not a number from 0"),
    ],
)
def test_a_bad_value_is_told_with_what_is_asked_for(text: str, reason: str) -> None:
    assert refusal(text) == f"bot {text!r}: {reason}"


@pytest.mark.parametrize("value", [*NO_NUMBERS, *FOREIGN_DIGITS, "9" * 13, VERY_LONG])
def test_what_only_looks_like_a_number_is_none(value: str) -> None:
    assert "depth: " in refusal(f"thinker:depth={value}")
    assert "speed: " in refusal(f"thinker:speed={value}")
    assert "sleep: " in refusal(f"dreamer:sleep={value}")


# Budgets


@pytest.mark.parametrize(
    "part",
    [
        *("0", "00", "1.5", "9999999999999", VERY_LONG),
        *("0s", "0.0s", "0ms", "s", "ms", "1m", "1S", "1 s", "1h", "1sec", "1sms", "1mss"),
        *NO_NUMBERS,
        *(number + "s" for number in [*NO_NUMBERS, *FOREIGN_DIGITS]),
        *FOREIGN_DIGITS,
    ],
)
def test_a_bad_budget_is_told_with_what_one_looks_like(part: str) -> None:
    text = f"thinker:{part}"

    assert refusal(text) == f"bot {echo(text)}: {echo(part)} {NO_BUDGET}"


@pytest.mark.parametrize("text", ["thinker:", "thinker::", "thinker:5:", "thinker:5::depth=2"])
def test_an_empty_part_is_wrong(text: str) -> None:
    assert "'' " in refusal(text)


@pytest.mark.parametrize(("first", "second"), [("5", "6"), ("5", "1s"), ("1s", "5"), ("5", "5")])
def test_two_budgets_are_one_too_many(first: str, second: str) -> None:
    assert f"{second!r} " in refusal(f"thinker:{first}:{second}")


@pytest.mark.parametrize(
    ("text", "there_is"),
    [("stone:5", "it has no settings"), ("dreamer:1s", "settings: sleep"), ("stone:", "it has no")],
)
def test_a_bot_without_a_budget_takes_none(text: str, there_is: str) -> None:
    assert there_is in refusal(text)


# Hostile specs


@pytest.mark.parametrize(
    "text",
    ["x" * 10_000, "thinker:" + "y" * 10_000, "thinker:" + ":" * 9999],
    ids=["name", "budget", "parts"],
)
def test_a_long_spec_is_not_repeated_at_length(text: str) -> None:
    told = refusal(text)

    assert len(told) < 400
    assert "…" in told


@pytest.mark.parametrize(
    "text",
    [
        "a\nb",
        "a\r\x1b[31mred",
        "thinker:\x00",
        "thinker:\u202e5",
        "thinker:mood=\x1b]0;x\x07",
        "\ud800",
    ],
)
def test_control_characters_are_told_but_do_nothing(text: str) -> None:
    """A terminal shows the message, and a log keeps it in one line."""
    told = refusal(text)

    assert told.replace("…", "").isprintable()
    told.encode()


# Numbers


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("1", 1), ("12", 12)])
def test_a_whole_number_may_be_from_zero(text: str, number: int) -> None:
    assert whole_from_0(text, or_else="end") == number


@pytest.mark.parametrize("text", ["-1", "", "0.5", "٠"])
def test_what_is_no_whole_number_from_zero(text: str) -> None:
    with pytest.raises(ValueError, match="is neither a whole number from 0 nor 'end'"):
        whole_from_0(text, or_else="end")
