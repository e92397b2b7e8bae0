"""What follows from the secret of a table without telling anything about its draws."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

ID_BYTES = 12
LINK_BYTES = 16


def new_id() -> str:
    """A table's id: nobody guesses one."""
    return secrets.token_urlsafe(ID_BYTES)


def derived(secret: bytes, *about: object) -> bytes:
    """Bytes for one purpose; fair chance signs other messages with the secret."""
    message = "\n".join(["monsterbox table 1", *map(str, about)])
    return hmac.new(secret, message.encode(), hashlib.sha256).digest()


def seat_link(secret: bytes, table_id: str, seat: int, sits: int) -> str:
    """Good for one person: whoever sits down makes it stale, since `sits` counts them.

    It can be worked out again, so that the host may look it up, and need not be stored.
    """
    told = derived(secret, "link", table_id, seat, sits)
    return base64.urlsafe_b64encode(told[:LINK_BYTES]).decode().rstrip("=")


def rematch_id(secret: bytes, table_id: str) -> str:
    """One for each table: two people who ask at once meet at the same one."""
    told = derived(secret, "rematch", table_id)
    return base64.urlsafe_b64encode(told[:ID_BYTES]).decode()


def bot_seed(secret: bytes, seat: int) -> int:
    """What a bot leaves to chance; the same after a restart."""
    return int.from_bytes(derived(secret, "bot", seat)[:4], "big")
