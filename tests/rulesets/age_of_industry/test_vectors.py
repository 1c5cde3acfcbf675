"""The worked examples of the rules, and some of ours, one by one.

Red is seat A, yellow is B, green is C and blue is D.
"""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.mechanisms.masks import bit
from ironbridge.mechanisms.network import UNREACHED
from ironbridge.rulesets.age_of_industry.board import COAL
from ironbridge.rulesets.age_of_industry.rules.supply import away_from, nearest, steps_from
from rulesets.age_of_industry.table import (
    choices,
    coal,
    counter,
    end_game,
    end_round,
    germany,
    hand,
    has,
    industry,
    last_action,
    left,
    loans,
    market,
    money,
    new_england,
    order,
    railway,
    spent,
    state,
    told,
)
from rulesets.playing import allowed, play, refused, why

NO_ZERO = "factory-0 0, ship-0 0"


def stack(match: ib.Match, industry: str) -> list[int]:
    """The levels of an industry left on A's display, from left to right."""
    counters = match.game.figures.data["counters"]
    ladder = [id for id, entry in counters.items() if entry["industry"] == industry]
    return [counters[id]["level"] for id in ladder for _ in range(left(match, id))]


def place_at(match: ib.Match, id: str) -> int:
    """The number of a place."""
    data = match.game.figures.data
    return [*data["places"], *data["ships"]].index(id)


def test_in_round_one_an_iron_works_for_two_goes_before_a_cotton_mill_for_four() -> None:
    match = germany(round=1, order=["B", "A", "C", "D"], A=has("iron-works"), B=has("cotton-mill"),
                    C=has("ship"), D=has("ship"))  # fmt: skip

    play(match, "build [cotton-mill] koeln.1", "build [iron-works] essen.3")
    amounts = (spent(match, "B"), spent(match, "A"))
    play(match, "pass [ship]", "pass [ship]")

    assert amounts == (4, 2)
    assert order(match) == "CDAB"


def test_an_own_railway_into_kassel_allows_an_industry_card_there() -> None:
    joined = germany("frankfurt.1 A cotton-mill-1", "A kassel-frankfurt", A=has("cotton-mill"))
    apart = germany("frankfurt.1 A cotton-mill-1", A=has("cotton-mill"))

    assert allowed(joined, "build [cotton-mill] kassel")
    assert why(apart, "build [cotton-mill] cotton-mill kassel") == "not-connected"


def test_a_second_counter_in_a_location_of_four_spaces() -> None:
    match = germany("essen.1 A coal-mine-1", A=has("cotton-mill"))

    play(match, "build [cotton-mill] essen.3")

    assert counter(match, "essen.3") == "A cotton-mill-1"


def test_an_own_coal_mine_is_overbuilt_by_a_better_one() -> None:
    match = germany("essen.1 A coal-mine-1", A=has("coal-mine", display="coal-mine-1 0"))

    play(match, "build [coal-mine] essen.1")

    assert counter(match, "essen.1") == "A coal-mine-2 4"


def test_a_ship_card_beside_ones_own_port() -> None:
    match = new_england("boston.1 A port-1", A=has("ship", display="ship-0 0"))

    play(match, "build [ship] massachusetts-bay")

    assert counter(match, "massachusetts-bay") == "A ship-3 2"


def test_a_brown_card_reaches_every_brown_location_without_a_connection() -> None:
    match = germany("kiel A port-1", A=has("brown"))

    spaces = choices(match, "build [brown] cotton-mill")

    assert {space.split(".")[0] for space in spaces} == {
        "augsburg", "muenchen", "nuernberg", "regensburg",
    }  # fmt: skip


WRONG_SPACE = ("space-does-not-take-it", "coal-space", "port-space")


