"""The table of Pebbles as text."""

from __future__ import annotations

from rich.console import Console

from monsterbox.terminal.parts import Marks, headline, seat_line
from monsterbox.text.speaker import Speaker

from ..api.view import View


def draw(console: Console, speaker: Speaker, view: View) -> None:
    """Pebbles on top, then a line for each seat; one's own bag beside it."""
    marks = Marks(ascii_only=console.options.ascii_only)
    pebbles = f"{speaker.say('label-pebbles')} {view.pebbles}"
    console.print(headline([speaker.say("name"), pebbles], marks, room=console.width))
    for seat in view.seats:
        is_active = seat.seat == view.active
        sizes = [("label-pebbles", seat.taken)]
        line = seat_line(speaker, seat.seat, marks, sizes, is_active=is_active, room=console.width)
        console.print(line.append(f"  {speaker.card(seat.bag)}" if seat.bag else ""))
