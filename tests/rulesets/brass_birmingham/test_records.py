"""Whole games as records: replayed, written again, and refused when they cannot have been.

The records in tests/records were written by the program, from matches played by chance with a
will to build and sell:

    names = ["Ada", "Bob", "Cy", "Di"]
    match = birmingham(4).start(seed=1726, names=names)
    print(busily(match, seed=26).record(), end="")

with the seeds 1727 and 27 for two players, 1714 and 14 for three, 1727 and 27 for the
introductory game.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.rulesets.brass_birmingham.speech import SPEECH
from rulesets.brass_birmingham.table import birmingham, canal, has
from rulesets.goldens import in_short_form
from rulesets.playing import at_random, play
from rulesets.telling import french

RECORDS = Path(__file__).parents[2] / "records"
GOLDEN = [f"brass-birmingham-{name}" for name in ("2", "3", "4", "introductory")]


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
def test_a_golden_record_uses_every_card_of_its_deal(name: str) -> None:
    position = ib.load(golden(name)).position()

    assert position["deck"] == []
    assert all(seat["hand"] == [] for seat in position["seats"].values())


def told(name: str) -> set[str]:
    """The kinds of event that a golden record tells of."""
    return {event.kind for played in ib.load(golden(name)).played for event in played.events}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_shows_every_kind_of_action(name: str) -> None:
    wanted = {
        "built", "overbuilt", "linked", "developed", "sold", "borrowed", "scouted",
        "merchant-beer", "flipped", "links-scored", "tiles-scored",
    }  # fmt: skip

    assert wanted - told(name) == set()


def test_the_golden_records_show_together_all_that_can_happen() -> None:
    shown = set().union(*(told(name) for name in GOLDEN))

    assert set(SPEECH.table["event"]) - shown <= {"passed"}


def test_a_record_may_hold_moves_in_short_notation_and_without_numbers() -> None:
    match = ib.load(golden("brass-birmingham-introductory"))

    again = ib.load(in_short_form(golden("brass-birmingham-introductory")))

    assert again.position() == match.position()


def test_a_record_of_an_unfinished_match_goes_on() -> None:
    match = birmingham().start(seed=2)
    card = match.position()["seats"][match.names[match.seat]]["hand"][0]
    play(match, f"network [{card}] birmingham--oxford")

    again = ib.load(str(match.record()))

    assert "result:" not in str(match.record())
    assert not again.over
    assert (again.seat, again.position()) == (match.seat, match.position())


def test_a_record_of_a_match_begun_from_a_position_holds_the_position() -> None:
    match = play(canal("dudley.1 B coal-1", A=has("dudley iron")), "build [dudley] iron dudley.2")

    again = ib.load(str(match.record()))

    assert again.position() == match.position()
    assert "deal" not in str(match.record())


def test_the_same_seed_and_choices_give_the_same_record() -> None:
    first, second = (at_random(birmingham(2).start(seed=6), seed=6) for _ in range(2))

    assert str(first.record()) == str(second.record())


WRONG = [
    ("illegal move", r"\n1\. .*\n", "\n1. {name}: sell\n", "no unflipped cotton mill"),
    ("unreadable move", r"\n1\. .*\n", "\n1. {name}: dig\n", "I do not understand “dig” here"),
    ("another's turn", r"\n1\. \w+:", "\n1. Nobody:", "it is {name}’s turn, not Nobody’s"),
    ("another result", r"result: .*", "result: 1 2 3 4", "the record says the result was 1 2 3 4"),
    ("no order", r"deal order: .*\n", "", "the deal must have the lines order, merchants"),
    ("seat twice", r"deal order: .*", "deal order: A A B C", "every seat once in its order"),
    ("merchant missing", r"deal merchants: \S+ ", "deal merchants: ", "place the merchant tiles"),
    ("no rail deck", r"deal rail-deck: .*\n", "", "the deal must have the lines order, merchants"),
    ("deck too short", r"deal canal-deck: \S+ ", "deal canal-deck: ", "does not hold the cards"),
    ("unknown card", r"deal canal-deck: \S+ ", "deal canal-deck: york ", "there is no card 'york'"),
    ("unknown option", r"\nseed:", "\noption haste: true\nseed:", "has no option 'haste'"),
    ("too many players", r"players: 4", "players: 5", "not 5"),
]


@pytest.mark.parametrize(
    ("pattern", "text", "reason"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_record_that_cannot_have_been_is_refused(pattern: str, text: str, reason: str) -> None:
    right = golden("brass-birmingham-4")
    name = ib.Record.parse(right).moves[0].name
    wrong = re.sub(pattern, text.format(name=name), right, count=1)
    assert wrong != right

    with pytest.raises(ib.IronbridgeError, match=re.escape(reason.format(name=name))) as caught:
        ib.load(wrong)

    assert french(caught.value)


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("york", "nom inconnu (carte)\xa0: 'york'"),
        ("?", "une vue n’est pas une position complète\xa0: une partie en est inconnue"),
    ],
)
def test_a_deck_that_cannot_be_is_refused_in_french_too(card: str, reason: str) -> None:
    wrong = re.sub(
        r"deal canal-deck: \S+ ", f"deal canal-deck: {card} ", golden("brass-birmingham-4")
    )

    with pytest.raises(ib.RecordError) as caught:
        ib.load(wrong)

    assert french(caught.value) == f"la donne est illisible\xa0: {reason}"
