"""The opening for two that the second edition prints, step by step (NL-150 to NL-154).

Red plays from the forest d2, Yellow from d3; the quarry goes on c3, sheep farm and weaving mills
on c4, the abbey on b3. Letters are those of the rulebook.
"""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest

import ironbridge as ib
from rulesets.neuland.table import (
    asked,
    crests,
    holds,
    idle,
    neuland,
    present,
    space,
    spent,
    tile,
    tokens,
)
from rulesets.playing import offers, refused


class Step(NamedTuple):
    """A move, and what is seen right after it."""

    letter: str
    move: str
    actions: int  # of the turn so far
    goods: str  # of the one who moved: slots and products


RED_1 = [
    Step("", "home d2", 0, ""),
    Step("A", "produce d2.1", 1, "d2.1 food"),
    Step("B", "produce d2.2 food:d2.1", 2, "d2.2 wood"),
    Step("C", "build quarry c3 wood:d2.2", 2, ""),
    Step("D", "produce d2.1", 3, "d2.1 food"),
    Step("E", "produce c3.1 food:d2.1", 4, "c3.1 stone"),
    Step("F", "produce d2.1", 5, "c3.1 stone, d2.1 food"),
]
YELLOW_1 = [
    Step("", "home d3", 0, ""),
    Step("A", "produce d3.1", 1, "d3.1 food"),
    Step("B", "produce d3.2 food:d3.1", 2, "d3.2 wood"),
    Step("C", "build sheep-farm c4 wood:d3.2", 2, ""),
    Step("D", "produce c4.1", 3, "c4.1 wool"),
    Step("E", "produce d3.1", 4, "c4.1 wool, d3.1 food"),
]
YELLOW_2 = [
    Step("A", "produce d3.2 food:d3.1", 1, "c4.1 wool, d3.2 wood"),
    Step("B", "build weaving-mill c4 wood:d3.2", 1, "c4.1 wool"),
    Step("C", "produce c4.2", 2, "c4.2 cloth"),
    Step("D", "produce d3.1", 3, "c4.2 cloth, d3.1 food"),
    Step("E", "produce d3.2 food:d3.1", 4, "c4.2 cloth, d3.2 wood"),
    Step("F", "produce d3.1", 5, "c4.2 cloth, d3.1 food, d3.2 wood"),
    Step("G", "produce d2.2 food:d3.1", 6, "c4.2 cloth, d2.2 wood, d3.2 wood"),
    Step("H", "produce d3.1", 7, "c4.2 cloth, d2.2 wood, d3.1 food, d3.2 wood"),
]
RED_2 = [
    Step("A", "build abbey b3", 0, "d2.1 food"),
    Step("B", "produce c3.1 food:d2.1", 1, "c3.1 stone"),
    Step("C", "build weaving-mill c4 wood:token", 1, "c3.1 stone"),
    Step("D", "produce c4.1", 2, "c3.1 stone, c4.1 wool"),
    Step("E", "produce c4.3", 3, "c3.1 stone, c4.3 cloth"),
    Step("F", "crests b3.1", 4, ""),
    Step("G", "produce d2.1", 5, "d2.1 food"),
    Step("H", "produce c4.1", 6, "c4.1 wool, d2.1 food"),
    Step("I", "produce c4.3", 7, "c4.3 cloth, d2.1 food"),
]
TURNS = {"A": RED_1, "B": YELLOW_1, "B again": YELLOW_2, "A again": RED_2}


def begin() -> ib.Match:
    """The table as the example finds it: Red, in seat A, begins."""
    match = neuland(2).start(seed=1, names=["Red", "Yellow"])
    assert match.log() == ["Red plays first."]
    return match


def play_turn(match: ib.Match, steps: list[Step]) -> ib.Match:
    """A whole turn with its end."""
    for step in steps:
        match.play(step.move)
    match.play("end")
    return match


def after(turns: int) -> ib.Match:
    """The match after so many turns of the example."""
    match = begin()
    for steps in list(TURNS.values())[:turns]:
        play_turn(match, steps)
    return match


def written(match: ib.Match, seat: str) -> str:
    """The products of a seat in one line."""
    return ", ".join(f"{slot} {good}" for slot, good in holds(match, seat).items())


