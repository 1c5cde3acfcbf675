"""Refusals of Industria: what they change, name and offer; their sentences are with the beginners."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.industria.table import choosing, has, laying
from rulesets.playing import play


def auction() -> ib.Match:
    """A puts up the quarry, B has bid 2, C has 5 thalers."""
    match = choosing("quarry sawmill", B=has(money=2), C=has(money=5))
    return play(match, "auction quarry", "bid 2")


def visit(hand: str, *done: str, laid: str = "") -> ib.Match:
    """A lays in epoch I with 9 thalers, and has a bonus to stop at."""
    return play(laying("I", A=has(f"{hand} canal-1", money=9, laid=laid)), *done)


def test_a_refused_move_changes_nothing() -> None:
    match = auction()
    before = match.position()

    with pytest.raises(ib.IllegalMove) as caught:
        match.play("bid 2")

    assert caught.value.refusal == match.refusal("bid 2")
    assert str(caught.value).endswith("bid at least 3 thalers, or pass. [IN-23]")
    assert match.position() == before


def test_a_refusal_says_what_could_be_answered_instead() -> None:
    refusal = auction().refusal("bid 2")

    assert refusal is not None
    assert refusal.at == 0
    assert list(refusal.instead) == ["pass", "bid 3", "bid 4", "bid 5"]


def test_a_refusal_says_which_answer_of_the_move_is_at_fault() -> None:
    match = laying("II", A=has("brickworks stone-1 canal-1", money=4), B=has(laid="sawmill"))

    refusal = match.refusal("lay brickworks stone:tile wood:bank")

    assert refusal is not None
    assert refusal.at == 2
    assert list(refusal.instead) == ["wood:seat2"]


def test_the_first_reason_is_the_one_a_referee_would_give() -> None:
    match = visit("clay-pit brickworks", "lay clay-pit")  # brickworks: no supply either

    refusal = match.refusal("lay brickworks")

    assert refusal is not None
    assert refusal.reason == "second-factory"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("lay", "unreadable"),
        ("lay clay-bit", "unreadable"),
        ("", "unfinished"),
        ("done done", "overlong"),
    ],
)
def test_what_is_no_move_here_is_refused_by_notation(move: str, reason: str) -> None:
    refusal = visit("clay-pit").refusal(move)

    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("notation", reason)


def test_a_misspelt_tile_is_answered_with_the_right_one() -> None:
    refusal = visit("clay-pit").refusal("lay clay-bit")

    assert refusal is not None
    assert refusal.instead[0] == "lay clay-pit"
    assert refusal.text().endswith("Did you mean “lay clay-pit”?")


def test_no_refusal_is_given_for_a_move_that_is_legal() -> None:
    match = visit("clay-pit")

    assert match.refusal("lay clay-pit") is None
    assert "lay clay-pit" in match.moves()
    assert "lay quarry" not in match.moves()
