"""Wording: how a game speaks, put together from tables.

Each kind of question has one entry, `Spoken`: how its options are written and offered, where they
stand in the scene, what its sentence and a refusal may speak of. Events need none: the names of
their fields say how each number is read. All sentences are in the game's file of words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final, Generic, NamedTuple, TypeVar, cast

from ironbridge.core.asks import Ask, Question
from ironbridge.core.breakdown import UNCOUNTED, Counting
from ironbridge.core.events import Event
from ironbridge.core.languages import FIRST
from ironbridge.core.phrasebook import Phrasebook
from ironbridge.core.rules import Rules
from ironbridge.core.scene import Mark
from ironbridge.core.speech import Speech, called
from ironbridge.core.state import NOBODY, UNKNOWN, State

S = TypeVar("S", bound=State)
QUESTIONS: Final = 100  # of each game, whose phrases are kept
Values = Mapping[str, object]  # what a sentence may use, by name


class Reader(NamedTuple):
    """Who reads: in which language, and by which names the seats go."""

    names: Sequence[str]
    lang: str


@dataclass(frozen=True)
class Case(Generic[S]):
    """A question where it is asked: the position, what it is about, and who reads."""

    state: S
    question: Question
    about: Mapping[str, int]  # the question's numbers, by the names that its Ask gives them
    names: Sequence[str]
    lang: str

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.question.seat

    def __getitem__(self, name: str) -> int:
        """One of the numbers that the question is about."""
        return self.about[name]


def nothing(asked: Case[S]) -> Values:
    """A sentence that names nothing but the seat."""
    return {}


def plain(asked: Case[S]) -> str:
    """A question that is asked in one way only."""
    return ""


def as_named(asked: Case[S], option: int, reason: str) -> str:
    """A refusal that is always told by the same sentence."""
    return f"refusal.{reason}"


def unknown(asked: Case[S], words: str) -> str:
    """Words that no rule has an answer to."""
    return ""


@dataclass(frozen=True)
class Spoken(Generic[S]):
    """How one kind of question speaks."""

    phrase: Callable[[Question, int], str]  # an option in notation, the same in every language
    offer: Callable[[Case[S], int], str]  # an option in words, with its price and what it brings
    place: Callable[[Case[S], int], str]  # where it stands in the scene, or "" for nowhere
    subject: Callable[[Case[S], int], Values]  # what a refusal of it may speak of
    values: Callable[[Case[S]], Values] = nothing  # what the question's own sentence may use
    variant: Callable[[Case[S]], str] = plain  # which of several such sentences: `-over`
    refused: Callable[[Case[S], int, str], str] = as_named  # which sentence refuses an option
    astray: Callable[[Case[S], str], str] = unknown  # what refuses words that name no option of it


Naming = Callable[[int, Reader], object]  # a number of an event, as its sentence shows it


def seat_name(seat: int, reader: Reader) -> str:
    """A seat by the name of whoever sits there; nobody has none."""
    return "" if seat == NOBODY else reader.names[seat]


def named(name: Callable[[int, str], str]) -> Naming:
    """By a name that depends on the language only."""
    return lambda number, reader: name(number, reader.lang)


Place = Callable[[Event], str]  # where in the scene an event happens, as an id


class Flow(NamedTuple):
    """What an event brings from one place of the scene to another; "" is what the move lays."""

    source: Place
    target: Place
    symbol: Place  # what goes there
    paid: str = ""  # which of the event's numbers is its price, in `gist.price`


class Sentence(NamedTuple):
    """A sentence of the log."""

    text: str
    deed: bool  # what the move was about, unlike what it took and what followed


Shows = Callable[
    [int, str], Mark
]  # a card that is laid down for all to see, as a symbol with words


def here(event: Event) -> str:
    """What the move lays."""
    return ""


def always(symbol: str) -> Place:
    """The same whatever the event tells."""
    return lambda event: symbol


def no_chapter(state: State, reader: Reader) -> str:
    """A game that has no parts."""
    return ""


class Words(Generic[S]):
    """How a game speaks: its notation, its questions, its log, its refusals."""

    def __init__(
        self,
        speech: Speech,
        rules: Rules,
        spoken: Mapping[int, Spoken[S]],
        naming: Mapping[str, Naming],
        refusals: Mapping[int, str],
        flows: Mapping[str, Flow] | None = None,
        *,
        gains: Mapping[str, Place] | None = None,
        chapter: Callable[[S, Reader], str] = no_chapter,
        card: Shows | None = None,
        counting: Counting = UNCOUNTED,
    ) -> None:
        self.speech = speech
        self.rules = rules
        self.spoken: Final = [spoken[ask.kind] for ask in rules.asks]
        self.naming = naming  # how the fields of events are read; any other is just a number
        self.refusals = refusals  # the short names of refusals, by number
        self.flows = flows or {}  # what kinds of events bring something from place to place
        self.gains = gains or {}  # and where some pay somebody
        self.chapter = chapter  # the round, era or turn that a position belongs to, for the log
        self.card = card  # how a card looks that is played
        self.counting = counting  # where points come from
        self.phrases_about = lru_cache(QUESTIONS)(self.phrases_of)

    def asking(self, question: Question) -> Ask:
        """What the rules know about a question."""
        return self.rules.asks[question.kind]

    def asked(self, state: State, question: Question, names: Sequence[str], lang: str) -> Case[S]:
        """A question where it is asked."""
        about = self.asking(question).numbers(question)
        return Case(cast(S, state), question, about, called(names, lang), lang)

    # Notation.

    def kind(self, question: Question) -> str:
        """The name of a kind of question: `bid`."""
        return self.asking(question).name

    def phrase(self, question: Question, option: int) -> str:
        """An option in notation: `bid 3`."""
        return self.spoken[question.kind].phrase(question, option)

    def phrases(self, question: Question) -> Phrasebook:
        """All of a question's domain, whoever is asked; those of the last questions are kept."""
        return self.phrases_about(question.kind, question.a, question.b, question.c)

    def phrases_of(self, kind: int, a: int, b: int, c: int) -> Phrasebook:
        """The same by the question's numbers."""
        question = Question(kind, NOBODY, a, b, c)
        domain = range(self.asking(question).domain)
        return Phrasebook((option, self.phrase(question, option)) for option in domain)

    # Questions and options.

    def ask(self, state: State, question: Question, names: Sequence[str], lang: str) -> str:
        """The question in words."""
        asked = self.asked(state, question, names, lang)
        spoken = self.spoken[question.kind]
        values = {
            "seat": asked.names[question.seat],
            **spoken.values(asked),
        }  # chance is asked for one
        return self.speech.say(self.key_asked(asked), lang, **values)

    def key_asked(self, asked: Case[S]) -> str:
        """Which sentence asks: one of several, for some kinds of question."""
        question = asked.question
        return f"ask.{self.kind(question)}{self.spoken[question.kind].variant(asked)}"

    def clause_asked(self, state: State, question: Question) -> str:
        """The clause that a question rests on, if the words name one: `IN-20`."""
        asked = self.asked(state, question, [""] * self.rules.seats, FIRST)
        return str(self.speech.find(self.key_asked(asked)).get("clause", ""))

    def option(
        self, state: State, question: Question, option: int, names: Sequence[str], lang: str
    ) -> str:
        """An option in words."""
        asked = self.asked(state, question, names, lang)
        return self.spoken[question.kind].offer(asked, option)

    # Places.

    def place(self, state: State, question: Question, option: int) -> str:
        """Where an option, allowed or not, stands in the scene: an id, or "" for nowhere."""
        asked = self.asked(state, question, [""] * self.rules.seats, FIRST)
        return self.spoken[question.kind].place(asked, option)

    def lit(self, state: State, question: Question | None) -> dict[str, list[str]]:
        """The places that stand for the options of a question, with those options in notation."""
        places: dict[str, list[str]] = {}
        options = [] if question is None else self.rules.options(state, question)
        for option in options:
            assert question is not None
            place = self.place(state, question, option)
            places.setdefault(place, []).append(self.phrase(question, option))
        return places

    # The log.

    def event(self, event: Event, names: Sequence[str], lang: str) -> str:
        """What happened, as a sentence of the log."""
        return self.speech.say(f"event.{event.kind}", lang, **self.values(event, names, lang))

    def values(self, event: Event, names: Sequence[str], lang: str) -> Values:
        """What a sentence about an event may use."""
        reader = Reader(called(names, lang), lang)
        values: dict[str, object] = {"seat": seat_name(event.seat, reader)}
        for field, number in event.fields().items():
            naming = self.naming.get(field)
            values[field] = number if naming is None else naming(number, reader)
            if naming is None:
                values.setdefault("count", number)  # one or many, by the first plain number
        return values

    def tell(self, events: Iterable[Event], names: Sequence[str], lang: str) -> list[Sentence]:
        """What happened, with what happened several times told once."""
        return [
            Sentence(self.together(run, names, lang), bool(self.note(kind, "deed")))
            for (kind, _), alike in groupby(events, lambda event: (event.kind, event.seat))
            for run in self.runs(kind, alike)
        ]

    def runs(self, kind: str, alike: Iterable[Event]) -> Iterable[list[Event]]:
        """Events of a kind in a row, together if there are words for several."""
        return [list(alike)] if self.speech.has(f"several.{kind}") else [[each] for each in alike]

    def together(self, alike: list[Event], names: Sequence[str], lang: str) -> str:
        """One sentence for several events of a kind; what is not seen of them is only counted."""
        if len(alike) == 1:
            return self.event(alike[0], names, lang)
        first, reader = alike[0], Reader(called(names, lang), lang)
        values: dict[str, object] = {"seat": seat_name(first.seat, reader), "count": len(alike)}
        if any(UNKNOWN in event.fields().values() for event in alike):
            return self.speech.say(f"several.{first.kind}-unseen", lang, **values)
        for field in first.fields():
            shown = [str(self.naming[field](event[field], reader)) for event in alike]
            values[field] = ", ".join(shown)
        return self.speech.say(f"several.{first.kind}", lang, **values)

    def note(self, kind: str, name: str) -> object:
        """What the file of words notes beside the sentence of an event, if it does."""
        return self.speech.find(f"event.{kind}").get(name)

    def cards(self, events: Iterable[Event], lang: str) -> list[Mark]:
        """The cards that are played for all to see."""
        show = self.card
        if show is None:
            return []
        played = [event for event in events if self.note(event.kind, "shown")]
        return [show(event["card"], lang) for event in played]

    def cue(self, events: Iterable[Event]) -> str:
        """What there is to be heard of a move, by name."""
        cues = (self.note(event.kind, "cue") for event in events)
        return str(next((cue for cue in cues if cue), ""))

    def price(self, event: Event, lang: str) -> str:
        """What was paid or earned for what an event brings from place to place, if anything."""
        paid = self.flows[event.kind].paid
        if not paid:
            return ""
        return self.speech.say("gist.price", lang, price=event[paid], count=event[paid])

    def beside(self, event: Event, names: Sequence[str], lang: str) -> str:
        """Whom an event pays how much, in a few words beside the place where it happens."""
        return self.speech.say(f"beside.{event.kind}", lang, **self.values(event, names, lang))

    def legend(self, lang: str) -> list[tuple[str, str]]:
        """Symbols of the board with what they stand for, as far as the words tell."""
        symbols = self.speech.table.get("legend", {})
        return [(symbol, self.speech.say(f"legend.{symbol}", lang)) for symbol in symbols]

    # Refusals.

    def reason(self, why: int) -> str:
        """The short name of a refusal: `bid-too-high`."""
        return self.refusals[why]

    def clause(self, why: int) -> str:
        """The clause that a refusal rests on: `IN-31`."""
        return self.clause_of(self.refusals[why])

    def clause_of(self, reason: str) -> str:
        """The same by its short name."""
        return str(self.speech.find(f"refusal.{reason}")["clause"])

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
        asked, spoken = self.asked(state, question, names, lang), self.spoken[question.kind]
        key = spoken.refused(asked, option, self.refusals[why])
        return self.speech.say(key, lang, **spoken.subject(asked, option))

    def astray(self, state: State, question: Question, words: str) -> str:
        """The short name of the refusal of words that name no option here, or "" for none."""
        asked = self.asked(state, question, [""] * self.rules.seats, FIRST)
        return self.spoken[question.kind].astray(asked, words)

    def stray(
        self,
        state: State,
        question: Question,
        reason: str,
        words: str,
        names: Sequence[str],
        lang: str,
    ) -> str:
        """Why such words do not belong here; the sentence may use what the question's own does."""
        asked = self.asked(state, question, names, lang)
        values = {"words": words, **self.spoken[question.kind].values(asked)}
        return self.speech.say(f"refusal.{reason}", lang, **values)
