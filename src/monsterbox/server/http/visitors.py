"""Who asks: a browser by its cookie, a program by its token. Both are the same kind of secret.

Whoever holds the secret holds the seats. The cookie is made with the first page, so that the token
of every form can hang on it; name, language and theme are cookies of the device.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, unquote

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from monsterbox.server.http.language import language_of, theme_of
from monsterbox.server.http.templates import translator
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.people import Person, clean_name, hash_of

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

SECRET_COOKIE = "me"
NAME_COOKIE = "name"
HALF_A_YEAR = 180 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
VISITOR = "visitor"


@dataclass(frozen=True)
class Visitor:
    """Somebody at the door; `is_new` when the secret was made just now."""

    secret: str
    is_new: bool
    person: Person
    wants_part: bool = False
    """Whether a script of ours asks for a part of a page."""

    @property
    def known(self) -> Person | None:
        """Nobody can hold a seat by a secret that is made just now: a spectator."""
        return None if self.is_new else self.person

    @property
    def language(self) -> str:
        return self.person.language


def visitor_of(connection: AnyConnection) -> Visitor:
    """The visitor, the same one throughout a request."""
    state: dict[str, Any] = connection.scope["state"]
    if VISITOR not in state:
        state[VISITOR] = meet(connection)
    visitor: Visitor = state[VISITOR]
    return visitor


def meet(connection: AnyConnection) -> Visitor:
    known = secret_of(connection)
    secret = known or secrets.token_urlsafe(32)
    person = Person(
        id_hash=hash_of(secret),
        name=name_of(connection),
        language=language_of(connection),
        theme=theme_of(connection),
    )
    return Visitor(secret, known is None, person, wants_part(connection))


def secret_of(connection: AnyConnection) -> str | None:
    """What a program or a browser shows us; anything that we did not make is nothing."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    shown = token.strip() if kind.lower() == "bearer" else connection.cookies.get(SECRET_COOKIE, "")
    return shown if SECRET.fullmatch(shown) else None


def name_of(connection: AnyConnection) -> str:
    """The name of the last time; one that nobody may have is forgotten."""
    try:
        return clean_name(unquote(connection.cookies.get(NAME_COOKIE, "")))
    except BadWish:
        return ""


def name_or_guest(visitor: Visitor, wanted: str = "") -> str:
    """A name to sit down with: nobody has to type one to play."""
    return wanted.strip() or visitor.person.name or translator(visitor.language)("guest-name")


# Cookies


def keep(name: str, value: str, *, is_secure: bool) -> Cookie:
    """A cookie that scripts cannot read and other sites cannot send along."""
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


def keep_secret(visitor: Visitor, *, is_secure: bool) -> Cookie:
    return keep(SECRET_COOKIE, visitor.secret, is_secure=is_secure)


def wants_part(connection: AnyConnection) -> bool:
    """Whether a script of ours asks for a part of a page."""
    return connection.headers.get("hx-request") == "true"
