"""Search: what the others reply to each of some plans, in many worlds that could be the real one.

In every round all plans that are left are tried in one and the same world, sampled from the view:
played, answered by the other seats and continued, each seat planning its turns for itself, and judged
at the end, in some games on the way too. A plan is dropped as soon as it is clearly worse than the
best one, and the weaker half of them after each of some equal parts of the budget. When all that are
left begin with the same move the choice is made.

In the words of the literature: a flat Monte Carlo search over determinizations of the information
set, whose arms (the lines of a beam search, `beam.py`) are allotted by sequential halving with early
elimination by a paired test; arms share common random numbers (the same world, the same luck), so
that their differences have little variance. Rollouts are truncated and follow a greedy policy, the
beam search of width three with a one-turn horizon; leaves are evaluated by a static evaluation
function, the `Judge`. There is no tree: plans are not refined by what was learnt below them.
"""

from __future__ import annotations

import math
from typing import Final, final

from ironbridge.bots.beam import Line, Planner, follow, means
from ironbridge.bots.candidates import lead
from ironbridge.bots.clock import Clock
from ironbridge.core.chance import Chance
from ironbridge.core.judge import Judge
from ironbridge.core.play import playout
from ironbridge.core.state import CHANCE, NOBODY, State
from ironbridge.core.view import View

PLANS: Final = 40  # that are tried
WIDTH: Final = 20  # lines of play that are followed at a time to find them
LONGEST: Final = 400  # replies in one trial
PRIOR: Final = 2.0  # trials that the first judgement of a plan counts for
FEWEST: Final = 8  # trials before a plan is dropped as clearly worse
CLEAR: Final = 3.0  # standard errors by which it must be
SEEDS: Final = 1_000_000_000
ENDLESS: Final = Clock(1, 0.0)  # which cuts no plan of a reply short


@final
class Branch:
    """A plan, and what came of it so far."""

    def __init__(self, judge: Judge, line: Line) -> None:
        self.judge = judge
        self.line = line
        self.visits = 0
        self.totals = [0.0] * judge.rules.seats
        self.leads: list[float] = []  # of the own seat, trial by trial

    def add(self, values: list[float], own: int) -> None:
        """One more trial for the plan of this seat."""
        self.visits += 1
        self.leads.append(ahead(values, own, self.judge.thinking.rivals))
        for seat in range(len(values)):
            self.totals[seat] += values[seat]

    def expected(self) -> list[float]:
        """Each seat's expected result; as it was judged at first, where nothing was tried."""
        if self.visits == 0:
            return self.judge.values(self.line.state)
        return [total / self.visits for total in self.totals]

    def lead(self) -> float:
        """The mean of what it came to."""
        return sum(self.leads) / self.visits

    def is_clearly_worse(self, best: Branch) -> bool:
        """Do the trials in the worlds that both have met leave no doubt?"""
        count = min(self.visits, best.visits)
        total = squares = 0.0
        for at in range(count):
            loss = best.leads[at] - self.leads[at]
            total += loss
            squares += loss * loss
        if count < FEWEST or total <= 0.0:
            return False
        variance = (squares - total * total / count) / (count - 1)
        return total * total > CLEAR * CLEAR * variance * count


def ahead(values: list[float], seat: int, rivals: float) -> float:
    """How far ahead of the others a seat ends; of these the first count most, if not all alike."""
    if rivals == 0.0:
        return lead(values, seat)
    others = values[:seat] + values[seat + 1 :]
    best = max(others)
    total = 0.0
    for other in others:
        total += math.exp((other - best) / rivals)
    return values[seat] - best - rivals * math.log(total / len(others))


def begin_alike(branches: list[Branch]) -> bool:
    """Do all plans begin with the same move?"""
    first = branches[0].line.moves[0]
    return all(branch.line.moves[0] == first for branch in branches)


