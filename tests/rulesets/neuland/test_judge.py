"""The judge of Neuland: crests that are placed, and the way to the next ones."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.bots import bot
from rulesets.judges import assert_weighs
from rulesets.neuland.table import has, neuland, second

ABBEY = "b3.1 abbey A; b1.1 hunting-lodge"


def values(match: ib.Match) -> list[float]:
    return match.game.judge.values(match.state)


@pytest.mark.parametrize("edition", [1, 2])
def test_other_weights_are_another_judgement(edition: int) -> None:
    assert_weighs(ib.game("neuland", players=3, edition=edition), moves=25)


def test_a_game_that_is_over_is_worth_its_crests() -> None:
    placed = "e2.1 abbey A; e2.2 church A; e2.3 cathedral A; a2.1 laboratory A; a2.2 library A; "
    placed += "a1.1 barracks A; c5.1 town-hall A; c5.2 court A; b3.1 senate; b3.2 weaving-mill A; "
    match = second(f"{placed}b4.1 armourer A; b4.2 hunting-lodge A")
    greedy = bot("greedy", 1)

    while not match.over:
        match.commit(greedy.play(match.view_of(match.seat)))

    assert values(match) == [float(score) for score in match.scores()]


def test_crests_that_are_placed_count_in_full() -> None:
    match = second(ABBEY)

    assert match.scores() == [1, 0]
    assert values(match)[0] > values(match)[1]


def test_goods_on_the_way_are_worth_something() -> None:
    table = "b3.1 abbey; b1.1 hunting-lodge; c3.1 quarry{0}; b2.1 weaving-mill{0}"
    ready = values(second(table.format(" A lying")))
    bare = values(second(table.format("")))

    assert ready[0] > bare[0]
    assert ready[0] - ready[1] > bare[0] - bare[1]


def test_tokens_are_worth_something() -> None:
    lodge = "d2.1 hunting-lodge"

    assert values(second(lodge, A=has(tokens="food")))[0] > values(second(lodge))[0]


def test_time_that_is_spent_is_time_of_the_others() -> None:
    lodge = "d2.1 hunting-lodge"
    early = values(second(lodge, A=has(space=1), B=has(space=3)))
    late = values(second(lodge, A=has(space=1), B=has(space=9)))

    assert late[1] < early[1]


def test_seats_in_the_same_case_are_judged_alike() -> None:
    match = neuland(2).start(seed=4)
    state = match.state.copy()

    assert abs(values(match)[0] - values(match)[1]) < 1
    assert match.game.judge.values(state) == values(match)
