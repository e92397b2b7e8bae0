"""One server and one browser for each worker; people, tables and cookies are new in each test.

The browser is at home in this folder only: while it runs, no other loop can run in its thread.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.guests import PATIENCE, Guests
from tests.browser.served import Served
from tests.processes import free_port

INSTALL = "these tests need the browser chromium: apt-get install --yes chromium"


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served"))
    server.start()
    yield server
    server.stop()
    assert server.told() == ""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's own; root has no sandbox there."""
    path = shutil.which("chromium")
    if path is None:
        pytest.fail(INSTALL)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=path, args=arguments, timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture
def guests(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Guests]:
    """Nobody's page may complain, nor ask another host for anything."""
    served.let_chance_follow(request.node.nodeid)
    guests = Guests(browser, served.address)
    yield guests
    guests.leave()
    assert guests.unexpected() == []
    assert guests.missing() == []


@pytest.fixture
def own_server(guests: Guests, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Served]:
    """For tests that stop it: meanwhile nobody else must be given its port."""
    server = Served(tmp_path, port=free_port())
    server.let_chance_follow(request.node.nodeid)
    server.start()
    yield server
    guests.leave()  # first: pages that are still open would miss it
    server.stop()
