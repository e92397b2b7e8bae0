"""Protection against CSRF: other sites can send neither our forms nor our JSON.

The token of a visitor never changes, but is masked anew in every answer: whoever can count the
bytes of many compressed pages finds only what they have in common.
"""

from __future__ import annotations

import hmac
import secrets

from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException, HTTPException
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE

from monsterbox.server.http.hosts import check_host
from monsterbox.server.http.visitors import AnyRequest, Visitor, visitor_of
from monsterbox.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
TOKEN_FIELD = "_csrf_token"
TOKEN_HEADER = "x-csrftoken"


TOKEN_BYTES = 16


class BadToken(Exception):
    """The form did not come from one of our pages, or came from another visitor's page."""


def fresh_mask() -> bytes:
    return secrets.token_bytes(TOKEN_BYTES)


def masked(token: str) -> str:
    """Return the token as one answer shows it: a mask, and the token under it."""
    mask = fresh_mask()
    return mask.hex() + xor(mask, bytes.fromhex(token)).hex()


def unmasked(given: str) -> str:
    """Return the token that a form has sent; anything else stays as it is, and wrong."""
    try:
        read = bytes.fromhex(given)
    except ValueError:
        return given
    if len(read) != 2 * TOKEN_BYTES:
        return given
    return xor(read[:TOKEN_BYTES], read[TOKEN_BYTES:]).hex()


def xor(mask: bytes, masked: bytes) -> bytes:
    return bytes(one ^ other for one, other in zip(mask, masked, strict=True))


def csrf_token(key: bytes, visitor: Visitor) -> str:
    """Return the token for every form; making it needs the cookie and our key."""
    made = hmac.digest(key, f"csrf {visitor.secret}".encode(), "sha256")
    return made[:TOKEN_BYTES].hex()


async def check_form(request: AnyRequest) -> None:
    """Check that a form has the right content type and the token of this visitor."""
    check_host(request)
    if request.method in SAFE_METHODS:
        return
    refuse_other_sites(request)
    if request.content_type[0] != RequestEncodingType.URL_ENCODED:
        raise HTTPException(status_code=HTTP_415_UNSUPPORTED_MEDIA_TYPE)
    check_token(request, request.headers.get(TOKEN_HEADER) or await token_in_form(request))


def check_read_form(request: AnyRequest, token: str) -> None:
    """Check a form that is already known to be one, and its token."""
    check_host(request)
    refuse_other_sites(request)
    check_token(request, request.headers.get(TOKEN_HEADER) or token)


def check_token(request: AnyRequest, token: str) -> None:
    given, visitor = unmasked(token), visitor_of(request)
    expected = csrf_token(request.app.state.csrf_key, visitor)
    if visitor.is_new or not hmac.compare_digest(given.encode(), expected.encode()):
        raise BadToken


async def token_in_form(request: AnyRequest) -> str:
    try:
        return str((await request.form()).get(TOKEN_FIELD, ""))
    except UnicodeDecodeError:
        raise ClientException from None


async def check_api(request: AnyRequest) -> None:
    """Require JSON, which other sites cannot send with our cookie, unlike `text/plain`."""
    check_host(request)
    refuse_other_sites(request)
    if request.method in SAFE_METHODS or not has_body(request):
        return
    if request.content_type[0] != RequestEncodingType.JSON:
        raise HTTPException(status_code=HTTP_415_UNSUPPORTED_MEDIA_TYPE)


def has_body(request: AnyRequest) -> bool:
    length = request.headers.get("content-length", "0")
    return length != "0" or "transfer-encoding" in request.headers


def refuse_other_sites(request: AnyRequest) -> None:
    """Refuse changes that the browser says come from another site; reading is allowed."""
    if request.method in SAFE_METHODS:
        return
    site = request.headers.get("sec-fetch-site", "none")
    if site not in ("none", "same-origin") or not is_own(request, request.headers.get("origin")):
        raise BadToken


def is_own(request: AnyRequest, origin: str | None) -> bool:
    """Whether a page of ours sent this; programs do not say where they come from."""
    if origin is None:
        return True
    settings: Settings = request.app.state.settings
    scheme, _, host = origin.partition("://")
    if settings.is_secure and scheme != "https":
        return False  # whoever sits on the line can write such a page
    return origin == settings.base_url or host == request.headers.get("host")
