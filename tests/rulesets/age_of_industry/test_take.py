"""Take two cards, and pass (AI-147 to AI-153)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.age_of_industry.table import germany, hand, has
from rulesets.playing import allowed, asked, offers, play, refused, why

EIGHT = "ship ship ship ship ship ship port port"


def options(match: ib.Match) -> list[str]:
    """What may be answered now."""
    return [option.phrase for option in match.options()]


@pytest.mark.parametrize(("first", "second", "got"), [
    ("open:[port]", "open:[brown]", ["port", "brown"]),
    ("open:[brown]", "deck", ["mauve", "brown"]),
    ("deck", "open:[port]", ["port", "mauve"]),
    ("deck", "deck", ["mauve", "blue"]),
])  # fmt: skip
def test_two_cards_are_taken_in_any_combination(first: str, second: str, got: list[str]) -> None:
    deck = ["red", "yellow", "blue", "mauve"]  # drawn from its end
    match = germany(open=["port", "brown"], deck=deck, A=has(""))

    play(match, f"take {first}", second)

    assert sorted(hand(match)) == sorted(got)
    assert match.position()["actions"] == 1


def test_it_is_the_only_way_to_get_new_cards() -> None:
    match = germany(A=has("red brown"))

    play(match, "build [red] coal-mine essen.1", "pass [brown]")

    assert hand(match) == []


def test_two_cards_must_be_taken() -> None:
    match = germany(open=["port", "brown"], A=has(""))

    play(match, "take open:[port]")

    assert (asked(match), match.position()["phase"]) == ("A", "taking")
    assert options(match) == ["open:[brown]", "deck"]


def test_the_second_card_is_chosen_after_the_first_has_been_seen() -> None:
    match = germany(open=["port", "brown"], deck=["red", "blue"], A=has(""))

    play(match, "take deck")

    assert hand(match) == ["blue"]
    assert "A draws the card “blue”." in match.log(seat=0)
    assert "A draws a card." in match.log(seat=1)
    assert options(match) == ["open:[port]", "open:[brown]", "deck"]


def test_open_cards_are_refilled_after_the_last_card_only() -> None:
    match = germany(open=["port", "brown"], deck=["red", "blue", "mauve"], A=has(""))

    play(match, "take open:[port]")
    between = match.position()["open"]
    play(match, "open:[brown]")

    assert between == ["brown"]
    assert match.position()["open"] == ["mauve", "blue"]
    assert match.position()["deck"] == ["red"]


def test_a_refill_cannot_be_taken_in_the_same_action() -> None:
    match = germany(open=["port", "brown"], deck=["red", "mauve"], A=has(""))

    play(match, "take open:[port]")

    assert refused(match, "open:[mauve]") == ("AI-147", "card-not-open")


def test_the_refill_reaches_as_far_as_the_pile() -> None:
    match = germany(open=["port", "brown"], deck=["red"], A=has(""))

    play(match, "take open:[port]", "open:[brown]")

    assert (match.position()["open"], match.position()["deck"]) == (["red"], [])


def test_when_the_pile_is_empty_open_cards_are_not_replaced() -> None:
    match = germany(open=["port", "brown"], deck=[], A=has(""))

    play(match, "take open:[port]")  # the other follows by itself

    assert (hand(match), match.position()["open"]) == (["port", "brown"], [])


@pytest.mark.parametrize(("held", "taken"), [("", 2), ("ship ship ship ship ship ship port", 2),
                                             (EIGHT, 1)])  # fmt: skip
def test_nobody_ever_holds_more_than_nine_cards(held: str, taken: int) -> None:
    match = germany(A=has(held))
    before = len(hand(match))

    match.play("take deck")
    if taken == 2:
        match.play("deck")

    assert len(hand(match)) == before + taken
    assert match.position()["actions"] == 1


def test_with_nine_cards_the_action_is_closed() -> None:
    match = germany(A=has(f"{EIGHT} brown"))

    assert "take" not in offers(match)
    assert refused(match, "take deck") == ("AI-150", "hand-full")


def test_a_single_card_is_taken_if_only_one_is_left() -> None:
    match = germany(open=["port"], deck=[], A=has("red"))

    play(match, "take open:[port]")

    assert hand(match) == ["port", "red"]
    assert (match.position()["phase"], match.position()["actions"]) == ("acting", 1)


def test_with_neither_pile_nor_open_cards_the_action_is_closed() -> None:
    match = germany(open=[], deck=[], A=has("red"))

    assert "take" not in offers(match)
    assert refused(match, "take deck") == ("AI-151", "no-cards-to-take")


def test_open_cards_may_be_taken_with_an_empty_hand_and_an_empty_pile() -> None:
    match = germany(open=["port", "brown"], deck=[], A=has(""))

    assert "take" in offers(match)
    assert refused(match, "take deck") == ("AI-160", "deck-empty")
    assert allowed(match, "take open:[port]")


def test_a_card_taken_openly_stays_known_to_all() -> None:
    match = germany(open=["port", "brown"], A=has(""))

    play(match, "take open:[port]", "deck")

    view = match.view(2)["seats"]["A"]
    assert (view["hand"], view["unknown cards"]) == (["port"], 1)


def test_two_equal_open_cards_can_both_be_taken() -> None:
    match = germany(open=["port", "port"], A=has(""))

    play(match, "take open:[port]", "open:[port]")

    assert hand(match) == ["port", "port"]


# Pass.


def test_a_pass_costs_a_card() -> None:
    match = germany(A=has("red brown"))

    play(match, "pass [red]")

    assert (hand(match), match.position()["actions"]) == (["brown"], 1)


def test_also_when_the_pile_is_empty() -> None:
    match = germany(deck=[], A=has("red brown"))

    play(match, "pass [red]")

    assert hand(match) == ["brown"]


def test_passing_bars_nobody_from_other_actions_later() -> None:
    match = germany(A=has("red brown"))

    play(match, "pass [brown]", "build [red] coal-mine essen.1")

    assert match.position()["counters"] == {"essen.1": "A coal-mine-1 3"}


def test_without_cards_a_pass_is_free_when_the_pile_is_empty() -> None:
    match = germany(open=[], deck=[], A=has(""), B=has("red"))

    # A has nothing else to do: both passes follow by themselves.
    assert match.log() == ["A passes.", "A passes."]
    assert asked(match) == "B"


def test_the_free_pass_is_allowed_while_open_cards_lie_there() -> None:
    match = germany(open=["port", "brown"], deck=[], A=has(""))

    play(match, "pass")

    assert (hand(match), match.position()["actions"]) == ([], 1)
    assert match.log()[-1] == "A passes."


def test_with_an_empty_hand_and_cards_in_the_pile_another_action_must_be_chosen() -> None:
    match = germany("koeln.1 A cotton-mill-1", A=has(""))

    assert offers(match) == ["railway", "take"]
    assert refused(match, "pass") == ("AI-153", "pass-needs-card")
    assert why(match, "pass [red]") == "pass-needs-card"
