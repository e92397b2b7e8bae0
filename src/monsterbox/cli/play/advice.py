"""A hint for the person: what the strongest bot would do in the same seat."""

from __future__ import annotations

import logging

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from monsterbox.bots.bot import Opinion
from monsterbox.bots.make import make_bot
from monsterbox.cli.play.opponents import Spinner, bot_seed
from monsterbox.cli.play.prompt import Menu
from monsterbox.cli.play.session import Session
from monsterbox.text.bot_names import bot_name

ADVISER = "level5"

log = logging.getLogger("monsterbox.cli")


def show_idea(session: Session, menu: Menu, _: str) -> None:
    """`i`: show the best choices, and how often they are expected to win.

    A game of memory has no such help: the bot would remember for the person.
    """
    if len(menu.choices) == 1:
        session.say("idea-only-one")
        return
    if session.match.forgets:
        session.say("idea-from-memory")
        return
    adviser = bot_name(session.speaker.catalog, ADVISER)
    with Spinner(session.console) as spinner:
        spinner.say(session.words("thinking", name=adviser))
        opinions = [one for one in opinions_for(session) if one.choice in menu.choices]
    if not opinions:
        session.say("idea-none", name=adviser)
        return
    session.say("idea-title", name=adviser, style="bold")
    session.console.print(Padding(table_of(session, menu, opinions), (0, 0, 0, 2), expand=False))


def opinions_for(session: Session) -> list[Opinion]:
    """Return the opinions of the adviser, which knows only what the person may know."""
    match, seat = session.match, session.seat
    try:
        adviser = make_bot(ADVISER, match.game.key, bot_seed(match, seat))
        return adviser.explain(match.belief(seat))
    except Exception:  # a missing hint must not end the game
        log.exception("bot %s has no idea for seat %d", ADVISER, seat)
        return []


def table_of(session: Session, menu: Menu, opinions: list[Opinion]) -> Table:
    """List the number to type, the choice in words, and the chance."""
    view, past = session.match.view(session.seat), session.past()
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    grid.add_column(justify="right", no_wrap=True)
    for opinion in opinions:
        number = menu.choices.index(opinion.choice) + 1
        sentence = session.speaker.choice(opinion.choice, view, past)
        chance = session.words("idea-chance", percent=round(100 * opinion.win_chance))
        grid.add_row(str(number), Text(sentence), chance)
    return grid
