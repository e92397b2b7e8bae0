"""A hint for the person: what the strongest bot would do in the same seat."""

from __future__ import annotations

import logging

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from monsterbox.bots.make import make_bot
from monsterbox.cli.play.opponents import Spinner, bot_seed
from monsterbox.cli.play.prompt import Menu
from monsterbox.cli.play.session import Session
from monsterbox.coach.hints import Idea, ideas
from monsterbox.text.bot_names import bot_name
from monsterbox.text.reasons import in_words

ADVISER = "level5"

log = logging.getLogger("monsterbox.cli")


def show_idea(session: Session, menu: Menu, _: str) -> None:
    """`i`: show the best choices, how often they are expected to win, and why the first is best.

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
        found = [one for one in ideas_for(session) if one.choice in menu.choices]
    if not found:
        session.say("idea-none", name=adviser)
        return
    session.say("idea-title", name=adviser, style="bold")
    session.console.print(Padding(table_of(session, menu, found), (0, 0, 0, 2), expand=False))
    if found[0].why is not None:
        why = f"{in_words(session.speaker, found[0].why.key)} ({found[0].why.clause})"
        session.console.print(Padding(Text(why), (0, 0, 0, 2)))


def ideas_for(session: Session) -> tuple[Idea, ...]:
    """Return the ideas of the adviser, which knows only what the person may know."""
    match, seat = session.match, session.seat
    try:
        seed, belief = bot_seed(match, seat), match.belief(seat)
        opinions = make_bot(ADVISER, match.game.key, seed).explain(belief)
        return ideas(belief, opinions, seed)
    except Exception:  # a missing hint must not end the game
        log.exception("bot %s has no idea for seat %d", ADVISER, seat)
        return ()


def table_of(session: Session, menu: Menu, found: list[Idea]) -> Table:
    """List the number to type, the choice in words, and the chance."""
    view, past = session.match.view(session.seat), session.past()
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    grid.add_column(justify="right", no_wrap=True)
    for idea in found:
        number = menu.choices.index(idea.choice) + 1
        sentence = session.speaker.choice(idea.choice, view, past)
        chance = session.words("idea-chance", percent=round(100 * idea.chance.mean))
        grid.add_row(str(number), Text(sentence), chance)
    return grid
