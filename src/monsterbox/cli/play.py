"""`monsterbox play`: a person against computer players, in the terminal."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from monsterbox.cli import saves
from monsterbox.cli.choosing import Menu, make_menu, show_question
from monsterbox.cli.commands import COMMANDS, LONGEST_ECHO, Leave, numbered, undo
from monsterbox.cli.opponents import DEFAULT_BOT, let_bot_play
from monsterbox.cli.seating import DEFAULT_LANGUAGE, Wishes, start, take_up
from monsterbox.cli.session import AREA, Session
from monsterbox.core.errors import MonsterboxError
from monsterbox.core.events import Event
from monsterbox.core.options import Value
from monsterbox.text.catalog import Catalog

DONE, REFUSED = 0, 2


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
    """Play a game, a new one or (`resume`) a saved one; the exit status.

    `names` go by seat, `bots` by the other seats in order. The game is saved in `save_path`, or in
    a file of its own in the user's data folder, whenever the person is asked.
    """
    console = soften(console or Console())
    wishes = Wishes(game_key, seats, seat, language, names, options or {}, seed, bots, save_path)
    read = input_line or open_input()
    try:
        session = take_up(wishes, resume, console, read) if resume else start(wishes, console, read)
    except saves.BadSave as error:
        refuse_save(console, language or DEFAULT_LANGUAGE, error)
        return REFUSED
    except MonsterboxError as error:
        console.print(Text(str(error)), soft_wrap=True)
        return REFUSED
    greet(session, is_new=not resume)
    return run(session)


def soften(console: Console) -> Console:
    """Letters that a terminal cannot write become question marks instead of an error."""
    file = console.file
    if not console.encoding.startswith("utf") and isinstance(file, io.TextIOWrapper):
        file.reconfigure(errors="replace")
    return console


def open_input() -> Callable[[str], str]:
    """The keyboard, with line editing where the system has it."""
    with suppress(ImportError):
        import readline  # noqa: F401  `input` uses it once it is there
    return input


def refuse_save(console: Console, language: str, error: saves.BadSave) -> None:
    catalog = Catalog(language)
    reason = catalog.say(AREA, error.reason)
    line = catalog.say(AREA, "save-refused", file=str(error.path), reason=reason)
    console.print(Text(line), soft_wrap=True)


# The course of a game


def greet(session: Session, *, is_new: bool) -> None:
    """What it is, how it goes, and the promise that the cards are drawn fairly."""
    speaker = session.speaker
    session.console.print(Rule(Text(f"Monsterbox: {speaker.say('name')}"), align="left"))
    for notice in speaker.notices():
        session.write(notice, style="dim")
    if not is_new:
        session.say("resumed")
        return
    session.console.print()
    session.write(speaker.say("intro"))
    session.write(speaker.say("legend"))
    session.console.print()
    told = session.match.chance.describe(reveal=False)
    if "commitment" in told:
        session.say_whole("fair-promise", hash=str(told["commitment"]), style="dim")
    else:
        session.say("seeded", seed=str(told["seed"]), style="dim")


def run(session: Session) -> int:
    """Until the game is over or the person leaves; what was played is always saved by then."""
    try:
        while not session.match.over:
            take_step(session)
    except Leave:
        leave(session)
    except (EOFError, KeyboardInterrupt):
        session.console.print()
        keep(session)
    else:
        finish(session)
    return DONE


def take_step(session: Session) -> None:
    """One choice of the person or of a bot."""
    match = session.match
    if session.seat in match.waiting:
        ask(session)
    else:
        seat = match.waiting[0]
        let_bot_play(match, seat, session.bots[seat])


def ask(session: Session) -> None:
    """Tell the news, show the table and the choices, and wait for an answer."""
    news = tell_news(session)
    view = session.match.view(session.seat)
    if others_acted(session, news) or session.screen.needs_table(view):
        session.screen.draw(session.console, session.speaker, view)
    menu = make_menu(session)
    show_question(session, menu)
    session.save()
    while not is_answered(session, menu, session.read(question_line(session, menu))):
        pass


def question_line(session: Session, menu: Menu) -> str:
    undo = "yes" if session.match.can_undo(session.seat) else "no"
    return session.words("ask-only-one" if len(menu.choices) == 1 else "ask", undo=undo)


def tell_news(session: Session) -> list[Event]:
    """What happened since the person was told last."""
    is_first = session.told == 0
    news = session.news()
    session.console.print()
    if others_acted(session, news):
        session.say("so-far" if is_first else "since-last-turn", style="bold")
    for key, sentence in session.speaker.story(news):
        heading = key == "turn-started"
        session.write(sentence, indent=2 if heading else 4, style="bold" if heading else "")
    return news


def others_acted(session: Session, news: list[Event]) -> bool:
    return any(event.key == "turn-started" for event in news)


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
    """A command is one letter, or a question mark, and what it is about."""
    if line.startswith("?"):
        return "?", line[1:].strip()
    command, _, about = line.partition(" ")
    return command.lower(), about.strip()


def choice_in(session: Session, menu: Menu, line: str) -> str | None:
    """The choice that was typed, or one line saying what is wrong with it."""
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
    refusal = session.match.why_not(session.seat, line)
    if refusal is None or refusal.code == "unknown-choice":
        session.say("not-understood", text=line[:LONGEST_ECHO])
        return
    clause = f" [{refusal.clause}]" if refusal.clause else ""
    session.say("refused", reason=session.speaker.refusal(refusal) + clause)


# Leaving and the end


def leave(session: Session) -> None:
    """`q`: keep the game for later, or give it up and show its secret."""
    try:
        answer = session.read(session.words("save-question")).casefold()
    except (EOFError, KeyboardInterrupt):
        answer = ""
    if answer not in session.words("save-no").split():
        keep(session)
        return
    if session.own_file:
        session.file.unlink(missing_ok=True)
    session.say("given-up")
    tell_secret(session)


def keep(session: Session) -> None:
    """The game was saved when the person was asked; say how to go on."""
    if session.unsaved:
        return
    command = f"monsterbox play {session.match.game.key} --resume"
    if not session.own_file:
        command += f" {session.file}"
    session.say_whole("kept", command=command)


def finish(session: Session) -> None:
    """The score sheet, the secret of the cards, and the record to check them with."""
    tell_news(session)
    session.console.print()
    session.screen.show_result(session.console, session.speaker, session.match.view(session.seat))
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
    session.say_whole("fair-check", command=f"monsterbox verify {path}")
