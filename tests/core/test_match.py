"""A match asks, takes answers, takes them back, and explains what it refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import ironbridge as ib
from ironbridge.core.state import CHANCE
from market_day.market import make

SOURCES = Path(ib.__file__).parent


def industria(seed: int = 7) -> ib.Match:
    return ib.game("industria", players=4).start(seed=seed)


def test_a_match_says_who_is_asked_and_what() -> None:
    match = industria()

    assert match.seat == 2
    assert match.question is not None
    assert match.question.kind == "lot"
    assert match.question.text("en") == "C, which tile do you put up for auction?"
    assert match.question.text("fr") == "C, quelle tuile mettez-vous aux enchères\u202f?"


def test_options_have_notation_and_words() -> None:
    option = industria().options()[0]

    assert str(option) == "auction clay-pit"
    assert option.text("fr").startswith("Mettre aux enchères la tuile Glaisière")


def test_choosing_the_last_answer_plays_the_move() -> None:
    match = industria()

    events = match.choose(match.options()[0])

    assert [str(event) for event in events] == ["C puts up Clay pit."]
    assert match.seat == 3


def test_an_option_can_be_chosen_by_notation_or_number() -> None:
    by_notation, by_number = industria(), industria()

    by_notation.choose("quarry")
    by_number.choose(1)

    assert by_notation.position() == by_number.position()


def test_a_move_is_composed_answer_by_answer_and_taken_back() -> None:
    match = make(2).start(seed=3)
    kinds = []
    for _ in range(2):
        assert match.question is not None
        kinds.append(match.question.kind)
        match.choose(match.options()[0])
        if kinds == ["card"]:
            match.back()
            assert str(match.options()[0]).startswith("sell")
            match.choose(match.options()[0])

    assert kinds == ["card", "stall"]


def test_back_without_an_answer_is_refused() -> None:
    with pytest.raises(ib.IllegalMove) as error:
        industria().back()

    assert error.value.refusal.reason == "nothing-to-take-back"


def test_moves_iterate_count_contain_and_print() -> None:
    moves = industria().moves()

    assert len(moves) == 4
    assert "auction quarry" in moves and "auction bank" not in moves
    assert next(iter(moves)) in moves
    assert repr(moves) == (
        "<Moves: auction clay-pit, auction quarry, auction iron-ore-mine,"
        " auction mechanical-engineering>"
    )


def test_playing_an_illegal_move_changes_nothing() -> None:
    match = industria()
    before = match.position()

    with pytest.raises(ib.IllegalMove, match=r"Bank cannot be put up.*\[IN-20\]") as error:
        match.play("auction bank")

    assert error.value.text() == str(error.value)
    assert error.value.text("fr").endswith("[IN-20]") and error.value.text("fr") != str(error.value)

    assert match.position() == before and not match.played


@pytest.mark.parametrize(
    ("text", "reason", "words"),
    [
        ("auction quary", "unreadable", "Did you mean “auction quarry”?"),
        ("build a castle", "unreadable", "I do not understand “build a castle” here."),
        ("", "unfinished", "The move is not complete: C, which tile"),
        ("auction quarry twice", "overlong", "The move is complete before “twice”."),
    ],
)
def test_text_that_is_no_move_is_explained(text: str, reason: str, words: str) -> None:
    refusal = industria().refusal(text)

    assert refusal is not None
    assert refusal.rule == "notation"
    assert refusal.reason == reason
    assert words in refusal.text("en")
    assert refusal.text("fr") != refusal.text("en")


def test_a_refusal_says_which_answer_is_at_fault_and_what_could_stand_there() -> None:
    match = make(2).start(seed=3)
    held = [str(option) for option in match.options()]
    missing = next(
        card for card in ("sell 1a", "sell 2a", "sell 3a", "sell 4a", "sell 5a") if card not in held
    )

    first = match.refusal(f"{missing} at 1")
    second = match.refusal(f"{held[0]} at 9")

    assert first is not None and second is not None
    assert (first.rule, first.at, list(first.instead)) == ("MD-1", 0, held)
    assert (second.reason, second.at) == ("impossible", 1)


def test_a_number_outside_the_options_is_refused() -> None:
    match = industria()

    for number in (-1, 10_000):
        with pytest.raises(ib.IllegalMove) as error:
            match.choose(number)
        assert error.value.refusal.reason == "outside"


def test_the_last_move_can_be_taken_back() -> None:
    match = industria()
    before = match.position()
    match.play("auction quarry")

    match.take_back()

    assert match.position() == before and not match.played


def test_a_move_that_brought_something_to_light_stays() -> None:
    match = industria()
    rounds = match.position()["round"]
    while match.position()["round"] == rounds:
        match.choose(match.options()[0])

    with pytest.raises(ib.IllegalMove) as error:
        match.take_back()

    assert error.value.refusal.reason == "revealed"
    assert "hidden" in error.value.refusal.text("en")


def test_a_seat_cannot_take_back_once_another_has_answered() -> None:
    match = industria()
    seller = match.seat
    match.play("auction quarry")
    bidder = match.seat
    match.play("bid 1")

    with pytest.raises(ib.IllegalMove) as error:
        match.take_back(seat=seller)
    match.take_back(seat=bidder)

    assert error.value.refusal.reason == "others-answered"
    assert match.seat == bidder


def test_taking_back_skips_what_was_forced() -> None:
    seats = {"A": {"money": 5}, "B": {"money": 0}, "C": {"money": 0}, "D": {"money": 0}}
    offered = ["quarry", "sawmill", "clay-pit"]
    match = ib.game("industria", players=4).at({"seats": seats, "offered": offered})
    before = match.position()

    match.play("auction quarry")
    forced = [played.forced for played in match.played]
    match.take_back()

    assert forced == [False, True, True, True]
    assert match.position() == before


def test_chance_speaks_by_itself_and_is_recorded() -> None:
    match = make(2).start(seed=3)

    assert match.played[0].seat == CHANCE
    assert "*: price" in str(match.record())


def test_what_chance_says_cannot_be_changed_by_taking_back() -> None:
    match = make(2).start(seed=3)

    with pytest.raises(ib.IllegalMove) as error:
        match.take_back()

    assert error.value.refusal.reason == "nothing-to-take-back"


def test_after_the_end_nothing_can_be_played() -> None:
    match = industria()
    while not match.over:
        match.choose(match.options()[-1])

    assert match.question is None and match.options() == [] and not match.moves()
    assert match.refusal("pass") is not None
    with pytest.raises(ib.IllegalMove, match="The game is over"):
        match.play("pass")
    with pytest.raises(ib.IllegalMove, match="The game is over"):
        match.choose(0)


def test_winners_are_known_only_at_the_end() -> None:
    match = industria()
    assert match.winners() == []

    while not match.over:
        match.choose(match.options()[-1])

    best = max(match.scores())
    assert all(match.scores()[seat] == best for seat in match.winners())


def test_a_view_lacks_only_what_a_seat_may_not_know() -> None:
    match = industria()
    view, position = match.view(0), match.position()

    assert set(view["stacks"]["I"]) == {"?"}
    assert {**view, "stacks": 0} == {**position, "stacks": 0}


@pytest.mark.parametrize("seat", [-2, 4, 99])
def test_a_seat_that_does_not_exist_is_named(seat: int) -> None:
    match = industria()

    for look in (match.view, match.scene):
        with pytest.raises(ib.GameError, match=f"there is no seat {seat}"):
            look(seat)


@pytest.mark.parametrize(
    ("names", "complaint"),
    [
        (["A", "B"], "4 names are needed, not 2"),
        (["A", "B", "B", "C"], "cannot have the same name"),
        (["A", "B", "C", "D: x"], "cannot be a name"),
        (["A", "B", "C", " "], "cannot be a name"),
        (["A", "B", "C", "*"], "cannot be a name"),
    ],
)
def test_names_must_be_able_to_stand_in_a_record(names: list[str], complaint: str) -> None:
    with pytest.raises(ib.GameError, match=complaint):
        ib.game("industria", players=4).start(names=names)


@settings(max_examples=40, deadline=None)
@given(some.lists(some.integers(0, 50), max_size=120), some.integers(0, 1000))
def test_drafts_and_take_back_always_return_to_where_they_were(
    choices: list[int], seed: int
) -> None:
    match = make(3).start(seed=seed)
    for choice in choices:
        if match.over:
            break
        before = match.position(), str(match.question)
        played = len(match.played)
        match.choose(match.draft.choices[choice % len(match.draft.choices)])
        if len(match.played) == played:
            match.back()
            assert (match.position(), str(match.question)) == before
            match.choose(match.draft.choices[choice % len(match.draft.choices)])
        elif match.why_not_back() is None:
            match.take_back()
            assert match.position() == before[0]
            break


def test_nobody_else_sets_the_fields_of_a_match() -> None:
    fields = "|".join(vars(industria()))
    setting = re.compile(
        rf"\bmatch\.(?:{fields})\b(?:\[.*?\])? *(?:[+|-]?=[^=]|\.append)|del match\."
    )
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for path in SOURCES.rglob("*.py")
        if path.parent.name != "core"
        for line in path.read_text(encoding="utf-8").splitlines()
        if setting.search(line)
    ]

    assert found == []
