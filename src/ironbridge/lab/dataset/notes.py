"""Notes: every decision of some games, column by column; any process on any machine can make them."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Final

import msgspec

from ironbridge.bots import made_bot
from ironbridge.core.asks import Answers, Question
from ironbridge.core.chance import Chance
from ironbridge.core.game import Game
from ironbridge.core.state import CHANCE, State
from ironbridge.lab.arena.plan import Plan
from ironbridge.lab.arena.play import made
from ironbridge.lab.table import Played, names_of, play_game

LONG: Final = 400  # moves after which a game is stopped, if the rules set no end to it


@dataclass
class Notes:
    """Columns with an entry for each question that left a choice."""

    game: array[int] = field(default_factory=lambda: array("q"))  # its number
    move: array[int] = field(default_factory=lambda: array("i"))  # of the game, from 0
    seat: array[int] = field(default_factory=lambda: array("b"))
    bot: list[str] = field(default_factory=list)  # who answered
    observation: bytearray = field(default_factory=bytearray)  # rows of 16-bit numbers
    mask: bytearray = field(default_factory=bytearray)  # a byte for each action
    action: array[int] = field(default_factory=lambda: array("h"))
    points: array[int] = field(default_factory=lambda: array("i"))  # of the seat, at the end
    rank: array[float] = field(default_factory=lambda: array("f"))
    win: array[float] = field(default_factory=lambda: array("f"))  # its share
    over: bytearray = field(default_factory=bytearray)  # 0: the game was stopped


class Noting(Answers):
    """The answers of a move that was played; each that was a choice is written down."""

    def __init__(self, game: Game, state: State, notes: Notes) -> None:
        super().__init__(state, 0)
        self.rules, self.encoding, self.notes = game.rules, game.encoding, notes
        self.given: list[int] = []
        self.actions: list[int] = []

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        option = self.given[len(self.actions)]
        question = Question(kind, self.seat, a, b, c)
        options = self.rules.options(self.state, question)
        action = int(self.rules.numbering.number(kind, option))
        if len(options) > 1 and self.seat != CHANCE:
            row = self.encoding.row(self.state, self.seat, question, self.actions)
            self.notes.observation += memoryview(row).cast("B")
            self.notes.mask += memoryview(self.rules.numbering.mask(kind, options))
            self.notes.action.append(action)
            self.notes.seat.append(self.seat)
        self.actions.append(action)
        return option


def line_up(plan: Plan, number: int) -> list[str]:
    """The bots by seat in one game: every game they move on by a seat."""
    return [plan.bots[(seat - number) % plan.players] for seat in range(plan.players)]


def noted(plan: Plan, numbers: range) -> Notes:
    """Play some of the games, and write down what was decided and what it came to."""
    game = made(msgspec.json.encode(plan))
    notes = Notes()
    for number in numbers:
        add(notes, game, number, line_up(plan, number), play(game, plan, number))
    return notes


def play(game: Game, plan: Plan, number: int) -> Played:
    """One game."""
    named, seed = line_up(plan, number), plan.seed + number
    bots = [made_bot(name, seed * plan.players + seat) for seat, name in enumerate(named)]
    return play_game(game, bots, seed, names_of(named), LONG)


def add(notes: Notes, game: Game, number: int, bots: list[str], played: Played) -> None:
    """The decisions of a game, with what they came to for whoever took them."""
    state = game.rules.start(game.rules.deal(Chance(played.seed)))
    state.events = None
    noting = Noting(game, state, notes)
    for at, answers in enumerate(played.moves):
        noting.seat, noting.given, noting.actions = game.rules.decider(state), answers, []
        game.rules.run(state, noting)
        notes.move.extend([at] * (len(notes.action) - len(notes.move)))
    ended(notes, number, bots, played)


def ended(notes: Notes, number: int, bots: list[str], played: Played) -> None:
    """What a game came to, beside each of its decisions."""
    for seat in notes.seat[len(notes.game) :]:
        notes.game.append(number)
        notes.bot.append(bots[seat])
        notes.points.append(played.scores[seat])
        notes.rank.append(played.ranks[seat])
        notes.win.append((seat in played.winners) / max(1, len(played.winners)))
        notes.over.append(bool(played.winners))
