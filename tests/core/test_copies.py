"""A match, a game, a position and a view are copied and pickled as whole things."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge import mode
from ironbridge.core.chance import Chance
from ironbridge.core.recipe import GAMES as GAMES_KEPT
from ironbridge.core.state import NOBODY, State
from ironbridge.core.view import View
from ironbridge.testing import configurations
from market_day.market import make

COPIES: list[Callable[[ib.Match], ib.Match]] = [
    ib.Match.copy,
    copy.copy,
    copy.deepcopy,
    lambda match: pickle.loads(pickle.dumps(match)),
]
WAYS = ("copy", "copy.copy", "deepcopy", "pickle")
GAMES = list(configurations())
AT_MOST = 10e-6  # seconds of a copy, compiled


def name_of(game: ib.Game) -> str:
    return "-".join([game.id, str(game.players), *map(str, game.settings.values())])


def under_way(game: ib.Game, answers: int = 60, seed: int = 3) -> ib.Match:
    """A match after so many answers by chance, as a rule in the middle of a move."""
    match, chance = game.start(seed=seed, names=list("PQRSTU"[: game.players])), Chance(seed, 2)
    for _ in range(answers):
        if not match.over:
            match.choose(chance.pick(match.draft.choices))
    return match


def in_a_move(game: ib.Game) -> ib.Match:
    """A match with a move that is being composed."""
    return next(
        match
        for match in (under_way(game, answers) for answers in range(20, 200))
        if match.draft.chosen
    )


def all_of(match: ib.Match) -> tuple[object, ...]:
    """All that a match holds."""
    states = [match.state_at(at).numbers() for at in range(len(match.played) + 1)]
    asked = None if match.question is None else (match.question.kind, match.options())
    return (
        str(match.record()),
        states,
        match.log(),
        match.draft.answers,
        match.draft.chosen,
        asked,
        [played.forced for played in match.played],
    )


@pytest.mark.parametrize("way", COPIES, ids=WAYS)
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_copy_is_the_same_match(game: ib.Game, way: Callable[[ib.Match], ib.Match]) -> None:
    match = under_way(game)

    other = way(match)

    assert all_of(other) == all_of(match)
    assert other.game is match.game


@pytest.mark.parametrize("way", COPIES, ids=WAYS)
@pytest.mark.parametrize("id", ib.games())
def test_what_happens_in_a_copy_happens_there_only(
    id: str, way: Callable[[ib.Match], ib.Match]
) -> None:
    match = in_a_move(ib.game(id))
    before = all_of(match)

    other = way(match)
    chance = Chance(8)
    for _ in range(30):
        other.choose(chance.pick(other.draft.choices))
    other.rewind(2)

    assert all_of(match) == before
    assert len(other.played) == 2


@pytest.mark.parametrize("way", COPIES, ids=WAYS)
def test_a_copy_goes_on_as_its_model_would(way: Callable[[ib.Match], ib.Match]) -> None:
    match = in_a_move(ib.game("neuland"))

    other = way(match)
    for each in (match, other):
        chance = Chance(5)
        for _ in range(40):
            each.choose(chance.pick(each.draft.choices))

    assert all_of(match) == all_of(other)


def test_a_move_composed_to_its_end_is_played_by_a_match_and_its_copy() -> None:
    match = ib.game("industria", players=4).start(seed=7)
    match.compose([match.options()[0]])
    other = match.copy()

    told = [[str(event) for event in each.finish()] for each in (match, other)]

    assert told[0] == told[1] != []
    assert all_of(match) == all_of(other)


def test_a_copy_of_a_finished_match_is_finished() -> None:
    match = under_way(ib.game("industria", players=3), 1000)

    assert match.over and match.copy().over
    assert match.copy().winners() == match.winners()


@pytest.mark.skipif(not mode.is_compiled(), reason="only the compiled engine is that quick")
@pytest.mark.parametrize("id", ib.games())
def test_a_match_is_copied_in_a_few_microseconds(id: str) -> None:
    match = in_a_move(ib.game(id))

    def taken() -> float:
        before = time.thread_time()
        for _ in range(1000):
            match.copy()
        return (time.thread_time() - before) / 1000

    assert min(taken() for _ in range(10)) < AT_MOST


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_positions_and_views_are_pickled(game: ib.Game) -> None:
    match = under_way(game)
    views = [match.view_of(seat) for seat in range(NOBODY, game.players)]

    state, seen = pickle.loads(pickle.dumps((match.state, views)))

    assert state.numbers() == match.state.numbers()
    assert [view.state.numbers() for view in seen] == [view.state.numbers() for view in views]
    assert [view.seat for view in seen] == [view.seat for view in views]
    assert all(view.rules is game.rules for view in seen)


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
def test_positions_and_views_are_copied(way: Callable[[object], object]) -> None:
    match = under_way(ib.game("brass-birmingham"))
    view = match.view_of(0)

    state, seen = way(match.state), way(view)

    assert isinstance(state, State) and isinstance(seen, View)
    assert state is not match.state and state.numbers() == match.state.numbers()
    assert seen.state is not view.state and seen.state.numbers() == view.state.numbers()


def test_a_game_is_pickled_as_what_it_is_made_of() -> None:
    changes = {"tiles": {"sawmill": {"price": 1}}}
    game = ib.game("industria", players=3, cash_in=True, figures=changes)

    data = pickle.dumps(game)

    assert len(data) < 500
    assert pickle.loads(data) is game
    assert copy.copy(game) is copy.deepcopy(game) is game


def test_a_game_that_somebody_holds_is_found_again_after_many_others() -> None:
    match = ib.game("industria", players=3).start(seed=2)
    for price in range(1, GAMES_KEPT + 2):
        ib.game("industria", players=3, figures={"tiles": {"sawmill": {"price": price}}})

    assert pickle.loads(pickle.dumps(match)).game is match.game is ib.game("industria", players=3)


def test_a_match_from_a_position_is_pickled_with_it() -> None:
    match = ib.game("industria", players=4).at({"epoch": "II", "first": "C"}, seed=9)
    match.choose(match.options()[0])

    assert all_of(pickle.loads(pickle.dumps(match))) == all_of(match)


def test_a_match_of_somebody_elses_game_is_copied() -> None:
    match = make(3).start(seed=4)
    match.choose(match.options()[0])

    assert all_of(match.copy()) == all_of(copy.deepcopy(match)) == all_of(match)


THERE = """
import pickle, sys
from ironbridge import mode
matches, states, views = pickle.load(sys.stdin.buffer)
for match in matches:
    match.choose(match.options()[-1])
