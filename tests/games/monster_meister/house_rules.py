"""What house rules need in order to matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.core.options import Value
from tests.games.kit import Options

TOGETHER: Mapping[str, Options] = {}
PARTNERS: Mapping[tuple[str, Value], Options] = {}
POSITIONS: Mapping[str, dict[str, Any]] = {}
EXAMPLES: Mapping[str, list[Value]] = {"deck": [{"set": ["B1"] * 16, "strays": ["R4"] * 8}]}
