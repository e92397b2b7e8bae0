"""What a page weighs: itself and every file that it names, as sent."""

from __future__ import annotations

import re
from dataclasses import dataclass

import brotli  # type: ignore[import-untyped]  # it comes without types

from served import Answer, Failed, Person, Wire

NAMED = re.compile(rb'(?:src|href)="(/static/[^"]+)"')
NAMED_INSIDE = re.compile(rb'["(](/static/[^")]+)[")]')


@dataclass(frozen=True)
class Weight:
    """In bytes, as sent."""

    page: int
    scripts: int
    styles: int
    fonts: int
    pictures: int
    requests: int

    @property
    def total(self) -> int:
        return self.page + self.scripts + self.styles + self.fonts + self.pictures


async def weigh(wire: Wire, table: str, person: Person) -> Weight:
    """The page of a match with all its files."""
    page = await wire.ask("GET", f"/t/{table}", person.cookie)
    wanted, files = NAMED.findall(unpacked(page)), dict[bytes, Answer]()
    while wanted:
        name = wanted.pop()
        if name not in files:
            files[name] = await wire.ask("GET", name.decode(), {"accept-encoding": "br"})
            wanted += NAMED_INSIDE.findall(unpacked(files[name]))

    def sum_of(*endings: bytes) -> int:
        return sum(len(one.body) for name, one in files.items() if name.endswith(endings))

    return Weight(
        page=len(page.body),
        scripts=sum_of(b".js"),
        styles=sum_of(b".css"),
        fonts=sum_of(b".woff2"),
        pictures=sum_of(b".svg", b".png", b".ico"),
        requests=1 + len(files),
    )


def unpacked(answer: Answer) -> bytes:
    if answer.status != 200:
        raise Failed(f"a file that is not there: {answer.status}")
    is_packed = answer.headers.get("content-encoding") == "br"
    body: bytes = brotli.decompress(answer.body) if is_packed else answer.body
    return body
