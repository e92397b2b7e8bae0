"""Saved games: whole or not at all, and nothing foreign is believed."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.cli.play import saves
from monsterbox.core.fair import FairChance
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.text.catalog import Catalog
from tests.cli.terminal import Terminal, play_at

SEED = bytes(range(32))


def a_save(**more: Any) -> saves.Save:
    match = mb.game("zombeasts").match(3, chance=FairChance(SEED), start_player=0)
    match.play(0, match.legal(0)[0])
    values: dict[str, Any] = {"seat": 0, "language": "it", "names": ["A", "B", "C"]}
    return saves.Save(match, bots=["person", "uniform", "uniform"], **(values | more))


def written(tmp_path: Path, **changes: Any) -> Path:
    """A save with some of its entries changed."""
    file = tmp_path / "zombeasts-1.json"
    saves.write_json(file, saves.pack(a_save()) | changes)
    return file


def test_a_saved_game_comes_back_as_it_was(tmp_path: Path) -> None:
    save = a_save()
    file = written(tmp_path)

    found = saves.load(file)

    assert found.match.record(reveal=True) == save.match.record(reveal=True)
    assert found.match.position() == save.match.position()
    assert (found.seat, found.language, found.names) == (0, "it", ["A", "B", "C"])
    assert found.bots == save.bots


def test_both_go_on_alike(tmp_path: Path) -> None:
    """The secret is the same, so the same choices bring the same cards."""
    one, other = a_save().match, saves.load(written(tmp_path)).match
    while not one.over:
        seat = one.waiting[0]
        choice = one.legal(seat)[0]
        one.play(seat, choice)
        other.play(seat, choice)

    assert one.record() == other.record()


@pytest.mark.parametrize("bots", [["heuristic", "uniform"], ["level1", "level2"]])
def test_games_saved_with_any_bots_go_on(bots: list[str], tmp_path: Path) -> None:
    """Those from before there were levels, too."""
    file = written(tmp_path, bots=["person", *bots])

    terminal = play_at(Terminal("1"), resume=file)

    assert saves.load(file).bots == ["person", *bots]
    for spec in bots:
        assert f"[{spec}]" in terminal.text


def test_the_secret_stands_beside_the_record_and_not_in_it(tmp_path: Path) -> None:
    data = json.loads(written(tmp_path).read_bytes())

    assert data["monsterbox-save"] == 1
    assert data["secret"] == SEED.hex()
    assert SEED.hex() not in json.dumps(data["record"])


def test_a_save_is_for_its_owner_only(tmp_path: Path) -> None:
    assert written(tmp_path).stat().st_mode & 0o077 == 0


def test_a_failed_write_leaves_the_old_file_and_no_rubbish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path)
    before = file.read_bytes()

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        saves.write_json(file, {"new": True})

    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "save-foreign"),
        (b"hello", "save-foreign"),
        (b"{}", "save-foreign"),
        (b"\xff\xfe\x00", "save-foreign"),
        (b'{"monsterbox": 1, "game": "zombeasts"}', "save-foreign"),
        (b'{"monsterbox-save": 1', "save-damaged"),
        (b'{"monsterbox-save": 1}', "save-damaged"),
        (b'["monsterbox-save"]', "save-damaged"),
        (b'"monsterbox-save \xff"', "save-damaged"),
    ],
)
def test_a_file_that_is_no_save_is_refused(content: bytes, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(content)

    with pytest.raises(saves.BadSave) as error:
        saves.load(file)

    assert error.value.reason == reason


@pytest.mark.parametrize(
    "changes",
    [
        {"monsterbox-save": 2},
        {"secret": "00" * 32},
        {"secret": "zz"},
        {"secret": 7},
        {"secret": None},
        {"seat": 3},
        {"seat": -1},
        {"seat": "0"},
        {"names": ["A"]},
        {"names": [1, 2, 3]},
        {"bots": []},
        {"bots": ["person", "genius", "uniform"]},
        {"bots": ["person", "level1:7", "uniform"]},
        {"language": "tlh"},
        {"record": None},
        {"record": {}},
        {"record": {"chance": "fair"}},
    ],
)
def test_a_damaged_save_is_refused(changes: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(saves.BadSave, match="damaged"):
        saves.load(written(tmp_path, **changes))


@pytest.mark.parametrize(
    "change",
    [
        {"actions": ["start 0"]},
        {"actions": ["nonsense"]},
        {"actions": [None]},
        {"game": "chess"},
        {"seats": 4},
        {"rules": "0"},
        {"options": {"master": 3}},
        {"chance": {"kind": "fair", "commitment": "00", "contributions": []}},
    ],
)
def test_a_damaged_record_in_a_save_is_refused(change: dict[str, Any], tmp_path: Path) -> None:
    record = saves.pack(a_save())["record"]
    assert isinstance(record, dict)

    with pytest.raises(saves.BadSave, match="damaged"):
        saves.load(written(tmp_path, record=record | change))


def test_another_card_than_the_secret_gives_is_refused(tmp_path: Path) -> None:
    record = saves.pack(a_save())["record"]
    assert isinstance(record, dict)
    actions = list(record["actions"])
    actions[1], actions[2] = actions[2], actions[1]

    with pytest.raises(saves.BadSave, match="damaged"):
        saves.load(written(tmp_path, record=record | {"actions": actions}))


def test_missing_and_unreadable_files_are_told_apart(tmp_path: Path) -> None:
    with pytest.raises(saves.BadSave, match="missing"):
        saves.load(tmp_path / "nowhere.json")
    with pytest.raises(saves.BadSave, match="unreadable"):
        saves.load(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_save_is_one_line(language: str, tmp_path: Path) -> None:
    file = written(tmp_path, secret="00" * 32)

    with pytest.raises(mb.MonsterboxError) as error:
        play_at(Terminal(), resume=file, language=language)

    assert str(error.value) == Catalog(language).say(
        "cli", "save-refused", file=str(file), reason=Catalog(language).say("cli", "save-damaged")
    )


def test_the_newest_save_of_a_game_is_found(tmp_path: Path) -> None:
    for age, name in enumerate(["zombeasts-b.json", "zombeasts-a.json", "humans-c.json"]):
        (tmp_path / name).write_text("{}", encoding="utf-8")
        os.utime(tmp_path / name, ns=(age, age))

    assert saves.newest(tmp_path, "zombeasts").name == "zombeasts-a.json"


def test_two_games_of_one_second_have_two_files(tmp_path: Path) -> None:
    first = saves.new_file(tmp_path, "zombeasts")
    first.write_text("{}", encoding="utf-8")
    (tmp_path / first.name.replace(".json", "-2.json")).write_text("{}", encoding="utf-8")

    assert not saves.new_file(tmp_path, "zombeasts").exists()
