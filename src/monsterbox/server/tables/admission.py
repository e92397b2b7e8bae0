"""Who may come in, and under which name: bans, the closed lobby, unwanted names.

What operators decide is in the store; here it is in memory, since every request asks for it.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from cachetools import LRUCache

from monsterbox.server.store.contract import Store
from monsterbox.server.store.rows import BanRow
from monsterbox.server.tables.errors import BadWish, Banned, LobbyClosed
from monsterbox.server.tables.unwanted_names import UnwantedNames

LOBBY_CLOSED = "lobby-closed"
HOUSEHOLD = 64  # bits of an IPv6 address that everybody behind one line shares
MOST_SEEN = 20_000
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Admission:
    """What this process knows of the operator's decisions, and who came from where.

    Addresses are kept in memory only, for the people who came last.
    """

    def __init__(self, names: UnwantedNames | None = None) -> None:
        self.names = names or UnwantedNames()
        self.is_lobby_closed = False
        self._people: frozenset[str] = frozenset()
        self._ranges: tuple[Network, ...] = ()
        self._seen = LRUCache[str, str](MOST_SEEN)

    async def refresh(self, store: Store) -> None:
        """Read the decisions again, which another process may have stored."""
        self.is_lobby_closed = await store.switch(LOBBY_CLOSED)
        self.use(await store.bans())

    def use(self, bans: Iterable[BanRow]) -> None:
        ranges = {ban.who: network_of(ban.who) for ban in bans}
        self._people = frozenset(who for who, found in ranges.items() if found is None)
        self._ranges = tuple(found for found in ranges.values() if found is not None)

    def admit(self, person: str | None, address: str) -> None:
        """Let somebody in and note from where they came, or raise `Banned`."""
        if person in self._people or (self._ranges and self._is_banned_range(address)):
            raise Banned
        if person is not None and address:
            self._seen[person] = address

    def _is_banned_range(self, address: str) -> bool:
        found = address_in(address)
        return found is not None and any(found in one for one in self._ranges)

    def household_of(self, person: str) -> str:
        """Return the addresses of the household where somebody was last seen, or nothing."""
        found = network_of(self._seen.get(person, ""))
        return "" if found is None else str(found)

    def check_lobby(self) -> None:
        if self.is_lobby_closed:
            raise LobbyClosed


def address_in(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if found.version == 6 else None
    return mapped or found


def network_of(text: str) -> Network | None:
    """Read a range; a single address of IPv6 stands for its household."""
    try:
        one = address_in(text)
        if one is not None and one.version == 6:
            return ipaddress.ip_network((one, HOUSEHOLD), strict=False)
        return ipaddress.ip_network(one or text, strict=False)
    except ValueError:
        return None


def check_who(text: str) -> str:
    """Return who is to be banned, as it is stored: a person's number, or a range of addresses."""
    typed = text.strip().lower()
    if len(typed) == 64 and all(digit in "0123456789abcdef" for digit in typed):
        return typed
    found = network_of(typed)
    if found is None or found.prefixlen < (8 if found.version == 4 else 16):
        raise BadWish("who", "bad-ban")
    return str(found)
