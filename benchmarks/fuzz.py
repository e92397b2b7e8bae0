"""Requests that nobody should send, to a running server: no failure of its own, no table changed.

PYTHONPATH=. python benchmarks/fuzz.py [--requests 4000] [--examples 40] [--postgres] [--seed 1]

First schemathesis, if it is installed (`make fuzz` does so), sends what the description of the API
allows and what it forbids, for every operation. Then every route, those of pages too, gets hostile
texts in its path, its query, its body and its head: NUL, lone surrogates, markup, huge numbers,
deep JSON, bytes that are no text; as nobody, as a stranger with a token for forms, and as a guest
at the table, whose refused requests must change nothing either. A status of 500 or more, an answer
that does not come, or a row of the database that changed is a fault.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import importlib.util
import json
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import uvloop
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.http.test_authorisation import ABOUT_THE_SERVER, AT_A_TABLE
from tests.server.store.postgres import connected, own_database, programs, running_server

from served import HOST, Person, Served, Wire, a_wire, connect, newcomer, open_table, start

PATIENCE = 30.0  # seconds for an answer
SERVER_FAULT = 500
HOSTILE = (
    "",
    "0",
    "-1",
    "99",
    "9" * 25,
    "1e400",
    "NaN",
    "true",
    "null",
    "[]",
    "../../etc/passwd",
    "\x00",
    "a\x00b",
    "\ud800",
    "é🧟",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "%s%n{0}{{7*7}}",
    "x" * 41,
    "x" * 300,
    "x" * 9000,
    "a then b",
    "level1",
    "person",
    "bot:ismcts:5000:horizon=end",
    "\r\nset-cookie: me=x",
)
VALUES: tuple[Any, ...] = (
    *HOSTILE,
    None,
    True,
    7,
    -(2**70),
    1.5,
    [],
    {},
    ["person", "free"],
    [[[[[[[[]]]]]]]],
    {"deck": ["x"] * 50},
    {"a" * 500: 1},
)
FIELDS = (
    *("choice", "version", "key", "seat", "kind", "name", "link", "contribution", "bot", "at"),
    *("speed", "seats", "chairs", "names", "game", "preset", "options", "pace", "is_open"),
    *("gather", "spectators", "together", "reason", "about", "word", "card", "phrase", "theme"),
    *("language", "spec", "open", "step", "from", "to", "label", "others"),
    *("reaction", "text", "body", "number", "message", "hear", "muted", "allowed", "talk"),
)
BODIES = (
    b"",
    b"{",
    b"[" * 3000,
    b'"\\ud800"',
    b"\xff\xfe\x00",
    b'{"a":' * 900,
    b"a=%ff&a=%00",
    b"=&=&=",
    b"seats=2&chair-0=&chair-1=%00",
)
Ask = Callable[[str, str, Mapping[str, str], bytes], Any]
PLACE = re.compile(r"\{(\w+):\w+\}")


class Bad(Exception):
    """What must not happen."""


# The database, past the server


def rows_of(database: str, tables: list[str]) -> str:
    """All that is stored of some tables, as text."""
    queries = [
        f"SELECT * FROM {name} WHERE {column} IN ({', '.join(repr(one) for one in tables)}) "
        f"ORDER BY {order}"
        for name, column, order in (
            ("tables", "id", "id"),
            ("chairs", "table_id", "table_id, seat"),
            ("entries", "table_id", "table_id, number"),
        )
    ]
    found: list[list[Any]] = []
    if not database.startswith("postgresql"):
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
            found = [connection.execute(query).fetchall() for query in queries]
        return repr(found)

    async def read(connection: AsyncConnection) -> None:
        for query in queries:
            rows = await connection.exec_driver_sql(query)
            found.append([tuple(row) for row in rows])

    connected(database, read)
    return repr(found)


# Requests


class Fuzz:
    """What is sent to one server, and what came back."""

    def __init__(self, served: Served, seed: int) -> None:
        self.served = served
        self.dice = random.Random(seed)
        self.seen: Counter[int] = Counter()
        self.faults: list[str] = []
        self.tables: list[str] = []
        self.wire: Wire | None = None

    async def prepare(self) -> tuple[Person, Person, str]:
        """Tables that must stay as they are; a guest there, a stranger, and the token of theirs."""
        async with a_wire(self.served) as wire:
            host, guest, stranger = [await newcomer(wire) for _ in range(3)]
            for game in ("zombeasts", "humans", "monster-meister"):
                self.tables.append(await open_table(wire, host, guest, game))
            page = await wire.ask("GET", "/me", {"cookie": stranger.cookie["cookie"]})
            token = re.search(rb'data-csrf="([0-9a-f]+)"', page.body)
            return guest, stranger, token[1].decode() if token else ""

    async def ask(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; 0 where the server hung up, as it may when nothing is HTTP."""
        try:
            if self.wire is None or self.wire.transport.is_closing():
                self.wire = await connect(self.served)
            async with asyncio.timeout(PATIENCE):
                status = (await self.wire.ask(method, path, headers, body)).status
        except TimeoutError:
            status = SERVER_FAULT + 99
        except OSError:
            self.wire, status = None, 0
        self.seen[status] += 1
        if status >= SERVER_FAULT:
            self.faults.append(f"{status}: {method} {path[:200]!r} {body[:200]!r}")
        return status

    def request(self, route: str, who: Mapping[str, str], token: str) -> tuple[Any, ...]:
        method, _, pattern = route.partition(" ")
        path = PLACE.sub(self.fill_in, pattern)
        if self.dice.random() < 0.4:
            path += "?" + urlencode(self.fields(text=True), errors="surrogatepass")
        headers = dict(who)
        if self.dice.random() < 0.2:
            name = self.dice.choice(("accept-language", "accept-encoding", "cookie", "origin"))
            headers[name] = quote(self.dice.choice(HOSTILE), errors="surrogatepass")[:2000]
        body = b""
        if method != "GET":
            body, kind = self.body(is_api=pattern.startswith("/api"), token=token)
            headers["content-type"] = kind
        return method, path, headers, body

    def fill_in(self, found: re.Match[str]) -> str:
        if found[1] == "table" and self.dice.random() < 0.7:
            return self.dice.choice(self.tables)
        if found[1] in ("seat", "path") and self.dice.random() < 0.5:
            return str(self.dice.randrange(4))
        return quote(self.dice.choice(HOSTILE), safe="", errors="surrogatepass") or "%00"

    def fields(self, *, text: bool) -> dict[str, Any]:
        names = self.dice.sample(FIELDS, self.dice.randint(1, 6))
        return {name: self.dice.choice(HOSTILE if text else VALUES) for name in names}

    def body(self, *, is_api: bool, token: str) -> tuple[bytes, str]:
        kinds = ("application/json", "application/x-www-form-urlencoded", "text/plain", "x")
        if self.dice.random() < 0.2:
            return self.dice.choice(BODIES), self.dice.choice(kinds)
        if is_api:
            return json.dumps(self.fields(text=False)).encode(), kinds[0]
        fields = {"_csrf_token": token} | self.fields(text=True)
        return urlencode(fields, errors="surrogatepass").encode(), kinds[1]


