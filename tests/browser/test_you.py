"""From desktop to phone by a link, and back by a code on paper: the same person at the same seat."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from browser.person import PHONE, Person

GREEDY = {"who": "bot", "bot": "greedy"}


def at_a_table(arrive: Callable[..., Person]) -> tuple[Person, str]:
    """Ada at her desk, with a game that asks her."""
    ada = arrive()
    ada.open_table("brass-birmingham", [{"who": "me"}, GREEDY], name="Ada", seed=3)
    ada.wait_for_question()
    return ada, ada.page.url


def make_link(person: Person) -> str:
    """A link for another device, as the page shows it."""
    person.go("/you")
    person.page.click(".make-link")
    square = person.page.locator("img.square")
    square.wait_for()
    assert square.evaluate("image => image.decode().then(() => image.naturalWidth)") > 20
    return person.page.locator(".you .copied input").input_value()


def go_on(person: Person, link: str) -> None:
    """Open a link, and say that one wants to be here."""
    person.page.goto(link)
    person.page.click(".come button")


def play(person: Person) -> None:
    """A whole move."""
    random = Random(1)
    while not person.is_complete:
        person.answer(random)
        person.wait_for_question()
    person.page.click(".question .row .strong")
    person.page.wait_for_selector(".question .row .strong", state="detached")


def test_a_person_goes_on_at_the_same_seat_on_the_phone_and_the_used_link_is_dead(
    arrive: Callable[..., Person],
) -> None:
    ada, table = at_a_table(arrive)
    link = make_link(ada)
    asked: list[str] = []
    phone, eve = arrive(size=PHONE), arrive()
    phone.page.on("request", lambda request: asked.append(request.url + str(request.headers)))

    go_on(phone, link)
    phone.page.wait_for_url(phone.address + "/")
    phone.page.locator(".tables li.asked a").first.click()
    phone.page.wait_for_url(table)
    phone.wait_for_question()
    play(phone)

    code = link.partition("#")[2]
    assert not [one for one in asked if code in one], "in no address and no referrer"
    ada.page.goto(table)
    ada.wait_for_question()
    play(ada)
    go_on(eve, link)
    eve.page.locator(".you .problem", has_text="used").wait_for()


def test_a_code_on_paper_is_typed_by_keyboard_and_a_session_is_ended_from_elsewhere(
    arrive: Callable[..., Person],
) -> None:
    ada, table = at_a_table(arrive)
    ada.go("/you")
    ada.page.locator(".make-code").press("Enter")
    code = ada.page.locator("output.code").inner_text()
    other = arrive(lang="fr")
    other.go("/you")
    other.page.locator(".come input").focus()
    other.page.keyboard.type(code.lower())
    other.page.keyboard.press("Enter")
    other.page.wait_for_url(other.address + "/")
    other.page.goto(table)
    other.wait_for_question()

    ada.go("/you")
    expect(ada.page.locator(".sessions li")).to_have_count(2)
    ada.page.locator(".sessions li", has_not_text="here").locator("button").press("Enter")
    expect(ada.page.locator(".sessions li")).to_have_count(1)

    expect(other.options()).to_have_count(0)
    other.go("/you")
    expect(other.page.locator(".sessions")).to_have_count(0)


def test_who_deletes_himself_is_asked_again_and_is_nobody_then(
    arrive: Callable[..., Person],
) -> None:
    ada, table = at_a_table(arrive)
    ada.go("/you")
    ada.page.click(".delete")
    ada.page.click(".you .sure .strong")
    ada.page.wait_for_url(ada.address + "/")

    ada.page.goto(table)
    ada.page.wait_for_selector(".table .frame svg")
    ada.page.get_by_text("N.N.").first.wait_for()
    assert ada.page.get_by_text("Ada", exact=True).count() == 0


def test_who_ends_the_session_he_is_in_is_asked_again(arrive: Callable[..., Person]) -> None:
    ada, _ = at_a_table(arrive)
    ada.go("/you")
    ada.page.locator(".sessions button").press("Enter")
    ada.page.locator(".sessions .sure button").last.press("Enter")
    expect(ada.page.locator(".sessions li")).to_have_count(1)

    ada.page.locator(".sessions button").press("Enter")
    ada.page.locator(".sessions .sure .strong").press("Enter")
    expect(ada.page.locator(".sessions")).to_have_count(0)


def test_the_language_is_chosen_for_other_devices_too(arrive: Callable[..., Person]) -> None:
    ada, _ = at_a_table(arrive)
    ada.go("/you")
    ada.page.locator(".you button[lang=fr]").click()
    ada.page.wait_for_selector("html[lang=fr] .you button[lang=fr][aria-pressed=true]")
    phone = arrive(size=PHONE)

    go_on(phone, make_link(ada))
    phone.page.wait_for_selector("html[lang=fr] main h1")
