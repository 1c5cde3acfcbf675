"""Match: a record being played. What Python users hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ironbridge.core import notation
from ironbridge.core.chance import Chance
from ironbridge.core.draft import Draft
from ironbridge.core.errors import GameError, IllegalMove
from ironbridge.core.listing import Listing
from ironbridge.core.play import attempt, draw, moves, winners
from ironbridge.core.record import CHANCE_NAME, Record, write_record
from ironbridge.core.refusal import Refusal
from ironbridge.core.rules import CHANCE, FINE, NOBODY, Answers, Event, Question, State
from ironbridge.core.view import View
from ironbridge.core.words import Either, refuse_option, refuse_reading, refuse_table, told

if TYPE_CHECKING:
    from ironbridge.core.game import Game
    from ironbridge.core.scene import Scene

THEMES: Final = ("light", "dark")
LOG_LINES: Final = 6  # that a scene shows


# Every question makes an Asked and Options, every move a Played and Happenings: these are plain
# classes with slots, filled in a third of the time that a frozen dataclass takes.


class Asked:
    """The present question: whose it is, what kind, and in words."""

    __slots__ = ("match", "question", "seat", "state")

    def __init__(self, match: Match, question: Question, state: State) -> None:
        self.match = match
        self.question = question
        self.seat = question.seat
        self.state = state  # as it was when this was asked

    @property
    def kind(self) -> str:
        """The name of its kind: `bid`."""
        return self.match.game.words.kind(self.question)

    def text(self, lang: str = "en") -> str:
        """The question in words."""
        match = self.match
        return match.game.words.ask(self.state, self.question, match.names, lang)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Asked: {self.kind}, seat {self.seat}>"


class Option:
    """One answer that may be given: its number, its notation, its words."""

    __slots__ = ("asked", "number")

    def __init__(self, number: int, asked: Asked) -> None:
        self.number = number
        self.asked = asked

    @property
    def phrase(self) -> str:
        """The option in notation, the same in every language."""
        return self.asked.match.game.words.phrase(self.asked.question, self.number)

    def text(self, lang: str = "en") -> str:
        """The option in words, with its price and what it brings."""
        asked, match = self.asked, self.asked.match
        words = match.game.words
        return words.option(asked.state, asked.question, self.number, match.names, lang)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return (self.number, self.phrase) == (other.number, other.phrase)

    def __hash__(self) -> int:
        return hash((self.number, self.phrase))

    def __str__(self) -> str:
        return self.phrase

    def __repr__(self) -> str:
        return f"<Option {self.number}: {self.phrase}>"


@dataclass(frozen=True)
class Move:
    """A complete move: its answers, and its notation, short and long."""

    answers: tuple[int, ...]
    short: str = field(compare=False)
    long: str = field(compare=False)

    def __str__(self) -> str:
        return self.short


class Happening:
    """An event of this match, ready to be told."""

    __slots__ = ("event", "match")

    def __init__(self, event: Event, match: Match) -> None:
        self.event = event
        self.match = match

    def text(self, lang: str = "en") -> str:
        """What happened, as a sentence."""
        return self.match.game.words.event(self.event, self.match.names, lang)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Happening: {self}>"


@dataclass(slots=True)
class Played:
    """One move of the record, with the position it was played in and what it brought about."""

    seat: int
    answers: list[int]
    forced: bool  # nobody had a choice
    before: State = field(repr=False)
    events: list[Event] = field(repr=False)


class Moves:
    """The complete legal moves of a position: to iterate, count, look into, print."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __iter__(self) -> Iterator[Move]:
        for answers in moves(self.match.game.rules, self.match.state):
            yield self.match.move(answers)

    def __len__(self) -> int:
        return len(Listing(self.match.game.rules, self.match.state))

    def __bool__(self) -> bool:
        return not self.match.over

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            return self.match.refusal(move) is None
        return any(move == other for other in self)

    def __repr__(self) -> str:
        return f"<Moves: {', '.join(str(move) for move in self)}>"


