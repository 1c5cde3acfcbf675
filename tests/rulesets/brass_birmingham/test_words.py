"""What the program says on its way, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import ironbridge as ib
from rulesets.brass_birmingham.table import canal, has, rail
from rulesets.playing import plain, play

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
        "Birmingham 2, for £9 in all (tile £8, coal £1)",
        "Birmingham 4, for £9 in all (tile £8, coal £1)",
    ]  # fmt: skip


def test_a_railway_says_what_it_costs_with_its_coal() -> None:
    match = rail("", "A birmingham--oxford", A=has("iron brewery"))
    for answer in ("network", "[iron]"):
        match.choose(answer)

    offered = [option.text() for option in match.options()]

    assert "Oxford – Redditch, for £6 in all (link £5, coal £1)" in offered


def offered(match: ib.Match, *answers: str) -> list[str]:
    """The options after these answers, in words."""
    for answer in answers:
        match.choose(answer)
    return [option.text() for option in match.options()]


def test_a_second_railway_says_whose_beer_it_takes_and_what_both_cost() -> None:
    match = rail("derby.1 A brewery-2", "A birmingham--oxford", A=has("iron", money=60))

    assert (
        "Oxford – Redditch, for £12 in all (link £10, coal £2) and the beer of Derby 1 (A);"
        " £18 for both railways"
    ) in offered(match, "network", "[iron]", "birmingham--coventry")


def test_a_sale_says_whose_barrel_it_takes_where_there_is_no_choice() -> None:
    match = canal("derby.2 A cotton-1, belper.1 A cotton-2", "A derby--nottingham belper--derby",
                  "nottingham.1 cotton barrel, nottingham.2 cotton", A=has("iron"))  # fmt: skip

    assert offered(match, "sell", "[iron]")[-1] == (
        "Cotton mill I in Derby 2, to Nottingham, with the merchant’s own barrel (3 points):"
        " 5 points, income +5"
    )


def test_a_development_says_where_its_iron_comes_from() -> None:
    bought, taken = canal(A=has("derby")), canal("dudley.2 B iron-1", A=has("derby"))

    assert offered(bought, "develop", "[derby]")[0] == (
        "Cotton mill I, off the mat, for iron from the market, £2"
    )
    assert offered(taken, "develop", "[derby]")[0] == (
        "Cotton mill I, off the mat, for iron from Dudley 2"
    )


def test_a_wild_card_is_offered_as_one_that_goes_back() -> None:
    match = canal(A=has("wild-location iron"))

    assert "The wild location, which goes back to its pile" in offered(match, "loan")


def test_a_tile_and_a_card_are_told_in_french_as_one_says_them() -> None:
    match = canal(A=has("wild-location derby", money=60))

    play(match, "build [wild-location] cotton worcester.1")

    assert plain(" ".join(match.log("fr")[-2:])) == (
        "A joue le joker Lieu. A construit une filature de coton I à Worcester pour 12 £."
    )


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
