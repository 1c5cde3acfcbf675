"""Making products (NL-37 to NL-46), and what each production building does (NL-133 to NL-146)."""

from __future__ import annotations

import pytest

from rulesets.neuland.table import (
    asked,
    busy,
    cost,
    either,
    first,
    goods,
    has,
    holds,
    idle,
    neuland,
    one_for_one,
    second,
    spent,
    tile,
    tokens,
)
from rulesets.playing import allowed, offers, play, refused, step, why

HOME = "d2.1 hunting-lodge; d2.2 lumberjack"


# Workers on buildings.


@pytest.mark.parametrize("edition", [1, 2])
def test_a_worker_of_the_reserve_stands_up_on_the_building(edition: int) -> None:
    match = either(edition, HOME)

    after = step(match, "produce d2.1")

    assert after["tiles"]["d2.1"] == "hunting-lodge A"  # standing
    assert idle(match) == 6
    assert holds(match) == {"d2.1": "food"}


@pytest.mark.parametrize("edition", [1, 2])
def test_the_product_is_there_as_long_as_the_worker_is(edition: int) -> None:
    match = either(edition, HOME, B=has(space=9))

    play(match, "produce d2.1")
    assert goods(match) == ["food"]
    play(match, "produce d2.2 food:d2.1")

    assert goods(match) == ["wood"]
    assert tile(match, "d2.1") == "hunting-lodge"


@pytest.mark.parametrize("edition", [1, 2])
def test_a_worker_is_put_only_where_a_building_is(edition: int) -> None:
    match = either(edition, "b3.1 abbey; c5.1 farm")

    assert refused(match, "produce d2.1") == ("NL-38", "no-building")
    assert refused(match, "produce b3.1") == ("NL-38", "no-production-building")


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("lying", ["", " lying"])
def test_nobody_uses_a_building_on_which_anothers_worker_is(edition: int, lying: str) -> None:
    match = either(edition, f"c5.1 farm B{lying}; c5.2 farm")

    assert refused(match, "produce c5.1") == ("NL-39", "occupied")
    assert allowed(match, "produce c5.2")


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("lying", ["", " lying"])
def test_nor_does_anybody_where_an_own_worker_still_is(edition: int, lying: str) -> None:
    match = either(edition, f"c5.1 farm A{lying}; d2.2 lumberjack A{lying}")

    assert refused(match, "produce c5.1") == ("NL-40", "occupied-by-you")
    assert why(match, "produce d2.2") == "occupied-by-you"


def test_products_are_taken_off_first_so_a_freed_worker_may_be_put_down_again() -> None:
    match = second(f"{busy('A', 6)}; d2.1 hunting-lodge A; d2.2 lumberjack")
    assert idle(match) == 0

    play(match, "produce d2.2 food:d2.1")

    assert idle(match) == 0
    assert "d2.2" in holds(match) and "d2.1" not in holds(match)


@pytest.mark.parametrize(
    ("spare", "own"), [("c2.1 smelter-meadow A iron", "paper"), ("d3.1 paper-mill A", "iron")]
)
def test_the_cave_is_emptied_and_filled_again_by_its_own_gold(spare: str, own: str) -> None:
    match = one_for_one(f"d2.1 alchemist-cave A lying; {spare}; c5.1 farm")

    play(match, f"produce d2.1 {own}:d2.1")

    assert holds(match) == {"d2.1": "gold"}
    assert tile(match, "d2.1") == "alchemist-cave A"  # standing again


def test_the_cave_with_gold_makes_more_only_if_that_gold_is_used() -> None:
    match = one_for_one(
        "d2.1 alchemist-cave A; d3.1 paper-mill A; c2.1 smelter-meadow A iron; c5.1 farm"
    )

    assert refused(match, "produce d2.1 paper:d3.1 iron:c2.1") == (
        "NL-40",
        "must-empty-the-building",
    )
    assert allowed(match, "produce d2.1 paper:d2.1 iron:c2.1")
    assert allowed(match, "produce d2.1 paper:d3.1 iron:d2.1")


@pytest.mark.parametrize("edition", [1, 2])
def test_every_empty_building_is_open_to_whoever_has_the_turn(edition: int) -> None:
    match = either(edition, "c5.1 farm; d2.2 lumberjack A")
    play(match, "build hunting-lodge d2", "end")

    assert asked(match) == "B"
    play(match, "produce d2.1")

    assert tile(match, "d2.1") == "hunting-lodge B"


def test_nothing_is_paid_for_the_building_of_another() -> None:
    match = neuland(2).start(seed=1)
    play(match, "home d2", "end", "home d3", "produce d2.1", "produce d2.2 food:d2.1")

    assert spent(match) == 2
    assert holds(match, "B") == {"d2.2": "wood"}


