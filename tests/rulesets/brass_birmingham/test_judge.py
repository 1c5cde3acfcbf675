"""The judge of Brass: Birmingham: points, chances, money and what they are worth."""

from __future__ import annotations

from typing import Any

import pytest

import ironbridge as ib
from ironbridge.core.state import NOBODY
from rulesets.brass_birmingham.table import birmingham, canal, has, rail
from rulesets.judges import assert_ends_in_scores, assert_weighs


def values(match: ib.Match) -> list[float]:
    return match.game.judge.values(match.state)


def first(**seat: Any) -> float:
    """What seat A may expect in an empty canal era."""
    return values(canal(A=has(**seat)))[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_is_over_is_worth_its_points(players: int) -> None:
    assert_ends_in_scores(birmingham(players))


def test_an_introductory_game_that_is_over_is_worth_its_points() -> None:
    assert_ends_in_scores(birmingham(3, introductory=True))


def test_other_weights_are_another_judgement() -> None:
    assert_weighs(ib.game("brass-birmingham", players=3), moves=40)


def test_all_seats_begin_alike_but_for_their_cards() -> None:
    match = birmingham(4).start(seed=5)
    unseen = match.game.judge.values(match.view_of(NOBODY).state)

    assert len(set(values(match))) > 1
    assert unseen == [unseen[0]] * 4


def test_who_has_moved_in_this_round_has_fewer_actions_to_come() -> None:
    match = birmingham(4).start(seed=5)
    seat = match.seat
    match.play(next(str(move) for move in match.moves() if str(move).startswith("pass")))
    after = match.game.judge.values(match.view_of(NOBODY).state)
    waiting = [value for other, value in enumerate(after) if other != seat]

    assert waiting == [waiting[0]] * 3
    assert after[seat] < waiting[0] - 3


def test_points_count_in_full() -> None:
    assert first(points=12) - first(points=0) == pytest.approx(12)


def test_money_and_income_are_worth_something_and_debts_cost() -> None:
    assert first(money=30) > first(money=17) > first(money=3)
    assert first(income=20) > first(income=10) > first(income=4)


def test_a_pound_is_worth_less_to_the_rich() -> None:
    assert first(money=30) - first(money=25) > first(money=205) - first(money=200) > 0


def test_money_saves_from_ruin() -> None:
    ruined = first(money=25, income=0) - first(money=20, income=0)
    sound = first(money=25, income=30) - first(money=20, income=30)

    assert ruined > 3 * sound > 0


def test_cards_are_worth_what_they_can_build() -> None:
    full = "dudley.1 B coal-2 flipped, dudley.2 C iron-2 flipped"
    useless = values(canal(full, A=has("dudley dudley")))
    useful = values(canal(full, A=has("dudley stafford")))

    assert useful[0] > useless[0]


def test_a_card_of_a_town_with_an_own_tile_builds_nothing_in_the_canal_era() -> None:
    tiles = "stone.2 A coal-2 flipped, dudley.1 B coal-2 flipped, dudley.2 C iron-2 flipped"
    own = values(canal(tiles, A=has("stone stone")))
    full = values(canal(tiles, A=has("dudley dudley")))

    assert own[0] == pytest.approx(full[0])


def test_a_developed_mat_promises_more() -> None:
    assert first(developed="brewery 2") > first()


def test_goods_with_merchant_and_beer_promise_more_than_goods_without() -> None:
    mill = "worcester.1 A cotton-1"
    cards = has("coventry coventry")
    ready = canal(mill, "A gloucester--worcester", "gloucester.1 cotton barrel", A=cards)
    far = canal(mill, "A kidderminster--worcester", "gloucester.1 cotton barrel", A=cards)

    assert values(ready)[0] > values(far)[0]


def test_a_tile_is_worth_more_once_it_is_flipped() -> None:
    waiting = rail("dudley.1 A coal-2 3")
    flipped = rail("dudley.1 A coal-2 flipped", A=has(income=17))

    assert values(flipped)[0] > values(waiting)[0]


def test_what_remains_for_the_rail_era_counts_twice() -> None:
    gone = canal("dudley.2 A iron-1 flipped")
    remains = canal("dudley.2 A iron-2 flipped")

    assert values(remains)[0] - values(gone)[0] > 5


def test_links_count_the_icons_at_their_ends() -> None:
    without = rail("dudley.2 B iron-2 flipped", "A dudley--wolverhampton")
    within = rail("dudley.2 B iron-2 flipped", "A dudley--wolverhampton, A dudley--kidderminster")

    assert values(within)[0] > values(without)[0]


def test_better_tiles_count_twice_in_the_introductory_game_too() -> None:
    game = birmingham(4, introductory=True)
    gone = canal("dudley.2 A iron-1 flipped", game=game)
    remains = canal("dudley.2 A iron-2 flipped", game=game)

    assert values(remains)[0] - values(gone)[0] > 5
