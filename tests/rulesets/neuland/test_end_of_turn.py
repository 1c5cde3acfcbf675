"""The end of a turn: what is lost, what is laid down, who is next (NL-119 to NL-129)."""

from __future__ import annotations

import pytest

from rulesets.neuland.table import (
    asked,
    either,
    first,
    goods,
    has,
    holds,
    idle,
    left,
    present,
    second,
    space,
    spent,
    tile,
)
from rulesets.playing import allowed, play, step

FARMS = "c5.1 farm; c5.2 farm; b2.1 sheep-farm; b1.1 hunting-lodge"


# What is lost.


@pytest.mark.parametrize("edition", [1, 2])
def test_what_was_there_when_the_turn_began_and_is_not_used_is_lost(edition: int) -> None:
    match = either(edition, f"{FARMS}; d2.1 lumberjack A lying; d3.1 lumberjack A lying")

    play(match, "build paper-mill d2 wood:d3.1", "produce c5.1", "end")

    assert holds(match) == {"c5.1": "food"}
    assert [line for line in match.log() if "loses" in line] == ["A loses wood in d2."]
    assert idle(match) == 6


@pytest.mark.parametrize("edition", [1, 2])
def test_two_turns_in_a_row_are_two_turns_however_short(edition: int) -> None:
    match = either(edition, FARMS, B=has(space=9))

    play(match, "produce c5.1", "end")
    assert asked(match) == "A" and goods(match) == ["food"]
    play(match, "end")

    assert asked(match) == "A"
    assert goods(match) == []


def test_the_steps_at_the_end_of_a_turn_follow_each_other() -> None:
    match = second(f"{FARMS}; d2.1 lumberjack A lying; d3.1 lumberjack A", B=has(space=2))

    play(match, "end")

    assert match.log() == [
        "A moves on 2 spaces without action.",
        "A’s turn ends on space 3.",
        "A loses wood in d2.",
        "The present moves to space 2: it is B’s turn.",
    ]
    assert tile(match, "d3.1") == "lumberjack A lying"


@pytest.mark.parametrize("edition", [1, 2])
def test_only_the_player_whose_turn_ends_loses_anything(edition: int) -> None:
    match = either(edition, f"{FARMS}; d2.1 lumberjack B lying")

    play(match, "produce c5.1", "end")

    assert tile(match, "d2.1") == "lumberjack B lying"


def test_nothing_lies_in_a_first_turn_so_nothing_is_lost() -> None:
    match = first(f"{FARMS}; d2.1 lumberjack A", first_turns=1, B=has(space=6))

    play(match, "end")

    assert tile(match, "d2.1") == "lumberjack A lying"
    assert not [line for line in match.log() if "loses" in line]


# What is laid down.


def test_in_the_first_edition_products_lie_from_the_start_of_the_turn() -> None:
    match = first(FARMS, B=has(space=3))

    play(match, "produce c5.1", "end")
    play(match, "produce c5.2")

    assert (tile(match, "c5.1"), tile(match, "c5.2")) == ("farm A lying", "farm A")


def test_in_the_second_edition_those_that_stand_are_laid_down_at_the_end() -> None:
    match = second(f"{FARMS}; d2.1 lumberjack A lying; d3.1 lumberjack A")

    after = step(match, "end")

    assert after["tiles"]["d2.1"] == "lumberjack"
    assert after["tiles"]["d3.1"] == "lumberjack A lying"


def test_whether_at_the_end_or_at_the_start_the_effect_is_the_same() -> None:
    seen = []
    for edition in (1, 2):
        match = either(edition, f"{FARMS}; d2.1 lumberjack A lying", B=has(space=4))
        play(match, "produce c5.1", "end", "produce c5.2", "end")
        seen.append((holds(match), [line for line in match.log() if "loses" in line]))

    assert seen[0] == seen[1]
    assert seen[0][1] == ["A loses wood in d2.", "A loses food in c5."]


