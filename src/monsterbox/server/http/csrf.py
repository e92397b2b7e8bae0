"""Forms come from our own pages, and JSON from programs: other sites can send neither."""

from __future__ import annotations

import hashlib
import hmac

from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException, HTTPException
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE

from monsterbox.server.http.visitors import AnyRequest, Visitor, visitor_of

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
TOKEN_FIELD = "_csrf_token"
TOKEN_HEADER = "x-csrftoken"


class BadToken(Exception):
    """A form that did not come from one of our pages, or from a page of somebody else."""


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
