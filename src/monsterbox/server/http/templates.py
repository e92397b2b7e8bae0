"""Templates into pages: one environment per language, so that macros too speak it."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from typing import Any

import jinja2
import msgspec
from markupsafe import Markup

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games import faces
from monsterbox.games.registry import games
from monsterbox.server.http.assets import Assets, style_sheets
from monsterbox.server.http.excerpts import common, facts, first_named, latest
from monsterbox.server.http.macro_cache import Keeper
from monsterbox.text.catalog import Catalog, Word
from monsterbox.web.presenter import present
from monsterbox.web.sprites import drawings_of_game, sprite

AREA = "web"
GAMES = "games/"
DEFAULTS = "game/"
MOST_SENTENCES = 4096


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """What every template knows of who asks."""

    language: str
    languages: tuple[tuple[str, str], ...]
    theme: str
    path: str
    """Where the switches for language and theme come back to."""
    name: str
    base_url: str
    csrf: str
    product: str
    docs: str = "/api/docs"


class SharedCode(jinja2.BytecodeCache):
    """The environments differ in their words only: a template is compiled once for all five."""

    def __init__(self) -> None:
        self._compiled: dict[str, bytes] = {}

    def load_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        if bucket.key in self._compiled:
            bucket.bytecode_from_string(self._compiled[bucket.key])

    def dump_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        self._compiled[bucket.key] = bucket.bytecode_to_string()


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
        """Made when the first page in that language is: reading five languages takes time."""
        if language not in self._environments:
            words = globals_for(language, self._assets)
            self._environments[language] = environment(self._loader, self._code, words)
        return self._environments[language]

    def warm(self) -> None:
        """Read all languages and compile all templates, which else the first visitors wait for."""
        for language in LANGUAGES:
            made = self._environment(language)
            for name in made.list_templates():
                made.get_template(name)

    def templates(self) -> list[str]:
        """The names of all templates."""
        return self._loader.list_templates()

    def show(self, name: str, page: Page, /, **context: Any) -> str:
        """A template with the page it belongs to."""
        return self.render(name, page.language, page=page, csrf_token=lambda: page.csrf, **context)


def environment(
    loader: jinja2.BaseLoader, code: SharedCode, words: Mapping[str, Any]
) -> jinja2.Environment:
    made = jinja2.Environment(
        loader=loader,
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        bytecode_cache=code,
    )
    made.globals.update(words)
    made.filters.update(small_filters())
    return made


def small_filters() -> dict[str, Callable[..., Any]]:
    """Not functions: what Jinja does around the call of one takes longer than these do."""
    kept = Keeper()
    return {
        "kept": kept,
        "numbered": kept.numbered,
        "common": common,
        "facts": facts,
        "seconds_left": seconds_left,
        "presented": present,
    }


def seconds_left(until: float) -> int:
    """Whole seconds from now; the clocks of browsers go as they please."""
    return max(0, math.ceil(until - time.time()))


def globals_for(language: str, assets: Assets) -> dict[str, Any]:
    return {
        "t": remembering(catalog_of(language)),
        "language": language,
        "asset": assets.url,
        "style_sheets": style_sheets,
        "sprite": symbols,
        "drawings": drawings_of_game,
        "first_named": first_named,
        "latest": latest,
    }


@cache
def catalog_of(language: str) -> Catalog:
    return Catalog(language)


def say(catalog: Catalog, key: str, /, **values: Word) -> str:
    """A sentence of the area `web`; `t("core/name")` names another."""
    area, slash, rest = key.partition("/")
    return catalog.fill(area, rest, values) if slash else catalog.fill(AREA, key, values)


def remembering(catalog: Catalog) -> Callable[..., str]:
    """As `say`; a page says the same few things again and again."""

    @lru_cache(maxsize=MOST_SENTENCES, typed=True)
    def sentence(key: str, /, **values: Word) -> str:
        return say(catalog, key, **values)

    return sentence


@cache
def symbols_of(*names: str) -> Markup:
    return Markup(sprite(*names))


def symbols(*names: str) -> Markup:
    """Drawings by name; markup is looked through for those it uses, and not kept."""
    if any("<" in name for name in names):
        return Markup(sprite(*names))
    return symbols_of(*names)


def translator(language: str) -> Callable[..., str]:
    """The words of the area `web`, for what is said outside of templates."""
    return partial(say, catalog_of(language))


class Templates(jinja2.BaseLoader):
    """The templates that come with Monsterbox, and of each game as `games/<key>/<name>`.

    What a variant of a game does not have is taken from the game that it varies, and what no game
    has to bring, such as `hand.html`, from `game/`.
    """

    def __init__(self) -> None:
        self._general = jinja2.PackageLoader("monsterbox", "web/templates")

    def get_source(
        self, environment: jinja2.Environment, template: str
    ) -> tuple[str, str | None, Callable[[], bool] | None]:
        if not template.startswith(GAMES):
            return self._general.get_source(environment, template)
        key, _, name = template.removeprefix(GAMES).partition("/")
        for folder in reversed(faces.folders(key, "web")):
            path = folder.joinpath("templates", name)
            if path.is_file():
                return path.read_text("utf-8"), str(path), None
        return self._general.get_source(environment, f"{DEFAULTS}{name}")

    def list_templates(self) -> list[str]:
        return self._general.list_templates() + [
            f"{GAMES}{key}/{name}" for key in games() for name in self._names(key)
        ]

    def _names(self, key: str) -> list[str]:
        found = [folder.joinpath("templates") for folder in faces.folders(key, "web")]
        return sorted(
            {path.name for folder in found if folder.is_dir() for path in folder.iterdir()}
        )


@cache
def load_pages() -> Pages:
    """The templates that come with Monsterbox."""
    from monsterbox.server.http.assets import load_assets

    return Pages(Templates(), load_assets())
