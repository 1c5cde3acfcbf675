"""Nothing is spent in silence: options name all they cost, and what comes once per game is asked."""

from __future__ import annotations

from random import Random

import pytest

import ironbridge as ib
from ironbridge.rulesets.neuland.rules.errand import least_actions
from ironbridge.rulesets.neuland.rules.produce import recipes_at
from ironbridge.rulesets.neuland.state import ACTING
from ironbridge.rulesets.neuland.text.ways import ways_to_use
from rulesets.neuland.table import (
    ALL_TOKENS,
    cost,
    first,
    has,
    neuland,
    second,
    state_of,
    tokens,
)
from rulesets.playing import offers, plain, play

LODGE = "b1.1 hunting-lodge"
FAR = "a2.1 hunting-lodge A; e1.1 quarry; c5.1 farm"


def said(match: ib.Match, lang: str = "en") -> dict[str, str]:
    """The options in words."""
    return {option.phrase: plain(option.text(lang)) for option in match.options()}


# What options say.


def test_the_first_menu_of_a_beginner_names_the_tokens_that_it_would_burn() -> None:
    match = play(neuland(2).start(seed=1), "home d2")

    told = said(match)

    assert told["produce d2.1"] == "Produce food: hunting lodge in d2, 1 action"
    assert told["produce d2.2"] == (
        "Produce wood from food: lumberjack’s hut in d2, 1 action with your food token"
    )
    building = [text for phrase, text in told.items() if phrase.startswith("build")]
    assert building and all("no action with your wood token" in text for text in building)


def test_the_same_in_french() -> None:
    match = play(neuland(2).start(seed=1), "home d2")

    told = said(match, "fr")

    assert told["produce d2.2"] == (
        "Produire du bois avec de la nourriture : cabane de bûcheron en d2, "
        "1 action avec votre marqueur Nourriture"
    )
    assert told["build farm"] == (
        "Construire une ferme (prairie) contre du bois, aucune action avec votre marqueur Bois ; "
        "produit : nourriture"
    )


WAYS = [
    ("far, no cart", FAR, "", "produce e1.1", "4 actions"),
    ("far, with the cart", FAR, "cart", "produce e1.1", "4 actions, or 1 action with your cart"),
    ("far, with the token", FAR, "food", "produce e1.1", "4 actions, or 1 action with your food token"),
    ("near: nothing need be spent", f"d2.1 hunting-lodge A; d2.2 lumberjack; {LODGE}", ALL_TOKENS,
     "produce d2.2", "1 action"),
    ("too far but for the cart", FAR, "cart late", "produce e1.1", "1 action with your cart"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("tiles", "things", "move", "price"), [way[1:] for way in WAYS], ids=[way[0] for way in WAYS]
)
def test_an_option_names_the_way_that_spends_least_and_a_quicker_one(
    tiles: str, things: str, move: str, price: str
) -> None:
    space = 9 if "late" in things else 1
    match = second(tiles, A=has(tokens=things.removesuffix(" late"), space=space))

    assert said(match)[move].endswith(f", {price}")


def test_four_actions_say_that_three_of_them_are_the_search() -> None:
    match = first(f"d2.1 lumberjack; {LODGE}")

    assert said(match)["produce d2.1"] == (
        "Produce wood from food: lumberjack’s hut in d2, 4 actions (3 of them to search for food)"
    )
    assert said(match, "fr")["produce d2.1"].endswith(
        "4 actions (dont 3 pour chercher de la nourriture)"
    )
    assert cost(match, "produce d2.1") == 4


def test_a_refused_search_says_so_too() -> None:
    match = first(f"d2.1 lumberjack; {LODGE}", A=has(space=9))

    refusal = match.refusal("produce d2.1")

    assert refusal is not None
    assert refusal.text().startswith("That takes 4 actions (3 of them to search for food), and")


def test_a_site_and_a_good_name_what_is_forced_later_in_the_move() -> None:
    match = second("a2.1 lumberjack A; c5.1 farm", A=has(tokens="cart", space=11))

    match.choose("build quarry")

    assert said(match)["e1"] == "The mountain e1, no action with your cart"
    assert said(match)["a1"] == "The mountain a1, no action"


@pytest.mark.parametrize("edition", [1, 2])
def test_the_ways_that_are_told_are_those_of_the_rules(edition: int) -> None:
    match = neuland(2, edition=edition).start(seed=3)
    random = Random(3)
    compared = 0

    while len(match.played) < 120 and not match.over:
        state = state_of(match)
        for slot in range(state.board.slots if state.phase == ACTING else 0):
            if state.tile[slot] < 0 or state.owner[slot] not in (-1, state.seat):
                continue
            for recipe in recipes_at(state, slot):
                found = min((w.actions for w in ways_to_use(state, recipe, slot)), default=1_000)
                assert found == least_actions(state, recipe, slot)
                compared += 1
        match.choose(random.choice(match.options()))

    assert compared > 500


# What comes once per game is never spent without being asked.


def test_a_token_that_is_the_only_way_is_asked_for() -> None:
    match = play(neuland(2).start(seed=1), "home d2")

    match.choose("produce d2.2")

    assert match.question is not None and match.question.kind == "source"
    assert offers(match) == ["food:token"]
    assert match.options()[0].text() == (
        "Hand in your food token, which comes once per game: 1 action"
    )
    match.back()
    assert tokens(match) == tokens(match, "B")


def test_a_wood_token_for_a_building_is_asked_for() -> None:
    match = play(neuland(2).start(seed=1), "home d2")

    match.choose("build farm")
    match.choose("c2")

    assert offers(match) == ["wood:token"]
    match.choose("wood:token")
    assert "wood" not in tokens(match)


def test_a_cart_without_which_there_is_no_time_is_asked_for() -> None:
    match = second(FAR, A=has(tokens="cart", space=9))

    match.choose("produce e1.1")

    assert match.question is not None and match.question.kind == "cart"
    assert offers(match) == ["cart"]


def test_a_product_that_is_the_only_way_still_goes_without_saying() -> None:
    match = second(f"d2.1 hunting-lodge A; d2.2 lumberjack; {LODGE}")

    match.choose("produce d2.2")

    assert match.question is not None and match.question.kind == "act"


def test_short_notation_is_read_as_ever_and_never_hides_a_token() -> None:
    match = play(neuland(2).start(seed=1), "home d2")

    move = next(move for move in match.moves() if move.short.startswith("produce d2.2"))
    assert move.short == "produce d2.2 food:token"

    play(match, "produce d2.2")
    assert "food" not in tokens(match)
