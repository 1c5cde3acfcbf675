"""Every page and state of a page that there is, by name, and the way to each."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from browser.person import Person

DOCS: Final = Path(__file__).parents[2] / "docs"
RECORD: Final = DOCS / "brass-birmingham.txt"
BOTS: Final = [{"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "random"}]
SEED: Final = 5


def table(person: Person, game: str, *seats: dict[str, str]) -> None:
    """A table at which something is asked."""
    person.open_table(game, [{"who": "me"}, *(seats or BOTS)], seed=SEED)


def asked(game: str) -> Callable[[Person], None]:
    """A question."""

    def go(person: Person) -> None:
        table(person, game)
        person.wait_for_question()

    return go


def composing(person: Person) -> None:
    """In the middle of a move: cards with words on them can be chosen."""
    asked("brass-birmingham")(person)
    person.options().first.click()
    person.page.wait_for_selector(".answers li")


def go_on(person: Person, record: Path, at: int | None = None) -> None:
    """At a table that goes on from a position of a record, with all seats one's own."""
    person.go("/")
    text = record.read_text(encoding="utf-8")
    brought = person.page.request.post(f"{person.address}/api/records", data=text).json()
    path = f"{person.address}/api/replays/{brought['id']}"
    course = person.page.request.get(path).json()
    last = len(course["log"]) - 2
    order = {"at": last if at is None else at, "seats": [{"who": "me"}] * len(course["names"])}
    made = person.page.request.post(f"{path}/play-on", data=order)
    assert made.ok, made.text()
    person.page.goto(person.address + made.json()["table"]["url"])
    person.wait_for_question()


def laying(person: Person) -> None:
    """Tiles with words on them can be chosen."""
    go_on(person, DOCS / "industria.txt", at=39)
    person.page.wait_for_selector(".frame [data-id^='tile:'][role=button]")


def over(person: Person) -> None:
    """The end of a game."""
    go_on(person, DOCS / "industria.txt")
    while not person.is_over:
        person.answer(Random(1))
        person.wait_for_question()


def confirming(person: Person) -> None:
    """A whole move, before it is sent."""
    asked("brass-birmingham")(person)
    for _ in range(12):
        if person.is_complete:
            return
        before = person.page.locator(".question").inner_text()
        person.options().first.click()
        person.page.wait_for_function(
            "before => document.querySelector('.question').innerText !== before", arg=before
        )
    raise AssertionError(before)


def refused(person: Person) -> None:
    """A place that cannot be chosen was pressed."""
    asked("brass-birmingham")(person)
    person.page.click("[data-id='action:sell']")
    person.page.wait_for_selector(".bubble.refusal")


def rulebook(person: Person) -> None:
    """The rules beside the table."""
    refused(person)
    person.page.click(".bubble .reason .bare")
    person.page.wait_for_selector("dialog .clause.here")


def details(person: Person) -> None:
    """What was agreed on."""
    asked("industria")(person)
    person.page.locator(".bar button").last.click()
    person.page.wait_for_selector("dialog .seating")


def words(person: Person) -> None:
    """The board in words."""
    asked("industria")(person)
    person.page.locator(".tabs button").last.click()
    person.page.wait_for_selector(".things button")


def legend(person: Person) -> None:
    """What the symbols mean."""
    asked("brass-birmingham")(person)
    person.page.keyboard.press("?")
    person.page.wait_for_selector("dialog .legend dd")


def mat(person: Person) -> None:
    """A whole mat, to be looked through."""
    asked("brass-birmingham")(person)
    narrow = (
        person.page.locator(".sheet").count() and not person.page.locator(".sheet .two").count()
    )
    seats = person.page.locator(".sheet .tabs button").nth(1 if narrow else 0)
    if seats.is_visible():
        seats.click()
    person.page.locator(".panel .look button").first.click()
    person.page.wait_for_selector("dialog .shelf")


def waiting(person: Person) -> None:
    """A table before all have come."""
    table(person, "industria", {"who": "invited"}, {"who": "open"})
    person.page.wait_for_selector(".waiting .seating")


def invitation(person: Person) -> None:
    """A link, opened by the one who sent it."""
    waiting(person)
    person.page.goto(person.page.locator(".seating .copied input").first.input_value())
    person.page.wait_for_selector("form h1")


def replay(person: Person) -> None:
    """A record that was brought."""
    person.go("/replay")
    person.page.fill("textarea", RECORD.read_text(encoding="utf-8"))
    person.page.click("button[type=submit]")
    person.page.wait_for_selector(".replay .frame svg")
    with person.page.expect_response("**/positions/*"):
        person.page.keyboard.press("End")
    person.page.wait_for_selector(".steps button:last-of-type[disabled]")


def thoughts(person: Person) -> None:
    """What master would have done."""
    replay(person)
    behind = person.page.locator(".sheet .tabs button", has_text=re.compile("Master|Maître"))
    if behind.is_visible():
        behind.click()
    person.page.click(".thoughts button")
    person.page.wait_for_selector(".thoughts ol li")


def play_on(person: Person) -> None:
    """The question how a game should go on."""
    replay(person)
    person.page.click(".bar button.strong")
    person.page.wait_for_selector("dialog form")


def page(path: str) -> Callable[[Person], None]:
    """A page that needs nothing before."""
    return lambda person: person.go(path)


def workshop(person: Person) -> None:
    """Something entered, and something wrong with it."""
    person.go("/workshop/industria")
    person.page.wait_for_selector(".pane svg")
    person.page.locator(".entry input").first.fill("x")
    person.page.wait_for_selector(".entry .problem")


def you(person: Person) -> None:
    """All that can be done about oneself, with a link and a code made."""
    person.page.request.post(f"{person.address}/api/me", data={"name": "Ada"})
    person.go("/you")
    person.page.click(".make-link")
    person.page.wait_for_selector("img.square")
    person.page.click(".make-code")
    person.page.wait_for_selector("output.code")
    person.page.click(".delete")


PLACES: Final[dict[str, Callable[[Person], None]]] = {
    "start": page("/"),
    "new": page("/new?game=brass-birmingham"),
    "waiting": waiting,
    "invitation": invitation,
    "industria": asked("industria"),
    "brass-birmingham": asked("brass-birmingham"),
    "composing": composing,
    "laying": laying,
    "over": over,
    "age-of-industry": asked("age-of-industry"),
    "neuland": asked("neuland"),
    "confirming": confirming,
    "refused": refused,
    "rulebook": rulebook,
    "details": details,
    "words": words,
    "legend": legend,
    "mat": mat,
    "you": you,
    "arriving": page("/you#00000-00000-00000-00000"),
    "upload": page("/replay"),
    "replay": replay,
    "thoughts": thoughts,
    "play-on": play_on,
    "rules": page("/rules/industria"),
    "figures": page("/figures/age-of-industry?map=new-england"),
    "workshop": workshop,
    "error": page("/nowhere"),
}


def visit(person: Person, place: str) -> None:
    """Go there."""
    PLACES[place](person)
