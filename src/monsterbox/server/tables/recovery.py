"""Taking one's chairs to another device: a phrase that works once, and a link that contains it.

The server does not know the secret of a person, only its hash. What it keeps for a phrase is the
secret sealed with the phrase, and the hash of the phrase: whoever reads the database can open none.
"""

from __future__ import annotations

import hashlib
import secrets

from monsterbox.server.store.rows import RecoveryRow
from monsterbox.server.tables.errors import BadRecovery
from monsterbox.server.tables.rooms import UseCases, stored, to_the_end

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's base 32: none looks like another
LOOKALIKES = str.maketrans("ilo", "110")
GROUPS, GROUP = 6, 4  # 120 bits
LIFETIME = 7 * 24 * 3600.0
LONGEST_TYPED = 100


class Recovery(UseCases):
    """Phrases that bring a person's chairs to another device."""

    @to_the_end
    async def make(self, secret: str) -> str:
        """Return a new phrase for the person with this secret."""
        phrase = new_phrase()
        key = normal(phrase)
        expires = self.rooms.clock.now() + LIFETIME
        sealed = sealed_with(key, secret.encode())
        row = RecoveryRow(hash=hash_of(key), sealed=sealed, expires=expires)
        await stored(self.rooms.store.add_recovery(row))
        return phrase

    @to_the_end
    async def use(self, phrase: str) -> str:
        """Use a phrase up and return the secret."""
        key = normal(phrase)
        now = self.rooms.clock.now()
        sealed = await stored(self.rooms.store.take_recovery(hash_of(key), now)) if key else None
        if sealed is None:
            raise BadRecovery
        return sealed_with(key, sealed).decode()


def new_phrase() -> str:
    letters = [secrets.choice(LETTERS) for _ in range(GROUPS * GROUP)]
    return "-".join("".join(letters[at : at + GROUP]) for at in range(0, len(letters), GROUP))


def normal(phrase: str) -> str:
    """Return what was typed without its dashes, capitals and look-alikes; empty if it is none."""
    typed = phrase[:LONGEST_TYPED].lower().translate(LOOKALIKES)
    letters = "".join(letter for letter in typed if letter in LETTERS)
    return letters if len(letters) == GROUPS * GROUP else ""


def hash_of(key: str) -> str:
    return hashlib.sha256(f"monsterbox recovery link\n{key}".encode()).hexdigest()


def sealed_with(key: str, text: bytes) -> bytes:
    """Seal or open a text: a pad that only the key makes, and that is used once."""
    pad = hashlib.shake_256(f"monsterbox recovery pad\n{key}".encode()).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, pad, strict=True))
