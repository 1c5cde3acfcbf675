"""The first round: first buildings, clockwise order, the present pawn (NL-27 to NL-32, NL-127)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.neuland.table import (
    asked,
    first,
    has,
    left,
    neuland,
    on_hex,
    placed,
    present,
    second,
    space,
    spent,
    tile,
)
from rulesets.playing import Data, allowed, offers, play, refused, why

FORESTS = ["a2", "b1", "b4", "d1", "d2", "d3", "d4"]


def settling(edition: int = 2, players: int = 2, tiles: str = "", **more: object) -> ib.Match:
    """A first turn begins: A is the last to place the first buildings, unless more is said."""
    game = neuland(players, edition=edition)
    data: Data = {"phase": "settling", "tiles": placed(tiles) if tiles else {}}
    return game.at(data | {name.replace("_", " "): value for name, value in more.items()})


def homes(match: ib.Match) -> list[str]:
    """The hexes that are offered for the first buildings."""
    return [phrase.removeprefix("home ") for phrase in offers(match)]


def settle(match: ib.Match) -> ib.Match:
    """The first buildings on the first hex that will do; on the only one they place themselves."""
    if match.question is not None and match.question.kind == "home":
        match.choose(match.options()[0])
    return match


def both(*hexes: str) -> str:
    """A lodge and a hut on each of these hexes."""
    return "; ".join(f"{hex}.1 hunting-lodge; {hex}.2 lumberjack" for hex in hexes)


# Order and present.


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_first_turn_in_clockwise_order(players: int, edition: int) -> None:
    match = neuland(players, edition=edition).start(seed=5)
    begins = "ABCD".index(asked(match))
    order = []

    for _ in range(players):
        order.append(asked(match))
        assert present(match) == 1
        play(settle(match), "end")

    assert order == ["ABCD"[(begins + n) % players] for n in range(players)]


@pytest.mark.parametrize("edition", [1, 2])
def test_the_present_pawn_stays_until_everybody_has_had_a_first_turn(edition: int) -> None:
    match = neuland(3, edition=edition).start(seed=5)
    seen = []

    for _ in range(3):
        play(settle(match), "end")
        seen.append(present(match))

    assert seen == [1, 1, 2]


@pytest.mark.parametrize("edition", [1, 2])
def test_markers_that_still_wait_are_in_nobodys_way(edition: int) -> None:
    match = neuland(4, edition=edition).start(seed=5)
    track = {1: 11, 2: 10}[edition]
    firsts = []

    for _ in range(4):
        firsts.append(left(settle(match)))
        play(match, "end")

    assert firsts == [track - 1] * 4  # the others rest on spaces 2, 3, 4
    assert [space(match, seat) for seat in "ABCD"].count(1) == 0


def test_a_first_turn_is_as_long_as_free_spaces_allow() -> None:
    match = settling(tiles=both("d3"), first_turns=1, seats={"B": {"space": 11}})

    play(match, "home d2")

    assert left(match) == 9


def test_after_the_first_round_there_is_no_fixed_order() -> None:
    base = "c5.1 farm; c5.2 farm; b2.1 sheep-farm; b1.1 hunting-lodge; b1.2 hunting-lodge"
    match = second(base, players=3, B=has(space=4), C=has(space=6))
    turns = []

    for slots in (["c5.1"], ["c5.2", "b2.1"], [], []):
        turns.append(asked(match))
        play(match, *[f"produce {slot}" for slot in slots], "end")

    assert turns == ["A", "A", "B", "A"]


# The first two buildings.


@pytest.mark.parametrize("edition", [1, 2])
def test_a_first_turn_begins_with_lodge_and_hut_for_nothing(edition: int) -> None:
    match = settling(edition, first_turns=2, seats={"B": {"space": 1}})

    play(match, "home d2")

    assert on_hex(match, "d2") == ["hunting-lodge", "lumberjack"]
    assert (asked(match), spent(match)) == ("A", 0)
    assert match.log() == [
        "A places a hunting lodge in d2.",
        "A places a lumberjack’s hut in d2.",
    ]


def test_nothing_else_can_be_done_before_the_first_buildings_are_placed() -> None:
    match = settling()

    assert match.question is not None and match.question.kind == "home"
    assert why(match, "end") == "home-first"


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("hex", ["a1", "b2", "c3", "e2"])
def test_the_first_buildings_go_into_a_forest(hex: str, edition: int) -> None:
    assert refused(settling(edition), f"home {hex}") == ("NL-29", "not-a-forest")


def test_both_first_buildings_go_on_one_hex() -> None:
    match = play(settling(), "home d1")

    assert on_hex(match, "d1") == ["hunting-lodge", "lumberjack"]
    assert len(match.position()["tiles"]) == 2


def test_a_forest_with_buildings_is_no_first_home() -> None:
    match = settling(tiles=f"{both('d2')}; d3.1 paper-mill")

    assert homes(match) == [hex for hex in FORESTS if hex not in ("d2", "d3")]
    assert refused(match, "home d2") == ("NL-30", "no-room-for-two")
    assert refused(match, "home d3") == ("NL-30", "hex-built-on")


def test_a_single_building_of_any_kind_is_enough_to_bar_a_forest() -> None:
    match = settling(tiles="d2.1 paper-mill; d3.1 hunting-lodge")

    assert homes(match) == ["a2", "b1", "b4", "d1", "d4"]


ALL_BUILT_ON = (
    "a2.1 lumberjack; b1.1 charcoal-kiln; b4.1 paper-mill; d1.1 paper-mill; d2.1 lumberjack; "
    "d2.2 charcoal-kiln; d3.1 hunting-lodge; d4.1 armourer"
)


def test_with_buildings_in_every_forest_room_for_two_is_enough() -> None:
    match = settling(tiles=ALL_BUILT_ON)

    assert homes(match) == ["a2", "b1", "b4", "d1", "d3", "d4"]
    assert refused(match, "home d2") == ("NL-30", "no-room-for-two")


def test_with_buildings_on_every_marked_hex_one_with_room_for_two_is_taken() -> None:
    built = "a2.1 lumberjack; d1.1 hunting-lodge; d1.2 lumberjack; d4.1 paper-mill"
    match = settling(1, players=3, tiles=built)

    assert homes(match) == ["a2", "d4"]
    assert refused(match, "home d1") == ("NL-30", "no-room-for-two")
    assert refused(match, "home b4") == ("NL-31", "not-a-marked-hex")


def test_with_no_room_on_marked_hexes_any_forest_with_room_for_two_will_do() -> None:
    tiles = "d2.1 lumberjack; d2.2 hunting-lodge; d3.1 hunting-lodge; d3.2 lumberjack; "
    match = settling(1, tiles=f"{tiles} a2.1 paper-mill; b1.1 paper-mill; b1.2 armourer")

    assert homes(match) == ["a2", "b4", "d1", "d4"]


ROOM_FOR_ONE = (
    "a2.1 hunting-lodge; a2.2 hunting-lodge; b1.1 hunting-lodge; b1.2 lumberjack; "
    "b4.1 lumberjack; b4.2 lumberjack; d1.1 lumberjack; d1.2 paper-mill; d2.1 paper-mill; "
    "d2.2 charcoal-kiln; d3.1 charcoal-kiln; d3.2 armourer; d4.1 armourer; d4.2 laboratory"
)


@pytest.mark.parametrize("edition", [1, 2])
def test_with_no_room_for_two_anywhere_they_go_on_two_forests(edition: int) -> None:
    match = settling(edition, tiles=ROOM_FOR_ONE)
    assert homes(match) == FORESTS

    play(match, "home a2 home d4")

    assert tile(match, "a2.3") == "hunting-lodge"
    assert tile(match, "d4.3") == "lumberjack"


@pytest.mark.parametrize("edition", [1, 2])
def test_a_full_forest_takes_neither_of_the_two(edition: int) -> None:
    match = settling(edition, tiles=f"{ROOM_FOR_ONE}; b4.3 library")

    assert "b4" not in homes(match)
    assert refused(match, "home b4") == ("NL-30", "no-room-for-two")


@pytest.mark.parametrize("layout", ["recommended", "free"])
def test_in_the_second_edition_any_empty_forest_will_do(layout: str) -> None:
    for players in (2, 3, 4):
        match = neuland(players, layout=layout).start(seed=2)
        assert len(homes(match)) == 7


@pytest.mark.parametrize(
    ("players", "marked"),
    [(2, ["d2", "d3"]), (3, ["a2", "d1", "d4"]), (4, ["a2", "b1", "d1", "d4"])],
)
def test_in_the_first_edition_the_recommended_map_marks_the_first_homes(
    players: int, marked: list[str]
) -> None:
    match = neuland(players, edition=1).start(seed=2)

    assert homes(match) == marked
    assert refused(match, "home b4") == ("NL-31", "not-a-marked-hex")


def test_in_the_first_edition_a_free_map_has_no_marks() -> None:
    for players in (2, 3, 4):
        match = neuland(players, edition=1, layout="free").start(seed=2)
        assert len(homes(match)) == 7


def test_should_no_forest_have_room_for_both_they_go_on_two_hexes() -> None:
    taken = "a2.1 laboratory; a2.2 library; a2.3 guild-hall; b1.1 lumberjack; b1.2 lumberjack; "
    taken += "b1.3 charcoal-kiln; b4.1 charcoal-kiln; b4.2 paper-mill; b4.3 paper-mill; "
    taken += "d1.1 armourer; d1.2 armourer; d1.3 alchemist-cave; d2.1 smelter-forest; "
    taken += "d2.2 smelter-forest; d2.3 hunting-lodge; d3.1 lumberjack; d3.2 lumberjack; "
    taken += "d4.1 hunting-lodge; d4.2 hunting-lodge"
    match = settling(tiles=taken)

    assert homes(match) == ["d3", "d4"]
    play(match, "home d3 home d4")

    assert (tile(match, "d3.3"), tile(match, "d4.3")) == ("hunting-lodge", "lumberjack")


@pytest.mark.parametrize("edition", [1, 2])
def test_after_the_first_buildings_comes_a_normal_turn(edition: int) -> None:
    match = play(settling(edition), "home d2", "produce d2.1", "produce d2.2 food:d2.1")

    assert spent(match) == 2
    assert tile(match, "d2.2") == "lumberjack A"
    assert "build quarry" in offers(match)


@pytest.mark.parametrize("edition", [1, 2])
def test_in_a_first_turn_nothing_is_lost(edition: int) -> None:
    match = play(settling(edition), "home d2", "produce d2.1", "end")

    assert tile(match, "d2.1") == "hunting-lodge A lying"
    assert not [line for line in match.log() if "loses" in line]


# Crests in a first turn.

ABBEY = "b3.1 abbey; c3.1 quarry A; b2.1 weaving-mill A"


def test_in_the_second_edition_no_crests_are_placed_in_a_first_turn() -> None:
    match = second(ABBEY, first_turns=1)

    assert refused(match, "crests b3.1") == ("NL-35", "no-crests-yet")
    assert "crests b3.1" not in offers(match)


def test_the_ban_holds_for_everybody_who_still_has_a_first_turn() -> None:
    match = second(ABBEY, players=3, first_turns=2, B=has(space=1))
    late = second(ABBEY, players=3, first_turns=0)

    assert why(match, "crests b3.1") == "no-crests-yet"
    assert allowed(late, "crests b3.1")


def test_only_the_first_edition_allows_crests_in_a_first_turn() -> None:
    assert allowed(first(ABBEY, first_turns=1), "crests b3.1")
    assert not allowed(second(ABBEY, first_turns=1), "crests b3.1")


def test_a_later_player_may_place_a_crest_in_a_first_turn_with_what_others_built() -> None:
    tiles = "b3.1 abbey; c3.1 quarry; b2.1 weaving-mill; c2.1 sheep-farm"
    game = neuland(2, edition=1)
    data: Data = {"phase": "settling", "turn": "B", "tiles": placed(tiles)}
    match = game.at(data)

    play(match, "home d2", "produce c2.1", "produce b2.1", "produce d2.1")
    play(match, "produce c3.1 food:d2.1", "crests b3.1")

    assert tile(match, "b3.1") == "abbey B"
    assert spent(match) == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_hexes_are_marked_as_there_are_players(players: int) -> None:
    match = neuland(players, edition=1).start(seed=1)

    assert len(offers(match)) == players