numbers = [each.numbers() for each in states + [view.state for view in views]]
pickle.dump((mode.is_compiled(), matches, numbers, states, views), sys.stdout.buffer)
"""


@pytest.mark.skipif(not mode.is_compiled(), reason="there is no other engine to send them to")
def test_what_is_pickled_compiled_is_read_interpreted_and_the_other_way() -> None:
    matches = [in_a_move(ib.game(id)) for id in ib.games()]
    states = [match.state for match in matches]
    views = [match.view_of(0) for match in matches]

    compiled, back, numbers, states_back, views_back = there((matches, states, views))
    for match in matches:
        match.choose(match.options()[-1])

    assert not compiled
    assert [all_of(match) for match in back] == [all_of(match) for match in matches]
    assert numbers == [each.numbers() for each in states + [view.state for view in views]]
    assert numbers == [each.numbers() for each in states_back + [view.state for view in views_back]]


def there(things: object) -> tuple[bool, list[ib.Match], list[list[int]], list[State], list[View]]:
    """What an interpreted process makes of pickled things."""
    done = subprocess.run(
        [sys.executable, "-c", THERE],
        input=pickle.dumps(things),
        capture_output=True,
        check=True,
        env={**os.environ, "IRONBRIDGE_INTERPRETED": "1"},
        cwd=Path(__file__).parents[2],
    )
    found: tuple[bool, list[ib.Match], list[list[int]], list[State], list[View]]
    found = pickle.loads(done.stdout)
    return found
