"""The computer players at a table in the terminal."""

from __future__ import annotations

import hashlib

from monsterbox.bots.bot import Bot, Question
from monsterbox.bots.make import make_bot
from monsterbox.core.match import Match

DEFAULT_BOT = "heuristic"


def seat_bots(match: Match, specs: list[str], human: int) -> dict[int, Bot]:
    """A bot for every other seat. A game that is taken up again gets the same bots again."""
    return {
        seat: make_bot(spec, match.game.key, bot_seed(match, seat))
        for seat, spec in enumerate(specs)
        if seat != human
    }


def bot_seed(match: Match, seat: int) -> int:
    """From the secret of the match, in a way that tells nothing about its draws."""
    secret = match.chance.describe(reveal=True)["seed"]
    told = f"monsterbox bot {secret} {seat} {match.version}".encode()
    return int.from_bytes(hashlib.sha256(told).digest()[:4], "big")


def let_bot_play(match: Match, seat: int, bot: Bot) -> None:
    """One choice of a bot, which sees what its seat sees."""
    match.play(seat, bot.choose(question(match, seat)))


def question(match: Match, seat: int) -> Question:
    return Question(
        seat=seat,
        view=match.view(seat),
        legal=match.legal(seat),
        components=match.game.components(match.settings),
        settings=match.settings,
    )
