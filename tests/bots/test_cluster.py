"""Bots that think on a Ray cluster: the same choices, and there is always an answer."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec

import pytest

import monsterbox as mb
from monsterbox.bots import workers as workers_module
from monsterbox.bots.cluster import RemoteWorker
from monsterbox.bots.make import make_bot
from monsterbox.bots.workers import Outpost, Workers
from monsterbox.core.belief import Belief
from tests.cluster import LocalCluster, local_cluster
from tests.processes import free_port

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
PATIENCE = 300.0  # seconds; whatever takes longer hangs
SPEC = "ismcts:40"
LONG = "ismcts:600s"  # a thought that ends only when it is cut short


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    with local_cluster() as found:
        if found is None:
            pytest.skip("no local cluster of Ray starts here")
        yield found


@pytest.fixture(scope="module")
def belief() -> Belief:
    """Seat 0 has several choices."""
    return mb.game("zombeasts").match(seats=3, seed=4, start_player=0).belief(0)


def wait_until(condition: Callable[[], bool]) -> None:
    latest = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < latest
        time.sleep(0.01)  # not a pause: others may run


def outpost_of(workers: Workers) -> Outpost:
    outpost = workers.dispatchers[0].outpost
    assert outpost is not None
    return outpost


def join(workers: Workers, belief: Belief) -> RemoteWorker:
    """Ask until an answer came from the cluster."""
    outpost = outpost_of(workers)

    def has_answered() -> bool:
        workers.begin("uniform", belief, 1).result(PATIENCE)
        return outpost.member is not None and outpost.member.has_joined

    wait_until(has_answered)
    assert outpost.member is not None
    return outpost.member


@needs_ray
@pytest.mark.full
def test_on_a_cluster_a_bot_chooses_as_here(cluster: LocalCluster, belief: Belief) -> None:
    """It is told the same, and so is the one who stops it."""
    with Workers(1, cluster=cluster.address) as workers:
        remote = join(workers, belief)

        there = workers.begin(SPEC, belief, 5).result(PATIENCE)
        long = workers.begin(LONG, belief, 5)
        long.stop()

        assert there.choice == make_bot(SPEC, "zombeasts", 5).choose(belief)
        assert there.iterations > 1
        assert long.result(PATIENCE).choice in belief.legal
        assert outpost_of(workers).member is remote


@needs_ray
@pytest.mark.full
def test_what_a_cluster_loses_is_thought_here_and_a_new_one_is_found(
    cluster: LocalCluster, belief: Belief, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked does not notice."""
    monkeypatch.setattr(workers_module, "JOIN_AGAIN", 0.0)
    with Workers(1, cluster=cluster.address) as workers:
        remote = join(workers, belief)
        job = workers.begin(LONG, belief, 5)
        wait_until(lambda: job.is_taken)

        for _ in range(2):
            cluster.kill_a_node()
        wait_until(lambda: outpost_of(workers).member is not remote)
        job.stop()

        assert job.result(PATIENCE).choice in belief.legal
        assert join(workers, belief) is not remote


def test_without_a_cluster_bots_think_here(
    belief: Belief, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody waits for it, and the log says why, once."""
    address = f"127.0.0.1:{free_port()}"
    with caplog.at_level(logging.WARNING, "monsterbox.bots"), Workers(1, cluster=address) as one:
        outpost = outpost_of(one)
        assert one.begin(SPEC, belief, 5).result(PATIENCE).choice in belief.legal

        def has_given_up() -> bool:
            one.begin("uniform", belief, 1).result(PATIENCE)
            return bool(outpost.told)

        wait_until(has_given_up)

    assert len(caplog.messages) == 1
    assert caplog.messages[0].startswith(f"bots think here, not on {address}: ")
