"""Policy: how seats go on in a trial, quickly, by moves that were found good before.

In the first worlds of a search, and now and then later, a seat looks at all its moves. The best are
remembered for that seat and for how many moves it has made since the plan, without small matters
such as the card that is paid. Otherwise it takes the best of those it remembers and of a few that
are drawn at random.

Where that tells plans apart less well (`Rules.replies`), a seat looks at all its own moves every
time, and at all or some of those of others.
"""

from __future__ import annotations

from typing import Final, final

from ironbridge.bots.sketch import Draft, lead, settled, sketches
from ironbridge.core.answers import Dice, asked, why_not
from ironbridge.core.chance import Chance
from ironbridge.core.rules import FINE, MISSING, STANDING, Answers, Question, Rules, State

MOST: Final = 12  # remembered for one move of a seat; where there are no more all are looked at
TAUGHT: Final = 4  # of the best that are remembered when all were looked at
DRAWN: Final = 4  # at random, beside those that are remembered
CROWDED: Final = 8  # moves drawn at random before all are counted again


@final
class Recalled(Answers):
    """A move made again: the answers that matter are given, small matters are settled anew."""

    def __init__(
        self, rules: Rules, state: State, seat: int, gist: list[int], known: dict[int, int]
    ) -> None:
        super().__init__(state, seat)
        self.rules = rules
        self.gist = gist
        self.known = known  # how small matters were settled before, by kind of question
        self.used = 0
        self.fails = False  # it cannot be made here
        self.question = Question(0, 0)

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        if self.fails:
            return MISSING
        question = asked(self.question, kind, self.seat, a, b, c)
        if self.rules.is_small(question):
            return settled(self.rules, self.state, question, self.known)
        if self.used < len(self.gist):
            option = self.gist[self.used]
            self.used += 1
            if why_not(self.rules, self.state, question, option) == FINE:
                return option
        self.fails = True
        return MISSING


@final
class Thrown(Answers):
    """A move by dice, of which the answers that matter are noted."""

    def __init__(self, rules: Rules, state: State, seat: int, chance: Chance) -> None:
        super().__init__(state, seat)
        self.rules = rules
        self.dice = Dice(rules, state, chance)
        self.dice.seat = seat
        self.gist: list[int] = []

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        option = self.dice.take(kind, a, b, c)
        if not self.rules.is_small(self.dice.question):
            self.gist.append(option)
        return option


@final
class Choice:
    """A move, the position that it leads to, and how the seat likes that."""

    def __init__(self, gist: list[int], state: State, value: float) -> None:
        self.gist = gist
        self.state = state
        self.value = value


@final
class Memory:
    """Moves that were found good at one place, those of late last."""

    def __init__(self) -> None:
        self.moves: list[list[int]] = []
        self.is_short = True  # so few moves that all can be looked at; nothing is known yet

    def learn(self, gist: list[int]) -> None:
        """Remember a move; the one that was good longest ago is forgotten."""
        if gist in self.moves:
            self.moves.remove(gist)
        self.moves.append(gist)
        if len(self.moves) > MOST:
            self.moves.pop(0)


@final
class Policy:
    """The fast policy: of some moves the one after which a seat's own lead looks largest."""

    def __init__(self, rules: Rules, chance: Chance) -> None:
        self.rules = rules
        self.chance = chance
        self.looks_at_all = True  # moves, and remembers the best
        self.crowded = 0  # times that looking at all moves is not worth another try
        self.memories: list[list[Memory]] = [[] for _ in range(rules.seats)]  # by seat, by move
        self.replies: list[list[list[int]]] = [[] for _ in range(rules.seats)]

    def enter_world(self) -> None:
        """Another world, in which nobody has replied yet."""
        self.replies = [[] for _ in range(self.rules.seats)]

    def replied(self, state: State, seat: int, at: int) -> State:
        """After a move of another seat: the one it made in this world before, where that stands."""
        if self.rules.replies > 0:
            return self.best_of_some(state, seat, self.rules.replies).state
        replies = self.replies[seat]
        if self.rules.replies == STANDING and at < len(replies):
            again = self.recalled(state, seat, replies[at], {})
            if again is not None:
                return again
        choice = self.choice(state, seat, at)
        if at == len(replies):
            replies.append(choice.gist)
        return choice.state

    def choice(self, state: State, seat: int, at: int) -> Choice:
        """What a seat does in its first, second … move since the plan."""
        memories = self.memories[seat]
        if at == len(memories):
            memories.append(Memory())
        memory = memories[at]
        if self.looks_at_all or memory.is_short or self.rules.replies > 0:
            return self.best_of_all(state, seat, memory)
        return self.best_remembered(state, seat, memory)

    def best_of_all(self, state: State, seat: int, memory: Memory) -> Choice:
        """The best of all moves; the best few are remembered."""
        drafts: list[Draft] = []
        for sketch in sketches(self.rules, state):
            drafts.append(Draft(sketch, lead(self.rules.judge(sketch.state), seat)))
        order = sorted([(-drafts[at].value, at) for at in range(len(drafts))])
        memory.is_short = len(drafts) <= MOST
        for _, at in reversed(order[:TAUGHT]):
            memory.learn(drafts[at].gist())
        best = drafts[order[0][1]]
        best.improve(self.rules, state, seat)
        return Choice(best.gist(), best.state, best.value)

    def best_of_some(self, state: State, seat: int, most: int) -> Choice:
        """The best of all moves, or of so many drawn at random if there are more."""
        if self.crowded > 0:
            self.crowded -= 1
            return self.best_drawn(state, seat, most)
        best: Draft | None = None
        for at, sketch in enumerate(sketches(self.rules, state)):
            if at == most:
                self.crowded = CROWDED
                return self.best_drawn(state, seat, most)
            value = lead(self.rules.judge(sketch.state), seat)
            if best is None or value > best.value:
                best = Draft(sketch, value)
        assert best is not None
        best.improve(self.rules, state, seat)
        return Choice(best.gist(), best.state, best.value)

    def best_drawn(self, state: State, seat: int, samples: int) -> Choice:
        """The best of so many drawn at random."""
        best = self.thrown(state, seat)
        for _ in range(1, samples):
            other = self.thrown(state, seat)
            if other.value > best.value:
                best = other
        return best

    def best_remembered(self, state: State, seat: int, memory: Memory) -> Choice:
        """The best of those that are remembered and of a few drawn at random."""
        known: dict[int, int] = {}
        best = self.best_drawn(state, seat, DRAWN)
        for gist in memory.moves:
            following = self.recalled(state, seat, gist, known)
            if following is not None:
                value = lead(self.rules.judge(following), seat)
                if value > best.value:
                    best = Choice(gist, following, value)
        memory.learn(best.gist)
        return best

    def recalled(
        self, state: State, seat: int, gist: list[int], known: dict[int, int]
    ) -> State | None:
        """The position after a remembered move, or None where it cannot be made."""
        copy = state.copy()
        answers = Recalled(self.rules, copy, seat, gist, known)
        self.rules.run(copy, answers)
        return None if answers.fails or answers.used < len(gist) else copy

    def thrown(self, state: State, seat: int) -> Choice:
        """Any move."""
        copy = state.copy()
        answers = Thrown(self.rules, copy, seat, self.chance)
        self.rules.run(copy, answers)
        return Choice(answers.gist, copy, lead(self.rules.judge(copy), seat))

    def drawn(self, state: State, seat: int) -> State:
        """After a draw of chance."""
        copy = state.copy()
        dice = Dice(self.rules, copy, self.chance)
        dice.seat = seat
        self.rules.run(copy, dice)
        return copy
