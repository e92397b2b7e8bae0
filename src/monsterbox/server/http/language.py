"""The language and the theme: the person's setting first, then the browser's preference."""

from __future__ import annotations

from litestar.connection import ASGIConnection

from monsterbox.core.rulebook import LANGUAGES

LANGUAGE_COOKIE = "language"
THEME_COOKIE = "theme"
DEFAULT_LANGUAGE = "en"
THEMES = ("auto", "light", "dark")
OWN_NAMES = {
    "de": "Deutsch",
    "en": "English",
    "fr": "Français",
    "nl": "Nederlands",
    "it": "Italiano",
}
MOST_WISHES = 20


def language_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]  # any connection
    """Return the language to answer in: the cookie's, else the browser's best that we have."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    return best_language(connection.headers.get("accept-language", ""))


def best_language(accepted: str) -> str:
    """Return the language with the highest weight that we have; ties go by their order."""
    wishes = [read_wish(part) for part in accepted.split(",")[:MOST_WISHES]]
    for _, language in sorted(wishes, key=lambda wish: -wish[0]):
        if language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE


def read_wish(part: str) -> tuple[float, str]:
    """Parse `de-CH;q=0.8` as (0.8, "de"); what cannot be parsed gets weight 0."""
    tag, _, parameter = part.partition(";")
    language = tag.strip().partition("-")[0].lower()
    name, _, value = parameter.strip().partition("=")
    if name.strip() != "q":
        return 1.0, language
    digits = value.strip().replace(".", "", 1)
    weight = float(value) if digits.isascii() and digits.isdecimal() else 0.0
    return (weight, language) if 0 < weight <= 1 else (0.0, "")


def theme_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]  # any connection
    chosen = connection.cookies.get(THEME_COOKIE, "")
    return chosen if chosen in THEMES else THEMES[0]
