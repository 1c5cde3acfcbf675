"""Coal and iron from the map (AI-74 to AI-79)."""

from __future__ import annotations

import ironbridge as ib
from rulesets.age_of_industry.table import (
    choices,
    coal,
    counter,
    germany,
    has,
    industry,
    iron,
    money,
    spent,
)
from rulesets.playing import allowed, play, refused, why

LEVEL_TWO = "cotton-mill-1 0"  # the next cotton mill needs a coal cube


def mill(counters: str, railways: str, game: ib.Game | None = None) -> ib.Match:
    """A wants a cotton mill of level two in Köln."""
    return germany(counters, railways, game=game, A=has("red red", money=40, display=LEVEL_TWO))


def test_coal_comes_from_a_mine_and_costs_nothing() -> None:
    match = mill("essen.1 B coal-mine-1", "B essen-koeln")

    play(match, "build [red] cotton-mill koeln.1")

    assert counter(match, "essen.1") == "B coal-mine-1 2"
    assert (money(match), money(match, "B"), spent(match)) == (34, 0, 6)


def test_iron_comes_from_a_works_and_costs_nothing() -> None:
    match = germany("essen.1 B coal-mine-1, essen.3 C iron-works-1", "B essen-koeln",
                    A=has("red", money=40, display="factory-0 0"))  # fmt: skip

    play(match, "build [red] factory koeln.1")

    assert counter(match, "essen.3") == "C iron-works-1 2"
    assert spent(match) == 8


def test_a_mine_gives_no_iron_and_a_works_no_coal() -> None:
    match = germany("essen.1 B coal-mine-1, essen.3 C iron-works-1", "B essen-koeln",
                    A=has("red", display="factory-0 0"))  # fmt: skip

    assert refused(match, "build [red] factory koeln.1 coal:essen.3") == ("AI-74", "no-cube-there")
    assert why(match, "build [red] factory koeln.1 coal:essen.1 iron:essen.1") == "no-cube-there"


def test_an_empty_mine_gives_nothing() -> None:
    match = mill("essen.1 B coal-mine-1 flipped, essen.2 C coal-mine-1", "B essen-koeln")

    assert refused(match, "build [red] cotton-mill koeln.1 coal:essen.1") == (
        "AI-74", "no-cube-there",
    )  # fmt: skip


def test_cubes_travel_on_railways_of_several_players() -> None:
    match = mill("mannheim.1 D coal-mine-1", "B koeln-frankfurt, C frankfurt-mannheim")

    play(match, "build [red] cotton-mill koeln.1")

    assert counter(match, "mannheim.1") == "D coal-mine-1 2"


def test_links_without_a_railway_carry_nothing() -> None:
    match = mill("mannheim.1 D coal-mine-1", "B koeln-frankfurt")

    assert refused(match, "build [red] cotton-mill koeln.1") == ("AI-87", "no-coal")


def test_a_source_that_is_not_connected_cannot_be_used() -> None:
    match = mill("essen.1 B coal-mine-1, breslau.1 C coal-mine-1", "B essen-koeln")

    assert refused(match, "build [red] cotton-mill koeln.1 coal:breslau.1") == (
        "AI-75", "source-not-connected",
    )  # fmt: skip


TWO_MINES = "essen.1 B coal-mine-1 1, mannheim.1 A coal-mine-1 2"
LINES = "B essen-koeln, C koeln-frankfurt frankfurt-mannheim"


def test_the_nearest_source_must_be_used_also_if_ones_own_is_farther() -> None:
    match = mill(TWO_MINES, LINES)

    assert refused(match, "build [red] cotton-mill koeln.1 coal:mannheim.1") == (
        "AI-76", "not-nearest",
    )  # fmt: skip
    play(match, "build [red] cotton-mill koeln.1")

    assert counter(match, "essen.1") == "B coal-mine-1 flipped"


def test_after_each_cube_the_nearest_sources_are_measured_afresh() -> None:
    match = germany(TWO_MINES, LINES,
                    A=has("red red", money=40, display="cotton-mill-1 0, iron-works-1 0"))  # fmt: skip

    play(match, "build [red] cotton-mill koeln.1", "build [red] iron-works essen.3")

    assert counter(match, "essen.1") == "B coal-mine-1 flipped"
    assert counter(match, "mannheim.1") == "A coal-mine-1 1"


def test_several_cubes_of_a_kind_are_taken_one_by_one() -> None:
    game = industry(figures={"counters": {"cotton-mill-2": {"coal": 2}}})
    match = mill(TWO_MINES, LINES, game)

    play(match, "build [red] cotton-mill koeln.1")

    assert counter(match, "essen.1") == "B coal-mine-1 flipped"
    assert counter(match, "mannheim.1") == "A coal-mine-1 1"
    assert (money(match, "B"), spent(match)) == (4, 6)


def test_the_display_opens_in_the_middle_of_a_build() -> None:
    game = industry(figures={"counters": {"cotton-mill-2": {"coal": 3}}})
    match = mill("essen.1 B coal-mine-1 1", f"{LINES}, D koeln-belgium", game)

    play(match, "build [red] cotton-mill koeln.1")

    assert (spent(match), coal(match)) == (6 + 1 + 1, 4)


def test_without_a_display_all_cubes_must_be_in_reach() -> None:
    game = industry(figures={"counters": {"cotton-mill-2": {"coal": 4}}})
    three = mill(TWO_MINES, LINES, game)
    four = mill("essen.1 B coal-mine-1 2, mannheim.1 A coal-mine-1 2", LINES, game)

    assert refused(three, "build [red] cotton-mill koeln.1") == ("AI-87", "no-coal")
    assert allowed(four, "build [red] cotton-mill koeln.1")


def test_among_sources_at_the_same_distance_the_player_chooses() -> None:
    match = mill("essen.1 B coal-mine-1, belgium C coal-mine-1", "B essen-koeln, C koeln-belgium")

    assert choices(match, "build [red] cotton-mill koeln.1") == ["coal:essen.1", "coal:belgium"]
    play(match, "build [red] cotton-mill koeln.1 coal:belgium")

    assert counter(match, "belgium") == "C coal-mine-1 2"


def test_a_source_in_the_same_location_is_the_nearest() -> None:
    match = germany("essen.2 B coal-mine-1, belgium A coal-mine-1", "A essen-koeln koeln-belgium",
                    A=has("red", display="iron-works-1 0"))  # fmt: skip

    assert why(match, "build [red] iron-works essen.3 coal:belgium") == "not-nearest"
    play(match, "build [red] iron-works essen.3")

    assert counter(match, "essen.2") == "B coal-mine-1 2"


def test_a_source_in_the_same_location_needs_no_railway() -> None:
    match = germany("essen.2 B coal-mine-1", A=has("red", display="iron-works-1 0"))

    assert allowed(match, "build [red] iron-works essen.3")


def test_a_used_cube_goes_back_to_the_stock_not_to_a_display() -> None:
    match = germany("essen.1 B coal-mine-1, essen.3 C iron-works-1", "B essen-koeln", coal=2,
                    iron=2, A=has("red", money=40, display="factory-0 0"))  # fmt: skip

    play(match, "build [red] factory koeln.1")

    assert (coal(match), iron(match)) == (2, 2)
    assert counter(match, "koeln.1") == "A factory-3"
