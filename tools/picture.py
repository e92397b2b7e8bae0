"""Generate docs/pictures/terminal.svg: a table as `monsterbox play` shows it.

python tools/picture.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

import monsterbox as mb
from monsterbox.bots.make import make_bot
from monsterbox.core.match import Match
from monsterbox.terminal.screen import screen_of
from monsterbox.text.speaker import Speaker

TARGET = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "terminal.svg"
NAMES = ("Ada", "Vlad", "Mina")


def a_good_moment(seed: int = 4, choices: int = 62) -> Match:
    """Return a match in which bots played some turns, until seat 0 must play a card."""
    match = mb.game("zombeasts").match(seats=3, seed=seed)
    bots = [make_bot("heuristic", "zombeasts", seat) for seat in range(3)]
    for done in range(1000):
        seat = match.turn
        assert seat is not None
        if done >= choices and seat == 0 and "play" in match.legal(0)[0]:
            break
        match.play(seat, bots[seat].choose(match.belief(seat)))
    return match


def main() -> None:
    match = a_good_moment()
    console = Console(
        record=True, width=92, force_terminal=True, file=io.StringIO(), color_system="truecolor"
    )
    speaker = Speaker("en", match.game, match.settings, NAMES, 0)
    view = match.view(0)
    screen_of("zombeasts").draw(console, speaker, view)
    prompt = speaker.prompt(view)
    console.print(f"[bold]{prompt.text}[/bold] \\[{prompt.clause}]")
    for number, choice in enumerate(match.legal(0)[:4], 1):
        console.print(f"{number}  {speaker.choice(choice, view)}")
    picture = console.export_svg(title="monsterbox play zombeasts", theme=DIMMED_MONOKAI)
    # The picture must not load a font from another host.
    picture = re.sub(r"@font-face \{.*?\}|<!-- .*? -->", "", picture, flags=re.S)
    TARGET.write_text(picture.replace("Fira Code, ", ""), encoding="utf-8")


if __name__ == "__main__":
    main()
