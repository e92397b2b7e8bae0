"""Who may ask for an idea: a person who plays alone against bots, where nobody must remember."""

from __future__ import annotations

from monsterbox.server.tables.errors import HintAmongPeople, HintFromMemory, HintNotNow
from monsterbox.server.tables.table import Table


def check_may_ask(table: Table, person: str | None, seat: int) -> None:
    """Refuse where an idea would be unfair, and where there is nothing to choose from."""
    table.check_holds(person, seat)
    match = table.running()
    if not table.is_alone(person):
        raise HintAmongPeople
    if match.forgets:
        raise HintFromMemory
    if seat not in table.waiting or table.bot_in(seat) is not None or len(match.legal(seat)) < 2:
        raise HintNotNow
