"""Replays: any finished game or a record, to look at, share, download and play on from."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from browser.pages import RECORD, play_on, replay
from browser.person import Person

# Is something within the log's frame?
IN_VIEW = """selector => {
  const [frame, entry] = ['.log', selector].map(
    s => document.querySelector(s).getBoundingClientRect());
  return frame.top <= entry.top + 1 && entry.top < frame.bottom;
}"""


def at(person: Person) -> str:
    return person.page.locator(".steps .at").inner_text()


def test_an_uploaded_record_is_stepped_through_by_keys(arrive: Callable[..., Person]) -> None:
    person = arrive()
    replay(person)

    assert at(person) == "100 of 100"
    person.page.keyboard.press("ArrowLeft")
    assert at(person) == "99 of 100"
    person.page.keyboard.press("Home")
    assert at(person) == "0 of 100"
    person.page.keyboard.press("ArrowRight")
    person.page.wait_for_selector(".log .here")
    told = person.page.locator(".told-now h2").inner_text()
    assert told == person.page.locator(".log .here .line").first.inner_text()


def test_the_slider_and_the_curve_lead_to_a_move(arrive: Callable[..., Person]) -> None:
    person = arrive()
    replay(person)

    person.page.fill(".steps input", "40")
    assert at(person) == "40 of 100"
    person.page.locator(".curve svg").click(position={"x": 60, "y": 60})

    assert at(person) != "40 of 100"
    assert person.page.locator(".curve .score").count() == 4


def test_the_record_comes_back_as_it_was(arrive: Callable[..., Person], tmp_path: Path) -> None:
    person = arrive()
    replay(person)

    with person.page.expect_download() as waiting:
        person.page.click(".bar a[download]")
    waiting.value.save_as(tmp_path / "record.txt")

    assert moves(tmp_path / "record.txt") == moves(RECORD)


def moves(file: Path) -> list[str]:
    """The moves of a record."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line[:1].isdigit()]


def test_a_shared_address_shows_the_same_move(arrive: Callable[..., Person]) -> None:
    person, friend = arrive(), arrive()
    replay(person)
    person.page.fill(".steps input", "40")

    person.page.get_by_role("button", name="Share").click()
    address = person.page.locator("dialog input").input_value()
    friend.page.goto(address)
    friend.page.wait_for_selector(".steps .at")

    assert at(friend) == "40 of 100"


def test_somebody_plays_on_from_here(arrive: Callable[..., Person]) -> None:
    person = arrive()
    play_on(person)

    person.page.click("dialog button[type=submit]")
    person.page.wait_for_url("**/tables/*")
    person.page.wait_for_selector(".table .frame svg")

    assert "Rail era" in person.page.locator(".names p").inner_text()


def test_a_file_that_is_no_record_is_refused_in_words(arrive: Callable[..., Person]) -> None:
    person = arrive()
    person.go("/replay")

    person.page.fill("textarea", "1. e4 e5")
    person.page.click("button[type=submit]")

    person.page.wait_for_selector(".problem")


def test_master_thinks_along_while_one_steps_through(arrive: Callable[..., Person]) -> None:
    person = arrive()
    replay(person)
    page = person.page
    page.fill(".steps input", "40")

    page.keyboard.press("Escape")
    page.click(".thoughts button")
    page.wait_for_selector(".thoughts ol li")

    assert page.locator(".thoughts button").get_attribute("aria-pressed") == "true"
    assert "tried" in page.locator(".thoughts li").first.inner_text()
    assert page.locator(".thoughts li").first.locator(".badge").count() == 4

    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".thoughts :text('Master thinks…')")
    page.wait_for_selector(".thoughts ol li, .thoughts :text('There is no choice here.')")
    page.keyboard.press("t")
    assert page.locator(".thoughts li").count() == 0


def test_thoughts_speak_french(arrive: Callable[..., Person]) -> None:
    person = arrive(lang="fr")
    replay(person)

    person.page.keyboard.press("t")
    person.page.wait_for_selector(".thoughts ol li")

    told = person.page.locator(".thoughts .expected").first.inner_text()
    assert "essayé" in told or "évalué" in told
    assert re.search(r"\d,\d", told)


def test_the_log_of_the_beginning_stands_beside_the_beginning(
    arrive: Callable[..., Person],
) -> None:
    person = arrive()
    replay(person)

    person.page.keyboard.press("Home")

    person.page.wait_for_function(IN_VIEW, arg=".log li:first-child")


def test_another_move_in_the_address_is_gone_to(arrive: Callable[..., Person]) -> None:
    person = arrive()
    replay(person)

    person.page.evaluate("location.hash = '#50'")

    person.page.wait_for_selector(".steps .at:text('50 of 100')")
