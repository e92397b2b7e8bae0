"""The words of the pages: five languages with the same keys, all used, and none missing."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.registry import games
from monsterbox.server.http.problems import codes
from monsterbox.server.tables.errors import BadWish
from monsterbox.text.catalog import Catalog, parse, paths_of

from .pages import TEMPLATES, WEB

AREA = "web"
OTHERS = [language for language in LANGUAGES if language != "en"]
CALL = re.compile(r'\bt\(\s*"([\w-]+)"(\s*~)?')
NAMED_ELSEWHERE = ("failure-", "guest-name", "with-friends", "one-device", "more-options")
"""What the server says or looks up itself, and what a list in a template names."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message and attribute, by key."""
    text = paths_of(language, AREA)[0].read_text(encoding="utf-8")
    found = {}
    for entry in parse(text, language).body:
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
            for key, value in parts.items():
                seen = Variables()
                if value is not None:
                    seen.visit(value)
                found[key] = seen.found
    return found


def calls() -> list[tuple[str, bool]]:
    """The keys that templates name; True where the rest of the key is put on later."""
    texts = [path.read_text(encoding="utf-8") for path in TEMPLATES.values()]
    return [(found[1], bool(found[2])) for text in texts for found in CALL.finditer(text)]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_with_the_same_variables(language: str) -> None:
    assert variables(language) == variables("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_a_template_names_exists(language: str) -> None:
    whole = {key for key, is_begun in calls() if not is_begun}
    begun = {key for key, is_begun in calls() if is_begun}
    known = variables(language)

    assert whole <= known.keys()
    assert [key for key in begun if not any(one.startswith(key) for one in known)] == []


def test_every_key_is_used() -> None:
    whole = {key for key, is_begun in calls() if not is_begun}
    begun = tuple(key for key, is_begun in calls() if is_begun) + NAMED_ELSEWHERE
    listed = set(re.findall(r'"(key-[\w-]+)"', (WEB / "templates/parts/keys.html").read_text()))

    unused = [
        key for key in variables("en") if key not in whole | listed and not key.startswith(begun)
    ]

    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_has_a_sentence_and_a_title(language: str) -> None:
    catalog = Catalog(language)

    for code in codes():
        assert catalog.has(AREA, f"failure-{code}"), code
        assert catalog.has(AREA, f"failure-{code}.title"), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wish_that_cannot_be_met_has_a_sentence(language: str) -> None:
    """The reasons stand in the modules that raise them."""
    server = WEB.parent / "server"
    texts = [path.read_text(encoding="utf-8") for path in server.rglob("*.py")]
    reasons = {one for text in texts for one in re.findall(r'BadWish\([^,()]+, "([\w-]+)"', text)}

    assert BadWish.code == "bad-wish"
    assert len(reasons) > 5
    for reason in reasons:
        assert Catalog(language).has(AREA, f"failure-wish-{reason}"), reason


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_every_game_has_its_line_on_the_shelf(language: str, key: str) -> None:
    catalog = Catalog(language)

    low, high = (int(catalog.say(key, f"web-box.minutes-{end}")) for end in ("low", "high"))

    assert low <= high
    assert 20 < len(catalog.say(key, "web-box.line")) < 120


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    """A few words are the same in several languages; whole sentences are not."""
    english, other = (
        dict(re.findall(r"^([\w-]+) = (.+)$", paths_of(one, AREA)[0].read_text("utf-8"), re.M))
        for one in ("en", language)
    )

    same = [key for key in english if english[key] == other[key]]

    assert [key for key in same if len(re.sub(r"{.*?}", "", english[key]).split()) > 2] == []