class Match:
    """A game under way: who is asked what, what may be answered, what has happened."""

    def __init__(
        self,
        game: Game,
        state: State,
        *,
        seed: int,
        names: Sequence[str] | None = None,
        deal: list[int] | None = None,
    ) -> None:
        self.game = game
        self.names = check_names(names, game.players)
        self.seed = seed
        self.deal = deal  # None when the match began from a position
        self.played: list[Played] = []
        self.opening = state.events or []  # what happened before the first move
        state.events = None
        self.state = state
        self.draft = Draft(game.rules, state)

    # Who is asked, and what.

    @property
    def seat(self) -> int:
        """The seat that is asked, or NOBODY when the game is over."""
        return self.game.rules.decider(self.state)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.seat == NOBODY

    @property
    def question(self) -> Asked | None:
        """The present question, or None when the game is over."""
        question = None if self.over else self.draft.question
        if question is None:
            return None
        return Asked(self, question, self.draft.given.state)

    def options(self) -> list[Option]:
        """The options of the present question."""
        asked = self.question
        if asked is None:
            return []
        return [Option(number, asked) for number in self.draft.choices]

    # Answer by answer.

    def choose(self, option: Option | str | int) -> list[Happening]:
        """Answer the present question; returns what happened once the move is complete."""
        question = self.draft.question
        if self.over or question is None:
            raise IllegalMove(refuse_table("over"))
        number = self.number_of(option, question)
        state = self.draft.given.state
        why = self.draft.take(number)
        if why != FINE:
            raise IllegalMove(self.refuse(state, question, number, why))
        if self.draft.question is not None:
            return []
        before = len(self.played)
        self.push_drafted(forced=False)
        return self.settled(before)

    def back(self) -> None:
        """Take back the last answer of the move being composed."""
        if self.over or not self.draft.back():
            raise IllegalMove(refuse_table("nothing-to-take-back"))

    def number_of(self, option: Option | str | int, question: Question) -> int:
        """The number of an option given as such, by its notation or by its number."""
        if isinstance(option, Option):
            if option.asked.question is not question:
                raise IllegalMove(refuse_table("stale"))
            return option.number
        if isinstance(option, int):
            return option
        domain = range(self.game.rules.domains[question.kind])
        found = notation.named(self.game, question, domain, option.lower().split())
        if len(found) == 1 and found[0][1] == len(option.split()):
            return found[0][0]
        given = attempt(self.game.rules, self.state, self.draft.answers)
        reading = notation.Reading(
            self.draft.answers, notation.Trouble.UNREADABLE, given, words=option
        )
        raise IllegalMove(refuse_reading(self.game, reading, self.names))

    def refuse(self, state: State, question: Question, option: int, why: int) -> Refusal:
        """The refusal of an answer to the present question."""
        return refuse_option(
            self.game,
            state,
            question,
            option,
            why,
            at=len(self.draft.answers),
            instead=[str(other) for other in self.options()],
            names=self.names,
        )

    # Move by move.

    def moves(self) -> Moves:
        """The complete legal moves, lazily."""
        return Moves(self)

    def move(self, answers: list[int]) -> Move:
        """A complete legal move of this position, from its answers."""
        game, state = self.game, self.state
        return Move(
            tuple(answers),
            notation.write_short(game, state, answers),
            notation.write(game, state, answers),
        )

    def refusal(self, move: str | Move) -> Refusal | None:
        """Why a move is not legal here, or None if it is."""
        if self.over:
            return refuse_table("over")
        reading = self.read(move)
        return None if reading.trouble is None else refuse_reading(self.game, reading, self.names)

    def play(self, move: str | Move) -> list[Happening]:
        """Play a complete move, in short or long notation; returns what happened."""
        if self.over:
            raise IllegalMove(refuse_table("over"))
        reading = self.read(move)
        if reading.trouble is not None:
            raise IllegalMove(refuse_reading(self.game, reading, self.names))
        return self.commit(reading.answers)

    def read(self, move: str | Move) -> notation.Reading:
        """The answers of a move, or the trouble with it."""
        text = move.long if isinstance(move, Move) else move
        return notation.read(self.game, self.state, text)

    def commit(self, answers: list[int]) -> list[Happening]:
        """Play a legal move, and whatever follows without anybody's choice."""
        before = len(self.played)
        self.push(answers, forced=False)
        return self.settled(before)

    def settled(self, before: int) -> list[Happening]:
        """Play whatever follows without anybody's choice; what has happened after so many moves."""
        self.settle()
        events = [event for played in self.played[before:] for event in played.events]
        return [Happening(event, self) for event in events]

    def push(self, answers: list[int], *, forced: bool) -> None:
        """Add one legal move to the record and make its position the present one."""
        given = attempt(self.game.rules, self.state, answers)
        assert given.open is None and given.used == len(answers)
        self.add(given, answers, forced=forced)

    def push_drafted(self, *, forced: bool) -> None:
        """The same with the move of the draft, which has been run already."""
        assert self.draft.question is None
        self.add(self.draft.given, self.draft.answers, forced=forced)

    def add(self, run: Answers, answers: list[int], *, forced: bool) -> None:
        """Add a complete move that was run on a copy: the copy is the present position now."""
        events = run.state.events or []
        self.played.append(Played(run.seat, answers[:], forced, self.state, events))
        run.state.events = None
        self.state = run.state

    def settle(self) -> None:
        """Let chance speak, play what leaves no choice, then open a draft for the next seat."""
        rules = self.game.rules
        while (seat := self.seat) != NOBODY:
            if seat == CHANCE:
                chance = Chance(self.seed, len(self.played) + 1)
                self.push(draw(rules, self.state, chance), forced=True)
                continue
            self.draft = Draft(rules, self.state)
            if self.draft.question is not None:
                return
            self.push_drafted(forced=True)

    def push_recorded(self, answers: list[int]) -> None:
        """Play a move of a record, where nothing follows by itself."""
        free = self.seat != CHANCE and Draft(self.game.rules, self.state).question is not None
        self.push(answers, forced=not free)

    def take_back(self, seat: int | None = None) -> None:
        """Take the last move back, for the seat that made it: by default whoever made it.

        Refused where something hidden came to light, or where another seat has answered since.
        """
        refusal = self.why_not_back(seat)
        if refusal is not None:
            raise IllegalMove(refusal)
        while self.played[-1].forced:
            self.played.pop()
        self.state = self.played.pop().before
        self.draft = Draft(self.game.rules, self.state)

    def why_not_back(self, seat: int | None = None) -> Refusal | None:
        """Why the last move cannot be taken back, or None if it can."""
        last = next((played for played in reversed(self.played) if not played.forced), None)
        if last is None:
            return refuse_table("nothing-to-take-back")
        composing = bool(self.draft.chosen) and self.seat != last.seat
        if composing or (seat is not None and last.seat != seat):
            return refuse_table("others-answered")
        if self.state.revealed != last.before.revealed:
            return refuse_table("revealed")
        return None

    # What is known, and what it is worth.

    def state_at(self, at: int | None = None) -> State:
        """The position after so many moves; the present one by default."""
        if at is None or at == len(self.played):
            return self.state
        if not 0 <= at < len(self.played):
            raise GameError(told("no-such-move", at=at, moves=len(self.played)))
        return self.played[at].before

    def view_of(self, seat: int, at: int | None = None) -> View:
        """What a seat, or NOBODY, may know, for bots and pictures."""
        return View(self.game.rules, self.state_at(at), seat)

    def view(self, seat: int = NOBODY) -> dict[str, Any]:
        """What a seat, or a spectator, may know, as plain data."""
        self.check_seat(seat)
        return self.game.positions.write(self.view_of(seat).state)

    def position(self, at: int | None = None) -> dict[str, Any]:
        """The whole position as plain data; `game.at` reads it back."""
        return self.game.positions.write(self.state_at(at))

    def scores(self) -> list[int]:
        """Every seat's points as they stand."""
        return self.game.rules.scores(self.state)

    def winners(self) -> list[int]:
        """The winning seats, after all tie-breaks; none before the end."""
        return winners(self.game.rules, self.state) if self.over else []

    def log(self, lang: str = "en", seat: int = NOBODY, at: int | None = None) -> list[str]:
        """What happened up to here, or in the first moves, as sentences, as a seat may know it."""
        self.check_seat(seat)
        heard, say = self.game.rules.heard, self.game.words.event
        told = [self.opening, *(played.events for played in self.played[:at])]
        return [say(heard(event, seat), self.names, lang) for events in told for event in events]

    def record(self) -> Record:
        """The match as a record; its text can be read, written, diffed and pasted."""
        return write_record(self)

    def scene(self, seat: int | None = None, lang: str = "en", at: int | None = None) -> Scene:
        """What a seat sees, by default the one that is asked; a move being composed shows."""
        decider = self.game.rules.decider(self.state_at(at))
        seat = decider if seat is None else seat
        self.check_seat(seat)
        draft = None
        if seat == decider != NOBODY:
            draft = self.draft if at is None else Draft(self.game.rules, self.state_at(at))
        scene = self.game.draw(
            View(self.game.rules, draft.given.state if draft else self.state_at(at), seat).state,
            seat=seat,
            names=self.names,
            lang=lang,
            question=draft.question if draft else None,
        )
        return msgspec.structs.replace(scene, log=self.log(lang, seat, at)[-LOG_LINES:])

    def check_seat(self, seat: int) -> None:
        """Seats are counted from 0; NOBODY looks on."""
        if not NOBODY <= seat < self.game.players:
            raise GameError(told("no-such-seat", seat=seat, last=self.game.players - 1))

    def svg(
        self,
        seat: int | None = None,
        lang: str = "en",
        at: int | None = None,
        theme: str = "light",
    ) -> str:
        """The scene as a picture that stands alone, light or dark."""
        if theme not in THEMES:
            raise GameError(told("no-theme", themes=Either(THEMES), theme=repr(theme)))
        return self.game.svg(self.scene(seat, lang, at), theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        doing = "over" if self.over else f"{self.names[self.seat]} to answer"
        return f"<Match of {self.game.id}, {len(self.played)} moves, {doing}>"


def check_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """A name for each seat, A, B, C … unless given; each must be able to stand in a record."""
    if names is None:
        return tuple(chr(ord("A") + seat) for seat in range(players))
    clean = tuple(name.strip() for name in names)
    if len(clean) != players:
        raise GameError(told("names", players=players, named=len(clean)))
    if len(set(clean)) < players:
        raise GameError(told("same-name"))
    for name in clean:
        taken = name == CHANCE_NAME or any(letter in name for letter in ":,#")
        if not name or taken or not name.isprintable():
            raise GameError(told("bad-name", name=repr(name)))
    return clean
