"""Who asks: a browser by its cookie, a program by its token. Both are the same kind of secret.

Whoever holds the secret holds the seats. The cookie is made with the first page, so that the token
of every form can hang on it; name, language and theme are cookies of the device.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, unquote

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException, HTTPException
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE

import monsterbox
from monsterbox.server.http.language import OWN_NAMES, language_of, theme_of
from monsterbox.server.http.templates import Page, translator
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.people import Person, clean_name, hash_of

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

SECRET_COOKIE = "me"
NAME_COOKIE = "name"
HALF_A_YEAR = 180 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
TOKEN_FIELD = "_csrf_token"
TOKEN_HEADER = "x-csrftoken"
VISITOR = "visitor"


class BadToken(Exception):
    """A form that did not come from one of our pages, or from a page of somebody else."""


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


# Forms come from our own pages


def csrf_token(key: bytes, visitor: Visitor) -> str:
    """What stands in every form: only who knows the cookie and our key can make it."""
    return hmac.new(key, f"csrf {visitor.secret}".encode(), hashlib.sha256).hexdigest()[:32]


async def check_form(request: AnyRequest) -> None:
    """Before a page changes anything: the right kind of body, with the token of this visitor."""
    if request.method in SAFE_METHODS:
        return
    refuse_other_sites(request)
    if request.content_type[0] != RequestEncodingType.URL_ENCODED:
        raise HTTPException(status_code=HTTP_415_UNSUPPORTED_MEDIA_TYPE)
    given = request.headers.get(TOKEN_HEADER) or await token_in_form(request)
    visitor = visitor_of(request)
    expected = csrf_token(request.app.state.csrf_key, visitor)
    if visitor.is_new or not hmac.compare_digest(given.encode(), expected.encode()):
        raise BadToken


async def token_in_form(request: AnyRequest) -> str:
    try:
        return str((await request.form()).get(TOKEN_FIELD, ""))
    except UnicodeDecodeError:
        raise ClientException from None


async def check_api(request: AnyRequest) -> None:
    """Other sites cannot send JSON with our cookie; `text/plain` would be taken for it."""
    refuse_other_sites(request)
    if request.method in SAFE_METHODS or not has_body(request):
        return
    if request.content_type[0] != RequestEncodingType.JSON:
        raise HTTPException(status_code=HTTP_415_UNSUPPORTED_MEDIA_TYPE)


def has_body(request: AnyRequest) -> bool:
    length = request.headers.get("content-length", "0")
    return length != "0" or "transfer-encoding" in request.headers


def refuse_other_sites(request: AnyRequest) -> None:
    """Browsers say where a request comes from; reading is not refused, only changing."""
    site = request.headers.get("sec-fetch-site", "none")
    if site not in ("none", "same-origin") and request.method not in SAFE_METHODS:
        raise BadToken


# Pages


def wants_part(connection: AnyConnection) -> bool:
    """Whether a script of ours asks for a part of a page."""
    return connection.headers.get("hx-request") == "true"


def page_of(request: AnyRequest, path: str = "") -> Page:
    """What every template is told of the visitor; `path` where the page is shown elsewhere."""
    visitor = visitor_of(request)
    return Page(
        language=visitor.language,
        languages=tuple(OWN_NAMES.items()),
        theme=visitor.person.theme,
        path=path or path_of(request),
        name=visitor.person.name,
        base_url=base_url_of(request),
        csrf=csrf_token(request.app.state.csrf_key, visitor),
        product=monsterbox.__version__,
    )


def path_of(request: AnyRequest) -> str:
    """Where the visitor is; what answers a form is nowhere to come back to."""
    if request.method != "GET":
        return "/"
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def base_url_of(request: AnyRequest) -> str:
    """What links for others begin with: as set, else as this browser reached us."""
    shared: str = request.app.state.settings.shared_address
    return shared or str(request.base_url).rstrip("/")
