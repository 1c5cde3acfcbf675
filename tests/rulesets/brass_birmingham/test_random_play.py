"""Laws that hold in every match, whatever is played."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

import ironbridge as ib
from rulesets.brass_birmingham.table import birmingham, busily, discards
from rulesets.playing import Data, at_random

LAWS = settings(max_examples=8, deadline=None)


class Plan(NamedTuple):
    """A match to be played to its end by chance, at random or with a will to build."""

    players: int
    introductory: bool
    seed: int
    busy: bool


PLANS = st.builds(
    Plan,
    players=st.sampled_from([2, 3, 4]),
    introductory=st.booleans(),
    seed=st.integers(min_value=0, max_value=2**32 - 1),
    busy=st.sampled_from([True, True, False]),
)


def match_of(plan: Plan) -> ib.Match:
    """The finished match."""
    match = birmingham(plan.players, introductory=plan.introductory).start(seed=plan.seed)
    return busily(match, plan.seed) if plan.busy else at_random(match, plan.seed)


def positions(match: ib.Match) -> list[Data]:
    """All positions of a match, from the first to the last."""
    return [match.position(at) for at in range(len(match.played) + 1)]


def towns_of(position: Data) -> Counter[tuple[str, str]]:
    """How many tiles each player has in each place."""
    return Counter((tile[0], space.rpartition(".")[0]) for space, tile in position["tiles"].items())


def check_limits(position: Data) -> None:
    """Money, markets and links are within their limits."""
    assert 0 <= position["coal"] <= 14
    assert 0 <= position["iron"] <= 10
    links = Counter(position["links"].values())
    assert max(links.values(), default=0) <= 14
    for seat in position["seats"].values():
        assert seat["money"] >= 0 and seat["points"] >= 0 and seat["spent"] >= 0
        assert 0 <= seat["income"] <= 99
        assert len(seat["hand"]) <= 8


def cards_of(position: Data) -> list[str]:
    """Every card but the wild ones, wherever it lies."""
    held = [card for seat in position["seats"].values() for card in seat["hand"]]
    cards = held + position["deck"] + discards(position) + position["face down"]
    return sorted(card for card in cards if not card.startswith("wild"))


@given(PLANS)
@LAWS
def test_money_markets_and_links_stay_within_their_limits(plan: Plan) -> None:
    for position in positions(match_of(plan)):
        check_limits(position)


@given(PLANS)
@LAWS
def test_nobody_ever_has_two_tiles_in_a_town_in_the_canal_era(plan: Plan) -> None:
    for position in positions(match_of(plan)):
        if position["era"] == "canal":
            assert max(towns_of(position).values(), default=0) <= 1


@given(PLANS)
@LAWS
def test_every_card_is_in_exactly_one_place(plan: Plan) -> None:
    match = match_of(plan)
    whole = cards_of(match.position(0))

    for position in positions(match):
        assert cards_of(position) == whole


@given(PLANS)
@LAWS
def test_mines_works_and_breweries_are_flipped_when_empty_and_only_then(plan: Plan) -> None:
    for position in positions(match_of(plan)):
        for tile in position["tiles"].values():
            words = tile.split()
            makes = words[1].startswith(("coal", "iron", "brewery"))
            if makes:
                assert ("flipped" in words) != any(word.isdigit() for word in words)


@given(PLANS)
@LAWS
def test_tiles_only_leave_the_mats(plan: Plan) -> None:
    before: Data = {}
    for position in positions(match_of(plan)):
        after = {name: seat["developed"] for name, seat in position["seats"].items()}
        for name, mat in before.items():
            assert all(mat[industry] <= after[name][industry] for industry in mat)
        before = after


@given(PLANS)
@LAWS
def test_a_match_ends_in_time_with_somebody_winning(plan: Plan) -> None:
    match = match_of(plan)

    assert len(match.played) <= match.game.most_moves
    assert max(match.scores()) in [match.scores()[seat] for seat in match.winners()]


@given(PLANS)
@settings(max_examples=4, deadline=None)
def test_a_record_of_any_match_replays_to_the_same_text(plan: Plan) -> None:
    match = match_of(plan)
    text = str(match.record())

    again = ib.load(text)

    assert str(again.record()) == text
    assert (again.position(), again.winners()) == (match.position(), match.winners())


@given(PLANS)
@settings(max_examples=4, deadline=None)
def test_what_is_offered_is_allowed_and_written_moves_read_back(plan: Plan) -> None:
    match = birmingham(plan.players, introductory=plan.introductory).start(seed=plan.seed)
    random = Random(plan.seed)
    for _ in range(12):
        while match.draft.chosen or not match.over:
            before = len(match.played)
            match.choose(random.choice(match.options()))
            if len(match.played) > before:
                break
    for at, played in enumerate(match.played):
        if not played.forced:
            earlier = match.game.at(match.position(at))
            move = earlier.move(played.answers)
            assert earlier.read(move.short).answers == played.answers
            assert earlier.read(move.long).answers == played.answers
