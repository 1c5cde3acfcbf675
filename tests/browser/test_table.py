"""At the table: reasons, looking closer, taking back, switching language and theme."""

from __future__ import annotations

from collections.abc import Callable

from browser.pages import SEED, asked, confirming, refused, rulebook
from browser.person import Person
from browser.test_phone import CLOSER, width

LOAN = "button[data-place='action:loan']"
ALONE = [{"who": "me"}, {"who": "me"}, {"who": "me"}]


def test_pressing_what_is_not_lit_tells_why_with_the_clause(arrive: Callable[..., Person]) -> None:
    person = arrive()

    refused(person)

    told = person.page.locator(".bubble.refusal").inner_text()
    assert "BB-" in told
    assert person.page.locator(".ring.refused").count() == 1


def test_the_way_from_a_reason_into_the_rules(arrive: Callable[..., Person]) -> None:
    person = arrive()

    rulebook(person)

    assert person.page.locator("dialog .clause").count() > 20
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog", state="detached")


def test_the_wheel_looks_closer_and_a_key_shows_all(arrive: Callable[..., Person]) -> None:
    person = arrive()
    asked("industria")(person)
    wide = width(person)

    person.page.mouse.move(500, 400)
    person.page.mouse.wheel(0, -500)
    person.page.wait_for_function(CLOSER, arg=wide * 0.7)
    person.page.focus(".frame")
    person.page.keyboard.press("0")

    assert width(person) == wide


def test_dragging_moves_the_board_and_chooses_nothing(arrive: Callable[..., Person]) -> None:
    person = arrive()
    asked("brass-birmingham")(person)
    person.page.mouse.move(300, 500)
    person.page.mouse.wheel(0, -600)
    before = person.page.get_attribute(".frame svg", "viewBox")

    person.page.mouse.down()
    person.page.mouse.move(380, 560, steps=5)
    person.page.mouse.up()

    assert person.page.get_attribute(".frame svg", "viewBox") != before
    assert person.page.locator(".answers li, .bubble.refusal").count() == 0


def test_pointing_at_an_option_tells_what_comes_of_it(arrive: Callable[..., Person]) -> None:
    person = arrive()
    asked("brass-birmingham")(person)

    person.options().first.hover()

    person.page.wait_for_selector(".bubble.tip")
    assert person.page.locator(".ring.pointed").count() == 1


def test_a_move_is_told_before_it_is_sent(arrive: Callable[..., Person]) -> None:
    person = arrive()

    confirming(person)

    assert person.page.locator(".would li").count() > 0
    assert person.page.locator(".numeral").count() > 0
    assert person.page.evaluate("document.activeElement.matches('.question .strong')")


def test_a_move_is_taken_back(arrive: Callable[..., Person]) -> None:
    person = arrive()
    person.open_table("industria", ALONE)
    person.wait_for_question()
    first = person.page.locator(".question h2").inner_text()

    person.page.keyboard.press("1")
    person.page.wait_for_selector(".question .row .strong")
    person.page.keyboard.press("Enter")
    person.page.wait_for_function(
        "first => document.querySelector('.options') && document.querySelector('.question h2').innerText !== first",
        arg=first,
    )
    person.page.keyboard.press("u")

    person.page.wait_for_function(
        "first => document.querySelector('.question h2').innerText === first", arg=first
    )


def test_the_language_switch_keeps_the_page_and_the_move_begun(
    arrive: Callable[..., Person],
) -> None:
    person = arrive()
    asked("brass-birmingham")(person)
    person.page.keyboard.press("1")
    person.page.wait_for_selector(".answers li")
    path = person.page.url.split("?")[0]

    person.page.click("a[hreflang=fr]")
    person.page.wait_for_selector(".answers li")

    assert person.page.url.split("?")[0] == path
    assert person.page.evaluate("document.documentElement.lang") == "fr"
    assert "carte" in person.page.locator(".question h2").inner_text()


def test_the_theme_switch_repaints_the_board(arrive: Callable[..., Person]) -> None:
    person = arrive()
    asked("industria")(person)
    before = person.page.locator(".frame svg").inner_html()

    person.page.click("[data-switch=theme]")
    person.page.wait_for_function(
        "before => document.querySelector('.frame svg').innerHTML !== before", arg=before
    )

    assert person.page.evaluate("document.documentElement.dataset.theme") == "dark"
    person.page.reload()
    assert person.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_nothing_moves_for_those_who_ask_for_less_motion(arrive: Callable[..., Person]) -> None:
    person = arrive(still=True)
    asked("industria")(person)

    person.page.keyboard.press("1")
    person.page.wait_for_selector(".answers li, .question .row .strong")

    assert person.page.evaluate("document.getAnimations().length") == 0


def test_a_double_click_answers_one_question(arrive: Callable[..., Person]) -> None:
    person = arrive()
    asked("brass-birmingham")(person)
    first = person.page.locator(".question h2").inner_text()
    person.options().first.hover()
    person.page.wait_for_selector(".bubble.tip")  # what comes next is known

    person.options().first.dblclick(delay=100)
    person.page.wait_for_selector(".answers li")
    person.page.keyboard.press("Escape")

    person.page.wait_for_selector(".answers", state="detached")
    assert person.page.locator(".question h2").inner_text() == first


def test_changes_of_figures_are_shown_still_and_go_away(arrive: Callable[..., Person]) -> None:
    person = arrive(still=True)
    person.open_table("brass-birmingham", ALONE, seed=SEED)
    person.wait_for_question()

    person.page.locator(f".question .options {LOAN}").click()
    person.page.wait_for_selector(".answers li")
    while not person.is_complete:
        before = person.page.locator(".question").inner_text()
        person.page.keyboard.press("1")
        person.page.wait_for_function(
            "before => document.querySelector('.question').innerText !== before", arg=before
        )
    person.page.keyboard.press("Enter")

    person.page.wait_for_selector(".panel .float:text('+30')")
    person.page.wait_for_selector(".panel .float", state="detached")


def test_a_board_looked_at_closely_fills_all_the_room(arrive: Callable[..., Person]) -> None:
    person = arrive()
    asked("brass-birmingham")(person)
    wide = width(person)

    person.page.mouse.move(500, 400)
    person.page.mouse.wheel(0, -900)
    person.page.wait_for_function(CLOSER, arg=wide * 0.7)

    room, drawing = (
        person.page.locator(selector).bounding_box() for selector in (".board", ".frame svg")
    )
    assert drawing == room
