"""Where things live: a game is one folder, and nothing outside it knows that game."""

from __future__ import annotations

import re
from pathlib import Path

import monsterbox
from monsterbox.games.registry import game, games

SOURCE = Path(str(monsterbox.__file__)).parent


def names_of_games() -> set[str]:
    """Keys of games and names of their folders and variants, as somebody would write them."""
    found = [game(key) for key in games()]
    named = {one.key for one in found} | {one.package.rpartition(".")[2] for one in found}
    named |= {one.variant for one in found if one.variant}
    return {re.sub("[-_]", "[-_ ]?", name) for name in named}


def test_nothing_outside_its_folder_names_a_game() -> None:
    """Adding a game edits nothing but its own folder."""
    pattern = re.compile("|".join(names_of_games()), re.IGNORECASE)
    folders = {SOURCE / "games" / game(key).package.rpartition(".")[2] for key in games()}
    files = [
        path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in str(path)
    ]
    outside = [path for path in files if not folders & set(path.parents)]

    named = [
        str(path.relative_to(SOURCE))
        for path in outside
        if pattern.search(path.read_bytes().decode("utf-8", "ignore"))
    ]

    assert len(outside) > 100
    assert named == []
