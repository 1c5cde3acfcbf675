"""The room of a table: letters large enough to read, a board with all the room, hand and mat beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from browser.pages import BOTS, DOCS, go_on, replay
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


def opened(person: Person, name: str, **wishes: object) -> None:
    """At a table with two bots, asked."""
    person.open_table(name, [{"who": "me"}, *BOTS], seed=5, **wishes)
    person.wait_for_question()


def test_one_s_own_seat_comes_first_and_is_seen_whole_and_so_is_the_log(
    arrive: Callable[..., Person],
) -> None:
    person = arrive(size=SMALL)
    opened(person, "brass-birmingham")

    panels, own, log = (
        person.page.locator(part).bounding_box() for part in (".panels", ".panel.own", ".log")
    )
    assert panels and own and log
    assert person.page.locator(".panel:first-child.own").count() == 1
    assert own["y"] >= panels["y"] - 2
    assert own["y"] + own["height"] <= panels["y"] + panels["height"]
    assert log["height"] > 90
    assert log["y"] + log["height"] <= SMALL[1]


def test_a_mat_is_looked_through_tile_by_tile_and_others_one_click_away(
    arrive: Callable[..., Person],
) -> None:
    person = arrive()
    record(person, "brass-birmingham")

    person.page.click(".panel .look button >> nth=0")
    lines = person.page.locator("dialog .shelf").first.locator("tbody tr")
    lines.first.wait_for()
    first = lines.all_inner_texts()
    assert len(first) > 15
    assert any("Coal mine" in line for line in first)
    person.page.click("dialog .whose button >> nth=1")
    person.page.wait_for_selector("dialog .whose button:nth-of-type(2)[aria-pressed=true]")
    assert lines.all_inner_texts() != first
    assert person.page.locator("dialog .shelf").nth(1).locator("tbody tr").count() > 2  # discards


@pytest.mark.parametrize("name", RECORDS)
def test_every_symbol_is_told_of_by_a_key(name: str, arrive: Callable[..., Person]) -> None:
    person = arrive(lang="fr")
    opened(person, name)

    person.page.keyboard.press("?")

    told = person.page.locator("dialog .legend dd")
    told.nth(20).wait_for()
    assert len(set(told.all_inner_texts())) >= told.count() - 3
    assert person.page.locator("dialog .legend svg").count() == told.count()


def test_the_rules_open_at_the_clause_of_the_question(arrive: Callable[..., Person]) -> None:
    person = arrive()
    opened(person, "brass-birmingham")

    person.page.keyboard.press("r")

    here = person.page.locator("dialog .clause.here")
    here.wait_for()
    assert here.get_attribute("id") == "BB-43"
    box = here.bounding_box()
    assert box is not None and 0 < box["y"] < WIDE[1] - 60


ROLES: Final = """() => {
  const svg = document.querySelector('.board .frame > svg');
  const owned = svg.getAttribute('aria-owns').split(' ');
  const town = document.getElementById('board:place:derby');
  return {
    inside: document.querySelectorAll('[role=img] [role=button]').length,
    board: svg.getAttribute('role'),
    town: [town.getAttribute('role'), town.getAttribute('aria-owns')],
    order: [owned.indexOf(town.id), owned.findIndex(id => id.startsWith('board:line:'))],
  };
}"""


def test_a_board_is_a_group_towns_hold_their_spaces_and_come_before_the_lines(
    arrive: Callable[..., Person],
) -> None:
    person = arrive()
    opened(person, "brass-birmingham")

    roles = person.page.evaluate(ROLES)

    assert roles["inside"] == 0
    assert roles["board"] == "group"
    assert roles["town"][0] == "group" and "board:space:derby.1" in roles["town"][1]
    assert 0 <= roles["order"][0] < roles["order"][1]


def test_a_replay_at_the_beginning_shows_the_beginning_and_follows_its_address(
    arrive: Callable[..., Person],
) -> None:
    person = arrive()
    replay(person)
    seen = """() => {
      const log = document.querySelector('.log').getBoundingClientRect();
      return [...document.querySelectorAll('.log .told')].findIndex(
        told => told.getBoundingClientRect().bottom > log.top + 4);
    }"""

    assert person.page.evaluate(seen) > 2
    person.page.keyboard.press("Home")
    person.page.wait_for_function(f"() => ({seen})() === 0")
    person.page.evaluate("location.hash = '#50'")
    person.page.wait_for_function(
        "() => document.querySelector('.steps .at').innerText.startsWith('50')"
    )
    person.page.wait_for_selector(".log .here")
