"""The requested set-up of an evening, checked field by field."""

from __future__ import annotations

from typing import Any

import msgspec

from monsterbox.core.options import PRINTED
from monsterbox.server.club.evening import Evening, Form
from monsterbox.server.tables.create import fresh_seed
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.people import Person, clean_line
from monsterbox.server.tables.secrets import new_id
from monsterbox.server.tables.wish import Wish, asked_options, check_game, check_options, check_spec

FORMS: tuple[Form, ...] = ("round-robin", "swiss")
MOST_ROUNDS = 30
MOST_TEAMS = 8
MOST_MINUTES = 24 * 60
LONGEST_TITLE = 40


class EveningWish(msgspec.Struct, frozen=True, kw_only=True):
    """A requested evening; see `Evening` for what the fields mean."""

    title: str
    game: str
    preset: str = PRINTED
    options: dict[str, Any] = {}
    form: str = "swiss"
    rounds: int = 3
    table_size: int = 2
    teams: int = 0
    fill: str | None = None
    minutes: int = 0
    pause: int | None = None
    spectators: bool = True


def as_requested(wish: EveningWish, host: Person, now: float) -> Evening:
    """Check a request field by field."""
    game = check_game(wish.game)
    least, most = game.seats
    if type(wish.table_size) is not int or not max(2, least) <= wish.table_size <= most:
        raise BadWish("table_size", "bad-seats")
    if wish.form not in FORMS:
        raise BadWish("form", "not-allowed")
    form: Form = "swiss" if wish.form == "swiss" else "round-robin"
    for field, value, low, high in (
        ("rounds", wish.rounds, 1, MOST_ROUNDS),
        ("teams", wish.teams, 0, MOST_TEAMS),
        ("minutes", wish.minutes, 0, MOST_MINUTES),
        ("pause", wish.pause or 0, 0, MOST_MINUTES),
    ):
        if type(value) is not int or not low <= value <= high:
            raise BadWish(field, "not-allowed")
    if wish.teams == 1:
        raise BadWish("teams", "not-allowed")
    if wish.fill is not None:
        check_spec(wish.fill, wish.game, "fill", is_open=False)
    asked = Wish(game=wish.game, seats=wish.table_size, preset=wish.preset, options=wish.options)
    options = asked_options(game, asked)
    for seats in range(max(2, least), wish.table_size + 1):
        check_options(game, seats, options)
    return Evening(
        id=new_id(),
        host=host.id_hash,
        title=clean_line(wish.title, "title", LONGEST_TITLE),
        game=game.key,
        options=check_options(game, wish.table_size, options),
        form=form,
        rounds_wanted=wish.rounds,
        table_size=wish.table_size,
        least=max(2, least),
        teams=wish.teams,
        fill=wish.fill,
        minutes=wish.minutes,
        pause=wish.pause,
        spectators=wish.spectators,
        created=now,
        seed=fresh_seed(),
    )
