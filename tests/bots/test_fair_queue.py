"""Whoever asks for much waits for themselves: persons take turns, and so do the tables of each."""

from __future__ import annotations

from queue import Empty

import pytest

from monsterbox.bots.fair_queue import Asker, FairQueue


def a_queue(*waiting: tuple[str, Asker]) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue()
    for item, asker in waiting:
        queue.put(item, asker)
    return queue


def all_of(queue: FairQueue[str]) -> list[str]:
    queue.close()
    return list(iter(queue.take, None))


def test_what_one_asks_for_comes_in_order() -> None:
    assert all_of(a_queue(("a", ()), ("b", ()), ("c", ()))) == ["a", "b", "c"]
    assert all_of(a_queue(*((k, ("eve", "t")) for k in "abc"))) == ["a", "b", "c"]


def test_who_asks_for_much_does_not_keep_others_waiting() -> None:
    flood = [(f"eve {k}", ("eve", f"table {k % 10}")) for k in range(50)]

    order = all_of(a_queue(*flood, ("ada", ("ada", "t")), ("bob", ("bob", "t"))))

    assert order[:4] == ["eve 0", "ada", "bob", "eve 1"]
    assert len(order) == 52


def test_the_tables_of_one_person_take_turns() -> None:
    waiting = [("1a", "one"), ("1b", "one"), ("1c", "one"), ("2a", "two"), ("2b", "two")]

    order = all_of(a_queue(*((item, ("eve", table)) for item, table in waiting)))

    assert order == ["1a", "2a", "1b", "2b", "1c"]


def test_who_was_served_waits_behind_all_others() -> None:
    queue = a_queue(("eve 1", ("eve",)), ("ada 1", ("ada",)))
    assert queue.take() == "eve 1"
    queue.put("eve 2", ("eve",))

    assert queue.askers() == 2
    assert all_of(queue) == ["ada 1", "eve 2"]
    assert queue.askers() == 0


def test_an_empty_queue_is_waited_for() -> None:
    queue = a_queue()

    with pytest.raises(Empty):
        queue.take(timeout=0)
    queue.close()

    assert queue.take() is None
