"""A server for tests: people with browsers and programs, a clock that stands, no bot that waits."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from httpx import Response
from litestar.testing import TestClient

from monsterbox.server.app import App, create_app
from monsterbox.server.background.bot_pool import BotPool
from monsterbox.server.http.csrf import csrf_token
from monsterbox.server.http.visitors import RANDOM_BYTES, Visitor, sealed, secret_cookie
from monsterbox.server.settings import Settings
from monsterbox.server.tables.people import Person, hash_of
from monsterbox.server.tables.service import Tables
from tests.server.clocks import PATIENCE
from tests.server.memory_store import MemoryStore

KEY = bytes(range(32))
UNLIMITED = Settings(
    moves_per_second=0,
    tables_per_minute=0,
    messages_per_minute=0,
    allowed_hosts=("testserver.local", "*"),
)
EVENING = 1_800_000_000.0


class StoppedClock:
    """It is always the same moment, and sleepers sleep until they are woken."""

    def now(self) -> float:
        return EVENING

    def catch_up(self) -> float:
        return 0.0

    async def sleep(self, seconds: float) -> None:
        await asyncio.Event().wait()


def some_tables(store: MemoryStore | None = None) -> Tables:
    return Tables(store or MemoryStore(), BotPool(), StoppedClock(), bot_pause=0)


def an_app(store: MemoryStore | None = None, settings: Settings = UNLIMITED) -> App:
    return create_app(settings, some_tables(store), KEY)


def secret_for(name: str) -> str:
    """The cookie of somebody, made from their name."""
    return sealed(KEY, hashlib.sha256(name.encode()).digest()[:RANDOM_BYTES])


def id_of(name: str) -> str:
    return hash_of(secret_for(name))


def token_for(name: str) -> str:
    """What stands in the forms of somebody's pages."""
    secret = secret_for(name)
    return csrf_token(KEY, Visitor(secret, False, Person(id_hash=hash_of(secret))))


@dataclass
class Browser:
    """Somebody's browser: it keeps cookies and sends forms as our pages do."""

    client: TestClient[Any]
    owner: str
    language: str = "en"
    cookies: dict[str, str] = field(default_factory=dict)
    with_script: bool = False

    def __post_init__(self) -> None:
        is_secure = self.client.app.state.settings.is_secure
        self.cookies[secret_cookie(is_secure=is_secure)] = secret_for(self.owner)

    def headers(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        jar = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        told = {"cookie": jar, "accept-language": self.language}
        if self.with_script:
            told["hx-request"] = "true"
        return told | dict(more or {})

    def get(self, path: str, **headers: str) -> Response:
        return self.keep(
            self.client.get(path, headers=self.headers(headers), follow_redirects=False)
        )

    def post(self, path: str, **fields: object) -> Response:
        """A form with its token; `chair_0` is the field `chair-0`."""
        named = {name.replace("_", "-"): str(value) for name, value in fields.items()}
        return self.send(path, {"_csrf_token": token_for(self.owner)} | named)

    def send(self, path: str, fields: Mapping[str, str], **headers: str) -> Response:
        return self.keep(
            self.client.post(
                path, data=dict(fields), headers=self.headers(headers), follow_redirects=False
            )
        )

    def keep(self, response: Response) -> Response:
        self.client.cookies.clear()
        self.cookies.update(response.cookies)
        return response

    # At a table

    def open(self, **fields: object) -> str:
        """A new table; its path."""
        where = self.post("/games/zombeasts/tables", **fields).headers["location"]
        return where.removesuffix("/links")

    def shown(self, path: str, **query: object) -> dict[str, Any]:
        asked = f"?{urlencode(query)}" if query else ""
        shown: dict[str, Any] = self.get(f"/api{path.replace('/t/', '/tables/')}{asked}").json()
        return shown

    def play(self, path: str, choice: str = "", **more: object) -> Response:
        """The choice, or the first there is."""
        shown = self.shown(path)
        choice = choice or shown["choices"][0]["text"]
        fields = {"choice": choice, "version": shown["version"], "seat": shown["seat"]}
        return self.post(f"{path}/moves", **(fields | more))


@dataclass
class Program:
    """A program with its token, if it has one."""

    client: TestClient[Any]
    token: str | None = None
    language: str = "en"

    def headers(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        told = {"accept-language": self.language} | dict(more or {})
        return told | ({"authorization": f"Bearer {self.token}"} if self.token else {})

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Response:
        more: dict[str, Any] = {} if body is None else {"json": body}
        answer = self.client.request(method, f"/api{path}", headers=self.headers(headers), **more)
        self.client.cookies.clear()
        return answer


@dataclass
class House:
    """A running server and who comes to it."""

    app: App
    client: TestClient[Any]
    store: MemoryStore

    def browser(self, owner: str, **more: Any) -> Browser:
        return Browser(self.client, owner, **more)

    def program(self, token: str | None = None, **more: Any) -> Program:
        return Program(self.client, token, **more)

    def code_of(self, path: str, host: Browser) -> str:
        """The short code of a table, as its host sees it."""
        told = host.get(f"/api{path.replace('/t/', '/tables/')}/invitation").json()
        return str(told["code"])

    def two_at_a_table(self, **fields: object) -> tuple[Browser, Browser, str]:
        """Ada and Bob at a table for two; nobody else, no bots."""
        ada, bob = self.browser("ada"), self.browser("bob")
        path = ada.open(seats=2, chair_1="free", name="Ada", **fields)
        bob.post(invitations(ada, path)[0], name="Bob")
        return ada, bob, path


def invitations(host: Browser, path: str) -> list[str]:
    """The links of a table as paths."""
    page = host.get(f"{path}/links").text
    return list(dict.fromkeys(re.findall(rf"{path}/s/[\w-]+", page)))


def whose_turn(path: str, *people: Browser) -> Browser:
    return next(one for one in people if one.shown(path)["asked_you"])


@contextmanager
def a_house(store: MemoryStore | None = None, settings: Settings = UNLIMITED) -> Iterator[House]:
    store = store or MemoryStore()
    app = an_app(store, settings)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield House(app, client, store)


# Streams: the client for tests waits for the end of an answer, which never comes


@asynccontextmanager
async def stream_of(app: App, path: str, **headers: str) -> AsyncIterator[asyncio.Queue[bytes]]:
    """The pieces of an answer as they come; the first piece begins with status and headers."""
    pieces: asyncio.Queue[bytes] = asyncio.Queue()
    hung_up = asyncio.Event()

    async def receive() -> dict[str, Any]:
        await hung_up.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            told = [f"{name.decode()}: {value.decode()}" for name, value in message["headers"]]
            pieces.put_nowait("\n".join([str(message["status"]), *told]).encode())
        elif message["body"]:
            pieces.put_nowait(message["body"])

    asking = asyncio.create_task(app(scope_of(path, headers), receive, send))  # type: ignore[arg-type]  # plain ASGI
    try:
        yield pieces
    finally:
        hung_up.set()
        await asyncio.wait_for(asking, PATIENCE)


def scope_of(path: str, headers: Mapping[str, str]) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"testserver.local"), *named],
        "client": ("127.0.0.1", 5),
        "server": ("testserver.local", 80),
    }


def cookie_of(name: str) -> str:
    return f"me={secret_for(name)}"
