"""Loan (BB-164 to BB-166)."""

from __future__ import annotations

import pytest

from rulesets.brass_birmingham.table import canal, has, income, last_action, money, rail, seat
from rulesets.playing import offers, play, refused


@pytest.mark.parametrize(
    ("before", "after"), [(10, 7), (12, 8), (30, 24), (33, 26), (99, 88), (3, 0)]
)
def test_a_loan_goes_down_three_levels_to_the_highest_space(before: int, after: int) -> None:
    match = canal(A=has("iron", income=before))

    play(match, "loan [iron]")

    assert (money(match), income(match)) == (17 + 30, after)


@pytest.mark.parametrize("space", [0, 1, 2])
def test_a_loan_below_level_minus_ten_is_forbidden_not_clamped(space: int) -> None:
    match = canal(A=has("iron", income=space))

    assert "loan" not in offers(match)
    assert refused(match, "loan [iron]") == ("BB-165", "level-too-low")


def test_flips_move_the_marker_by_spaces() -> None:
    match = canal("dudley.2 A iron-1 1", A=has("derby", income=20))

    play(match, "build [derby] brewery derby.1")

    assert income(match) == 20 + 3


def test_loans_are_allowed_until_the_end_of_the_game() -> None:
    match = last_action("rail", round=8)

    play(match, "loan [coventry]")

    assert match.over
    assert money(match, "D") == 17 + 30


def test_loans_are_allowed_when_the_deck_is_empty() -> None:
    for match in (canal(round=7, A=has("iron")), rail(round=7, A=has("iron"))):
        assert "loan" in offers(match)


def test_any_card_takes_a_loan_and_nothing_is_spent() -> None:
    match = canal(A=has("wild-location iron"))

    play(match, "loan [wild-location]", "loan [iron]")

    assert (money(match), income(match)) == (17 + 60, 4)
    assert seat(match, "A")["spent"] == 0
