"""Food and wood tokens, and the cart, in the second edition (NL-78 to NL-83, NL-91 to NL-93)."""

from __future__ import annotations

from typing import Any

import pytest

import ironbridge as ib
from rulesets.neuland.table import (
    ALL_TOKENS,
    cost,
    crests,
    first,
    goods,
    has,
    holds,
    idle,
    neuland,
    second,
    spent,
    tile,
    tokens,
)
from rulesets.playing import allowed, choices, offers, play, refused, why

LODGE = "b1.1 hunting-lodge"


# The food token.


def test_in_the_second_edition_a_food_token_is_handed_in_once() -> None:
    match = second(f"d2.2 lumberjack; {LODGE}", A=has(tokens=ALL_TOKENS))

    play(match, "produce d2.2 food:token")

    assert goods(match) == ["wood"]
    assert tokens(match) == ["wood", "cart"]
    assert match.log()[0] == "A hands in the token for food."


@pytest.mark.parametrize("move", ["produce c3.1", "produce d2.2"])
def test_the_food_token_serves_wherever_food_is_used(move: str) -> None:
    match = second(f"d2.2 lumberjack; c3.1 quarry; {LODGE} B", A=has(tokens="food"))

    assert cost(match, move) == 1
    assert tokens(match) == []


# The wood token.


def test_in_the_second_edition_a_wood_token_is_handed_in_once() -> None:
    match = second(f"d2.2 paper-mill; {LODGE}", A=has(tokens=ALL_TOKENS))

    play(match, "produce d2.2 wood:token")

    assert goods(match) == ["paper"]
    assert tokens(match) == ["food", "cart"]


def test_the_first_edition_has_no_help_with_wood() -> None:
    match = first(f"d2.2 paper-mill; {LODGE}; d3.1 lumberjack A")

    assert refused(match, "produce d2.2 wood:token") == ("NL-19", "no-tokens")
    assert refused(match, "build farm c2 wood:token") == ("NL-19", "no-tokens")
    assert refused(match, "produce d2.2 wood:found") == ("NL-75", "only-food-is-found")


@pytest.mark.parametrize("hex", ["c1", "c2", "e2"])
def test_the_wood_token_builds_anywhere_for_no_action(hex: str) -> None:
    match = second(LODGE, A=has(tokens="wood"))

    assert cost(match, f"build farm {hex} wood:token") == 0
    assert tile(match, f"{hex}.1") == "farm"
    assert tokens(match) == []


def test_the_wood_token_serves_for_crests() -> None:
    match = second(f"b2.1 studio; b3.1 weaving-mill A; {LODGE}", A=has(tokens="wood"))

    play(match, "crests b2.1")

    assert (tile(match, "b2.1"), tokens(match)) == ("studio A", [])


def test_a_token_stands_for_its_own_product_only() -> None:
    match = second(f"c2.1 weaving-mill; b2.1 sheep-farm A; c3.1 quarry A; d2.2 paper-mill; "
                   f"d3.1 lumberjack A; {LODGE}", A=has(tokens=ALL_TOKENS))  # fmt: skip

    assert refused(match, "produce c2.1 wool:token") == ("NL-80", "no-token-for-it")
    assert refused(match, "build abbey b2 stone:token") == ("NL-80", "no-token-for-it")


def test_a_food_token_is_no_wood_and_a_wood_token_no_food() -> None:
    food = second(f"d2.2 paper-mill; {LODGE}", A=has(tokens="food"))
    wood = second(f"d2.2 lumberjack; {LODGE}", A=has(tokens="wood"))

    assert why(food, "produce d2.2 wood:token") == "token-spent"
    assert why(wood, "produce d2.2 food:token") == "token-spent"


def test_a_token_that_was_handed_in_is_gone() -> None:
    match = second(f"d2.2 lumberjack; d3.2 lumberjack; {LODGE} A", A=has(tokens="food wood"))

    play(match, "produce d2.2 food:token")

    assert refused(match, "produce d3.2 food:token") == ("NL-81", "token-spent")
    play(match, "build farm c2 wood:token")
    assert refused(match, "build farm c1 wood:token") == ("NL-81", "token-spent")


def test_tokens_are_ones_own_and_do_not_come_back() -> None:
    match = second(f"d2.2 lumberjack; {LODGE}", A=has(tokens="food"), B=has(tokens="food"))

    play(match, "produce d2.2 food:token", "end", "end")

    assert tokens(match) == []
    assert tokens(match, "B") == ["food"]


def test_a_production_paid_with_the_token_still_costs_its_action() -> None:
    match = second(f"e1.1 quarry; {LODGE}", A=has(tokens="food"))

    assert cost(match, "produce e1.1 food:token") == 1


def test_the_token_replaces_the_transport_too() -> None:
    match = second(f"e1.1 quarry; {LODGE} A", A=has(tokens="food"))

    assert cost(match, "produce e1.1 food:b1.1") == 3
    again = second(f"e1.1 quarry; {LODGE} A", A=has(tokens="food"))
    assert cost(again, "produce e1.1 food:token") == 1


def test_a_building_paid_with_the_token_costs_no_action() -> None:
    match = second("d4.1 lumberjack A", A=has(tokens="wood"))

    assert cost(match, "build quarry a1 wood:token") == 0
    assert goods(match) == ["wood"]


@pytest.mark.parametrize(("hex", "actions"), [("d2", 1), ("d4", 2)])
def test_a_token_may_be_one_of_several_products_and_is_near(hex: str, actions: int) -> None:
    match = second(f"c3.1 barracks; {hex}.1 armourer A; {LODGE}", A=has(tokens="food"))

    assert cost(match, "crests c3.1 food:token") == actions
    assert crests(match) == 18 - 2


