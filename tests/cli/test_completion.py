"""Completion: the scripts complete commands, games and options in the shells they are for."""

from __future__ import annotations

import shutil
import subprocess

import pytest

import monsterbox as mb
from monsterbox.cli.completion import SHELLS, script
from monsterbox.cli.main import main, parser


def completed(line: str) -> list[str]:
    """What bash offers at the end of a line."""
    words = line.split(" ")
    asked = f"""
        COMP_WORDS=({" ".join(word or "''" for word in words)})
        COMP_CWORD={len(words) - 1}
        _shtab_monsterbox
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(
        ["bash", "--norc", "-c", script(parser(), "bash") + asked],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")


@needs_bash
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("monsterbox sim", ["simulate"]),
        ("monsterbox simulate zom", ["zombeasts"]),
        ("monsterbox arena ", mb.games()),
        ("monsterbox compare zombeasts --jo", ["--jobs"]),
        ("monsterbox completion ", list(SHELLS)),
    ],
)
def test_bash_completes(line: str, offered: list[str]) -> None:
    assert set(offered) <= set(completed(line))


@pytest.mark.parametrize("shell", SHELLS)
def test_there_is_a_script_for_each_shell(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It names all commands."""
    assert main(["completion", shell]) == 0

    made = capsys.readouterr().out
    assert all(command in made for command in ("simulate", "compare", "arena", "serve"))
    assert all(key in made for key in mb.games()) or shell == "tcsh"
