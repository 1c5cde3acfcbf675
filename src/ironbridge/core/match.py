"""Match: a record being played. What Python users hold."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from ironbridge.core import advising, copying, looking, returning, spelling
from ironbridge.core.asked import Asked, Option
from ironbridge.core.asks import FINE, Answers, Question
from ironbridge.core.breakdown import Breakdown, breakdown
from ironbridge.core.chance import Chance
from ironbridge.core.draft import Draft
from ironbridge.core.errors import GameError, IllegalMove
from ironbridge.core.foregone import Foregone, foregone
from ironbridge.core.languages import FIRST
from ironbridge.core.moves import Move, Moves
from ironbridge.core.notation import Reading, Trouble
from ironbridge.core.pickling import reduced_match
from ironbridge.core.play import after, attempt, draw, winners
from ironbridge.core.played import Happening, Played
from ironbridge.core.record import Record, check_names, write_record
from ironbridge.core.refusal import Refusal
from ironbridge.core.state import CHANCE, NOBODY, State
from ironbridge.core.view import View
from ironbridge.core.words import refuse_option, refuse_reading, refuse_table, told

if TYPE_CHECKING:
    from ironbridge.core.advising import Hint
    from ironbridge.core.game import Game
    from ironbridge.core.scene import Scene

Answer = Option | str | int  # an option as such, by its notation or by its number


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
        version: int | None = None,
    ) -> None:
        self.game = game
        self.names = check_names(names, game.players)
        self.seed = seed
        self.deal = deal  # None when the match began from a position
        # Of our rules, by which the match goes on to its end.
        self.version = game.version if version is None else version
        self.hints = [0] * game.players  # that each seat was given
        self.played: list[Played] = []
        self.opening = state.events or []  # what happened before the first move
        state.events = None
        self.state = state
        self.draft = Draft(game.rules, state)

    def call(self, names: Sequence[str]) -> None:
        """Call the players otherwise: in what is told from now on, and in the record."""
        check_names(names, self.game.players)
        self.names = tuple(names)

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
        question = self.draft.question
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

    def choose(self, option: Answer) -> list[Happening]:
        """Answer the present question; returns what happened once the move is complete."""
        self.take(option)
        if self.draft.question is not None:
            return []
        before = len(self.played)
        self.push_drafted(forced=False)
        return self.settled(before)

    def answer(self, option: Answer) -> Option:
        """Answer the present question, be the move complete then or not; returns what it means."""
        asked = self.question
        number = self.take(option)
        assert asked is not None
        return Option(number, asked)

    def take(self, option: Answer) -> int:
        """Take an answer into the draft; returns its number."""
        question = self.draft.question
        if question is None:
            raise IllegalMove(refuse_table("over" if self.over else "stale"))
        number = self.number_of(option, question)
        state = self.draft.given.state
        why = self.draft.take(number)
        if why != FINE:
            raise IllegalMove(self.refuse(state, question, number, why))
        return number

    def compose(self, options: Sequence[Answer]) -> list[Option]:
        """Begin the move anew with these choices; returns what each of them means."""
        self.check_going_on()
        if self.draft.chosen or self.draft.state is not self.state:
            self.draft = Draft(self.game.rules, self.state)
        return [self.answer(option) for option in options]

    def compose_all(self, answers: Sequence[int]) -> None:
        """Begin the move anew with every answer of its beginning, those without a choice too."""
        self.compose([])
        while len(self.draft.answers) < len(answers):
            self.answer(answers[len(self.draft.answers)])

    def foregone(self) -> list[Foregone]:
        """The answers of the move being composed that left no choice, with why nothing else would do."""
        return foregone(self)

    def finish(self) -> list[Happening]:
        """Play the move that was composed; refused as long as something is asked."""
        self.check_going_on()
        refusal = self.why_unfinished()
        if refusal is not None:
            raise IllegalMove(refusal)
        before = len(self.played)
        self.push_drafted(forced=False)
        return self.settled(before)

    def why_unfinished(self) -> Refusal | None:
        """What is still asked of the move being composed, or None if nothing is."""
        if self.draft.question is None:
            return None
        answers = self.draft.answers
        given = attempt(self.game.rules, self.state, answers)
        return self.refuse_text(Reading(answers, Trouble.UNFINISHED, given))

    def check_going_on(self) -> None:
        """Somebody is still asked something."""
        if self.over:
            raise IllegalMove(refuse_table("over"))

    def back(self) -> None:
        """Take back the last answer of the move being composed."""
        if self.over or not self.draft.back():
            raise IllegalMove(refuse_table("nothing-to-take-back"))

    def number_of(self, option: Answer, question: Question) -> int:
        """The number of an option given as such, by its notation or by its number."""
        if isinstance(option, Option):
            if option.asked.question is not question:
                raise IllegalMove(refuse_table("stale"))
            return option.number
        if isinstance(option, int):
            return option
        found = spelling.option_named(self.game, question, option, self.names)
        if found is not None:
            return found
        answers = self.draft.answers
        given = attempt(self.game.rules, self.state, answers)
        raise IllegalMove(
            self.refuse_text(Reading(answers, Trouble.UNREADABLE, given, words=option))
        )

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

    def refuse_text(self, reading: Reading) -> Refusal:
        """The refusal of a text that is no legal move here."""
        return refuse_reading(self.game, reading, self.names)

    # Move by move.

    def moves(self) -> Moves:
        """The different legal moves, each written when it is read."""
        return Moves(self.game, self.state, self.names)

    def move(self, answers: Sequence[int]) -> Move:
        """A complete legal move of this position, from its answers."""
        return Move(self.game, self.state, tuple(answers))

    def refusal(self, move: str | Move) -> Refusal | None:
        """Why a move is not legal here, or None if it is."""
        if self.over:
            return refuse_table("over")
        reading = self.read(move)
        return None if reading.trouble is None else self.refuse_text(reading)

    def play(self, move: str | Move) -> list[Happening]:
        """Play a complete move, in short or long notation; returns what happened."""
        self.check_going_on()
        reading = self.read(move)
        if reading.trouble is not None:
            raise IllegalMove(self.refuse_text(reading))
        return self.commit(reading.answers)

    def read(self, move: str | Move) -> Reading:
        """The answers of a move, or the trouble with it."""
        if isinstance(move, str):
            return self.read_on([], move)
        answers = list(move.answers)
        if after(self.game.rules, self.state, answers) is not None:
            return Reading(answers)
        return self.read_on([], move.long)

    def read_on(self, answers: list[int], text: str) -> Reading:
        """The rest of a move that begins with these answers."""
        return spelling.read_on(self.game, self.state, answers, text, self.names)

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
        self.draft = Draft(rules, self.state)

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
        self.rewind(returning.decided(self)[-1])

    def rewind(self, count: int) -> None:
        """Back to the position after so many moves, whatever came to light since."""
        self.state = self.state_at(count)
        del self.played[count:]
        self.draft = Draft(self.game.rules, self.state)

    def way_back(self, mine: Collection[int], bots: Collection[int]) -> tuple[Refusal | None, int]:
        """Why somebody may not take his last move back, over what bots have answered since.

        None where he may, and how many moves are left then: `rewind` goes there.
        """
        return returning.way_back(self, mine, bots)

    def why_not_back(self, seat: int | None = None) -> Refusal | None:
        """Why the last move cannot be taken back, or None if it can."""
        return returning.why_not_back(self, seat)

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
        return View(self.game.judge, self.state_at(at), seat)

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

    def breakdown(self) -> Breakdown:
        """Where every seat's points came from, stage by stage and kind by kind."""
        return breakdown(self)

    def hint(self, seat: int | None = None, bot: str = "master@200") -> Hint:
        """What a bot would do in the place of the seat that is asked; the record takes note."""
        return advising.hint_of(self, seat, bot)

    def log(self, lang: str = FIRST, seat: int = NOBODY, at: int | None = None) -> list[str]:
        """What happened up to here, or in the first moves, as sentences, as a seat may know it."""
        self.check_seat(seat)
        heard, say = self.game.rules.heard, self.game.words.event
        told = [self.opening, *(played.events for played in self.played[:at])]
        return [say(heard(event, seat), self.names, lang) for events in told for event in events]

    def record(self) -> Record:
        """The match as a record; its text can be read, written, diffed and pasted."""
        return write_record(self)

    def scene(self, seat: int | None = None, lang: str = FIRST, at: int | None = None) -> Scene:
        """What a seat sees, by default the one that is asked; a move being composed shows."""
        return looking.scene_of(self, seat, lang, at)

    def seen(self, seat: int, lang: str, at: int | None = None) -> Scene:
        """The same with no log beside it."""
        return looking.seen(self, seat, lang, at)

    def check_seat(self, seat: int) -> None:
        """Seats are counted from 0; NOBODY looks on."""
        if not NOBODY <= seat < self.game.players:
            raise GameError(told("no-such-seat", seat=seat, last=self.game.players - 1))

    def svg(
        self,
        seat: int | None = None,
        lang: str = FIRST,
        at: int | None = None,
        theme: str = "light",
    ) -> str:
        """The scene as a picture that stands alone, light or dark."""
        return looking.svg_of(self, seat, lang, at, theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    # Copies.

    def copy(self) -> Match:
        """The same match, to be played on by itself; what has been played is never changed."""
        return copying.copied(self)

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (*reduced_match(self), {"hints": self.hints})

    def __repr__(self) -> str:
        doing = "over" if self.over else f"{self.names[self.seat]} to answer"
        return f"<Match of {self.game.id}, {len(self.played)} moves, {doing}>"
