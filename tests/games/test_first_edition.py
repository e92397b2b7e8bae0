"""Matches of the first edition of the rules are replayed under the first edition.

`first_edition/<game>.json` holds records that the first edition wrote, with scores and ranks.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import monsterbox as mb

FOLDER = Path(__file__).with_name("first_edition")
OLD: dict[str, list[dict[str, Any]]] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.json")
}
SECOND = [key for key in mb.games() if mb.game(key).second_edition_since is not None]


def is_the_same_today(old: dict[str, Any]) -> bool:
    """Whether the actions of a match would also follow from each other in the second edition."""
    try:
        match = mb.replay(old["record"] | {"rules": mb.game(old["record"]["game"]).version})
    except mb.MonsterboxError:
        return False
    return match.over and match.scores == old["scores"]


def test_every_game_with_a_second_edition_has_matches_of_the_first() -> None:
    assert sorted(OLD) == sorted(SECOND)


@pytest.mark.parametrize("key", SECOND)
def test_a_match_of_the_first_edition_is_replayed_to_its_end(key: str) -> None:
    game = mb.game(key)

    for old in OLD[key]:
        match = mb.replay(old["record"])

        assert game.edition_of(old["record"]["rules"]) == 1
        assert match.over
        assert (match.scores, match.ranks) == (old["scores"], old["ranks"])
        assert mb.verify(old["record"]).kind == "seeded"


@pytest.mark.parametrize("key", SECOND)
def test_what_is_written_again_still_says_by_which_rules_it_was_played(key: str) -> None:
    for old in OLD[key]:
        new = mb.replay(old["record"]).record()

        assert new["rules"] == mb.game(key).version
        assert mb.replay(new).record() == new
        assert mb.replay(new).scores == old["scores"]


@pytest.mark.parametrize("key", SECOND)
def test_the_second_edition_would_have_played_some_of_them_otherwise(key: str) -> None:
    """Otherwise the records show nothing."""
    assert not all(is_the_same_today(old) for old in OLD[key])
