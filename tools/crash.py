"""Pull the plug: servers are killed again and again while people play, and nothing may be missing.

python -m tools.crash [-j JOBS] [--kills N] [--folder FOLDER] [--round KILLS] [sqlite] [postgres]

On SQLite one server is killed and started again; on PostgreSQL two of them share a database, people
use both, and mostly one of them is killed, sometimes both. What was answered must be on record
afterwards, once and in order; what was not answered is asked again under the same key, and happens
once. Every round has a new database, and its result is a line in FOLDER, so that the run may be
broken off (Ctrl-C) and continued. At the end the counts of all rounds are printed; a move that was
lost, doubled or reordered makes the run fail.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx
from tests.processes import free_port
from tests.server.store import postgres

ROOT = Path(__file__).parent.parent
KINDS = {"sqlite": 1, "postgres": 2}
"""How many servers share a database of each kind."""
KILLS, ROUND = 1000, 25
LONGEST_LIFE = 0.4  # seconds of play between two kills
SMALL_PAUSE = 0.01
PATIENCE = 120.0  # seconds for one life on a busy machine
ALL_AT_ONCE = 0.1  # the share of kills that leave no server
# Two people with a device each, two on one device, a person against a bot; each of them thrice.
WISHES = 3 * (["person", "free"], ["person", "person"], ["person", "bot:level1"])
TIMES = (1, 1, 1, 2)  # how often a choice is sent at once
NO_LIMITS = ["--log-level", "warning", "--bot-pause", "0", "--bot-processes", "1"]
NO_LIMITS += ["--moves-per-second", "0", "--tables-per-minute", "0"]
UNAVAILABLE = 503
LONGEST_LOG = 6000  # characters that are shown when a round fails
NOT_STORED = "errors.NotStored"

Json = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill servers while people play.")
    parser.add_argument("kind", nargs="*", help=f"default: {', '.join(KINDS)}")
    parser.add_argument("--kills", type=int, default=KILLS, help=f"of each kind: {KILLS}")
    parser.add_argument("--round", type=int, default=ROUND, help=f"kills in a round: {ROUND}")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="rounds at the same time")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "crash")
    told = parser.parse_args()
    kinds = told.kind or list(KINDS)
    if unknown := set(kinds) - set(KINDS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    told.folder.mkdir(parents=True, exist_ok=True)
    log = told.folder / "rounds.ndjson"
    try:
        for kind in kinds:
            play_rounds(kind, told.kills, told.round, log, told.jobs)
    except KeyboardInterrupt:
        print("stopped; the same command continues")
    rounds = read(log)
    for kind in kinds:
        print(sum_of(kind, rounds))
    sys.exit(any(one.has_failed for one in rounds))


def play_rounds(kind: str, kills: int, of_a_round: int, log: Path, jobs: int) -> None:
    """Play the rounds that are missing, and write each down as soon as it is over."""
    before = read(log)
    left = kills - sum(one.kills for one in before if one.kind == kind)
    sizes = [min(of_a_round, left - done) for done in range(0, left, of_a_round)]
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        rounds = [
            pool.submit(a_round, kind, size, f"{kind} {len(before) + number}")
            for number, size in enumerate(sizes)
        ]
        try:
            for one in as_completed(rounds):
                with log.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(asdict(one.result())) + "\n")
                print(sum_of(kind, read(log)), flush=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def a_round(kind: str, kills: int, seed: str) -> Round:
    with tempfile.TemporaryDirectory(prefix="mb-crash-") as name:
        return play_round(kind, kills, Path(name), seed=seed)


def read(log: Path) -> list[Round]:
    if not log.exists():
        return []
    return [Round(**json.loads(line)) for line in log.read_text(encoding="utf-8").splitlines()]


def sum_of(kind: str, rounds: Sequence[Round]) -> str:
    these = [one for one in rounds if one.kind == kind]
    told = {
        name: sum(getattr(one, name) for one in these)
        for name in ("kills", "moves", "asked_again", "lost", "doubled", "reordered", "tracebacks")
    }
    longest = max((one.longest_silence for one in these), default=0.0)
    return f"{kind}: {told}, longest without an answer after a kill: {longest:.1f} s"


# A round


@dataclass
class Round:
    """What became of the moves of a round."""

    kind: str
    kills: int
    moves: int
    asked_again: int
    lost: int
    doubled: int
    reordered: int
    tracebacks: int
    longest_silence: float
    """Seconds from a kill that left a server to the next answer to a move."""

    @property
    def has_failed(self) -> bool:
        return bool(self.lost or self.doubled or self.reordered or self.tracebacks)


def play_round(kind: str, kills: int, folder: Path, *, seed: str = "") -> Round:
    """Kill so many times, then compare what was answered with what is on record."""
    with a_house(kind, folder) as house:
        try:
            whole = storm(house, kills, seed)
            players = asyncio.run(asyncio.wait_for(whole, (kills + 3) * PATIENCE))
        finally:
            log = house.log.read_text(encoding="utf-8")
            if sys.exc_info()[0] is not None:
                print(log[-LONGEST_LOG:], file=sys.stderr)
    tables = [table for player in players for table in player.tables]
    moves, recorded = [table.moves for table in tables], [table.recorded for table in tables]
    pairs = list(zip(moves, recorded, strict=True))
    return Round(
        kind=kind,
        kills=kills,
        moves=sum(map(len, moves)),
        asked_again=sum(player.asked_again for player in players),
        lost=sum((Counter(made) - Counter(found)).total() for made, found in pairs),
        doubled=sum((Counter(found) - Counter(made)).total() for made, found in pairs),
        reordered=sum(made != found and Counter(made) == Counter(found) for made, found in pairs),
        tracebacks=len(tracebacks(log)),
        longest_silence=round(house.longest_silence, 2),
    )


def tracebacks(log: str) -> list[str]:
    """What no server should have written; that something is not stored just now is no fault."""
    return [line for line in log.splitlines() if "Traceback" in line and NOT_STORED not in line]


async def storm(house: House, kills: int, seed: str) -> list[Player]:
    """Players who go on after every kill; in the end they read what is on record."""
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        players = [
            Player(Line(client, house, random.Random(f"{seed} way {number}")), dice, chairs)
            for number, chairs in enumerate(WISHES)
            for dice in [random.Random(f"{seed} player {number}")]
        ]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            await kill_repeatedly(house, client, kills, random.Random(f"{seed} plug"))
            for player in players:
                player.is_done = True
        for player in players:
            await player.read_records()
    return players


async def kill_repeatedly(
    house: House, client: httpx.AsyncClient, kills: int, moments: random.Random
) -> None:
    """Each kill comes when people are playing again, and all servers are back."""
    await house.start(house.servers, client)
    for _ in range(kills):
        await house.busy.wait()
        await asyncio.sleep(moments.uniform(0, LONGEST_LIFE))
        victims = house.servers
        if len(victims) > 1 and moments.random() >= ALL_AT_ONCE:
            victims = [moments.choice(victims)]
        house.kill(victims)
        await house.start(victims, client)
    await house.busy.wait()


# The servers


@dataclass
class Server:
    """A process that listens on the same port in every life."""

    number: int
    port: int
    pid: int = 0
    is_up: bool = False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class House:
    """The servers of a database, and the process that they are born from."""

    def __init__(self, nursery: Nursery, database: str, folder: Path, many: int):
        self.nursery = nursery
        self.database = database
        self.log = folder / "log"
        self.servers = [Server(number, free_port()) for number in range(many)]
        self.up = asyncio.Event()
        """Set while any server is up."""
        self.busy = asyncio.Event()
        """Set when a move was answered since the last kill."""
        self.longest_silence = 0.0
        self._killed: float | None = None

    async def start(self, servers: Sequence[Server], client: httpx.AsyncClient) -> None:
        for server in servers:
            words = ["--port", str(server.port), "--database", self.database, *NO_LIMITS]
            server.pid = self.nursery.start(self.log, *words)
        for server in servers:
            await self._healthy(server, client)
            server.is_up = True
            self.up.set()

    async def _healthy(self, server: Server, client: httpx.AsyncClient) -> None:
        """Wait until it answers; one that ended by itself never will."""
        while True:
            try:
                assert (await client.get(f"{server.address}/health")).status_code == 200
                return
            except httpx.TransportError:
                alive = self.nursery.is_alive(server.pid)
                assert alive, self.log.read_text(encoding="utf-8")
                await asyncio.sleep(SMALL_PAUSE)

    def kill(self, servers: Sequence[Server]) -> None:
        for server in servers:
            server.is_up = False
        if not any(server.is_up for server in self.servers):
            self.up.clear()
        self.busy.clear()
        for server in servers:
            if server.pid:
                self.nursery.kill(server.pid)
                server.pid = 0
        self._killed = time.monotonic() if self.up.is_set() else None

    def note_answer(self) -> None:
        if self._killed is not None:
            self.longest_silence = max(self.longest_silence, time.monotonic() - self._killed)
            self._killed = None
        self.busy.set()


@contextmanager
def a_house(kind: str, folder: Path) -> Iterator[House]:
    with a_database(kind, folder) as database, a_nursery() as nursery:
        house = House(nursery, database, folder, KINDS[kind])
        house.log.touch()
        try:
            yield house
        finally:
            house.kill([one for one in house.servers if one.pid])


@contextmanager
def a_database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield str(folder / "tables.db")
        return
    named, programs = os.environ.get(postgres.VARIABLE), postgres.programs()
    if named:
        with postgres.own_database(named) as database:
            yield database
        return
    if programs is None:
        sys.exit(f"no PostgreSQL: neither initdb nor an address in {postgres.VARIABLE}")
    with postgres.running_server(programs) as server, postgres.own_database(server) as database:
        yield database


# The nursery: a process that has everything loaded, so that a server is there at once


class Nursery:
    """Where servers are born and buried; their output goes to a log."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def start(self, log: Path, *words: str) -> int:
        """Return the number of the new process."""
        return int(self._ask("start", str(log), *words))

    def is_alive(self, pid: int) -> bool:
        return self._ask("is-alive", str(pid)) == "yes"

    def kill(self, pid: int) -> None:
        """As `kill -9` does it: no signal is heard, nothing is tidied up."""
        os.kill(pid, signal.SIGKILL)
        self._ask("bury", str(pid))

    def _ask(self, *words: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()


@contextmanager
def a_nursery() -> Iterator[Nursery]:
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "tools.crash_nursery"]
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        try:
            yield Nursery(process)
        finally:
            process.kill()


