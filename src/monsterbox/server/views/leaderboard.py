"""The leaderboard of a game: its bots, and the people who said that they want to be there."""

from __future__ import annotations

import msgspec

from monsterbox.server.club.ladders import Ladders
from monsterbox.server.club.pictures import head_of, sky_of
from monsterbox.server.club.ratings import BOT, FEWEST, Ladder, Rated
from monsterbox.server.store.contract import Store
from monsterbox.server.store.rows import NOBODY, PersonRow
from monsterbox.server.tables.rooms import stored
from monsterbox.text.bot_names import bot_name
from monsterbox.text.catalog import Catalog

MOST_LISTED = 100


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the leaderboard."""

    place: int
    name: str
    bot: str | None
    head: str | None
    sky: int | None
    rating: int
    doubt: int
    """How far off the rating may be, nine times in ten."""
    matches: int
    """How many matches on this server count for it."""
    wins: int
    you: bool


class Leaderboard(msgspec.Struct, frozen=True, kw_only=True):
    """The leaderboard of a game."""

    game: str
    title: str
    fewest: int
    """How many rated matches a person needs to be placed."""
    places: tuple[Place, ...]
    others: int
    """How many people are placed, but did not say that they want to be shown."""


async def leaderboard(
    store: Store, ladders: Ladders, game: str, who: str | None, language: str
) -> Leaderboard:
    """Make the leaderboard of a game for somebody."""
    ladder = await ladders.of(game)
    catalog = Catalog(language)
    placed = {
        key: rated
        for key, rated in ladder.players.items()
        if not key.startswith(BOT) and rated.matches >= FEWEST and not key.startswith(NOBODY)
    }
    known = await stored(store.people_among(list(placed)))
    bans = {ban.who for ban in await stored(store.bans())}
    shown = {
        key: known[key]
        for key in placed
        if key in known and known[key].listed and known[key].name and key not in bans
    }
    players = [key for key in in_order(ladder) if key in shown or key.startswith(BOT)]
    return Leaderboard(
        game=game,
        title=catalog.say(game, "name"),
        fewest=FEWEST,
        places=tuple(
            line(number, key, ladder.players[key], shown.get(key), key == who, catalog)
            for number, key in enumerate(players[:MOST_LISTED], 1)
        ),
        others=len(placed) - len(shown),
    )


def in_order(ladder: Ladder) -> list[str]:
    """Sort all players: the best first; of two equal ones whom one knows better."""

    def order(key: str) -> tuple[int, int, str]:
        rating = ladder.players[key].rating
        return -rating.points, rating.doubt, key

    return sorted(ladder.players, key=order)


def line(
    number: int, key: str, rated: Rated, person: PersonRow | None, is_you: bool, catalog: Catalog
) -> Place:
    spec = key.removeprefix(BOT) if person is None else None
    head = None if person is None else head_of(person, person.hash)
    return Place(
        place=number,
        name=bot_name(catalog, spec) if spec is not None else (person.name if person else ""),
        bot=spec,
        head=head,
        sky=None if head is None else sky_of(head),
        rating=rated.rating.points,
        doubt=rated.rating.doubt,
        matches=rated.matches,
        wins=rated.wins,
        you=is_you,
    )
