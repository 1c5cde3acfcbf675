"""Game: one title on one board for so many seats, as a value: rules, words, figures, scene."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

import msgspec

from ironbridge.core import recipe as recipes
from ironbridge.core.actions import Actions
from ironbridge.core.asks import Question
from ironbridge.core.chance import Chance, secret_seed
from ironbridge.core.encoding import Encoding
from ironbridge.core.errors import GameError, RecordError
from ironbridge.core.figures import Figures
from ironbridge.core.fixed import Fixed
from ironbridge.core.judge import Judge
from ironbridge.core.ledger import Ledger
from ironbridge.core.match import Match
from ironbridge.core.primer import Primer
from ironbridge.core.recipe import Recipe
from ironbridge.core.record import Record, follow
from ironbridge.core.rules import Rules
from ironbridge.core.scene import Lit, Scene
from ironbridge.core.speech import language
from ironbridge.core.spelling import plain, spellings
from ironbridge.core.state import State
from ironbridge.core.tally import Tally
from ironbridge.core.wording import Reader, Words
from ironbridge.core.words import told

Data = dict[str, Any]  # plain data: what JSON can hold

FIRST: Final = 1  # version of our rules


@dataclass(frozen=True)
class Positions:
    """How a game writes positions and deals out as plain data, and reads them back."""

    write: Callable[[State], Data]  # a position, or what a view holds of it, with names
    read: Callable[[Mapping[str, Any]], State]  # PositionError, with the reason, if it cannot be
    write_deal: Callable[[list[int]], dict[str, str]]  # what was dealt, line by line
    read_deal: Callable[[Mapping[str, str]], list[int]]  # RecordError, with the reason


@dataclass(frozen=True)
class Setting:
    """Something players choose before they start: a map, an edition, an optional rule."""

    name: str  # as a keyword in Python and in records; in flags with hyphens
    choices: tuple[Any, ...]  # the first is the default
    words: Mapping[str, str]  # what it is, by language
    label: Mapping[str, str] = field(default_factory=dict)  # its name over a list of its choices
    named: Mapping[Any, Mapping[str, str]] = field(default_factory=dict)  # the choices, in words
    only: Mapping[str, Any] = field(default_factory=dict)  # other settings without which it is idle

    def is_idle(self, chosen: Mapping[str, Any]) -> bool:
        """Does nothing depend on it, since another setting is not chosen so?"""
        return not self.only.items() <= chosen.items()

    def meant(self, value: object) -> list[Any]:
        """The choice that this value is, or that people see under this name; none if it is none."""
        own = [one for one in self.choices if type(one) is type(value) and one == value]
        if own or not isinstance(value, str):
            return own
        return [one for one in self.choices if plain(value) in map(plain, self.names_of(one))]

    def names_of(self, choice: Any) -> list[str]:
        """The names of a choice, in every language."""
        return list(self.named.get(choice, {}).values())


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
    make: Callable[..., Game] = field(repr=False)  # by our rules of today
    # The same by our rules before a correction that changed what is legal, the eldest first: a
    # match ends by the rules that it began with.
    earlier: tuple[Callable[..., Game], ...] = field(default=(), repr=False)
    par: int = 100  # points that win a game among good players: what a loss is measured by
    tallies: tuple[Tally, ...] = ()  # how many figures are the box's; a test compares

    @property
    def version(self) -> int:
        """Of our rules today: they are counted from 1."""
        return len(self.earlier) + 1

    def maker(self, version: int) -> Callable[..., Game]:
        """How a game is made by a version of our rules; RecordError if there is no such one yet."""
        if version > self.version:
            known = self.version
            raise RecordError(told("newer-rules", version=version, game=self.name, known=known))
        return (*self.earlier, self.make)[version - 1]

    def game(
        self,
        players: int,
        settings: Mapping[str, Any],
        figures: Mapping[str, Any] | None = None,
        version: int | None = None,
    ) -> Game:
        """The game with these choices, and a reader's own figures: made once, if it can be kept."""
        version = self.version if version is None else version
        recipe = self.recipe(players, settings, figures or {}, version)
        if recipe is None:
            made = self.maker(version)(players, figures=figures, **settings)
            return replace(made, version=version)
        return recipe.game()

    def recipe(
        self, players: int, settings: Mapping[str, Any], figures: Mapping[str, Any], version: int
    ) -> Recipe | None:
        """What a game is made of; None if that cannot be written down."""
        chosen = [(one.name, settings.get(one.name, one.choices[0])) for one in self.settings]
        text = recipes.as_text(figures)
        make = self.maker(version)
        return None if text is None else Recipe(make, version, players, tuple(chosen), text)

    def tally(self, settings: Mapping[str, Any]) -> Tally | None:
        """How many figures are the box's if these settings are chosen, and others as they come."""
        chosen = {setting.name: setting.choices[0] for setting in self.settings} | dict(settings)
        return next((one for one in self.tallies if one.settings.items() <= chosen.items()), None)

    def told(self, tally: Tally, lang: str) -> str:
        """A tally in a few words, after the choices that it holds for."""
        pairs = [
            (setting.label[lang], setting.named[tally.settings[setting.name]][lang])
            for setting in self.settings
            if setting.name in tally.settings
        ]
        return tally.short(lang, pairs)

    def choices(self) -> Iterator[dict[str, Any]]:
        """Every way to choose the settings; one that is idle stays as it comes."""
        names = [setting.name for setting in self.settings]
        for values in itertools.product(*(setting.choices for setting in self.settings)):
            chosen = dict(zip(names, values, strict=True))
            idle = [setting for setting in self.settings if setting.is_idle(chosen)]
            if all(chosen[setting.name] == setting.choices[0] for setting in idle):
                yield chosen


