"""Reviews in both databases: one worker at a time, and what was found stays."""

from __future__ import annotations

import pytest

from monsterbox.server.store import SqlStore, reviews
from monsterbox.server.store.rows import ReviewRow
from tests.server.store.builders import set_up
from tests.server.store.conftest import Run


def test_a_review_is_made_by_one_worker_and_stays(store: SqlStore, run: Run) -> None:
    run(set_up(store))

    claims = [run(store.reviews.claim("attic", name)) for name in ("first", "second")]
    saved = [run(store.reviews.save("attic", name, "{}")) for name in ("first", "second")]
    draft = found(store, run)
    finished = run(store.reviews.finish("attic", "first", "judge 1", "all of it"))

    assert claims == saved == [True, False]
    assert (draft.worker, draft.draft, draft.report) == ("first", "{}", None)
    assert finished
    told = found(store, run)
    assert (told.evaluator, told.report, told.worker) == ("judge 1", "all of it", None)
    assert told.draft is None


def test_a_new_review_leaves_the_old_one_until_it_is_done(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    run(store.reviews.claim("attic", "first"))
    run(store.reviews.finish("attic", "first", "judge 1", "old"))

    assert run(store.reviews.claim("attic", "second"))
    run(store.reviews.save("attic", "second", "half"))
    run(store.reviews.drop("attic"))

    told = found(store, run)
    assert (told.report, told.worker, told.draft) == ("old", None, None)
    assert not run(store.reviews.save("attic", "second", "more"))
    assert not run(store.reviews.finish("attic", "second", "judge 2", "new"))


def test_a_review_that_is_given_up_leaves_nothing(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    run(store.reviews.claim("attic", "first"))

    run(store.reviews.drop("attic"))

    assert run(store.reviews.of_table("attic")) is None


def test_what_a_silent_worker_has_left_is_free(
    store: SqlStore, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(set_up(store))
    run(store.reviews.claim("attic", "dead"))
    alive = run(store.reviews.left_behind())

    monkeypatch.setattr(reviews, "SILENCE", -1.0)  # whoever spoke before now is silent

    assert alive == []
    assert run(store.reviews.left_behind()) == ["attic"]
    assert run(store.reviews.claim("attic", "heir"))
    assert found(store, run).worker == "heir"


def test_a_review_goes_with_its_table(store: SqlStore, run: Run) -> None:
    run(set_up(store))
    run(store.reviews.claim("attic", "first"))

    run(store.delete_table("attic"))

    assert run(store.reviews.of_table("attic")) is None
    assert not run(store.reviews.claim("attic", "first"))


def found(store: SqlStore, run: Run) -> ReviewRow:
    row = run(store.reviews.of_table("attic"))
    assert row is not None
    return row
