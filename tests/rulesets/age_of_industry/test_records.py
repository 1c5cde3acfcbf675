"""Whole games as records: replayed, written again, and refused when they cannot have been.

The records beside this file were written by the program, from matches played by chance with a
will to build and sell:

    names = ["Ada", "Bob", "Cy", "Di"]
    match = industry(4, "germany").start(seed=1834, names=names)
    print(busily(match, seed=34).record(), end="")

with the seeds 1917 and 117 for three players, and on the map of New England 1934 and 134 for
three, 1903 and 103 for five.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.rulesets.age_of_industry.speech import SPEECH
from rulesets.age_of_industry.table import germany, hand, has, industry
from rulesets.goldens import complaints, in_short_form, kinds_told
from rulesets.playing import at_random, play

RECORDS = Path(__file__).parent / "records"
GOLDEN = ["germany-3", "germany-4", "new-england-3", "new-england-5"]


def golden(name: str) -> str:
    """The text of a record."""
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_replays_to_its_result_and_its_text(name: str) -> None:
    assert complaints(golden(name)) == []


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_ends_with_an_empty_pile_and_an_empty_hand(name: str) -> None:
    position = ib.load(golden(name)).position()

    assert position["deck"] == []
    assert [] in [seat["hand"] for seat in position["seats"].values()]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_shows_all_that_can_happen_on_its_map(name: str) -> None:
    everything = set(SPEECH.table["event"]) - {"drew-unseen"}
    at_sea = {"imported", "coal-taken-at-sea"} if name.startswith("germany") else set()

    assert everything - kinds_told(golden(name)) == at_sea


def test_a_record_may_hold_moves_in_short_notation_and_without_numbers() -> None:
    match = ib.load(golden("new-england-3"))

    again = ib.load(in_short_form(golden("new-england-3")))

    assert again.position() == match.position()


def test_a_record_of_an_unfinished_match_goes_on() -> None:
    match = industry().start(seed=2)
    play(match, f"pass [{hand(match, match.names[match.seat])[0]}]")

    again = ib.load(str(match.record()))

    assert "result:" not in str(match.record())
    assert not again.over
    assert (again.seat, again.position()) == (match.seat, match.position())


def test_a_record_between_two_cards_goes_on() -> None:
    match = industry().start(seed=2)
    play(match, "take deck")

    again = ib.load(str(match.record()))

    assert again.position()["phase"] == "taking"
    assert again.position() == match.position()


def test_a_record_of_a_match_begun_from_a_position_holds_the_position() -> None:
    match = play(germany("essen.1 B coal-mine-1", A=has("red")), "build [red] iron-works essen.3")

    again = ib.load(str(match.record()))

    assert again.position() == match.position()
    assert "deal" not in str(match.record())


@pytest.mark.parametrize("map", ["germany", "new-england"])
def test_a_record_names_its_map(map: str) -> None:
    text = str(industry(3, map).start(seed=4).record())

    assert f'option map: "{map}"' in text
    assert ib.load(text).game.settings == {"map": map}


def test_the_same_seed_and_choices_give_the_same_record() -> None:
    first, second = (at_random(industry(3).start(seed=6), seed=6) for _ in range(2))

    assert str(first.record()) == str(second.record())


WRONG = [
    ("illegal move", r"\n1\. .*\n", "\n1. {name}: sell\n", "You have nothing to sell"),
    ("unreadable move", r"\n1\. .*\n", "\n1. {name}: dig\n", "I do not understand “dig” here"),
    ("another's turn", r"\n1\. \w+:", "\n1. Nobody:", "it is {name}’s turn, not Nobody’s"),
    ("another result", r"result: .*", "result: 1 2 3 4", "the record says the result was 1 2 3 4"),
    ("no first player", r"deal first: .*\n", "", "the deal must have the lines first, markets"),
    ("no market", r"deal markets: \S+ ", "deal markets: ", "the deal must have the markets"),
    ("deck too short", r"deal deck: \S+ ", "deal deck: ", "does not hold the cards"),
    ("unknown card", r"deal deck: \S+ ", "deal deck: gold ", "there is no card for deck: 'gold'"),
    ("unknown map", r"option map: .*", 'option map: "prussia"', "prussia"),
    ("unknown option", r"\nseed:", "\noption haste: true\nseed:", "has no option 'haste'"),
    ("too few players", r"players: 4", "players: 2", "not 2"),
]


@pytest.mark.parametrize(
    ("pattern", "text", "reason"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_record_that_cannot_have_been_is_refused(pattern: str, text: str, reason: str) -> None:
    right = golden("germany-4")
    name = ib.Record.parse(right).moves[0].name
    wrong = re.sub(pattern, text.format(name=name), right, count=1)
    assert wrong != right

    with pytest.raises(ib.IronbridgeError, match=re.escape(reason.format(name=name))):
        ib.load(wrong)
