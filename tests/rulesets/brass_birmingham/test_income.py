"""Income, debts, and the income track (BB-53 to BB-61, BB-80 to BB-82)."""

from __future__ import annotations

from typing import Any

import pytest

import ironbridge as ib
from rulesets.brass_birmingham.table import (
    birmingham,
    canal,
    coal,
    end_era,
    end_round,
    has,
    income,
    link,
    money,
    points,
    rail,
    seat,
    tile,
)
from rulesets.playing import asked, offers, play, refused, why


def debt(tiles: str, *, owing: int, money: int = 0, **more: Any) -> ib.Match:
    """A cannot pay: the round has just ended, A's level is as low as it owes."""
    return end_round("rail", tiles=tiles, A=has(money=money, income=10 - owing), **more)


def test_the_income_marker_stops_at_the_last_space() -> None:
    match = rail("dudley.1 A coal-4 1", "A birmingham--dudley", A=has("iron", income=96))

    play(match, "network [iron] birmingham--coventry")

    assert income(match) == 99


@pytest.mark.parametrize(("space", "pounds"), [(10, 0), (11, 1), (30, 10), (60, 20), (99, 30)])
def test_income_is_paid_after_every_round(space: int, pounds: int) -> None:
    match = end_round("canal", A=has(income=space))

    assert money(match) == 17 + pounds


def test_the_last_canal_round_pays_as_well() -> None:
    match = end_era("canal", A=has(income=30), B=has(income=5))

    assert (money(match), money(match, "B")) == (17 + 10, 17 - 5)


def test_after_the_last_rail_round_nobody_receives_or_pays() -> None:
    match = end_era("rail", A=has(income=30), B=has(income=5), C=has(income=0, money=0))

    assert match.over
    assert (money(match), money(match, "B"), money(match, "C")) == (17, 17, 0)


def test_negative_income_is_paid_from_the_cash_first() -> None:
    match = end_round("canal", tiles="derby.1 A brewery-1", A=has(income=4))

    assert money(match) == 17 - 6
    assert tile(match, "derby.1") == "A brewery-1 1"


def test_for_what_is_missing_own_tiles_go_at_half_their_price_rounded_down() -> None:
    match = debt("dudley.1 A coal-2 2", owing=3, money=1)  # £7: brings £3

    assert tile(match, "dudley.1") == ""
    assert money(match) == 1 + 3 - 3


def test_the_player_chooses_which_tiles_go_and_in_which_order() -> None:
    match = debt("dudley.1 A coal-2, worcester.1 A cotton-2 flipped, derby.1 B brewery-2", owing=9)

    assert offers(match) == ["remove dudley.1", "remove worcester.1"]
    assert why(match, "remove derby.1") == "not-yours-to-give-up"
    play(match, "remove worcester.1")

    assert match.position()["tiles"] == {"derby.1": "B brewery-2 2"}
    assert money(match) == 7 + 3 - 9


def test_removing_stops_as_soon_as_the_debt_is_covered() -> None:
    match = debt("dudley.1 A coal-2, worcester.1 A cotton-2", owing=2)

    play(match, "remove worcester.1")

    assert tile(match, "dudley.1") == "A coal-2 3"
    assert money(match) == 7 - 2


def test_links_are_never_removed() -> None:
    match = end_round("rail", tiles="dudley.1 B coal-2", links="A birmingham--dudley",
                      A=has(money=0, income=8, points=5))  # fmt: skip

    assert link(match, "birmingham--dudley") == "A"
    assert points(match) == 3


def test_tiles_removed_leave_the_game_without_flipping() -> None:
    match = debt("dudley.1 A coal-2 2", owing=3)

    assert income(match) == 7
    assert coal(match) == 13
    assert match.position()["seats"]["A"]["developed"]["coal"] == 2


def test_a_point_is_lost_for_each_pound_still_missing() -> None:
    match = end_round("rail", tiles="dudley.1 A coal-2 2", A=has(money=0, income=3, points=9))

    assert (money(match), points(match)) == (0, 9 - (7 - 3))


def test_nobody_falls_below_nothing() -> None:
    match = end_round("canal", A=has(money=2, income=3, points=3))

    assert (money(match), points(match)) == (0, 0)


def worthless(points: int) -> ib.Match:
    """A owes £2 and has only a tile that cost nothing."""
    debtor = has(money=0, income=8, points=points)
    return end_round("rail", tiles="stafford.2 A pottery-2", A=debtor)


def test_a_tile_that_cost_nothing_may_go_while_money_is_missing() -> None:
    match = end_round("rail", tiles="stafford.2 A pottery-2, dudley.1 A coal-2, "
                      "worcester.1 A cotton-2", A=has(money=0, income=8))  # fmt: skip

    play(match, "remove stafford.2")

    assert tile(match, "stafford.2") == ""
    assert seat(match, "A")["owed"] == 2
    assert offers(match) == ["remove dudley.1", "remove worcester.1"]


