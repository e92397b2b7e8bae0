"""After the game a replay shows what bots that play from memory believed; before it nothing."""

from __future__ import annotations

import re
from typing import Any

from monsterbox.server.background.bot_pool import BotPool
from tests.server.houses import ADA, House, in_a_loop
from tests.web.pages import render

GAME: dict[str, Any] = {"game": "monster-meister"}


@in_a_loop
async def test_what_bots_believed_is_shown_once_the_match_is_over() -> None:
    """5.3. Right and wrong, place by place, for every bot and for no person."""
    house = House(thinking=BotPool())
    table = await house.open("person", "bot:level1", "bot:uniform", **GAME)
    await house.play_on(table, ADA, choices=12)
    early = await house.tables.replay(table, ADA, None, "en")
    await house.play_on(table, ADA)

    replay = await house.tables.replay(table, ADA, 60, "en")
    last = await house.tables.replay(table, ADA, None, "en")

    assert early.recollections == ()
    assert [mind.seat for mind in replay.recollections] == [1], "anything goes remembers nothing"
    places = replay.recollections[0].places
    down = [card for card in replay.shown.views[1].seats[1].cards if card.face is None]
    assert {one.place for one in places} == {card.cell for card in down}
    assert all(one.truth.startswith(("P", "S")) for one in places)
    assert {one.right for one in places} == {True, False}
    assert all(0 < one.chance <= 1 for one in places)
    assert last.recollections == (), "then all cards lie face up"
    step = render("replay_step.html", shown=replay.shown, recollections=replay.recollections)
    told = re.findall(r"<li>column −?\d, row −?\d: .+?</li>", step.partition("minds-title")[2])
    assert len(told) == len(places)


@in_a_loop
async def test_games_without_memory_have_nothing_of_the_kind() -> None:
    house = House(thinking=BotPool())
    table = await house.open("person", "bot:heuristic")
    await house.play_on(table, ADA)

    assert (await house.tables.replay(table, ADA, 10, "en")).recollections == ()
