"""Build industry, and the player display (AI-50, AI-51, AI-69 to AI-73)."""

from __future__ import annotations

from typing import Any

import pytest

import ironbridge as ib
from rulesets.age_of_industry.printed import COUNTERS
from rulesets.age_of_industry.table import (
    coal,
    counter,
    germany,
    hand,
    has,
    industry,
    iron,
    left,
    loans,
    money,
    new_england,
    spent,
    told,
)
from rulesets.playing import allowed, offers, play, refused, why

DISPLAY = "B koeln-belgium"  # opens the displays to Köln


def below(industry: str, level: int) -> str:
    """A display from which the lower counters of an industry are gone."""
    return ", ".join(f"{industry}-{lower[0]} 0" for lower in COUNTERS[industry] if lower[0] < level)


# Card and counter.


def test_a_card_is_played_and_a_counter_goes_from_the_display_to_the_map() -> None:
    match = germany(A=has("red port"))

    play(match, "build [red] cotton-mill koeln.1")

    assert counter(match, "koeln.1") == "A cotton-mill-1"
    assert (left(match, "cotton-mill-1"), hand(match)) == (1, ["port"])
    assert "red" in match.position()["discarded"]


def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    match = germany(A=has("red"))

    assert refused(match, "build [brown] cotton-mill regensburg") == ("AI-47", "not-in-hand")


def test_what_can_be_built_depends_on_card_board_display_and_cubes() -> None:
    match = germany("kiel A port-1", A=has("ship factory port red"))

    offered = {move.long.split()[1] for move in match.moves() if move.long.startswith("build")}

    assert offered == {"[red]"}


def test_without_anything_to_build_the_action_is_closed() -> None:
    match = germany("kiel A port-1", A=has("ship port"))

    assert "build" not in offers(match)
    assert refused(match, "build") == ("AI-51", "nothing-to-build")


# The order of steps.


def test_a_flip_pays_before_the_price_is_paid() -> None:
    match = germany("essen.1 A coal-mine-1 1", A=has("red", display="iron-works-1 0"))

    play(match, "build [red] iron-works essen.3")

    assert (money(match), loans(match)) == (4 - 4, 0)


def test_price_and_bought_cubes_are_one_payment() -> None:
    match = germany("", DISPLAY, coal=2, iron=2,
                    A=has("red", display=below("cotton-mill", 3)))  # fmt: skip

    play(match, "build [red] cotton-mill koeln.1")

    assert (spent(match), loans(match), money(match)) == (12 + 3 + 3, 2, 2)
    assert [line for line in told(match) if "loan" in line] == ["A takes 2 loans: $20."]


def test_money_from_the_display_does_not_spare_the_loan() -> None:
    match = germany("danzig.1 B port-1", "C danzig-poland", coal=0, A=has("yellow"))

    play(match, "build [yellow] coal-mine poland")

    assert (loans(match), money(match)) == (1, 10 - 1 + 3 + 3 + 2 + 4)


def test_but_it_may_repay_the_loan_at_once() -> None:
    match = germany("danzig.1 B port-1", "C danzig-poland", coal=0, A=has("yellow"))

    play(match, "build [yellow] coal-mine poland", "repay 1")

    assert (loans(match), money(match), match.position()["actions"]) == (0, 11, 1)


def with_figures(**changes: Any) -> ib.Game:
    """The game with other figures."""
    return industry(figures=changes)


def test_a_new_mine_never_feeds_its_own_building() -> None:
    game = with_figures(counters={"coal-mine-1": {"coal": 1}})
    match = germany(game=game, A=has("red"))

    assert refused(match, "build [red] coal-mine essen.1") == ("AI-87", "no-coal")


