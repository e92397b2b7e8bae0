"""The bots at a table in the terminal: their choices, the wait for them, their failures."""

from __future__ import annotations

import hashlib
import logging
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType

from rich.console import Console
from rich.text import Text

from monsterbox.bots.fallback import ReliableBot
from monsterbox.bots.make import seat_bot
from monsterbox.cli.play import saves
from monsterbox.cli.play.session import Session
from monsterbox.core.match import Match

DEFAULT_BOT = "level3"
# Seconds after which a silent terminal looks stuck; most choices of bots take less.
PATIENCE = 0.3


def seat_bots(match: Match, specs: Mapping[int, str]) -> dict[int, ReliableBot]:
    """Make the bots; a resumed game gets the same bots again."""
    return {
        seat: seat_bot(spec, match.game.key, bot_seed(match, seat)) for seat, spec in specs.items()
    }


def bot_seed(match: Match, seat: int) -> int:
    """Derive a bot's seed from the secret of the match, without revealing its draws."""
    secret = match.chance.describe(reveal=True)["seed"]
    told = f"monsterbox bot {secret} {seat}".encode()
    return int.from_bytes(hashlib.sha256(told).digest()[:4], "big")


def let_bots_play(session: Session) -> None:
    """Let bots choose until the person is asked, or the game is over."""
    match = session.match
    with Spinner(session.console) as spinner:
        while not match.over and session.seat not in match.waiting:
            seat = match.waiting[0]
            spinner.say(session.words("thinking", name=session.speaker.names[seat]))
            let_bot_play(session, seat)


def let_bot_play(session: Session, seat: int) -> None:
    """Let one bot choose; it knows only what its seat may know."""
    match, bot = session.match, session.bots[seat]
    was_well = bot.failure is None
    match.play(seat, bot.choose(match.belief(seat)))
    if was_well and bot.failure is not None:
        tell_failure(session, seat)


def tell_failure(session: Session, seat: int) -> None:
    """Print one sentence about a failure; the details are in the file for whoever fixes it."""
    session.say("bot-failed", name=session.speaker.names[seat])
    file = failure_file()
    is_first = sum(bot.failure is not None for bot in session.bots.values()) == 1
    if is_first and file.is_file():
        session.say_whole("failure-noted", file=str(file), style="dim")


# The wait for them


class Spinner:
    """Shows a line during a long wait and removes it afterwards; only in a terminal."""

    def __init__(self, console: Console) -> None:
        spinner = "dots" if console.encoding.startswith("utf") else "line"
        self.status = console.status("", spinner=spinner)
        self.timer = threading.Timer(PATIENCE, self.status.start)
        self.timer.daemon = True
        self.is_shown = console.is_terminal

    def say(self, words: str) -> None:
        """Set what is being waited for."""
        self.status.update(Text(words, style="dim"))

    def __enter__(self) -> Spinner:
        if self.is_shown:
            self.timer.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.is_shown:
            self.timer.cancel()
            self.timer.join()  # or it might show the line just after it was removed
            self.status.stop()


# Their failures


def failure_file() -> Path:
    return saves.data_folder() / "failures.log"


class FailureLog(logging.Handler):
    """Opens the file only to write a line; if that fails, the game goes on."""

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(OSError):
            failure_file().parent.mkdir(parents=True, exist_ok=True)
            with failure_file().open("a", encoding="utf-8") as lines:
                lines.write(f"{self.format(record)}\n")


@contextmanager
def log_failures() -> Iterator[None]:
    """Log failures to the file, so that they are not printed over the table."""
    handler = FailureLog(logging.WARNING)
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    logger = logging.getLogger("monsterbox")
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
