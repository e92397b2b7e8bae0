"""The contracts of import-linter bite: every one of them is broken by a line planted against it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import monsterbox
from tests.processes import ROOT

SOURCE = Path(str(monsterbox.__file__)).parent
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"][
    "contracts"
]
LINTER = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"

# By a word or two of the contract: the module that is planted, and what it imports. The last game
# is a new one, of which no contract can know the name.
PLANTED = {
    "cli, server, lab, adapters ->": ("core/planted.py", "monsterbox.games.registry"),
    "a game: terminal": ("games/new_game/engine/planted.py", "monsterbox.games.new_game.api"),
    "know nothing of each other": ("games/new_game/api/planted.py", "monsterbox.games.zombeasts"),
    "nobody imports a game": ("text/planted.py", "monsterbox.games.new_game.game"),
    "no face of it": ("games/new_game/game.py", "monsterbox.games.new_game.words"),
    "nothing but core": ("games/new_game/engine/bored.py", "monsterbox.text.catalog"),
    "words know texts": ("games/new_game/words/planted.py", "monsterbox.terminal.parts"),
    "a bot knows its game": ("games/new_game/bot/planted.py", "monsterbox.text.catalog"),
    "terminals know no pages": ("games/new_game/terminal/planted.py", "monsterbox.bots.bot"),
    "not made of terminals": ("web/planted.py", "monsterbox.terminal.parts"),
    "bots think on beliefs": ("games/new_game/bot/cheat.py", "monsterbox.core.match"),
    "rules do no IO": ("games/new_game/engine/noisy.py", "json"),
    "nothing imports the server": ("lab/planted.py", "monsterbox.server.app"),
    "the server: run": ("server/tables/planted.py", "monsterbox.server.http.templates"),
    "no HTTP and no SQL": ("server/views/planted.py", "sqlalchemy"),
    "the store knows no page": ("server/store/planted.py", "monsterbox.text.catalog"),
    "pages and routes": ("server/http/routes/planted.py", "monsterbox.core.match"),
}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the linter says of a copy with all these lines in it."""
    folder = tmp_path_factory.mktemp("planted")
    only_sources = shutil.ignore_patterns("__pycache__", "*.so", "*.c", "*.json", "*.svg", "*.ftl")
    shutil.copytree(SOURCE, folder / "monsterbox", ignore=only_sources)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for place, imported in PLANTED.values():
        plant(folder / "monsterbox", place, imported)
    done = subprocess.run(
        [sys.executable, "-c", LINTER],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder), "COLUMNS": "300"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def plant(package: Path, place: str, imported: str) -> None:
    path = package / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"import {imported}\n")
    for folder in path.relative_to(package).parents:
        (package / folder / "__init__.py").touch()


@pytest.mark.parametrize("words", PLANTED)
def test_a_planted_line_breaks_its_contract(report: str, words: str) -> None:
    (name,) = [contract["name"] for contract in CONTRACTS if words in contract["name"]]

    assert re.search(rf"^{re.escape(name)} BROKEN", report, re.M), report


def test_every_contract_is_tried() -> None:
    names = [contract["name"] for contract in CONTRACTS]

    assert [name for name in names if not any(words in name for words in PLANTED)] == []
