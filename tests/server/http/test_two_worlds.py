"""Two worlds that differ only in what a viewer cannot know give that viewer the same bytes.

The worlds are drawn anew from random games, some moments for every phase; names, ids, tokens and
the clock are the same. Pages, fragments, events, API answers and lines are compared as bytes, and
so is what the requests leave in the log and in the metrics. `benchmarks/two_worlds.py` does the
same with as many answers as somebody asks for.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

import msgspec
import pytest
from prometheus_client import generate_latest

import monsterbox as mb
from monsterbox.coach import hints
from monsterbox.core.match import Match
from monsterbox.server.app import App
from monsterbox.server.club.evening import Evening, Pairing, Player, Round
from monsterbox.server.club.evenings import row_of
from monsterbox.server.logging import OWN
from monsterbox.server.store.rows import ChairRow, TableRow
from monsterbox.server.tables.people import Person
from tests.cases import one_in
from tests.server.houses import in_a_loop
from tests.server.http.house import EVENING, an_app, cookie_of, id_of, scope_of
from tests.server.memory_store import MemoryStore

NAMES = ("Ada", "Bob", "Cleo", "Dan")
MOMENTS = 2  # for each phase of a game
SEEDS = range(2)  # a game for each of them
WINDOWS = 6  # in which one is asked after the other
Kind = tuple[str, int, dict[str, Any]]
KINDS: tuple[Kind, ...] = (
    ("zombeasts", 2, {}),
    ("zombeasts", 3, {"master": True}),
    ("oh-my-brain", 2, {}),
    ("oh-my-brain", 3, {"marshmallows": "m8"}),
    ("oh-my-brain", 3, {"open_draft": True, "memory_mode": True, "forgetful_refill": True}),
    ("monster-meister", 2, {}),
    ("monster-meister", 4, {"reveal_visibility": "open_table", "pile_backs": "all"}),
    ("monster-meister", 3, {"open_memory": "own_ghosts", "deck": "mixed"}),
    ("humans", 2, {"max_rounds": 8}),
    ("humans", 4, {"max_rounds": 4, "windows": "uniform", "reroll": "any_player"}),
    ("humans-zombies", 3, {"max_rounds": 5}),
    ("humans-zombies", 4, {"max_rounds": 3, "windows": "uniform", "z_timing": "anytime"}),
)
OF_HINTS = (
    KINDS[0],
    KINDS[3],
    KINDS[8],
    KINDS[10],
    ("monster-meister", 2, {"open_memory": "all_open"}),
)
OF_WINDOWS: tuple[Kind, ...] = (
    ("humans", 4, {"max_rounds": 12}),
    ("humans-zombies", 4, {"max_rounds": 12}),
)
OF_HALF_STEPS: tuple[Kind, ...] = (
    ("zombeasts", 2, {}),
    ("monster-meister", 3, {}),
    ("humans", 4, {"max_rounds": 6}),
    ("oh-my-brain", 3, {}),
    ("humans-zombies", 4, {"max_rounds": 4}),
)
OF_MEMORY: tuple[Kind, ...] = (
    ("monster-meister", 2, {}),
    ("monster-meister", 4, {"deck": "mixed"}),
    ("monster-meister", 3, {"reveal_visibility": "open_table", "frame": "fixed"}),
)
PATHS = (
    "/t/{table}",
    "/t/{table}/fragment",
    "/t/{table}/events",
    "/t/{table}/why?word=pile",
    "/t/{table}/replay",
    "/t/{table}/fairness",
    "/api/tables/{table}",
    "/api/tables/{table}/view",
    "/api/tables/{table}/choices",
    "/api/tables/{table}/why?choice=stop",
    "/api/tables/{table}/messages",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/stream",
    "/api/tables",
    "/lists",
    "/api/evenings/{table}",
    "/evening/{table}/live",
    "/evening/{table}/projector/live",
)
FEW = ("/t/{table}/events", "/t/{table}/replay", "/api/tables/{table}/stream")


class Compared(NamedTuple):
    """How many moments, in how many of them the worlds differ, how many answers were the same."""

    moments: int
    different: int
    answers: int


@dataclass
class World:
    """A server where one of the two things is true."""

    store: MemoryStore
    app: App

    def counted(self) -> list[bytes]:
        """What its metrics tell; how long it took is another matter."""
        lines = generate_latest(self.app.state.metrics.registry).splitlines()
        return [line for line in lines if b"_seconds" not in line]

    async def ask(self, path: str, viewer: str) -> bytes:
        """The answer as it goes over the wire; of a stream, its first piece."""
        told = asyncio.Event()
        pieces: list[bytes] = []

        async def receive() -> dict[str, Any]:
            await told.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            assert message.get("status", 200) < 500, path
            pieces.append(repr(message).encode())
            if message["type"] == "http.response.body" and message["body"]:
                told.set()

        where, _, query = path.partition("?")
        scope = scope_of(where, {"cookie": cookie_of(viewer)}) | {"query_string": query.encode()}
        await self.app(scope, receive, send)  # type: ignore[arg-type]  # plain ASGI
        return b"\n".join(pieces)

    async def add(self, table: str, position: dict[str, Any], *, alone: int | None = None) -> None:
        """A table where everybody sits, or one alone among bots, and the cards lie like this."""
        row = TableRow(
            id=table,
            game=position["game"],
            rules=mb.game(position["game"]).version,
            seats=position["seats"],
            options=position.get("options", {}),
            pace="live",
            is_open=True,
            host=id_of(NAMES[alone or 0]),
            created=EVENING,
            seed=bytes(32),
            start=position,
        )
        chairs = [
            ChairRow(table_id=table, seat=seat, kind="person", person=id_of(name), name=name)
            if alone in (None, seat)
            else ChairRow(table_id=table, seat=seat, kind="bot", bot="level1", name=name)
            for seat, name in enumerate(NAMES[: row.seats])
        ]
        await self.store.add_table(row, chairs, [])
        await self.store.evenings.add(row_of(an_evening_at(row, chairs), 1, EVENING))

    async def play(self, table: str, seat: int, choice: str) -> None:
        person = Person(id_hash=id_of(NAMES[seat]), name=NAMES[seat], language="en")
        shown = await self.app.state.tables.shown(table, person, "en", seat=seat)
        await self.app.state.tables.moves.play(
            table, seat, person, choice, shown.version, f"key-{shown.version}"
        )


def an_evening_at(row: TableRow, chairs: list[ChairRow]) -> Evening:
    """An evening with the id of the table, which is the only one of its round."""
    seats = range(1, row.seats + 1)
    table = Pairing(table=row.id, players=tuple(seats))
    round_ = Round(pairings=(table,), out=(), began=EVENING, is_open=True)
    players = [
        Player(number=number, name=chair.name, person=chair.person, bot=chair.bot)
        for number, chair in zip(seats, chairs, strict=True)
    ]
    return Evening(
        id=row.id,
        host=row.host,
        title="Two worlds",
        game=row.game,
        options={},
        form="swiss",
        rounds_wanted=2,
        table_size=row.seats,
        least=2,
        teams=0,
        fill=None,
        minutes=30,
        pause=None,
        spectators=True,
        created=EVENING,
        seed=bytes(32),
        phase="playing",
        players=tuple(players),
        rounds=(round_,),
    )


def a_world() -> World:
    store = MemoryStore()
    return World(store, an_app(store))


def moments(kind: Kind, seeds: Iterable[int]) -> Iterator[Match]:
    """Tables in random games, not too many of each phase."""
    key, seats, options = kind
    seen: Counter[tuple[str, int]] = Counter()
    for seed in seeds:
        source = random.Random(seed)
        match = mb.game(key).match(seats=seats, seed=seed, **options)
        while not match.over:
            seat = source.choice(match.waiting)
            phase = (match.view(seat).phase, len(match.legal(seat)) > 1)
            seen[phase] += 1
            if seen[phase] <= MOMENTS:
                yield match
            match.play(seat, source.choice(match.legal(seat)))


def worlds_for(match: Match, viewer: int | None) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two positions that this viewer cannot tell apart."""
    if viewer is not None:
        return match.imagine(viewer, 1), match.imagine(viewer, 2)
    other = match.position()
    for seat in range(match.seats):  # what each in turn cannot know: together all that is hidden
        other = match.game.from_position(other).imagine(seat, 7 + seat)
    return match.position(), other


