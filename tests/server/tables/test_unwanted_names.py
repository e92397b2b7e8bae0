"""Names that nobody may use, and honest names that only look alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterbox.server.tables.unwanted_names import BadNames, UnwantedNames, read_names

# fmt: off
HONEST = [
    "Ada", "Bram", "Coco", "Dario", "Elin", "Fleur", "Gil", "Hanna", "Vlad", "Mina", "Igor",
    "Carmilla", "Renfield", "Lilith", "Boris", "Morticia", "Nazim", "Nazife", "Assunta",
    "Cassandra", "Dick", "Fanny", "Matsushita", "Scunthorpe", "Kanti", "Isisdora", "Rapha",
    "Drape", "Grapefruit", "Merdan", "Troian", "Negroni", "Culotta", "Lulu", "Hoerbiger",
    "Fickert", "Reputation", "Sebastian", "Montenegro", "Kuttner", "Penistone", "Essex",
    "Mercutio", "Faggin", "Cazzola", "Slettebak", "Kankerien", "Operatore", "Иван", "Дарья",
    "Νίκος", "Ζωή",
]
# fmt: on


@pytest.mark.parametrize("name", HONEST)
def test_an_honest_name_is_allowed(name: str) -> None:
    assert not UnwantedNames().refuses(name)


@pytest.mark.parametrize(
    "name",
    [
        "Arschloch",
        "connard",
        "Klootzak",
        "vaffanculo",
        "wanker",
        "FUUUCK you",
        "ｆｕｃｋ",
        "f.u.c.k",
        "Sch31ss",
        "Ärsche Arsch",
        "n a z i",
        "N4Z1",
        "enculé",
        "die hure",
        "a slut",
        "The Moderator",
        "Fuсk",  # with a Cyrillic letter
        "ΝΑΖΙ",  # in Greek capitals
        "𝕱𝖚𝖈𝖐",
        "Mоdеrаtоr",
    ],
)
def test_disguises_do_not_help(name: str) -> None:
    assert UnwantedNames().refuses(name)


def test_an_operator_adds_names(tmp_path: Path) -> None:
    file = tmp_path / "names.txt"
    file.write_text("# our rivals\nRivalen\n*gamblers\n\n   \n*\n", encoding="utf-8")

    names = UnwantedNames(read_names(file))

    assert names.refuses("Die Rivalen")
    assert not names.refuses("Arrivalen")
    assert names.refuses("TheGamblersClub")
    assert not names.refuses("our rivals")
    assert not names.refuses("Ada")


def test_a_file_that_is_no_text_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "names.txt"
    file.write_bytes(b"\xff\xfe\xff")

    with pytest.raises(BadNames, match="is no text"):
        read_names(file)