# The players


class Cut(Exception):
    """There was no answer, or that nobody knows."""


@dataclass
class Line:
    """The way to the servers, which may be cut at any moment."""

    client: httpx.AsyncClient
    house: House
    dice: random.Random

    async def ask(self, method: str, path: str, token: str, body: Json | None = None) -> Json:
        """The answer of any server that is up, or `Cut`."""
        await self.house.up.wait()
        server = self.dice.choice([one for one in self.house.servers if one.is_up])
        url = f"{server.address}/api{path}"
        try:
            answer = await self.client.request(method, url, headers=as_person(token), json=body)
        except httpx.TransportError as error:
            raise Cut from error
        if answer.status_code == UNAVAILABLE:
            raise Cut
        assert answer.is_success, (method, path, body, answer.text)
        told: Json = answer.json()
        return told

    async def come(self) -> str:
        """The secret of somebody new: servers take only those that they have issued."""
        while True:
            await self.house.up.wait()
            server = self.dice.choice([one for one in self.house.servers if one.is_up])
            try:
                secret = (await self.client.get(server.address)).cookies["me"]
            except httpx.TransportError:
                await asyncio.sleep(SMALL_PAUSE)
            else:
                self.client.cookies.clear()
                return secret

    async def ask_until_answered(
        self, method: str, path: str, token: str, body: Json | None = None
    ) -> Json:
        while True:
            try:
                return await self.ask(method, path, token, body)
            except Cut:
                await asyncio.sleep(SMALL_PAUSE)


