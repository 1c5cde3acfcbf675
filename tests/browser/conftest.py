"""A server and Debian's Chromium for the tests of the pages; without the two there are no such tests."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from browser.person import PATIENCE, Person, come, own_browser
from web.house import House, house

CHROMIUM = shutil.which("chromium")

expect.set_options(timeout=PATIENCE)  # a busy machine is no fault


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("browser")
    with house(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log.txt") as running:
        yield running


@pytest.fixture
def arrive(chromium: Browser, server: House) -> Iterator[Callable[..., Person]]:
    """Lets somebody come to the server; nobody's console may have shown an error in the end."""
    people: list[Person] = []

    def arrive(**wishes: Any) -> Person:
        people.append(come(chromium, server.address, **wishes))
        return people[-1]

    yield arrive
    for person in people:
        person.page.context.close()
    assert [error for person in people for error in person.errors] == []


@pytest.fixture(scope="session")
def browsers(chromium: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Browsers that keep their files from page to page, one for each look."""
    yield cache(partial(own_browser, chromium))


@pytest.fixture(scope="session")
def shots() -> Path:
    """Where a person can look at the pictures of the pages."""
    folder = Path(__file__).parents[2] / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
