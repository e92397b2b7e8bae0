"""Streams as gzip, part by part, without a compressor that stays in memory between two parts.

A compressor that is kept for every open page takes a quarter of a megabyte. But the reader's state
is just the last 32 KB of text: a new compressor that is told those goes on where the last one was.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import AsyncGenerator, AsyncIterator

WINDOW = 32 * 1024
RAW = -zlib.MAX_WBITS
HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"  # gzip, without a name and a time
LAST_BLOCK = b"\x03\x00"
QUICK = 3  # of 9; after a dictionary as quick as 1, and smaller than 4
GZIP = "gzip"


class Packer:
    """One stream."""

    def __init__(self) -> None:
        self._text = b""
        self._length = 0
        self._sum = zlib.crc32(b"")

    def pack(self, part: bytes) -> bytes:
        """Return the part so that the reader can unpack all of it at once."""
        head = b"" if self._length else HEAD
        if self._text:
            compressor = zlib.compressobj(QUICK, zlib.DEFLATED, RAW, zdict=self._text)
        else:
            compressor = zlib.compressobj(QUICK, zlib.DEFLATED, RAW)
        packed = compressor.compress(part) + compressor.flush(zlib.Z_SYNC_FLUSH)
        self._text = (self._text + part)[-WINDOW:]
        self._length += len(part)
        self._sum = zlib.crc32(part, self._sum)
        return head + packed

    def end(self) -> bytes:
        """Return what a complete file ends with."""
        if not self._length:
            return b""
        return LAST_BLOCK + struct.pack("<II", self._sum, self._length & 0xFFFFFFFF)


async def packed(parts: AsyncIterator[bytes]) -> AsyncGenerator[bytes, None]:
    packer = Packer()
    async for part in parts:
        told = [packer.pack(part)]
        del part  # it may be long, and the next one far away
        yield told.pop()
    yield packer.end()


def takes_gzip(accepted: str) -> bool:
    """Whether somebody who accepts these encodings can read ours."""
    for one in accepted.lower().split(","):
        name, _, quality = one.partition(";")
        if name.strip() in (GZIP, "*"):
            return quality.replace(" ", "").rstrip("0.") != "q="
    return False
