"""Streams: the whole first, then changes, conflated; signs of life; goodbye."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
import pytest

from monsterbox.server.app import App
from monsterbox.server.http.rate_limits import TooMany
from monsterbox.server.http.streams import (
    MOST_STREAMS,
    Streams,
    begun,
    event,
    fragments,
    lines,
    read_id,
)
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.wish import Wish
from monsterbox.server.views.shown import Shown
from tests.server.clocks import PATIENCE, until
from tests.server.houses import in_a_loop
from tests.server.http.house import an_app, cookie_of, id_of, stream_of

ADA = Person(id_hash=id_of("ada"), name="Ada", language="en")
Pieces = asyncio.Queue[bytes]


async def next_piece(pieces: Pieces) -> bytes:
    return await asyncio.wait_for(pieces.get(), PATIENCE)


@asynccontextmanager
async def a_table(*chairs: str) -> AsyncIterator[tuple[App, str]]:
    """A server in this loop, with a table where Ada begins."""
    app = an_app()
    async with app.lifespan():
        wish = Wish(
            game="zombeasts",
            seats=len(chairs),
            chairs=chairs,
            options={"start_player": 0},
            is_open=True,
        )
        yield app, await app.state.tables.new.open(wish, ADA)


async def play(app: App, table: str) -> None:
    shown = await app.state.tables.shown(table, ADA, "en", seat=0)
    key = f"key-{shown.version}"
    await app.state.tables.moves.play(table, 0, ADA, shown.choices[0].text, shown.version, key)


@in_a_loop
async def test_a_page_is_sent_the_whole_table_and_then_what_changes() -> None:
    async with (
        a_table("person", "bot:level1") as (app, table),
        stream_of(app, f"/t/{table}/events", cookie=cookie_of("ada")) as pieces,
    ):
        head, first = await next_piece(pieces), await next_piece(pieces)
        await play(app, table)
        second = await next_piece(pieces)

    assert head.startswith(b"200")
    assert b"content-type: text/event-stream" in head
    assert b"cache-control: no-store" in head
    assert first.startswith(b"retry: 1500\nid: 1-")
    assert b"\ndata: <main id=" in first
    assert first.endswith(b"</main>\n\n") or first.endswith(b"\n\n")
    assert second.startswith(b"id: 2-")


@in_a_loop
async def test_who_comes_back_with_what_is_still_true_is_sent_nothing_again() -> None:
    async with a_table("person", "bot:level1") as (app, table):
        path, mine = f"/t/{table}/events", cookie_of("ada")
        async with stream_of(app, path, cookie=mine) as pieces:
            await next_piece(pieces)
            first = await next_piece(pieces)
        name = first.decode().split("id: ")[1].split("\n")[0]

        async with stream_of(app, path, cookie=mine, last_event_id=name) as pieces:
            await next_piece(pieces)
            same = await next_piece(pieces)
        await play(app, table)
        async with stream_of(app, path, cookie=mine, last_event_id=name) as pieces:
            await next_piece(pieces)
            changed = await next_piece(pieces)

    assert same == b"retry: 1500\n: \n\n"
    assert changed.startswith(b"retry: 1500\nid: 2-")


@in_a_loop
async def test_all_streams_are_told_goodbye() -> None:
    async with (
        a_table("person", "free") as (app, table),
        stream_of(app, f"/t/{table}/events", cookie=cookie_of("ada")) as page,
        stream_of(app, f"/api/tables/{table}/stream") as program,
    ):
        for pieces in (page, program):
            await next_piece(pieces)
            await next_piece(pieces)
        assert app.state.streams.count == 2

        app.state.streams.close()

        assert await next_piece(page) == b"event: bye\ndata: \n\n"
        assert await next_piece(program) == b'{"bye":true}\n'
        await until(lambda: app.state.streams.count == 0)


@in_a_loop
async def test_who_hangs_up_is_forgotten() -> None:
    async with a_table("person", "free") as (app, table):
        async with stream_of(app, f"/t/{table}/events", cookie=cookie_of("ada")) as pieces:
            await next_piece(pieces)
            await next_piece(pieces)
            assert app.state.tables.counts()["viewers"] == 1

        await until(lambda: app.state.streams.count == 0)
        await until(lambda: app.state.tables.counts()["viewers"] == 0)


@in_a_loop
async def test_a_program_gets_a_line_for_every_change() -> None:
    async with (
        a_table("person", "bot:level1") as (app, table),
        stream_of(app, f"/api/tables/{table}/stream", cookie=cookie_of("ada")) as pieces,
    ):
        head, first = await next_piece(pieces), await next_piece(pieces)
        await play(app, table)
        second = await next_piece(pieces)

    assert b"content-type: application/x-ndjson" in head
    assert json.loads(first)["choices"]
    assert json.loads(second)["version"] != json.loads(first)["version"]


@pytest.mark.parametrize("path", ["/t/unknown/events", "/api/tables/unknown/stream"])
def test_a_stream_of_an_unknown_table_has_a_status(path: str) -> None:
    async def ask() -> bytes:
        app = an_app()
        async with app.lifespan(), stream_of(app, path) as pieces:
            return await next_piece(pieces)

    assert asyncio.run(ask()).startswith(b"404")


@pytest.mark.parametrize("path", ["/t/{table}/events", "/api/tables/{table}/stream"])
def test_a_full_house_asks_to_come_back_later(path: str) -> None:
    async def ask() -> bytes:
        async with a_table("person", "free") as (app, table):
            app.state.streams.count = MOST_STREAMS
            async with stream_of(app, path.format(table=table)) as pieces:
                return await next_piece(pieces)

    assert asyncio.run(ask()).startswith(b"429")


# The parts


class Table(msgspec.Struct):
    """As much of a table as a stream looks at."""

    number: int


def shown(number: int) -> Shown:
    return cast("Shown", Table(number))


async def told(
    *numbers: int, then: Callable[[], Any] = lambda: None
) -> AsyncGenerator[Shown, None]:
    for number in numbers:
        yield shown(number)
    then()
    await asyncio.Event().wait()


@in_a_loop
async def test_silence_is_filled_with_signs_of_life() -> None:
    streams = Streams(heartbeat=0.001)
    pieces = fragments(streams, told(1), lambda table: "<main></main>")
    rows = lines(streams, told(1))

    sent = [await anext(pieces) for _ in range(3)]
    written = [await anext(rows) for _ in range(3)]

    assert [piece.count(b"data:") for piece in sent] == [1, 0, 0]
    assert sent[1:] == [b": \n\n"] * 2
    assert written == [b'{"number":1}\n', b"\n", b"\n"]
    await pieces.aclose()
    await rows.aclose()


@in_a_loop
async def test_what_looks_the_same_is_not_sent_twice() -> None:
    streams = Streams(heartbeat=0.001)
    pieces = fragments(streams, told(1, 2, 3), lambda table: "same")

    sent = [await anext(pieces) for _ in range(4)]

    assert [piece.count(b"data: same") for piece in sent] == [1, 0, 0, 0]
    await pieces.aclose()


@in_a_loop
async def test_a_fault_in_a_stream_ends_it_politely() -> None:
    def broken(_: Shown) -> str:
        raise RuntimeError("no template")

    streams = Streams()

    sent = [piece async for piece in fragments(streams, told(1), broken)]

    assert sent == [b"event: bye\ndata: \n\n"]


@in_a_loop
async def test_a_source_that_has_begun_is_told_whole() -> None:
    source = await begun(told(1, 2))

    assert [cast("Table", await anext(source)).number for _ in range(2)] == [1, 2]
    await source.aclose()


def test_an_event_has_a_line_for_every_line_and_no_way_out_of_it() -> None:
    assert (
        event("1-a", "<p>\r\nid: 9\n\n</p>")
        == b"id: 1-a\ndata: <p>\ndata: id: 9\ndata: \ndata: </p>\n\n"
    )


@pytest.mark.parametrize(
    ("last", "read"),
    [
        ("7-abc", (7, "abc")),
        ("", (0, "")),
        ("x-abc", (0, "")),
        ("9999999999-abc", (0, "")),
        ("-5", (0, "")),
        ("٣-abc", (0, "")),
    ],
)
def test_strange_ids_count_as_none(last: str, read: tuple[int, str]) -> None:
    assert read_id(last) == read


@in_a_loop
async def test_a_household_keeps_so_many_pages_open() -> None:
    """Whoever else comes is not concerned; there is room again when one is closed."""
    streams = Streams(most_for_one=2)
    open_ones = [streams.follow(told(1), "ada") for _ in range(2)]
    for one in open_ones:
        await anext(one)

    with pytest.raises(TooMany):
        streams.check_room("ada")
    streams.check_room("bob")
    await open_ones[0].aclose()  # type: ignore[attr-defined]  # it is a generator

    streams.check_room("ada")


@in_a_loop
async def test_a_stream_is_packed_for_whoever_can_unpack_it() -> None:
    reader = zlib.decompressobj(zlib.MAX_WBITS | 16)
    async with a_table("person", "free") as (app, table):
        path, mine = f"/t/{table}/events", cookie_of("ada")
        async with stream_of(app, path, cookie=mine, accept_encoding="gzip, br") as pieces:
            headers = await pieces.get()
            page = reader.decompress(await pieces.get()).decode()
        async with stream_of(app, path, cookie=mine) as pieces:
            plain = await pieces.get(), (await pieces.get()).decode()

    assert b"content-encoding: gzip" in headers
    assert b"content-encoding" not in plain[0]
    assert b"vary: accept-encoding" in plain[0]
    assert page == plain[1]
