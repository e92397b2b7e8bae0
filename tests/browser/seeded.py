"""The server of these tests: chance depends on the test, so that it plays the same games each time.

The cards wait for what a browser adds to the shuffle, however long a busy machine takes to open it,
nobody counts as away, and no bot is given up.

python -m tests.browser.seeded FILE ARGUMENTS

The file holds the name of the test, and a dot for each table that was opened since.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from unittest import mock

from monsterbox.cli.main import main
from monsterbox.server.background import bot_pool
from monsterbox.server.tables import create, presence, table

AN_HOUR = 3600.0
PATIENT = presence.Patience(notice=AN_HOUR, stand_in=AN_HOUR, at_most=AN_HOUR)


def run(file: Path, arguments: list[str]) -> int:
    def next_seed() -> bytes:
        name = file.read_text()
        file.write_text(f"{name}.")
        return hashlib.sha256(name.encode()).digest()

    with (
        mock.patch.object(create, "fresh_seed", next_seed),
        mock.patch.object(table, "PATIENCE", AN_HOUR),
        mock.patch.object(bot_pool, "PATIENCE", AN_HOUR),
        mock.patch.object(presence, "PATIENCE", {"live": PATIENT, "days": PATIENT}),
    ):
        return main(arguments)


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), sys.argv[2:]))
