"""Ways: which answers lead to a place of the scene, somewhere in the move that is being composed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterator
from typing import Any, Final

from ironbridge.core.asks import ALIKE, ENDS, MISSING, Answers, Question
from ironbridge.core.chance import Chance
from ironbridge.core.match import Match
from ironbridge.core.rules import Rules
from ironbridge.core.state import State
from ironbridge.core.view import View
from ironbridge.core.wording import Words

MOST_RUNS: Final = 4_000  # of one position: some ten times what the widest takes
MOST: Final = 32  # positions that are remembered

Leads = dict[str, list[int]]  # by place, the options of the question that lead to it
Uses = dict[str, list[str]]  # by what lies in a hand, the places for which it matters


class Fork:
    """A point of a move: what may be answered there, where that stands, and the fork behind each."""

    __slots__ = ("alike", "behind", "is_read", "marks", "options", "reached")

    def __init__(self) -> None:
        self.options: list[int] = []
        self.marks: list[int] = []  # the place of each option, as one bit
        self.behind: list[Fork | None] = []  # None where the move ends
        self.alike: list[bool] = []  # options behind which all is the same
        self.is_read = False
        self.reached = -1  # all places that are answered from here on, once that is known

    def reach(self) -> int:
        """All places that are answered from here on, as bits."""
        if self.reached < 0:
            self.reached = 0
            for at in range(len(self.options)):
                self.reached |= self.leads(at)
        return self.reached

    def leads(self, at: int) -> int:
        """All places that are answered with an option, or behind it."""
        return self.marks[at] | self.after(at)

    def after(self, at: int) -> int:
        """All places that are answered behind an option."""
        behind = self.behind[at]
        return 0 if behind is None else behind.reach()

    def all(self) -> Iterator[Fork]:
        """Every fork from here on, once."""
        found: dict[int, Fork] = {}
        unseen = [self]
        while unseen:
            fork = unseen.pop()
            if id(fork) not in found:
                found[id(fork)] = fork
                unseen += [behind for behind in fork.behind if behind is not None]
        return iter(found.values())


class Survey(Answers):
    """All moves of a position as forks: what follows several answers alike is read once."""

    def __init__(self, rules: Rules, words: Words[Any], state: State) -> None:
        super().__init__(state, rules.decider(state))
        self.rules = rules
        self.words = words
        self.begin = state
        self.bits: dict[str, int] = {}
        self.root = Fork()
        self.fork: Fork | None = self.root
        self.path: list[int] = []
        self.used = 0
        self.runs = 0
        self.unread: list[tuple[Fork, list[int]]] = [(self.root, [])]
        while self.unread and self.runs < MOST_RUNS:
            self.read(*self.unread.pop())

    @property
    def is_whole(self) -> bool:
        """Was there time for all moves?"""
        return not self.unread

    def read(self, fork: Fork, path: list[int]) -> None:
        """Run a beginning on a copy, and on to an end: every fork on the way is read."""
        if fork.is_read:
            return
        self.runs += 1
        self.state = self.begin.copy()
        self.fork, self.path, self.used = fork, path, 0
        self.rules.run(self.state, self)
        if self.fork is not None:
            self.fork.is_read = True  # nothing is asked there: the move is complete

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        at = self.used
        if at < len(self.path):
            self.used = at + 1
            return self.path[at]
        fork = self.fork
        if fork is None:
            return MISSING
        self.look(fork, Question(kind, self.seat, a, b, c))
        return self.go_on(fork)

    def look(self, fork: Fork, question: Question) -> None:
        """Note what may be answered here."""
        ask = self.rules.asks[question.kind]
        fork.options = ask.options(self.state, question)
        rests = [ask.rest(self.state, question, option) for option in fork.options]
        shared = Fork()
        for option, rest in zip(fork.options, rests, strict=True):
            fork.marks.append(self.bit(self.words.place(self.state, question, option)))
            fork.behind.append(None if rest == ENDS else shared if rest == ALIKE else Fork())
        all_end = all(rest == ENDS for rest in rests)
        fork.alike = [rest == ALIKE or all_end for rest in rests]
        fork.is_read = True

    def bit(self, place: str) -> int:
        """A place as one bit; nowhere is none."""
        return 1 << self.bits.setdefault(place, len(self.bits)) if place else 0

    def go_on(self, fork: Fork) -> int:
        """On with the first option behind which nothing was read yet; the others come later."""
        self.fork = None
        first = MISSING
        for option, behind in zip(fork.options, fork.behind, strict=True):
            if behind is None or behind.is_read or behind is self.fork:
                continue
            if first == MISSING:
                first, self.fork = option, behind
            else:
                self.unread.append((behind, [*self.path, option]))
        if first != MISSING:
            self.path = [*self.path, first]
            self.used = len(self.path)
        return first

    def fork_after(self, answers: Collection[int]) -> Fork | None:
        """The fork that some answers lead to; None at the end of a move."""
        fork: Fork | None = self.root
        for answer in answers:
            fork = fork and fork.behind[fork.options.index(answer)]
        return fork if fork and fork.options else None

    def places(self, mask: int) -> list[str]:
        """The places of some bits."""
        return [place for place, at in self.bits.items() if mask >> at & 1]


class Ways:
    """Tells which answers lead where; remembers the last positions."""

    def __init__(self) -> None:
        self.kept: OrderedDict[int, tuple[State, Survey]] = OrderedDict()

    def survey(self, match: Match) -> Survey:
        """All moves of the position, as whoever is asked may know it."""
        key = id(match.state)
        if key not in self.kept:
            world = View(match.game.judge, match.state, match.seat).sample(Chance(0))
            survey = Survey(match.game.rules, match.game.words, world)
            self.kept[key] = (match.state, survey)
        self.kept.move_to_end(key)
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)
        return self.kept[key][1]


def leads(survey: Survey, fork: Fork) -> Leads:
    """Which options of a fork lead to which place."""
    found: Leads = {}
    for at, option in enumerate(fork.options):
        for place in survey.places(fork.leads(at)):
            found.setdefault(place, []).append(option)
    return found


def uses(survey: Survey, fork: Fork, own: Collection[str]) -> Uses:
    """For what each thing of a hand can be used, from a fork on.

    Where anything else of the hand would do as well, as a card that only pays, it is of no use.
    """
    hand = {1 << survey.bits[id]: id for id in own if id in survey.bits}
    others = ~sum(hand)
    found: dict[str, int] = {}
    for each in fork.all():
        for at, mark in enumerate(each.marks):
            after = each.after(at)
            if mark in hand and not each.alike[at] and (after & others or not after):
                found[hand[mark]] = found.get(hand[mark], 0) | after & others
    return {id: survey.places(mask) for id, mask in found.items()}
