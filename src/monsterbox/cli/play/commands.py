"""Commands to type instead of a choice; only undo changes the match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.table import Table
from rich.text import Text

from monsterbox.cli.play.advice import show_idea
from monsterbox.cli.play.prompt import Menu, show_question
from monsterbox.cli.play.session import Session
from monsterbox.core.errors import NothingToUndo, UnknownClause
from monsterbox.core.options import changed_options
from monsterbox.core.rulebook import Clause

ALL = "all"
LOG_LINES = 20
LONGEST_NUMBER = 4
LONGEST_ECHO = 40


class Leave(Exception):
    """The person wants to stop playing."""


def number_in(text: str) -> int | None:
    """Return the number that was typed, if it is one of a sensible size."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


# Why, and why not


def explain(session: Session, menu: Menu, about: str) -> None:
    """`?`: show the rule behind the question, a choice, a clause, or a refusal."""
    if not about:
        view = session.match.view(session.seat)
        prompt = session.speaker.prompt(view, session.past())
        session.show_clause(session.speaker.rules[prompt.clause])
    elif number_in(about) is not None:
        explain_number(session, menu, about)
    elif is_clause(session, about):
        show_clause(session, about)
    else:
        explain_choice(session, menu.pick(about) or about)


def explain_number(session: Session, menu: Menu, number: str) -> None:
    choice = numbered(session, menu, number)
    if choice is not None:
        explain_choice(session, choice)


def explain_choice(session: Session, choice: str) -> None:
    """Say why a choice is allowed, or why not."""
    refusal = session.match.why_not(session.seat, choice)
    if refusal is not None:
        session.say("refused", reason=session.speaker.refusal(refusal))
        if refusal.clause is not None:
            session.show_clause(session.speaker.rules[refusal.clause])
        return
    view, past = session.match.view(session.seat), session.past()
    session.say("allowed", choice=session.speaker.choice(choice, view, past))
    session.show_clause(session.speaker.clause_of(choice, view, past))


def is_clause(session: Session, text: str) -> bool:
    """Whether the text is an entry of the rulebook, `a-23`, or looks like a clause: `ZB-999`."""
    rules = session.speaker.rules
    prefix, dash, number = text.partition("-")
    looks_like_one = bool(dash) and prefix.upper() == rules[0].id[:2] and number.isalnum()
    return looks_like_one or text.upper() in rules


def show_clause(session: Session, text: str) -> None:
    rules = session.speaker.rules
    try:
        session.show_clause(rules[text.upper()])
    except UnknownClause:
        session.say(
            "no-such-clause", clause=text[:LONGEST_ECHO], first=rules[0].id, last=rules[-1].id
        )


def numbered(session: Session, menu: Menu, text: str) -> str | None:
    """Return the choice with that number, or print which numbers there are."""
    number = number_in(text)
    if number is not None and 1 <= number <= len(menu.choices):
        return menu.choices[number - 1]
    session.say("no-such-number", number=text[:LONGEST_ECHO], most=len(menu.choices))
    return None


# Looking


def show_table(session: Session, menu: Menu, _: str) -> None:
    """`t`: show the table, the question and the choices again."""
    session.wipe()
    session.screen.draw(session.console, session.speaker, session.match.view(session.seat))
    show_question(session, menu)


def show_log(session: Session, menu: Menu, about: str) -> None:
    """`l`: show the last lines of the log, with `l all` everything."""
    lines = [sentence for _, sentence in session.speaker.story(session.past())]
    session.say("log-title", style="bold")
    for line in lines if about == ALL else lines[-LOG_LINES:]:
        session.write(line, indent=2)
    if about != ALL and len(lines) > LOG_LINES:
        session.say("log-shorter", count=LOG_LINES, style="dim")


