"""Money spent, loans, order and interest (AI-109 to AI-112, AI-154 to AI-158)."""

from __future__ import annotations

import pytest

from rulesets.age_of_industry.table import (
    choices,
    end_round,
    germany,
    has,
    last_action,
    loans,
    money,
    new_england,
    order,
    spent,
    told,
)
from rulesets.playing import allowed, asked, offers, play, refused, why

# What counts as spent.


def test_prices_railways_and_cubes_count() -> None:
    match = germany("koeln.1 A cotton-mill-1", "A koeln-belgium",
                    A=has("red", money=40, display="iron-works-1 0"))  # fmt: skip

    play(match, "railway essen-koeln", "build [red] iron-works essen.3")

    # $1 with coal and iron for $1 each; then $4 with coal for $1.
    assert spent(match) == 1 + 1 + 1 + 4 + 1


def test_cubes_for_four_dollars_count() -> None:
    match = germany("", "B koeln-belgium", coal=0, A=has("red", display="cotton-mill-1 0"))

    play(match, "build [red] cotton-mill koeln.1")

    assert spent(match) == 10


def test_what_is_paid_with_a_fresh_loan_counts() -> None:
    match = germany(A=has("red"))

    play(match, "build [red] cotton-mill koeln.1")

    assert (spent(match), loans(match)) == (4, 1)


def test_loans_repaid_do_not_count() -> None:
    match = germany(A=has("red", money=30, loans=2))

    play(match, "repay 2")

    assert (spent(match), money(match), loans(match)) == (0, 10, 0)


def test_interest_does_not_count() -> None:
    match = end_round(A=has(money=5, loans=4, spent=1), B=has(spent=2), C=has(spent=3))

    assert (order(match), money(match), spent(match)) == ("DABC", 1, 0)


def test_profits_and_money_for_filling_a_display_are_not_deducted() -> None:
    match = germany("danzig.1 B port-1", "C danzig-poland", coal=3, A=has("yellow", money=1))

    play(match, "build [yellow] coal-mine poland")

    assert (spent(match), money(match)) == (1, 8)


def test_the_count_starts_at_zero_each_round() -> None:
    match = end_round(A=has(spent=9), C=has(spent=4))

    assert [spent(match, name) for name in "ABCD"] == [0, 0, 0, 0]


# Loans.


@pytest.mark.parametrize(("cash", "taken", "rest"), [(0, 1, 6), (3, 1, 9), (4, 0, 0), (9, 0, 5)])
def test_a_loan_is_taken_only_when_the_cash_does_not_suffice(
    cash: int, taken: int, rest: int
) -> None:
    match = germany(A=has("red", money=cash))

    play(match, "build [red] cotton-mill koeln.1")

    assert (loans(match), money(match)) == (taken, rest)


@pytest.mark.parametrize(("cash", "taken"), [(0, 2), (7, 2), (8, 1), (17, 1), (18, 0)])
def test_as_few_loans_as_cover_the_payment(cash: int, taken: int) -> None:
    gone = "cotton-mill-1 0, cotton-mill-2 0"
    match = germany("", "B koeln-belgium", coal=2, iron=2, A=has("red", money=cash, display=gone))

    play(match, "build [red] cotton-mill koeln.1")  # $12, and $3 for each cube

    assert loans(match) == taken
    assert money(match) == cash + 10 * taken - 18


def test_no_loan_is_taken_without_a_payment() -> None:
    match = germany(A=has("red"))

    assert set(offers(match)) <= {"build", "develop", "take", "pass", "combine"}


def test_there_is_no_limit_on_loans() -> None:
    match = germany(A=has("red", loans=24), B=has(loans=24))

    play(match, "build [red] cotton-mill koeln.1")

    assert loans(match) == 25


def test_more_loans_than_counters_are_taken() -> None:
    match = end_round(A=has(loans=30), B=has(loans=30))

    assert [loans(match, name) for name in "AB"] == [33, 33]


def test_loans_are_repaid_in_whole_tens_in_ones_own_turn() -> None:
    match = germany(A=has("red red", money=25, loans=5))

    assert choices(match, "repay") == ["1", "2"]
    play(match, "repay 1", "build [red] coal-mine essen.1", "repay 1")

    assert (loans(match), money(match), match.position()["actions"]) == (3, 4, 1)


def test_to_repay_is_no_action() -> None:
    match = germany(A=has("red", money=10, loans=1))

    play(match, "repay 1")

    assert (asked(match), match.position()["actions"]) == ("A", 2)


