"""The end of a game: its page from the table and from the replay, in figures, and as a picture."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from browser.person import PATIENCE, PHONE, Person
from browser.test_review import faults

RANDOM = {"who": "bot", "bot": "random"}
IS_DRAWN = "() => document.querySelector('img.ending')?.naturalWidth > 0"


def open_the_page(person: Person, button: str) -> None:
    person.page.get_by_role("button", name=button).click(timeout=PATIENCE)
    person.page.wait_for_function(IS_DRAWN, timeout=PATIENCE)


def test_how_it_ended_is_shown_told_in_figures_and_kept(
    arrive: Callable[..., Person], shots: Path, tmp_path: Path
) -> None:
    ada = arrive()
    id = ada.open_table("industria", [RANDOM, RANDOM, RANDOM])
    ada.page.wait_for_selector(".ranks", timeout=PATIENCE)
    told = [int(points) for points in ada.page.locator(".ranks li b").all_inner_texts()]

    open_the_page(ada, "How it ended")
    ada.page.screenshot(path=shots / "ending-wide.png")
    ada.page.get_by_text("The points, seat by seat").click()
    assert faults(ada, "dialog") == []
    totals = ada.page.locator("dialog tfoot td").all_inner_texts()
    with ada.page.expect_download() as kept:
        ada.page.get_by_role("link", name="Save as a picture").click()
    kept.value.save_as(tmp_path / "end.png")

    assert [int(points) for points in totals] == told
    assert kept.value.suggested_filename == f"{id}.png"
    assert (tmp_path / "end.png").read_bytes().startswith(b"\x89PNG")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog", state="detached")

    bob = arrive(lang="fr", size=PHONE, theme="dark")
    bob.go(f"/replay/{id}")
    bob.page.wait_for_selector(".steps .at")
    bob.page.keyboard.press("End")
    open_the_page(bob, "Le bilan de la partie")
    bob.page.screenshot(path=shots / "ending-phone.png")
    assert faults(bob, "dialog") == []
    overflow = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not bob.page.evaluate(overflow)
