"""The scene of Neuland: what is seen of a position, and what answers a question."""

from __future__ import annotations

from math import atan2, pi

import pytest

import ironbridge as ib
from ironbridge.core.scene import Mark, Scene
from ironbridge.draw.symbols import symbols
from rulesets.neuland.looking import (
    LANGUAGES,
    NAMES,
    ids,
    link,
    moments,
    panel,
    piece,
    scenes,
    seen,
    things,
)
from rulesets.neuland.table import first, has, neuland, second

LODGE = "d4.1 hunting-lodge"  # so that there is something to do
FARMSTEAD = "d2.1 hunting-lodge A; d2.2 lumberjack A lying"
KILNS = "c3.1 mine A ore:silver-ore,coal; c3.2 mine A ore:iron-ore; c3.3 mine A ore:coal"

# What answers the question.


@pytest.mark.parametrize(
    ("players", "edition", "seed"), [(2, 2, 3), (4, 2, 1), (3, 1, 2), (4, 1, 5)]
)
def test_every_option_is_lit_once_and_at_a_place_that_exists(
    players: int, edition: int, seed: int
) -> None:
    kinds = set()
    for match in moments(players, edition, seed=seed):
        scene = seen(match)
        phrases = [phrase for here in scene.lit.values() for phrase in here]
        offered = [] if match.over else [option.phrase for option in match.options()]
        assert sorted(phrases) == sorted(offered)
        assert set(scene.lit) <= set(ids(scene))
        kinds.add(match.question.kind if match.question else "over")

    assert kinds >= {"home", "act", "site", "source", "material", "ore"}


def test_first_buildings_go_to_the_first_place_of_a_hex() -> None:
    match = neuland(2, edition=1).start(seed=1, names=NAMES[:2])
    scene = seen(match)

    assert scene.lit == {"place:d2.1": ["home d2"], "place:d3.1": ["home d3"]}
    assert piece(scene, "place:d2.1").marks == {"c": [Mark("lodge"), Mark("lumberjack")]}
    assert piece(scene, "place:d2.2").marks == {}


def test_a_turn_is_answered_on_the_map_in_the_supply_and_by_a_key() -> None:
    scene = seen(second("d2.1 hunting-lodge; d2.2 lumberjack A; c2.1 studio; b2.1 sheep-farm A; "
                        "b2.2 weaving-mill", A=has(tokens="wood")))  # fmt: skip

    assert scene.lit["tile:d2.1"] == ["produce d2.1"]
    assert scene.lit["tile:b2.2"] == ["produce b2.2"]
    assert scene.lit["building:quarry"] == ["build quarry"]
    assert scene.lit["action:end"] == ["end"]
    assert "property:abbey" not in scene.lit  # there is no stone


def test_crests_are_placed_on_the_property_itself() -> None:
    scene = seen(second("c2.1 abbey; c3.1 quarry A; b2.1 weaving-mill A"))

    assert scene.lit["tile:c2.1"] == ["crests c2.1"]


def test_a_property_is_taken_from_the_top_of_its_stack() -> None:
    scene = seen(second("c3.1 quarry A; c2.1 abbey"))

    tops = [id for id in scene.lit if id.startswith("property:")]
    assert tops == ["property:church", "property:laboratory", "property:studio",
                    "property:town-hall", "property:barracks"]  # fmt: skip


def test_a_site_is_the_first_free_place_of_a_hex() -> None:
    match = second("d2.1 hunting-lodge; d2.2 lumberjack A; c3.1 quarry")
    match.choose("build mine")
    scene = seen(match)

    assert set(scene.lit) == {"place:a1.1", "place:a3.1", "place:c3.2", "place:e1.1", "place:e3.1"}
    assert piece(scene, "place:c3.2").marks == {"c": [Mark("coal-mine")]}


