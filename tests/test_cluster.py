"""Work on a Ray cluster of two nodes: the same results as here, whatever dies meanwhile."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from monsterbox.cli.main import main
from monsterbox.cluster import BadCluster, check_kind, kind
from monsterbox.lab.cluster import Cluster
from monsterbox.lab.simulate import simulate_until_stopped
from monsterbox.lab.workers import PlaceLost, Result, Task
from tests.cluster import LocalCluster, local_cluster
from tests.processes import ROOT, free_port

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
PATIENCE = 300.0  # seconds; whatever takes longer hangs
COMMANDS = (
    "simulate zombeasts --games 3000 --seats 2",
    "simulate zombeasts --bots level2,uniform --games 50 --seats 2",
    "compare zombeasts -o corner_rule=colour_only --games 100",
    "arena zombeasts --bots level2,uniform --games 8",
)
TIMES = ("seconds", "jobs", "results")  # of an arena: how long bots think


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    with local_cluster() as found:
        if found is None:
            pytest.skip("no local cluster of Ray starts here")
        yield found


def begin(*words: str) -> subprocess.Popen[str]:
    """Start a command in a process of its own: Ray leaves threads behind."""
    return subprocess.Popen(
        [sys.executable, "-m", "monsterbox", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def told(running: subprocess.Popen[str]) -> dict[str, Any]:
    out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0, err
    found: dict[str, Any] = json.loads(out)
    return {name: value for name, value in found.items() if name not in TIMES}


@needs_ray
@pytest.mark.full
@pytest.mark.parametrize("command", COMMANDS)
def test_a_cluster_plays_the_same_games(cluster: LocalCluster, command: str) -> None:
    """As one process here, for the same seed."""
    words = [*command.split(), "--json"]

    there = told(begin(*words, "--ray", cluster.address))

    assert there == told(begin(*words, "--jobs", "1"))


@needs_ray
@pytest.mark.full
def test_nothing_is_lost_with_a_node(cluster: LocalCluster, tmp_path: Path) -> None:
    """What it was doing is done again by others, and counted once."""
    games = 24
    asked = f"simulate zombeasts --bots ismcts:20 --games {games} --seats 2 --json"
    save = tmp_path / "games"
    running = begin(*asked.split(), "--ray", cluster.address, "--save", str(save))
    wait_for_games(save, 2)
    assert finished(save) < games

    cluster.kill_a_node()

    there = told(running)
    assert finished(save) == games
    assert there == told(begin(*asked.split(), "--jobs", "1"))


@needs_ray
@pytest.mark.full
def test_an_error_of_the_work_is_raised_here(cluster: LocalCluster) -> None:
    """Here as in one process: what went wrong, not that something went wrong elsewhere."""
    words = "from tests.test_cluster import raised; print(raised())"
    environment = os.environ | {"CLUSTER": cluster.address}

    done = subprocess.run(
        [sys.executable, "-c", words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )

    assert done.stdout.strip() == "KeyError: 'a card'"


def raised() -> str:
    try:
        list(Cluster(os.environ["CLUSTER"]).results(fail, ["a card"]))
    except KeyError as error:
        return f"{type(error).__name__}: {error}"
    return "nothing"


def fail(task: str) -> str:
    raise KeyError(task)


@needs_ray
def test_an_address_where_nobody_listens_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """At once and in one line."""
    address = f"127.0.0.1:{free_port()}"

    assert main(["simulate", "zombeasts", "--games", "2", "--ray", address]) == 2

    err = capsys.readouterr().err
    assert err.strip().startswith(f"monsterbox: ray: no cluster at {address}: ")
    assert len(err.strip().splitlines()) == 1


def test_without_ray_a_cluster_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the command that installs it."""
    monkeypatch.setattr("monsterbox.cluster.find_spec", lambda name: None)

    assert main(["simulate", "zombeasts", "--games", "2", "--ray", "auto"]) == 2

    assert "pip install 'monsterbox[ray]'" in capsys.readouterr().err


def test_a_machine_with_another_monsterbox_is_refused() -> None:
    """It might play other games."""
    version, is_compiled = kind()

    check_kind(kind())
    with pytest.raises(BadCluster, match=f"a machine of the cluster has Monsterbox {version}"):
        check_kind((version, not is_compiled))


class Elsewhere:
    """A place that is lost after its first results."""

    def results(
        self, work: Callable[[Task], Result], tasks: list[Task]
    ) -> Generator[Result, None, None]:
        yield from (work(task) for task in tasks[:2])
        raise PlaceLost("the cluster is gone")


def test_what_was_done_before_a_place_was_lost_is_kept() -> None:
    """And the run says why it ended."""
    done = simulate_until_stopped("zombeasts", seats=2, games=5000, jobs=Elsewhere())

    assert done.stop.reason == "the cluster is gone"
    assert not done.stop.interrupted
    assert done.tally.games == 2000


def finished(path: Path) -> int:
    """How many games are in the file, below its first line."""
    return len(path.read_bytes().splitlines()) - 1 if path.exists() else 0


def wait_for_games(path: Path, games: int) -> None:
    latest = time.monotonic() + PATIENCE
    while finished(path) < games:
        assert time.monotonic() < latest
        time.sleep(0.01)  # not a pause: others may run
