"""What was written down before options were in snake_case is still read.

`old_spelling.json` holds a record of each game under the first rules, its scores, and a position.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.options import UNCHANGED, respell_options

OLD: dict[str, dict[str, Any]] = json.loads(
    Path(__file__).with_name("old_spelling.json").read_text(encoding="utf-8")
)


def test_every_game_has_something_old() -> None:
    assert OLD.keys() == set(mb.games())
    assert all(old["record"]["rules"] == "1" for old in OLD.values())


@pytest.mark.parametrize("key", OLD)
def test_an_old_record_is_replayed_to_its_end(key: str) -> None:
    old = OLD[key]

    match = mb.replay(old["record"])

    assert match.over
    assert match.scores == old["scores"]
    assert mb.verify(old["record"]).kind == "seeded"


@pytest.mark.parametrize("key", OLD)
def test_it_is_written_as_options_are_spelt_today(key: str) -> None:
    old, game = OLD[key]["record"], mb.game(key)

    new = mb.replay(old).record()

    assert new["rules"] == game.version
    assert new["actions"] == old["actions"]
    former = [name for name, one in game.options.items() if one.first_edition is not UNCHANGED]
    spelt_today = respell_options(game.options, old["options"])
    assert new["options"].keys() == spelt_today.keys() | set(former)
    assert mb.replay(new).record() == new


@pytest.mark.parametrize("key", OLD)
def test_an_old_position_is_played_on(key: str) -> None:
    """Also as the start of a record."""
    position = OLD[key]["position"]

    match = mb.game(key).from_position(position)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])

    old = match.record() | {"rules": "1", "start": position, "options": position["options"]}
    replayed, played = mb.replay(old).position(), match.position()
    assert played["options"].keys() <= replayed["options"].keys()
    assert replayed | {"options": {}} == played | {"options": {}}
    assert len(match.record()["options"]) == len(position["options"])


def test_an_option_may_not_be_given_in_two_spellings() -> None:
    record = OLD["zombeasts"]["record"]
    options = record["options"] | {"corner_rule": "two_left_two_right"}

    with pytest.raises(mb.BadRecord, match="option corner_rule: given twice"):
        mb.replay(record | {"options": options})


def test_rules_to_come_are_not_known() -> None:
    today = int(mb.game("zombeasts").version)

    with pytest.raises(
        mb.BadRecord, match=f"rules: '{today + 1}' is not 1 or .*{today}, the rules"
    ):
        mb.replay(OLD["zombeasts"]["record"] | {"rules": str(today + 1)})


def test_an_old_deck_name_names_no_file() -> None:
    record = OLD["zombeasts"]["record"]
    options = record["options"]

    assert mb.replay(record | {"options": options | {"deckProfile": "recon-v1"}}).over
    with pytest.raises(mb.BadRecord, match="option deck_profile: no file can be named here"):
        mb.replay(record | {"options": options | {"deckProfile": "my-deck.toml"}})
