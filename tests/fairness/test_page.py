"""`docs/fairness.md` is the protocol: its vectors hold, and a verifier written from it agrees."""

from __future__ import annotations

import ast
import copy
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.fair import pick
from tests.cases import in_tiers
from tests.fairness import vectors, verifier

PAGE = vectors.FILE.with_suffix(".md").read_text()
TOLD: dict[str, Any] = json.loads(vectors.FILE.read_text())
CHOICES = 120
Lie = Callable[[dict[str, Any], dict[str, Any]], None]


def test_the_numbers_hold() -> None:
    for one in TOLD["numbers"]:
        added = [bytes.fromhex(text) for text in one["contributions"]]
        found = verifier.number(bytes.fromhex(one["seed"]), added, one["k"], one["attempt"])
        assert f"{found:064x}" == one["number"]
    assert TOLD["numbers"] == vectors.numbers()


def test_the_picks_hold() -> None:
    """Some of them need a second attempt."""
    again = 0
    for one in TOLD["picks"]:
        seed, weights = bytes.fromhex(one["seed"]), [int(text) for text in one["weights"]]
        added = [bytes.fromhex(text) for text in one["contributions"]]
        total = sum(weights)
        limit = verifier.LAPS - verifier.LAPS % total
        again += verifier.number(seed, added, one["k"], 0) >= limit
        assert verifier.place_of(seed, added, one["k"], weights) == one["place"]
        assert pick(seed, added, one["k"], weights) == one["place"]
    assert again > 3


def test_the_match_on_the_page_is_fair() -> None:
    record, told = TOLD["match"]["record"], TOLD["match"]["fairness"]
    mine = told["contributions"][0]

    assert list(verifier.problems(record, told, TOLD["boxes"], mine)) == []
    assert mb.verify(record).draws == len(told["draws"]) > 50
    assert list(verifier.problems(record, told, TOLD["boxes"], "00")) == [
        "your contribution is not there"
    ]


@pytest.mark.full
def test_the_file_is_what_the_program_makes() -> None:
    assert vectors.FILE.read_text() == vectors.as_text(vectors.vectors())


def test_the_page_names_every_kind_of_draw() -> None:
    for key in mb.games():
        assert f"`{key}`" in PAGE
        assert {"start", "holder", *TOLD["boxes"][key]} >= {
            one.split()[0] for one in vectors.files_of(vectors.a_match(key, 1, 40))[1]["outcomes"]
        }
        for kind in TOLD["boxes"][key]:
            assert f"`{kind} " in PAGE


MATCHES = [(key, seed) for seed in range(1, 5) for key in mb.games()]


@pytest.mark.parametrize("case", in_tiers(MATCHES, fast=MATCHES[:5]), ids=str)
def test_a_verifier_from_the_page_alone_agrees(case: tuple[str, int]) -> None:
    record, told = vectors.files_of(vectors.a_match(*case, CHOICES))

    assert mb.verify(record).draws == len(told["draws"])
    assert list(verifier.problems(record, told, TOLD["boxes"])) == []


def test_the_verifier_knows_no_line_of_ours() -> None:
    tree = ast.parse(Path(verifier.__file__).read_text())
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    named = {
        getattr(node, "module", None) or alias.name for node in imports for alias in node.names
    }

    assert {name.split(".")[0] for name in named} <= sys.stdlib_module_names


def another_seed(record: dict[str, Any], told: dict[str, Any]) -> None:
    record["chance"]["seed"] = told["seed"] = "22" * 32


def another_contribution(record: dict[str, Any], told: dict[str, Any]) -> None:
    record["chance"]["contributions"][0] = told["contributions"][0] = "22" * 32


def a_contributor_without_a_seat(record: dict[str, Any], told: dict[str, Any]) -> None:
    record["chance"]["contributors"][-1] = told["contributors"][-1] = 9


def files_that_differ(record: dict[str, Any], told: dict[str, Any]) -> None:
    told["contributions"] = told["contributions"][1:]


def an_end_cut_off(record: dict[str, Any], told: dict[str, Any]) -> None:
    while verifier.NOT_CHANCE.match(record["actions"].pop()):
        pass


def a_card_that_is_not_in_the_box(record: dict[str, Any], told: dict[str, Any]) -> None:
    told["outcomes"][told["draws"][-1]["from"][-1]] = "task T99"


def a_card_too_many(record: dict[str, Any], told: dict[str, Any]) -> None:
    draw = next(draw for draw in told["draws"] if len(draw["from"]) > 4)
    draw["weights"] = [99] * len(draw["from"])


@pytest.mark.parametrize(
    ("lie", "found"),
    [
        (another_seed, "not the one that was committed to"),
        (another_contribution, "not what the seed gives"),
        (a_contributor_without_a_seat, "has no seat"),
        (files_that_differ, "differ"),
        (an_end_cut_off, "other outcomes"),
        (a_card_that_is_not_in_the_box, "not from the box"),
        (a_card_too_many, "not from the box"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_the_verifier_finds_lies(lie: Lie, found: str) -> None:
    record, told = copy.deepcopy((TOLD["match"]["record"], TOLD["match"]["fairness"]))

    lie(record, told)

    assert any(found in one for one in verifier.problems(record, told, TOLD["boxes"]))


def test_it_runs_as_a_program(tmp_path: Path) -> None:
    files = []
    for name in ("record", "fairness"):
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(TOLD["match"][name]))
        files.append(str(path))

    run = subprocess.run(
        [sys.executable, "-I", verifier.__file__, *files],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("All ")
