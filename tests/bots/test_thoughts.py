"""What a bot thinks, in words."""

import pytest

import ironbridge as ib
from ironbridge.bots import bot
from ironbridge.bots.telling import certain, is_same, sentences, stages
from ironbridge.bots.thoughts import has_choice, thoughts
from ironbridge.core.chance import Chance
from ironbridge.core.errors import GameError
from ironbridge.core.match import Match
from ironbridge.core.speech import LANGUAGES
from ironbridge.core.state import NOBODY


def played(id: str, moves: int, players: int | None = None) -> Match:
    """A match in which greedy bots have moved so often."""
    match = ib.game(id, players).start(seed=5)
    mover = bot("greedy", 1)
    for _ in range(moves):
        match.commit(mover.play(match.view_of(match.seat)))
    return match


@pytest.mark.parametrize("id", ib.games())
def test_every_plan_is_told_in_words_and_none_in_notation(id: str) -> None:
    match = played(id, 12)

    for lang in LANGUAGES:
        for plan in thoughts(match, "greedy"):
            assert plan.text(lang).strip()
            assert plan.text(lang) != ", ".join(plan.notation)


def test_a_plan_is_told_as_the_log_tells_it() -> None:
    match = played("brass-birmingham", 3, players=3)
    plan = thoughts(match, "greedy")[0]

    first, second = plan.text("en").split(" Then: ")
    match.play(plan.notation[0])
    match.play(plan.notation[1])

    log = match.log("en", NOBODY)
    assert first.split(". ")[0] in " ".join(log)
    assert second.split(". ")[0] in " ".join(log)
    assert " Puis\u00a0: " in plan.text("fr")


def test_what_would_be_drawn_is_not_told() -> None:
    match = played("brass-birmingham", 2, players=3)
    view = match.view_of(match.seat)
    move = next(iter(match.moves()))

    told = " ".join(sentences(match, view, [list(move.answers)], "en"))
    match.play(move)

    assert any("draws" in line for line in match.log("en", view.seat))
    assert "draws" not in told


@pytest.mark.parametrize("id", ib.games())
def test_a_plan_is_told_alike_in_all_worlds_that_look_alike(id: str) -> None:
    match = played(id, 9)
    view = match.view_of(match.seat)
    plans = [plan.moves for plan in thoughts(match, "greedy")]

    told = [sentences(match, view, moves, "en") for moves in plans]
    other = match.copy()
    other.state = view.sample(Chance(77))

    again = other.view_of(view.seat)
    assert [sentences(other, again, moves, "en") for moves in plans] == told


def test_events_are_told_up_to_what_concerns_all() -> None:
    match = played("brass-birmingham", 2, players=3)
    view = match.view_of(match.seat)
    move = list(next(iter(match.moves())).answers)
    runs = next(iter(stages(view, [move])))[1]

    assert {event.seat for event in certain(view, runs)} == {view.seat}
    match.commit(move)
    assert "Round 1 is over." in match.log()


def test_the_move_that_was_played_is_always_among_what_is_compared() -> None:
    match = ib.game("industria", players=3).start(seed=4)
    mover = bot("random", 3)
    while len(match.played) < 40:
        match.commit(mover.play(match.view_of(match.seat)))
    asked = [at for at in range(40) if has_choice(match, at)]

    for at in asked[::4]:
        found = thoughts(match, "greedy", at)
        assert [plan.is_played for plan in found].count(True) == 1
        assert all(len(plan.expected) == 3 for plan in found)


def test_two_orders_of_one_set_are_the_same_move() -> None:
    match = ib.game("brass-birmingham", players=3).start(seed=5)
    move = next(move for move in match.moves() if str(move).startswith("scout"))
    view = match.view_of(match.seat)
    kind, *cards = move.answers

    assert is_same(view, list(move.answers), [kind, *reversed(cards)])
    assert not is_same(view, list(move.answers), list(next(iter(match.moves())).answers))


def test_where_there_is_no_choice_thoughts_are_refused() -> None:
    match = played("industria", 3)
    while not match.over:
        match.commit(list(match.moves()[0].answers))

    with pytest.raises(GameError, match="no choice") as refused:
        thoughts(match, "greedy")
    assert "choix" in refused.value.text("fr")
