"""Where it all meets: ask for a move, play it whole or not at all, walk all moves, play at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from ironbridge.core.answers import Counted, Dice, Given, Walk
from ironbridge.core.chance import Chance
from ironbridge.core.events import Event
from ironbridge.core.listing import Listing
from ironbridge.core.rules import Rules
from ironbridge.core.state import NOBODY, State


def attempt(rules: Rules, state: State, answers: list[int]) -> Given:
    """Run a move, or its beginning, on a copy; the state itself stays as it is."""
    copy = state.copy()
    copy.events = []
    given = Given(rules, copy, rules.decider(state), answers)
    rules.run(copy, given)
    return given


def look_beyond(rules: Rules, state: State, answers: list[int]) -> Given:
    """The same past refusals that only say that nothing could come of it: never a move."""
    copy = state.copy()
    given = Given(rules, copy, rules.decider(state), answers)
    given.waived = rules.dead_ends
    rules.run(copy, given)
    return given


def after(rules: Rules, state: State, answers: list[int]) -> State | None:
    """The position after a complete legal move, or None if it is neither."""
    copy = state.copy()
    given = Given(rules, copy, rules.decider(state), answers)
    rules.run(copy, given)
    if given.open is not None or given.used < len(answers):
        return None
    return copy


def moves(rules: Rules, state: State) -> Iterator[list[int]]:
    """Every different complete legal move, lazily, in the order of its answers."""
    for walk in outcomes(rules, state):
        yield walk.given


def outcomes(rules: Rules, state: State, *, ordered: bool = False) -> Iterator[Walk]:
    """The same with the position that each move leads to; ordered, with every order of a set."""
    if rules.decider(state) == NOBODY:
        return
    beginnings: list[list[int]] = [[]]
    while beginnings:
        copy = state.copy()
        walk = Walk(rules, copy, beginnings.pop(), beginnings, ordered=ordered)
        rules.run(copy, walk)
        yield walk


def count_moves(rules: Rules, state: State, depth: int) -> int:
    """How many ways the next `depth` moves can go (chance counted as one more mover).

    Answers that name a set in another order are another way.
    """
    if depth == 0:
        return 1
    if depth == 1:
        return len(Listing(rules, state, ordered=True))
    total = 0
    for walk in outcomes(rules, state, ordered=True):
        total += count_moves(rules, walk.state, depth - 1)
    return total


def draw(rules: Rules, state: State, chance: Chance) -> list[int]:
    """A move of CHANCE: each option equally likely."""
    answers: list[int] = []
    while True:
        given = attempt(rules, state, answers)
        if given.open is None:
            return answers
        answers.append(chance.pick(given.options()))


def playout(rules: Rules, state: State, chance: Chance, most: int = -1) -> int:
    """Play at random to the end, or for so many moves, in place; how many moves it took."""
    state.events = None
    dice = Dice(rules, state, chance)
    count = 0
    seat = rules.decider(state)
    while seat != NOBODY and count != most:
        dice.seat = seat
        rules.run(state, dice)
        count += 1
        seat = rules.decider(state)
    return count


@final
class Tally:
    """What random play meets on its way."""

    def __init__(self) -> None:
        self.moves = 0
        self.decisions = 0
        self.offered = 0


def survey(rules: Rules, state: State, chance: Chance, tally: Tally, most: int = -1) -> None:
    """Play at random in the same way, and count what is asked."""
    state.events = None
    counted = Counted(rules, state, chance)
    count = 0
    seat = rules.decider(state)
    while seat != NOBODY and count != most:
        counted.seat = seat
        rules.run(state, counted)
        count += 1
        seat = rules.decider(state)
    tally.moves += count
    tally.decisions += counted.decisions
    tally.offered += counted.offered


def events_of(given: Given) -> list[Event]:
    """What happened in a move that was attempted and is complete."""
    events = given.state.events
    return [] if events is None else events


def winners(rules: Rules, state: State) -> list[int]:
    """The seats with the highest score, after all tie-breaks; several share."""
    reached = standings(rules, state)
    best = max(reached)
    return [seat for seat in range(rules.seats) if reached[seat] == best]


def standings(rules: Rules, state: State) -> list[list[int]]:
    """What decides who is before whom: of every seat its score, then its tie-breaks."""
    scores = rules.scores(state)
    return [[scores[seat], *rules.tie_break(state, seat)] for seat in range(rules.seats)]
