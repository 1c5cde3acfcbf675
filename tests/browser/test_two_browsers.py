"""Two people at one table: each sees the other's moves at once, and never the other's hand."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from browser.person import Person

SEED = 3


def seated(arrive: Callable[..., Person]) -> tuple[Person, Person]:
    """Ada invites Bob, and he comes."""
    ada, bob = arrive(), arrive()
    seats = [{"who": "me"}, {"who": "invited"}]
    ada.open_table("brass-birmingham", seats, name="Ada", seed=SEED)
    link = ada.page.locator(".seating .copied input").first.input_value()
    bob.page.goto(link)
    bob.page.fill("input[type=text]", "Bob")
    bob.page.click("button[type=submit]")
    for person in (ada, bob):
        person.page.wait_for_selector(".table .frame svg")
    return ada, bob


def asked(ada: Person, bob: Person) -> tuple[Person, Person]:
    """Who is asked, and who waits."""
    while True:
        for person, other in ((ada, bob), (bob, ada)):
            if person.options().count() or person.is_complete:
                return person, other
        ada.page.wait_for_timeout(50)


def play_one_move(person: Person, random: Random) -> None:
    """A whole move, up to the click that sends it."""
    while not person.is_complete:
        person.answer(random)
        person.wait_for_question()


def test_the_other_sees_a_move_without_asking_for_it(arrive: Callable[..., Person]) -> None:
    ada, bob = seated(arrive)
    random = Random(1)
    requests: list[str] = []
    for person in (ada, bob):
        person.page.on("request", lambda request: requests.append(request.url))

    for _ in range(8):
        mover, other = asked(ada, bob)
        play_one_move(mover, random)
        before = other.page.locator(".log").inner_text()
        mover.page.click(".question .row .strong")
        other.page.wait_for_function(
            "before => document.querySelector('.log').innerText !== before", arg=before
        )
        mover.page.wait_for_selector(".question .row .strong", state="detached")

    assert requests == [], "moves come through the socket, as soon as they are stored"


def test_no_socket_brings_the_hand_of_another(arrive: Callable[..., Person]) -> None:
    ada, bob = seated(arrive)
    random = Random(2)

    for _ in range(10):
        mover, _ = asked(ada, bob)
        play_one_move(mover, random)
        mover.page.click(".question .row .strong")
        mover.page.wait_for_selector(".question .row .strong", state="detached")

    for person, name, other in ((ada, "Ada", bob), (bob, "Bob", ada)):
        drawn = set(
            re.findall(rf"{name} draws (?!a card|\d+ cards\.)[^.\"]+\.", json.dumps(person.frames))
        )
        assert drawn, "one sees what oneself draws"
        seen = json.dumps(other.frames)
        assert not [line for line in drawn if line in seen]
        assert f"{name} draws a card." in seen
        moves = entries(other)
        assert all(not entry["notation"] for entry in moves if entry["seat"] == seat(name))


def seat(name: str) -> int:
    """Where somebody sits."""
    return ("Ada", "Bob").index(name)


def entries(person: Person) -> list[dict[str, object]]:
    """All that the log of somebody ever held."""
    views = [frame["view"] for frame in person.frames if frame.get("type") == "state"]
    return [entry for view in views if view for entry in view["log"]["entries"]]


def test_somebody_who_looks_on_sees_no_hand_and_is_asked_nothing(
    arrive: Callable[..., Person],
) -> None:
    ada, _ = seated(arrive)
    guest = arrive()

    guest.page.goto(ada.page.url)
    guest.page.wait_for_selector(".table .frame svg")

    own = ada.page.locator(".lain [data-id^='card:']").count()
    assert own > 1
    assert guest.options().count() == 0
    assert "card:" not in json.dumps(guest.frames).replace("card:unknown", "")


def test_a_bot_plays_until_one_takes_the_seat_back(arrive: Callable[..., Person]) -> None:
    ada, bob = seated(arrive)
    random = Random(1)
    bob.page.locator(".bar button").last.click()
    bob.page.locator("dialog .acts button").click()
    bob.page.wait_for_selector("dialog .acts .strong")
    bob.page.keyboard.press("Escape")

    bob.page.wait_for_selector(".question .return")
    ada.wait_for_question()
    assert bob.options().count() == 0
    bob.page.locator(".question .return .strong").click()

    bob.page.wait_for_selector(".question .return", state="detached")
    while asked(ada, bob)[0] is ada:  # perhaps for a turn of the next round, too
        play_one_move(ada, random)
        ada.page.click(".question .row .strong")
        ada.page.wait_for_selector(".question .row .strong", state="detached")
    assert bob.options().count() > 0


def test_what_is_half_composed_stays_when_somebody_comes_or_goes(
    arrive: Callable[..., Person],
) -> None:
    ada, bob = seated(arrive)
    bob.page.locator(".bar button").last.click()
    bob.page.locator("dialog .acts button").click()
    bob.page.wait_for_selector("dialog .acts .strong")
    bob.page.keyboard.press("Escape")
    ada.wait_for_question()
    play_one_move(ada, Random(1))
    composed, before = ada.page.locator(".answers").inner_text(), newest(ada)

    bob.page.locator(".question .return .strong").click()
    after = wait_beyond(ada, before["seq"])
    ada.page.wait_for_selector(".question .row .strong")

    assert after["moves"] == before["moves"]
    assert ada.page.locator(".answers").inner_text() == composed
    ada.page.click(".question .row .strong")
    assert wait_beyond(ada, after["seq"])["moves"] > before["moves"]


def newest(person: Person) -> dict[str, Any]:
    """The state that somebody was sent last."""
    return [frame for frame in person.frames if frame.get("type") == "state"][-1]


def wait_beyond(person: Person, seq: int) -> dict[str, Any]:
    """The first state with a greater number."""
    while newest(person)["seq"] <= seq:
        person.page.wait_for_timeout(50)
    return newest(person)


def test_a_bot_for_somebody_away_needs_a_second_thought_and_patience(
    arrive: Callable[..., Person],
) -> None:
    ada, bob = seated(arrive)
    mover, _ = asked(ada, bob)
    if mover is ada:
        play_one_move(ada, Random(1))
        ada.page.click(".question .row .strong")
        bob.wait_for_question()
    bob.page.goto(bob.address)

    ada.page.locator(".question").get_by_text("Let a bot play for Bob").click()
    ada.page.locator("dialog").get_by_text("Let a bot play for Bob").click()
    ada.page.locator("dialog .sure .strong").click()

    ada.page.locator("dialog .problem", has_text="5 minutes").wait_for()


def test_a_move_begun_stays_when_somebody_leaves_and_comes(arrive: Callable[..., Person]) -> None:
    ada, bob = seated(arrive)
    mover, other = asked(ada, bob)
    mover.page.keyboard.press("1")
    mover.page.wait_for_selector(".answers li")
    begun = mover.page.wait_for_selector(".answers")
    assert begun is not None
    path = f"{mover.address}/api/tables/{mover.page.url.split('/')[-1]}"
    seat = other.page.request.get(path).json()["you"][0]

    for who in ({"who": "bot", "bot": "random"}, {"who": "me"}):
        seq = newest(mover)["seq"]
        assert other.page.request.post(f"{path}/seats/{seat}", data=who).ok
        wait_beyond(mover, seq)
        mover.page.keyboard.press("Shift")  # the page has heard it

        assert begun.evaluate("answers => answers.isConnected && answers.children.length") == 1
