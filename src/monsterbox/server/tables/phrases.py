"""What everybody may say at a table, by key: each reads it in the language of their own browser.

The texts are in the locales, area `social`; the reactions are drawn in `web/art/reactions.svg`.
"""

from __future__ import annotations

PHRASES = {
    "hello": ("hello", "glad", "first-time", "have-fun", "ready"),
    "manners": ("thanks", "kind", "no-problem", "sorry", "slip", "no-offence"),
    "praise": ("well-played", "clever", "what-a-move", "unexpected", "hats-off"),
    "tease": ("saw-that", "just-wait", "as-planned", "you-again", "innocent"),
    "pace": ("one-moment", "back-soon", "back", "thinking", "your-turn"),
    "luck": ("lucky", "unlucky", "close", "at-last"),
    "monsters": ("boo", "brains", "hungry", "button-eye", "full-moon"),
    "end": ("good-game", "congratulations", "another", "fun", "goodbye"),
}
"""The phrases by group, in the order in which they are offered."""

REACTIONS = (
    "wave",
    "laugh",
    "applause",
    "love",
    "wow",
    "sad",
    "sleepy",
    "think",
    "oops",
    "grumble",
    "luck",
    "party",
)

ALL_PHRASES = frozenset(key for keys in PHRASES.values() for key in keys)
