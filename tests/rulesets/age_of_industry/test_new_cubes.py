"""Cubes of new counters, and flipping mines and works (AI-94 to AI-99)."""

from __future__ import annotations

import pytest

from rulesets.age_of_industry.table import (
    coal,
    counter,
    germany,
    has,
    iron,
    loans,
    money,
    new_england,
    told,
)
from rulesets.playing import play

PORT = "danzig.1 B port-1"
LINE = "C danzig-poland"


def below(kind: str) -> str:
    """A display from which the lower counters of an industry are gone."""
    industry, _, level = kind.rpartition("-")
    return ", ".join(f"{industry}-{lower} 0" for lower in range(1, int(level)))


@pytest.mark.parametrize(("kind", "cubes"), [
    ("coal-mine-1", 3), ("coal-mine-2", 4), ("iron-works-1", 3), ("iron-works-2", 4),
    ("iron-works-3", 5),
])  # fmt: skip
def test_a_new_counter_gets_the_cubes_that_the_display_shows(kind: str, cubes: int) -> None:
    industry = kind.rpartition("-")[0]
    match = germany("essen.1 B coal-mine-1", A=has("red", display=below(kind)))
    space = "essen.2" if industry == "coal-mine" else "essen.3"

    play(match, f"build [red] {industry} {space}")

    assert counter(match, space) == f"A {kind} {cubes}"


def test_a_mine_that_is_not_connected_keeps_its_cubes() -> None:
    match = germany(coal=0, A=has("yellow"))

    play(match, "build [yellow] coal-mine poland")

    assert (counter(match, "poland"), coal(match)) == ("A coal-mine-1 3", 0)


@pytest.mark.parametrize(("before", "moved"), [(6, 0), (5, 1), (4, 2), (3, 3), (0, 3)])
def test_as_many_cubes_move_to_the_display_as_fit(before: int, moved: int) -> None:
    match = germany(PORT, LINE, coal=before, A=has("yellow", money=9))

    play(match, "build [yellow] coal-mine poland")

    assert coal(match) == before + moved
    rest = f"{3 - moved}" if moved < 3 else "flipped"
    assert counter(match, "poland") == f"A coal-mine-1 {rest}"


def test_nobody_is_asked_whether_to_fill_it() -> None:
    match = germany(PORT, LINE, coal=3, A=has("yellow", money=9))

    assert match.refusal("build [yellow] coal-mine poland") is None


def test_cubes_of_other_counters_stay_where_they_are() -> None:
    match = germany(f"{PORT}, breslau.1 A coal-mine-1", f"{LINE} breslau-poland", coal=0,
                    A=has("yellow"))  # fmt: skip

    play(match, "build [yellow] coal-mine poland")

    assert (coal(match), counter(match, "breslau.1")) == (3, "A coal-mine-1 3")


@pytest.mark.parametrize(("before", "earned"), [
    (5, 1), (4, 1 + 1), (3, 2 + 1 + 1), (2, 2 + 2 + 1), (1, 3 + 2 + 2), (0, 3 + 3 + 2),
])  # fmt: skip
def test_the_dearest_empty_space_is_filled_first(before: int, earned: int) -> None:
    match = germany(PORT, LINE, coal=before, A=has("yellow", money=1))

    play(match, "build [yellow] coal-mine poland")

    flipped = 4 if before <= 3 else 0
    assert money(match) == earned + flipped
    assert f" to the display for ${earned} (Poland)." in " ".join(told(match))


def test_so_the_next_cube_bought_is_again_the_cheapest() -> None:
    match = germany(PORT, f"{LINE} berlin-poland", coal=0,
                    A=has("yellow yellow", money=20, display="cotton-mill-1 0"))  # fmt: skip

    play(match, "build [yellow] coal-mine poland")  # three cubes, on $3, $3 and $2
    between = money(match)
    play(match, "build [yellow] cotton-mill berlin.1")

    assert between - money(match) == 6 + 2


def test_iron_fills_the_display_of_iron_in_the_same_way() -> None:
    match = germany("hamburg.1 B port-1", iron=3, A=has("blue", money=2))

    play(match, "build [blue] iron-works hamburg.3")

    assert (money(match), iron(match), coal(match)) == (4 + 5, 6, 6)
    assert counter(match, "hamburg.3") == "A iron-works-1 flipped"


def test_the_display_is_filled_only_at_the_moment_of_building() -> None:
    match = germany("poland A coal-mine-1, danzig.1 B port-1, danzig.2 A iron-works-1", coal=0,
                    A=has("port", money=9))  # fmt: skip

    play(match, "railway danzig-poland")

    assert (coal(match), counter(match, "poland")) == (0, "A coal-mine-1 3")


def test_a_port_built_later_moves_no_cubes_either() -> None:
    match = germany("poland A coal-mine-1", "A danzig-poland", coal=0, A=has("yellow", money=9))

    play(match, "build [yellow] port danzig.1")

    assert (coal(match), counter(match, "poland")) == (0, "A coal-mine-1 3")


def test_import_coal_of_a_new_ship_fills_the_coal_display() -> None:
    match = new_england("boston.1 B port-1", coal=5,
                        A=has("mauve", money=9, display="ship-0 0"))  # fmt: skip

    play(match, "build [mauve] ship massachusetts-bay")

    assert (coal(match), money(match)) == (6, 9 - 8 - 1 + 1)
    assert counter(match, "massachusetts-bay") == "A ship-3 1"


# Flipping.


def test_when_the_last_cube_leaves_the_owner_is_paid_at_once() -> None:
    match = germany("essen.1 B coal-mine-2 1, essen.3 C iron-works-2 1", "D essen-koeln",
                    A=has("red", money=20, display="factory-0 0"))  # fmt: skip

    play(match, "build [red] factory koeln.1")

    assert (counter(match, "essen.1"), counter(match, "essen.3")) == (
        "B coal-mine-2 flipped", "C iron-works-2 flipped",
    )  # fmt: skip
    assert [money(match, name) for name in "ABCD"] == [20 - 8, 6, 8, 0]


def test_a_counter_with_cubes_left_does_not_flip() -> None:
    match = germany("essen.1 B coal-mine-1 2", A=has("red", display="iron-works-1 0"))

    play(match, "build [red] iron-works essen.3")

    assert (counter(match, "essen.1"), money(match, "B")) == ("B coal-mine-1 1", 0)


def test_a_mine_emptied_by_the_display_flips_as_it_is_built() -> None:
    match = germany(PORT, LINE, coal=3, A=has("yellow", money=1))

    play(match, "build [yellow] coal-mine poland")

    assert counter(match, "poland") == "A coal-mine-1 flipped"
    assert money(match) == 4 + 4


def test_its_profit_comes_after_the_payment() -> None:
    match = germany(PORT, LINE, coal=3, A=has("yellow"))

    play(match, "build [yellow] coal-mine poland")

    assert (loans(match), money(match)) == (1, 10 - 1 + 4 + 4)
