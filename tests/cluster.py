"""A local Ray cluster for tests: `python -m tests.cluster`, and how tests start it.

The head has no processors, so that whatever is asked is done by two more nodes; each is killed
and replaced by a word on standard input. All end with whoever holds the other end of the pipe.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import IO, Any

from tests.processes import ROOT

NODES = 2
KILL = "kill"
PATIENT = {  # a busy machine takes its time
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_raylet_start_wait_time_s": "300",
    "RAY_gcs_server_request_timeout_seconds": "300",
    "RAY_worker_register_timeout_seconds": "300",
}


class LocalCluster:
    """A cluster in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def kill_a_node(self) -> None:
        """Kill one of the nodes with all that it does; another one takes its place."""
        assert self.ask(KILL) == "killed"

    def ask(self, word: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


@contextmanager
def local_cluster() -> Iterator[LocalCluster | None]:
    """Start a cluster; None where this machine lets none start."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cluster"],
        cwd=ROOT,
        env=os.environ | PATIENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        try:
            yield LocalCluster(process, address) if address else None
        finally:
            assert process.stdin is not None
            process.stdin.close()


def main() -> None:
    """Start the cluster, tell its address, and serve until nobody listens."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what Ray prints is no answer
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # the nodes must end too
    cluster: Any = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False}
    )
    try:
        nodes = [cluster.add_node(num_cpus=1) for _ in range(NODES)]
        tell(answers, cluster.address)
        for line in sys.stdin:
            if line.strip() == KILL:
                cluster.remove_node(nodes.pop(0), allow_graceful=False)
                tell(answers, "killed")
                nodes.append(cluster.add_node(num_cpus=1))
    finally:
        cluster.shutdown()


def tell(answers: IO[str], words: str) -> None:
    answers.write(f"{words}\n")
    answers.flush()


if __name__ == "__main__":
    main()
