"""Reasons: why an option, or all that a place stands for, cannot be chosen."""

from __future__ import annotations

from typing import Final

from ironbridge.core.asks import FINE
from ironbridge.core.errors import IllegalMove
from ironbridge.core.match import Match
from ironbridge.core.refusal import Refusal
from ironbridge.core.view import View
from ironbridge.core.words import TABLE, refuse_table
from ironbridge.web.jobs import Choice
from ironbridge.web.words import say

MOST_REASONS: Final = 3

Counted = tuple[Refusal, int]  # with how many more are refused for the same reason


def why_option(match: Match, option: Choice | None) -> list[Refusal]:
    """Why an option of the open question is refused."""
    asked = match.question
    if asked is None or option is None:
        return [refuse_table("stale")]
    try:
        number = match.number_of(option, asked.question)
    except IllegalMove as error:
        return [error.refusal]
    return reasons(match, [number])


def why_place(match: Match, place: str, *, is_reached: bool) -> list[Refusal]:
    """Why nothing that a place stands for can be chosen; a move may lead there in another way."""
    asked = match.question
    if asked is None:
        return [refuse_table("stale")]
    game, question = match.game, asked.question
    state = View(game.judge, asked.state, asked.seat).state
    domain = range(game.rules.asks[question.kind].domain)
    options = [option for option in domain if game.words.place(state, question, option) == place]
    if options:
        return reasons(match, options)
    return [elsewhere(match, "elsewhere" if is_reached else "nowhere")]


def reasons(match: Match, options: list[int]) -> list[Refusal]:
    """The different reasons why these options are refused; none if one of them is allowed."""
    asked = match.question
    assert asked is not None
    refused: dict[int, Refusal] = {}
    for option in options:
        why = match.draft.why(option)
        if why == FINE:
            return []
        refused.setdefault(why, match.refuse(asked.state, asked.question, option, why))
    return list(refused.values())[:MOST_REASONS]


def elsewhere(match: Match, reason: str) -> Refusal:
    """What was pointed at has nothing to do with the question, or with any move."""
    asked = match.question
    assert asked is not None

    def words(lang: str) -> str:
        return say(f"refusal.{reason}", lang, question=asked.text(lang))

    return Refusal(TABLE, reason, 0, [str(option) for option in match.options()], words)


def why_only(match: Match, number: int) -> list[Counted]:
    """What speaks against all others where an answer left no choice, the rarest reason first."""
    answers = match.foregone()
    if number >= len(answers):
        return [(refuse_table("stale"), 0)]
    return answers[number].against() or [(nothing_else(), 0)]


def nothing_else() -> Refusal:
    """There is only one thing that could ever be answered."""
    return Refusal(TABLE, "only", 0, [], lambda lang: say("refusal.only", lang))