@pytest.mark.parametrize("edition", [1, 2])
def test_what_lies_can_still_be_used_until_the_turn_ends(edition: int) -> None:
    match = either(edition, f"{FARMS}; d2.1 lumberjack A lying; d3.1 paper-mill")

    assert allowed(match, "produce d3.1")
    assert allowed(match, "build quarry c3")


# Who is next.


@pytest.mark.parametrize("edition", [1, 2])
def test_the_pawn_moves_as_soon_as_the_last_first_turn_is_over(edition: int) -> None:
    still = either(edition, FARMS, players=3, first_turns=2, B=has(space=1), C=has(space=4))
    over = either(edition, FARMS, players=3, first_turns=1, B=has(space=3), C=has(space=4))

    play(still, "end")
    play(over, "end")

    assert (present(still), asked(still)) == (1, "B")
    assert (present(over), asked(over)) == (2, "A")


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("b", "c", "pawn", "seat"), [(7, 5, 5, "C"), (3, 9, 3, "B"), (11, 10, 6, "A")]
)
def test_the_pawn_moves_to_the_next_marker_and_its_owner_has_the_turn(
    b: int, c: int, pawn: int, seat: str, edition: int
) -> None:
    match = either(edition, FARMS, players=3, A=has(space=5), B=has(space=b), C=has(space=c))

    play(match, "produce c5.1", "end")

    assert (present(match), asked(match)) == (pawn, seat)
    assert spent(match) == 0


def test_the_pawn_goes_round_the_track() -> None:
    tiles = f"{FARMS}; d4.1 lumberjack A; b1.2 hunting-lodge"
    match = second(tiles, present=10, A=has(space=10), B=has(space=2))

    play(match, "produce c5.1", "produce c5.2", "produce b2.1", "produce b1.1", "end")

    assert (space(match), present(match), asked(match)) == (3, 2, "B")


@pytest.mark.parametrize("edition", [1, 2])
def test_playing_again_follows_from_the_pawn_and_is_no_choice(edition: int) -> None:
    ahead = either(edition, FARMS, B=has(space=3))
    past = either(edition, FARMS, A=has(space=3), B=has(space=3))

    play(ahead, "produce c5.1", "end")
    play(past, "produce c5.1", "end")

    assert (asked(ahead), present(ahead)) == ("A", 2)
    assert (asked(past), present(past)) == ("B", 3)


def test_turns_ended_early_add_up_to_more_than_one_long_one() -> None:
    match = second(f"{FARMS}; a2.1 hunting-lodge A; e1.1 quarry; d2.1 lumberjack", B=has(space=6))

    play(match, "produce e1.1 food:a2.1")
    first_turn = spent(match)
    play(match, "end")

    assert (first_turn, asked(match), present(match)) == (4, "A", 5)
    assert first_turn + left(match) == 14


@pytest.mark.parametrize("edition", [1, 2])
def test_a_second_turn_in_a_row_loses_what_lies_like_any_other(edition: int) -> None:
    match = either(edition, FARMS, B=has(space=9))

    play(match, "produce c5.1", "end", "produce c5.2", "end")

    assert asked(match) == "A"
    assert holds(match) == {"c5.2": "food"}


def test_the_end_of_a_turn_is_offered_with_what_would_be_lost() -> None:
    match = second(f"{FARMS}; d2.1 lumberjack A lying; d3.1 lumberjack A lying", B=has(space=2))

    assert match.options()[-1].text() == (
        "End the turn and lose wood and wood; the time marker rests on space 3"
    )


@pytest.mark.parametrize(("behind", "next_to_play"), [(3, "A"), (2, "B")])
def test_to_play_again_a_space_must_be_free_before_the_next_marker(
    behind: int, next_to_play: str
) -> None:
    match = second(FARMS, B=has(space=behind))

    play(match, "end")

    assert asked(match) == next_to_play
