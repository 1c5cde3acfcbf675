"""Erecting buildings (NL-94 to NL-106, NL-109)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.neuland.table import (
    asked,
    cost,
    either,
    first,
    goods,
    has,
    holds,
    neuland,
    on_hex,
    second,
    spent,
    stock,
    tile,
)
from rulesets.playing import allowed, choices, offers, play, refused, why

FIGURES = neuland().figures.data
LODGE = "b1.1 hunting-lodge"
MATERIALS = "d2.1 lumberjack A; c3.1 quarry A"
TERRAIN = {"forest": "d3", "meadow": "c2", "mountain": "c3"}
NAME = {1: "first", 2: "second"}


def buildings(edition: int) -> dict[str, dict[str, object]]:
    """The production buildings of an edition."""
    both = ["first", "second"]
    kinds = FIGURES["buildings"].items()
    return {id: entry for id, entry in kinds if NAME[edition] in entry.get("editions", both)}


def loose(edition: int) -> list[str]:
    """All that can be built first: production buildings and the top property of each stack."""
    return [*buildings(edition), *(entry["stack"][0] for entry in FIGURES["categories"].values())]


def printed(id: str) -> dict[str, object]:
    """A tile as printed."""
    entry = FIGURES["buildings"].get(id) or FIGURES["properties"][id]
    return dict(entry)


# Tiles of the supply.


@pytest.mark.parametrize("edition", [1, 2])
def test_a_building_comes_from_the_supply_and_goes_on_the_map(edition: int) -> None:
    match = either(edition, f"{MATERIALS}; {LODGE}")
    before = stock(match, "farm")

    play(match, "build farm c2")

    assert tile(match, "c2.1") == "farm"
    assert stock(match, "farm") == before - 1 == 1


@pytest.mark.parametrize("edition", [1, 2])
def test_every_tile_of_the_supply_is_open_to_everybody(edition: int) -> None:
    match = either(edition, f"d2.1 lumberjack B; c3.1 quarry B; {LODGE}", turn="B")

    offered = [phrase.removeprefix("build ") for phrase in offers(match) if "build" in phrase]

    assert offered == loose(edition)


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("kind", ["farm", "sheep-farm", "weaving-mill"])
def test_only_a_tile_that_is_left_can_be_built(kind: str, edition: int) -> None:
    match = either(edition, f"{MATERIALS}; {LODGE}; c1.1 {kind}; c1.2 {kind}")

    assert stock(match, kind) == 0
    assert refused(match, f"build {kind} c2") == ("NL-95", "none-left")


@pytest.mark.parametrize("edition", [1, 2])
def test_with_four_players_no_lodge_and_one_hut_are_left(edition: int) -> None:
    match = neuland(4, edition=edition).start(seed=1)

    assert (stock(match, "hunting-lodge"), stock(match, "lumberjack")) == (0, 1)
    late = either(edition, "a2.1 hunting-lodge; a2.2 lumberjack A; b1.1 hunting-lodge; b1.2 lumberjack; "
                  "d1.1 hunting-lodge; d1.2 lumberjack; d4.1 hunting-lodge; d4.2 lumberjack",
                  players=4)  # fmt: skip
    assert why(late, "build hunting-lodge a2") == "none-left"
    play(late, "build lumberjack a2")
    assert stock(late, "lumberjack") == 0


# Terrain.


@pytest.mark.parametrize("edition", [1, 2])
def test_a_tile_lies_on_its_own_terrain_only(edition: int) -> None:
    match = either(edition, f"{MATERIALS}; {LODGE}")

    for id in loose(edition):
        terrains = printed(id)["terrains"]
        assert isinstance(terrains, list)
        for terrain, hex in TERRAIN.items():
            move = f"build {id} {hex}"
            if terrain in terrains:
                assert (
                    why(match, move) == "unfinished"
                    if id == "mine" and edition == 1
                    else (allowed(match, move))
                )
            else:
                assert refused(match, move) == ("NL-96", "wrong-terrain")


def test_the_hexes_offered_for_a_tile_are_those_of_its_terrain() -> None:
    match = second(f"{MATERIALS}; {LODGE}")

    assert choices(match, "build farm") == ["b2", "b3", "c1", "c2", "c4", "c5", "e2"]
    assert choices(match, "build mine") == ["a1", "a3", "c3", "e1", "e3"]
    assert choices(match, "build armourer") == ["a2", "b1", "b4", "d1", "d2", "d3", "d4"]


# Three on a hex.


@pytest.mark.parametrize("edition", [1, 2])
def test_a_hex_with_three_buildings_is_full(edition: int) -> None:
    match = either(edition, f"{MATERIALS}; {LODGE}; c2.1 farm; c2.2 abbey; c2.3 sheep-farm")

    assert refused(match, "build weaving-mill c2") == ("NL-99", "hex-full")
    assert allowed(match, "build weaving-mill c1")


@pytest.mark.parametrize("edition", [1, 2])
def test_a_hex_with_two_buildings_has_room_whoever_works_there(edition: int) -> None:
    match = either(edition, f"{MATERIALS}; {LODGE}; c2.1 farm B; c2.2 abbey B")

    play(match, "build weaving-mill c2")

    assert on_hex(match, "c2") == ["farm", "abbey", "weaving-mill"]


def test_a_terrain_without_a_free_place_takes_no_more_tiles() -> None:
    mountains = "a1.1 quarry; a1.2 quarry; a1.3 quarry; a3.1 quarry; a3.2 quarry; a3.3 barracks; "
    mountains += "c3.1 quarry A; c3.2 castle; c3.3 fortress; "
    mountains += "; ".join(
        f"{slot} mine ore:coal" for slot in ("e1.1", "e1.2", "e1.3", "e3.1", "e3.2")
    )
    match = second(f"{mountains}; e3.3 mine ore:coal; d2.1 lumberjack A; {LODGE}")
    assert why(match, "build quarry") == "none-left"

    roomy = neuland(2, figures={"buildings": {"quarry": {"count": 7}},
                                "constants": {"tiles": {"second": 58}, "production-tiles": {"second": 43}}})  # fmt: skip
    full = second(f"{mountains}; e3.3 mine ore:coal; d2.1 lumberjack A; {LODGE}", game=roomy)
    assert refused(full, "build quarry") == ("NL-99", "no-site")


# Wood or stone.


@pytest.mark.parametrize("edition", [1, 2])
def test_a_building_costs_one_product_wood_or_stone_as_its_tile_says(edition: int) -> None:
    for id in loose(edition):
        match = either(edition, f"{MATERIALS}; {LODGE}")
        terrains, material = printed(id)["terrains"], printed(id)["material"]
        assert isinstance(terrains, list)
        move = f"build {id} {TERRAIN[terrains[0]]}"
        play(
            match,
            f"{move} top:coal middle:coal bottom:coal" if id == "mine" and edition == 1 else move,
        )
        assert material not in goods(match)
        assert len(goods(match)) == 1


@pytest.mark.parametrize("edition", [1, 2])
def test_without_the_material_nothing_is_built(edition: int) -> None:
    wood = either(edition, f"d2.1 lumberjack A; {LODGE}")
    stone = either(edition, f"c3.1 quarry A; {LODGE}")

    assert refused(wood, "build abbey c2") == ("NL-101", "no-material")
    assert refused(stone, "build farm c2") == ("NL-101", "no-material")
    assert refused(stone, "build abbey c2 stone:b1.1") == ("NL-67", "not-your-good")


@pytest.mark.parametrize("edition", [1, 2])
def test_the_other_material_does_not_do(edition: int) -> None:
    match = either(edition, f"{MATERIALS}; {LODGE}")

    assert refused(match, "build farm c2 wood:c3.1") == ("NL-101", "wrong-material")
    assert refused(match, "build abbey c2 stone:d2.1") == ("NL-101", "wrong-material")


@pytest.mark.parametrize("edition", [1, 2])
def test_only_the_first_two_buildings_are_free(edition: int) -> None:
    match = neuland(2, edition=edition).at({"phase": "settling", "seats": {"A": {"tokens": []}}})

    play(match, "home d2")

    assert "build lumberjack" not in offers(match)
    assert why(match, "build lumberjack d2") == "no-material"


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("id", list(FIGURES["properties"]))
def test_every_property_costs_one_stone(id: str, edition: int) -> None:
    assert printed(id)["material"] == "stone"
    tops = [entry["stack"][0] for entry in FIGURES["categories"].values()]
    if id in tops:
        assert f"build {id}" in offers(either(edition, f"c3.1 quarry A; {LODGE}"))
        assert f"build {id}" not in offers(either(edition, f"d2.1 lumberjack A; {LODGE}"))


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("stack", "hex"),
    [(["abbey", "church", "cathedral"], "c2"), (["laboratory", "library", "guild-hall"], "d3"),
     (["barracks", "castle", "fortress"], "c3")],
)  # fmt: skip
def test_properties_are_built_from_the_top_of_their_stack(
    stack: list[str], hex: str, edition: int
) -> None:
    stones = "a1.1 quarry A; a1.2 quarry A; e1.1 quarry A; d1.1 hunting-lodge"
    match = either(edition, stones, B=has(space=9))

    assert refused(match, f"build {stack[1]} {hex}") == ("NL-103", "not-on-top")
    assert refused(match, f"build {stack[2]} {hex}") == ("NL-103", "not-on-top")
    play(match, f"build {stack[0]} {hex} stone:a1.1", f"build {stack[1]} {hex} stone:a1.2")
    play(match, f"build {stack[2]} {hex}")

    assert on_hex(match, hex) == stack


def test_in_the_first_edition_a_property_is_built_before_crests_are_placed_on_it() -> None:
    match = first(f"c3.1 quarry A; b2.1 weaving-mill A; c3.2 quarry A; {LODGE}")

    assert not [phrase for phrase in offers(match) if phrase.startswith("crests")]
    assert why(match, "crests b3.1") == "no-property"
    play(match, "build abbey b3 stone:c3.1")
    assert (tile(match, "b3.1"), spent(match)) == ("abbey", 0)
    play(match, "crests b3.1")

    assert (tile(match, "b3.1"), spent(match)) == ("abbey A", 1)
    assert goods(match) == []


def test_the_site_costs_a_stone_of_its_own_beside_the_products_of_the_progress() -> None:
    match = first(f"c3.1 quarry A; b2.1 weaving-mill A; {LODGE}")

    play(match, "build abbey b3")

    assert why(match, "crests b3.1") == "lacks-goods"


# At any moment.


@pytest.mark.parametrize("edition", [1, 2])
def test_building_is_possible_before_the_first_action_and_any_number_of_times(
    edition: int,
) -> None:
    match = either(edition, f"d2.1 lumberjack A; d3.1 lumberjack A; c3.1 quarry A; {LODGE}")

    play(match, "build farm c2 wood:d2.1", "build quarry c3", "build abbey c4")

    assert spent(match) == 0
    assert goods(match) == []


@pytest.mark.parametrize("edition", [1, 2])
def test_building_is_possible_when_no_action_is_left(edition: int) -> None:
    tiles = f"d2.1 lumberjack A; c3.1 quarry A; a2.1 lumberjack A; {LODGE}"
    match = either(edition, tiles, A=has(space=11), B=has(space=3))

    assert spent(match) == 10
    play(match, "build farm c2 wood:d2.1")
    assert refused(match, "build sheep-farm c4 wood:a2.1") == ("NL-60", "past-the-present")
    play(match, "build abbey c4")

    assert (tile(match, "c2.1"), tile(match, "c4.1")) == ("farm", "abbey")


def test_token_and_cart_build_when_no_action_is_left() -> None:
    match = second(
        f"a2.1 lumberjack A; {LODGE}", A=has(space=11, tokens="wood cart"), B=has(space=3)
    )

    play(match, "build farm c2 wood:token", "build quarry e1 cart")

    assert (tile(match, "c2.1"), tile(match, "e1.1")) == ("farm", "quarry")


@pytest.mark.parametrize("edition", [1, 2])
def test_building_that_costs_actions_needs_them(edition: int) -> None:
    match = either(edition, f"a2.1 lumberjack A; {LODGE}", A=has(space=9), B=has(space=3))

    assert allowed(match, "build farm c2") and allowed(match, "build sheep-farm c1")
    assert refused(match, "build quarry e1") == ("NL-60", "past-the-present")


def test_a_new_building_is_used_at_once() -> None:
    match = first("d2.1 hunting-lodge A; d2.2 lumberjack A")

    play(match, "build paper-mill d2", "produce d2.2 food:d2.1", "produce d2.3")

    assert holds(match) == {"d2.3": "paper"}


@pytest.mark.parametrize("edition", [1, 2])
def test_buildings_stay_on_the_map(edition: int) -> None:
    match = either(
        edition, f"d2.1 lumberjack A lying; d3.1 hunting-lodge A lying; {LODGE}", B=has(space=5)
    )
    before = set(match.position()["tiles"])

    play(match, "end", "end", "end")

    assert set(match.position()["tiles"]) == before


def test_only_the_emptied_mine_of_the_first_edition_leaves_it() -> None:
    match = first(f"c3.1 mine ore:coal A lying; e1.1 mine ore:coal,coal A lying; {LODGE}")

    play(match, "end")

    assert "c3.1" not in match.position()["tiles"]
    assert tile(match, "e1.1") == "mine ore:coal"


def test_a_refused_building_changes_nothing() -> None:
    match = second(f"{MATERIALS}; {LODGE}")
    before = match.position()

    with pytest.raises(ib.IllegalMove):
        match.play("build farm d3")

    assert match.position() == before
    assert asked(match) == "A"


def test_a_building_says_what_it_costs_and_is_good_for() -> None:
    match = second(f"a2.1 lumberjack A; c3.1 quarry A; {LODGE}")
    said = {option.phrase: option.text() for option in match.options()}

    assert said["build mint"] == "Build a mint (meadow) for stone, no action: silver → coins"
    assert said["build abbey"] == (
        "Build the abbey (meadow) for stone, no action: stone + cloth → 1 crest"
    )
    match.choose("build farm")
    assert [option.text() for option in match.options()][:2] == [
        "The meadow b2, no action", "The meadow b3, no action",
    ]  # fmt: skip
    assert match.options()[-1].text() == "The meadow e2, 3 actions"


def test_a_material_says_how_far_it_is_and_whether_it_would_be_lost() -> None:
    match = second(f"a2.1 lumberjack A lying; d2.1 lumberjack A; {LODGE}", A=has(tokens="wood"))
    match.choose("build farm")
    match.choose("c2")

    assert [option.text() for option in match.options()] == [
        "wood, else lost at the end of the turn: lumberjack’s hut in a2, 2 hexes away: 1 action",
        "wood: lumberjack’s hut in d2, 1 hex away: no action",
        "Hand in your wood token, which comes once per game: no action",
    ]


def test_cost_follows_the_chosen_material() -> None:
    match = second(f"a2.1 lumberjack A; d2.1 lumberjack A; {LODGE}")

    assert cost(match, "build farm c2 wood:a2.1") == 1
    assert cost(match, "build farm c2 wood:d2.1") == 0
