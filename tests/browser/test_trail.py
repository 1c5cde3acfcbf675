"""What others changed is marked: pieces only, in their own shape, until one moves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import ironbridge as ib
from browser.pages import SEED
from browser.person import Person

BOTS = [{"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "greedy"}]
# How wide and high each mark is, of the board's measure.
MARKED = """() => [...document.querySelectorAll('.ring.trail')].map((ring) => {
  const {width, height} = ring.getBBox();
  return Math.max(width, height);
})"""
# A bot has played a while, and the marks are those of the board's things.
PLAYED = "() => document.querySelectorAll('.log li').length > 40"
WIDE = """() => {
  const board = document.querySelector('.frame > svg').viewBox.baseVal;
  return [...document.querySelectorAll('.ring.trail')].filter((ring) => ring.tagName === 'rect')
    .map((ring) => ring.getBBox()).filter(({width, height}) =>
      Math.max(width, height) > Math.max(board.width, board.height) / 6).length;
}"""
TAGS = "() => [...document.querySelectorAll('.ring.trail')].map((ring) => ring.tagName)"


def play_one_move(person: Person, random: Random) -> None:
    """A whole move, and then what the others do."""
    person.wait_for_question()
    while not person.is_complete:
        person.answer(random)
        person.wait_for_question()
    moves = person.page.locator(".log li").count()
    person.page.click(".question .row .strong")
    person.page.wait_for_function(
        "moves => document.querySelectorAll('.log li').length > moves", arg=moves
    )
    person.wait_for_question()


def test_the_arc_of_time_is_never_marked(arrive: Callable[..., Person]) -> None:
    person, random = arrive(), Random(2)
    person.open_table("neuland", [{"who": "me"}, *BOTS], seed=SEED)

    widest: list[float] = []
    while len(widest) < 4 and not person.is_over:
        play_one_move(person, random)
        widest += person.page.evaluate(MARKED)

    assert widest
    assert max(widest) < 130, "no larger than a tile"


def test_order_deck_and_markets_are_not_marked(arrive: Callable[..., Person]) -> None:
    person, random = arrive(), Random(3)
    person.open_table("brass-birmingham", [{"who": "me"}, *BOTS], seed=SEED)

    for _ in range(3):
        play_one_move(person, random)

    assert 0 < person.page.locator(".ring.trail").count() <= 6
    assert "path" in person.page.evaluate(TAGS)


def test_the_marks_are_gone_when_one_moves(arrive: Callable[..., Person]) -> None:
    person, random = arrive(), Random(3)
    person.open_table("brass-birmingham", [{"who": "me"}, *BOTS], seed=SEED)
    for _ in range(4):
        play_one_move(person, random)
        if marked := person.page.locator(".ring.trail").count():
            break
    assert marked

    person.page.keyboard.press("1")
    person.page.wait_for_selector(".answers li")
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector(".answers", state="detached")

    assert person.page.locator(".ring.trail").count() == 0


@pytest.mark.parametrize("game", ib.games())
def test_a_bot_that_plays_on_for_somebody_leaves_no_marks_behind(
    game: str, arrive: Callable[..., Person]
) -> None:
    person = arrive()
    table = person.open_table(game, [{"who": "me"}, *BOTS], seed=SEED)
    person.wait_for_question()

    order = {"who": "bot", "bot": "random"}
    person.page.request.post(f"{person.address}/api/tables/{table}/seats/0", data=order)
    person.page.wait_for_function(PLAYED)

    assert person.page.locator(".ring.trail").count() < 24, "no more than two bots do in a turn"
    assert person.page.evaluate(WIDE) == 0, "a piece in its own shape, never a part of the map"
