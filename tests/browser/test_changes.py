"""The board in the page, brought along by changes, is the board of a page that was just opened."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import ironbridge as ib
from browser.person import Person

ANSWERS = 14
# The drawing without what lies over it, what it only refers to, and how much of it is seen.
DRAWN = """() => {
  const svg = document.querySelector('.frame > svg').cloneNode(true);
  svg.querySelectorAll('defs, .overlay').forEach((each) => each.remove());
  svg.removeAttribute('viewBox');
  return new XMLSerializer().serializeToString(svg);
}"""
UNDEFINED = """() => {
  const svg = document.querySelector('.frame > svg');
  const wanted = [...svg.querySelectorAll('use')].map((use) => use.getAttribute('href').slice(1));
  return wanted.filter((id) => !svg.querySelector(`defs > [id="${id}"]`));
}"""


@pytest.mark.parametrize("game", ib.games())
def test_a_board_brought_along_is_the_board_of_a_fresh_page(
    game: str, arrive: Callable[..., Person]
) -> None:
    person = arrive()
    random = Random(game)
    seats = [{"who": "me"}] * max(2, ib.game(game).players)
    person.open_table(game, seats, seed=5)
    person.wait_for_question()

    answers = 0
    while answers < ANSWERS or person.is_complete:  # a whole move has no view of its own
        person.answer(random)
        person.wait_for_question()
        answers += 1
    told = [frame["view"] for frame in person.frames if frame.get("view")]
    before = person.page.evaluate(DRAWN)
    undefined = person.page.evaluate(UNDEFINED)
    question = person.page.locator(".question h2").inner_text()
    person.page.reload()
    person.wait_for_question()
    person.page.wait_for_function(
        "text => document.querySelector('.question h2').innerText === text", arg=question
    )

    assert person.page.evaluate(DRAWN) == before
    assert undefined == []
    assert sum(view["changed"] is None for view in told) == 1, "one picture, then changes"
