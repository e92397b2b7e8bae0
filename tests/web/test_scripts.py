"""The scripts as files: small, of our own making but one, and nothing from elsewhere."""

from __future__ import annotations

import gzip
import hashlib
import re
from pathlib import Path

import pytest

from monsterbox.games.faces import folders
from monsterbox.games.registry import games
from tests.cases import in_one_test

from .pages import GAMES, TEMPLATES, WEB

STATIC = WEB / "static"
SCRIPTS = sorted([*STATIC.glob("*.js"), *GAMES.rglob("*.js")])
OWN = [path for path in SCRIPTS if path.name != "htmx.min.js"]
HTMX = "e484d9171a9db30a39c8f16e3d709d4137f3211c659f8e6125816635033d593f"
MOST = 54_000
LATER = ("later.js", "voices.js")
MOST_LATER = 7_000


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def imported(path: Path) -> set[Path]:
    """A script of all tables with those that it imports, and what they import."""
    named = re.findall(r'from "\./([\w.]+)"', path.read_text(encoding="utf-8"))
    return {path}.union(*(imported(STATIC / name) for name in named))


@pytest.mark.parametrize("key", games())
def test_all_scripts_of_a_table_together_are_small(key: str) -> None:
    pages = [TEMPLATES[name].read_text(encoding="utf-8") for name in ("base.html", "table.html")]
    named = {STATIC / name for page in pages for name in re.findall(r'"([\w.]+\.js)"', page)}
    own = [path for folder in folders(key, "web") for path in Path(str(folder)).glob("*.js")]
    scripts = set(own).union(*map(imported, named))
    scripts -= {STATIC / "guide.js"}  # at a lesson it comes instead of the first steps

    assert len(scripts) > 8
    assert sum(map(packed, scripts)) < MOST


def test_what_pages_fetch_later_is_small_too() -> None:
    """Once they have been shown; and the worker, which no page waits for."""
    scripts = set().union(*(imported(STATIC / name) for name in LATER))

    assert sum(map(packed, scripts | {STATIC / "worker.js"})) < MOST_LATER


def test_htmx_is_the_file_that_was_released() -> None:
    """Its licence travels with it."""
    assert hashlib.sha256((STATIC / "htmx.min.js").read_bytes()).hexdigest() == HTMX
    assert "Zero-Clause BSD" in (STATIC / "htmx.LICENSE.txt").read_text(encoding="utf-8")


@in_one_test("path", OWN)
def test_scripts_do_nothing_that_the_policy_forbids(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert not re.search(
        r"\beval\(|new Function|document\.write|\.cssText|setAttribute\(\"style", text
    )
    assert not re.search(r"https?://(?!192\.168)", re.sub(r"//.*", "", text))
    assert text.startswith("//")


@in_one_test("path", OWN)
def test_scripts_import_what_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    for names, file in re.findall(r'import (?:\{([^}]*)\} from )?"([./]+[\w.]+)"', text):
        shared, beside = STATIC / Path(file).name, path.parent / file
        other = (beside if beside.is_file() else shared).read_text(encoding="utf-8")
        for name in filter(None, (one.strip() for one in names.split(","))):
            assert re.search(
                rf"export (?:async )?(?:const|function|let) {re.escape(name)}[ (]", other
            )


def test_fonts_have_their_licences() -> None:
    licences = "".join(
        path.read_text(encoding="utf-8") for path in (STATIC / "fonts").glob("OFL-*.txt")
    )

    assert {path.name.split("-")[0] for path in (STATIC / "fonts").glob("*.woff2")} == {
        "atkinson",
        "londrina",
    }
    assert licences.count("SIL OPEN FONT LICENSE Version 1.1") >= 2
