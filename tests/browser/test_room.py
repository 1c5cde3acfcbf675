"""The room of a table: letters large enough to read, a board with all the room, hand and mat beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from browser.pages import BOTS, DOCS, go_on
from browser.person import WIDE, Person

SMALL: Final = (1280, 720)
LEAST: Final = {WIDE: 11, SMALL: 10}  # pixels of type, by the size of the window
TYPE: Final = """selector => [...document.querySelectorAll(selector)].map(text => {
  const m = text.getScreenCTM();
  const scale = Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
  return [parseFloat(getComputedStyle(text).fontSize) * scale, text.textContent];
})"""
BOARD: Final = ".board > .frame > svg > g:not(.overlay) text"
STRIPS: Final = ".strips svg > g:not(.overlay) text"
FREE: Final = """() => {
  const board = document.querySelector('.board .frame').getBoundingClientRect();
  const [x, y, w, h] = document.querySelector('.board .frame > svg').getAttribute('viewBox').split(' ');
  return [board.width * board.height / innerWidth / innerHeight, -x, -y];
}"""
RECORDS: Final = ("brass-birmingham", "age-of-industry", "industria", "neuland")
SETTINGS: Final = {
    "germany": ("age-of-industry", {"map": "germany"}),
    "first": ("neuland", {"edition": 1}),
}


def small(person: Person, words: str, size: tuple[int, int]) -> list[tuple[float, str]]:
    """The words that are smaller than they may be."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.wait_for_function(
        "w => document.querySelector('.table').clientWidth === w", arg=size[0]
    )
    person.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    found = person.page.evaluate(TYPE, words)
    assert found or words == STRIPS
    return [(pixels, text) for pixels, text in found if pixels < LEAST[size]]


def record(person: Person, name: str) -> None:
    """In the middle of a real game."""
    go_on(person, DOCS / f"{name}.txt", at=60)


def setting(person: Person, name: str) -> None:
    """At the beginning, on another map or in another edition."""
    game, settings = SETTINGS[name]
    person.open_table(game, [{"who": "me"}, *BOTS], seed=5, settings=settings)
    person.wait_for_question()


@pytest.mark.parametrize(
    ("name", "lang"), [(RECORDS[0], "en"), *((n, "fr") for n in (*RECORDS, *SETTINGS))]
)
def test_words_on_a_board_and_in_a_hand_are_large_enough_to_read(
    name: str, lang: str, arrive: Callable[..., Person], shots: Path
) -> None:
    person = arrive(size=WIDE, lang=lang)
    (record if name in RECORDS else setting)(person, name)

    for size in LEAST:
        assert small(person, BOARD, size) == []
        assert small(person, STRIPS, size) == []
        person.page.screenshot(path=shots / f"room-{name}-{size[0]}-{lang}.png")
        share, left, above = person.page.evaluate(FREE)
        assert share > 0.45  # of the window is the board's,
        assert min(left, above) < 12  # and it reaches the edges of its room
