"""Bots that think in other processes, for callers that must never block: a server, a screen.

    with Workers(processes=2) as workers:
        job = workers.begin("ismcts:5s", match.belief(seat), seed=1)
        ...
        job.stop()
        match.play(seat, job.result().choice)

A job is a Future; in an event loop: `answer = await asyncio.wrap_future(job)`.
"""

from __future__ import annotations

import atexit
import io
import logging
import pickle
import signal
import threading
import time
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from itertools import count
from multiprocessing.resource_tracker import ensure_running
from queue import Empty

from monsterbox.bots.bot import BEST, Opinion
from monsterbox.bots.cluster import RemoteWorker
from monsterbox.bots.fair_queue import Asker, FairQueue
from monsterbox.bots.fallback import describe_error
from monsterbox.bots.make import check_bot, patience
from monsterbox.bots.worker import Answer, Overrun, Task, Worker, WorkerDied, WorkerLost, attempt
from monsterbox.core.belief import Belief

CLOSED = "the workers were closed"
JOIN_AGAIN = 30.0  # seconds until a cluster that was lost is tried again
LOOK_AGAIN = 1.0  # seconds until we look whether the rules have been compiled
ROUND = 2.0  # seconds within which everybody who waits gets a turn
SHORTEST = 0.05  # seconds that a thought may take even if very many wait

log = logging.getLogger("monsterbox.bots")

Outcome = Answer | Overrun | WorkerDied


class Job(Future[Answer]):
    """A choice that a bot thinks about, or will think about when a process is free.

    `result()` raises `Overrun` or `WorkerDied` if there is no answer. Any thread may use it.
    """

    def __init__(self, task: Task) -> None:
        super().__init__()
        self.task = task
        self.lock = threading.Lock()
        self.is_taken = False
        self.is_stopped = False
        self.dispatcher: Dispatcher | None = None

    def stop(self) -> None:
        """Ask for the best choice so far, within about a hundredth of a second; never blocks.

        If no process was free yet, there is none: then the bot answers in this process at once, and
        a bot that searches does so after one imagined game.
        """
        with self.lock:
            if self.is_stopped:
                return
            self.is_stopped = True
        if self.is_up_to_me():
            self.settle(attempt(self.task, lambda: True))
        elif self.dispatcher is not None and not self.done():
            self.dispatcher.stop(self.task.number)

    def cancel(self) -> bool:
        """Say that nobody wants the answer any more; thinking that has begun is cut short."""
        if super().cancel():
            return True
        self.stop()
        return False

    def is_up_to_me(self, dispatcher: Dispatcher | None = None) -> bool:
        """Whether the caller is the one to answer: the first who asks, unless it was cancelled."""
        with self.lock:
            if self.is_taken:
                return False
            self.is_taken, self.dispatcher = True, dispatcher
        return self.set_running_or_notify_cancel()

    def settle(self, outcome: Outcome) -> None:
        if isinstance(outcome, Answer):
            self.set_result(outcome)
        else:
            self.set_exception(outcome)


