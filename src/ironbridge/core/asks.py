"""Asks: the questions of a game. All that the rules know about one of them is one small class.

An action takes its answers from `Answers`, and cannot tell whose they are. What may be answered,
why not, and what is asked after it, says the `Ask` of that kind, at the end of the same chapter.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ironbridge.core.state import State

MISSING: Final = -1  # what `take` returns when the answers have run out
FINE: Final = 0  # what `why` returns when nothing speaks against an option
OUTSIDE: Final = 1  # what the engine says of a number that is no option of this kind at all
ENDS: Final = -1  # what `rest` says of an option that completes the move
ALIKE: Final = -2  # and of all options of a question that are followed by the same


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """Who is asked, what kind of thing, and about what: up to three numbers that its Ask names."""

    def __init__(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c

    def __reduce__(self) -> tuple[object, ...]:
        return Question, (self.kind, self.seat, self.a, self.b, self.c)


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers:
    """Choices read in order. The rules ask and cannot tell who answers."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """The next answer, or MISSING: then the caller returns, and the question stands open."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """One kind of question: what could be answered, what may be, why not, and what follows."""

    def __init__(self, kind: int, name: str, domain: int, *about: str) -> None:
        self.kind = kind  # its number among the questions of the game
        self.name = name  # `coal-from`
        self.domain = domain  # how many options could ever exist: 0 to domain - 1
        self.about = about  # what the numbers of such a question are
        self.all = list(range(domain))

    def candidates(self, state: State, question: Question) -> list[int]:
        """In rising order some options, all those that may be chosen among them.

        Listing and random play try these. Never changed by whoever gets it.
        """
        return self.all

    def why(self, state: State, question: Question, option: int) -> int:
        """The number of the rule that forbids an option of the domain, or FINE."""
        raise NotImplementedError

    def options(self, state: State, question: Question) -> list[int]:
        """The options that may be chosen, in rising order: those for which `why` is FINE."""
        candidates = self.candidates(state, question)
        return [option for option in candidates if self.why(state, question, option) == FINE]

    def distinct(self, state: State, question: Question) -> list[int]:
        """The options that lead to different moves: what all moves at once are listed by.

        Where several answers name a set, as cards given up together, one order of them is enough.
        """
        return self.options(state, question)

    def is_precious(self, state: State, question: Question, option: int) -> bool:
        """Does an option spend something that comes once per game? Then people are always asked.

        Whoever composes a move is asked even if there is no other option, and it is always written.
        """
        return False

    def rest(self, state: State, question: Question, option: int) -> int:
        """What is asked after an option: ENDS, ALIKE, or the option itself for all that is its own.

        Listing all moves looks only once at what is ALIKE, and not at all at what ENDS.
        """
        return option

    def then(self, state: State, question: Question, option: int) -> Question | None:
        """What follows an option at once; None where only a run can tell.

        Asked in the same position: whatever the option changes, the next question does not look at.
        """
        return None

    def numbers(self, question: Question) -> dict[str, int]:
        """What a question of this kind is about, by name."""
        return dict(zip(self.about, (question.a, question.b, question.c), strict=False))