def takes(match: ib.Match, card: str, space: str) -> list[str]:
    """The industries that a space takes, by trying to build each there."""
    industries = match.game.figures.data["industries"]
    moves = {id: match.refusal(f"build [{card}] {id} {space}") for id in industries}
    assert all(r is None or r.reason in WRONG_SPACE for r in moves.values())
    return [id for id, refusal in moves.items() if refusal is None]


def test_koeln_has_two_spaces_for_cotton_mill_factory_or_iron_works() -> None:
    match = germany("", "B koeln-belgium", A=has("red", display=NO_ZERO))

    found = [takes(match, "red", space) for space in ("koeln.1", "koeln.2")]

    assert found == [["cotton-mill", "factory", "iron-works"]] * 2
    assert "koeln.3" not in choices(match, "build [red] cotton-mill")


def test_belgium_takes_coal_mines_only() -> None:
    match = germany(A=has("red", display=NO_ZERO))

    assert takes(match, "red", "belgium") == ["coal-mine"]


def test_kiel_takes_ports_only() -> None:
    match = germany(A=has("blue", display=NO_ZERO))

    assert takes(match, "blue", "kiel") == ["port"]


def test_a_light_green_card_builds_a_ship_beside_somebody_elses_port() -> None:
    match = new_england("portland.1 B port-1, boston.3 A cotton-mill-1",
                        A=has("light-green", display="ship-0 0"))  # fmt: skip

    play(match, "build [light-green] ship gulf-of-maine")

    assert counter(match, "gulf-of-maine") == "A ship-3 2"
    assert spent(match) == 8 + 1  # iron from the display, through the port of Portland


def test_the_cotton_mills_at_the_start_and_after_three_are_gone() -> None:
    match = germany(A=has("ship ship cotton-mill", display="cotton-mill-1 1"))
    start = stack(industry().start(seed=1), "cotton-mill")

    play(match, "develop [ship] cotton-mill-1", "develop [ship] cotton-mill-2")

    assert start == [1, 1, 2, 2, 3, 3]
    assert stack(match, "cotton-mill") == [2, 3, 3]


def test_two_developments_open_the_factory_of_level_three() -> None:
    match = germany(A=has("ship ship"))
    start = stack(match, "factory")

    play(match, "develop [ship] factory-0", "develop [ship] factory-0")

    assert start == [0, 0, 3, 3, 4, 4]
    assert stack(match, "factory") == [3, 3, 4, 4]


@pytest.mark.parametrize(
    ("gone", "level", "price", "coal_needed", "iron_needed"),
    [
        ("cotton-mill-1 2", 1, 4, 0, 0),
        ("cotton-mill-1 0", 2, 6, 1, 0),
        ("cotton-mill-1 0, cotton-mill-2 0", 3, 12, 1, 1),
    ],
)
def test_what_a_cotton_mill_costs(
    gone: str, level: int, price: int, coal_needed: int, iron_needed: int
) -> None:
    match = germany("", "B koeln-belgium", A=has("red", display=gone))

    play(match, "build [red] cotton-mill koeln.1")

    position = match.position()
    assert counter(match, "koeln.1") == f"A cotton-mill-{level}"
    assert (6 - position["coal"], 6 - position["iron"]) == (coal_needed, iron_needed)
    assert spent(match) == price + coal_needed + iron_needed  # each bought for $1


def test_a_cotton_mill_of_level_two_in_magdeburg_is_fed_from_poland() -> None:
    match = germany("poland B coal-mine-1 3, berlin.1 A iron-works-1",
                    "B berlin-poland, A magdeburg-berlin",
                    A=has("cotton-mill", display="cotton-mill-1 0"))  # fmt: skip
    steps = steps_from(state(match), place_at(match, "magdeburg"))

    play(match, "build [cotton-mill] magdeburg.1 coal:poland")

    assert steps[place_at(match, "poland")] == 2
    assert counter(match, "poland") == "B coal-mine-1 2"
    assert (spent(match), coal(match)) == (6, 6)


