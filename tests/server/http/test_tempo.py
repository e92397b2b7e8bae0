"""The speed of bots and skipping, over HTTP: for pages without a script and for programs."""

from __future__ import annotations

import re
from typing import Any

from .house import House


def test_the_host_sets_the_speed_from_the_menu(house: House) -> None:
    ada, bob = house.browser("ada"), house.browser("bob")
    path = ada.open(game="humans", seats=2)
    assert re.search(r'value="brisk" aria-pressed="true"', ada.get(path).text)

    answer = ada.post(f"{path}/speed", speed="at-once")

    assert answer.status_code == 303
    assert re.search(r'value="at-once" aria-pressed="true"', ada.get(path).text)
    assert 'id="bot-speed"' not in bob.get(path).text
    assert bob.post(f"{path}/speed", speed="calm").status_code == 403
    assert bob.post(f"{path}/skip").status_code == 403
    assert ada.post(f"{path}/speed", speed="warp").status_code == 422
    assert ada.post(f"{path}/skip").status_code == 303


def test_programs_set_the_speed_too(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(game="humans", seats=2)

    def ask(what: str, **body: str) -> dict[str, Any]:
        url = f"/api/tables/{path.removeprefix('/t/')}/{what}"
        answer = ada.client.post(url, json=body, headers=ada.headers())
        return {"status": answer.status_code, **answer.json()}

    assert ask("speed", speed="calm")["bot_speed"] == "calm"
    assert ask("skip")["status"] == 200
    assert ask("speed", speed="warp") == ask("speed", speed="warp") | {"status": 422}
    assert ask("speed")["status"] == 400
