"""Foregone: the answers of a move being composed that left no choice, and what forbids the others."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, NamedTuple

from ironbridge.core.asked import Asked, Option
from ironbridge.core.asks import FINE, Question
from ironbridge.core.play import attempt
from ironbridge.core.refusal import Refusal
from ironbridge.core.state import State
from ironbridge.core.words import refuse_option

if TYPE_CHECKING:
    from ironbridge.core.match import Match

MOST: Final = 3  # reasons that are told of one answer


class Foregone(NamedTuple):
    """An answer that was the only one possible."""

    option: Option
    after: int  # how many real choices came before it
    refusals: list[Refusal]  # why not another: the rarest reasons, which say most


def foregone(match: Match) -> list[Foregone]:
    """Those of the move that is being composed, in their order."""
    draft = match.draft
    return [given(match, at) for at in range(len(draft.answers)) if at not in draft.chosen]


def given(match: Match, at: int) -> Foregone:
    """One of them, as it was asked."""
    draft = match.draft
    run = attempt(match.game.rules, draft.state, draft.answers[:at])
    assert run.open is not None
    option = Option(draft.answers[at], Asked(match, run.open, run.state))
    after = sum(chosen < at for chosen in draft.chosen)
    return Foregone(option, after, refusals(match, run.state, run.open, at, str(option)))


def refusals(match: Match, state: State, question: Question, at: int, only: str) -> list[Refusal]:
    """Why nothing else may be answered."""
    rules, refused = match.game.rules, defaultdict(list)
    for option in range(rules.asks[question.kind].domain):
        refused[rules.why(state, question, option)].append(option)
    refused.pop(FINE, None)
    rarest = sorted(refused, key=lambda why: len(refused[why]))[:MOST]
    return [
        refuse_option(
            match.game,
            state,
            question,
            refused[why][0],
            why,
            at=at,
            instead=[only],
            names=match.names,
        )
        for why in rarest
    ]
