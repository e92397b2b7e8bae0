"""Loading templates: the general ones, and those in the folders of the games."""

from __future__ import annotations

from collections.abc import Callable

import jinja2

from monsterbox.games import faces
from monsterbox.games.registry import games

GAMES = "games/"
DEFAULTS = "game/"


class SharedCode(jinja2.BytecodeCache):
    """Compiles a template once for all five environments, which differ only in their words."""

    def __init__(self) -> None:
        self._compiled: dict[str, bytes] = {}

    def load_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        if bucket.key in self._compiled:
            bucket.bytecode_from_string(self._compiled[bucket.key])

    def dump_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        self._compiled[bucket.key] = bucket.bytecode_to_string()


class TemplateLoader(jinja2.BaseLoader):
    """Loads the templates of Monsterbox, and those of each game as `games/<key>/<name>`.

    A template that a variant does not have is taken from its base game, and one that is optional
    for games, such as `hand.html`, from `game/`.
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
