"""Bots that think on the machines of a Ray cluster.

A process here joins the cluster and passes on what it is told: a cluster that fails may take that
process with it, and never those who ask. On the cluster an actor thinks, one for each process.
"""

from __future__ import annotations

import os
import pickle
import signal
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from monsterbox.bots.fallback import describe_error
from monsterbox.bots.worker import Answer, Task, Worker, WorkerDied, attempt
from monsterbox.cluster import Kind, check_kind, joined, kind

LISTENING_TOO = 2  # threads of an actor: one thinks, one hears that it should stop


class Thinker:
    """What thinks on a machine of the cluster, about one task at a time."""

    def __init__(self, asked: Kind) -> None:
        check_kind(asked)
        self.stopped = 0

    def is_there(self) -> bool:
        return True

    def think(self, packet: bytes) -> Answer | WorkerDied:
        task: Task = pickle.loads(packet)
        return attempt(task, lambda: self.stopped == task.number)

    def stop(self, number: int) -> None:
        self.stopped = number


def relay(line: Connection, stops: Connection, address: str) -> None:
    """Pass tasks on to an actor; end when nobody listens, or when the cluster has lost it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    actors: list[Any] = []
    threading.Thread(target=leave_with, args=(stops, actors), daemon=True).start()
    with suppress(OSError):
        os.dup2(2, 1)  # what Ray prints must not get into what our program says
    try:
        with joined(address) as ray:
            options = {"num_cpus": 1, "max_concurrency": LISTENING_TOO}
            thinker = ray.remote(Thinker).options(**options).remote(kind())
            ray.get(thinker.is_there.remote())
            actors.append(thinker)
            line.send(None)
            while True:
                line.send(ray.get(thinker.think.remote(line.recv_bytes())))
    except (EOFError, OSError):
        return
    except Exception as error:  # the cluster, or what it has installed
        with suppress(OSError):
            line.send(describe_error(error))


def leave_with(stops: Connection, actors: list[Any]) -> None:
    """Pass on which task to stop; exit when those who asked are gone."""
    with suppress(EOFError, OSError):
        while True:
            number = stops.recv()
            for thinker in actors:
                thinker.stop.remote(number)
    os._exit(0)


class RemoteWorker(Worker):
    """A worker that thinks on a cluster, once it has joined it."""

    def __init__(self, address: str) -> None:
        self.has_joined = False
        self.start(relay, address)

    def look(self) -> str | None:
        """Return why it cannot be asked; an empty reason if it has not joined yet, None if it can.

        It never waits.
        """
        if not self.has_joined:
            if not self.process.is_alive() and not self.line.poll():
                return self.ending()
            if not self.line.poll():
                return ""
            try:
                reason: str | None = self.line.recv()
            except (EOFError, OSError):
                return self.ending()
            if reason is not None:
                return reason
            self.has_joined = True
        return None if self.process.is_alive() else self.ending()
