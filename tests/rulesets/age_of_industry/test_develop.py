"""Development (AI-143 to AI-146)."""

from __future__ import annotations

import pytest

from rulesets.age_of_industry.table import (
    choices,
    coal,
    germany,
    hand,
    has,
    iron,
    left,
    money,
    new_england,
    spent,
)
from rulesets.playing import allowed, offers, play, refused, why

ALL = (
    "cotton-mill-1 cotton-mill-2 cotton-mill-3 factory-0 factory-3 factory-4 coal-mine-1 "
    "coal-mine-2 coal-mine-3 iron-works-1 iron-works-2 iron-works-3 port-1 port-2 port-3 ship-0 "
    "ship-3 ship-4"
)


def test_a_card_is_discarded_and_a_counter_removed() -> None:
    match = germany(A=has("port brown"))

    play(match, "develop [brown] factory-0")

    assert (hand(match), left(match, "factory-0")) == (["port"], 1)
    assert "brown" in match.position()["discarded"]
    assert match.position()["actions"] == 1


def test_any_counter_of_the_display_may_be_removed() -> None:
    match = germany(A=has("brown"))

    assert choices(match, "develop") == ALL.split()


@pytest.mark.parametrize("kind", ["cotton-mill-3", "ship-4", "port-1"])
def test_also_one_that_is_not_the_lowest(kind: str) -> None:
    match = germany(A=has("brown"))

    play(match, f"develop [brown] {kind}")

    assert left(match, kind) == 1


def test_building_still_takes_the_lowest_level_left() -> None:
    match = germany(A=has("brown red"))

    play(match, "develop [brown] cotton-mill-2", "build [red] cotton-mill koeln.1")

    assert match.position()["counters"] == {"koeln.1": "A cotton-mill-1"}


def test_it_costs_no_money_and_no_cubes() -> None:
    match = germany(A=has("brown", money=3))

    play(match, "develop [brown] factory-0")

    assert (money(match), spent(match), coal(match), iron(match)) == (3, 0, 6, 6)


def test_railway_counters_do_not_stand_on_the_display() -> None:
    match = germany(A=has("brown"))

    assert why(match, "develop [brown] railway") == "unreadable"


def test_with_no_counter_left_the_action_is_closed() -> None:
    match = germany(A=has("brown", display=", ".join(f"{kind} 0" for kind in ALL.split())))

    assert "develop" not in offers(match)
    assert refused(match, "develop") == ("AI-144", "nothing-to-develop")


def test_a_counter_that_is_gone_cannot_be_removed_again() -> None:
    match = germany(A=has("brown", display="factory-0 0"))

    assert refused(match, "develop [brown] factory-0") == ("AI-144", "counter-gone")


def test_a_removed_counter_never_returns_and_is_not_built() -> None:
    match = germany(A=has("brown red", display="cotton-mill-1 1"))

    play(match, "develop [brown] cotton-mill-1")

    assert left(match, "cotton-mill-1") == 0
    assert why(match, "build [red] cotton-mill koeln.1") == "no-coal"  # level two is next


def test_only_development_opens_factories() -> None:
    match = germany("", "B koeln-belgium", A=has("brown red", display="factory-0 1"))
    before = why(match, "build [red] factory koeln.1")

    play(match, "develop [brown] factory-0")

    assert before == "level-zero"
    assert allowed(match, "build [red] factory koeln.1")


def test_only_development_opens_ships() -> None:
    match = new_england("boston.1 B port-1", A=has("brown mauve"))
    before = why(match, "build [mauve] ship massachusetts-bay")

    play(match, "develop [brown] ship-0")

    assert before == "level-zero"
    assert allowed(match, "build [mauve] ship massachusetts-bay")


def test_without_a_card_one_cannot_develop() -> None:
    assert refused(germany(A=has("")), "develop") == ("AI-47", "no-card")
