"""Names: one short line of visible letters, whatever was typed."""

from __future__ import annotations

import pytest

from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.people import LONGEST_NAME, clean_name, distinct, hash_of, spare_name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("李雷", "李雷"),
        ("👻", "👻"),
        ("O’Neill-3", "O’Neill-3"),
        ("مريم", "مريم"),
        ("evil\u202egnp.exe", "evilgnp.exe"),
        ("\u2066Ada\u2069", "Ada"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("A\x00d\x1b[31ma\x7f", "Ad[31ma"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("{ $player }", "{ $player }"),
        ("Z" + "\u0301" * 40, "Ź\u0301\u0301"),
        ("A\u3164d\u2800a\ufe0f\U000e0101", "Ada"),
        ("\u00a0Ada\u3000B\u2028C", "Ada B C"),
        ("a" * LONGEST_NAME, "a" * LONGEST_NAME),
    ],
)
def test_names_are_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("\u202e\u200b", "empty"),
        ("...", "empty"),
        ("\u0301\u0301", "empty"),
        ("\u3164\u115f\u1160\uffa0", "empty"),
        ("\u2800", "empty"),
        (None, "empty"),
        (12, "empty"),
        ("a" * (LONGEST_NAME + 1), "too-long"),
        ("a" * 100_000, "too-long"),
    ],
)
def test_what_is_no_name_is_refused_with_its_field(typed: object, reason: str) -> None:
    with pytest.raises(BadWish) as refused:
        clean_name(typed, "names.2")

    assert (refused.value.field, refused.value.reason) == ("names.2", reason)


def test_no_two_names_at_a_table_are_alike() -> None:
    assert distinct("Ada", ["Ben"]) == "Ada"
    assert distinct("Ada", ["ADA", "Ben"]) == "Ada 2"
    assert distinct("Ada", ["Ada", "Ada 2"]) == "Ada 3"
    for disguised in ("Аdа", "АԁА", "Αda", "𝐀da", "Ad\u0430"):
        assert distinct(disguised, ["Ada"]) == f"{disguised} 2"
    assert distinct("Ваня", ["Ada", "Вася"]) == "Ваня"
    long = distinct("a" * LONGEST_NAME, ["a" * LONGEST_NAME])
    assert len(long) <= LONGEST_NAME
    assert spare_name(("Vlad", "Mina"), ["vlad"]) == "Mina"


def test_a_secret_is_not_what_is_kept() -> None:
    assert hash_of("secret") != "secret"
    assert len(hash_of("")) == 64
