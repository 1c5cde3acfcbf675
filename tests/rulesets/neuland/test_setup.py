"""The box, the aim and the set-up (NL-01 to NL-26)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ironbridge as ib
from rulesets.neuland.table import (
    asked,
    crests,
    either,
    first,
    goods,
    has,
    holds,
    idle,
    neuland,
    on_hex,
    present,
    second,
    space,
    state_of,
    stock,
    supply,
    tokens,
)
from rulesets.playing import offers, play, why

FIGURES = neuland().figures.data
PLAYERS = [2, 3, 4]
PRODUCTION = {
    "hunting-lodge": 4, "lumberjack": 5, "farm": 2, "sheep-farm": 2, "quarry": 6, "mine": 6,
    "charcoal-kiln": 2, "paper-mill": 2, "weaving-mill": 2, "forge": 2, "mint": 2, "armourer": 2,
}  # fmt: skip
SMELTERS = {1: {"smelter": 3}, 2: {"smelter-forest": 2, "smelter-meadow": 2, "alchemist-cave": 1}}
STACKS = {
    "religion": ["abbey", "church", "cathedral"],
    "science": ["laboratory", "library", "guild-hall"],
    "culture": ["studio", "academy", "theatre"],
    "society": ["town-hall", "court", "senate"],
    "war": ["barracks", "castle", "fortress"],
}


def constant(key: str) -> Any:
    """One of the constants."""
    return FIGURES["constants"][key]["value"]


# The box.


def test_the_game_is_for_two_three_or_four_players() -> None:
    assert ib.title("neuland").players == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(ib.GameError, match=f"players, not {players}"):
            ib.game("neuland", players=players)


def test_the_game_takes_one_to_two_hours() -> None:
    shortest, longest = constant("minutes")

    assert (shortest, longest) == (60, 120)
    assert shortest <= ib.title("neuland").minutes <= longest


def test_there_are_two_editions_and_the_second_is_played_unless_said_otherwise() -> None:
    assert ib.game("neuland").settings == {}
    assert ib.game("neuland", edition=1).settings == {"edition": 1}
    with pytest.raises(ib.GameError, match="edition"):
        ib.game("neuland", edition=3)


def test_both_editions_are_told_in_the_words_of_the_second() -> None:
    tiles = "b3.1 abbey; c3.1 quarry A; b2.1 weaving-mill A"

    told = [play(either(edition, tiles), "crests b3.1").log()[-1] for edition in (1, 2)]

    assert told == ["A places 1 crest on the abbey (1 action)."] * 2


def test_a_clause_of_one_edition_only_begins_with_its_name() -> None:
    named = {
        c.id: c.words["en"].split(":")[0]
        for c in neuland().ledger.clause
        if "dition:" in c.words["en"][:20]
    }

    assert set(named.values()) == {"First edition", "Second edition"}
    assert (named["NL-15"], named["NL-16"]) == ("First edition", "Second edition")


def test_the_map_has_one_single_piece_and_nine_double_ones() -> None:
    sizes = Counter(len(piece["terrains"]) for piece in FIGURES["pieces"].values())

    assert sizes == {1: 1, 2: 9}


@pytest.mark.parametrize("layout", ["recommended", "free"])
def test_the_map_shows_seven_forests_seven_meadows_and_five_mountains(layout: str) -> None:
    match = neuland(layout=layout).start(seed=3)
    names = list(FIGURES["terrains"])

    shown = Counter(names[terrain] for terrain in state_of(match).land.terrain)

    assert shown == {"forest": 7, "meadow": 7, "mountain": 5}


def test_each_edition_has_four_colours_of_its_own() -> None:
    assert constant("colours") == {
        "first": ["brown", "green", "natural", "black"],
        "second": ["yellow", "red", "light-blue", "purple"],
    }


def test_each_colour_has_eight_workers_and_eighteen_crests() -> None:
    assert (constant("workers"), constant("crests-per-colour")) == (8, 18)
    assert (constant("all-workers"), constant("all-crests")) == (4 * 8, 4 * 18)


@pytest.mark.parametrize("edition", [1, 2])
def test_there_are_nine_markers_of_coal_and_six_of_each_ore(edition: int) -> None:
    assert supply(neuland(2, edition=edition).start(seed=1)) == [9, 6, 6]
    assert [marker["colour"] for marker in FIGURES["markers"].values()] == [
        "black", "grey", "white",
    ]  # fmt: skip


@pytest.mark.parametrize("edition", [1, 2])
def test_there_is_one_tile_of_each_of_fifteen_properties(edition: int) -> None:
    match = neuland(2, edition=edition).start(seed=1)
    properties = [id for stack in STACKS.values() for id in stack]

    assert list(FIGURES["properties"]) == properties
    assert [stock(match, id) for id in properties] == [1] * 15


@pytest.mark.parametrize(("edition", "tiles", "production"), [(1, 55, 40), (2, 57, 42)])
def test_the_second_edition_has_a_smelter_and_a_cave_more(
    edition: int, tiles: int, production: int
) -> None:
    match = neuland(2, edition=edition).start(seed=1)
    kinds = PRODUCTION | SMELTERS[edition]

    boxed = {kind: stock(match, kind) for kind in kinds}
    boxed |= {kind: boxed[kind] + 2 for kind in ("hunting-lodge", "lumberjack")}  # with the players

    assert boxed == kinds
    assert sum(boxed.values()) == production
    assert production + 15 == tiles


def test_the_first_edition_knows_no_alchemist() -> None:
    assert why(first("c3.1 quarry A"), "build alchemist-cave b1") == "unreadable"
    assert "build alchemist-cave" in offers(second("c3.1 quarry A"))


def test_there_are_four_carts_food_wood_and_metal_tokens() -> None:
    counts = {id: token["count"] for id, token in FIGURES["tokens"].items()}

    assert counts == {"cart": 4, "food": 4, "wood": 4, "metal": 4}
    assert FIGURES["tokens"]["metal"]["sides"] == ["iron", "silver"]
    assert all(token["editions"] == ["second"] for token in FIGURES["tokens"].values())


def test_one_pawn_marks_the_present_and_two_boards_hold_the_tiles() -> None:
    assert (constant("present-markers"), constant("building-boards")) == (1, 2)
    assert constant("player-aids") == {"second": 4}


# The aim.


@pytest.mark.parametrize("edition", [1, 2])
def test_whoever_is_first_to_have_placed_all_crests_wins(edition: int) -> None:
    tiles = "b3.1 abbey; c3.1 quarry B; b2.1 weaving-mill B; c4.1 town-hall A; c4.2 court A"
    properties = "; a2.1 laboratory B; a2.2 library B; a2.3 guild-hall B; a1.1 barracks B"
    match = either(edition, tiles + properties, players=4, turn="B", B=has(crests=1))

    play(match, "crests b3.1")

    assert (crests(match, "B"), crests(match)) == (0, 9 - 5)
    assert match.over
    assert match.winners() == [1]
    assert match.scores() == [5, 9, 0, 0]


# Set-up.


@pytest.mark.parametrize(
    ("edition", "players", "spaces"),
    [(1, 2, 11), (1, 3, 11), (1, 4, 11), (2, 2, 11), (2, 3, 11), (2, 4, 10)],
)
def test_the_track_has_ten_spaces_in_the_second_edition_with_four_players(
    edition: int, players: int, spaces: int
) -> None:
    match = neuland(players, edition=edition).start(seed=1)

    play(match, match.options()[0].phrase)

    assert constant("time-track")[{1: "first", 2: "second"}[edition]][str(players)] == spaces
    assert match.question is not None
    assert match.question.text().endswith(f"Actions left in this turn: {spaces - 1}.")


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_a_lodge_a_hut_and_eight_workers(players: int, edition: int) -> None:
    match = neuland(players, edition=edition).start(seed=1)

    assert stock(match, "hunting-lodge") == 4 - players
    assert stock(match, "lumberjack") == 5 - players
    assert [idle(match, seat) for seat in "ABCD"[:players]] == [8 - 1] * players


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("players", "count"), [(2, 18), (3, 12), (4, 9)])
def test_the_fewer_play_the_more_crests_each_has(players: int, count: int, edition: int) -> None:
    match = neuland(players, edition=edition).start(seed=1)

    assert [crests(match, seat) for seat in "ABCD"[:players]] == [count] * players


def tokens_at_the_start(edition: int) -> list[list[str]]:
    """What each of four players has."""
    match = neuland(4, edition=edition).start(seed=1)
    return [tokens(match, seat) for seat in "ABCD"]


def test_only_the_second_edition_gives_each_player_a_food_token() -> None:
    assert all("food" in held for held in tokens_at_the_start(2))
    assert tokens_at_the_start(1) == [[]] * 4


def test_only_the_second_edition_gives_each_player_a_wood_token() -> None:
    assert all("wood" in held for held in tokens_at_the_start(2))
    assert tokens_at_the_start(1) == [[]] * 4


def test_only_the_second_edition_gives_each_player_a_cart() -> None:
    assert all("cart" in held for held in tokens_at_the_start(2))
    assert tokens_at_the_start(1) == [[]] * 4


@pytest.mark.parametrize("edition", [1, 2])
def test_of_every_building_it_is_told_whether_it_costs_wood_or_stone(edition: int) -> None:
    match = either(edition, "c3.1 quarry A; d2.1 lumberjack A; d3.1 hunting-lodge")
    names = {entry["name"]["en"]: entry for entry in FIGURES["buildings"].values()}

    offers = [o.text() for o in match.options() if "build" in o.phrase]
    told = {text.split(" (")[0].split(" ", 2)[2]: text for text in offers}

    for name, entry in names.items():
        if ["first", "second"][edition - 1] in entry.get("editions", ["first", "second"]):
            assert f" for {entry['material']}, " in told[name.lower()]
    assert {entry["material"] for entry in names.values()} == {"wood", "stone"}


def test_the_stack_of_science_is_laboratory_library_and_guild_hall() -> None:
    stack = FIGURES["categories"]["science"]["stack"]

    assert [(id, FIGURES["properties"][id]["crests"]) for id in stack] == [
        ("laboratory", 1), ("library", 2), ("guild-hall", 3),
    ]  # fmt: skip


def test_the_properties_form_five_stacks_with_rising_numbers() -> None:
    stacks = {id: entry["stack"] for id, entry in FIGURES["categories"].items()}
    numbers = [[FIGURES["properties"][id]["crests"] for id in stack] for stack in stacks.values()]

    assert stacks == STACKS
    assert numbers == [[1, 2, 3], [1, 2, 3], [1, 2, 3], [2, 3, 4], [2, 3, 4]]


@pytest.mark.parametrize("edition", [1, 2])
def test_the_smallest_number_of_each_stack_lies_on_top(edition: int) -> None:
    match = either(edition, "c3.1 quarry A")

    offered = [phrase.removeprefix("build ") for phrase in offers(match)]

    assert [id for stack in STACKS.values() for id in stack if id in offered] == [
        stack[0] for stack in STACKS.values()
    ]


@pytest.mark.parametrize("metal", ["iron", "silver"])
def test_all_four_smelters_may_hold_the_same_metal(metal: str) -> None:
    held = f"b1.1 smelter-forest B {metal}; c2.1 smelter-meadow B {metal}; "
    held += f"c2.2 smelter-meadow B {metal}; d2.1 smelter-forest"
    ores = f"c3.1 mine ore:{metal}-ore,coal A; c3.2 mine ore:coal,coal A; d3.1 hunting-lodge"
    match = second(f"{held}; {ores}")

    play(match, "produce d2.1")

    assert goods(match) == [metal]
    assert goods(match, "B") == [metal] * 3


def test_in_the_first_edition_all_ore_lies_open_to_choose_from() -> None:
    match = first("d2.1 lumberjack A")

    match.choose("build mine")
    match.choose("c3")

    assert offers(match) == ["top:coal", "top:iron-ore", "top:silver-ore"]


def test_in_the_second_edition_ore_comes_out_of_the_bag_by_chance() -> None:
    drawn = set()
    for seed in range(12):
        match = play(second("d2.1 lumberjack A", seed=seed), "build mine c3")
        told = [line for line in match.log() if "draws" in line]
        drawn.add(tuple(told))
        assert len(told) == 3

    assert len(drawn) > 4


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", PLAYERS)
def test_seven_workers_are_left_beside_the_time_marker(players: int, edition: int) -> None:
    base = "b2.1 farm; b2.2 farm; c1.1 sheep-farm; c1.2 sheep-farm; "
    base += "d1.1 hunting-lodge; d1.2 hunting-lodge; d1.3 hunting-lodge; d4.1 lumberjack A"
    match = either(edition, base, players=players)
    slots = ["b2.1", "b2.2", "c1.1", "c1.2", "d1.1", "d1.2"]

    play(match, *[f"produce {slot}" for slot in slots])

    assert len(holds(match)) == 7
    assert why(match, "produce d1.3") == "no-worker"


@pytest.mark.parametrize("edition", [1, 2])
def test_all_time_markers_start_with_the_present_pawn(edition: int) -> None:
    match = neuland(4, edition=edition).start(seed=1)

    assert {space(match, seat) for seat in "ABCD"} == {present(match)}


@pytest.mark.parametrize("start", [1, 6, 11])
def test_it_does_not_matter_on_which_space_the_pawn_starts(start: int) -> None:
    match = neuland(2).at(
        {"phase": "settling", "first turns": 2, "present": start, "seats": {"B": {"space": start}}}
    )

    play(match, "home d2", "produce d2.1", "produce d2.2 food:d2.1", "end", "home d3", "end")

    assert asked(match) == "B"
    assert (space(match) - start) % 11 == 2
    assert (space(match, "B") - start) % 11 == (present(match) - start) % 11 == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_drawn_by_lot(players: int) -> None:
    starts = [neuland(players).start(seed=seed) for seed in range(60)]
    firsts = Counter(asked(match) for match in starts)

    assert set(firsts) == set("ABCD"[:players])
    assert max(firsts.values()) < 60 / players * 1.6
    assert starts[0].log() == [f"{asked(starts[0])} plays first."]


def test_nothing_stands_on_the_map_at_the_start() -> None:
    match = neuland(3).start(seed=1)

    assert match.position()["tiles"] == {}
    assert on_hex(match, "d2") == []
    assert match.scores() == [0, 0, 0]
