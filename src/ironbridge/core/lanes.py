"""Lanes: many games side by side, each answered one question at a time, written into buffers."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, u8

from ironbridge.core.asks import MISSING, Answers, Question
from ironbridge.core.chance import Chance
from ironbridge.core.encoding import Encoding
from ironbridge.core.play import after, draw
from ironbridge.core.rules import Rules
from ironbridge.core.state import CHANCE, NOBODY, State


@final
class Composing(Answers):
    """The answers so far and whatever leaves no choice, noted as actions; then a question."""

    def __init__(
        self, rules: Rules, state: State, seat: int, given: list[int], actions: list[int]
    ) -> None:
        super().__init__(state, seat)
        self.rules = rules
        self.given = given
        self.actions = actions
        self.used = 0
        self.open: Question | None = None
        self.options: list[int] = []

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        if self.open is not None:
            return MISSING
        at = self.used
        if at == len(self.given):
            question = Question(kind, self.seat, a, b, c)
            options = self.rules.asks[kind].options(self.state, question)
            if len(options) != 1:
                self.open = question
                self.options = options
                return MISSING
            self.given.append(options[0])
            self.actions.append(self.rules.numbering.number(kind, options[0]))
        self.used = at + 1
        return self.given[at]


@final
class Lane:
    """One game, answered action by action; chance, and what leaves no choice, plays by itself."""

    def __init__(self, rules: Rules, state: State, seed: int, most: int) -> None:
        self.rules = rules
        self.seed = seed
        self.most = most  # moves after which it is stopped; -1: never
        self.moves = 0
        self.state = state  # never changed in place: every move is run on a copy
        self.half = state  # with the answers so far done
        self.given: list[int] = []  # of the move that is being composed
        self.actions: list[int] = []  # the same, as actions
        self.question: Question | None = None
        self.options: list[int] = []
        self.casts = True  # does chance play by itself? Else it is asked like a seat

    @property
    def seat(self) -> int:
        """Who is asked; NOBODY when it is over or has been stopped."""
        return NOBODY if self.question is None else self.question.seat

    @property
    def over(self) -> bool:
        """Has it come to its end?"""
        return self.rules.decider(self.state) == NOBODY

    def take(self, action: int) -> None:
        """Answer the question; ValueError if this is no legal answer to it."""
        question = self.question
        if question is None:
            raise ValueError("the game is over")
        option = action - self.rules.numbering.number(question.kind, 0)
        if option not in self.options:
            raise ValueError(f"action {action} is not legal here")
        self.given.append(option)
        self.actions.append(action)
        if self.compose(question.seat):
            self.go_on()

    def compose(self, seat: int) -> bool:
        """Run the move as far as it is answered; True when it is complete."""
        copy = self.state.copy()
        composing = Composing(self.rules, copy, seat, self.given, self.actions)
        self.rules.run(copy, composing)
        self.half = copy
        self.question = composing.open
        self.options = composing.options
        if composing.open is not None:
            return False
        self.end_move(copy)
        return True

    def end_move(self, state: State) -> None:
        """A move is complete."""
        self.state = state
        self.half = state
        self.moves += 1
        self.given = []
        self.actions = []
        self.question = None
        self.options = []

    def follow(self, state: State) -> None:
        """A whole move that somebody else has made leads here."""
        self.end_move(state)
        self.go_on()

    def go_on(self) -> None:
        """Play on to the next question with a choice."""
        seat = self.rules.decider(self.state)
        while seat != NOBODY and self.moves != self.most:
            if seat == CHANCE and self.casts:
                self.cast()
            elif not self.compose(seat):
                return
            seat = self.rules.decider(self.state)

    def cast(self) -> None:
        """Chance moves, as it does in a match with this seed."""
        answers = draw(self.rules, self.state, Chance(self.seed, self.moves + 1))
        state = after(self.rules, self.state, answers)
        assert state is not None
        self.end_move(state)

    def row(self, encoding: Encoding, seat: int) -> vec[i16]:
        """What a seat may know now; the answers so far are the business of whoever gives them."""
        if seat == self.seat:
            return encoding.row(self.half, seat, self.question, self.actions)
        return encoding.row(self.state, seat, None, [])

    def mask(self) -> vec[u8]:
        """A byte for each action: 1 where it may be taken now."""
        question = self.question
        numbering = self.rules.numbering
        return numbering.mask(0 if question is None else question.kind, self.options)

    def copy(self) -> Lane:
        """The same game, to be played on by itself."""
        copy = Lane(self.rules, self.state, self.seed, self.most)
        copy.moves = self.moves
        copy.half = self.half
        copy.given = self.given[:]
        copy.actions = self.actions[:]
        copy.question = self.question
        copy.options = self.options
        copy.casts = self.casts
        return copy

    def __deepcopy__(self, memo: object) -> Lane:
        return self.copy()

    def resampled(self, seat: int, chance: Chance) -> Lane:
        """The same game as it could be for all that a seat knows; the move so far is its own."""
        copy = self.copy()
        state = self.state.copy()
        self.rules.hide(state, seat)
        self.rules.sample(state, chance)
        copy.state = state
        copy.compose(seat)
        return copy


def new_lane(rules: Rules, seed: int, most: int = -1, casts: bool = True) -> Lane:
    """A new game, dealt as a match with this seed is."""
    state = rules.start(rules.deal(Chance(seed)))
    state.events = None
    lane = Lane(rules, state, seed, most)
    lane.casts = casts
    lane.go_on()
    return lane


@final
class Fleet:
    """Many lanes that are stepped together."""

    def __init__(self, rules: Rules, encoding: Encoding, seeds: list[int], most: int = -1) -> None:
        self.rules = rules
        self.encoding = encoding
        self.most = most
        self.lanes = [new_lane(rules, seed, most) for seed in seeds]

    def begin(self, at: int, seed: int) -> None:
        """A new game in one of the lanes."""
        self.lanes[at] = new_lane(self.rules, seed, self.most)

    def step(self, actions: list[int]) -> list[int]:
        """An action for each lane; the lanes that have come to an end."""
        ended: list[int] = []
        for at in range(len(self.lanes)):
            lane = self.lanes[at]
            lane.take(actions[at])
            if lane.question is None:
                ended.append(at)
        return ended

    def write(self, rows: memoryview, masks: memoryview, seats: memoryview) -> None:
        """What is asked in every lane: rows and masks one after the other, and who is asked."""
        width = self.encoding.size
        actions = int(self.rules.numbering.size)
        for at in range(len(self.lanes)):
            lane = self.lanes[at]
            rows[at * width : (at + 1) * width] = lane.row(self.encoding, lane.seat)
            masks[at * actions : (at + 1) * actions] = lane.mask()
            seats[at] = lane.seat
