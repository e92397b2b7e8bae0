"""Several server processes on one PostgreSQL: a table goes on wherever people come in."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tools.crash import Nursery, a_nursery

from tests.server.clocks import PATIENCE
from tests.server.fleet import Process, Seated, open_table, processes
from tests.server.store import postgres

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork"),
]
Two = tuple[Process, Process]
TWO = ("person", "person")
LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"
BEATS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'UPDATE processes%'"
)


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with a_nursery() as nursery:
        yield nursery


@pytest.fixture(scope="module")
def own_database(postgres_server: str) -> Iterator[str]:
    with postgres.own_database(postgres_server) as address:
        yield address


@pytest.fixture(scope="module")
def two(
    nursery: Nursery, own_database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Two]:
    """Two processes for all tests that kill none."""
    with processes(nursery, own_database, tmp_path_factory.mktemp("two")) as two:
        yield two


@pytest.fixture
def mortal(nursery: Nursery, postgres_database: str, tmp_path: Path) -> Iterator[Two]:
    with processes(nursery, postgres_database, tmp_path) as two:
        yield two


def until(is_so: Callable[[], Any]) -> Any:
    """What comes sooner or later."""
    end = time.monotonic() + PATIENCE
    while not (found := is_so()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)
    return found


def rows_of(stream: httpx.Response) -> Iterator[dict[str, Any]]:
    return (msgspec.json.decode(row) for row in stream.iter_lines() if row)


def test_moves_at_both_in_turns_are_seen_at_both(two: Two) -> None:
    one, other = two
    seated = open_table(one, *TWO)
    with (
        one.client.stream("GET", f"{seated.path}/stream", headers=seated.headers) as here,
        other.client.stream("GET", f"{seated.path}/stream", headers=seated.headers) as there,
    ):
        seen_here, seen_there = rows_of(here), rows_of(there)
        told = [next(seen_here), next(seen_there)]
        for turn in range(12):
            shown = seated.play(two[turn % 2])
            for k, seen in enumerate((seen_here, seen_there)):
                while len(told[k]["log"]) < len(shown["log"]):
                    told[k] = next(seen)
            assert told[0]["log"] == told[1]["log"]

    assert seated.look(one) == seated.look(other)


def test_taking_back_at_the_other_process(two: Two) -> None:
    one, other = two
    seated = open_table(one, *TWO)
    while True:
        seat, shown = seated.asked(one)
        move = {"choice": shown["choices"][0]["text"], "version": shown["version"], "seat": seat}
        after = seated.send(other, move | {"key": f"key-{next(seated.keys):06}"}).json()
        if after["can_undo"]:
            break
    body = {"version": after["version"], "seat": seat, "key": "take-it-back"}
    undone = other.client.post(f"{seated.path}/undo", json=body, headers=seated.headers)
    again = one.client.post(f"{seated.path}/undo", json=body, headers=seated.headers)

    assert undone.status_code == again.status_code == 200
    assert undone.json()["view"] == shown["view"] == again.json()["view"]


def test_one_of_many_moves_for_the_same_version_is_accepted(two: Two) -> None:
    seated = open_table(two[0], *TWO)
    for _ in range(5):
        move = seated.a_move(two[0])
        moves = [move | {"key": f"at-once-{next(seated.keys):06}"} for _ in range(16)]

        with ThreadPoolExecutor(len(moves)) as threads:
            work = [threads.submit(seated.send, two[k % 2], one) for k, one in enumerate(moves)]
            codes = sorted(one.result().status_code for one in work)

        assert codes == [200, *[409] * 15]


def test_the_same_request_at_both_is_carried_out_once(two: Two) -> None:
    seated = open_table(two[0], *TWO)
    sent = []
    for _ in range(5):
        sent.append(seated.a_move(two[0]))
        with ThreadPoolExecutor(8) as threads:
            work = [threads.submit(seated.send, two[k % 2], sent[-1]) for k in range(8)]
            assert {one.result().status_code for one in work} == {200}

    made = [step for step in seated.record(two[1]) if step[0].isdecimal()]
    assert made == [f"{one['seat']}: {one['choice']}" for one in sent]


def test_bots_answer_wherever_the_person_comes_in(two: Two) -> None:
    seated = open_table(two[0], "person", "bot:level1")
    for turn in range(6):
        at = two[turn % 2]
        until(partial(is_asked, seated, at))
        seated.play(at)

    assert len(seated.record(two[1])) > 6


def is_asked(seated: Seated, at: Process) -> bool:
    return bool(seated.look(at)["choices"])


def test_a_process_dies_and_its_tables_go_on(mortal: Two) -> None:
    """Their bots too."""
    one, other = mortal
    tables = [open_table(one, *TWO) for _ in range(3)]
    with_bot = open_table(one, "person", "bot:level1")
    until(partial(is_asked, with_bot, one))
    with_bot.play(one)
    played = {}
    for seated in tables:
        for _ in range(3):
            seated.play(one)
        played[seated.table] = seated.look(one)

    one.kill()

    for seated in tables:
        assert seated.look(other) == played[seated.table]
        seated.play(other)
    until(partial(is_asked, with_bot, other))


def test_a_stream_through_another_process_survives_the_holder(
    mortal: Two,
) -> None:
    """It ends, and whoever opens it again sees everything."""
    one, other = mortal
    seated = open_table(one, *TWO)
    with one.client.stream("GET", f"{seated.path}/stream", headers=seated.headers) as held:
        next(rows_of(held))
        with other.client.stream("GET", f"{seated.path}/stream", headers=seated.headers) as news:
            seen = rows_of(news)
            next(seen)
            seated.play(other)
            after = seated.look(other)
            one.kill()
            list(seen)
    with other.client.stream("GET", f"{seated.path}/stream", headers=seated.headers) as news:
        assert next(rows_of(news)) == after


def test_the_connection_to_the_others_is_cut(two: Two, own_database: str) -> None:
    """Whoever holds a table afterwards, everybody may go on, and streams are told."""
    one, other = two
    seated = open_table(one, *TWO)
    for _ in range(3):
        seated.play(one)
        postgres.execute(own_database, LISTENERS, BEATS)
        until(lambda: can_play(seated, one))
        until(lambda: can_play(seated, other))
    with other.client.stream("GET", f"{seated.path}/stream", headers=seated.headers) as news:
        seen = rows_of(news)
        told = next(seen)
        shown = seated.play(one)
        while len(told["log"]) < len(shown["log"]):
            told = next(seen)
    assert seated.look(one) == seated.look(other)


def can_play(seated: Seated, at: Process) -> bool:
    """Whether a move is stored; while nobody holds the table, it is refused and changes nothing."""
    answer = at.client.get(seated.path, headers=seated.headers)
    if answer.status_code != 200:
        assert answer.status_code == 503, answer.text
        return False
    seat = answer.json()["waiting_for"][0]
    answer = at.client.get(f"{seated.path}?seat={seat}", headers=seated.headers)
    if answer.status_code != 200:
        assert answer.status_code == 503, answer.text
        return False
    shown = answer.json()
    move = {"choice": shown["choices"][0]["text"], "version": shown["version"], "seat": seat}
    sent = seated.send(at, move | {"key": f"key-{next(seated.keys):06}"})
    assert sent.status_code in (200, 409, 503), sent.text
    return sent.status_code == 200


def test_lists_of_both_show_a_table_until_it_is_deleted_at_one(two: Two) -> None:
    """Whichever of them holds it."""
    one, other = two
    wish = {"game": "zombeasts", "seats": 2, "chairs": ["person", "free"], "is_open": True}
    opened = one.client.post("/api/tables", json=wish | {"name": "Ada"}).json()

    for at in two:
        assert opened["table"] in listed_at(at)

    mine = {"authorization": f"Bearer {opened['token']}"}
    deleted = other.client.delete(f"/api/tables/{opened['table']}", headers=mine)
    assert deleted.is_success, deleted.text
    for at in two:
        assert at.client.get(f"/api/tables/{opened['table']}").status_code == 404
        assert opened["table"] not in listed_at(at)


def listed_at(at: Process) -> list[str]:
    return [card["table"] for card in at.client.get("/api/tables").json()["open"]]