class Workers:
    """Processes that think, each about one job at a time; those who ask take turns.

    They start at once, in the background, or (`when_asked`) with the first job. One that dies or is
    killed is replaced. All end when this is closed, and when our own process ends, however it ends.
    `yielding` ones leave the processors to others. With the address of a Ray cluster they think
    there; until it is joined, and whenever it is lost, they think in processes here.
    """

    def __init__(
        self,
        processes: int,
        *,
        when_asked: bool = False,
        yielding: bool = False,
        cluster: str | None = None,
    ) -> None:
        if processes < 1:
            raise ValueError(f"processes: {processes} is not a number from 1")
        self.jobs: FairQueue[Job] = FairQueue()
        self.numbers = count(1)
        self.lock = threading.Lock()
        self.is_closed = False
        self.dispatchers = [
            Dispatcher(
                self.jobs, processes, when_asked=when_asked, yielding=yielding, cluster=cluster
            )
            for _ in range(processes)
        ]
        atexit.register(self.close)

    def begin(
        self,
        spec: str,
        belief: Belief,
        seed: int,
        *,
        limit: float | None = None,
        explain: int = 0,
        asker: Asker = (),
        thought: float | None = None,
    ) -> Job:
        """Let a bot think, and return at once.

        `limit` is in seconds of thinking; waiting for a process does not count. Unless opinions
        are asked for (`explain`), a search ends as soon as its choice is clear. After `thought`
        seconds it ends with the best choice so far, or earlier if many others wait.
        """
        check_bot(spec, belief.game)
        seconds = patience(spec, belief.game) if limit is None else limit
        job = Job(Task(next(self.numbers), spec, seed, belief, seconds, explain, thought))
        with self.lock:
            if self.is_closed:
                raise RuntimeError(CLOSED)
            self.jobs.put(job, asker)
        return job

    def close(self) -> None:
        """End all processes, if need be in the middle of a thought; jobs not done by then fail."""
        with self.lock:
            if self.is_closed:
                return
            self.is_closed = True
        atexit.unregister(self.close)
        for dispatcher in self.dispatchers:
            dispatcher.close()
        self.jobs.close()
        for dispatcher in self.dispatchers:
            if dispatcher.thread is not threading.current_thread():  # it may be a job's callback
                dispatcher.thread.join()

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class RemoteBot:
    """A bot that thinks in another process, and waits for it here: its limit is hard.

    A `ReliableBot` around it counts the time in the queue too, and should have more patience.
    """

    def __init__(self, workers: Workers, spec: str, seed: int, limit: float | None = None) -> None:
        self.workers = workers
        self.spec = spec
        self.seed = seed
        self.limit = limit

    def choose(self, belief: Belief) -> str:
        return self.ask(belief, explain=0).choice

    def explain(self, belief: Belief, best: int = BEST) -> list[Opinion]:
        return list(self.ask(belief, explain=best).opinions)

    def ask(self, belief: Belief, explain: int) -> Answer:
        job = self.workers.begin(self.spec, belief, self.seed, limit=self.limit, explain=explain)
        try:
            return job.result()
        finally:
            job.cancel()  # whoever is interrupted here wants no answer


# On our side of the lines


