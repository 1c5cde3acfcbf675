"""Placing crests on properties (NL-111 to NL-118)."""

from __future__ import annotations

import pytest

from rulesets.neuland.table import (
    asked,
    busy,
    cost,
    crests,
    either,
    first,
    goods,
    has,
    holds,
    idle,
    neuland,
    second,
    tile,
)
from rulesets.playing import allowed, offers, play, refused, why

LODGE = "b1.1 hunting-lodge"
ABBEY = f"b3.1 abbey; c3.1 quarry A; b2.1 weaving-mill A; {LODGE}"

# What each property takes, with the buildings that hold it near the hex it stands on.
RECIPES = {
    "abbey": ("c2", 1, ["stone", "cloth"]),
    "church": ("c2", 2, ["cloth", "coins"]),
    "cathedral": ("c2", 3, ["stone", "cloth", "coins"]),
    "laboratory": ("d2", 1, ["stone", "paper"]),
    "library": ("d2", 2, ["wood", "paper", "cloth"]),
    "guild-hall": ("d2", 3, ["paper", "tools"]),
    "studio": ("c2", 1, ["wood", "cloth"]),
    "academy": ("c2", 2, ["stone", "paper", "cloth"]),
    "theatre": ("c2", 3, ["cloth", "tools"]),
    "town-hall": ("c2", 2, ["stone", "coins"]),
    "court": ("c2", 3, ["paper", "coins"]),
    "senate": ("c2", 4, ["food", "cloth", "weapons"]),
    "barracks": ("c3", 2, ["food", "weapons"]),
    "castle": ("c3", 3, ["stone", "tools"]),
    "fortress": ("c3", 4, ["food", "stone", "weapons"]),
}
MAKERS = {
    "food": "d1.1 hunting-lodge", "wood": "d1.2 lumberjack", "stone": "e1.1 quarry",
    "cloth": "b2.1 weaving-mill", "paper": "d3.1 paper-mill", "coins": "b2.2 mint",
    "tools": "b2.3 forge", "weapons": "d3.2 armourer",
}  # fmt: skip
STACKS = [list(RECIPES)[at : at + 3] for at in range(0, 15, 3)]
SITES = {"c2": "e2", "d2": "d4", "c3": "a1"}  # where the lower ones of the stack stand


def lower(property: str) -> list[str]:
    """The properties that lie above it in the stack, with smaller numbers."""
    stack = next(stack for stack in STACKS if property in stack)
    return stack[: stack.index(property)]


def ready(property: str, missing: str = "") -> str:
    """A property with everything that it takes around it, and the lower ones claimed by B."""
    hex, _, needs = RECIPES[property]
    tiles = [f"{hex}.1 {property}", "c5.1 farm"]
    tiles += [f"{SITES[hex]}.{n + 1} {other} B" for n, other in enumerate(lower(property))]
    return "; ".join([*tiles, *(f"{MAKERS[good]} A" for good in needs if good != missing)])


# Products and actions.


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("property", RECIPES)
def test_each_property_takes_its_products_and_as_many_crests_as_its_number(
    property: str, edition: int
) -> None:
    hex, number, needs = RECIPES[property]
    match = either(edition, ready(property))
    assert goods(match) == sorted(needs)

    food = f" food:{MAKERS['food'].split()[0]}" if "food" in needs else ""
    play(match, f"crests {hex}.1{food}")

    assert tile(match, f"{hex}.1") == f"{property} A"
    assert crests(match) == 18 - number
    assert goods(match) == []


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("property", RECIPES)
def test_a_property_takes_several_products_and_every_one_of_them(
    property: str, edition: int
) -> None:
    hex, _, needs = RECIPES[property]

    assert len(needs) >= 2
    for good in needs:
        match = either(edition, ready(property, missing=good))
        if good == "food" and edition == 1:  # it could be searched for
            continue
        assert why(match, f"crests {hex}.1") == "lacks-goods"


@pytest.mark.parametrize("edition", [1, 2])
def test_placing_crests_costs_at_least_one_action(edition: int) -> None:
    same = f"b3.1 abbey; b3.2 weaving-mill A; c3.1 quarry A; {LODGE}"

    assert cost(either(edition, same), "crests b3.1") == 1


@pytest.mark.parametrize("edition", [1, 2])
def test_placing_crests_needs_no_worker_in_reserve(edition: int) -> None:
    match = either(edition, f"{busy('A', 5)}; {ABBEY}")
    assert idle(match) == 0

    play(match, "crests b3.1")

    assert tile(match, "b3.1") == "abbey A"
    assert idle(match) == 2


@pytest.mark.parametrize("edition", [1, 2])
def test_crests_are_no_worker_on_the_tile(edition: int) -> None:
    match = play(either(edition, ABBEY), "crests b3.1")

    assert idle(match) == 7
    assert holds(match) == {}
    assert goods(match) == []


# Where crests may go.


