"""Faces are found by convention; what a module of a face leaves out is as the default has it."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.games import faces


class Defaults:
    """As many hooks as a module may have."""

    CLAUSE_OF_PHASE = "the default"
    UNKNOWN_TO_GAMES = "the default"

    def notices(self, settings: object) -> list[str]:
        return ["the default"]


def test_hooks_of_a_module_take_the_place_of_the_defaults() -> None:
    module = faces.face("zombeasts", "words", "sentences")
    assert module is not None

    hooks = faces.hooks(Defaults(), "zombeasts", "words", "sentences")

    assert hooks.notices is module.notices
    assert module.CLAUSE_OF_PHASE == hooks.CLAUSE_OF_PHASE
    assert hooks.UNKNOWN_TO_GAMES == "the default"
    assert set(vars(hooks)) == {"CLAUSE_OF_PHASE", "notices"}


def test_without_a_module_all_stays_as_it_is() -> None:
    hooks = faces.hooks(Defaults(), "zombeasts", "words", "no_such_module")

    assert vars(hooks) == {}
    assert hooks.notices({}) == ["the default"]


@pytest.mark.parametrize("face", ["words", "no_such_face"])
def test_a_module_that_a_game_has_not_is_none(face: str) -> None:
    assert faces.face("zombeasts", face, "no_such_module") is None


def test_a_variant_has_its_own_modules_and_those_of_the_game_it_varies() -> None:
    own, shared = (
        faces.face("humans-zombies", "words", name) for name in ("score_sheet", "sentences")
    )

    assert own is not None
    assert own is not faces.face("humans", "words", "score_sheet")
    assert shared is faces.face("humans", "words", "sentences")
    assert [folder.name for folder in faces.folders("humans-zombies", "words")] == [
        "words",
        mb.game("humans-zombies").variant,
    ]
