"""Leaving the table: for later, for good, or because the game is over."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from monsterbox.cli.play import saves
from monsterbox.cli.play.session import Session


def program() -> str:
    """The command as it was typed, so that what is printed can be copied."""
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
    """Save what was played, also since the person was asked, and say how to go on."""
    if not session.save(on_purpose=True):
        return
    command = f"{program()} play {session.match.game.key} --resume"
    if not session.own_file:
        command += f" {shlex.quote(str(session.file))}"
    session.say_whole("kept", command=command)


def finish(session: Session) -> None:
    """The score sheet, the secret of the cards, and the record to check them with."""
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