@dataclass
class Played:
    """A table: who holds which seat, what was answered, what is on record."""

    path: str
    tokens: dict[int, str]
    moves: list[str] = field(default_factory=list)
    recorded: list[str] = field(default_factory=list)


@dataclass
class Player:
    """Plays for all people of one table after the other, any legal choice."""

    line: Line
    dice: random.Random
    chairs: list[str]
    tables: list[Played] = field(default_factory=list)
    is_done: bool = False
    asked_again: int = 0

    async def play(self) -> None:
        while not self.is_done:
            table = await self.sit_down()
            self.tables.append(table)
            is_over = False
            while not (self.is_done or is_over):
                is_over = await self.go_on(table)

    async def sit_down(self) -> Played:
        """A table that its host never heard of stays empty: only moves have a key."""
        host, guest = await self.line.come(), await self.line.come()
        wish = {"game": "zombeasts", "seats": 2, "chairs": self.chairs}
        opened = await self.line.ask_until_answered("POST", "/tables", host, wish)
        path = f"/tables/{opened['table']}"
        mine = [seat for seat, chair in enumerate(self.chairs) if chair == "person"]
        table = Played(path, dict.fromkeys(mine, host))
        for link in opened["links"]:
            seat, body = link["seat"], {"link": link["secret"]}
            await self.line.ask_until_answered("POST", f"{path}/seats/{seat}", guest, body)
            table.tokens[seat] = guest
        return table

    async def go_on(self, table: Played) -> bool:
        """One choice of whoever is asked; whether the match is over."""
        for seat, token in table.tokens.items():
            path = f"{table.path}?seat={seat}"
            shown = await self.line.ask_until_answered("GET", path, token)
            if shown["phase"] == "over":
                return True
            if shown["choices"]:
                await self.choose(table, seat, shown)
                return False
        await asyncio.sleep(SMALL_PAUSE)
        return False

    async def choose(self, table: Played, seat: int, shown: Json) -> None:
        """Until there is an answer, under the same key; the impatient ask twice at once."""
        choice = self.dice.choice(shown["choices"])["text"]
        key = f"{self.dice.getrandbits(64):016x}"
        body = {"choice": choice, "version": shown["version"], "key": key, "seat": seat}
        while not await self.is_answered(table, seat, body):
            self.asked_again += 1
            await asyncio.sleep(SMALL_PAUSE)
        table.moves.append(f"{seat}: {choice}")
        self.line.house.note_answer()

    async def is_answered(self, table: Played, seat: int, body: Json) -> bool:
        """Whether one of the requests was; but for a cut line nothing may be in the way."""
        path, token = f"{table.path}/moves", table.tokens[seat]
        asked = [self.line.ask("POST", path, token, body) for _ in range(self.dice.choice(TIMES))]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        failures = [answer for answer in answers if isinstance(answer, BaseException)]
        for failure in failures:
            if not isinstance(failure, Cut):
                raise failure
        return len(failures) < len(answers)

    async def read_records(self) -> None:
        """What the people chose, in order; matches that go on are given up first."""
        for table in self.tables:
            token = next(iter(table.tokens.values()))
            shown = await self.line.ask_until_answered("GET", table.path, token)
            if shown["phase"] == "playing":
                await self.line.ask_until_answered("POST", f"{table.path}/give-up", token)
            record = await self.line.ask_until_answered("GET", f"{table.path}/record", token)
            own = tuple(f"{seat}: " for seat in table.tokens)
            table.recorded = [step for step in record["actions"] if step.startswith(own)]


def as_person(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


if __name__ == "__main__":
    main()