def same_for(viewer: int | None, one: dict[str, Any], other: dict[str, Any]) -> bool:
    game = mb.game(one["game"])
    views = [game.from_position(world).view(viewer) for world in (one, other)]
    return views[0] == views[1]


class Heard(logging.Handler):
    """What is logged, without the times."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.told: list[object] = []

    def emit(self, record: logging.LogRecord) -> None:
        fields = {name: one for name, one in vars(record).items() if name not in {*OWN, "ms"}}
        self.told.append((record.name, record.levelname, record.getMessage(), fields))


@contextmanager
def listening() -> Iterator[Heard]:
    logger, heard = logging.getLogger("monsterbox"), Heard()
    level = logger.level
    logger.addHandler(heard)
    logger.setLevel(logging.INFO)
    try:
        yield heard
    finally:
        logger.removeHandler(heard)
        logger.setLevel(level)


async def compare(
    one: World, other: World, table: str, viewer: str, paths: tuple[str, ...] = PATHS
) -> int:
    """How many answers are the same in both worlds: all, or this fails."""
    told: list[list[object]] = []
    for world in (one, other):
        with listening() as heard:
            answers = [await world.ask(path.format(table=table), viewer) for path in paths]
        told.append([*answers, heard.told, world.counted()])
    for what, first, second in zip((*paths, "the log", "the metrics"), *told, strict=True):
        assert first == second, (table, what, viewer)
    return len(told[0])


HINTED = ("/api/tables/{table}/hint", "/t/{table}/hint")


async def compare_hints(kind: Kind, seeds: Iterable[int] = SEEDS) -> Compared:
    """The ideas of the coach for somebody who plays alone against bots."""
    one, other = a_world(), a_world()
    compared, different, answers = 0, 0, 0
    async with one.app.lifespan(), other.app.lifespan():
        for number, match in enumerate(moments(kind, seeds)):
            viewer = match.waiting[0]
            if match.waiting != [viewer] or match.forgets:
                continue
            first, second = worlds_for(match, viewer)
            different += first != second
            table = f"hints-{number}"
            await one.add(table, first, alone=viewer)
            await other.add(table, second, alone=viewer)
            answers += await compare(one, other, table, NAMES[viewer], HINTED)
            compared += 1
    return Compared(compared, different, answers)


@pytest.mark.parametrize("kind", one_in(4, OF_HINTS), ids=str)
@in_a_loop
async def test_no_idea_tells_what_its_seat_cannot_know(
    kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "GAMES", 40)

    found = await compare_hints(kind)

    assert found.moments > 5
    assert found.different > 3


async def compare_moments(kind: Kind, seeds: Iterable[int] = SEEDS) -> Compared:
    """All that one viewer after the other may ask for, at moments of random games."""
    seats = kind[1]
    one, other = a_world(), a_world()
    compared, different, answers = 0, 0, 0
    async with one.app.lifespan(), other.app.lifespan():
        for number, match in enumerate(moments(kind, seeds)):
            viewer = [None, *range(seats)][number % (seats + 1)]
            first, second = worlds_for(match, viewer)
            different += first != second
            assert same_for(viewer, first, second)
            table = f"two-worlds-{number}"
            await one.add(table, first)
            await other.add(table, second)
            asking = "eve" if viewer is None else NAMES[viewer]
            answers += await compare(one, other, table, asking)
            compared += 1
    return Compared(compared, different, answers)


@pytest.mark.parametrize("kind", one_in(5, KINDS), ids=str)
@in_a_loop
async def test_no_byte_tells_what_a_viewer_cannot_know(kind: Kind) -> None:
    found = await compare_moments(kind)

    assert found.moments > 10
    assert found.different > found.moments // 2


async def compare_after_a_choice(kind: Kind, seeds: Iterable[int] = SEEDS) -> Compared:
    """Both worlds go on with the same choice; whoever sees the same of it gets the same bytes."""
    one, other = a_world(), a_world()
    compared, different, answers = 0, 0, 0
    async with one.app.lifespan(), other.app.lifespan():
        for number, match in enumerate(moments(kind, seeds)):
            actor = match.waiting[0]
            first, second = match.imagine(actor, 1), match.imagine(actor, 2)
            different += first != second
            choice = match.legal(actor)[number % len(match.legal(actor))]
            table = f"after-a-choice-{number}"
            for world, position in ((one, first), (other, second)):
                await world.add(table, position)
                await world.play(table, actor, choice)
            views = [
                await world.app.state.tables.shown(table, None, "en") for world in (one, other)
            ]
            is_over = views[0].phase != "playing"  # then all may be told
            if views[0].view == views[1].view and not is_over:  # nothing was turned over
                answers += await compare(one, other, table, "eve", FEW)
                compared += 1
    return Compared(compared, different, answers)


@pytest.mark.parametrize("kind", one_in(4, KINDS[1:]), ids=str)
@in_a_loop
async def test_no_byte_tells_more_after_a_choice_either(kind: Kind) -> None:
    found = await compare_after_a_choice(kind)

    assert found.moments > 10
    assert found.different > 5


def with_others_face_down(position: dict[str, Any], source: random.Random) -> dict[str, Any]:
    """The same table with other cards face down, of the same backs: seen before or not."""
    other: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    displays = [card for display in other["displays"] for card in display.values()]
    by_back: dict[str, list[dict[str, Any]]] = {}
    for card in [*displays, *other["pile"]]:
        if not card.get("up"):
            by_back.setdefault(card["card"].partition("-")[0], []).append(card)
    for cards in by_back.values():
        names = [card["card"] for card in cards]
        source.shuffle(names)
        for card, name in zip(cards, names, strict=True):
            card["card"] = name
    return other


async def compare_memories(kind: Kind, seeds: Iterable[int] = range(3)) -> Compared:
    """What somebody has seen, and what was turned back since, is as hidden as what nobody saw."""
    seats, source = kind[1], random.Random(5)
    one, other = a_world(), a_world()
    compared, different, answers = 0, 0, 0
    async with one.app.lifespan(), other.app.lifespan():
        for number, match in enumerate(moments(kind, seeds)):
            first = match.position()
            second = with_others_face_down(first, source)
            different += first != second
            table = f"of-memory-{number}"
            await one.add(table, first)
            await other.add(table, second)
            viewer = [None, *range(seats)][number % (seats + 1)]
            asking = "eve" if viewer is None else NAMES[viewer]
            answers += await compare(one, other, table, asking)
            compared += 1
    return Compared(compared, different, answers)


@pytest.mark.parametrize("kind", one_in(3, OF_MEMORY), ids=str)
@in_a_loop
async def test_no_byte_helps_a_memory(kind: Kind) -> None:
    found = await compare_memories(kind)

    assert found.moments > 10
    assert found.different == found.moments


def passes(kind: Kind, games: int) -> Iterator[tuple[dict[str, Any], dict[str, Any], list[int]]]:
    """Windows before and after a seat passes, another one being asked next; those two."""
    key, seats, options = kind
    for seed in range(games):
        source = random.Random(seed)
        match = mb.game(key).match(seats=seats, seed=seed, **options)
        while not match.over:
            seat = match.waiting[0]
            choices = match.legal(seat)
            if "pass" in choices and match.view(None).phase == "window":
                after = mb.game(key).from_position(match.position())
                after.play(seat, "pass")
                if after.waiting != [seat] and after.view(None) == match.view(None):
                    yield match.position(), after.position(), [seat, *after.waiting]
            match.play(seat, source.choice(choices))


@pytest.mark.parametrize("kind", one_in(2, OF_WINDOWS), ids=str)
@in_a_loop
async def test_no_byte_tells_who_is_asked_in_a_window(kind: Kind) -> None:
    """A-68: nor that somebody has passed, or was passed over for want of a card."""
    found = list(islice(passes(kind, games=12), WINDOWS))
    assert len(found) == WINDOWS
    for before, after, asked in found:
        one, other = a_world(), a_world()  # lists show all tables, also those of other windows
        async with one.app.lifespan(), other.app.lifespan():
            await one.add("window", before)
            await other.add("window", after)
            others = [name for seat, name in enumerate(NAMES) if seat not in asked]
            for viewer in [*others, "eve"]:
                await compare(one, other, "window", viewer)
            for seat in asked:
                where = "/t/window/fragment"
                assert await one.ask(where, NAMES[seat]) != await other.ask(where, NAMES[seat])


def half_steps(kind: Kind, seeds: Iterable[int]) -> Iterator[tuple[Match, int, str, list[str]]]:
    """Choices of which nobody else sees anything; who makes them, and who is not asked after."""
    key, seats, options = kind
    for seed in seeds:
        source = random.Random(seed)
        match = mb.game(key).match(seats=seats, seed=seed, **options)
        found: Counter[str] = Counter()
        while not match.over:
            seat = source.choice(match.waiting)
            choice = source.choice(match.legal(seat))
            after = mb.game(key).from_position(match.position())
            before = len(after.steps)
            after.play(seat, choice)
            steps, phase = after.steps[before:], match.view(seat).phase
            others = [one for one in range(seats) if one not in {seat, *after.waiting}]
            watching: list[int | None] = [None, *others]
            silent = not any(step.is_seen_by(one) for step in steps for one in watching)
            same = all(after.view(one) == match.view(one) for one in watching)
            if silent and same and not after.over and found[phase] < MOMENTS:
                found[phase] += 1
                yield match, seat, choice, ["eve", *(NAMES[one] for one in others)]
            match.play(seat, choice)


async def compare_half_steps(kind: Kind, seeds: Iterable[int] = SEEDS) -> Compared:
    """In both worlds somebody looks at the table; in one of them they also make half a choice."""
    found, different, answers = 0, 0, 0
    for match, seat, choice, viewers in half_steps(kind, seeds):
        one, other = a_world(), a_world()
        async with one.app.lifespan(), other.app.lifespan():
            for world in (one, other):
                await world.add("half-a-step", match.position())
                await world.add("neighbour", match.position())
                await world.ask("/t/half-a-step/fragment", NAMES[seat])
                await world.ask("/t/neighbour/fragment", NAMES[seat])
            await other.play("half-a-step", seat, choice)
            for viewer in viewers:
                answers += await compare(one, other, "half-a-step", viewer)
            where = "/t/half-a-step/fragment"
            different += await one.ask(where, NAMES[seat]) != await other.ask(where, NAMES[seat])
            found += 1
    return Compared(found, different, answers)


@pytest.mark.parametrize("kind", one_in(5, OF_HALF_STEPS), ids=str)
@in_a_loop
async def test_no_byte_tells_of_half_a_choice(kind: Kind) -> None:
    """R-03, A-68: neither the table, nor the lists, the metrics, or the log of the server."""
    found = await compare_half_steps(kind)

    assert found.moments > 1
    assert found.different == found.moments
