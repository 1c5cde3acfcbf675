"""The judge of Age of Industry: a bot that asks it beats bots that do not."""

from __future__ import annotations

import ironbridge as ib
from games.age_of_industry.table import germany, has, industry
from ironbridge.bots import bot


def test_greedy_beats_two_random_bots() -> None:
    # A short game: eight cards are left in the pile.
    pile = ["port", "mauve", "red", "coal-mine", "blue", "factory", "brown", "iron-works"]
    match = industry(3, "new-england").at({"deck": pile})
    bots = [bot(name, seed) for seed, name in enumerate(["random", "greedy", "random"])]

    while not match.over:
        match.commit(bots[match.seat].play(match.view_of(match.seat)))

    assert match.winners() == [1]
    assert match.scores()[1] > 0


def best(match: ib.Match) -> str:
    """What greedy plays."""
    return str(match.move(bot("greedy", 1).play(match.view_of(match.seat))))


def test_greedy_sells_before_the_end() -> None:
    match = germany("koeln.1 A cotton-mill-1", "A koeln-belgium", "belgium cotton",
                    open=[], deck=[], A=has(""))  # fmt: skip

    assert best(match) == "sell"


def test_greedy_repays_before_interest_falls_due() -> None:
    match = industry().at({"phase": "settling", "seats": {"A": {"money": 10, "loans": 1}}})

    assert best(match) == "repay 1"
