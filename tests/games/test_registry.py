"""Games are found by entry point, loaded when asked for, and a broken one harms no other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PAGES = {"jinja2", "litestar", "sqlalchemy", "uvicorn"}
TERMINALS = {"rich"}


def run_python(code: str, *folders: Path) -> subprocess.CompletedProcess[str]:
    """In a fresh interpreter, with more folders to find packages in."""
    path = os.pathsep.join([*map(str, folders), *filter(None, sys.path)])
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": path},
        check=False,
    )


def loaded_by(code: str) -> set[str]:
    """The modules that are there after some code has run."""
    done = run_python(f"import sys\n{code}\nprint(*sys.modules)")
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def parts_loaded(modules: set[str]) -> set[str]:
    """`games/<game>/<part>` of every game that is loaded."""
    parts = (module.split(".") for module in modules if module.startswith("monsterbox.games."))
    return {"/".join(part[2:4]) for part in parts if len(part) > 3}


def a_stranger(folder: Path, entry_point: str, **modules: str) -> Path:
    """A distribution of somebody else that offers a game."""
    info = folder / "stranger-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[monsterbox.games]\n{entry_point}\n")
    for name, source in modules.items():
        (folder / f"{name}.py").write_text(source)
    return folder


# Loaded when asked for


def test_the_package_loads_no_game_no_template_and_no_terminal() -> None:
    loaded = loaded_by("import monsterbox")

    assert not loaded & (PAGES | TERMINALS)
    assert parts_loaded(loaded) == set()


def test_a_game_loads_its_own_engine_and_api_alone() -> None:
    loaded = loaded_by("import monsterbox as mb\nmb.game('zombeasts').match(2, seed=1)")

    own = {f"zombeasts/{part}" for part in ("api", "cards", "engine", "game")}
    assert parts_loaded(loaded) == own
    assert not loaded & (PAGES | TERMINALS)


def test_the_server_loads_no_terminal() -> None:
    loaded = loaded_by("import monsterbox as mb, monsterbox.server.run\nmb.games()")

    assert "monsterbox.terminal" not in loaded
    assert not any(part.endswith("/terminal") for part in parts_loaded(loaded))


# Broken games of strangers


@pytest.mark.parametrize(
    ("entry_point", "modules", "reason"),
    [
        ("odd = nowhere.game:GAME", {}, "nowhere.game:GAME does not load: ModuleNotFoundError: "),
        ("odd = odd:GAME", {"odd": "1 / 0"}, "odd:GAME does not load: ZeroDivisionError: "),
        ("odd = odd:GAME", {"odd": "GAMES = 1"}, "odd:GAME does not load: AttributeError: "),
        ("odd = odd:GAME", {"odd": "GAME = 1"}, "odd:GAME is no game of that key"),
        (
            "odd = odd:GAME",
            {"odd": "from monsterbox.games.zombeasts.game import GAME"},
            "odd:GAME is no game of that key",
        ),
    ],
    ids=["no module", "fails", "no attribute", "no game", "another key"],
)
def test_a_broken_game_is_named_and_left_out(
    tmp_path: Path, entry_point: str, modules: dict[str, str], reason: str
) -> None:
    folder = a_stranger(tmp_path, entry_point, **modules)

    listed = run_python("import monsterbox as mb\nprint(*mb.games())", folder)
    asked = run_python(
        "from monsterbox.cli.main import main\nraise SystemExit(main(['rules', 'odd']))", folder
    )

    assert "zombeasts" in listed.stdout.split()
    assert "odd" not in listed.stdout.split()
    assert listed.stderr.startswith(f"game 'odd': {reason}")
    assert listed.stderr.count("\n") == 1
    assert asked.returncode == 2
    assert asked.stderr.startswith(f"monsterbox: game 'odd': {reason}")
    assert asked.stderr.count("\n") == 1


def test_a_key_of_ours_stays_ours(tmp_path: Path) -> None:
    folder = a_stranger(tmp_path, "zombeasts = odd:GAME", odd="GAME = 1")

    done = run_python("import monsterbox as mb\nprint(mb.game('zombeasts').package)", folder)

    assert done.stdout == "monsterbox.games.zombeasts\n"
    assert done.stderr == (
        "game 'zombeasts' is monsterbox.games.zombeasts.game:GAME; odd:GAME is left out\n"
    )