def regensburg() -> ib.Match:
    """Red wants a factory of level three in Regensburg."""
    return germany(
        "bohemia B coal-mine-1 1, mannheim.1 A coal-mine-1 2, muenchen.1 A iron-works-1 1, "
        "augsburg.1 B iron-works-1 2",
        "B regensburg-bohemia augsburg-regensburg, "
        "A muenchen-regensburg ulm-augsburg stuttgart-ulm mannheim-stuttgart",
        A=has("brown", display="factory-0 0"),
    )


def test_a_factory_of_level_three_in_regensburg() -> None:
    match = regensburg()
    far = refused(match, "build [brown] factory regensburg coal:mannheim.1")
    works = choices(match, "build [brown] factory regensburg")
    second = refused(match, "build [brown] factory muenchen.2")

    play(match, "build [brown] factory regensburg coal:bohemia iron:muenchen.1")

    assert far == ("AI-76", "not-nearest")
    assert works == ["iron:muenchen.1", "iron:augsburg.1"]
    assert second == ("AI-67", "counter-limit")
    assert counter(match, "bohemia") == "B coal-mine-1 flipped"
    assert counter(match, "muenchen.1") == "A iron-works-1 flipped"
    assert (counter(match, "mannheim.1"), counter(match, "augsburg.1")) == (
        "A coal-mine-1 2", "B iron-works-1 2",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("card", "space", "opened"),
    [
        ("light-green", "frankfurt.1", True),
        ("light-green", "mannheim.2", True),
        ("light-green", "strassburg", True),
        ("red", "koeln.1", False),
    ],
)
def test_greens_railway_to_france_opens_the_displays_to_all_connected_to_it(
    card: str, space: str, opened: bool
) -> None:
    match = germany("", "C strassburg-france mannheim-strassburg, A frankfurt-mannheim",
                    A=has(card, display="cotton-mill-1 0"))  # fmt: skip

    refusal = match.refusal(f"build [{card}] cotton-mill {space} coal:display")

    assert (refusal is None) == opened
    assert refusal is None or refusal.reason == "no-coal"


def test_from_an_empty_display_a_cube_costs_four() -> None:
    match = germany("", "B koeln-belgium", coal=0, A=has("red", display="cotton-mill-1 0"))

    play(match, "build [red] cotton-mill koeln.1")

    assert spent(match) == 6 + 4
    assert coal(match) == 0


def test_three_cubes_come_on_a_coal_mine_1_and_four_on_an_iron_works_2() -> None:
    match = germany(A=has("red red", display="iron-works-1 0"))

    play(match, "build [red] coal-mine essen.1", "build [red] iron-works essen.3")

    assert counter(match, "essen.3") == "A iron-works-2 4"
    assert counter(match, "essen.1") == "A coal-mine-1 2"  # three, and one used for the works


def test_a_coal_mine_2_beside_a_port_fills_three_spaces_for_four() -> None:
    match = germany("danzig.1 B port-1", "C danzig-poland", coal=3,
                    A=has("yellow", money=2, display="coal-mine-1 0"))  # fmt: skip

    play(match, "build [yellow] coal-mine poland")

    assert (money(match), coal(match)) == (4, 6)
    assert counter(match, "poland") == "A coal-mine-2 1"


def test_the_last_cube_of_a_coal_mine_1_brings_its_owner_four() -> None:
    match = germany("essen.1 B coal-mine-1 1", A=has("red", display="iron-works-1 0"))

    play(match, "build [red] iron-works essen.3")

    assert counter(match, "essen.1") == "B coal-mine-1 flipped"
    assert money(match, "B") == 4


def test_the_railway_from_regensburg_to_bohemia_costs_two_in_all() -> None:
    match = germany("augsburg.1 A iron-works-1 2", "A augsburg-regensburg", A=has(money=2))

    play(match, "railway regensburg-bohemia coal:display iron:augsburg.1")

    assert railway(match, "regensburg-bohemia") == "A"
    assert (spent(match), money(match), loans(match)) == (2, 0, 0)
    assert (coal(match), counter(match, "augsburg.1")) == (5, "A iron-works-1 1")


