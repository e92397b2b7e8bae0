"""What is shown before the first question and after the last one."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from monsterbox.cli.play import saves
from monsterbox.cli.play.session import Session
from monsterbox.text.bot_names import bot_about

# When everybody has sat down


def greet(session: Session, *, is_new: bool) -> None:
    """Show the game and the players; for a new game also how it works, and that it is fair."""
    speaker = session.speaker
    session.console.print(Rule(Text(f"Monsterbox: {speaker.say('name')}"), align="left"))
    for notice in speaker.notices():
        session.write(notice, style="dim")
    if not is_new:
        session.say("resumed")
        show_seats(session)
        return
    session.console.print()
    session.write(speaker.say("intro"))
    session.write(speaker.say("legend"))
    session.console.print()
    show_seats(session)
    session.console.print()
    promise(session)


def show_seats(session: Session) -> None:
    """Show who sits where; each kind of bot is described once."""
    session.say("seats-title", style="bold")
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    known: set[str] = set()
    for seat, name in enumerate(session.speaker.names):
        grid.add_row(Text(name), about_seat(session, seat, known))
    session.console.print(Padding(grid, (0, 0, 0, 2), expand=False))


def about_seat(session: Session, seat: int, known: set[str]) -> Text:
    spec = session.speaker.bots.get(seat)
    if spec is None:
        return Text(session.words("seat-yours"))
    line = Text(session.speaker.kind(seat)).append(f" [{spec}]", style="dim")
    about = bot_about(session.speaker.catalog, spec)
    if about and spec not in known:
        known.add(spec)
        line.append(f"\n{about}", style="dim")
    return line


def promise(session: Session) -> None:
    """Print the commitment to a fair draw, or the seed that was given."""
    told = session.match.chance.describe(reveal=False)
    if "commitment" in told:
        session.say_whole("fair-promise", hash=str(told["commitment"]), style="dim")
    else:
        session.say("seeded", seed=str(told["seed"]), style="dim")


# Leaving the table: for later, for good, or because the game is over


def program() -> str:
    """Return the command as it was typed, so that printed commands can be copied."""
    typed = sys.argv[0]
    return shlex.quote(typed) if Path(typed).name == "monsterbox" else "monsterbox"


def leave(session: Session) -> None:
    """`q`: keep the game for later, or give it up and show its secret."""
    try:
        answer = session.read(session.words("save-question")).casefold()
    except (EOFError, KeyboardInterrupt):
        answer = ""
    if answer not in session.words("save-no").split():
        keep(session)
        return
    if session.own_file and not session.saved_on_purpose:
        session.file.unlink(missing_ok=True)
    session.say("given-up")
    tell_secret(session)


def keep(session: Session) -> None:
    """Save everything up to now, and say how to continue."""
    if not session.save(on_purpose=True):
        return
    command = f"{program()} play {session.match.game.key} --resume"
    if not session.own_file:
        command += f" {shlex.quote(str(session.file))}"
    session.say_whole("kept", command=command)


def finish(session: Session) -> None:
    """Show the score sheet, reveal the seed, and write the record to check it with."""
    session.tell_news()
    session.console.print()
    view = session.match.view(session.seat)
    session.screen.show_result(session.console, session.speaker, view, session.past())
    session.console.print()
    tell_secret(session)
    write_record(session)
    if session.own_file:
        session.file.unlink(missing_ok=True)


def tell_secret(session: Session) -> None:
    told = session.match.chance.describe(reveal=True)
    session.say_whole("fair-seed" if "commitment" in told else "seeded", seed=str(told["seed"]))


def write_record(session: Session) -> None:
    if session.own_file:
        path = saves.data_folder() / "records" / session.file.name
    else:
        path = session.file.with_suffix(".record.json")
    try:
        saves.write_json(path, session.match.record())
    except OSError as error:
        session.say_whole("record-failed", file=str(path), reason=error.strerror or str(error))
        return
    session.say_whole("record-written", file=str(path))
    session.say_whole("fair-check", command=f"{program()} verify {shlex.quote(str(path))}")
