"""Names that nobody may use: a list in five languages, and what an operator adds to it."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from monsterbox.core.errors import MonsterboxError
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.lookalikes import look_of

ANYWHERE = "*"  # before a line of the operator's file: also inside of longer words
LOOKALIKES = str.maketrans("01345789@$€!|", "oieastbgaseii")
REPEATED = re.compile(r"(.)\1+")
LETTERS = re.compile(r"[^\W\d_]+")


class UnwantedNames:
    """Refuses names. Digits that stand for letters, accents and repetitions do not help."""

    def __init__(self, more: Iterable[str] = ()) -> None:
        self._parts: set[str] = set()
        self._words: set[str] = set()
        own = tomllib.loads(own_list())
        for names in own.values():
            self._parts |= {squeezed(name) for name in names["parts"]}
            self._words |= {squeezed(name) for name in names["words"]}
        for line in more:
            self._add(line.strip())

    def _add(self, line: str) -> None:
        name = squeezed(line.removeprefix(ANYWHERE))
        if name and not line.startswith("#"):
            (self._parts if line.startswith(ANYWHERE) else self._words).add(name)

    def refuses(self, name: str) -> bool:
        plain = plain_letters(name)
        words = [REPEATED.sub(r"\1", word) for word in LETTERS.findall(plain)]
        whole = REPEATED.sub(r"\1", "".join(words))
        # Letters that stand alone are read together: "n a z i".
        spelled = {whole} if all(len(word) == 1 for word in words) else set()
        return bool({*words, *spelled} & self._words) or any(part in whole for part in self._parts)

    def refuses_in(self, text: str) -> bool:
        """Whether a word of a text is unwanted; what stands across two words is an accident."""
        words = [REPEATED.sub(r"\1", word) for word in LETTERS.findall(plain_letters(text))]
        alone = "".join(word if len(word) == 1 else " " for word in words).split()
        read = {*words, *map(squeezed, alone)}
        return bool(read & self._words) or any(
            part in word for word in read for part in self._parts
        )

    def check(self, name: str, field: str = "name") -> None:
        """Raise `BadWish` for a name that nobody may use."""
        if self.refuses(name):
            raise BadWish(field, "bad-name")


def own_list() -> str:
    return files("monsterbox").joinpath("server/tables/unwanted_names.toml").read_text("utf-8")


def plain_letters(name: str) -> str:
    """Return the name in small letters without accents, with letters for look-alikes."""
    apart = unicodedata.normalize("NFKD", look_of(name))
    letters = "".join(one for one in apart if not unicodedata.category(one).startswith("M"))
    return letters.translate(LOOKALIKES)


def squeezed(name: str) -> str:
    """Return a name of a list as names are compared with it."""
    return REPEATED.sub(r"\1", "".join(LETTERS.findall(plain_letters(name))))


class BadNames(MonsterboxError):
    """The operator's file cannot be read."""


def read_names(path: Path) -> list[str]:
    """Read an operator's file: a name on each line."""
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadNames(f"{path}: {getattr(error, 'strerror', '') or 'is no text'}") from None
