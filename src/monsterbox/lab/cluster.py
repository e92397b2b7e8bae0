"""The machines of a Ray cluster as a place to work; `monsterbox.cluster` joins it.

A task that was lost with a process or a machine is done again elsewhere. Every game has all that
decides it in its number, so the results are those of one machine.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from monsterbox.cluster import Kind, check_kind, first_line, joined, kind
from monsterbox.lab.workers import IN_FLIGHT, PlaceLost, Result, Task, silent_bots

ATTEMPTS = 10  # how often a task may be lost with whoever does it, before the run ends


@dataclass(frozen=True)
class Cluster:
    """An existing cluster, by an address that Ray understands: `auto`, host:port, ray://host:port.

    It is joined for the time of the work; machines that join later are used as well.
    """

    address: str

    def results(
        self, work: Callable[[Task], Result], tasks: list[Task]
    ) -> Generator[Result, None, None]:
        """Yield the results of tasks as they are done, few of them in flight."""
        with joined(self.address) as ray:
            do = ray.remote(do_there).options(num_cpus=1, max_retries=ATTEMPTS)
            waiting: list[Any] = []
            left = iter(tasks)
            while True:
                room = places(ray) * IN_FLIGHT - len(waiting)
                waiting += [do.remote(kind(), work, task) for task in islice(left, max(0, room))]
                if not waiting:
                    return
                done, waiting = ray.wait(waiting)
                yield from (result_of(ray, one) for one in done)


def do_there(asked: Kind, work: Callable[[Task], Result], task: Task) -> Result:
    """Do a task on a machine of the cluster."""
    check_kind(asked)
    with silent_bots():
        return work(task)


def places(ray: Any) -> int:
    """Return how many tasks the cluster can do at once, at the moment."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def result_of(ray: Any, reference: Any) -> Any:
    """Return the result of a task; an error of the work itself is raised as it would be here."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, Exception) else error) from None
    except ray.exceptions.RayError as error:
        raise PlaceLost(f"the cluster lost a task {ATTEMPTS} times: {first_line(error)}") from None