@final
class Search:
    """Trials of the best plans for the seat of a view."""

    def __init__(self, view: View, chance: Chance, clock: Clock) -> None:
        self.view = view
        self.seat = view.seat
        self.judge = view.judge
        self.rules = view.rules
        self.chance = chance
        self.clock = clock
        self.luck = chance  # what chance brings in a trial, and which of equal moves is taken
        self.branches: list[Branch] = []
        self.turns = view.judge.thinking.turns_ahead

    def run(self) -> list[Branch]:
        """All plans that were considered, the best first."""
        planner = Planner(self.judge, self.seat, self.chance, self.clock)
        planner.width = WIDTH
        lines = planner.lines(self.view.sample(self.chance))[:PLANS]
        self.branches = [Branch(self.judge, line) for line in lines]
        self.try_out()
        return self.ranked()

    def try_out(self) -> None:
        """Try the plans, fewer and fewer of them, until the budget is used up."""
        left = self.kept(self.branches)
        seed = self.chance.below(SEEDS)
        round = 0
        while not begin_alike(left) and self.clock.used() < 1.0:
            self.try_all(left, Chance(seed, 2 * round), seed, 2 * round + 1)
            round += 1
            left = self.kept(left)

    def kept(self, left: list[Branch]) -> list[Branch]:
        """The promising ones, no more than this much of the budget leaves; the best first."""
        halvings = 1
        while 2**halvings < len(self.branches):
            halvings += 1
        most = len(self.branches) / 2.0 ** int(self.clock.used() * halvings)
        return self.promising(left)[: max(1, int(most + 0.5))]

    def try_all(self, left: list[Branch], dealer: Chance, seed: int, stream: int) -> None:
        """Try each plan once, in the same world and with the same luck."""
        world = self.view.sample(dealer)
        for branch in left:
            self.luck = Chance(seed, stream)
            branch.add(self.trial(world, branch.line.moves), self.seat)
            self.clock.done += 1
            if self.clock.used() >= 1.0:
                return

    def trial(self, world: State, moves: list[list[int]]) -> list[float]:
        """Play a plan, let the others answer, go on for some turns of one's own, and judge."""
        judged: list[list[float]] = []
        state = follow(self.rules, world, moves)
        within = self.rules.decider(state) == self.seat  # the own turn goes on
        turns = 0
        for _ in range(LONGEST):
            seat = self.rules.decider(state)
            if seat == NOBODY:
                break
            if seat == CHANCE:
                state = self.drawn(state)
                continue
            is_own = seat == self.seat
            if turns == self.turns and is_own != within and (is_own or turns > 0):
                break
            if is_own and not within:
                turns += 1
                if self.judge.thinking.judged_on_the_way:
                    judged.append(self.judge.values(state))
            within = is_own
            state = self.replied(state, seat)
        judged.append(self.judge.values(state))
        return means(judged)

    def drawn(self, state: State) -> State:
        """After any move of chance."""
        copy = state.copy()
        playout(self.rules, copy, self.luck, 1)
        return copy

    def replied(self, state: State, seat: int) -> State:
        """After the turn that a seat would plan in a hurry."""
        planner = Planner(self.judge, seat, self.luck, ENDLESS)
        planner.hurried = True
        return planner.lines(state)[0].state

    def promising(self, left: list[Branch]) -> list[Branch]:
        """Those of the plans that are left that may still be the best, the best first."""
        ranked = [branch for branch in self.ranked() if branch in left]
        return [branch for branch in ranked if not branch.is_clearly_worse(ranked[0])]

    def ranked(self) -> list[Branch]:
        """The plans by what is thought of them; those that were given up early come last."""
        shift = self.shift()
        most = max([branch.visits for branch in self.branches])
        keys: list[tuple[bool, float, int]] = []
        for at in range(len(self.branches)):
            branch = self.branches[at]
            keys.append((branch.visits + 1 >= most, self.worth(branch, shift), -at))
        return [self.branches[-key[2]] for key in sorted(keys, reverse=True)]

    def shift(self) -> float:
        """How much better plans turned out than they were judged, on average."""
        total = 0.0
        count = 0
        for branch in self.branches:
            if branch.visits > 0:
                total += branch.lead() - branch.line.value
                count += 1
        return total / count if count > 0 else 0.0

    def worth(self, branch: Branch, shift: float) -> float:
        """The mean of the trials, with the first judgement as if it were some of them."""
        total = PRIOR * (branch.line.value + shift) + sum(branch.leads)
        return total / (PRIOR + branch.visits)