@pytest.mark.parametrize(("cash", "owed", "move", "reason"), [
    (30, 0, "repay", "no-loan"), (9, 2, "repay", "too-poor-to-repay"),
    (30, 2, "repay 3", "more-than-loans"), (30, 2, "repay 0", "repay-at-least-one"),
    (19, 2, "repay 2", "too-poor-to-repay"),
])  # fmt: skip
def test_one_repays_loans_that_one_has_with_money_that_one_has(
    cash: int, owed: int, move: str, reason: str
) -> None:
    match = germany(A=has("red", money=cash, loans=owed))

    assert refused(match, move) == ("AI-111", reason)


def test_before_interest_everybody_who_can_is_asked() -> None:
    match = end_round(A=has(money=12, loans=1), C=has(money=25, loans=3))
    first = (asked(match), [option.phrase for option in match.options()])
    play(match, "repay 1")
    second = (asked(match), [option.phrase for option in match.options()])
    play(match, "repay 0")

    assert first == ("A", ["repay 0", "repay 1"])
    assert second == ("C", ["repay 0", "repay 1", "repay 2"])
    assert (money(match, "A"), loans(match, "A")) == (2, 0)
    assert (money(match, "C"), loans(match, "C")) == (22, 3)


def test_those_who_cannot_repay_are_not_asked() -> None:
    match = end_round(A=has(money=9, loans=1), B=has(money=50))

    assert match.position()["phase"] == "acting"
    assert (money(match, "A"), money(match, "B")) == (8, 50)


def test_they_are_asked_in_the_new_order() -> None:
    match = end_round(A=has(money=10, loans=1, spent=5), B=has(money=10, loans=1, spent=2))
    seen = [asked(match)]
    play(match, "repay 1")
    seen.append(asked(match))

    assert seen == ["B", "A"]


def test_a_loan_repaid_in_the_same_round_bears_no_interest() -> None:
    match = last_action("koeln.1 A cotton-mill-1", "A koeln-belgium", "belgium cotton",
                        order=list("BCDA"), A=has("red", money=7, loans=1))  # fmt: skip

    play(match, "sell koeln.1", "repay 1")

    assert (money(match), loans(match)) == (5, 0)
    assert not [line for line in told(match) if "interest" in line]


# Order.


def test_the_least_spent_goes_first_and_the_most_last() -> None:
    match = end_round(A=has(spent=4), B=has(spent=10), C=has(spent=7), D=has(spent=1))

    assert order(match) == "DACB"


def test_equals_keep_their_order_among_themselves() -> None:
    match = end_round(order=list("DBCA"), A=has(spent=3), B=has(spent=3), C=has(spent=0),
                      D=has(spent=3))  # fmt: skip

    assert order(match) == "CDBA"


def test_the_money_in_the_boxes_goes_back_to_the_bank() -> None:
    match = end_round(A=has(money=5, spent=9))

    assert (money(match), spent(match)) == (5, 0)


# Interest.


@pytest.mark.parametrize(("owed", "cash", "rest"), [(0, 5, 5), (1, 5, 4), (5, 5, 0)])
def test_each_loan_costs_a_dollar_at_the_end_of_a_round(owed: int, cash: int, rest: int) -> None:
    match = end_round(A=has(money=cash, loans=owed))

    assert (money(match), loans(match)) == (rest, owed)


@pytest.mark.parametrize(("owed", "cash", "rest", "after"), [(3, 0, 7, 4), (12, 1, 9, 14)])
def test_who_cannot_pay_interest_takes_a_loan_that_bears_none_this_round(
    owed: int, cash: int, rest: int, after: int
) -> None:
    match = end_round(A=has(money=cash, loans=owed))

    assert (money(match), loans(match)) == (rest, after)


def test_in_the_next_round_that_loan_bears_interest_like_the_others() -> None:
    match = end_round(A=has("ship ship", money=0, loans=3), B=has("ship ship"),
                      C=has("factory factory"), D=has("factory factory"))  # fmt: skip
    for name in order(match):
        card = "ship" if name in "AB" else "factory"
        play(match, f"pass [{card}]", f"pass [{card}]")

    assert (money(match), loans(match)) == (7 - 4, 4)


def test_interest_is_due_in_every_round_also_in_the_first() -> None:
    match = last_action(round=1, A=has(money=3, loans=2))

    play(match, "pass [ship]")

    assert money(match) == 1
    assert match.position()["round"] == 2


def test_one_may_keep_the_money_and_pay_interest() -> None:
    match = end_round(A=has(money=30, loans=2))

    play(match, "repay 0")

    assert (money(match), loans(match)) == (28, 2)


def test_money_of_others_does_not_help() -> None:
    match = new_england(A=has("ship", loans=1), B=has(money=40))

    assert not allowed(match, "repay 1")
    assert why(match, "repay 1") == "too-poor-to-repay"
