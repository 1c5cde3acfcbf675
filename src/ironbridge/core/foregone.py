"""Foregone: the answers of a move being composed that left no choice, and what forbids the others."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, NamedTuple

from ironbridge.core.asked import Asked, Option
from ironbridge.core.asks import FINE
from ironbridge.core.play import attempt
from ironbridge.core.refusal import Refusal
from ironbridge.core.words import refuse_option

if TYPE_CHECKING:
    from ironbridge.core.match import Match

MOST: Final = 3  # reasons that are told of one answer


class Foregone(NamedTuple):
    """An answer that was the only one possible."""

    option: Option
    after: int  # how many real choices came before it
    at: int  # and how many answers

    @property
    def refusals(self) -> list[Refusal]:
        """Why not another: the rarest reasons, which say most."""
        return [refusal for refusal, _ in self.against()]

    def against(self) -> list[tuple[Refusal, int]]:
        """The same, each with how many more answers it forbids."""
        asked = self.option.asked
        match, rules = asked.match, asked.match.game.rules
        refused = defaultdict(list)
        for option in range(rules.asks[asked.question.kind].domain):
            refused[rules.why(asked.state, asked.question, option)].append(option)
        refused.pop(FINE, None)
        rarest = sorted(refused, key=lambda why: len(refused[why]))[:MOST]
        return [
            (self.refusal(match, refused[why][0], why), len(refused[why]) - 1) for why in rarest
        ]

    def refusal(self, match: Match, option: int, why: int) -> Refusal:
        """Why not this."""
        return refuse_option(
            match.game,
            self.option.asked.state,
            self.option.asked.question,
            option,
            why,
            at=self.at,
            instead=[str(self.option)],
            names=match.names,
        )


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
    return Foregone(option, sum(chosen < at for chosen in draft.chosen), at)
