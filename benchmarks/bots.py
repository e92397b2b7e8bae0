"""How long a bot of level 1 takes to answer while one visitor keeps all bots busy elsewhere.

    python benchmarks/bots.py --tables 10 --choices 20

The visitor opens tables of the longest game with five bots that imagine thousands of games to the
end, and makes each of them think; somebody else plays against a bot of level 1, then of level 5.
"""

from __future__ import annotations

import argparse
import asyncio
import time

from served import Person, Served, Wire, a_server, a_wire, call, machine, newcomer, share

GAME = "humans-zombies"
FLOOD = "bot:ismcts:5000:horizon=end:playout=uniform"
LONGEST = 60.0  # seconds until we stop waiting for an answer
QUIET = 0.01  # seconds between two looks


async def flood(wire: Wire, eve: Person, tables: int) -> None:
    """Open tables and leave all of their seats to bots."""
    for _ in range(tables):
        chairs = ["person", *[FLOOD] * 5]
        opened = await call(wire, "POST", "/tables", eve, wish_of(GAME, chairs))
        table = str(opened["table"])
        await call(wire, "POST", f"/tables/{table}/speed", eve, {"speed": "at-once"})
        await pass_on(wire, eve, table)


def wish_of(game: str, chairs: list[str]) -> dict[str, object]:
    return {"game": game, "seats": len(chairs), "chairs": chairs, "name": "Ada"}


async def pass_on(wire: Wire, who: Person, table: str) -> None:
    """Make choices until it is the turn of a bot."""
    while (shown := await look(wire, who, table))["asked_you"]:
        await choose(wire, who, table, shown)


async def look(wire: Wire, who: Person, table: str) -> dict[str, object]:
    shown: dict[str, object] = await call(wire, "GET", f"/tables/{table}", who)
    return shown


async def choose(wire: Wire, who: Person, table: str, shown: dict[str, object]) -> None:
    choices = shown["choices"]
    assert isinstance(choices, list)
    move = {"choice": choices[-1]["text"], "version": shown["version"], "seat": shown["seat"]}
    await call(wire, "POST", f"/tables/{table}/moves", who, move)


async def answers(wire: Wire, ada: Person, bot: str, choices: int) -> list[float]:
    """Seconds from a choice that ends a turn until the bot has played all of its own."""
    opened = await call(
        wire, "POST", "/tables", ada, wish_of("oh-my-brain", ["person", f"bot:{bot}"])
    )
    table, took = str(opened["table"]), list[float]()
    while len(took) < choices:
        shown = await look(wire, ada, table)
        if shown["phase"] != "playing":
            break
        await choose(wire, ada, table, shown)
        began = time.perf_counter()
        while not (shown := await look(wire, ada, table))["asked_you"]:
            if shown["phase"] != "playing" or time.perf_counter() - began > LONGEST:
                break
            await asyncio.sleep(QUIET)
        took.append(time.perf_counter() - began)
    return took


async def measure(served: Served, tables: int, choices: int) -> None:
    async with a_wire(served) as wire:
        ada, eve = await newcomer(wire), await newcomer(wire)
        for when in ("alone", f"beside {tables} tables of searching bots"):
            if when != "alone":
                await flood(wire, eve, tables)
            for bot in ("level1", "level5"):
                took = await answers(wire, ada, bot, choices)
                told = f"median {share(took, 0.5):.3f} s, longest {max(took):.3f} s"
                print(f"{bot} {when}: {told}, {len(took)} turns", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--choices", type=int, default=20)
    given = parser.parse_args()
    print(machine())
    with a_server() as served:
        asyncio.run(measure(served, given.tables, given.choices))


if __name__ == "__main__":
    main()
