"""Visitors: a browser with its cookie, a program with its token; both are the same kind of secret.

Whoever has the secret has the seats. The cookie is set with the first page, since the token of
every form depends on it; name, language and theme are cookies of the device.

A secret carries our seal, so that nobody can be known by one that they made up. Those from before
there were seals go on being known if the store knows their person.
"""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, unquote

from cachetools import LRUCache
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from monsterbox.server.http.households import household_of
from monsterbox.server.http.language import language_of, theme_of
from monsterbox.server.http.templates import translator
from monsterbox.server.tables.errors import BadWish, NotStored
from monsterbox.server.tables.people import Person, clean_name, hash_of
from monsterbox.server.tables.service import Tables

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

SECRET_COOKIE = "me"
TLS_COOKIE = "__Host-me"  # with this prefix no neighbouring host can set it
NAME_COOKIE = "name"
HALF_A_YEAR = 180 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
RANDOM_BYTES = 24
SEAL_BYTES = 8
MOST_REMEMBERED = 20_000
VISITOR = "visitor"
RECOGNISED = "monsterbox_recognised"


@dataclass(frozen=True)
class Visitor:
    """The sender of a request; `is_new` if the secret was just made."""

    secret: str
    is_new: bool
    person: Person
    wants_part: bool = False
    """Whether one of our scripts requests a part of a page."""

    @property
    def known(self) -> Person | None:
        """The person, or None for a new visitor, who cannot have a seat yet."""
        return None if self.is_new else self.person

    @property
    def language(self) -> str:
        return self.person.language


def visitor_of(connection: AnyConnection) -> Visitor:
    """Return the visitor, the same one throughout a request."""
    state: dict[str, Any] = connection.scope["state"]
    if VISITOR not in state:
        state[VISITOR] = meet(connection)
    visitor: Visitor = state[VISITOR]
    return visitor


def meet(connection: AnyConnection) -> Visitor:
    known = secret_of(connection)
    secret = known or issue_secret(connection.app.state.csrf_key)
    person = Person(
        id_hash=hash_of(secret),
        name=name_of(connection),
        language=language_of(connection),
        theme=theme_of(connection),
        household=household_of(connection),
    )
    return Visitor(secret, known is None, person, wants_part(connection))


def secret_of(connection: AnyConnection) -> str | None:
    """Return the secret that a program or a browser sent; others than ours are ignored."""
    state = connection.app.state
    shown = shown_secret(connection, is_secure=state.settings.is_secure)
    is_ours = is_issued(state.csrf_key, shown) or connection.scope.get(RECOGNISED) == shown
    return shown if shown and is_ours else None


def shown_secret(connection: AnyConnection, *, is_secure: bool) -> str:
    """Return what a program or a browser sent, if it looks like a secret."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    name = secret_cookie(is_secure=is_secure)
    shown = token.strip() if kind.lower() == "bearer" else connection.cookies.get(name, "")
    return shown if SECRET.fullmatch(shown) else ""


def issue_secret(key: bytes) -> str:
    return sealed(key, secrets.token_bytes(RANDOM_BYTES))


def sealed(key: bytes, random: bytes) -> str:
    """Return a secret with our seal on it."""
    seal = hmac.digest(key, b"visitor " + random, "sha256")
    return base64.urlsafe_b64encode(random + seal[:SEAL_BYTES]).decode().rstrip("=")


def is_issued(key: bytes, secret: str) -> bool:
    if not secret:
        return False
    random = base64.urlsafe_b64decode(secret + "=")[:RANDOM_BYTES]
    return hmac.compare_digest(sealed(key, random), secret)


class OldAcquaintances:
    """The people whose secrets have no seal."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._known = LRUCache[str, bool](MOST_REMEMBERED)

    async def recognise(self, scope: Any, tables: Tables, *, is_secure: bool) -> None:
        """Note in a request that its secret is known; the answer must not replace it then."""
        shown = shown_secret(ASGIConnection(scope), is_secure=is_secure)
        if shown and not is_issued(self.key, shown) and await self._knows(shown, tables):
            scope[RECOGNISED] = shown

    async def _knows(self, secret: str, tables: Tables) -> bool:
        id_hash = hash_of(secret)
        if id_hash in self._known:
            return True
        try:
            is_known = await tables.knows(id_hash)
        except NotStored:
            return True  # nobody loses their seats because the database is down
        if is_known:
            self._known[id_hash] = True
        return is_known


def name_of(connection: AnyConnection) -> str:
    """Return the last name used, unless it is not allowed."""
    try:
        return clean_name(unquote(connection.cookies.get(NAME_COOKIE, "")))
    except BadWish:
        return ""


def name_or_guest(visitor: Visitor, wanted: str = "") -> str:
    """Return a name to sit down with; nobody has to type one to play."""
    return wanted.strip() or visitor.person.name or translator(visitor.language)("guest-name")


# Cookies


def keep(name: str, value: str, *, is_secure: bool) -> Cookie:
    """Make a cookie that scripts cannot read and other sites cannot send."""
    return Cookie(
        key=name,
        value=value,
        httponly=True,
        samesite="lax",
        secure=is_secure,
        max_age=HALF_A_YEAR,
        path="/",
    )


def keep_name(name: str, *, is_secure: bool) -> Cookie:
    return keep(NAME_COOKIE, quote(name), is_secure=is_secure)


def secret_cookie(*, is_secure: bool) -> str:
    return TLS_COOKIE if is_secure else SECRET_COOKIE


def keep_secret(visitor: Visitor, *, is_secure: bool) -> Cookie:
    return keep(secret_cookie(is_secure=is_secure), visitor.secret, is_secure=is_secure)


def wants_part(connection: AnyConnection) -> bool:
    """Whether one of our scripts requests a part of a page."""
    return connection.headers.get("hx-request") == "true"
