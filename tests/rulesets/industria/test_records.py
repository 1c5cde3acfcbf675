"""Whole games as records: replayed, written again, and refused when they cannot have been.

The records in tests/records were written by the program, from matches played at random:

    names = ["Ada", "Bob", "Cy", "Di"]
    print(at_random(industria(4).start(seed=1871, names=names), seed=90).record(), end="")
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ironbridge as ib
from rulesets.goldens import in_short_form
from rulesets.industria.table import has, industria, laying
from rulesets.playing import at_random, play
from rulesets.telling import french

RECORDS = Path(__file__).parents[2] / "records"
GOLDEN = ["industria-3", "industria-4", "industria-4-cash-in"]


def golden(name: str) -> str:
    """The text of a record."""
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_replays_to_its_result(name: str) -> None:
    record = ib.Record.parse(golden(name))

    match = ib.load(golden(name))

    assert match.over
    assert record.result == tuple(match.scores())
    assert match.game.settings == record.settings


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_the_same_text_when_written_again(name: str) -> None:
    assert str(ib.load(golden(name)).record()) == golden(name)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_uses_every_tile_of_its_deal(name: str) -> None:
    match = ib.load(golden(name))

    assert match.position()["stacks"] == {}
    assert match.position()["offered"] == []


def test_a_record_may_hold_moves_in_short_notation_and_without_numbers() -> None:
    match = ib.load(golden("industria-4"))

    again = ib.load(in_short_form(golden("industria-4")))

    assert again.position() == match.position()


def test_a_record_of_an_unfinished_match_goes_on() -> None:
    match = play(industria().start(seed=2), "auction " + first_tile(2))

    again = ib.load(str(match.record()))

    assert "result:" not in str(match.record())
    assert not again.over
    assert (again.seat, again.position()) == (match.seat, match.position())


def first_tile(seed: int) -> str:
    """A tile on offer at the beginning."""
    return str(industria().start(seed=seed).position()["offered"][0])


def test_a_record_of_a_match_begun_from_a_position_holds_the_position() -> None:
    match = play(laying("I", A=has("clay-pit canal-1", money=3)), "lay clay-pit")

    again = ib.load(str(match.record()))

    assert again.position() == match.position()
    assert "deal" not in str(match.record())


def test_the_same_seed_and_choices_give_the_same_record() -> None:
    first, second = (at_random(industria(3).start(seed=6), seed=6) for _ in range(2))

    assert str(first.record()) == str(second.record())


WRONG = [
    ("illegal move", r"\n1\. .*\n", "\n1. {name}: auction bank\n", "Bank cannot be put up"),
    ("unreadable move", r"\n1\. .*\n", "\n1. {name}: hop\n", "I do not understand “hop” here"),
    ("another's turn", r"\n1\. \w+:", "\n1. Nobody:", "it is {name}’s turn, not Nobody’s"),
    ("another result", r"result: .*", "result: 1 2 3 4", "the record says the result was 1 2 3 4"),
    ("no first player", r"deal first: .*\n", "", "the deal must have the lines first, stack-1"),
    ("unknown first player", r"deal first: .*", "deal first: E", "first must be one of A, B, C, D"),
    ("no stack", r"deal stack-3: .*\n", "", "the deal must have the lines first, stack-1"),
    ("stack too short", r"deal stack-3: [\w-]+ ", "deal stack-3: ", "stack 3 does not hold"),
    ("unknown tile", r"deal stack-3: [\w-]+ ", "deal stack-3: inn ", "there is no tile 'inn'"),
    ("unknown option", r"\nseed:", "\noption haste: true\nseed:", "has no option 'haste'"),
    ("too few players", r"players: 4", "players: 2", "for 3 or 4 players, not 2"),
]


@pytest.mark.parametrize(
    ("pattern", "text", "reason"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_record_that_cannot_have_been_is_refused(pattern: str, text: str, reason: str) -> None:
    right = golden("industria-4")
    name = ib.Record.parse(right).moves[0].name
    wrong = re.sub(pattern, text.format(name=name), right, count=1)
    assert wrong != right

    with pytest.raises(ib.IronbridgeError, match=re.escape(reason.format(name=name))) as caught:
        ib.load(wrong)

    assert french(caught.value)


def test_a_tile_that_is_not_used_is_refused_in_french_too() -> None:
    record = str(industria(3).start(seed=1).record())

    with pytest.raises(ib.RecordError) as caught:
        ib.load(record.replace("deal stack-1: ", "deal stack-1: internet "))

    assert french(caught.value) == (
        "la donne est illisible\xa0: la tuile internet ne se joue pas à 3 joueurs"
    )
