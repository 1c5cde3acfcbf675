"""Laws that hold in every match, whatever is played."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ironbridge as ib
from rulesets.neuland.table import at_random, busily, neuland
from rulesets.playing import Data

LONG = 120  # moves: the rules set no end
PROPERTIES: Data = neuland().figures.data["properties"]
ORE = {"coal": 9, "iron-ore": 6, "silver-ore": 6}
CONFIGURATIONS = [(players, edition) for players in (2, 3, 4) for edition in (1, 2)]


class Plan(NamedTuple):
    """A match to be played by chance, at random or with a will to build."""

    players: int
    edition: int
    layout: str
    seed: int
    busy: bool


PLANS = st.builds(
    Plan,
    players=st.sampled_from([2, 3, 4]),
    edition=st.sampled_from([1, 2]),
    layout=st.sampled_from(["recommended", "free"]),
    seed=st.integers(min_value=0, max_value=2**32 - 1),
    busy=st.sampled_from([True, True, False]),
)
SOME = settings(max_examples=6, deadline=None)


def match_of(plan: Plan) -> ib.Match:
    """The match, as far as it was played."""
    game = neuland(plan.players, edition=plan.edition, layout=plan.layout)
    match = game.start(seed=plan.seed)
    return (busily if plan.busy else at_random)(match, plan.seed, LONG)


def positions(match: ib.Match) -> list[Data]:
    """All positions of a match, from the first to the last."""
    return [match.position(at) for at in range(len(match.played) + 1)]


def workers_of(position: Data) -> Counter[str]:
    """How many workers of each seat are on the map."""
    tiles = [words.split() for words in position["tiles"].values()]
    working = [parts for parts in tiles if parts[0] not in PROPERTIES]
    return Counter(part for parts in working for part in parts if part in "ABCD")


def markers_of(position: Data) -> Counter[str]:
    """The ore markers on mines and smelters, and those drawn."""
    found: Counter[str] = Counter(position.get("drawn", []))
    for words in position["tiles"].values():
        for part in words.split():
            if part.startswith("ore:"):
                found.update(part.removeprefix("ore:").split(","))
    return found


# The laws of this game.


@given(PLANS)
@SOME
def test_workers_places_and_markers_stay_within_their_limits(plan: Plan) -> None:
    for position in positions(match_of(plan)):
        assert max(workers_of(position).values(), default=0) <= 7
        assert all(count <= ORE[sort] for sort, count in markers_of(position).items())
        assert len(position["tiles"]) <= 57
        for words in position["tiles"].values():
            ore = [part for part in words.split() if part.startswith("ore:")]
            assert words.split()[0] != "mine" or ore or position["phase"] in ("drawing", "stacking")


@given(PLANS)
@SOME
def test_no_two_markers_rest_on_one_space_and_none_on_the_present(plan: Plan) -> None:
    for position in positions(match_of(plan)):
        if position["phase"] == "over" or position["first turns"]:
            continue
        resting = {seat: entry["space"] for seat, entry in position["seats"].items()}
        del resting[position["turn"]]
        assert len(set(resting.values())) == len(resting)
        assert position["present"] not in resting.values()


@given(PLANS)
@SOME
def test_the_turn_goes_to_whoever_is_last_on_the_track(plan: Plan) -> None:
    match = match_of(plan)
    spaces = 10 if (plan.players, plan.edition) == (4, 2) else 11

    for at, played in enumerate(match.played):
        after = match.position(at + 1)
        if (
            after["first turns"]
            or after["turn"] is None
            or after["present"] == match.position(at)["present"]
        ):
            continue
        ahead = {seat: (entry["space"] - after["present"]) % spaces
                 for seat, entry in after["seats"].items()}  # fmt: skip
        assert ahead[after["turn"]] == 0
        assert list(ahead.values()).count(0) == 1
        assert played.seat >= 0 or played.forced


@given(PLANS)
@SOME
def test_every_action_is_paid_for_on_the_track(plan: Plan) -> None:
    match = match_of(plan)
    spaces = 10 if (plan.players, plan.edition) == (4, 2) else 11

    for at, played in enumerate(match.played):
        for event in played.events:
            if event.kind in ("produced", "crests-placed", "built"):
                seat = "ABCD"[event.seat]
                before, after = match.position(at), match.position(at + 1)
                moved = after["seats"][seat]["space"] - before["seats"][seat]["space"]
                assert moved % spaces == event["actions"]
                assert event["actions"] >= int(event.kind != "built")


@given(PLANS)
@SOME
def test_crests_only_leave_the_reserve_for_properties_and_stay_there(plan: Plan) -> None:
    before: Data = {}
    for position in positions(match_of(plan)):
        claimed = {slot: words for slot, words in position["tiles"].items()
                   if words.split()[0] in PROPERTIES and len(words.split()) > 1}  # fmt: skip
        for seat, entry in position["seats"].items():
            own = [words.split()[0] for words in claimed.values() if words.split()[1] == seat]
            placed = sum(PROPERTIES[id]["crests"] for id in own)
            all_of_them = {2: 18, 3: 12, 4: 9}[plan.players]
            assert entry["crests"] + placed >= all_of_them
            assert entry["crests"] == 0 or entry["crests"] + placed == all_of_them
        assert before.items() <= claimed.items()
        before = claimed


def after_turn(before: Data, after: Data) -> bool:
    """Has a turn ended in between?"""
    moved: bool = (
        before["present"] != after["present"] or before["first turns"] != after["first turns"]
    )
    return moved or "turn over" in after


@given(PLANS)
@SOME
def test_only_lying_workers_are_lost_and_only_at_the_end_of_the_own_turn(plan: Plan) -> None:
    match = match_of(plan)

    for at, played in enumerate(match.played):
        before = match.position(at)
        lost = [event for event in played.events if event.kind == "lost"]
        lying = [w for w in before["tiles"].values() if "lying" in w.split()]
        own = [w for w in lying if before["turn"] in w.split()]
        assert len(lost) in (0, len(own))
        if lost:
            assert after_turn(before, match.position(at + 1))


@given(PLANS)
@SOME
def test_tokens_are_handed_in_and_never_come_back(plan: Plan) -> None:
    before: Data = {}
    for position in positions(match_of(plan)):
        after = {seat: set(entry["tokens"]) for seat, entry in position["seats"].items()}
        assert all(after[seat] <= before.get(seat, after[seat]) for seat in after)
        assert plan.edition == 2 or not any(after.values())
        before = after


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
    game = neuland(plan.players, edition=plan.edition)
    match = at_random(game.start(seed=plan.seed), plan.seed, 25)

    for at, played in enumerate(match.played):
        if not played.forced:
            earlier = game.at(match.position(at))
            move = earlier.move(played.answers)
            assert earlier.read(move.short).answers == played.answers
            assert earlier.read(move.long).answers == played.answers


@pytest.mark.parametrize(("players", "edition"), CONFIGURATIONS)
def test_random_play_reaches_every_chapter_of_the_rules(players: int, edition: int) -> None:
    told: Counter[str] = Counter()
    for seed in range(2):
        match = busily(neuland(players, edition=edition).start(seed=seed), seed, 250)
        told.update(phrase for line in match.log() for phrase in CHAPTERS if phrase in line)

    wanted = set(CHAPTERS[:5]) | ({"searches"} if edition == 1 else {"draws", "hands in"})
    assert wanted <= set(told)


CHAPTERS = ["produces", "builds", "uses", "loses", "turn ends", "searches", "draws", "hands in"]