def check(match: ib.Match, seat: str, start: int, step: Step) -> None:
    """Actions, time track, products and workers are as the example says."""
    assert asked(match) == seat
    assert (present(match), spent(match)) == (start, step.actions), step.letter
    assert space(match, seat) == (start - 1 + step.actions) % 11 + 1
    assert written(match, seat) == step.goods, step.letter
    assert idle(match, seat) == 7 - len(holds(match, seat))


def follow(match: ib.Match, seat: str, steps: list[Step]) -> None:
    """Play a turn step by step, and look after each."""
    start = present(match)
    for step in steps:
        match.play(step.move)
        check(match, seat, start, step)
        again = match.game.at(json.loads(json.dumps(match.position())), names=match.names)
        check(again, seat, start, step)
        assert offers(again) == offers(match)


def test_red_opens_with_five_actions() -> None:
    match = begin()

    follow(match, "A", RED_1)
    match.play("end")

    assert (space(match), present(match), asked(match)) == (6, 1, "B")
    assert written(match, "A") == "c3.1 stone, d2.1 food"
    assert tile(match, "c3.1") == "quarry A lying"
    assert not [line for line in match.log() if "loses" in line]


def test_yellow_opens_with_four_actions_and_plays_again() -> None:
    match = after(1)

    follow(match, "B", YELLOW_1)
    match.play("end")

    assert (space(match, "B"), present(match), asked(match)) == (5, 5, "B")
    assert written(match, "B") == "c4.1 wool, d3.1 food"


def test_yellow_has_seven_more_actions_in_a_second_turn() -> None:
    match = after(2)

    follow(match, "B", YELLOW_2)
    match.play("end")

    assert (space(match, "B"), present(match), asked(match)) == (1, 6, "A")
    assert written(match, "B") == "c4.2 cloth, d2.2 wood, d3.1 food, d3.2 wood"
    assert not [line for line in match.log() if "loses" in line]


def test_red_builds_the_abbey_and_places_the_first_crest() -> None:
    match = after(3)

    follow(match, "A", RED_2)
    match.play("end")

    assert (space(match), present(match), asked(match)) == (2, 1, "B")
    assert written(match, "A") == "c4.3 cloth, d2.1 food"
    assert tile(match, "b3.1") == "abbey A"
    assert crests(match) == 17 and match.scores() == [1, 0]
    assert tokens(match) == ["food", "cart"]
    assert not [line for line in match.log() if "loses" in line]


def test_yellows_cloth_can_be_used_until_the_end_of_the_turn_and_is_then_lost() -> None:
    match = after(4)

    assert tile(match, "c4.2") == "weaving-mill B lying"
    assert refused(match, "crests b3.1") == ("NL-113", "claimed")
    match.play("end")

    assert [line for line in match.log() if "loses" in line] == [
        "Yellow loses cloth in c4.",
        "Yellow loses wood in d2.",
        "Yellow loses food in d3.",
        "Yellow loses wood in d3.",
    ]


def test_yellows_second_turn_begins_with_wood_for_no_wool_can_be_made() -> None:
    match = after(2)

    assert refused(match, "produce c4.1") == ("NL-40", "occupied-by-you")
    assert "produce d3.2" in [option.phrase for option in match.options()]


def test_yellow_has_eleven_actions_in_two_turns_where_one_would_have_ten() -> None:
    match = after(1)
    match.play("home d3")
    asked_in_one = match.question

    assert asked_in_one is not None
    assert asked_in_one.text() == "Yellow, what do you do? Actions left in this turn: 10."
    assert sum(steps[-1].actions for steps in (YELLOW_1, YELLOW_2)) == 11


def test_the_record_of_the_opening_replays() -> None:
    match = after(4)

    again = ib.load(str(match.record()))

    assert again.position() == match.position()
    assert again.log("fr") == match.log("fr")
    assert "seed: 1" in str(match.record())


@pytest.mark.parametrize("steps", TURNS.values(), ids=TURNS)
def test_every_printed_step_of_the_opening_is_there(steps: list[Step]) -> None:
    letters = "".join(step.letter for step in steps)

    assert letters == "ABCDEFGHI"[: len(letters)]
    assert len(letters) in (5, 6, 8, 9)
