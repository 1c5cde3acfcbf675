"""Mines and ore, chosen or drawn, used and lost (NL-47 to NL-53, NL-107, NL-108, NL-123, NL-124)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.rulesets.neuland.state import Position
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
    placed,
    second,
    spent,
    stock,
    supply,
    tile,
)
from rulesets.playing import Data, allowed, offers, play, refused, step, why

LODGE = "d3.1 hunting-lodge"
FULL = "mine ore:coal,iron-ore,silver-ore"


def stacking(drawn: str, tiles: str = "c3.1 mine", **more: object) -> ib.Match:
    """A has drawn these markers for the mine on c3.1 and puts them in order."""
    data: Data = {"phase": "stacking", "mine": "c3.1", "drawn": drawn.split()}
    data["tiles"] = placed(f"{tiles}; {LODGE}")
    return neuland(2).at(data | {name.replace("_", " "): value for name, value in more.items()})


def all_coal(players: int = 2) -> ib.Game:
    """A box with nothing but coal, where every draw is known."""
    markers = {"coal": {"count": 21}, "iron-ore": {"count": 0}, "silver-ore": {"count": 0}}
    return neuland(players, figures={"markers": markers})


def stack_any(match: ib.Match) -> None:
    """Put what was drawn on the mines in any order."""
    while match.position()["phase"] == "stacking":
        match.choose(match.options()[0])


# The top marker.


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("top", ["coal", "iron-ore", "silver-ore"])
def test_a_worker_on_a_mine_has_what_the_top_marker_shows(top: str, edition: int) -> None:
    match = either(edition, f"c3.1 mine ore:{top},coal,coal; {LODGE} A")

    play(match, "produce c3.1 food:d3.1")

    assert holds(match) == {"c3.1": top}
    assert tile(match, "c3.1").startswith(f"mine ore:{top},coal,coal A")


@pytest.mark.parametrize("edition", [1, 2])
def test_the_marker_stays_on_the_mine_and_the_mine_is_taken_until_the_ore_is_used(
    edition: int,
) -> None:
    match = either(edition, f"c3.1 {FULL}; {LODGE} A; c5.1 farm")
    before = supply(match)

    play(match, "produce c3.1 food:d3.1", "end")

    assert asked(match) == "B"
    assert supply(match) == before
    assert why(match, "produce c3.1") == "occupied"


@pytest.mark.parametrize("edition", [1, 2])
def test_only_the_top_marker_can_be_had_and_the_next_follows(edition: int) -> None:
    smelter = {1: "smelter", 2: "smelter-forest"}[edition]
    match = either(edition, f"c3.1 mine ore:coal,iron-ore A; c3.2 mine ore:iron-ore,coal A; "
                   f"d2.1 {smelter}; {LODGE}", B=has(space=9))  # fmt: skip

    play(match, "produce d2.1", "produce d3.1", "produce c3.1 food:d3.1")

    assert holds(match) == {"c3.1": "iron-ore", "d2.1": "iron"}


@pytest.mark.parametrize("viewer", [ib.NOBODY, 0, 1])
@pytest.mark.parametrize("edition", [1, 2])
def test_everybody_sees_all_markers_of_a_mine(viewer: int, edition: int) -> None:
    match = either(edition, f"c3.1 {FULL}; {LODGE}")

    assert match.view(viewer)["tiles"]["c3.1"] == FULL


# Used ore.


def burn(edition: int, stack: str) -> ib.Match:
    """A uses the coal on top of a mine, with a silver from a smelter, for tools."""
    smelter = {1: "smelter ore:silver-ore", 2: "smelter-meadow"}[edition]
    tiles = f"c3.1 mine ore:{stack} A; c2.1 {smelter} A silver; b2.1 forge; {LODGE}"
    return either(edition, tiles)


def test_in_the_first_edition_used_ore_goes_back_to_the_open_supply() -> None:
    match = burn(1, "coal,iron-ore")
    before = supply(match)

    play(match, "produce b2.1")

    assert tile(match, "c3.1") == "mine ore:iron-ore"
    assert supply(match) == [before[0] + 1, before[1], before[2] + 1]
    play(match, "produce d3.1")


def test_in_the_second_edition_used_ore_goes_back_into_the_bag() -> None:
    match = burn(2, "coal,iron-ore")
    before = supply(match)

    play(match, "produce b2.1")

    assert tile(match, "c3.1") == "mine ore:iron-ore"
    assert supply(match) == [before[0] + 1, before[1], before[2]]


# Empty mines.


def test_in_the_first_edition_an_empty_mine_goes_back_to_the_supply() -> None:
    match = burn(1, "coal")
    before = stock(match, "mine")

    play(match, "produce b2.1")

    assert tile(match, "c3.1") == ""
    assert stock(match, "mine") == before + 1
    assert "The mine in c3 is empty and goes back to the supply." in match.log()


def test_the_place_of_an_emptied_mine_is_free_at_once_and_the_tile_can_be_built_again() -> None:
    full = "c3.2 quarry; c3.3 quarry; d2.2 lumberjack A"
    mines = "a1.1 mine ore:coal; a1.2 mine ore:coal; a1.3 mine ore:coal; a3.1 mine ore:coal; "
    mines += "a3.2 mine ore:coal"
    match = first(f"c3.1 mine ore:coal A; c2.1 smelter ore:silver-ore A silver; b2.1 forge; {LODGE}; "
                  f"{full}; {mines}")  # fmt: skip
    assert refused(match, "build mine c3") == ("NL-95", "none-left")

    play(match, "produce b2.1", "build mine c3 top:coal middle:coal bottom:iron-ore")

    assert tile(match, "c3.1") == "mine ore:coal,coal,iron-ore"
    assert spent(match) == 1


def test_in_the_second_edition_an_empty_mine_is_filled_again() -> None:
    match = burn(2, "coal")

    play(match, "produce b2.1")

    assert match.question is not None and match.question.kind == "ore"
    assert len([line for line in match.log() if "draws a marker" in line]) == 3
    stack_any(match)

    assert tile(match, "c3.1").count(",") == 2


def test_the_used_marker_goes_into_the_bag_before_three_are_drawn() -> None:
    match = burn(2, "coal")
    before = supply(match)

    play(match, "produce b2.1")

    drawing = match.state_at(1)
    assert isinstance(drawing, Position)
    assert list(drawing.supply) == [before[0] + 1, before[1], before[2]]
    assert sum(supply(match)) == sum(before) + 1 - 3


@pytest.mark.parametrize(
    ("order", "stack"),
    [
        ("top:coal middle:iron-ore bottom:silver-ore", "coal,iron-ore,silver-ore"),
        ("top:silver-ore middle:coal bottom:iron-ore", "silver-ore,coal,iron-ore"),
        ("top:iron-ore middle:silver-ore", "iron-ore,silver-ore,coal"),
    ],
)
def test_whoever_emptied_the_mine_chooses_the_order(order: str, stack: str) -> None:
    match = stacking("coal iron-ore silver-ore")

    assert asked(match) == "A"
    play(match, order)

    assert tile(match, "c3.1") == f"mine ore:{stack}"


def test_only_what_was_drawn_can_be_stacked() -> None:
    match = stacking("coal coal iron-ore")

    assert offers(match) == ["top:coal", "top:iron-ore"]
    assert refused(match, "top:silver-ore") == ("NL-52", "not-drawn")
    assert refused(match, "top:iron-ore middle:iron-ore") == ("NL-52", "not-drawn")


def test_filling_costs_no_action_and_the_mine_can_be_used_again_in_the_same_turn() -> None:
    match = second(
        f"c3.1 mine ore:coal A; c2.1 smelter-meadow A silver; b2.1 forge; {LODGE} A",
        game=all_coal(),
    )

    play(match, "produce b2.1")
    assert (tile(match, "c3.1"), spent(match)) == ("mine ore:coal,coal,coal", 1)
    play(match, "produce c3.1 food:d3.1")

    assert goods(match) == ["coal", "tools"]
    assert spent(match) == 2


def test_two_mines_emptied_by_one_production_are_both_filled_again() -> None:
    match = second(
        f"c3.1 mine ore:coal A; e1.1 mine ore:iron-ore A; d2.1 smelter-forest; {LODGE}", seed=3
    )

    play(match, "produce d2.1")
    stack_any(match)

    assert [tile(match, slot).count(",") for slot in ("c3.1", "e1.1")] == [2, 2]
    assert sum(supply(match)) == 21 - 6
    assert goods(match) == ["iron"]


def test_the_bag_is_never_short() -> None:
    full = "; ".join(f"{slot} {FULL}" for slot in ("a1.1", "a1.2", "a3.1", "a3.2", "e1.1"))
    match = second(f"{full}; d2.2 lumberjack A; {LODGE}")
    assert sum(supply(match)) == 6

    play(match, "build mine c3")

    assert sum(supply(match)) == 3


# Charcoal.


@pytest.mark.parametrize("edition", [1, 2])
def test_coal_of_a_kiln_has_no_marker(edition: int) -> None:
    smelter = {1: "smelter ore:silver-ore", 2: "smelter-meadow"}[edition]
    match = either(edition, f"d2.1 charcoal-kiln A; c2.1 {smelter} A silver; b2.1 forge; {LODGE}")
    coal = supply(match)[0]

    assert cost(match, "produce b2.1") == 2
    assert supply(match)[0] == coal == 9
    assert goods(match) == ["tools"]


# New mines.


def test_in_the_first_edition_the_builder_of_a_mine_chooses_the_markers() -> None:
    match = first(f"d2.2 lumberjack A; {LODGE}")

    assert cost(match, "build mine c3 top:silver-ore middle:silver-ore bottom:coal") == 0
    assert tile(match, "c3.1") == "mine ore:silver-ore,silver-ore,coal"
    assert supply(match) == [8, 6, 4]


def crowded() -> ib.Match:
    """First edition: fifteen markers on five mines, three on smelters, three left."""
    mines = "a1.1 mine ore:coal,coal,coal; a1.2 mine ore:coal,coal,coal; "
    mines += "a3.1 mine ore:coal,coal,iron-ore; a3.2 mine ore:iron-ore,iron-ore,iron-ore; "
    mines += "e1.1 mine ore:silver-ore,silver-ore,silver-ore; "
    smelters = "c1.1 smelter ore:silver-ore B silver; c1.2 smelter ore:silver-ore B silver; "
    smelters += "c2.1 smelter ore:silver-ore B silver"
    return first(f"{mines}{smelters}; d2.2 lumberjack A; {LODGE}")


def test_three_markers_are_always_left_and_exactly_three_are_taken() -> None:
    match = crowded()
    assert supply(match) == [1, 2, 0]

    play(match, "build mine c3 top:coal middle:iron-ore bottom:iron-ore")

    assert tile(match, "c3.1") == "mine ore:coal,iron-ore,iron-ore"
    assert supply(match) == [0, 0, 0]


def test_a_kind_that_has_run_out_cannot_be_chosen() -> None:
    match = crowded()

    assert refused(match, "build mine c3 top:silver-ore") == ("NL-107", "none-in-supply")
    assert refused(match, "build mine c3 top:coal middle:coal") == ("NL-107", "none-in-supply")
    assert allowed(match, "build mine c3 top:iron-ore middle:coal")


def test_two_markers_do_not_make_a_mine() -> None:
    match = first(f"d2.2 lumberjack A; {LODGE}")

    assert why(match, "build mine c3 top:coal middle:coal") == "unfinished"


def test_in_the_second_edition_three_markers_are_drawn_blind() -> None:
    stacks = set()
    for seed in range(20):
        match = play(second(f"d2.2 lumberjack A; {LODGE}", seed=seed), "build mine c3")
        drawn = match.state_at(2)
        assert isinstance(drawn, Position)
        assert sum(drawn.drawn) == 3
        stacks.add(tuple(drawn.drawn))

    assert len(stacks) > 3
    chosen = second(f"d2.2 lumberjack A; {LODGE}")
    assert refused(chosen, "build mine c3 top:coal")[0] == "notation"


def test_the_builder_of_a_mine_chooses_the_order_of_what_was_drawn() -> None:
    match = second(f"d2.2 lumberjack A; {LODGE}", seed=first_mixed_seed())

    play(match, "build mine c3")
    assert match.question is not None
    assert (match.question.kind, match.question.seat) == ("ore", 0)
    play(match, "top:silver-ore middle:iron-ore")

    assert tile(match, "c3.1") == "mine ore:silver-ore,iron-ore,coal"
    assert spent(match) == 0


def first_mixed_seed() -> int:
    """A seed with which one marker of each sort is drawn."""
    for seed in range(100):
        drawn = play(second(f"d2.2 lumberjack A; {LODGE}", seed=seed), "build mine c3").state_at(2)
        if isinstance(drawn, Position) and list(drawn.drawn) == [1, 1, 1]:
            return seed
    raise AssertionError("such a draw is not rare")


def test_every_marker_of_the_bag_is_drawn_as_often_as_any_other() -> None:
    firsts = [0, 0, 0]
    for seed in range(200):
        match = play(second(f"d2.2 lumberjack A; {LODGE}", seed=seed), "build mine c3")
        drawn = match.state_at(2)
        assert isinstance(drawn, Position)
        for sort in range(3):
            firsts[sort] += drawn.drawn[sort]

    assert sum(firsts) == 600
    assert 600 * 9 / 21 * 0.8 < firsts[0] < 600 * 9 / 21 * 1.2
    assert all(600 * 6 / 21 * 0.75 < count < 600 * 6 / 21 * 1.25 for count in firsts[1:])


# Lost ore.


def test_in_the_first_edition_lost_ore_goes_back_to_the_supply() -> None:
    tiles = f"c3.1 mine ore:coal,iron-ore A lying; d2.1 smelter ore:iron-ore A iron lying; {LODGE}"
    match = first(tiles)
    before = supply(match)

    play(match, "end")

    assert tile(match, "c3.1") == "mine ore:iron-ore"
    assert tile(match, "d2.1") == "smelter"
    assert supply(match) == [before[0] + 1, before[1] + 1, before[2]]


def test_in_the_first_edition_a_mine_emptied_by_a_loss_goes_back_to_the_supply() -> None:
    match = first(f"c3.1 mine ore:coal A lying; {LODGE}")

    after = step(match, "end")

    assert "c3.1" not in after["tiles"]
    assert stock(match, "mine") == 6
    assert on_hex(match, "c3") == []


def test_in_the_second_edition_lost_ore_goes_into_the_bag_and_the_next_can_be_had() -> None:
    match = second(f"c3.1 {FULL} A lying; {LODGE}", B=has(space=4))
    before = supply(match)

    play(match, "end", "produce d3.1", "produce c3.1 food:d3.1")

    assert supply(match) == [before[0] + 1, before[1], before[2]]
    assert holds(match) == {"c3.1": "iron-ore"}


def test_a_mine_emptied_by_a_loss_is_filled_before_the_next_turn_begins() -> None:
    match = second(f"c3.1 mine ore:coal A lying; {LODGE}", B=has(space=5), seed=first_mixed_seed())

    play(match, "end")
    assert match.question is not None
    assert (match.question.kind, match.question.seat) == ("ore", 0)
    assert match.position()["turn over"] is True
    stack_any(match)

    assert tile(match, "c3.1").count(",") == 2
    assert match.log()[-1] == "The present moves to space 2: it is A’s turn."


def test_the_loser_of_the_last_ore_chooses_the_order_although_the_turn_is_over() -> None:
    match = stacking(
        "coal iron-ore iron-ore", turn_over=True, seats={"A": {"space": 4}, "B": {"space": 3}}
    )

    play(match, "top:iron-ore middle:coal")

    assert tile(match, "c3.1") == "mine ore:iron-ore,coal,iron-ore"
    assert asked(match) == "B"
