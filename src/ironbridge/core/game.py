"""Game: one title on one board for so many seats, as a value: rules, words, figures, scene."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ironbridge.core.chance import Chance
from ironbridge.core.figures import Figures
from ironbridge.core.ledger import Ledger
from ironbridge.core.match import Match
from ironbridge.core.record import Record, follow
from ironbridge.core.rules import Event, Question, Rules, State
from ironbridge.core.scene import Scene

Data = dict[str, Any]  # plain data: what JSON can hold


class Words(Protocol):
    """How a game speaks: its notation, its questions, its log, its refusals."""

    def kind(self, question: Question) -> str:
        """The name of a kind of question: `bid`."""

    def phrase(self, question: Question, option: int) -> str:
        """An option in notation, the same in every language: `bid 3`."""

    def ask(self, state: State, question: Question, names: Sequence[str], lang: str) -> str:
        """The question in words."""

    def option(
        self, state: State, question: Question, option: int, names: Sequence[str], lang: str
    ) -> str:
        """An option in words, with its price and what it brings."""

    def event(self, event: Event, names: Sequence[str], lang: str) -> str:
        """What happened, as a sentence of the log."""

    def reason(self, why: int) -> str:
        """The short name of a refusal: `bid-too-high`."""

    def clause(self, why: int) -> str:
        """The clause that a refusal rests on: `IN-31`."""

    def refusal(
        self,
        state: State,
        question: Question,
        option: int,
        why: int,
        names: Sequence[str],
        lang: str,
    ) -> str:
        """Why not, in words, with the numbers of this case."""


class Positions(Protocol):
    """How a game writes positions and deals out as plain data, and reads them back."""

    def write(self, state: State) -> Data:
        """A position, or what a view holds of it, with names instead of numbers."""

    def read(self, data: Mapping[str, Any]) -> State:
        """The position; PositionError, with the reason, if it cannot be."""

    def write_deal(self, deal: list[int]) -> dict[str, str]:
        """What was dealt, line by line."""

    def read_deal(self, lines: Mapping[str, str]) -> list[int]:
        """The deal; RecordError, with the reason, if it cannot be."""


def nowhere(state: State, question: Question, option: int) -> str:
    """The place of an option in a game that does not tell."""
    return ""


@dataclass(frozen=True)
class Setting:
    """Something players choose before they start: a map, an edition, an optional rule."""

    name: str  # as a keyword in Python and in records; in flags with hyphens
    choices: tuple[Any, ...]  # the first is the default
    words: Mapping[str, str]  # what it is, by language
    label: Mapping[str, str] = field(default_factory=dict)  # its name over a list of its choices
    named: Mapping[Any, Mapping[str, str]] = field(default_factory=dict)  # the choices, in words


@dataclass(frozen=True)
class Title:
    """A game as it stands on the shelf: what may be chosen, and how a Game is made of it."""

    id: str
    name: str
    about: Mapping[str, str]  # one sentence, by language
    state: Mapping[str, str]  # how complete it is, by language
    players: tuple[int, ...]
    minutes: int
    settings: tuple[Setting, ...]
    make: Callable[..., Game] = field(repr=False)

    def choices(self) -> Iterator[dict[str, Any]]:
        """Every way to choose the settings."""
        names = [setting.name for setting in self.settings]
        for chosen in itertools.product(*(setting.choices for setting in self.settings)):
            yield dict(zip(names, chosen, strict=True))


@dataclass(frozen=True, repr=False)
class Game:
    """One title with everything chosen: what a match is played with."""

    title: Title
    players: int
    settings: Mapping[str, Any]
    rules: Rules = field(repr=False)
    words: Words = field(repr=False)
    positions: Positions = field(repr=False)
    figures: Figures = field(repr=False)
    ledger: Ledger = field(repr=False)
    draw: Callable[..., Scene] = field(repr=False)  # a state as it is seen -> its scene
    svg: Callable[[Scene, str], str] = field(repr=False)  # a scene and a theme -> a picture
    most_moves: int = field(repr=False)  # no match is longer
    endless: bool = field(default=False, repr=False)  # but for simulations, which stop there
    # Where an option, allowed or not, stands in the scene: an id, or "" for nowhere.
    place: Callable[[State, Question, int], str] = field(default=nowhere, repr=False)

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.settings.items())
        return f"<Game {self.id}, {self.players} players{chosen}>"

    @property
    def id(self) -> str:
        return self.title.id

    def start(self, seed: int | None = None, names: Sequence[str] | None = None) -> Match:
        """A new match; the same seed deals the same cards."""
        seed = secrets.randbits(32) if seed is None else seed
        deal = self.rules.deal(Chance(seed))
        match = Match(self, self.rules.start(deal), seed=seed, names=names, deal=deal)
        match.settle()
        return match

    def at(
        self, position: Mapping[str, Any], names: Sequence[str] | None = None, seed: int = 0
    ) -> Match:
        """A match that begins from a position; PositionError if there can be no such one."""
        match = Match(self, self.positions.read(position), seed=seed, names=names)
        match.settle()
        return match

    def replay(self, record: Record) -> Match:
        """The match that a record tells; RecordError if it cannot have been."""
        match = self.before(record)
        follow(match, record)
        return match

    def before(self, record: Record) -> Match:
        """The match that a record tells, before its first move."""
        if record.position is not None:
            state, deal = self.positions.read(record.position), None
        else:
            deal = self.positions.read_deal(record.deal or {})
            state = self.rules.start(deal)
        return Match(self, state, seed=record.seed, names=record.names, deal=deal)
