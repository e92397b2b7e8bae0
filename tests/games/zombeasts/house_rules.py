"""What house rules need in order to matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from monsterbox.core.options import Value
from monsterbox.games.zombeasts.cards import recon_v1
from tests.games.kit import Options


def a_deck() -> dict[str, Any]:
    """Cards of one's own: all points are the same."""
    deck: dict[str, Any] = msgspec.to_builtins(recon_v1().source)
    return deck | {"card": [card | {"points": 1} for card in deck["card"]]}


MASTER: Options = {"master": True}
TOGETHER: Mapping[str, Options] = {
    "three_cards": MASTER,
    "carrot_sets_n": MASTER,
    "mouse_may_start": MASTER,
    "chain_toys": MASTER,
    "bone_empty_draw": MASTER,
    "paw_draw": MASTER,
    "last_played": MASTER,
    "ages": {"start_player": "youngest"},
    "edition": {"double_white": "allow", "attack_use": "mandatory"},
}
PARTNERS: Mapping[tuple[str, Value], Options] = {("start_player", "youngest"): {"ages": [8, 7]}}
POSITIONS: Mapping[str, dict[str, Any]] = {
    "edition": {  # the only further play goes onto the second white moon
        "seats": 2,
        "hands": [["W-RAT-L", "W-CAT-R"], []],
        "moons": [{"white": ["W-DOG-L", "W-CAT-L"], "white2": ["W-RAB-R"]}, {}],
    },
    "swap_forced": {  # a joker that may go nowhere but against another card
        "seats": 2,
        "hands": [["W-RAT-L"], []],
        "moons": [{"white": ["W-DOG-L", "W-CAT-L"]}, {"blue": ["B-DOG-2L"]}],
    },
}
EXAMPLES: Mapping[str, list[Value]] = {"ages": [[8, 7]], "deck_profile": [a_deck()]}