def test_a_good_is_taken_from_a_worker_or_paid_with_a_token() -> None:
    match = second("d2.1 hunting-lodge A; d3.1 hunting-lodge A lying; d2.2 lumberjack",
                   A=has(tokens="food cart"))  # fmt: skip
    match.choose("produce d2.2")

    assert set(seen(match).lit) == {"tile:d2.1", "tile:d3.1", "token:0.food"}


def test_food_is_searched_for_with_a_key() -> None:
    match = first("d2.1 hunting-lodge A; d2.2 lumberjack")
    match.choose("produce d2.2")

    assert seen(match).lit == {"tile:d2.1": ["food:d2.1"], "action:search": ["food:found"]}


def test_a_token_that_there_is_not_stands_nowhere() -> None:
    match = first("d2.1 hunting-lodge A; d3.1 hunting-lodge A; d2.2 lumberjack")
    match.choose("produce d2.2")
    question = match.draft.question
    assert question is not None

    words, options = match.game.words, match.game.rules.asks[question.kind].all
    places = [words.place(match.draft.given.state, question, option) for option in options]

    assert places[-2:] == ["", "action:search"]


def test_what_a_smelter_makes_is_chosen_among_the_goods() -> None:
    match = second(f"{KILNS}; c2.1 smelter-meadow")
    match.choose("produce c2.1")

    assert seen(match).lit == {"good:iron": ["make:iron"], "good:silver": ["make:silver"]}


def test_the_cart_is_handed_in_or_kept() -> None:
    match = second("b4.1 hunting-lodge A; d2.1 lumberjack", A=has(tokens="cart"))
    match.choose("produce d2.1")

    assert seen(match).lit == {"token:0.cart": ["cart"], "action:keep-cart": ["no-cart"]}


def test_ore_is_chosen_from_the_supply() -> None:
    match = first("d2.1 lumberjack A")
    match.choose("build mine")
    match.choose("c3")

    assert set(seen(match).lit) == {"ore:coal", "ore:iron-ore", "ore:silver-ore"}


def test_drawn_ore_is_in_the_hand() -> None:
    match = second("c3.1 mine", phase="stacking", mine="c3.1", drawn=["coal", "coal", "iron-ore"])
    scene = seen(match)

    assert set(scene.lit) == {"ore:coal", "ore:iron-ore"}
    assert piece(scene, "ore:coal").marks["se"] == [Mark("bag", "7"), Mark("hand", "2")]
    assert piece(scene, "ore:coal").state == "open"
    assert piece(scene, "ore:silver-ore").marks["se"] == [Mark("bag", "6")]


def test_who_is_not_asked_sees_no_question() -> None:
    match = second(FARMSTEAD)

    assert match.scene(0).question and match.scene(0).lit
    assert not match.scene(1).question and not match.scene(1).lit


# Names.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "edition"), [(2, 1), (4, 2)])
def test_every_thing_has_a_spoken_name_and_an_id_of_its_own(
    lang: str, players: int, edition: int
) -> None:
    for scene in scenes(players, edition, lang):
        assert len(set(ids(scene))) == len(ids(scene))
        for thing in things(scene):
            assert thing.says == thing.says.strip() != ""
            assert "{" not in thing.says and "  " not in thing.says


def test_spoken_names_are_in_the_reader_s_language() -> None:
    match = second(f"{FARMSTEAD}; c3.1 mine B ore:coal,iron-ore; c2.1 abbey B; c2.2 studio")
    en, fr = seen(match, "en"), seen(match, "fr")

    assert piece(en, "tile:d2.2").says == (
        "d2.2: Lumberjack’s hut, food → wood; a worker of A lies there for wood"
    )
    assert piece(fr, "tile:d2.2").says == (
        "d2.2\u00a0: Cabane de bûcheron, nourriture → bois\u202f; un ouvrier de A y est couché (bois)"
    )
    assert piece(en, "tile:c3.1").says == (
        "c3.1: Mine; a worker of B stands there for coal; ore from the top: coal, iron ore"
    )
    assert piece(en, "tile:c2.1").says == "c2.1: Abbey, Religion, with B’s crests"
    assert piece(fr, "tile:c2.2").says == (
        "c2.2\u00a0: Studio, Art et culture, bois + tissu → 1 blason, sans blason"
    )
    assert piece(en, "hex:c2").says == "c2, meadow: 1 free place"


