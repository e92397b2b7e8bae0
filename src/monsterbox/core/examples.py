"""Examples of the rulebook as data: a position, what is played there, and what follows.

They are in `examples.toml` in the folder of a game. Each belongs to an entry of the book, whose
page draws its scenes; a test plays it and checks that everything happens as the book says.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from monsterbox.core.game import Game
    from monsterbox.core.match import Match

FILE = "examples.toml"


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of an example, drawn as one picture."""

    plays: tuple[str, ...] = ()
    """What is played since the scene before, as records write it: `0: play W-CAT-R on blue`."""
    legal: tuple[str, ...] | None = None
    """Everything that the seat may then choose."""
    sees: dict[str, Any] = {}
    """Parts of what the seat then sees: fields of its view."""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and what is played there, as one seat sees it."""

    entry: str
    """The entry of the rulebook that it belongs to."""
    follows: str = ""
    """The entry of another example that is played first; it has the position and the names."""
    position: dict[str, Any] = {}
    names: tuple[str, ...] = ()
    """Who sits there."""
    seat: int | None = 0
    """Who looks at the table; none for a spectator."""
    chance: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    """The parts of the table that the pictures show, by the names that the game gives them."""
    scene: tuple[Scene, ...] = (Scene(),)

    @property
    def game(self) -> str:
        """The key of the game that is played: in the book of a variant often its base game."""
        return str(self.position["game"])


class Examples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game."""

    example: tuple[Example, ...] = ()


def read_examples(package: str, variant: str = "") -> tuple[Example, ...]:
    """Return the examples in the folder of a game; a variant also has those of its base game."""
    folder = files(package)
    paths = [folder.joinpath(FILE)]
    if variant:
        paths.append(folder.joinpath(variant, FILE))
    found: dict[str, Example] = {}
    for path in paths:
        if path.is_file():
            for one in msgspec.convert(tomllib.loads(path.read_text("utf-8")), Examples).example:
                found[one.entry] = continued(found[one.follows], one) if one.follows else one
    return tuple(found.values())


def continued(before: Example, after: Example) -> Example:
    """Return an example that begins where another one ends."""
    played = tuple(line for scene in before.scene for line in scene.plays)
    first, *others = after.scene
    first = msgspec.structs.replace(first, plays=played + first.plays)
    return msgspec.structs.replace(
        after,
        position=before.position,
        names=before.names,
        chance=before.chance + after.chance,
        scene=(first, *others),
    )


def play_through(game: Game, example: Example) -> Iterator[tuple[Scene, Match]]:
    """Play an example of a game; yield each of its scenes with the match as it is then."""
    match = game.from_position(example.position, chance=example.chance)
    for scene in example.scene:
        for line in scene.plays:
            seat, _, choice = line.partition(": ")
            match.play(int(seat), choice)
        yield scene, match
