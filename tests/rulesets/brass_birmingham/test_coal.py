"""Coal: the nearest mine, then the market (BB-85 to BB-97)."""

from __future__ import annotations

import pytest

from rulesets.brass_birmingham.table import (
    birmingham,
    canal,
    coal,
    has,
    income,
    link,
    money,
    rail,
    tile,
)
from rulesets.playing import allowed, choices, play, refused, why

# Birmingham in the middle: Tamworth and Coventry one link away, Nuneaton two.
TWO_MINES = "tamworth.1 B coal-2 3, coventry.2 C coal-2 3"
STAR = "A birmingham--tamworth birmingham--coventry"
RICH = has("birmingham", money=60)


def test_the_nearest_mine_must_be_used_first_and_is_free() -> None:
    match = canal("tamworth.1 B coal-2, nuneaton.2 C coal-2", "A birmingham--tamworth "
                  "nuneaton--tamworth", A=has("birmingham", money=60))  # fmt: skip

    assert why(match, "build [birmingham] manufacturer birmingham.2 coal:nuneaton.2") == (
        "not-nearest-mine"
    )
    play(match, "build [birmingham] manufacturer birmingham.2")

    assert tile(match, "tamworth.1") == "B coal-2 2"
    assert money(match) == 60 - 8


def test_between_mines_equally_near_the_player_chooses() -> None:
    match = canal(TWO_MINES, STAR, A=has("birmingham"))

    asked = choices(match, "build [birmingham] manufacturer birmingham.2")
    play(match, "build [birmingham] manufacturer birmingham.2 coal:coventry.2")

    assert asked == ["coal:tamworth.1", "coal:coventry.2"]
    assert (tile(match, "tamworth.1"), tile(match, "coventry.2")) == ("B coal-2 3", "C coal-2 2")


def test_the_choice_is_made_afresh_for_each_cube() -> None:
    match = canal(TWO_MINES, STAR, A=has("birmingham", money=60, developed="manufacturer 3"))

    play(match, "build [birmingham] manufacturer birmingham.2 coal:coventry.2 coal:tamworth.1")

    assert (tile(match, "tamworth.1"), tile(match, "coventry.2")) == ("B coal-2 2", "C coal-2 2")


def test_when_a_mine_runs_dry_the_next_nearest_is_used() -> None:
    match = canal(
        "tamworth.1 B coal-2 1, nuneaton.2 C coal-2 3",
        "A birmingham--tamworth nuneaton--tamworth",
        A=has("birmingham", money=60, developed="manufacturer 3"),
    )

    play(match, "build [birmingham] manufacturer birmingham.2")

    assert tile(match, "tamworth.1") == "B coal-2 flipped"
    assert tile(match, "nuneaton.2") == "C coal-2 2"
    assert income(match, "B") == 10 + 7


def test_nobody_buys_coal_to_spare_a_mine() -> None:
    match = canal("tamworth.1 A coal-2", "A birmingham--tamworth birmingham--oxford", A=RICH)

    refusal = refused(match, "build [birmingham] manufacturer birmingham.2 coal:market")

    assert refusal == ("BB-91", "mine-before-market")


@pytest.mark.parametrize(
    ("card", "space", "links"),
    [
        ("stoke-on-trent", "stoke-on-trent.3", "B stoke-on-trent--warrington"),
        ("derby", "derby.2", "B derby--nottingham"),
        ("coalbrookdale", "coalbrookdale.2", "B coalbrookdale--shrewsbury"),
        ("redditch", "redditch.2", "B gloucester--redditch"),
        ("redditch", "redditch.2", "B oxford--redditch"),
    ],
)
def test_the_market_is_reached_through_any_of_the_five_merchant_places(
    card: str, space: str, links: str
) -> None:
    industry = "iron" if space.endswith(".2") and card != "derby" else "manufacturer"
    match = canal("", links, A=has(card))

    play(match, f"build [{card}] {industry} {space}")

    assert tile(match, space).startswith("A ")
    assert coal(match) == 12


def test_a_merchant_place_without_merchant_tiles_will_do() -> None:
    match = canal("", "B derby--nottingham", game=birmingham(2), A=has("wild-location"))

    play(match, "build [wild-location] manufacturer derby.2")

    assert coal(match) == 12


def test_without_mine_and_merchant_place_there_is_no_coal() -> None:
    match = canal("", "A birmingham--tamworth", A=RICH)

    refusal = refused(match, "build [birmingham] manufacturer birmingham.2")

    assert refusal == ("BB-93", "no-coal")


def test_coal_is_bought_one_by_one_the_cheapest_first() -> None:
    match = canal("", "A birmingham--oxford", A=has("birmingham", money=60,
                  developed="manufacturer 3"))  # fmt: skip

    play(match, "build [birmingham] manufacturer birmingham.2")

    assert coal(match) == 11
    assert money(match) == 60 - 12 - 1 - 2
    assert "A buys coal for £1." in match.log()
    assert "A buys coal for £2." in match.log()