class Dispatcher:
    """A thread that hands one job after another to a process of its own."""

    def __init__(
        self,
        jobs: FairQueue[Job],
        processes: int,
        *,
        when_asked: bool,
        yielding: bool,
        cluster: str | None,
    ) -> None:
        self.jobs = jobs
        self.processes = processes
        self.when_asked = when_asked
        self.yielding = yielding
        self.lock = threading.Lock()  # for who the worker is; not held while it thinks
        self.is_closed = False
        self.worker: Worker | None = None
        self.outpost = None if cluster is None else Outpost(cluster)
        self.thread = threading.Thread(target=self.serve, daemon=True, name="dispatcher")
        self.thread.start()

    def serve(self) -> None:
        """Until there is no more work. Jobs are taken only when there is a process for them."""
        block_interrupts()
        if not self.when_asked:
            self.prepare()
        while (job := self.next_job()) is not None:
            worker = self.prepare()
            if job.is_up_to_me(self):
                job.settle(self.answer(worker, self.shared(job.task)))
            del job  # while this thread waits for the next one, nobody needs it
            self.prepare()
        self.dismiss()
        if self.outpost is not None:
            self.outpost.close()

    def answer(self, worker: Worker | WorkerDied, task: Task) -> Outcome:
        """Ask a worker; here if a cluster was lost meanwhile, which is no fault of the bot."""
        outcome = self.ask(worker, task)
        if isinstance(outcome, WorkerLost) and self.outpost and isinstance(worker, RemoteWorker):
            self.outpost.lose(str(outcome))
            return self.ask(self.prepare_here(), task)
        return outcome

    def shared(self, task: Task) -> Task:
        """The same task with less time if many wait: nobody waits for long, whoever else asks."""
        if task.thought is None:
            return task
        turn = max(SHORTEST, ROUND * self.processes / (1 + self.jobs.askers()))
        return replace(task, thought=min(task.thought, turn))

    def next_job(self) -> Job | None:
        """Wait for it; meanwhile a process is replaced if the rules have been compiled."""
        while self.worker is not None and self.worker.runs_sources_for_now:
            with suppress(Empty):
                return self.jobs.take(timeout=LOOK_AGAIN)
            self.prepare()
        return self.jobs.take()

    def prepare(self) -> Worker | WorkerDied:
        """A worker that is ready, on the cluster if there is one; or why there is none."""
        remote = None if self.outpost is None or self.is_closed else self.outpost.worker()
        return remote or self.prepare_here()

    def prepare_here(self) -> Worker | WorkerDied:
        """A process that is ready, or the reason why there is none."""
        if self.worker is not None and self.worker.is_fit():
            return self.worker
        self.dismiss()
        try:
            worker = self.hire()
        except Exception as error:  # this thread must live on, or jobs would wait for ever
            return WorkerDied(describe_error(error))
        if worker is not None and worker.is_ready():
            return worker
        return WorkerDied(self.dismiss())

    def hire(self) -> Worker | None:
        """Start a new process, unless the workers have been closed."""
        with self.lock:
            self.worker = None if self.is_closed else Worker(yielding=self.yielding)
            return self.worker

    def ask(self, worker: Worker | WorkerDied, task: Task) -> Outcome:
        if isinstance(worker, WorkerDied):
            return worker
        try:
            worker.line.send_bytes(packed(task))
            if worker.line.poll(task.limit):
                outcome: Outcome | str = worker.line.recv()
                return WorkerLost(outcome) if isinstance(outcome, str) else outcome
            self.dismiss(worker)
            return Overrun(f"no answer after {task.limit:g} s of thinking")
        except (EOFError, OSError):
            return WorkerLost(self.dismiss(worker))
        except Exception as error:
            return WorkerDied(describe_error(error))

    def stop(self, number: int) -> None:
        """Send the stop signal; it never blocks, since it is sent once for a job."""
        with self.lock:
            for worker in self.all_workers():
                with suppress(OSError):
                    worker.stops.send(number)

    def all_workers(self) -> list[Worker]:
        remote = None if self.outpost is None else self.outpost.member
        return [worker for worker in (self.worker, remote) if worker is not None]

    def dismiss(self, which: Worker | None = None) -> str:
        """End the process here, or the one that was asked; return how it ended."""
        if self.outpost is not None and which is not None and which is self.outpost.member:
            return self.outpost.dismiss()
        with self.lock:
            worker, self.worker = self.worker, None
        ending = "" if worker is None else worker.end()
        return CLOSED if self.is_closed else ending

    def close(self) -> None:
        """Close from another thread; whoever waits for the process learns that it is gone."""
        with self.lock:
            self.is_closed = True
            for worker in self.all_workers():
                worker.process.kill()


class Outpost:
    """The worker of a dispatcher on a cluster, which is joined beside what else is done."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.member: RemoteWorker | None = None
        self.next_try = 0.0
        self.told = ""

    def worker(self) -> RemoteWorker | None:
        """Return the worker if it can be asked; else see that there will be one. Never waits."""
        if self.member is None:
            if time.monotonic() >= self.next_try:
                self.member = RemoteWorker(self.address)
            return None
        reason = self.member.look()
        if reason:
            self.lose(reason)
        return self.member if reason is None else None

    def lose(self, reason: str) -> None:
        """Say why, unless it is what was said before, and end it."""
        if reason != self.told:
            log.warning("bots think here, not on %s: %s", self.address, reason)
        self.told = reason
        self.dismiss()

    def dismiss(self) -> str:
        """End it, with what it does on the cluster; it is tried again after a while."""
        member, self.member = self.member, None
        self.next_try = time.monotonic() + JOIN_AGAIN
        return CLOSED if member is None else member.end()

    def close(self) -> None:
        if self.member is not None:
            self.dismiss()


def block_interrupts() -> None:
    """Our processes never hear Ctrl-C, not even when they are new: they take after this thread."""
    if hasattr(signal, "pthread_sigmask"):
        with suppress(OSError):
            ensure_running()  # later it would make this thread hear again
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def packed(task: Task) -> bytes:
    """The bytes follow from what the task says and nothing else.

    A pickle tells as well which equal texts are one object in memory; a fast one does not.
    """
    packet = io.BytesIO()
    pickler = pickle.Pickler(packet, pickle.HIGHEST_PROTOCOL)
    pickler.fast = True
    pickler.dump(task)
    return packet.getvalue()
