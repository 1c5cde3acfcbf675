"""What a game is, on one page: who decides, what is asked, what it comes to, who may know what.

A game answers the functions of `Rules` for its own `State`; everything else (drafts, notation,
records, take-back, random play, search) is written once above them.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from ironbridge.core import pickling
from ironbridge.core.asks import Answers, Ask, Question
from ironbridge.core.chance import Chance
from ironbridge.core.encoding import Encoding
from ironbridge.core.events import Event
from ironbridge.core.fixed import Fixed
from ironbridge.core.numbering import Numbering
from ironbridge.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Fixed):
    """One game on one board for so many seats."""

    def __init__(self, seats: int, asks: Sequence[Ask], dead_ends: Sequence[int] = ()) -> None:
        super().__init__()
        self.seats = seats
        self.asks = list(asks)  # by kind of question
        self.dead_ends = list(dead_ends)  # refusals that only say: nothing could come of it
        self.numbering = Numbering(asks)  # of all answers
        self.encoding: Encoding | None = None  # of what a seat may know, where a game has one
        if [ask.kind for ask in asks] != list(range(len(asks))):
            raise ValueError("the questions of a game stand in the order of their numbers")

    # How it is played.

    def deal(self, chance: Chance) -> list[int]:
        """All that is shuffled and drawn before the first move, as numbers."""
        raise NotImplementedError

    def start(self, deal: list[int]) -> State:
        """The position before the first move, from a deal; its events tell how it came about."""
        raise NotImplementedError

    def decider(self, state: State) -> int:
        """The seat that must answer next, CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def run(self, state: State, answers: Answers) -> None:
        """Ask the decider for one move and do it."""
        raise NotImplementedError

    def opening(self, state: State) -> Question | None:
        """What a move begins with, if that is asked in the position as it is; None: a run tells."""
        return None

    def options(self, state: State, question: Question) -> list[int]:
        """The options that may be chosen, in rising order."""
        return self.asks[question.kind].options(state, question)

    def why(self, state: State, question: Question, option: int) -> int:
        """The number of the rule that forbids an option of the kind's domain, or FINE."""
        return self.asks[question.kind].why(state, question, option)

    # What it comes to.

    def scores(self, state: State) -> list[int]:
        """Every seat's points as they stand."""
        raise NotImplementedError

    def tie_break(self, state: State, seat: int) -> list[int]:
        """What decides between equal scores, the most important number first; more is better."""
        return []

    def components(self, state: State) -> list[int]:
        """Counts that no move may change: money with the bank's, cubes, cards, tiles."""
        return []

    # Who may know what.

    def hide(self, state: State, seat: int) -> None:
        """Replace by UNKNOWN, in place, whatever this seat (or NOBODY) may not know."""
        raise NotImplementedError

    def heard(self, event: Event, seat: int) -> Event:
        """An event as this seat may know it."""
        return event

    def sample(self, state: State, chance: Chance) -> None:
        """Fill every UNKNOWN, in place, by something that could be there."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return pickling.reduced_rules(self)