def test_when_the_market_is_empty_a_cube_costs_eight() -> None:
    match = canal("", "A birmingham--oxford", coal=1, A=has("birmingham", money=60,
                  developed="manufacturer 3"))  # fmt: skip

    play(match, "build [birmingham] manufacturer birmingham.2")

    assert coal(match) == 0
    assert money(match) == 60 - 12 - 7 - 8


def test_an_empty_market_still_needs_the_connection() -> None:
    match = canal("", "A birmingham--tamworth", coal=0, A=RICH)

    assert why(match, "build [birmingham] manufacturer birmingham.2") == "no-coal"


def test_a_mine_in_the_same_place_is_at_distance_nothing() -> None:
    match = canal("dudley.1 B coal-1, wolverhampton.2 C coal-1", "B dudley--wolverhampton",
                  A=has("dudley"))  # fmt: skip

    asked = choices(match, "build [dudley] iron dudley.2")
    play(match, "build [dudley] iron dudley.2")

    assert asked == []
    assert tile(match, "dudley.1") == "B coal-1 1"


def test_no_link_is_needed_for_coal_of_the_same_place() -> None:
    match = canal("dudley.1 B coal-1", A=has("dudley"))

    assert allowed(match, "build [dudley] iron dudley.2")


def test_a_rail_link_finds_coal_at_either_end_once_it_stands() -> None:
    match = rail("birmingham.2 A manufacturer-2, coventry.2 B coal-2", A=has("iron"))

    play(match, "network [iron] birmingham--coventry stop")

    assert link(match, "birmingham--coventry") == "A"
    assert tile(match, "coventry.2") == "B coal-2 2"
    assert money(match) == 17 - 5


def test_a_mine_beyond_either_end_comes_before_the_market() -> None:
    match = rail(
        "birmingham.2 A manufacturer-2, nuneaton.2 B coal-2",
        "A birmingham--oxford, B coventry--nuneaton",
        A=has("iron"),
    )

    assert why(match, "network [iron] birmingham--coventry coal:market stop") == (
        "mine-before-market"
    )


def test_distance_is_counted_from_the_nearer_end() -> None:
    match = rail(
        "birmingham.2 A manufacturer-2, tamworth.1 B coal-2, nuneaton.2 C coal-2",
        "A birmingham--tamworth, B coventry--nuneaton",
        A=has("iron"),
    )

    asked = choices(match, "network [iron] birmingham--coventry")

    assert asked == ["coal:tamworth.1", "coal:nuneaton.2"]


def test_a_demand_may_be_met_by_a_mine_and_then_the_market() -> None:
    match = canal(
        "tamworth.1 B coal-2 1",
        "A birmingham--tamworth birmingham--oxford",
        A=has("birmingham", money=60, developed="manufacturer 3"),
    )

    play(match, "build [birmingham] manufacturer birmingham.2")

    assert tile(match, "tamworth.1") == "B coal-2 flipped"
    assert (coal(match), money(match)) == (12, 60 - 12 - 1)


def test_too_little_coal_and_no_market_is_no_coal() -> None:
    match = canal("tamworth.1 B coal-2 1", "A birmingham--tamworth",
                  A=has("birmingham", money=60, developed="manufacturer 3"))  # fmt: skip

    assert why(match, "build [birmingham] manufacturer birmingham.2") == "no-coal"


def test_the_player_is_not_asked_when_one_mine_is_nearest() -> None:
    match = canal(TWO_MINES, "A birmingham--tamworth", A=has("birmingham"))

    assert choices(match, "build [birmingham] manufacturer birmingham.2") == []


def test_two_mines_of_one_town_are_equally_near() -> None:
    match = rail("tamworth.1 B coal-2, tamworth.2 B coal-2", "A birmingham--tamworth",
                 A=has("birmingham", developed="manufacturer 1", money=60))  # fmt: skip

    asked = choices(match, "network [birmingham] birmingham--coventry")

    assert asked == ["coal:tamworth.1", "coal:tamworth.2"]


def test_coal_that_was_used_does_not_go_to_the_market() -> None:
    match = canal("tamworth.1 B coal-2", STAR, A=has("birmingham"))

    play(match, "build [birmingham] manufacturer birmingham.2")

    assert coal(match) == 13
    assert tile(match, "birmingham.2") == "A manufacturer-1"


def test_links_of_others_connect_for_transport() -> None:
    match = canal("", "B birmingham--tamworth, C nuneaton--tamworth, D birmingham--oxford",
                  A=has("nuneaton"))  # fmt: skip

    play(match, "build [nuneaton] manufacturer nuneaton.1")

    assert coal(match) == 12


def test_a_chain_with_a_gap_does_not_connect() -> None:
    match = canal("", "B nuneaton--tamworth birmingham--oxford", A=has("nuneaton"))

    assert why(match, "build [nuneaton] manufacturer nuneaton.1") == "no-coal"
