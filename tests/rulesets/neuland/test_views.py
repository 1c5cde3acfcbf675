"""What a seat may know: all that lies on the table, and nothing of what the bag will bring."""

from __future__ import annotations

import json

import pytest

import ironbridge as ib
from ironbridge.bots import bot
from ironbridge.core.chance import Chance
from ironbridge.core.state import CHANCE
from ironbridge.core.view import View
from rulesets.neuland.table import at_random, busily, has, neuland, placed, second, state_of, supply
from rulesets.playing import play

LODGE = "b1.1 hunting-lodge"
VIEWERS = [ib.NOBODY, 0, 1, 2]


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_whole_table(viewer: int, edition: int) -> None:
    match = busily(neuland(3, edition=edition).start(seed=3), seed=3, most=90)

    assert match.view(viewer) == match.position()


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_hears_the_same(viewer: int, edition: int) -> None:
    match = busily(neuland(3, edition=edition).start(seed=4), seed=4, most=90)

    assert match.log("en", seat=viewer) == match.log("en")


def test_a_view_may_be_read_as_a_position_since_nothing_is_hidden() -> None:
    match = at_random(neuland(2, edition=1).start(seed=5), seed=5, most=30)

    assert neuland(2, edition=1).at(match.view(1)).position() == match.position()


# The bag.


@pytest.mark.parametrize("viewer", [ib.NOBODY, 0, 1])
def test_what_the_bag_will_bring_is_nowhere_to_be_seen(viewer: int) -> None:
    matches = [second(f"d2.1 lumberjack A; {LODGE}", seed=seed) for seed in range(10)]
    views = [json.dumps(match.view(viewer)) for match in matches]
    brought = set()
    for match in matches:
        play(match, "build mine c3")
        brought.add(tuple(line for line in match.log() if "draws" in line))

    assert len(set(views)) == 1
    assert len(brought) > 3


def test_a_position_holds_how_many_markers_are_in_the_bag_but_no_order() -> None:
    match = second(f"d2.1 lumberjack A; {LODGE}")

    assert supply(match) == [9, 6, 6]
    assert "draw" not in json.dumps(match.position())
    assert "seed" not in json.dumps(match.view(0))


def test_a_world_sampled_from_a_view_is_the_position_itself() -> None:
    match = busily(neuland(2).start(seed=6), seed=6, most=60)

    for seat in (ib.NOBODY, 0, 1):
        sampled = View(match.game.judge, match.state, seat).sample(Chance(9))
        assert sampled.numbers() == match.state.numbers()


def test_the_bag_draws_anew_when_a_turn_is_replayed_with_another_seed() -> None:
    game = neuland(2)
    data = {"tiles": placed(f"d2.1 lumberjack A; {LODGE}"), "seats": {s: has() for s in "AB"}}

    drawn = {str(play(game.at(data, seed=seed), "build mine c3").log()[2:5]) for seed in range(8)}

    assert len(drawn) > 2


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_that_see_the_same_move_alike_whatever_the_seed_of_the_match(name: str) -> None:
    tiles = f"d2.1 lumberjack A; d2.2 hunting-lodge; {LODGE}"
    moves = set()
    for seed in range(3):
        match = second(tiles, seed=seed, A=has(space=10), B=has(space=3))
        moves.add(str(bot(name, 1).play(match.view_of(0))))

    assert len(moves) == 1


# The open supply of the first edition.


def test_in_the_first_edition_no_chance_is_left_after_the_deal() -> None:
    match = busily(neuland(2, edition=1).start(seed=7), seed=7, most=200)

    assert state_of(match).revealed == 0
    assert all(played.seat != CHANCE for played in match.played)


def test_in_the_second_edition_every_draw_counts_as_news() -> None:
    match = play(second(f"d2.1 lumberjack A; {LODGE}"), "build mine c3")

    assert state_of(match).revealed == 3
