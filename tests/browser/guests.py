"""People with a browser each: cookies of their own, and everything their pages complain of."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    WebError,
)

from monsterbox.games.registry import games

PATIENCE = 180_000.0  # milliseconds; a quiet machine needs a hundredth of it
DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=360, height=740)
LESSONS = "".join(f"localStorage.setItem('lesson {key}', 'yes');" for key in games())
# What a browser adds to the shuffle is the same each time; keys of moves are shorter, and random.
ADDED = 7
SAME_SHUFFLE = f"""{{
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.length === 32 ? array.fill({ADDED}) : random(array));
}}"""
# What says why not goes by itself after six seconds: a busy machine may not have looked by then.
SLOW_READER = """{
  const later = setTimeout;
  const longer = (after) => (after === 6000 ? 600000 : after);
  window.setTimeout = (what, after, ...rest) => later(what, longer(after), ...rest);
}"""
KNOWS = f"try {{ {LESSONS} }} catch {{ /* an empty page */ }}"


@dataclass
class Guests:
    """Whoever comes to the tables of one test."""

    browser: Browser
    address: str
    contexts: list[BrowserContext] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)

    def arrive(
        self, *, language: str = "en", address: str = "", knows: bool = True, **options: Any
    ) -> Page:
        """Somebody at a desk, before an empty page; nothing moves unless it is asked for.

        Who knows how to play gets no lesson. The worker of the installed app stays out: only
        its own tests let it in, since it answers where others listen.
        """
        context = self.browser.new_context(
            base_url=address or self.address,
            locale=language,
            **{"viewport": DESK, "reduced_motion": "reduce", "service_workers": "block"} | options,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SAME_SHUFFLE)
        context.add_init_script(SLOW_READER)
        if knows:
            context.add_init_script(KNOWS)
        context.on("console", self.hear)
        context.on("weberror", self.note_error)
        context.on("request", self.note_request)
        self.contexts.append(context)
        return context.new_page()

    def arrive_with_phone(self, **options: Any) -> Page:
        """Somebody with a small screen that is touched."""
        return self.arrive(viewport=PHONE, has_touch=True, is_mobile=True, **options)

    def expect(self, pattern: str) -> None:
        """A complaint that belongs to the test; it must come."""
        self.expected.append(pattern)

    def allow(self, pattern: str) -> None:
        """A complaint that may come or not, as it happens."""
        self.allowed.append(pattern)

    # What pages complain of

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text} ({message.location['url']})")

    def note_error(self, error: WebError) -> None:
        self.complaints.append(f"script: {error.error}")

    def note_request(self, request: Request) -> None:
        if not re.match(r"(http://127\.0\.0\.1:|data:|blob:)", request.url):
            self.complaints.append(f"another host: {request.url}")

    def leave(self) -> None:
        """Who has left stays away, however often this is said."""
        while self.contexts:
            self.contexts.pop().close()

    def unexpected(self) -> list[str]:
        def is_expected(complaint: str) -> bool:
            return any(re.search(pattern, complaint) for pattern in self.expected + self.allowed)

        return [complaint for complaint in self.complaints if not is_expected(complaint)]

    def missing(self) -> list[str]:
        """Complaints that were announced and did not come."""
        return [
            pattern
            for pattern in self.expected
            if not any(re.search(pattern, complaint) for complaint in self.complaints)
        ]