# Workers are few.


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("slot", ["b1.1", "c1.1", "c1.2"])
def test_without_workers_in_reserve_no_base_building_produces(edition: int, slot: str) -> None:
    base = "b1.1 hunting-lodge; c1.1 sheep-farm; c1.2 sheep-farm"
    match = either(edition, f"{busy('A', 7)}; {base}")

    assert idle(match) == 0
    assert refused(match, f"produce {slot}") == ("NL-42", "no-worker")


@pytest.mark.parametrize("edition", [1, 2])
def test_without_workers_in_reserve_a_production_may_use_the_one_it_frees(edition: int) -> None:
    match = either(edition, f"{busy('A', 7)}; c3.1 quarry")

    assert allowed(match, "produce c3.1 food:d4.3")
    assert cost(match, "produce c3.1 food:d4.3") == 2
    assert idle(match) == 0


def test_without_workers_in_reserve_a_token_alone_makes_nothing() -> None:
    match = second(f"{busy('A', 7)}; d2.2 lumberjack", A=has(tokens="food"))

    assert refused(match, "produce d2.2 food:token") == ("NL-42", "must-free-a-worker")
    assert allowed(match, "produce d2.2 food:d4.3")


def test_without_workers_in_reserve_found_food_alone_makes_nothing() -> None:
    match = first(f"{busy('A', 7)}; d2.2 lumberjack")

    assert refused(match, "produce d2.2 food:found") == ("NL-42", "must-free-a-worker")
    assert allowed(match, "produce d2.2 food:d4.3")


def test_without_workers_and_without_food_of_ones_own_nothing_is_found_to_produce_with() -> None:
    wood = "d4.1 lumberjack A; d4.2 lumberjack A; b4.1 lumberjack A; b4.2 lumberjack A; "
    stone = "c3.1 quarry A; c3.2 quarry A; e3.1 quarry A; "
    match = first(f"{wood}{stone} d2.2 lumberjack")

    assert refused(match, "produce d2.2") == ("NL-42", "no-worker")


# Actions and products.


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("tiles", "move"),
    [
        ("c5.1 farm", "produce c5.1"),
        ("d2.1 hunting-lodge A; d2.2 lumberjack", "produce d2.2 food:d2.1"),
        ("c5.1 farm; d2.2 lumberjack A; d3.1 paper-mill", "produce d3.1"),
    ],
)
def test_every_product_costs_at_least_one_action(edition: int, tiles: str, move: str) -> None:
    assert cost(either(edition, tiles), move) == 1


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("slot", "good"), [("d2.1", "food"), ("c5.1", "food"), ("c4.1", "wool")])
def test_lodge_farm_and_sheep_farm_use_no_product(edition: int, slot: str, good: str) -> None:
    match = either(edition, "d2.1 hunting-lodge; c5.1 farm; c4.1 sheep-farm; b1.1 lumberjack A")

    play(match, f"produce {slot}")

    assert goods(match) == sorted([good, "wood"])


@pytest.mark.parametrize("edition", [1, 2])
def test_other_buildings_take_all_that_stands_before_their_arrow(edition: int) -> None:
    tiles = "d2.1 armourer; d3.1 charcoal-kiln A; d1.1 hunting-lodge"
    smelter = {1: "smelter", 2: "smelter-meadow"}[edition]
    without = either(edition, tiles)
    match = either(edition, f"{tiles}; c2.1 {smelter} A iron")

    assert refused(without, "produce d2.1") == ("NL-68", "lacks-goods")
    play(match, "produce d2.1")

    assert holds(match) == {"d2.1": "weapons"}


@pytest.mark.parametrize("edition", [1, 2])
def test_another_product_does_not_do(edition: int) -> None:
    match = either(edition, "d2.1 paper-mill; d3.1 lumberjack A; d1.1 hunting-lodge A")

    assert refused(match, "produce d2.1 wood:d1.1") == ("NL-45", "wrong-good")


@pytest.mark.parametrize("edition", [1, 2])
def test_a_building_is_used_again_as_soon_as_its_product_has_been(edition: int) -> None:
    match = either(edition, f"{HOME}; c3.1 quarry", B=has(space=9))

    play(match, "produce d2.1", "produce d2.2 food:d2.1", "produce d2.1")
    play(match, "produce c3.1 food:d2.1", "produce d2.1")

    assert spent(match) == 5
    assert goods(match) == ["food", "stone", "wood"]


# What each building does: needs as slots and products that lie there, and what comes of it.

