"""Network: canals, and one or two railways (BB-175 to BB-186)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.brass_birmingham.table import (
    canal,
    coal,
    end_era,
    has,
    link,
    money,
    points,
    rail,
    tile,
)
from rulesets.playing import allowed, choices, offers, play, refused, why

BASE = "dudley.1 A coal-2"  # a mine with three coal, and a network around it


def two_links(beer: str, links: str = "") -> ib.Match:
    """A stands in Dudley with coal and could build two railways."""
    return rail(f"{BASE}, {beer}", links, A=has("iron", money=60))


TWO = "network [iron] birmingham--dudley coal:dudley.1 birmingham--coventry coal:dudley.1"


def test_a_canal_costs_three_and_an_action_builds_one() -> None:
    match = canal("dudley.1 A coal-1", A=has("iron"))

    play(match, "network [iron] birmingham--dudley")

    assert link(match, "birmingham--dudley") == "A"
    assert (money(match), tile(match, "dudley.1")) == (17 - 3, "A coal-1 2")
    assert match.position()["actions"] == 1


def test_a_railway_costs_five_and_a_coal() -> None:
    match = rail(BASE, A=has("iron"))

    play(match, "network [iron] birmingham--dudley")

    assert (money(match), tile(match, "dudley.1")) == (17 - 5, "A coal-2 2")


def test_two_railways_cost_fifteen_two_coal_and_a_beer() -> None:
    match = two_links("derby.1 A brewery-2")

    play(match, f"{TWO} beer:derby.1")

    assert link(match, "birmingham--dudley") == link(match, "birmingham--coventry") == "A"
    assert money(match) == 60 - 15
    assert (tile(match, "dudley.1"), tile(match, "derby.1")) == ("A coal-2 1", "A brewery-2 1")


def test_the_first_must_have_its_own_coal_before_the_second_is_placed() -> None:
    match = rail("dudley.1 A coal-2, tamworth.1 B coal-2, derby.1 A brewery-2",
                 "A birmingham--worcester", A=has("iron", money=60))  # fmt: skip

    assert why(match, "network [iron] birmingham--coventry birmingham--tamworth") == "no-coal"
    play(match, "network [iron] birmingham--tamworth birmingham--coventry")

    assert tile(match, "tamworth.1") == "B coal-2 1"


def test_the_second_finds_its_coal_afresh() -> None:
    match = rail("dudley.1 A coal-2 1, coventry.2 B coal-2, derby.1 A brewery-2",
                 "", A=has("iron", money=60))  # fmt: skip

    play(match, "network [iron] birmingham--dudley birmingham--coventry")

    assert tile(match, "dudley.1") == "A coal-2 flipped"
    assert tile(match, "coventry.2") == "B coal-2 2"


def test_the_second_goes_on_from_the_first_or_from_anywhere_in_the_network() -> None:
    match = two_links("derby.1 A brewery-2, belper.2 B coal-2")

    first = "network [iron] birmingham--dudley coal:dudley.1"
    assert allowed(match, f"{first} birmingham--coventry")
    assert allowed(match, f"{first} belper--derby")
    assert why(match, f"{first} coventry--nuneaton") == "line-outside-network"


def test_no_action_builds_three() -> None:
    match = two_links("derby.1 A brewery-2")

    assert why(match, f"{TWO} beer:derby.1 birmingham--tamworth") == "overlong"


def test_merchants_beer_does_not_serve_for_railways() -> None:
    match = two_links("derby.1 A brewery-2", "A birmingham--oxford")

    assert refused(match, f"{TWO} beer:merchant") == ("BB-159", "merchant-beer-only-for-sales")


def test_an_own_brewery_needs_no_connection() -> None:
    match = two_links("uttoxeter.1 A brewery-2")

    play(match, TWO)

    assert tile(match, "uttoxeter.1") == "A brewery-2 1"


def test_anothers_brewery_must_be_connected_to_the_second_link() -> None:
    match = two_links("nuneaton.1 B brewery-2", "B coventry--nuneaton")

    play(match, TWO)

    assert tile(match, "nuneaton.1") == "B brewery-2 1"


def test_to_be_connected_to_the_first_alone_is_not_enough() -> None:
    match = rail(f"{BASE}, walsall.2 B brewery-2, belper.1 A cotton-2, belper.2 A coal-2",
                 "", A=has("iron", money=60))  # fmt: skip
    beer_first = rail(
        f"{BASE}, walsall.2 B brewery-2, belper.1 A cotton-2, belper.2 A coal-2",
        "B birmingham--walsall", A=has("iron", money=60),
    )  # fmt: skip

    move = "network [iron] birmingham--dudley coal:dudley.1 belper--derby"
    assert why(match, move) == "no-beer-for-second-link"
    assert why(beer_first, move) == "no-beer-for-second-link"
    assert allowed(beer_first, "network [iron] belper--derby birmingham--dudley")


def test_the_player_chooses_the_brewery_where_several_serve() -> None:
    match = two_links("uttoxeter.1 A brewery-2, nuneaton.1 B brewery-2", "B coventry--nuneaton")
    alone = two_links("uttoxeter.1 A brewery-2, nuneaton.1 B brewery-2")

    assert choices(match, TWO) == ["beer:uttoxeter.1", "beer:nuneaton.1"]
    assert choices(alone, TWO) == []


def test_the_line_of_three_places_connects_each_of_them() -> None:
    match = rail("farm-south.1 B brewery-2, kidderminster.1 A coal-2, worcester.1 A cotton-2",
                 "A kidderminster--worcester gloucester--worcester",
                 "gloucester.1 cotton, gloucester.2 blank", A=has("iron"))  # fmt: skip

    play(match, "sell [iron] worcester.1")

    assert tile(match, "farm-south.1") == "B brewery-2 1"


def test_each_pair_of_the_three_is_one_link_apart() -> None:
    match = canal("kidderminster.1 B coal-2, birmingham.1 C cotton-1",
                  "A kidderminster--worcester birmingham--worcester, B birmingham--coventry",
                  A=has("coventry worcester", money=60, developed="cotton 3"))  # fmt: skip

    play(match, "build [worcester] cotton worcester.1")

    assert tile(match, "kidderminster.1") == "B coal-2 2"


def test_the_farm_joins_the_network_of_the_links_owner() -> None:
    match = canal("", "A kidderminster--worcester", A=has("brewery"))

    assert allowed(match, "build [brewery] brewery farm-south.1")


def test_the_link_scores_the_icons_of_all_three() -> None:
    match = end_era(
        "canal",
        tiles="kidderminster.1 B coal-1 flipped, worcester.1 C cotton-1 flipped, "
        "farm-south.1 D brewery-1 flipped",
        links="A kidderminster--worcester",
    )

    assert points(match) == 2 + 1 + 2


def test_no_second_link_is_put_there() -> None:
    match = canal("", "A kidderminster--worcester", A=has("iron"))

    assert refused(match, "network [iron] kidderminster--worcester") == ("BB-175", "line-taken")


def test_a_line_holds_one_link_whoever_owns_it() -> None:
    match = canal("dudley.1 A coal-1", "B birmingham--dudley", A=has("iron"))

    assert why(match, "network [iron] birmingham--dudley") == "line-taken"


FOURTEEN = (
    "A belper--derby burton-on-trent--derby burton-on-trent--stone stafford--stone "
    "cannock--stafford cannock--walsall birmingham--walsall birmingham--coventry "
    "birmingham--dudley birmingham--oxford birmingham--tamworth birmingham--worcester "
    "dudley--wolverhampton"
)


def test_each_player_has_fourteen_links() -> None:
    match = canal("", FOURTEEN, A=has("iron", money=60))

    play(match, "network [iron] nuneaton--tamworth")

    assert len(match.position()["links"]) == 14
    assert "network" not in offers(match)
    assert refused(match, "network [coventry] oxford--redditch") == ("BB-178", "no-links-left")


def test_the_link_tiles_come_back_for_the_rail_era() -> None:
    match = end_era("canal", tiles="dudley.1 A coal-2", links=FOURTEEN + " nuneaton--tamworth",
                    A=has(money=60))  # fmt: skip
    card = match.position()["seats"]["A"]["hand"][0]

    assert match.position()["links"] == {}
    assert allowed(match, f"network [{card}] birmingham--dudley")


def test_a_link_may_go_on_from_a_merchant_place() -> None:
    match = canal("", "A birmingham--oxford", A=has("iron"))

    play(match, "network [iron] oxford--redditch", "network [coventry] gloucester--redditch")

    assert link(match, "gloucester--redditch") == "A"


def test_transport_runs_through_merchant_places() -> None:
    match = canal("birmingham.1 B cotton-1, coventry.2 C coal-1",
                  "B birmingham--oxford oxford--redditch birmingham--coventry",
                  A=has("redditch"))  # fmt: skip

    play(match, "build [redditch] iron redditch.2")

    assert tile(match, "coventry.2") == "C coal-1 1"
    assert coal(match) == 13


def test_being_connected_through_links_of_others_is_not_enough() -> None:
    match = canal("dudley.1 A coal-1", "B birmingham--dudley", A=has("iron"))

    assert refused(match, "network [iron] birmingham--coventry") == (
        "BB-176", "line-outside-network",
    )  # fmt: skip
    assert why(match, "build [iron] iron birmingham.3") == "outside-network"


@pytest.mark.parametrize("line", ["derby--uttoxeter", "stone--uttoxeter", "belper--leek"])
def test_in_the_canal_era_no_railway_is_built(line: str) -> None:
    match = canal(A=has("iron"))

    assert refused(match, f"network [iron] {line}") == ("BB-179", "not-a-canal")


def test_in_the_rail_era_no_canal_is_built() -> None:
    match = rail(A=has("iron"))

    refusal = refused(match, "network [iron] burton-on-trent--walsall")

    assert refusal == ("BB-181", "not-a-railway")


@pytest.mark.parametrize(
    ("farm", "line"),
    [("farm-north.1", "cannock--farm-north"), ("farm-south.1", "kidderminster--worcester")],
)
def test_a_link_may_start_from_a_farm_brewery(farm: str, line: str) -> None:
    match = canal(f"{farm} A brewery-1", A=has("iron"))

    assert why(match, "network [iron] derby--nottingham") == "line-outside-network"
    play(match, f"network [iron] {line}")

    assert link(match, line) == "A"


def test_the_northern_farm_hangs_on_a_line_of_its_own() -> None:
    match = canal("", "A cannock--stafford", A=has("brewery coal"))

    assert why(match, "build [brewery] brewery farm-north.1") == "outside-network"
    play(match, "network [coal] cannock--farm-north", "build [brewery] brewery farm-north.1")

    assert tile(match, "farm-north.1") == "A brewery-1 1"


def example() -> ib.Match:
    """A tile in Birmingham, a railway to Redditch, and beer for a second railway."""
    return rail("birmingham.2 A manufacturer-2, uttoxeter.2 A brewery-2",
                "A birmingham--redditch", A=has("iron", money=60))  # fmt: skip


def test_the_network_of_the_rulebooks_example() -> None:
    match = example()

    for line in ("oxford--redditch", "gloucester--redditch", "birmingham--oxford"):
        assert allowed(match, f"network [iron] {line} stop")
    assert why(match, "network [iron] birmingham--coventry") == "no-coal"


def test_the_second_railway_of_the_rulebooks_example() -> None:
    first = "network [iron] birmingham--oxford coal:market"

    assert allowed(example(), f"{first} birmingham--coventry")
    assert why(example(), f"{first} coventry--nuneaton") == "line-outside-network"
    onwards = "network [iron] oxford--redditch coal:market birmingham--coventry coal:market"
    assert allowed(example(), onwards)


def test_beer_for_railways_follows_the_rule_for_all_beer() -> None:
    match = two_links("uttoxeter.1 A brewery-2, stone.1 B brewery-2")

    assert refused(match, f"{TWO} beer:stone.1") == ("BB-106", "brewery-not-connected")
    assert allowed(match, f"{TWO} beer:uttoxeter.1")


def test_two_railways_of_which_the_second_fails_can_be_taken_as_one() -> None:
    match = rail(BASE, A=has("iron", money=14))

    assert why(match, TWO) == "too-dear"
    play(match, "network [iron] birmingham--dudley")

    assert money(match) == 14 - 5


def test_an_action_is_done_in_full_or_not_at_all() -> None:
    match = canal("", "A birmingham--oxford", A=has("birmingham", money=8))
    before = match.position()

    assert why(match, "build [birmingham] manufacturer birmingham.2") == "too-dear"
    with pytest.raises(ib.IllegalMove):
        match.play("build [birmingham] manufacturer birmingham.2")

    assert match.position() == before
