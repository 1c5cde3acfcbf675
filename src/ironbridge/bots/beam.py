"""Beam: the lines that a seat's own turn may take, by a beam of those that the judge likes best."""

from __future__ import annotations

from itertools import islice
from typing import Final, final

from ironbridge.bots.candidates import Candidate, lead, sketches
from ironbridge.bots.clock import Clock
from ironbridge.core.chance import Chance
from ironbridge.core.judge import Judge
from ironbridge.core.play import after
from ironbridge.core.rules import Rules
from ironbridge.core.state import State
from ironbridge.core.view import View

MOST: Final = 2000  # moves looked at: a sale of many goods has more orders than it has results
IMPROVED: Final = 6  # of the best, for which small matters are looked into
HURRIED: Final = 2  # the same in a hurry
LATE: Final = 0.4  # of the time: the rest is for trying the lines out
FINE_GRAIN: Final = 1_000_000
ROOT_OF_THREE: Final = 1.7320508


@final
class Line:
    """Moves of one turn, where they lead, and how that looks."""

    def __init__(self, moves: list[list[int]], state: State, value: float) -> None:
        self.moves = moves
        self.state = state
        self.value = value
        self.error = 0.0  # how far the value is off, on purpose
        self.expected: list[float] = []  # by seat, as the mean of several worlds; nothing: of one


@final
class Planner:
    """How a seat looks at its own turn: how far, how wide, how exactly."""

    def __init__(self, judge: Judge, seat: int, chance: Chance, clock: Clock) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.seat = seat
        self.chance = chance
        self.clock = clock
        self.depth = judge.thinking.turn_moves  # moves that are thought through together
        self.width = 3  # lines of play that are followed at a time
        self.hurried = False  # should it draw what leads to much the same, and improve less?
        self.late = LATE  # when so much of the time is gone no line is followed further
        self.noise = 0.0  # error of judgement, in shares of how far apart the moves of a choice are

    def lines(self, world: State) -> list[Line]:
        """Lines to the end of the turn, or as far as can be foreseen; the best come first."""
        front = [Line([], world, 0.0)]
        finished: list[Line] = []
        for depth in range(1, self.depth + 1):
            reached: list[Line] = []
            for line in front:
                if reached and self.clock.is_late(self.late):
                    finished.append(line)
                else:
                    reached.extend(self.children(line))
            front = []
            for line in reached:
                if depth < self.depth and self.goes_on(line, world):
                    front.append(line)
                else:
                    finished.append(line)
            front = best_first(front)[: self.width]
            if not front or self.clock.is_late(self.late):
                break
        return best_first([*finished, *front])

    def goes_on(self, line: Line, world: State) -> bool:
        """Is the seat still to move, knowing no more than now? What comes to light ends a plan."""
        if line.state.revealed > world.revealed:
            return False
        return self.rules.decider(line.state) == self.seat

    def children(self, line: Line) -> list[Line]:
        """A line with one more move, in every way that looks different."""
        drafts = self.drafts(line.state)
        for draft in drafts[: HURRIED if self.hurried else IMPROVED]:
            draft.improve(self.judge, line.state, self.seat)
        children = [Line([*line.moves, one.move], one.state, one.value) for one in drafts]
        if self.noise > 0.0:
            self.blur(children)
        return children

    def drafts(self, state: State) -> list[Candidate]:
        """The moves of a position, the best first; among those that look alike any."""
        found: dict[float, Candidate] = {}
        hurry = self.chance if self.hurried else None
        for sketch in islice(sketches(self.judge, state, hurry), MOST):
            value = lead(self.judge.values(sketch.state), self.seat)
            known = found.get(value)
            like = 1 if known is None else known.like + 1
            if known is None or self.chance.below(like) == 0:
                known = found[value] = Candidate(sketch, value)
            known.like = like
        return [found[value] for value in sorted(found, reverse=True)]

    def blur(self, lines: list[Line]) -> None:
        """Judge a little wrong."""
        error = self.noise * spread([line.value for line in lines])
        for line in lines:
            line.error = error * normal(self.chance)
            line.value += line.error


def best_first(lines: list[Line]) -> list[Line]:
    """By value, falling; what looks alike counts once, for most often it only came about otherwise."""
    found: dict[float, Line] = {}
    for line in lines:
        if line.value not in found:
            found[line.value] = line
    return [found[value] for value in sorted(found, reverse=True)]


def spread(values: list[float]) -> float:
    """How far values lie apart: their standard deviation."""
    mean = sum(values) / len(values)
    total = 0.0
    for value in values:
        total += (value - mean) * (value - mean)
    result: float = (total / len(values)) ** 0.5
    return result


def normal(chance: Chance) -> float:
    """A number that scatters about 0 by 1, nearly as a bell does."""
    total = 0
    for _ in range(4):
        total += chance.below(FINE_GRAIN)
    return (total / FINE_GRAIN - 2.0) * ROOT_OF_THREE


def follow(rules: Rules, world: State, moves: list[list[int]]) -> State:
    """Where moves lead in a world; what is no move there is left out, with all after it."""
    state = world
    for move in moves:
        following = after(rules, state, move)
        if following is None:
            break
        state = following
    return state


def even_out(view: View, lines: list[Line], worlds: int, chance: Chance) -> None:
    """Judge lines on which something came to light again, as the mean of several worlds."""
    if all(line.state.revealed == view.state.revealed for line in lines):
        return
    samples = [view.sample(chance) for _ in range(worlds)]
    for line in lines:
        judged = [view.judge.values(follow(view.rules, world, line.moves)) for world in samples]
        leads = [lead(values, view.seat) for values in judged]
        line.value = sum(leads) / worlds + line.error
        line.expected = means(judged)


def means(judged: list[list[float]]) -> list[float]:
    """Each seat's mean of some judgements."""
    return [sum(of_seat) / len(judged) for of_seat in zip(*judged, strict=True)]