@pytest.mark.parametrize("edition", [1, 2])
def test_french_never_breaks_before_its_marks(edition: int) -> None:
    for scene in scenes(4, edition, "fr"):
        spoken = [thing.says for thing in things(scene)] + [text.text for text in scene.texts]
        assert not [says for says in spoken if any(f" {mark}" in says for mark in ":;?!»")]


@pytest.mark.parametrize("edition", [1, 2])
def test_every_symbol_of_the_scene_is_drawn(edition: int) -> None:
    used = {
        mark.symbol
        for scene in scenes(4, edition, "en")
        for thing in scene.pieces
        for here in [[Mark(thing.symbol)], *thing.marks.values()]
        for mark in here
    }

    assert used - {""} <= set(symbols())


# The map.


def test_hexes_have_their_terrain_wherever_the_pieces_lie() -> None:
    for layout in ("recommended", "free"):
        match = neuland(2, layout=layout).start(seed=4, names=NAMES[:2])
        scene = seen(match)
        terrains = [piece.group for piece in scene.pieces if piece.shape == "hex"]

        assert sorted(terrains) == ["forest"] * 7 + ["meadow"] * 7 + ["mountain"] * 5
        assert len([piece for piece in scene.pieces if piece.shape == "place"]) == 57


def test_free_maps_differ_from_the_recommended_one() -> None:
    def land(layout: str) -> list[str]:
        scene = seen(neuland(2, layout=layout).start(seed=4, names=NAMES[:2]))
        return [piece.group for piece in scene.pieces if piece.shape == "hex"]

    assert land("free") != land("recommended")


def test_marked_hexes_are_flagged_until_somebody_builds_there() -> None:
    def flagged(match: ib.Match) -> list[str]:
        return [piece.label for piece in seen(match).pieces if piece.marks.get("n")]

    match = neuland(4, edition=1).start(seed=1, names=NAMES)
    assert flagged(match) == ["a2", "b1", "d1", "d4"]

    match.choose("home d4")
    assert flagged(match) == ["a2", "b1", "d1"]
    assert flagged(neuland(4, edition=2).start(seed=1, names=NAMES)) == []


def test_a_building_shows_what_it_takes_and_makes() -> None:
    scene = seen(second("d2.1 hunting-lodge; d2.2 armourer; c2.1 smelter-meadow"))

    assert piece(scene, "tile:d2.1").symbol == "lodge"
    assert piece(scene, "tile:d2.1").marks == {"sw": [], "se": [Mark("food")], "e": []}
    assert piece(scene, "tile:d2.2").marks["sw"] == [Mark("coal"), Mark("iron")]
    assert piece(scene, "tile:d2.2").marks["se"] == [Mark("weapons")]
    smelter = piece(scene, "tile:c2.1")
    assert (smelter.marks["sw"], smelter.marks["se"]) == (
        [Mark("coal"), Mark("ore")],
        [Mark("metal")],
    )


def test_workers_stand_or_lie() -> None:
    scene = seen(second(f"{FARMSTEAD}; d3.1 lumberjack"))

    look = [(tile.owner, tile.state) for tile in scene.pieces if tile.shape == "works"]
    assert look == [(0, ""), (0, "turned"), (None, "")]


def test_the_ore_of_a_mine_lies_in_its_order() -> None:
    scene = seen(second(f"{LODGE}; c3.1 mine ore:silver-ore,coal,iron-ore; c3.2 mine B ore:coal"))

    assert piece(scene, "tile:c3.1").marks["e"] == [
        Mark("silver-ore"), Mark("coal"), Mark("iron-ore"),
    ]  # fmt: skip
    assert piece(scene, "tile:c3.1").marks["se"] == []
    assert piece(scene, "tile:c3.2").owner == 1


