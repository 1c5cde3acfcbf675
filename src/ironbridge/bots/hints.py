"""Hints: what a bot would do in somebody's place, from nothing but what he may know."""

from __future__ import annotations

from typing import Final

from ironbridge.bots.guarded import made_bot
from ironbridge.bots.telling import choices, sentences, worlds_of
from ironbridge.bots.thoughts import SEED, Plan, plans
from ironbridge.bots.trials import Comparison, Trials, continued, second_plan
from ironbridge.bots.words import SPEECH, told
from ironbridge.core.asked import Option
from ironbridge.core.errors import GameError, IllegalMove
from ironbridge.core.languages import FIRST
from ironbridge.core.match import Match
from ironbridge.core.moves import Move
from ironbridge.core.speech import figure

CONSIDERED: Final = 40  # plans among which another move is looked for
CLEARLY: Final = 1.0  # standard errors beyond which two moves are not told as alike


class Weighed:
    """Another move, beside the one of a hint."""

    def __init__(self, hint: Hint, plan: list[list[int]], found: Comparison) -> None:
        self.hint = hint
        self.plan = plan
        self.loss = found.loss
        self.error = found.error

    def text(self, lang: str = FIRST) -> str:
        """The comparison in words."""
        clear = abs(self.loss) > CLEARLY * self.error
        key = "alike" if not clear else "worse" if self.loss > 0 else "better"
        other = sentences(self.hint.match, self.hint.best.view, self.plan[:1], lang)
        points, error = figure(abs(self.loss), lang, 1), figure(self.error, lang, 1)
        return SPEECH.say(f"hint.{key}", lang, other=other[0], points=points, error=error)

    def __str__(self) -> str:
        return self.text()


class Hint:
    """The best plan of a bot, told step by step: the idea, the move, what it is worth."""

    def __init__(self, match: Match, found: list[Plan]) -> None:
        self.match = match
        self.best, *self.others = found
        self.seat = self.best.view.seat
        self.move: Move = match.move(self.best.moves[0])

    # First the idea.

    def choices(self, plan: list[list[int]]) -> list[Option]:
        """The answers of the first move of a plan, each where it is asked."""
        return choices(self.match, worlds_of(self.best.view)[0], plan[0])

    def where(self) -> Option | None:
        """The answer that says where on the board, small matters aside, if it is not the first."""
        is_small = self.match.game.judge.is_small
        later = self.choices(self.best.moves)[1:]
        placed = [one for one in later if one.place and not is_small(one.asked.question)]
        return placed[-1] if placed else None

    @property
    def place(self) -> str:
        """Where to look on the board: an id of the scene, or nothing."""
        return (self.where() or self.choices(self.best.moves)[0]).place

    def idea(self, lang: str = FIRST) -> str:
        """What to think of, in one sentence; where the move is one answer, two of them."""
        chosen, where = self.choices(self.best.moves), self.where()
        if len(chosen) == 1:
            return self.between(lang)
        what = chosen[0].text(lang)
        if where is None:
            return SPEECH.say("hint.idea", lang, what=what)
        return SPEECH.say("hint.idea-there", lang, what=what, where=where.text(lang))

    def between(self, lang: str) -> str:
        """The best answer and the next, in the order in which they are asked for."""
        pair = [self.choices(moves)[0] for moves in (self.best.moves, self.second())]
        one, other = sorted(pair, key=lambda option: option.number)
        return SPEECH.say("hint.between", lang, one=one.text(lang), other=other.text(lang))

    # Then the move.

    def text(self, lang: str = FIRST) -> str:
        """The move, as the log would tell it, and what the bot expects of it."""
        expected = figure(self.best.expected[self.seat], lang, 1)
        name = self.match.names[self.seat]
        told = self.best.text(lang)
        return SPEECH.say("hint.move", lang, plan=told, name=name, points=expected)

    # Then what it is worth.

    def second(self) -> list[list[int]]:
        """The best plan that begins otherwise; where the bot thought of none, what looks best."""
        found = second_plan(self.best.view, [plan.moves for plan in (self.best, *self.others)])
        if found is None:
            raise GameError(told("no-other-move"))
        return found

    def compare(self, move: str | Move | None = None) -> Weighed:
        """Another move, by default the bot's second thought, tried in the same worlds."""
        view = self.best.view
        plan = self.second() if move is None else continued(view, self.read(move))
        return Weighed(self, plan, Trials(view).compare(self.best.moves, plan))

    def read(self, move: str | Move) -> list[int]:
        """The answers of a legal move of this position."""
        reading = self.match.read(move)
        if reading.trouble is not None:
            raise IllegalMove(self.match.refuse_text(reading))
        return reading.answers

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Hint for seat {self.seat}: {self.move}>"


def advice(match: Match, bot: str) -> Hint:
    """A hint for whoever is asked; GameError if the bot cannot tell what it thinks."""
    copy = match.copy()
    found = plans(copy, len(copy.played), made_bot(bot, SEED), bot, CONSIDERED)
    if not found:
        raise GameError(told("no-thoughts", bot=bot))
    return Hint(copy, found)
