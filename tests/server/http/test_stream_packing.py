"""Streams as gzip: every part can be read at once, and the next one builds on it."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import AsyncIterator

import pytest

from monsterbox.server.http.stream_packing import Packer, packed, takes_gzip
from tests.server.houses import in_a_loop

PAGES = [f"<p>{number} {'äöü ' * 9}</p>".encode() * 150 for number in range(5)]


def test_every_part_can_be_read_as_soon_as_it_comes() -> None:
    packer, reader = Packer(), zlib.decompressobj(zlib.MAX_WBITS | 16)

    for part in [*PAGES, b": \n\n", b"x", PAGES[0] * 9]:
        assert reader.decompress(packer.pack(part)) == part

    assert reader.decompress(packer.end()) == b""
    assert reader.eof


def test_all_of_it_is_a_file() -> None:
    packer = Packer()

    file = b"".join([*map(packer.pack, PAGES), packer.end()])

    assert gzip.decompress(file) == b"".join(PAGES)


def test_what_was_there_before_costs_little() -> None:
    packer = Packer()
    first, again = packer.pack(PAGES[0]), packer.pack(PAGES[0])

    assert len(again) < 150 < len(PAGES[0])
    assert len(first) < len(PAGES[0]) / 10


def test_a_stream_without_a_word_is_empty() -> None:
    assert Packer().end() == b""


@in_a_loop
async def test_a_source_is_packed_part_by_part() -> None:
    async def source() -> AsyncIterator[bytes]:
        for page in PAGES:
            await asyncio.sleep(0)
            yield page

    parts = [part async for part in packed(source())]

    assert len(parts) == len(PAGES) + 1
    assert gzip.decompress(b"".join(parts)) == b"".join(PAGES)


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("gzip, deflate, br, zstd", True),
        ("br;q=1, GZIP;q=0.8", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("br", False),
        ("x-gzip-like", False),
        ("", False),
    ],
)
def test_readers_tell_what_they_can_unpack(accepted: str, expected: bool) -> None:
    assert takes_gzip(accepted) is expected
