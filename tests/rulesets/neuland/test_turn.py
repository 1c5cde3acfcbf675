"""A turn, and actions on the time track (NL-33, NL-34, NL-59 to NL-65)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.neuland.table import (
    cost,
    either,
    first,
    has,
    holds,
    left,
    present,
    second,
    space,
    spent,
    tile,
)
from rulesets.playing import allowed, offers, plain, play, refused, step, why

WOOD = "d4.1 lumberjack A"  # with wood there is always something to do: building near costs nothing
FARMS = "c5.1 farm; c5.2 farm"


# What a turn is made of.


@pytest.mark.parametrize("edition", [1, 2])
def test_products_buildings_and_crests_follow_each_other_in_any_order(edition: int) -> None:
    tiles = "d2.1 hunting-lodge; d2.2 lumberjack A; c3.1 quarry A; c3.2 quarry; "
    match = either(edition, f"{tiles} b2.1 weaving-mill A")

    play(match, "build abbey b3", "produce d2.1", "build sheep-farm c4")
    play(match, "produce c3.2 food:d2.1", "crests b3.1", "produce c4.1", "produce d2.1")

    assert tile(match, "b3.1") == "abbey A"
    assert holds(match) == {"c4.1": "wool", "d2.1": "food"}
    assert spent(match) == 6


@pytest.mark.parametrize("done", [0, 1, 2, 3])
def test_a_turn_may_be_ended_after_any_action(done: int) -> None:
    match = second(f"{WOOD}; {FARMS}; b1.1 hunting-lodge", B=has(space=9))
    play(match, *[f"produce {slot}" for slot in ("c5.1", "c5.2", "b1.1")][:done])

    assert "end" in offers(match)
    assert left(match) == 10 - done
    play(match, "end")

    assert space(match) == 1 + max(1, done)


def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    match = second("c5.1 farm; c5.2 farm B", B=has(space=5))

    play(match, "produce c5.1")

    assert match.log()[1] == "A’s turn ends on space 2."


# Actions move the marker.


@pytest.mark.parametrize("edition", [1, 2])
def test_an_action_moves_the_time_marker_one_space_on(edition: int) -> None:
    match = either(edition, f"{WOOD}; {FARMS}", present=10, A=has(space=10), B=has(space=5))
    seen = [space(match)]

    for slot in ("c5.1", "c5.2"):
        play(match, f"produce {slot}")
        seen.append(space(match))

    assert seen == [10, 11, 1]
    assert present(match) == 10


def test_a_move_of_several_actions_moves_the_marker_as_many_spaces() -> None:
    match = second("a2.1 hunting-lodge A; e1.1 quarry")

    assert step(match, "produce e1.1")["seats"]["A"]["space"] == 1 + 4


@pytest.mark.parametrize(
    ("edition", "players", "most"), [(1, 2, 10), (1, 4, 10), (2, 3, 10), (2, 4, 9)]
)
def test_a_turn_has_one_action_less_than_the_track_has_spaces(
    edition: int, players: int, most: int
) -> None:
    match = either(edition, WOOD, players=players)

    assert left(match) == most


@pytest.mark.parametrize("edition", [1, 2])
def test_the_marker_may_not_reach_the_present_again(edition: int) -> None:
    match = either(edition, f"{WOOD}; {FARMS}", A=has(space=10), B=has(space=2))

    play(match, "produce c5.1")

    assert (spent(match), left(match)) == (10, 0)
    assert refused(match, "produce c5.2") == ("NL-60", "past-the-present")


def test_the_marker_may_not_pass_the_present_either() -> None:
    match = second("a2.1 hunting-lodge A; e1.1 quarry; c5.1 farm", A=has(space=9), B=has(space=2))

    assert refused(match, "produce e1.1") == ("NL-60", "past-the-present")
    assert allowed(match, "produce c5.1")


# Where a turn may come to rest.


@pytest.mark.parametrize(
    ("others", "most"), [((10, 11), 8), ((11, 9), 9), ((9, 10), 10), ((2, 3), 10)]
)
def test_actions_go_as_far_as_a_free_space_is_left_to_rest_on(
    others: tuple[int, int], most: int
) -> None:
    match = second(WOOD, players=3, B=has(space=others[0]), C=has(space=others[1]))

    assert left(match) == most


@pytest.mark.parametrize("edition", [1, 2])
def test_an_option_that_would_leave_no_resting_space_is_refused(edition: int) -> None:
    tiles = f"{WOOD}; {FARMS}; a2.1 hunting-lodge A; c4.1 town-hall; e1.1 quarry"
    match = either(edition, tiles, A=has(space=6), B=has(space=11))

    assert left(match) == 4
    assert allowed(match, "produce c5.1")
    play(match, "produce c5.1")

    refusal = match.refusal("produce e1.1 food:a2.1")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("NL-61", "no-resting-space")
    assert refusal.text() == (
        "That takes 4 actions, after which no space would be left for your time marker to rest on."
        " Actions left: 3."
    )


def test_with_four_players_three_markers_may_stand_behind_the_present() -> None:
    match = second(
        f"{WOOD}; {FARMS}", players=4,
        A=has(space=6), B=has(space=8), C=has(space=9), D=has(space=10),
    )  # fmt: skip

    play(match, "produce c5.1")

    assert (spent(match), left(match)) == (6, 0)
    assert why(match, "produce c5.2") == "no-resting-space"


@pytest.mark.parametrize("edition", [1, 2])
def test_other_markers_may_be_passed_and_stood_beside(edition: int) -> None:
    match = either(edition, f"{WOOD}; {FARMS}; b1.1 hunting-lodge", B=has(space=3))
    beside = []

    for slot in ("c5.1", "c5.2", "b1.1"):
        play(match, f"produce {slot}")
        beside.append(space(match))

    assert beside == [2, 3, 4]
    assert space(match, "B") == 3


@pytest.mark.parametrize("edition", [1, 2])
def test_a_turn_does_not_end_where_another_marker_stands(edition: int) -> None:
    match = either(edition, f"{WOOD}; {FARMS}", players=3, A=has(space=4), B=has(space=5))

    play(match, "produce c5.1", "end")

    assert space(match) == 6
    assert len({space(match, seat) for seat in "ABC"}) == 3


def test_two_markers_in_the_way_are_passed_without_action() -> None:
    match = second(FARMS, players=3, A=has(space=6), B=has(space=7), C=has(space=8))

    play(match, "produce c5.1", "end")

    assert space(match) == 9
    assert "A moves on 2 spaces without action." in match.log()


@pytest.mark.parametrize("edition", [1, 2])
def test_the_marker_skips_to_the_first_free_space_and_no_further(edition: int) -> None:
    match = either(edition, FARMS, players=3, A=has(space=4), B=has(space=5), C=has(space=8))

    play(match, "produce c5.1", "end")

    assert space(match) == 6
    assert "A moves on 1 space without action." in match.log()


@pytest.mark.parametrize("edition", [1, 2])
def test_from_a_free_space_nobody_moves_on(edition: int) -> None:
    match = either(edition, f"{WOOD}; {FARMS}", B=has(space=3))

    play(match, "produce c5.1")

    assert [phrase for phrase in offers(match) if "end" in phrase] == ["end"]
    play(match, "end")
    assert space(match) == 2
    assert not [line for line in match.log() if "without action" in line]


@pytest.mark.parametrize("edition", [1, 2])
def test_a_turn_without_action_moves_to_the_first_free_space(edition: int) -> None:
    match = either(edition, WOOD, players=3, B=has(space=2), C=has(space=3))

    play(match, "end")

    assert space(match) == 4
    assert "A moves on 3 spaces without action." in match.log()


def test_building_for_nothing_does_not_count_as_leaving_the_present() -> None:
    match = second(WOOD, B=has(space=5))

    play(match, "build farm c5")
    assert spent(match) == 0
    play(match, "end")

    assert space(match) == 2


@pytest.mark.parametrize("edition", [1, 2])
def test_whoever_can_do_nothing_at_all_moves_on_by_itself(edition: int) -> None:
    match = either(
        edition, "c5.1 farm B; c5.2 farm B", players=4,
        B=has(space=2), C=has(space=3), D=has(space=4),
    )  # fmt: skip

    assert match.played[0].forced
    assert match.position(1)["seats"]["A"]["space"] == 5
    assert match.log()[:2] == [
        "A moves on 4 spaces without action.",
        "A’s turn ends on space 5.",
    ]


# How far may I still go?


@pytest.mark.parametrize("edition", [1, 2])
def test_the_question_says_how_many_actions_are_left(edition: int) -> None:
    match = either(edition, f"{WOOD}; {FARMS}", B=has(space=11))
    seen = [text(match)]
    play(match, "produce c5.1")
    seen.append(text(match))

    assert seen == [
        ("A, what do you do? Actions left in this turn: 9.",
         "A, que faites-vous ? Actions encore possibles dans ce tour : 9."),
        ("A, what do you do? Actions left in this turn: 8.",
         "A, que faites-vous ? Actions encore possibles dans ce tour : 8."),
    ]  # fmt: skip


def text(match: ib.Match) -> tuple[str, str]:
    """The question in both languages."""
    asked = match.question
    assert asked is not None
    return asked.text("en"), plain(asked.text("fr"))


def test_the_end_of_a_turn_says_where_the_marker_would_rest() -> None:
    match = second(f"{WOOD}; {FARMS}", B=has(space=2))

    ends = match.options()[-1]

    assert ends.phrase == "end"
    assert ends.text() == "End the turn; the time marker rests on space 3"


def test_a_move_costs_no_more_than_it_says() -> None:
    match = first("a2.1 hunting-lodge A; e1.1 quarry; c5.1 farm")
    said = {option.phrase: option.text() for option in match.options()}

    assert said["produce e1.1"] == "Produce stone from food: quarry in e1, 4 actions"
    assert cost(match, "produce e1.1 food:a2.1") == 4
