"""Phases 1 and 2: income and new tiles (IN-15 to IN-17)."""

from __future__ import annotations

from collections import Counter

import pytest

import ironbridge as ib
from rulesets.industria.table import has, industria, laying, money
from rulesets.playing import at_random, play

CANAL = "canal-1"


def round_ends(epoch: str, round: int, players: int = 4) -> ib.Match:
    """Everybody has nothing, and the first player says that the laying is over."""
    game = industria(players)
    return play(laying(epoch, round=round, game=game, others=has(), A=has(CANAL)), "done")


@pytest.mark.parametrize(("epoch", "round"), [("I", 1), ("I", 2), ("III", 1), ("V", 2)])
def test_every_round_brings_everybody_one_thaler(epoch: str, round: int) -> None:
    match = round_ends(epoch, round)

    assert money(match) == [1, 1, 1, 1]
    assert "Everybody receives 1 thaler." in match.log()


def test_the_first_round_brings_its_thaler_too() -> None:
    assert money(industria().start(seed=1)) == [4 + 1] * 4


@pytest.mark.parametrize("ended", ["II", "III", "IV"])
def test_extra_thaler_is_paid_once_on_entering_iii_iv_and_v(ended: str) -> None:
    match = round_ends(ended, 3)

    assert money(match) == [2, 2, 2, 2]
    assert match.log().count("Everybody receives 2 thalers.") == 1


def test_extra_thaler_is_not_paid_on_entering_ii() -> None:
    assert money(round_ends("I", 3)) == [1, 1, 1, 1]


@pytest.mark.parametrize(("ended", "paid"), [("I", 1), ("II", 2), ("III", 2)])
def test_extra_thaler_is_paid_to_three_players_on_entering_iii_and_iv(
    ended: str, paid: int
) -> None:
    assert money(round_ends(ended, 4, players=3)) == [paid] * 3


@pytest.mark.parametrize("players", [3, 4])
def test_a_tile_for_each_player_is_turned_up_from_the_stack_of_the_epoch(players: int) -> None:
    match = industria(players).start(seed=4)
    deal = match.record().deal or {}

    position = match.position()

    assert sorted(position["offered"]) == sorted(deal["stack-1"].split()[:players])
    assert position["stacks"]["I"] == deal["stack-1"].split()[players:]
    assert match.view()["offered"] == position["offered"]


def test_a_new_epoch_turns_up_tiles_of_its_own_stack() -> None:
    match = round_ends("I", 3)
    tiles = match.game.figures.data["tiles"]

    assert {tiles[id]["epoch"] for id in match.position()["offered"]} == {2}


@pytest.mark.parametrize("players", [3, 4])
def test_all_twelve_tiles_of_an_epoch_come_up_in_its_course(players: int) -> None:
    match = at_random(industria(players).start(seed=6), seed=6)

    seen = {"": 0} | dict.fromkeys(match.game.figures.data["tiles"], 0)
    for at in range(len(match.played) + 1):
        for id in match.position(at)["offered"]:
            seen[id] = 1

    tiles = match.game.figures.data["tiles"]
    came = Counter(tiles[id]["epoch"] for id in seen if seen[id])
    assert came == dict.fromkeys(range(1, players + 2), 12)
