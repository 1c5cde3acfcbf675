"""Using products (NL-66 to NL-72), gold (NL-73, NL-74) and distances (NL-85 to NL-90)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.neuland.table import (
    asked,
    cost,
    crests,
    either,
    first,
    goods,
    has,
    holds,
    idle,
    neuland,
    one_for_one,
    position,
    second,
    spent,
    supply,
    tile,
)
from rulesets.playing import allowed, choices, offers, play, refused, step, why

LODGE = "b1.1 hunting-lodge"


# Using products.


@pytest.mark.parametrize("edition", [1, 2])
def test_a_product_is_used_by_taking_its_worker_back(edition: int) -> None:
    match = either(edition, "d2.1 lumberjack A; c5.1 farm")

    after = step(match, "build farm c2")

    assert after["tiles"]["d2.1"] == "lumberjack"
    assert match.log()[0] == "A uses wood from d2."
    assert idle(match) == 7


@pytest.mark.parametrize("edition", [1, 2])
def test_nobody_uses_the_products_of_others(edition: int) -> None:
    match = either(edition, f"d2.1 lumberjack A; d3.1 lumberjack B; d2.2 paper-mill; {LODGE}")

    assert refused(match, "produce d2.2 wood:d3.1") == ("NL-67", "not-your-good")
    assert refused(match, "build farm c2 wood:d3.1") == ("NL-67", "not-your-good")
    assert allowed(match, "produce d2.2 wood:d2.1")


def test_an_empty_building_holds_no_product_to_use() -> None:
    match = second(f"d2.1 lumberjack A; d3.1 lumberjack; d2.2 paper-mill; {LODGE}")

    assert why(match, "produce d2.2 wood:d3.1") == "not-your-good"
    assert why(match, "produce d2.2 wood:c3.1") == "not-your-good"


@pytest.mark.parametrize("edition", [1, 2])
def test_only_a_product_made_before_can_be_used(edition: int) -> None:
    match = either(edition, f"d2.2 paper-mill; d2.1 lumberjack; {LODGE} A", B=has(space=9))

    assert refused(match, "produce d2.2") == ("NL-68", "lacks-goods")
    assert refused(match, "build farm c2") == ("NL-101", "no-material")
    play(match, "produce d2.1 food:b1.1")

    assert allowed(match, "produce d2.2")
    assert allowed(match, "build farm c2")


@pytest.mark.parametrize("edition", [1, 2])
def test_one_product_does_not_serve_twice_in_one_production(edition: int) -> None:
    figures = {"properties": {"studio": {"needs": ["wood", "wood"]}}}
    game = neuland(2, edition=edition, figures=figures)
    tiles = f"b2.1 studio; d2.1 lumberjack A; {LODGE}"

    assert why(position(game, tiles), "crests b2.1") == "lacks-goods"
    two = position(game, f"{tiles}; d3.1 lumberjack A")
    assert allowed(two, "crests b2.1 wood:d2.1 wood:d3.1")
    assert why(two, "crests b2.1 wood:d2.1 wood:d2.1") == "not-your-good"


def test_one_token_does_not_serve_twice_in_one_production() -> None:
    game = neuland(2, edition=2, figures={"properties": {"studio": {"needs": ["wood", "wood"]}}})
    token, none = has(tokens="wood"), has()
    tiles = f"b2.1 studio; {LODGE}"

    alone = position(game, tiles, A=token)
    assert why(alone, "crests b2.1") == "lacks-goods"
    assert not any(str(move).startswith("crests") for move in alone.moves())
    beside = position(game, f"{tiles}; d2.1 lumberjack A", A=token)
    assert choices(beside, "crests b2.1") == ["wood:d2.1", "wood:token"]
    assert allowed(beside, "crests b2.1 wood:token wood:d2.1")
    without = position(game, f"{tiles}; d2.1 lumberjack A", A=none)
    assert "need wood, which" in str(without.refusal("crests b2.1"))


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("state", ["", " lying"])
@pytest.mark.parametrize("hex", ["d2", "d4", "b4"])
def test_it_does_not_matter_whether_a_worker_stands_or_lies_nor_where(
    hex: str, state: str, edition: int
) -> None:
    match = either(edition, f"{hex}.1 lumberjack A{state}; c5.1 farm; d1.1 paper-mill")

    assert allowed(match, "produce d1.1")


@pytest.mark.parametrize("edition", [1, 2])
def test_of_several_alike_the_player_chooses_standing_or_lying_near_or_far(
    edition: int,
) -> None:
    tiles = (
        f"d2.1 lumberjack A; d3.1 lumberjack A lying; a2.1 lumberjack A; d2.2 paper-mill; {LODGE}"
    )
    match = either(edition, tiles)

    assert choices(match, "produce d2.2") == ["wood:a2.1", "wood:d2.1", "wood:d3.1"]
    assert cost(match, "produce d2.2 wood:a2.1") == 3
    assert holds(match) == {"d2.1": "wood", "d3.1": "wood", "d2.2": "paper"}


@pytest.mark.parametrize("edition", [1, 2])
def test_coal_of_a_mine_or_of_a_kiln_is_the_players_choice(edition: int) -> None:
    smelter = {1: "smelter ore:iron-ore", 2: "smelter-meadow"}[edition]
    tiles = f"c3.1 mine ore:coal,coal A; d2.1 charcoal-kiln A; c2.1 {smelter} A iron; d3.1 armourer"
    match = either(edition, f"{tiles}; {LODGE}")

    assert choices(match, "produce d3.1") == ["coal:c3.1", "coal:d2.1"]


@pytest.mark.parametrize("edition", [1, 2])
def test_all_products_of_a_production_are_handed_over_in_one_move(edition: int) -> None:
    match = either(edition, f"b3.1 abbey; c3.1 quarry A; b2.1 weaving-mill A; {LODGE}")

    after = step(match, "crests b3.1")

    assert [after["tiles"][slot] for slot in ("c3.1", "b2.1")] == ["quarry", "weaving-mill"]
    assert match.log()[:3] == [
        "A uses stone from c3.",
        "A uses cloth from b2.",
        "A places 1 crest on the abbey (1 action).",
    ]


def test_a_product_is_not_handed_over_before_the_others_are_there() -> None:
    match = second(f"b3.1 abbey; c3.1 quarry A; b2.1 weaving-mill; c2.1 sheep-farm A; {LODGE}")
    before = match.position()

    assert refused(match, "crests b3.1") == ("NL-68", "lacks-goods")
    assert match.position() == before


@pytest.mark.parametrize("edition", [1, 2])
def test_no_worker_is_taken_off_without_use(edition: int) -> None:
    match = either(edition, "d2.1 lumberjack A; c5.1 farm A; d2.2 hunting-lodge")
    kinds = {phrase.split()[0] for phrase in offers(match)}

    assert kinds == {"produce", "build", "end"}
    for move in match.moves():
        uses = [word for word in move.long.split() if ":" in word]
        assert bool(uses) == (move.long not in ("produce d2.2", "end"))


@pytest.mark.parametrize("edition", [1, 2])
def test_a_worker_that_is_not_used_leaves_only_by_lying_at_the_end(edition: int) -> None:
    match = either(edition, "d2.1 lumberjack A; c5.1 farm; c5.2 farm", B=has(space=8))

    play(match, "produce c5.1", "end")
    stays = holds(match)
    play(match, "produce c5.2", "end")

    assert stays == {"d2.1": "wood", "c5.1": "food"}
    assert holds(match) == {"c5.2": "food"}


# Gold.

GOLD = f"d2.1 alchemist-cave A; {LODGE}"


@pytest.mark.parametrize(
    ("building", "other"),
    [
        ("d3.1 lumberjack", ""),
        ("c3.1 quarry", ""),
        ("c2.1 weaving-mill", ""),
        ("d3.1 paper-mill", ""),
        ("d3.1 armourer", "d2.2 charcoal-kiln A"),
        ("c2.1 forge", "d1.1 charcoal-kiln A"),
        ("c2.1 mint", ""),
    ],
)
def test_gold_stands_in_for_any_one_product_of_a_production(building: str, other: str) -> None:
    match = one_for_one(f"{GOLD}; {building}; {other}")
    slot = building.split()[0]

    assert cost(match, f"produce {slot}") == 1

    assert list(holds(match)) == [slot]
    assert tile(match, "d2.1") == "alchemist-cave"


def test_gold_stands_in_for_a_product_of_a_property() -> None:
    match = one_for_one(f"{GOLD}; c2.1 abbey; c3.1 quarry A")

    play(match, "crests c2.1")

    assert tile(match, "c2.1") == "abbey A"
    assert goods(match) == []


def test_gold_stands_in_for_one_product_only() -> None:
    match = one_for_one(f"{GOLD}; c2.1 abbey; d3.1 armourer")

    assert why(match, "crests c2.1") == "lacks-goods"
    assert why(match, "produce d3.1") == "lacks-goods"


def test_gold_may_be_used_where_the_product_itself_is_there_too() -> None:
    match = second(f"{GOLD}; d3.1 paper-mill; d1.1 lumberjack A")

    assert choices(match, "produce d3.1") == ["wood:d1.1", "wood:d2.1"]
    play(match, "produce d3.1 wood:d2.1")

    assert holds(match) == {"d1.1": "wood", "d3.1": "paper"}


def test_the_way_of_gold_counts_from_the_cave() -> None:
    match = second("d4.1 alchemist-cave A; a1.1 quarry; c5.1 farm")

    assert cost(match, "produce a1.1") == 4


def test_gold_keeps_the_cave_occupied_and_is_lost_like_any_product() -> None:
    match = second(f"{GOLD}; c5.1 farm", B=has(space=9))

    play(match, "end")
    assert tile(match, "d2.1") == "alchemist-cave A lying"
    play(match, "end")

    assert tile(match, "d2.1") == "alchemist-cave"
    assert "A loses gold in d2." in match.log()


def test_gold_in_a_smelter_stands_for_the_ore_or_for_the_coal() -> None:
    match = one_for_one(f"{GOLD}; d3.1 smelter-forest; d1.1 charcoal-kiln A")

    assert choices(match, "produce d3.1") == ["make:iron", "make:silver"]
    play(match, "produce d3.1 make:silver")

    assert goods(match) == ["silver"]
    assert supply(match) == [9, 6, 6]


@pytest.mark.parametrize("move", ["crests c2.1", "produce d3.1", "crests c4.1"])
def test_gold_stands_in_for_a_whole_cost_alone(move: str) -> None:
    tiles = "c2.1 abbey; d3.1 armourer; c4.1 town-hall"
    match = second(f"{GOLD}; {tiles}; b4.1 lumberjack A lying")

    play(match, move)

    assert "gold" not in goods(match)
    assert "wood" in goods(match)  # nothing else is handed in


def test_who_begins_with_another_product_cannot_add_gold_for_the_rest() -> None:
    match = second(f"{GOLD}; c2.1 abbey; c3.1 quarry A; b2.1 weaving-mill A")

    assert choices(match, "crests c2.1") == ["stone:c3.1", "stone:d2.1"]
    assert refused(match, "crests c2.1 stone:c3.1 cloth:d2.1") == ("NL-73", "gold-pays-all")
    play(match, "crests c2.1 stone:d2.1")

    assert goods(match) == ["cloth", "stone"]


def test_with_gold_at_hand_half_of_the_other_products_is_not_enough() -> None:
    match = second(f"{GOLD}; c2.1 abbey; c3.1 quarry A")

    refusal = match.refusal("crests c2.1 stone:c3.1")

    assert refusal is not None
    assert refusal.text() == "For the abbey you still need cloth, which you do not have."
    assert choices(match, "crests c2.1") == []  # only gold is left, and goes without saying


def test_gold_for_a_whole_cost_says_so() -> None:
    match = second(f"{GOLD}; c2.1 abbey; c3.1 quarry A; b2.1 weaving-mill A")
    match.choose("crests c2.1")

    assert [option.text() for option in match.options()] == [
        "stone: quarry in c3, 1 hex away: 1 action",
        "gold for the whole cost: alchemist’s cave in d2, 1 action",
    ]


def test_gold_is_a_setting_that_a_record_keeps() -> None:
    match = play(one_for_one(f"{GOLD}; c2.1 abbey; c3.1 quarry A"), "crests c2.1")
    text = str(match.record())

    assert match.game.settings == {"gold": "one"}
    assert 'option gold: "one"' in text
    assert ib.load(text).position() == match.position()
    with pytest.raises(ib.GameError, match="gold"):
        ib.game("neuland", gold="nothing")


def test_a_record_of_the_first_version_replaces_one_product_by_gold() -> None:
    match = play(one_for_one(f"{GOLD}; c2.1 abbey; c3.1 quarry A"), "crests c2.1")
    text = str(match.record()).replace('option gold: "one"\n', "").replace("rules: 2", "rules: 1")

    again = ib.load(text)

    assert again.position() == match.position()
    assert again.game.settings == {}
    assert str(again.record()) == text


def test_only_the_second_edition_has_gold() -> None:
    assert "gold" not in {entry["makes"] for entry in recipes(1)}
    assert [entry["needs"] for entry in recipes(2) if entry["makes"] == "gold"] == [
        ["paper", "iron"]
    ]


def recipes(edition: int) -> list[dict[str, object]]:
    """All recipes of an edition."""
    name = {1: "first", 2: "second"}[edition]
    buildings = first().game.figures.data["buildings"].values()
    own = [entry for entry in buildings if name in entry.get("editions", ["first", "second"])]
    return [recipe for entry in own for recipe in entry["recipes"]]


@pytest.mark.parametrize(
    ("move", "other"),
    [
        ("build farm c2 wood:d2.1", "d3.1 lumberjack A"),
        ("build mint c2 stone:d2.1", "c3.1 quarry A"),
    ],
)
def test_gold_builds_nothing(move: str, other: str) -> None:
    assert refused(second(f"{GOLD}; {other}"), move) == ("NL-74", "gold-builds-nothing")
    assert refused(second(GOLD), move) == ("NL-74", "gold-builds-nothing")


@pytest.mark.parametrize(("tiles", "move"), [
    ("d3.1 paper-mill", "produce d3.1"),
    ("c2.1 abbey; b2.1 weaving-mill A", "crests c2.1"),
])  # fmt: skip
def test_gold_may_be_the_wood_or_stone_that_a_production_takes(tiles: str, move: str) -> None:
    match = second(f"{GOLD}; {tiles}")

    play(match, move)

    assert "gold" not in goods(match)


# Distances.

# Food in the first hex, a quarry or a hut in the second, and how far that is.
WAYS = [("d2", "d2", 0), ("d2", "c3", 1), ("d2", "d3", 1), ("d4", "c3", 2), ("d2", "a2", 3),
        ("b4", "d2", 3), ("b4", "d1", 4), ("a2", "e1", 4)]  # fmt: skip
TERRAIN = {"c3": "quarry", "e1": "quarry"}


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("source", "target", "away"), WAYS)
def test_a_production_costs_as_many_actions_as_the_product_is_away_but_at_least_one(
    source: str, target: str, away: int, edition: int
) -> None:
    building = TERRAIN.get(target, "lumberjack")
    match = either(edition, f"{source}.1 hunting-lodge A; {target}.2 {building}; c5.1 farm")

    assert cost(match, f"produce {target}.2 food:{source}.1") == max(1, away)


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("source", "target", "away"), WAYS)
def test_a_building_costs_one_action_less_than_the_material_is_away(
    source: str, target: str, away: int, edition: int
) -> None:
    building = TERRAIN.get(target, "charcoal-kiln")
    match = either(edition, f"{source}.1 lumberjack A; c5.1 farm")

    assert cost(match, f"build {building} {target}") == max(0, away - 1)


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("stone", "cloth", "actions"),
    [("c3", "c2", 1), ("c3", "c5", 3), ("e3", "c2", 3), ("e3", "c5", 3), ("a1", "c1", 2)],
)
def test_crests_cost_as_the_farthest_product_says(
    stone: str, cloth: str, actions: int, edition: int
) -> None:
    tiles = f"c2.1 abbey; {stone}.1 quarry A; {cloth}.2 weaving-mill A; {LODGE}"

    assert cost(either(edition, tiles), "crests c2.1") == actions


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("hex", ["d2", "d1", "d3"])
def test_from_the_cost_zone_a_production_costs_one_action(hex: str, edition: int) -> None:
    match = either(edition, f"{hex}.1 hunting-lodge A; d2.2 lumberjack; c5.1 farm")

    assert cost(match, f"produce d2.2 food:{hex}.1") == 1


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("hex", ["c2", "c3", "d2", "e2"])
def test_from_the_cost_zone_a_building_costs_no_action(hex: str, edition: int) -> None:
    building = {"c3": "quarry", "d2": "paper-mill"}.get(hex, "farm")
    match = either(edition, f"d2.1 lumberjack A; {LODGE}")

    assert cost(match, f"build {building} {hex}") == 0


@pytest.mark.parametrize("edition", [1, 2])
def test_no_terrain_blocks_the_way(edition: int) -> None:
    match = either(
        edition,
        "a2.1 hunting-lodge A; e2.1 farm; d2.1 lumberjack; d3.1 lumberjack; d1.1 lumberjack",
    )

    for hex in ("d1", "d2", "d3"):  # over meadows and the mountain in the middle
        assert allowed(match, f"produce {hex}.1 food:a2.1")
    assert cost(match, "produce d2.1 food:a2.1") == 3


def test_a_product_two_hexes_away_makes_a_production_cost_two_actions() -> None:
    assert cost(second("d4.1 hunting-lodge A; c3.1 quarry"), "produce c3.1") == 2


def test_a_product_two_hexes_away_makes_a_building_cost_one_action() -> None:
    assert cost(second("d4.1 lumberjack A"), "build quarry c3") == 1


@pytest.mark.parametrize(("source", "target", "away"), WAYS)
def test_both_editions_count_distances_to_the_same_cost(
    source: str, target: str, away: int
) -> None:
    building = TERRAIN.get(target, "lumberjack")
    tiles = f"{source}.1 hunting-lodge A; {target}.2 {building}; c5.1 farm"
    move = f"produce {target}.2 food:{source}.1"

    assert cost(either(1, tiles), move) == cost(either(2, tiles), move)


def test_three_hexes_and_two_hexes_cost_three_actions() -> None:
    match = first(f"a2.1 laboratory; d4.1 paper-mill A; c3.1 quarry A; {LODGE}")

    assert cost(match, "crests a2.1") == 3
    assert crests(match) == 17


def test_products_at_zero_one_and_three_hexes_cost_three_actions() -> None:
    tiles = "b2.1 town-hall; b2.2 court; c4.1 senate; c4.2 weaving-mill A; b4.1 hunting-lodge A; "

    assert cost(second(f"{tiles}d1.1 armourer A"), "crests c4.1") == 3


@pytest.mark.parametrize("edition", [1, 2])
def test_a_production_too_far_for_the_time_left_is_refused(edition: int) -> None:
    tiles = "a2.1 hunting-lodge A; e1.1 quarry; d4.1 lumberjack A; c5.1 farm A"
    match = either(edition, tiles, A=has(space=8), B=has(space=3))

    assert spent(match) == 7
    assert refused(match, "produce e1.1 food:a2.1") == ("NL-60", "past-the-present")
    assert asked(match) == "A"
