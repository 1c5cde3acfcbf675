"""Review: every decision of a match beside the best plan of a bot, in the same worlds.

The bot finds its plan first; then that plan and the one that was played are tried in other worlds,
the same for both, with the same luck. So the loss is a difference with an error, and a plan that
was only lucky while it was found has no advantage. Nobody is told what his seat could not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from ironbridge.bots.guarded import answer, made_bot
from ironbridge.bots.telling import is_same, sentences
from ironbridge.bots.thoughts import SEED, has_choice
from ironbridge.bots.trials import DOUBT, Comparison, Trials, continued, second_plan
from ironbridge.bots.words import SPEECH, told
from ironbridge.core.errors import GameError
from ironbridge.core.languages import FIRST
from ironbridge.core.match import Match
from ironbridge.core.notation import write_short
from ironbridge.core.speech import figure
from ironbridge.core.view import View

FINE: Final = "fine"
ONLY: Final = "only move"
MARKS: Final = {"blunder": 0.06, "mistake": 0.03, "inaccuracy": 0.01}  # shares of the title's par
PHASES: Final = ("beginning", "middle", "end")  # thirds of a match


@dataclass(frozen=True)
class Row:
    """One decision: what was played, what was best, and what lies between them."""

    move: int  # its number in the record
    seat: int
    played: str  # in notation
    best: str
    loss: float  # points of lead; less than 0: what was played turned out better
    error: float  # a standard error of this
    mark: str
    expected: list[float]  # what each seat could expect of the best plan
    plan: list[list[int]]  # the best one, as answers

    def data(self) -> dict[str, Any]:
        """As plain data; `Row(**data)` reads it back."""
        return asdict(self)


@dataclass(frozen=True)
class Review:
    """All decisions of a match, or of one seat, that were looked into."""

    match: Match
    rows: list[Row]

    @property
    def marked(self) -> list[Row]:
        """Those that lost points for certain."""
        return [row for row in self.rows if row.mark in MARKS]

    def losses(self) -> dict[int, dict[str, float]]:
        """Points lost by each seat in each third of the match."""
        found = {row.seat: dict.fromkeys(PHASES, 0.0) for row in self.rows}
        for row in self.rows:
            found[row.seat][phase(row.move, len(self.match.played))] += row.loss
        return dict(sorted(found.items()))

    def moves(self, row: Row, lang: str = FIRST) -> tuple[str, str]:
        """What was played and what was best, each as the log would tell it."""
        at = row.move - 1
        view = View(self.match.game.judge, self.match.state_at(at), row.seat)
        answers = self.match.played[at].answers
        played, best = (
            sentences(self.match, view, plan, lang)[0] for plan in ([answers], row.plan[:1])
        )
        return played, best

    def text(self, row: Row, lang: str = FIRST) -> str:
        """A decision in words: what was played, what was better, what that would have brought."""
        played, best = self.moves(row, lang)
        key = f"review.{row.mark.replace(' ', '-')}"
        points, error = figure(row.loss, lang, 1), figure(row.error, lang, 1)
        return SPEECH.say(
            key, lang, move=row.move, played=played, best=best, points=points, error=error
        )


def phase(move: int, count: int) -> str:
    """The third of a match that a move stands in."""
    return PHASES[min((move - 1) * len(PHASES) // count, len(PHASES) - 1)]


def decisions(match: Match, seat: int | None) -> list[int]:
    """How many moves had been made before each decision; of a match under way, of one seat only."""
    if seat is None and not match.over:
        raise GameError(told("not-over"))
    if seat is not None:
        match.check_seat(seat)
    return chosen(match, seat)


def chosen(match: Match, seat: int | None = None) -> list[int]:
    """The same of a match that is open to all, be it over or broken off."""
    return [
        at
        for at, played in enumerate(match.played)
        if not played.forced and seat in (None, played.seat) and has_choice(match, at)
    ]


def reviewed(match: Match, bot: str, seat: int | None, known: Iterable[Row]) -> Iterator[Row]:
    """The decisions one after the other; those that are known already are not looked into again."""
    kept = {row.move: row for row in known}
    for at in decisions(match, seat):
        yield kept.get(at + 1) or verdict(match, at, bot)


def analyse(match: Match, bot: str = "master@200", seat: int | None = None) -> Review:
    """A match looked into: for each decision what it lost against the best plan of a bot.

    A match under way is looked into for one seat only, which is told nothing that it may not know.
    """
    return Review(match, list(reviewed(match, bot, seat, ())))


def verdict(match: Match, at: int, bot: str) -> Row:
    """One decision."""
    played = match.played[at]
    view = View(match.game.judge, played.before, played.seat)
    plans = plans_of(match, at, bot, view)
    best = plans[0]
    if is_same(view, best[0], played.answers):
        found = beside_second(view, plans)
        is_only = found is not None and severity(match, found) in ("mistake", "blunder")
        expected = [] if found is None else found.better
        return row(match, at, best, 0.0, 0.0, ONLY if is_only else FINE, expected)
    own = next((plan for plan in plans if is_same(view, plan[0], played.answers)), None)
    found = Trials(view).compare(best, own or continued(view, played.answers))
    mark = severity(match, found)
    return row(match, at, best, found.loss, found.error, mark, found.better)


def plans_of(match: Match, at: int, bot: str, view: View) -> list[list[list[int]]]:
    """What the bot considers there; of one that cannot tell, the move that it makes."""
    thinker = made_bot(bot, SEED)
    answers, _ = answer(thinker, bot, view.judge, match.state_at(at), view.seat)
    told = [thought["moves"] for thought in thinker.thoughts() if thought["moves"]]
    return told or [continued(view, answers)]


def beside_second(view: View, plans: list[list[list[int]]]) -> Comparison | None:
    """The best plan beside the next one that begins otherwise, if there is any."""
    second = second_plan(view, plans)
    return None if second is None else Trials(view).compare(plans[0], second)


def severity(match: Match, found: Comparison) -> str:
    """The mark for what a move loses beyond the error."""
    par = match.game.title.par
    return next((mark for mark, share in MARKS.items() if found.certain >= share * par), FINE)


def row(
    match: Match,
    at: int,
    best: list[list[int]],
    loss: float,
    error: float,
    mark: str,
    expected: list[float],
) -> Row:
    """One decision as a row."""
    before, seat, answers = match.state_at(at), match.played[at].seat, match.played[at].answers
    return Row(
        move=at + 1,
        seat=seat,
        played=write_short(match.game, before, answers),
        best=write_short(match.game, before, best[0]),
        loss=round(loss, 2),
        error=round(error, 2),
        mark=mark,
        expected=[round(points, 1) for points in expected],
        plan=best,
    )


# Finding it oneself.


@dataclass(frozen=True)
class Attempt:
    """A move that somebody tries in place of one that lost points, beside the best plan there."""

    view: View
    answers: list[int]
    found: Comparison | None  # None: it is the best one
    mark: str

    def text(self, match: Match, lang: str = FIRST) -> str:
        """How good it is, in words."""
        own = sentences(match, self.view, [self.answers], lang)[0]
        if self.found is None:
            return SPEECH.say("attempt.best", lang, own=own)
        loss, error = self.found.loss, self.found.error
        key = "alike" if abs(loss) <= DOUBT * error else "worse" if loss > 0 else "better"
        points, doubt = figure(abs(loss), lang, 1), figure(error, lang, 1)
        return SPEECH.say(f"attempt.{key}", lang, own=own, points=points, error=doubt)


def attempt(match: Match, best: list[list[int]], answers: list[int]) -> Attempt:
    """Try a legal move of the present position in the same worlds as the best plan there."""
    view = match.view_of(match.seat)
    if is_same(view, best[0], answers):
        return Attempt(view, answers, None, FINE)
    found = Trials(view).compare(best, continued(view, answers))
    return Attempt(view, answers, found, severity(match, found))