def test_a_tile_that_cost_nothing_never_must_go() -> None:
    match = worthless(points=5)

    assert offers(match) == ["remove stafford.2", "stop"]
    assert [option.text() for option in match.options()] == [
        "Pottery II in Stafford 2, worth £0", "Give up nothing, and lose 2 points",
    ]  # fmt: skip
    play(match, "stop")

    assert (tile(match, "stafford.2"), points(match)) == ("A pottery-2", 3)


def test_to_give_up_a_tile_that_cost_nothing_pays_nothing() -> None:
    match = worthless(points=5)

    play(match, "remove stafford.2")

    assert (tile(match, "stafford.2"), points(match)) == ("", 3)


def test_while_a_tile_brings_money_points_are_not_lost_instead() -> None:
    match = end_round("rail", tiles="stafford.2 A pottery-2, dudley.1 A coal-2",
                      A=has(money=0, income=8, points=5))  # fmt: skip

    assert refused(match, "stop") == ("BB-60", "tiles-before-points")


def test_tiles_are_sold_for_no_other_reason() -> None:
    match = canal("derby.1 A brewery-1", A=has("iron", money=0))

    assert refused(match, "remove derby.1") == ("BB-57", "nothing-owed")


def test_several_debtors_choose_in_the_new_turn_order() -> None:
    match = end_round(
        "rail",
        tiles="dudley.1 A coal-2, worcester.1 A cotton-2, cannock.2 B coal-2, derby.1 B brewery-2",
        A=has(money=0, income=8, spent=9), B=has(money=0, income=8, spent=3), D=has(spent=20),
    )  # fmt: skip

    first = asked(match)
    play(match, "remove cannock.2")

    assert (first, asked(match)) == ("B", "A")


def test_the_last_cube_flips_the_tile_in_anybodys_turn() -> None:
    match = canal("dudley.2 B iron-1 1", A=has("derby"))

    play(match, "build [derby] brewery derby.1")

    assert tile(match, "dudley.2") == "B iron-1 flipped"
    assert income(match, "B") == 13
    assert match.log()[-1] == "Iron works I of B in Dudley 2 flips: income +3."


def test_the_last_barrel_flips_the_brewery() -> None:
    match = canal("derby.2 A cotton-1, burton-on-trent.2 B brewery-1",
                  "B derby--nottingham burton-on-trent--derby",
                  "nottingham.1 cotton, nottingham.2 blank", A=has("iron"))  # fmt: skip

    play(match, "sell [iron]")

    assert (tile(match, "burton-on-trent.2"), income(match, "B")) == ("B brewery-1 flipped", 14)


def test_so_does_the_last_cube_moved_to_the_market() -> None:
    match = canal("dudley.1 B coal-1", iron=2, A=has("dudley"))

    play(match, "build [dudley] iron dudley.2")

    assert (tile(match, "dudley.2"), income(match)) == ("A iron-1 flipped", 13)


def test_cubes_that_leave_with_their_tile_flip_nothing() -> None:
    obsolete = end_era("canal", tiles="dudley.1 B coal-1 2")
    replaced = play(canal("dudley.1 A coal-1 2", A=has("dudley", developed="coal 1")),
                    "build [dudley] coal dudley.1")  # fmt: skip
    sold = debt("dudley.1 A coal-2 2", owing=3)

    assert income(obsolete, "B") == 10
    assert income(replaced) == 10
    assert income(sold) == 7


def test_levels_of_the_track_are_as_printed() -> None:
    def level(space: int) -> int:
        if space <= 10:
            return space - 10
        if space <= 30:
            return 1 + (space - 11) // 2
        if space <= 60:
            return 11 + (space - 31) // 3
        return min(30, 21 + (space - 61) // 4)

    rich = [money(end_round("canal", A=has(income=space, money=50))) - 50 for space in range(100)]

    assert rich == [level(space) for space in range(100)]


def test_all_other_money_belongs_to_the_bank_which_never_runs_out() -> None:
    match = canal(A=has("iron", money=2000), B=has(money=2000))

    play(match, "loan [iron]")

    assert money(match) == 2030


def test_points_begin_at_nothing() -> None:
    assert birmingham().start(seed=1).scores() == [0, 0, 0, 0]


def test_a_debt_is_settled_before_the_next_round_begins() -> None:
    match = debt("dudley.1 A coal-2, worcester.1 A cotton-2", owing=2)

    assert match.position()["phase"] == "debt"
    assert match.question is not None
    assert match.question.text() == "A, £2 are missing. Which tile do you give up?"
