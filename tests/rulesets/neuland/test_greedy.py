"""The greedy bot finishes games of Neuland, and beats chance."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.bots import bot
from ironbridge.core.play import after
from rulesets.neuland.table import has, neuland, position, second

LODGE = "b1.1 hunting-lodge"


def test_greedy_takes_crests_that_win() -> None:
    placed = "e2.1 abbey A; e2.2 church A; e2.3 cathedral A; a2.1 laboratory A; a2.2 library A; "
    placed += "a1.1 barracks A; c5.1 town-hall A; c5.2 court A; b3.1 senate; b3.2 weaving-mill A; "
    match = second(f"{placed}b4.1 armourer A; b4.2 hunting-lodge A")

    greedy = bot("greedy", 1)

    while match.seat == 0 and match.position()["present"] == 1:
        match.commit(greedy.play(match.view_of(0)))

    assert match.over
    assert match.winners() == [0]


def test_greedy_takes_a_crest_rather_than_lose_the_products() -> None:
    match = second(f"b3.1 abbey; c3.1 quarry A lying; b2.1 weaving-mill A lying; {LODGE}")
    greedy = bot("greedy", 1)

    while match.seat == 0 and match.position()["present"] == 1:
        match.commit(greedy.play(match.view_of(0)))

    assert match.scores()[0] == 1


@pytest.mark.parametrize("edition", [1, 2])
def test_greedy_makes_complete_legal_moves_in_the_opening(edition: int) -> None:
    match = neuland(2, edition=edition).start(seed=1)
    bots = [bot("greedy", seat) for seat in range(2)]

    for _ in range(6):
        answers = bots[match.seat].play(match.view_of(match.seat))
        assert after(match.game.rules, match.state, answers) is not None
        match.commit(answers)

    assert len(match.played) >= 6


def test_greedy_moves_alike_with_the_same_seed_and_view() -> None:
    match = second(f"d2.1 lumberjack A; {LODGE}", A=has(space=8), B=has(space=3))
    view = match.view_of(0)

    assert bot("greedy", 5).play(view) == bot("greedy", 5).play(view)


# Whole games take long on the interpreted engine: here everybody has two crests, and there is a
# village to begin with.

VILLAGE = (
    "d2.1 hunting-lodge; d2.2 lumberjack; d2.3 laboratory; d3.1 hunting-lodge; d3.2 lumberjack; "
    "d3.3 paper-mill; c2.1 sheep-farm; c2.2 weaving-mill; c3.1 quarry; c3.2 quarry; b2.1 abbey; "
    "b2.2 studio"
)
BRIEF = 120  # moves


def brief(players: int, edition: int) -> ib.Game:
    """A game in which everybody has two crests."""
    each = {str(players): 2}
    return neuland(players, edition=edition, figures={"constants": {"crests": each}})


def play_to_the_end(match: ib.Match, *names: str) -> ib.Match:
    """The match between these bots."""
    bots = [bot(name, seat) for seat, name in enumerate(names)]
    while not match.over and len(match.played) < BRIEF:
        match.commit(bots[match.seat].play(match.view_of(match.seat)))
    return match


@pytest.mark.parametrize(("players", "edition"), [(2, 1), (3, 2)])
def test_greedy_beats_random_bots_and_finishes_the_game(players: int, edition: int) -> None:
    match = position(brief(players, edition), VILLAGE)

    play_to_the_end(match, "greedy", *["random"] * (players - 1))

    assert match.over
    assert match.winners() == [0]


@pytest.mark.parametrize(("players", "edition"), [(2, 2)])
def test_a_game_between_greedy_bots_comes_to_an_end(players: int, edition: int) -> None:
    match = position(brief(players, edition), VILLAGE)

    play_to_the_end(match, *["greedy"] * players)

    assert match.over
    assert len(match.winners()) == 1
