"""A move begins with anything that is pressed; what left no choice says why; nothing is asked twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from browser.pages import DOCS, asked, go_on
from browser.person import PHONE, Person
from browser.test_ghost import MOVES, compose, things

BRASS: Final = DOCS / "brass-birmingham.txt"
# After so many moves of a record: something on the board, what is offered then, and what is not.
BEGINNINGS: Final = {
    "age-of-industry": (29, "space:new-york-bight", "action:build", "action:pass"),
    "brass-birmingham": (22, "mat:iron", "action:build", "action:loan"),
    "neuland": (39, "place:b1.3", "building:smelter-forest", "action:end"),
}


def settled(person: Person) -> None:
    """At the question of Brass, with all known that leads anywhere."""
    go_on(person, BRASS, at=22)
    person.page.wait_for_selector(":is(.frame, .lain) .idle")


def spot(person: Person, id: str) -> Locator:
    """Where something stands on the board."""
    return person.page.locator(f":is(.frame, .lain) [data-id='{id}']").last


def press(person: Person, id: str) -> None:
    """Press something, be it lit or not."""
    box = spot(person, id).bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def offered(person: Person) -> list[str]:
    """The places of what is offered."""
    return [option.get_attribute("data-place") or "" for option in person.options().all()]


@pytest.mark.parametrize("game", BEGINNINGS)
def test_a_move_begins_with_anything(game: str, arrive: Callable[..., Person]) -> None:
    at, thing, offers, hides = BEGINNINGS[game]
    person = arrive()
    go_on(person, DOCS / f"{game}.txt", at=at)
    before = offered(person)

    press(person, thing)
    person.page.wait_for_selector(".aim, .answers")

    after = [*offered(person), *chosen(person)]
    assert offers in after and hides in before and hides not in after
    assert person.page.locator(f".frame [data-id='{hides}'][role=button]").count() == 0


def chosen(person: Person) -> list[str]:
    """The places of the answers that were given on the way."""
    told = [frame for frame in person.frames if frame.get("type") == "asked"]
    return [place for answer in told[-1]["answers"] for place in answer["places"]] if told else []


def test_what_leads_to_one_thing_is_offered_until_that_is_taken_off(
    arrive: Callable[..., Person],
) -> None:
    person = arrive(lang="fr")
    settled(person)
    before, aim = offered(person), person.page.locator(".aim button")

    press(person, "mat:iron")
    expect(aim).to_contain_text("Seulement avec")
    assert len(offered(person)) == 2
    aim.click()

    expect(aim).to_have_count(0)
    assert offered(person) == before


def test_a_card_lights_where_it_is_of_use_and_is_played_where_it_was_begun_with(
    arrive: Callable[..., Person],
) -> None:
    person = arrive()
    settled(person)

    spot(person, "card:coalbrookdale").hover()
    expect(person.page.locator(".ring.use")).to_have_count(2)
    idle = person.page.locator(":is(.frame, .lain) .idle").evaluate_all(
        "all => all.map(a => a.dataset.id)"
    )
    press(person, "card:coalbrookdale")
    spot(person, "action:network").dblclick()
    person.page.wait_for_selector(".options button[data-place^='line:']")

    assert "card:pottery" in idle and "card:coalbrookdale" not in idle
    assert line(person) == ["Extend the network", "The card Coalbrookdale"]
    assert person.page.locator(".aim").count() == 0


def line(person: Person) -> list[str]:
    """The line of the move."""
    return person.page.locator(".answers .text").all_inner_texts()


def test_a_hand_on_a_phone_begins_a_move_too(arrive: Callable[..., Person]) -> None:
    person = arrive(size=PHONE)
    go_on(person, BRASS, at=22)
    person.page.locator(".tabs button", has_text="Hand").click()
    person.page.wait_for_selector(".lain .idle")

    spot(person, "card:coalbrookdale").tap()

    expect(person.page.locator(".aim")).to_contain_text("Coalbrookdale")


def test_a_move_begins_by_keyboard_with_anything(arrive: Callable[..., Person]) -> None:
    person = arrive()
    settled(person)
    person.page.locator(".lower .tabs button").nth(1).press("Enter")

    person.page.locator(".things button", has_text="Card Coalbrookdale").focus()
    expect(person.page.locator(".ring.use")).to_have_count(2)
    person.page.keyboard.press("Enter")

    expect(person.page.locator(".aim")).to_contain_text("Coalbrookdale")


@pytest.mark.parametrize("game", MOVES)
def test_what_left_no_choice_says_why(game: str, arrive: Callable[..., Person]) -> None:
    person = arrive()
    compose(person, game)
    why = person.page.locator(".answers .why")
    count = person.page.locator(".answers li").count()

    why.last.click()

    expect(person.page.locator(".bubble .about")).to_contain_text("Why only this")
    assert person.page.locator(".bubble .reason").count() >= 1
    assert person.page.locator(".answers li").count() == count


def test_every_answer_is_the_way_back_to_it(arrive: Callable[..., Person]) -> None:
    person = arrive()
    compose(person, "brass-birmingham")
    before = line(person)

    person.page.locator(".answers li button:first-child").nth(1).click()
    person.page.wait_for_selector(".options button[data-place^='card:']")

    assert len(before) == 5 and line(person) == before[:1]


def test_a_press_beside_a_whole_move_never_does_nothing(arrive: Callable[..., Person]) -> None:
    person = arrive()
    compose(person, "brass-birmingham")

    press(person, "merchant:oxford.1")
    expect(person.page.locator(".bubble .reason")).to_contain_text("Nothing that you can do")
    person.page.keyboard.press("Escape")
    press(person, "mat:pottery")
    person.page.locator(".bubble button", has_text="Begin again").click()

    expect(person.page.locator(".question")).not_to_contain_text("Coalbrookdale")
    expect(person.page.locator(".question")).to_contain_text("Pottery")
    assert "space:coalbrookdale.2" not in things(person, "ghost")


def test_a_double_click_answers_one_question(arrive: Callable[..., Person]) -> None:
    person = arrive()
    settled(person)

    spot(person, "action:network").dblclick()

    person.page.wait_for_selector(".options button[data-place^='card:']")
    assert len(line(person)) == 1


def test_nothing_is_asked_twice(arrive: Callable[..., Person]) -> None:
    person = arrive()
    asked("brass-birmingham")(person)
    first, second = person.options().nth(0), person.options().nth(1)

    for _ in range(3):
        for option in (first, second):
            option.hover()
            person.page.wait_for_selector(".bubble.tip")
    first.click()
    person.page.wait_for_selector(".answers")

    sent = [
        (str(frame["do"]), *frame["answers"])
        for frame in person.sent
        if frame["do"] in ("ask", "ways")
    ]
    assert {("ask", 0), ("ask", 1), ("ways",), ("ways", 0)} <= {*sent}
    assert len(sent) == len({*sent})


def test_a_last_answer_that_is_pointed_at_is_seen(arrive: Callable[..., Person]) -> None:
    person = arrive()
    settled(person)
    person.page.locator(".options button[data-place='action:loan']").click()
    person.page.wait_for_selector(".options button[data-place^='card:']")
    panel = person.page.locator(".panel.active .figures")

    person.page.locator(".options button[data-place='card:coalbrookdale']").hover()

    expect(panel).to_contain_text("→")
    assert person.page.locator(".ring.cross").count() == 1
    confirmed = person.page.locator(".question .strong").count()
    person.page.mouse.move(5, 5)
    expect(panel).not_to_contain_text("→")
    assert not confirmed
