"""A whole game without a mouse."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from browser.person import Person

SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]


def reach(person: Person, selector: str, most: int = 60) -> None:
    """Press Tab until something has the focus."""
    for _ in range(most):
        if person.page.evaluate("s => document.activeElement?.matches(s)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def test_a_newcomer_starts_by_keyboard(arrive: Callable[..., Person]) -> None:
    person = arrive()
    person.go("/")

    reach(person, "button.strong")
    person.page.keyboard.press("Enter")

    person.wait_for_question()


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(arrive: Callable[..., Person]) -> None:
    person, random = arrive(), Random(4)
    greedy = {"who": "bot", "bot": "greedy"}
    person.open_table("industria", [{"who": "me"}, greedy, greedy], seed=4)
    keyboard = person.page.keyboard

    for _ in range(2000):
        person.wait_for_question()
        if person.is_over:
            break
        before = person.page.locator(".question").inner_text()
        if person.is_complete:
            keyboard.press("Enter")
        else:
            keyboard.press(str(1 + random.randrange(min(9, person.options().count()))))
        person.page.wait_for_function(
            "before => document.querySelector('.question').innerText !== before", arg=before
        )

    assert person.is_over


def test_lit_places_are_reached_with_tab_and_chosen_with_enter(
    arrive: Callable[..., Person],
) -> None:
    person = arrive()
    person.open_table("brass-birmingham", SEATS)
    person.wait_for_question()

    reach(person, ".frame [role=button]", most=80)
    label = person.page.evaluate("document.activeElement.getAttribute('aria-label')")
    person.page.keyboard.press("Enter")

    person.page.wait_for_selector(".answers li")
    assert label
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector(".answers", state="detached")


def test_escape_takes_back_answer_by_answer(arrive: Callable[..., Person]) -> None:
    person = arrive()
    person.open_table("brass-birmingham", SEATS)
    person.wait_for_question()
    first = person.page.locator(".question h2").inner_text()

    for count in (1, 2):
        person.page.keyboard.press("1")
        person.page.wait_for_function(
            "n => document.querySelectorAll('.answers li:not(.given)').length === n", arg=count
        )
    for count in (1, 0):
        person.page.keyboard.press("Escape")
        person.page.wait_for_function(
            "n => document.querySelectorAll('.answers li:not(.given)').length === n", arg=count
        )

    assert person.page.locator(".question h2").inner_text() == first