def show_rules(session: Session, menu: Menu, about: str) -> None:
    """`r`: list the sections of the rulebook, with `r 2` the clauses of one."""
    if is_clause(session, about):
        show_clause(session, about)
        return
    sections: dict[str, list[Clause]] = {}
    for clause in session.speaker.rules:
        sections.setdefault(clause.section, []).append(clause)
    if not about:
        list_sections(session, list(sections))
        return
    number = number_in(about)
    if number is None or not 1 <= number <= len(sections):
        session.say("no-such-section", number=about[:LONGEST_ECHO], most=len(sections))
        return
    for clause in list(sections.values())[number - 1]:
        session.show_clause(clause)


def list_sections(session: Session, names: list[str]) -> None:
    session.say("rules-title", style="bold")
    for number, name in enumerate(names, 1):
        session.write(f"{number:>2}  {name}", indent=2)
    session.say("rules-hint", clause=session.speaker.rules[0].id, style="dim")


def show_options(session: Session, menu: Menu, about: str) -> None:
    """`o`: list the house rules that differ from the defaults, with `o all` every one."""
    game = session.match.game
    changed = changed_options(game.options, session.match.settings)
    session.say("options-title", style="bold")
    for name in game.options if about == ALL else changed:
        words = session.speaker.option(name)
        session.say("option-line", title=words.title, value=words.value)
        session.write(f"{words.about} [{name}]", indent=4, style="dim")
    if about != ALL:
        session.say("options-hint" if changed else "options-usual", style="dim")


def show_help(session: Session, menu: Menu, _: str) -> None:
    """`h`: explain how the game works, how to read a card, and every command."""
    speaker = session.speaker
    session.write(speaker.say("intro"))
    session.write(speaker.say("legend"))
    session.console.print()
    session.say("help-title", style="bold")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for typed, words in all_commands(session, menu):
        grid.add_row(Text(typed), Text(words))
    session.console.print(grid)


def all_commands(session: Session, menu: Menu) -> list[tuple[str, str]]:
    """Return what can be typed, and what it does."""
    file, clause = session.words("file"), session.speaker.rules[0].id
    example, refused = menu.choices[0], refused_example(session, menu)
    return [
        ("1, 2, 3 …", session.words("help-number", example=example)),
        ("Enter", session.words("help-enter")),
        ("?", session.words("help-why")),
        ("? …", session.words("help-why-not", example=refused)),
        (f"? {clause}", session.words("help-clause")),
        ("i", session.words("help-idea")),
        ("t", session.words("help-table")),
        ("u", session.words("help-undo")),
        (f"s [{file}]", session.words("help-save")),
        ("l", session.words("help-log")),
        ("r", session.words("help-rules")),
        ("o", session.words("help-options")),
        ("q", session.words("help-quit")),
        ("h", session.words("help-help")),
    ]


def refused_example(session: Session, menu: Menu) -> str:
    """Return a choice of the same kind that is not possible now."""
    texts = session.speaker.sentences.attempts(menu.choices[0], session.speaker.cards)
    return next((text for text in texts if is_refused(session, text)), menu.choices[0])


def is_refused(session: Session, text: str) -> bool:
    """Whether the text is a choice, but not possible now."""
    refusal = session.match.why_not(session.seat, text)
    return refusal is not None and refusal.code != "unknown-choice"


# Acting


def undo(session: Session) -> bool:
    """`u`: take back the last choice, if nothing was revealed since."""
    try:
        session.match.undo(session.seat)
    except NothingToUndo:
        session.say("nothing-to-undo")
        return False
    session.told = min(session.told, session.match.version)
    session.say("undone")
    return True


def save(session: Session, menu: Menu, name: str) -> None:
    """`s`: save now, in a file of that name if one is given."""
    path = path_of(name) if name else None
    if session.save(path, on_purpose=True):
        session.say_whole("saved", file=str(path or session.file))


def path_of(name: str) -> Path:
    try:
        return Path(name).expanduser()
    except RuntimeError:  # ~user of somebody who does not exist
        return Path(name)


Command = Callable[[Session, Menu, str], None]
COMMANDS: dict[str, Command] = {
    "?": explain,
    "i": show_idea,
    "t": show_table,
    "s": save,
    "l": show_log,
    "r": show_rules,
    "o": show_options,
    "h": show_help,
}
