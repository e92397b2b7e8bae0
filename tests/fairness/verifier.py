"""A verifier of fair matches, written from `docs/fairness.md` alone.

python verifier.py record.json fairness.json [my-contribution-in-hex]
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

LAPS = 2**256
NOT_CHANCE = re.compile(r"\d+: |table: ")
WHOLE_BOX = ("start", "holder", "face")
SHARED = ("commitment", "seed", "contributions", "contributors")
Told = dict[str, Any]


def number(seed: bytes, added: Sequence[bytes], k: int, attempt: int) -> int:
    message = b"monsterbox fair chance 1"
    for one in added:
        message += len(one).to_bytes(4, "big") + one
    message += k.to_bytes(8, "big") + attempt.to_bytes(4, "big")
    return int(hmac.new(seed, message, hashlib.sha256).hexdigest(), 16)


def place_of(seed: bytes, added: Sequence[bytes], k: int, weights: Sequence[int]) -> int:
    total = sum(weights)
    attempt = 0
    while number(seed, added, k, attempt) >= LAPS - LAPS % total:
        attempt += 1
    rest = number(seed, added, k, attempt) % total
    for place, weight in enumerate(weights):
        if rest < weight:
            return place
        rest -= weight
    raise AssertionError("unreachable")


def problems(record: Told, told: Told, boxes: Told, mine: str | None = None) -> Iterator[str]:
    """Everything that is wrong; nothing if the match was fair."""
    chance = record["chance"]
    if chance.get("kind") != "fair" or chance.get("protocol") != 2:
        yield "not a fair match of protocol 2"
        return
    if any(chance.get(name) != told.get(name) for name in SHARED):
        yield "the two files differ about chance"
        return
    seed = bytes.fromhex(told["seed"] or "")
    if len(seed) != 32 or hashlib.sha256(seed).hexdigest() != told["commitment"]:
        yield "the seed is not the one that was committed to"
    yield from wrong_contributions(record, told, mine)
    drawn = [told["outcomes"][draw["drawn"]] for draw in told["draws"]]
    if drawn != [action for action in record["actions"] if not NOT_CHANCE.match(action)]:
        yield "the record has other outcomes than the draws"
    added = [bytes.fromhex(one) for one in told["contributions"]]
    is_printed = not record["options"] and "start" not in record
    for k, draw in enumerate(told["draws"]):
        weights = draw["weights"] or [1] * len(draw["from"])
        if len(weights) != len(draw["from"]) or any(weight < 1 for weight in weights):
            yield f"draw {k}: bad weights"
        elif draw["from"][place_of(seed, added, k, weights)] != draw["drawn"]:
            yield f"draw {k}: not what the seed gives"
        names = [told["outcomes"][one] for one in draw["from"]]
        if is_printed and not fits(names, weights, boxes[record["game"]], record["seats"]):
            yield f"draw {k}: not from the box"


def wrong_contributions(record: Told, told: Told, mine: str | None) -> Iterator[str]:
    seats, added = told["contributors"], told["contributions"]
    if len(seats) != len(added) or seats != sorted(set(seats)):
        yield "contributors are not one seat each"
    if any(not 0 <= seat < record["seats"] for seat in seats):
        yield "a contributor has no seat"
    if any(not 1 <= len(bytes.fromhex(one)) <= 64 for one in added):
        yield "a contribution is too short or too long"
    if mine is not None and mine not in added:
        yield "your contribution is not there"


def fits(names: Sequence[str], weights: Sequence[int], boxes: Told, seats: int) -> bool:
    """Whether a list is a part of its box, in order; dice and seats are always complete."""
    kind = names[0].split(" ")[0]
    box: dict[str, int] = dict(boxes.get(kind) or [(f"{kind} {seat}", 1) for seat in range(seats)])
    places = [list(box).index(name) if name in box else -1 for name in names]
    if -1 in places or places != sorted(set(places)):
        return False
    if any(weight > box[name] for name, weight in zip(names, weights, strict=True)):
        return False
    return kind not in WHOLE_BOX or list(box) == list(names)


def main(arguments: Sequence[str]) -> int:
    record, told = (json.loads(Path(name).read_text()) for name in arguments[:2])
    boxes = json.loads((Path(__file__).parents[2] / "docs/fairness.json").read_text())["boxes"]
    found = list(problems(record, told, boxes, *arguments[2:3]))
    print("\n".join(found) or f"All {len(told['draws'])} draws are fair.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
