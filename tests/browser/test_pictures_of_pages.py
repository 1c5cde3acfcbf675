"""Pictures of every page, in both languages, both widths and both themes, for a person to look at;
and what can be told of them without eyes: nothing is cut off, and every word is there."""

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
