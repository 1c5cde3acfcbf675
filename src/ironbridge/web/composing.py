"""Composing: answers given one by one to a match, and its last move taken back."""

from __future__ import annotations

from ironbridge.core.draft import Draft
from ironbridge.core.errors import IllegalMove
from ironbridge.core.match import Match
from ironbridge.core.notation import write
from ironbridge.core.refusal import Refusal
from ironbridge.core.rules import FINE
from ironbridge.core.words import refuse_table
from ironbridge.web import views
from ironbridge.web.jobs import Choice


def compose(match: Match, answers: list[Choice], lang: str) -> list[views.Data]:
    """Give answers one by one in the match's draft; returns each in words, with its places."""
    if match.over:
        raise IllegalMove(refuse_table("over"))
    match.draft = Draft(match.game.rules, match.state)
    return [choose(match, answer, lang) for answer in answers]


def choose(match: Match, answer: Choice, lang: str) -> views.Data:
    """Give one answer."""
    asked = match.question
    if asked is None:
        raise IllegalMove(refuse_table("stale"))
    number = match.number_of(answer, asked.question)
    words, draft = match.game.words, match.draft
    state = draft.given.state
    why = draft.why(number)
    if why != FINE:
        raise IllegalMove(match.refuse(state, asked.question, number, why))
    place = match.game.place(state, asked.question, number)
    given = {
        "number": number,
        "phrase": words.phrase(asked.question, number),
        "text": words.option(state, asked.question, number, match.names, lang),
        "places": [place] if place else [],
    }
    draft.take(number)
    return given


def check_complete(match: Match) -> None:
    """Nothing is left to ask."""
    if match.draft.question is not None:
        unfinished = match.refusal(write(match.game, match.state, match.draft.answers) or "")
        raise IllegalMove(unfinished or refuse_table("stale"))


def way_back(match: Match, mine: list[int], bots: list[int]) -> tuple[Refusal | None, int]:
    """Why somebody may not take his last move back, or None and how many moves stay."""
    decided = [at for at, move in enumerate(match.played) if not move.forced]
    human = [at for at in decided if match.played[at].seat not in bots]
    if not human:
        return refuse_table("nothing-to-take-back"), 0
    last = match.played[human[-1]]
    if last.seat not in mine:
        return refuse_table("others-answered"), 0
    if match.state.revealed != last.before.revealed:
        return refuse_table("revealed"), 0
    return None, human[-1]
