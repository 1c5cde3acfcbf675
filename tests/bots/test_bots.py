"""Bots play from a view alone, in every game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice

import pytest

import ironbridge as ib
from ironbridge.bots import BOTS, bot
from ironbridge.bots.levels import Master
from ironbridge.core.chance import Chance
from ironbridge.core.play import after, outcomes, playout
from ironbridge.core.state import CHANCE, NOBODY, State
from ironbridge.core.view import View
from ironbridge.testing.conforming import configurations
from market_day.market import make

NAMES = ["random", "greedy", "apprentice", "journeyman", "master@2"]
GAMES = list(configurations())
FEW = 6  # moves to choose from: bots are slow on the interpreted engine where there are many
EARLY = 60  # moves
LAST = 16


def name_of(game: ib.Game) -> str:
    chosen = "-".join(str(value) for value in game.settings.values())
    return f"{game.id}-{game.players}-{chosen}"


def small_choices(game: ib.Game, seed: int, first: int) -> Iterator[View]:
    """What whoever has to move sees in a random game, where there are few moves to choose from."""
    rules = game.rules
    state, chance = rules.start(rules.deal(Chance(seed))), Chance(seed, 1)
    playout(rules, state, chance, first)
    while rules.decider(state) != NOBODY:
        if rules.decider(state) != CHANCE:
            found = sum(1 for _ in islice(outcomes(rules, state), FEW + 1))
            if 2 <= found <= FEW:
                yield View(game.judge, state, rules.decider(state))
        playout(rules, state, chance, 1)


def late_view(game: ib.Game, seed: int = 5) -> View:
    """A small choice near the end, if the game has one."""
    rules = game.rules
    length = playout(rules, rules.start(rules.deal(Chance(seed))), Chance(seed, 1), 2000)
    return next(small_choices(game, seed, EARLY if game.endless else length - LAST))


def worlds(view: View) -> list[State]:
    """Some positions that could be the real one."""
    return [view.sample(Chance(4, stream)) for stream in range(4)]


def veiled_view(game: ib.Game) -> View:
    """A small choice with something hidden."""
    views = small_choices(game, seed=2, first=0)
    return next(view for view in views if len({str(w.numbers()) for w in worlds(view)}) > 1)


def mid_game(moves: int = 60) -> ib.Match:
    match = ib.game("industria", players=4).start(seed=9)
    while len(match.played) < moves:
        match.choose(match.options()[0])
    return match


def test_every_bot_is_among_those_tested() -> None:
    assert [name.partition("@")[0] for name in NAMES] == list(BOTS)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_bot_makes_complete_legal_moves_in_every_game(game: ib.Game) -> None:
    view = late_view(game)
    world = view.sample(Chance(1))

    for name in NAMES:
        assert after(game.rules, world, bot(name, 1).play(view)) is not None, name


@pytest.mark.parametrize("name", [*NAMES[:-1], "master@10"])
def test_the_same_seed_and_view_make_the_same_move(name: str) -> None:
    match = mid_game()
    view = match.view_of(match.seat)

    assert bot(name, 5).play(view) == bot(name, 5).play(view)


HIDING = [
    make(3),
    ib.game("industria", players=4),
    ib.game("brass-birmingham", players=3),
    ib.game("age-of-industry", players=3),
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.id)
def test_no_bot_peeks_at_what_its_seat_may_not_know(name: str, game: ib.Game) -> None:
    view = veiled_view(game)

    moves = [bot(name, 8).play(View(game.judge, world, view.seat)) for world in worlds(view)]

    assert moves == [bot(name, 8).play(view)] * len(moves)


TELLING = [  # the seed of a game, and which of its small choices depends on hidden cards
    *[("brass-birmingham", 52, 6, name) for name in NAMES[1:]],
    *[("age-of-industry", 2, 4, name) for name in NAMES[1:]],
]


def opened(view: View, world: State) -> View:
    """What a seat would see that looks at hidden cards."""
    everything = View(view.judge, world, view.seat)
    everything.state = world.copy()
    return everything


@pytest.mark.parametrize(("id", "seed", "at", "name"), TELLING)
def test_no_bot_peeks_where_it_would_play_otherwise(id: str, seed: int, at: int, name: str) -> None:
    game = ib.game(id, players=3)
    view = next(islice(small_choices(game, seed, first=0), at, None))

    peeking = [bot(name, 8).play(opened(view, world)) for world in worlds(view)]
    honest = [bot(name, 8).play(View(game.judge, world, view.seat)) for world in worlds(view)]

    assert any(move != peeking[0] for move in peeking)
    assert honest == [bot(name, 8).play(view)] * len(honest)


@pytest.mark.parametrize("game", ["brass-birmingham", "neuland"])
def test_a_budget_in_time_is_kept(game: str) -> None:
    view = ib.game(game, players=4).start(seed=3).view_of(0)
    begun = time.thread_time()

    bot("master@200ms", 1).play(view)

    assert time.thread_time() - begun < 0.6


def test_a_choice_that_is_clear_takes_no_more_time() -> None:
    match = ib.game("industria", players=3).start(seed=6)
    master = bot("master@3000", 1)

    master.play(match.view_of(match.seat))

    assert 0 < sum(thought["visits"] for thought in master.thoughts()) < 300


@pytest.mark.parametrize("simulations", [8, 24])
def test_more_simulations_take_more_trials(simulations: int) -> None:
    match = mid_game()
    master = bot(f"master@{simulations}", 1)

    master.play(match.view_of(match.seat))

    assert sum(thought["visits"] for thought in master.thoughts()) == simulations


@pytest.mark.parametrize(
    ("budget", "lines"), [("@1", 3), ("@200", 20), ("@100000", 100), ("@1s", 100)]
)
def test_where_nothing_is_tried_out_simulations_are_lines_of_a_turn(
    budget: str, lines: int
) -> None:
    master = bot(f"master{budget}", 1)
    assert isinstance(master, Master)

    assert master.planner(ib.game("neuland", players=2).start(seed=3).view_of(0)).width == lines


@pytest.mark.parametrize("name", ["greedy", "journeyman", "master@20"])
def test_a_bot_tells_what_it_considered_and_what_each_seat_may_expect(name: str) -> None:
    match = mid_game()
    thinker = bot(name, 1)

    answers = thinker.play(match.view_of(match.seat))

    thoughts = thinker.thoughts()
    assert thoughts[0]["moves"][0] == answers
    assert len(thoughts) > 1
    assert all(len(thought["expected"]) == 4 for thought in thoughts)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["greedy", "journeyman", "master@20"])
@pytest.mark.parametrize("id", ["age-of-industry", "neuland"])
def test_while_a_plan_is_kept_thoughts_begin_with_the_move_of_the_moment(
    id: str, name: str
) -> None:
    match = ib.game(id, players=2 if id == "neuland" else 3).start(seed=4)
    thinker, other = bot(name, 1), bot("greedy", 2)
    own, went_on = match.seat, 0
    for _ in range(24):
        mover = thinker if match.seat == own else other
        before = len(thinker.thoughts()[0]["moves"]) if thinker.thoughts() else 0
        answers = mover.play(match.view_of(match.seat))
        if mover is thinker:
            assert thinker.thoughts()[0]["moves"][0] == answers
            went_on += len(thinker.thoughts()[0]["moves"]) == before - 1
        match.commit(answers)

    assert went_on > 0


def test_random_has_no_thoughts() -> None:
    match = mid_game()
    thoughtless = bot("random", 1)

    thoughtless.play(match.view_of(match.seat))

    assert thoughtless.thoughts() == []


def test_greedy_takes_a_tile_for_nothing_rather_than_a_thaler_for_it() -> None:
    match = ib.game("industria", players=4).at(
        {
            "epoch": "V",
            "round": 3,
            "phase": "deciding",
            "offered": ["internet"],
            "lot": "internet",
            "bid": 1,
            "bidder": "B",
            "seats": {"A": {"money": 4, "laid": ["automation"]}},
        }
    )

    answers = bot("greedy", 1).play(match.view_of(match.seat))

    assert str(match.move(answers)) == "keep"
