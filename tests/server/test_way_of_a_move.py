"""The way of a move through the server, as `docs/architecture.md` lists it."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any
from urllib.parse import urlencode

import httpx

import monsterbox.server
from monsterbox.server.http import short_way
from monsterbox.server.tables.wish import Wish
from tests.server.clocks import PATIENCE
from tests.server.houses import in_a_loop
from tests.server.http.house import an_app, cookie_of, id_of, stream_of, token_for

SERVER = Path(monsterbox.server.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
MOST = 12
FRAME = ("app", "clock", "logging", "metrics", "settings")  # around every request, whatever it is
CONTRACTS = ("store",)  # behind `store/contract.py`


class Trace:
    """The modules of the server whose functions run, from a first function on, in order."""

    def __init__(self, begin: str, file: str) -> None:
        self.begin, self.file = begin, file
        self.modules: list[str] = []

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(str(SERVER)):
            return
        if not self.modules and (code.co_name, code.co_filename) != (self.begin, self.file):
            return
        name = Path(code.co_filename).relative_to(SERVER).with_suffix("").as_posix()
        if name.partition("/")[0] not in (*FRAME, *CONTRACTS) and name not in self.modules:
            self.modules.append(name)


@contextmanager
def traced(begin: str, file: str) -> Iterator[Trace]:
    trace = Trace(begin, file)
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        yield trace
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def the_way() -> list[str]:
    """The numbered list of the page."""
    section = PAGE.read_text("utf-8").partition("## The way of a move")[2].partition("\n## ")[0]
    return re.findall(r"^\d+\. `server/([\w/]+)\.py`", section, re.MULTILINE)


@in_a_loop
async def test_a_move_passes_the_modules_that_the_page_lists() -> None:
    """From the checked form to the bytes in the stream of the other player."""
    app = an_app()
    app.state.pages.warm()  # templates are loaded once, not by moves
    tables = app.state.tables
    ada, bob = [await tables.person(id_of(name)) for name in ("ada", "bob")]
    wish = Wish(game="zombeasts", seats=2, chairs=("person", "free"), is_open=True)
    table = await tables.new.open(wish, ada)
    await tables.seats.take(table, 1, bob, "Bob")
    asked = (await tables.shown(table, None, "en")).waiting_for[0]
    mover, other = [("ada", ada), ("bob", bob)][:: 1 if asked == 0 else -1]
    shown = await tables.shown(table, mover[1], "en")
    form = {"choice": shown.choices[0].text, "version": shown.version, "seat": asked}
    way = httpx.ASGITransport(app=app)  # type: ignore[arg-type]  # plain ASGI
    async with (
        stream_of(app, f"/t/{table}/events", cookie=cookie_of(other[0])) as news,
        httpx.AsyncClient(transport=way, base_url="http://testserver.local") as browser,
    ):
        for _ in range(2):  # the headers, and the whole page
            await asyncio.wait_for(news.get(), PATIENCE)
        headers = {
            "cookie": cookie_of(mover[0]),
            "hx-request": "true",
            "content-type": "application/x-www-form-urlencoded",
            "x-csrftoken": token_for(mover[0]),
        }
        with traced("choose_on_page", short_way.__file__) as trace:
            answer = await browser.post(
                f"/t/{table}/moves", content=urlencode(form), headers=headers
            )
            bytes_of_the_other = await asyncio.wait_for(news.get(), PATIENCE)

    assert answer.status_code == 204, answer.text
    assert bytes_of_the_other
    assert trace.modules == the_way()
    assert len(the_way()) <= MOST
