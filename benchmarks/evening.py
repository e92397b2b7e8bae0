"""A tournament of bots and scripted people on a server of its own, over HTTP, with its standings.

    python benchmarks/evening.py --people 6 --bots 10 --rounds 4

It prints how long each round took and the final table. People play the first choice there is.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tests.browser.served import Served
from tests.server.evening_play import Asks, play_round


class Answer:
    """What a server has answered."""

    def __init__(self, status_code: int, body: bytes) -> None:
        self.status_code = status_code
        self.body = body

    def json(self) -> Any:
        return json.loads(self.body)


class Client:
    """Somebody with a token."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.token = ""

    def ask(self, method: str, path: str, body: object = None) -> Answer:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        where = f"{self.address}/api{path}"
        request = urllib.request.Request(where, data, headers, method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                return Answer(answer.status, answer.read())
        except urllib.error.HTTPError as error:
            return Answer(error.code, error.read())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, default=6)
    parser.add_argument("--bots", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--game", default="zombeasts")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder))
        server.start()
        try:
            play(server.address, asked)
        finally:
            server.stop()


def play(address: str, asked: argparse.Namespace) -> None:
    """Open an evening, play all rounds, print the standings."""
    host = Client(address)
    wish = {"title": "Benchmark", "game": asked.game, "rounds": asked.rounds, "name": "P1"}
    opened = host.ask("POST", "/evenings", wish | {"table_size": asked.seats}).json()
    host.token, evening = opened["token"], opened["evening"]
    people: list[Asks] = [host]
    for number in range(2, asked.people + 1):
        guest = Client(address)
        joined = guest.ask("POST", f"/evenings/{evening}/players", {"name": f"P{number}"})
        guest.token = joined.json()["token"]
        people.append(guest)
    for _ in range(asked.bots):
        host.ask("POST", f"/evenings/{evening}/players", {"bot": "level1"})
    for number in range(asked.rounds):
        began = time.perf_counter()
        host.ask("POST", f"/evenings/{evening}/rounds")
        shown = play_round(evening, people, lambda: time.sleep(0.02))
        tables = len(shown["round"]["tables"])
        print(f"round {number + 1}: {tables} tables, {time.perf_counter() - began:.1f} s")
    for line in shown["standings"]:
        rounds = " ".join("  -" if one is None else f"{one:3g}" for one in line["rounds"])
        told = f"{line['place']:3} {line['name']:20} {rounds}"
        print(f"{told} | {line['points']:4g}  opponents {line['opponents']:4g}")
    print(f"winners: {', '.join(shown['winners'])}")


if __name__ == "__main__":
    main()
