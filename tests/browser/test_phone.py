"""On a phone: the sheet never covers the board, and fingers do what a mouse does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from browser.person import PHONE, TABLET, Person

SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
CLOSER = "most => document.querySelector('.frame svg').viewBox.baseVal.width < most"
IN_VIEW = """() => {
  const [frame, lit] = ['.frame', '.frame [role=button]'].map(
    s => document.querySelector(s)?.getBoundingClientRect());
  return lit && frame.top <= lit.top && lit.top < lit.bottom && lit.bottom <= frame.bottom;
}"""
# Options that cannot be hit where the list is scrolled just as far as needed.
HIDDEN = """() => [...document.querySelectorAll('.question .options button')].filter((option) => {
  option.scrollIntoView({block: 'nearest'});
  const {left, top, width, height} = option.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button') !== option;
}).map((option) => option.innerText)"""
BOX = (
    "s => { const r = document.querySelector(s).getBoundingClientRect(); return [r.top, r.bottom] }"
)


def test_the_sheet_lies_below_the_board(arrive: Callable[..., Person]) -> None:
    person = arrive(size=PHONE)
    person.open_table("brass-birmingham", SEATS)
    person.wait_for_question()

    _, low = person.page.evaluate(BOX, ".frame")
    top, bottom = person.page.evaluate(BOX, ".sheet")

    assert low <= top + 1
    assert bottom <= PHONE[1] + 1


def test_what_is_asked_about_is_in_view(arrive: Callable[..., Person]) -> None:
    person = arrive(size=PHONE)
    person.open_table("brass-birmingham", SEATS, seed=5)
    person.wait_for_question()

    for name in ("network", "card"):
        person.options().filter(has_text=name).first.tap()
        person.page.locator(".answers li", has_text=name).wait_for()

    person.page.wait_for_function(IN_VIEW)


def test_moves_are_made_with_a_finger(arrive: Callable[..., Person]) -> None:
    person, random = arrive(size=PHONE, lang="fr"), Random(3)
    person.open_table("industria", SEATS)

    for _ in range(30):
        person.wait_for_question()
        before = person.page.locator(".question").inner_text()
        if person.is_complete:
            person.page.locator(".question .row .strong").tap()
        else:
            person.options().nth(random.randrange(person.options().count())).tap()
        person.page.wait_for_function(
            "before => document.querySelector('.question').innerText !== before", arg=before
        )

    person.wait_for_question()  # a new one would lead back to the first tab
    person.page.locator(".tabs button").nth(1).tap()
    panels = person.page.locator(".panel h2")
    panels.first.wait_for()
    assert panels.count() >= 3


def test_two_fingers_look_closer(arrive: Callable[..., Person]) -> None:
    person = arrive(size=PHONE)
    person.open_table("industria", SEATS)
    person.wait_for_question()
    wide = width(person)

    phone = person.page.context.new_cdp_session(person.page)
    points = [{"x": 170, "y": 200, "id": 0}, {"x": 220, "y": 200, "id": 1}]
    phone.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    for step in range(1, 6):
        points = [
            {"x": 170 - 15 * step, "y": 200, "id": 0},
            {"x": 220 + 15 * step, "y": 200, "id": 1},
        ]
        phone.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
    phone.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    person.page.wait_for_function(CLOSER, arg=wide * 0.6)


def width(person: Person) -> float:
    """How much of the board is seen."""
    return float((person.page.get_attribute(".frame svg", "viewBox") or "").split()[2])


def test_no_option_hides_behind_the_way_back(arrive: Callable[..., Person]) -> None:
    person = arrive(size=PHONE)
    person.open_table("brass-birmingham", SEATS, seed=5)
    person.wait_for_question()

    person.options().filter(has_text="Build").first.tap()
    person.page.wait_for_selector(".answers li")

    assert person.options().count() > 5
    assert person.page.evaluate(HIDDEN) == []


def test_where_small_places_are_crowded_the_board_comes_closer_first(
    arrive: Callable[..., Person],
) -> None:
    person = arrive(size=PHONE)
    person.open_table("brass-birmingham", SEATS, seed=5)
    person.wait_for_question()
    build = person.page.locator(".frame [data-id='action:build'][role=button]")

    before = build.bounding_box()
    assert before is not None and before["height"] < 20
    person.page.touchscreen.tap(before["x"] + before["width"] / 2, before["y"] + 4)

    person.page.wait_for_function(CLOSER, arg=700)
    after = build.bounding_box()
    assert after is not None and after["height"] > 26
    assert person.page.locator(".answers li").count() == 0
    person.page.touchscreen.tap(after["x"] + after["width"] / 2, after["y"] - 4)  # beside it
    person.page.locator(".answers li", has_text="Build").wait_for()


def test_a_tablet_shows_the_question_and_the_seats_side_by_side(
    arrive: Callable[..., Person],
) -> None:
    person = arrive(size=TABLET)
    person.open_table("brass-birmingham", SEATS, seed=5)
    person.wait_for_question()

    assert person.page.locator(".sheet .panel h2").first.is_visible()
    person.page.locator(".sheet .tabs button", has_text="Log").tap()
    person.page.wait_for_selector(".sheet .log")

    assert person.options().first.is_visible()
