"""What README and docs show is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cases import in_one_test

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def python_in(page: Path) -> str:
    """All that a page shows in Python; the samples of a notebook say how they are shown."""
    return "".join(re.findall(r"```python.*?\n(.*?)```", page.read_text("utf-8"), flags=re.S))


GUIDES = ("play-by-number", "ten-minutes", "vector", "write-a-bot")
SAMPLES = ["README.md", *(f"docs/guides/{name}.md" for name in GUIDES)]
NOTEBOOKS = [str(page.relative_to(ROOT)) for page in sorted((ROOT / "docs" / "lab").glob("*.md"))]


@pytest.mark.parametrize("name", SAMPLES)
def test_the_python_of_the_docs_runs(name: str) -> None:
    """From top to bottom, as a reader would type it."""
    shown = python_in(ROOT / name)
    assert shown
    exec(shown, {})


@pytest.mark.full
def test_the_python_of_the_docs_is_typed(tmp_path: Path) -> None:
    for name in [*SAMPLES, *NOTEBOOKS]:
        (tmp_path / f"{Path(name).stem.replace('-', '_')}.py").write_text(python_in(ROOT / name))

    mypy = [sys.executable, "-m", "mypy", "--strict", "--config-file=", str(tmp_path)]
    done = subprocess.run(mypy, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout


@in_one_test("page", PAGES)
def test_links_lead_somewhere(page: Path) -> None:
    """To a file of the project, or out of it."""
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if not target.startswith("https://"):
            assert (page.parent / target).exists(), target


def test_the_make_targets_of_the_docs_exist() -> None:
    """`make something` is a target of the Makefile."""
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), flags=re.M))
    command = re.compile(r"(?:`|^)make ([\w-]+)(?=`|$| +(?:#|[A-Z]+=))", flags=re.M)
    for page in PAGES:
        named = set(command.findall(page.read_text(encoding="utf-8")))
        assert named <= targets, page
