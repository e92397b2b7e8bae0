"""The server of these tests: chance depends on the test, so that it plays the same games each time.

python -m tests.browser.seeded FILE ARGUMENTS

The file holds the name of the test, and a dot for each table that was opened since.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from unittest import mock

from monsterbox.cli.main import main
from monsterbox.server.tables import create


def run(file: Path, arguments: list[str]) -> int:
    def next_seed() -> bytes:
        name = file.read_text()
        file.write_text(f"{name}.")
        return hashlib.sha256(name.encode()).digest()

    with mock.patch.object(create, "fresh_seed", next_seed):
        return main(arguments)


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), sys.argv[2:]))
