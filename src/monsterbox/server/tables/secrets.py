"""Values derived from the secret of a table that reveal nothing about its draws."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

ID_BYTES = 12
LINK_BYTES = 16
CODE_LETTERS = "23456789BCDFGHJKMNPQRSTWXZ"
"""What can be told apart on paper and over the telephone; without vowels no words come up."""
CODE_LENGTH = 8
BETWEEN = re.compile(r"[\s.\-\u2010-\u2015]+")


def new_id() -> str:
    """Return an id for a table that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def new_code() -> str:
    """Return a code of nearly 38 bits; rate limits keep anybody from trying many."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str | None:
    """Return a code as it is stored, however it was typed; or None if no code is like that."""
    code = BETWEEN.sub("", typed).upper()
    is_one = len(code) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in code)
    return code if is_one else None


def written_code(code: str) -> str:
    """Return a code in two halves, as people read it."""
    return f"{code[: CODE_LENGTH // 2]}-{code[CODE_LENGTH // 2 :]}"


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
