"""The examples of the rulebooks: each is played, and what follows is what the book says."""

from __future__ import annotations

import re

import msgspec
import pytest

import monsterbox as mb
from monsterbox.core.examples import Example, play_through, read_examples
from monsterbox.core.rulebook import LANGUAGES

EXAMPLES = [(key, one) for key in mb.games() for one in mb.game(key).examples if one.game == key]
STEP = re.compile(r"^\d+\. ", re.MULTILINE)


@pytest.mark.parametrize(
    ("key", "example"), EXAMPLES, ids=[f"{key}-{one.entry}" for key, one in EXAMPLES]
)
def test_an_example_is_played_as_the_book_tells_it(key: str, example: Example) -> None:
    for number, (scene, match) in enumerate(play_through(mb.game(key), example), 1):
        where = f"scene {number}"
        if scene.legal is not None:
            assert example.seat is not None, where
            assert sorted(match.legal(example.seat)) == sorted(scene.legal), where
        seen = msgspec.to_builtins(match.view(example.seat))
        assert differing(scene.sees, seen, "view") == [], where


def differing(told: object, seen: object, where: str) -> list[str]:
    """Where what is seen is not as told; fields that are not told may be anything."""
    if isinstance(told, dict) and isinstance(seen, dict):
        return [
            line
            for name, value in told.items()
            for line in differing(value, seen.get(name), f"{where}.{name}")
        ]
    if isinstance(told, list) and isinstance(seen, list | tuple) and len(told) == len(seen):
        pairs = enumerate(zip(told, seen, strict=True))
        return [line for k, pair in pairs for line in differing(*pair, f"{where}[{k}]")]
    return [] if told == seen else [f"{where}: {seen!r} is not {told!r}"]


@pytest.mark.parametrize("key", mb.games())
def test_every_example_belongs_to_an_entry_of_the_book(key: str) -> None:
    game = mb.game(key)
    entries = [example.entry for example in game.examples]

    assert len(set(entries)) == len(entries)
    assert [entry for entry in entries if entry not in game.clauses] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", mb.games())
def test_every_printed_example_has_a_picture_for_each_step(key: str, language: str) -> None:
    """A numbered step of the text stands beside the scene of the same number."""
    game = mb.game(key)
    scenes = {example.entry: len(example.scene) for example in game.examples}
    book = game.clauses.in_language(language)
    printed = [entry for entry in book.entries if entry.kind == "example"]

    assert {entry.id: max(1, len(STEP.findall(entry.text))) for entry in printed} == {
        entry.id: scenes.get(entry.id) for entry in printed
    }


def test_every_printed_example_is_there() -> None:
    """Nick's joker, Marie's draw and carrot; the 7; Irina, Clara and Hector."""
    printed = {
        key: [entry.id for entry in mb.game(key).clauses.entries if entry.kind == "example"]
        for key in mb.games()
    }

    assert printed["zombeasts"] == ["E-01", "E-02", "E-03"]
    assert printed["oh-my-brain"] == ["E-01"]
    assert printed["monster-meister"] == ["E-01"]


def test_a_game_needs_no_examples() -> None:
    assert read_examples("tests.toy.pebbles") == ()
