"""How strong the bots of a game are, as arenas have measured it: `ratings.json` in its folder."""

from __future__ import annotations

from importlib.resources import files

import msgspec

FILE = "ratings.json"


class BotRating(msgspec.Struct, frozen=True, kw_only=True):
    """An estimate of strength on the scale of openskill, and its standard error."""

    plays: str
    """What the level was when it was measured."""
    mu: float
    sigma: float
    games: int
    seconds_per_move: float


class BotRatings(msgspec.Struct, frozen=True, kw_only=True):
    """The ratings of the levels of a game, and how they were measured."""

    game: str
    rules: str
    version: str
    seats: int
    seed: int
    jobs: int
    """How many games were played at once: bots with a time limit get further on an idle machine."""
    arenas: tuple[tuple[int, tuple[str, ...]], ...]
    """The arenas in their order: how many games among which bots."""
    bots: dict[str, BotRating]


def read_ratings(package: str, variant: str) -> BotRatings | None:
    """The ratings in the folder of a game, if there are any."""
    path = files(package).joinpath(variant, FILE)
    return msgspec.json.decode(path.read_bytes(), type=BotRatings) if path.is_file() else None
