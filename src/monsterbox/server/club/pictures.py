"""The pictures of people: heads of our own, each on one of six skies."""

from __future__ import annotations

from monsterbox.server.store.rows import PersonRow

HEADS = (
    *("dog", "cat", "rabbit", "rat", "bear", "pig", "owl", "frog"),
    *("sun", "clover", "ruby", "drop", "cheer", "doctor", "crow", "fox"),
)
SKIES = 6


def head_of(person: PersonRow | None, id_hash: str) -> str:
    """Return the head that somebody has chosen, or else the one that their number stands for."""
    if person is not None and person.picture in HEADS:
        return person.picture
    return HEADS[int(id_hash[:4] or "0", 16) % len(HEADS)] if is_hash(id_hash) else HEADS[0]


def is_hash(text: str) -> bool:
    return len(text) == 64 and set(text) <= set("0123456789abcdef")


def sky_of(head: str) -> int:
    return HEADS.index(head) % SKIES
