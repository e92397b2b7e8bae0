"""What is said when everybody has sat down."""

from __future__ import annotations

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from monsterbox.cli.play.session import Session
from monsterbox.text.bot_names import bot_about


def greet(session: Session, *, is_new: bool) -> None:
    """What is played and with whom; for a new game also how it goes, and that chance is fair."""
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
    """Who sits where; what to expect of a computer player is said once for each kind."""
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
    """That the cards are drawn fairly, or which seed they follow from."""
    told = session.match.chance.describe(reveal=False)
    if "commitment" in told:
        session.say_whole("fair-promise", hash=str(told["commitment"]), style="dim")
    else:
        session.say("seeded", seed=str(told["seed"]), style="dim")
