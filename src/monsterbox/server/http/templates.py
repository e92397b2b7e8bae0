"""Rendering pages: one environment per language, so that macros speak it, too."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Any, NamedTuple

import jinja2
import msgspec
from markupsafe import Markup, escape

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.http.assets import Assets, style_sheets
from monsterbox.server.http.template_code import WORDS, QuickEnvironment
from monsterbox.server.http.template_loader import SharedCode, TemplateLoader
from monsterbox.server.tables.phrases import PHRASES, REACTIONS
from monsterbox.server.views.review_chart import doubt, percent, signed
from monsterbox.server.views.shown import Choice, Line, Shown
from monsterbox.text.catalog import Catalog, Word, behind_a_word
from monsterbox.web.presenter import present
from monsterbox.web.sprites import drawings_of_game, is_drawn, sprite, used_in

AREA = "web"
MOST_SENTENCES = 4096
MOST_ESCAPED = 8192
MOST_KEPT = 4_000_000  # letters of markup
MOST_LINES = 30
PLAIN = frozenset({str, int, bool, type(None)})
SEVERAL = (tuple, list)
Macro = Callable[..., Markup]
Made = dict[Hashable, tuple[Markup, tuple[object, ...]]]


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """What every template knows about the visitor."""

    language: str
    languages: tuple[tuple[str, str], ...]
    theme: str
    path: str
    """Where the settings for language and theme come back to."""
    name: str
    base_url: str
    is_only_here: bool = False
    """Whether that address means nothing on other devices."""
    csrf: str
    product: str
    docs: str = "/api/docs"
    has_operator: bool = False
    """Whether somebody reads reports."""


class Pages:
    """Renders templates in five languages."""

    def __init__(self, loader: jinja2.BaseLoader, assets: Assets) -> None:
        self._loader = loader
        self._assets = assets
        self._code = SharedCode()
        self._environments: dict[str, jinja2.Environment] = {}

    def render(self, name: str, language: str, /, **context: Any) -> str:
        return self._environment(language).get_template(name).render(context)

    def _environment(self, language: str) -> jinja2.Environment:
        """Make the environment with the first page in its language: loading all five takes time."""
        if language not in self._environments:
            words = globals_for(language, self._assets)
            self._environments[language] = environment(self._loader, self._code, words)
        return self._environments[language]

    def warm(self) -> None:
        """Load all languages and compile all templates before the first visitors need them."""
        for language in LANGUAGES:
            made = self._environment(language)
            for name in made.list_templates():
                made.get_template(name)

    def templates(self) -> list[str]:
        """Return the names of all templates."""
        return self._loader.list_templates()

    def fragment(self, page: Page, shown: Shown) -> str:
        """Render the part of a table's page that changes."""
        return self.show("fragment.html", page, shown=shown)

    def show(self, name: str, page: Page, /, **context: Any) -> str:
        """Render a template with the page that it belongs to."""
        return self.render(name, page.language, page=page, csrf_token=lambda: page.csrf, **context)


def environment(
    loader: jinja2.BaseLoader, code: SharedCode, words: Mapping[str, Any]
) -> jinja2.Environment:
    made = QuickEnvironment(
        loader=loader,
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        bytecode_cache=code,
    )
    made.globals.update(words)
    made.words, made.told = words[WORDS], told
    made.filters.update(small_filters())
    return made


@lru_cache(maxsize=MOST_ESCAPED)
def escaped(text: str) -> str:
    """Escape a plain text; most are names and words that come again and again."""
    return str(escape(text))


def told(value: object) -> str:
    """Return what a template shows of a value."""
    kind = type(value)
    if kind is str:
        return escaped(value)
    if kind is Markup:
        return value  # type: ignore[return-value]  # mypy does not follow `kind`
    if kind is int:
        return str(value)
    return escape(value)


def small_filters() -> dict[str, Callable[..., Any]]:
    """Return small functions as filters: Jinja's overhead for function calls is larger."""
    macros = MacroCache()
    return {
        "kept": macros,
        "each": macros.each,
        "common": common,
        "facts": facts,
        "seconds_left": seconds_left,
        "presented": present,
        "percent": percent,
        "signed": signed,
        "doubt": doubt,
    }


def seconds_left(until: float) -> int:
    """Return whole seconds from now, since the clocks of browsers may be wrong."""
    return max(0, math.ceil(until - time.time()))


def globals_for(language: str, assets: Assets) -> dict[str, Any]:
    return {
        WORDS: remembering(catalog_of(language)),
        "colon": behind_a_word(language, ":"),
        "semicolon": behind_a_word(language, ";"),
        "language": language,
        "phrases": PHRASES,
        "reactions": REACTIONS,
        "asset": assets.url,
        "style_sheets": style_sheets,
        "sprite": symbols,
        "used": used_in,
        "drawings": drawings_of_game,
        "is_drawn": is_drawn,
        "first_named": first_named,
        "latest": latest,
    }


