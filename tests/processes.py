"""Another process that runs a module of the tests, with the sources or with what was compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]


def answer_of(module: str, *, pure: bool) -> Any:
    """What the module prints as JSON."""
    environment = {name: value for name, value in os.environ.items() if name != "MONSTERBOX_PURE"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    if pure:
        environment["MONSTERBOX_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", module],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
