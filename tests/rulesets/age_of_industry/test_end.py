"""The end of the game (AI-159 to AI-162)."""

from __future__ import annotations

import ironbridge as ib
from rulesets.age_of_industry.table import (
    end_game,
    end_round,
    germany,
    hand,
    has,
    industry,
    last_action,
    loans,
    money,
    order,
    told,
)
from rulesets.playing import at_random, play, why


def test_the_game_ends_when_the_pile_and_a_hand_are_empty() -> None:
    match = end_round(deck=[], A=has("red"), B=has("brown"), C=has("port"))

    assert match.over
    assert hand(match, "D") == []


def test_not_while_there_are_cards_in_the_pile() -> None:
    match = end_round(open=["port", "brown"], deck=["blue"], A=has("red"), B=has(""), C=has("port"))

    assert not match.over
    assert match.position()["round"] == 3


def test_not_while_everybody_has_a_card() -> None:
    match = end_round(deck=[], A=has("red"), B=has("brown"), C=has("port"), D=has("blue"))

    assert not match.over


def test_the_round_is_played_to_its_end() -> None:
    match = germany(deck=[], open=[], actions=1, A=has("red"), B=has("brown brown"),
                    C=has("port port"), D=has("blue blue"))  # fmt: skip
    play(match, "pass [red]")
    seen = [match.names[match.seat]]
    play(match, "pass [brown]", "pass [brown]")
    seen.append(match.names[match.seat])

    assert seen == ["B", "C"]
    assert not match.over


def test_order_and_interest_of_the_last_round_are_carried_out() -> None:
    match = end_game(A=has("red", money=4, loans=2, spent=9), B=has("brown", spent=3))

    assert order(match) == "CDBA"
    assert "A owes $2 interest on 2 loans." in told(match)
    assert money(match) == 2


def test_open_cards_do_not_keep_the_game_going() -> None:
    match = end_round(open=["port", "brown"], deck=[])

    assert match.over
    assert match.position()["open"] == ["port", "brown"]


def test_who_has_taken_an_open_card_has_a_card_in_hand() -> None:
    match = last_action(
        open=["port", "brown"], deck=[], A=has("red"), B=has("mauve"), C=has("blue")
    )

    play(match, "take open:[port]")

    assert not match.over
    assert hand(match, "D") == ["port", "ship", "brown"]


def test_somebody_without_cards_can_go_on_with_an_open_card() -> None:
    match = germany(open=["port"], deck=[], order=list("BCDA"), turn="A", actions=1, A=has(""),
                    B=has("red"), C=has("blue"), D=has("mauve"))  # fmt: skip

    play(match, "take open:[port]")

    assert not match.over
    assert (hand(match), match.position()["round"]) == (["port"], 3)


def test_the_discards_are_never_shuffled_into_a_new_pile() -> None:
    match = germany(open=[], deck=[], A=has("red brown"), B=has("blue"))

    assert match.position()["deck"] == []
    assert len(match.position()["discarded"]) > 40
    assert why(match, "take deck") == "no-cards-to-take"


def test_cards_left_in_hand_score_nothing() -> None:
    many = end_game(A=has("red red red brown brown mauve"), B=has(""), C=has(""))

    assert many.scores() == [0, 0, 0, 0]


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    match = end_game()

    assert match.refusal("pass") is not None
    assert (match.question, match.options()) == (None, [])


def test_a_game_is_as_many_rounds_long_as_its_cards_last() -> None:
    lengths = {
        at_random(industry(3).start(seed=seed), seed).position()["round"] for seed in range(6)
    }

    assert len(lengths) > 1


def test_loans_that_could_be_repaid_are_asked_for_in_the_last_round_too() -> None:
    match: ib.Match = end_round(deck=[], A=has("red", money=12, loans=1))
    phase = match.position()["phase"]
    play(match, "repay 1")

    assert phase == "settling"
    assert match.over
    assert (money(match), loans(match)) == (2, 0)
