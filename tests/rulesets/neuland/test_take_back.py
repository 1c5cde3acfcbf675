"""Taking moves back, until chance has spoken."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.neuland.table import (
    asked,
    either,
    first,
    has,
    neuland,
    placed,
    second,
    supply,
    tile,
    tokens,
)
from rulesets.playing import offers, play

LODGE = "b1.1 hunting-lodge"


def refusal(match: ib.Match, seat: int | None = None) -> str:
    """Why the last move cannot be taken back."""
    with pytest.raises(ib.IllegalMove) as caught:
        match.take_back(seat)
    assert caught.value.refusal.rule == "table"
    return caught.value.refusal.reason


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    "move", ["produce b1.1", "produce d2.2", "build farm c2", "crests b3.1", "end"]
)
def test_any_move_without_chance_is_taken_back(move: str, edition: int) -> None:
    tiles = f"d2.1 lumberjack A; d2.2 paper-mill; {LODGE}; b3.1 abbey; c3.1 quarry A; b2.1 weaving-mill A"
    match = either(edition, tiles)
    before = match.position()

    play(match, move).take_back()

    assert match.position() == before
    assert asked(match) == "A"


def test_tokens_and_the_cart_come_back_with_the_move() -> None:
    match = second(f"a2.1 lumberjack A; {LODGE}", A=has(tokens="wood cart"))

    play(match, "build quarry e1 wood:a2.1 cart")
    assert tokens(match) == ["wood"]
    match.take_back()
    play(match, "build quarry e1 wood:token")
    assert tokens(match) == ["cart"]
    match.take_back()

    assert tokens(match) == ["wood", "cart"]


def test_several_moves_of_a_turn_are_taken_back_one_by_one() -> None:
    match = second(f"d2.1 lumberjack A; c5.1 farm; {LODGE}")
    positions = []
    for move in ("produce c5.1", "build quarry c3", "produce b1.1"):
        positions.append(match.position())
        play(match, move)

    for position in reversed(positions):
        match.take_back()
        assert match.position() == position


def test_the_first_buildings_are_taken_back() -> None:
    match = neuland(2).start(seed=1)
    before = match.position()

    play(match, "home d2").take_back()

    assert match.position() == before
    assert "home d2" in offers(match)


def test_what_played_itself_after_a_move_is_taken_back_with_it() -> None:
    match = second("c5.1 farm", B=has(space=9))  # after the food there is nothing left to do
    before = match.position()

    play(match, "produce c5.1")
    assert len(match.played) > 1
    match.take_back()

    assert match.position() == before


# Chance.


def test_a_mine_built_in_the_second_edition_is_not_taken_back() -> None:
    match = play(second(f"d2.1 lumberjack A; {LODGE}"), "build mine c3")

    assert refusal(match) == "revealed"


def test_a_mine_built_in_the_first_edition_is_taken_back() -> None:
    match = first(f"d2.1 lumberjack A; {LODGE}")
    before = match.position()

    play(match, "build mine c3 top:coal middle:coal bottom:coal").take_back()

    assert match.position() == before
    assert supply(match) == [9, 6, 6]


def test_the_order_of_drawn_ore_is_taken_back_but_not_the_draw() -> None:
    data = {"phase": "stacking", "mine": "c3.1", "drawn": ["coal", "iron-ore", "silver-ore"]}
    match = neuland(2).at(data | {"tiles": placed(f"c3.1 mine; {LODGE}")})
    before = match.position()

    play(match, "top:coal middle:iron-ore").take_back()
    assert match.position() == before
    play(match, "top:silver-ore middle:iron-ore")

    assert tile(match, "c3.1") == "mine ore:silver-ore,iron-ore,coal"


def test_a_move_that_empties_a_mine_is_taken_back_only_in_the_first_edition() -> None:
    smelters = {1: "smelter ore:silver-ore", 2: "smelter-meadow"}
    answers = {}
    for edition, smelter in smelters.items():
        tiles = f"c3.1 mine ore:coal A; c2.1 {smelter} A silver; b2.1 forge; {LODGE}"
        match = play(either(edition, tiles), "produce b2.1")
        answers[edition] = match.why_not_back()

    assert answers[1] is None
    assert answers[2] is not None and answers[2].reason == "revealed"


def test_moves_before_a_draw_stay_played() -> None:
    match = second(f"d2.1 lumberjack A; {LODGE}")
    play(match, "produce b1.1", "build mine c3")
    while match.question is not None and match.question.kind == "ore":
        match.choose(match.options()[0])
    marks = tile(match, "c3.1")

    if match.played[-1].forced:  # three alike: nobody was asked for their order
        assert refusal(match) == "revealed"
    else:
        match.take_back()
        assert refusal(match) == "revealed"
    assert marks.count(",") == 2


# Others.


def test_only_the_last_mover_takes_back() -> None:
    match = second(f"c5.1 farm; c5.2 farm; {LODGE}", B=has(space=2))
    play(match, "produce c5.1", "end", "produce c5.2")

    assert refusal(match, seat=0) == "others-answered"
    match.take_back(seat=1)

    assert asked(match) == "B"


def test_the_end_of_a_turn_is_taken_back_until_another_answers() -> None:
    match = second(f"c5.1 farm; c5.2 farm; {LODGE}", B=has(space=2))
    before = play(match, "produce c5.1").position()

    play(match, "end")
    assert asked(match) == "B"
    match.take_back(seat=0)

    assert match.position() == before


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    assert refusal(neuland(2).start(seed=1)) == "nothing-to-take-back"


def test_an_answer_within_a_move_is_taken_back() -> None:
    match = second(f"d2.1 lumberjack A; {LODGE}")
    before = offers(match)

    match.choose("build farm")
    match.back()

    assert offers(match) == before
