"""Build a railway (AI-117 to AI-126)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.age_of_industry.table import (
    choices,
    coal,
    counter,
    germany,
    hand,
    has,
    iron,
    loans,
    money,
    new_england,
    railway,
    spent,
)
from rulesets.playing import allowed, offers, play, refused

MILL = "koeln.1 A cotton-mill-1"
SUPPLY = "essen.1 B coal-mine-1, essen.3 B iron-works-1"


def test_a_railway_counter_is_placed_on_a_link_without_a_card() -> None:
    match = germany(MILL, A=has("port", money=3))

    play(match, "railway essen-koeln")

    assert (railway(match, "essen-koeln"), hand(match)) == ("A", ["port"])
    assert match.position()["actions"] == 1


def test_a_link_holds_one_railway_whoever_owns_it() -> None:
    match = germany(f"{MILL}, {SUPPLY}", "A koeln-frankfurt, B essen-koeln")

    for taken in ("koeln-frankfurt", "essen-koeln"):
        assert refused(match, f"railway {taken}") == ("AI-118", "line-taken")


TWELVE = (
    "A kiel-denmark kiel-hamburg hamburg-bremen hamburg-hannover bremen-hannover hannover-kassel "
    "kassel-frankfurt koeln-frankfurt essen-koeln essen-kassel koeln-belgium hannover-magdeburg"
)


def test_whoever_has_built_twelve_railways_can_build_no_more() -> None:
    match = germany(SUPPLY, TWELVE, A=has("red", money=9))

    assert "railway" not in offers(match)
    assert refused(match, "railway frankfurt-mannheim") == ("AI-120", "no-railways-left")


def test_a_railway_starts_at_an_own_counter() -> None:
    match = germany(MILL)

    assert choices(match, "railway") == ["essen-koeln", "koeln-belgium", "koeln-frankfurt"]


def test_a_railway_goes_on_from_an_own_railway() -> None:
    match = germany(f"{MILL}, {SUPPLY}", "A essen-koeln")

    assert allowed(match, "railway essen-kassel")
    assert refused(match, "railway kassel-erfurt") == ("AI-121", "line-not-connected")


def test_counters_and_railways_of_others_are_no_start() -> None:
    match = germany("koeln.1 B cotton-mill-1", "B koeln-frankfurt")

    assert refused(match, "railway essen-koeln") == ("AI-121", "line-not-connected")
    assert "railway" not in offers(match)


def test_with_nothing_on_the_map_no_railway_can_be_built() -> None:
    assert refused(germany(), "railway") == ("AI-121", "no-line-possible")


def test_a_village_is_a_place_to_build_on_from() -> None:
    match = germany("stuttgart.1 A cotton-mill-1, mannheim.1 B coal-mine-1, mannheim.2 B iron-works-1",
                    "B mannheim-stuttgart", A=has(money=9))  # fmt: skip

    play(match, "railway stuttgart-ulm", "railway ulm-augsburg")

    assert railway(match, "ulm-augsburg") == "A"


# The first railway.


def test_the_first_railway_costs_one_dollar_and_no_cubes() -> None:
    match = germany(MILL, coal=0, iron=0, A=has(money=3))

    play(match, "railway koeln-frankfurt")

    assert (spent(match), money(match)) == (1, 2)


def test_it_is_counted_for_each_player() -> None:
    match = germany(MILL, "B essen-koeln, C koeln-frankfurt", A=has(money=3))

    play(match, "railway koeln-belgium")

    assert (spent(match), coal(match), iron(match)) == (1, 6, 6)


def test_it_is_the_first_wherever_it_is_built() -> None:
    match = germany("koenigsberg A port-1", A=has(money=3))

    play(match, "railway koenigsberg-russia")

    assert spent(match) == 1


def test_only_once_in_the_game() -> None:
    match = germany(MILL, "A koeln-frankfurt")

    assert refused(match, "railway essen-koeln") == ("AI-87", "no-coal")


# Later railways.


def test_every_later_railway_costs_a_dollar_a_coal_and_an_iron() -> None:
    match = germany(f"{MILL}, {SUPPLY}", "A essen-koeln", A=has(money=3))

    play(match, "railway koeln-frankfurt")

    assert (counter(match, "essen.1"), counter(match, "essen.3")) == (
        "B coal-mine-1 2", "B iron-works-1 2",
    )  # fmt: skip
    assert (spent(match), money(match)) == (1, 2)


def test_a_later_railway_needs_both_cubes() -> None:
    match = germany(f"{MILL}, essen.1 B coal-mine-1", "A essen-koeln")

    assert refused(match, "railway koeln-frankfurt") == ("AI-87", "no-iron")


def ends(
    counters: str,
    railways: str = "A essen-koeln, B frankfurt-mannheim mannheim-saarbruecken",
) -> ib.Match:
    """A wants to build from Köln to Frankfurt, with mines on both sides; iron is in Essen."""
    return germany(f"{MILL}, essen.3 B iron-works-1, {counters}", railways)


def test_a_cube_comes_from_a_source_nearest_to_one_end_or_to_the_other() -> None:
    match = ends("essen.1 B coal-mine-1, saarbruecken C coal-mine-1")

    # Essen is one connection from Köln, Saarbrücken two from Frankfurt: either may be used.
    assert choices(match, "railway koeln-frankfurt") == ["coal:saarbruecken", "coal:essen.1"]


def test_a_source_that_is_nearest_to_neither_end_is_refused() -> None:
    match = ends("essen.1 B coal-mine-1, mannheim.1 C coal-mine-1, saarbruecken C coal-mine-1")

    assert refused(match, "railway koeln-frankfurt coal:saarbruecken") == ("AI-76", "not-nearest")
    assert choices(match, "railway koeln-frankfurt") == ["coal:mannheim.1", "coal:essen.1"]


def test_the_two_cubes_may_go_to_different_ends() -> None:
    match = ends("mannheim.1 C coal-mine-1", "A essen-koeln, B frankfurt-mannheim")

    play(match, "railway koeln-frankfurt coal:mannheim.1 iron:essen.3")

    assert railway(match, "koeln-frankfurt") == "A"


def test_both_cubes_may_go_to_the_same_end() -> None:
    match = germany(f"{MILL}, {SUPPLY}", "A essen-koeln")

    play(match, "railway koeln-frankfurt coal:essen.1 iron:essen.3")

    assert railway(match, "koeln-frankfurt") == "A"


def test_distances_are_measured_without_the_new_railway() -> None:
    match = ends("essen.1 B coal-mine-1, frankfurt.1 C iron-works-1, koeln.2 D iron-works-1")

    # Over the new railway each works would be nearer than the other end's; without it both are
    # at distance zero of their own end.
    iron_from = choices(match, "railway koeln-frankfurt coal:essen.1")

    assert iron_from == ["iron:frankfurt.1", "iron:koeln.2"]


def test_the_display_serves_if_no_cube_can_reach_either_end() -> None:
    match = germany(f"{MILL}, koeln.2 B iron-works-1", "A essen-koeln, B koeln-belgium")

    play(match, "railway koeln-frankfurt coal:display iron:koeln.2")

    assert (coal(match), spent(match)) == (5, 2)


def test_a_distant_port_at_either_end_opens_it() -> None:
    match = germany(f"{MILL}, koeln.2 B iron-works-1", "A essen-koeln")

    play(match, "railway koeln-belgium")

    assert (coal(match), iron(match), spent(match)) == (5, 6, 2)


def test_so_does_a_port_counter_at_either_end() -> None:
    match = germany("bremen.1 B port-1, hannover A cotton-mill-1", "A hannover-kassel")

    play(match, "railway bremen-hannover")

    assert (coal(match), iron(match), spent(match)) == (5, 5, 3)


@pytest.mark.parametrize(("mine", "link"), [
    ("essen.1", "koeln-belgium"),  # the mine on the side of Köln, the display on that of Belgium
    ("belgium", "koeln-belgium"),
])  # fmt: skip
def test_a_source_at_one_end_closes_the_display_at_the_other(mine: str, link: str) -> None:
    match = germany(f"{MILL}, essen.3 B iron-works-1, {mine} C coal-mine-1", "A essen-koeln")

    assert refused(match, f"railway {link} coal:display") == ("AI-86", "map-before-display")
    assert allowed(match, f"railway {link} coal:{mine}")


def test_a_railway_is_paid_with_a_loan_if_need_be() -> None:
    match = germany(MILL)

    play(match, "railway essen-koeln")

    assert (loans(match), money(match)) == (1, 9)


def test_two_railways_are_two_actions() -> None:
    match = germany(f"{MILL}, {SUPPLY}", "A essen-koeln", A=has(money=9))

    assert not allowed(match, "railway koeln-frankfurt kassel-frankfurt")
    play(match, "railway koeln-frankfurt", "railway kassel-frankfurt")

    assert match.position()["turn"] == "B"


def test_no_railway_is_built_over_the_sea() -> None:
    match = new_england("boston.1 A port-1")

    assert refused(match, "railway massachusetts-bay-boston") == ("AI-27", "sea-lane")
    assert not [link for link in choices(match, "railway") if "bay" in link or "sound" in link]
