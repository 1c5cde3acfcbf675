"""Reviewed: what is known of a match that was looked into, as the browser shows it."""

from __future__ import annotations

from typing import Final

from ironbridge.bots.expectation import course
from ironbridge.bots.review import FINE, PHASES, Review, Row, attempt
from ironbridge.core.errors import IllegalMove
from ironbridge.core.match import Match
from ironbridge.web import jobs
from ironbridge.web.payloads import Data

POINTS: Final = 1  # digits behind the point
CHANCES: Final = 3


def course_data(match: Match) -> Data:
    """Points to be expected and chances to win after each move of a match that is over."""
    if not match.over:
        return {"expected": None, "chances": None}
    found = course(match)
    return {
        "expected": [[round(one, POINTS) for one in row] for row in found.expected],
        "chances": [[round(one, CHANCES) for one in row] for row in found.chances],
    }


def review_data(match: Match, rows: list[Row], lang: str) -> Data:
    """Every decision, those that are marked in words; what each seat lost, and when."""
    review = Review(match, rows)
    return {
        "rows": [row_data(review, row, lang) for row in rows],
        "losses": [
            {"seat": seat, "phases": [round(lost[phase], POINTS) for phase in PHASES]}
            for seat, lost in review.losses().items()
        ],
    }


def row_data(review: Review, row: Row, lang: str) -> Data:
    """One decision."""
    told: Data = {"move": row.move, "seat": row.seat, "mark": row.mark, "loss": row.loss}
    if row.mark != FINE:
        played, best = review.moves(row, lang)
        told |= {"text": review.text(row, lang), "played": played, "best": best}
    return told


def attempt_data(match: Match, job: jobs.Attempt) -> Data:
    """How good a move is that somebody tries."""
    match.compose(job.answers)
    refusal = match.why_unfinished()
    if refusal is not None:
        raise IllegalMove(refusal)
    found = attempt(match, job.plan, match.draft.answers)
    return {"text": found.text(match, job.lang), "mark": found.mark}
