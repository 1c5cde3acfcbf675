"""A game looked into at its replay: begun, found, stepped through, and one move found better."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.person import PATIENCE, PHONE, Person
from browser.test_every_page import AXE
from web.endgame import endgame

MOVED_ON = """before => document.querySelector('.learn').innerText !== before
  && document.querySelector('.learn :is(.options button, .would)')"""
FAULTS = """async part => (await axe.run(part)).violations.map(
  v => `${v.id}: ${v.help}: ${v.nodes.map(n => n.target).join(' | ')}`)"""
TRIED = "() => document.querySelector('.learn .verdict')"


def test_a_game_is_looked_into_and_a_blunder_replayed_better(
    arrive: Callable[..., Person], shots: Path
) -> None:
    ada = arrive()
    sent = ada.page.request.post(f"{ada.address}/api/records", data=endgame(10).encode())
    path = sent.json()["replay"]
    ada.go(path)
    page = ada.page

    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_role("button", name="Look into the whole game").click()
    page.wait_for_selector(".review table", timeout=PATIENCE)
    assert page.locator(".review tbody tr").count() >= 2
    page.get_by_role("button", name="Next mistake").click()
    expect(page.locator(".told-now .verdict")).to_contain_text("Better: ")
    expect(page.locator(".told-now .sign")).to_have_attribute("aria-label", "blunder")
    page.get_by_role("button", name="Chance to win").click()
    expect(page.locator(".curve text").filter(has_text="100%").first).to_be_visible()
    page.screenshot(path=shots / "review-wide.png")
    assert faults(ada, ".review") == faults(ada, ".curve") == []

    page.get_by_role("button", name="Find a better move").click()
    page.wait_for_selector(".learn .options button", timeout=PATIENCE)
    assert is_found_better(ada)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".learn .verdict").last).to_contain_text("Best: ")
    page.screenshot(path=shots / "review-learn.png")
    assert faults(ada, ".learn") == []
    page.get_by_role("button", name="Play on from here").last.click()
    page.wait_for_selector("dialog form")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to the game").click()
    page.wait_for_selector(".told-now")

    bob = arrive(lang="fr", size=PHONE, theme="dark")
    bob.go(path)
    bob.page.get_by_role("button", name="Analyse").click()
    bob.page.wait_for_selector(".review table", timeout=PATIENCE)
    bob.page.get_by_role("button", name="Trouver mieux").click()
    bob.page.wait_for_selector(".learn .options button", timeout=PATIENCE)
    bob.page.screenshot(path=shots / "review-phone.png")
    assert faults(bob, ".learn") == []


def faults(person: Person, part: str) -> list[str]:
    """What axe finds in a part of the page."""
    person.page.evaluate(AXE)
    found: list[str] = person.page.evaluate(FAULTS, part)
    return found


def is_found_better(person: Person) -> bool:
    """Try one move after the other that begins with another option, until one is good."""
    page = person.page
    for first in range(page.locator(".learn .options button").count()):
        choose(person, first)
        while not page.locator(".learn .would").count():
            choose(person, 0)
        page.get_by_role("button", name="Try this move").click()
        page.wait_for_function(TRIED, timeout=PATIENCE)
        if "Well found." in page.locator(".learn .verdict").inner_text():
            return True
        before = page.locator(".learn").inner_text()
        page.get_by_role("button", name="Begin anew").click()
        page.wait_for_function(MOVED_ON, arg=before, timeout=PATIENCE)
    return False


def choose(person: Person, number: int) -> None:
    """Press an option, and wait for what comes next."""
    before = person.page.locator(".learn").inner_text()
    person.page.locator(".learn .options button").nth(number).click()
    person.page.wait_for_function(MOVED_ON, arg=before, timeout=PATIENCE)
