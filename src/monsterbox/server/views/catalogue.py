"""The catalogue of games for the home page, the form for new tables and the API."""

from __future__ import annotations

from functools import cache, partial

import msgspec

from monsterbox.bots.levels import LEVELS
from monsterbox.core.game import Game
from monsterbox.core.options import PRINTED, Option, spell
from monsterbox.games.registry import game as find_game
from monsterbox.games.registry import games
from monsterbox.text.bot_names import bot_about, bot_name
from monsterbox.text.catalog import Catalog
from monsterbox.text.ledger import measured
from monsterbox.text.speaker import Speaker, value_key


class GameBox(msgspec.Struct, frozen=True, kw_only=True):
    """A game in a few facts."""

    key: str
    title: str
    line: str
    low: int
    high: int
    minutes: tuple[int, int]
    notices: tuple[str, ...]
    rules: str
    """The version of the rules."""
    lesson: int = 0
    """How many steps its lesson has, if it has one."""


class OptionField(msgspec.Struct, frozen=True, kw_only=True):
    """A house rule to choose; values are the posted texts, with their titles."""

    name: str
    title: str
    about: str
    clause: str
    values: tuple[tuple[str, str], ...]
    chosen: str
    chapter: str
    """A clause of the chapter that it belongs to; empty if it is about the table."""
    chapter_title: str
    is_argued: bool
    """Whether players argue about it so often that it is shown first."""
    measured: tuple[str, ...] = ()
    """What its other values do, as it was measured; nothing where nothing was."""
    letters: tuple[tuple[str, str], ...] = ()
    """If it is chosen seat by seat: the letters of which a value may have one for each seat."""


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A set of house rules under one name; the options are those that differ from the print."""

    name: str
    title: str
    about: str
    options: dict[str, str]


class BotChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that can be put into a seat."""

    spec: str
    name: str
    about: str
    level: int | None


@cache
def all_games(language: str) -> tuple[GameBox, ...]:
    """Return all games."""
    return tuple(box(key, language) for key in games())


@cache
def box(key: str, language: str) -> GameBox:
    """Return one game, or raise `UnknownGame` if there is none with that key."""
    game = find_game(key)
    say = partial(Catalog(language).say, key)
    low, high = game.seats
    return GameBox(
        key=key,
        title=say("name"),
        line=say("web-box.line"),
        low=low,
        high=high,
        minutes=(int(say("web-box.minutes-low")), int(say("web-box.minutes-high"))),
        notices=tuple(speaker(game, language).notices()),
        rules=game.version,
        lesson=0 if game.lesson is None else len(game.lesson.step),
    )


def lessons(language: str) -> tuple[GameBox, ...]:
    """Return the games that have a lesson."""
    return tuple(one for one in all_games(language) if one.lesson)


@cache
def options(key: str, language: str) -> tuple[OptionField, ...]:
    """Return the house rules that can be chosen from a list, with the printed rule as default."""
    game = find_game(key)
    voice = speaker(game, language)
    return tuple(field(voice, option) for option in game.options.values() if option.is_offered)


def field(voice: Speaker, option: Option) -> OptionField:
    words = voice.option(option.name)
    letters = option.per_seat.letters if option.per_seat else ""
    return OptionField(
        name=option.name,
        title=words.title,
        about=words.about,
        clause=option.clause,
        values=titles(voice, option.name, {spell(one): value_key(one) for one in option.allowed}),
        chosen=spell(option.default),
        chapter=option.chapter,
        chapter_title=chapter_title(voice, option.chapter),
        is_argued=option.is_argued,
        measured=measured(voice, option),
        letters=titles(voice, option.name, {one: f"seat-{one}" for one in letters}),
    )


def titles(voice: Speaker, name: str, keys: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """Return texts to post, with their words."""
    return tuple((text, voice.say(f"option-{name}.{key}")) for text, key in keys.items())


def chapter_title(voice: Speaker, clause: str) -> str:
    return voice.rules[clause].section if clause else voice.say("options-of-the-table")


@cache
def presets(key: str, language: str) -> tuple[Preset, ...]:
    """Return the presets, the rules as printed first."""
    game = find_game(key)
    voice = speaker(game, language)
    return tuple(
        Preset(
            name=name,
            title=voice.say(f"preset-{name}"),
            about=voice.say(f"preset-{name}.about"),
            options={option: spell(value) for option, value in game.preset(name).items()},
        )
        for name in (PRINTED, *game.presets)
    )


@cache
def bots(language: str) -> tuple[BotChoice, ...]:
    """Return the five levels of bots."""
    catalog = Catalog(language)
    return tuple(
        BotChoice(
            spec=f"level{level}",
            name=bot_name(catalog, f"level{level}"),
            about=bot_about(catalog, f"level{level}"),
            level=level,
        )
        for level in range(1, LEVELS + 1)
    )


def speaker(game: Game, language: str) -> Speaker:
    return Speaker(language, game, game.settings(game.seats[0], {}), [""] * game.seats[0])
