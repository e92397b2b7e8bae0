"""Values derived from the secret of a table that reveal nothing about its draws."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

ID_BYTES = 12
LINK_BYTES = 16


def new_id() -> str:
    """Return an id for a table that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def derived(secret: bytes, *about: object) -> bytes:
    """Derive bytes for one purpose; fair chance signs other messages with the same secret."""
    message = "\n".join(["monsterbox table 1", *map(str, about)])
    return hmac.new(secret, message.encode(), hashlib.sha256).digest()


def seat_link(secret: bytes, table_id: str, seat: int, sits: int) -> str:
    """Return the secret of a seat link; `sits` counts who sat down, so it works only once.

    It can be computed again when the host asks for it, and need not be stored.
    """
    told = derived(secret, "link", table_id, seat, sits)
    return base64.urlsafe_b64encode(told[:LINK_BYTES]).decode().rstrip("=")


def rematch_id(secret: bytes, table_id: str) -> str:
    """Return the id of a table's only rematch, so that two people who ask meet there."""
    told = derived(secret, "rematch", table_id)
    return base64.urlsafe_b64encode(told[:ID_BYTES]).decode()


def bot_seed(secret: bytes, seat: int) -> int:
    """Return the seed of a bot; it is the same after a restart."""
    return int.from_bytes(derived(secret, "bot", seat)[:4], "big")
