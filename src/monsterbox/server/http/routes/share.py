"""The picture that messengers show beside a link to a table.

It may be kept by whoever passes it on, so it is the same for everybody and brings no cookie.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.http.answers import WebRequest, empty
from monsterbox.server.http.language import DEFAULT_LANGUAGE
from monsterbox.server.http.share import Card, NotDrawn, Pictures, Player
from monsterbox.server.http.templates import translator
from monsterbox.server.tables.errors import NoSpectators
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.shown import ScoreSheet, Shown

A_WHILE = "public, max-age=300"
ENDS = ("over", "given-up")
STILL = "share.png"
Short = Annotated[str, msgspec.Meta(max_length=40)]


@get("/t/{table:str}/share.png", opt={"is_packed": True})
async def share(
    request: WebRequest,
    tables: NamedDependency[Tables],
    table: FromPath[str],
    language: FromQuery[Short] = "",
) -> Response[bytes]:
    """Draw what a spectator may know: the game, who plays, and at the end who has won."""
    spoken = language if language in LANGUAGES else DEFAULT_LANGUAGE
    pictures: Pictures = request.app.state.pictures
    try:
        card = await card_of(tables, table, spoken)
    except NoSpectators:
        return still(request)
    png = pictures.known(card)
    if png is None:
        if not pictures.is_on:
            return still(request)
        request.app.state.limits.check_pictures(request)
        try:
            png = await pictures.draw(card)
        except NotDrawn:
            return still(request)
    return Response(png, media_type="image/png", headers={"cache-control": A_WHILE})


def still(request: WebRequest) -> Response[bytes]:
    """Lead to the picture that stands for all tables."""
    return empty(302, {"location": request.app.state.assets.url(STILL)})


async def card_of(tables: Tables, table: str, language: str) -> Card:
    """Gather what the picture says, as somebody sees it who does not sit there."""
    shown = await tables.shown(table, None, language)
    if shown.phase in ENDS:
        return card_at_end(shown, await tables.after(table, None, language), language)
    players = tuple(Player(one.seat, one.name) for one in shown.seats if one.kind != "free")
    t = translator(language)
    line = t("notices/share-waiting") if shown.phase == "waiting" else t("notices/share-playing")
    return Card(shown.game, shown.title, line, players)


def card_at_end(shown: Shown, sheet: ScoreSheet, language: str) -> Card:
    t = translator(language)
    winners = [shown.seats[seat].name for seat in sheet.winners]
    many = t("some-win", names=", ".join(winners))
    line = t("one-wins", name=winners[0]) if len(winners) == 1 else many
    if sheet.given_up or not winners:
        line = t("given-up-prompt") if sheet.given_up else t("nobody-wins")
    order = sorted(shown.seats, key=lambda one: (sheet.ranks[one.seat], one.seat))
    players = tuple(
        Player(
            one.seat,
            one.name,
            "" if sheet.given_up else str(sheet.totals[one.seat]),
            one.seat in sheet.winners and not sheet.given_up,
        )
        for one in order
    )
    return Card(shown.game, shown.title, line, players)


ROUTES = [share]
