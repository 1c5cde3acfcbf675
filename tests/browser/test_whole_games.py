"""Every game on the shelf, from its beginning to its final score, by clicks against bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from browser.person import Person
from ironbridge import games

# Who plays against whom, and a deal that makes for a short game.
COMPANY = {
    "age-of-industry": (4, ["random", "random"]),
    "brass-birmingham": (4, ["random"]),
    "industria": (4, ["greedy", "greedy"]),
    "neuland": (8, ["greedy", "greedy"]),
}


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_a_whole_game_by_clicks(game: str, arrive: Callable[..., Person], shots: Path) -> None:
    person = arrive()
    seed, bots = COMPANY[game]
    seats = [{"who": "me"}, *({"who": "bot", "bot": bot} for bot in bots)]

    person.open_table(game, seats, seed=seed)
    person.play_to_the_end(Random(game))

    person.page.screenshot(path=shots / f"{game}-over.png")
    ranks = person.page.locator(".ranks li b").all_inner_texts()
    assert len(ranks) >= 2
    assert [int(points) for points in ranks] == sorted(map(int, ranks), reverse=True)
    assert person.clicks > 20, "most answers were given on the board"


@pytest.mark.parametrize("game", games())
def test_two_clicks_seat_a_newcomer(game: str, arrive: Callable[..., Person]) -> None:
    person = arrive()
    person.go("/")

    person.page.locator(".game").nth(games().index(game)).locator("button.strong").click()

    person.wait_for_question()
    assert "/tables/" in person.page.url
