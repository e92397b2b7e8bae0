"""Households: people behind one line, told by the address that they come from."""

from __future__ import annotations

import ipaddress
from typing import Any

from litestar.connection import ASGIConnection

SHARED = 64  # bits of an IPv6 address that everybody behind one line shares


def household_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return household(connection.client.host if connection.client else "")


def household(address: str) -> str:
    """Return what all addresses of one line have in common: with IPv6 it has millions of them."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, SHARED), strict=False))
