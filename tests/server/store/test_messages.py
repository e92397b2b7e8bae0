"""What people say at tables, and whom they do not want to hear, on both databases."""

from __future__ import annotations

from typing import Any

import pytest

from monsterbox.server.store import Conflict, SqlStore
from monsterbox.server.store.rows import MessageRow, MuteRow

from .builders import set_up
from .conftest import Run


def a_message(number: int = 1, **more: Any) -> MessageRow:
    usual: dict[str, Any] = {
        "table_id": "attic",
        "seat": 0,
        "person": "ada",
        "name": "Ada",
        "kind": "phrase",
        "body": "hello",
        "at": 7.5,
    }
    return MessageRow(number=number, **usual | more)


MUTE = MuteRow(table_id="attic", person="ada", muted="eve")


def test_messages_come_back_in_order(store: SqlStore, run: Run) -> None:
    run(set_up(store, "attic", "cellar"))
    said = [a_message(1), a_message(2, kind="text", body="ööö \U0001f31d"), a_message(3)]
    for one in said:
        run(store.messages.add(one, 10))
    run(store.messages.add(a_message(1, table_id="cellar", person="eve"), 10))

    assert run(store.messages.said_at("attic")) == said
    assert run(store.messages.said_by("ada")) == said
    assert run(store.messages.said_at("loft")) == []


def test_a_number_is_given_once_and_only_at_a_table(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    run(store.messages.add(a_message(), 10))

    for wrong in (a_message(body="boo"), a_message(2, table_id="loft")):
        with pytest.raises(Conflict):
            run(store.messages.add(wrong, 10))

    assert run(store.messages.said_at("attic")) == [a_message()]


def test_the_oldest_are_dropped(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    for number in range(1, 6):
        run(store.messages.add(a_message(number), 3))

    assert [one.number for one in run(store.messages.said_at("attic"))] == [3, 4, 5]


def test_what_is_removed_leaves_its_place(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    run(store.messages.add(a_message(), 10))

    run(store.messages.remove("attic", 1))

    assert run(store.messages.said_at("attic")) == [a_message(kind="removed", body="")]


def test_mutes_are_set_and_lifted(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    everybody = MuteRow(table_id="attic", person="eve", muted="")
    for mute in (MUTE, MUTE, everybody):
        run(store.messages.mute(mute, on=True))

    assert run(store.messages.mutes_at("attic")) == [MUTE, everybody]
    assert run(store.messages.mutes_of("eve")) == [everybody]
    run(store.messages.mute(MUTE, on=False))
    assert run(store.messages.mutes_at("attic")) == [everybody]


def test_free_text_is_off_until_it_is_allowed(store: SqlStore, run: Run) -> None:
    def is_allowed() -> bool:
        found = run(store.load("attic"))
        assert found is not None
        return found.table.free_text

    run(set_up(store))
    assert not is_allowed()
    run(store.messages.allow_text("attic", on=True))
    assert is_allowed()
    run(store.messages.allow_text("attic", on=False))
    assert not is_allowed()


def test_all_of_it_goes_with_a_table_or_a_person(store: SqlStore, run: Run) -> None:
    run(set_up(store, "attic", "cellar"))
    run(store.messages.add(a_message(), 10))
    run(store.messages.add(a_message(1, table_id="cellar"), 10))
    run(store.messages.add(a_message(2, person="eve"), 10))
    run(store.messages.mute(MUTE, on=True))
    run(store.messages.mute(MuteRow(table_id="cellar", person="ada", muted=""), on=True))

    run(store.delete_table("cellar"))
    run(store.forget_person("eve"))

    assert run(store.messages.said_by("ada")) == [a_message()]
    assert run(store.messages.said_by("eve")) == []
    assert run(store.messages.mutes_of("ada")) == []