@cache
def catalog_of(language: str) -> Catalog:
    return Catalog(language)


def say(catalog: Catalog, key: str, /, **values: Word) -> str:
    """Return a sentence of the area `web`; `t("core/name")` is one of another area."""
    area, slash, rest = key.partition("/")
    return catalog.fill(area, rest, values) if slash else catalog.fill(AREA, key, values)


def remembering(catalog: Catalog) -> Callable[..., str]:
    """Return `say` with a cache; a page repeats the same few sentences."""

    @lru_cache(maxsize=MOST_SENTENCES, typed=True)
    def sentence(key: str, /, **values: Word) -> str:
        return say(catalog, key, **values)

    return sentence


@cache
def symbols_of(*names: str) -> Markup:
    return Markup(sprite(*names))


def symbols(*names: str) -> Markup:
    """Return drawings by name; markup is searched for those it uses, and not cached."""
    if any("<" in name for name in names):
        return Markup(sprite(*names))
    return symbols_of(*names)


def translator(language: str) -> Callable[..., str]:
    """Return the words of the area `web`, for use outside of templates."""
    return partial(say, catalog_of(language))


@cache
def load_pages() -> Pages:
    """Load the templates that come with Monsterbox."""
    from monsterbox.server.http.assets import load_assets

    return Pages(TemplateLoader(), load_assets())


# Cached markup: most of a table stays as it was, and so does its page


class MacroCache:
    """A cache of what macros returned for the same arguments.

    `{{ face.front | kept(card, true) }}` is `{{ face.front(card, true) }}`. A macro that is
    imported without context sees only its arguments, so the same ones give the same markup for any
    viewer. Arguments are plain values, frozen structs, dicts that are the same object every time,
    and tuples or lists of these.
    """

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._new: Made = {}
        self._old: Made = {}
        self._letters = 0

    def __call__(self, macro: Macro, *given: object) -> Markup:
        key = (macro, *[one if type(one) in PLAIN else key_of(one) for one in given])
        known = self._new.get(key)
        if known is None:
            known = self._old.get(key)
            if known is None:
                # The arguments are kept too, so that no other dict can get the same id.
                known = macro(*given), given
            self._keep(key, known)
        return known[0]

    def _keep(self, key: Hashable, made: tuple[Markup, tuple[object, ...]]) -> None:
        """Keep it; when half of the room is full, forget what has not been asked for meanwhile.

        This is cheaper than to note for each markup when it was used last.
        """
        if self._letters + len(made[0]) > self._most // 2:
            self._old, self._new, self._letters = self._new, {}, 0
        if len(made[0]) <= self._most // 2:
            self._new[key] = made
            self._letters += len(made[0])

    def each(self, macro: Macro, things: Sequence[object], *more: object) -> Markup:
        """Return the markup of `macro(thing, *more)` for each thing."""
        return Markup("\n".join(self(macro, thing, *more) for thing in things))


def key_of(given: object) -> Hashable:
    """Return a key that identifies an argument."""
    if type(given) in PLAIN:  # most are
        return given
    if isinstance(given, dict):
        return id(given)
    if isinstance(given, Markup):
        return Markup, given  # equal to its text, but with a different meaning
    if isinstance(given, SEVERAL):
        return tuple(map(key_of, given))
    return given  # the cache refuses what is not hashable


# What pages select from what is shown; in templates the same would take many times as long


class Latest(NamedTuple):
    """The part of the log that a page shows; both count lines from the beginning."""

    start: int
    """The first line on the page."""
    fresh: int
    """The first line that came after the viewer's last turn."""


def latest(log: Sequence[Line], seat: int | None) -> Latest:
    """Return the last lines, or all since the viewer's last turn if these are more.

    What followed from the viewer's own last choice still belongs to that turn. Before the first
    choice there was none: the set-up may be about the viewer, but it is nobody's turn.
    """
    fresh = len(log)
    while fresh and log[fresh - 1].new:
        fresh -= 1
    while 0 < fresh < len(log) and log[fresh].seat == seat:
        fresh += 1
    return Latest(max(0, min(fresh, len(log) - MOST_LINES)), fresh)


def first_named(choices: Iterable[Choice]) -> frozenset[str]:
    """Return what a viewer can select first: the card of a choice, else all that it names."""
    named: set[str] = set()
    for choice in choices:
        named.update([choice.card] if choice.card else choice.words[1:])
    return frozenset(named)


def facts(cards: Mapping[str, dict[str, Any]], names: Iterable[str]) -> tuple[dict[str, Any], ...]:
    """Return what is printed on these components, in their order."""
    return tuple([cards[name] for name in names])


def common(names: Iterable[str], others: Collection[str]) -> tuple[str, ...]:
    """Return the names that are also among the others."""
    return tuple([name for name in names if name in others])
