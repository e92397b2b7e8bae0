"""Bots that think in other processes: they answer as at home, can be stopped, and end with us."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from dataclasses import replace
from pathlib import Path

import pytest

import monsterbox as mb
from monsterbox import compiled
from monsterbox.bots import worker as worker_module
from monsterbox.bots import workers as workers_module
from monsterbox.bots.fallback import ReliableBot
from monsterbox.bots.make import bots_for, make_bot
from monsterbox.bots.spec import BadBot
from monsterbox.bots.uniform import Uniform
from monsterbox.bots.worker import Answer, Overrun, Task, WorkerDied, attempt
from monsterbox.bots.workers import CLOSED, Job, RemoteBot, Workers, packed
from monsterbox.core.belief import Belief
from tests.cases import one_in
from tests.games.kit import Case, few_cases, through_json, turns
from tests.processes import answer_of

LONG = "ismcts:600s"  # a thought that ends only when it is cut short
PATIENCE = 300.0  # seconds; whatever takes longer hangs


@pytest.fixture(scope="module")
def one() -> Iterator[Workers]:
    """A single process, so that it is clear who waits for whom."""
    with Workers(1) as workers:
        yield workers


@pytest.fixture(scope="module")
def belief() -> Belief:
    """Seat 0 has several choices."""
    return mb.game("zombeasts").match(seats=3, seed=4, start_player=0).belief(0)


def wait_until(condition: Callable[[], bool]) -> None:
    latest = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < latest
        time.sleep(0)  # not a pause: another thread may run


def process_of(workers: Workers, belief: Belief) -> int:
    """The number of the only process, once it is there."""
    workers.begin("uniform", belief, 1).result(PATIENCE)
    worker = workers.dispatchers[0].worker
    assert worker is not None
    assert worker.process.pid is not None
    return worker.process.pid


def a_long_thought(workers: Workers, belief: Belief) -> Job:
    """One that has begun."""
    job = workers.begin(LONG, belief, 1)
    wait_until(job.running)
    return job


# Compiled meanwhile


def test_a_process_from_before_the_rules_were_compiled_is_replaced(
    belief: Belief, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while there is nothing to think about; one that runs what there is stays."""
    mark = tmp_path / "building"
    monkeypatch.setattr(compiled, "MARK", mark)
    monkeypatch.setattr(workers_module, "LOOK_AGAIN", 0.01)
    mark.touch()
    with Workers(1) as workers:
        before = process_of(workers, belief)
        assert process_of(workers, belief) == before
        mark.unlink()
        wait_until(lambda: is_for_good(workers))
        after = process_of(workers, belief)

        assert after != before
        assert process_of(workers, belief) == after


def is_for_good(workers: Workers) -> bool:
    worker = workers.dispatchers[0].worker
    return worker is not None and not worker.runs_sources_for_now


@pytest.mark.full
def test_interpreted_asker_and_compiled_bots_understand_each_other() -> None:
    """As after the first `make play`; the answers are the same as without compiled rules."""
    if not mb.is_compiled():
        pytest.skip("the rules are not compiled here")

    told = answer_of("tests.bots.ask_compiled", pure=True)

    assert told["here"] is False
    assert told["there"] is True
    assert told["different"] == []


# Answers


@pytest.mark.parametrize("key", mb.games())
@pytest.mark.parametrize("spec", ["uniform", "heuristic", "ismcts:60"])
def test_a_bot_answers_as_at_home(one: Workers, key: str, spec: str) -> None:
    if spec.partition(":")[0] not in bots_for(key):
        pytest.skip("not a bot of this game")
    match = mb.game(key).match(seats=mb.game(key).seats[1], seed=4)
    belief = match.belief(match.waiting[0])
    away, home = RemoteBot(one, spec, seed=7), make_bot(spec, key, seed=7)

    assert away.choose(belief) == home.choose(belief)
    assert away.explain(belief, best=2) == home.explain(belief, best=2)


def test_an_answer_tells_how_much_was_thought(one: Workers, belief: Belief) -> None:
    searched = one.begin("ismcts:60", belief, 1).result(PATIENCE)
    quick = one.begin("heuristic", belief, 1).result(PATIENCE)

    assert searched.iterations == 60
    assert searched.opinions[0].choice == searched.choice
    assert searched.seconds > 0
    assert (quick.iterations, quick.opinions) == (0, ())


def test_opinions_of_any_bot_can_be_asked_for(one: Workers, belief: Belief) -> None:
    answer = one.begin("heuristic", belief, 1, explain=2).result(PATIENCE)

    assert list(answer.opinions) == make_bot("heuristic", "zombeasts", 1).explain(belief, 2)


