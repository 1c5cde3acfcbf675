"""Every page in both languages, widths and themes: a picture for a person to look at, and what can be
told without eyes: nothing is cut off, every word is there, and axe finds nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from browser.pages import PLACES, visit
from browser.person import PHONE, WIDE, Person

LOOKS = [
    ("en", WIDE, "light"),
    ("fr", WIDE, "dark"),
    ("fr", PHONE, "light"),
    ("en", PHONE, "dark"),
]
AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text(encoding="utf-8")
FAULTS = """async () => (await axe.run(document)).violations.map(
  v => `${v.id}: ${v.help}: ${v.nodes.slice(0, 4).map(n => n.target + ' ' + n.failureSummary).join(' | ')}`)"""
SCROLLED = "() => document.documentElement.scrollWidth - innerWidth"
KEY = re.compile(r"\b[a-z]+\.[a-z]+(-[a-z]+)*\b(?!\.[a-z])")


@pytest.mark.parametrize(
    "look", LOOKS, ids=["en-wide", "fr-wide-dark", "fr-phone", "en-phone-dark"]
)
@pytest.mark.parametrize("place", PLACES)
def test_a_page_is_whole(
    place: str, look: tuple[str, tuple[int, int], str], arrive: Callable[..., Person], shots: Path
) -> None:
    lang, size, theme = look
    person = arrive(lang=lang, size=size, theme=theme)

    visit(person, place)

    width = "phone" if size == PHONE else "wide"
    person.page.wait_for_load_state("networkidle")
    person.page.screenshot(path=shots / f"{place}-{lang}-{width}-{theme}.png")
    assert person.page.evaluate(SCROLLED) <= 0
    assert person.page.evaluate("document.documentElement.lang") == lang
    if place not in ("figures", "upload", "replay"):
        assert not KEY.search(person.page.locator("main").inner_text())
    person.page.evaluate(AXE)
    assert person.page.evaluate(FAULTS) == []
