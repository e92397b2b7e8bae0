"""People and bots at an evening, as programs play it over HTTP: the first choice there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Asks(Protocol):
    """Somebody with a token, who asks the API."""

    def ask(self, method: str, path: str, body: object = None) -> Any: ...


def play_round(evening: str, people: list[Asks], wait: Callable[[], None]) -> dict[str, Any]:
    """Play until all tables of the round are done; return the evening as the first sees it."""
    while True:
        shown: dict[str, Any] = people[0].ask("GET", f"/evenings/{evening}").json()
        round_ = shown["round"]
        if shown["phase"] == "over" or round_["done"] == len(round_["tables"]):
            return shown
        if not sum(make_moves(evening, one) for one in people):
            wait()


def make_moves(evening: str, one: Asks) -> bool:
    """Play as long as it is one's turn; return whether there was anything to do."""
    mine = one.ask("GET", f"/evenings/{evening}").json()["your_table"]
    if mine is None or mine["is_settled"]:
        return False
    table, has_played = f"/tables/{mine['table']}", False
    shown = one.ask("GET", table).json()
    while shown["phase"] == "playing" and shown["choices"]:
        move = {"choice": shown["choices"][0]["text"], "version": shown["version"]}
        answer = one.ask("POST", f"{table}/moves", move)
        if answer.status_code != 200:  # a bot was faster
            break
        shown, has_played = answer.json(), True
    return has_played