def test_a_new_works_never_feeds_its_own_building() -> None:
    game = with_figures(counters={"iron-works-1": {"iron": 1}})
    match = germany("", DISPLAY, game=game, A=has("red"))

    play(match, "build [red] iron-works koeln.1")

    # The iron was bought before the works stood; then a cube of the works filled the gap.
    assert spent(match) == 2 + 1
    assert (counter(match, "koeln.1"), iron(match)) == ("A iron-works-1 2", 6)


# The player display.


def test_only_counters_on_the_display_can_be_built() -> None:
    gone = "cotton-mill-1 0, cotton-mill-2 0, cotton-mill-3 0"
    match = germany(A=has("red cotton-mill", display=gone))

    for card in ("red", "cotton-mill"):
        assert refused(match, f"build [{card}] cotton-mill koeln.1") == (
            "AI-69", "no-counter-left",
        )  # fmt: skip


@pytest.mark.parametrize(("display", "level"), [
    ("cotton-mill-1 2", 1), ("cotton-mill-1 1", 1), ("cotton-mill-1 0", 2),
    ("cotton-mill-1 0, cotton-mill-2 0", 3), ("cotton-mill-2 0, cotton-mill-3 0", 1),
])  # fmt: skip
def test_the_lowest_counter_of_the_industry_is_built(display: str, level: int) -> None:
    match = germany("", DISPLAY, A=has("red", display=display))

    play(match, "build [red] cotton-mill koeln.1")

    assert counter(match, "koeln.1") == f"A cotton-mill-{level}"


def test_building_the_last_of_a_level_opens_the_next() -> None:
    match = germany("", DISPLAY, A=has("red red", display="iron-works-1 1"))

    play(match, "build [red] iron-works koeln.1")

    assert left(match, "iron-works-1") == 0
    assert why(match, "build [red] iron-works essen.3") == "no-coal"  # level two needs coal


@pytest.mark.parametrize(("display", "may"), [
    ("factory-0 2", False), ("factory-0 1", False), ("factory-0 0", True),
])  # fmt: skip
def test_while_a_counter_of_level_zero_is_left_its_industry_is_closed(
    display: str, may: bool
) -> None:
    match = germany("", DISPLAY, A=has("red", display=display))

    assert allowed(match, "build [red] factory koeln.1") == may
    if not may:
        assert refused(match, "build [red] factory koeln.1") == ("AI-71", "level-zero")


SPACE = {
    "cotton-mill": ("mauve", "boston.3"), "factory": ("mauve", "boston.3"),
    "iron-works": ("mauve", "boston.3"), "coal-mine": ("blue", "pennsylvania.1"),
    "port": ("mauve", "boston.2"), "ship": ("mauve", "massachusetts-bay"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("id", "level"),
    [(id, row[0]) for id, rows in COUNTERS.items() for row in rows if row[0] > 0],
)
def test_every_counter_costs_what_the_display_shows(id: str, level: int) -> None:
    card, space = SPACE[id]
    _, _, price, coal_needed, iron_needed, cubes, _ = next(
        row for row in COUNTERS[id] if row[0] == level
    )
    match = new_england("boston.1 B port-1, new-york.1 B port-1", "B pennsylvania-new-york",
                        A=has(card, display=below(id, level)))  # fmt: skip

    play(match, f"build [{card}] {id} {space}")

    bought = iron_needed + (0 if id == "ship" else coal_needed)  # a ship brings its coal
    words = f"A {id}-{level}" + (f" {cubes}" if cubes else " 2" if id == "ship" else "")
    assert counter(match, space) == words
    assert spent(match) == price + bought
    assert (coal(match) + iron(match)) == 12 - bought


def test_coal_and_iron_must_be_brought_to_the_space() -> None:
    match = germany("essen.1 B coal-mine-1", "B essen-koeln",
                    A=has("red", display="factory-0 0"))  # fmt: skip

    assert refused(match, "build [red] factory koeln.1") == ("AI-87", "no-iron")
    assert refused(match, "build [red] factory koeln.1 coal:essen.1") == ("AI-87", "no-iron")
