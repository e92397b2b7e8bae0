"""Where people want mail: an address is theirs once a link that was sent there has been used.

The links in mails are signed, so that they need no cookie: whoever has the mail may use them. Each
address has a key of its own; with a new address, the links of the old one end.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

import msgspec

from monsterbox.server.store.contract import Mail
from monsterbox.server.store.rows import AddressRow
from monsterbox.server.tables.errors import BadLink, BadWish
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.rooms import stored

CONFIRM, STOP = "confirm", "stop"
LONGEST = 254
KEY_BYTES = 12
SIGNED_LETTERS = 32
LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}")
LABEL = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?")


class Addresses:
    """The addresses of people, and the links that are about them."""

    def __init__(self, store: Mail, secret: bytes) -> None:
        self._store = store
        self._secret = secret

    async def of(self, person: Person) -> AddressRow | None:
        """Return where somebody wants mail."""
        return await stored(self._store.address_of(person.id_hash))

    async def ask(self, person: Person, typed: str, now: float) -> AddressRow:
        """Store an address that is not used before it is confirmed."""
        row = AddressRow(
            person=person.id_hash,
            address=read_address(typed),
            language=person.language or "en",
            key=secrets.token_urlsafe(KEY_BYTES),
            asked=now,
        )
        await stored(self._store.keep(row))
        return row

    async def confirm(self, link: str) -> None:
        """Use an address from now on."""
        row = await self.known(CONFIRM, link)
        confirmed = msgspec.structs.replace(row, confirmed=True, failures=0, resume=0.0)
        await stored(self._store.keep(confirmed))

    async def stop(self, link: str) -> None:
        """Forget an address; a link that has done so already does no harm."""
        key = self._key_in(STOP, link)
        row = await stored(self._store.address_with(key))
        if row is not None:
            await stored(self._store.drop(row.person))

    async def forget(self, person: Person) -> None:
        await stored(self._store.drop(person.id_hash))

    async def known(self, purpose: str, link: str) -> AddressRow:
        """Return the address that a link is about, or raise `BadLink`."""
        row = await stored(self._store.address_with(self._key_in(purpose, link)))
        if row is None:
            raise BadLink
        return row

    def link(self, purpose: str, row: AddressRow) -> str:
        """Return the last part of the address of a page about this address."""
        return f"{row.key}.{self._signed(purpose, row.key)}"

    def _key_in(self, purpose: str, link: str) -> str:
        key, _, signed = link.partition(".")
        if not hmac.compare_digest(self._signed(purpose, key).encode(), signed.encode()):
            raise BadLink
        return key

    def _signed(self, purpose: str, key: str) -> str:
        message = f"monsterbox mail 1\n{purpose}\n{key}"
        return hmac.new(self._secret, message.encode(), hashlib.sha256).hexdigest()[:SIGNED_LETTERS]


def read_address(typed: str) -> str:
    """Return an address as mail servers take it: one person, without a name or a comment."""
    local, _, domain = typed.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode().lower()
    except UnicodeError:
        raise BadWish("address", "bad-address") from None
    labels = domain.split(".")
    is_local = LOCAL.fullmatch(local) and not local.startswith(".") and ".." not in local
    is_domain = len(labels) > 1 and all(LABEL.fullmatch(label) for label in labels)
    address = f"{local}@{domain}"
    if not is_local or local.endswith(".") or not is_domain or len(address) > LONGEST:
        raise BadWish("address", "bad-address")
    return address
