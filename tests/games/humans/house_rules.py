"""What house rules need in order to matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.core.options import Value
from tests.games.humans.combined import a_combined
from tests.games.kit import Options

# A shotgun guy beside zombies whose next wound is their last (HU-57, HU-59).
WOUNDED = a_combined(
    active=1,
    zombies={0: ["2,1", "1,2", "0,1"]},
    players={0: {"wounds": ["left-arm", "right-arm", "left-leg", "right-leg", "chest", "belly"]}},
)

TOGETHER: Mapping[str, Options] = {}
PARTNERS: Mapping[tuple[str, Value], Options] = {}
POSITIONS: Mapping[str, dict[str, Any]] = {
    "humans-zombies removed_zombie": WOUNDED.position(),
}
EXAMPLES: Mapping[str, list[Value]] = {"max_rounds": [2], "stall_rounds": [1]}
