"""Static files in memory: named by their content, compressed once, cached by browsers forever.

All of them together are a few hundred kilobytes. A request is a lookup in a dict, so that no path
can lead to any other file.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import posixpath
import re
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

import brotli  # type: ignore[import-untyped]  # it comes without types

from monsterbox.games import faces
from monsterbox.games.registry import game, games

STYLE = ".css"
PREFIX = "/static/"
NOT_SERVED = {"__pycache__", "art.svg", "templates"}
PACKED_ALREADY = {".woff2", ".png", ".ico"}
LINK = re.compile(rb"url\(\s*([\"']?)([^)\"'#:]+)\1\s*\)")
IMPORT = re.compile(rb"((?:from|import)\s*)\"(\.\.?/[\w./-]+\.m?js)\"")
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".ico": "image/x-icon",
}
# Files that refer to others come after them, when the hashed names are known.
LATER = {".webmanifest": 1, ".css": 1, ".js": 2}


@dataclass
class Asset:
    """One file; it is compressed when it is first requested."""

    kind: str
    body: bytes
    can_pack: bool

    @cached_property
    def packed(self) -> dict[str, bytes]:
        return pack(self.body) if self.can_pack else {}

    def best(self, accepted: str) -> tuple[str | None, bytes]:
        """Return the encoding that is smallest for this browser, and its body."""
        for way, body in self.packed.items():
            if way in accepted:
                return way, body
        return None, self.body


class Assets:
    """The static files of some folders; `url("table.css")` is for templates."""

    def __init__(self, *roots: tuple[str, Traversable]) -> None:
        """Read each folder; its prefix comes before the names of its files."""
        self.names: dict[str, str] = {}
        self.files: dict[str, Asset] = {}
        found = dict(file for prefix, root in roots for file in walk(root, prefix))
        for name in in_order(found):
            self._add(name, found[name])

    def url(self, name: str) -> str:
        return PREFIX + self.names[name]

    def _add(self, name: str, body: bytes) -> None:
        path = PurePosixPath(name)
        body = self._rewritten(path, body)
        digest = hashlib.sha256(body).hexdigest()[:12]
        hashed = f"{name.removesuffix(path.suffix)}.{digest}{path.suffix}"
        kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.names[name] = hashed
        self.files[hashed] = Asset(kind, body, path.suffix not in PACKED_ALREADY)

    def _rewritten(self, path: PurePosixPath, body: bytes) -> bytes:
        """Replace file names in style sheets and scripts by their hashed names."""
        if path.suffix == ".css":
            return LINK.sub(lambda found: b'url("%s")' % self._beside(path, found[2]), body)
        if path.suffix in (".js", ".mjs"):
            return IMPORT.sub(
                lambda found: b'%s"%s"' % (found[1], self._beside(path, found[2])), body
            )
        return body

    def _beside(self, path: PurePosixPath, name: bytes) -> bytes:
        return self.url(beside(path, name.decode())).encode()


def walk(folder: Traversable, prefix: str = "") -> list[tuple[str, bytes]]:
    found = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name not in NOT_SERVED:
            found += walk(entry, f"{prefix}{entry.name}/")
        elif entry.is_file() and not entry.name.endswith(".py") and entry.name not in NOT_SERVED:
            found.append((f"{prefix}{entry.name}", entry.read_bytes()))
    return found


def in_order(found: dict[str, bytes]) -> list[str]:
    """Sort files so that each comes after those that it refers to."""
    names = sorted(found, key=lambda name: LATER.get(PurePosixPath(name).suffix, 0))
    placed: list[str] = []
    for name in names:
        place(name, found, placed)
    return placed


def place(name: str, found: dict[str, bytes], placed: list[str]) -> None:
    if name in placed:
        return
    if name.endswith(".js"):
        for _, other in IMPORT.findall(found[name]):
            place(beside(PurePosixPath(name), other.decode()), found, placed)
    placed.append(name)


def beside(path: PurePosixPath, name: str) -> str:
    """Resolve a relative path in a file to the name of the other file."""
    return posixpath.normpath(path.parent / name)


def pack(body: bytes) -> dict[str, bytes]:
    """Compress a file, best encoding first; leave out encodings that do not make it smaller."""
    ways = {"br": brotli.compress(body), "gzip": gzip.compress(body, 9, mtime=0)}
    return {way: packed for way, packed in ways.items() if len(packed) < len(body)}


@cache
def folders_of_games() -> dict[Traversable, str]:
    """Return the folders of all games, and the prefix of their files' names."""
    found: dict[Traversable, str] = {}
    for key in sorted(games(), key=lambda key: bool(game(key).variant)):
        found.setdefault(faces.folders(key, "web")[0], f"games/{key}/")
    return found


def style_sheets(key: str) -> list[str]:
    """Return the style sheets of a game; those of a variant follow those of its base game."""
    base, *own = faces.folders(key, "web")
    home = PurePosixPath(folders_of_games()[base])
    sheets = [
        path for path in map(PurePosixPath, sorted(load_assets().names)) if path.suffix == STYLE
    ]
    folders = [home, *(home / folder.name for folder in own)]
    return [str(path) for folder in folders for path in sheets if path.parent == folder]


@cache
def load_assets() -> Assets:
    """Read the files that come with Monsterbox, once even for several apps."""
    return Assets(
        ("", files("monsterbox").joinpath("web", "static")),
        *((prefix, folder) for folder, prefix in folders_of_games().items()),
    )