RECIPES = [
    ("hunting-lodge", "d2.1", "", "food"),
    ("farm", "c2.1", "", "food"),
    ("sheep-farm", "c2.1", "", "wool"),
    ("mine ore:coal", "c3.1", "d3.1 hunting-lodge A", "coal"),
    ("mine ore:iron-ore", "c3.1", "d3.1 hunting-lodge A", "iron-ore"),
    ("mine ore:silver-ore", "c3.1", "d3.1 hunting-lodge A", "silver-ore"),
    ("quarry", "c3.1", "d3.1 hunting-lodge A", "stone"),
    ("lumberjack", "d2.1", "d3.1 hunting-lodge A", "wood"),
    ("weaving-mill", "c2.1", "b2.1 sheep-farm A", "cloth"),
    ("charcoal-kiln", "d2.1", "d3.1 lumberjack A", "coal"),
    ("paper-mill", "d2.1", "d3.1 lumberjack A", "paper"),
    ("SMELTER", "d2.1", "d3.1 charcoal-kiln A; c3.1 mine ore:iron-ore,coal A", "iron"),
    ("SMELTER", "d2.1", "d3.1 charcoal-kiln A; c3.1 mine ore:silver-ore,coal A", "silver"),
    ("forge", "c2.1", "d2.1 charcoal-kiln A; d1.1 SMELTER A silver", "tools"),
    ("mint", "c2.1", "d1.1 SMELTER A silver", "coins"),
    ("armourer", "d2.1", "d3.1 charcoal-kiln A; d1.1 SMELTER A iron", "weapons"),
]


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("building", "slot", "needs", "good"), RECIPES, ids=[f"{r[0]}-{r[3]}" for r in RECIPES]
)
def test_each_building_takes_and_gives_what_it_shows(
    building: str, slot: str, needs: str, good: str, edition: int
) -> None:
    smelter = {1: "smelter", 2: "smelter-forest"}[edition]
    tiles = f"{slot} {building}; {needs}; c5.1 farm; c5.2 sheep-farm A; b4.1 paper-mill A"
    match = either(edition, tiles.replace("SMELTER", smelter))
    before = goods(match)
    used = [product for product in before if product not in ("wool", "paper")]
    if "sheep-farm" in needs:
        used = ["wool"]

    move = next(phrase for phrase in offers(match) if phrase == f"produce {slot}")
    play(match, with_sources(move, needs, used))

    assert holds(match)[slot] == good
    assert sorted([*goods(match), *used]) == sorted([*before, good])


def with_sources(move: str, needs: str, used: list[str]) -> str:
    """The move with every product named, where there could be a choice."""
    slots = [part.split()[0] for part in needs.split(";") if part.strip()]
    return " ".join(
        [move, *(f"{good}:{slot}" for good, slot in zip(sorted(used), slots, strict=True))]
    )


@pytest.mark.parametrize("edition", [1, 2])
def test_the_forge_makes_tools_of_coal_and_silver(edition: int) -> None:
    smelter = {1: "smelter", 2: "smelter-forest"}[edition]
    coal = "c2.1 forge; d2.1 charcoal-kiln A; c5.1 farm"
    silver = either(edition, f"{coal}; d1.1 {smelter} A silver")
    iron = either(edition, f"{coal}; d1.1 {smelter} A iron")

    play(silver, "produce c2.1")

    assert goods(silver) == ["tools"]
    assert why(iron, "produce c2.1") == "lacks-goods"


def test_whoever_owns_the_box_can_have_tools_of_coal_and_iron() -> None:
    recipes = [{"needs": ["coal", "iron"], "makes": "tools"}]
    game = neuland(2, figures={"buildings": {"forge": {"recipes": recipes}}})
    match = second(
        "c2.1 forge; d2.1 charcoal-kiln A; d1.1 smelter-forest A iron; c5.1 farm", game=game
    )

    play(match, "produce c2.1")

    assert goods(match) == ["tools"]


def test_the_alchemist_makes_gold_of_paper_and_iron() -> None:
    match = second("d2.1 alchemist-cave; d3.1 paper-mill A; c2.1 smelter-meadow A iron; c5.1 farm")

    assert cost(match, "produce d2.1") == 1
    assert holds(match) == {"d2.1": "gold"}


@pytest.mark.parametrize("edition", [1, 2])
def test_a_token_or_a_search_brings_food_to_a_mine_too(edition: int) -> None:
    match = either(edition, "c3.1 mine ore:coal,coal,coal; c5.1 farm", A=has(
        tokens="food" if edition == 2 else ""))  # fmt: skip

    actions = cost(match, f"produce c3.1 food:{['found', 'token'][edition - 1]}")

    assert actions == {1: 4, 2: 1}[edition]
    assert goods(match) == ["coal"]
    assert tokens(match) == []
