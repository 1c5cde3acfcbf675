"""Combining two actions into one (AI-113 to AI-116)."""

from __future__ import annotations

import pytest

from rulesets.age_of_industry.table import counter, germany, hand, has, new_england
from rulesets.playing import allowed, asked, offers, play, refused, why

HOME = "kiel A port-1"


@pytest.mark.parametrize("card", ["brown", "factory", "port", "ship"])
def test_with_both_actions_any_card_builds_any_industry_anywhere(card: str) -> None:
    match = germany(HOME, A=has(f"{card} mauve"))

    play(match, f"combine [{card}] iron-works koeln.1")

    assert counter(match, "koeln.1") == "A iron-works-1 3"
    assert hand(match) == ["mauve"]


def test_it_costs_one_card_and_ends_the_turn() -> None:
    match = germany(HOME, A=has("brown mauve"))

    play(match, "combine [brown] iron-works koeln.1")

    assert (asked(match), match.position()["actions"]) == ("B", 2)
    assert len(hand(match)) == 1


def test_the_face_of_the_card_does_not_matter() -> None:
    match = germany(HOME, A=has("ship"))

    assert allowed(match, "combine [ship] cotton-mill regensburg")
    assert allowed(match, "combine [ship] coal-mine poland")


@pytest.mark.parametrize(("display", "move", "reason"), [
    ("", "cotton-mill essen.1", "coal-space"),
    ("", "factory koeln.1", "level-zero"),
    ("cotton-mill-1 0", "cotton-mill koeln.1", "no-coal"),
    ("", "cotton-mill regensburg", "overbuild-only-mines-and-works"),
    ("", "iron-works muenchen.2", "counter-limit"),
    ("port-1 0, port-2 0, port-3 0", "port kiel", "no-counter-left"),
])  # fmt: skip
def test_all_other_rules_of_building_hold(display: str, move: str, reason: str) -> None:
    match = germany("regensburg B cotton-mill-1, muenchen.1 A cotton-mill-1",
                    A=has("ship", display=display))  # fmt: skip

    assert why(match, f"combine [ship] {move}") == reason


def test_a_ship_needs_its_port_all_the_same() -> None:
    match = new_england("boston.1 B port-1, concord A cotton-mill-1",
                        A=has("brown", display="ship-0 0"))  # fmt: skip

    assert why(match, "combine [brown] ship gulf-of-maine") == "no-port-for-ship"
    assert allowed(match, "combine [brown] ship massachusetts-bay")


def test_one_may_overbuild_by_the_rules_for_it() -> None:
    match = germany("essen.1 B coal-mine-1 flipped, muenchen.1 A iron-works-1", coal=0,
                    A=has("ship", display="coal-mine-1 0"))  # fmt: skip

    play(match, "combine [ship] coal-mine essen.1")

    assert counter(match, "essen.1") == "A coal-mine-2 4"


def test_the_lowest_level_is_built() -> None:
    match = germany(HOME, A=has("ship"))

    play(match, "combine [ship] cotton-mill koeln.1")

    assert counter(match, "koeln.1") == "A cotton-mill-1"


def test_not_in_the_first_round() -> None:
    match = germany(round=1, A=has("red"))

    assert "combine" not in offers(match)
    assert refused(match, "combine [red] cotton-mill koeln.1") == (
        "AI-115", "combine-in-first-round",
    )  # fmt: skip


def test_not_as_the_second_action() -> None:
    match = germany(A=has("red ship"))

    play(match, "pass [ship]")

    assert refused(match, "combine [red] cotton-mill koeln.1") == (
        "AI-116", "combine-as-second-action",
    )  # fmt: skip


def test_not_without_a_card() -> None:
    match = germany(A=has(""))

    assert refused(match, "combine") == ("AI-47", "no-card")
