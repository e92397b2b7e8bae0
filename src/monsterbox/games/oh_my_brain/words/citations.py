"""The clause that each line of the log of Oh My Brain carries out."""

from __future__ import annotations

from collections.abc import Mapping

from monsterbox.text.citations import SET_UP

CLAUSE_OF_EVENT: Mapping[str, str] = {
    "round-started": "ZA-57",
    "lot-dealt": "ZA-02",
    "card-buried": "ZA-02",
    "turn-started": "ZA-10",
    "cards-played": "ZA-14",
    "extra-given": "ZA-20",
    "turn-passed": "ZA-22",
    "horde-cleared": "ZA-23",
    "brain-lost": "ZA-24",
    "reserve-renewed": "ZA-26",
    "card-drawn": "ZA-25",
    "card-kept": "ZA-25",
    "die-rolled": "ZA-41",
    "roll-without-effect": "ZA-43",
    "card-given": "ZA-44",
    "rain-fell": "ZA-45",
    "rain-missed": "ZA-45",
    "brain-stolen": "ZA-46",
    "brain-gained": "ZA-47",
    "hands-swapped": "ZA-48",
    "graves-swapped": "ZA-48",
    "swap-declined": "ZA-48",
    "play-repeated": "ZA-50",
    "card-taken-up": "ZA-29",
    "refill-left": "ZA-32",
    "turn-repeated": "ZA-39",
    "round-ended": "ZA-53",
    "brains-paid": "ZA-55",
    "sign-shown": "ZA-57",
    "throw-undecided": "ZA-57",
    "game-stalled": "ZA-60",
    "seat-gone": "ZA-58",
    "seat-scored": "ZA-60",
    "game-ended": "ZA-58",
}
CLAUSE_BY_DETAIL: Mapping[str, str] = {
    "cards-played 0": "ZA-33",
    "die-rolled GIVE": "ZA-44",
    "die-rolled RAIN": "ZA-45",
    "die-rolled STEAL": "ZA-46",
    "die-rolled GAIN": "ZA-47",
    "die-rolled SWAP": "ZA-48",
    "die-rolled REPLAY": "ZA-50",
}
CLAUSE_BY_CAUSE: Mapping[str, Mapping[str, str]] = {
    "round-started": {SET_UP: "ZA-01"},
    "turn-started": {SET_UP: "ZA-10"},
    "horde-cleared": {"cards-played": "ZA-39", "turn-passed": "ZA-23"},
}
