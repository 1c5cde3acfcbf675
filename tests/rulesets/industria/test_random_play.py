"""Laws that hold in every match, whatever is played."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

import ironbridge as ib
from rulesets.industria.table import industria
from rulesets.playing import Data, play_out


class Plan(NamedTuple):
    """A match to be played to its end by picking options by their index, over and over."""

    players: int
    cash_in: bool
    seed: int
    picks: list[int]


PLANS = st.builds(
    Plan,
    players=st.sampled_from([3, 4]),
    cash_in=st.booleans(),
    seed=st.integers(min_value=0, max_value=2**32 - 1),
    picks=st.lists(st.integers(min_value=0, max_value=999), min_size=1, max_size=60),
)


def match_of(plan: Plan) -> ib.Match:
    """The finished match."""
    picks = cycle(plan.picks)
    game = industria(plan.players, cash_in=plan.cash_in)
    return play_out(game.start(seed=plan.seed), lambda options: options[next(picks) % len(options)])


def positions(match: ib.Match) -> list[Data]:
    """All positions of a match, from the first to the last."""
    return [match.position(at) for at in range(len(match.played) + 1)]


def tiles_of(position: Data) -> list[str]:
    """Every tile of a position, from wherever it is."""
    places = [position["offered"], position["gone"], *position["stacks"].values()]
    for seat in position["seats"].values():
        places += [seat["hand"], seat["laid"]]
    return [id for place in places for id in place]


@given(PLANS)
@settings(max_examples=30, deadline=None)
def test_money_is_never_below_nothing(plan: Plan) -> None:
    match = match_of(plan)

    for position in positions(match):
        assert all(seat["money"] >= 0 for seat in position["seats"].values())


@given(PLANS)
@settings(max_examples=30, deadline=None)
def test_every_tile_is_in_exactly_one_place(plan: Plan) -> None:
    match = match_of(plan)
    printed = match.game.figures.data["tiles"]
    used = [id for id in printed if printed[id]["epoch"] <= match.game.players + 1]

    for position in positions(match):
        assert sorted(tiles_of(position)) == sorted(used)


@given(PLANS)
@settings(max_examples=30, deadline=None)
def test_a_visit_lays_at_most_one_of_each_kind_and_never_a_resource(plan: Plan) -> None:
    match = match_of(plan)
    printed = match.game.figures.data["tiles"]
    laid: Counter[tuple[str, int, int, str]] = Counter()

    for at, played in enumerate(match.played):
        before = match.position(at)
        for event in played.events:
            if event.kind == "built":
                kind = list(printed.values())[event["tile"]]["kind"]
                laid[before["epoch"], before["round"], event.seat, kind] += 1

    assert all(count == 1 for count in laid.values())
    assert all(kind != "resource" for *_, kind in laid)


def paid_out(match: ib.Match, at: int) -> int:
    """What the bank paid in one move, less what it took."""
    change = 0
    for event in match.played[at].events:
        if event.kind == "income":
            change += event["thalers"] * match.game.players
        elif event.kind == "cashed-in":
            change += event["thalers"]
        elif event.kind == "built":
            change -= event["price"]
        elif event.kind == "supplied-bank":
            change -= 1
    return change


@given(PLANS)
@settings(max_examples=30, deadline=None)
def test_money_comes_from_the_bank_and_goes_to_it_and_nowhere_else(plan: Plan) -> None:
    match = match_of(plan)

    sums = [sum(s["money"] for s in p["seats"].values()) for p in positions(match)]

    for at in range(len(match.played)):
        assert sums[at + 1] - sums[at] == paid_out(match, at)
    assert sums[0] == 5 * match.game.players


@given(PLANS)
@settings(max_examples=30, deadline=None)
def test_a_match_ends_in_time_with_somebody_winning(plan: Plan) -> None:
    match = match_of(plan)

    assert len(match.played) <= match.game.most_moves
    assert max(match.scores()) in [match.scores()[seat] for seat in match.winners()]


@given(PLANS)
@settings(max_examples=30, deadline=None)
def test_points_never_fall_and_hands_hold_no_technology_of_the_past(plan: Plan) -> None:
    match = match_of(plan)
    printed = match.game.figures.data["tiles"]
    epochs = ["I", "II", "III", "IV", "V"]
    before = [0] * match.game.players

    for position in positions(match):
        after = [seat["points"] for seat in position["seats"].values()]
        assert all(b <= a for b, a in zip(before, after, strict=True))
        before = after
        held = [printed[id] for seat in position["seats"].values() for id in seat["hand"]]
        old = epochs.index(position["epoch"]) + 1
        assert all(t["epoch"] == old for t in held if t["kind"] == "technology")


@given(PLANS)
@settings(max_examples=15, deadline=None)
def test_a_record_of_any_match_replays_to_the_same_text(plan: Plan) -> None:
    match = match_of(plan)
    text = str(match.record())

    again = ib.load(text)

    assert str(again.record()) == text
    assert (again.position(), again.winners()) == (match.position(), match.winners())
