"""The house that most tests are at home in: the same walls, new tables for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from monsterbox.server.http.assets import Assets
from tests.server.http.house import House, a_house, some_tables
from tests.server.memory_store import MemoryStore


@pytest.fixture(scope="session")
def walls() -> Iterator[House]:
    with a_house() as house:
        yield house


@pytest.fixture
def house(walls: House) -> Iterator[House]:
    walls.store = MemoryStore()
    tables = walls.app.state.tables = some_tables(walls.store)
    walls.client.blocking_portal.call(tables.start)
    yield walls
    walls.client.blocking_portal.call(tables.close)


@pytest.fixture
def assets(tmp_path: Path) -> Assets:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "a.woff2").write_bytes(b"font")
    (tmp_path / "a.css").write_text("@font-face{src:url(fonts/a.woff2)} b{background:url(#x)}" * 9)
    (tmp_path / "main.js").write_text('import { x } from "./part.js";\n')
    (tmp_path / "part.js").write_text("export const x = 1;\n")
    return Assets(("", tmp_path))
