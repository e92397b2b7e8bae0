"""The requested set-up of a new table, from a form or JSON, checked field by field."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from monsterbox.bots.make import check_bot, is_level, meaning
from monsterbox.bots.spec import BadBot
from monsterbox.core.errors import BadDeck, BadOption, BadSeats, UnknownGame
from monsterbox.core.fair import MOST_ADDED
from monsterbox.core.game import Game
from monsterbox.core.options import PRINTED, changed_options, respell_options
from monsterbox.games.registry import game as find_game
from monsterbox.server.store.rows import ChairRow, Kind
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.people import (
    BOT_NAMES,
    GUEST_NAMES,
    Person,
    clean_name,
    distinct,
    spare_name,
)

PACES = ("live", "days")
PERSON, FREE, BOT = "person", "free", "bot:"
MOST_OPTIONS = 64
LONGEST_VALUE = 200
LONGEST_SPEC = 60
MOST_ITERATIONS = 5_000
MOST_SECONDS = 5.0
OPTION_NAMED = re.compile(r"option '?(\w+)")


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """A requested table. Chairs are listed by seat: `person`, `free` or `bot:<spec>`.

    Every `person` is the host; several of them share the host's device.
    """

    game: str
    seats: int
    chairs: tuple[str, ...] = ()
    """By default the host is in seat 0 and a bot in every other one."""
    names: tuple[str, ...] = ()
    """By seat; empty for bots and for the host's own name."""
    preset: str = PRINTED
    options: dict[str, Any] = {}
    """House rules besides those of the preset; where both name one, this value counts."""
    pace: str = "live"
    is_open: bool = False
    gather: bool = False
    """Whether the cards wait for what the host adds to the seed once its commitment is shown."""
    spectators: bool = True
    """Whether people who do not sit at the table may watch."""
    free_text: bool = False
    """Whether people may say more there than the phrases that everybody has."""


DEFAULT_BOT = "level2"


@dataclass(frozen=True)
class Plan:
    """A request that was checked and can be carried out."""

    game: Game
    seats: int
    options: dict[str, Any]
    chairs: tuple[ChairRow, ...]
    pace: str
    is_open: bool
    spectators: bool
    free_text: bool


def check(wish: Wish, host: Person, table_id: str) -> Plan:
    """Return the plan of a table, or raise `BadWish` with the field that is wrong."""
    game = check_game(wish.game)
    check_seats(game, wish.seats)
    if wish.pace not in PACES:
        raise BadWish("pace", "bad-pace")
    return Plan(
        game=game,
        seats=wish.seats,
        options=check_options(game, wish.seats, asked_options(game, wish)),
        chairs=check_chairs(wish, host, table_id),
        pace=wish.pace,
        is_open=wish.is_open,
        spectators=wish.spectators,
        free_text=wish.free_text,
    )


def check_game(key: str) -> Game:
    try:
        return find_game(key)
    except UnknownGame:
        raise BadWish("game", "unknown-game") from None


def check_seats(game: Game, seats: int) -> None:
    try:
        game.check_seats(seats)
    except BadSeats as error:
        raise BadWish("seats", "bad-seats", str(error)) from None


# House rules


def usual_options(game: Game, chairs: Sequence[str]) -> dict[str, Any]:
    """Return the defaults that differ when several people are to play."""
    return dict(game.among_people) if FREE in chairs else {}


def asked_options(game: Game, wish: Wish) -> dict[str, Any]:
    """Return the defaults at such a table, over them the preset, and over that single options."""
    try:
        preset = game.preset(wish.preset)
    except BadOption:
        raise BadWish("preset", "unknown-preset") from None
    return usual_options(game, wish.chairs) | dict(preset) | wish.options


