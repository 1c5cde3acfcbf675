"""Listing: every complete legal move of a position; what follows several answers alike is read once."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.core.answers import asked
from ironbridge.core.rules import ALIKE, ENDS, MISSING, NOBODY, Answers, Question, Rules, State


@final
class Listing:
    """Every complete legal move of a position, in the order of the answers, in one flat row.

    The answers of move n stand from `first[n]` to just before `first[n + 1]`.
    """

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.numbers = vec[i64]()
        self.first = vec[i64]([0])
        self.path: list[int] = []  # the answers that are being followed
        self.reader = Reader(rules, state, rules.decider(state), self.path)
        if self.reader.seat != NOBODY:
            self.follow(Fork())

    def __len__(self) -> int:
        return len(self.first) - 1

    def move(self, number: int) -> list[int]:
        """The answers of one move."""
        return list(self.numbers[self.first[number] : self.first[number + 1]])

    def follow(self, fork: Fork) -> None:
        """Add every move that begins with the path and goes on at this fork."""
        if not fork.is_read:
            self.read(fork)
        if fork.is_end:
            self.end_move()
        elif fork.is_shared and fork.after > 0:
            self.repeat(fork)
        else:
            fork.before = len(self.first) - 1
            for at in range(len(fork.options)):
                self.path.append(fork.options[at])
                self.follow(fork.behind[at])
                self.path.pop()
            fork.after = len(self.first) - 1

    def read(self, fork: Fork) -> None:
        """Run the path on a copy, and on to an end: every fork on the way is read."""
        reader = self.reader
        reader.state = self.state.copy()
        reader.fork = fork
        reader.used = 0
        self.rules.run(reader.state, reader)
        reader.fork.is_read = True
        reader.fork.is_end = True

    def end_move(self) -> None:
        """The path is a complete move."""
        numbers = self.numbers
        for answer in self.path:
            numbers = append(numbers, answer)
        self.numbers = numbers
        self.first = append(self.first, len(numbers))

    def repeat(self, fork: Fork) -> None:
        """What followed this fork before follows it again, after another path."""
        depth: i64 = len(self.path)
        for number in range(fork.before, fork.after):
            numbers = self.numbers
            for answer in self.path:
                numbers = append(numbers, answer)
            for at in range(self.first[number] + depth, self.first[number + 1]):
                numbers = append(numbers, numbers[at])
            self.numbers = numbers
            self.first = append(self.first, len(numbers))


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


NO_OPTIONS: Final[list[int]] = []
NO_FORKS: Final[list[Fork]] = []
END: Final = Fork()
END.is_read = True
END.is_end = True


@final
class Reader(Answers):
    """One way through a move after another: the answers given, then the first that do not end it."""

    def __init__(self, rules: Rules, state: State, seat: int, given: list[int]) -> None:
        super().__init__(state, seat)
        self.rules = rules
        self.given = given  # from options: they are not looked at again
        self.fork = END  # the next one to be read
        self.used = 0
        self.question = Question(0, 0)

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        at = self.used
        if at < len(self.given):
            self.used = at + 1
            return self.given[at]
        question = asked(self.question, kind, self.seat, a, b, c)
        fork = self.fork
        fork.options = self.rules.options(self.state, question)
        fork.behind = behind_each(self.rules, self.state, question, fork.options)
        fork.is_read = True
        return self.go_on(fork)

    def go_on(self, fork: Fork) -> int:
        """The first answer with something behind it; where there is none, reading stops."""
        for at in range(len(fork.options)):
            if fork.behind[at] is not END:
                self.fork = fork.behind[at]
                return fork.options[at]
        self.fork = END
        return MISSING


def behind_each(rules: Rules, state: State, question: Question, options: list[int]) -> list[Fork]:
    """The fork behind each option: one for all that are alike."""
    shared = END
    behind: list[Fork] = []
    for option in options:
        rest = rules.rest(state, question, option)
        if rest == ENDS:
            behind.append(END)
        elif rest != ALIKE:
            behind.append(Fork())
        else:
            if shared is END:
                shared = Fork(is_shared=True)
            behind.append(shared)
    return behind
