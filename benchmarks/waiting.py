"""How long a person waits for three bots in a round, at the pace that tables have by default.

    python benchmarks/waiting.py --levels 1,5 --rounds 4

Only the time in which nothing is asked of the person counts; the person chooses at once.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from typing import Any

from monsterbox.server.settings import Settings
from served import Person, Served, Wire, a_server, a_wire, call, machine

GAMES = ("humans", "humans-zombies")
SEATS = 4
STRANGER = Person("nobody")
LOOK = 0.03  # seconds between two looks


async def rounds(wire: Wire, game: str, level: str, most: int) -> list[float]:
    """Seconds of waiting in each of the first rounds of a game."""
    chairs = ["person", *[f"bot:level{level}"] * (SEATS - 1)]
    wish = {"game": game, "seats": SEATS, "chairs": chairs, "name": "Ada"}
    opened = await call(wire, "POST", "/tables", STRANGER, wish)
    ada, table = Person(str(opened["token"])), str(opened["table"])
    dice, waited, now = random.Random(1), dict[int, float](), time.perf_counter()
    while True:
        shown: dict[str, Any] = await call(wire, "GET", f"/tables/{table}", ada)
        number = shown["view"]["round"] if shown["view"] else 0
        if number > most or shown["phase"] == "over":
            return [waited[one] for one in range(1, number)]
        if shown["asked_you"]:
            choice = dice.choice(shown["choices"])["text"]
            move = {"choice": choice, "version": shown["version"], "seat": shown["seat"]}
            await call(wire, "POST", f"/tables/{table}/moves", ada, move)
            now = time.perf_counter()
            continue
        await asyncio.sleep(LOOK)
        before, now = now, time.perf_counter()
        waited[number] = waited.get(number, 0.0) + now - before


async def measure(served: Served, levels: list[str], most: int) -> None:
    async with a_wire(served) as wire:
        for game in GAMES:
            for level in levels:
                found = await rounds(wire, game, level, most)
                told = ", ".join(f"{one:.1f}" for one in found)
                mean = sum(found) / len(found)
                print(f"{game}, level {level}: {mean:.1f} s a round ({told})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", default="1,5")
    parser.add_argument("--rounds", type=int, default=4)
    given = parser.parse_args()
    print(machine())
    with a_server("--bot-pause", str(Settings().bot_pause)) as served:
        asyncio.run(measure(served, given.levels.split(","), given.rounds))


if __name__ == "__main__":
    main()