def test_both_tokens_may_go_into_one_production() -> None:
    figures = {"properties": {"studio": {"needs": ["food", "wood"]}}}
    game = neuland(2, figures=figures)
    match = second(f"b2.1 studio; {LODGE} B; c5.1 farm", game=game, A=has(tokens="food wood"))

    assert cost(match, "crests b2.1") == 1
    assert tokens(match) == []


def test_whoever_has_a_token_is_asked_whether_to_use_it() -> None:
    match = second(f"d2.2 lumberjack; {LODGE} A", A=has(tokens="food"))

    assert choices(match, "produce d2.2") == ["food:b1.1", "food:token"]


# The cart.


def far(tokens: str = "cart", **more: Any) -> ib.Match:
    """A's food is four hexes from the quarry, the wood four from the mountain e1."""
    tiles = "a2.1 hunting-lodge A; e1.1 quarry; a2.2 lumberjack A; c5.1 farm"
    return second(tiles, A=has(tokens=tokens), **more)


def test_with_the_cart_a_production_costs_one_action_however_far() -> None:
    match = far()

    assert cost(match, "produce e1.1 food:a2.1 cart") == 1
    assert tokens(match) == []
    assert "A hands in the cart." in match.log()


def test_with_the_cart_a_building_costs_no_action_however_far() -> None:
    match = far()

    assert cost(match, "build quarry e1 wood:a2.2 cart") == 0
    assert tokens(match) == []


def test_the_first_edition_has_no_cart() -> None:
    match = first("a2.1 hunting-lodge A; e1.1 quarry; c5.1 farm")

    assert why(match, "produce e1.1 food:a2.1 cart") == "overlong"
    assert cost(match, "produce e1.1 food:a2.1") == 4


def test_one_cart_covers_all_far_products_of_one_placing_of_crests() -> None:
    match = second(f"c2.1 abbey; a3.1 quarry A; c5.1 weaving-mill A; {LODGE}", A=has(tokens="cart"))

    assert cost(match, "crests c2.1 cart") == 1
    assert tile(match, "c2.1") == "abbey A"


def test_the_cart_may_go_together_with_a_token() -> None:
    match = second(f"c3.1 barracks; b4.1 armourer A; {LODGE}", A=has(tokens="food cart"))

    assert cost(match, "crests c3.1 food:token cart") == 1
    assert tokens(match) == []


def test_nobody_has_to_hand_in_the_cart() -> None:
    match = far()

    assert choices(match, "produce e1.1") == ["no-cart", "cart"]
    assert cost(match, "produce e1.1 no-cart") == 4
    assert tokens(match) == ["cart"]


def test_where_time_is_short_only_the_cart_makes_it_possible() -> None:
    match = far(B=has(space=3), present=1)
    late = second(
        "a2.1 hunting-lodge A; e1.1 quarry; a2.2 lumberjack A; c5.1 farm",
        A=has(tokens="cart", space=9), B=has(space=3),
    )  # fmt: skip

    assert allowed(match, "produce e1.1 no-cart")
    assert refused(late, "produce e1.1 food:a2.1 no-cart") == ("NL-60", "past-the-present")
    assert cost(late, "produce e1.1") == 1
    assert tokens(late) == []


@pytest.mark.parametrize("hex", ["d2", "d1", "d3"])
def test_from_the_cost_zone_no_cart_is_taken(hex: str) -> None:
    match = second(f"{hex}.1 hunting-lodge A; d2.2 lumberjack; c5.1 farm", A=has(tokens="cart"))

    assert why(match, f"produce d2.2 food:{hex}.1 cart") == "overlong"
    play(match, "produce d2.2")

    assert tokens(match) == ["cart"]


def test_a_building_with_material_from_the_zone_takes_no_cart() -> None:
    match = second(f"d2.1 lumberjack A; {LODGE}", A=has(tokens="cart"))

    assert refused(match, "build farm c2 cart")[0] == "notation"
    play(match, "build farm c2")

    assert tokens(match) == ["cart"]


def test_a_cart_that_was_handed_in_is_gone() -> None:
    match = play(far(), "produce e1.1 food:a2.1 cart")

    assert why(match, "build quarry e1 wood:a2.2 cart") == "overlong"
    assert cost(match, "build quarry e1 wood:a2.2") == 3


def test_each_player_has_one_cart_of_their_own() -> None:
    match = far(B=has(tokens="cart"))

    play(match, "produce e1.1 food:a2.1 cart", "end")

    assert tokens(match) == []
    assert tokens(match, "B") == ["cart"]


def test_an_option_says_what_the_cart_saves() -> None:
    match = far()
    match.choose("produce e1.1")

    assert match.question is not None
    assert match.question.text() == "A, do you hand in your cart? Without it this takes 4 actions."
    assert [option.text() for option in match.options()] == [
        "Keep the cart: 4 actions", "Hand in the cart, which comes once per game: 1 action",
    ]  # fmt: skip


def test_with_all_tokens_everything_can_be_paid_near_and_nothing_is_lost() -> None:
    match = second(f"c3.1 quarry; {LODGE} B; c5.1 farm", A=has(tokens=ALL_TOKENS), B=has(space=9))

    play(match, "produce c3.1 food:token", "build sheep-farm c4 wood:token", "build abbey b3")

    assert (spent(match), idle(match), holds(match)) == (1, 7, {})
    assert "end" in offers(match)
