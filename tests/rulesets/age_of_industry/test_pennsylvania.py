"""Pennsylvania: nothing passes through (AI-84, AI-85, AI-131)."""

from __future__ import annotations

from rulesets.age_of_industry.table import counter, has, iron, money, new_england, spent
from rulesets.playing import allowed, play, refused, why

THROUGH = "B pennsylvania-new-york pennsylvania-binghamton binghamton-albany"
LEVEL_TWO = "cotton-mill-1 0"


def test_no_cube_is_brought_through_pennsylvania() -> None:
    match = new_england("new-york.1 B port-1, new-york-bight C ship-3 3", THROUGH,
                        A=has("blue", display=LEVEL_TWO))  # fmt: skip

    assert refused(match, "build [blue] cotton-mill albany.1") == ("AI-84", "coal-barred")


AROUND = (
    f"{THROUGH} new-york-bridgeport bridgeport-new-haven new-haven-hartford hartford-springfield "
    "springfield-pittsfield pittsfield-albany"
)


def test_nearest_is_not_measured_through_pennsylvania() -> None:
    match = new_england("new-york.1 B port-1, new-york-bight C ship-3 3, "
                        "new-haven.1 C port-1, long-island-sound C ship-3 3", AROUND,
                        A=has("blue", display=LEVEL_TWO))  # fmt: skip

    # Through Pennsylvania the box off New York would be five connections away, around it more.
    assert refused(match, "build [blue] cotton-mill albany.1 coal:new-york-bight") == (
        "AI-76", "not-nearest",
    )  # fmt: skip
    play(match, "build [blue] cotton-mill albany.1")

    assert counter(match, "long-island-sound") == "C ship-3 2"


def test_nor_does_iron_pass() -> None:
    match = new_england("pennsylvania.1 B coal-mine-1, new-york.3 C iron-works-1", THROUGH,
                        A=has("blue", display="factory-0 0"))  # fmt: skip

    assert refused(match, "build [blue] factory albany.1") == ("AI-84", "iron-barred")


def test_the_displays_are_not_reached_through_it() -> None:
    match = new_england("new-york.1 B port-1", THROUGH, A=has("blue", display=LEVEL_TWO))

    assert refused(match, "build [blue] cotton-mill albany.1") == ("AI-84", "coal-barred")


def test_a_new_works_does_not_fill_a_display_through_it() -> None:
    match = new_england("new-york.1 B port-1", THROUGH, iron=3, A=has("blue"))

    play(match, "build [blue] iron-works albany.1")

    assert (counter(match, "albany.1"), iron(match)) == ("A iron-works-1 3", 3)


def test_goods_are_not_sold_through_it() -> None:
    match = new_england("albany.1 A cotton-mill-1, new-york.1 B port-1", THROUGH)

    assert refused(match, "sell albany.1 to:new-york.1") == ("AI-131", "buyer-barred")


def test_by_another_way_everything_passes() -> None:
    match = new_england("albany.1 A cotton-mill-1, new-york.1 B port-1",
                        f"{THROUGH} new-york-poughkeepsie poughkeepsie-albany")  # fmt: skip

    assert allowed(match, "sell albany.1 to:new-york.1")


def test_a_route_may_start_in_pennsylvania() -> None:
    match = new_england("pennsylvania.1 B coal-mine-1", THROUGH, A=has("blue", display=LEVEL_TWO))

    play(match, "build [blue] cotton-mill albany.1")

    assert counter(match, "pennsylvania.1") == "B coal-mine-1 2"


def test_a_route_may_end_in_pennsylvania() -> None:
    match = new_england("new-york.1 B port-1, new-york-bight C ship-3 3", THROUGH,
                        A=has("blue", display=LEVEL_TWO))  # fmt: skip

    play(match, "build [blue] cotton-mill pennsylvania.3")

    assert counter(match, "new-york-bight") == "C ship-3 2"


def test_a_mine_in_pennsylvania_fills_the_display() -> None:
    match = new_england("new-york.1 B port-1", THROUGH, coal=3, A=has("blue", money=1))

    play(match, "build [blue] coal-mine pennsylvania.1")

    assert money(match) == 1 + 1 + 2 + 4
    assert counter(match, "pennsylvania.1") == "A coal-mine-1 flipped"


def test_goods_may_be_sold_from_pennsylvania() -> None:
    match = new_england("pennsylvania.3 A cotton-mill-1, new-york.1 B port-1", THROUGH)

    play(match, "sell pennsylvania.3 to:new-york.1")

    assert money(match) == 8


def test_for_the_right_to_build_a_railway_to_pennsylvania_counts() -> None:
    match = new_england("boston.3 A cotton-mill-1", "A pennsylvania-new-york",
                        A=has("coal-mine"))  # fmt: skip

    assert allowed(match, "build [coal-mine] coal-mine pennsylvania.1")


def test_and_one_builds_on_from_there() -> None:
    match = new_england("pennsylvania.1 B coal-mine-1, pennsylvania.4 C iron-works-1",
                        "A pennsylvania-new-york", A=has(money=5))  # fmt: skip

    play(match, "railway pennsylvania-binghamton")

    assert spent(match) == 1
    assert counter(match, "pennsylvania.1") == "B coal-mine-1 2"


def test_each_end_of_a_railway_looks_for_itself() -> None:
    match = new_england("new-york.1 B port-1, new-york-bight C ship-3 3, new-york.3 C iron-works-1",
                        "A pennsylvania-new-york", A=has(money=5))  # fmt: skip

    # The cubes end in Pennsylvania, one end of the new railway.
    play(match, "railway pennsylvania-binghamton")

    assert counter(match, "new-york-bight") == "C ship-3 2"
    assert why(match, "railway binghamton-albany") == "coal-barred"
