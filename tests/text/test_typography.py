"""Marks as they are set in print, in what is said and in the rulebooks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import monsterbox as mb
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.text.catalog import Catalog, behind_a_word, elided, paths_of, typeset
from tests.text.test_catalog import AREAS

NAMES = re.compile(r"(Humans|Zombies)!!!|Authorization:")
# Marks in French stand behind a narrow space that no line breaks at.
LOOSE = re.compile(r"[ \u00a0][?!;:»%]|«[ \u00a0]|[^\W\d_][?!;»]|\w:(?=\s|$)")
# German quotes open below; straight ones are for programs.
STRAIGHT = re.compile(r"(?<![=\w{ ])\"(?![ }])")
CODE = re.compile(r"`[^`]*`")


def lines(language: str) -> Iterator[tuple[str, str]]:
    for area in AREAS:
        text = typeset(language, paths_of(language, area)[-1].read_text(encoding="utf-8"))
        for line in text.split("\n"):
            said = re.sub(r"^ *[\w-]+ = ?|^ *\.[\w-]+ = ?|\{[^}]*\}", "x ", line)
            if not line.startswith("#"):
                yield f"{area}: {line.strip()}", NAMES.sub("", said)


def test_french_marks_keep_to_their_word() -> None:
    assert [line for line, said in lines("fr") if LOOSE.search(said)] == []


def test_the_french_rulebooks_are_set_alike() -> None:
    books = [mb.game(key).clauses.in_language("fr") for key in mb.games()]
    clauses = [clause for book in books for clause in book]

    assert [one.id for one in clauses if LOOSE.search(NAMES.sub("", one.text))] == []


def test_a_mark_gets_its_narrow_space() -> None:
    assert typeset("fr", "Qui ? « Moi » : 45 %") == (
        "Qui\u202f? «\u202fMoi\u202f»\u202f: 45\u202f%"
    )
    assert typeset("de", "Wer ? ") == "Wer ? "
    assert "\u202f?" in Catalog("fr").say("web", "how-many")
    assert [behind_a_word(language, ":") for language in ("fr", "de")] == ["\u202f:", ":"]


def test_french_drops_a_vowel_before_that_of_a_name() -> None:
    assert elided("fr", "La main de Anna, que Igor voit de Ben") == (
        "La main d’Anna, qu’Igor voit de Ben"
    )
    assert elided("de", "de Anna") == "de Anna"


def test_italian_puts_a_d_between_two_equal_vowels() -> None:
    assert elided("it", "Tocca a Anna, a Igor e a te e Emma.") == (
        "Tocca ad Anna, a Igor e a te ed Emma."
    )


@pytest.mark.parametrize("language", ["de", "fr", "nl", "it"])
def test_no_apostrophe_is_that_of_a_typewriter(language: str) -> None:
    assert [line for line, said in lines(language) if re.search(r"\w'\w", said)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rulebook_has_the_marks_of_a_typewriter(language: str) -> None:
    books = [mb.game(key).clauses.in_language(language) for key in mb.games()]
    prose = {one.id: CODE.sub("", f"{one.title} {one.text}") for book in books for one in book}

    assert [key for key, text in prose.items() if re.search(r"[\"']", text)] == []