async def send_all(fuzz: Fuzz, many: int, database: str) -> None:
    guest, stranger, token = await fuzz.prepare()
    routes = sorted({*ABOUT_THE_SERVER, *AT_A_TABLE})
    cookie = {"cookie": stranger.cookie["cookie"]}
    bearer = {"authorization": stranger.token["authorization"]}
    before = await asyncio.to_thread(rows_of, database, fuzz.tables)
    for number in range(many):
        who = ({}, cookie, bearer)[number % 3]
        await fuzz.ask(*fuzz.request(routes[number % len(routes)], who, token))
    if await asyncio.to_thread(rows_of, database, fuzz.tables) != before:
        fuzz.faults.append("a stranger changed a table")
    told = {"authorization": guest.token["authorization"]}
    for route in sorted(AT_A_TABLE):
        is_bad = await fuzz.ask(*fuzz.request(route, told, "")) >= 400
        after = await asyncio.to_thread(rows_of, database, fuzz.tables)
        if is_bad and after != before:
            fuzz.faults.append(f"{route} was refused, and changed a table")
        before = after


def send_described(served: Served, table: str, examples: int, seen: Counter[int]) -> Iterator[str]:
    """What schemathesis makes of the description of the API; yields the faults."""
    hypothesis, schemathesis = map(importlib.import_module, ("hypothesis", "schemathesis"))
    base = f"http://{HOST}:{served.port}"
    schema = schemathesis.openapi.from_url(f"{base}/api/docs/openapi.json")
    faults: list[str] = []
    for found in schema.get_all_operations():
        operation = found.ok()
        for mode in schemathesis.GenerationMode:

            def check(case: Any) -> None:
                if case.path.endswith("/stream"):
                    return  # it never ends
                if "table" in (case.path_parameters or {}) and seen.total() % 2:
                    case.path_parameters["table"] = table
                status = case.call(base_url=base, timeout=PATIENCE).status_code
                seen[status] += 1
                if status >= SERVER_FAULT:
                    faults.append(f"{status}: {case.as_curl_command()[:300]}")

            settings = hypothesis.settings(
                max_examples=examples,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[hypothesis.Phase.generate],
                suppress_health_check=list(hypothesis.HealthCheck),
            )
            settings(hypothesis.given(case=operation.as_strategy(generation_mode=mode))(check))()
    yield from faults


# The run


@contextmanager
def a_database(*, is_postgres: bool) -> Iterator[str]:
    if is_postgres:
        found = programs()
        if found is None:
            raise Bad("PostgreSQL is not installed here")
        with running_server(found) as server, own_database(server) as database:
            yield database
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.db")


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz")
    parser.add_argument("--requests", type=int, default=4000)
    parser.add_argument("--examples", type=int, default=40, help="of each operation and mode")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    with (
        a_database(is_postgres=given.postgres) as database,
        tempfile.TemporaryFile() as log,
        start(database, log=log.fileno()) as served,
    ):
        fuzz, described = Fuzz(served, given.seed), Counter[int]()
        uvloop.run(send_all(fuzz, given.requests, database))
        faults = fuzz.faults
        if importlib.util.find_spec("schemathesis") is not None:
            before = rows_of(database, fuzz.tables)
            faults += send_described(served, fuzz.tables[0], given.examples, described)
            if rows_of(database, fuzz.tables) != before:
                faults.append("schemathesis changed a table")
        log.seek(0)
        faults += [line for line in log.read().decode().splitlines() if '"trace"' in line]
    kind = "PostgreSQL" if given.postgres else "SQLite"
    print(f"{kind}, {time.monotonic() - began:.0f} s")
    print(f"own: {fuzz.seen.total():,} requests, by status {dict(sorted(fuzz.seen.items()))}")
    print(f"schemathesis: {described.total():,}, by status {dict(sorted(described.items()))}")
    print(f"faults: {len(faults)}", *faults[:20], sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