def test_an_event_loop_can_wait_for_a_job(one: Workers, belief: Belief) -> None:
    async def choose() -> Answer:
        return await asyncio.wrap_future(one.begin("uniform", belief, 5))

    assert asyncio.run(choose()).choice == Uniform(5).choose(belief)


def test_first_come_first_served(one: Workers, belief: Belief) -> None:
    order: list[int] = []
    first = a_long_thought(one, belief)
    jobs = [one.begin("uniform", belief, 1) for _ in range(5)]
    for number, job in enumerate([first, *jobs]):
        job.add_done_callback(lambda _, number=number: order.append(number))  # type: ignore[misc]
    first.stop()
    jobs[-1].result(PATIENCE)
    wait_until(lambda: len(order) > len(jobs))  # callbacks come after results

    assert order == list(range(6))


def test_a_search_says_the_best_so_far_when_its_time_is_over(one: Workers, belief: Belief) -> None:
    """Whatever its spec says; its process goes on."""
    before = process_of(one, belief)

    answer = one.begin(LONG, belief, 1, thought=0.01).result(PATIENCE)

    assert answer.choice in belief.legal
    assert answer.iterations >= 1
    assert process_of(one, belief) == before


def test_thoughts_are_shorter_when_many_wait(
    one: Workers, belief: Belief, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them alone would take ten minutes."""
    monkeypatch.setattr(workers_module, "ROUND", 0.02)
    monkeypatch.setattr(workers_module, "SHORTEST", 0.001)
    first = a_long_thought(one, belief)
    jobs = [one.begin(LONG, belief, 1, asker=(str(k),), thought=600) for k in range(20)]

    first.stop()

    assert all(job.result(PATIENCE).choice in belief.legal for job in jobs)


def test_processes_may_start_when_they_are_first_asked(belief: Belief) -> None:
    with Workers(1, when_asked=True) as workers:
        assert workers.dispatchers[0].worker is None
        assert workers.begin("uniform", belief, 1).result(PATIENCE).choice in belief.legal


@pytest.mark.parametrize("spec", ["genius", "ismcts:0", "uniform:1s"])
def test_a_spec_that_means_nothing_is_refused_at_once(
    one: Workers, belief: Belief, spec: str
) -> None:
    with pytest.raises(BadBot):
        one.begin(spec, belief, 1)


def test_there_is_at_least_one_process() -> None:
    with pytest.raises(ValueError, match="0 is not a number from 1"):
        Workers(0)


# Stopping


def test_a_search_that_is_stopped_gives_the_best_so_far(one: Workers, belief: Belief) -> None:
    job = a_long_thought(one, belief)
    assert not job.done()

    job.stop()

    answer = job.result(PATIENCE)
    assert answer.choice in belief.legal
    assert answer.iterations >= 1
    assert answer.opinions[0].choice == answer.choice


def test_what_waits_is_answered_at_once_when_stopped(one: Workers, belief: Belief) -> None:
    """Though the only process is busy; a search has then imagined one game."""
    busy = a_long_thought(one, belief)
    search, quick = one.begin(LONG, belief, 1), one.begin("heuristic", belief, 1)

    search.stop()
    quick.stop()

    assert search.result(timeout=0).iterations == 1
    assert quick.result(timeout=0).choice == make_bot("heuristic", "zombeasts", 1).choose(belief)
    assert not busy.done()
    busy.stop()
    busy.result(PATIENCE)


def test_many_jobs_may_be_stopped_by_many(one: Workers, belief: Belief) -> None:
    jobs = [one.begin(LONG, belief, seed) for seed in range(100)]

    def stop_all() -> None:
        for job in reversed(jobs):
            job.stop()

    threads = [threading.Thread(target=stop_all) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert all(job.result(PATIENCE).choice in belief.legal for job in jobs)


def test_a_job_that_is_done_can_still_be_stopped(one: Workers, belief: Belief) -> None:
    """That comes too late and does nothing, also not to the next one."""
    job = one.begin("ismcts:60", belief, 1)
    job.result(PATIENCE)

    job.stop()
    job.stop()

    assert one.begin("ismcts:60", belief, 1).result(PATIENCE).iterations == 60


def test_whoever_waits_in_vain_may_ask_again(one: Workers, belief: Belief) -> None:
    job = a_long_thought(one, belief)

    with pytest.raises(TimeoutError):
        job.result(timeout=0)

    job.stop()
    assert job.result(PATIENCE).choice in belief.legal


def test_a_job_that_waits_can_be_cancelled(one: Workers, belief: Belief) -> None:
    busy, job = a_long_thought(one, belief), one.begin(LONG, belief, 1)

    assert job.cancel()
    job.stop()

    with pytest.raises(CancelledError):
        job.result(PATIENCE)
    busy.stop()
    busy.result(PATIENCE)


def test_to_cancel_a_thought_is_to_stop_it(one: Workers, belief: Belief) -> None:
    """As when somebody leaves the page for which the server waited."""
    job = a_long_thought(one, belief)

    async def give_up() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.wrap_future(job), timeout=0.01)

    asyncio.run(give_up())
    assert job.result(PATIENCE).choice in belief.legal


# Failing


def test_a_bot_that_overruns_is_ended(one: Workers, belief: Belief) -> None:
    """Its process is killed and replaced; the next job does not notice."""
    before = process_of(one, belief)

    with pytest.raises(Overrun, match=r"^no answer after 0\.05 s of thinking$"):
        one.begin(LONG, belief, 1, limit=0.05).result(PATIENCE)

    assert process_of(one, belief) != before


@pytest.mark.full
def test_to_wait_for_a_process_is_not_to_think(one: Workers, belief: Belief) -> None:
    """The time of a job runs when its bot does: this one waits for longer than its limit."""
    busy = one.begin(LONG, belief, 1, limit=10.1)
    job = one.begin("uniform", belief, 1, limit=10.0)  # a busy machine may need a second of it

    with pytest.raises(Overrun):
        busy.result(PATIENCE)
    assert job.result(PATIENCE).choice in belief.legal


def test_a_process_that_is_killed_takes_one_job_with_it(one: Workers, belief: Belief) -> None:
    before = process_of(one, belief)
    job, after = a_long_thought(one, belief), one.begin("uniform", belief, 1)

    os.kill(before, signal.SIGKILL)

    with pytest.raises(WorkerDied, match=r"^its process was ended by signal 9 \(Killed\)$"):
        job.result(PATIENCE)
    assert after.result(PATIENCE).choice in belief.legal
    assert process_of(one, belief) != before


def test_a_process_that_is_killed_while_idle_is_replaced(one: Workers, belief: Belief) -> None:
    os.kill(process_of(one, belief), signal.SIGKILL)
    worker = one.dispatchers[0].worker
    assert worker is not None
    worker.process.join(PATIENCE)

    assert one.begin("uniform", belief, 1).result(PATIENCE).choice in belief.legal


def test_a_bot_that_raises_is_told_of_in_a_line(one: Workers, belief: Belief) -> None:
    """Its process goes on. Without choices no bot has an answer."""
    hopeless = replace(belief, legal=(), actions=())
    before = process_of(one, belief)

    with pytest.raises(WorkerDied, match=r"^NotAsked: seat 0 has nothing to choose now$"):
        one.begin("uniform", hopeless, 1).result(PATIENCE)

    assert process_of(one, belief) == before


def test_a_belief_that_cannot_travel_fails_alone(one: Workers, belief: Belief) -> None:
    job = one.begin("uniform", replace(belief, components={"lock": threading.Lock()}), 1)

    with pytest.raises(WorkerDied, match="cannot pickle"):
        job.result(PATIENCE)
    assert one.begin("uniform", belief, 1).result(PATIENCE).choice in belief.legal


class Bad(Exception):
    """It can neither travel nor say anything."""

    def __init__(self) -> None:
        super().__init__(threading.Lock())

    def __str__(self) -> str:
        raise self


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (ValueError("first\n  second"), "ValueError: first second"),
        (ValueError("x" * 900), "ValueError: " + "x" * 300),
        (KeyError(), "KeyError"),
        (SystemExit(3), "SystemExit: 3"),
        (Bad(), "Bad: it cannot say why"),
    ],
    ids=["lines", "long", "silent", "exit", "bad"],
)
def test_whatever_a_bot_raises_can_travel(
    error: BaseException, reason: str, belief: Belief, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> None:
        raise error

    monkeypatch.setattr(worker_module, "make_bot", failing)

    outcome = attempt(Task(1, "uniform", 1, belief, 5.0, 0), lambda: False)

    sent = pickle.loads(pickle.dumps(outcome))
    assert isinstance(sent, WorkerDied)
    assert str(sent) == reason


def test_a_guard_goes_on_without_its_process(
    one: Workers, belief: Belief, caplog: pytest.LogCaptureFixture
) -> None:
    guard = ReliableBot(
        RemoteBot(one, LONG, seed=1, limit=0.05), Uniform(1), spec="level5", limit=PATIENCE
    )

    assert guard.choose(belief) == Uniform(1).choose(belief)
    assert guard.explain(belief) == Uniform(1).explain(belief)

    assert guard.failure is not None
    assert guard.failure.reason == "Overrun: no answer after 0.05 s of thinking"
    assert [record.name for record in caplog.records] == ["monsterbox.bots"]


# Secrets


@pytest.mark.parametrize("case", one_in(5, few_cases(8)), ids=str)
def test_what_is_sent_tells_no_secret(case: Case) -> None:
    """In worlds that the seat cannot tell apart it is the same, to the last byte."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 20 != case.seed % 20:
            continue
        for seat in range(match.seats):
            twin = case.game.from_position(match.position())
            other = case.game.from_position(through_json(match.imagine(seat, match.version)))
            tasks = [Task(1, "uniform", 1, one.belief(seat), 5.0, 0) for one in (twin, other)]

            assert packed(tasks[0]) == packed(tasks[1])


def test_what_is_sent_is_what_arrives(belief: Belief) -> None:
    task = Task(3, "ismcts:60", 7, belief, 5.0, 2)

    assert pickle.loads(packed(task)) == task


# Ending


def test_closing_ends_jobs_and_processes(belief: Belief) -> None:
    workers = Workers(2)
    jobs = [workers.begin(LONG, belief, 1) for _ in range(4)]
    wait_until(lambda: sum(job.running() for job in jobs) == 2)
    processes = [
        dispatcher.worker.process for dispatcher in workers.dispatchers if dispatcher.worker
    ]

    workers.close()
    workers.close()

    for job in jobs:
        with pytest.raises(WorkerDied, match=f"^{CLOSED}$"):
            job.result(timeout=0)
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(RuntimeError, match=CLOSED):
        workers.begin("uniform", belief, 1)


def test_they_can_be_closed_before_they_have_begun(belief: Belief) -> None:
    with Workers(2) as workers:
        job = workers.begin("uniform", belief, 1)

    assert isinstance(job.exception(PATIENCE), WorkerDied | None)


def test_a_callback_may_close_them(belief: Belief) -> None:
    workers = Workers(1)
    closed = threading.Event()

    def close(_: object) -> None:
        workers.close()
        closed.set()

    workers.begin("uniform", belief, 1).add_done_callback(close)

    assert closed.wait(PATIENCE)


def test_processes_do_not_hear_ctrl_c(one: Workers, belief: Belief) -> None:
    before = process_of(one, belief)

    os.kill(before, signal.SIGINT)

    assert process_of(one, belief) == before


SCRIPT = """
import os, signal, sys, time
import monsterbox as mb
from monsterbox.bots.workers import Workers

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background ignores it
    belief = mb.game("zombeasts").match(seats=3, seed=4, start_player=0).belief(0)
    workers = Workers(2)
    if "thinking" in sys.argv:
        workers.begin("uniform", belief, 1).result()
        job = workers.begin("ismcts:600s", belief, 1)
    try:
        if "ctrl-c" in sys.argv:
            os.killpg(0, signal.SIGINT)
            while True:  # not `pause`: another thread may take the signal, and it never ends
                time.sleep(0.01)
        if "kill" in sys.argv:
            os.kill(os.getpid(), signal.SIGKILL)
    except KeyboardInterrupt:
        print("interrupted")
"""


def run_script(when: str, how: str) -> subprocess.CompletedProcess[str]:
    """Until the last process has ended: they hold the other end of what is read here."""
    return subprocess.run(
        [sys.executable, "-c", SCRIPT, when, how],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        start_new_session=True,
        check=False,
    )


@pytest.mark.parametrize("when", one_in(2, ["thinking", "starting"]))
@pytest.mark.parametrize(("how", "output"), [("leave", ""), ("ctrl-c", "interrupted\n")])
def test_all_processes_end_with_ours_and_silently(when: str, how: str, output: str) -> None:
    ended = run_script(when, how)

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, output, "")


def test_all_processes_end_when_ours_is_killed() -> None:
    ended = run_script("thinking", "kill")

    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGKILL, "", "")


def test_also_those_that_have_not_begun() -> None:
    """Not always silently: Python tells when a process is not told what it is for."""
    assert run_script("starting", "kill").returncode == -signal.SIGKILL


def test_a_process_that_nobody_kills_ends_by_itself() -> None:
    """The system sees to it, whatever the bot does."""
    script = "from monsterbox.bots.worker import end_after; end_after(0.01)\nwhile True: pass"

    ended = subprocess.run([sys.executable, "-c", script], timeout=PATIENCE, check=False)

    assert ended.returncode == -signal.SIGALRM
