"""Measuring the frame of a table: what a page shows, picture by picture and at rest.

The measurements are scripts: `watch.js` looks at every picture while things move, `measure.js` at a
table that has come to rest. What they find wrong are lines that a reader understands.
"""

from __future__ import annotations

import base64
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count, cycle, islice, repeat
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize

from monsterbox.core.match import Match
from monsterbox.games.registry import game
from tests.browser.guests import Guests
from tests.browser.playing import play, shown, wait_for_turn
from tests.browser.positions import table_at
from tests.browser.served import Served

HERE = Path(__file__).parent
WATCH = (HERE / "watch.js").read_text("utf-8").partition("\n")[2]
MEASURE = (HERE / "measure.js").read_text("utf-8")
SIZES = ("360x740", "412x915", "768x1024", "1024x768", "1280x800", "1920x1080")
TOUCHED = 900  # pixels; what is narrower is touched
MOST = 400
SCENES = 6  # that are judged closely in one game
STAY = 5  # choices at one size, before the next
SEATS = (
    ("zombeasts", (2, 3, 4)),
    ("oh-my-brain", (2, 3, 4, 5)),
    ("monster-meister", (2, 3, 4)),
    ("humans", (2, 4, 6)),
    ("humans-zombies", (3, 5, 6)),
)


def watch(page: Page) -> None:
    """From now on every picture is looked at."""
    page.evaluate(WATCH)


def watched(page: Page) -> list[str]:
    """What was wrong with the pictures."""
    faults: list[str] = page.evaluate("() => window.watched().faults")
    return faults


def when_asked(page: Page, path: str) -> dict[str, Any]:
    """What this person sees once there is something to choose, or the game is over."""
    seen = shown(page, path)
    while seen["phase"] == "playing" and not seen["choices"]:
        wait_for_turn(page)
        seen = shown(page, path)
    page.locator(f"#table[data-version='{seen['version']}']").wait_for(state="attached")
    return seen


@dataclass(frozen=True)
class Case:
    """One whole game: in which language, with how many, at which sizes in turn."""

    game: str
    language: str
    seats: int
    sizes: tuple[str, ...] = SIZES

    def __str__(self) -> str:
        return "-".join((self.game, self.language, str(self.seats), *self.sizes[:1]))

    def match(self) -> Match:
        """Before the first choice, which is that of the person in the first seat."""
        rules: dict[str, Any] = {"max_rounds": 4} if self.game.startswith("humans") else {}
        matches = (game(self.game).match(self.seats, seed, **rules) for seed in count())
        return next(match for match in matches if 0 in match.waiting)


def viewport(size: str) -> ViewportSize:
    width, height = (int(side) for side in size.split("x"))
    return ViewportSize(width=width, height=height)


@dataclass
class Faults:
    """What was wrong, with where it was found first and how often."""

    case: Case
    first: dict[str, str] = field(default_factory=dict)
    times: Counter[str] = field(default_factory=Counter)

    def add(self, found: Iterable[str], where: str) -> None:
        """What follows the dash is an example."""
        for fault in found:
            what, _, example = fault.partition(" — ")
            self.first.setdefault(what, f"{where} · {what} — {example}")
            self.times[what] += 1

    def lines(self) -> list[str]:
        return [f"{self.case} · {line} (×{self.times[what]})" for what, line in self.first.items()]


def cases() -> Iterator[Case]:
    """Every game with few and with many, in both languages, at every size."""
    for row, (key, seats) in enumerate(SEATS):
        for column, many in enumerate(seats):
            first = (row + 2 * column) % len(SIZES)
            language = ("de", "en")[(row + column) % 2]
            yield Case(key, language, many, SIZES[first:] + SIZES[:first])


def walk(guests: Guests, served: Served, case: Case, *, most: int = MOST) -> list[str]:
    """A whole game among bots that choose at random, the same each time; what was wrong with it."""
    first = viewport(case.sizes[0])
    page = guests.arrive(language=case.language, viewport=first, has_touch=first["width"] < TOUCHED)
    page.add_init_script(MEASURE)
    bots = {f"chair_{seat}": "uniform" for seat in range(1, case.seats)}
    path = table_at(page, served, case.match(), **bots)
    page.goto(path)
    faults = Faults(case)
    dice = random.Random(1)
    seen = when_asked(page, path)
    judged: set[str] = set()
    for size in islice(sizes_in_turn(page, case), most):
        where = f"{size} · {phase_of(seen)}"
        faults.add(page.evaluate("() => frame.look()"), where)
        scene = phase_of(seen) + page.evaluate("() => frame.scene()")
        if scene not in judged and len(judged) < SCENES:
            judged.add(scene)
            faults.add(colours(page), where)
            faults.add(in_hand(page, seen), where + ", choosing")
            if len(judged) in (1, SCENES // 2):
                faults.add(inaccessible(page), where)
        if seen["phase"] != "playing":
            break
        play(page, path, seen, dice)
        seen = when_asked(page, path)
    return faults.lines()


def sizes_in_turn(page: Page, case: Case) -> Iterator[str]:
    """The size for each choice: now and then another one, after which all begins anew."""
    for size in cycle(case.sizes):
        page.set_viewport_size(viewport(size))
        page.evaluate("() => document.fonts.ready.then(() => frame.begin())")
        yield from repeat(size, STAY)


def phase_of(seen: dict[str, Any]) -> str:
    return str(seen["view"]["phase"]) if seen["phase"] == "playing" else "over"


def in_hand(page: Page, seen: dict[str, Any]) -> list[str]:
    """With a thing picked up, put back again, and with the list of all choices."""
    if seen["phase"] != "playing":
        return []
    found: list[str] = []
    if page.locator("#map :is(.ghost, .legal)").count():
        page.keyboard.press("n")
        found += page.evaluate("() => frame.aimed()")
    if page.evaluate("() => frame.pickUp()"):
        found += ["with a thing picked, " + fault for fault in page.evaluate("() => frame.look()")]
        page.keyboard.press("Escape")
        found += page.evaluate("() => frame.look()")
    if page.locator("#all-choices").is_visible():
        page.keyboard.press("c")
        found += ["with the list open, " + fault for fault in page.evaluate("() => frame.listed()")]
        page.keyboard.press("Escape")
        found += page.evaluate("() => frame.look()")
    return found


def colours(page: Page) -> list[str]:
    """Texts that are too pale, by day and by night, on whatever they are printed on."""
    found: list[str] = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.evaluate("() => frame.undress()")
        picture = base64.b64encode(page.screenshot()).decode()
        page.evaluate("() => frame.dress()")
        faults = page.evaluate("(picture) => frame.pale(picture)", picture)
        found += [fault.replace(" is pale", f" is pale ({theme})") for fault in faults]
    page.emulate_media(color_scheme="light")
    return found


def inaccessible(page: Page) -> list[str]:
    """Contrast is judged by `colours`, which sees what axe does not."""
    broken = Axe().run(page, options={"rules": {"color-contrast": {"enabled": False}}}).response
    return [
        f"axe: {rule['id']}: {node['html'][:120]}"
        for rule in broken["violations"]
        for node in rule["nodes"]
    ]