def check_options(game: Game, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that differ from their defaults, as they are stored."""
    if len(given) > MOST_OPTIONS:
        raise BadWish("options", "too-many")
    try:
        today = respell_options(game.options, given)
        options = {name: read_option(game, name, value) for name, value in today.items()}
        return changed_options(game.options, game.stored_settings(seats, options))
    except BadDeck as error:
        raise BadWish(option_in(error, options), "bad-deck", str(error)) from None
    except BadOption as error:
        raise BadWish(option_in(error, options), "not-allowed", str(error)) from None


def read_option(game: Game, name: str, value: Any) -> Any:
    """Parse an option: forms send texts, programs may send values."""
    if name not in game.options:
        raise BadWish("options", "unknown-option")
    if not isinstance(value, str):
        return value
    if len(value) > LONGEST_VALUE:
        raise BadWish(f"options.{name}", "too-long")
    try:
        return game.options[name].read(value)
    except BadOption as error:
        raise BadWish(f"options.{name}", "not-allowed", str(error)) from None


def option_in(error: Exception, options: Mapping[str, Any]) -> str:
    """Return the field that the game refused."""
    named = OPTION_NAMED.search(str(error))
    name = named[1] if named else next(iter(options), "")
    return f"options.{name}" if name else "options"


# Chairs


def check_chairs(wish: Wish, host: Person, table_id: str) -> tuple[ChairRow, ...]:
    """Return who sits where at the start."""
    wanted = wish.chairs or (PERSON, *[f"{BOT}{DEFAULT_BOT}"] * (wish.seats - 1))
    if len(wanted) != wish.seats:
        raise BadWish("chairs", "bad-seats")
    if all(chair.startswith(BOT) for chair in wanted):
        raise BadWish("chairs", "no-person")
    if len(wish.names) > wish.seats:
        raise BadWish("names", "too-many")
    names = settle_names(wanted, wish.names, host)
    chairs = []
    for seat, chair in enumerate(wanted):
        kind, spec = read_chair(chair, wish.game, f"chairs.{seat}", is_open=wish.is_open)
        chairs.append(
            ChairRow(
                table_id=table_id,
                seat=seat,
                kind=kind,
                person=host.id_hash if kind == PERSON else None,
                name=names[seat],
                bot=spec,
            )
        )
    return tuple(chairs)


def read_chair(chair: str, game_key: str, field: str, *, is_open: bool) -> tuple[Kind, str | None]:
    if chair == PERSON:
        return "person", None
    if chair == FREE:
        return "free", None
    if chair.startswith(BOT):
        return "bot", check_spec(chair.removeprefix(BOT), game_key, field, is_open=is_open)
    raise BadWish(field, "bad-chair")


def check_spec(spec: str, game_key: str, field: str = "bot", *, is_open: bool) -> str:
    """Check that the game has this bot and that it does not think for minutes.

    At tables that are open to everybody bots have levels, whose strength anybody can judge.
    """
    if len(spec) > LONGEST_SPEC:
        raise BadWish(field, "bad-bot")
    if is_open and not is_level(spec):
        raise BadWish(field, "only-levels")
    try:
        budget = check_bot(meaning(spec, game_key), game_key).budget
    except BadBot as error:
        raise BadWish(field, "bad-bot", str(error)) from None
    if budget is not None and (
        (budget.iterations or 0) > MOST_ITERATIONS or (budget.seconds or 0) > MOST_SECONDS
    ):
        raise BadWish(field, "bad-bot")
    return spec


def check_contribution(added: object) -> bytes:
    if not isinstance(added, bytes) or len(added) > MOST_ADDED:
        raise BadWish("contribution", "bad-contribution")
    return added


def settle_names(wanted: Sequence[str], given: Sequence[str], host: Person) -> list[str]:
    """Give everybody a distinct name; free chairs have none yet."""
    typed = [given[seat] if seat < len(given) else "" for seat in range(len(wanted))]
    if PERSON in wanted and not typed[wanted.index(PERSON)]:
        typed[wanted.index(PERSON)] = host.name
    names: list[str] = []
    for seat, chair in enumerate(wanted):
        named = clean_name(typed[seat], f"names.{seat}") if typed[seat] else ""
        taken = [*names, *typed[seat + 1 :]]
        if chair == FREE:
            names.append("")
        elif named:
            names.append(distinct(named, names))
        else:
            names.append(spare_name(GUEST_NAMES if chair == PERSON else BOT_NAMES, taken))
    return names