@pytest.mark.parametrize("edition", [1, 2])
def test_crests_go_only_on_a_property_on_the_map(edition: int) -> None:
    match = either(edition, f"c3.1 quarry A; b2.1 weaving-mill A; {LODGE}")

    assert refused(match, "crests b3.1") == ("NL-112", "no-property")  # nothing there
    assert refused(match, "crests b1.1") == ("NL-112", "no-property")  # a lodge


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("owner", ["A", "B"])
def test_a_property_with_crests_is_blocked_for_good(owner: str, edition: int) -> None:
    match = either(edition, f"{ABBEY}".replace("abbey", f"abbey {owner}"))

    assert refused(match, "crests b3.1") == ("NL-113", "claimed")
    assert "crests b3.1" not in offers(match)


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("left", "placed"), [(4, 4), (5, 4), (3, 3), (1, 1)])
def test_exactly_the_number_is_placed_unless_fewer_are_left(
    left: int, placed: int, edition: int
) -> None:
    values = {"cathedral": 3, "church": 2, "abbey": 1, "guild-hall": 3, "library": 2,
              "laboratory": 1, "studio": 1, "academy": 2, "theatre": 3, "town-hall": 2}  # fmt: skip
    slots = {"abbey": "e2.1", "church": "e2.2", "cathedral": "e2.3", "laboratory": "a2.1",
             "library": "a2.2", "guild-hall": "a2.3", "studio": "c4.1", "academy": "c4.2",
             "theatre": "c4.3", "town-hall": "c5.1", "court": "c5.2"}  # fmt: skip
    mine = chosen(values, 18 - left)
    tiles = [f"{slot} {id} {'A' if id in mine else 'B'}" for id, slot in slots.items()]
    goods = "b3.2 weaving-mill A; d3.1 armourer A; d3.2 hunting-lodge A; b3.1 senate"
    match = either(edition, f"{'; '.join(tiles)}; {goods}; {LODGE}")

    play(match, "crests b3.1 food:d3.2")

    assert crests(match) == left - placed
    assert match.over == (left <= 4)
    assert match.scores()[0] == 18 - left + placed


def chosen(values: dict[str, int], total: int) -> list[str]:
    """Properties whose numbers add up to a total."""
    found: list[str] = []
    for id, value in sorted(values.items(), key=lambda item: -item[1]):
        if value <= total:
            found.append(id)
            total -= value
    assert total == 0
    return found


# In order or not.

TWO = "c2.1 abbey{}; c2.2 church; b2.1 weaving-mill A; b2.2 mint A; c3.1 quarry; b1.1 hunting-lodge"


def test_in_the_first_edition_a_higher_property_waits_for_the_lower_one() -> None:
    match = first(TWO.format(""))

    assert refused(match, "crests c2.2") == ("NL-115", "lower-first")
    assert allowed(first(TWO.format(" A")), "crests c2.2")
    assert allowed(first(TWO.format(" B")), "crests c2.2")


def test_in_the_first_edition_a_higher_property_may_already_be_built() -> None:
    match = first(f"c2.1 abbey; c3.1 quarry A; {LODGE}")

    play(match, "build church c2")

    assert tile(match, "c2.2") == "church"


def test_all_lower_ones_must_bear_crests() -> None:
    tiles = "c2.1 abbey B; c2.2 church{}; c2.3 cathedral; b2.1 weaving-mill A; b2.2 mint A; c3.1 quarry A"

    assert why(first(f"{tiles.format('')}; {LODGE}"), "crests c2.3") == "lower-first"
    assert allowed(first(f"{tiles.format(' B')}; {LODGE}"), "crests c2.3")


def test_in_the_second_edition_any_property_without_crests_may_be_chosen() -> None:
    match = second(TWO.format(""))

    play(match, "crests c2.2")

    assert (tile(match, "c2.1"), tile(match, "c2.2")) == ("abbey", "church A")


def test_only_the_first_edition_asks_for_the_order_of_the_numbers() -> None:
    assert not allowed(first(TWO.format("")), "crests c2.2")
    assert allowed(second(TWO.format("")), "crests c2.2")


def test_in_the_second_edition_building_still_follows_the_stack() -> None:
    match = second(f"c3.1 quarry A; {LODGE}")

    assert refused(match, "build church c2") == ("NL-103", "not-on-top")


# At once, and by anybody.


@pytest.mark.parametrize("edition", [1, 2])
def test_a_property_is_claimed_in_the_turn_in_which_it_is_built(edition: int) -> None:
    match = either(edition, f"c3.1 quarry A; c3.2 quarry A; b2.1 weaving-mill A; {LODGE}")

    play(match, "build abbey b3 stone:c3.1", "crests b3.1")

    assert tile(match, "b3.1") == "abbey A"


@pytest.mark.parametrize("edition", [1, 2])
def test_another_may_place_crests_on_what_one_has_built(edition: int) -> None:
    tiles = f"c3.1 quarry A; e1.1 quarry B; b2.1 weaving-mill B; {LODGE}"
    match = either(edition, tiles)
    play(match, "build abbey b3", "end")

    assert asked(match) == "B"
    play(match, "crests b3.1")

    assert tile(match, "b3.1") == "abbey B"
    assert crests(match, "B") == 17


@pytest.mark.parametrize("edition", [1, 2])
def test_crests_stay_to_the_end_of_the_game(edition: int) -> None:
    match = either(edition, ABBEY, B=has(space=3))

    play(match, "crests b3.1", "end", "end", "end", "end")

    assert tile(match, "b3.1") == "abbey A"
    assert crests(match) == 17


def test_crests_say_how_many_for_what_and_for_how_many_actions() -> None:
    match = second(TWO.format("") + "; c3.2 quarry A")
    said = {option.phrase: option.text() for option in match.options()}

    assert said["crests c2.1"] == "Place 1 crest on the abbey in c2 for stone and cloth, 1 action"
    assert said["crests c2.2"] == "Place 2 crests on the church in c2 for cloth and coins, 1 action"


def test_the_numbers_of_all_properties_add_up_to_the_crests_in_play() -> None:
    assert sum(number for _, number, _ in RECIPES.values()) == 36
    for players, each in ((2, 18), (3, 12), (4, 9)):
        assert players * each == 36
        assert crests(neuland(players).start(seed=1)) == each