@dataclass(frozen=True)
class Later:
    """`make` of a module that is imported when somebody plays: a shelf needs no rules nor pictures."""

    module: str

    def __call__(self, players: int, **chosen: Any) -> Game:
        made: Game = import_module(self.module).make(players, **chosen)
        return made


@dataclass(frozen=True, repr=False)
class Game:
    """One title with everything chosen: what a match is played with."""

    title: Title
    players: int
    settings: Mapping[str, Any]
    rules: Rules = field(repr=False)
    judge: Judge = field(repr=False)
    words: Words[Any] = field(repr=False)
    positions: Positions = field(repr=False)
    figures: Figures = field(repr=False)
    ledger: Ledger = field(repr=False)
    # What is to be seen: of a state as a seat sees it, by a reader, while something is asked.
    draw: Callable[[State, int, Reader, Question | None, Lit], Scene] = field(repr=False)
    svg: Callable[[Scene, str], str] = field(repr=False)  # a scene and a theme -> a picture
    most_moves: int = field(repr=False)  # no match is longer
    endless: bool = field(default=False, repr=False)  # but for simulations, which stop there
    version: int = field(default=1, repr=False)  # of our rules for this title
    primer: Primer = field(default_factory=Primer, repr=False)

    def __post_init__(self) -> None:
        """Nobody changes it, and rules and board, pickled, are found again by what it is made of."""
        object.__setattr__(self, "settings", MappingProxyType(dict(self.settings)))
        for part in (self.rules, getattr(self.rules, "board", None)):
            if isinstance(part, Fixed):
                part.recipe = self.recipe

    @cached_property
    def recipe(self) -> Recipe | None:
        """What it is made of."""
        return self.title.recipe(self.players, self.settings, self.figures.changes, self.version)

    @cached_property
    def spellings(self) -> dict[str, str]:
        """Its names as people see them, in every language, and as notation writes them."""
        return spellings(self.figures.data)

    @cached_property
    def any_state(self) -> State:
        """Some position: others of this game are read back into copies of it."""
        return self.rules.start(self.rules.deal(Chance(0)))

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return with_judge, (self.judge,)

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.settings.items())
        return f"<Game {self.id}, {self.players} players{chosen}>"

    @property
    def id(self) -> str:
        return self.title.id

    @property
    def actions(self) -> Actions:
        """Every answer that could ever be given, as a number."""
        return Actions(self.rules, self.words)

    @property
    def encoding(self) -> Encoding:
        """The layout of what a seat may know as a row of numbers."""
        if self.rules.encoding is None:
            raise GameError(told("no-encoding", game=self.title.name))
        return self.rules.encoding

    def scene(self, state: State, seat: int, reader: Reader, question: Question | None) -> Scene:
        """What a seat sees of a state, with the question and the places that answer it."""
        asked = self.words.ask(state, question, *reader) if question is not None else ""
        lit = self.words.lit(state, question)
        return msgspec.structs.replace(
            self.draw(state, seat, reader, question, lit),
            title=self.title.name,
            lang=language(reader.lang),
            question=asked,
            lit=lit,
        )

    def start(self, seed: int | None = None, names: Sequence[str] | None = None) -> Match:
        """A new match; the same seed deals the same cards, and without one nobody can guess them."""
        seed = secret_seed() if seed is None else seed
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
        """The match that a record tells, before its first move, by the rules that it was played by."""
        game = self.by(record.version)
        if record.position is not None:
            state, deal = game.positions.read(record.position), None
        else:
            deal = game.positions.read_deal(record.deal or {})
            state = game.rules.start(deal)
        match = Match(
            game,
            state,
            seed=record.seed,
            names=record.names,
            deal=deal,
            version=record.version,
        )
        match.hints = list(record.hints) or match.hints
        return match

    def by(self, version: int) -> Game:
        """The same game by a version of our rules; those before they were counted are the first."""
        version = max(version, FIRST)
        if version == self.version:
            return self
        return self.title.game(self.players, self.settings, self.figures.changes, version)


def with_judge(judge: Judge) -> Game:
    """The game that a judge belongs to; perhaps it counts with weights of its own."""
    assert judge.rules.recipe is not None
    game = judge.rules.recipe.game()
    return game if game.judge is judge else replace(game, judge=judge)
