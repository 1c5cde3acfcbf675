"""Moves may be typed with the names that people see; notation is understood first."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.core.spelling import respelled


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
