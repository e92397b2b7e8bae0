"""Seating the players of a new or a saved game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

import monsterbox as mb
from monsterbox.bots.make import check_bot
from monsterbox.cli.play import saves
from monsterbox.cli.play.opponents import seat_bots
from monsterbox.cli.play.session import AREA, Session
from monsterbox.core.chance import SeededChance
from monsterbox.core.errors import BadSeats
from monsterbox.core.fair import FairChance
from monsterbox.core.match import Match
from monsterbox.core.options import Value
from monsterbox.terminal.screen import screen_of
from monsterbox.text.catalog import Catalog
from monsterbox.text.speaker import Speaker

BOT_NAMES = ("Vlad", "Mina", "Igor", "Carmilla", "Renfield", "Lilith")
PERSON = "person"
DEFAULT_LANGUAGE = "en"
LONGEST_NAME = 20


@dataclass(frozen=True)
class Wishes:
    """The arguments of the person."""

    game_key: str
    seats: int
    seat: int
    language: str | None
    names: Sequence[str]
    options: Mapping[str, Value]
    seed: int | None
    bots: str | Sequence[str]
    save_path: Path | None


def check_bots(wishes: Wishes) -> None:
    """Refuse bots that the game does not have, even for a saved game with its own bots."""
    for spec in named_bots(wishes.bots):
        check_bot(spec, wishes.game_key)


def start(wishes: Wishes, console: Console, input_line: Callable[[str], str]) -> Session:
    """Start a match; its cards follow from a new secret, unless a seed is given."""
    game = mb.game(wishes.game_key)
    settings = game.settings(wishes.seats, wishes.options)
    if not 0 <= wishes.seat < wishes.seats:
        raise BadSeats(f"seat {wishes.seat} does not exist: {wishes.seats} seats, counted from 0")
    chance = FairChance.fresh() if wishes.seed is None else SeededChance(wishes.seed)
    match = Match(game, wishes.seats, settings, game.begin(wishes.seats, settings), chance)
    language = wishes.language or DEFAULT_LANGUAGE
    save = saves.Save(
        match=match,
        seat=wishes.seat,
        language=language,
        names=all_names(wishes, language),
        bots=all_bots(wishes),
    )
    return sit_down(save, wishes.save_path, console, input_line)


def take_up(
    wishes: Wishes, resume: bool | Path, console: Console, input_line: Callable[[str], str]
) -> Session:
    """Resume a saved match: the one in the file, or the one that was played last."""
    folder = saves.data_folder() / "saves"
    path = resume if isinstance(resume, Path) else saves.newest(folder, wishes.game_key)
    save = saves.load(path)
    if save.match.game.key != wishes.game_key:
        raise saves.BadSave("save-foreign", path)
    if wishes.language is not None:
        save = saves.Save(save.match, save.seat, wishes.language, save.names, save.bots)
    session = sit_down(save, wishes.save_path or path, console, input_line)
    session.told = last_own_version(save.match, save.seat)
    session.show_table = True
    return session


def sit_down(
    save: saves.Save, path: Path | None, console: Console, input_line: Callable[[str], str]
) -> Session:
    game = save.match.game
    names = [clean(name) for name in save.names]
    folder = saves.data_folder() / "saves"
    file = path or saves.new_file(folder, game.key)
    bots = {seat: spec for seat, spec in enumerate(save.bots) if seat != save.seat}
    speaker = Speaker(save.language, game, save.match.settings, names, save.seat, bots)
    return Session(
        match=save.match,
        seat=save.seat,
        speaker=speaker,
        screen=screen_of(game.key),
        console=console,
        input_line=input_line,
        bots=seat_bots(save.match, bots),
        specs=save.bots,
        file=file,
        own_file=file.parent == folder,
    )


def all_names(wishes: Wishes, language: str) -> list[str]:
    """Return names by seat; unnamed bots get one, the person is "You"."""
    names = [clean(name) for name in wishes.names[: wishes.seats]]
    names += [""] * (wishes.seats - len(names))
    spare = iter([name for name in BOT_NAMES if name not in names])
    you = Catalog(language).say(AREA, "you")
    return [
        name or (you if seat == wishes.seat else next(spare)) for seat, name in enumerate(names)
    ]


def clean(name: str) -> str:
    """Reduce a name to one short line, whatever was typed or read from a file."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME]


def all_bots(wishes: Wishes) -> list[str]:
    """Return a bot for each seat but the person's; the last one takes the remaining seats."""
    named = named_bots(wishes.bots)
    if not 1 <= len(named) < wishes.seats:
        raise BadSeats(f"{len(named)} bots for {wishes.seats - 1} seats")
    named += [named[-1]] * (wishes.seats - 1 - len(named))
    named.insert(wishes.seat, PERSON)
    return named


def named_bots(bots: str | Sequence[str]) -> list[str]:
    """Return the specs that were given: one, several separated by commas, or a list."""
    given = bots.split(",") if isinstance(bots, str) else bots
    return [spec.strip() for spec in given]


def last_own_version(match: Match, seat: int) -> int:
    """Return the version after the seat's last choice, up to which the log is known."""
    own = [place for place, step in enumerate(match.steps, 1) if step.seat == seat]
    return own[-1] if own else 0
