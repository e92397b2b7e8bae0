"""A whole match by forms alone, every page looked at in passing."""

from __future__ import annotations

import random

from tests.server.http.house import House

LANGUAGES = ("de", "en", "fr", "nl", "it")


def test_two_people_play_to_the_end(house: House) -> None:
    """Everybody's fragment is looked at in turn, in all languages."""
    *people, path = house.two_at_a_table(option_master="true")
    viewers = [*people, house.browser("eve")]
    source = random.Random(5)
    played, seat = 0, 0
    while (shown := people[seat].shown(path))["phase"] == "playing":
        if not shown["asked_you"]:
            seat = shown["waiting_for"][0]
            continue
        choice = source.choice(shown["choices"])["text"]
        move = {"choice": choice, "version": shown["version"], "seat": seat}
        assert people[seat].post(f"{path}/moves", **move).status_code == 303
        if played % 2:
            viewer = viewers[played % 3]
            viewer.language = LANGUAGES[played % 5]
            assert viewer.get(f"{path}/fragment").status_code == 200
        played += 1

    assert played > 20
    for page in ("", "/score", "/replay", f"/replay?at={played}", "/fairness", "/record.json"):
        assert [one.get(path + page).status_code for one in viewers] == [200] * 3, page
