"""Coal and iron from the displays (AI-86 to AI-92)."""

from __future__ import annotations

import pytest

from rulesets.age_of_industry.table import (
    coal,
    counter,
    germany,
    has,
    iron,
    money,
    new_england,
    spent,
)
from rulesets.playing import allowed, play, refused, why

LEVEL_TWO = "cotton-mill-1 0"
BELGIUM = "B koeln-belgium"
MOVE = "build [red] cotton-mill koeln.1"


def test_a_display_is_open_when_no_source_can_supply() -> None:
    match = germany("", BELGIUM, A=has("red", display=LEVEL_TWO))

    play(match, f"{MOVE} coal:display")

    assert (coal(match), spent(match)) == (5, 7)


def test_a_cube_in_reach_closes_the_display_however_far_away() -> None:
    match = germany("breslau.1 C coal-mine-1 1", f"{BELGIUM}, C koeln-frankfurt kassel-frankfurt "
                    "kassel-erfurt erfurt-leipzig leipzig-dresden dresden-breslau",
                    A=has("red", display=LEVEL_TWO))  # fmt: skip

    assert refused(match, f"{MOVE} coal:display") == ("AI-86", "map-before-display")
    play(match, MOVE)

    assert counter(match, "breslau.1") == "C coal-mine-1 flipped"


def test_cubes_that_cannot_be_brought_do_not_close_it() -> None:
    match = germany("breslau.1 C coal-mine-1, essen.1 A coal-mine-1", BELGIUM,
                    A=has("red", display=LEVEL_TWO))  # fmt: skip

    play(match, MOVE)

    assert (coal(match), counter(match, "essen.1")) == (5, "A coal-mine-1 3")


def test_coal_in_reach_does_not_close_the_display_of_iron() -> None:
    match = germany("essen.1 C coal-mine-1", f"{BELGIUM}, B essen-koeln",
                    A=has("red", display="factory-0 0"))  # fmt: skip

    play(match, "build [red] factory koeln.1")

    assert (coal(match), iron(match)) == (6, 5)


def test_the_place_must_be_connected_to_a_port_or_a_distant_port() -> None:
    match = germany("kiel B port-1", A=has("red", display=LEVEL_TWO))

    assert refused(match, MOVE) == ("AI-87", "no-coal")


def test_anybodys_railways_lead_to_the_display() -> None:
    match = germany("bremen.1 D port-1",
                    "B essen-koeln, C osnabrueck-essen, D bremen-osnabrueck",
                    A=has("red", display=LEVEL_TWO))  # fmt: skip

    assert allowed(match, MOVE)


@pytest.mark.parametrize("port", ["A port-1", "B port-1", "B port-1 flipped", "C port-3 flipped"])
def test_neither_owner_nor_side_of_the_port_matter(port: str) -> None:
    match = germany(f"bremen.1 {port}", "B essen-koeln osnabrueck-essen bremen-osnabrueck",
                    A=has("red", display=LEVEL_TWO))  # fmt: skip

    assert allowed(match, MOVE)


def test_a_port_in_the_same_location_reaches_the_display_without_a_railway() -> None:
    match = germany("hamburg.1 B port-1", A=has("blue", display=LEVEL_TWO))

    play(match, "build [blue] cotton-mill hamburg.3")

    assert coal(match) == 5


def test_a_place_with_the_symbol_draws_from_the_display_by_itself() -> None:
    match = germany(A=has("red", display="coal-mine-1 0, coal-mine-2 0"))

    play(match, "build [red] coal-mine belgium")

    assert (iron(match), spent(match)) == (5, 4 + 1)


def test_a_mine_built_there_fills_the_display_at_once() -> None:
    match = germany(coal=4, A=has("red", money=1))

    play(match, "build [red] coal-mine belgium")

    assert (coal(match), money(match)) == (6, 2)
    assert counter(match, "belgium") == "A coal-mine-1 1"


def test_so_does_a_works_beside_a_port() -> None:
    match = germany("hamburg.1 B port-1", iron=4, A=has("blue", money=2))

    play(match, "build [blue] iron-works hamburg.3")

    assert (iron(match), money(match)) == (6, 2)


@pytest.mark.parametrize(("railways", "card", "space"), [
    ("B berlin-poland", "yellow", "berlin.1"), ("B muenchen-austria", "brown", "muenchen.1"),
])  # fmt: skip
def test_market_counters_give_no_access(railways: str, card: str, space: str) -> None:
    match = germany("", railways, "poland both, austria both", A=has(card, display=LEVEL_TWO))

    assert refused(match, f"build [{card}] cotton-mill {space}") == ("AI-87", "no-coal")


@pytest.mark.parametrize(
    ("left", "price"), [(6, 1), (5, 1), (4, 2), (3, 2), (2, 3), (1, 3), (0, 4)]
)
def test_a_cube_comes_from_the_cheapest_row_that_has_one(left: int, price: int) -> None:
    match = germany("", BELGIUM, coal=left, A=has("red", display=LEVEL_TWO))

    play(match, MOVE)

    assert spent(match) == 6 + price
    assert coal(match) == max(0, left - 1)


def test_an_empty_display_of_iron_sells_for_four_too() -> None:
    match = germany("", BELGIUM, iron=0, A=has("red", display="factory-0 0"))

    play(match, "build [red] factory koeln.1")

    assert (spent(match), iron(match)) == (8 + 1 + 4, 0)


# A port draws through itself.


def test_a_port_draws_on_the_displays_through_itself() -> None:
    match = germany(A=has("blue", display="port-1 0, port-2 0"))

    play(match, "build [blue] port kiel")

    assert counter(match, "kiel") == "A port-3"
    assert (coal(match), iron(match), spent(match)) == (5, 5, 7 + 1 + 1)


def test_only_if_no_source_on_the_map_can_be_reached() -> None:
    match = germany("essen.1 C coal-mine-1",
                    "B osnabrueck-essen bremen-osnabrueck hamburg-bremen kiel-hamburg",
                    A=has("blue", display="port-1 0"))  # fmt: skip

    assert refused(match, "build [blue] port kiel coal:display") == ("AI-86", "map-before-display")
    play(match, "build [blue] port kiel")

    assert counter(match, "essen.1") == "C coal-mine-1 2"


def test_import_coal_beyond_its_own_lanes_neither_serves_nor_closes_the_display() -> None:
    match = new_england("portland.1 B port-1, gulf-of-maine C ship-3 3",
                        A=has("light-green", display="port-1 0"))  # fmt: skip

    assert why(match, "build [light-green] port portsmouth coal:gulf-of-maine") == "source-overseas"
    play(match, "build [light-green] port portsmouth")

    assert (coal(match), counter(match, "gulf-of-maine")) == (5, "C ship-3 3")


def test_once_the_port_stands_its_lanes_are_open() -> None:
    match = new_england("portland.1 B port-1, gulf-of-maine C ship-3 3, manchester.1 D iron-works-1",
                        "D manchester-portsmouth",
                        A=has("light-green yellow", display="cotton-mill-1 0"))  # fmt: skip

    play(match, "build [light-green] port portsmouth", "build [yellow] cotton-mill manchester.2")

    assert counter(match, "gulf-of-maine") == "C ship-3 2"


def test_a_port_over_an_own_port_uses_the_lanes_that_are_open() -> None:
    match = new_england("portland.1 A port-1, gulf-of-maine C ship-3 3",
                        A=has("light-green", display="port-1 0"))  # fmt: skip

    play(match, "build [light-green] port portland.1")

    assert (coal(match), counter(match, "gulf-of-maine")) == (6, "C ship-3 2")