def test_metal_lies_on_a_smelter_as_a_token_or_as_its_ore() -> None:
    second_edition = seen(second(f"{LODGE}; c2.1 smelter-meadow A silver"))
    first_edition = seen(first(f"{LODGE}; c2.1 smelter A silver ore:silver-ore"))

    token, marker = piece(second_edition, "tile:c2.1"), piece(first_edition, "tile:c2.1")
    assert (token.marks["se"], token.marks["e"]) == ([Mark("silver")], [])
    assert (marker.marks["se"], marker.marks["e"]) == ([Mark("silver")], [Mark("silver-ore")])


def test_a_property_shows_its_category_its_cost_and_its_crests() -> None:
    scene = seen(second(f"{LODGE}; c2.1 abbey B; c2.2 town-hall"))

    town_hall, abbey = piece(scene, "tile:c2.2"), piece(scene, "tile:c2.1")
    assert (town_hall.label, town_hall.group, town_hall.owner) == ("Town hall", "yellow", None)
    assert town_hall.marks == {"sw": [Mark("stone"), Mark("coins")], "se": [Mark("crest")] * 2}
    assert (abbey.owner, abbey.marks["se"]) == (1, [Mark("crest")])


# The supply.


@pytest.mark.parametrize(("edition", "kinds"), [(1, 13), (2, 15)])
def test_the_supply_holds_what_is_left_of_every_building(edition: int, kinds: int) -> None:
    scene = seen(neuland(2, edition=edition).start(seed=1, names=NAMES[:2]))

    plans = [piece for piece in scene.pieces if piece.shape == "plan"]
    assert len(plans) == kinds
    lodge = piece(scene, "building:hunting-lodge")
    assert lodge.marks["ne"] == [Mark(text="×2")]
    assert (lodge.marks["nw"], lodge.marks["w"]) == ([Mark("forest")], [Mark("wood")])


def test_smelters_of_the_first_edition_have_two_terrains() -> None:
    scene = seen(first(LODGE))

    assert piece(scene, "building:smelter").marks["nw"] == [Mark("forest"), Mark("meadow")]


def test_a_building_that_is_used_up_is_pale() -> None:
    scene = seen(second(f"{LODGE}; d1.1 alchemist-cave"))

    assert piece(scene, "building:alchemist-cave").state == "gone"
    assert piece(scene, "building:mint").state == ""


def test_stacks_show_their_top_in_full_and_what_lies_below() -> None:
    scene = seen(second(f"{LODGE}; c2.1 abbey"))

    top, below = piece(scene, "property:church"), piece(scene, "property:cathedral")
    assert "property:abbey" not in ids(scene)
    assert (top.label, top.state, top.marks["c"]) == ("Church", "", [Mark(text="2")])
    assert (below.label, below.state, below.marks["c"]) == ("", "faint", [Mark(text="3")])
    assert below.marks["sw"] == [Mark("stone"), Mark("cloth"), Mark("coins")]
    assert top.x < below.x and top.y == below.y


def test_an_empty_stack_says_so() -> None:
    scene = seen(second(f"{LODGE}; c2.1 abbey; c2.2 church; c2.3 cathedral"))

    assert "all built" in [text.text for text in scene.texts]
    assert piece(scene, "category:religion").says == "Religion: 0 properties to build"


# Time.


def space_of(scene: Scene, id: str) -> int:
    """The space of the dial on which a piece stands, counted from 1."""
    (track,) = scene.tracks
    found = piece(scene, id)
    x, y = found.x - track.x - track.w / 2, found.y - track.y - track.h / 2
    turn = atan2(x, -y) / (2 * pi) % 1
    return round(turn * track.spaces) % track.spaces + 1


@pytest.mark.parametrize(("players", "edition", "spaces"), [(2, 2, 11), (4, 2, 10), (4, 1, 11)])
def test_the_dial_has_as_many_spaces_as_the_track(players: int, edition: int, spaces: int) -> None:
    (track,) = scenes(players, edition, "en")[0].tracks

    assert track.spaces == len(track.stretches) == spaces
    assert track.w == track.h


