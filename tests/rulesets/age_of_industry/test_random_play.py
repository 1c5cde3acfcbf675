"""Laws that hold in every match, whatever is played."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

import ironbridge as ib
from rulesets.age_of_industry.table import busily, industry
from rulesets.playing import Data, at_random

LAWS = settings(max_examples=4, deadline=None)
MAPS = ["germany", "new-england"]


class Plan(NamedTuple):
    """A match to be played to its end by chance, at random or with a will to build."""

    players: int
    map: str
    seed: int
    busy: bool


PLANS = st.builds(
    Plan,
    players=st.sampled_from([3, 4, 5]),
    map=st.sampled_from(MAPS),
    seed=st.integers(min_value=0, max_value=2**32 - 1),
    busy=st.sampled_from([True, True, False]),
)


def match_of(plan: Plan) -> ib.Match:
    """The finished match."""
    match = industry(plan.players, plan.map).start(seed=plan.seed)
    return busily(match, plan.seed) if plan.busy else at_random(match, plan.seed)


def positions(match: ib.Match) -> list[Data]:
    """All positions of a match, from the first to the last."""
    return [match.position(at) for at in range(len(match.played) + 1)]


def check_limits(position: Data) -> None:
    """Money, displays, railways and hands are within their limits."""
    assert 0 <= position["coal"] <= 6
    assert 0 <= position["iron"] <= 6
    assert max(Counter(position["railways"].values()).values(), default=0) <= 12
    for seat in position["seats"].values():
        assert min(seat["money"], seat["loans"], seat["spent"]) >= 0
        assert len(seat["hand"]) <= 9


@given(PLANS)
@LAWS
def test_money_displays_railways_and_hands_stay_within_their_limits(plan: Plan) -> None:
    for position in positions(match_of(plan)):
        check_limits(position)


@given(PLANS)
@LAWS
def test_nobody_ever_has_more_counters_in_a_location_than_allowed(plan: Plan) -> None:
    match = match_of(plan)
    places = match.game.figures.data["places"]
    large = {id for id, place in places.items() if len(place.get("spaces", [])) >= 4}

    for position in positions(match):
        held = Counter(
            (words[0], space.partition(".")[0]) for space, words in position["counters"].items()
        )
        assert all(count <= (2 if place in large else 1) for (_, place), count in held.items())


def cards_of(position: Data) -> list[str]:
    """Every card, wherever it lies."""
    held = [card for seat in position["seats"].values() for card in seat["hand"]]
    return sorted(held + position["deck"] + position["open"] + position["discarded"])


@given(PLANS)
@LAWS
def test_every_card_is_in_exactly_one_place(plan: Plan) -> None:
    match = match_of(plan)
    whole = cards_of(match.position(0))

    assert len(whole) == 66
    for position in positions(match):
        assert cards_of(position) == whole


@given(PLANS)
@LAWS
def test_mines_and_works_are_flipped_when_empty_and_only_then(plan: Plan) -> None:
    for position in positions(match_of(plan)):
        for words in map(str.split, position["counters"].values()):
            if words[1].startswith(("coal-mine", "iron-works")):
                assert ("flipped" in words) != any(word.isdigit() and int(word) for word in words)


def check_ship(position: Data, id: str) -> None:
    """A ship is flipped when coal and market are used up, and one that covers another never."""
    words = position["counters"][id].split()
    market = position["markets"][id]
    used_up = "0" in words or "flipped" in words
    if "covers" in words:
        assert "flipped" not in words
    else:
        assert ("flipped" in words) == (used_up and (market == "none" or market.endswith("used")))


@given(PLANS)
@LAWS
def test_ships_are_flipped_when_coal_and_market_are_used_up_and_covers_never(plan: Plan) -> None:
    match = match_of(plan._replace(map="new-england"))
    ships = match.game.figures.data["ships"]

    for position in positions(match):
        for id in ships:
            if id in position["counters"]:
                check_ship(position, id)


@given(PLANS)
@LAWS
def test_a_railway_once_placed_is_never_removed(plan: Plan) -> None:
    before: dict[str, str] = {}
    for position in positions(match_of(plan)):
        assert before.items() <= position["railways"].items()
        before = position["railways"]


@given(PLANS)
@LAWS
def test_counters_only_leave_the_displays_and_markets_stay_used(plan: Plan) -> None:
    match = match_of(plan)
    counts = {id: kind["count"] for id, kind in match.game.figures.data["counters"].items()}
    left = {name: dict(counts) for name in match.position()["seats"]}
    used: set[str] = set()
    for position in positions(match):
        for name, seat in position["seats"].items():
            now = {**counts, **seat.get("display", {})}
            assert all(now[kind] <= left[name][kind] for kind in now)
            left[name] = now
        spent = {id for id, words in position["markets"].items() if words.endswith(" used")}
        assert used <= spent
        used = spent


@given(PLANS)
@LAWS
def test_a_match_ends_in_time_with_somebody_winning(plan: Plan) -> None:
    match = match_of(plan)

    assert len(match.played) <= match.game.most_moves
    assert max(match.scores()) == match.scores()[match.winners()[0]]
    assert len(match.winners()) == 1


@given(PLANS)
@settings(max_examples=3, deadline=None)
def test_a_record_of_any_match_replays_to_the_same_text(plan: Plan) -> None:
    match = match_of(plan)
    text = str(match.record())

    again = ib.load(text)

    assert str(again.record()) == text
    assert (again.position(), again.winners()) == (match.position(), match.winners())


@given(PLANS)
@settings(max_examples=3, deadline=None)
def test_what_is_offered_is_allowed_and_written_moves_read_back(plan: Plan) -> None:
    match = industry(plan.players, plan.map).start(seed=plan.seed)
    random = Random(plan.seed)
    while len(match.played) < 40 and not match.over:
        match.choose(random.choice(match.options()))
    for at, played in enumerate(match.played):
        if not played.forced:
            earlier = match.game.at(match.position(at))
            move = earlier.move(played.answers)
            assert earlier.read(move.short).answers == played.answers
            assert earlier.read(move.long).answers == played.answers
