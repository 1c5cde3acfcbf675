"""Replacing a tile (BB-145 to BB-151)."""

from __future__ import annotations

import pytest

from rulesets.brass_birmingham.table import (
    canal,
    has,
    income,
    iron,
    last_action,
    money,
    points,
    rail,
    tile,
)
from rulesets.playing import allowed, play, refused, why


def test_a_tile_is_replaced_by_one_of_its_industry_and_a_higher_level() -> None:
    match = canal("worcester.1 A cotton-1", "B gloucester--worcester",
                  A=has("worcester", money=60, developed="cotton 3"))  # fmt: skip

    play(match, "build [worcester] cotton worcester.1")

    assert tile(match, "worcester.1") == "A cotton-2"
    assert money(match) == 60 - 14 - 1


def test_the_level_must_be_strictly_higher() -> None:
    match = canal("worcester.1 A cotton-1", A=has("worcester", money=60))

    assert refused(match, "build [worcester] cotton worcester.1") == (
        "BB-145", "overbuild-needs-higher-level",
    )  # fmt: skip


def test_the_industry_must_be_the_same() -> None:
    match = canal("derby.1 A brewery-1", A=has("derby", money=60, developed="cotton 3"))

    assert why(match, "build [derby] cotton derby.1") == "overbuild-other-industry"


def test_card_and_network_rules_hold_as_for_every_build() -> None:
    match = canal("dudley.1 A coal-1", A=has("iron derby wild-industry", developed="coal 1"))

    assert why(match, "build [iron] coal dudley.1") == "card-not-for-industry"
    assert why(match, "build [derby] coal dudley.1") == "not-the-cards-place"
    assert allowed(match, "build [wild-industry] coal dudley.1")


@pytest.mark.parametrize(
    ("old", "card", "industry", "before"),
    [
        ("worcester.1 A cotton-1 flipped", "worcester", "cotton", "cotton 3"),
        ("derby.1 A brewery-1", "derby", "brewery", "brewery 2"),
        ("derby.1 A brewery-1 flipped", "derby", "brewery", "brewery 2"),
        ("coventry.1 A pottery-1", "coventry", "pottery", "pottery 3"),
        ("dudley.1 A coal-1 2", "dudley", "coal", "coal 1"),
        ("dudley.2 A iron-1 flipped", "dudley", "iron", "iron 1"),
        ("birmingham.2 A manufacturer-2", "birmingham", "manufacturer", "manufacturer 4"),
    ],
)
def test_any_own_tile_may_be_replaced_flipped_or_not(
    old: str, card: str, industry: str, before: str
) -> None:
    links = "B gloucester--worcester birmingham--worcester birmingham--dudley birmingham--coventry"
    match = canal(old, links, A=has(card, money=99, developed=before))
    space = old.split()[0]

    assert allowed(match, f"build [{card}] {industry} {space}")


def test_cubes_on_the_old_tile_go_to_the_supply_and_it_does_not_flip() -> None:
    match = canal("dudley.1 A coal-1 2", A=has("dudley", developed="coal 1"))

    play(match, "build [dudley] coal dudley.1")

    assert tile(match, "dudley.1") == "A coal-2 3"
    assert match.position()["coal"] == 13
    assert income(match) == 10


def test_the_tile_replaced_does_not_score_and_its_income_stays() -> None:
    match = last_action("canal", round=8, tiles="coventry.2 B coal-1 flipped", coal=0,
                        B=has(income=14), D=has(developed="coal 1"))  # fmt: skip

    play(match, "build [coventry] coal coventry.2")

    assert match.position()["era"] == "rail"
    assert (points(match, "B"), income(match, "B")) == (0, 14)


def test_income_and_points_of_the_owner_do_not_change_by_the_replacement() -> None:
    match = canal("dudley.1 B coal-1 flipped", coal=0, A=has("dudley", developed="coal 1"),
                  B=has(income=14, points=3))  # fmt: skip

    play(match, "build [dudley] coal dudley.1")

    assert (income(match, "B"), points(match, "B")) == (14, 3)
    assert tile(match, "dudley.1") == "A coal-2 3"
    assert match.log()[1] == "Coal mine I of B in Dudley 1 is built over."


def test_what_lies_on_the_tile_replaced_does_not_help_to_pay() -> None:
    match = canal("dudley.2 A iron-1 4", "B dudley--wolverhampton", iron=0,
                  A=has("dudley", money=60, developed="iron 1"))  # fmt: skip

    assert why(match, "build [dudley] iron dudley.2") == "no-coal"


