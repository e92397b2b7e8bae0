"""The pictures of the rulebooks: built from views, in five languages, without secrets."""

from __future__ import annotations

import msgspec
import pytest

import monsterbox as mb
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.views.pictures import pictures_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", mb.games())
def test_every_scene_has_a_picture(key: str, language: str) -> None:
    examples = {one.entry: one for one in mb.game(key).examples}

    pictures = pictures_of(key, language)

    assert {entry: len(drawn) for entry, drawn in pictures.items()} == {
        entry: len(one.scene) for entry, one in examples.items()
    }
    for entry, drawn in pictures.items():
        for number, picture in enumerate(drawn, 1):
            assert picture.number == (number if len(drawn) > 1 else 0)
            assert picture.names == examples[entry].names
            assert picture.view.seat == picture.seat


@pytest.mark.parametrize("key", mb.games())
def test_pictures_know_only_what_the_seat_sees(key: str) -> None:
    """Components that its view, its choices or its log do not name are not on the page."""
    for drawn in pictures_of(key, "en").values():
        for number, picture in enumerate(drawn):
            told = [line for before in drawn[: number + 1] for line in before.log]
            seen = str(msgspec.to_builtins(picture.view)) + str(picture.choices) + str(told)
            assert [card for card in picture.cards if card not in seen] == []


def test_hidden_hands_stay_hidden() -> None:
    """What Nick holds, Marie does not see until she draws it."""
    first, second, _ = pictures_of("zombeasts", "en")["E-02"]

    assert "R-DOG-3R" not in first.cards
    assert "R-DOG-3R" in second.cards
    assert "G-RAB-3L" not in second.cards


def test_a_scene_tells_what_has_happened_since_the_one_before() -> None:
    first, second, third = pictures_of("zombeasts", "en")["E-01"]

    assert [line.key for line in first.log] == []
    assert [line.key for line in second.log] == ["card-added", "attack-triggered"]
    assert [line.key for line in third.log] == ["moon-started"]


def test_pictures_are_made_once() -> None:
    """Their markup is cached by their identity."""
    drawn = pictures_of("zombeasts", "en")["E-01"]

    assert drawn is pictures_of("zombeasts", "en")["E-01"]
    assert len({drawn[0], drawn[1], drawn[0]}) == 2
