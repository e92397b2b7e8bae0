"""The programs in `examples/` run, where what they need is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.full
def test_ppo_plays_and_learns_a_little(tmp_path: Path) -> None:
    """Two updates; whether it comes to win takes minutes, which docs/guides/vector.md shows."""
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")
    curve = tmp_path / "curve.csv"

    subprocess.run(
        [sys.executable, "examples/ppo_zombeasts.py", "--steps", "8192", "--csv", str(curve)],
        cwd=ROOT,
        check=True,
    )

    head, *rows = curve.read_text(encoding="utf-8").splitlines()
    assert head == "choices,seconds,games,won,moons_ahead"
    assert [row.split(",")[0] for row in rows] == ["4096", "8192"]
