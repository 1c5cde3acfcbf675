"""The final scoring and the winner (IN-69 to IN-75, IN-77 to IN-79)."""

from __future__ import annotations

import pytest

from rulesets.industria.table import end, has, industria, laying
from rulesets.playing import Data, play

POOR = dict.fromkeys("ABCD", has())


def total(**mine: Data) -> list[int]:
    """The final scores when these seats have something and the others nothing."""
    return end(**mine).scores()


def over(**seats: Data) -> list[int]:
    """The winners of a finished match with these points."""
    position = {"epoch": "V", "round": 3, "phase": "over", "seats": POOR | seats}
    return industria().at(position).winners()


def test_bonuses_connections_and_money_add_to_the_points_and_are_told() -> None:
    match = end(A=has(laid="weaving-mill shipyard canal-1", points=4, money=3))

    assert match.scores() == [4 + 2 + 3 + 1, 0, 0, 0]
    assert match.log()[-3:] == [
        "A scores 2 points for bonus tiles.",
        "A scores 3 points for roads.",
        "A scores 1 point for money.",
    ]


def test_the_final_scoring_comes_only_at_the_end() -> None:
    match = laying("V", A=has("canal-1", laid="weaving-mill shipyard", money=9))

    assert match.scores() == [0, 0, 0, 0]
    assert match.winners() == []


def test_unlaid_tiles_bring_nothing_and_cost_nothing() -> None:
    full = has("shipyard internet stone-1 harbour-1", laid="weaving-mill")
    match = laying("V", round=3, others=has(), A=full)

    play(match, "done")

    assert match.over
    assert match.scores() == [0, 0, 0, 0]


def test_unlaid_tiles_do_not_count_in_a_tie() -> None:
    winners = over(
        A=has("quarry sawmill clay-pit", points=9, laid="bank"), B=has(points=9, laid="shipyard optics")
    )  # fmt: skip

    assert winners == [1]


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        ("canal-1", 0),
        ("quarry", 0),
        ("canal-1 quarry", 2),
        ("canal-1 quarry clay-pit coal-mine", 6),
        ("harbour-1 quarry", 0),
    ],
)
def test_a_bonus_brings_two_points_for_each_own_factory_with_its_symbol(
    laid: str, points: int
) -> None:
    assert total(A=has(laid=laid))[0] == points


def test_a_bonus_does_not_score_the_factories_of_others() -> None:
    assert total(A=has(laid="canal-1"), B=has(laid="quarry clay-pit")) == [0, 0, 0, 0]


def test_bonus_late_factory_counts_like_one_in_time() -> None:
    timely = total(A=has(laid="shipyard harbour-1", points=2))
    late = total(A=has(laid="shipyard harbour-1", points=0))

    assert timely[0] - 2 == late[0] == 2


@pytest.mark.parametrize("order", ["shipyard harbour-1", "harbour-1 shipyard"])
def test_bonus_late_factory_or_bonus_may_have_been_laid_first(order: str) -> None:
    hand = has("shipyard harbour-1", money=3)
    match = laying("V", round=3, others=has(), A=hand)

    first, second = order.split()
    play(match, f"lay {first}", f"lay {second}")

    assert match.over
    assert match.scores()[0] == 2


def test_bonus_late_factory_alone_carries_symbols_technologies_show_none() -> None:
    tiles = industria().figures.data["tiles"].values()

    assert all(not tile.get("symbols") for tile in tiles if tile["kind"] != "factory")


@pytest.mark.parametrize(("bonuses", "points"), [("harbour-1", 2), ("harbour-1 pipeline-3", 4)])
def test_two_symbols_score_for_each_bonus_laid(bonuses: str, points: int) -> None:
    assert total(A=has(laid=f"oil-field {bonuses}"))[0] == points


def test_double_bonus_scores_once() -> None:
    single = total(A=has(laid="quarry clay-pit canal-1"))
    double = total(A=has(laid="quarry clay-pit canal-1 canal-2"))

    assert single == double == [4, 0, 0, 0]


def test_double_bonus_may_be_laid_and_counts_as_a_laid_tile() -> None:
    match = laying("V", round=3, others=has(), A=has("canal-2", laid="canal-1"))

    play(match, "lay canal-2")

    assert match.position()["seats"]["A"]["laid"] == ["canal-1", "canal-2"]
    assert over(A=has(laid="canal-1 canal-2"), B=has(laid="harbour-1")) == [0]


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        ("clay-pit brickworks", 3),  # a road
        ("clay-pit ceramics-works", 0),  # its two ends, without what lies between
        ("clay-pit brickworks ceramics-works", 6),
        ("iron-ore-mine coal-mine ironworks steel-mill", 9),
        ("mechanical-engineering steam-power", 3),  # a line
        ("mechanical-engineering railway", 0),
        ("mechanical-engineering steam-power railway automobile", 12),  # a ring
    ],
)
def test_connections_count_for_each_road_and_line_between_direct_neighbours(
    laid: str, points: int
) -> None:
    assert total(A=has(laid=laid))[0] == points


def test_connections_between_two_players_count_for_nobody() -> None:
    shared = total(A=has(laid="clay-pit optics"), B=has(laid="brickworks architecture"))

    assert shared == [0, 0, 0, 0]


def test_connections_of_roads_and_lines_are_all_worth_three() -> None:
    data = industria().figures.data

    worth = [total(A=has(laid=" ".join(link["between"])))[0] for link in data["roads"]]
    worth += [total(A=has(laid=" ".join(link["between"])))[0] for link in data["lines"]]

    assert worth == [3] * (17 + 13)


def test_connections_of_late_factories_count_too() -> None:
    assert total(A=has(laid="oil-field refinery", points=0))[0] == 3


@pytest.mark.parametrize(
    ("thalers", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (88, 29)]
)
def test_money_vp_is_one_for_every_full_three_thalers(thalers: int, points: int) -> None:
    assert total(A=has(money=thalers))[0] == points


def test_the_most_points_win() -> None:
    assert over(A=has(points=20), B=has(points=31), C=has(points=30), D=has(points=5)) == [1]


def test_the_most_points_win_against_more_tiles_and_money() -> None:
    assert over(A=has(points=20, laid="quarry bank", money=50), B=has(points=21)) == [1]


@pytest.mark.parametrize("kind", ["quarry", "optics", "canal-1"])
def test_ties_go_to_whoever_has_laid_more_tiles_of_any_kind(kind: str) -> None:
    winners = over(
        A=has(points=20, laid="sawmill", money=50), B=has(points=20, laid=f"bank {kind}")
    )

    assert winners == [1]


def test_ties_in_tiles_go_to_whoever_has_more_money() -> None:
    assert over(
        A=has(points=20, laid="sawmill", money=1), C=has(points=20, laid="bank", money=2)
    ) == [2]


def test_ties_are_broken_by_all_the_money_as_it_was_before_it_scored() -> None:
    match = end(A=has(laid="clay-pit", money=4), B=has(laid="quarry", money=5))

    assert match.scores() == [1, 1, 0, 0]
    assert match.winners() == [1]


def test_ties_that_remain_share_the_victory() -> None:
    equal = has(points=20, money=2)

    assert over(A=equal, B=has(points=19), C=equal, D=has(points=20, money=1)) == [0, 2]