def great_sale() -> ib.Match:
    """Red sells two cotton mills and a factory."""
    return germany(
        "berlin.1 A cotton-mill-1, magdeburg.1 A cotton-mill-1, breslau.2 A factory-3, "
        "danzig.1 A port-1, hamburg.1 B port-1",
        "A breslau-poland, C berlin-schneidemuehl schneidemuehl-danzig, "
        "B magdeburg-berlin wittenberge-berlin hamburg-wittenberge",
        "poland factory",
    )


def test_red_sells_two_cotton_mills_and_a_factory_for_thirty_seven() -> None:
    match = great_sale()
    small = refused(match, "sell breslau.2 to:danzig.1")

    play(match, "sell breslau.2 to:poland berlin.1 to:danzig.1 magdeburg.1 to:hamburg.1")

    assert (money(match, "A"), money(match, "B")) == (37, 5)
    assert small == ("AI-132", "port-does-not-take-it")
    assert market(match, "poland") == "factory used"


def test_selling_to_a_market_overseas_flips_the_ship() -> None:
    match = new_england("boston.3 A cotton-mill-1, boston.1 B port-1, massachusetts-bay A ship-3 0",
                        markets="massachusetts-bay cotton")  # fmt: skip
    buyers = choices(match, "sell boston.3")

    play(match, "sell boston.3 to:massachusetts-bay")

    assert buyers == ["to:boston.1", "to:massachusetts-bay"]
    assert (money(match, "A"), money(match, "B")) == (22, 0)
    assert counter(match, "massachusetts-bay") == "A ship-3 flipped"
    assert counter(match, "boston.1") == "B port-1"


def test_development_costs_a_card_and_removes_one_counter_of_ones_choice() -> None:
    match = germany(A=has("brown port"))

    play(match, "develop [brown] coal-mine-2")

    assert hand(match) == ["port"]
    assert stack(match, "coal-mine") == [1, 1, 2, 3, 3]
    assert match.position()["actions"] == 1


def test_with_eight_cards_in_hand_one_is_taken() -> None:
    match = germany(A=has("ship ship ship port port port brown brown"))

    play(match, "take deck")

    assert len(hand(match)) == 9
    assert match.position()["actions"] == 1


def test_whoever_spent_most_goes_last_and_equals_keep_their_places() -> None:
    match = end_round(order=["A", "D", "B", "C"], A=has(spent=7), B=has(spent=12), C=has(spent=4),
                      D=has(spent=4))  # fmt: skip

    assert order(match) == "DCAB"


FINAL = (
    "frankfurt.1 A factory-3, frankfurt.2 B cotton-mill-1 flipped, mannheim.1 A coal-mine-1 2, "
    "mannheim.2 B iron-works-1 flipped, stuttgart.1 A cotton-mill-2 flipped, "
    "stuttgart.2 B cotton-mill-1 flipped, kassel A cotton-mill-3 flipped, "
    "strassburg C iron-works-1 flipped, koeln.1 B cotton-mill-2 flipped, "
    "koeln.2 C factory-3 flipped, nuernberg.1 D cotton-mill-1 flipped, "
    "nuernberg.2 C cotton-mill-2 flipped, augsburg.1 D iron-works-2 flipped"
)
FINAL_RAILWAYS = (
    "A frankfurt-mannheim mannheim-stuttgart kassel-frankfurt mannheim-strassburg, "
    "B koeln-frankfurt frankfurt-wuerzburg wuerzburg-nuernberg stuttgart-ulm ulm-augsburg"
)


