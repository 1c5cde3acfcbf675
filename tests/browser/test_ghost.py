"""A move is seen before it is sent: what it lays, what it takes away, what it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from browser.pages import DOCS, go_on
from browser.person import PHONE, Person

# After so many moves of a record, the answers of a move; what it lays, changes and takes away.
MOVES: Final[dict[str, tuple[int, list[str], str, str, str]]] = {
    "age-of-industry": (
        29,
        ["build", "[ship]"],
        "space:new-york-bight",
        "space:new-york.3",
        "",
    ),
    "brass-birmingham": (
        22,
        ["build", "[coalbrookdale]", "iron"],
        "space:coalbrookdale.2",
        "market:iron",
        "card:coalbrookdale",
    ),
    "industria": (40, ["lay architecture"], "tile:architecture", "", ""),
    "neuland": (39, ["build smelter-forest", "b1"], "tile:b1.3", "tile:a1.3", ""),
}
# How much of a thing is seen.
SEEN: Final = "thing => Number(getComputedStyle(thing).opacity)"
IN_VIEW: Final = """() => {
  const [frame, ghost] = ['.frame', '.frame .ghost'].map(
    s => document.querySelector(s).getBoundingClientRect());
  return frame.top <= ghost.top && ghost.bottom <= frame.bottom && ghost.width > frame.width / 12;
}"""


def compose(person: Person, game: str) -> None:
    """A whole move, up to the question whether to play it."""
    at, phrases, *_ = MOVES[game]
    go_on(person, DOCS / f"{game}.txt", at=at)
    while options := offered(person):
        number = next(at for at, option in enumerate(options) if option["phrase"] in phrases)
        before = person.page.locator(".question").inner_text()
        person.options().nth(number).click()
        person.page.wait_for_function(
            "before => document.querySelector('.question').innerText !== before", arg=before
        )


def offered(person: Person) -> list[dict[str, Any]]:
    """What may be answered now."""
    told = [frame for frame in person.frames if frame.get("type") in ("state", "asked")]
    options: list[dict[str, Any]] = told[-1]["options"]
    return options


def things(person: Person, kind: str) -> list[str]:
    """What on the board is marked in a way."""
    marked = person.page.locator(f":is(.frame, .lain) .{kind}[data-id]")
    return [thing.get_attribute("data-id") or "" for thing in marked.all()]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", MOVES)
def test_a_whole_move_stands_on_the_board(
    game: str, lang: str, arrive: Callable[..., Person]
) -> None:
    _, _, laid, changed, gone = MOVES[game]
    person = arrive(lang=lang)

    compose(person, game)

    assert laid in things(person, "ghost")
    assert 0.4 < person.page.locator(f".frame .ghost[data-id='{laid}']").evaluate(SEEN) < 0.5
    assert person.page.locator(".ring.coming").count() >= (2 if changed else 1)
    assert gone in things(person, "leaving") or not gone
    assert person.page.locator(".frame .flow").count() >= 1
    assert "→" in person.page.locator(".panel.active .panel-body").inner_text()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_sums_stand_beside_what_they_were(lang: str, arrive: Callable[..., Person]) -> None:
    person = arrive(lang=lang)

    compose(person, "brass-birmingham")

    money = person.page.locator(".panel.active .figures").inner_text()
    assert "23 → 32" in " ".join(money.split())
    sums = person.page.locator(".frame .flow text").all_text_contents()
    assert ("14\N{NO-BREAK SPACE}£" if lang == "fr" else "£14") in sums


def test_an_answer_taken_back_takes_its_ghost_along(arrive: Callable[..., Person]) -> None:
    person = arrive()
    compose(person, "brass-birmingham")

    while person.page.locator(".answers").count():
        person.page.keyboard.press("Escape")

    assert person.page.locator(".ghost, .leaving, .ring.coming").count() == 0
    assert "→" not in person.page.locator(".panels").inner_text()


def test_a_phone_looks_at_what_the_move_does(arrive: Callable[..., Person]) -> None:
    person = arrive(size=PHONE)

    compose(person, "brass-birmingham")

    person.page.wait_for_function(IN_VIEW)