def test_markers_and_the_present_stand_on_their_spaces() -> None:
    scene = seen(
        second(LODGE, players=3, present=4, A=has(space=7), B=has(space=11), C=has(space=1))
    )

    assert space_of(scene, "present") == 4
    assert [space_of(scene, f"time:{seat}") for seat in range(3)] == [7, 11, 1]


def test_the_way_of_a_turn_leads_from_the_present_to_the_last_space_of_rest() -> None:
    match = second(LODGE, players=3, present=4, A=has(space=7), B=has(space=3), C=has(space=1))
    scene = seen(match)

    assert link(scene, "way:used").owner == 0
    assert link(scene, "way:used").says == "A has spent 3 actions in this turn"
    assert link(scene, "way:left").says == "A can still spend 6 actions"
    assert link(scene, "way:used").points[-1] == link(scene, "way:left").points[0]


def test_at_the_start_of_a_turn_there_is_no_way_behind_it() -> None:
    assert [link.id for link in seen(second(LODGE)).links] == ["way:left"]


# Seats.


def test_a_reserve_shows_crests_and_workers_at_hand_and_at_work() -> None:
    scene = seen(second(f"{FARMSTEAD}; c2.1 abbey B"))
    ada, brunel = piece(scene, "reserve:0"), piece(scene, "reserve:1")

    assert [mark.faint for mark in ada.marks["s"]] == [False] * 5 + [True] * 2
    assert brunel.marks["ne"] == [Mark("crest", "17")]
    assert (ada.state, brunel.state) == ("open", "")


def test_tokens_are_there_until_they_are_handed_in() -> None:
    scene = seen(second(LODGE, A=has(tokens="food cart")))

    states = [piece(scene, f"token:0.{token}").state for token in ("food", "wood", "cart")]
    assert states == ["", "faint", ""]
    assert not [id for id in ids(seen(first(LODGE))) if id.startswith("token:")]


def test_a_panel_tells_what_a_seat_has_and_where() -> None:
    found = panel(seen(second(FARMSTEAD, A=has(tokens="wood"))), 0)

    assert found.marks == [Mark("crest", "18")]
    assert [row.marks for row in found.rows[:4]] == [
        [Mark("worker", "5 of 7")], [Mark("wood")], [Mark("food", "d2")], [Mark("wood", "d2")],
    ]  # fmt: skip
    assert found.active


def test_a_panel_tells_the_time_of_whoever_has_the_turn() -> None:
    scene = seen(second(LODGE, present=1, A=has(space=4), B=has(space=8)))

    assert panel(scene, 0).rows[-1].marks == [
        Mark("present", "3 actions"), Mark(text="up to 7 more", faint=True),
    ]  # fmt: skip
    assert len(panel(scene, 1).rows) == len(panel(scene, 0).rows) - 1


def test_panels_are_in_the_order_of_turns() -> None:
    match = second(LODGE, players=4, present=3, turn="C", A=has(space=2), B=has(space=9),
                   C=has(space=5), D=has(space=4))  # fmt: skip

    assert [panel.seat for panel in seen(match).panels] == [2, 3, 1, 0]


def test_first_turns_go_round_the_table() -> None:
    match = neuland(4).start(seed=2, names=NAMES)
    start = match.seat

    seats = [panel.seat for panel in seen(match).panels]
    assert seats == [(start + step) % 4 for step in range(4)]


def test_at_the_end_the_winner_is_named() -> None:
    halls = "c4.1 town-hall A; c4.2 court A; e2.1 senate"
    match = second(f"{halls}; b2.1 weaving-mill A; d2.1 hunting-lodge A; d3.1 armourer A", players=4,
                   A=has(crests=4))  # fmt: skip
    match.choose("crests e2.1")
    scene = seen(match)

    assert match.over
    assert [mark.text for panel in scene.panels for mark in panel.badges] == ["winner"]
    assert scene.subtitle == "The game is over"
    assert not scene.links
