"""Playing an industry card: where it builds (AI-52 to AI-58)."""

from __future__ import annotations

import pytest

from rulesets.age_of_industry.table import choices, counter, germany, has, new_england
from rulesets.playing import allowed, asked, play, refused, why

HOME = "kiel A port-1"  # something on the map, far from the rest
NOT_CONNECTED = ("AI-53", "not-connected")
NOT_AT_THE_PORT = ("AI-57", "not-at-the-port")
READY = "ship-0 0"


def test_an_industry_card_builds_only_the_industry_it_shows() -> None:
    match = germany(A=has("cotton-mill"))

    assert refused(match, "build [cotton-mill] iron-works koeln.1") == (
        "AI-52", "card-not-for-industry",
    )  # fmt: skip
    assert allowed(match, "build [cotton-mill] cotton-mill koeln.1")


def test_without_a_connection_an_industry_card_builds_nothing() -> None:
    match = germany(HOME, A=has("cotton-mill"))

    assert refused(match, "build [cotton-mill] cotton-mill koeln.1") == NOT_CONNECTED
    refusal = match.refusal("build [cotton-mill]")
    assert refusal is not None and refusal.reason == "card-builds-nothing"


# An own railway.


def test_an_own_railway_to_the_location_opens_it() -> None:
    match = germany(HOME, "A hannover-kassel", A=has("cotton-mill"))

    assert choices(match, "build") == ["hannover", "kassel"]


def test_a_railway_of_somebody_else_does_not() -> None:
    match = germany(HOME, "B hannover-kassel", A=has("cotton-mill"))

    assert refused(match, "build [cotton-mill] cotton-mill kassel") == NOT_CONNECTED


def test_a_chain_through_railways_of_others_is_not_enough() -> None:
    match = germany(HOME, "A kiel-hamburg, B hamburg-hannover", A=has("cotton-mill"))

    assert refused(match, "build [cotton-mill] cotton-mill hannover") == NOT_CONNECTED
    assert allowed(match, "build [cotton-mill] cotton-mill hamburg.3")


def test_an_own_railway_that_ends_a_place_earlier_is_not_enough() -> None:
    match = germany(HOME, "A kiel-hamburg hamburg-hannover", A=has("cotton-mill"))

    assert refused(match, "build [cotton-mill] cotton-mill kassel") == NOT_CONNECTED
    assert allowed(match, "build [cotton-mill] cotton-mill hannover")


# A counter in the same location.


@pytest.mark.parametrize(("stands", "space"), [
    ("essen.1 A coal-mine-1", "essen.3"), ("hamburg.1 A port-1", "hamburg.4"),
    ("berlin.2 A iron-works-1", "berlin.1"),
])  # fmt: skip
def test_a_counter_in_a_location_of_four_spaces_opens_the_others(stands: str, space: str) -> None:
    match = germany(stands, A=has("cotton-mill"))

    assert allowed(match, f"build [cotton-mill] cotton-mill {space}")


def test_a_counter_in_a_smaller_location_opens_nothing() -> None:
    match = germany("muenchen.1 A iron-works-1", A=has("cotton-mill"))

    assert refused(match, "build [cotton-mill] cotton-mill muenchen.2") == NOT_CONNECTED


def test_a_counter_of_somebody_else_opens_nothing() -> None:
    match = germany(f"{HOME}, essen.1 B coal-mine-1", A=has("cotton-mill"))

    assert refused(match, "build [cotton-mill] cotton-mill essen.3") == NOT_CONNECTED


def test_an_own_counter_in_the_space_opens_it_to_be_overbuilt() -> None:
    match = germany("muenchen.1 A cotton-mill-1", "B muenchen-austria",
                    A=has("iron-works", display="iron-works-1 0"))  # fmt: skip
    fed = germany("muenchen.1 A cotton-mill-1, mannheim.1 B coal-mine-1",
                  "B mannheim-stuttgart stuttgart-ulm ulm-augsburg augsburg-muenchen",
                  A=has("iron-works", display="iron-works-1 0"))  # fmt: skip

    assert why(match, "build [iron-works] iron-works muenchen.1") == "no-coal"
    play(fed, "build [iron-works] iron-works muenchen.1")

    assert counter(fed, "muenchen.1") == "A iron-works-2 4"


# A ship card. The English text, the French text and the checklists differ: see AI-57.


def test_an_own_port_opens_the_ship_space() -> None:
    match = new_england("boston.1 A port-1", A=has("ship", display=READY))

    assert choices(match, "build [ship]") == ["massachusetts-bay", "nantucket-sound"]


def test_so_does_another_players_port_with_an_own_railway_to_it() -> None:
    match = new_england("boston.1 B port-1, lewiston.1 A cotton-mill-1", "A worcester-boston",
                        A=has("ship", display=READY))  # fmt: skip

    assert allowed(match, "build [ship] ship massachusetts-bay")


def test_so_does_another_players_port_beside_a_counter_of_ones_own() -> None:
    match = new_england("boston.1 B port-1, boston.3 A cotton-mill-1", A=has("ship", display=READY))

    assert allowed(match, "build [ship] ship massachusetts-bay")


@pytest.mark.parametrize("owner", ["A", "B"])
def test_either_side_of_the_port_will_do(owner: str) -> None:
    match = new_england(f"boston.1 {owner} port-1 flipped, boston.3 A cotton-mill-1",
                        A=has("ship", display=READY))  # fmt: skip

    assert allowed(match, "build [ship] ship massachusetts-bay")


