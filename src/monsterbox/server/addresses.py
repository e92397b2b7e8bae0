"""Under which addresses others reach this machine; nothing is sent to find them."""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit

HERE = "127.0.0.1"
OUTSIDE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))  # of documentation
LONGEST_NAME = 15  # of a network card
PATIENCE = 1.0  # seconds
ENOUGH = 1000  # bytes
ADDRESS_OF_CARD = 0x8915  # SIOCGIFADDR


def is_any_host(host: str) -> bool:
    """Whether a server there listens on all addresses of the machine."""
    return host in ("", "0.0.0.0", "::", "*")


def own_address(host: str = "") -> str:
    """Return the address that others on the network most likely reach."""
    return next(iter(own_addresses(host)), HERE)


def own_addresses(host: str = "") -> list[str]:
    """Return all that a server on this host of the machine is reached at, the likeliest first.

    That is the one which packets to the outside would carry.
    """
    found = [*towards_outside(), *of_cards()]
    if host != "::":
        found = [one for one in found if ":" not in one]
    return sorted(dict.fromkeys(filter(is_for_others, found)), key=lambda one: ":" in one)


def towards_outside() -> Iterator[str]:
    for family, target in OUTSIDE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            yield str(probe.getsockname()[0])


def of_cards() -> Iterator[str]:
    """Yield the IPv4 address of each network card, where the system tells it like Linux."""
    if sys.platform != "linux":
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                question = struct.pack("256s", name.encode()[:LONGEST_NAME])
                answer = fcntl.ioctl(asked.fileno(), ADDRESS_OF_CARD, question)
                yield socket.inet_ntoa(answer[20:24])


def is_for_others(address: str) -> bool:
    """Whether other machines of a network could reach it."""
    read = ipaddress.ip_address(address)
    return not (read.is_loopback or read.is_link_local or read.is_unspecified)


def leads_nowhere_else(url: str) -> bool:
    """Whether an address means whichever machine it is typed on."""
    host = urlsplit(url).hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return False


def is_monsterbox(host: str, port: int) -> bool:
    """Whether what listens there is one of us: it tells its health."""
    here = HERE if is_any_host(host) else host
    asked = HTTPConnection(here, port, timeout=PATIENCE)
    try:
        asked.request("GET", "/health")
        return b'"version"' in asked.getresponse().read(ENOUGH)
    except (OSError, HTTPException):
        return False
    finally:
        asked.close()


def written(host: str) -> str:
    """Return the host as a URL has it."""
    return f"[{host}]" if ":" in host else host
