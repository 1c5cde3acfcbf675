"""A board read aloud: nothing is hidden in a picture, and towns hold their spaces."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

import ironbridge as ib
from browser.pages import asked
from browser.person import Person

HELD = {
    "age-of-industry": 'group "München',
    "brass-birmingham": 'group "Derby',
    "neuland": 'group "a2, forest',
}


@pytest.mark.parametrize("game", ib.games())
def test_a_board_is_a_group_of_things(game: str, arrive: Callable[..., Person]) -> None:
    person = arrive()
    asked(game)(person)

    told = person.page.locator(".frame").aria_snapshot().splitlines()

    assert "group" in told[1]
    assert holding(told, "img") == []
    assert holding(told, "button") == []


@pytest.mark.parametrize("game", HELD)
def test_towns_hold_their_spaces(game: str, arrive: Callable[..., Person]) -> None:
    person = arrive()
    asked(game)(person)

    told = person.page.locator(".frame").aria_snapshot().splitlines()

    at = next(at for at, line in enumerate(told) if HELD[game] in line)
    assert depth(told[at + 1]) > depth(told[at])


def test_towns_are_read_before_what_connects_them(arrive: Callable[..., Person]) -> None:
    person = arrive()
    asked("brass-birmingham")(person)

    told = read_aloud(person)

    assert told.index("Derby") < told.index("Belper – Derby: a canal can be built")


def read_aloud(person: Person) -> list[str]:
    """The names of everything, in the order in which the browser hands them to a reader."""
    session = person.page.context.new_cdp_session(person.page)
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
    waiting, names = [next(iter(nodes))], []
    while waiting:
        node = nodes[waiting.pop()]
        names.append(node.get("name", {}).get("value", ""))
        waiting += reversed([id for id in node.get("childIds", []) if id in nodes])
    return names


def depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def holding(told: list[str], role: str) -> list[str]:
    """What has a role and holds something with a role of its own."""
    return [
        line
        for line, inner in pairwise(told)
        if line.lstrip("- '").startswith(f"{role} ")
        and depth(inner) > depth(line)
        and not inner.lstrip().startswith(("- text", "- /"))
    ]
