"""A rematch by two browsers: proposed in one, accepted by keyboard in the other."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.person import PHONE, Person

RANDOM = {"who": "bot", "bot": "random"}


def let_a_bot_play(person: Person, id: str, seat: int) -> None:
    """A bot plays somebody's game to its end."""
    path = f"{person.address}/api/tables/{id}/seats/{seat}"
    assert person.page.request.post(path, data=RANDOM).ok


def test_a_rematch_is_proposed_and_accepted(arrive: Callable[..., Person]) -> None:
    ada, bob = arrive(), arrive(lang="fr", size=PHONE)
    id = ada.open_table("industria", [{"who": "me"}, {"who": "open"}, RANDOM], name="Ada")
    seat = f"{bob.address}/api/tables/{id}/seats/1"
    assert bob.page.request.post(seat, data={"who": "me", "name": "Bob"}).ok
    bob.go(f"/tables/{id}")
    let_a_bot_play(ada, id, 0)
    let_a_bot_play(bob, id, 1)

    ada.page.wait_for_selector(".ranks")
    assert bob.page.request.post(seat, data={"who": "me"}).ok
    ada.page.get_by_role("button", name="Propose a rematch").click()
    ada.page.wait_for_url(lambda url: "/tables/" in url and id not in url)
    bob.page.locator(".proposed").wait_for()
    bob.page.get_by_role("button", name="Jouer la revanche").press("Enter")
    bob.page.wait_for_url(ada.page.url)

    for person in (ada, bob):
        expect(person.page.locator(".table .frame svg").first).to_be_visible()
