"""Adding a game edits nothing outside its folder but an entry point: a toy proves it.

The toy is installed as the package of somebody else and then played everywhere.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from monsterbox.core.rulebook import LANGUAGES
from tests.browser.served import Served
from tests.cases import in_tiers
from tests.processes import ROOT
from tests.server.clocks import PATIENCE
from tests.toy.installed import SOURCE, environment, install, run

KIT = "tests/games/test_every_game.py"
GUIDE = ROOT / "docs" / "guides" / "add-a-game.md"
TYPED = "1\n" * 60
MOST_LINES = 420


@pytest.fixture(scope="module")
def toybox(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("toybox"))


def monsterbox(folder: Path, *arguments: str, typed: str = "") -> str:
    """What a command prints."""
    done = run(folder, "-m", "monsterbox", *arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


# The conformance kit, simulations, bots, the terminal


def test_the_conformance_kit_knows_the_toy_by_its_entry_point(toybox: Path) -> None:
    quietly = ("-q", "-p", "no:cacheprovider")

    done = run(toybox, "-m", "pytest", str(ROOT / KIT), "-k", "pebbles", *quietly)

    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 50


def test_it_is_simulated(toybox: Path) -> None:
    asked = "simulate pebbles --games 50 --seats 3 --audit --json -o pebbles_each=21"

    told = json.loads(monsterbox(toybox, *asked.split()))

    assert told["games"] == 50
    assert told["faults"] == 0


def test_its_bots_meet_in_the_arena(toybox: Path) -> None:
    asked = "arena pebbles --bots heuristic,ismcts:20,uniform --games 6 --jobs 1 --json"

    told = json.loads(monsterbox(toybox, *asked.split()))

    assert {one["bot"] for one in told["results"]} == {"heuristic", "ismcts:20", "uniform"}
    assert all(one["failures"] == 0 for one in told["results"])


@pytest.mark.parametrize("language", in_tiers(LANGUAGES, fast=["en"]))
def test_it_is_played_in_the_terminal(toybox: Path, language: str) -> None:
    """Until the end, always taking the first choice, with a look at the help and the rules."""
    asked = f"play pebbles --seats 3 --seed 1 --bots heuristic --lang {language}"

    told = monsterbox(toybox, *asked.split(), typed=f"h\n?\nr 1\no all\n{TYPED}")

    assert "PB-02" in told
    assert "pebbles" in told.splitlines()[-1], "the record and how to verify it"


# At a table in the browser


@pytest.fixture
def server(toybox: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server that was started with the toy installed."""
    monkeypatch.setenv("PYTHONPATH", environment(toybox)["PYTHONPATH"])
    served = Served(tmp_path)
    served.start()
    yield served.address
    served.stop()
    assert served.told() == ""


def test_it_is_played_at_a_table_over_http(server: str) -> None:
    """Against a bot, to the end; every page on the way in all five languages."""
    with httpx.Client(base_url=server, timeout=PATIENCE) as client:
        wish = {"game": "pebbles", "seats": 2, "chairs": ["person", "bot:heuristic"], "name": "Ada"}
        opened = client.post("/api/tables", json=wish).raise_for_status().json()
        client.headers["authorization"] = f"Bearer {opened['token']}"
        table = opened["table"]
        look_at(client, "/", "/rules/pebbles", "/games/pebbles/new", f"/t/{table}")

        last = play_to_the_end(client, table)

        look_at(client, f"/t/{table}", f"/t/{table}/score", f"/t/{table}/replay?at=3")
        sheet = client.get(f"/api/tables/{table}/score").raise_for_status().json()
    assert sheet["totals"] == [seat["score"] for seat in last["view"]["seats"]]
    assert sum(seat["taken"] for seat in last["view"]["seats"]) == 36


def look_at(client: httpx.Client, *paths: str) -> None:
    """A page is whole, and speaks the language that is asked for."""
    for path in paths:
        for language in LANGUAGES:
            page = client.get(path, headers={"accept-language": language})
            assert page.status_code == 200, (path, language)
            assert f'lang="{language}"' in page.text


def play_to_the_end(client: httpx.Client, table: str) -> dict[str, Any]:
    """Whenever the stream says that it is our turn, the first choice; what is shown in the end."""
    with client.stream("GET", f"/api/tables/{table}/stream") as stream:
        for line in filter(None, stream.iter_lines()):
            shown: dict[str, Any] = json.loads(line)
            if shown["phase"] == "over":
                return shown
            if shown["asked_you"]:
                move = {"choice": shown["choices"][0]["text"], "version": shown["version"]}
                client.post(f"/api/tables/{table}/moves", json=move).raise_for_status()
    raise AssertionError("the stream ended before the game")


# How small a game is, and the guide that tells of it


def test_a_small_game_stays_small() -> None:
    files = [path for path in SOURCE.rglob("*.py") if "__pycache__" not in path.parts]

    assert sum(len(path.read_text().splitlines()) for path in files) <= MOST_LINES


def test_the_guide_shows_the_files_of_the_toy_as_they_are() -> None:
    """A block below the line **`path`** is that file, or whole lines from it."""
    blocks = re.findall(r"\*\*`([\w/.]+)`\*\*[^\n]*\n+```\w*\n(.*?)```", GUIDE.read_text(), re.S)
    shown = {name for name, _ in blocks}

    assert {"game.py", "engine/state.py", "api/view.py", "words/sentences.py"} <= shown
    for name, text in blocks:
        source = (SOURCE / name).read_text()
        for part in re.split(r"^\s*(?:# )?\.\.\.\n", text, flags=re.M):
            assert part.strip("\n") in source, f"{name}: not as in tests/toy/pebbles"