def test_the_final_scoring_of_the_rules() -> None:
    match = end_game(FINAL, FINAL_RAILWAYS)

    log = told(match)
    assert "A gets $22 for railways." in log
    assert "A scores 9 points for industry counters." in log
    assert "B gets $25 for railways." in log
    assert "B scores 5 points for industry counters." in log
    assert match.scores()[:2] == [22 // 5 + 9, 25 // 5 + 5]


def test_a_factory_may_cover_an_own_cotton_mill_but_a_cotton_mill_never_a_port() -> None:
    match = germany("koeln.1 A cotton-mill-1, bremen.1 A port-1", "B koeln-belgium",
                    A=has("red blue", display="factory-0 0, cotton-mill-1 0"))  # fmt: skip

    assert why(match, "build [blue] cotton-mill bremen.1") == "port-space"
    play(match, "build [red] factory koeln.1")

    assert counter(match, "koeln.1") == "A factory-3"


@pytest.mark.parametrize(
    ("cash", "left_over", "owed", "choice"), [(10, 7, 3, ["repay 0"]), (2, 9, 4, [])]
)
def test_interest_is_a_dollar_a_loan_and_the_loan_taken_for_it_bears_none(
    cash: int, left_over: int, owed: int, choice: list[str]
) -> None:
    match = play(end_round(A=has(money=cash, loans=3)), *choice)

    assert (money(match), loans(match)) == (left_over, owed)
    assert "A owes $3 interest on 3 loans." in told(match)


def test_a_loan_taken_and_repaid_inside_one_round_costs_nothing() -> None:
    match = last_action("danzig.1 B port-1", "C danzig-poland", coal=0, order=list("BCDA"),
                        A=has("yellow"))  # fmt: skip

    play(match, "build [yellow] coal-mine poland", "repay 1")

    assert (money(match), loans(match)) == (10 - 1 + 3 + 3 + 2 + 4 - 10, 0)
    assert not [line for line in told(match) if line.startswith("A owes")]


def test_the_order_of_the_chinese_summary() -> None:
    match = end_round(order=list("CBAD"), A=has(spent=10), B=has(spent=11), C=has(spent=11),
                      D=has(spent=9))  # fmt: skip

    assert order(match) == "DACB"


def test_import_coal_is_two_sea_lanes_from_dry_land() -> None:
    match = new_england("boston.1 B port-1, massachusetts-bay A ship-3 3",
                        A=has("mauve", display="cotton-mill-1 0"))  # fmt: skip
    steps = steps_from(state(match), place_at(match, "boston"))
    ship = state(match).board.place_spaces[place_at(match, "massachusetts-bay")][0]

    play(match, "build [mauve] cotton-mill boston.3")

    assert away_from(state(match), steps, ship) == 2
    assert nearest(state(match), place_at(match, "boston"), COAL) == bit(
        place_at(match, "massachusetts-bay")
    )
    assert counter(match, "massachusetts-bay") == "A ship-3 2"


def test_nothing_passes_through_pennsylvania() -> None:
    match = new_england("new-york.3 A cotton-mill-1", "A pennsylvania-new-york "
                        "pennsylvania-binghamton binghamton-great-lakes",
                        "great-lakes cotton")  # fmt: skip

    steps = steps_from(state(match), place_at(match, "new-york"))

    assert steps[place_at(match, "binghamton")] == UNREACHED
    assert why(match, "sell new-york.3 to:great-lakes") == "buyer-barred"


def test_pennsylvania_itself_can_be_supplied_and_can_sell() -> None:
    match = new_england("pennsylvania.3 A cotton-mill-1, new-york.1 B port-1",
                        "A pennsylvania-new-york", coal=6,
                        A=has("blue", display="iron-works-1 0"))  # fmt: skip

    play(match, "sell pennsylvania.3 to:new-york.1",
         "build [blue] iron-works pennsylvania.4 coal:display")  # fmt: skip

    assert counter(match, "pennsylvania.3") == "A cotton-mill-1 flipped"
    assert counter(match, "pennsylvania.4") == "A iron-works-2 4"
