"""Short codes on both databases."""

from __future__ import annotations

import asyncio

from monsterbox.server.store import SqlStore
from monsterbox.server.store.rows import Goal
from monsterbox.server.tables.secrets import new_code

from .builders import set_up
from .conftest import Run

ATTIC, CELLAR = Goal("table", "attic"), Goal("table", "cellar")


def test_what_a_code_leads_to_has_only_one(store: SqlStore, run: Run) -> None:
    async def both() -> list[str]:
        return await asyncio.gather(*(store.codes.make(ATTIC, new_code) for _ in range(3)))

    made = run(both())

    assert len(set(made)) == 1
    assert run(store.codes.goal_of(made[0])) == ATTIC
    assert run(store.codes.code_of(CELLAR)) is None
    assert run(store.codes.goal_of("22223333")) is None


def test_a_code_that_is_taken_is_not_given_again(store: SqlStore, run: Run) -> None:
    proposed = iter(["22223333", "22223333", "44445555"])

    codes = [run(store.codes.make(goal, lambda: next(proposed))) for goal in (ATTIC, CELLAR)]

    assert codes == ["22223333", "44445555"]


def test_a_code_goes_with_its_table(store: SqlStore, run: Run) -> None:
    run(set_up(store, "attic", "cellar"))
    codes = [run(store.codes.make(goal, new_code)) for goal in (ATTIC, CELLAR)]

    run(store.delete_table("attic"))

    assert [run(store.codes.goal_of(code)) for code in codes] == [None, CELLAR]
