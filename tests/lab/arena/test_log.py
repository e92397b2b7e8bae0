"""The file of an arena: what is in it counts, what is torn is played again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from monsterbox.lab.arena.log import open_log
from monsterbox.lab.arena.setup import BadArena, Setup
from tests.lab.arenas import a_game, a_setup


def a_log(path: Path, setup: Setup, games: int) -> bytes:
    with open_log(path, setup) as log:
        for number in range(games):
            log.add(a_game(setup, number, lambda bot: bot))
    return path.read_bytes()


def games_in(path: Path, setup: Setup) -> list[int]:
    with open_log(path, setup) as log:
        return sorted(log.games)


def test_games_are_found_again(tmp_path: Path) -> None:
    """As they were written, and more can be added."""
    path, setup = tmp_path / "log", a_setup()
    a_log(path, setup, 3)

    with open_log(path, setup) as log:
        assert log.games == {n: a_game(setup, n, lambda bot: bot) for n in range(3)}
        log.add(a_game(setup, 3, lambda bot: bot))

    assert games_in(path, setup) == [0, 1, 2, 3]


@pytest.mark.parametrize("lost", [1, 2, 20])
def test_a_torn_last_line_is_cut_off(tmp_path: Path, lost: int) -> None:
    """It must not spoil the line that is written next."""
    path, setup = tmp_path / "log", a_setup()
    whole = a_log(path, setup, 3)
    path.write_bytes(whole[:-lost])

    with open_log(path, setup) as log:
        assert sorted(log.games) == [0, 1]
        log.add(a_game(setup, 2, lambda bot: bot))

    assert path.read_bytes() == whole


@pytest.mark.parametrize("kept", [0, 1, 30])
def test_a_torn_first_line_is_written_anew(tmp_path: Path, kept: int) -> None:
    """Killed before the first game."""
    path, setup = tmp_path / "log", a_setup()
    whole = a_log(path, setup, 0)
    path.write_bytes(whole[:kept])

    assert games_in(path, setup) == []
    assert path.read_bytes() == whole


def test_another_setup_is_refused_by_name(tmp_path: Path) -> None:
    """Each part that differs is named; the file stays as it is."""
    path, setup = tmp_path / "log", a_setup()
    before = a_log(path, setup, 2)
    other = msgspec.structs.replace(setup, seed=5, compiled=not setup.compiled)

    with pytest.raises(BadArena, match=r"seed is 1 there and 5 here") as caught:
        games_in(path, other)

    assert "compiled is" in str(caught.value)
    assert "bots" not in str(caught.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"notes\n", b"{}\n", b"[1]\n", b"\xff\n", b'{"game":0}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    """Nobody's notes are written over."""
    path = tmp_path / "log"
    path.write_bytes(content)

    with pytest.raises(BadArena, match="is not the file of an arena"):
        games_in(path, a_setup())

    assert path.read_bytes() == content


@pytest.mark.parametrize("wrong", [b"{}", b"\xff", b"", b"other seats", b"short"])
def test_damage_in_the_middle_is_refused(tmp_path: Path, wrong: bytes) -> None:
    """With the number of the line: only the last one can be torn by a kill."""
    path, setup = tmp_path / "log", a_setup()
    game = a_game(setup, 0, lambda bot: bot)
    other = {
        b"other seats": msgspec.structs.replace(game, seating=game.seating[::-1]),
        b"short": msgspec.structs.replace(game, ranks=(1,)),
    }
    line = msgspec.json.encode(other[wrong]) if wrong in other else wrong
    lines = a_log(path, setup, 2).splitlines()
    path.write_bytes(b"\n".join([lines[0], line, lines[2]]) + b"\n")

    with pytest.raises(BadArena, match="line 2 is not a game of this arena"):
        games_in(path, setup)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """A folder, or a file in a folder that is not there."""
    for path in (tmp_path, tmp_path / "nowhere" / "log"):
        with pytest.raises(BadArena, match=str(path)):
            games_in(path, a_setup())
