"""What a game tells the engine, on one page: who decides, what is asked, what is allowed.

A game answers the functions of `Rules` for its own `State`; everything else (drafts, notation,
records, take-back, random play, search) is written once above them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ironbridge.core.chance import Chance

NOBODY: Final = -1  # no seat: a spectator, an unowned place, or the decider when all is over
CHANCE: Final = -2  # the decider when a die is cast or a bag is drawn from
MISSING: Final = -1  # what `take` returns when the answers have run out
UNKNOWN: Final = -1  # in a view: a card or tile that this seat may not know
FINE: Final = 0  # what `why` returns when nothing speaks against an option
OUTSIDE: Final = 1  # what the engine says of a number that is no option of this kind at all
ENDS: Final = -1  # what `rest` says of an option that completes the move
ALIKE: Final = -2  # and of all options of a question that are followed by the same


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """Who is asked, what kind of thing, and about what (up to three numbers of context)."""

    def __init__(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c


@final
class Event:
    """Something that happened, as numbers; a game's words turn it into a sentence."""

    def __init__(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position: integers and flat lists of them, changed in place, copied, never undone."""

    def __init__(self) -> None:
        self.events: list[Event] | None = None  # a list only while somebody listens
        self.revealed = 0  # how much has come to light; a move that adds to it is not taken back

    def copy(self) -> State:
        """The same position, sharing nothing that can change; nobody listens to it."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """The whole position as one flat list: equal lists, equal positions."""
        raise NotImplementedError

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Say what happened, to whoever listens."""
        events = self.events
        if events is not None:
            events.append(Event(kind, seat, a, b, c))


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
class Rules:
    """One game on one board for so many seats. Five functions play it, the rest keep it fair."""

    def __init__(self, seats: int, domains: list[int]) -> None:
        self.seats = seats
        self.domains = domains  # for each kind of question, how many options could ever exist
        self.dead_ends: list[int] = []  # refusals that only say: nothing could come of it
        self.all_options = [list(range(domain)) for domain in domains]
        self.weights: dict[str, float] = {}  # what the judge counts with, by name
        self.turn_moves = 1  # moves of a seat in a row that a bot should think through together
        self.turns_ahead = 1  # own turns that a bot should follow after that; 0: none is of use
        self.judged_on_the_way = False  # should it judge a trial before each of these turns too?
        self.blur = 1.0  # how much more than usual weaker bots should misjudge, to be weaker
        self.rivals = 0.0  # points behind the best other that make a rival less; 0: all are alike

    # The five that play.

    def decider(self, state: State) -> int:
        """The seat that must answer next, CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def run(self, state: State, answers: Answers) -> None:
        """Ask the decider for one move and do it."""
        raise NotImplementedError

    def options(self, state: State, question: Question) -> list[int]:
        """The options that may be chosen, in rising order: those for which `why` is FINE."""
        candidates = self.candidates(state, question)
        return [option for option in candidates if self.why(state, question, option) == FINE]

    def candidates(self, state: State, question: Question) -> list[int]:
        """In rising order some options, all those that may be chosen among them.

        Listing and random play try these. Never changed by whoever gets it.
        """
        return self.all_options[question.kind]

    def why(self, state: State, question: Question, option: int) -> int:
        """The number of the rule that forbids an option of the kind's domain, or FINE."""
        raise NotImplementedError

    def rest(self, state: State, question: Question, option: int) -> int:
        """What is asked after an option: ENDS, ALIKE, or the option itself for all that is its own.

        Listing all moves looks only once at what is ALIKE, and not at all at what ENDS.
        """
        return option

    def is_small(self, question: Question) -> bool:
        """Does it matter little which option is chosen? Bots look into it only at the end."""
        return False

    def is_alike(self, question: Question) -> bool:
        """Do most options lead to much the same? In a hurry bots begin with any of them."""
        return False

    def settled(self, state: State, question: Question, options: list[int]) -> int:
        """The option that a bot begins with in a small matter."""
        return options[0]

    def first_question(self, state: State) -> Question | None:
        """What a move begins with, if that is asked in the position as it is; None: a run tells."""
        return None

    def next_question(self, state: State, question: Question, option: int) -> Question | None:
        """What follows an option at once; None where only a run can tell.

        Asked in the same position: whatever the option changes, the next question does not look at.
        """
        return None

    def scores(self, state: State) -> list[int]:
        """Every seat's points as they stand."""
        raise NotImplementedError

    # Those that keep it fair.

    def tie_break(self, state: State, seat: int) -> list[int]:
        """What decides between equal scores, the most important number first; more is better."""
        return []

    def deal(self, chance: Chance) -> list[int]:
        """All that is shuffled and drawn before the first move, as numbers."""
        raise NotImplementedError

    def start(self, deal: list[int]) -> State:
        """The position before the first move, from a deal; its events tell how it came about."""
        raise NotImplementedError

    def hide(self, state: State, seat: int) -> None:
        """Replace by UNKNOWN, in place, whatever this seat (or NOBODY) may not know."""
        raise NotImplementedError

    def heard(self, event: Event, seat: int) -> Event:
        """An event as this seat may know it."""
        return event

    def sample(self, state: State, chance: Chance) -> None:
        """Fill every UNKNOWN, in place, by something that could be there."""
        raise NotImplementedError

    def components(self, state: State) -> list[int]:
        """Counts that no move may change: money with the bank's, cubes, cards, tiles."""
        return []

    def judge(self, state: State) -> list[float]:
        """How many points each seat may expect in the end, as a good player would guess."""
        return [float(points) for points in self.scores(state)]

    def weigh(self, weights: dict[str, float]) -> None:
        """Judge by these weights from now on."""
        self.weights = weights
