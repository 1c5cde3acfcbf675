"""The judge of Age of Industry: a bot that asks it beats bots that do not."""

from __future__ import annotations

import ironbridge as ib
from ironbridge.bots import bot
from rulesets.age_of_industry.table import germany, has, industry

GAMES = 9
# Short games: eight cards are left in the pile.
PILE = ["port", "mauve", "red", "coal-mine", "blue", "factory", "brown", "iron-works"]


def winners(seed: int) -> list[int]:
    """Who wins a short game of one greedy bot, the second, and two random ones."""
    match = industry(3, "new-england").at({"deck": PILE})
    names = ["random", "greedy", "random"]
    bots = [bot(name, 3 * seed + at) for at, name in enumerate(names)]
    while not match.over:
        match.commit(bots[match.seat].play(match.view_of(match.seat)))
    return match.winners()


def test_greedy_beats_two_random_bots() -> None:
    won = [seed for seed in range(GAMES) if winners(seed) == [1]]

    assert len(won) >= 2 * GAMES / 3  # of which a third would be chance


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
