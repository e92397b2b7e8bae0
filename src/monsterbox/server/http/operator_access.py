"""Who may use the operator's page: whoever has shown the token, for half a day in one browser."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable

from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.handlers.base import BaseRouteHandler

from monsterbox.server.http.visitors import AnyConnection, visitor_of

COOKIE, TLS_COOKIE = "operator", "__Host-operator"
LASTS = 12 * 3600


class OperatorAccess:
    """Checks the token and the cookie; without a token nobody is an operator."""

    def __init__(self, token: str, key: bytes, clock: Callable[[], float] = time.time) -> None:
        self.is_on = bool(token)
        self.clock = clock
        self._token = digest(token)
        self._key = hmac.new(key, f"operator {token}".encode(), hashlib.sha256).digest()

    def is_token(self, given: str) -> bool:
        """Compare in constant time; the digests are of equal length."""
        return self.is_on and hmac.compare_digest(digest(given.strip()), self._token)

    def pass_for(self, person: str) -> str:
        """Return the value of a cookie, which is worth nothing in another browser."""
        until = str(int(self.clock()) + LASTS)
        return f"{until}.{self._signed(until, person)}"

    def is_pass(self, shown: str, person: str) -> bool:
        until, _, signed = shown.partition(".")
        is_ours = hmac.compare_digest(signed.encode(), self._signed(until, person).encode())
        return self.is_on and is_ours and int(until) > self.clock()

    def _signed(self, until: str, person: str) -> str:
        return hmac.new(self._key, f"{until} {person}".encode(), hashlib.sha256).hexdigest()


def digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def cookie_name(*, is_secure: bool) -> str:
    return TLS_COOKIE if is_secure else COOKIE


def make_cookie(value: str, *, is_secure: bool) -> Cookie:
    """Make the cookie that lets an operator in, or without a value the one that ends it."""
    return Cookie(
        key=cookie_name(is_secure=is_secure),
        value=value,
        httponly=True,
        samesite="strict",
        secure=is_secure,
        max_age=LASTS if value else 0,
        path="/",
    )


def is_operator(connection: AnyConnection) -> bool:
    access: OperatorAccess = connection.app.state.operator
    name = cookie_name(is_secure=connection.app.state.settings.is_secure)
    return access.is_pass(connection.cookies.get(name, ""), visitor_of(connection).person.id_hash)


async def only_operators(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Guard a route; to everybody else there is nothing."""
    if not is_operator(connection):
        raise NotFoundException


async def only_with_operator(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Guard what makes sense only where somebody reads it."""
    if not connection.app.state.operator.is_on:
        raise NotFoundException


async def admit(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Guard all pages and the API: who is banned gets no further."""
    visitor = visitor_of(connection)
    address = connection.client.host if connection.client else ""
    person = None if visitor.is_new else visitor.person.id_hash
    connection.app.state.tables.rooms.admission.admit(person, address)
