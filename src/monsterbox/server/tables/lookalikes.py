"""What letters look like: those of other alphabets that nobody can tell from ours.

Of what Unicode knows as confusable, this has what is read as a Latin letter in the text of a page.
"""

from __future__ import annotations

import unicodedata

LATIN = (
    ("аɑα", "a"),
    ("ь", "b"),
    ("сϲᴄ", "c"),
    ("ԁɗ", "d"),
    ("еєҽ", "e"),
    ("ɡց", "g"),
    ("һнʜ", "h"),
    ("іɪιı", "i"),
    ("јϳ", "j"),
    ("кκᴋ", "k"),
    ("ӏǀʟ", "l"),
    ("мᴍ", "m"),
    ("пոɴ", "n"),
    ("оοσօᴏ", "o"),
    ("рρᴘ", "p"),
    ("ԛ", "q"),
    ("гʀ", "r"),
    ("ѕꜱ", "s"),
    ("тτᴛ", "t"),
    ("υսᴜ", "u"),
    ("νѵᴠ", "v"),
    ("ԝωᴡ", "w"),
    ("хχ", "x"),
    ("уүγʏ", "y"),
    ("ᴢ", "z"),
)
SMALL = str.maketrans({one: latin for others, latin in LATIN for one in others})
# Capitals that look like other letters than their small forms do.
CAPITAL = str.maketrans("ΑАΒВСЕΕΗНΙІЈΚКΜМΝОΟΡРЅТΤΥУΧХΖ", "aabbceehhiijkkmmnooppsttyyxxz")


def look_of(text: str) -> str:
    """Return what texts have in common that look alike: small Latin letters where they can be."""
    plain = unicodedata.normalize("NFKC", text).translate(CAPITAL)
    return plain.casefold().translate(SMALL)
