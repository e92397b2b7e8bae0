"""`monsterbox play`: a person against bots, in the terminal."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from monsterbox.cli.play import saves
from monsterbox.cli.play.commands import COMMANDS, LONGEST_ECHO, Leave, numbered, undo
from monsterbox.cli.play.opponents import DEFAULT_BOT, let_bots_play, log_failures
from monsterbox.cli.play.parts import finish, greet, keep, leave
from monsterbox.cli.play.prompt import Menu, make_menu, show_question
from monsterbox.cli.play.seats import DEFAULT_LANGUAGE, Wishes, check_bots, start, take_up
from monsterbox.cli.play.session import AREA, Session
from monsterbox.core.errors import MonsterboxError, Refusal
from monsterbox.core.options import Value
from monsterbox.text.catalog import Catalog

DONE = 0
UNSAVED = 1


def play(
    game_key: str,
    *,
    seats: int = 3,
    seat: int = 0,
    language: str | None = None,
    names: Sequence[str] = (),
    options: Mapping[str, Value] | None = None,
    seed: int | None = None,
    bots: str | Sequence[str] = DEFAULT_BOT,
    resume: bool | Path = False,
    save_path: Path | None = None,
    console: Console | None = None,
    input_line: Callable[[str], str] | None = None,
) -> int:
    """Play a new game or (`resume`) a saved one; return the exit status.

    `names` are listed by seat, `bots` by the other seats in order: one for all,
    `level2,ismcts:1s`, or a list; the last one takes the remaining seats. The game is saved in
    `save_path`, or in a file of its own in the user's data folder, whenever the person is asked.
    Invalid arguments raise a `MonsterboxError` before anything is shown.
    """
    console = replace_unprintable(console or Console())
    wishes = Wishes(game_key, seats, seat, language, names, options or {}, seed, bots, save_path)
    check_bots(wishes)
    read = input_line or open_input()
    session = resumed(wishes, resume, console, read) if resume else start(wishes, console, read)
    if save_path is not None:
        check_save(session)
    with log_failures():
        greet(session, is_new=not resume)
        return run(session)


def check_save(session: Session) -> None:
    """Check before the first card that the requested file can be written."""
    try:
        session.store()
    except (OSError, ValueError, saves.BadSave) as error:
        raise MonsterboxError(session.failure(session.file, error)) from None


def replace_unprintable(console: Console) -> Console:
    """Print question marks instead of failing for letters that a terminal cannot show."""
    file = console.file
    if not console.encoding.startswith("utf") and isinstance(file, io.TextIOWrapper):
        file.reconfigure(errors="replace")
    return console


def open_input() -> Callable[[str], str]:
    """Return the function that reads a line, with line editing where the system has it."""
    with suppress(ImportError):
        import readline  # noqa: F401  `input` uses it once it is there
    return input


def resumed(
    wishes: Wishes, resume: bool | Path, console: Console, read: Callable[[str], str]
) -> Session:
    """Return the saved game, or print a line in the person's language that says why not."""
    try:
        return take_up(wishes, resume, console, read)
    except saves.BadSave as error:
        catalog = Catalog(wishes.language or DEFAULT_LANGUAGE)
        reason = catalog.say(AREA, error.reason)
        line = catalog.say(AREA, "save-refused", file=str(error.path), reason=reason)
        raise MonsterboxError(line) from None


# The course of a game


def run(session: Session) -> int:
    """Play until the game is over or the person leaves; everything is saved by then."""
    try:
        with session.on_wipeable():
            while not session.match.over:
                take_step(session)
    except Leave:
        leave(session)
    except (EOFError, KeyboardInterrupt):
        session.console.print()
        keep(session)
    else:
        finish(session)
    return UNSAVED if session.unsaved and not session.match.over else DONE


def take_step(session: Session) -> None:
    """Let the bots choose until the person is asked, or ask the person."""
    if session.seat in session.match.waiting:
        ask(session)
    else:
        show_meanwhile(session)
        let_bots_play(session)


def show_meanwhile(session: Session) -> None:
    """Wipe the question at once; what may still be seen of the table stays visible."""
    view = session.match.view(session.seat)
    session.wipe()
    if session.can_wipe and session.screen.needs_table(view):
        session.screen.draw(session.console, session.speaker, view)


def ask(session: Session) -> None:
    """Show the news, the table and the choices, and wait for an answer."""
    session.wipe()
    others_acted = session.tell_news()
    view = session.match.view(session.seat)
    if others_acted or session.show_table or session.screen.needs_table(view):
        session.show_table = False
        session.screen.draw(session.console, session.speaker, view)
    menu = make_menu(session)
    show_question(session, menu)
    session.save()
    while not is_answered(session, menu, session.read(question_line(session, menu))):
        pass


def question_line(session: Session, menu: Menu) -> str:
    undo = "yes" if session.match.can_undo(session.seat) else "no"
    return session.words("ask-only-one" if len(menu.choices) == 1 else "ask", undo=undo)


def is_answered(session: Session, menu: Menu, line: str) -> bool:
    """Whether the question is settled: a choice was played, or the last one taken back."""
    command, about = split(line)
    if command == "q":
        raise Leave
    if command == "u":
        return undo(session)
    if command in COMMANDS:
        COMMANDS[command](session, menu, about)
        return False
    choice = choice_in(session, menu, line)
    if choice is None:
        return False
    session.match.play(session.seat, choice)
    session.save()
    return True


def split(line: str) -> tuple[str, str]:
    """Split a command (one letter or a question mark) from its argument."""
    if line.startswith("?"):
        return "?", line[1:].strip()
    command, _, about = line.partition(" ")
    return command.lower(), about.strip()


def choice_in(session: Session, menu: Menu, line: str) -> str | None:
    """Return the choice that was typed, or print a line that says what is wrong with it."""
    if not line and len(menu.choices) == 1:
        return menu.choices[0]
    if not line:
        session.say("nothing-typed")
        return None
    if line.isdecimal():
        return numbered(session, menu, line)
    choice = menu.pick(line)
    if choice is None:
        refuse(session, line)
    return choice


def refuse(session: Session, line: str) -> None:
    refusal = why_not(session, line)
    if refusal is None or refusal.code == "unknown-choice":
        session.say("not-understood", text=line[:LONGEST_ECHO])
        return
    clause = f" [{refusal.clause}]" if refusal.clause else ""
    session.say("refused", reason=session.speaker.refusal(refusal) + clause)


def why_not(session: Session, line: str) -> Refusal | None:
    """Return the refusal of what was typed; for a mere cell or card, with the verb added."""
    refusal = session.match.why_not(session.seat, line)
    if refusal is None or refusal.code != "unknown-choice":
        return refusal
    verbs = {choice.split()[0] for choice in session.match.legal(session.seat)}
    tried = [session.match.why_not(session.seat, f"{verb} {line}") for verb in verbs]
    readable = (one for one in tried if one is not None and not one.code.startswith("unknown"))
    return next(readable, refusal)
