"""One's own page: name and picture, statistics by game, and the matches that are over."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import groupby

import msgspec

from monsterbox.games.registry import games
from monsterbox.server.club.ladders import Ladders
from monsterbox.server.club.pictures import HEADS, head_of, sky_of
from monsterbox.server.club.ratings import FEWEST, UNKNOWN, Ladder, Rating
from monsterbox.server.store.contract import Store
from monsterbox.server.store.rows import PersonRow, ResultRow
from monsterbox.server.tables.rooms import stored
from monsterbox.server.views.shown import Head
from monsterbox.server.views.spark import Scale, Spark, scale_of, spark
from monsterbox.text.catalog import Catalog
from monsterbox.text.speaker import CORE

MOST_MATCHES = 5000
ON_THE_PAGE = 15


class GameStats(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody plays one game."""

    game: str
    title: str
    matches: int
    wins: int
    fair: float
    """How many would be won if all were equally strong."""
    streak: int
    """Matches won one after the other, up to the last."""
    best_streak: int
    rated: int
    """How many of the matches count for the rating."""
    needed: int
    """How many more until the leaderboard has room for them."""
    points: int
    doubt: int
    first_points: int
    first_doubt: int
    spark: Spark | None
    numbers: tuple[tuple[int, int, int], ...]
    """After how many matches which rating, and how far off it may be."""


class PastMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over, as one of its players remembers it."""

    table: str
    game: str
    title: str
    day: int
    month: int
    year: int
    date: str
    others: tuple[str, ...]
    bots: int
    rank: int
    seats: int
    score: str
    is_shared: bool
    """Whether several seats were theirs, on one device."""
    is_rated: bool
    is_there: bool
    """Whether the table can still be looked at."""


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """All that the page shows."""

    name: str
    number: str
    head: str
    sky: int
    heads: tuple[Head, ...]
    is_listed: bool
    games: tuple[GameStats, ...]
    matches: tuple[PastMatch, ...]
    total: int


async def profile(
    store: Store, ladders: Ladders, person: PersonRow, language: str, *, all_of_them: bool = False
) -> Profile:
    """Make the page of a person."""
    rows = await stored(store.results.of_person(person.hash, MOST_MATCHES))
    played = [tuple(seats) for _, seats in groupby(rows, key=lambda row: row.table_id)]
    catalog, head = Catalog(language), head_of(person, person.hash)
    keys = [game for game in games() if any(match[0].game == game for match in played)]
    known = {game: await ladders.of(game) for game in keys}
    scale = scale_of(path_of(known[game], person.hash) for game in keys)
    listed = played if all_of_them else played[:ON_THE_PAGE]
    return Profile(
        name=person.name,
        number=person.hash,
        head=head,
        sky=sky_of(head),
        heads=tuple(Head(key=one, sky=sky_of(one)) for one in HEADS),
        is_listed=person.listed,
        games=tuple(
            stats(known[game], person.hash, of_game(played, game), scale, catalog) for game in keys
        ),
        matches=tuple(past(match, person.hash, catalog) for match in listed if known_game(match)),
        total=len(played),
    )


def known_game(match: Sequence[ResultRow]) -> bool:
    return match[0].game in games()


def of_game(played: Sequence[Sequence[ResultRow]], game: str) -> list[Sequence[ResultRow]]:
    return [match for match in played if match[0].game == game]


def path_of(ladder: Ladder, who: str) -> list[Rating]:
    """Return the ratings of somebody from the beginning; none before the first rated match."""
    past = ladder.past.get(who, [])
    return [UNKNOWN, *past] if past else []


def stats(
    ladder: Ladder,
    who: str,
    played: Sequence[Sequence[ResultRow]],
    scale: Scale,
    catalog: Catalog,
) -> GameStats:
    """Count the matches of one game, newest first; on one device nobody plays against others."""
    alone = [match for match in played if len(own(match, who)) == 1]
    won = [own(match, who)[0].rank == 1 for match in alone]
    path, rated = path_of(ladder, who), ladder.rated(who)
    game = played[0][0].game
    return GameStats(
        game=game,
        title=catalog.say(game, "name"),
        matches=len(alone),
        wins=sum(won),
        fair=round(sum(1 / len(match) for match in alone), 1),
        streak=won.index(False) if False in won else len(won),
        best_streak=longest(won),
        rated=rated.matches,
        needed=max(0, FEWEST - rated.matches),
        points=rated.rating.points,
        doubt=rated.rating.doubt,
        first_points=UNKNOWN.points,
        first_doubt=UNKNOWN.doubt,
        spark=spark(path, scale) if path else None,
        numbers=tuple((n, one.points, one.doubt) for n, one in enumerate(path)),
    )


def own(match: Sequence[ResultRow], who: str) -> list[ResultRow]:
    return [row for row in match if row.person == who]


def longest(won: Sequence[bool]) -> int:
    """Return how many in a row were won at most."""
    return max((len(list(run)) for has_won, run in groupby(won) if has_won), default=0)


def past(match: Sequence[ResultRow], who: str, catalog: Catalog) -> PastMatch:
    mine = own(match, who)
    best = min(mine, key=lambda row: row.rank)
    day = datetime.fromtimestamp(best.at, UTC)
    others = [row for row in match if row.person != who]
    return PastMatch(
        table=best.table_id,
        game=best.game,
        title=catalog.say(best.game, "name"),
        day=day.day,
        month=day.month,
        year=day.year,
        date=day.date().isoformat(),
        others=tuple(row.name for row in others if row.person is not None and row.name),
        bots=sum(row.person is None for row in others),
        rank=best.rank,
        seats=len(match),
        score=score_of(best, catalog),
        is_shared=len(mine) > 1,
        is_rated=best.rated,
        is_there=bool(best.name),
    )


def score_of(row: ResultRow, catalog: Catalog) -> str:
    """Return the points in the unit of the game."""
    area = row.game if catalog.has(row.game, "score-unit") else CORE
    return catalog.say(area, "score-unit", count=row.score)
