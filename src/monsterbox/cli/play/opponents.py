"""The computer players at a table in the terminal."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from monsterbox.bots.fallback import Guard
from monsterbox.bots.make import seat_bot
from monsterbox.cli.play import failure_log as logbook
from monsterbox.cli.play.session import Session
from monsterbox.cli.play.spinner import Waiting
from monsterbox.core.match import Match

DEFAULT_BOT = "level3"


def seat_bots(match: Match, specs: Mapping[int, str]) -> dict[int, Guard]:
    """A game that is taken up again gets the same bots again."""
    return {
        seat: seat_bot(spec, match.game.key, bot_seed(match, seat)) for seat, spec in specs.items()
    }


def bot_seed(match: Match, seat: int) -> int:
    """From the secret of the match, in a way that tells nothing about its draws."""
    secret = match.chance.describe(reveal=True)["seed"]
    told = f"monsterbox bot {secret} {seat}".encode()
    return int.from_bytes(hashlib.sha256(told).digest()[:4], "big")


def let_bots_play(session: Session) -> None:
    """Until the person is asked, or the game is over."""
    match = session.match
    with Waiting(session.console) as waiting:
        while not match.over and session.seat not in match.waiting:
            seat = match.waiting[0]
            waiting.say(session.words("thinking", name=session.speaker.names[seat]))
            let_bot_play(session, seat)


def let_bot_play(session: Session, seat: int) -> None:
    """One choice of a bot, which is told what its seat may know."""
    match, bot = session.match, session.bots[seat]
    was_well = bot.failure is None
    match.play(seat, bot.choose(match.belief(seat)))
    if was_well and bot.failure is not None:
        tell_failure(session, seat)


def tell_failure(session: Session, seat: int) -> None:
    """One sentence for the person; what went wrong, and where, is for those who mend it."""
    session.say("bot-failed", name=session.speaker.names[seat])
    file = logbook.file()
    is_first = sum(bot.failure is not None for bot in session.bots.values()) == 1
    if is_first and file.is_file():
        session.say_whole("failure-noted", file=str(file), style="dim")
