"""The name under which somebody reached us: used only where it is known to be ours.

A proxy that was led astray, or a name that somebody else points at this machine, must get neither
our pages nor its name into links that people send to others.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_421_MISDIRECTED_REQUEST

from monsterbox.server.addresses import leads_nowhere_else
from monsterbox.server.http.visitors import AnyRequest
from monsterbox.server.settings import Settings

ANY = "*"


def check_host(request: AnyRequest) -> None:
    """Refuse requests to other hosts than those in the settings, if any are there."""
    settings: Settings = request.app.state.settings
    if not settings.allowed_hosts or ANY in settings.allowed_hosts:
        return
    if not is_known(request, settings):
        raise HTTPException(status_code=HTTP_421_MISDIRECTED_REQUEST)


def is_known(request: AnyRequest, settings: Settings) -> bool:
    """Whether the host is named in the settings, or means the machine that asks."""
    name = host_of(request)
    ours = {*settings.allowed_hosts, urlsplit(settings.base_url).hostname}
    return bool(name) and (name in ours or leads_nowhere_else(address_of(request)))


def base_url_of(request: AnyRequest) -> str:
    """Return the beginning of links for others: as set, else as this browser is known to reach us.

    Where neither is known, it is the address that the server itself knows of.
    """
    settings: Settings = request.app.state.settings
    if settings.shared_address:
        return settings.shared_address
    return address_of(request) if is_known(request, settings) else settings.address


def address_of(request: AnyRequest) -> str:
    return f"{request.scope['scheme']}://{request.headers.get('host', '')}"


def host_of(request: AnyRequest) -> str:
    """Return the name in the header `Host`, without its port; nothing if it is no host."""
    try:
        parts = urlsplit(address_of(request))
        is_host = parts.port is not None or not parts.netloc.endswith(":")
    except ValueError:
        return ""
    plain = parts.netloc == parts.netloc.strip() and not parts.path and "@" not in parts.netloc
    return (parts.hostname or "") if is_host and plain else ""
