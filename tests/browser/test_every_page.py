"""Every page in three widths and both themes: a picture for a person to look at, and what can be told
without eyes: nothing is cut off, every word is there, and axe finds nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext

from browser.pages import PLACES, visit
from browser.person import PHONE, TABLET, WIDE, Person, sit
from web.house import House

LOOKS: Final = {"wide": ("fr", WIDE), "tablet": ("en", TABLET), "phone": ("fr", PHONE)}
AXE: Final = (Path(__file__).parent / "axe" / "axe.min.js").read_text(encoding="utf-8")
FAULTS: Final = """async (options) => (await axe.run(document, options)).violations.map(
  v => `${v.id}: ${v.help}: ${v.nodes.slice(0, 4).map(n => n.target + ' ' + n.failureSummary).join(' | ')}`)"""
ALL: Final[dict[str, Any]] = {"resultTypes": ["violations"]}
COLOURS: Final = {**ALL, "runOnly": ["color-contrast"]}
SCROLLED: Final = "() => document.documentElement.scrollWidth - innerWidth"
SETTLED: Final = """async () => {
  await document.fonts.ready;
  const seen = [...document.images].filter(i => i.getBoundingClientRect().top < innerHeight);
  await Promise.all(seen.map(i => i.decode()));
}"""
BOARD: Final = "() => document.querySelector('.frame svg')?.innerHTML ?? null"
REPAINTED: Final = """before => document.documentElement.dataset.theme === 'dark'
  && (before === null || document.querySelector('.frame svg').innerHTML !== before)"""
KEY: Final = re.compile(r"\b[a-z]+\.[a-z]+(-[a-z]+)*\b(?!\.[a-z])")
NAMED: Final = (
    "figures",
    "workshop",
    "upload",
    "replay",
)  # that tell the names of files and figures


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("place", PLACES)
def test_a_page_is_whole(
    place: str,
    look: str,
    browsers: Callable[..., BrowserContext],
    server: House,
    shots: Path,
) -> None:
    lang, size = LOOKS[look]
    person = sit(browsers(lang=lang, size=size), server.address)

    visit(person, place)

    person.page.evaluate(SETTLED)
    person.page.screenshot(path=shots / f"{place}-{look}-light.png")
    assert person.page.evaluate(SCROLLED) <= 0
    assert person.page.evaluate("document.documentElement.lang") == lang
    assert place in NAMED or not KEY.search(person.page.locator("main").inner_text())
    person.page.evaluate(AXE)
    assert person.page.evaluate(FAULTS, ALL) == []
    turn_dark(person)
    person.page.evaluate(SETTLED)
    person.page.screenshot(path=shots / f"{place}-{look}-dark.png")
    assert person.page.evaluate(FAULTS, COLOURS) == []
    person.page.close()
    assert person.errors == []


def turn_dark(person: Person) -> None:
    """As the system may at dusk: everything is painted anew, in place."""
    before = person.page.evaluate(BOARD)
    person.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    person.page.wait_for_function(REPAINTED, arg=before)
