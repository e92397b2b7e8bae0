"""A log of a game on a map: places are called by what lies at this table, not at another one."""

from __future__ import annotations

from monsterbox.text.speaker import Speaker
from tests.server.houses import ADA, BEN, House, in_a_loop


@in_a_loop
async def test_each_table_is_told_of_its_own_town() -> None:
    """Tables with the same house rules share sentences, but never the names of places."""
    house = House()
    tables = [await house.open_for(ADA, BEN, game="humans") for _ in range(2)]
    for number, table in enumerate(tables):
        await house.play_on(table, ADA, BEN, choices=25, seed=number)

    logs = [[line.text for line in (await house.look(table, ADA)).log] for table in tables]

    assert logs == [told(house, table) for table in tables]
    assert set(logs[0]) - set(logs[1])
    assert any("Town Square, centre" in line for line in logs[0])
    assert not any("space 1,1" in line for log in logs for line in log)


def told(house: House, table: str) -> list[str]:
    live = house.table(table)
    match = live.running()
    names = [chair.name for chair in live.chairs]
    speaker = Speaker(ADA.language, match.game, match.settings, names, 0)
    speaker.look(match.view(0))
    return [sentence for _, sentence in speaker.story(match.events(0))]
