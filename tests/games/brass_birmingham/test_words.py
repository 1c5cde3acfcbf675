"""What the program says on its way, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import ironbridge as ib
from games.brass_birmingham.table import canal, has, rail
from games.playing import plain, play

RECORDS = Path(__file__).parents[2] / "records"
GOLDEN = [f"brass-birmingham-{name}" for name in ("2", "3", "4", "introductory")]


@pytest.mark.parametrize("name", GOLDEN)
def test_every_event_is_told_in_both_languages(name: str) -> None:
    match = ib.load((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))

    english, french = match.log("en"), match.log("fr")

    assert len(english) == len(french)
    assert not [line for line in english + french if "{" in line or not line.endswith(".")]
    assert all(en != plain(fr) for en, fr in zip(english, french, strict=True))


def texts(match: ib.Match, lang: str) -> list[str]:
    """The present question and its options in words."""
    asked = match.question
    assert asked is not None
    return [asked.text(lang), *(option.text(lang) for option in match.options())]


def test_every_question_and_option_is_told_in_both_languages() -> None:
    whole = ib.load((RECORDS / "brass-birmingham-4.txt").read_text(encoding="utf-8"))
    seen = set()
    for at in range(0, len(whole.played), 3):
        match = whole.game.at(whole.position(at))
        while not match.over and len(match.played) == 0 and match.question is not None:
            seen.add(match.question.kind)
            for english, french in zip(texts(match, "en"), texts(match, "fr"), strict=True):
                assert english and french and "{" not in english + french
            match.choose(match.options()[at % len(match.options())])

    assert {"action", "card", "industry", "space", "line"} <= seen


def test_an_option_says_what_it_costs_in_all() -> None:
    match = canal("", "A birmingham--oxford", A=has("birmingham", money=60))
    for answer in ("build", "[birmingham]", "manufacturer"):
        match.choose(answer)

    assert [option.text() for option in match.options()] == [
        "Birmingham 2, for £9 in all", "Birmingham 4, for £9 in all",
    ]  # fmt: skip


def test_a_railway_says_what_it_costs_with_its_coal() -> None:
    match = rail("", "A birmingham--oxford", A=has("iron brewery"))
    for answer in ("network", "[iron]"):
        match.choose(answer)

    assert "Oxford – Redditch, for £6 in all" in [option.text() for option in match.options()]


def test_a_question_says_how_many_actions_are_left() -> None:
    match = canal(A=has("iron derby"))
    assert match.question is not None
    first = match.question.text()
    play(match, "loan [iron]")

    assert first == "A, what do you do? 2 actions are left in this turn."
    assert match.question is not None
    assert match.question.text() == "A, what do you do? One action is left in this turn."


def test_an_action_that_draws_no_card_can_be_taken_back() -> None:
    match = canal(A=has("iron derby belper"))
    before = match.position()

    play(match, "network [iron] derby--nottingham")
    match.take_back()

    assert match.position() == before


def test_an_action_after_which_cards_were_drawn_cannot_be_taken_back() -> None:
    match = canal(actions=1, A=has("iron"))

    play(match, "pass [iron]")

    with pytest.raises(ib.IllegalMove) as caught:
        match.take_back()
    assert caught.value.refusal.reason == "revealed"
