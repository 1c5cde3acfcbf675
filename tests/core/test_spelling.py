"""Moves may be typed with the names that people see; notation is understood first."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.core.spelling import as_called, respelled
from rulesets.industria.table import has, laying


def industry() -> ib.Match:
    """A match in which somebody may build in Cologne."""
    game = ib.game("age-of-industry", players=3)
    for seed in range(50):
        match = game.start(seed=seed)
        if any("koeln" in move.long for move in match.moves()):
            return match
    raise AssertionError


@pytest.mark.parametrize("name", ["cologne", "Cologne", "köln", "KÖLN"])
def test_a_move_is_read_with_the_names_that_people_see(name: str) -> None:
    match = industry()
    move = next(move.long for move in match.moves() if "koeln" in move.long)
    typed = move.replace("koeln", name)

    assert typed in match.moves() and match.refusal(typed) is None
    match.play(typed)

    assert match.record().moves[0].text == move


def test_an_answer_is_read_so_too() -> None:
    match = ib.game("industria", players=4).start(seed=7)

    match.choose("auction glaisière")

    assert match.record().moves[0].text == "auction clay-pit"


def test_two_names_in_a_line_are_read() -> None:
    known = ib.game("age-of-industry").spellings

    assert respelled("railway essen-cologne", known) == "railway essen-koeln"
    assert respelled("build [bleu] usine francfort.1", known) == "build [blue] factory frankfurt.1"


def test_what_no_name_is_near_is_refused_as_it_was_typed() -> None:
    refusal = industry().refusal("build Atlantis")

    assert refusal is not None and "Atlantis".lower() in refusal.text("en").lower()


# Seats.


def buying(*names: str) -> ib.Match:
    """The second seat makes stone, and the first one holds some and lays what needs it."""
    match = laying("II", A=has("ceramics-works stone-1 canal-1", money=4), B=has(laid="quarry"))
    match.call(names)
    return match


@pytest.mark.parametrize("seller", ["seat2", "b", "B", "élise", "ELISE", "Élise"])
def test_a_seat_is_read_by_its_letter_and_by_its_name(seller: str) -> None:
    match = buying("Ada", "Élise", "Jo B.", "Bank")
    typed = f"lay ceramics-works stone:{seller}"

    assert match.refusal(typed) is None and typed in match.moves()
    match.play(typed)

    assert match.record().moves[-1].text == "lay ceramics-works stone:seat2"


def test_an_answer_names_a_seat_so_too_and_a_name_of_two_words_has_a_hyphen() -> None:
    match = buying("Ada", "Jo B.", "Élise", "Cy")
    match.choose("lay ceramics-works")

    with pytest.raises(ib.IllegalMove, match="Cy has no factory that makes stone"):
        match.choose("stone:cy")
    match.choose("stone:jo-b.")

    assert match.record().moves[-1].text == "lay ceramics-works stone:seat2"


def test_a_name_goes_before_a_letter_and_notation_before_both() -> None:
    assert respelled("stone:b stone:a", {}, ("B", "A")) == "stone:seat1 stone:seat2"
    assert buying("A", "C", "B", "D").refusal("lay ceramics-works stone:b") is not None
    bank = buying("Ada", "Bank", "Cy", "Di").refusal("lay ceramics-works stone:bank")
    assert bank is not None and bank.reason == "somebody-makes-it"


def test_phrases_are_shown_with_names_unless_another_phrase_says_the_same() -> None:
    names = ("Ada", "Jo B.", "Élise", "Bank")

    assert as_called(["stone:seat2", "stone:tile"], names) == ["stone:jo-b.", "stone:tile"]
    assert as_called(["stone:seat4", "stone:bank"], names) == ["stone:seat4", "stone:bank"]


def test_what_was_perhaps_meant_is_told_with_the_name() -> None:
    match = buying("Ada", "Hugo", "Cy", "Di")

    refusal = match.refusal("lay ceramics-works stone:hugoo")

    assert refusal is not None
    assert "“stone:hugo”" in refusal.text("en")
    assert list(refusal.instead) == ["stone:seat2"]  # in notation, which knows no names
