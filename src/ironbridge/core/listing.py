"""Listing: every complete legal move of a position; what follows several answers alike is read once."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.core.answers import asked
from ironbridge.core.asks import ALIKE, ENDS, MISSING, Answers, Ask, Question
from ironbridge.core.rules import Rules
from ironbridge.core.state import NOBODY, State


@final
class Listing(Answers):
    """Every different legal move of a position, in the order of the answers, in one flat row.

    The answers of move n stand from `first[n]` to just before `first[n + 1]`. The answers so far are
    the path. As long as the rules know what is asked next, it is asked in the position itself. Beyond
    that is a fork: whatever follows is read, on a copy, and goes on with the first option that does
    not end the move.
    """

    def __init__(self, rules: Rules, state: State, ordered: bool = False) -> None:
        super().__init__(state, rules.decider(state))
        self.rules = rules
        self.begin = state
        self.ordered = ordered  # does it list a set in every order?
        self.numbers = vec[i64](capacity=ROOM)
        self.first = vec[i64]([0], capacity=ROOM)
        self.path = vec[i64]()
        self.depth: i64 = 0  # answers of the path; what stands behind them is old
        self.used: i64 = 0
        self.fork = END  # the next one to be read
        self.question = Question(0, 0)
        if self.seat != NOBODY:
            self.ask(rules.opening(state))

    def __len__(self) -> int:
        return len(self.first) - 1

    def move(self, number: int) -> list[int]:
        """The answers of one move."""
        return list(self.numbers[self.first[number] : self.first[number + 1]])

    def options(self, ask: Ask, state: State, question: Question) -> list[int]:
        """What may be answered; where answers name a set, in one order or in all."""
        return ask.options(state, question) if self.ordered else ask.distinct(state, question)

    # In the position itself.

    def ask(self, question: Question | None) -> None:
        """Add every move that goes on from here: with this question, or with what a run tells."""
        if question is None:
            self.follow(Fork())
        else:
            self.answer_all(question)

    def answer_all(self, question: Question) -> None:
        """Add the moves behind every option of a question."""
        before: i64 = 0  # how many moves were listed before those that are alike
        after: i64 = 0  # and after them
        ask = self.rules.asks[question.kind]
        for option in self.options(ask, self.begin, question):
            rest = ask.rest(self.begin, question, option)
            if rest == ENDS:
                self.end_with(option)
            elif rest == ALIKE and after > 0:
                self.step(option)
                self.repeat(before, after)
                self.depth -= 1
            else:
                listed: i64 = len(self.first) - 1
                self.step(option)
                self.ask(ask.then(self.begin, question, option))
                self.depth -= 1
                if rest == ALIKE:
                    before = listed
                    after = len(self.first) - 1

    # Along the forks.

    def follow(self, fork: Fork) -> None:
        """Add every move that begins with the path and goes on at this fork."""
        if not fork.is_read:
            self.read(fork)
        if fork.is_end:
            self.end_move()
        elif fork.is_shared and fork.after > 0:
            self.repeat(fork.before, fork.after)
        else:
            fork.before = len(self.first) - 1
            self.follow_each(fork)
            fork.after = len(self.first) - 1

    def follow_each(self, fork: Fork) -> None:
        """Add the moves behind every option of a fork."""
        for at in range(len(fork.options)):
            if fork.behind[at] is END:
                self.end_with(fork.options[at])
            else:
                self.step(fork.options[at])
                self.follow(fork.behind[at])
                self.depth -= 1

    # The path.

    def step(self, option: i64) -> None:
        """One answer further."""
        if self.depth < len(self.path):
            self.path[self.depth] = option
        else:
            self.path = append(self.path, option)
        self.depth += 1

    def repeat(self, before: i64, after: i64) -> None:
        """What followed another answer in the place of the last one follows this one, too."""
        first = self.first
        away: i64 = len(self.numbers) - first[before]
        numbers = extend(self.numbers, self.numbers[first[before] : first[after]])
        last = self.depth - 1
        for number in range(before, after):
            numbers[first[number] + away + last] = self.path[last]
            first = append(first, first[number + 1] + away)
        self.numbers = numbers
        self.first = first

    def end_with(self, option: i64) -> None:
        """The path and a last answer are a move."""
        self.step(option)
        self.end_move()
        self.depth -= 1

    def end_move(self) -> None:
        """The path is a move."""
        numbers = self.numbers
        path = self.path
        for at in range(self.depth):
            numbers = append(numbers, path[at])
        self.numbers = numbers
        self.first = append(self.first, len(numbers))

    # Reading.

    def read(self, fork: Fork) -> None:
        """Run the path on a copy, and on to an end: every fork on the way is read."""
        self.state = self.begin.copy()
        self.fork = fork
        self.used = 0
        self.rules.run(self.state, self)
        self.fork.is_read = True
        self.fork.is_end = True

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        at = self.used
        if at < self.depth:
            self.used = at + 1
            return self.path[at]
        question = asked(self.question, kind, self.seat, a, b, c)
        fork = self.fork
        ask = self.rules.asks[kind]
        fork.options = self.options(ask, self.state, question)
        fork.behind = behind_each(ask, self.state, question, fork.options)
        fork.is_read = True
        return self.go_on(fork)

    def go_on(self, fork: Fork) -> int:
        """The first option with something behind it; where there is none, reading stops."""
        for at in range(len(fork.options)):
            if fork.behind[at] is not END:
                self.fork = fork.behind[at]
                return fork.options[at]
        self.fork = END
        return MISSING


@final
@mypyc_attr(acyclic=True)
class Fork:
    """A point of a move: what may be answered there, and the fork behind each of these answers."""

    def __init__(self, *, is_shared: bool = False) -> None:
        self.options: list[int] = NO_OPTIONS
        self.behind: list[Fork] = NO_FORKS
        self.is_read = False
        self.is_end = False  # nothing is asked here: the move is complete
        self.is_shared = is_shared  # several answers lead here
        self.before: i64 = 0  # how many moves were listed before those that follow here
        self.after: i64 = 0  # and after them


ROOM: Final = 64  # for the first moves and their answers
NO_OPTIONS: Final[list[int]] = []
NO_FORKS: Final[list[Fork]] = []
END: Final = Fork()
END.is_read = True
END.is_end = True


def behind_each(ask: Ask, state: State, question: Question, options: list[int]) -> list[Fork]:
    """The fork behind each option: one for all that are alike."""
    shared = END
    behind: list[Fork] = []
    for option in options:
        rest = ask.rest(state, question, option)
        if rest == ENDS:
            behind.append(END)
        elif rest != ALIKE:
            behind.append(Fork())
        else:
            if shared is END:
                shared = Fork(is_shared=True)
            behind.append(shared)
    return behind