def test_of_others_only_mines_and_works_may_be_replaced() -> None:
    match = canal("worcester.1 B cotton-1, derby.1 B brewery-1 flipped",
                  A=has("worcester derby", money=60, developed="cotton 3, brewery 2"))  # fmt: skip

    assert refused(match, "build [worcester] cotton worcester.1") == (
        "BB-148", "overbuild-only-mines-and-works",
    )  # fmt: skip
    assert why(match, "build [derby] brewery derby.1") == "overbuild-only-mines-and-works"


OLD_MINE = "dudley.1 B coal-1 flipped"


@pytest.mark.parametrize(
    ("others", "market"), [("", 1), (", cannock.2 A coal-1 1", 0), (", cannock.2 C coal-1 2", 0)]
)
def test_only_when_no_cube_of_the_resource_is_left_on_tiles_or_market(
    others: str, market: int
) -> None:
    match = canal(OLD_MINE + others, coal=market, A=has("dudley", money=60, developed="coal 1"))

    assert refused(match, "build [dudley] coal dudley.1") == (
        "BB-149", "overbuild-while-cubes-remain",
    )  # fmt: skip


def test_cubes_of_the_other_resource_do_not_matter() -> None:
    match = canal(f"{OLD_MINE}, redditch.2 C iron-1 4", coal=0, A=has("dudley", money=60,
                  developed="coal 1"))  # fmt: skip

    assert allowed(match, "build [dudley] coal dudley.1")


def test_an_iron_works_of_another_is_replaced_when_all_iron_is_gone() -> None:
    works = "dudley.2 B iron-1 flipped, dudley.1 C coal-1"
    rich = has("dudley", money=60, developed="iron 1")

    assert why(canal(works, A=rich), "build [dudley] iron dudley.2") == (
        "overbuild-while-cubes-remain"
    )
    match = play(canal(works, iron=0, A=rich), "build [dudley] iron dudley.2")

    assert (tile(match, "dudley.2"), iron(match)) == ("A iron-2 flipped", 4)


def test_an_own_tile_may_be_replaced_in_the_canal_era() -> None:
    match = canal("dudley.1 A coal-1", A=has("dudley", developed="coal 1"))

    assert allowed(match, "build [dudley] coal dudley.1")


def test_anothers_tile_may_not_where_it_would_make_two_own_ones() -> None:
    tiles = f"{OLD_MINE}, dudley.2 A iron-1 4"
    rich = has("dudley", money=60, developed="coal 1")

    assert refused(canal(tiles, coal=0, A=rich), "build [dudley] coal dudley.1") == (
        "BB-140", "one-tile-a-town",
    )  # fmt: skip
    later = "dudley.1 B coal-2 flipped, dudley.2 A iron-2 4"
    rich = has("dudley", money=60, developed="coal 3")
    assert allowed(rail(later, coal=0, A=rich), "build [dudley] coal dudley.1")


def test_an_own_tile_may_be_replaced_while_another_space_is_free() -> None:
    match = canal("tamworth.1 A coal-1", A=has("tamworth", developed="coal 1"))

    play(match, "build [tamworth] coal tamworth.1")

    assert tile(match, "tamworth.1") == "A coal-2 3"


def test_a_free_space_does_not_hinder_replacing_anothers_tile() -> None:
    match = canal("tamworth.1 B coal-1 flipped", coal=0, A=has("tamworth", developed="coal 1"))

    assert allowed(match, "build [tamworth] coal tamworth.1")
    assert allowed(match, "build [tamworth] coal tamworth.2")


def test_single_icon_first_speaks_of_free_spaces_only() -> None:
    match = canal("cannock.1 A coal-1", A=has("cannock", developed="coal 1"))

    play(match, "build [cannock] coal cannock.1")  # Cannock 2, for coal alone, is free

    assert tile(match, "cannock.1") == "A coal-2 3"


def test_lowest_tile_and_era_marks_hold_for_replacing() -> None:
    lowest = canal("dudley.1 A coal-1", A=has("dudley"))
    era = canal("stafford.2 A pottery-1", "A stafford--stone",
                A=has("stafford", money=60, developed="pottery 4"))  # fmt: skip

    assert allowed(lowest, "build [dudley] coal dudley.1")
    assert why(era, "build [stafford] pottery stafford.2") == "only-in-the-rail-era"