def test_another_players_port_alone_is_not_enough() -> None:
    match = new_england("boston.1 B port-1, lewiston.1 A cotton-mill-1", "B worcester-boston",
                        A=has("ship", display=READY))  # fmt: skip

    assert refused(match, "build [ship] ship massachusetts-bay") == NOT_AT_THE_PORT


def test_presence_without_a_port_is_not_enough() -> None:
    match = new_england("boston.3 A cotton-mill-1", "A worcester-boston",
                        A=has("ship", display=READY))  # fmt: skip

    assert refused(match, "build [ship] ship massachusetts-bay") == NOT_AT_THE_PORT


def test_presence_at_one_location_and_a_port_at_another_do_not_add_up() -> None:
    match = new_england("portland.1 B port-1, concord A cotton-mill-1", "A manchester-portsmouth",
                        A=has("ship", display=READY))  # fmt: skip
    added = new_england("portland.1 B port-1, concord A cotton-mill-1",
                        "A manchester-portsmouth portland-lewiston",
                        A=has("ship", display=READY))  # fmt: skip

    assert refused(match, "build [ship] ship gulf-of-maine") == NOT_AT_THE_PORT
    assert allowed(added, "build [ship] ship gulf-of-maine")


def test_one_of_two_ports_beside_the_ship_space_is_enough() -> None:
    match = new_england("boston.1 A port-1", A=has("ship", display=READY))

    play(match, "build [ship] nantucket-sound")

    assert counter(match, "nantucket-sound") == "A ship-3 2"


def test_for_a_ship_an_own_railway_that_ends_a_place_earlier_is_not_enough() -> None:
    match = new_england("boston.1 B port-1, lewiston.1 A cotton-mill-1", "A springfield-worcester",
                        A=has("ship", display=READY))  # fmt: skip

    assert refused(match, "build [ship] ship massachusetts-bay") == NOT_AT_THE_PORT


def test_an_own_ship_in_the_space_will_do() -> None:
    match = new_england("boston.1 B port-1, massachusetts-bay A ship-3 2",
                        A=has("ship", display="ship-3 0"))  # fmt: skip

    play(match, "build [ship] massachusetts-bay")

    assert counter(match, "massachusetts-bay") == "A ship-4 1 covers"


def test_so_will_no_counter_on_the_board_at_all() -> None:
    match = new_england("boston.1 B port-1", A=has("ship", display=READY))

    assert allowed(match, "build [ship] ship massachusetts-bay")
    assert refused(match, "build [ship] ship gulf-of-maine") == ("AI-65", "no-port-for-ship")


# No counter on the board.


def test_whoever_has_no_counter_on_the_board_may_build_in_any_space() -> None:
    match = germany("essen.1 B coal-mine-1", A=has("iron-works"))

    spaces = choices(match, "build")

    assert len(spaces) == 34
    assert {"koeln.1", "essen.4", "regensburg", "danzig.2"} <= set(spaces)


def test_railways_do_not_count() -> None:
    match = germany("", "A koeln-belgium essen-koeln", A=has("iron-works"))

    assert allowed(match, "build [iron-works] iron-works regensburg")


def test_one_counter_on_the_board_ends_it() -> None:
    match = germany(A=has("iron-works cotton-mill"))

    play(match, "build [iron-works] regensburg")

    assert refused(match, "build [cotton-mill] cotton-mill koeln.1") == NOT_CONNECTED


def test_it_holds_again_when_all_counters_have_been_overbuilt() -> None:
    match = germany("essen.1 A coal-mine-1 flipped", coal=0, order=list("BACD"),
                    A=has("iron-works"),
                    B=has("red ship", money=9, display="coal-mine-1 0"))  # fmt: skip

    play(match, "build [red] coal-mine essen.1", "pass [ship]")

    assert asked(match) == "A"
    assert allowed(match, "build [iron-works] iron-works regensburg")


@pytest.mark.parametrize(("hand", "display", "move", "reason"), [
    ("iron-works", "", "build [iron-works] cotton-mill koeln.1", "card-not-for-industry"),
    ("iron-works", "", "build [iron-works] iron-works kiel", "port-space"),
    ("iron-works", "iron-works-1 0", "build [iron-works] iron-works koeln.1", "no-coal"),
    ("iron-works", "", "build [iron-works] iron-works regensburg",
     "overbuild-only-mines-and-works"),
    ("factory", "", "build [factory] factory koeln.1", "level-zero"),
])  # fmt: skip
def test_it_frees_from_the_connection_only(hand: str, display: str, move: str, reason: str) -> None:
    match = germany("regensburg B cotton-mill-1", A=has(hand, display=display))

    assert why(match, move) == reason


def test_the_port_beside_a_ship_space_is_needed_all_the_same() -> None:
    match = new_england(A=has("ship", display=READY))

    assert refused(match, "build [ship] ship gulf-of-maine") == ("AI-65", "no-port-for-ship")


def test_a_location_card_stays_bound_to_its_colour() -> None:
    match = germany(A=has("red"))

    assert refused(match, "build [red] cotton-mill regensburg") == (
        "AI-59", "not-the-cards-colour",
    )  # fmt: skip
